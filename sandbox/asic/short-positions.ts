/** Simulates the short position reports: an index of dates, a file for each day, and a matrix for each year to date. */
import { DAY_MS, isoDay } from '../../src/core/period.ts';
import { encodeCsvRow } from '../../src/formats/csv.ts';
import type { SandboxFile } from '../agency.ts';
import { seedOf, syntheticValue } from '../synthetic.ts';

const FOLDER = '/short-selling/';
const PERCENT = '% of Total Product in Issue Reported as Short Positions';
/** Calendar days from a trading day to its report. ASIC publishes a report four trading days later. */
const LAG_DAYS = 6;
const INDEXED_DAYS = 500;

const PRODUCTS = Array.from({ length: 40 }, (_, i) => ({
  code: `S${String(i).padStart(2, '0')}`,
  name: `SIMULATED ${i + 1} LTD ORDINARY`,
}));

/** Returns the file at a URL. Null for other URLs. */
export function shortPositionFile(url: URL, now: number): SandboxFile | null {
  if (url.pathname === `${FOLDER}short-selling-data.json`) {
    const index = tradingDays(now, INDEXED_DAYS).map((day) => ({ date: Number(digits(day)), version: '001' }));
    return { bytes: Buffer.from(JSON.stringify(index), 'utf8'), contentType: 'application/json' };
  }
  const [, date, kind] = /^\/short-selling\/RR(\d{8})-001-(SSDailyAggShortPos|SSDailyYTD)\.csv$/.exec(url.pathname) ?? [];
  const days = tradingDays(now, INDEXED_DAYS);
  const day = days.find((one) => digits(one) === date);
  if (day === undefined) return null;
  const ofYear = days.filter((one) => one <= day && isoDay(one).slice(0, 4) === isoDay(day).slice(0, 4));
  return { bytes: Buffer.from(kind === 'SSDailyYTD' ? matrix(ofYear) : daily(day), 'utf8'), contentType: 'text/csv' };
}

/** Returns the latest trading days as days since 1970-01-01, latest first. */
function tradingDays(now: number, many: number): readonly number[] {
  const last = Math.floor(now / DAY_MS) - LAG_DAYS;
  return Array.from({ length: many }, (_, i) => last - i).filter((day) => ![0, 6].includes(new Date(day * DAY_MS).getUTCDay()));
}

const digits = (day: number): string => isoDay(day).replaceAll('-', '');

/** Returns the reported values for a product on a day. Null if no position was reported. */
function figuresOf(code: string, day: number): { shares: number; issue: number; percent: number } | null {
  if ((seedOf(code) + Math.floor(day / 30)) % 11 === 0) return null;
  const issue = 100_000_000 + (seedOf(`${code} issue`) % 900_000_000);
  const level = syntheticValue(seedOf(`short ${code}`), 1970 + day / 365.2425, { unit: '', level: 3, spread: 0.5, growth: 0, decimals: 6 });
  const shares = Math.round((issue * Math.max(level, 0.01)) / 100);
  return { shares, issue, percent: Number(((100 * shares) / issue).toFixed(8)) };
}

function daily(day: number): string {
  const header = encodeCsvRow(['Product', 'Product Code', 'Reported Short Positions', 'Total Product in Issue', PERCENT]);
  const rows = PRODUCTS.map(({ code, name }) => {
    const figures = figuresOf(code, day);
    // As in ASIC files, percentages below 1 have no zero before the decimal point.
    const percent = String(figures?.percent ?? '').replace(/^0\./, '.');
    return figures === null ? '' : encodeCsvRow([name, `${code} `, figures.shares, figures.issue, percent]);
  });
  return header + rows.join('');
}

function matrix(days: readonly number[]): string {
  const australian = (day: number): string => isoDay(day).replace(/^(\d{4})-(\d\d)-(\d\d)$/, (_, y, m, d) => `${Number(d)}/${m}/${y}`);
  const dates = encodeCsvRow(['', 'Trade Date', ...days.flatMap((day) => [australian(day), australian(day)])]);
  const header = encodeCsvRow(['Product', 'Product Code', ...days.flatMap(() => ['Reported Short Positions', PERCENT])]);
  const rows = PRODUCTS.map(({ code, name }) => {
    const cells = days.flatMap((day) => {
      const figures = figuresOf(code, day);
      return figures === null ? ['-', '-'] : [String(figures.shares), figures.percent.toFixed(2)];
    });
    return encodeCsvRow([name, code, ...cells]);
  });
  return dates + header + rows.join('');
}
