/**
 * Tests responses for past days over the starter data. For headline series and every day since 2018, a response has the latest released
 * period, or is refused because a vintage is missing. The test reads release days from `data/release-days.csv`, and not through the
 * tested code.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { findSeries } from '../../../src/catalogue/series.ts';
import type { SeriesHandle } from '../../../src/core/define-series.ts';
import { WattleError } from '../../../src/core/errors.ts';
import { DAY_MS, formatPeriod, isoDay, parseIsoDay } from '../../../src/core/period.ts';
import { readTimeSeries } from '../../../src/queries/datasets/read-time-series.ts';
import { readMulti } from '../../../src/queries/series/multi/read-multi.ts';
import { loadSeries, vintageDaysOf } from '../../../src/queries/series/reading/stored-series.ts';
import { readSeries } from '../../../src/queries/series/resolve-series.ts';
import { evaluateSignal } from '../../../src/queries/signals/evaluate-signal.ts';
import { REAL_CASH_RATE } from '../../../src/signals/real-cash-rate.ts';
import { REAL_RATE_REGIME } from '../../../src/signals/real-rate-regime.ts';
import { REAL_WAGES } from '../../../src/signals/real-wages.ts';
import { openShelf, params, type Shelf } from '../shelf.ts';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf('2026-11-27T03:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => shelf.close());

const handleOf = (id: string): SeriesHandle => {
  const handle = findSeries(id);
  if (!handle) throw new Error(id);
  return handle;
};
type Row = { readonly period: string; readonly value: number };
const asOf = (id: string, query: string) => readSeries(shelf.ctx, handleOf(id), params(query));
const lastRow = async (id: string, query: string): Promise<Row | undefined> => ((await asOf(id, query)).data as readonly Row[]).at(-1);
const refusal = async (read: Promise<unknown>): Promise<WattleError> => {
  const error = await read.catch((thrown: unknown) => thrown);
  if (!(error instanceof WattleError)) throw new Error('not refused');
  return error;
};

/** The publication of each headline series. */
const HEADLINES: readonly (readonly [id: string, publication: string])[] = [
  ['AU.GDP.QOQ', 'abs.national-accounts'],
  ['AU.UNEMP.SA', 'abs.labour-force'],
  ['AU.EMPLOYED.SA', 'abs.labour-force'],
  ['AU.CPI.YOY', 'abs.consumer-price-index-quarterly'],
  ['AU.CPI.INDEX', 'abs.consumer-price-index-quarterly'],
  ['AU.CPI.TRIMMED', 'abs.consumer-price-index-quarterly'],
  ['AU.WPI.YOY', 'abs.wage-price-index'],
  ['AU.RETAIL', 'abs.retail-trade'],
  ['AU.HOUSEHOLD.SPENDING.MOM', 'abs.household-spending'],
  ['AU.CPI.MONTHLY.YOY', 'abs.consumer-price-index-monthly'],
  ['AU.CASHRATE', 'rba.monetary-policy-decision'],
];
const released = new Map<string, { readonly period: string; readonly at: number }[]>();
for (const line of readFileSync('data/release-days.csv', 'utf8').trim().split('\n').slice(1)) {
  const [publication = '', period = '', at = ''] = line.split(',');
  released.set(publication, [...(released.get(publication) ?? []), { period, at: Date.parse(at) }]);
}

describe('headline series from 2018 to mid 2026', () => {
  const [first, last] = [parseIsoDay('2018-01-01') ?? 0, parseIsoDay('2026-06-30') ?? 0];

  it.each(HEADLINES)(
    '%s has the released values, or is refused because of a gap',
    async (id, publication) => {
      const known = released.get(publication) ?? [];
      const silent: string[] = [];
      let complete = 0;
      const handle = handleOf(id);
      const turns = new Set([
        ...known.map(({ at }) => Math.floor(at / DAY_MS)),
        ...(await vintageDaysOf(shelf.ctx, await loadSeries(shelf.ctx, handle, null))),
      ]);
      for (let day = first; day <= last; day += 1) {
        // Known values change around releases and vintages. Other days are sampled: one day in five is tested.
        if (day % 5 !== 0 && ![day - 1, day, day + 1].some((near) => turns.has(near))) continue;
        const end = (day + 1) * DAY_MS - 1;
        const out = known
          .filter(({ at }) => at <= end)
          .map(({ period }) => period)
          .sort()
          .at(-1);
        try {
          const { slice } = await loadSeries(shelf.ctx, handle, { text: isoDay(day), ms: end });
          const t = slice.points.t.at(-1);
          const row = t === undefined ? undefined : { period: formatPeriod({ freq: slice.series.freq, t }) };
          // Decisions without a change have no row, so only the row that applies is compared below.
          const isOlder = publication !== 'rba.monetary-policy-decision' && out !== undefined && row !== undefined && row.period < out;
          if (isOlder) silent.push(`${isoDay(day)} ${row?.period} < ${out}`);
          complete += 1;
        } catch (error) {
          if (!(error instanceof WattleError) || !['REQ_VINTAGE_GAP', 'REQ_NO_VINTAGE'].includes(error.code)) throw error;
        }
      }
      expect(silent).toEqual([]);
      expect(complete).toBeGreaterThan(['AU.CASHRATE', 'AU.CPI.YOY'].includes(id) ? 600 : 0);
    },
    240_000,
  );
});

describe('values that are never revised', () => {
  test.each([
    ['AU.CASHRATE', '2025-08-15', '2025-08-13', 3.6, '2025-08-12'],
    ['AU.CASHRATE', '2025-08-11', '2025-05-21', 3.85, '2025-05-20'],
    ['AU.CPI.YOY', '2025-06-01', '2025-Q1', 2.4, '2025-04-30'],
    ['AU.CPI.YOY', '2025-04-29', '2024-Q4', 2.4, '2025-01-29'],
    ['AU.CPI.INDEX', '2025-06-01', '2025-Q1', 140.7, '2025-04-30'],
  ])('%s as of %s ends with %s, known since its release', async (id, day, period, value, since) => {
    const { data, meta } = await asOf(id, `as_of=${day}`);
    expect((data as readonly Row[]).at(-1)).toMatchObject({ period, value });
    expect(meta.vintage?.slice(0, 10)).toBe(since);
    expect(meta.sources[0]?.release_date).toBe(since);
  });

  it('are read in the same way through the dataset', async () => {
    const { data, meta } = await readTimeSeries(
      shelf.ctx,
      handleOf('AU.CASHRATE').dataset,
      params('as_of=2025-08-15&series=cash_rate_target&limit=1'),
    );
    expect(data).toMatchObject([{ period: '2025-08-13', value: 3.6 }]);
    expect(meta.vintage?.slice(0, 10)).toBe('2025-08-12');
  });

  it('are refused if there were decisions after the latest stored table', async () => {
    expect(await refusal(asOf('AU.CASHRATE', 'as_of=2026-10-15'))).toMatchObject({ code: 'REQ_VINTAGE_GAP' });
    expect(await refusal(asOf('AU.CASHRATE', 'as_of=2026-10-15'))).toHaveProperty(
      'message',
      expect.stringMatching(/4 releases are missing between \d+ \w+ 2026 and 15 October 2026\.$/),
    );
  });
});

describe('a gap', () => {
  const QUERY = 'as_of=2022-06-02';

  it('is refused, and the stored days on either side are named', async () => {
    const error = await refusal(asOf('AU.GDP.QOQ', QUERY));
    expect([error.code, error.message]).toEqual([
      'REQ_VINTAGE_GAP',
      'AU.GDP.QOQ: The vintage of 2 June 2022 is not stored. 10 releases are missing between 2 September 2020 and 7 June 2023.',
    ]);
    expect(error.faults?.map((fault) => fault.did_you_mean)).toEqual(['2020-09-02', '2023-06-07']);
  });

  it('counts the releases in all of it', async () => {
    const { meta } = await asOf('AU.GDP.QOQ', `${QUERY}&gap=allow`);
    const { stored = '', next = '' } = meta.vintage_gap as { readonly stored: string; readonly next: string };
    const between = released.get('abs.national-accounts')?.filter(({ at }) => at >= Date.parse(stored) && at < Date.parse(next)) ?? [];
    // The last release in this time belongs to the next stored vintage.
    expect(meta.vintage_gap?.missing).toBe(between.length - 1);
  });

  it('may be allowed, and is then reported', async () => {
    const { meta } = await asOf('AU.GDP.QOQ', `${QUERY}&gap=allow`);
    expect(meta.vintage_gap).toEqual({ stored: '2020-09-02', missing: 10, next: '2023-06-07' });
    expect(meta.notes.join(' ')).toContain('The response uses the vintage of 2 September 2020');
    expect(meta.query).toMatchObject({ as_of: '2022-06-02', gap: 'allow' });
  });

  it('in one of several series refuses all of them', async () => {
    const handles = [handleOf('AU.CPI.YOY'), handleOf('AU.GDP.QOQ')];
    expect(await refusal(readMulti(shelf.ctx, handles, params(QUERY)))).toMatchObject({ code: 'REQ_VINTAGE_GAP' });
    const { meta } = await readMulti(shelf.ctx, handles, params(`${QUERY}&gap=allow`));
    expect(meta.vintage_gap).toMatchObject({ missing: 10 });
  });

  it('in a dataset is refused, for the selected series', async () => {
    const dataset = handleOf('AU.GDP.QOQ').dataset;
    expect(await refusal(readTimeSeries(shelf.ctx, dataset, params(QUERY)))).toMatchObject({ code: 'REQ_VINTAGE_GAP' });
  });

  it('in an input refuses an indicator, with the name of the input', async () => {
    const error = await refusal(evaluateSignal(shelf.ctx, REAL_WAGES, params('as_of=2024-12-31')));
    expect([error.code, error.message]).toEqual([
      'REQ_VINTAGE_GAP',
      expect.stringContaining('AU.WPI.YOY: The vintage of 31 December 2024 is not stored'),
    ]);
    const { meta } = await evaluateSignal(shelf.ctx, REAL_WAGES, params('as_of=2024-12-31&gap=allow'));
    expect(meta.vintage_gap).toMatchObject({ stored: '2022-11-16' });
  });

  it.each([REAL_CASH_RATE, REAL_RATE_REGIME])('in an optional input leaves its fields of $id null, with a note', async (signal) => {
    const { data, meta } = await evaluateSignal(shelf.ctx, signal, params('as_of=2026-03-20'));
    expect(data).toMatchObject({ trimmed_mean_cpi_pct: 3.4, expected_inflation_pct: null });
    expect(meta.notes.join(' ')).toContain('AU.INFLATION.EXPECTATIONS.MARKET: The vintage of 20 March 2026 is not stored.');
  });

  it('ends when the latest vintage is confirmed', async () => {
    await shelf.store.datasets.noteCheck('abs/LF', shelf.clock.now(), null);
    expect(await lastRow('AU.UNEMP.SA', 'as_of=2026-11-26&limit=1')).toBeDefined();
  });
});
