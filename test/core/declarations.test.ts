/** Checks declarations of datasets, series and indicators, and the small functions that read them. */
import { describe, expect, it, test } from 'vitest';
import { inForceOn } from '../../src/core/dated-constant.ts';
import {
  datasetKey,
  dottedId,
  isRequested,
  keepsRecordsByFile,
  type RegisterDataset,
  storedAs,
  storeKey,
} from '../../src/core/define-dataset.ts';
import { codeOf, type SeriesHandle } from '../../src/core/define-series.ts';
import {
  Absent,
  eachSeries,
  type FigureView,
  groupsOf,
  oneSeries,
  optional,
  refuse,
  rowsIn,
  selectionOf,
} from '../../src/core/define-signal.ts';
import { FREQUENCIES, FREQUENCY, FREQUENCY_WORDS, isFrequency } from '../../src/core/frequency.ts';
import { JsonRows } from '../../src/core/json-rows.ts';
import { BASIS_WORDS, leftOut, leftOutName, leftOutOf, partialMark, SINGLE_FIGURES, TABLE_OF_FACTS } from '../../src/core/observation.ts';
import { parseIsoDay } from '../../src/core/period.ts';
import { keysOf, mapRecord, recordOf } from '../../src/core/records.ts';
import { sleepFor } from '../../src/core/sleep.ts';
import { lagged, newestCommon } from '../../src/signals/inputs/common-periods.ts';

const register = (rest: Partial<RegisterDataset> = {}): RegisterDataset => ({
  source: 'asic',
  id: 'COMPANIES',
  kind: 'register',
  title: 'Companies',
  description: 'Companies.',
  landingPage: 'https://asic.gov.au/',
  cadence: { checkEveryMinutes: 60, maxAgeDays: null },
  quirks: [],
  curated: true,
  columns: [],
  key: ['acn'],
  upstream: { url: 'https://data.gov.au/', format: 'csv' },
  asks: () => [],
  parse: async function* () {},
  ...rest,
});
const handle = { id: 'AU.X' } as SeriesHandle;

describe('a dataset', () => {
  it('has a key, a wire name, and the dataset under which it is stored', () => {
    const view = register({ id: 'BANNED', view: { of: register(), where: {} } as unknown as NonNullable<RegisterDataset['view']> });
    expect([datasetKey(view), dottedId(view), storeKey(view), storeKey(register())]).toEqual([
      'asic/BANNED',
      'asic.BANNED',
      'asic/COMPANIES',
      'asic/COMPANIES',
    ]);
    expect(storedAs(view).id).toBe('COMPANIES');
  });

  it('is requested, unless it is a view or a file of the program without a URL', () => {
    const series = { kind: 'time_series', asks: () => [] } as unknown as Parameters<typeof isRequested>[0];
    const builtIn = (async () => Buffer.from('')) as unknown as NonNullable<RegisterDataset['builtIn']>;
    const ask = { url: 'https://data.gov.au/' } as unknown as ReturnType<RegisterDataset['asks']>[number];
    expect(isRequested(series)).toBe(true);
    expect(isRequested(register())).toBe(true);
    expect(isRequested(register({ builtIn }))).toBe(false);
    expect(isRequested(register({ builtIn, asks: () => [ask] }))).toBe(true);
    expect(isRequested(register({ view: { of: register() } as unknown as NonNullable<RegisterDataset['view']> }))).toBe(false);
  });

  it('stores records by file if this is declared, or names the previous file', () => {
    expect(keepsRecordsByFile({})).toBe(false);
    expect(keepsRecordsByFile({ recordsByFile: true })).toBe(true);
    expect(keepsRecordsByFile({ fileBefore: () => null } as unknown as Parameters<typeof keepsRecordsByFile>[0])).toBe(true);
  });
});

test('the code is from the series, then from a fixed code of the dataset, then from the default of the dimension', () => {
  const dataset = {
    fixed: { FREQ: 'Q', REGION: 'AUS' },
    dimensions: [{ id: 'MEASURE', default: '1' }, { id: 'REGION', default: 'NSW' }, { id: 'SEX' }],
  } as unknown as SeriesHandle['dataset'];
  const code = (dimension: string) => codeOf({ dataset, select: { MEASURE: '3', FREQ: 'M' } }, dimension);
  expect(['MEASURE', 'FREQ', 'REGION', 'SEX', 'NONE'].map(code)).toEqual(['3', 'M', 'AUS', null, null]);
  expect(codeOf({ dataset, select: {} }, 'MEASURE')).toBe('1');
});

describe('an indicator', () => {
  it('names the kind of each input', () => {
    const select = { MEASURE: '1' };
    const dataset = {} as Parameters<typeof selectionOf>[0]['dataset'];
    expect(oneSeries(handle)).toEqual({ kind: 'series', series: handle });
    expect(eachSeries({ NSW: handle })).toEqual({ kind: 'set', series: { NSW: handle } });
    expect(selectionOf({ dataset, select, newest: 2 })).toEqual({ kind: 'selection', dataset, select, newest: 2 });
    expect(groupsOf({ dataset: register(), by: null })).toMatchObject({ kind: 'register', by: null });
    expect(optional(oneSeries(handle))).toEqual({ kind: 'series', series: handle, optional: true });
  });

  const view = (...ts: number[]): Pick<FigureView, 'has' | 'span'> => ({
    has: (t) => ts.includes(t),
    span: ts.length === 0 ? null : { from: Math.min(...ts), to: Math.max(...ts) },
  });

  it('reads a view shifted by a number of periods', () => {
    const later = lagged({ ...view(3, 5) } as FigureView, 4);
    expect(later.span).toEqual({ from: 7, to: 9 });
    expect([6, 7, 8, 9].map((t) => later.has(t))).toEqual([false, true, false, true]);
    expect(lagged({ ...view() } as FigureView, 4).span).toBeNull();
  });

  it('finds the latest period of all views', () => {
    expect(newestCommon(view(1, 2, 4), view(2, 3, 4, 5))).toBe(4);
    expect(newestCommon(view(1, 2, 5), view(2, 3, 4))).toBe(2);
    expect(newestCommon(view(1, 2), view(2, 3))).toBe(2);
    expect(newestCommon(view(1), view(2))).toBeNull();
    expect(newestCommon(view(1, 2), view())).toBeNull();
  });

  it('is refused with a reason', () => {
    expect(() => refuse('because')).toThrow(new Absent('because'));
  });

  it('has one row or several', () => {
    expect(rowsIn({ a: 1 })).toEqual([{ a: 1 }]);
    expect(rowsIn([{ a: 1 }, { a: 2 }])).toEqual([{ a: 1 }, { a: 2 }]);
  });
});

test('a dated constant applies from its day until the next value applies', () => {
  const entry = (from: string, value: number) => ({ from, value, unit: '%', source: 'x', sourceUrl: 'x' });
  const table = { title: 'x', entries: [entry('2020-07-01', 1), entry('2024-07-01', 2)] };
  const days = ['2020-06-30', '2020-07-01', '2024-06-30', '2024-07-01', '2026-01-01'];
  expect(days.map((day) => inForceOn(table, parseIsoDay(day) ?? Number.NaN)?.value ?? null)).toEqual([null, 1, 1, 2, 2]);
});

describe('values that a file omits', () => {
  it('are counted with repeats, and named by five examples of up to 200 characters', () => {
    expect(leftOut('series', [])).toEqual([]);
    expect(leftOut('series', ['a', 'b', 'a', 'c', 'd', 'e', 'f'])).toEqual([
      { what: 'series', count: 7, examples: ['a', 'b', 'c', 'd', 'e'] },
    ]);
    expect(leftOut('columns', ['x'.repeat(201)])[0]?.examples[0]).toHaveLength(200);
  });

  it('are counted once for each name if many files share them, even if the list is empty', () => {
    expect(leftOutOf('DISPATCH.PRICE', 'columns', ['a', 'a', 'b'])).toEqual({
      what: 'columns',
      of: 'DISPATCH.PRICE',
      count: 2,
      examples: ['a', 'b'],
    });
    expect(leftOutOf('X', 'rows', [])).toEqual({ what: 'rows', of: 'X', count: 0, examples: [] });
    expect([leftOutName({ what: 'rows' }), leftOutName({ what: 'rows', of: 'X' })]).toEqual(['rows', 'rows of X']);
  });
});

test('a partial vintage has a mark, and its notes state the origin of the values', () => {
  expect([partialMark({ isCompiled: true }), partialMark({})]).toEqual([{ isCompiled: true }, {}]);
  expect(SINGLE_FIGURES).toBe('Single figures as reported from the publication, not read from the publisher’s own file.');
  expect(TABLE_OF_FACTS).toBe('Read from a table of what was published when, not from the publisher’s own file.');
  expect(BASIS_WORDS).toMatchObject({ stated: '', inferred: ' (day inferred)', upper_bound: ' (or earlier)' });
});

test('each frequency has its word, its FRED code and its number of periods in a year', () => {
  expect(FREQUENCIES.map((freq) => [freq, ...Object.values(FREQUENCY[freq])])).toEqual([
    ['A', 'annual', 'A', 1, 0],
    ['FY', 'annual (financial year)', 'A', 1, 0],
    ['S', 'half-yearly', 'SA', 2, 1],
    ['Q', 'quarterly', 'Q', 4, 2],
    ['M', 'monthly', 'M', 12, 3],
    ['W', 'weekly', 'W', null, 4],
    ['D', 'daily', 'D', null, 5],
    ['30MIN', '30 minutes', null, null, 6],
    ['5MIN', '5 minutes', null, null, 7],
  ]);
  expect(FREQUENCY_WORDS).toHaveLength(9);
  expect([isFrequency('Q'), isFrequency('q')]).toEqual([true, false]);
});

test('rows stored as JSON are counted, and parsed only on access', () => {
  const rows = JsonRows.of([{ a: 1 }, { a: null }]);
  expect([rows.json, rows.length]).toEqual(['[{"a":1},{"a":null}]', 2]);
  expect(rows.toArray()).toEqual([{ a: 1 }, { a: null }]);
  expect(JSON.stringify({ rows })).toBe('{"rows":[{"a":1},{"a":null}]}');
});

test('records keep the order of their keys', () => {
  expect(recordOf(['b', 'a'], (key) => key.toUpperCase())).toEqual({ b: 'B', a: 'A' });
  expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a']);
  expect(mapRecord({ b: 1, a: 2 }, (value, key) => `${key}${value}`)).toEqual({ b: 'b1', a: 'a2' });
});

test('a pause returns a promise that resolves', async () => {
  await expect(sleepFor(0)).resolves.toBeUndefined();
  expect(sleepFor(0)).toBeInstanceOf(Promise);
});
