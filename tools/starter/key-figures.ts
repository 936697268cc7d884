/**
 * Reads a list of single published values with the columns `series,period,value,unit,source`. These values are in no other recorded file.
 */

import { WattleError } from '../../src/core/errors.ts';
import type { Frequency } from '../../src/core/frequency.ts';
import type { Adjustment, ObsStatus } from '../../src/core/observation.ts';
import { STATES } from '../../src/core/places/geography.ts';
import { csvCell } from '../../src/formats/csv.ts';
import { type ExtractRow, type Labelled, type NamedRow, namedRows, numberOf, ordinalOf } from './extract.ts';
import { HSI_DIMENSIONS } from './household-spending.ts';
import { RBA_DIMENSIONS } from './rba-extracts.ts';

/** Values for one series in one publication, with the agency's codes for the series. */
export interface KeyFigure {
  /** The series name and source text in the list, which together identify the rows for the value. */
  readonly series: string;
  readonly source: string;
  readonly codes: readonly Labelled[];
  readonly unit: string;
  readonly freq: Exclude<Frequency, '30MIN' | '5MIN'>;
  readonly adjustment: Adjustment | null;
  readonly status?: ObsStatus;
}

/** Values that were published together. */
export interface KeyFigureSet {
  readonly dataset: string;
  readonly dimensions: readonly Labelled[];
  readonly url: string;
  /** The publication date of the printed values. Absent if they are from an API response. */
  readonly publishedOn?: string;
  /** The latest date on which the values can have been read from the source. */
  readonly readBy: string;
  readonly figures: readonly KeyFigure[];
}

/** The latest possible collection date for files and values without a full date. */
export const GATHERED = '2026-10-31';

const MONTHLY: Labelled = ['M', 'Monthly'];
const QUARTERLY: Labelled = ['Q', 'Quarterly'];
const AUSTRALIA: Labelled = ['AUS', 'Australia'];
const ORIGINAL: Labelled = ['10', 'Original'];
const ADJUSTED: Labelled = ['20', 'Seasonally Adjusted'];
const STATE_CODES = STATES.filter((s) => s.iso !== null).map((s) => ({
  suffix: s.abbreviation.toLowerCase(),
  code: [s.code, s.name] as Labelled,
}));

/** Makes a code whose label is in no available file. The next update to the dataset adds the label. */
const unnamed = (code: string): Labelled => [code, code];

const data = (key: string): string => `https://data.api.abs.gov.au/rest/data/ABS,${key}`;

// ---------------------------------------------------------------- ABS

const spending = (series: string, source: string, measure: Labelled, region: Labelled): KeyFigure => ({
  series,
  source,
  codes: [measure, ['TOT', 'Total (Household Spending Categories)'], ['CUR', 'Current Price'], ADJUSTED, region, MONTHLY],
  unit: measure[0] === '7' ? '$ million' : 'Per cent',
  freq: 'M',
  adjustment: 'seasonally_adjusted',
});
const SPENT: Labelled = ['7', 'Household spending'];
const THROUGH_THE_YEAR: Labelled = ['9', 'Through the year percentage change'];
const JULY_ANSWER = (measure: string): string => `ABS HSI_M ${measure}.TOT.CUR.20 (spot value, Jul 2026 answer)`;

const HOUSEHOLD_SPENDING: readonly KeyFigureSet[] = [
  {
    dataset: 'abs/HSI_M',
    dimensions: HSI_DIMENSIONS,
    url: data('HSI_M/7.TOT.CUR.20.AUS.M'),
    readBy: '2026-03-31',
    figures: [spending('household_spending_total_current_sa', 'ABS HSI_M 7.TOT.CUR.20.AUS.M, Mar 2026 vintage', SPENT, AUSTRALIA)],
  },
  {
    dataset: 'abs/HSI_M',
    dimensions: HSI_DIMENSIONS,
    url: data('HSI_M/7+9.TOT.CUR.20..M'),
    readBy: '2026-07-31',
    figures: [
      spending('household_spending_total_current_sa_jul2026_vintage', JULY_ANSWER('7'), SPENT, AUSTRALIA),
      spending('household_spending_total_annual_change_sa_australia', JULY_ANSWER('9'), THROUGH_THE_YEAR, AUSTRALIA),
      ...STATE_CODES.flatMap(({ suffix, code }) => [
        spending(`household_spending_total_current_sa_${suffix}`, JULY_ANSWER('7'), SPENT, code),
        spending(`household_spending_total_annual_change_sa_${suffix}`, JULY_ANSWER('9'), THROUGH_THE_YEAR, code),
      ]),
    ],
  },
];

const DWELLING_DIMENSIONS: readonly Labelled[] = [
  ['MEASURE', 'Measure'],
  ['REGION', 'Region'],
  ['FREQ', 'Frequency'],
];
const dwelling = (series: string, source: string, measure: Labelled, region: Labelled, unit: string): KeyFigure => ({
  series,
  source,
  codes: [measure, region, QUARTERLY],
  unit,
  freq: 'Q',
  adjustment: null,
});
const MEAN_PRICE: Labelled = ['5', 'Mean price of residential dwellings'];

const DWELLINGS: readonly KeyFigureSet[] = [
  {
    dataset: 'abs/RES_DWELL_ST',
    dimensions: DWELLING_DIMENSIONS,
    url: data('RES_DWELL_ST/4+5.AUS.Q'),
    readBy: '2026-09-30',
    figures: [
      dwelling('mean_dwelling_price_australia', 'ABS RES_DWELL_ST 1.0.0 5.AUS.Q (Sep 2026 vintage)', MEAN_PRICE, AUSTRALIA, "$'000"),
      dwelling(
        'residential_dwellings_count_australia',
        'ABS RES_DWELL_ST 1.0.0 4.AUS.Q (Sep 2026 vintage)',
        ['4', 'Number of residential dwellings'],
        AUSTRALIA,
        "'000",
      ),
    ],
  },
  {
    dataset: 'abs/RES_DWELL_ST',
    dimensions: DWELLING_DIMENSIONS,
    url: data('RES_DWELL_ST/5.1.Q'),
    readBy: GATHERED,
    figures: [
      {
        ...dwelling('mean_dwelling_price_nsw', 'ABS RES_DWELL_ST 5.1.Q (preliminary)', MEAN_PRICE, ['1', 'New South Wales'], "$'000"),
        status: 'preliminary',
      },
    ],
  },
];

const APPROVAL_DIMENSIONS: readonly Labelled[] = [
  ['MEASURE', 'Measure'],
  ['VALUE', 'Value'],
  ['SECTOR', 'Sector'],
  ['WORK_TYPE', 'Type of work'],
  ['BUILDING_TYPE', 'Type of building'],
  ['TSEST', 'Adjustment Type'],
  ['REGION', 'Region'],
  ['FREQ', 'Frequency'],
];
const approvals = (series: string, source: string, work: Labelled, region: Labelled): KeyFigure => ({
  series,
  source,
  codes: [
    ['1', 'Number of dwelling units'],
    ['1', 'Total'],
    ['9', 'Total Sectors'],
    work,
    ['100', 'Total Residential'],
    ORIGINAL,
    region,
    MONTHLY,
  ],
  unit: 'Number',
  freq: 'M',
  adjustment: 'original',
});

const approvalSets = (dataset: string): readonly KeyFigureSet[] => [
  {
    dataset,
    dimensions: APPROVAL_DIMENSIONS,
    url: data('BA_GCCSA/1.1.9.1.100.10.AUS.M'),
    readBy: '2026-03-31',
    figures: [
      approvals(
        'dwelling_approvals_new_total_residential_original',
        'ABS BA_GCCSA 1.1.9.1.100.10.AUS.M (WORK_TYPE 1 New), Mar 2026 vintage',
        ['1', 'New'],
        AUSTRALIA,
      ),
    ],
  },
  {
    dataset,
    dimensions: APPROVAL_DIMENSIONS,
    url: data('BA_GCCSA/1.1.9.TOT.100.10.1GSYD.M'),
    readBy: GATHERED,
    figures: [
      approvals(
        'dwelling_approvals_total_residential_greater_sydney',
        'ABS BA_GCCSA 1.1.9.TOT.100.10.1GSYD.M (spot value, Oct 2026 answer)',
        ['TOT', 'Total (Type of work)'],
        ['1GSYD', 'Greater Sydney'],
      ),
    ],
  },
];

const COMPLETIONS: readonly KeyFigureSet[] = [
  {
    dataset: 'abs/BUILDING_ACTIVITY',
    dimensions: [
      ['MEASURE', 'Measure'],
      ['REGION', 'Region'],
      ['PRICE_ADJ', 'Price Adjustment'],
      ['BLD_WORK_TYPE', 'Type of work'],
      ['SECTOR_OWN', 'Sector of Ownership'],
      ['TYPE_BLDG', 'Type of Building'],
      ['TSEST', 'Adjustment Type'],
      ['FREQ', 'Frequency'],
    ],
    url: data('BUILDING_ACTIVITY/M7.AUS.CUR.TOT.9.100.10.Q'),
    readBy: '2026-05-31',
    figures: [
      {
        series: 'dwelling_completions_total_work_australia_may2026_vintage',
        source: 'ABS BUILDING_ACTIVITY M7.AUS.CUR.TOT.9.100.10.Q (spot value)',
        codes: [
          ['M7', 'Dwelling unit completions'],
          AUSTRALIA,
          ['CUR', 'Current Prices'],
          ['TOT', 'Total (Type of work)'],
          ['9', 'Total Sectors'],
          ['100', 'Total Residential'],
          ORIGINAL,
          QUARTERLY,
        ],
        unit: 'Number',
        freq: 'Q',
        adjustment: 'original',
      },
    ],
  },
];

const lending = (series: string, purpose: Labelled): KeyFigure => ({
  series,
  source: `ABS LEND_HOUSING FIN_VAL.NEWCOMMITS.DV8368.TOTDWELL.TOT.${purpose[0]}.20.AUS.Q`,
  codes: [
    ['FIN_VAL', 'Value'],
    unnamed('NEWCOMMITS'),
    unnamed('DV8368'),
    unnamed('TOTDWELL'),
    ['TOT', 'Total'],
    purpose,
    ADJUSTED,
    AUSTRALIA,
    QUARTERLY,
  ],
  unit: '$ million',
  freq: 'Q',
  adjustment: 'seasonally_adjusted',
});

const LENDING: readonly KeyFigureSet[] = [
  {
    dataset: 'abs/LEND_HOUSING',
    dimensions: [
      ['MEASURE', 'Measure'],
      ['DATA_ITEM', 'Data Item'],
      ['LOAN_TYPE', 'Loan Type'],
      ['LOAN_PURPOSE', 'Loan Purpose'],
      ['LENDER_TYPE', 'Lender Type'],
      ['HOUSING_PURPOSE', 'Housing Purpose'],
      ['TSEST', 'Adjustment Type'],
      ['REGION', 'Region'],
      ['FREQ', 'Frequency'],
    ],
    url: data('LEND_HOUSING/FIN_VAL.NEWCOMMITS.DV8368.TOTDWELL.TOT.TOT+DV5167.20.AUS.Q'),
    readBy: GATHERED,
    figures: [
      lending('lending_new_commitments_owner_occupier_sa', ['DV5167', 'Owner occupier']),
      lending('lending_new_commitments_total_housing_sa', ['TOT', 'Total']),
    ],
  },
];

// ---------------------------------------------------------------- RBA

const column = (series: string, source: string, table: string, id: Labelled, freq: KeyFigure['freq']): KeyFigure => ({
  series,
  source,
  codes: [id, [table, table]],
  unit: 'Per cent',
  freq,
  adjustment: table === 'D1' ? 'seasonally_adjusted' : 'original',
});
const tableUrl = (stem: string): string => `https://www.rba.gov.au/statistics/tables/csv/${stem}-data.csv`;
const HOUSING = unnamed('DGFACH12');
const BROAD_MONEY = unnamed('DGFABM12');
const growth = (series: string, source: string, id: Labelled): KeyFigure => column(series, source, 'D1', id, 'M');

/** Declares the values in one release. The Financial Aggregates are released on the last business day of the month after their period. */
const aggregates = (month: string, publishedOn: string): KeyFigureSet => ({
  dataset: 'rba/D1',
  dimensions: RBA_DIMENSIONS,
  url: tableUrl('d1'),
  publishedOn,
  readBy: GATHERED,
  figures: [
    growth('housing_credit_annual_growth', `RBA Financial Aggregates release ${month} (D1, spot value)`, HOUSING),
    growth('broad_money_annual_growth', `RBA Financial Aggregates release ${month} (D1, spot value)`, BROAD_MONEY),
  ],
});

const RESERVE_BANK: readonly KeyFigureSet[] = [
  {
    dataset: 'rba/F1',
    dimensions: RBA_DIMENSIONS,
    url: tableUrl('f1'),
    readBy: GATHERED,
    figures: [
      column('cash_rate_target', 'RBA F1 daily FIRMMCRTD (spot value, table file not held)', 'F1', ['FIRMMCRTD', 'Cash Rate Target'], 'D'),
    ],
  },
  aggregates('Aug 2024', '2024-09-30'),
  aggregates('Nov 2024', '2024-12-31'),
  {
    dataset: 'rba/D1',
    dimensions: RBA_DIMENSIONS,
    url: tableUrl('d1'),
    readBy: GATHERED,
    figures: [
      growth('housing_credit_annual_growth', 'RBA D1 DGFACH12 (spot value)', HOUSING),
      growth('business_credit_annual_growth', 'RBA D1 DGFACBNF12 (spot value)', unnamed('DGFACBNF12')),
      growth('broad_money_annual_growth', 'RBA D1 (spot value)', BROAD_MONEY),
    ],
  },
];

/**
 * KEY_FIGURES omits values in the list that are rounded, calculated or summed, or that have no known code in the dataflow. It also omits
 * the debt ratio for 2025-Q4, because its basis differs from the table.
 */
export const KEY_FIGURES: readonly KeyFigureSet[] = [
  ...HOUSEHOLD_SPENDING,
  ...DWELLINGS,
  ...approvalSets('abs/BUILDING_APPROVALS'),
  ...approvalSets('abs/BA_GCCSA'),
  ...COMPLETIONS,
  ...LENDING,
  ...RESERVE_BANK,
];

/** The rows in the list, by series name and source. */
export type KeyFigureRows = ReadonlyMap<string, readonly NamedRow[]>;

const figureName = (series: string, source: string): string => `${series}\n${source}`;

export function keyFigureRows(bytes: Uint8Array, file: string): KeyFigureRows {
  const rows = new Map<string, NamedRow[]>();
  for (const row of namedRows(bytes, file)) {
    const name = figureName(row.cell('series'), row.cell('source'));
    const known = rows.get(name);
    if (known) known.push(row);
    else rows.set(name, [row]);
  }
  return rows;
}

/**
 * Returns the rows for a set, and the lines in the list with these rows as the capture. Throws PARSE_LAYOUT if the list lacks a value in
 * the set.
 */
export function readKeyFigures(list: KeyFigureRows, set: KeyFigureSet): { rows: ExtractRow[]; lines: string } {
  const lines = ['series,period,value,unit,source'];
  const rows = set.figures.flatMap((figure) => {
    const found = list.get(figureName(figure.series, figure.source));
    if (!found) throw new WattleError('PARSE_LAYOUT', `The list has no figure ${figure.series} from ${figure.source}.`);
    return found.flatMap(({ cell, at }): ExtractRow[] => {
      const value = numberOf(cell('value'));
      if (value === null) return [];
      lines.push(['series', 'period', 'value', 'unit', 'source'].map((name) => csvCell(cell(name))).join(','));
      const t = ordinalOf(figure.freq, cell('period'));
      return [{ ...figure, t, value, status: figure.status ?? null, title: null, at }];
    });
  });
  return { rows, lines: `${lines.join('\n')}\n` };
}
