/** If a capture has only part of a dataset, only the same part of the stored data is read and compared. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import type { ParsedDataset } from '../../src/core/observation.ts';
import { parsePeriod } from '../../src/core/period.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import type { ReadSeries } from '../../src/store/ports/series.ts';
import { body } from './fake-agency.ts';
import { askOf, at, source, table, tiny } from './tiny-dataset.ts';
import { openWorkbench, served, silentLog, viewOf, type Workbench } from './workbench.ts';

const HOUR = 3_600_000;
const t = (text: string): number => parsePeriod(text)?.t ?? Number.NaN;
const MONTHS = Array.from({ length: 24 }, (_, i) => `${2024 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`);

let bench: Workbench;
let reads: ReadSeries[];
let refresher: Refresher;
beforeEach(async () => {
  bench = await openWorkbench('2026-02-11T03:00:00Z');
  reads = [];
  const { datasets } = bench.store;
  const read: typeof datasets.read = (query) => {
    reads.push(query);
    return datasets.read(query);
  };
  const store = viewOf(bench.store, { datasets: viewOf(datasets, { read }) });
  refresher = new Refresher({
    store,
    upstream: bench.upstream,
    clock: bench.clock,
    origin: 'live',
    log: silentLog,
    sourceOf: () => source,
  });
});
afterEach(() => bench.close());

const scoped = (scope: ParsedDataset['scope'], unit = 'Per cent'): TimeSeriesDataset => {
  const whole = tiny();
  const parse: TimeSeriesDataset['parse'] = async (captured) => {
    const parsed = await whole.parse(captured);
    return { ...parsed, scope, series: parsed.series.map((one) => ({ ...one, unit })) };
  };
  return tiny({ asks: () => [askOf('t1.csv')], parse });
};

/** Imports a table of AAA and BBB, or of AAA alone. */
async function importTable(dataset: TimeSeriesDataset, rows: Record<string, readonly (number | null)[]>, keys = ['AAA', 'BBB']) {
  bench.agency.on(at('t1.csv'), body(table({ keys, units: keys.map(() => 'Per cent'), rows })));
  reads.length = 0;
  bench.clock.advance(HOUR);
  return refresher.refresh(dataset);
}

const years = Object.fromEntries(MONTHS.map((month, i) => [month, [i, i + 0.5]]));

describe.each(['partial', 'points'] as const)('scope %s', (scope) => {
  it('reads the series and the periods of the capture', async () => {
    await importTable(scoped('whole'), years);
    expect(await importTable(scoped(scope), { '2025-12': [-1], '2026-01': [7] }, ['AAA'])).toMatchObject({ result: 'new_version' });
    const id = (await bench.store.datasets.series('rba/T1')).find(({ key }) => key === 'AAA')?.id;
    expect(reads[0]).toEqual({ dataset: 'rba/T1', series: [id], from: t('2025-12'), to: t('2026-01') });
    // The history that determines a plausible range is limited too.
    expect(reads.slice(1)).toEqual([expect.objectContaining({ dataset: 'rba/T1', series: [id], newest: 120 })]);
    const stored = await served(bench.store, 'rba/T1');
    expect(Object.keys(stored['AAA'] ?? {})).toHaveLength(25);
    expect(stored['AAA']).toMatchObject({ [t('2025-11')]: 22, [t('2025-12')]: -1, [t('2026-01')]: 7 });
    expect(Object.keys(stored['BBB'] ?? {})).toHaveLength(24);
  });

  it('finds another unit even if no data are stored for these periods', async () => {
    await importTable(scoped('whole'), years);
    const outcome = await importTable(scoped(scope, 'Thousand persons'), { '2026-01': [7] }, ['AAA']);
    expect(outcome).toMatchObject({ result: 'quarantined', error: { code: 'DATA_UNIT_CHANGED' } });
  });

  it('accepts a new series', async () => {
    await importTable(scoped('whole'), years);
    expect(await importTable(scoped(scope), { '2026-01': [7] }, ['CCC'])).toMatchObject({ result: 'new_version', error: null });
    expect((await served(bench.store, 'rba/T1'))['CCC']).toEqual({ [t('2026-01')]: 7 });
  });
});

it('compares removed values in a part with all stored data', async () => {
  await importTable(scoped('whole'), years);
  // Three of five months are removed: most of the span, and little of the whole.
  const rows = { '2025-08': [19, 19.5], '2025-09': [null, 20.5], '2025-10': [null, 21.5], '2025-11': [null, 22.5], '2025-12': [23, 23.5] };
  expect(await importTable(scoped('partial'), rows)).toMatchObject({ result: 'new_version', version: { removed: 3 }, error: null });
  const gone = Object.fromEntries(MONTHS.map((month, i) => [month, [i === 0 || i === 23 ? i : null, i + 0.5]]));
  expect(await importTable(scoped('partial'), gone)).toMatchObject({ result: 'quarantined', error: { code: 'DATA_SHRANK' } });
});

it('reads all stored data for a capture of the whole dataset', async () => {
  await importTable(scoped('whole'), years);
  await importTable(scoped('whole'), { ...years, '2026-01': [24, 24.5] });
  expect(reads.map(({ from, to, series }) => [from, to, series.length])).toEqual([[undefined, undefined, 2]]);
});
