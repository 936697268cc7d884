/** Checks which codes in the dataflow belong to words in the names of workbook series. */
import { expect, it } from 'vitest';
import type { TimeSeriesDataset } from '../../../src/core/define-dataset.ts';
import { BOP } from '../../../src/sources/abs/datasets/BOP.ts';
import { BUILDING_APPROVALS } from '../../../src/sources/abs/datasets/BUILDING_APPROVALS.ts';
import { CPI_MONTHLY } from '../../../src/sources/abs/datasets/CPI_MONTHLY.ts';
import { capture } from '../capture.ts';
import { workbookFile } from './workbook-file.ts';

interface Column {
  readonly name: string;
  readonly unit: string;
  readonly type?: string;
  readonly value: number;
}

/** Returns the key, value and multiplier of each series in a workbook with one date. */
function readWords(dataset: TimeSeriesDataset, frequency: string, date: number, columns: readonly Column[]) {
  const of = <T>(each: (column: Column) => T): readonly T[] => columns.map(each);
  const bytes = workbookFile({
    Index: [[null, 'Time Series Workbook'], ['Data Item Description']],
    Data1: [
      ['', ...of(({ name }) => name)],
      ['Unit', ...of(({ unit }) => unit)],
      ['Series Type', ...of(({ type = 'Original' }) => type)],
      ['Frequency', ...of(() => frequency)],
      ['Collection Month', ...of(() => 1)],
      ['Series ID', ...columns.map((_, i) => `A${i}`)],
      [date, ...of(({ value }) => value)],
    ],
  });
  const parsed = dataset.parse(capture(bytes, { url: 'https://www.abs.gov.au/statistics/table.xlsx' }));
  return Promise.resolve(parsed).then(({ series }) => series.map((one) => [one.key, one.observations[0]?.value, one.multiplier]));
}

const MAY_2026 = 46_143;
const MARCH_2017 = 42_795;

it('approvals in a state: units and values of all building, and values of residential building', async () => {
  const units = { name: 'Total number of dwelling units ;  New South Wales ;', unit: 'Number', value: 4518 };
  const columns = [
    units,
    { name: 'Total value of building jobs ;  New South Wales ;', unit: '$ Thousands', value: 8_096_966 },
    { name: 'Total value of building jobs ;  Total Residential ;  New South Wales ;', unit: '$ Thousands', value: 2_676_230 },
    { ...units, type: 'Seasonally Adjusted' },
  ];
  expect(await readWords(BUILDING_APPROVALS, 'Month', MAY_2026, columns)).toEqual([
    ['1.1.9.TOT.TOT.10.1.M', 4518, 0],
    ['2.1.9.TOT.TOT.10.1.M', 8_096_966, 3],
    ['2.1.9.TOT.100.10.1.M', 2_676_230, 3],
  ]);
});

it('classes and sub-groups of the consumer price index have their codes', async () => {
  const change = (what: string, value: number): Column => ({
    name: `Percentage Change from Corresponding Month of Previous Year ;  ${what} ;  Sydney ;`,
    unit: 'Percent',
    value,
  });
  const columns = [change('Bread', 2.1), change('Bread and cereal products', 2.4), change('Bread and circuses', 1)];
  expect(await readWords(CPI_MONTHLY, 'Month', MAY_2026, columns)).toEqual([
    ['3.40005.10.1.M', 2.1, 0],
    ['3.30002.10.1.M', 2.4, 0],
  ]);
});

it('the current account and its debits keep their signs', async () => {
  const columns = [
    { name: 'Current account ;', unit: '$ Millions', value: -3524 },
    { name: 'Goods and Services debits ;', unit: '$ Millions', value: -85_830 },
    { name: 'Portfolio investment ;', unit: '$ Millions', value: 1 },
  ];
  expect(await readWords(BOP, 'Quarter', MARCH_2017, columns)).toEqual([
    ['1.100.10.Q', -3524, 6],
    ['1.120.10.Q', -85_830, 6],
  ]);
});
