/** Makes workbooks in the layout of the Agency's spreadsheet on employer gender pay gaps. */
import { utils, write } from '@e965/xlsx';

export interface EmployerRow {
  readonly name: string;
  readonly abn?: number | string;
  readonly sector?: string;
  readonly division?: string;
  readonly size?: string;
  /** The gaps as fractions: average total, average base, median total, median base. */
  readonly gaps: readonly (number | string | null)[];
  readonly women?: number;
  readonly pay?: number;
}

export const GAP_HEADINGS = [
  'Average total remuneration GPG (%)',
  'Average base salary GPG (%)',
  'Median total remuneration GPG (%)',
  'Median base salary GPG (%)',
];

export const HEADINGS: readonly string[] = [
  'Employer name',
  'Employer ABN',
  'Sector',
  'Industry (ANZSIC Division)',
  'Industry (ANZSIC Class)',
  'Employer size range   (# employees)',
  ...GAP_HEADINGS,
  ...GAP_HEADINGS,
  'Total workforce % women',
  'Upper quartile % women',
  'Total workforce - average total remuneration ($)*',
];

export interface SheetOptions {
  readonly headings?: readonly string[];
  readonly title?: string;
  readonly sheet?: string;
  readonly below?: readonly (readonly (string | number | null)[])[];
}

export function gapWorkbook(rows: readonly EmployerRow[], options: SheetOptions = {}): Uint8Array {
  const table = [
    [null, null],
    ['EMPLOYER GENDER PAY GAPS'],
    [options.title ?? 'Results based on 2024-25 WGEA Gender Equality Reporting'],
    [...(options.headings ?? HEADINGS)],
    ...rows.map((row) => [
      row.name,
      row.abn ?? 11_000_000_001,
      row.sector ?? 'Private',
      row.division ?? 'Mining',
      'Some class',
      row.size ?? '<250',
      ...row.gaps,
      // These gaps are for the previous year and must be ignored.
      0.9,
      0.9,
      0.9,
      0.9,
      row.women ?? 0.5,
      0.4,
      row.pay ?? 100_000,
    ]),
    ...(options.below ?? []),
  ];
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([['How to use this spreadsheet']]), '1. How to use');
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(table.map((row) => [...row])), options.sheet ?? '2. Employers ');
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([['Corporate groups']]), '3. Corporate groups ');
  return new Uint8Array(write(workbook, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}
