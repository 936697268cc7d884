import { readFileSync } from 'node:fs';
import path from 'node:path';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readTimeSeriesWorkbook } from '../../../src/sources/abs/time-series-workbook.ts';
import { recorded, SHARED } from '../../programs/needs.ts';
import { capture } from '../capture.ts';

const NAMES = [
  'All groups ;',
  'All groups, adjusted ;',
  'Gross domestic product: Chain volume measures ;',
  'Gross domestic product: Current prices ;',
];

/** Makes a table with comments on cells, in the ABS layout. */
function workbook(comments: Readonly<Record<string, string>>, table: string): Uint8Array {
  const index = utils.aoa_to_sheet([['Table 1'], ['Data Item Description', 'Unit'], ['All groups ;', 'Index Numbers']]);
  const data = utils.aoa_to_sheet([
    ['', ...NAMES],
    ['Unit', 'Index Numbers', 'Index Numbers', '$ Millions', '$ Millions'],
    ['Series Type', ...NAMES.map(() => 'Original')],
    ['Frequency', ...NAMES.map(() => 'Quarter')],
    ['Collection Month', ...NAMES.map(() => 3)],
    ['Series ID', 'A1A', 'A2A', 'A3A', 'A4A'],
    [46_000, 101.5, 101.4, 690_000, 700_000],
  ]);
  if (table !== '') index['A1'].c = [{ a: 'ABS', t: table }];
  for (const [cell, t] of Object.entries(comments)) data[cell].c = [{ a: 'ABS', t }];
  const book = utils.book_new();
  utils.book_append_sheet(book, index, 'Index');
  utils.book_append_sheet(book, data, 'Data1');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}

const basesIn = (bytes: Uint8Array) =>
  readTimeSeriesWorkbook(capture(bytes, { url: 'https://www.abs.gov.au/table.xlsx' })).series.map(({ basePeriod }) => basePeriod);

describe('the reference period of a workbook', () => {
  it('is read from the comment on a column or on the table', () => {
    const table =
      'Reference year for chain volume measures and real income measures is 2023-24. Reference year for indexes is 2023-24 = 100.';
    expect(basesIn(workbook({}, table))).toEqual(['2023-24 = 100', '2023-24 = 100', '2023-24', null]);
    const columns = {
      B1: 'Unless otherwise specified, reference period of each index: September 2025 = 100.00',
      C1: 'Due to seasonal adjustment, the reference base may not equal 100.0.',
    };
    expect(basesIn(workbook(columns, ''))).toEqual(['September 2025 = 100', null, null, null]);
    expect(basesIn(workbook(columns, table))).toEqual(['September 2025 = 100', null, '2023-24', null]);
  });

  it('is null without comments, and for a comment on another subject', () => {
    expect(basesIn(workbook({}, ''))).toEqual([null, null, null, null]);
    expect(basesIn(workbook({ B1: 'revised' }, 'Base of estimates: persons aged 15 and over = 100 households'))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  const FILES = [
    ['upstream/abs/5206001_Key_Aggregates_dec2025.xlsx', ['2023-24', '2023-24 = 100']],
    ['upstream/abs/634501_dec2025.xlsx', ['2008-09 = 100']],
    ['upstream/abs/641601_dec2021.xlsx', ['2011-12 = 100']],
    ['upstream-recent/files/abs/CPI_CapitalCities_09_2026-05-20.xlsx', ['September 2025 = 100']],
  ] as const;
  it.each(FILES)('%s states %j', recorded(...FILES.map(([file]) => file)), (file, bases) => {
    const found = basesIn(readFileSync(path.join(SHARED, file)));
    expect([...new Set(found.filter((base) => base != null))].sort()).toEqual([...bases].sort());
  });
});
