/** Imports large agency files into a register. They are never completely in memory, and never partly in the store. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Ask, Captured } from '../../src/core/capture.ts';
import type { RegisterRow } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import { chunksOf } from '../../src/formats/captured-chunks.ts';
import { streamCsv } from '../../src/formats/csv.ts';
import { capture } from '../../src/ingest/fetch/archive.ts';
import { rebuild } from '../../src/ingest/jobs/rebuild.ts';
import { type Behaviour, body, drip, html, inTurn, status, tagged, truncated } from './fake-agency.ts';
import { askOf, at, source, tinyRegister } from './tiny-dataset.ts';
import { openWorkbench, silentLog, type Workbench } from './workbench.ts';

const HOUR = 3_600_000;
const MIB = 2 ** 20;
const FILE = at('register.csv');
const ask: Ask = { ...askOf('register.csv'), large: true };

let bench: Workbench;
beforeEach(async () => {
  bench = await openWorkbench();
});
afterEach(() => bench.close());

const register = tinyRegister({ asks: () => [ask], parse: parseLarge });

async function* parseLarge(captured: Captured): AsyncGenerator<RegisterRow> {
  expect(captured.bytes).toHaveLength(0);
  let header = true;
  for await (const [number, name, cities] of streamCsv(chunksOf(captured))) {
    if (!header) yield { number: Number(number), name: name ?? null, cities: cities ? cities.split(' ') : [] };
    else if (number !== 'number') throw new WattleError('PARSE_LAYOUT', 'Another header.', { at: { row: 1 } });
    header = false;
  }
}

const rows = (...names: readonly string[]): string =>
  ['number,name,cities', ...names.map((name, i) => `${i + 1},${name},Perth Hobart`)].map((line) => `${line}\n`).join('');

const namesStored = async (): Promise<unknown[]> =>
  (await bench.store.registers.query({ dataset: 'rba/register', where: [], limit: 10 })).rows.toArray().map((row) => row['name']);

/** Returns the numbers of unfinished and finished files. */
function filesStored(): { readonly unfinished: number; readonly finished: number } {
  const names = readdirSync(path.join(bench.dataDir, 'captures', 'large'), { recursive: true, encoding: 'utf8' });
  const unfinished = names.filter((name) => name.startsWith(`incoming${path.sep}`)).length;
  return { unfinished, finished: names.filter((name) => /[0-9a-f]{64}$/.test(name)).length };
}

const requested = (one: Ask = ask): Promise<Captured> =>
  capture({ store: bench.store, upstream: bench.upstream, source, dataset: 'rba/register' }, one);

async function failure(one: Ask = ask): Promise<WattleError> {
  const error = await requested(one).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof WattleError)) throw new Error(`expected a WattleError, got ${String(error)}`);
  expect(await bench.store.captures.newest('rba/register', one.id)).toBeNull();
  expect(filesStored()).toEqual({ unfinished: 0, finished: 0 });
  return error;
}

describe('a large file', () => {
  it('becomes a register, then a newer version, and is not loaded again without changes', async () => {
    bench.agency.on(FILE, tagged(rows('Wattle'), '"1"'));
    expect(await bench.refresher.refresh(register)).toMatchObject({ result: 'new_version', error: null });
    expect(await namesStored()).toEqual(['Wattle']);
    bench.clock.advance(HOUR);
    expect(await bench.refresher.refresh(register)).toMatchObject({ result: 'unchanged', error: null });
    expect(bench.agency.seen.at(-1)?.headers['if-none-match']).toBe('"1"');
    bench.agency.on(FILE, tagged(rows('Wattle', 'Banksia'), '"2"'));
    bench.clock.advance(HOUR);
    expect(await bench.refresher.refresh(register)).toMatchObject({ result: 'new_version' });
    expect(await namesStored()).toEqual(['Wattle', 'Banksia']);
    expect(filesStored()).toEqual({ unfinished: 0, finished: 2 });
  });

  it('is stored as the agency sent it, without its transfer encoding', async () => {
    const text = rows('Höhe'.repeat(30_000));
    for (const [coding, bytes] of [
      ['gzip', gzipSync(text)],
      ['br', brotliCompressSync(text)],
      ['identity', Buffer.from(text)],
    ] as const) {
      bench.agency.on(FILE, body(bytes, { 'content-encoding': coding }));
      const captured = await requested();
      expect(readFileSync(captured.file ?? '', 'utf8')).toBe(text);
    }
    expect(bench.agency.seen[0]?.headers['accept-encoding']).toBe('gzip, br');
    expect(await bench.store.captures.list('rba/register')).toHaveLength(1);
  });

  it('is requested again without conditions if its file is missing', async () => {
    bench.agency.on(FILE, tagged(rows('Wattle'), '"1"'));
    await requested();
    await bench.store.captures.dropBefore('rba/register', bench.clock.now() + 1);
    expect(readFileSync((await requested()).file ?? '', 'utf8')).toBe(rows('Wattle'));
    expect(bench.agency.seen.at(-1)?.headers).not.toHaveProperty('if-none-match');
  });

  it('that cannot be read is stored, and earlier data stay', async () => {
    bench.agency.on(FILE, body(rows('Wattle')));
    await bench.refresher.refresh(register);
    bench.agency.on(FILE, body('another,header\n'));
    bench.clock.advance(HOUR);
    expect(await bench.refresher.refresh(register)).toMatchObject({
      result: 'quarantined',
      error: { code: 'PARSE_LAYOUT', at: { row: 1 } },
    });
    expect(await namesStored()).toEqual(['Wattle']);
  });

  it('can still be rebuilt if only the latest two are stored', async () => {
    for (const name of ['One', 'Two', 'Three']) {
      bench.agency.on(FILE, body(rows(name)));
      await bench.refresher.refresh(register);
      bench.clock.advance(HOUR);
    }
    const options = { store: bench.store, origin: 'live', log: silentLog, restart: async () => {} } as const;
    expect(await rebuild(options, register)).toMatchObject({ versionsBefore: 3, versionsAfter: 3, written: 0, refused: 0 });
    expect(await namesStored()).toEqual(['Three']);
  });
});

describe('no part of it remains', () => {
  const long = rows(...Array.from({ length: 5000 }, (_, i) => `Name ${i}`));
  const bomb = body(gzipSync(Buffer.alloc(8 * MIB)), { 'content-encoding': 'gzip' });
  const cutGzip = body(gzipSync(long).subarray(0, 5000), { 'content-encoding': 'gzip' });

  it.each<[string, Behaviour, Partial<Ask>, string]>([
    ['it is a page', html, {}, 'UP_HTML'],
    ['it is cut off', truncated(long), {}, 'UP_UNREACHABLE'],
    ['its encoding is incomplete', cutGzip, {}, 'UP_UNREACHABLE'],
    ['it is larger than declared', body(long), { maxBytes: long.length - 1 }, 'UP_TOO_LARGE'],
    ['its unpacked size is too large', bomb, { maxBytes: MIB }, 'UP_TOO_LARGE'],
    ['its coding was not requested', body(long, { 'content-encoding': 'zstd' }), {}, 'PARSE_ENCODING'],
    ['the agency is unavailable', status(500), {}, 'UP_STATUS'],
    ['it is missing', status(404), {}, 'UP_NOT_FOUND'],
  ])('when %s', async (_what, behaviour, changes, code) => {
    bench.agency.on(FILE, behaviour);
    expect(await failure({ ...ask, ...changes })).toMatchObject({ code, at: { url: ask.url } });
  });

  it('when it never ends and is stopped', async () => {
    bench.agency.on(FILE, drip);
    const waiting = failure();
    while (bench.agency.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await bench.upstream.close();
    expect((await waiting).code).toBe('UP_UNREACHABLE');
  });

  it('before it has arrived completely', async () => {
    bench.agency.on(FILE, inTurn(truncated(long), body(long)));
    expect(readFileSync((await requested()).file ?? '', 'utf8')).toBe(long);
    expect(filesStored()).toEqual({ unfinished: 0, finished: 1 });
  });
});

it('never has more than a few parts of the file in memory', async () => {
  const size = 256 * MIB;
  const piece = Buffer.alloc(MIB, 'number,name,cities\n');
  bench.agency.on(FILE, async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/csv', 'content-length': String(size) });
    for (let sent = 0; sent < size; sent += piece.length) {
      if (!response.write(piece)) await new Promise((resolve) => response.once('drain', resolve));
    }
    response.end();
  });
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers);
  });
  const before = process.memoryUsage().arrayBuffers;
  const captured = await bench.upstream.download(source, { ...ask, maxBytes: size }, null, await bench.store.captures.spool());
  clearInterval(timer);
  expect(captured).toMatchObject({ kind: 'file', file: { bytes: size } });
  expect(most - before).toBeLessThan(size / 2);
});
