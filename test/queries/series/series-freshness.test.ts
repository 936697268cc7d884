import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SeriesHandle } from '../../../src/core/define-series.ts';
import { defineHistorySignal, defineSnapshotSignal, oneSeries } from '../../../src/core/define-signal.ts';
import { readChart } from '../../../src/queries/charts/read-chart.ts';
import { readDataset } from '../../../src/queries/datasets/read-dataset.ts';
import { newestFigures } from '../../../src/queries/series/freshness/newest-figure.ts';
import { readSeries } from '../../../src/queries/series/resolve-series.ts';
import { latestOfSeries } from '../../../src/queries/series/series-latest.ts';
import { evaluateSignal } from '../../../src/queries/signals/evaluate-signal.ts';
import { sales } from '../sales.ts';
import { dataset, openShelf, params, type Shelf } from '../shelf.ts';

const states = dataset({ id: 'STATES', cadence: { checkEveryMinutes: 60, maxAgeDays: 60 } });
const of = (code: string): SeriesHandle => ({
  ...sales,
  id: `AU.RATE.${code}`,
  title: `Rate, ${code}`,
  dataset: states,
  select: { REGION: code },
  units: 'Per cent',
  unitsShort: '%',
});
const [NSW, VIC] = [of('NSW'), of('VIC')];

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
});
afterEach(() => shelf.close());

/** Stores invented values. One state has values to March 2026, and the other ends with the vintage of March 2025. */
async function putStates(origin: 'live' | 'starter' = 'live'): Promise<void> {
  const dimensions = { REGION: { NSW: 'New South Wales', VIC: 'Victoria' } };
  const unit = { unit: 'Per cent', freq: 'M' } as const;
  const vintage = (vic: boolean, months: readonly string[], day: string) =>
    shelf.put(
      states,
      {
        dimensions,
        series: [
          { codes: ['NSW'], ...unit, values: Object.fromEntries(months.map((month, i) => [month, 4 + i])) },
          { codes: ['VIC'], ...unit, values: vic ? { '2025-01': 4.1, '2025-02': 4.2 } : {} },
        ],
      },
      { effectiveFrom: `${day}T23:59:59.999Z`, publishedOn: day, origin },
    );
  await vintage(false, ['2025-01'], '2025-02-20');
  await vintage(true, ['2025-01', '2025-02'], '2025-03-27');
  await vintage(true, ['2025-01', '2025-02', '2026-03'], '2026-04-16');
}

describe('a series without new values', () => {
  test('is stale while its dataset continues, and states its last period and the number of missing periods', async () => {
    await putStates();
    const reason = 'AU.RATE.VIC ends with February 2025: 13 months are missing, but other series of abs.STATES end with March 2026';
    expect(await latestOfSeries(shelf.ctx, VIC)).toMatchObject({ stale: true, stale_reason: reason, realtime_start: '2025-03-27' });
    expect(await latestOfSeries(shelf.ctx, NSW)).toMatchObject({ stale: false, stale_reason: null });
    expect((await readSeries(shelf.ctx, VIC, params(''))).meta).toMatchObject({ stale: true, stale_reason: reason });
    const { chart } = await readChart(shelf.ctx, [VIC], params(''));
    expect(chart.staleReason).toBe(reason);
    expect(chart.sources[0]?.citation.release_date).toBe('2025-03-27');
    expect((await newestFigures(shelf.ctx, [VIC, NSW])).map(({ freshness }) => freshness.state)).toEqual(['stale', 'fresh']);
    await expect(readSeries(shelf.ctx, VIC, params('allow_stale=0'))).rejects.toMatchObject({ code: 'DATA_STALE' });
  });

  test('has the date of its vintage if no agency has confirmed it', async () => {
    await putStates('starter');
    const confirmed = await shelf.store.datasets.state('abs/STATES');
    const latest = await latestOfSeries(shelf.with({ store: withoutConfirmation(shelf, confirmed) }), VIC);
    expect(latest['stale_reason']).toBe(
      'Starter data published 27 March 2025. Not yet checked with the ABS. AU.RATE.VIC ends with February 2025: 13 months are missing, but other series of abs.STATES end with March 2026',
    );
  });

  test('makes an indicator that uses it stale', async () => {
    await putStates();
    const signal = defineHistorySignal({
      id: 'gap',
      title: 'Gap',
      summary: 'Invented.',
      mode: 'history',
      frequency: 'M',
      stale: 'serve_cached',
      methodologyVersion: 1,
      formula: ['a - b'],
      parameters: {},
      row: { gap: { type: 'number', unit: 'Percentage points', description: 'a - b' } },
      inputs: () => ({ a: { series: NSW, sample: 'same' }, b: { series: VIC, sample: 'same' } }),
      compute: ({ a, b }, t) => ({ gap: a(t) - b(t) }),
    });
    expect((await evaluateSignal(shelf.ctx, signal, params(''))).meta).toMatchObject({ stale: true });
  });

  test('makes a snapshot that uses it stale, and no other', async () => {
    await putStates();
    // Both are inputs, but only one is read.
    const about = async (which: 'nsw' | 'vic', query = '') => {
      const signal = defineSnapshotSignal({
        id: `test-${which}`,
        title: 'Rate',
        summary: 'Invented.',
        mode: 'snapshot',
        gives: 'object',
        past: { none: 'It has no past.' },
        stale: 'serve_cached',
        methodologyVersion: 1,
        formula: ['r'],
        parameters: {},
        row: { rate: { type: 'number', unit: 'Per cent', description: 'r' } },
        inputs: () => ({ nsw: oneSeries(NSW), vic: oneSeries(VIC) }),
        compute: ({ [which]: rate }) => ({ data: { rate: rate.newest().value } }),
      });
      return (await evaluateSignal(shelf.ctx, signal, params(query))).meta;
    };
    expect(await about('vic')).toMatchObject({ stale: true, stale_reason: expect.stringContaining('AU.RATE.VIC ends with February 2025') });
    expect(await about('nsw')).toMatchObject({ stale: false, stale_reason: null });
    expect(await about('vic', 'as_of=2025-04-01')).toMatchObject({ stale: false });
  });
});

/** Returns the store with a state that no agency has confirmed. */
function withoutConfirmation(from: Shelf, state: Awaited<ReturnType<Shelf['store']['datasets']['state']>>): Shelf['store'] {
  const datasets = new Proxy(from.store.datasets, {
    get(target, name) {
      if (name === 'state') return async () => state && { ...state, confirmedAt: null };
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  return new Proxy(from.store, { get: (target, name) => (name === 'datasets' ? datasets : Reflect.get(target, name)) });
}

test('that ends before other series of its market is out of date, and states its own latest interval', async () => {
  const market = dataset({ id: 'MARKET', frequency: '5MIN', cadence: { checkEveryMinutes: 5, maxAgeDays: null, maxAgeMinutes: 30 } });
  const regions = ['NSW', 'VIC', 'QLD'];
  const values = (...times: readonly string[]) => Object.fromEntries(times.map((time, i) => [`2026-05-11T${time}:00+10:00`, i]));
  await shelf.put(
    market,
    {
      dimensions: { REGION: { NSW: 'New South Wales', VIC: 'Victoria', QLD: 'Queensland' } },
      series: [values('12:00', '12:55'), values('12:00'), values('12:00', '12:50')].map((one, i) => ({
        codes: [regions[i] ?? ''],
        unit: 'MW',
        freq: '5MIN',
        multiplier: 0,
        values: one,
      })),
    },
    { effectiveFrom: '2026-05-11T02:56:00.000Z', publishedOn: '2026-05-11', origin: 'live' },
  );
  const latest = (code: string) => latestOfSeries(shelf.ctx, { ...of(code), dataset: market, frequency: '5MIN', unitsShort: 'MW' });
  expect(await latest('NSW')).toMatchObject({ stale: false, grade: 'current' });
  expect(await latest('QLD')).toMatchObject({ stale: false, grade: 'current' });
  expect(await latest('VIC')).toMatchObject({
    stale: true,
    grade: 'out_of_date',
    period: '2026-05-11T12:00:00+10:00',
    reason: { code: 'periods_missing', through: '2026-05-11T12:00:00+10:00', others_through: '2026-05-11T12:55:00+10:00' },
  });
});

describe('a response for a day before the first vintage of a series', () => {
  test('has no values, although its dataset was stored, and names the stored data', async () => {
    await putStates();
    const requested = { code: 'REQ_NO_VINTAGE', detail: undefined };
    await expect(readSeries(shelf.ctx, VIC, params('as_of=2025-03-01'))).rejects.toMatchObject({
      code: requested.code,
      message:
        'No vintage of AU.RATE.VIC is stored as of 2025-03-01. The earliest stored vintage is from 2025-03-27, and the latest covers 2025-01 to 2025-02.',
    });
    expect((await readSeries(shelf.ctx, VIC, params('as_of=2025-03-28'))).data).toHaveLength(2);
    await expect(readChart(shelf.ctx, [VIC], params('as_of=2025-03-01'))).rejects.toMatchObject({ code: requested.code });
    await expect(readDataset(shelf.ctx, states, params('region=VIC&as_of=2025-03-01'))).rejects.toMatchObject({
      code: requested.code,
      message: expect.stringContaining('2025-03-27'),
    });
    expect((await readDataset(shelf.ctx, states, params('region=NSW&as_of=2025-03-01'))).data).toHaveLength(1);
  });

  test('is not stale if it is about the past and a later vintage is stored', async () => {
    await putStates('starter');
    const state = await shelf.store.datasets.state('abs/STATES');
    const ctx = shelf.with({ store: withoutConfirmation(shelf, state) });
    expect((await readSeries(ctx, NSW, params('as_of=2025-04-01'))).meta.stale).toBe(false);
    expect((await readSeries(ctx, NSW, params(''))).meta.stale).toBe(true);
  });
});
