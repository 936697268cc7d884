import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../../src/queries/base/answer.ts';
import { describeDataset } from '../../../src/queries/datasets/describe-dataset.ts';
import { readDataset } from '../../../src/queries/datasets/read-dataset.ts';
import { dataset, openShelf, params, type Shelf } from '../shelf.ts';

/** Medians by postcode in the ATO layout: a row for a state, a column for a measure, named by the income year. */
const medians = {
  ...dataset({
    id: 'MEDIANS',
    frequency: 'FY',
    dimensions: [
      { name: 'state', id: 'STATE', description: 'State.', words: {}, default: null, geography: 'state' },
      { name: 'measure', id: 'MEASURE', description: 'Measure.', words: { median: 'median', average: 'average' }, default: null },
    ],
  }),
  wide: { pivot: 'measure', period: 'income_year' },
};

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf();
  const years = { 'FY2002-03': 1, 'FY2003-04': 2, 'FY2022-23': 3, 'FY2023-24': 4 };
  await shelf.put(medians, {
    dimensions: { STATE: { NSW: 'NSW', WA: 'WA' }, MEASURE: { median: 'Median', average: 'Average' } },
    series: ['NSW', 'WA'].flatMap((state) => ['median', 'average'].map((measure) => ({ codes: [state, measure], values: years }))),
  });
});
afterEach(() => shelf.close());

const read = (text: string): Promise<Answer> => readDataset(shelf.ctx, medians, params(text));
const rowsOf = async (text: string): Promise<readonly unknown[]> => (await read(text)).data as readonly unknown[];
const yearsOf = async (text: string): Promise<readonly unknown[]> =>
  (await rowsOf(`state=WA&${text}`)).map((row) => (row as Record<string, unknown>)['income_year']);

describe("the period under the agency's name", () => {
  test('is a column next to the period, also in describe', async () => {
    expect(await rowsOf('state=WA&end=FY2002-03')).toEqual([
      { period: 'FY2002-03', income_year: '2002-03', state: 'WA', median: 1, average: 1 },
    ]);
    const { data } = await describeDataset(shelf.ctx, medians);
    const columns = (data as { columns: { name: string; description: string }[] }).columns;
    expect(columns.map((column) => column.name)).toEqual(['period', 'income_year', 'state', 'median', 'average', 'status']);
    for (const column of columns) expect(column.description).not.toBe('');
  });

  test.each([
    ['income_year=2022-23', ['2022-23']],
    ['income_year=2003-04', ['2003-04']],
    ['period=2003-04', ['2003-04']],
    ['income_year=2003-2004', ['2003-04']],
    ['period=FY2023-24', ['2023-24']],
    ['income_year=2024', ['2023-24']],
    ['period=2024-06-30', ['2023-24']],
    ['income_year=2010-11', []],
  ])('%s', async (text, years) => {
    expect(await yearsOf(text)).toEqual(years);
  });

  test('is refused for a missing period, and together with a date range', async () => {
    await expect(read('income_year=lately')).rejects.toMatchObject({ code: 'REQ_BAD_PERIOD', faults: [{ parameter: 'income_year' }] });
    await expect(read('income_year=2022-24')).rejects.toMatchObject({ code: 'REQ_BAD_PERIOD' });
    await expect(read('income_year=2022-23&start=2020')).rejects.toMatchObject({ code: 'REQ_BAD_PERIOD' });
    await expect(read('income_year=2022-23&period=2023-24')).rejects.toMatchObject({ code: 'REQ_BAD_PARAMETER' });
  });

  test('states match by abbreviation, name and code if the agency uses abbreviations', async () => {
    for (const text of ['WA', 'wa', 'Western Australia', 'AU-WA', '5']) {
      expect(await rowsOf(`state=${encodeURIComponent(text)}&income_year=2022-23`)).toHaveLength(1);
    }
  });
});
