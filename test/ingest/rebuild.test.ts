/** Rebuilds all derived data from the captures. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { singleFigures } from '../../src/catalogue/single-figures.ts';
import { importFile } from '../../src/cli/import.ts';
import { present as presentOf } from '../../src/core/assert.ts';
import { type Dataset, datasetKey, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import type { PublishedBasis } from '../../src/core/observation.ts';
import { loadBuiltIn } from '../../src/ingest/apply/built-in.ts';
import { type RebuildOptions, type Rebuilt, rebuild } from '../../src/ingest/jobs/rebuild.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { openFile } from '../../src/store/sqlite/driver.ts';
import { body } from './fake-agency.ts';
import { askOf, at, type TableContent, table, tiny, tinyRegister } from './tiny-dataset.ts';
import { history, openWorkbench, served, silentLog, type Workbench } from './workbench.ts';

let bench: Workbench;
const dataset = tiny();
const present = <T>(value: T | null | undefined): T => presentOf(value ?? null, 'a version');
const ROWS = { '2025-12': [1, 10], '2026-01': [2, 20], '2026-02': [3, 30], '2026-03': [4, 40] } as const;

const again = (one: Dataset = dataset, restart: RebuildOptions['restart'] = async () => {}): Promise<Rebuilt> =>
  rebuild({ store: bench.store, origin: 'live', log: silentLog, restart }, one);

/** Publishes a file and updates the dataset, one day after the previous file. */
async function publish(content: TableContent | string, one: TimeSeriesDataset = dataset, file = 't1.csv'): Promise<string> {
  bench.agency.on(at(file), body(typeof content === 'string' ? content : table(content)));
  const { result } = await bench.refresher.refresh(one);
  bench.clock.advance(86_400_000);
  return result;
}

beforeEach(async () => {
  bench = await openWorkbench();
});
afterEach(() => bench.close());

describe('rebuild', () => {
  it('gives the same versions and the same history for every observation', async () => {
    const results = [
      await publish({ rows: ROWS }),
      await publish({ rows: { ...ROWS, '2026-03': [4.5, 40] }, published: '2026-05-12' }),
      await publish({ rows: ROWS, keys: ['AAA'] }),
      await publish({ rows: { ...ROWS, '2026-03': [4.5, 40] }, published: '2026-05-12' }),
      await publish('garbage'),
      await publish({ rows: { ...ROWS, '2026-04': [5, 50] } }),
      await publish({ rows: { ...ROWS, '2026-03': [4.5, 40], '2026-04': [5, 50] } }),
      await publish({ rows: { ...ROWS, '2026-04': [5, 50] } }),
    ];
    const expected = ['new_version', 'new_version', 'quarantined', 'unchanged', 'quarantined', 'new_version', 'new_version', 'new_version'];
    expect(results).toEqual(expected);
    const before = await history(bench.store, dataset);
    expect(await again()).toMatchObject({ dataset: 'rba/T1', versionsBefore: 5, versionsAfter: 5, refused: 2 });
    expect(await history(bench.store, dataset)).toEqual(before);
  });

  it('repeats the decisions of an operator', async () => {
    await publish({ rows: ROWS });
    const half = { '2026-02': [3, 30], '2026-03': [4, 40] };
    expect(await publish({ rows: half })).toBe('quarantined');
    await bench.refresher.refresh(dataset, ['DATA_SHRANK']);
    const before = await served(bench.store, 'rba/T1');
    await again();
    expect(await served(bench.store, 'rba/T1')).toEqual(before);
    expect(await bench.store.datasets.versions('rba/T1')).toHaveLength(2);
  });

  it('imports content that only a better parser can read', async () => {
    const strict = tiny({
      parse: (capture) => {
        if (Buffer.from(capture.bytes).includes('2026-04')) throw new WattleError('PARSE_LAYOUT', 'April is unknown here.');
        return dataset.parse(capture);
      },
    });
    await publish({ rows: ROWS }, strict);
    expect(await publish({ rows: { ...ROWS, '2026-04': [5, 50] } }, strict)).toBe('quarantined');
    expect(await again()).toMatchObject({ versionsBefore: 1, versionsAfter: 2, refused: 0 });
    expect((await served(bench.store, 'rba/T1'))['AAA']).toMatchObject({ [String(2026 * 12 + 3)]: 5 });
  });

  /** Reads one column of the files as ten times its value. */
  const tenfold = (key: string): TimeSeriesDataset =>
    tiny({
      parse: async (capture) => {
        const parsed = await dataset.parse(capture);
        const series = parsed.series.map((one) =>
          one.key === key ? { ...one, observations: one.observations.map((o) => ({ ...o, value: (o.value ?? 0) * 10 })) } : one,
        );
        return { ...parsed, series };
      },
    });

  it('replaces all stored data at the same time, and only after everything was read', async () => {
    await publish({ rows: ROWS });
    await publish({ rows: { ...ROWS, '2026-04': [5, 50] } });
    const before = await history(bench.store, dataset);
    const seen: unknown[] = [];
    const onProgress = async (): Promise<void> => void seen.push(await history(bench.store, dataset));
    const beforeWriting = onProgress;
    const options = { store: bench.store, origin: 'live', log: silentLog, restart: async () => {}, onProgress, beforeWriting } as const;
    expect(await rebuild(options, tenfold('AAA'))).toMatchObject({ versionsBefore: 2, versionsAfter: 2, written: 2, refused: 0 });
    expect(seen).toEqual([before, before, before]);
    expect((await served(bench.store, 'rba/T1'))['AAA']).toMatchObject({ [String(2026 * 12 + 3)]: 50 });
    const versions = await bench.store.datasets.versions('rba/T1');
    expect(versions.map(({ moved }) => moved)).toEqual([1, 1]);
  });

  it('writes nothing if the files match the stored data, and otherwise starts at the first difference', async () => {
    await publish({ rows: ROWS });
    await publish({ rows: { ...ROWS, '2026-04': [5, 50] } });
    const counter = await bench.store.changeCounter();
    expect(await again()).toMatchObject({ written: 0 });
    expect(await bench.store.changeCounter()).toBe(counter);
    const [first] = await bench.store.datasets.versions('rba/T1');
    const aprilOnly = tiny({
      parse: (capture) => (Buffer.from(capture.bytes).includes('2026-04') ? tenfold('AAA') : dataset).parse(capture),
    });
    expect(await again(aprilOnly)).toMatchObject({ versionsBefore: 2, versionsAfter: 2, written: 1 });
    expect((await bench.store.datasets.versions('rba/T1'))[0]).toEqual(first);
  });

  it('reads again if an update ran in between, and keeps the updated data', async () => {
    await publish({ rows: ROWS });
    let rounds = 0;
    const beforeWriting = async (): Promise<void> => {
      if (rounds++ === 0) expect(await publish({ rows: { ...ROWS, '2026-04': [5, 50] } })).toBe('new_version');
    };
    const options = { store: bench.store, origin: 'live', log: silentLog, restart: async () => {}, beforeWriting } as const;
    expect(await rebuild(options, tenfold('AAA'))).toMatchObject({ versionsBefore: 2, versionsAfter: 2, written: 2 });
    expect(rounds).toBe(2);
    expect((await served(bench.store, 'rba/T1'))['AAA']).toMatchObject({ [String(2026 * 12 + 3)]: 50 });
  });

  it('refuses the result of an update that was compared with the old versions', async () => {
    await publish({ rows: ROWS });
    const state = await bench.store.datasets.state('rba/T1');
    await again(tenfold('AAA'));
    const parsed = await dataset.parse(captureOf(table({ rows: { ...ROWS, '2026-04': [5, 50] } })));
    const { dataset: _dataset, seq: _seq, added: _a, changed: _c, removed: _r, ...version } = present(state?.version);
    const write = bench.store.datasets.apply({
      dataset: 'rba/T1',
      baseSeq: 1,
      baseMoved: 0,
      version,
      dimensions: parsed.dimensions,
      series: [],
    });
    await expect(write).rejects.toMatchObject({ code: 'REQ_CONFLICT' });
  });

  it('ends the review of a file that can now be read, and no other failure', async () => {
    const strict = tiny({
      parse: (capture) => {
        if (Buffer.from(capture.bytes).includes('2026-04')) throw new WattleError('PARSE_LAYOUT', 'April is unknown here.');
        return dataset.parse(capture);
      },
    });
    await publish({ rows: ROWS }, strict);
    await publish({ rows: { ...ROWS, '2026-04': [5, 50] } }, strict);
    const failure = async () => (await bench.store.datasets.state('rba/T1'))?.failure?.code ?? null;
    expect(await failure()).toBe('PARSE_LAYOUT');
    await again(strict);
    expect(await failure()).toBe('PARSE_LAYOUT');
    await again();
    expect(await failure()).toBeNull();
    await bench.store.datasets.noteCheck('rba/T1', bench.clock.now(), { code: 'UP_STATUS', detail: 'It was away.', address: null });
    await again();
    expect(await failure()).toBe('UP_STATUS');
  });

  it('changes nothing if the parser cannot read stored data', async () => {
    await publish({ rows: ROWS });
    const before = await history(bench.store, dataset);
    const broken = tiny({
      parse: () => {
        throw new WattleError('PARSE_LAYOUT', 'Nothing is known here.');
      },
    });
    await expect(again(broken)).rejects.toMatchObject({ code: 'PARSE_LAYOUT', at: { url: 'https://www.rba.gov.au/t1.csv' } });
    expect(await history(bench.store, dataset)).toEqual(before);
  });

  it('keeps versions whose files are not stored, and reads the others after them', async () => {
    await publish({ rows: ROWS });
    await bench.store.captures.dropBefore('rba/T1', bench.clock.now() + 1);
    bench.clock.advance(3_600_000);
    const later = { ...ROWS, '2026-04': [5, 50] as const };
    await publish({ rows: later });
    const before = await served(bench.store, 'rba/T1');
    const better = tiny({
      parse: async (capture) => {
        const parsed = await dataset.parse(capture);
        const ten = (value: number | null): number | null => value && value * 10;
        const more = (one: (typeof parsed.series)[number]) => one.observations.map((o) => ({ ...o, value: ten(o.value) }));
        return { ...parsed, series: parsed.series.map((one) => (one.key === 'AAA' ? { ...one, observations: more(one) } : one)) };
      },
    });
    expect(await again(better)).toMatchObject({ versionsBefore: 2, versionsAfter: 3, refused: 0 });
    const after = await served(bench.store, 'rba/T1');
    expect(after['BBB']).toEqual(before['BBB']);
    expect(Object.values(after['AAA'] ?? {})).toEqual(Object.values(before['AAA'] ?? {}).map((value) => (value ?? 0) * 10));
    await bench.store.captures.dropBefore('rba/T1', bench.clock.now() + 1);
    expect(await again(better)).toMatchObject({ versionsBefore: 3, versionsAfter: 3 });
    expect(await served(bench.store, 'rba/T1')).toEqual(after);
  });

  it('keeps several requests together in the order in which they arrived', async () => {
    const two = tiny({ asks: () => [askOf('a.csv'), askOf('b.csv')] });
    const one = (key: string, value: number, more: object = {}): TableContent => ({
      units: ['Per cent'],
      keys: [key],
      rows: { '2026-02': [value], ...more },
    });
    bench.agency.on(at('a.csv'), body(table(one('AAA', 1))));
    await publish(one('BBB', 2), two, 'b.csv');
    await publish(one('BBB', 3), two, 'b.csv');
    bench.agency.on(at('a.csv'), body(table(one('AAA', 1, { '2026-03': [7] }))));
    await publish(one('BBB', 4), two, 'b.csv');
    const before = await history(bench.store, two);
    expect(await again(two)).toMatchObject({ versionsBefore: 3, versionsAfter: 3, refused: 0 });
    expect(await history(bench.store, two)).toEqual(before);
  });

  it('starts from the starter data if the dataset started there', async () => {
    const start = async (_dataset: Dataset, into: Store, recordedAt: number): Promise<void> => {
      const parsed = await dataset.parse(captureOf(table({ rows: { '2025-12': [1, 10] } })));
      await into.datasets.apply({
        dataset: 'rba/T1',
        baseSeq: null,
        version: {
          effectiveFrom: Date.parse('2026-01-31T23:59:59.999Z'),
          recordedAt,
          origin: 'starter',
          kind: 'initial',
          captures: ['e'.repeat(64)],
          publishedOn: '2026-01-31',
          note: null,
        },
        dimensions: parsed.dimensions,
        series: parsed.series.map(({ observations, ...attributes }) => ({ attributes, write: observations, remove: [] })),
      });
    };
    await start(dataset, bench.store, Date.parse('2026-05-01T00:00:00Z'));
    await publish({ rows: ROWS });
    const before = await history(bench.store, dataset);
    expect(await again(dataset, start)).toMatchObject({ versionsBefore: 2, versionsAfter: 2 });
    expect(await history(bench.store, dataset)).toEqual(before);
  });

  it('does nothing without a capture', async () => {
    expect(await again()).toEqual({ dataset: 'rba/T1', versionsBefore: 0, versionsAfter: 0, written: 0, refused: 0, reason: null });
  });

  it('loads registers again', async () => {
    const register = tinyRegister();
    bench.agency.on(at('register.csv'), body('number,name,cities\n1,One,Perth\n'));
    await bench.refresher.refresh(register);
    bench.clock.advance(1000);
    bench.agency.on(at('register.csv'), body('number,name,cities\n1,One,Perth\n2,Two,\n'));
    await bench.refresher.refresh(register);
    const page = () => bench.store.registers.query({ dataset: 'rba/register', where: [], limit: 10 });
    const before = await page();
    expect(await again(register)).toMatchObject({ versionsBefore: 2, versionsAfter: 2 });
    expect(await page()).toEqual(before);
  });

  it('repairs a damaged register whose rows came with the program, or reports that there is no file', async () => {
    const register = tinyRegister({ builtIn: [{ number: 1, name: 'One', cities: [] }] });
    await loadBuiltIn({ store: bench.store, clock: bench.clock, datasets: [register] });
    const page = () => bench.store.registers.query({ dataset: 'rba/register', where: [], limit: 10 });
    const { rows } = await page();
    const damage = async (): Promise<void> => {
      const folder = path.join(bench.dataDir, 'registers');
      const file = path.join(folder, present((await readdir(folder)).sort().at(-1)));
      const bytes = await readFile(file);
      await writeFile(file, bytes.fill(bytes.readUInt8(5000) ^ 1, 5000, 5001));
    };
    await damage();
    await expect(page()).rejects.toMatchObject({ code: 'DATA_DAMAGED' });
    expect(await again(register)).toMatchObject({ written: 1, refused: 0 });
    expect((await page()).rows).toEqual(rows);
    expect(await bench.store.integrity.damages()).toEqual([]);
    await damage();
    await expect(again(tinyRegister())).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE' });
  });
});

const captureOf = (text: string) => ({
  sha256: 'e'.repeat(64),
  bytes: Buffer.from(text),
  url: 'https://www.rba.gov.au/t1.csv',
  contentType: 'text/csv',
  retrievedAt: 0,
  askId: 't1.csv',
});

describe('rebuild of the imported data', () => {
  it('imports vintages again with their given dates, between downloaded versions', async () => {
    await publish({ rows: ROWS });
    const early = { '2025-12': [1.1, 11], '2026-01': [2.2, 21] } as const;
    await imported(table({ rows: early }), '2026-02-10', 'inferred');
    await publish({ rows: { ...ROWS, '2026-04': [5, 50] } });
    const facts = [
      'series_id,period,value,published,published_basis,unit',
      'AAA,2026-01,2.3,2026-03-10,upper_bound,Per cent',
      'AAA,2026-02,3.3,2026-03-12,stated,Per cent',
    ];
    await imported(`${facts.join('\n')}\n`, null, 'stated');
    await publish({ rows: { ...ROWS, '2026-04': [5.5, 50] } });
    const before = await history(bench.store, dataset);
    const versions = await bench.store.datasets.versions('rba/T1');
    expect(versions.map(({ origin, publishedBasis }) => [origin, publishedBasis])).toEqual([
      ['import', 'inferred'],
      ['live', undefined],
      ['live', undefined],
      ['live', undefined],
    ]);
    const singles = singleFigures(dataset);
    const single = await bench.store.datasets.versions(datasetKey(singles));
    expect(single.map(({ publishedBasis }) => publishedBasis)).toEqual(['upper_bound', undefined]);
    expect(await again()).toMatchObject({ versionsBefore: 4, versionsAfter: 4, refused: 0, reason: null });
    expect(await history(bench.store, dataset)).toEqual(before);
    expect(await again(singles)).toMatchObject({ versionsBefore: 2, versionsAfter: 2, refused: 0, reason: null });
    const reported = (all: typeof versions) =>
      all.map(({ seq, effectiveFrom, recordedAt, origin, publishedOn, publishedBasis }) => ({
        seq,
        effectiveFrom,
        recordedAt,
        origin,
        publishedOn,
        publishedBasis,
      }));
    expect(reported(await bench.store.datasets.versions('rba/T1'))).toEqual(reported(versions));
    expect(reported(await bench.store.datasets.versions(datasetKey(singles)))).toEqual(reported(single));
  });

  it('works if all data were imported', async () => {
    await imported(table({ rows: ROWS }), '2026-04-10', 'stated');
    await imported(table({ rows: { '2025-12': [1, 10], '2026-01': [2, 21] } }), '2026-02-10', 'stated');
    const before = await history(bench.store, dataset);
    expect(await again()).toMatchObject({ versionsBefore: 2, versionsAfter: 2, refused: 0 });
    expect(await history(bench.store, dataset)).toEqual(before);
  });
});

describe('rebuild of an import whose record of its file is damaged', () => {
  it('names the missing file', async () => {
    await imported(table({ rows: ROWS }), '2026-04-10', 'stated');
    const db = openFile(path.join(bench.dataDir, 'data.db'), { readOnly: false });
    db.exec("UPDATE captures SET ask_id = 'x' || ask_id");
    db.close();
    await expect(again()).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE' });
  });
});

async function imported(text: string, published: string | null, basis: PublishedBasis): Promise<void> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'wattle-rebuild-')), 'imported.csv');
  await writeFile(file, text);
  await importFile(bench.store, { file, dataset, published, basis, url: null, accept: [] }, bench.clock.now());
  await rm(path.dirname(file), { recursive: true });
  bench.clock.advance(86_400_000);
}
