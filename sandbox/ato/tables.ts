/** Writes simulated Taxation statistics tables in ATO layouts, with titles, footnote digits and en dashes. */
import { lastDay } from '../../src/core/period.ts';
import type { Cell } from '../../src/formats/workbook.ts';
import { type Character, seedOf, syntheticValue } from '../synthetic.ts';
import { yearsAt } from '../timeline.ts';

type Row = readonly Cell[];
export type Sheets = Readonly<Record<string, readonly Row[]>>;

const PERSONS: Character = { unit: 'Persons', level: 2400, spread: 0.1, growth: 0.01, decimals: 0 };
const DOLLARS: Character = { unit: 'AUD', level: 62_000, spread: 0.05, growth: 0.03, decimals: 0 };
const TOTAL: Character = { ...DOLLARS, level: 180_000_000 };
const MILLIONS: Character = { ...DOLLARS, level: 9000 };

/** Invents a value for an income year. The value never changes. */
export const figure = (name: string, t: number, character: Character): number =>
  syntheticValue(seedOf(`ato ${name}`), yearsAt('FY', t), character);

const DASH = '–';
/** Formats an income year, such as `2022–23` for `t` = 2023. */
export const yearText = (t: number, dash = DASH): string => `${t - 1}${dash}${String(t % 100).padStart(2, '0')}`;
const title = (t: number, table: string, words: string): Row => [
  `Taxation statistics ${yearText(t)} ${table}: ${words}, ${yearText(t)} income year1`,
];
const product = (lists: readonly (readonly Cell[])[]): readonly Row[] =>
  lists.reduce<readonly Row[]>((rows, list) => rows.flatMap((row) => list.map((cell) => [...row, cell])), [[]]);

/** Makes one row for each group, with an invented value for each heading. Values are counts or dollars. */
function records(t: number, groups: readonly Row[], headings: readonly string[]): readonly Row[] {
  const characterOf = (heading: string): Character => {
    if (/no\.$/.test(heading)) return PERSONS;
    return /average|median/i.test(heading) ? DOLLARS : TOTAL;
  };
  return groups.map((group) => [...group, ...headings.map((heading) => figure(`${group.join(' ')} ${heading}`, t, characterOf(heading)))]);
}

const NOTES: readonly Row[] = [['Taxation statistics'], ['Simulated figures']];

// ---------------------------------------------------------------- individuals

/** State, postcode and region. As in ATO sheets, some states have a trailing space. */
const POSTCODES: readonly (readonly [string, number, string])[] = [
  ['ACT', 2600, 'Australian Capital Territory'],
  ['ACT', 2601, 'Australian Capital Territory'],
  ['NSW', 2000, 'Sydney - City and Inner South'],
  ['NSW', 2027, 'Sydney - Eastern Suburbs'],
  ['NSW', 2480, 'Richmond - Tweed'],
  ['NT ', 800, 'Darwin'],
  ['NT ', 870, 'Northern Territory - Outback'],
  ['QLD', 4000, 'Brisbane Inner City'],
  ['QLD', 4810, 'Townsville'],
  ['SA ', 5000, 'Adelaide - Central and Hills'],
  ['TAS', 7000, 'Hobart'],
  ['VIC', 3000, 'Melbourne - Inner'],
  ['VIC', 3220, 'Geelong'],
  ['WA ', 6000, 'Perth - Inner'],
  ['WA ', 6919, 'Perth - North West'],
];

/** Returns the years in table 8: 2003-04, and every year from 2013-14. `t` is the latest year. */
const medianYears = (t: number): readonly number[] => [2004, ...Array.from({ length: t - 2013 }, (_, i) => 2014 + i)];

export function postcodeMedians(t: number): Sheets {
  const years = medianYears(t);
  const headings = years.flatMap((year) => {
    const at = `${yearText(year)}${year < 2017 ? ' ' : ''}`;
    return [`Individuals ${at}\nno.`, `Median3 taxable income ${at}\n$`, `Average3 taxable income ${at}\n$`];
  });
  const rows = POSTCODES.map(([state, postcode]) => [
    state,
    postcode,
    ...years.flatMap((year): Row => {
      if (postcode === 6919 && year > 2020) return ['na', 'na', 'na'];
      const median = figure(`median ${postcode}`, year, DOLLARS);
      return [figure(`individuals ${postcode}`, year, PERSONS), median, Math.round(median * 1.31)];
    }),
  ]);
  const range = `${yearText(2004)}, ${yearText(2014)} to ${yearText(t)} income years1`;
  const head = `Taxation statistics ${yearText(t)} Individuals: Median and average3 taxable income by state/territory and postcode2, ${range}`;
  return { Notes: NOTES, 'Table 8': [[head], ['State/\nTerritory', 'Postcode2', ...headings], ...rows] };
}

const SEXES = ['Female', 'Male'];
const STATUSES = ['Taxable', 'Non Taxable'];
const LETTERS = 'abcdefghijklmnop';

export function byPostcode(t: number): Sheets {
  const headings = [
    'Individuals\nno.',
    'Taxable income or loss4\nno.',
    'Taxable income or loss4\n$',
    'Tax on taxable income\nno.',
    'Tax on taxable income\n$',
    'Medicare levy\nno.',
  ];
  const groups = STATUSES.flatMap((status) => [
    ...POSTCODES.map(([state, postcode, area]) => [status, state.trim(), area, postcode]),
    [status, 'NSW', 'Richmond - Tweed', 'NSW other'],
  ]);
  const keys = ['Taxable status', 'State/ Territory1', 'Statistical Area Level 4 (SA4)2', 'Postcode'];
  const head = title(t, 'Individuals', 'Selected items, by taxable status, state/territory, SA4 and postcode');
  return { Notes: NOTES, 'Table 6A': [head, [...keys, ...headings], ...records(t, groups, headings)] };
}

const OCCUPATIONS: readonly (readonly [string, string, string])[] = [
  [
    '11 Chief executives, general managers and legislators',
    '1111 Chief executive officer or managing director',
    '111111 Chief executive officer',
  ],
  ['25 Health professionals', '2544 Registered nurse', '254418 Registered nurse'],
  ['26 ICT professionals', '2613 Software and applications programmer', '261312 Developer programmer'],
  ['62 Sales assistants and salespersons', '6211 Sales assistant - general', '621111 Sales assistant - general'],
];

export function occupations(t: number): Sheets {
  const headings = [
    'Individuals\nno.',
    'Average taxable income2,5\n$',
    'Median taxable income2,5\n$',
    'Average salary or wage income5 \n$',
    'Median salary or wage income5\n$',
    'Average total income2,5\n$',
    'Median total income2,5\n$',
  ];
  const sexes = [...SEXES, 'Total'];
  const single = OCCUPATIONS.flatMap(([, group, occupation]) => sexes.map((sex) => [group, occupation, sex]));
  const major = OCCUPATIONS.flatMap(([group]) => sexes.map((sex) => [group, sex]));
  const head = title(t, 'Individuals', 'Average and median taxable income, by occupation1 and sex4');
  return {
    Notes: NOTES,
    'Table 15A': [head, ['Occupation - unit group1', 'Occupation1', 'Sex4', ...headings], ...records(t, single, headings)],
    'Table 15C': [head, ['Occupation - sub-major group1', 'Sex4', ...headings], ...records(t, major, headings)],
  };
}

export function selectedItems(t: number): Sheets {
  const years = [t - 3, t - 2, t - 1, t];
  const items = ['Net tax', 'Salary or wages', 'Gross interest', 'Total Income or Loss3', 'Taxable income or loss3', 'Net rent3'];
  const rows = items.flatMap((item) => [
    [item, 'no.', ...years.map((year) => figure(`${item} no.`, year, { ...PERSONS, level: 11_000_000 }))],
    [item, 'average $', ...years.map((year) => figure(`${item} $`, year, { ...DOLLARS, level: 74_000 }))],
    [item, 'median $', ...years.map((year) => figure(`${item} $`, year, { ...DOLLARS, level: 56_000 }))],
  ]);
  const count = years.map((year) => figure('individuals', year, { ...PERSONS, level: 15_000_000 }));
  const head = `Taxation statistics ${yearText(t)} Individuals: Selected counts, means and medians, for income years ${yearText(t - 3)} to ${yearText(t)}`;
  return {
    Notes: NOTES,
    'Table 1B': [
      [head],
      ['Notes'],
      [],
      ['Selected items4', 'Statistics3', ...years.map((year) => yearText(year))],
      ['Number of individuals', 'no.', ...count],
      [],
      ['Income'],
      ...rows,
    ],
  };
}

// ---------------------------------------------------------------- companies, capital gains, GST

export function capitalGains(t: number): Sheets {
  const years = Array.from({ length: t - 2013 }, (_, i) => 2014 + i);
  const ranges = [
    '$1 to $9',
    '$10 - $99',
    '$100 - $999',
    '$1,000 - $9,999',
    '$10,000 - $99,999',
    '$100,000 - $999,999',
    '$1,000,000 or more',
  ];
  const groups = product([['Individuals', 'Companies', 'Funds'], STATUSES, ranges.map((range, i) => `${LETTERS[i]}. ${range}`)]);
  const rows = years.flatMap((year) => groups.map((group) => [yearText(year), ...group, ...gains(year, group)]));
  const head = [
    `Taxation statistics ${yearText(t)} Capital gains tax: Net capital gains, by entity, ${yearText(2014)} to ${yearText(t)} income years`,
  ];
  const header = ['Income Year1', 'Entity', 'Taxable status', 'Net capital gains ranges', 'no.', 'Net capital gains\n$'];
  return { Notes: NOTES, 'Table 2': [head, header, ...rows] };
}

const gains = (t: number, group: Row): Row => [
  figure(`gains no. ${group.join(' ')}`, t, PERSONS),
  figure(`gains ${group.join(' ')}`, t, TOTAL),
];

const EPOCH_SERIAL = 25_569;

/** Writes the months from July 2020 to the June after the release's income year. */
export function goodsAndServicesTax(t: number): Sheets {
  const firstMonth = 2020 * 12 + 6;
  const months = Array.from({ length: (t + 1) * 12 + 6 - firstMonth }, (_, i) => firstMonth + i);
  const ends = months.map((month) => lastDay({ freq: 'M', t: month }) + EPOCH_SERIAL);
  const years = Array.from({ length: t + 1 - 2000 }, (_, i) => 2001 + i);
  const monthly = (item: string): Row => [
    item,
    '$m',
    ...months.map((month) => syntheticValue(seedOf(`ato ${item}`), month / 12, MILLIONS)),
  ];
  const yearly = (item: string): Row => [item, '$m', ...years.map((year) => figure(item, year, { ...MILLIONS, level: 80_000 }))];
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ['Goods and services tax (GST)', ['Gross GST payable', 'Input tax credits2', 'Deferred GST payments on imports', 'Net GST ']],
    ['Wine equalisation tax (WET)', ['WET payable', 'WET refundable', 'Net WET']],
    ['Luxury car tax (LCT)', ['LCT payable', 'LCT refundable', 'Net LCT']],
  ];
  const sheet = (write: (item: string) => Row, more: readonly string[]): readonly Row[] =>
    parts.flatMap(([head, items]) => [[head], ['Tax Office processed liabilities'], ...[...items, ...more].map(write), []]);
  const headings = years.map((year) => (year === 2001 ? '2000–012' : yearText(year)));
  return {
    Notes: NOTES,
    'Table 1A': [
      [`GST and other taxes by year, ${yearText(2001)} to ${yearText(t + 1)}`],
      [null, null, ...headings],
      ...sheet(yearly, ['Total']),
    ],
    'Table 1B': [[`GST and other taxes by month, 2020-21 to ${yearText(t + 1)}`], [null, null, ...ends], ...sheet(monthly, [])],
  };
}
