/** Each version with new content is stored together with one event of each kind. There are no other events. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatasetKey, datasetKey, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { type LeftOut, leftOutOf } from '../../src/core/observation.ts';
import { bounded, type NamedSeries } from '../../src/ingest/apply/events.ts';
import { rebuild } from '../../src/ingest/jobs/rebuild.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import type { StoredEvent } from '../../src/store/ports/events.ts';
import { body, html, status } from './fake-agency.ts';
import { at, source, table, tiny } from './tiny-dataset.ts';
import { openWorkbench, silentLog, viewOf, type Workbench } from './workbench.ts';

const HOUR = 3_600_000;
const RATE = {
  '2025-10': [3.8, 138.8],
  '2025-11': [2.8, 139.1],
  '2025-12': [2.4, 139.4],
  '2026-01': [2.4, 140.7],
  '2026-02': [2.1, 141.7],
  '2026-03': [3.2, 143.6],
};

const handleOf = (dataset: TimeSeriesDataset, id: string, code: string): SeriesHandle => ({
  id,
  title: `Title of ${id}`,
  description: 'Invented.',
  dataset,
  select: { SERIES: code },
  units: 'Per cent',
  unitsShort: '%',
  frequency: 'M',
  adjustment: 'original',
  place: 'Australia',
  topic: 'prices',
  tags: [],
});

const namedOf = (handles: readonly SeriesHandle[]): NamedSeries => {
  const of = (dataset: { source: TimeSeriesDataset['source']; id: string }): readonly SeriesHandle[] =>
    handles.filter((handle) => datasetKey(handle.dataset) === datasetKey(dataset));
  return { seriesOfDataset: of, headlinesOf: (dataset) => of(dataset).slice(0, 1) };
};

let bench: Workbench;
beforeEach(async () => {
  bench = await openWorkbench();
});
afterEach(() => bench.close());

const dataset = tiny();
const both = namedOf([handleOf(dataset, 'AU.TEST.RATE', 'AAA'), handleOf(dataset, 'AU.TEST.INDEX', 'BBB')]);
const refresherOf = (named: NamedSeries, view = bench.store): Refresher =>
  new Refresher({
    store: view,
    upstream: bench.upstream,
    clock: bench.clock,
    origin: 'live',
    log: silentLog,
    sourceOf: () => source,
    named,
  });

/** Publishes the content an hour later. */
async function publish(content: Parameters<typeof table>[0], named = both, one = dataset) {
  bench.clock.advance(HOUR);
  bench.agency.on(at('t1.csv'), body(table(content)));
  return refresherOf(named).refresh(one);
}
const events = (): Promise<readonly StoredEvent[]> => bench.store.events.after(0, 1000);
const kinds = async (): Promise<readonly string[]> => (await events()).map(({ kind }) => kind);
const payloadOf = async (kind: string) => (await events()).find((event) => event.kind === kind)?.payload;

describe('a new period', () => {
  it('of the headline or a value on a release card has the path of the card', async () => {
    const headline = handleOf(dataset, 'AU.TEST.RATE', 'AAA');
    const other = handleOf(dataset, 'AU.TEST.OTHER', 'CCC');
    const named = {
      ...both,
      cardsOf: () => [
        { id: 'rate', headline, figures: [] },
        { id: 'other', headline: other, figures: [] },
        { id: 'figure', headline: other, figures: [headline] },
      ],
    };
    await publish({ published: '2026-05-08', rows: RATE }, named);
    await publish({ published: '2026-05-08', rows: { ...RATE, '2026-04': [3.3, 144] } }, named);
    expect(await payloadOf('release.published')).toMatchObject({
      cards: [
        { card: 'rate', period: '2026-04', path: '/v1/release-cards/rate/2026-04' },
        { card: 'figure', period: '2026-04', path: '/v1/release-cards/figure/2026-04' },
      ],
    });
  });

  it('causes one event for the release and one for all named series, with old and new values', async () => {
    await publish({ published: '2026-05-08', rows: RATE });
    expect(await events()).toEqual([]);
    const { version } = await publish({ published: '2026-05-08', rows: { ...RATE, '2026-04': [3.3, 144] } });
    expect((await events()).map(({ id, kind, dataset: key, seq, at: when }) => [id, kind, key, seq, when])).toEqual([
      [1, 'release.published', 'rba/T1', 2, version?.recordedAt],
      [2, 'series.updated', 'rba/T1', 2, version?.recordedAt],
    ]);
    const about = { dataset_id: 'rba.T1', source: 'rba', title: 'Tiny table', version: 2, published_on: '2026-05-08' };
    const [rate, index] = [
      {
        series_id: 'AU.TEST.RATE',
        title: 'Title of AU.TEST.RATE',
        units: 'Per cent',
        period: '2026-04',
        value: 3.3,
        previous_period: '2026-03',
        previous_value: 3.2,
        change: 0.1,
      },
      { series_id: 'AU.TEST.INDEX', period: '2026-04', value: 144, previous_value: 143.6, change: 0.4 },
    ];
    expect(await payloadOf('release.published')).toMatchObject({ ...about, release: null, headlines: [rate], cards: [] });
    expect(await payloadOf('series.updated')).toMatchObject({
      ...about,
      series_ids: ['AU.TEST.INDEX', 'AU.TEST.RATE'],
      series: [rate, index],
      omitted: 0,
    });
  });

  it('names the calendar release since the stored data, and no older release', async () => {
    const release = {
      source: 'rba' as const,
      publicationId: 'tiny-release-2026-04',
      title: 'Tiny Release',
      eventType: 'data_release' as const,
      referencePeriod: 'April 2026',
      releaseAt: bench.clock.now() + 1.5 * HOUR,
      sourceUrl: 'https://www.rba.gov.au/tiny',
    };
    await bench.store.releases.upsert([release, { ...release, publicationId: 'x', title: 'Tiny Release, Detailed' }]);
    await publish({ rows: RATE });
    await publish({ rows: { ...RATE, '2026-04': [3.3, 144] } });
    expect((await payloadOf('release.published'))?.['release']).toEqual({
      publication_id: 'tiny-release-2026-04',
      title: 'Tiny Release',
      reference_period: 'April 2026',
      release_at: '2026-05-11T04:30:00.000Z',
      source_url: 'https://www.rba.gov.au/tiny',
    });
    await publish({ rows: { ...RATE, '2026-04': [3.3, 144], '2026-05': [3.4, 144.1] } });
    expect((await events()).filter(({ kind }) => kind === 'release.published').map(({ payload }) => payload['release'])).toEqual([
      expect.objectContaining({ title: 'Tiny Release' }),
      null,
    ]);
  });

  it('of a dataset outside the calendar is not a release, and causes no event without named series', async () => {
    const { releaseTitles: _, ...cadence } = dataset.cadence;
    const quiet = tiny({ cadence });
    await publish({ rows: RATE }, both, quiet);
    await publish({ rows: { ...RATE, '2026-04': [3.3, 144] } }, both, quiet);
    expect(await kinds()).toEqual(['series.updated']);
    await publish({ rows: { ...RATE, '2026-04': [3.3, 144], '2026-05': [3.4, 145] } }, namedOf([]), quiet);
    expect(await kinds()).toEqual(['series.updated']);
  });

  it('is omitted if it has no value, and the event has the latest of several periods after the stored period', async () => {
    await publish({ rows: RATE });
    await publish({ rows: { ...RATE, '2026-04': [null, 144] } });
    expect((await payloadOf('series.updated'))?.['series_ids']).toEqual(['AU.TEST.INDEX']);
    await publish({ rows: { ...RATE, '2026-04': [3.5, 144], '2026-05': [3.4, 145] } });
    expect((await events()).at(-1)?.payload['series']).toMatchObject([
      { series_id: 'AU.TEST.RATE', period: '2026-05', value: 3.4, previous_period: '2026-04', previous_value: 3.5, change: -0.1 },
      { series_id: 'AU.TEST.INDEX', period: '2026-05', value: 145, previous_period: '2026-04', previous_value: 144, change: 1 },
    ]);
  });

  it('in a file with only new values has its previous value from the store', async () => {
    const points = tiny({ parse: async (capture) => ({ ...(await dataset.parse(capture)), scope: 'points' }) });
    await publish({ rows: RATE }, both, points);
    await publish({ rows: { '2026-04': [3.3, 144] } }, both, points);
    expect((await payloadOf('series.updated'))?.['series']).toMatchObject([
      { series_id: 'AU.TEST.RATE', value: 3.3, previous_period: '2026-03', previous_value: 3.2 },
      { series_id: 'AU.TEST.INDEX', value: 144, previous_period: '2026-03', previous_value: 143.6 },
    ]);
  });
});

describe('a revision', () => {
  it('causes an event with old and new values, latest period first, including withdrawn values', async () => {
    await publish({ rows: RATE });
    const { '2025-10': _, ...rest } = RATE;
    await publish({ rows: { ...rest, '2026-01': [2.5, 140.7], '2026-03': [3.3, 143.6] } });
    expect(await kinds()).toEqual(['observation.revised']);
    expect(await payloadOf('observation.revised')).toMatchObject({
      dataset_id: 'rba.T1',
      version: 2,
      revised: 4,
      series_ids: ['AU.TEST.INDEX', 'AU.TEST.RATE'],
      revisions: [
        { series_id: 'AU.TEST.RATE', period: '2026-03', old_value: 3.2, new_value: 3.3 },
        { series_id: 'AU.TEST.RATE', period: '2026-01', old_value: 2.4, new_value: 2.5 },
        { series_id: 'AU.TEST.INDEX', period: '2025-10', old_value: 138.8, new_value: null },
        { series_id: 'AU.TEST.RATE', period: '2025-10', old_value: 3.8, new_value: null },
      ],
      omitted: 0,
    });
  });

  it('of series without a name is counted', async () => {
    const one = namedOf([handleOf(dataset, 'AU.TEST.INDEX', 'BBB')]);
    await publish({ rows: RATE }, one);
    await publish({ rows: { ...RATE, '2026-03': [3.3, 143.6] } }, one);
    expect(await payloadOf('observation.revised')).toMatchObject({ revised: 1, series_ids: [], revisions: [], omitted: 0 });
  });

  it('does not include the change of an index by a new reference period', async () => {
    await publish({ rows: RATE });
    const rebased = Object.fromEntries(
      Object.entries(RATE).map(([period, [rate, index]]) => [period, [rate ?? null, Number(((index ?? 0) * 0.69464).toFixed(2))]]),
    );
    const { version } = await publish({ units: ['Per cent', 'Index September 2025=100'], rows: { ...rebased, '2026-04': [3.3, 100.03] } });
    expect(version?.kind).toBe('rereference');
    expect(await kinds()).toEqual(['release.published', 'series.updated']);
    // The previous value has the new reference period.
    expect((await payloadOf('series.updated'))?.['series']).toMatchObject([{}, { value: 100.03, previous_value: 99.75, change: 0.28 }]);
  });

  it('is reported together with a release', async () => {
    await publish({ rows: RATE });
    await publish({ rows: { ...RATE, '2026-03': [3.3, 143.6], '2026-04': [3.4, 144] } });
    expect(await kinds()).toEqual(['release.published', 'series.updated', 'observation.revised']);
    // The change since March uses the current value of March.
    expect((await payloadOf('series.updated'))?.['series']).toMatchObject([{ previous_value: 3.3, change: 0.1 }, {}]);
  });
});

describe('no event', () => {
  it('follows an update without new data, or with refused data', async () => {
    await publish({ rows: RATE });
    await publish({ rows: RATE });
    bench.agency.on(at('t1.csv'), html);
    await refresherOf(both).refresh(dataset);
    expect((await kinds()).filter((kind) => !kind.startsWith('dataset.'))).toEqual([]);
  });

  it('follows a rebuild', async () => {
    await publish({ rows: RATE });
    await publish({ rows: { ...RATE, '2026-04': [3.3, 144] } });
    const before = await events();
    await rebuild({ store: bench.store, origin: 'live', log: silentLog, restart: async () => {} }, dataset);
    expect(await bench.store.datasets.versions('rba/T1')).toHaveLength(2);
    expect(await events()).toEqual(before);
  });

  it('is repeated if another node wrote the version first', async () => {
    await publish({ rows: RATE });
    bench.clock.advance(HOUR);
    bench.agency.on(at('t1.csv'), body(table({ rows: { ...RATE, '2026-04': [3.3, 144] } })));
    let other: Promise<unknown> | null = null;
    const apply = bench.store.datasets.apply.bind(bench.store.datasets);
    const datasets = viewOf(bench.store.datasets, {
      apply: async (delta) => {
        other ??= refresherOf(both).refresh(dataset);
        await other;
        return apply(delta);
      },
    });
    expect(await refresherOf(both, viewOf(bench.store, { datasets })).refresh(dataset)).toMatchObject({ result: 'unchanged' });
    expect(await kinds()).toEqual(['release.published', 'series.updated']);
  });
});

describe('market data', () => {
  // Five-minute intervals, identified by their ordinal. `AAA` is a canonical series, and `BBB` is not.
  const market = tiny({
    id: 'T5',
    frequency: '5MIN',
    cadence: { checkEveryMinutes: 5, maxAgeDays: null },
    layout: { kind: 'blocks', keepDays: 30, keepCapturesDays: 30 },
    parse: (capture) => ({
      dimensions: [{ id: 'SERIES', label: 'Series', values: ['AAA', 'BBB'].map((code) => ({ code, label: code })) }],
      series: Object.entries(JSON.parse(Buffer.from(capture.bytes).toString()) as Record<string, Record<string, number>>).map(
        ([key, values]) => ({
          key,
          freq: '5MIN',
          unit: 'AUD/MWh',
          multiplier: 0,
          decimals: null,
          adjustment: null,
          title: null,
          basePeriod: null,
          observations: Object.entries(values).map(([t, value]) => ({ t: Number(t), value, status: null, text: null, at: null })),
        }),
      ),
      publishedOn: null,
      scope: 'points',
      notes: [],
    }),
  });
  const price = namedOf([{ ...handleOf(market, 'AU.TEST.PRICE', 'AAA'), frequency: '5MIN' }]);
  const first = Date.parse('2026-05-11T02:00:00Z') / 300_000;
  const report = async (values: object) => {
    bench.clock.advance(300_000);
    bench.agency.on(at('t1.csv'), body(JSON.stringify(values)));
    return refresherOf(price).refresh(market);
  };

  it('report only named series, a new interval and a changed one, and read only the last value from the store', async () => {
    await report({ AAA: { [first]: 50 }, BBB: { [first]: 1 } });
    await report({ BBB: { [first + 1]: 2 } });
    await report({ BBB: { [first + 1]: 3 } });
    expect(await kinds()).toEqual([]);
    await report({ AAA: { [first + 1]: -12.5 } });
    expect((await events()).map(({ kind, payload }) => [kind, payload['series']])).toMatchObject([
      [
        'series.updated',
        [{ series_id: 'AU.TEST.PRICE', period: '2026-05-11T12:05:00+10:00', value: -12.5, previous_value: 50, change: -62.5 }],
      ],
    ]);
    await report({ AAA: { [first + 1]: -12 } });
    expect((await events()).slice(1).map(({ kind, payload }) => [kind, payload['revised'], payload['revisions']])).toEqual([
      ['observation.revised', 1, [{ series_id: 'AU.TEST.PRICE', period: '2026-05-11T12:05:00+10:00', old_value: -12.5, new_value: -12 }]],
    ]);
  });
});

describe('a payload', () => {
  it('is always less than 20 kB, with the first items and the number of omitted items', () => {
    const items = Array.from({ length: 2000 }, (_, i) => ({ series_id: `AU.SERIES.NUMBER.${i}`, value: i, note: 'ä'.repeat(10) }));
    const payload = bounded({ dataset_id: 'abs.LF' }, 'series', items);
    const kept = payload['series'] as object[];
    expect(kept).toEqual(items.slice(0, kept.length));
    expect(kept.length).toBeGreaterThan(100);
    expect(kept.length + Number(payload['omitted'])).toBe(2000);
    const bytes = Buffer.byteLength(JSON.stringify(payload));
    expect(bytes).toBeLessThanOrEqual(18_000);
    expect(bytes).toBeGreaterThan(17_900);
    expect(bounded({}, 'series', items.slice(0, 3))).toEqual({ series: items.slice(0, 3), omitted: 0 });
  });
});

describe('late data', () => {
  const fail = async (behaviour: Parameters<Workbench['agency']['on']>[1]): Promise<void> => {
    bench.agency.on(at('t1.csv'), behaviour);
    await refresherOf(both).refresh(dataset);
  };

  it('causes an event when stored data become out of date, but not for a short outage of the agency', async () => {
    await publish({ published: '2026-05-08', rows: RATE });
    bench.clock.advance(HOUR / 2);
    await fail(status(503));
    expect(await kinds()).toEqual([]);
    const failedAt = bench.clock.now();
    bench.clock.advance(HOUR);
    await fail(status(503));
    await fail(status(503));
    expect(await kinds()).toEqual(['dataset.stale']);
    expect(await payloadOf('dataset.stale')).toMatchObject({
      dataset_id: 'rba.T1',
      version: 1,
      period_end: '2026-03',
      confirmed_at: '2026-05-11T04:00:00.000Z',
      reason: 'unconfirmed',
      failure: { code: 'UP_STATUS', since: new Date(failedAt).toISOString() },
    });
    await publish({ published: '2026-05-08', rows: RATE });
    await publish({ published: '2026-05-08', rows: RATE });
    expect(await kinds()).toEqual(['dataset.stale', 'dataset.recovered']);
    expect(await payloadOf('dataset.recovered')).toMatchObject({ dataset_id: 'rba.T1', version: 1, period_end: '2026-03' });
  });

  it('is reported immediately if the data are unusable, and ends with the next usable version', async () => {
    await publish({ rows: RATE });
    bench.clock.advance(HOUR / 2);
    await fail(body('Units,\nSeries ID,AAA,BBB\n2026-03,what,1\n'));
    expect(await payloadOf('dataset.stale')).toMatchObject({ reason: 'unusable', failure: { code: expect.stringMatching(/^PARSE_/) } });
    await publish({ rows: { ...RATE, '2026-04': [3.3, 144] } });
    expect(await kinds()).toEqual(['dataset.stale', 'release.published', 'series.updated', 'dataset.recovered']);
  });

  it('causes no event if nothing was ever stored', async () => {
    await fail(status(503));
    expect(await events()).toEqual([]);
  });
});

describe('missing content of files', () => {
  const windowed = (count: number): TimeSeriesDataset =>
    tiny({
      parse: async (capture) => {
        const leftOut = count === 0 ? [] : [{ what: 'series' as const, count, examples: ['Other'] }];
        return { ...(await dataset.parse(capture)), scope: 'partial', leftOut };
      },
    });
  const only = (code: 'AAA' | 'BBB', rows: Readonly<Record<string, number>>) => ({
    published: '2026-05-08',
    units: ['Per cent'],
    keys: [code],
    rows: Object.fromEntries(Object.entries(rows).map(([period, value]) => [period, [value]])),
  });

  it('causes an event when a current series is missing, and when it returns', async () => {
    await publish({ published: '2026-05-08', rows: RATE }, both, windowed(0));
    await publish(only('AAA', { '2026-03': 3.2 }), both, windowed(0));
    await publish(only('AAA', { '2026-02': 2.1, '2026-03': 3.2 }), both, windowed(0));
    expect(await kinds()).toEqual(['dataset.contents_changed']);
    expect(await payloadOf('dataset.contents_changed')).toMatchObject({
      dataset_id: 'rba.T1',
      version: 1,
      missing: 1,
      returned: 0,
      not_taken: [],
      series: [{ series_key: 'BBB', change: 'missing', series_ids: ['AU.TEST.INDEX'] }],
      series_ids: ['AU.TEST.INDEX'],
      omitted: 0,
    });
    await publish({ published: '2026-05-08', rows: RATE }, both, windowed(0));
    expect((await events()).at(-1)?.payload).toMatchObject({
      missing: 0,
      returned: 1,
      series: [{ series_key: 'BBB', change: 'returned' }],
    });
  });

  it('causes an event when more content is ignored than before, but not for content that was always ignored', async () => {
    await publish({ published: '2026-05-08', rows: RATE }, both, windowed(3));
    expect((await bench.store.datasets.state('rba/T1'))?.concerns.files).toMatchObject([{ kind: 'not_taken', name: 'series', count: 3 }]);
    expect(await kinds()).toEqual([]);
    await publish({ published: '2026-05-08', rows: { ...RATE, '2026-03': [3.2, 143.7] } }, namedOf([]), windowed(5));
    const reported = (await events()).filter(({ kind }) => kind === 'dataset.contents_changed');
    expect(reported.map(({ payload }) => payload['not_taken'])).toEqual([[{ what: 'series', count: 5, examples: ['Other'] }]]);
  });

  it('is counted once if many files share it, and known content from an earlier file of a table stays recorded', async () => {
    const columns = (of: string, ...names: readonly string[]) => leftOutOf(of, 'columns', names);
    const points = (...leftOut: readonly LeftOut[]): TimeSeriesDataset =>
      tiny({ parse: async (capture) => ({ ...(await dataset.parse(capture)), scope: 'points', leftOut }) });
    const noted = async () => (await bench.store.datasets.state('rba/T1'))?.concerns.files?.map(({ name, count }) => [name, count]);
    await publish(
      { published: '2026-05-08', rows: RATE },
      namedOf([]),
      points(columns('PRICE', 'ROP', 'EEP'), columns('PRICE', 'ROP', 'EEP')),
    );
    expect(await noted()).toEqual([['columns of PRICE', 2]]);
    await publish({ published: '2026-05-08', rows: { ...RATE, '2026-03': [3.2, 143.7] } }, namedOf([]), points(columns('DEMAND', 'LOAD')));
    expect(await noted()).toEqual([
      ['columns of DEMAND', 1],
      ['columns of PRICE', 2],
    ]);
    await publish({ published: '2026-05-08', rows: { ...RATE, '2026-03': [3.3, 143.7] } }, namedOf([]), points(columns('PRICE')));
    expect(await noted()).toEqual([['columns of DEMAND', 1]]);
    const reported = (await events()).filter(({ kind }) => kind === 'dataset.contents_changed');
    expect(reported.map(({ payload }) => payload['not_taken'])).toEqual([
      [{ what: 'columns', of: 'DEMAND', count: 1, examples: ['LOAD'] }],
    ]);
  });
});

it('no event is stored without a recipient', async () => {
  bench.agency.on(at('t1.csv'), body(table({ rows: RATE })));
  await bench.refresher.refresh(dataset);
  bench.agency.on(at('t1.csv'), body(table({ rows: { ...RATE, '2026-03': [9, 143.6], '2026-04': [3.3, 144] } })));
  bench.clock.advance(HOUR);
  expect(await bench.refresher.refresh(dataset)).toMatchObject({ result: 'new_version' });
  const key: DatasetKey = 'rba/T1';
  expect([await events(), (await bench.store.datasets.versions(key)).length]).toEqual([[], 2]);
});
