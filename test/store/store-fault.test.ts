import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { WattleError } from '../../src/core/errors.ts';
import { STORE_FAULTS, storeFaultOf } from '../../src/store/ports/store-fault.ts';
import { openFile } from '../../src/store/sqlite/driver.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'wattle-fault-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const thrown = (work: () => void): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
};

describe('storeFaultOf', () => {
  it('reports a full disk', () => {
    const db = openFile(path.join(folder, 'full.db'), { readOnly: false });
    db.exec('PRAGMA max_page_count = 3; CREATE TABLE t (a)');
    const error = thrown(() => db.exec('INSERT INTO t VALUES (randomblob(100000))'));
    db.close();
    expect(storeFaultOf(error)).toBe('full');
    expect(storeFaultOf(new WattleError('BUG', 'A large file could not be written to disk.', { cause: error }))).toBe('full');
  });

  it('reports a file that is not a database, is missing or is not writable', () => {
    const junk = path.join(folder, 'junk.db');
    writeFileSync(junk, Buffer.alloc(8192, 7));
    const opened = openFile(junk, { readOnly: false });
    expect(storeFaultOf(thrown(() => opened.exec('PRAGMA journal_mode = WAL')))).toBe('damaged');
    opened.close();
    expect(storeFaultOf(thrown(() => openFile(path.join(folder, 'no', 'such.db'), { readOnly: false }).exec('SELECT 1')))).toBe('away');
    openFile(path.join(folder, 'kept.db'), { readOnly: false }).exec('CREATE TABLE t (a)');
    const readOnly = openFile(path.join(folder, 'kept.db'), { readOnly: true });
    expect(storeFaultOf(thrown(() => readOnly.exec('INSERT INTO t VALUES (1)')))).toBe('read_only');
    readOnly.close();
  });

  it.each([
    ['a write that the disk refused', 778, 'read_only'],
    ['a file that could not be flushed', 1034, 'read_only'],
    ['a read that the disk refused', 266, 'away'],
  ])('reports %s', (_what, errcode, fault) => {
    expect(storeFaultOf(Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode }))).toBe(fault);
  });

  it('reports an unavailable server', async () => {
    const { default: pg } = await import('pg');
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const connect = (): Promise<unknown> => {
      const client = new pg.Client({ host: 'localhost', port, user: 'nobody', database: 'none' });
      client.on('error', () => {});
      return client.connect().catch((error: unknown) => error);
    };
    expect(storeFaultOf(await connect())).toBe('away');
    await new Promise((resolve) => server.close(resolve));
    expect(storeFaultOf(await connect())).toBe('away');
  });

  it.each([
    ['53100', 'full'],
    ['53300', 'away'],
    ['57P01', 'away'],
    ['08006', 'away'],
    ['25006', 'read_only'],
    ['XX001', 'damaged'],
    ['ENOSPC', 'full'],
    ['EROFS', 'read_only'],
    ['EMFILE', 'descriptors'],
  ])('reports %s', (code, fault) => {
    expect(storeFaultOf(Object.assign(new Error('x'), { code }))).toBe(fault);
  });

  it('does not treat a bug in Wattle as a store fault', () => {
    expect(storeFaultOf(new TypeError('x is not a function'))).toBeNull();
    expect(storeFaultOf(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBeNull();
    expect(storeFaultOf(new WattleError('BUG', 'Something'))).toBeNull();
    expect(storeFaultOf('a text')).toBeNull();
  });

  it('has a remedy for each', () => {
    for (const sentence of Object.values(STORE_FAULTS)) expect(sentence).toMatch(/^[A-Z].*\. [A-Z].*\.$/);
  });
});
