import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WattleError } from '../../../src/core/errors.ts';
import { formatPeriod } from '../../../src/core/period.ts';
import type { Answer } from '../../../src/queries/base/answer.ts';
import { readDataset } from '../../../src/queries/datasets/read-dataset.ts';
import { type Content, dataset, openShelf, params, ScriptedFreshener, type Shelf, type Values } from '../shelf.ts';

/** The labour force dataflow with ABS codes, January to March 2026 seasonally adjusted, with invented values. */
const labour = dataset({
  id: 'LF',
  frequency: 'M',
  quirks: ['Figures are revised.'],
  dimensions: [
    {
      name: 'measure',
      id: 'MEASURE',
      description: 'Measure.',
      words: { unemployment_rate: 'M13', employed_persons: 'M3' },
      default: 'M13',
    },
    { name: 'adjustment', id: 'TSEST', description: 'Adjustment.', words: { original: '10', seasonally_adjusted: '20' }, default: '20' },
    { name: 'region', id: 'REGION', description: 'Region.', words: { australia: 'AUS' }, default: 'AUS', geography: 'state' },
  ],
  fixed: { FREQ: 'M' },
});

const DIMENSIONS = {
  MEASURE: { M13: 'Unemployment rate', M3: 'Employed persons', M99: 'Never published' },
  TSEST: { '10': 'Original', '20': 'Seasonally Adjusted' },
  REGION: { AUS: 'Australia', '1': 'New South Wales', '4': 'South Australia', '8': 'Australian Capital Territory, the' },
  FREQ: { M: 'Monthly', Q: 'Quarterly' },
};

const months = (from: string, ...values: number[]): Values => {
  const [year = 0, month = 0] = from.split('-').map(Number);
  return Object.fromEntries(values.map((value, i) => [formatPeriod({ freq: 'M', t: year * 12 + month - 1 + i }), value]));
};

const CONTENT: Content = {
  dimensions: DIMENSIONS,
  series: [
    { codes: ['M13', '20', 'AUS', 'M'], values: months('2026-01', 4.1, 4.2, 4.3) },
    { codes: ['M13', '10', 'AUS', 'M'], values: months('2026-01', 4.5, 4.6, 4.7) },
    { codes: ['M13', '20', '1', 'M'], values: months('2026-01', 3.9, 4.0, 4.1) },
    {
      codes: ['M13', '20', '4', 'M'],
      values: { '2026-01': { value: 4.4, status: 'break' }, '2026-02': { value: null, status: 'suppressed' }, '2026-03': 4.6 },
    },
    { codes: ['M13', '10', '8', 'M'], values: months('2026-01', 3.1, 3.2, 3.3) },
    { codes: ['M3', '20', 'AUS', 'M'], unit: 'Persons', multiplier: 3, values: months('2026-01', 14500.5, 14510.25, 14520) },
    { codes: ['M13', '20', 'AUS', 'Q'], freq: 'Q', values: { '2026-Q1': 4.2 } },
  ],
};

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf();
});
afterEach(() => shelf.close());

const read = (text: string, of = labour): Promise<Answer> => readDataset(shelf.ctx, of, params(text));
const rowsOf = (answer: Answer): readonly Record<string, unknown>[] => answer.data as readonly Record<string, unknown>[];
const periods = (answer: Answer): unknown[] => rowsOf(answer).map((row) => row['period']);
const values = (answer: Answer): unknown[] => rowsOf(answer).map((row) => row['value']);
const refusal = async (work: Promise<unknown>): Promise<WattleError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof WattleError) return error;
  throw new Error('it was not refused');
};

describe('rows', () => {
  test('use the defaults if there are no filters, and state them', async () => {
    await shelf.put(labour, CONTENT, { publishedOn: '2026-04-16' });
    const answer = await read('');
    expect(rowsOf(answer)).toEqual([
      {
        period: '2026-01',
        value: 4.1,
        unit: 'Per cent',
        dimensions: { measure: 'Unemployment rate', adjustment: 'Seasonally Adjusted', region: 'Australia' },
      },
      {
        period: '2026-02',
        value: 4.2,
        unit: 'Per cent',
        dimensions: { measure: 'Unemployment rate', adjustment: 'Seasonally Adjusted', region: 'Australia' },
      },
      {
        period: '2026-03',
        value: 4.3,
        unit: 'Per cent',
        dimensions: { measure: 'Unemployment rate', adjustment: 'Seasonally Adjusted', region: 'Australia' },
      },
    ]);
    expect(answer.meta).toMatchObject({
      query: { measure: 'M13', adjustment: '20', region: 'AUS', limit: 100, order: 'asc', labels: 'label', shape: 'long' },
      period: { start: '2026-01', end: '2026-03' },
      row_count: 3,
      total_rows: 3,
      truncated: false,
      stale: false,
      stale_reason: null,
      curated: true,
      notes: ['Figures are revised.'],
    });
    expect(answer.meta.sources).toEqual([
      {
        name: 'Australian Bureau of Statistics',
        url: 'https://www.abs.gov.au/LF',
        attribution: 'Source: Australian Bureau of Statistics, Title of LF',
        licence: { name: 'Creative Commons Attribution 4.0 International', url: 'https://creativecommons.org/licenses/by/4.0/' },
        catalogue_number: null,
        dataset_id: 'abs.LF',
        release_date: '2026-04-16',
        retrieved_at: '2026-05-11T03:00:00.000Z',
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    expect(answer.columns.map((column) => column.name)).toEqual([
      'period',
      'value',
      'unit',
      'dimensions.measure',
      'dimensions.adjustment',
      'dimensions.region',
      'status',
      'text',
    ]);
    expect(answer.datasets).toEqual(['abs/LF']);
  });

  test('have the multiplier in the unit, and the value as published', async () => {
    await shelf.put(labour, CONTENT);
    const answer = await read('measure=employed_persons&start=2026-03');
    expect(rowsOf(answer)[0]).toMatchObject({ value: 14520, unit: 'thousand persons' });
  });

  test('have flags, null for a missing value, and a note on a break', async () => {
    await shelf.put(labour, CONTENT);
    const answer = await read('region=SA');
    expect(rowsOf(answer).map((row) => [row['value'], row['status']])).toEqual([
      [4.4, 'break'],
      [null, 'suppressed'],
      [4.6, undefined],
    ]);
    expect(answer.meta.notes).toContain('The agency marks a break in series at January 2026.');
  });

  test('have labels, codes, or both', async () => {
    await shelf.put(labour, CONTENT);
    expect(rowsOf(await read('labels=code&limit=1'))[0]?.['dimensions']).toEqual({ measure: 'M13', adjustment: '20', region: 'AUS' });
    expect(rowsOf(await read('labels=both&limit=1&columns=region,region_code'))[0]).toEqual({
      dimensions: { region: 'Australia', region_code: 'AUS' },
    });
  });

  test('have the chosen columns, in the requested order', async () => {
    await shelf.put(labour, CONTENT);
    const answer = await read('columns=value,period&limit=1');
    expect(Object.entries(rowsOf(answer)[0] ?? {})).toEqual([
      ['value', 4.3],
      ['period', '2026-03'],
    ]);
    expect(answer.columns.map((column) => column.name)).toEqual(['value', 'period']);
    expect((await refusal(read('columns=valeu'))).faults[0]).toMatchObject({ parameter: 'columns' });
  });
});

describe('filters', () => {
  test.each(['NSW', 'nsw', 'New South Wales', 'new_south_wales', 'AU-NSW', '1'])('region=%s is New South Wales', async (text) => {
    await shelf.put(labour, CONTENT);
    const answer = await read(`region=${encodeURIComponent(text)}`);
    expect(values(answer)).toEqual([3.9, 4.0, 4.1]);
    expect(answer.meta.query['region']).toBe('1');
  });

  test.each([
    'measure=M3',
    'measure=m3',
    'measure=Employed Persons',
    'measure=employed-persons',
    'MEASURE=employed_persons',
    'Measure=empl*',
  ])('%s is one value', async (text) => {
    await shelf.put(labour, CONTENT);
    expect(values(await read(text))).toEqual([14500.5, 14510.25, 14520]);
  });

  test('accept several values by comma, by repetition, and all of them', async () => {
    await shelf.put(labour, CONTENT);
    for (const text of ['region=NSW,AUS&start=2026-03', 'region=NSW&region=AUS&start=2026-03'])
      expect(values(await read(text))).toEqual([4.3, 4.1]);
    for (const text of ['region=all&start=2026-03', 'region=*&start=2026-03']) expect(values(await read(text))).toEqual([4.3, 4.1, 4.6]);
  });

  test('accept a label with a comma as one value', async () => {
    await shelf.put(labour, CONTENT);
    const answer = await read(`region=${encodeURIComponent('Australian Capital Territory, the')}`);
    expect(values(answer)).toEqual([3.1, 3.2, 3.3]);
  });

  test('omit a default without data, and add a note', async () => {
    await shelf.put(labour, CONTENT);
    const answer = await read('region=ACT');
    expect(values(answer)).toEqual([3.1, 3.2, 3.3]);
    expect(answer.meta.query['adjustment']).toBe('all');
    expect(answer.meta.notes.join(' ')).toContain('The default adjustment=20 is not applied');
  });

  test('refuse an unknown value with the accepted values and the nearest match', async () => {
    await shelf.put(labour, CONTENT);
    const error = await refusal(read('region=Quensland&measure=unemploymnt_rate'));
    expect(error.code).toBe('REQ_UNKNOWN_VALUE');
    expect(error.status).toBe(400);
    expect(error.faults[0]).toMatchObject({ parameter: 'region', allowed: ['1', '4', '8', 'australia'] });
    expect(error.faults[1]).toMatchObject({ parameter: 'measure', did_you_mean: 'unemployment_rate' });
  });

  test('a town selects its state', async () => {
    await shelf.put(labour, CONTENT);
    const error = await refusal(read('region=bathurst'));
    expect(error.faults[0]).toMatchObject({ parameter: 'region', did_you_mean: '1' });
    expect(error.message).toContain('Bathurst is in New South Wales. Figures are for whole states.');
  });

  test('refuse a code in the codelist that has no series', async () => {
    await shelf.put(labour, CONTENT);
    expect((await refusal(read('measure=M99'))).faults[0]?.allowed).toEqual(['unemployment_rate', 'employed_persons']);
  });

  test('refuse an unknown key with the dimensions', async () => {
    await shelf.put(labour, CONTENT);
    const error = await refusal(read('regoin=NSW'));
    expect(error.code).toBe('REQ_UNKNOWN_PARAMETER');
    expect(error.faults[0]).toMatchObject({ parameter: 'regoin', did_you_mean: 'region' });
    expect(error.faults[0]?.allowed).toEqual(expect.arrayContaining(['measure', 'adjustment', 'region', 'limit', 'start_period']));
  });

  test('accept the fixed value of a dimension, and no other value', async () => {
    await shelf.put(labour, CONTENT);
    expect(values(await read('FREQ=M&limit=1'))).toEqual([4.3]);
    expect((await refusal(read('FREQ=Q'))).faults[0]).toMatchObject({ parameter: 'FREQ', allowed: ['M'] });
  });

  test('return no rows for a valid filter without matches', async () => {
    await shelf.put(labour, CONTENT);
    const answer = await read('measure=employed_persons&region=NSW');
    expect([answer.data, answer.meta.row_count, answer.meta.total_rows, answer.next]).toEqual([[], 0, 0, null]);
  });
});

describe('window, limit, order', () => {
  test('returns the latest rows in ascending order', async () => {
    await shelf.put(labour, CONTENT);
    const answer = await read('limit=2');
    expect(periods(answer)).toEqual(['2026-02', '2026-03']);
    expect(answer.meta).toMatchObject({ row_count: 2, total_rows: 3, truncated: true });
    expect(answer.next).not.toBeNull();
  });

  test('sorts several series by period and then by series', async () => {
    await shelf.put(labour, CONTENT);
    const answer = await read('region=AUS,NSW&limit=3');
    expect(rowsOf(answer).map((row) => [row['period'], row['value']])).toEqual([
      ['2026-02', 4.0],
      ['2026-03', 4.3],
      ['2026-03', 4.1],
    ]);
  });

  test('returns the same rows in reverse order if descending', async () => {
    await shelf.put(labour, CONTENT);
    const [up, down] = [await read('region=*&limit=4'), await read('region=*&limit=4&order=desc')];
    expect(rowsOf(down)).toEqual(rowsOf(up).toReversed());
  });

  test.each([
    ['start=2026-02', ['2026-02', '2026-03']],
    ['end_period=2026-02', ['2026-01', '2026-02']],
    ['start=2026-Q1&end=2026-02-15', ['2026-01', '2026-02']],
    ['start=2027', []],
  ])('%s', async (text, expected) => {
    await shelf.put(labour, CONTENT);
    const answer = await read(text);
    expect(periods(answer)).toEqual(expected);
    expect(answer.meta.total_rows).toBe(expected.length);
  });

  test('reports every kind of invalid parameter at once', async () => {
    await shelf.put(labour, CONTENT);
    const error = await refusal(
      read('start=2024Q5&limit=0&order=up&shape=tall&labels=words&as_of=now&allow_stale=maybe&region=Mars&colour=red&pivot=region'),
    );
    expect(error.code).toBe('REQ_BAD_PARAMETER');
    expect(error.faults.map((fault) => fault.parameter).sort()).toEqual(
      ['allow_stale', 'as_of', 'colour', 'labels', 'limit', 'order', 'pivot', 'region', 'shape', 'start_period'].sort(),
    );
  });
});

describe('the wide shape', () => {
  test('turns one dimension into columns, with null for missing cells', async () => {
    await shelf.put(labour, CONTENT);
    const answer = await read('shape=wide&region=*&start=2026-02');
    expect(rowsOf(answer)).toEqual([
      {
        period: '2026-02',
        unit: 'Per cent',
        dimensions: { measure: 'Unemployment rate', adjustment: 'Seasonally Adjusted' },
        australia: 4.2,
        new_south_wales: 4.0,
        south_australia: null,
        status: { south_australia: 'suppressed' },
      },
      {
        period: '2026-03',
        unit: 'Per cent',
        dimensions: { measure: 'Unemployment rate', adjustment: 'Seasonally Adjusted' },
        australia: 4.3,
        new_south_wales: 4.1,
        south_australia: 4.6,
      },
    ]);
    expect(answer.meta).toMatchObject({ row_count: 2, total_rows: 2, query: { pivot: 'region' } });
  });

  test('gives the unit of each column if they differ', async () => {
    await shelf.put(labour, CONTENT);
    const answer = await read('shape=wide&pivot=measure&measure=*&limit=1');
    expect(rowsOf(answer)[0]).toMatchObject({ unit: null, unemployment_rate: 4.3, employed_persons: 14520 });
    expect(answer.meta.summary).toEqual({ units: { unemployment_rate: 'Per cent', employed_persons: 'thousand persons' } });
    expect(answer.columns.find((column) => column.name === 'employed_persons')?.unit).toBe('thousand persons');
  });

  test('requires the dimension if several dimensions vary', async () => {
    await shelf.put(labour, CONTENT);
    const error = await refusal(read('shape=wide&region=*&adjustment=*'));
    expect(error.faults[0]).toMatchObject({ parameter: 'pivot', allowed: ['adjustment', 'region'] });
  });
});

describe("the agency's own table", () => {
  const wide = dataset({
    ...labour,
    id: 'WIDE',
    dimensions: labour.dimensions.map((one) => (one.name === 'measure' ? { ...one, default: null } : one)),
    wide: { pivot: 'measure', columns: { M13: 'unemployment_rate_pct' }, codes: { region: 'abn' } },
  });

  test('has one column for each value unless long rows are requested', async () => {
    await shelf.put(wide, CONTENT);
    const answer = await read('start=2026-03', wide);
    expect(rowsOf(answer)).toEqual([
      {
        period: '2026-03',
        adjustment: 'Seasonally Adjusted',
        region: 'Australia',
        abn: 'AUS',
        unemployment_rate_pct: 4.3,
        employed_persons: 14520,
      },
    ]);
    expect(answer.columns.map((column) => column.name)).toEqual([
      ...['period', 'adjustment', 'region', 'abn', 'unemployment_rate_pct', 'employed_persons', 'status'],
    ]);
    expect(answer.columns.find((column) => column.name === 'employed_persons')?.unit).toBe('thousand persons');
    const long = await read('start=2026-03&shape=long&measure=M13', wide);
    expect(rowsOf(long)[0]).toMatchObject({ value: 4.3, dimensions: { region: 'Australia' } });
  });

  test('keeps flags, missing cells, chosen columns and another pivot', async () => {
    await shelf.put(wide, CONTENT);
    expect(rowsOf(await read('start=2026-02&end=2026-02&region=SA', wide))).toEqual([
      {
        period: '2026-02',
        adjustment: 'Seasonally Adjusted',
        region: 'South Australia',
        abn: '4',
        unemployment_rate_pct: null,
        status: { unemployment_rate_pct: 'suppressed' },
      },
    ]);
    expect(rowsOf(await read('limit=1&columns=period,abn', wide))).toEqual([{ period: '2026-03', abn: 'AUS' }]);
    const other = await read('shape=wide&pivot=region&region=*&measure=M13&limit=1', wide);
    expect(rowsOf(other)[0]).toMatchObject({ australia: 4.3, dimensions: { measure: 'Unemployment rate' } });
  });
});

describe('vintages', () => {
  test('as_of reads the values known then, with the units in that version', async () => {
    await shelf.put(labour, CONTENT, { effectiveFrom: '2026-04-16T23:59:59.999Z' });
    const revised = CONTENT.series.map((series, i) =>
      i === 0 ? { ...series, unit: 'Proportion', values: months('2026-01', 0.04, 0.05, 0.06, 0.07) } : series,
    );
    await shelf.put(labour, { ...CONTENT, series: revised }, { effectiveFrom: '2026-05-10T23:59:59.999Z' });
    const then = await read('as_of=2026-05-09');
    expect([values(then), rowsOf(then)[0]?.['unit'], then.meta.vintage]).toEqual([[4.1, 4.2, 4.3], 'Per cent', '2026-04-16T23:59:59.999Z']);
    const now = await read('as_of=2026-05-10');
    expect([values(now), rowsOf(now)[0]?.['unit'], now.meta.vintage]).toEqual([
      [0.04, 0.05, 0.06, 0.07],
      'Proportion',
      '2026-05-10T23:59:59.999Z',
    ]);
    expect(values(await read(''))).toEqual(values(now));
  });

  test('a day before the first vintage is refused, and that vintage is named', async () => {
    await shelf.put(labour, CONTENT, { effectiveFrom: '2026-04-16T23:59:59.999Z' });
    const error = await refusal(read('as_of=2026-04-15'));
    expect([error.code, error.status]).toEqual(['REQ_NO_VINTAGE', 404]);
    expect(error.message).toContain('2026-04-16');
  });

  test('explain names the file, hash and place of each value', async () => {
    await shelf.put(labour, CONTENT);
    const answer = await read('limit=1&explain=1');
    expect(answer.meta.explain).toEqual({
      operands: [
        {
          series_key: 'M13.20.AUS.M',
          period: '2026-03',
          value: 4.3,
          unit: 'Per cent',
          source_url: 'https://data.api.abs.gov.au/LF',
          sha256: answer.meta.sources[0]?.sha256,
          retrieved_at: '2026-05-11T03:00:00.000Z',
          at: 'row of 2026-03',
        },
      ],
    });
  });
});

describe('dimensions of names', () => {
  const banks = dataset({
    id: 'BANKS',
    frequency: 'M',
    dimensions: [
      {
        name: 'bank',
        id: 'INSTITUTION',
        description: 'The institution.',
        words: { first: '90000000001' },
        default: null,
        match: 'words',
        aliases: ['abn'],
      },
    ],
  });
  const content: Content = {
    dimensions: {
      INSTITUTION: {
        '90000000001': 'First Example Bank Limited',
        '90000000002': 'Bank of Examples',
        '90000000003': "Sailors' Credit Union",
      },
    },
    series: ['90000000001', '90000000002', '90000000003'].map((code, i) => ({ codes: [code], values: { '2026-01': i + 1 } })),
  };
  const found = async (query: string): Promise<readonly unknown[]> => values(await read(query, banks));

  test('match some words of a name, an abbreviation, a code, and another name of the dimension', async () => {
    await shelf.put(banks, content);
    expect(await found('bank=example+bank')).toEqual([1, 2]);
    expect(await found('bank=bank+LIMITED')).toEqual([1]);
    expect(await found('bank=first')).toEqual([1]);
    expect(await found("bank=sailors' credit")).toEqual([3]);
    expect(await found('bank=credit,first')).toEqual([1, 3]);
    expect(await found('abn=90000000002')).toEqual([2]);
    expect(await found('institution=90000000002')).toEqual([2]);
  });

  test('do not match words that no name contains', async () => {
    await shelf.put(banks, content);
    const misspelt = await refusal(read('bank=creditt', banks));
    expect(misspelt.faults[0]).toMatchObject({ parameter: 'bank', did_you_mean: 'credit' });
    for (const query of ['bank=example+credit', 'bank=ank', 'bank=.'])
      expect((await refusal(read(query, banks))).code).toBe('REQ_UNKNOWN_VALUE');
  });
});

describe('paging', () => {
  /** Follows the cursor to its end. `between` runs after each page. */
  async function pages(text: string, between: () => Promise<void> = async () => {}): Promise<readonly Record<string, unknown>[][]> {
    const all: Record<string, unknown>[][] = [];
    let cursor: string | null = null;
    do {
      const answer: Answer = await read(`${text}${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`);
      all.push([...rowsOf(answer)]);
      cursor = answer.next;
      await between();
    } while (cursor !== null);
    return all;
  }

  test('goes back in time through every row once', async () => {
    await shelf.put(labour, CONTENT);
    const whole = rowsOf(await read('region=*'));
    for (const limit of [1, 2, 4, 5, 9]) {
      const all = await pages(`region=*&limit=${limit}`);
      expect(all.toReversed().flat()).toEqual(whole);
      expect((await pages(`region=*&limit=${limit}&order=desc`)).flat()).toEqual(whole.toReversed());
    }
  });

  test('also works in a date range and in the wide format', async () => {
    await shelf.put(labour, CONTENT);
    for (const text of ['region=*&start=2026-02&limit=2', 'shape=wide&region=*&limit=2']) {
      const all = await pages(text);
      expect(all.length).toBeGreaterThan(1);
      expect(all.toReversed().flat()).toEqual(rowsOf(await read(text.replace(/&limit=\d/, ''))));
    }
  });

  test('returns the rows of a wide table with gaps, as a date range over everything does', async () => {
    const value = fc.option(fc.integer({ min: 1, max: 99 }), { nil: null });
    const cells = fc.array(fc.array(value, { minLength: 8, maxLength: 8 }), { minLength: 12, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(cells, fc.integer({ min: 1, max: 9 }), async (table, limit) => {
        const own = await openShelf();
        try {
          const series = table.map((row, i) => ({
            codes: ['abc'[i % 3] ?? '', `R${Math.floor(i / 3)}`],
            values: Object.fromEntries(row.flatMap((cell, t) => (cell === null ? [] : [[`2026-0${t + 1}`, cell]]))),
          }));
          const banks = dataset({ id: 'BANKS', frequency: 'M', curated: false });
          const labels = (codes: readonly string[]): Record<string, string> => Object.fromEntries(codes.map((code) => [code, code]));
          await own.put(banks, { dimensions: { MEASURE: labels(['a', 'b', 'c']), REGION: labels(['R0', 'R1', 'R2', 'R3']) }, series });
          const text = 'shape=wide&pivot=measure';
          const whole = await readDataset(own.ctx, banks, params(`${text}&start=2000&limit=1000`));
          const seen: unknown[] = [];
          let cursor: string | null = null;
          do {
            const answer: Answer = await readDataset(own.ctx, banks, params(`${text}&limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`));
            expect(answer.meta.total_rows).toBe(whole.meta.total_rows);
            seen.unshift(...rowsOf(answer));
            cursor = answer.next;
          } while (cursor !== null);
          expect(seen).toEqual(whole.data);
        } finally {
          await own.close();
        }
      }),
      { numRuns: 12 },
    );
  });

  test('neither skips nor repeats rows if a new version arrives', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
        async (limit, revisions) => {
          const own = await openShelf();
          try {
            const base = months('2020-01', ...Array.from({ length: 20 }, (_, i) => i + 1));
            const put = (values: Values) =>
              own.put(labour, {
                dimensions: DIMENSIONS,
                series: ['AUS', '1'].map((region) => ({ codes: ['M13', '20', region, 'M'], values })),
              });
            await put(base);
            const first = await readDataset(own.ctx, labour, params('region=*&limit=1000'));
            const seen: unknown[] = [];
            let cursor: string | null = null;
            let turn = 0;
            do {
              const answer: Answer = await readDataset(
                own.ctx,
                labour,
                params(`region=*&limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`),
              );
              seen.unshift(...rowsOf(answer));
              cursor = answer.next;
              const change = revisions[turn % revisions.length] ?? 1;
              turn += 1;
              const { [`2020-0${change}`]: _gone, ...rest } = base;
              own.clock.advance(1000);
              await put({ ...rest, ...months('2021-09', 100 + turn), '2020-12': 1000 + turn });
            } while (cursor !== null);
            expect(seen).toEqual(first.data);
          } finally {
            await own.close();
          }
        },
      ),
      { numRuns: 8 },
    );
  });

  test('a cursor belongs to its query, and a damaged cursor is reported separately', async () => {
    await shelf.put(labour, CONTENT);
    const { next } = await read('limit=1');
    expect((await refusal(read(`limit=1&region=NSW&cursor=${next}`))).code).toBe('REQ_BAD_CURSOR');
    expect((await refusal(read(`limit=1&cursor=x${next}`))).code).toBe('REQ_BAD_CURSOR');
    expect(values(await read(`limit=2&cursor=${next}`))).toEqual([4.1, 4.2]);
  });

  test('a cursor into a deleted version has expired', async () => {
    await shelf.put(labour, CONTENT);
    const { next } = await read('limit=1');
    await shelf.store.datasets.reset('abs/LF');
    shelf.clock.advance(1000);
    await shelf.put(labour, CONTENT);
    const error = await refusal(read(`limit=1&cursor=${next}`));
    expect([error.code, error.status]).toEqual(['REQ_CURSOR_EXPIRED', 410]);
  });

  test('a page with very many series reads only the latest rows', async () => {
    const codes = Array.from({ length: 600 }, (_, i) => `R${i}`);
    const wide = dataset({ id: 'MANY', frequency: 'M', curated: false });
    await shelf.put(wide, {
      dimensions: { REGION: Object.fromEntries(codes.map((code) => [code, `Region ${code}`])) },
      series: codes.map((code, i) => ({ codes: [code], values: i % 3 === 0 ? months('2025-11', i, i) : months('2026-01', i, i, i) })),
    });
    const newest = await read('limit=450', wide);
    expect(new Set(periods(newest))).toEqual(new Set(['2026-02', '2026-03']));
    expect(newest.meta).toMatchObject({ row_count: 450, total_rows: 1600, truncated: true });
    const all = rowsOf(await read('limit=1000', wide));
    expect(rowsOf(newest)).toEqual(all.slice(-450));
    const second = await read(`limit=450&cursor=${newest.next}`, wide);
    expect(rowsOf(second)).toEqual(all.slice(-900, -450));
  });

  test('the rows of a long date range are counted, and read page by page from the end', async () => {
    const many = dataset({ id: 'METERS', frequency: 'D', curated: false });
    const codes = Array.from({ length: 60 }, (_, i) => `M${String(i).padStart(2, '0')}`);
    const day = (n: number): string => new Date(Date.UTC(2022, 0, 1 + n)).toISOString().slice(0, 10);
    // Every seventh meter has values on every third day only, and every fifth one ends early.
    const has = (i: number, n: number): boolean => (i % 7 !== 0 || n % 3 === 0) && (i % 5 !== 0 || n < 700);
    const content = (factor: number) => ({
      dimensions: { METER: Object.fromEntries(codes.map((code) => [code, code])) },
      series: codes.map((code, i) => ({
        codes: [code],
        values: Object.fromEntries(
          Array.from({ length: 1000 }, (_, n) => n).flatMap((n) => (has(i, n) ? [[day(n), factor * (n + i / 100)]] : [])),
        ),
      })),
    });
    await shelf.put(many, content(1), { effectiveFrom: '2026-01-01T00:00:00Z' });
    await shelf.put(many, content(2), { effectiveFrom: '2026-02-01T00:00:00Z' });
    const expected = (factor: number, from: number, to: number): readonly number[] =>
      Array.from({ length: to - from + 1 }, (_, k) => from + k).flatMap((n) =>
        codes.flatMap((_, i) => (has(i, n) ? [factor * (n + i / 100)] : [])),
      );
    for (const [text, factor, from, to] of [
      [`start=${day(20)}&end=${day(980)}`, 2, 20, 980],
      [`start=${day(20)}&as_of=2026-01-15`, 1, 20, 999],
      [`end=${day(990)}`, 2, 0, 990],
    ] as const) {
      const rows = expected(factor, from, to);
      const first = await read(`${text}&limit=500`, many);
      expect(first.meta.total_rows).toBe(rows.length);
      expect(values(first)).toEqual(rows.slice(-500));
      const second = await read(`${text}&limit=500&cursor=${first.next}`, many);
      expect(values(second)).toEqual(rows.slice(-1000, -500));
    }
    const early = await read(`start=${day(0)}&end=${day(999)}&meter=M00,M35&limit=1000`, many);
    expect(early.meta.total_rows).toBe(2 * 234);
  });
});

describe('datasets that are not stored or have no declaration', () => {
  const cold = dataset({ id: 'ITGS', curated: false });
  const content: Content = {
    dimensions: { REGION: { AUS: 'Australia', '1': 'NSW' } },
    series: [
      { codes: ['AUS'], values: { '2026-Q1': 1 } },
      { codes: ['1'], values: { '2026-Q1': 2 } },
    ],
  };

  test('are loaded within ten seconds, then read, under the names of the agency', async () => {
    const freshener = new ScriptedFreshener(async () => void (await shelf.put(cold, content)));
    const answer = await readDataset(shelf.with({ freshener }), cold, params('region=NSW'));
    expect(freshener.requested).toEqual([{ dataset: 'abs/ITGS', budgetMs: 10_000 }]);
    expect([rowsOf(answer)[0]?.['dimensions'], answer.meta.curated]).toEqual([{ region: 'NSW' }, false]);
  });

  test('are returned immediately if they are stored, and are requested again later', async () => {
    await shelf.put(cold, content);
    const freshener = new ScriptedFreshener(async () => {
      throw new WattleError('UP_TIMEOUT', 'No response.', {});
    });
    const ctx = shelf.with({ freshener });
    await readDataset(ctx, cold, params(''));
    expect(freshener.requested).toEqual([]);
    shelf.clock.advance(2 * 3_600_000);
    expect((await readDataset(ctx, cold, params(''))).meta.row_count).toBe(2);
    expect(freshener.requested).toEqual([{ dataset: 'abs/ITGS', budgetMs: 0 }]);
  });

  test('are unknown if the agency does not have them', async () => {
    const freshener = new ScriptedFreshener(async () => {
      throw new WattleError('UP_NOT_FOUND', 'Could not find Dataflow.');
    });
    const error = await refusal(readDataset(shelf.with({ freshener }), cold, params('')));
    expect([error.code, error.status]).toEqual(['REQ_UNKNOWN_DATASET', 404]);
  });

  test('are unavailable if they cannot be loaded, with the reason and a waiting time', async () => {
    const at = shelf.clock.now();
    const freshener = new ScriptedFreshener(async (key) => {
      await shelf.store.datasets.noteCheck(key, at, { code: 'UP_UNREACHABLE', detail: 'connection refused', address: null });
      throw new WattleError('UP_UNREACHABLE', 'connection refused');
    });
    const error = await refusal(readDataset(shelf.with({ freshener }), labour, params('')));
    expect([error.code, error.status, error.retryAfterSeconds]).toEqual(['DATA_UNAVAILABLE', 503, 300]);
    expect(error.message).toBe('No data for abs.LF yet. The ABS could not be reached since 11 May 2026: connection refused.');
    expect(error.hint).toContain('wattle refresh abs.LF');
  });

  test('are also unavailable without a worker', async () => {
    const error = await refusal(read(''));
    expect([error.code, error.hint]).toEqual(['DATA_UNAVAILABLE', expect.stringContaining('WATTLE_UPSTREAM=live')]);
  });
});
