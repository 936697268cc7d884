/** If an operator imports a wrong file by mistake, it is refused with the reason and changes nothing. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { type ImportRequest, importFile } from '../../src/cli/import.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { openSqliteStore } from '../../src/store/open/sqlite-store.ts';
import type { Store } from '../../src/store/ports/port.ts';

import { table, tiny } from './tiny-dataset.ts';

/** Makes a workbook with one sheet and no information about the file. */
const workbook = (sheet: string): Uint8Array => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['a', 1]]), sheet);
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
};

const dataset = tiny();
const NOW = Date.parse('2026-05-11T03:00:00.000Z');

let directory: string;
let store: Store;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'wattle-import-'));
  store = openSqliteStore({ dataDir: directory, clock: new FixedClock(NOW) });
  await store.migrate();
});

afterEach(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

async function take(content: string | Uint8Array, request: Partial<ImportRequest> = {}) {
  const file = path.join(directory, 'given');
  await writeFile(file, content);
  return importFile(store, { file, dataset, published: null, basis: null, url: null, accept: [], ...request }, NOW);
}

const versions = async () => (await store.datasets.versions('rba/T1')).length;

const NEWER = { '2024-01': [2.2, 101], '2024-02': [3, 102], '2024-03': [4, 103] } as const;
const OLDER = { '2023-12': [1, 100], '2024-01': [2, 101], '2024-02': [3, 102] } as const;

describe('a day', () => {
  test('is refused if later values of the same series were known before it', async () => {
    await take(table({ rows: { ...OLDER, ...NEWER } }), { published: '2024-04-10' });
    await expect(take(table({ rows: OLDER }), { published: '2024-05-10' })).rejects.toMatchObject({
      code: 'REQ_BAD_PARAMETER',
      message: expect.stringMatching(
        /ends with 2024-02-29, but on 2024-05-10 its series already had values to 2024-03-31 .*2024-04-10.*Give the earlier publication date/,
      ),
    });
    expect(await versions()).toBe(1);
    expect(await take(table({ rows: OLDER }), { published: '2024-03-10' })).toMatchObject([{ later_versions: 1, seq: 1 }]);
  });

  test('that the file does not state is an upper bound, unless its basis is given', async () => {
    const text = table({ rows: OLDER });
    expect(await take(text, { published: '2024-03-10' })).toMatchObject([{ published_basis: 'upper_bound' }]);
    expect(await take(table({ rows: { ...OLDER, ...NEWER } }), { published: '2024-04-10', basis: 'inferred' })).toMatchObject([
      { published_basis: 'inferred' },
    ]);
  });
});

describe('reference years', () => {
  const levels = (times: number, from: number): Record<string, readonly [number, number]> =>
    Object.fromEntries(
      Array.from({ length: 9 - from }, (_, i): [string, readonly [number, number]] => [
        `2023-0${i + from + 1}`,
        [100 * times + i + from, 50 + i],
      ]),
    );

  test('are never mixed in one series, even if nothing was stored on the day of the older vintage', async () => {
    await take(table({ rows: levels(1.3, 4) }), { published: '2024-04-10' });
    const older = table({ rows: levels(1, 0) });
    await expect(take(older, { published: '2023-12-10' })).rejects.toMatchObject({
      code: 'DATA_INCOMPLETE',
      message: expect.stringContaining('Values of AAA before 2023-05 in this vintage'),
    });
    expect(await versions()).toBe(1);
  });

  test('of a vintage may have another level if it adds nothing before the stored data', async () => {
    await take(table({ rows: levels(1.3, 0) }), { published: '2024-04-10' });
    expect(await take(table({ rows: levels(1, 0) }), { published: '2023-12-10' })).toMatchObject([{ seq: 1, later_versions: 1 }]);
  });

  test('of a first import cannot be compared, and a note states this', async () => {
    const text = table({ rows: OLDER });
    expect((await take(text, { published: '2024-03-10' }))[0]?.note).toContain('could not be compared');
    expect((await take(text, { published: '2024-03-10' }))[0]?.note).toContain('already known on that date');
    expect((await take(table({ rows: { ...OLDER, ...NEWER } }), { published: '2024-04-10' }))[0]?.note).toBe('');
  });
});

describe('a file', () => {
  const named = (source: string, id: string) => ({ dataset: findDataset(source, id), published: '2024-04-10' });

  test('that is empty, or that no dataset can read, is refused with the reason', async () => {
    await expect(take('', { dataset: null })).rejects.toMatchObject({ message: expect.stringContaining('is empty') });
    await expect(take('<html><body>Access denied</body></html>', { dataset: null, published: '2024-04-10' })).rejects.toMatchObject({
      message: expect.stringMatching(/ does not match any dataset\. .*received a web page \(\w+\/[\w.]+, \w+\/[\w.]+ and \d+ more\)/),
    });
  });

  test('that is compressed with gzip is unpacked, or refused if it is damaged', async () => {
    const packed = gzipSync(table({ rows: OLDER }));
    expect(await take(packed, { published: '2024-03-10' })).toMatchObject([{ seq: 1 }]);
    await expect(take(packed.subarray(0, packed.length - 12), { published: '2024-03-10' })).rejects.toMatchObject({
      code: 'REQ_BAD_PARAMETER',
      message: expect.stringMatching(/is a gzip file and cannot be unpacked: it is damaged or cut off\.$/),
    });
  });

  test('that no dataset can read lists the errors of the parsers that read most of it', async () => {
    const rba = 'C9 A TABLE THAT IS NOT COVERED\nTitle,One\nSeries ID,XONE\n31-Jan-2024,1\n';
    await expect(take(rba, { dataset: null, published: '2024-04-10' })).rejects.toMatchObject({
      message: expect.stringMatching(
        /^\S+ does not match any dataset\. The table has no row labelled “frequency” \(rba\/\w+, rba\/\w+ and \d+ more\);/,
      ),
    });
  });

  test('is named in the error if part of it is wrong', async () => {
    await expect(take(workbook('Book'), named('abs', 'LF'))).rejects.toMatchObject({ at: { url: path.join(directory, 'given') } });
  });

  test('of an unknown dataflow, or of an undeclared workbook, is refused', async () => {
    await expect(take(workbook('Index'), named('abs', 'LFF'))).rejects.toMatchObject({
      code: 'REQ_UNKNOWN_DATASET',
      hint: expect.stringContaining('LF'),
    });
    await expect(take(workbook('Index'), named('abs', 'ABORIGINAL_ID_POP_PROJ'))).rejects.toMatchObject({ code: 'REQ_UNPROCESSABLE' });
  });
});
