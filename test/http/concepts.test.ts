/** Requests concepts over HTTP. Each has one current value and the rule that chose it, or a reason for the missing value. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { concepts } from '../../src/catalogue/concepts/concepts.ts';
import { AU_CPI_MONTHLY_YOY, AU_CPI_YOY } from '../../src/catalogue/series/prices.ts';
import { AU_CASHRATE, AU_CASHRATE_DAILY } from '../../src/catalogue/series/rates.ts';
import { CONCEPT_STATES } from '../../src/queries/series/concepts/resolve.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { putSeries } from '../signals/put-series.ts';
import { type OverStore, serveStore } from './over-store.ts';

interface Row {
  readonly concept: string;
  readonly value: number | null;
  readonly value_text: string | null;
  readonly period: string | null;
  readonly decimals: number;
  readonly currency: string | null;
  readonly reason: { readonly code: string; readonly text: string } | null;
  readonly last: { readonly value: number; readonly period: string } | null;
  readonly vintage: string | null;
}

describe('the concepts over the starter data', () => {
  let server: OverStore;
  let rows: readonly Row[];
  beforeAll(async () => {
    server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
    rows = (await server.json('/v1/concepts')).data;
  }, 240_000);
  afterAll(() => server.close());
  const rowOf = (id: string): Row => rows.find(({ concept }) => concept === id) ?? expect.fail(`no concept ${id}`);

  it('all exist, each with a value or with the reason why it has none', () => {
    expect(rows.map(({ concept }) => concept)).toEqual(concepts().map(({ id }) => id));
    for (const { concept, value, value_text: shown, reason, period, vintage } of rows) {
      expect(value === null, concept).toBe(reason !== null);
      expect(value === null, concept).toBe(period === null && shown === null);
      if (value !== null) expect(vintage, concept).toMatch(/^\d{4}-\d\d-\d\d$/);
      if (reason !== null) {
        expect(CONCEPT_STATES, concept).toContain(reason.code);
        expect(reason.text, concept).toMatch(/^[A-Z].*\.$/);
      }
    }
  });

  it('use the monthly CPI as the inflation rate, and the later of two tables as the cash rate', () => {
    expect(rowOf('inflation')).toMatchObject({ value: 3.8, value_text: '3.8', period: '2026-06', series_id: 'AU.CPI.MONTHLY.YOY' });
    expect(rowOf('cash_rate')).toMatchObject({
      value: 4.35,
      value_text: '4.35',
      period: '2026-05-06',
      series_id: 'AU.CASHRATE.DAILY',
      basis: 'daily_table',
      // One decision was announced between the two rates, on 5 May.
      previous_value: 4.1,
      change: 0.25,
    });
    // Decisions on 16 June, 11 August, 29 September and 3 November followed.
    expect(rowOf('cash_rate')).toMatchObject({ currency: 'behind', lag_periods: 4 });
    expect(rowOf('power_price')).toMatchObject({ value: null, currency: 'out_of_date', last: { date: '2025-08-20' } });
    expect(rowOf('unemployment')).toMatchObject({ value_text: '4.4', period: '2026-06' });
    expect(rowOf('employment')).toMatchObject({ value_text: '14,823,289', unit: 'persons' });
    expect(rowOf('dwelling_mean_price')).toMatchObject({ value: 1_100_400, value_text: '1,100,400' });
  });

  it('have the grade of the series that gives the value, and an indicator without a current value is out of date', async () => {
    expect(await server.json('/v1/series/AU.CASHRATE.DAILY/latest')).toMatchObject({
      grade: 'behind',
      lag_periods: 4,
      stale_reason: expect.stringContaining('AU.CASHRATE.DAILY of 6 May 2026: 4 later decisions are missing'),
      reason: { code: 'decisions_missing', dataset: 'rba.F1', through: '2026-05-06', missing_periods: 4 },
    });
    const grades = await Promise.all(
      SIGNALS.map(async ({ id }) => {
        const { meta }: { readonly meta?: Readonly<Record<string, unknown>> } = JSON.parse((await server.get(`/v1/${id}`)).body);
        return meta?.['outdated'] ? [id, meta['grade']] : null;
      }),
    );
    const old = grades.filter((one) => one !== null);
    expect(old.map(([id]) => id)).toContain('state-employment-snapshot');
    expect(old.filter(([, grade]) => grade !== 'out_of_date')).toEqual([]);
  });

  it('calculate rates from one index if the published rate is behind', () => {
    expect(rowOf('inflation_quarterly')).toMatchObject({ value_text: '3.9', period: '2026-Q2', basis: 'computed' });
    expect(rowOf('net_migration')).toMatchObject({ period: '2025-Q4', basis: 'computed' });
  });

  it('have no current value if too many periods are missing, and date the last one', () => {
    const row = rowOf('underemployment');
    expect(row).toMatchObject({ value: null, currency: 'out_of_date', reason: { code: 'out_of_date' }, last: { period: '2022-08' } });
    expect(row.reason?.text).toMatch(/\d\.\d%/);
    expect(rowOf('vacancies')).toMatchObject({ value_text: '329,500', period: '2026-Q2', currency: 'behind', lag_periods: 1 });
    expect(rowOf('capex')).toMatchObject({ value: null, currency: null, reason: { code: 'no_data' }, last: null });
    expect(rowOf('government_debt')).toMatchObject({ value: null, reason: { code: 'not_covered' } });
  });

  it('have a reason that agrees with the stored data, if the dataset is stored without the series', () => {
    expect(rowOf('credit').reason).toEqual({
      code: 'no_data',
      text: 'The stored data of rba.D1 do not include AU.CREDIT.TOTAL.YOY. An update from the agency can add it.',
    });
    expect(rowOf('approvals_original').reason?.text).toContain(' do not include AU.BUILDING.APPROVALS.');
  });

  it('give a later value that is calculated with the decimals of the concept', async () => {
    const later = { concept: 'inflation_quarterly', period: '2026-Q2', value: 3.9, units: 'pc1' };
    expect(await server.json('/v1/series/AU.CPI.YOY/latest')).toMatchObject({ fresher: later });
    const { meta } = (await server.json('/v1/series/AU.CPI.YOY')) as { meta: { note_facts: readonly object[] } };
    expect(meta.note_facts).toContainEqual(expect.objectContaining({ code: 'fresher', values: expect.objectContaining(later) }));
  });

  it('describe each rule, and give for each candidate the reason why it was used or not', async () => {
    for (const { id, candidates } of concepts()) {
      const { data } = (await server.json(`/v1/concepts/${id}`)) as {
        data: { rule_text: string; candidates: { taken: boolean; why: string }[] };
      };
      expect(data.rule_text, id).toMatch(/\.$/);
      expect(data.candidates, id).toHaveLength(candidates.length);
      expect(data.candidates.filter(({ taken }) => taken).length, id).toBeLessThanOrEqual(1);
      for (const { why } of data.candidates) expect(why, id).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('agree with the list, ignore case, filter by topic and are available as CSV', async () => {
    const one = (await server.json('/v1/concepts/CASH-RATE')) as unknown as { data: Row; meta: { sources: { dataset_id: string }[] } };
    expect(one.data).toMatchObject(rowOf('cash_rate'));
    expect(one.meta.sources.map(({ dataset_id: id }) => id)).toEqual(['rba.F1']);
    const prices: readonly Row[] = (await server.json('/v1/concepts?topic=prices')).data;
    expect(prices.length).toBeGreaterThan(3);
    expect(prices).toEqual(rows.filter((row) => 'topic' in row && row.topic === 'prices'));
    const csv = await server.get('/v1/concepts?format=csv');
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body.split('\r\n').filter((line) => line !== '')).toHaveLength(rows.length + 1);
  });

  it('give the nearest match for an unknown concept, and the list for an unknown topic', async () => {
    const unknown = await server.get('/v1/concepts/inflatoin');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ code: 'REQ_UNKNOWN_CONCEPT', errors: [{ parameter: 'concept', did_you_mean: 'inflation' }] });
    const topic = await server.get('/v1/concepts?topic=price');
    expect(topic.statusCode).toBe(400);
    expect(topic.json()).toMatchObject({ errors: [{ parameter: 'topic', did_you_mean: 'prices' }] });
  });

  it('are open to readers without a key', async () => {
    expect((await server.get('/v1/concepts/inflation', { authorization: '' })).statusCode).toBe(200);
  });
});

describe('the declared indicators of concepts', () => {
  it('exist and have the field', () => {
    for (const { id, candidates } of concepts()) {
      for (const one of candidates) {
        if (one.kind !== 'signal') continue;
        const signal = SIGNALS.find((other) => other.id === one.signal);
        expect(Object.keys(signal?.row ?? {}), id).toContain(one.field);
      }
    }
  });
});

describe('a concept', () => {
  let server: OverStore;
  beforeEach(async () => {
    server = await serveStore('2026-06-20T00:00:00.000Z', 'nothing');
  });
  afterEach(() => server.close());
  const cashRate = async () => (await server.json('/v1/concepts/cash_rate')).data as Row & { contradiction: unknown; basis: string };
  const put = (decisions: Record<string, number>, daily: Record<string, number>, publishedOn = '2026-03-17') =>
    Promise.all([
      putSeries(server.shelf, [{ handle: AU_CASHRATE, values: decisions }], { publishedOn, effectiveFrom: `${publishedOn}T05:00:00.000Z` }),
      putSeries(server.shelf, [{ handle: AU_CASHRATE_DAILY, values: daily }], {
        publishedOn: null,
        effectiveFrom: '2026-05-07T05:00:00.000Z',
      }),
    ]);

  it('has the decision while the daily table agrees with it', async () => {
    await put({ '2026-02-04': 3.85, '2026-03-18': 4.1 }, { '2026-03-17': 3.85, '2026-03-18': 4.1, '2026-03-19': 4.1 });
    expect(await cashRate()).toMatchObject({ value: 4.1, period: '2026-03-18', previous_value: 3.85, change: 0.25, basis: 'published' });
  });

  it('has a later rate of the daily table from its first day, with the change if no days are missing', async () => {
    const days = { '2026-03-18': 4.1, '2026-03-19': 4.1, '2026-03-20': 4.35, '2026-03-23': 4.35 };
    await put({ '2026-02-04': 3.85, '2026-03-18': 4.1 }, days);
    expect(await cashRate()).toMatchObject({ value: 4.35, period: '2026-03-20', previous_value: 4.1, change: 0.25, basis: 'daily_table' });
  });

  it('has no value if two tables differ on a day that both cover', async () => {
    await put({ '2026-02-04': 3.85, '2026-03-18': 4.1 }, { '2026-03-16': 3.6, '2026-03-17': 3.85 });
    const row = await cashRate();
    expect(row).toMatchObject({
      value: null,
      reason: { code: 'contradiction' },
      contradiction: { day: '2026-03-16', values: [3.85, 3.6] },
      last: null,
    });
    expect(row.reason?.text).toContain('16 March 2026');
  });

  it('is refused as current after its maximum age', async () => {
    await put({ '2025-02-04': 3.85, '2025-03-18': 4.1 }, { '2025-03-18': 4.1, '2025-03-19': 4.1 }, '2025-03-17');
    expect(await cashRate()).toMatchObject({ value: null, reason: { code: 'out_of_date' }, last: { value: 4.1, period: '2025-03-18' } });
  });

  it('reads a measure from its first period, and the other one before', async () => {
    await putSeries(server.shelf, [{ handle: AU_CPI_YOY, values: { '2025-Q4': 3.6, '2026-Q1': 3.5 } }]);
    await putSeries(server.shelf, [{ handle: AU_CPI_MONTHLY_YOY, values: { '2025-08': 3, '2025-09': 3.1 } }]);
    const { data } = (await server.json('/v1/concepts/inflation')) as { data: Row & { candidates: { why_code: string }[] } };
    expect(data).toMatchObject({ value: 3.5, period: '2026-Q1' });
    expect(data.candidates.map(({ why_code: code }) => code)).toEqual(['before_start', 'taken']);
  });

  it('has the change of the shown values, but not across a gap', async () => {
    await putSeries(server.shelf, [{ handle: AU_CPI_YOY, values: { '2025-Q4': 3.649, '2026-Q1': 3.551 } }]);
    const row = (await server.json('/v1/concepts/inflation_quarterly')).data as unknown as Row;
    expect(row).toMatchObject({ value_text: '3.6', previous_value: 3.649, change: 0 });
    await putSeries(server.shelf, [{ handle: AU_CPI_YOY, values: { '2025-Q3': 3.2, '2026-Q1': 3.5 } }]);
    expect((await server.json('/v1/concepts/inflation_quarterly')).data).toMatchObject({ value: 3.5, previous_value: null, change: null });
  });
});
