/** Reads the ATO's tables in the layouts of different years, and checks refusals. Values are invented unless a source is named. */
import { describe, expect, it } from 'vitest';
import type { WattleError } from '../../../src/core/errors.ts';
import type { Cell } from '../../../src/formats/workbook.ts';
import { CGT_BY_GAINS_RANGE } from '../../../src/sources/ato/datasets/CGT_BY_GAINS_RANGE.ts';
import { FOREIGN_OWNERSHIP_AG_LAND } from '../../../src/sources/ato/datasets/FOREIGN_OWNERSHIP_AG_LAND.ts';
import { FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY } from '../../../src/sources/ato/datasets/FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY.ts';
import { GST_MONTHLY } from '../../../src/sources/ato/datasets/GST_MONTHLY.ts';
import { HELP_DEBT } from '../../../src/sources/ato/datasets/HELP_DEBT.ts';
import { IND_AGE_INCOME } from '../../../src/sources/ato/datasets/IND_AGE_INCOME.ts';
import { IND_POSTCODE } from '../../../src/sources/ato/datasets/IND_POSTCODE.ts';
import { IND_POSTCODE_MEDIAN } from '../../../src/sources/ato/datasets/IND_POSTCODE_MEDIAN.ts';
import { RND_INCENTIVE } from '../../../src/sources/ato/datasets/RND_INCENTIVE.ts';
import { SMSF_FUNDS } from '../../../src/sources/ato/datasets/SMSF_FUNDS.ts';
import { SUPER_CONTRIB_AGE } from '../../../src/sources/ato/datasets/SUPER_CONTRIB_AGE.ts';
import { TAX_GAPS } from '../../../src/sources/ato/datasets/TAX_GAPS.ts';
import { capture } from '../capture.ts';
import { observed, parsed, rowsOf, type Sheets, workbook } from './workbook-capture.ts';

const fault = (code: string, at: object = {}): WattleError =>
  expect.objectContaining({ code, at: expect.objectContaining(at) }) as WattleError;

describe('medians by postcode', () => {
  // 2600 in 2023-24 as published (Individuals table 8, 2023-24 vintage).
  const head: Cell[] = ['State/\nTerritory', 'Postcode2'];
  const year = (text: string): Cell[] => [
    `Individuals ${text}\nno.`,
    `Median3 taxable income ${text}\n$`,
    `Average3 taxable income ${text}\n$`,
  ];
  const sheet = (header: Cell[], ...rows: Cell[][]): Sheets => ({
    Notes: [['Taxation statistics 2021–22']],
    'Table 8': [['Title'], header, ...rows],
  });

  it('have any number of years, from the headings only', async () => {
    const before = await parsed(
      IND_POSTCODE_MEDIAN,
      sheet([...head, ...year('2003–04 '), ...year('2023–24')], ['ACT', 2600, 5692, 42327, 55819, 6280, 92327, 136138]),
    );
    expect(observed(before, 'ACT.2600.median_taxable_income', 'FY2023-24')).toEqual({
      t: 2024,
      value: 92327,
      status: null,
      text: null,
      at: 'Table 8!G3',
    });
    expect(observed(before, 'ACT.2600.individuals', 'FY2003-04')?.value).toBe(5692);
    const after = await parsed(
      IND_POSTCODE_MEDIAN,
      sheet([...head, ...year('2023–24'), ...year('2024–251')], ['NT ', 800, 'na', 'na', 'na', 1, 2, 3]),
    );
    expect(after.series.map((series) => series.key)).toEqual([
      'NT.0800.individuals',
      'NT.0800.median_taxable_income',
      'NT.0800.average_taxable_income',
    ]);
    expect(observed(after, 'NT.0800.average_taxable_income', 'FY2024-25')?.value).toBe(3);
    expect(observed(after, 'NT.0800.average_taxable_income', 'FY2023-24')).toMatchObject({
      value: null,
      status: 'not_available',
      text: 'na',
    });
  });

  it('have older spellings of the headings, and columns in another order', async () => {
    const header = [
      'Postcode',
      'State/Territory1',
      'Mean taxable income 2014–15 $',
      'Median taxable income 2014–15 $',
      'Number of individuals 2014–15 no.',
    ];
    const older = await parsed(IND_POSTCODE_MEDIAN, { 'Individuals Table 8': [['Title'], [], header, [2000, 'NSW', 30, 20, 10]] });
    expect(observed(older, 'NSW.2000.average_taxable_income', 'FY2014-15')?.value).toBe(30);
    expect(observed(older, 'NSW.2000.individuals', 'FY2014-15')?.value).toBe(10);
  });

  it('are refused with unknown content, and the cell is reported', async () => {
    const row: Cell[] = ['NSW', 2000, 1, 2, 3];
    const midpoint = year('2023–24').map((cell) => String(cell).replace('Median3', 'Midpoint'));
    await expect(parsed(IND_POSTCODE_MEDIAN, sheet([...head, ...midpoint], row))).rejects.toEqual(
      fault('PARSE_LAYOUT', { sheet: 'Table 8', row: 2, column: 'D' }),
    );
    await expect(parsed(IND_POSTCODE_MEDIAN, sheet([...head, ...year('2023–24').slice(0, 2)], row))).rejects.toEqual(
      fault('PARSE_LAYOUT', { column: 'C' }),
    );
    await expect(parsed(IND_POSTCODE_MEDIAN, sheet([...head, ...year('2023–24'), ...year('2023–24')], row))).rejects.toEqual(
      fault('PARSE_LAYOUT'),
    );
    await expect(parsed(IND_POSTCODE_MEDIAN, sheet(head, row))).rejects.toEqual(fault('PARSE_LAYOUT'));
    await expect(parsed(IND_POSTCODE_MEDIAN, sheet(['Region', ...year('2023–24')], row))).rejects.toEqual(
      fault('PARSE_LAYOUT', { sheet: 'Table 8' }),
    );
    await expect(parsed(IND_POSTCODE_MEDIAN, sheet([...head, ...year('2023–24')], ['NSW', 2000, 1, 'about 2', 3]))).rejects.toEqual(
      fault('PARSE_VALUE', { sheet: 'Table 8', row: 3, column: 'D', value: 'about 2' }),
    );
    await expect(parsed(IND_POSTCODE_MEDIAN, sheet([...head, ...year('2023–24')], [null, 2000, 1, 2, 3]))).rejects.toEqual(
      fault('PARSE_VALUE', { column: 'A' }),
    );
    await expect(parsed(IND_POSTCODE_MEDIAN, sheet([...head, ...year('2023–24')], ['NSW', 20000, 1, 2, 3]))).rejects.toEqual(
      fault('PARSE_VALUE', { column: 'B' }),
    );
    await expect(parsed(IND_POSTCODE_MEDIAN, { 'Table 9': [['x']] })).rejects.toEqual(fault('PARSE_LAYOUT', { sheet: 'Table 8' }));
  });
});

describe('tables with a record for each row', () => {
  const keys = ['Sex4', 'Taxable status', 'Age range3', 'Taxable income range', 'Taxable income range - tax brackets5'];
  const present = [
    'Individuals\nno.',
    'Taxable income or loss2\n$',
    'Salary or wages\n$',
    'Dividends franked\n$',
    'Dividends unfranked\n$',
    'Dividends franking credit\n$',
    'Gross interest\n$',
    'Capital gains net capital gain\n$',
    'Capital gains total current year capital gains\n$',
    'Capital gains net capital losses carried forward\n$',
    'Rent interest deductions\n$',
    'Rent other rental deductions\n$',
    'Personal superannuation contributions\n$',
    'Reportable employer superannuation contributions\n$',
    'Australian annuities and superannuation income streams taxable component taxed element\n$',
    'Australian annuities and superannuation income streams taxable component untaxed element\n$',
  ];
  /** With the dashes of other years, as in table 1 of 2016-17. */
  const dashed = present.map((heading) =>
    heading
      .replace(/^(Dividends|Capital gains|Rent) /, '$1 - ')
      .replace('streams taxable component', 'streams - taxable component -')
      .replace(/\n(no\.|\$)$/, '3 \n$1'),
  );
  const title = 'Taxation statistics 2022–23 Individuals: Selected items, by sex, 2022–23 income year1';
  const row: Cell[] = [
    'Female',
    'Non taxable',
    'b. 18 - 24',
    'ab. $6,001 to $10,000',
    'a. $18,200 or less',
    ...present.map((_, i) => i + 1),
  ];

  it.each([
    ['the present', present],
    ['the older', dashed],
  ])('have %s headings for the same columns', async (_, headings) => {
    const table = await parsed(IND_AGE_INCOME, {
      'Table 3A': [[title], [...keys, ...headings], row, [], ['1 A footnote below the table']],
    });
    const group = 'Female.Non Taxable.18-24.$6,001 to $10,000.$18,200 or less';
    expect(observed(table, `${group}.individuals_count`, 'FY2022-23')?.value).toBe(1);
    expect(observed(table, `${group}.dividends_franked_total`, 'FY2022-23')?.value).toBe(4);
    expect(observed(table, `${group}.super_income_stream_untaxed`, 'FY2022-23')).toMatchObject({ value: 16, at: 'Table 3A!U3' });
    expect(table.dimensions[2]?.values).toEqual([{ code: '18-24', label: 'b. 18 - 24' }]);
    expect(table.scope).toBe('partial');
  });

  it('are refused with the missing column and the nearest row', async () => {
    const headings = present.with(3, 'Distributions of profit\n$');
    await expect(parsed(IND_AGE_INCOME, { 'Table 3A': [[title], [...keys, ...headings], row] })).rejects.toMatchObject({
      code: 'PARSE_LAYOUT',
      message: expect.stringContaining('dividends franked $'),
      at: { sheet: 'Table 3A', row: 2 },
    });
  });

  it('are refused if the title has no year or two years', async () => {
    const sheet = (head: string): Sheets => ({ 'Table 3A': [[head], [...keys, ...present], row] });
    await expect(parsed(IND_AGE_INCOME, sheet('Individuals'))).rejects.toEqual(fault('PARSE_LAYOUT', { sheet: 'Table 3A' }));
    await expect(parsed(IND_AGE_INCOME, sheet('Taxation statistics 2022–23, 2021–22 income year'))).rejects.toEqual(fault('PARSE_LAYOUT'));
  });

  it('have combined postcodes, and regions that are not stated', async () => {
    const header = [
      'Taxable status',
      'State/ Territory1',
      'Statistical Area Level 4 (SA4)2',
      'Postcode',
      'Individuals\nno.',
      'Taxable income or loss4\nno.',
    ];
    const more = ['Taxable income or loss4\n$', 'Tax on taxable income\nno.', 'Tax on taxable income\n$', 'Medicare levy\nno.'];
    const table = await parsed(IND_POSTCODE, {
      'Table 6A': [
        ['Taxation statistics 2022–23 Individuals, 2022–23 income year1'],
        [...header, ...more],
        ['Taxable', 'NT', 'Darwin', 800, 1, 2, 3, 4, 5, 6],
        ['Taxable', 'WA', 'Perth - Inner', 'WA other', 10, 20, 30, 40, 50, 60],
        ['Taxable', 'Overseas', null, 'Overseas', 100, 200, 300, 400, 500, 600],
      ],
    });
    expect(table.series.filter((series) => series.key.endsWith('.individuals_count')).map((series) => series.key)).toEqual([
      'Taxable.NT.Darwin.0800.individuals_count',
      'Taxable.WA.Perth - Inner.WA other.individuals_count',
      'Taxable.Overseas.Not stated.Overseas.individuals_count',
    ]);
  });

  it('have the year in each row if a column states it', async () => {
    const header = ['Income Year1', 'Entity', 'Taxable status', 'Net capital gains ranges', 'no.', 'Net capital gains\n$'];
    const rows: Cell[][] = [
      ['2013–14', 'Individuals', 'Taxable', 'b. $10 - $99', 5, 250],
      ['2022–23', 'Individuals', 'Taxable', 'b. $10 - $99', 6, 300],
    ];
    const table = await parsed(CGT_BY_GAINS_RANGE, { 'Table 2': [['Title'], header, ...rows] });
    expect(observed(table, 'Individuals.Taxable.$10-$99.net_capital_gains_aud', 'FY2013-14')?.value).toBe(250);
    expect(table.series[0]?.observations.map(({ t }) => t)).toEqual([2014, 2023]);
    await expect(
      parsed(CGT_BY_GAINS_RANGE, { 'Table 2': [['Title'], header, ['Total', 'Individuals', 'Taxable', 'a. $1', 1, 2]] }),
    ).rejects.toEqual(fault('PARSE_VALUE', { row: 3, column: 'A', value: 'Total' }));
  });

  it('have the header of HELP statistics in row 3 or in row 4', async () => {
    // 2024-25 and 2021-22 as published (HELP statistics 2024-25, table 1).
    const header = [
      ...['Year', 'Total incurred debt ($)', 'Indexation ($)', 'Compulsory repayments ($)', 'OS Levy Compulsory repayments ($)'],
      ...[
        'Voluntary repayments made (no.)',
        'Voluntary repayments ($)',
        'Bonus on voluntary repayments ($)',
        'Value of debts written off ($)',
      ],
    ];
    const row3 = await parsed(HELP_DEBT, {
      'Table 1': [
        ['Title'],
        [],
        header.with(8, 'Value of debts writen off ($)'),
        ['2024 - 25', 125251399147, 21763364029, 1, 2, 3, 4, 5, 6],
      ],
    });
    const row4 = await parsed(HELP_DEBT, {
      'Table 1': [['Title'], [], [], header, ['2021 - 22', 104208138430, 14626155953, 1, 'n/a', 3, 4, 5, 6]],
    });
    expect(observed(row3, 'total_debt_aud', 'FY2024-25')?.value).toBe(125251399147);
    expect(observed(row4, 'indexation_aud', 'FY2021-22')?.value).toBe(14626155953);
    expect(observed(row4, 'os_levy_compulsory_aud', 'FY2021-22')).toMatchObject({ value: null, status: 'not_available' });
  });

  it('have the same group for every spelling of an age range', async () => {
    const header = ['Age range6', 'Sex', 'Taxable income range - tax brackets', 'Individuals4,5\nno.'];
    const more = ['Employer', 'Personal', 'Other'].flatMap((kind) => [`${kind} contributions\nno.`, `${kind} contributions\n$`]);
    const row: Cell[] = ['b. 18-24', 'Male', 'b. $18,201 to $45,000', 1, 2, 3, 4, 5, 6, 7];
    const table = await parsed(SUPER_CONTRIB_AGE, { 'Table 23A': [[title], [...header, ...more], row] });
    expect(observed(table, '18-24.Male.$18,201 to $45,000.employer_contrib_total', 'FY2022-23')?.value).toBe(3);
  });
});

describe('items in rows and periods in columns', () => {
  const months = (from: number): Cell[] => [null, null, from, from + 30, from + 61, from + 91];

  it('are refused if a month has no date or a row has no unit', async () => {
    const sheet = (header: Cell[], row: Cell[]): Sheets => ({ 'Table 1B': [['Title'], header, ['Goods and services tax (GST)'], row] });
    const table = await parsed(GST_MONTHLY, sheet(months(45382), ['Net GST ', '$m', 1, 2, 'na', 4]));
    expect(observed(table, 'Net GST.$m', '2024-03')?.value).toBe(1);
    for (const unit of ['000', 'no.', "$'000"]) {
      await expect(parsed(GST_MONTHLY, sheet(months(45382), ['Net GST ', unit, 1, 2, 3, 4]))).rejects.toMatchObject({
        code: 'PARSE_LAYOUT',
        at: expect.objectContaining({ column: 'B', value: unit }),
      });
    }
    expect(observed(table, 'Net GST.$m', '2024-05')).toMatchObject({ value: null, status: 'not_available' });
    expect(table.series[0]).toMatchObject({ unit: 'AUD', multiplier: 6, freq: 'M' });
    for (const headings of [
      ['Mar-24', 'Apr-24', 'Apr-24', 'May-24', 'Jun-24'],
      ['31/03/2024', '30/04/2024', '30/04/2024', '31/05/2024', '30/06/2024'],
      ['31 Mar 2024', '30 Apr 2024', '30 Apr 2024', '31 May 2024', '30 Jun 2024'],
    ]) {
      const spelled = await parsed(GST_MONTHLY, sheet([null, null, ...headings], ['Net GST ', '$m', 1, 2, 2, 'na', 4]));
      expect(spelled.series[0]?.observations.map(({ t, value }) => [t, value])).toEqual(
        table.series[0]?.observations.map(({ t, value }) => [t, value]),
      );
      expect(spelled.notes).toEqual([
        { text: 'One figure appears twice with the same value, and is read once: Net GST.$m 2024-04.', series: {} },
      ]);
      await expect(parsed(GST_MONTHLY, sheet([null, null, ...headings], ['Net GST ', '$m', 1, 2, 3, 4, 5]))).rejects.toMatchObject({
        code: 'DATA_DUPLICATE_KEY',
        message: 'Net GST.$m has two values for 2024-04: 2 (Table 1B!D4) and 3 (Table 1B!E4).',
      });
    }
    const wider = await parsed(GST_MONTHLY, sheet([...months(45382), 'Total', 2025], ['Net GST ', '$m', 1, 2, 'na', 4, 7, 8]));
    expect(wider.leftOut).toEqual([{ what: 'columns', count: 2, examples: ['Total', '2025'] }]);
    await expect(parsed(GST_MONTHLY, sheet([...months(45382), null], ['Net GST ', '$m', 1, 2, 3, 4, 5]))).rejects.toEqual(
      fault('PARSE_LAYOUT', { row: 4, column: 'G' }),
    );
    await expect(parsed(GST_MONTHLY, sheet(months(45382), ['Net GST ', null, 1, 2, 3, 4]))).rejects.toEqual(
      fault('PARSE_VALUE', { row: 4, column: 'B' }),
    );
    await expect(parsed(GST_MONTHLY, sheet(months(45382), ['Net GST ', '$b', 1, 2, 3, 4]))).rejects.toEqual(
      fault('PARSE_LAYOUT', { row: 4, column: 'B', value: '$b' }),
    );
    await expect(parsed(GST_MONTHLY, sheet([null, null, 'April', 'May'], ['Net GST ', '$m', 1, 2]))).rejects.toEqual(fault('PARSE_LAYOUT'));
    await expect(parsed(GST_MONTHLY, sheet(months(45382), ['Net GST ', '$m', 1, 2, 'see note', 4]))).rejects.toEqual(
      fault('PARSE_VALUE', { column: 'E' }),
    );
  });

  const smsf = (...rows: Cell[][]): Sheets => ({ 'Table 1': [['Title'], [' ', '2024-25', '2023-24', 'end of row'], ...rows] });
  // As published (SMSF annual overview 2023-24, table 1).
  const funds: Cell[] = ['Total SMSFs', 653062, 614613, 'end of row'];
  const members: Cell[] = ['Total members', 1203127, 1133070, 'end of row'];
  const assets: Cell[] = ['Total gross assets ($m)', 1051803, 996970, 'end of row'];

  it('SMSF: repeated rows are read once, and new rows are noted', async () => {
    const table = await parsed(SMSF_FUNDS, smsf(funds, members, assets, ['A new row', 1, 2], funds, ['end of column', 'end of column']));
    expect(observed(table, 'Total SMSFs', 'FY2024-25')?.value).toBe(653062);
    expect(observed(table, 'Total gross assets ($m)', 'FY2024-25')?.status).toBeNull();
    expect(table.notes).toEqual([
      'The row “A new row” is new and is not read.',
      { text: '2 figures appear twice with the same value, and are read once: Total SMSFs FY2023-24, Total SMSFs FY2024-25.', series: {} },
    ]);
    await expect(parsed(SMSF_FUNDS, smsf(funds, members))).rejects.toEqual(fault('PARSE_LAYOUT'));
    await expect(parsed(SMSF_FUNDS, smsf(funds, members, assets, ['Total SMSFs', 1, 2]))).rejects.toEqual(
      expect.objectContaining({ message: 'Total SMSFs has two values for FY2023-24: 614613 (Table 1!C3) and 2 (Table 1!C6).' }),
    );
    await expect(parsed(SMSF_FUNDS, { 'Table 1': [['Title'], [' ', '2024-25', '2024-25'], funds, members, assets] })).rejects.toEqual(
      fault('DATA_DUPLICATE_KEY', { row: 3, column: 'C' }),
    );
    const twice = (row: Cell[]): Cell[] => [row[0] ?? null, row[1] ?? null, row[1] ?? null];
    const sheet = [['Title'], [' ', '2024-25', '2024-25'], twice(funds), twice(members), twice(assets)];
    const same = await parsed(SMSF_FUNDS, { 'Table 1': sheet });
    expect(observed(same, 'Total SMSFs', 'FY2024-25')?.value).toBe(653062);
    expect(same.notes).toEqual([
      expect.objectContaining({ text: expect.stringMatching(/^3 figures appear twice with the same value, and are read once: /) }),
    ]);
  });
});

describe('foreign ownership', () => {
  const header = [
    'Year',
    'Registered interest in agricultural land (million hectares)',
    'Total Australian agricultural land (ABS) (million hectares)',
    'Level of foreign ownership (%)',
    'ABS data set',
  ];
  const land = (...rows: Cell[][]): Sheets => ({ 'Level of foreign ownership ': [['Title'], [], [], [], [], header, ...rows] });
  const key = (measure: string): string => `REACS.${measure}`;

  it('has hectares below a heading in million hectares converted, if the level of ownership confirms the unit', async () => {
    // 30 June 2025 as reported: 50,262,369 hectares of 387 million, 13.0%.
    const table = await parsed(
      FOREIGN_OWNERSHIP_AG_LAND,
      land([45838, 50262369, 387, 13, 'REACS'], ['30 June 2024', 49.5, 387, 0.128, 'REACS']),
    );
    expect(observed(table, key('foreign_held_million_ha'), 'FY2024-25')?.value).toBe(50.262369);
    expect(observed(table, key('foreign_ownership_pct'), 'FY2024-25')?.value).toBe(13);
    expect(observed(table, key('foreign_held_million_ha'), 'FY2023-24')?.value).toBe(49.5);
    expect(observed(table, key('foreign_ownership_pct'), 'FY2023-24')?.value).toBe(12.8);
  });

  it('reports a skipped column', async () => {
    const sheets = { 'Level of foreign ownership ': [['Title'], [...header, 'Leasehold'], [45838, 50.262369, 387, 13, 'REACS', 7]] };
    expect((await parsed(FOREIGN_OWNERSHIP_AG_LAND, sheets)).leftOut).toEqual([{ what: 'columns', count: 1, examples: ['Leasehold'] }]);
  });

  it('is refused if areas do not match their level, and for other days of the year', async () => {
    await expect(parsed(FOREIGN_OWNERSHIP_AG_LAND, land([45838, 50262369, 387, 31, 'REACS']))).rejects.toEqual(
      fault('PARSE_VALUE', { row: 7, column: 'D' }),
    );
    await expect(parsed(FOREIGN_OWNERSHIP_AG_LAND, land([45657, 50262369, 387, 13, 'REACS']))).rejects.toEqual(
      fault('PARSE_VALUE', { column: 'A' }),
    );
  });

  it('has hectares by their size if no level is published, and a level that may be a ratio is refused', async () => {
    const table = await parsed(
      FOREIGN_OWNERSHIP_AG_LAND,
      land([45838, 50262369, 387, 'np', 'REACS'], ['30 June 2024', 49.5, 387, 'np', 'REACS']),
    );
    expect(observed(table, key('foreign_held_million_ha'), 'FY2024-25')?.value).toBe(50.262369);
    expect(observed(table, key('total_aust_ag_land_million_ha'), 'FY2024-25')?.value).toBe(387);
    expect(observed(table, key('foreign_ownership_pct'), 'FY2024-25')?.value).toBeNull();
    expect(observed(table, key('foreign_held_million_ha'), 'FY2023-24')?.value).toBe(49.5);
    await expect(parsed(FOREIGN_OWNERSHIP_AG_LAND, land([45838, 'np', 387, 0.13, 'REACS']))).rejects.toEqual(
      fault('PARSE_VALUE', { row: 7, column: 'D' }),
    );
  });

  it('has countries in rows and dates in columns', async () => {
    const sheet = (...headings: Cell[]): Sheets => ({
      'Table 9 Country ': [
        ['Title'],
        [],
        ['Country', ...headings],
        ['People’s Republic of China', 23550, 22272],
        ['Hong Kong, SAR', 'n/a', 3396],
      ],
    });
    const both = sheet('Registered interests at 30 June 2024 (no.)', 'Registered interests at 30 June 2025 (no.)');
    const table = await parsed(FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY, both);
    expect(observed(table, "People's Republic of China", 'FY2024-25')).toMatchObject({ value: 22272 });
    expect(table.series.map((series) => series.unit)).toEqual(['Number', 'Number']);
    const dollars = sheet('Value at 30 June 2024 ($m)', 'Value at 30 June 2025 ($m)');
    await expect(parsed(FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY, dollars)).rejects.toEqual(fault('PARSE_LAYOUT', { row: 3, column: 'B' }));
    await expect(parsed(FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY, sheet())).rejects.toEqual(fault('PARSE_LAYOUT'));
  });
});

describe('research and development', () => {
  const header = [
    'Company name',
    'ABN/ACN',
    'Total R&D expenditure (notional deductions less feedstock adjustments) $',
    'Total amended R&D expenditure (notional deductions less feedstock adjustments) $',
    'Income Year',
  ];
  const report = (...rows: Cell[][]): Sheets => ({ '2022-23 Report': [header, ...rows] });

  it('has an ABN with 11 digits or an ACN with nine, and amendments if they exist', async () => {
    const rows = await rowsOf(
      RND_INCENTIVE,
      workbook(report(['Example Pty Ltd', 51824753556, 1000, null, '2022–23'], ['Other Pty Ltd', 4085616, 2000, 1500, '2022-23'])),
    );
    expect(rows).toEqual([
      {
        company_name: 'Example Pty Ltd',
        abn: '51824753556',
        income_year: '2022-23',
        rnd_expenditure_aud: 1000,
        rnd_amended_expenditure_aud: null,
      },
      {
        company_name: 'Other Pty Ltd',
        abn: '004085616',
        income_year: '2022-23',
        rnd_expenditure_aud: 2000,
        rnd_amended_expenditure_aud: 1500,
      },
    ]);
  });

  it('does not have a footnote as a company, and reports it', async () => {
    const sheets = report(
      ['Example Pty Ltd', 51824753556, 1000, null, '2022–23'],
      ['(a) As amended by November 2025.', null, null, null, null],
    );
    expect(await rowsOf(RND_INCENTIVE, workbook(sheets))).toHaveLength(1);
    expect(await RND_INCENTIVE.leftOut?.(workbook(sheets))).toEqual([
      { what: 'lines', count: 1, examples: ['(a) As amended by November 2025.'] },
    ]);
  });

  it('is refused with other identifiers, rows without a name, or other sheets', async () => {
    await expect(rowsOf(RND_INCENTIVE, workbook(report(['A', 1234567890, 1, null, '2022-23'])))).rejects.toEqual(
      fault('PARSE_VALUE', { row: 2, column: 'B' }),
    );
    await expect(rowsOf(RND_INCENTIVE, workbook(report([null, 51824753556, 1, null, '2022-23'])))).rejects.toEqual(
      fault('PARSE_VALUE', { row: 2, column: 'A' }),
    );
    await expect(rowsOf(RND_INCENTIVE, workbook({ Report: [header] }))).rejects.toEqual(fault('PARSE_LAYOUT'));
  });
});

describe('other files', () => {
  it.each([
    ['a page', new TextEncoder().encode('<!DOCTYPE html><html><body>Request rejected</body></html>')],
    ['a cut workbook', workbook({ 'Table 8': [['x'], ['y']] }).bytes.slice(0, 900)],
    ['nothing', new Uint8Array()],
  ])('%s is refused', async (_, bytes) => {
    const refused = (code: unknown) => expect(['PARSE_LAYOUT', 'PARSE_ARCHIVE']).toContain(code);
    for (const dataset of [IND_POSTCODE_MEDIAN, TAX_GAPS, SMSF_FUNDS, GST_MONTHLY]) {
      const error = await Promise.resolve()
        .then(() => dataset.parse(capture(bytes, { url: 'https://data.gov.au/x.xlsx' })))
        .catch((thrown: WattleError) => thrown);
      refused('code' in error ? error.code : null);
    }
    const error = await rowsOf(RND_INCENTIVE, capture(bytes, { url: 'https://data.gov.au/x.xlsx' })).catch((thrown: WattleError) => thrown);
    refused('code' in error ? error.code : null);
  });
});
