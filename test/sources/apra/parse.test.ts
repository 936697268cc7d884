/**
 * Reads small workbooks in APRA's layouts. Values and names are from the recorded files if a comment states this, and are invented otherwise.
 */
import { describe, expect, it } from 'vitest';
import { type ApraCell, type ApraSheet, writeWorkbook } from '../../../sandbox/apra/wire.ts';
import type { Captured } from '../../../src/core/capture.ts';
import type { RegisterRow } from '../../../src/core/define-dataset.ts';
import { type ErrorCode, WattleError } from '../../../src/core/errors.ts';
import type { ParsedDataset } from '../../../src/core/observation.ts';
import { formatPeriod } from '../../../src/core/period.ts';
import { CENTRALISED_FILE, MONTHLY_FILE } from '../../../src/sources/apra/adi-list.ts';
import { BANKING_MEASURES } from '../../../src/sources/apra/banking-measures.ts';
import { codeOf } from '../../../src/sources/apra/codes.ts';
import { ADI_LIST } from '../../../src/sources/apra/datasets/ADI_LIST.ts';
import { ADI_PERFORMANCE } from '../../../src/sources/apra/datasets/ADI_PERFORMANCE.ts';
import { INSURANCE_HEALTH } from '../../../src/sources/apra/datasets/INSURANCE_HEALTH.ts';
import { LIFE_INSURANCE_HISTORICAL } from '../../../src/sources/apra/datasets/LIFE_INSURANCE_HISTORICAL.ts';
import { MONTHLY_BANKING_STATS } from '../../../src/sources/apra/datasets/MONTHLY_BANKING_STATS.ts';
import { MYSUPER_PRODUCTS } from '../../../src/sources/apra/datasets/MYSUPER_PRODUCTS.ts';
import { QUARTERLY_SUPER_PERFORMANCE } from '../../../src/sources/apra/datasets/QUARTERLY_SUPER_PERFORMANCE.ts';
import { measureOfItem, NUMBER, RATIO } from '../../../src/sources/apra/measures.ts';

const capture = (bytes: Uint8Array, askId = 'workbook'): Captured => ({
  sha256: 'test',
  bytes,
  url: 'https://www.apra.gov.au/sites/default/files/test.xlsx',
  contentType: null,
  retrievedAt: Date.parse('2026-05-01T00:00:00Z'),
  askId,
});

type Rows = readonly (readonly ApraCell[])[];
const COVER: ApraSheet = {
  name: 'Cover',
  rows: [
    [null, 'Statistics'],
    [null, '(released 31 January 2024)'],
  ],
};
const book = (sheets: Readonly<Record<string, Rows>>, cover: ApraSheet = COVER): Captured =>
  capture(writeWorkbook([cover, ...Object.entries(sheets).map(([name, rows]) => ({ name, rows }))]));

/** `{ key: { '2023-12': 1 } }` */
const values = (parsed: ParsedDataset): Record<string, Record<string, number | string | null>> =>
  Object.fromEntries(
    parsed.series.map((series) => [
      series.key,
      Object.fromEntries(series.observations.map(({ t, value, text }) => [formatPeriod({ freq: series.freq, t }), value ?? text])),
    ]),
  );

async function failure(act: () => unknown): Promise<WattleError> {
  try {
    await act();
  } catch (error) {
    if (error instanceof WattleError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

const refuses = async (act: () => unknown, code: ErrorCode): Promise<WattleError> => {
  const error = await failure(act);
  expect(error.code).toBe(code);
  expect(error.at).toBeDefined();
  return error;
};

// 45291 is 2023-12-31, 45260 is 2023-11-30.
const HEADINGS = BANKING_MEASURES.map(({ label }) => label);
const bankRow = (day: number, abn: ApraCell, name: string, ...figures: readonly ApraCell[]): readonly ApraCell[] => [
  day,
  abn,
  name,
  ...HEADINGS.map((_, i) => figures[i] ?? null),
];
const backSeries = (...records: Rows): Rows => [['($million)'], ['Period', 'ABN', 'Institution Name', ...HEADINGS], ...records];

describe('monthly banking, back series', () => {
  // Totals of December 2023 as in the recorded vintage: assets 1121204.1, deposits 721408.6.
  const CBA = bankRow(45291, 48123123124, 'Commonwealth Bank of Australia', 1121204.1, null, 721408.6);
  const parse = (rows: Rows): ParsedDataset => MONTHLY_BANKING_STATS.parse(book({ 'Table 1': rows })) as ParsedDataset;

  it('has the ABN as code, the latest name as label, and no value for an empty cell', () => {
    const parsed = parse(backSeries(CBA, bankRow(45260, 48123123124, 'Commonwealth Bank (formerly)', 1)));
    expect(values(parsed)).toEqual({
      '48123123124.total_assets': { '2023-11': 1, '2023-12': 1121204.1 },
      '48123123124.total_deposits': { '2023-12': 721408.6 },
    });
    expect(parsed.dimensions[0]?.values).toEqual([{ code: '48123123124', label: 'Commonwealth Bank of Australia' }]);
    expect(parsed).toMatchObject({ publishedOn: '2024-01-31', scope: 'whole' });
    expect(parsed.series[0]).toMatchObject({ unit: 'AUD', multiplier: 6, freq: 'M' });
    expect(parsed.series[0]?.observations.at(-1)?.at).toBe('Table 1!D3');
  });

  it.each([
    ['($ billion)', { sheet: 'Table 1', row: 1, column: 'A', value: '($ billion)' }],
    ["($'000)", { sheet: 'Table 1', row: 1, column: 'A', value: "($'000)" }],
    ['(selected items)', { sheet: 'Table 1', row: 2, column: 'D' }],
  ])('refuses a sheet that states %j instead of millions', async (scale, at) => {
    const rows = backSeries(CBA).map((row) => row.map((cell) => (cell === '($million)' ? scale : cell)));
    expect((await refuses(() => parse(rows), 'PARSE_LAYOUT')).at).toMatchObject(at);
  });

  it('reports skipped columns', () => {
    const rows = backSeries(CBA).map((row, i) => [...row, i === 1 ? 'A column of 2027' : i === 2 ? 5 : null]);
    expect(parse(rows).leftOut).toEqual([{ what: 'columns', count: 1, examples: ['A column of 2027'] }]);
    expect(parse(backSeries(CBA)).leftOut).toEqual([]);
  });

  it('skips a total without an ABN, which is not an institution, and reports it', () => {
    const parsed = parse(backSeries(CBA, bankRow(45291, null, 'Total ADIs', 5_395_296.4)));
    expect(values(parsed)).toEqual(values(parse(backSeries(CBA))));
    expect(parsed.leftOut).toEqual([{ what: 'rows', count: 1, examples: ['Total ADIs'] }]);
  });

  it('restores the zeros of an ABN, and reads columns in any order and with footnote marks', () => {
    const rows = backSeries(bankRow(45291, 90000001, 'Example Bank', 5)).map((row) => [...row].reverse());
    expect(
      values(parse(rows.map((row) => row.map((cell) => (cell === 'Total residents assets' ? 'Total  residents\nassets1' : cell))))),
    ).toEqual({
      '00090000001.total_assets': { '2023-12': 5 },
    });
  });

  it('reads a repeated record once, and refuses two that differ', async () => {
    const twice = parse(backSeries(CBA, CBA));
    expect(values(twice)['48123123124.total_assets']).toEqual({ '2023-12': 1121204.1 });
    expect(twice.notes).toEqual([
      expect.objectContaining({
        text: expect.stringMatching(/figures appear twice with the same value, and are read once: 48123123124\./),
      }),
    ]);
    const other = bankRow(45291, 48123123124, 'Commonwealth Bank of Australia', 1121204.2);
    const error = await refuses(() => parse(backSeries(CBA, other)), 'DATA_DUPLICATE_KEY');
    expect(error.at).toMatchObject({ sheet: 'Table 1', row: 4, column: 'D' });
    expect(error.message).toBe('48123123124.total_assets has two values for 2023-12: 1121204.1 (Table 1!D3) and 1121204.2 (Table 1!D4).');
  });

  it('refuses unknown content, with the location', async () => {
    const renamed = backSeries(CBA).map((row) => row.map((cell) => (cell === 'Trading securities' ? 'Traded securities' : cell)));
    expect((await refuses(() => parse(renamed), 'PARSE_LAYOUT')).message).toContain('“Trading securities”');
    expect((await refuses(() => parse(backSeries(bankRow(45291, 1, 'X', 'about 5'))), 'PARSE_VALUE')).at).toMatchObject({
      sheet: 'Table 1',
      row: 3,
      column: 'D',
      value: 'about 5',
    });
    await refuses(() => parse(backSeries(bankRow(45291, null, 'No number', 5))), 'PARSE_VALUE');
    await refuses(() => parse(backSeries(bankRow(45291, 'ABN 1', 'No number', 5))), 'PARSE_VALUE');
    await refuses(() => parse(backSeries([null, 1, 'No period', 5])), 'PARSE_VALUE');
    await refuses(() => parse(backSeries(['December', 1, 'No date', 5])), 'PARSE_VALUE');
    await refuses(() => parse(backSeries()), 'PARSE_LAYOUT');
    await refuses(() => MONTHLY_BANKING_STATS.parse(book({ 'Table 2': backSeries(CBA) })), 'PARSE_LAYOUT');
    await refuses(() => MONTHLY_BANKING_STATS.parse(capture(Buffer.from('<!DOCTYPE html><p>Moved'))), 'PARSE_LAYOUT');
    const whole = book({ 'Table 1': backSeries(CBA) }).bytes;
    const cut = await failure(() => MONTHLY_BANKING_STATS.parse(capture(whole.subarray(0, whole.length / 2))));
    expect(cut.code).toMatch(/^PARSE_/);
  });
});

describe('monthly banking, a single month', () => {
  const month: Readonly<Record<string, Rows>> = {
    'Table 1': [
      ['Table 1   Selected assets'],
      [null, '($ million)'],
      [45291, 'Trading securities', 'Total residents assets', 'Some new column'],
      ['Commonwealth Bank of Australia', 3.5, 1121204.1, 9],
      ['Wholly New Bank Ltd', 1, 2, 9],
      [],
      ['a Footnote'],
    ],
    'Table 4': [
      ['Table 4   Deposits'],
      ['($ million)'],
      ['Dec 2023', 'Total residents deposits'],
      ['Commonwealth Bank of Australia', 721408.6],
    ],
  };

  it('has the ABN for the name, the code of an unknown name, and only its month', () => {
    const parsed = MONTHLY_BANKING_STATS.parse(book(month)) as ParsedDataset;
    expect(values(parsed)).toEqual({
      '48123123124.total_assets': { '2023-12': 1121204.1 },
      '48123123124.trading_securities': { '2023-12': 3.5 },
      'wholly_new_bank_ltd.total_assets': { '2023-12': 2 },
      'wholly_new_bank_ltd.trading_securities': { '2023-12': 1 },
      '48123123124.total_deposits': { '2023-12': 721408.6 },
    });
    expect(parsed).toMatchObject({ scope: 'partial', publishedOn: '2024-01-31' });
  });

  it('has its month with two digits of the year, and reports unknown measures and rows with totals', () => {
    const rows = [
      ...(month['Table 4'] ?? []).map((row) => row.map((cell) => (cell === 'Dec 2023' ? 'Dec-23' : cell))),
      ['Total', 5_395_296.4],
    ];
    const parsed = MONTHLY_BANKING_STATS.parse(book({ ...month, 'Table 4': rows })) as ParsedDataset;
    expect(values(parsed)).toEqual(values(MONTHLY_BANKING_STATS.parse(book(month)) as ParsedDataset));
    expect(parsed.leftOut).toEqual([
      { what: 'columns', count: 1, examples: ['Some new column'] },
      { what: 'rows', count: 1, examples: ['Table 4: Total'] },
    ]);
  });

  it('refuses a table with another scale than the other tables', async () => {
    const rows = (scale: string): Rows => (month['Table 4'] ?? []).map((row) => row.map((cell) => (cell === '($ million)' ? scale : cell)));
    for (const scale of ['($ billion)', "($'000)", '']) {
      const error = await refuses(() => MONTHLY_BANKING_STATS.parse(book({ ...month, 'Table 4': rows(scale) })), 'PARSE_LAYOUT');
      expect(error.at).toMatchObject({ sheet: 'Table 4', row: scale === '' ? 3 : 2 });
    }
  });

  it('refuses a table that does not begin with the month', async () => {
    const rows = { ...month, 'Table 4': [['Table 4'], ['Institution', 'Total residents deposits'], ['X', 1]] };
    expect((await refuses(() => MONTHLY_BANKING_STATS.parse(book(rows)), 'PARSE_LAYOUT')).at).toMatchObject({ sheet: 'Table 4' });
  });
});

describe('insurance databases', () => {
  const health = (rows: Rows): ParsedDataset => INSURANCE_HEALTH.parse(book({ Database: rows }, COVER)) as ParsedDataset;
  const HEADER = ['Period End', 'Data item', 'Subject', 'Category', 'Stock or flow', 'Value'];

  it('have blank labels as such, masked values as suppressed, and counts in their own measure', () => {
    const parsed = health([
      HEADER,
      [45291, 'Net assets', 'Financial position', null, 'Stock', 5_000_000],
      [45291, 'Number of policies', 'Membership', 'Policies', 'Stock', 700],
      [45291, 'Prescribed capital amount coverage ratio', 'Capital', 'Ratios', 'Stock', 1.85],
      [45199, 'Net assets', 'Financial position', null, 'Stock', '*'],
    ]);
    expect(values(parsed)).toEqual({
      'net_assets.financial_position.blank.stock.value': { '2023-Q3': '*', '2023-Q4': 5_000_000 },
      'number_of_policies.membership.policies.stock.value_number': { '2023-Q4': 700 },
      'prescribed_capital_amount_coverage_ratio.capital.ratios.stock.value_ratio': { '2023-Q4': 1.85 },
    });
    expect(parsed.dimensions[2]?.values[0]).toEqual({ code: 'blank', label: '(blank)' });
    expect(parsed.series[0]?.observations[0]).toMatchObject({ value: null, status: 'suppressed', text: '*' });
  });

  it('have other headings for the same columns, and report a missing column', async () => {
    const headings = ['Reporting date', 'Data item', 'Subject', 'Category', 'Stock or flow', 'Value ($)'];
    expect(values(health([headings, [45291, 'Net assets', 'Position', 'A', 'Stock', 1]]))).toEqual({
      'net_assets.position.a.stock.value': { '2023-Q4': 1 },
    });
    await refuses(
      () => health([HEADER.filter((heading) => heading !== 'Category'), [45291, 'Net assets', 'Position', 'Stock', 1]]),
      'PARSE_LAYOUT',
    );
    await refuses(() => health([HEADER, [45291, 'Net assets', 'Position', 'A', 'Stock', 'n.k.']]), 'PARSE_VALUE');
  });

  it('have the archive with its own headings, and refuse a cover that is older than the values', () => {
    const rows: Rows = [
      [
        'Reporting date',
        'Industry sector',
        'Subject',
        'Category',
        'Data item',
        'Reporting Structure',
        'Class of business',
        'Product Group',
        'Calculation basis',
        'Notes',
        'Value $',
      ],
      [
        45107,
        'Total industry',
        'Performance',
        'Premium',
        'Net policy revenue',
        'Total statutory funds',
        null,
        null,
        'Flow (quarterly)',
        null,
        12_000_000,
      ],
    ];
    const cover: ApraSheet = { name: 'Cover', rows: [['June 2008 to June 2022 (issued 24 August 2022)']] };
    const parsed = LIFE_INSURANCE_HISTORICAL.parse(book({ Data: rows }, cover)) as ParsedDataset;
    expect(Object.values(values(parsed))).toEqual([{ '2023-Q2': 12_000_000 }]);
    expect([parsed.publishedOn, parsed.notes]).toEqual([
      null,
      ['The file states 2022-08-24 as its release date. This is before its latest figures, so the date is not used.'],
    ]);
  });
});

describe('items in rows, quarters in columns', () => {
  const performance = (rows: Rows): ParsedDataset => ADI_PERFORMANCE.parse(book({ 'Tab 1a': rows })) as ParsedDataset;
  // Quarters and figures of Table A.1a in the vintage of September 2024.
  const QUARTERS = ['Sep 2004', 'Dec 2004', 'Mar 2005', 'Jun 2005'];
  const TABLE: Rows = [
    ["Table 1a  ADIs' financial performance"],
    ['($ million, consolidated group)'],
    [null, 'Quarter end'],
    [null, ...QUARTERS],
    [],
    ['Interest income', 245.173935, 247.773133, 248.376656, 269.887465],
    ['of which:'],
    ['Other', 10.051535, 10.954093, 11.665698, '*'],
    ['Other operating income', 47.869449, 55.849911, 52.482313],
    ['of which:'],
    ['Other', 2.55, 7.07, 2.45],
    ['Net profit (loss) after taxa', 28.09975, 31.137558, 28.699972],
    ['Number of entities', 14, 14, 14, 14],
    ['a See the glossary.'],
  ];

  it('have the name of their parent if several have the same name', () => {
    expect(values(performance(TABLE))).toMatchObject({
      'interest_income.value_aud_million': { '2004-Q3': 245.173935, '2005-Q2': 269.887465 },
      'interest_income_other.value_aud_million': { '2004-Q3': 10.051535, '2005-Q2': '*' },
      'other_operating_income_other.value_aud_million': { '2004-Q3': 2.55 },
      'net_profit_loss_after_tax.value_aud_million': { '2004-Q4': 31.137558 },
      'number_of_entities.value_number': { '2005-Q2': 14 },
    });
  });

  it('have quarters in other spellings, and report missing columns', () => {
    const headed = (headings: readonly (string | number)[]): Rows => TABLE.map((row, i) => (i === 3 ? [null, ...headings] : row));
    for (const quarters of [
      ['Sep-04', 'Dec-04', 'Mar-05', 'Jun-05'],
      ['30/09/2004', '31/12/2004', '31/03/2005', '30/06/2005'],
    ]) {
      const parsed = performance(headed([...quarters, 'Year to', 2005]));
      expect(values(parsed)).toEqual(values(performance(TABLE)));
      expect(parsed.leftOut).toEqual([{ what: 'columns', count: 2, examples: ['Year to', '2005'] }]);
    }
  });

  it('are refused with another unit, unnamed values, or ambiguous names', async () => {
    await refuses(
      () => performance(TABLE.map((row) => row.map((cell) => (cell === '($ million, consolidated group)' ? '($ thousand)' : cell)))),
      'PARSE_LAYOUT',
    );
    expect((await refuses(() => performance([...TABLE, [null, 1, 2, 3, 4]]), 'PARSE_LAYOUT')).at).toMatchObject({ row: 15 });
    const two = await refuses(() => performance([...TABLE, ['Interest income', 1], ['Interest income', 2]]), 'DATA_DUPLICATE_KEY');
    expect(two.message).toBe('Number of entities: Interest income has two values for 2004-Q3: 1 (Tab 1a!B15) and 2 (Tab 1a!B16).');
    await refuses(() => performance(TABLE.slice(0, 3)), 'PARSE_LAYOUT');
    await refuses(() => performance([...TABLE, ['Deposits', 'lots']]), 'PARSE_VALUE');
  });

  it('are read once under their plain name if a row repeats another row with the same name', () => {
    const income = TABLE[5] ?? [];
    const profit = TABLE[11] ?? [];
    const once = performance(TABLE);
    const beside = performance(TABLE.toSpliced(6, 0, income));
    const below = performance(TABLE.toSpliced(13, 0, profit));
    for (const parsed of [beside, below]) expect(values(parsed)).toEqual(values(once));
    expect(beside.notes).toEqual([
      { text: 'One series appears twice with the same figures, and is read once: Interest income (rows 6 and 7).', series: {} },
    ]);
    expect(below.notes).toEqual([
      {
        text: 'One series appears twice with the same figures, and is read once: Net profit (loss) after tax (rows 12 and 14).',
        series: {},
      },
    ]);
    // Zeros that are not adjacent may belong to two items.
    const zeros = performance(TABLE.toSpliced(12, 0, ['Levies', 0], ['Other income', 5], ['Levies', 0]));
    expect(Object.keys(values(zeros)).filter((key) => key.includes('levies'))).toHaveLength(2);
  });

  it('have assets of funds separate from other lines', () => {
    const rows: Rows = [
      ['Key statistics'],
      ['Total assets ($ billion)'],
      [null, ...QUARTERS],
      ['Industry', 100, 101, 102, 103],
      ['Total', 500, 501, 502, 503],
      [],
      [null, 'Number of entities'],
      [null, ...QUARTERS],
      ['Industry', 80, 80, 79, 79],
      [null, 'Benefit payments ($ billion)'],
      [null, ...QUARTERS],
      ['Industry', 1, 1, 2, 2],
      [null, 'Annual rate of return'],
      [null, ...QUARTERS],
      ['Industry', 0.021, 0.03, 0.018, 0.102],
    ];
    for (const sheet of ['KeyStats', 'Key Stats']) {
      const parsed = QUARTERLY_SUPER_PERFORMANCE.parse(book({ [sheet]: rows })) as ParsedDataset;
      expect(values(parsed)).toMatchObject({
        'industry.total_assets': { '2004-Q3': 100 },
        'total.total_assets': { '2005-Q2': 503 },
        'industry.value_number': { '2004-Q3': 80 },
        'industry.value_aud_billion': { '2005-Q2': 2 },
        'industry.value_ratio': { '2005-Q2': 0.102 },
      });
    }
  });

  it('have counts and ratios that their names show', () => {
    const money = { code: 'value', label: 'Value', unit: 'AUD', multiplier: 0 };
    for (const item of ['Number of entities', 'Number of risks written by class of business'])
      expect(measureOfItem(item, money)).toBe(NUMBER);
    for (const item of ['Total capital ratio', 'Impaired assets to exposures', 'Return on equity (after tax)', 'Rate of return'])
      expect(measureOfItem(item, money)).toBe(RATIO);
    for (const item of [
      'Loans to households',
      'Assets for remaining coverage',
      'Changes that relate to past service: Changes to liabilities',
      'Total operating income',
    ])
      expect(measureOfItem(item, money)).toBe(money);
  });
});

describe('MySuper products', () => {
  const KEYS = [
    'Period',
    'MySuper product name',
    'MySuper product type',
    'Lifecycle strategy indicator',
    'Fund name',
    'Fund ABN',
    'Fund trustee',
    'Fund public offer status',
    'Fund type',
  ];
  const FIGURES = [
    'Total assets*',
    "Total Members' benefit flows in",
    'of which: Employer contributions',
    'of which: Member contributions',
    "Total Members' benefit flows out",
    'of which: Benefit payments',
    'Net member benefits flows',
    'Investment income and gains / losses',
    'Investment expenses',
    'Total administration and operating expenses',
    'Net earnings after tax',
    'Net operating performance after tax',
  ];

  it('have years that end in June, and skip rows with units and remarks', () => {
    const rows: Rows = [
      ['MySuper'],
      [],
      [...KEYS, ...FIGURES],
      [...KEYS.map(() => null), "($'000)"],
      // 45838 is 2025-06-30.
      [45838, 'Example MySuper', 'Generic', 'No', 'Example Fund', 91000000001, 'Example Trustee', 'Public offer', 'Retail', 1000],
      ['* At the end of the year'],
    ];
    const parsed = MYSUPER_PRODUCTS.parse(book({ 'Table 1': rows })) as ParsedDataset;
    expect(values(parsed)).toEqual({
      'example_mysuper.generic.no.91000000001.example_trustee.public_offer.retail.total_assets_000': { 'FY2024-25': 1000 },
    });
    expect(parsed.series[0]).toMatchObject({ unit: 'AUD', multiplier: 3 });
  });
});

describe('the register of institutions', () => {
  const centralised = (...records: Rows): Captured =>
    capture(
      writeWorkbook([
        { name: 'Table 4', rows: [['Table 4   Back series'], ['Period', 'ABN', 'Entity', 'Entity quarter end', 'Sector'], ...records] },
      ]),
      CENTRALISED_FILE,
    );
  const monthly = (...records: Rows): Captured =>
    capture(writeWorkbook([{ name: 'Table 1', rows: [['Period', 'ABN', 'Institution Name'], ...records] }]), MONTHLY_FILE);
  const combined = async (...captures: readonly Captured[]): Promise<readonly RegisterRow[]> => {
    const rows: RegisterRow[] = [];
    for await (const row of ADI_LIST.combine?.(captures) ?? []) rows.push(row);
    return rows;
  };

  it('has both files joined by ABN, with the latest name and the sector', async () => {
    const rows = await combined(
      monthly([45322, 1, 'New Name Bank'], [45322, 2, 'Branch of Nowhere'], [45291, 4, 'Gone Branch']),
      centralised([45291, 1, 'Old Name Bank', 45291, 'Major banks'], [45199, 3, 'Gone Credit Union', 45199, 'Credit unions']),
    );
    const other = 'Foreign bank branches and others without a published sector';
    expect(rows).toEqual([
      { name: 'Branch of Nowhere', abn: '00000000002', type: other, status: 'current', licence_date: null },
      { name: 'Gone Branch', abn: '00000000004', type: other, status: 'ceased', licence_date: null },
      { name: 'Gone Credit Union', abn: '00000000003', type: 'Credit unions', status: 'ceased', licence_date: null },
      { name: 'New Name Bank', abn: '00000000001', type: 'Major banks', status: 'current', licence_date: null },
    ]);
  });

  it('needs both files, and a table with sectors', async () => {
    await refuses(() => combined(monthly([45322, 1, 'Bank'])), 'PARSE_LAYOUT');
    const bare = capture(
      writeWorkbook([
        {
          name: 'Table 4',
          rows: [
            ['Period', 'ABN', 'Entity'],
            [45291, 1, 'Bank'],
          ],
        },
      ]),
      CENTRALISED_FILE,
    );
    await refuses(() => combined(bare, monthly([45322, 1, 'Bank'])), 'PARSE_LAYOUT');
  });
});

describe('codes made from labels', () => {
  it.each([
    ["Lenders' mortgage insurers", 'lenders_mortgage_insurers'],
    ['Lenders mortgage  insurers', 'lenders_mortgage_insurers'],
    ['<$1,000', 'under_1_000'],
    ['> 5 years', 'over_5_years'],
    ['Insurance revenue – Direct business', 'insurance_revenue_direct_business'],
    ['Mizuho Bank, Ltd.', 'mizuho_bank_ltd'],
    ['', 'blank'],
  ])('%j is %s', (label, code) => {
    expect(codeOf(label)).toBe(code);
  });
});
