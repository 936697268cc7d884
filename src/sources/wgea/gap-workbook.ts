/**
 * Reads the Agency's spreadsheet of employer gender pay gaps, sheet `2. Employers `:
 *
 *   Results based on 2024-25 WGEA Gender Equality Reporting
 *   Employer name | Employer ABN | Sector  | Industry (ANZSIC Division) | … | Employer size range   (# employees) | Average total remuneration GPG (%) | …
 *   …             | 58102573544  | Private | Mining                     | … | <250                                | 0.244                              | …
 *
 * Each of the four gaps has two columns with the same heading. The first is for this year. The second, further right, is for the previous
 * year and is not read. A gap is a fraction of men's pay: 0.244 is 24.4 per cent. A gap in favour of women is negative.
 */

import type { Division } from '../../core/anzsic.ts';
import type { Captured } from '../../core/capture.ts';
import { shiftDecimal } from '../../core/decimal.ts';
import { WattleError } from '../../core/errors.ts';
import { type LeftOut, leftOut } from '../../core/observation.ts';
import { parsePeriod } from '../../core/period.ts';
import { numberCell } from '../../formats/published-number.ts';
import {
  addressOf,
  digitsCell,
  findHeader,
  foldHeader,
  type Header,
  headerMatches,
  textCell,
  unreadHeadings,
} from '../../formats/sheet-table.ts';
import { asRatio } from '../../formats/shown-number.ts';
import { type Cell, readWorkbook, type Sheet } from '../../formats/workbook.ts';
import { divisionNamed } from './anzsic.ts';

export const GAPS_URL = 'https://www.wgea.gov.au/sites/default/files/documents/Employer-Gender-Pay-Gaps-Spreadsheet.xlsx';
const SHEET = '2. Employers';
/** Number of rows at the top in which to look for the year and the header. */
const HEAD_ROWS = 15;

export const SIZE_BANDS = ['<250', '250-499', '500-999', '1000-4999', '5000+'] as const;
export type SizeBand = (typeof SIZE_BANDS)[number];

export const SECTORS = ['Private', 'Public'] as const;
export type Sector = (typeof SECTORS)[number];

/** The headings for the four gaps of an employer. */
export const GAP_HEADINGS = {
  averageTotal: 'Average total remuneration GPG (%)',
  averageBase: 'Average base salary GPG (%)',
  medianTotal: 'Median total remuneration GPG (%)',
  medianBase: 'Median base salary GPG (%)',
} as const;
export type GapName = keyof typeof GAP_HEADINGS;

export interface EmployerGaps {
  readonly name: string;
  readonly abn: string | null;
  readonly sector: Sector;
  /** The industry division. Null if the workbook does not state it. */
  readonly division: Division | null;
  readonly size: SizeBand | null;
  /** The gaps in per cent. Null for a gap that is not published. */
  readonly gaps: Readonly<Record<GapName, number | null>>;
  /** Women as a share of employees, in per cent. */
  readonly womenPct: number | null;
  /** Average total remuneration of all employees, in dollars a year. */
  readonly averagePayAud: number | null;
}

export interface GapWorkbook {
  /** The reporting year: `2024-25` is from 1 April 2024 to 31 March 2025. */
  readonly reportingYear: string;
  readonly employers: readonly EmployerGaps[];
  /** Content that is not read: other headings, including those for the previous year, and other sheets. */
  readonly leftOut: readonly LeftOut[];
}

const LABELS = {
  name: 'Employer name',
  abn: 'Employer ABN',
  sector: 'Sector',
  division: 'Industry (ANZSIC Division)',
  size: 'Employer size range (# employees)',
  women: 'Total workforce % women',
  pay: 'Total workforce - average total remuneration ($)',
} as const;

/** Reads the workbook. Throws PARSE_LAYOUT (a sheet, a heading or the year is missing) or PARSE_VALUE with sheet, row and column. */
export function readGapWorkbook(capture: Captured): GapWorkbook {
  const workbook = readWorkbook(capture.bytes, { sheets: [SHEET] });
  const sheet = workbook.sheet(SHEET);
  const header = findHeader(sheet, Object.values(LABELS), { within: HEAD_ROWS });
  const read = employerReader(sheet, header);
  const employers: EmployerGaps[] = [];
  for (let row = header.row + 1; row < sheet.rows.length; row++) {
    const employer = read(row);
    if (employer) employers.push(employer);
  }
  const places = [...header.columns.values(), ...Object.values(gapColumns(sheet, header.row))];
  const others = [...leftOut('columns', unreadHeadings(sheet.rows[header.row] ?? [], places)), ...leftOut('sheets', workbook.others)];
  return { reportingYear: reportingYearOf(sheet, header.row), employers, leftOut: others };
}

/** Returns the year in a cell above the header. */
function reportingYearOf(sheet: Sheet, headerRow: number): string {
  for (const cell of sheet.rows.slice(0, headerRow).flat()) {
    const m = /results based on (\d{4}-\d{2})\b/i.exec(foldHeader(textCell(cell)));
    if (m?.[1] && parsePeriod(`FY${m[1]}`)) return m[1];
  }
  throw new WattleError('PARSE_LAYOUT', 'No cell above the header states the reporting year.', {
    at: { sheet: sheet.name, row: headerRow + 1 },
  });
}

function employerReader(sheet: Sheet, header: Header): (row: number) => EmployerGaps | null {
  const gaps = gapColumns(sheet, header.row);
  const column = (of: keyof typeof LABELS): number => header.columns.get(LABELS[of]) ?? -1;
  return (row) => {
    const cells = sheet.rows[row] ?? [];
    const at = (place: number) => addressOf(sheet, row, place, cells[place]);
    const text = (of: keyof typeof LABELS): string => textCell(cells[column(of)]);
    const name = text('name');
    if (name === '') return blankRow(sheet, row, gaps);
    // A note below the table is only in the first column.
    if (text('sector') === '' && cells.slice(column('name') + 1).every((cell) => textCell(cell) === '')) return null;
    const gap = (of: GapName): number | null => fractionAsPercent(cells[gaps[of]], at(gaps[of]));
    return {
      name,
      abn: digitsCell(cells[column('abn')], 11, at(column('abn'))),
      sector: sectorOf(text('sector'), () => at(column('sector'))),
      division: divisionOf(text('division'), () => at(column('division'))),
      size: sizeOf(text('size'), () => at(column('size'))),
      gaps: {
        averageTotal: gap('averageTotal'),
        averageBase: gap('averageBase'),
        medianTotal: gap('medianTotal'),
        medianBase: gap('medianBase'),
      },
      womenPct: shareAsPercent(cells[column('women')], at(column('women'))),
      averagePayAud: numberCell(cells[column('pay')], at(column('pay'))),
    };
  };
}

/** Returns null for a row without an employer. Throws PARSE_LAYOUT if such a row has gaps. */
function blankRow(sheet: Sheet, row: number, gaps: Readonly<Record<GapName, number>>): null {
  const stray = Object.values(gaps).find((column) => typeof sheet.rows[row]?.[column] === 'number');
  if (stray === undefined) return null;
  throw new WattleError('PARSE_LAYOUT', 'A row with pay gaps has no employer.', { at: addressOf(sheet, row, stray) });
}

// ---------------------------------------------------------------- columns

/** Returns the columns with this year's gaps. Each gap has two columns, and the second is for the previous year. Throws PARSE_LAYOUT. */
function gapColumns(sheet: Sheet, row: number): Readonly<Record<GapName, number>> {
  const headings = sheet.rows[row] ?? [];
  const found = (label: string): readonly number[] => headings.flatMap((cell, column) => (headerMatches(cell, label) ? [column] : []));
  const places = Object.entries(GAP_HEADINGS).map(([gap, label]) => ({ gap, label, columns: found(label) }));
  const thisYear = places.map(({ columns }) => columns[0] ?? -1);
  const others = places.flatMap(({ columns }) => columns.slice(1));
  const inTwoGroups = places.every(
    ({ columns }) => columns.length === places[0]?.columns.length && columns.length >= 1 && columns.length <= 2,
  );
  if (!inTwoGroups || Math.max(...thisYear) > Math.min(...others, Number.POSITIVE_INFINITY)) {
    throw new WattleError(
      'PARSE_LAYOUT',
      'The four columns of pay gaps must be side by side, for this year and then for the previous year.',
      {
        at: { sheet: sheet.name, row: row + 1, value: places.map(({ label, columns }) => `${label}: ${columns.length}`).join('; ') },
      },
    );
  }
  return Object.fromEntries(places.map(({ gap, columns }) => [gap, columns[0]])) as Record<GapName, number>;
}

// ---------------------------------------------------------------- cells

type At = ReturnType<typeof addressOf>;

const unknown = (what: string, at: At): WattleError => new WattleError('PARSE_VALUE', `A cell is not ${what}.`, { at });

function sectorOf(text: string, at: () => At): Sector {
  if (/^private\b/i.test(text)) return 'Private';
  if (/\bpublic\b|^commonwealth\b/i.test(text)) return 'Public';
  throw unknown('a known sector', at());
}

function divisionOf(text: string, at: () => At): Division | null {
  if (text === '') return null;
  const division = divisionNamed(text);
  if (division) return division;
  throw unknown('a division of the ANZSIC', at());
}

/** Reads a size band. `1,000-4,999 employees` and `1000 – 4999` are the same band. */
function sizeOf(text: string, at: () => At): SizeBand | null {
  if (text === '') return null;
  const plain = foldHeader(text)
    .replace(/ ?employees$/, '')
    .replace(/[, ]/g, '');
  const band = SIZE_BANDS.find((one) => one === plain);
  if (band) return band;
  throw unknown('a known size', at());
}

/** Converts a fraction to per cent, by moving the decimal point. Throws PARSE_VALUE above 1. */
function fractionAsPercent(cell: Cell | undefined, at: At): number | null {
  const fraction = numberCell(asRatio(cell), at);
  if (fraction !== null && fraction > 1) throw unknown('a gap as a fraction', at);
  return fraction === null ? null : shiftDecimal(fraction, 2);
}

function shareAsPercent(cell: Cell | undefined, at: At): number | null {
  const share = fractionAsPercent(cell, at);
  if (share !== null && share < 0) throw unknown('a share', at);
  return share;
}
