/**
 * Updates a dataset while the agency makes every kind of error. The last correct version stays available, and the failure has a location.
 */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import type { Refresher, RefreshOutcome } from '../../src/ingest/jobs/refresh.ts';
import type { ReadSeries, SeriesSlice } from '../../src/store/ports/series.ts';
import { type Behaviour, body, drip, hangUp, html, redirect, silent, status, tagged, truncated } from './fake-agency.ts';
import { observation, parsed, series } from './parsed.ts';
import { askOf, at, table, tiny, tinyRegister } from './tiny-dataset.ts';
import { history, openWorkbench, served, viewOf, type Workbench } from './workbench.ts';

const PUBLISHED = '2026-05-08';
const GOOD = {
  '2025-10': [3.8, 138.8],
  '2025-11': [2.8, 139.1],
  '2025-12': [2.4, 139.4],
  '2026-01': [2.4, 140.7],
  '2026-02': [2.1, 141.7],
  '2026-03': [3.2, 143.6],
};
const goodFile = table({ published: PUBLISHED, rows: GOOD });

let bench: Workbench;
const dataset = tiny();
/** The same dataset with a parser that always fails. */
const broken = tiny({
  parse: () => {
    throw new WattleError('PARSE_LAYOUT', 'Nothing is known here.');
  },
});

const refresh = (one: TimeSeriesDataset = dataset, refresher: Refresher = bench.refresher): Promise<RefreshOutcome> =>
  refresher.refresh(one);
const state = () => bench.store.datasets.state('rba/T1');
const versions = () => bench.store.datasets.versions('rba/T1');
const hold = async (): Promise<RefreshOutcome> => {
  bench.agency.on(at('t1.csv'), body(goodFile));
  const outcome = await refresh();
  bench.clock.advance(3_600_000);
  return outcome;
};

beforeEach(async () => {
  bench = await openWorkbench();
});
afterEach(() => bench.close());

describe('a first update', () => {
  it('stores the content of the file, with its provenance', async () => {
    const outcome = await hold();
    expect(outcome).toMatchObject({ dataset: 'rba/T1', result: 'new_version', error: null });
    expect(outcome.version).toMatchObject({
      seq: 1,
      kind: 'initial',
      origin: 'live',
      publishedOn: PUBLISHED,
      effectiveFrom: Date.parse('2026-05-08T23:59:59.999Z'),
      added: 12,
    });
    expect((await served(bench.store, 'rba/T1'))['AAA']).toMatchObject({ [String(2026 * 12 + 2)]: 3.2 });
    const [sha = ''] = outcome.version?.captures ?? [];
    expect(await bench.store.captures.info(sha)).toMatchObject({
      dataset: 'rba/T1',
      askId: 't1.csv',
      url: 'https://www.rba.gov.au/t1.csv',
    });
    expect(Buffer.from((await bench.store.captures.read(sha)) ?? []).toString()).toBe(goodFile);
    expect(await state()).toMatchObject({ failure: null, periodStart: '2025-10', periodEnd: '2026-03', rows: 12 });
    const [checks] = await bench.store.checks.summary(0);
    expect(checks).toMatchObject({ source: 'rba', checks: 1, ok: 1 });
  });

  it('reports why there are no data', async () => {
    expect(await refresh()).toMatchObject({ result: 'failed', version: null, error: { code: 'UP_NOT_FOUND' } });
    expect(await state()).toMatchObject({ version: null, failure: { code: 'UP_NOT_FOUND', address: 'https://www.rba.gov.au/t1.csv' } });
  });

  it('stores nothing for a guessed id', async () => {
    expect((await refresh(tiny({ curated: false }))).error?.code).toBe('UP_NOT_FOUND');
    expect(await state()).toBeNull();
    expect(await bench.store.checks.summary(0)).toEqual([]);
  });
});

describe('a repeated update without new data', () => {
  const again = async (behaviour: Behaviour): Promise<void> => {
    await hold();
    const before = await history(bench.store, dataset);
    bench.agency.on(at('t1.csv'), behaviour);
    expect(await refresh()).toMatchObject({ result: 'unchanged', version: { seq: 1 }, error: null });
    expect(await history(bench.store, dataset)).toEqual(before);
    expect(await state()).toMatchObject({ checkedAt: bench.clock.now(), confirmedAt: bench.clock.now(), failure: null });
  };

  it('writes nothing for the same bytes, and does not parse them', async () => {
    await again(body(goodFile));
    expect(await refresh(broken)).toMatchObject({ result: 'unchanged', error: null });
  });

  it('writes nothing for other bytes with the same values', () => {
    const columnsSwapped = table({
      published: PUBLISHED,
      units: ['Index 2011/12=100', 'Per cent'],
      keys: ['BBB', 'AAA'],
      rows: Object.fromEntries(Object.entries(GOOD).map(([period, values]) => [period, values.toReversed()])),
    });
    return again(body(columnsSwapped));
  });

  it('writes nothing on 304, and sends the validators', async () => {
    bench.agency.on(at('t1.csv'), tagged(goodFile, '"v1"'));
    await refresh();
    expect(await refresh()).toMatchObject({ result: 'unchanged', error: null });
    expect(bench.agency.seen[1]?.headers['if-none-match']).toBe('"v1"');
    expect(await versions()).toHaveLength(1);
  });
});

describe('new data', () => {
  it('becomes a version, and the previous one stays readable', async () => {
    await hold();
    bench.agency.on(at('t1.csv'), body(table({ rows: { ...GOOD, '2026-03': [3.3, 143.6], '2026-04': [3.4, 144] } })));
    const { version } = await refresh();
    expect(version).toMatchObject({ seq: 2, kind: 'update', added: 2, changed: 1, removed: 0, effectiveFrom: bench.clock.now() });
    const march = String(2026 * 12 + 2);
    expect((await served(bench.store, 'rba/T1'))['AAA']?.[march]).toBe(3.3);
    expect((await served(bench.store, 'rba/T1', 1))['AAA']?.[march]).toBe(3.2);
  });

  it('of an index with a new reference period is not a revision', async () => {
    await hold();
    const factor = 100 / 143.6;
    const rows = Object.fromEntries(
      Object.entries(GOOD).map(([period, [a, b]]) => [period, [a ?? null, Number(((b ?? 0) * factor).toFixed(2))]]),
    );
    bench.agency.on(at('t1.csv'), body(table({ units: ['Per cent', 'Index March 2026 = 100'], rows })));
    const outcome = await refresh();
    expect(outcome).toMatchObject({ result: 'new_version', error: null, version: { kind: 'rereference', changed: 6 } });
    expect(outcome.version?.remarks?.[0]?.text).toContain(
      'from "Index 2011/12=100" to "Index March 2026 = 100" (1 series, values times about 0.6964)',
    );
  });

  it('that lacks an ended series is noted, because its age would not show it', async () => {
    const first = 2025 * 12;
    const of = (key: string, count: number) =>
      series(
        key,
        Array.from({ length: count }, (_, i) => observation(first + i, i)),
      );
    const lines = Array.from({ length: 9 }, (_, i) => of(`K${i}`, 15));
    const ending = tiny({
      parse: ({ bytes }) => parsed(Buffer.from(bytes).toString() === 'all' ? [...lines, of('OLD', 6)] : lines),
    });
    bench.agency.on(at('t1.csv'), body('all'));
    expect(await refresh(ending)).toMatchObject({ result: 'new_version' });
    bench.clock.advance(3_600_000);
    bench.agency.on(at('t1.csv'), body('without'));
    expect((await refresh(ending)).version).toMatchObject({
      seq: 2,
      remarks: [
        {
          text: "1 ended series with 6 values are no longer in the agency's files: OLD. Earlier versions still have these series.",
          series: { OLD: [] },
        },
      ],
    });
    expect(Object.keys((await served(bench.store, 'rba/T1', 1))['OLD'] ?? {})).toHaveLength(6);
  });

  it('is read from several requests together', async () => {
    const two = tiny({ asks: () => [askOf('a.csv'), askOf('b.csv')] });
    bench.agency.on(at('a.csv'), body(table({ units: ['Per cent'], keys: ['AAA'], rows: { '2026-03': [1] } })));
    bench.agency.on(at('b.csv'), body(table({ units: ['Per cent'], keys: ['BBB'], rows: { '2026-03': [2] } })));
    const { version } = await refresh(two);
    expect(version?.captures).toHaveLength(2);
    expect(Object.keys(await served(bench.store, 'rba/T1'))).toEqual(['AAA', 'BBB']);
    bench.agency.on(at('b.csv'), status(500));
    expect(await refresh(two)).toMatchObject({ result: 'failed', version: { seq: 1 } });
  });
});

describe('a file that contains only a part', () => {
  const windowed = tiny({ parse: async (capture) => ({ ...(await dataset.parse(capture)), scope: 'partial' }) });

  it('does not change the other data and their labels', async () => {
    await hold();
    bench.agency.on(at('t1.csv'), body(table({ units: ['Per cent'], keys: ['AAA'], rows: { '2026-03': [3.3], '2026-04': [3.4] } })));
    expect(await refresh(windowed)).toMatchObject({ version: { added: 1, changed: 1, removed: 0 } });
    expect(Object.keys(await served(bench.store, 'rba/T1'))).toEqual(['AAA', 'BBB']);
    expect((await state())?.dimensions[0]?.values.map(({ code }) => code)).toEqual(['AAA', 'BBB']);
  });

  it('that lacks a current series of the previous file is noted', async () => {
    const rows = { '2026-02': [2.1, 141.7], '2026-03': [3.2, 143.6] };
    bench.agency.on(at('t1.csv'), body(table({ published: PUBLISHED, rows })));
    expect((await refresh(windowed)).reported).toBeUndefined();
    const onlyA = Object.fromEntries(Object.entries(rows).map(([month, [a]]) => [month, [a ?? null]]));
    bench.agency.on(at('t1.csv'), body(table({ published: PUBLISHED, units: ['Per cent'], keys: ['AAA'], rows: onlyA })));
    expect(await refresh(windowed)).toMatchObject({ result: 'unchanged', reported: { gone: ['BBB'] } });
    expect(Object.keys(await served(bench.store, 'rba/T1'))).toEqual(['AAA', 'BBB']);
  });

  it('is reported until the series returns, despite other files in between', async () => {
    const file = (keys: readonly string[], rows: Readonly<Record<string, readonly number[]>>) =>
      body(table({ published: PUBLISHED, units: keys.map(() => 'Per cent'), keys, rows }));
    const missing = async () =>
      (await state())?.concerns.files?.map(({ kind, name, series, count, since }) => ({ kind, name, series, count, since }));
    bench.agency.on(at('t1.csv'), file(['AAA', 'BBB'], { '2026-02': [2.1, 1.4], '2026-03': [3.2, 1.5] }));
    await refresh(windowed);
    expect(await missing()).toEqual([]);
    bench.agency.on(at('t1.csv'), file(['AAA'], { '2026-03': [3.2] }));
    await refresh(windowed);
    const concern = { kind: 'missing', name: 'series', series: ['BBB'], count: 1, since: bench.clock.now() };
    expect(await missing()).toEqual([concern]);
    bench.clock.advance(3_600_000);
    expect((await refresh(windowed)).result).toBe('unchanged');
    bench.agency.on(at('t1.csv'), file(['AAA'], { '2026-04': [3.3] }));
    expect(await refresh(windowed)).toMatchObject({ result: 'new_version', reported: { gone: ['BBB'] } });
    expect(await missing()).toEqual([concern]);
    bench.agency.on(at('t1.csv'), file(['AAA', 'BBB'], { '2026-04': [3.3, 1.6] }));
    expect((await refresh(windowed)).reported).toBeUndefined();
    expect(await missing()).toEqual([]);
  });

  it('for a separate period is compared with the previous period, if it has enough data', async () => {
    const of = (year: number, keys: readonly string[], months: number) => {
      const rows = Array.from({ length: months }, (_, i) => [`${year}-0${i + 1}`, keys.map(() => i)] as const);
      return body(table({ units: keys.map(() => 'Per cent'), keys, rows: Object.fromEntries(rows) }));
    };
    const yearly = (...years: readonly number[]) =>
      tiny({
        asks: () => years.map((year) => ({ ...askOf(`${year}.csv`), id: `year-${year}` })),
        parse: async (capture) => ({ ...(await dataset.parse(capture)), scope: 'partial' }),
        fileBefore: (askId) => `year-${Number(askId.slice(5)) - 1}`,
      });
    bench.agency.on(at('2023.csv'), of(2023, ['AAA', 'BBB'], 9));
    await refresh(yearly(2023));
    bench.agency.on(at('2024.csv'), of(2024, ['AAA'], 4));
    expect((await refresh(yearly(2023, 2024))).reported).toBeUndefined();
    bench.agency.on(at('2024.csv'), of(2024, ['AAA'], 9));
    expect(await refresh(yearly(2023, 2024))).toMatchObject({ reported: { gone: ['BBB'] } });
    expect(await refresh(yearly(2024))).toMatchObject({ reported: { gone: ['BBB'] } });
    bench.agency.on(at('2025.csv'), of(2025, ['AAA'], 9));
    expect(await refresh(yearly(2024, 2025))).toMatchObject({ reported: { gone: ['BBB'] } });
    bench.agency.on(at('2025.csv'), of(2025, ['AAA', 'BBB'], 9));
    expect((await refresh(yearly(2024, 2025))).reported).toBeUndefined();
  });

  it('and ignores content reports how much', async () => {
    const more = tiny({
      parse: async (capture) => ({ ...(await dataset.parse(capture)), leftOut: [{ what: 'series', count: 3, examples: ['Other'] }] }),
    });
    bench.agency.on(at('t1.csv'), body(goodFile));
    expect((await refresh(more)).reported).toMatchObject({ leftOut: [{ what: 'series', count: 3, examples: ['Other'] }] });
  });

  it('is not reported as a file that is no longer updated', async () => {
    await hold();
    bench.clock.set('2026-05-30T00:00:00Z');
    bench.agency.on(at('t1.csv'), body(table({ units: ['Per cent'], keys: ['AAA'], rows: { '2024-11': [2.9] } })));
    expect(await refresh(windowed)).toMatchObject({ result: 'new_version', error: null });
  });

  it('and ends before the stored data is older, and replaces nothing', async () => {
    await hold();
    const before = await served(bench.store, 'rba/T1');
    bench.agency.on(at('t1.csv'), body(table({ units: ['Per cent'], keys: ['AAA'], rows: { '2025-11': [2.9], '2025-12': [2.8] } })));
    expect(await refresh(windowed)).toMatchObject({ result: 'unchanged', version: { seq: 1 }, error: { code: 'DATA_FROZEN' } });
    expect(await served(bench.store, 'rba/T1')).toEqual(before);
  });

  it('and is older reports no missing or ignored content', async () => {
    const file = (keys: readonly string[], months: readonly string[]) =>
      body(table({ units: keys.map(() => 'Per cent'), keys, rows: Object.fromEntries(months.map((month) => [month, keys.map(() => 2)])) }));
    bench.agency.on(at('t1.csv'), file(['AAA', 'BBB'], ['2026-02', '2026-03']));
    await refresh(windowed);
    bench.agency.on(at('t1.csv'), file(['AAA'], ['2025-12', '2026-02']));
    const outcome = await refresh(windowed);
    expect(outcome).toMatchObject({ result: 'unchanged', error: { code: 'DATA_FROZEN' } });
    expect(outcome.reported).toBeUndefined();
    expect((await state())?.concerns.files).toEqual([]);
  });
});

describe('starter data', () => {
  it('is completed from the same file', async () => {
    const sha256 = createHash('sha256').update(goodFile).digest('hex');
    const { dimensions, series } = await dataset.parse({
      sha256,
      bytes: Buffer.from(goodFile),
      url: '',
      contentType: null,
      retrievedAt: 0,
      askId: '',
    });
    const chosen = series.slice(0, 1).map(({ observations, ...attributes }) => ({ attributes, write: observations, remove: [] }));
    const version = { origin: 'starter', kind: 'initial', captures: [sha256], publishedOn: PUBLISHED, note: null } as const;
    const known = Date.parse('2026-05-08T23:59:59.999Z');
    await bench.store.datasets.apply({
      dataset: 'rba/T1',
      baseSeq: null,
      version: { ...version, effectiveFrom: known, recordedAt: known },
      dimensions,
      series: chosen,
    });
    bench.agency.on(at('t1.csv'), body(goodFile));
    expect(await refresh()).toMatchObject({ result: 'new_version', version: { seq: 2, origin: 'live', added: 6, effectiveFrom: known } });
  });
});

describe('a credential in a URL', () => {
  it('is not in captures or failures', async () => {
    const secret = tiny({ asks: () => [askOf('t1.csv?authenticationGuid=hunter2')] });
    bench.agency.on(at('t1.csv?authenticationGuid=hunter2'), body(table({ rows: {} })));
    const { error } = await refresh(secret);
    expect(error).toMatchObject({ code: 'DATA_EMPTY', at: { url: 'https://www.rba.gov.au/t1.csv?authenticationGuid=hidden' } });
    expect((await state())?.failure?.address).not.toContain('hunter2');
    expect((await bench.store.captures.list('rba/T1'))[0]?.url).not.toContain('hunter2');
  });
});

describe('failures', () => {
  const badRows = { ...GOOD, '2206-03': [1, 1] };
  const half = Object.fromEntries(Object.entries(GOOD).slice(3));
  const URL_OF_FILE = 'https://www.rba.gov.au/t1.csv';
  const failed: [string, Behaviour, string, string?][] = [
    ['down', hangUp, 'UP_UNREACHABLE'],
    ['silent', silent, 'UP_TIMEOUT'],
    ['slow', drip, 'UP_TIMEOUT'],
    ['truncated', truncated(goodFile), 'UP_UNREACHABLE'],
    ['a page with status 200', html, 'UP_HTML'],
    ['unavailable', status(503), 'UP_STATUS'],
    ['gone', status(404), 'UP_NOT_FOUND'],
    ['redirecting elsewhere', redirect('https://evil.example/t1.csv'), 'UP_REDIRECT'],
    ['oversized', body(goodFile + ' '.repeat(10_000)), 'UP_TOO_LARGE'],
    ['a gzip bomb', body(gzipSync(Buffer.alloc(10_000_000)), { 'content-encoding': 'gzip' }), 'UP_TOO_LARGE'],
  ];
  const quarantined: [string, Behaviour, string, string][] = [
    ['empty', body(''), 'DATA_EMPTY', URL_OF_FILE],
    ['without values', body(table({ rows: {} })), 'DATA_EMPTY', URL_OF_FILE],
    ['without half of its rows', body(table({ rows: half })), 'DATA_SHRANK', URL_OF_FILE],
    [
      'in another unit',
      body(table({ units: ['Per mille', 'Index 2011/12=100'], rows: { ...GOOD, '2026-04': [1, 2] } })),
      'DATA_UNIT_CHANGED',
      `${URL_OF_FILE}, column AAA, value "Per mille"`,
    ],
    ['with a renamed row', body(goodFile.replace('Series ID', 'Mnemonic')), 'PARSE_LAYOUT', `${URL_OF_FILE}, row 1, column Series ID`],
    ['with text among the values', body(goodFile.replace('2.8', 'n.a.')), 'PARSE_VALUE', `${URL_OF_FILE}, row 5, column AAA, value "n.a."`],
    ['from the year 2206', body(table({ rows: badRows })), 'DATA_FUTURE_PERIOD', `${URL_OF_FILE}, row 10, column AAA`],
    [
      'with a repeated column',
      body(table({ units: ['Per cent', 'Per cent'], keys: ['AAA', 'AAA'], rows: GOOD })),
      'DATA_DUPLICATE_KEY',
      `${URL_OF_FILE}, row 4, column AAA`,
    ],
  ];

  const suffer = async (behaviour: Behaviour): Promise<RefreshOutcome> => {
    await hold();
    const before = { history: await history(bench.store, dataset), values: await served(bench.store, 'rba/T1') };
    bench.agency.on(at('t1.csv'), behaviour);
    const outcome = await refresh(tiny({ asks: () => [{ ...askOf('t1.csv'), maxBytes: 5000 }] }));
    expect({ history: await history(bench.store, dataset), values: await served(bench.store, 'rba/T1') }).toEqual(before);
    expect(outcome.version?.seq).toBe(1);
    const [checks] = await bench.store.checks.summary(bench.clock.now());
    expect(checks).toMatchObject({ checks: 1, ok: 0 });
    return outcome;
  };

  it.each(failed)('an agency that is %s', async (_what, behaviour, code) => {
    const outcome = await suffer(behaviour);
    expect(outcome).toMatchObject({ result: 'failed', error: { code, at: { url: URL_OF_FILE } } });
    expect((await state())?.failure).toMatchObject({ code, address: URL_OF_FILE, since: bench.clock.now() });
    expect(await bench.store.captures.list('rba/T1')).toHaveLength(1);
  });

  it.each(quarantined)('a file that is %s', async (_what, behaviour, code, address) => {
    const outcome = await suffer(behaviour);
    expect(outcome).toMatchObject({ result: 'quarantined', error: { code, at: { url: URL_OF_FILE } } });
    expect((await state())?.failure).toMatchObject({ code, address });
    expect(await bench.store.captures.list('rba/T1')).toHaveLength(2);
  });

  it('a file that is older than stored data', async () => {
    await hold();
    const { '2026-03': _march, ...older } = GOOD;
    bench.agency.on(at('t1.csv'), body(table({ published: '2026-04-08', rows: older })));
    expect(await refresh()).toMatchObject({ result: 'unchanged', version: { seq: 1 }, error: { code: 'DATA_FROZEN' } });
    expect((await state())?.failure).toMatchObject({ code: 'DATA_FROZEN', address: URL_OF_FILE });
    expect(await versions()).toHaveLength(1);
  });

  it('a file that is no longer updated is labelled, and its data are still served', async () => {
    await hold();
    bench.clock.set('2026-07-15T00:00:00Z');
    expect(await refresh()).toMatchObject({ result: 'unchanged', error: { code: 'DATA_FROZEN' } });
    expect((await state())?.failure?.detail).toBe(
      'The latest value is for 2026-03-31, which is 106 days ago. Values should be at most 90 days old.',
    );
    const [checks] = await bench.store.checks.summary(bench.clock.now());
    expect(checks).toMatchObject({ checks: 1, ok: 1 });
  });

  it('no request is sent because updates are turned off', async () => {
    await hold();
    const offline = bench.refresherWith({ kind: 'offline' });
    expect(await refresh(dataset, offline)).toMatchObject({ result: 'failed', error: { code: 'UP_OFFLINE' } });
    expect((await state())?.failure?.code).toBe('UP_OFFLINE');
    expect((await bench.store.checks.summary(bench.clock.now()))[0]?.checks).toBe(0);
  });

  it('a parser that fails', async () => {
    await hold();
    bench.agency.on(at('t1.csv'), body(`${goodFile}\n`));
    const stumbling = tiny({
      parse: () => {
        throw new TypeError("Cannot read properties of undefined (reading 'x')");
      },
    });
    const { result, error } = await refresh(stumbling);
    expect(result).toBe('quarantined');
    expect(error).toMatchObject({ code: 'PARSE_LAYOUT', at: { url: URL_OF_FILE } });
    expect(error?.message).not.toContain('undefined');
  });

  it('a failure ends when the agency recovers', async () => {
    await suffer(status(503));
    bench.agency.on(at('t1.csv'), body(goodFile));
    expect(await refresh()).toMatchObject({ result: 'unchanged', error: null });
    expect((await state())?.failure).toBeNull();
  });

  it('an operator can accept a refused change', async () => {
    await suffer(body(table({ rows: half })));
    const outcome = await bench.refresher.refresh(dataset, ['DATA_SHRANK']);
    expect(outcome).toMatchObject({
      result: 'new_version',
      version: { removed: 6, note: '6 of the 12 stored observations are missing.' },
    });
  });
});

describe('a fallback', () => {
  const two = tiny({ asks: () => [askOf('t1.csv', askOf('t1.txt'))] });

  it.each([
    ['fails', status(404)],
    ['does not parse', body('garbage')],
  ])('is requested when the first format %s', async (_what, behaviour) => {
    bench.agency.on(at('t1.csv'), behaviour);
    bench.agency.on(at('t1.txt'), body(goodFile));
    const { result, version } = await refresh(two);
    expect(result).toBe('new_version');
    expect(await bench.store.captures.info(version?.captures[0] ?? '')).toMatchObject({ askId: 't1.txt' });
  });

  it('reports the first failure if it also fails', async () => {
    bench.agency.on(at('t1.csv'), body('garbage'));
    expect(await refresh(two)).toMatchObject({
      result: 'quarantined',
      error: { code: 'PARSE_LAYOUT', at: { url: 'https://www.rba.gov.au/t1.csv' } },
    });
    expect(bench.agency.count(at('t1.txt'))).toBe(1);
  });

  it.each([
    ['the file that its page links to', body('renamed.txt'), 'renamed.txt'],
    ['the known file, without its page', status(404), 't1.txt'],
  ])('that is found on a page is %s', async (_what, page, file) => {
    const release = askOf('release.html', askOf('t1.txt'));
    const follow = ({ bytes }: { readonly bytes: Uint8Array }) => [askOf(Buffer.from(bytes).toString('utf8'))];
    bench.agency.on(at('t1.csv'), status(404));
    bench.agency.on(at('release.html'), page);
    bench.agency.on(at(file), body(goodFile));
    const { result, version } = await refresh(tiny({ asks: () => [askOf('t1.csv', { ...release, follow })] }));
    expect(result).toBe('new_version');
    expect(await bench.store.captures.info(version?.captures[0] ?? '')).toMatchObject({ askId: file });
  });
});

describe('concurrent updates', () => {
  it('send one request for simultaneous callers', async () => {
    bench.agency.on(at('t1.csv'), body(goodFile));
    const outcomes = await Promise.all([refresh(), refresh(), refresh()]);
    expect(bench.agency.count(at('t1.csv'))).toBe(1);
    expect(new Set(outcomes).size).toBe(1);
  });

  it('compare again if another node imported data in between', async () => {
    await hold();
    const base = { kind: 'base', url: bench.agency.url } as const;
    const rival = bench.refresherWith(base);
    let overtaken = false;
    // The other node writes its own version after this node read stored data and before it writes.
    const overtake = async (): Promise<void> => {
      if (overtaken) return;
      overtaken = true;
      bench.agency.on(at('t1.csv'), body(table({ rows: { ...GOOD, '2026-04': [3.4, 144] } })));
      await refresh(dataset, rival);
    };
    const read = async (query: ReadSeries): Promise<readonly SeriesSlice[]> => {
      const slices = await bench.store.datasets.read(query);
      await overtake();
      return slices;
    };
    const slow = bench.refresherWith(base, viewOf(bench.store, { datasets: viewOf(bench.store.datasets, { read }) }));
    bench.agency.on(at('t1.csv'), body(table({ rows: { ...GOOD, '2026-04': [3.5, 144] } })));
    expect(await refresh(dataset, slow)).toMatchObject({ result: 'new_version', error: null, version: { seq: 3, added: 0, changed: 1 } });
  });
});

describe('a process that dies between capture and apply', () => {
  it('gives the same result, although the agency now returns 304', async () => {
    await hold();
    const news = table({ rows: { ...GOOD, '2026-04': [3.4, 144] } });
    bench.agency.on(at('t1.csv'), tagged(news, '"v2"'));
    // The state after a process was killed. The capture is stored, and nothing else happened.
    const info = {
      dataset: 'rba/T1',
      askId: 't1.csv',
      url: 'https://www.rba.gov.au/t1.csv',
      contentType: 'text/csv',
      etag: '"v2"',
      lastModified: null,
    };
    const retrievedAt = bench.clock.now();
    await bench.store.captures.put({ ...info, retrievedAt }, Buffer.from(news));
    bench.clock.advance(60_000);
    const { result, version } = await refresh();
    expect(bench.agency.seen.at(-1)?.headers['if-none-match']).toBe('"v2"');
    expect(result).toBe('new_version');
    expect(version).toMatchObject({ seq: 2, added: 2, effectiveFrom: retrievedAt, recordedAt: bench.clock.now() });
    expect(await state()).toMatchObject({ failure: null, periodEnd: '2026-04' });
  });

  it('reads the stored bytes again after a parser that failed on them is fixed', async () => {
    bench.agency.on(at('t1.csv'), tagged(goodFile, '"v1"'));
    expect((await refresh(broken)).result).toBe('quarantined');
    expect(await refresh()).toMatchObject({ result: 'new_version', error: null });
    expect(bench.agency.seen[1]?.headers['if-none-match']).toBe('"v1"');
  });

  it('requests everything again if the stored bytes are lost', async () => {
    bench.agency.on(at('t1.csv'), tagged(goodFile, '"v1"'));
    await refresh();
    await rm(path.join(bench.dataDir, 'captures'), { recursive: true });
    expect(await refresh()).toMatchObject({ result: 'unchanged', error: null });
    expect(bench.agency.seen[1]?.headers['if-none-match']).toBeUndefined();
    const [sha = ''] = (await state())?.version?.captures ?? [];
    expect(Buffer.from((await bench.store.captures.read(sha)) ?? []).toString()).toBe(goodFile);
  });
});

describe('a register', () => {
  const register = tinyRegister();
  const rows = (count: number): string =>
    `number,name,cities\n${Array.from({ length: count }, (_, i) => `${i},Name ${i},Perth Hobart\n`).join('')}`;
  const load = () => bench.refresher.refresh(register);

  it('lists the ignored columns in its file, until they change', async () => {
    const open = tinyRegister({ leftOut: async () => [{ what: 'columns', count: 2, examples: ['Suburb', 'Fax'] }] });
    bench.agency.on(at('register.csv'), body(rows(10)));
    expect((await bench.refresher.refresh(open)).reported).toMatchObject({ leftOut: [{ what: 'columns', count: 2 }] });
    expect((await bench.store.datasets.state('rba/register'))?.concerns.files).toMatchObject([
      { kind: 'not_taken', name: 'columns', count: 2, detail: expect.stringContaining('Suburb, Fax') },
    ]);
  });

  it('is loaded, compared and replaced by rows', async () => {
    bench.agency.on(at('register.csv'), body(rows(10)));
    expect(await load()).toMatchObject({ result: 'new_version', version: { seq: 1, added: 10 } });
    bench.agency.on(at('register.csv'), body(`${rows(10)}\n`));
    expect(await load()).toMatchObject({ result: 'unchanged', version: { seq: 1 } });
    bench.agency.on(at('register.csv'), body(rows(10).replace('Name 3', 'Name X')));
    expect(await load()).toMatchObject({ result: 'new_version', version: { seq: 2, kind: 'update' } });
    const page = await bench.store.registers.query({ dataset: 'rba/register', where: [], limit: 10 });
    expect(page.rows.toArray()[3]).toEqual({ number: 3, name: 'Name X', cities: ['Perth', 'Hobart'] });
  });

  it.each([
    ['shrank', rows(7), 'DATA_SHRANK'],
    ['repeats a key', rows(10) + rows(10).split('\n')[1], 'DATA_DUPLICATE_KEY'],
    ['has another header', rows(10).replace('name', 'title'), 'PARSE_LAYOUT'],
    ['has no rows', rows(0), 'DATA_EMPTY'],
  ])('that %s is refused', async (_what, content, code) => {
    bench.agency.on(at('register.csv'), body(rows(10)));
    await load();
    bench.agency.on(at('register.csv'), body(content));
    expect(await load()).toMatchObject({
      result: 'quarantined',
      version: { seq: 1 },
      error: { code, at: { url: 'https://www.rba.gov.au/register.csv' } },
    });
    expect((await bench.store.registers.query({ dataset: 'rba/register', where: [], limit: 1 })).total).toBe(10);
  });
});
