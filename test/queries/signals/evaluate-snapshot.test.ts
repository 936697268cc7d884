import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RegisterDataset } from '../../../src/core/define-dataset.ts';
import type { SeriesHandle } from '../../../src/core/define-series.ts';
import {
  defineSnapshotSignal,
  eachSeries,
  groupsOf,
  oneSeries,
  optional,
  refuse,
  type SnapshotSignal,
  selectionOf,
} from '../../../src/core/define-signal.ts';
import { evaluateSignal } from '../../../src/queries/signals/evaluate-signal.ts';
import { newestCommon } from '../../../src/signals/inputs/common-periods.ts';
import { dataset, openShelf, params, type Shelf, type Values, type VersionFacts } from '../shelf.ts';

const TABLE = dataset({ id: 'T', frequency: 'M', source: 'rba', title: 'Table T' });
const OTHER = dataset({ id: 'U', frequency: 'Q', source: 'rba', title: 'Table U' });
const EVENTS = dataset({ id: 'E', frequency: 'D', source: 'rba', title: 'Events' });
const BANKS = dataset({
  id: 'BANKS',
  frequency: 'M',
  source: 'apra',
  title: 'Banks',
  dimensions: [{ name: 'bank', id: 'BANK', description: 'Bank.', words: {}, default: null }],
});
const CHARITIES: RegisterDataset = {
  source: 'ato',
  id: 'CHARITIES',
  kind: 'register',
  title: 'Charities',
  description: 'Charities.',
  landingPage: 'https://www.acnc.gov.au/',
  cadence: { checkEveryMinutes: 60, maxAgeDays: null },
  quirks: [],
  curated: true,
  upstream: { url: 'https://data.gov.au/charities', format: 'csv' },
  asks: () => [],
  columns: [
    { name: 'abn', type: 'text', description: 'ABN.' },
    { name: 'size', type: 'text', description: 'Size.' },
    { name: 'revenue', type: 'number', description: 'Revenue.' },
  ],
  key: ['abn'],
  parse: () => {
    throw new Error('not parsed in these tests');
  },
};

const handleOf = (id: string, table: typeof TABLE, more: Partial<SeriesHandle> = {}): SeriesHandle => ({
  id: `AU.${id}`,
  title: id,
  description: id,
  dataset: table,
  select: { SERIES: id },
  units: 'Per cent',
  unitsShort: '%',
  frequency: table.frequency,
  adjustment: 'original',
  place: 'Australia',
  topic: 'test',
  tags: [],
  ...more,
});
const X = handleOf('X', TABLE);
const Y = handleOf('Y', TABLE, { adjustment: 'trend' });
const Q = handleOf('Q', OTHER);
const E = handleOf('E', EVENTS, { nature: 'event' });

const FACTS = {
  id: 'test-snapshot',
  title: 'Snapshot of the tests',
  summary: 'X and Y.',
  stale: 'serve_cached',
  methodologyVersion: 1,
  formula: ['x'],
  parameters: {},
  mode: 'snapshot',
  notes: ['Nothing here is real.'],
} as const;
const number = (description: string) => ({ type: 'number', unit: 'Per cent', description }) as const;

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
});
afterEach(() => shelf.close());

const put = (table: typeof TABLE, series: Readonly<Record<string, Values>>, facts: VersionFacts = {}) =>
  shelf.put(
    table,
    {
      dimensions: { SERIES: Object.fromEntries(Object.keys(series).map((code) => [code, code])) },
      series: Object.entries(series).map(([code, values]) => ({ codes: [code], values })),
    },
    facts,
  );
const evaluate = (signal: SnapshotSignal, text = '') => evaluateSignal(shelf.ctx, signal, params(text));

const NEWEST = defineSnapshotSignal({
  ...FACTS,
  gives: 'object',
  past: { none: 'It has no past.' },
  row: { x: number('X.'), y: number('Y of the same month.'), before: number('X before.') },
  inputs: () => ({ x: oneSeries(X), y: oneSeries(Y) }),
  compute: ({ x, y }) => {
    const { t, period, value } = x.newest();
    return { data: { period, x: value, y: y.maybe(t), before: x.previous()?.value ?? null } };
  },
});

describe('one object', () => {
  test('has the latest values, with the values of each input', async () => {
    await put(TABLE, { X: { '2026-02': 1, '2026-03': 2, '2026-04': null }, Y: { '2026-03': 5 } });
    const answer = await evaluate(NEWEST);
    expect(answer.data).toEqual({ period: '2026-03', x: 2, y: 5, before: 1 });
    expect(answer.columns.map(({ name }) => name)).toEqual(['period', 'x', 'y', 'before']);
    expect(answer.meta).toMatchObject({
      row_count: 1,
      period: { start: '2026-02', end: '2026-03' },
      methodology: 'https://api.example.org/docs/methodology/test-snapshot',
      inputs: [
        {
          input: 'x',
          series_ids: ['AU.X'],
          dataset_id: 'rba.T',
          period: { start: '2026-02', end: '2026-03' },
          adjustment: 'original',
          vintage: '2026-05-11T03:00:00.000Z',
        },
        { input: 'y', series_ids: ['AU.Y'], period: { start: '2026-03', end: '2026-03' }, adjustment: 'trend' },
      ],
    });
    expect(answer.meta.notes).toContain('The figures have different seasonal adjustments. Original: AU.X. Trend: AU.Y.');
  });

  test('is unavailable if a required value is missing', async () => {
    await put(TABLE, { X: { '2026-02': null }, Y: { '2026-03': 5 } });
    await expect(evaluate(NEWEST)).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE', message: expect.stringContaining('AU.X') });
  });

  test('is unavailable if a series is not stored', async () => {
    await put(TABLE, { X: { '2026-02': 1 } });
    await expect(evaluate(NEWEST)).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE', message: expect.stringContaining('AU.Y') });
  });

  test('is refused, with the reason, if inputs contradict each other', async () => {
    await put(TABLE, { X: { '2026-02': 1 }, Y: { '2026-02': 2 } });
    const signal = defineSnapshotSignal({
      ...FACTS,
      gives: 'object',
      past: { none: 'It has no past.' },
      row: {},
      inputs: () => ({ x: oneSeries(X), y: oneSeries(Y) }),
      compute: ({ x, y }) => (x.newest().value === y.newest().value ? { data: {} } : refuse('X and Y differ')),
    });
    await expect(evaluate(signal)).rejects.toMatchObject({
      code: 'DATA_UNAVAILABLE',
      status: 503,
      message: 'test-snapshot cannot be calculated from the stored data: X and Y differ.',
    });
  });

  test('explains each input value', async () => {
    await put(TABLE, { X: { '2026-02': 1, '2026-03': 2 }, Y: { '2026-03': 5 } });
    const { explain } = (await evaluate(NEWEST, 'explain=1')).meta as { explain: { rows: { operands: object[] }[] } };
    expect(explain).toMatchObject({ formula: ['x'], methodology_version: 1, parameters: {} });
    expect(explain.rows[0]?.operands).toMatchObject([
      { input: 'x', series_id: 'AU.X', period: '2026-03', value: 2, unit: 'Per cent', at: 'row of 2026-03', sha256: expect.any(String) },
      { input: 'y', series_id: 'AU.Y', period: '2026-03', value: 5 },
      { input: 'x', series_id: 'AU.X', period: '2026-02', value: 1 },
    ]);
  });
});

describe('the request', () => {
  test('with a date range is refused by name, and as_of is suggested', async () => {
    await put(TABLE, { X: { '2026-02': 1 }, Y: { '2026-01': 3 } });
    await expect(evaluate(NEWEST, 'start_period=2024&end=2025')).rejects.toMatchObject({
      code: 'REQ_BAD_PARAMETER',
      status: 400,
      message: expect.stringMatching(/test-snapshot is a snapshot .* does not accept start_period\. It has no past/),
      faults: [{ parameter: 'start_period' }, { parameter: 'end' }],
    });
  });

  test('with unknown keys is refused, and period and seasonal_adjustment are reported as ignored', async () => {
    await put(TABLE, { X: { '2026-02': 1 }, Y: { '2026-01': 3 } });
    await expect(evaluate(NEWEST, 'limit=3')).rejects.toMatchObject({ code: 'REQ_UNKNOWN_PARAMETER' });
    const { meta } = await evaluate(NEWEST, 'seasonal_adjustment=trend&period=latest');
    expect(meta.query).toEqual({ ignored: { seasonal_adjustment: 'trend', period: 'latest' } });
    expect((await evaluate(NEWEST, 'period=2024-Q1')).meta.query).toEqual({ ignored: { period: '2024-Q1' } });
  });

  test('accepts other spellings of a choice, but no fraction for a whole number, and does not repeat null', async () => {
    const signal = defineSnapshotSignal({
      ...FACTS,
      gives: 'rows',
      past: { none: 'It has no past.' },
      row: {},
      parameters: {
        state: {
          kind: 'choice',
          values: ['NSW', 'VIC'],
          default: null,
          description: 'State.',
          spellings: { 'New South Wales': 'NSW', '1': 'NSW' },
        },
        limit: { kind: 'number', default: 2, min: 1, max: 5, whole: true, unit: 'rows', description: 'Rows.' },
        rate: { kind: 'number', default: null, min: 0, max: 50, unit: 'per cent', description: 'Rate.' },
      },
      inputs: () => ({ x: oneSeries(X) }),
      compute: (_inputs, { state, limit, rate }) => ({ data: [{ state, limit, rate }] }),
    });
    await put(TABLE, { X: { '2026-02': 1 } });
    const answer = async (text: string) => evaluate(signal, text);
    expect((await answer('')).data).toEqual([{ state: null, limit: 2, rate: null }]);
    expect((await answer('')).meta.query).toEqual({ limit: 2 });
    for (const spelling of ['nsw', 'new south wales', 'new-south-wales', '1']) {
      expect((await answer(`state=${spelling}`)).data).toEqual([{ state: 'NSW', limit: 2, rate: null }]);
    }
    expect((await answer('rate=1.5')).data).toEqual([{ state: null, limit: 2, rate: 1.5 }]);
    await expect(answer('limit=1.5')).rejects.toMatchObject({ faults: [{ parameter: 'limit' }] });
    await expect(answer('limit=6')).rejects.toMatchObject({ faults: [{ parameter: 'limit' }] });
    await expect(answer('state=nzw')).rejects.toMatchObject({
      faults: [{ parameter: 'state', did_you_mean: 'NSW', allowed: ['NSW', 'VIC'] }],
    });
  });
});

describe('sets', () => {
  const SET = defineSnapshotSignal({
    ...FACTS,
    gives: 'rows',
    past: { none: 'It has no past.' },
    row: { key: { type: 'string', unit: null, description: 'Key.' }, value: number('Value.') },
    inputs: () => ({ u: eachSeries({ a: X, b: Y, c: Q }) }),
    compute: ({ u }) => ({
      data: Object.entries(u).flatMap(([key, view]) => {
        const latest = view.latest();
        return latest ? [{ period: latest.period, key, value: latest.value }] : [];
      }),
      summary: { values: Object.values(u).filter((view) => view.latest()).length },
    }),
  });

  test('contain one input for each key, name a series that is not stored, and report different periods', async () => {
    await put(TABLE, { X: { '2026-03': 2 } });
    await put(OTHER, { Q: { '2026-Q1': 3 } });
    const answer = await evaluate(SET);
    expect(answer.data).toEqual([
      { period: '2026-03', key: 'a', value: 2 },
      { period: '2026-Q1', key: 'c', value: 3 },
    ]);
    expect(answer.meta.summary).toEqual({ values: 2 });
    expect(answer.meta.notes).toEqual([
      'Nothing here is real.',
      'The figures are for different periods. March 2026: AU.X. The March quarter 2026: AU.Q.',
      'These series are not stored, so they are missing: AU.Y.',
    ]);
    expect(answer.datasets).toEqual(['rba/T', 'rba/U']);
  });

  test('have the latest common period of some inputs', async () => {
    await put(TABLE, { X: { '2026-02': 1, '2026-03': 2, '2026-04': 3 }, Y: { '2026-01': 1, '2026-02': 4, '2026-04': null } });
    const signal = defineSnapshotSignal({
      ...FACTS,
      gives: 'object',
      past: { none: 'It has no past.' },
      row: {},
      inputs: () => ({ x: oneSeries(X), y: oneSeries(Y) }),
      compute: ({ x, y }) => {
        const t = newestCommon(x, y) ?? refuse('no month in common');
        return { data: { x: x(t), y: y(t) } };
      },
    });
    expect((await evaluate(signal)).data).toEqual({ x: 1, y: 4 });
    await put(TABLE, { X: { '2026-04': 3 }, Y: { '2026-03': 4 } });
    await expect(evaluate(signal)).rejects.toMatchObject({ message: expect.stringContaining('no month in common') });
  });
});

describe('optional inputs', () => {
  const OPTIONAL = defineSnapshotSignal({
    ...FACTS,
    gives: 'object',
    past: { none: 'It has no past.' },
    row: { x: number('X.'), q: number('Q.') },
    inputs: () => ({ x: oneSeries(X), q: optional(oneSeries(Q)), banks: optional(selectionOf({ dataset: BANKS, select: {}, newest: 1 })) }),
    compute: ({ x, q, banks }) => ({ data: { x: x.newest().value, q: q.latest()?.value ?? null, banks: banks.series.length } }),
  });

  test('are missing with the reason while their dataset is not stored, and make the result out of date when it arrives', async () => {
    await put(TABLE, { X: { '2026-03': 2 } });
    const answer = await evaluate(OPTIONAL);
    expect(answer.data).toEqual({ x: 2, q: null, banks: 0 });
    expect(answer.meta.notes).toContain('No data for rba.U yet.');
    expect(answer.datasets).toEqual(['rba/T', 'rba/U', 'apra/BANKS']);
    await put(OTHER, { Q: { '2026-Q1': 3 } });
    expect((await evaluate(OPTIONAL)).data).toEqual({ x: 2, q: 3, banks: 0 });
  });

  test('are missing if they were not stored on the requested date', async () => {
    await put(TABLE, { X: { '2026-03': 2 } }, { effectiveFrom: '2026-04-01T00:00:00.000Z' });
    await put(OTHER, { Q: { '2026-Q1': 3 } }, { effectiveFrom: '2026-05-01T00:00:00.000Z' });
    expect((await evaluate(OPTIONAL, 'as_of=2026-04-20')).data).toEqual({ x: 2, q: null, banks: 0 });
    await expect(evaluate(OPTIONAL, 'as_of=2026-03-20')).rejects.toMatchObject({ code: 'REQ_NO_VINTAGE' });
  });
});

describe('a selection of a dataset', () => {
  const SELECTION = defineSnapshotSignal({
    ...FACTS,
    gives: 'rows',
    past: { none: 'It has no past.' },
    row: { bank: { type: 'string', unit: null, description: 'Bank.' }, assets: number('Assets.') },
    inputs: () => ({ banks: selectionOf({ dataset: BANKS, select: { MEASURE: 'A' }, newest: 2 }) }),
    compute: ({ banks }) => {
      const { newest } = banks;
      if (newest === null) return { data: [] };
      const data = banks.series.flatMap((one) =>
        one.has(newest.t)
          ? [{ period: newest.period, bank: one.labels['BANK'], abn: one.codes['BANK'], assets: one(newest.t), unit: one.unit }]
          : [],
      );
      return { data, summary: { first: banks.find({ BANK: '11' })?.maybe(newest.t) ?? null, other: banks.find({ BANK: '99' }) } };
    },
  });
  const putBanks = (series: readonly { codes: string[]; values: Values }[]) =>
    shelf.put(BANKS, {
      dimensions: { BANK: { '11': 'First', '12': 'Second', '13': 'Gone' }, MEASURE: { A: 'Assets', B: 'Deposits' } },
      series: series.map((one) => ({ unit: 'AUD', multiplier: 6, ...one })),
    });

  test('has its codes and labels, and the latest period of any of its series', async () => {
    await putBanks([
      { codes: ['11', 'A'], values: { '2026-02': 1, '2026-03': 10 } },
      { codes: ['12', 'A'], values: { '2026-03': 20 } },
      { codes: ['13', 'A'], values: { '2025-03': 30 } },
      { codes: ['11', 'B'], values: { '2026-04': 99 } },
    ]);
    const answer = await evaluate(SELECTION, 'explain=1');
    expect(answer.data).toEqual([
      { period: '2026-03', bank: 'First', abn: '11', assets: 10, unit: 'AUD million' },
      { period: '2026-03', bank: 'Second', abn: '12', assets: 20, unit: 'AUD million' },
    ]);
    expect(answer.meta.summary).toEqual({ first: 10, other: null });
    expect(answer.meta.inputs).toMatchObject([{ input: 'banks', dataset_id: 'apra.BANKS', period: { start: '2026-03', end: '2026-03' } }]);
    const { explain } = answer.meta as { explain: { rows: { operands: object[] }[] } };
    expect(explain.rows[0]?.operands).toMatchObject([
      {
        input: 'banks',
        dataset_id: 'apra.BANKS',
        dimensions: { BANK: '11', MEASURE: 'A' },
        period: '2026-03',
        value: 10,
        unit: 'AUD million',
      },
      { dimensions: { BANK: '12', MEASURE: 'A' }, value: 20 },
    ]);
  });

  test('is explained by its first values, with the number of other values', async () => {
    await putBanks(['11', '12', '13'].map((code) => ({ codes: [code, 'A'], values: { '2026-03': Number(code) } })));
    const { meta } = await evaluateSignal(shelf.ctx, SELECTION, params('explain=1'), { mostOperands: 2 });
    const { explain } = meta as { explain: { rows: { operands: object[] }[] } };
    expect(explain.rows).toMatchObject([{ operands: [{ value: 11 }, { value: 12 }], left_out: { banks: 1 } }]);
    const whole = (await evaluate(SELECTION, 'explain=1')).meta as { explain: { rows: { operands: object[] }[] } };
    expect(whole.explain.rows[0]?.operands).toHaveLength(3);
    expect(whole.explain.rows[0]).not.toHaveProperty('left_out');
  });

  test('is unavailable if its dataset no longer has the dimension', async () => {
    await shelf.put(BANKS, { dimensions: { BANK: { '11': 'First' } }, series: [{ codes: ['11'], values: { '2026-03': 1 } }] });
    await expect(evaluate(SELECTION)).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE', message: expect.stringContaining('MEASURE') });
  });
});

describe('events', () => {
  const EVENT = defineSnapshotSignal({
    ...FACTS,
    gives: 'object',
    past: { none: 'It has no past.' },
    row: {},
    inputs: () => ({ e: oneSeries(E) }),
    compute: ({ e }, _parameters, { day }) => ({ data: { ...(e.inForce(day) ?? {}) } }),
  });

  test('have the value that applies on the day in Sydney, not one announced for a later day', async () => {
    await put(EVENTS, { E: { '2026-03-18': 4.1, '2026-05-12': 4.35 } });
    expect((await evaluate(EVENT)).data).toMatchObject({ period: '2026-03-18', value: 4.1 });
    shelf.clock.set('2026-05-11T14:00:00.000Z');
    expect((await evaluate(EVENT)).data).toMatchObject({ period: '2026-05-12', value: 4.35 });
  });

  test('have no value for a past day if a change is not in a vintage stored on that day', async () => {
    shelf.clock.set('2017-07-04T00:00:00.000Z');
    await put(EVENTS, { E: { '2016-05-04': 1.75, '2016-08-03': 1.5 } });
    shelf.clock.set('2026-03-17T00:00:00.000Z');
    expect((await evaluate(EVENT, 'as_of=2026-01-30')).data).toMatchObject({ period: '2016-08-03', value: 1.5 });
    await put(EVENTS, { E: { '2016-05-04': 1.75, '2016-08-03': 1.5, '2019-06-05': 1.25, '2026-02-04': 3.85 } });
    await expect(evaluate(EVENT, 'as_of=2026-01-30')).rejects.toMatchObject({
      code: 'DATA_UNAVAILABLE',
      message: expect.stringMatching(
        /on 3\d January 2026 is not known\. .* from 4 July 2017, and a later vintage shows a change on 5 June 2019/,
      ),
    });
    expect((await evaluate(EVENT, 'as_of=2019-06-03')).data).toMatchObject({ period: '2016-08-03', value: 1.5 });
    expect((await evaluate(EVENT)).data).toMatchObject({ period: '2026-02-04', value: 3.85 });
  });
});

describe('a register', () => {
  const REGISTER = defineSnapshotSignal({
    ...FACTS,
    gives: 'object',
    past: { none: 'It has no past.' },
    row: {},
    inputs: () => ({
      bySize: groupsOf({ dataset: CHARITIES, by: 'size', sums: ['revenue'] }),
      large: groupsOf({ dataset: CHARITIES, where: { size: ['large'] }, by: null, sums: ['revenue'] }),
    }),
    compute: ({ bySize, large }) => ({
      data: {
        sizes: bySize.groups.map((group) => [group.value, group.rows, group.sum('revenue'), group.filled('revenue')]),
        large: large.groups[0]?.sum('revenue') ?? null,
        all: bySize.rows,
      },
    }),
  });
  const rows = [
    { abn: '1', size: 'Large', revenue: 10 },
    { abn: '2', size: 'Small', revenue: 2.5 },
    { abn: '3', size: 'Large', revenue: null },
    { abn: '4', size: null, revenue: 1 },
  ];

  test('for each value of a column is counted and summed', async () => {
    await shelf.load(CHARITIES, rows);
    const answer = await evaluate(REGISTER, 'explain=1');
    expect(answer.data).toEqual({
      sizes: [
        ['Large', 2, 10, 1],
        ['Small', 1, 2.5, 1],
        [null, 1, 1, 1],
      ],
      large: 10,
      all: 4,
    });
    const { explain } = answer.meta as { explain: { rows: { operands: object[] }[] } };
    expect(explain.rows[0]?.operands).toContainEqual(
      expect.objectContaining({
        input: 'large',
        dataset_id: 'ato.CHARITIES',
        aggregate: 'sum of revenue',
        value: 10,
        sha256: expect.any(String),
      }),
    );
  });

  test('is stored only in its latest two versions', async () => {
    await shelf.load(CHARITIES, rows.slice(0, 1));
    shelf.clock.set('2026-05-12T03:00:00.000Z');
    await shelf.load(CHARITIES, rows.slice(0, 2));
    shelf.clock.set('2026-05-13T03:00:00.000Z');
    await shelf.load(CHARITIES, rows.slice(0, 3));
    expect((await evaluate(REGISTER, 'as_of=2026-05-12')).data).toMatchObject({ all: 2 });
    await expect(evaluate(REGISTER, 'as_of=2026-05-11')).rejects.toMatchObject({ code: 'REQ_NO_VINTAGE' });
  });
});

describe('calculation', () => {
  test('runs once for each state of the inputs, not for each request', async () => {
    let computed = 0;
    const signal = defineSnapshotSignal({
      ...FACTS,
      gives: 'object',
      past: { none: 'It has no past.' },
      row: {},
      inputs: () => ({ x: oneSeries(X) }),
      compute: ({ x }) => {
        computed += 1;
        return { data: { x: x.newest().value } };
      },
    });
    await put(TABLE, { X: { '2026-02': 1 } });
    await evaluate(signal);
    await evaluate(signal, 'explain=1');
    expect(computed).toBe(1);
    await put(TABLE, { X: { '2026-02': 1.5 } });
    expect((await evaluate(signal)).data).toEqual({ x: 1.5 });
    expect(computed).toBe(2);
  });

  test('must return the declared fields', async () => {
    await put(TABLE, { X: { '2026-02': 1 } });
    const signal = defineSnapshotSignal({
      ...FACTS,
      gives: 'rows',
      past: { none: 'It has no past.' },
      row: {},
      inputs: () => ({ x: oneSeries(X) }),
      compute: () => ({ data: {} }),
    });
    await expect(evaluate(signal)).rejects.toMatchObject({ code: 'BUG' });
  });

  test('uses the value of a changing constant on that day', async () => {
    const entry = (value: number, from: string) => ({
      value,
      unit: 'AUD',
      from,
      source: `Rule of ${from}`,
      sourceUrl: 'https://example.org/rule',
    });
    const signal = defineSnapshotSignal({
      ...FACTS,
      gives: 'object',
      past: { none: 'It has no past.' },
      row: {},
      constants: { cap: { title: 'Cap', entries: [entry(20_300, '2025-07-01'), entry(23_200, '2026-07-01')] } },
      inputs: () => ({ x: oneSeries(X) }),
      compute: () => ({ data: {} }),
    });
    await put(TABLE, { X: { '2026-02': 1 } });
    expect((await evaluate(signal)).meta.notes).toContain(
      'cap is 20,300 AUD from 1 July 2025. Source: Rule of 2025-07-01 (https://example.org/rule)',
    );
    shelf.clock.set('2026-06-30T14:00:00.000Z');
    expect((await evaluate(signal)).meta.notes.join()).toContain('cap is 23,200 AUD');
  });
});

describe('stale inputs', () => {
  test('are labelled, or refused if the indicator requires fresh data', async () => {
    await put(TABLE, { X: { '2026-02': 1 }, Y: { '2026-01': 3 } });
    await shelf.store.datasets.noteCheck('rba/T', shelf.clock.now(), null);
    expect((await evaluate(NEWEST)).meta.stale).toBe(false);
    shelf.clock.set('2026-05-13T03:00:00.000Z');
    await shelf.store.datasets.noteCheck('rba/T', shelf.clock.now(), { code: 'UP_TIMEOUT', detail: 'No response', address: null });
    const answer = await evaluate(NEWEST);
    expect(answer.meta).toMatchObject({ stale: true, stale_reason: expect.stringContaining('RBA could not be reached') });
    await expect(evaluate(NEWEST, 'allow_stale=0')).rejects.toMatchObject({ code: 'DATA_STALE', status: 503 });
    await expect(evaluate({ ...NEWEST, stale: 'refuse' })).rejects.toMatchObject({
      code: 'DATA_STALE',
      message: expect.stringContaining('test-snapshot gives current figures only'),
    });
  });
});
