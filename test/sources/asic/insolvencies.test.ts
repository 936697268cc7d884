/** Reads insolvency statistics. The headings are from ASIC, and the values are invented. */
import { describe, expect, it } from 'vitest';
import { DIVISIONS } from '../../../src/core/anzsic.ts';
import type { WattleError } from '../../../src/core/errors.ts';
import type { ParsedDataset } from '../../../src/core/observation.ts';
import { formatPeriod } from '../../../src/core/period.ts';
import { ASIC_INSOLVENCIES } from '../../../src/sources/asic/datasets/ASIC_INSOLVENCIES.ts';
import { type Grid, workbookFile } from '../abs/workbook-file.ts';
import { capture } from '../capture.ts';

const URL_ = 'https://download.asic.gov.au/media/example1/asic-insolvency-statistics-series-1-and-series-2-published-14-october-2025.xlsx';
const NAMES = DIVISIONS.map(({ name }) => name);
const AMPERSAND = NAMES.map((name) => name.replace(' and ', ' & '));

/** Makes a row of table 1.4.2 with company failures in construction and in retail trade only. Other cells are empty. */
const row = (year: number, month: string, place: string, construction: number, retail: number, total = construction + retail) => [
  year,
  month,
  place,
  ...NAMES.map((name) => (name === 'Construction' ? construction : name === 'Retail Trade' ? retail : null)),
  null,
  total,
];
const INDUSTRIES: Grid = [
  ['Table 1.4.2'],
  [],
  ['Period\n(calendar year)', 'Period\n(month)', 'Principal place of business (state or territory)', ...AMPERSAND, 'Unknown', 'Total'],
  row(2025, 'July', 'New South Wales', 120, 40),
  row(2025, 'July', 'Victoria', 80, 30),
  row(2025, 'July', 'Unknown', 1, 0),
  [2025, 'Total July', null, ...NAMES.map(() => null), null, 271],
  row(2025, 'August', 'New South Wales', 110, 45),
  row(2025, 'September', 'Victoria', 20, 5),
];
const STATES: Grid = [
  ['Table 1.3'],
  ['Period(calendar year)', 'Period(month)', 'New South Wales', 'Victoria', 'Total'],
  [2025, 'June', 150, 100, 250],
  [2025, null, 315, 135, 451],
];
const CONTENTS: Grid = [['Insolvency statistics'], [null, 'Data to', 45914]];

const file = (sheets: Readonly<Record<string, Grid>> = {}): Uint8Array =>
  workbookFile({ Contents: CONTENTS, '1.3': STATES, '1.4.2': INDUSTRIES, 'Data set': [['ACN No ', 'Organisation name ']], ...sheets });
const read = (bytes: Uint8Array): ParsedDataset | Promise<ParsedDataset> => ASIC_INSOLVENCIES.parse(capture(bytes, { url: URL_ }));
const countsOf = ({ series }: ParsedDataset, key: string) =>
  series.find((one) => one.key === key)?.observations.map(({ t, value, at }) => [formatPeriod({ freq: 'M', t }), value, at] as const);

describe('insolvency statistics', () => {
  it('count companies by industry and state, and sum the places for Australia', async () => {
    const parsed = await read(file());
    expect(parsed).toMatchObject({ publishedOn: '2025-10-14', scope: 'whole' });
    expect(countsOf(parsed, 'E.1')).toEqual([
      ['2025-07', 120, '1.4.2!H4'],
      ['2025-08', 110, '1.4.2!H8'],
    ]);
    expect(countsOf(parsed, 'E.AUS')?.map(([, value]) => value)).toEqual([201, 110]);
    expect(countsOf(parsed, 'TOT.AUS')?.map(([when, value]) => [when, value])).toEqual([
      ['2025-06', 250],
      ['2025-07', 271],
      ['2025-08', 155],
    ]);
    expect(countsOf(parsed, 'B.2')).toEqual([['2025-07', 0, '1.4.2!E5']]);
  });

  it('omit a month that is not complete, rows without a month and places that are not states', async () => {
    const parsed = await read(file());
    expect(countsOf(parsed, 'TOT.2')?.map(([when]) => when)).toEqual(['2025-06', '2025-07']);
    expect(parsed.leftOut).toEqual([
      { what: 'rows', of: 'table 1.3', count: 1, examples: ['2025'] },
      { what: 'regions', of: 'table 1.4.2', count: 1, examples: ['Unknown'] },
    ]);
  });

  it.each<[string, Grid, string]>([
    ['a date as text', [['Data to 30 September 2025']], '2025-09'],
    ['no date, so that the newest month may be incomplete', [['Contents']], '2025-08'],
  ])('have the last complete month from %s', async (_, contents, last) => {
    expect(countsOf(await read(file({ Contents: contents })), 'TOT.AUS')?.at(-1)?.[0]).toBe(last);
  });

  it.each<[string, Readonly<Record<string, Grid>>, string, string]>([
    [
      'a row whose industries do not add up',
      { '1.4.2': [...INDUSTRIES, row(2025, 'August', 'Victoria', 3, 4, 8)] },
      'PARSE_VALUE',
      'add up',
    ],
    [
      'tables that contradict each other',
      { '1.3': [...STATES, [2025, 'July', 160, 111, 272]] },
      'DATA_DUPLICATE_KEY',
      'TOT.2 has two values',
    ],
    [
      'a table without an industry',
      { '1.4.2': INDUSTRIES.map((cells) => cells.map((cell) => (cell === 'Mining' ? 'Ores' : cell))) },
      'PARSE_LAYOUT',
      'Mining',
    ],
    ['part of a company', { '1.4.2': [...INDUSTRIES, row(2025, 'August', 'Victoria', 1.5, 0)] }, 'PARSE_VALUE', 'whole number'],
    ['a table without months', { '1.3': STATES.slice(0, 2) }, 'PARSE_LAYOUT', 'no row with a month'],
  ])('are refused with %s', async (_, sheets, code, words) => {
    await expect(async () => read(file(sheets))).rejects.toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(words) }) as WattleError,
    );
  });

  it('are found on the page by the name of the workbook', () => {
    const [ask] = ASIC_INSOLVENCIES.asks();
    const page = `<a href="https://download.asic.gov.au/media/example2/asic-insolvency-statistics-series-3.xlsx">x</a><a href="${URL_}">Download</a>`;
    const stored = { periodEnd: null, now: Date.parse('2025-10-15T00:00:00Z') };
    const [workbook] = ask?.follow?.(capture(page, { url: ask.url }), stored) ?? [];
    expect(workbook).toMatchObject({ id: 'workbook', url: URL_ });
  });
});
