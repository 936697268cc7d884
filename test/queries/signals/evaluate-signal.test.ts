import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { subtractDecimals } from '../../../src/core/decimal.ts';
import type { SeriesHandle } from '../../../src/core/define-series.ts';
import { defineHistorySignal, type HistorySignal, type Sampling } from '../../../src/core/define-signal.ts';
import type { Frequency } from '../../../src/core/frequency.ts';
import { formatPeriod } from '../../../src/core/period.ts';
import { evaluateSignal } from '../../../src/queries/signals/evaluate-signal.ts';
import { dataset, openShelf, params, type Shelf, type Values, type VersionFacts } from '../shelf.ts';

const tableOf = (id: string, frequency: Frequency) => dataset({ id, frequency, source: 'rba', title: `Table ${id}` });

const handleOf = (id: string, frequency: Frequency, nature: 'event' | 'period' = 'period'): SeriesHandle => ({
  id: `AU.${id}`,
  title: id,
  description: id,
  dataset: tableOf(id, frequency),
  select: { SERIES: id },
  units: 'Per cent',
  unitsShort: '%',
  frequency,
  adjustment: 'original',
  place: 'Australia',
  topic: 'test',
  tags: [],
  nature,
});

const X = handleOf('X', 'Q');
const Y = handleOf('Y', 'Q');

function signalOf(a: [SeriesHandle, Sampling], b: [SeriesHandle, Sampling], more: Partial<HistorySignal> = {}): HistorySignal {
  const base = defineHistorySignal({
    id: 'x-minus-y',
    title: 'X minus Y',
    summary: 'X minus Y.',
    mode: 'history',
    frequency: 'Q',
    stale: 'serve_cached',
    methodologyVersion: 3,
    formula: ['d_t = X_t - Y_t'],
    parameters: {},
    row: { d: { type: 'number', unit: 'Percentage points', description: 'X minus Y.' } },
    inputs: () => ({ X: { series: a[0], sample: a[1] }, Y: { series: b[0], sample: b[1] } }),
    compute: (inputs, t) => ({ d: subtractDecimals(inputs.X(t), inputs.Y(t)) }),
  });
  return { ...base, ...more };
}

const difference = signalOf([X, 'same'], [Y, 'same']);

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
});
afterEach(() => shelf.close());

const put = (handle: SeriesHandle, values: Values, facts: VersionFacts = {}, on: Shelf = shelf) => {
  const [code = ''] = Object.values(handle.select);
  return on.put(handle.dataset, { dimensions: { SERIES: { [code]: handle.title } }, series: [{ codes: [code], values }] }, facts);
};
const evaluate = (text: string, signal = difference, on: Shelf = shelf) => evaluateSignal(on.ctx, signal, params(text));
const rowsOf = async (text: string, signal = difference, on: Shelf = shelf) =>
  (await evaluate(text, signal, on)).data as readonly Record<string, unknown>[];
const pairs = async (text: string, signal = difference) => (await rowsOf(text, signal)).map((row) => [row['period'], row['d']]);

describe('rows', () => {
  test('exist if every input has a value', async () => {
    await put(X, { '2024-Q1': 2, '2024-Q2': 3, '2024-Q3': null, '2025-Q1': 5, '2025-Q2': 6 });
    await put(Y, { '2023-Q4': 1, '2024-Q1': 1.1, '2024-Q2': 1.2, '2024-Q3': 1.3, '2025-Q1': 1.4 });
    expect(await pairs('start=2000')).toEqual([
      ['2024-Q1', 0.9],
      ['2024-Q2', 1.8],
      ['2025-Q1', 3.6],
    ]);
  });

  test('are limited by a date range of another frequency, which includes all its days', async () => {
    await put(X, { '2024-Q1': 2, '2024-Q2': 3, '2024-Q3': 4, '2025-Q1': 5 });
    await put(Y, { '2024-Q1': 1, '2024-Q2': 1, '2024-Q3': 1, '2025-Q1': 1 });
    expect(await pairs('start_period=2024-02&end_period=2024-04')).toEqual([
      ['2024-Q1', 1],
      ['2024-Q2', 2],
    ]);
    expect(await pairs('start=2024&end=2024')).toHaveLength(3);
    expect(await pairs('start=2026')).toEqual([]);
  });

  test('are one object without a date range: the latest row', async () => {
    await put(X, { '2024-Q1': 2, '2024-Q2': 3 });
    await put(Y, { '2024-Q1': 1, '2024-Q2': null, '2024-Q3': 9 });
    const answer = await evaluate('');
    expect(answer.data).toEqual({ period: '2024-Q1', d: 1 });
    expect(answer.meta).toMatchObject({ row_count: 1, total_rows: 1, truncated: false, period: { start: '2024-Q1', end: '2024-Q1' } });
    expect(answer.columns).toEqual([{ name: 'period' }, { name: 'd', unit: 'Percentage points' }]);
  });

  test('do not exist if the inputs have no common period', async () => {
    await put(X, { '2024-Q1': 2 });
    await put(Y, { '2025-Q1': 1 });
    await expect(evaluate('')).rejects.toMatchObject({
      code: 'DATA_UNAVAILABLE',
      message: 'The inputs of x-minus-y have no period in common: AU.X 2024-Q1 to 2024-Q1, AU.Y 2025-Q1 to 2025-Q1.',
    });
  });

  test('do not exist if an input is not stored', async () => {
    await put(X, { '2024-Q1': 2 });
    await expect(evaluate('')).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE', status: 503, retryAfterSeconds: expect.any(Number) });
  });

  test('are the same in parts of the history as in snapshots of these times', async () => {
    const quarter = fc.integer({ min: 8080, max: 8100 });
    const values = fc.dictionary(
      quarter.map(String),
      fc.integer({ min: -99, max: 99 }).map((n) => n / 10),
      { minKeys: 1, maxKeys: 12 },
    );
    await fc.assert(
      fc.asyncProperty(values, values, async (x, y) => {
        const own = await openShelf();
        try {
          const named = (all: Record<string, number>): Values =>
            Object.fromEntries(Object.entries(all).map(([t, value]) => [formatPeriod({ freq: 'Q', t: Number(t) }), value]));
          await put(X, named(x), {}, own);
          await put(Y, named(y), {}, own);
          const whole = await rowsOf('start=1900', difference, own);
          const both = Object.keys(x).filter((t) => t in y);
          expect(whole.map((row) => row['period'])).toEqual(
            both
              .map(Number)
              .sort((a, b) => a - b)
              .map((t) => formatPeriod({ freq: 'Q', t })),
          );
          for (const row of whole) expect(await rowsOf(`start=${row['period']}&end=${row['period']}`, difference, own)).toEqual([row]);
          if (whole.length > 0) expect((await evaluate('', difference, own)).data).toEqual(whole.at(-1));
        } finally {
          await own.close();
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('inputs of another frequency', () => {
  const M = handleOf('M', 'M');
  const months = { '2024-01': 1, '2024-02': 2, '2024-03': 6, '2024-04': 4, '2024-06': 8, '2024-07': 1, '2024-08': 2 };

  test.each<[Sampling, unknown[]]>([
    [
      'end',
      [
        ['2024-Q1', 6],
        ['2024-Q2', 8],
      ],
    ],
    ['mean', [['2024-Q1', 3]]],
    ['sum', [['2024-Q1', 9]]],
  ])('%s', async (sampling, expected) => {
    await put(M, months);
    await put(Y, { '2024-Q1': 0, '2024-Q2': 0, '2024-Q3': 0 });
    expect(await pairs('start=2024', signalOf([M, sampling], [Y, 'same']))).toEqual(expected);
  });

  test('an event applies until the next event, up to the end of its table', async () => {
    const E = handleOf('E', 'D', 'event');
    const signal = signalOf([E, 'step'], [Y, 'same']);
    await put(
      E,
      { '2023-05-03': 3.85, '2024-03-31': 4, '2024-04-01': 4.1 },
      { publishedOn: '2024-09-29', effectiveFrom: '2024-09-29T23:59:59.999Z' },
    );
    await put(Y, { '2023-Q1': 0, '2023-Q2': 0, '2024-Q1': 0, '2024-Q2': 0, '2024-Q3': 0 });
    expect(await pairs('start=2023', signal)).toEqual([
      ['2023-Q2', 3.85],
      ['2024-Q1', 4],
      ['2024-Q2', 4.1],
    ]);
    await put(
      E,
      { '2023-05-03': 3.85, '2024-03-31': 4, '2024-04-01': 4.1 },
      { publishedOn: '2024-09-30', effectiveFrom: '2024-09-30T23:59:59.999Z' },
    );
    expect((await pairs('start=2023', signal)).at(-1)).toEqual(['2024-Q3', 4.1]);
  });

  test('a declaration that reads months as quarters is a bug, not a result', async () => {
    await put(M, months);
    await put(Y, { '2024-Q1': 0 });
    await expect(evaluate('', signalOf([M, 'same'], [Y, 'same']))).rejects.toMatchObject({ code: 'BUG' });
  });
});

describe('as_of', () => {
  test('uses nothing that was published later', async () => {
    const version = fc.record({
      gapDays: fc.integer({ min: 0, max: 40 }),
      values: fc.array(fc.option(fc.integer({ min: 0, max: 50 })), { minLength: 1, maxLength: 6 }),
    });
    const history = fc.array(version, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(history, history, fc.integer({ min: 0, max: 120 }), async (xs, ys, day) => {
        const own = await openShelf();
        try {
          const start = Date.parse('2025-01-01T23:59:59.999Z');
          const asOf = start + day * 86_400_000;
          const known = async (handle: SeriesHandle, versions: typeof xs): Promise<Values | null> => {
            let at = start;
            let seen: Values | null = null;
            for (const { gapDays, values } of versions) {
              at += gapDays * 86_400_000;
              const named = Object.fromEntries(values.map((value, i) => [formatPeriod({ freq: 'Q', t: 8090 + i }), value]));
              await put(handle, named, { effectiveFrom: new Date(at).toISOString() }, own);
              if (at <= asOf) seen = named;
            }
            return seen;
          };
          const [x, y] = [await known(X, xs), await known(Y, ys)];
          const text = `start=2000&gap=allow&as_of=${new Date(asOf).toISOString().slice(0, 10)}`;
          if (!x || !y) {
            await expect(evaluate(text, difference, own)).rejects.toMatchObject({ code: 'REQ_NO_VINTAGE' });
            return;
          }
          const expected = Object.entries(x).flatMap(([period, value]) => {
            const other = y[period];
            return typeof value === 'number' && typeof other === 'number' ? [{ period, d: value - other }] : [];
          });
          expect(await rowsOf(text, difference, own)).toEqual(expected);
        } finally {
          await own.close();
        }
      }),
      { numRuns: 25 },
    );
  });

  test('names the first vintage of the missing input', async () => {
    await put(X, { '2024-Q1': 2 }, { effectiveFrom: '2024-05-15T23:59:59.999Z' });
    await put(Y, { '2024-Q1': 1 }, { effectiveFrom: '2024-06-01T23:59:59.999Z' });
    await expect(evaluate('as_of=2024-05-20')).rejects.toMatchObject({
      code: 'REQ_NO_VINTAGE',
      message: expect.stringContaining('rba.Y is stored as of 2024-05-20. The earliest stored vintage is from 2024-06-01'),
    });
  });
});

describe('parameters', () => {
  beforeEach(async () => {
    await put(X, { '2024-Q1': 2, '2024-Q2': 3 });
    await put(Y, { '2024-Q1': 1, '2024-Q2': 1 });
  });

  test('that clients always send are reported as ignored if they have no effect', async () => {
    const answer = await evaluate('seasonal_adjustment=trend&period=latest');
    expect(answer.data).toEqual({ period: '2024-Q2', d: 2 });
    expect(answer.meta.query).toEqual({ ignored: { seasonal_adjustment: 'trend', period: 'latest' } });
  });

  test('select one period with the name period', async () => {
    expect(await pairs('period=2024-Q1')).toEqual([['2024-Q1', 1]]);
    expect(await pairs('period=2024Q1')).toEqual([['2024-Q1', 1]]);
    await expect(evaluate('period=2024-Q5')).rejects.toMatchObject({ code: 'REQ_BAD_PERIOD' });
  });

  test('that are unknown are refused', async () => {
    await expect(evaluate('limit=3')).rejects.toMatchObject({ code: 'REQ_UNKNOWN_PARAMETER', faults: [{ parameter: 'limit' }] });
    await expect(evaluate('start=2024-Q5&as_of=soon&x=1')).rejects.toMatchObject({
      faults: [{ parameter: 'start_period' }, { parameter: 'as_of' }, { parameter: 'x' }],
    });
  });
});

describe('stale data', () => {
  const stale = async (): Promise<void> => {
    await put(X, { '2024-Q1': 2 });
    await put(Y, { '2024-Q1': 1 }, { origin: 'starter', publishedOn: '2024-05-01' });
  };

  test('in one input make the indicator stale, with the reason', async () => {
    await stale();
    const { meta, maxAgeSeconds } = await evaluate('');
    expect(meta).toMatchObject({
      stale: true,
      stale_reason:
        'rba.Y: Starter data published 1 May 2024. Not yet checked with the RBA. rba.X: The inputs from rba.X end with the March quarter 2024: 7 quarters are missing',
    });
    expect(maxAgeSeconds).toBe(30);
  });

  test('are refused if the caller requires fresh data', async () => {
    await stale();
    await expect(evaluate('allow_stale=0')).rejects.toMatchObject({ code: 'DATA_STALE', status: 503 });
  });

  test('are refused by an indicator about the present', async () => {
    await stale();
    const now = signalOf([X, 'same'], [Y, 'same'], { stale: 'refuse' });
    await expect(evaluate('', now)).rejects.toMatchObject({
      code: 'DATA_STALE',
      message: 'x-minus-y gives current figures only: Starter data published 1 May 2024. Not yet checked with the RBA.',
    });
  });
});

describe('explain', () => {
  test('lists the formula and every published input, with file, hash and place', async () => {
    const M = handleOf('M', 'M');
    await put(M, { '2024-01': 1, '2024-02': 2, '2024-03': 6 });
    const version = await put(Y, { '2024-Q1': 0.5 });
    const answer = await evaluate('start=2024&explain=1', signalOf([M, 'sum'], [Y, 'same']));
    const file = { source_url: 'https://data.api.abs.gov.au/Y', sha256: version.captures[0], retrieved_at: '2026-05-11T03:00:00.000Z' };
    expect(answer.meta.explain).toMatchObject({
      formula: ['d_t = X_t - Y_t'],
      methodology_version: 3,
      rows: [
        {
          period: '2024-Q1',
          operands: [
            { input: 'X', sampling: 'sum', series_id: 'AU.M', period: '2024-01', value: 1, at: 'row of 2024-01' },
            { input: 'X', sampling: 'sum', series_id: 'AU.M', period: '2024-02', value: 2 },
            { input: 'X', sampling: 'sum', series_id: 'AU.M', period: '2024-03', value: 6 },
            { input: 'Y', sampling: 'same', series_id: 'AU.Y', period: '2024-Q1', value: 0.5, unit: 'Per cent', ...file },
          ],
        },
      ],
    });
  });

  test('names the file in which a value first arrived, not the latest file', async () => {
    const first = await put(X, { '2024-Q1': 2 });
    shelf.clock.advance(1000);
    const second = await put(X, { '2024-Q1': 2, '2024-Q2': 3 });
    await put(Y, { '2024-Q1': 1, '2024-Q2': 1 });
    const { explain } = (await evaluate('start=2024&explain=1')).meta as { explain: { rows: { operands: Record<string, unknown>[] }[] } };
    expect(explain.rows.map((row) => row.operands[0]?.['sha256'])).toEqual([first.captures[0], second.captures[0]]);
  });
});
