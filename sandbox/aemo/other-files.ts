/** Writes files on emissions, notices, gas, and the market in Western Australia. */
import { DAY_MS } from '../../src/core/period.ts';
import type { SandboxFile } from '../agency.ts';
import { writeZip } from '../zip-writer.ts';
import { demandMw, price, REGIONS, type Region } from './figures.ts';
import { endsOf, HALF_HOUR } from './reports.ts';
import { sequence, stamp, writeListing, writeReport } from './wire.ts';

const MARKET_OFFSET_MS = 10 * 3_600_000;
const HOUR_MS = 3_600_000;

const file = (contentType: string, content: string | Uint8Array): SandboxFile => ({ bytes: Buffer.from(content), contentType });
const lines = (rows: readonly (readonly (string | number)[])[]): string => `${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;
const fixed = (value: number, decimals = 2): number => Number(value.toFixed(decimals));

/** Returns midnight in market time for each of the last days, oldest first. The last day is `before` days ago. */
function daysBefore(now: number, count: number, before: number): readonly number[] {
  const today = Math.floor((now + MARKET_OFFSET_MS) / DAY_MS) * DAY_MS - MARKET_OFFSET_MS;
  return Array.from({ length: count }, (_, i) => today - (before + count - 1 - i) * DAY_MS);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Formats a day as `30 Jun 2009`. */
const named = (day: number): string => {
  const digits = stamp(day, 8);
  return `${digits.slice(6)} ${MONTHS[Number(digits.slice(4, 6)) - 1]} ${digits.slice(0, 4)}`;
};
const slashed = (day: number): string => stamp(day, 8).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1/$2/$3');

// ---------------------------------------------------------------- emissions

/** The emissions intensity of a region, in tonnes for each MWh. */
const INTENSITY: Readonly<Record<Region, number>> = { NSW1: 0.6, QLD1: 0.7, SA1: 0.2, TAS1: 0.01, VIC1: 0.75 };

function emissions(now: number): SandboxFile {
  const columns = [
    ...['CONTRACTYEAR', 'WEEKNO', 'SETTLEMENTDATE', 'REGIONID', 'TOTAL_SENT_OUT_ENERGY'],
    ...['TOTAL_EMISSIONS', 'CO2E_INTENSITY_INDEX'],
  ];
  const rows = daysBefore(now, 60, 4).flatMap((day) => {
    const regions = REGIONS.map((region) => {
      const energy = fixed(demandMw(region, day + 12 * HOUR_MS) * 24, 8);
      return [region, energy, fixed(energy * INTENSITY[region], 8)] as const;
    });
    const sum = (place: 1 | 2): number =>
      fixed(
        regions.reduce((total, row) => total + row[place], 0),
        8,
      );
    return [...regions, ['NEM', sum(1), sum(2)] as const].map(([region, energy, tonnes]) => [
      ...[Number(stamp(day, 4)), 1, day, region, energy, tonnes],
      fixed(tonnes / energy, 6),
    ]);
  });
  return file('text/csv', writeReport('CO2EII_RESULTS_SUMMARY', now, [{ name: 'CO2EII,PUBLISHING', version: 1, columns, rows }]));
}

// ---------------------------------------------------------------- gas

const HUBS = [
  ['SYD', 'Sydney', 'NSW1'],
  ['ADL', 'Adelaide', 'SA1'],
  ['BRI', 'Brisbane', 'QLD1'],
] as const;
const gasPrice = (region: Region, at: number): number => fixed(12 + (price(region, at) % 10) / 5, 4);

const exAnte = (now: number): string =>
  lines([
    [
      'gas_date',
      'hub_identifier',
      'hub_name',
      'schedule_identifier',
      'ex_ante_market_price',
      'administered_price_period',
      'report_datetime',
    ],
    ...daysBefore(now, 30, 0).flatMap((day) =>
      HUBS.map(([code, name, region]) => [named(day), code, name, 1, gasPrice(region, day), 'N', `${named(now)} 12:00:00`]),
    ),
  ]);

const victorian = (now: number): string =>
  lines([
    [
      ...['gas_date', 'schedule_interval', 'transmission_id', 'sched_inj_gj', 'sched_wdl_gj', 'price_value', 'administered_price'],
      ...['actual_wdl_gj', 'actual_inj_gj'],
    ],
    ...daysBefore(now, 60, 1).flatMap((day) =>
      [1, 2, 3, 4, 5].map((schedule) => {
        const at = day + (2 + schedule * 4) * HOUR_MS;
        const withdrawn = fixed(demandMw('VIC1', at) * 20);
        return [named(day), schedule, 1000 + schedule, withdrawn, withdrawn, gasPrice('VIC1', at), '', withdrawn, withdrawn];
      }),
    ),
  ]);

const FACILITIES = [
  ['Simulated Gas Plant', 500001, 'PROD', 'VIC', 'Simulated Hub', 540001],
  ['Simulated Pipeline', 500002, 'PIPE', 'NSW', 'Simulated Hub', 540001],
  ['Simulated Pipeline', 500002, 'PIPE', 'NSW', 'Simulated City', 540002],
  ['Simulated Storage', 500003, 'STOR', 'VIC', 'Simulated Hub', 540001],
] as const;

const flows = (now: number): string =>
  lines([
    [
      ...['GasDate', 'FacilityName', 'FacilityId', 'FacilityType', 'Demand', 'Supply', 'TransferIn', 'TransferOut'],
      ...['HeldInStorage', 'CushionGasStorage', 'State', 'LocationName', 'LocationId', 'LastUpdated'],
    ],
    ...daysBefore(now, 31, 1).flatMap((day) =>
      FACILITIES.map(([name, id, type, state, place, placeId]) => {
        const amount = fixed(demandMw('VIC1', day) / 10, 3);
        const stored = type === 'STOR' ? fixed(12_000 + amount, 3) : '';
        const [demand, supply] = type === 'PROD' ? [0, amount] : [amount, 0];
        return [slashed(day), name, id, type, demand, supply, 0, 0, stored, '', state, place, placeId, `${slashed(day + DAY_MS)} 13:00:08`];
      }),
    ),
  ]);

// ---------------------------------------------------------------- notices

const NOTICES = '/Reports/Current/Market_Notice/';
const NOTICE_EVERY_MS = 3 * HOUR_MS;
const KEPT_NOTICES = 80;

const noticeName = (at: number): string => `NEMITWEB1_MKTNOTICE_${stamp(at, 8)}.R${Math.floor(at / NOTICE_EVERY_MS)}`;

function notice(at: number): string {
  const day = stamp(at, 8).replace(/^(\d{4})(\d\d)(\d\d)$/, '$3/$2/$1');
  const time = stamp(at, 14)
    .slice(8)
    .replace(/^(\d\d)(\d\d)(\d\d)$/, '$1:$2:$3');
  const rule = '-'.repeat(67);
  return [
    ...[rule, '                           MARKET NOTICE', rule, '', 'From :              AEMO', 'To   :              NEMITWEB1'],
    ...[`Creation Date :     ${day}     ${time}`, '', rule, ''],
    `Notice ID               :         ${Math.floor(at / NOTICE_EVERY_MS)}`,
    'Notice Type ID          :         RESERVE NOTICE',
    'Notice Type Description :         LRC/LOR1/LOR2/LOR3',
    `Issue Date              :         ${day}`,
    `External Reference      :         Simulated notice of ${day}`,
    ...['', rule, '', 'Reason :', '', 'AEMO ELECTRICITY MARKET NOTICE', '', 'This notice is simulated.', '', rule, 'END OF REPORT', rule],
  ].join('\r\n');
}

function inNotices(name: string, now: number): SandboxFile | null {
  const newest = Math.floor(now / NOTICE_EVERY_MS) * NOTICE_EVERY_MS;
  const times = Array.from({ length: KEPT_NOTICES }, (_, i) => newest - (KEPT_NOTICES - 1 - i) * NOTICE_EVERY_MS);
  if (name === '') return file('text/html', writeListing(NOTICES, times.map(noticeName)));
  const at = times.find((one) => noticeName(one) === name);
  return at === undefined ? null : file('text/plain', notice(at));
}

/** Returns a NEMweb file that is not in a folder of reports, or null. */
export function otherFile(path: string, now: number): SandboxFile | null {
  if (path.startsWith(NOTICES)) return inNotices(path.slice(NOTICES.length), now);
  const folder = path.replace('/Reports/Current/', '');
  if (folder === 'CDEII/CO2EII_SUMMARY_RESULTS.CSV') return emissions(now);
  if (folder === 'STTM/int651_v1_ex_ante_market_price_rpt_1.csv') return file('text/csv', exAnte(now));
  if (folder === 'VicGas/INT310_V4_PRICE_AND_WITHDRAWALS_1.CSV') return file('text/csv', victorian(now));
  if (folder === 'GBB/GasBBActualFlowStorageLast31.CSV') return file('text/csv', flows(now));
  return null;
}

// ---------------------------------------------------------------- Western Australia

const WEM = '/public/market-data/wemde/referenceTradingPrice/';
const EARLIER_DAYS = 60;

/** Writes a trading day, which begins at midnight UTC. The latest day has the intervals that began before `now`. */
function tradingDay(day: number, now: number): string {
  const perth = (ms: number): string => `${new Date(ms + 8 * HOUR_MS).toISOString().slice(0, 19)}+08:00`;
  const starts = endsOf(day - HALF_HOUR, day + DAY_MS - HALF_HOUR, HALF_HOUR).filter((start) => start + HALF_HOUR <= now);
  const rows = starts.map((start) => ({
    tradingInterval: perth(start),
    referenceTradingPrice: fixed(Math.max(-1000, Math.min(1000, price('SA1', start)))),
    isPublished: true,
  }));
  const data = { tradingDay: new Date(day).toISOString().slice(0, 10), referenceTradingPrices: rows };
  return JSON.stringify({ transactionId: sequence(day), data });
}

/** Returns a file on the host for Western Australia. The latest day is JSON, and earlier days are archives. */
export function wemFile({ pathname }: URL, now: number): SandboxFile | null {
  const today = Math.floor((now - HALF_HOUR) / DAY_MS) * DAY_MS;
  const latest = `ReferenceTradingPrice_${new Date(today).toISOString().slice(0, 10)}.json`;
  const zipName = (day: number): string => `ReferenceTradingPrice_${new Date(day).toISOString().slice(0, 10).replaceAll('-', '')}.zip`;
  const earlier = Array.from({ length: EARLIER_DAYS }, (_, i) => today - (EARLIER_DAYS - i) * DAY_MS);
  if (pathname === `${WEM}current/`) return file('text/html', writeListing(pathname, [latest]));
  if (pathname === `${WEM}current/${latest}`) return file('application/json', tradingDay(today, now));
  if (pathname === `${WEM}previous/`) return file('text/html', writeListing(pathname, earlier.map(zipName)));
  const day = earlier.find((one) => pathname === `${WEM}previous/${zipName(one)}`);
  if (day === undefined) return null;
  const name = `ReferenceTradingPrice_${new Date(day).toISOString().slice(0, 10)}.json`;
  return file('application/zip', writeZip([{ name, content: tradingDay(day, now) }]));
}
