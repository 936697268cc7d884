/** Generates files in agency layouts, and reads them with Wattle: landing pages, short positions, hospitals, RBA tables, prices. */
import type { Random } from '../../bench/simulation/random.ts';
import type { Captured } from '../../src/core/capture.ts';
import { WattleError } from '../../src/core/errors.ts';
import type { ParsedDataset } from '../../src/core/observation.ts';
import { formatPeriod } from '../../src/core/period.ts';
import { newestLink } from '../../src/formats/landing-page.ts';
import { isPriceAndDemand, readPrices } from '../../src/sources/aemo/price-and-demand.ts';
import { myHospitalsExtract } from '../../src/sources/aihw/my-hospitals.ts';
import { parseShortPositions } from '../../src/sources/asic/short-positions.ts';
import { parseTable } from '../../src/sources/rba/parse.ts';
import { type Cells, captured, LABELS, type RecordFile, times, value } from './random-records.ts';

export const LAYOUT_KINDS = ['landing', 'short-positions', 'my-hospitals', 'rba', 'prices'] as const;
type LayoutKind = (typeof LAYOUT_KINDS)[number];

const PAGE = 'https://agency.example/statistics/page';

function landingText(random: Random): string {
  const link = (): string => {
    const folder = random.pick(['/files/', '/files/2026-03/', '/files/2025-12/', '../docs/', 'https://other.example/2026-01/']);
    const month = random.pick(['March 2025', 'December 2025', 'Dec 2024', 'Sep-2025', '2025', 'June 2025 revised']);
    const name = `${random.pick(['Quarterly statistics', 'quarterly_statistics', 'Annual statistics'])} ${month}`;
    const end = random.pick(['.xlsx', '.xlsx', '.XLSX', '.pdf']);
    return `<li><a class="file" href="${folder}${encodeURI(name)}${end}">${name}</a></li>`;
  };
  return `<html><body><h1>Statistics</h1><ul>${times(random, 2, 7, link).join('\n')}</ul><a href="/files/Quarterly%20statistics%20June%202024.xlsx">x</a></body></html>\n`;
}

function pathOf(bytes: Uint8Array): Cells {
  const url = newestLink(Buffer.from(bytes).toString(), { base: PAGE, name: /^quarterly statistics/i, suffix: '.xlsx' });
  return { path: decodeURIComponent(new URL(url).pathname) };
}

function shortText(random: Random): string {
  const row = (i: number): string =>
    [
      `${random.pick(['ALPHA LIMITED ORDINARY', 'née GROUP', '"B, C ETF UNITS"'])}`,
      `A${i}${random.pick(['', ' '])}`,
      ...[String(random.below(9_999_999)), random.pick(['123456', '-', '"1,234,567"']), `0.${random.below(99)}`],
    ].join(',');
  return `Product,Product Code,Reported Short Positions,Total Product in Issue,% of Total Product in Issue Reported as Short Positions\n${times(random, 2, 7, row).join('\n')}\n`;
}

/** Returns values by series key and period. If a value has no number, returns its text. */
const valuesOf = ({ series }: ParsedDataset, addressOf: (key: string, period: string) => string): Cells =>
  Object.fromEntries(
    series.flatMap(({ key, freq, observations }) =>
      observations.map(({ t, value: figure, text }) => [addressOf(key, formatPeriod({ freq, t })), figure ?? text]),
    ),
  );

const HOSPITALS = myHospitalsExtract({
  id: 'X',
  title: 'X',
  description: 'X',
  landingPage: PAGE,
  category: 'X',
  measures: ['X'],
  quirks: [],
  columns: [
    { member: 'hospital', name: 'hospital', type: 'text', description: 'X' },
    { member: 'measure', name: 'measure', type: 'text', description: 'X' },
    { member: 'value', name: 'value', type: 'number', description: 'X' },
    { member: 'start', name: 'start', type: 'date', description: 'X' },
  ],
});
const HOSPITAL_ROWS = 3;

const hospitalsText = (random: Random): string =>
  JSON.stringify({
    result: {
      data: Array.from({ length: HOSPITAL_ROWS }, () => ({
        hospital: random.pick(LABELS),
        measure: random.pick(['Waiting time', ' spaced  twice ', '']),
        value: random.chance(0.2) ? null : Number(value(random)),
        start: '2023-07-01T00:00:00',
        reported_measure_code: 'X',
      })),
      pagination: { total_results_available: HOSPITAL_ROWS, starting_result_index: 1 },
    },
  });

async function ofHospitals(bytes: Uint8Array): Promise<Cells> {
  const cells: Record<string, unknown> = {};
  let rows = 0;
  for await (const row of HOSPITALS.parse({ ...captured(bytes), askId: `page-0001-of-${HOSPITAL_ROWS}` })) {
    for (const name of ['hospital', 'measure', 'value', 'start']) cells[`${rows} ${name}`] = row[name];
    rows += 1;
  }
  return cells;
}

function rbaText(random: Random): string {
  const columns = 2 + random.below(3);
  const line = (label: string, cell: (i: number) => string): string =>
    [label, ...Array.from({ length: columns }, (_, i) => cell(i))].join(',');
  const day = (month: number): string =>
    random.pick([`30/${String(month).padStart(2, '0')}/2020`, `30-${['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'][month - 6]}-2020`]);
  const cell = (): string => random.pick([value(random), value(random), '', 'n.a.', '"1,234.5"', '4.25 to 4.50']);
  return [
    line('F1.1 INTEREST RATES AND YIELDS', () => ''),
    line('Title', (i) => `Rate ${i}`),
    line('Description', () => '"Rate, per year"'),
    line('Frequency', () => 'Monthly'),
    line('Type', () => 'Original'),
    line('Units', () => 'Per cent'),
    line('Source', () => 'RBA'),
    line('Publication date', () => '01-Dec-2020'),
    line('Series ID', (i) => `FIRM${i}`),
    ...Array.from({ length: 3 + random.below(3) }, (_, i) => line(day(6 + i), cell)),
    '',
  ].join('\n');
}

const ofRba = (bytes: Uint8Array): Cells =>
  valuesOf(
    parseTable({ ...captured(bytes), retrievedAt: Date.UTC(2026, 0, 1) }, { table: 'F1.1', scope: 'whole' }),
    (key, period) => `${key.split('.')[0]} ${period}`,
  );

function pricesText(random: Random): string {
  const row = (i: number): string =>
    `${random.pick(['NSW1', 'VIC1', 'SNOWY1'])},2024/03/01 00:${String(5 * (i + 1)).padStart(2, '0')}:00,${random.below(9999)}.79,${value(random)},${random.pick(['TRADE', 'TRADE', 'PREDISP'])}`;
  return `REGION,SETTLEMENTDATE,TOTALDEMAND,RRP,PERIODTYPE\n${times(random, 3, 9, row).join('\n')}\n`;
}

function ofPrices(bytes: Uint8Array): Cells {
  const file: Captured = captured(bytes);
  if (!isPriceAndDemand(file)) throw new WattleError('PARSE_LAYOUT', 'The file has other columns.');
  return valuesOf(readPrices(file, { word: 'price', unit: 'AUD per MWh' }), (key, period) => `${key.slice('RRP.'.length)} ${period}`);
}

export const LAYOUT_FILES: Readonly<Record<LayoutKind, RecordFile>> = {
  landing: { make: landingText, read: pathOf },
  'short-positions': {
    make: shortText,
    read: (bytes) =>
      valuesOf(
        parseShortPositions({ ...captured(bytes), url: 'https://x/RR20260421-001-SSDailyAggShortPos.csv', askId: 'day' }),
        (key) => key,
      ),
  },
  'my-hospitals': { make: hospitalsText, read: ofHospitals },
  rba: { make: rbaText, read: ofRba },
  prices: { make: pricesText, read: ofPrices },
};
