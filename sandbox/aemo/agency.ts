/** Simulates AEMO: NEMweb folders, archives and monthly tables, the data feed for the price chart, and the registration list. */
import { utils, write } from '@e965/xlsx';
import { DAY_MS } from '../../src/core/period.ts';
import type { SandboxAgency, SandboxFile } from '../agency.ts';
import { demandMw, netInterchangeMw, price, REGIONS, UNITS } from './figures.ts';
import { otherFile, wemFile } from './other-files.ts';
import {
  dailyReport,
  dispatchPrice,
  dispatchReport,
  endsOf,
  FIVE_MINUTES,
  HALF_HOUR,
  interconnectorResult,
  nextHourReport,
  predispatchReport,
  regionSum,
  reserveReport,
  rooftopActual,
  rooftopForecast,
  rooftopReport,
  scadaReport,
  serviceReport,
  tradingPrice,
  tradingReport,
} from './reports.ts';
import { archived, sequence, stamp, stamped, writeListing, writeReport, zipped } from './wire.ts';

const NEMWEB = 'www.nemweb.com.au';
const CHARTS = 'visualisations.aemo.com.au';
const SITE = 'www.aemo.com.au';
const PERTH = 'data.wa.aemo.com.au';
const MARKET_OFFSET_MS = 10 * 3_600_000;

export function aemoAgency(): SandboxAgency {
  return {
    hosts: [NEMWEB, CHARTS, SITE, PERTH],
    sameForMs: FIVE_MINUTES,
    answer: (url, now) => {
      return FILES[url.host]?.(url, now) ?? { status: 404, text: 'The resource cannot be found.' };
    },
  };
}

const FILES: Readonly<Record<string, (url: URL, now: number) => SandboxFile | null>> = {
  [NEMWEB]: nemweb,
  [CHARTS]: chart,
  [SITE]: list,
  [PERTH]: wemFile,
};

/** A folder with one file for each interval of `stepMs`. A file is deleted after `keepMs`. */
interface Folder {
  readonly path: string;
  readonly stepMs: number;
  /** Returns the label of the latest file at `now`. A label is the instant in the file name, in ms since the epoch. */
  newest(now: number): number;
  readonly keepMs: number;
  name(label: number): string;
  csv(label: number): string;
  /** The archive folder, with one file for each whole day. */
  readonly archive?: { readonly path: string; name(day: string): string };
}

const midnight = (ms: number): number => Math.floor((ms + MARKET_OFFSET_MS) / DAY_MS) * DAY_MS - MARKET_OFFSET_MS;
/** Returns the end of the latest interval with a report. AEMO publishes a report when its interval begins, so the end is in the future. */
const intervalAhead = (now: number): number => (Math.floor(now / FIVE_MINUTES) + 1) * FIVE_MINUTES;
const TWO_DAYS = 2 * DAY_MS;

const interval = (folder: string, report: string, csv: (end: number) => string): Folder => ({
  path: `/Reports/Current/${folder}/`,
  stepMs: FIVE_MINUTES,
  newest: intervalAhead,
  keepMs: TWO_DAYS,
  name: (end) => `PUBLIC_${report}_${stamp(end, 12)}_${sequence(end)}.zip`,
  csv,
  archive: { path: `/Reports/ARCHIVE/${folder}/`, name: (day) => `PUBLIC_${report}_${day}.zip` },
});

const halfHourly = (now: number): number => Math.floor(now / HALF_HOUR) * HALF_HOUR;
/** Returns midnight on the latest day whose report has been published. */
const dayBefore = (now: number): number => midnight(now - DAY_MS - 5 * 3_600_000);

const FOLDERS: readonly Folder[] = [
  interval('DispatchIS_Reports', 'DISPATCHIS', dispatchReport),
  interval('Dispatch_SCADA', 'DISPATCHSCADA', scadaReport),
  interval('TradingIS_Reports', 'TRADINGIS', tradingReport),
  {
    path: '/Reports/Current/ROOFTOP_PV/ACTUAL/',
    stepMs: HALF_HOUR,
    newest: halfHourly,
    keepMs: 3 * DAY_MS,
    name: (label) => `PUBLIC_ROOFTOP_PV_ACTUAL_MEASUREMENT_${stamp(label, 14)}_${sequence(label)}.zip`,
    csv: rooftopReport,
  },
  {
    path: '/Reports/Current/ROOFTOP_PV/FORECAST/',
    stepMs: HALF_HOUR,
    newest: halfHourly,
    keepMs: DAY_MS,
    name: (label) => `PUBLIC_ROOFTOP_PV_FORECAST_${stamp(label, 14)}_${sequence(label)}.zip`,
    csv: rooftopForecast,
  },
  {
    path: '/Reports/Current/PredispatchIS_Reports/',
    stepMs: HALF_HOUR,
    newest: halfHourly,
    keepMs: DAY_MS,
    name: (run) => `PUBLIC_PREDISPATCHIS_${stamp(run + HALF_HOUR, 12)}_${stamp(run, 14)}.zip`,
    csv: predispatchReport,
  },
  {
    path: '/Reports/Current/P5_Reports/',
    stepMs: FIVE_MINUTES,
    newest: intervalAhead,
    keepMs: DAY_MS,
    name: (end) => `PUBLIC_P5MIN_${stamp(end, 12)}_${stamp(end - FIVE_MINUTES, 14)}.zip`,
    csv: nextHourReport,
  },
  {
    path: '/Reports/Current/Short_Term_PASA_Reports/',
    stepMs: 2 * HALF_HOUR,
    newest: (now) => Math.floor(now / (2 * HALF_HOUR)) * 2 * HALF_HOUR,
    keepMs: DAY_MS,
    name: (run) => `PUBLIC_STPASA_${stamp(run, 12)}_${sequence(run)}.zip`,
    csv: reserveReport,
  },
  {
    path: '/Reports/Current/Daily_Reports/',
    stepMs: DAY_MS,
    newest: dayBefore,
    keepMs: 5 * DAY_MS,
    name: (day) => `PUBLIC_DAILY_${stamp(day, 12)}_${stamp(day + DAY_MS + 14_704_000, 14)}.zip`,
    csv: dailyReport,
  },
  {
    path: '/Reports/Current/Vwa_Fcas_Prices/',
    stepMs: DAY_MS,
    newest: dayBefore,
    keepMs: 14 * DAY_MS,
    name: (day) => `PUBLIC_VWAFCASPRICES_${stamp(day, 12)}_${stamp(day + DAY_MS + 14_700_000, 14)}.zip`,
    csv: serviceReport,
  },
];

const ARCHIVE_DAYS = 395;

function nemweb(url: URL, now: number): SandboxFile | null {
  const path = decodeURIComponent(url.pathname);
  for (const folder of FOLDERS) {
    if (path.startsWith(folder.path)) return inFolder(folder, path.slice(folder.path.length), now);
    const { archive } = folder;
    if (archive && path.startsWith(archive.path)) return inArchive(folder, archive, path.slice(archive.path.length), now);
  }
  return otherFile(path, now) ?? monthly(path, now);
}

function inFolder(folder: Folder, name: string, now: number): SandboxFile | null {
  const newest = folder.newest(now);
  const oldest = newest - folder.keepMs;
  if (name === '') {
    const labels = endsOf(oldest - folder.stepMs, newest, folder.stepMs);
    return page(writeListing(folder.path, labels.map(folder.name)));
  }
  const label = endsOf(oldest - folder.stepMs, newest, folder.stepMs).find((one) => folder.name(one) === name);
  return label === undefined ? null : zip(zipped(name.slice(0, -4), folder.csv(label)));
}

function inArchive(folder: Folder, archive: NonNullable<Folder['archive']>, name: string, now: number): SandboxFile | null {
  const days = Array.from({ length: ARCHIVE_DAYS }, (_, i) => midnight(now) - (i + 1) * DAY_MS);
  if (name === '') return page(writeListing(archive.path, days.map((day) => archive.name(stamp(day, 8))).reverse()));
  const day = days.find((one) => archive.name(stamp(one, 8)) === name);
  if (day === undefined) return null;
  const parts = endsOf(day, day + DAY_MS, folder.stepMs).map((end) => {
    const inner = folder.name(end);
    return { name: inner, content: zipped(inner.slice(0, -4), folder.csv(end)) };
  });
  return zip(archived(parts));
}

// ---------------------------------------------------------------- monthly tables

const MONTHLY = {
  DISPATCHPRICE: { table: dispatchPrice, stepMs: FIVE_MINUTES },
  DISPATCHREGIONSUM: { table: regionSum, stepMs: FIVE_MINUTES },
  DISPATCHINTERCONNECTORRES: { table: interconnectorResult, stepMs: FIVE_MINUTES },
  TRADINGPRICE: { table: tradingPrice, stepMs: FIVE_MINUTES },
  ROOFTOP_PV_ACTUAL: { table: rooftopActual, stepMs: HALF_HOUR },
} as const;
const MONTHLY_PATH =
  /^\/Data_Archive\/Wholesale_Electricity\/MMSDM\/(\d{4})\/MMSDM_\1_(\d{2})\/MMSDM_Historical_Data_SQLLoader\/DATA\/(.*)$/;

/**
 * Returns the folder or a table for a month. Tables are published on the 8th of the next month. Since August 2024, their names contain
 * `%23`.
 */
function monthly(path: string, now: number): SandboxFile | null {
  const m = MONTHLY_PATH.exec(path);
  if (!m) return null;
  const [, year = '', month = '', name = ''] = m;
  const first = stamped(`${year}${month}01`) ?? now;
  const next = stamped(month === '12' ? `${Number(year) + 1}0101` : `${year}${String(Number(month) + 1).padStart(2, '0')}01`) ?? now;
  if (now < next + 7 * DAY_MS) return null;
  const nameOf = (table: string): string =>
    `${year}${month}` >= '202408'
      ? `PUBLIC_ARCHIVE%23${table}%23FILE01%23${year}${month}010000.zip`
      : `PUBLIC_DVD_${table}_${year}${month}010000.zip`;
  if (name === '') return page(writeListing(path, Object.keys(MONTHLY).map(nameOf)));
  const found = Object.entries(MONTHLY).find(([table]) => nameOf(table) === name);
  if (!found) return null;
  const [table, { table: make, stepMs }] = found;
  const csv = writeReport(`DVD_${table}`, next + 7 * DAY_MS, [make(endsOf(first, next, stepMs))]);
  return zip(zipped(name.slice(0, -4).replaceAll('%23', '#'), csv));
}

// ---------------------------------------------------------------- chart feed and registration list

function chart(url: URL, now: number): SandboxFile | null {
  if (url.pathname !== '/aemo/apps/api/report/5MIN') return null;
  const newest = intervalAhead(now);
  const rows = REGIONS.flatMap((region) =>
    endsOf(newest - TWO_DAYS, newest, FIVE_MINUTES).map((end) => ({
      SETTLEMENTDATE: new Date(end + MARKET_OFFSET_MS).toISOString().slice(0, 19),
      REGIONID: region,
      REGION: region,
      RRP: price(region, end),
      TOTALDEMAND: demandMw(region, end),
      PERIODTYPE: 'ACTUAL',
      NETINTERCHANGE: netInterchangeMw(region, end),
    })),
  );
  return { bytes: Buffer.from(JSON.stringify({ '5MIN': rows })), contentType: 'application/json; charset=utf-8' };
}

const LIST = '/-/media/files/electricity/nem/Participant_Information/NEM-Registration-and-Exemption-List.xlsx';

/** Fuels as written in the list: primary source and descriptor. */
const LISTED_FUEL: Readonly<Record<(typeof UNITS)[number]['fuel'], readonly [string, string]>> = {
  coal: ['Fossil', 'Black Coal'],
  gas: ['Fossil', 'Natural Gas'],
  hydro: ['Hydro', 'Water'],
  wind: ['Wind', 'Wind'],
  solar: ['Solar', 'Solar'],
  battery: ['Battery Storage', 'Grid'],
  other: ['Renewable/ Biomass / Waste', 'Landfill Methane / Landfill Gas'],
};

function list(url: URL): SandboxFile | null {
  if (url.pathname.toLowerCase() !== LIST.toLowerCase()) return null;
  const header = [
    ...['Participant', 'Station Name', 'Region', 'Dispatch Type', 'Category', 'Classification', 'Fuel Source - Primary'],
    ...['Fuel Source - Descriptor', 'Technology Type - Primary', 'Technology Type - Descriptor', 'Units', 'Aggregation', 'DUID'],
    ...['Reg Cap generation (MW)', 'Max Cap generation (MW)', 'Max ROC/Min generation', 'Reg Cap consumption (MW)'],
    ...['Max Cap consumption (MW)', 'Max ROC/Min consumption', 'Maximum storage capacity ', 'Comments'],
  ];
  const rows = UNITS.map(({ duid, region, fuel, mw }, i) => [
    ...[
      'Simulated Energy Pty Ltd',
      `Simulated Station ${i + 1} `,
      region,
      fuel === 'battery' ? 'Bidirectional Unit' : 'Generating Unit',
      'Market',
    ],
    ...[
      'Scheduled',
      ...LISTED_FUEL[fuel],
      fuel === 'battery' ? 'Storage' : 'Renewable',
      'Simulated',
      '1',
      'N',
      duid,
      mw,
      mw,
      5,
      '-',
      '-',
      '-',
    ],
    fuel === 'battery' ? mw * 2 : '-',
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), 'PU and Scheduled Loads');
  const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer);
  return { bytes, contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };
}

const page = (bytes: Uint8Array): SandboxFile => ({ bytes, contentType: 'text/html' });
const zip = (bytes: Uint8Array): SandboxFile => ({ bytes, contentType: 'application/x-zip-compressed' });
