/**
 * Writes files that the simulated ABS publishes outside its Data API. These are the data cube MRM1, tables on industries and investment
 * positions, and government finance.
 */

import { utils, write } from '@e965/xlsx';
import { DIVISIONS } from '../../src/core/anzsic.ts';
import { at } from '../../src/core/assert.ts';
import { MONTHS } from '../../src/core/calendar/month-names.ts';
import type { TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { DAY_MS, firstDay } from '../../src/core/period.ts';
import { STATES } from '../../src/core/places/geography.ts';
import type { SandboxFile } from '../agency.ts';
import { pageWithLinks } from '../from-specimens.ts';
import { type Character, seedOf, syntheticValue } from '../synthetic.ts';
import { publishedPeriods, yearsAt } from '../timeline.ts';
import { netPosition } from './position.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Row = readonly (string | number | null)[];

/** Returns the file at a URL, for datasets that are read from files. Null for other URLs. */
export function absFile(datasets: readonly TimeSeriesDataset[], url: URL, now: number): SandboxFile | null {
  const named = (id: string): TimeSeriesDataset | undefined => datasets.find((dataset) => dataset.id === id);
  const [regions, finance, industries] = [named('LF_SA4'), named('GFS_STATE'), named('LF_INDUSTRY')];
  if (industries && url.href === industries.upstream.url) return { bytes: industryWorkbook(industries, now), contentType: XLSX };
  const position = named('IIP_NET');
  if (position && url.href === position.upstream.url) return { bytes: seriesDirectory(position), contentType: 'text/xml; charset=utf-8' };
  if (position && url.href === positionTable(position, 'latest-release'))
    return { bytes: positionWorkbook(position, now), contentType: XLSX };
  if (regions && url.href === regions.upstream.url) return { bytes: regionCube(regions, now), contentType: XLSX };
  const [councils] = named('ERP_LGA')?.asks() ?? [];
  if (councils?.fallback && url.href === councils.url) return pageWithLinks([councils.fallback.url]);
  if (!finance) return null;
  if (url.href === finance.upstream.url) return { bytes: financePage(finance, url, now), contentType: 'text/html; charset=utf-8' };
  const m = /\/55120DO(\d{3})_\d{6}\.xlsx$/.exec(url.pathname);
  const state = STATES[Number(m?.[1] ?? Number.NaN) - FIRST_FILE];
  return state?.iso ? { bytes: financeWorkbook(finance, state.name, now), contentType: XLSX } : null;
}

function workbookOf(sheets: Readonly<Record<string, readonly Row[]>>): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  }
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer);
}

/** Writes the line with the release date. The date is yesterday in UTC, so that it is past in every time zone. */
function releaseLine(now: number): string {
  const day = new Date(Math.floor(now / DAY_MS) * DAY_MS - DAY_MS);
  return `Released at 11.30 am (Canberra time) ${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

const HEAD = '             Australian Bureau of Statistics';

// ---------------------------------------------------------------- net international investment position

const POSITION = 'A3484240C';

/** Returns the URL of the table in a release. The number in the file name is an example. */
const positionTable = ({ landingPage }: TimeSeriesDataset, release: string): string => `${landingPage}/${release}/5302099.xlsx`;

/** Writes the Time Series Directory's response for a series. As at the ABS, the response has the table in an earlier release. */
const seriesDirectory = (dataset: TimeSeriesDataset): Uint8Array =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><TimeSeriesIndex><NumPages>1</NumPages><Series><ProductNumber>5302.0</ProductNumber>` +
      `<ProductReleaseDate>02/09/2025</ProductReleaseDate><TableURL>${positionTable(dataset, 'jun-2025')}</TableURL>` +
      `<SeriesID>${POSITION}</SeriesID></Series></TimeSeriesIndex>`,
  );

function positionWorkbook(dataset: TimeSeriesDataset, now: number): Uint8Array {
  const quarters = publishedPeriods('Q', dataset, now, 40);
  const name = 'Position at end of period ;  NET INTERNATIONAL INVESTMENT POSITION ;';
  return workbookOf({
    Index: [[HEAD], ['5302.0 Balance of Payments and International Investment Position, Australia'], [releaseLine(now)]],
    Data1: [
      [null, name],
      ['Unit', '$ Millions'],
      ['Series Type', 'Original'],
      ['Data Type', 'STOCK'],
      ['Frequency', 'Quarter'],
      ['Collection Month', 3],
      ['Series ID', POSITION],
      // The ABS dates a quarter by the first day in its last month.
      ...quarters.map((t) => [serialOf(firstDay({ freq: 'M', t: 3 * t + 2 })), netPosition(t)]),
    ],
  });
}

// ---------------------------------------------------------------- labour force by SA4

const SA4S = [
  '102 Central Coast',
  '111 Newcastle and Lake Macquarie',
  '117 Sydney - City and Inner South',
  '127 Sydney - South West',
  '201 Ballarat',
  '203 Geelong',
  '206 Melbourne - Inner',
  '213 Melbourne - West',
  '305 Brisbane Inner City',
  '306 Cairns',
  '309 Gold Coast',
  '401 Adelaide - Central and Hills',
  '503 Perth - Inner',
  '601 Hobart',
  '701 Darwin',
  '801 Australian Capital Territory(a)',
];
const FOOTNOTE =
  '(a) Data for the Australia Capital Territory has not been produced using the new methodology. Direct survey estimates will continue to be used.';

const persons = (level: number): Character => ({ unit: 'Persons', level, spread: 0.04, growth: 0.015, decimals: 8 });
const rate = (level: number, spread: number): Character => ({ unit: 'Per cent', level, spread, growth: 0, decimals: 8 });

const CUBE_TABLES: readonly (readonly [string, string, Character])[] = [
  ['Employed persons', "'000", persons(150)],
  ['Unemployed persons', "'000", persons(7)],
  ['Persons not in the Labour Force', "'000", persons(80)],
  ['Employment to population ratio', 'percent', rate(62, 0.04)],
  ['Unemployment rate', 'percent', rate(4.2, 0.3)],
  ['Participation rate', 'percent', rate(65, 0.04)],
];

/** Converts a date to a serial number in workbooks, which count days from 1899-12-30. `day` is days since 1970-01-01. */
const serialOf = (day: number): number => day + 25_569;

function regionCube(dataset: TimeSeriesDataset, now: number): Uint8Array {
  const months = publishedPeriods('M', dataset, now, 60).toReversed();
  const title = (text: string): Row[] => [
    [HEAD],
    ['6291.0.55.001 - Modelled estimates of labour force status by SA4'],
    [releaseLine(now)],
    [text],
  ];
  const tables = CUBE_TABLES.map(([name, unit, character], i): [string, Row[]] => [
    `Table ${i + 1}`,
    [
      ...title(`Table ${i + 1} - ${name} (${unit}) by SA4`),
      ['SA4', ...months.map((t) => serialOf(firstDay({ freq: 'M', t })))],
      ...SA4S.map((region): Row => [region, ...months.map((t) => syntheticValue(seedOf(`${name} ${region}`), yearsAt('M', t), character))]),
      [],
      [FOOTNOTE],
    ],
  ]);
  return workbookOf({ Contents: title('Contents:'), ...Object.fromEntries(tables) });
}

// ---------------------------------------------------------------- employed persons by industry

const INDUSTRIES = DIVISIONS.map(({ name }) => name);

/** Writes a time series workbook with one column for each state, industry and type of employment. Totals are sums of parts. */
function industryWorkbook(dataset: TimeSeriesDataset, now: number): Uint8Array {
  const quarters = publishedPeriods('Q', dataset, now, 24);
  const sum = (all: readonly (readonly number[])[]): number[] =>
    quarters.map((_, i) => Number(all.reduce((total, one) => total + at(one, i), 0).toFixed(7)));
  const states = STATES.filter((state) => state.iso !== null).map(({ name }) =>
    INDUSTRIES.map((industry) => {
      const part = (kind: string, level: number): number[] =>
        quarters.map((t) => syntheticValue(seedOf(`${name} ${industry} ${kind}`), yearsAt('Q', t), { ...persons(level), decimals: 7 }));
      return { fullTime: part('full-time', 60), partTime: part('part-time', 28) };
    }),
  );
  const places = [
    {
      name: 'Australia',
      of: INDUSTRIES.map((_, i) => ({
        fullTime: sum(states.map((of) => of[i]?.fullTime ?? [])),
        partTime: sum(states.map((of) => of[i]?.partTime ?? [])),
      })),
    },
    ...STATES.filter((state) => state.iso !== null).map(({ name }, i) => ({ name: `> ${name}`, of: states[i] ?? [] })),
  ];
  const columns = places.flatMap(({ name, of }) => {
    const whole = { fullTime: sum(of.map(({ fullTime }) => fullTime)), partTime: sum(of.map(({ partTime }) => partTime)) };
    return [...of.map((one, i) => ({ title: `${name} ;  ${INDUSTRIES[i]} ;`, ...one })), { title: `${name} ;`, ...whole }].flatMap(
      (one) => [
        { name: `${one.title}  Employed total ;`, values: sum([one.fullTime, one.partTime]) },
        { name: `${one.title}  > Employed full-time ;`, values: one.fullTime },
        { name: `${one.title}  > Employed part-time ;`, values: one.partTime },
      ],
    );
  });
  const every = (label: string, text: string): Row => [label, ...columns.map(() => text)];
  return workbookOf({
    Index: [
      ['Time Series Workbook'],
      ['6291.0.55.001 Labour Force, Australia, Detailed'],
      ['Table 05. Employed persons by State, Territory and Industry division of main job (ANZSIC)'],
      ['Data Item Description'],
    ],
    Data1: [
      [null, ...columns.map(({ name }) => name)],
      every('Unit', '000'),
      every('Series Type', 'Original'),
      every('Data Type', 'STOCK'),
      every('Frequency', 'Quarter'),
      every('Collection Month', '2'),
      ['Series ID', ...columns.map((_, i) => `A0${String(i + 1).padStart(7, '0')}X`)],
      ...quarters.map((t, row): Row => {
        // The survey collects data in the middle month of the quarter.
        const month = t * 3 + 1;
        return [serialOf(firstDay({ freq: 'M', t: month })), ...columns.map(({ values }) => values[row] ?? null)];
      }),
    ],
  });
}

// ---------------------------------------------------------------- government finance

/** The file number for New South Wales. The other states follow in order. */
const FIRST_FILE = 3;

const yearText = (t: number): string => `${t - 1}-${String(t % 100).padStart(2, '0')}`;

/** Writes the page for the latest release. It also links to files for other sectors. */
function financePage(dataset: TimeSeriesDataset, url: URL, now: number): Uint8Array {
  const newest = publishedPeriods('FY', dataset, now, 1).at(-1) ?? 0;
  const folder = url.pathname.replace(/latest-release$/, yearText(newest));
  const file = (n: number): string =>
    `${folder}/55120DO${String(n).padStart(3, '0')}_${newest - 1}${String(newest % 100).padStart(2, '0')}.xlsx`;
  const states = STATES.filter((state) => state.iso !== null);
  const links = [
    [file(2), 'Table 130. General government - Commonwealth'],
    ...states.map((state, i) => [file(FIRST_FILE + i), `Table ${231 + i}. General government, state, ${state.name}`]),
    [file(FIRST_FILE + states.length), 'Table 239. General government, state, total state'],
  ];
  const items = links.map(([href, text]) => `<li><a href="${href}">${text}</a></li>`);
  return Buffer.from(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8" /><title>Government Finance Statistics, Annual, ${yearText(newest)} financial year</title></head><body><ul>${items.join('')}</ul></body></html>`,
  );
}

const amount = (level: number): Character => ({ unit: 'AUD million', level, spread: 0.02, growth: 0.05, decimals: 0 });

function financeWorkbook(dataset: TimeSeriesDataset, state: string, now: number): Uint8Array {
  const years = publishedPeriods('FY', dataset, now, 10);
  const figures = (line: string, level: number): number[] =>
    years.map((t) => syntheticValue(seedOf(`${state} ${line}`), yearsAt('FY', t), amount(level)));
  const sum = (parts: readonly number[][]): number[] => years.map((_, i) => parts.reduce((all, part) => all + at(part, i), 0));
  const less = (a: readonly number[], b: readonly number[]): number[] => a.map((value, i) => value - at(b, i));
  const row = (label: string, values: readonly number[]): Row => [label, ...values];
  const sheet = (table: string, rows: readonly Row[]): Row[] => [
    [HEAD],
    ['Government Finance Statistics, Annual'],
    [releaseLine(now)],
    [`${state} State General Government ${table}`],
    [null, ...years.map(yearText)],
    [null, ...years.map(() => '$m')],
    ...rows,
    [],
    ['© Commonwealth of Australia'],
  ];
  const [taxes, grants, sales] = [figures('Taxation revenue', 12_000), figures('Grants', 13_000), figures('Sales', 3000)];
  const [wages, depreciation, other] = [figures('Employee expenses', 14_000), figures('Depreciation', 2000), figures('Other', 11_500)];
  const [revenue, expenses, acquisition] = [sum([taxes, grants, sales]), sum([wages, depreciation, other]), figures('Acquisition', 1800)];
  const [land, cash, lent] = [figures('Land and buildings', 60_000), figures('Deposits held', 4000), figures('Advances paid', 900)];
  const [placed, deposits] = [figures('Placements', 2500), figures('Deposits owed', 150)];
  const [received, borrowed, securities] = [figures('Advances received', 300), figures('Loans', 5000), figures('Securities', 22_000)];
  const [assets, liabilities] = [sum([land, cash, lent, placed]), sum([deposits, received, borrowed, securities])];
  const balance = less(revenue, expenses);
  return workbookOf({
    Contents: [[HEAD], ['Government Finance Statistics, Annual'], [releaseLine(now)], [`${state} State General Government`]],
    Table_1: sheet('Operating Statement', [
      ['GFS Revenue'],
      row('Taxation revenue', taxes),
      row('Current grants and subsidies', grants),
      row('Sales of goods and services', sales),
      row('Total GFS revenue', revenue),
      ['less'],
      ['GFS Expenses'],
      row('Employee expenses', wages),
      row('Depreciation', depreciation),
      row('Other operating expenses', other),
      row('Total GFS expenses', expenses),
      ['equals'],
      row('GFS Net operating balance', balance),
      ['less'],
      row('Total net acquisition of non-financial assets', acquisition),
      ['equals'],
      row('GFS NET LENDING(+)/BORROWING(-)', less(balance, acquisition)),
    ]),
    Table_3: sheet('Balance Sheet', [
      ['Assets'],
      ['Non-financial assets'],
      row('Land and buildings', land),
      ['Financial assets'],
      row('Currency and deposits', cash),
      row('Advances', lent),
      row('Other loans and placements', placed),
      row('Total assets', assets),
      ['less'],
      ['Liabilities'],
      row('Currency and deposits', deposits),
      row('Advances', received),
      row('Other loans and placements', borrowed),
      row('Debt securities', securities),
      row('Total liabilities', liabilities),
      ['equals'],
      row('GFS NET WORTH', less(assets, liabilities)),
      row('Net debt', less(liabilities, sum([cash, lent, placed]))),
    ]),
  });
}
