/** Writes the RBA's release schedule, with a table for the coming week and a grid for the coming months. */
import { MONTHS, SHORT_MONTHS } from '../../src/core/calendar/month-names.ts';
import type { TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { DAY_MS } from '../../src/core/period.ts';
import type { SandboxFile } from '../agency.ts';

const MONTHS_SHOWN = 4;

/** Returns the titles in the grid. As at the RBA, the grid omits Board decisions. */
const titlesOf = (tables: readonly TimeSeriesDataset[]): string[] => {
  const titles = tables.flatMap((table) => table.cadence.releaseTitles ?? []);
  return [...new Set(titles)].filter((title) => !/decision/i.test(title)).sort();
};

export function writeSchedule(tables: readonly TimeSeriesDataset[], now: number): SandboxFile {
  const today = Math.floor(now / DAY_MS);
  const monday = today - ((new Date(today * DAY_MS).getUTCDay() + 6) % 7);
  const html = `<!DOCTYPE html><html lang="en-au"><head><meta charset="utf-8" /><title>Schedule of All Releases</title></head><body>
${weekTable(monday)}
${monthGrid(titlesOf(tables), now)}
</body></html>`;
  return { bytes: Buffer.from(html), contentType: 'text/html; charset=utf-8' };
}

function weekTable(monday: number): string {
  const date = (day: number): string => {
    const at = new Date(day * DAY_MS);
    return `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}`;
  };
  const year = new Date(monday * DAY_MS).getUTCFullYear();
  return `<table><caption>Week commencing ${date(monday)} ${year}</caption>
<thead><tr><th>Release</th><th>Date</th><th>Time&nbsp;(AEST)</th></tr></thead><tbody>
<tr><th scope="row"><a href="/statistics/frequency/exchange-rates.html">Exchange Rates</a></th><td>Weekdays&dagger;</td><td>After 4.00 pm</td></tr>
<tr><th scope="row"><a href="/statistics/tables/xls/a01.xlsx">RBA Balance Sheet - A1</a></th><td>Friday, ${date(monday + 4)}</td><td>4.30 pm</td></tr>
</tbody></table>`;
}

/** Writes the monthly grid. Every release is on the last Friday of a month at 11:30 am. Past releases have the text Released. */
function monthGrid(titles: readonly string[], now: number): string {
  const first = new Date(now).getUTCFullYear() * 12 + new Date(now).getUTCMonth();
  const months = Array.from({ length: MONTHS_SHOWN }, (_, i) => first + i);
  const head = months.map((m) => `<th>${SHORT_MONTHS[m % 12]}<br/>${Math.floor(m / 12)}</th>`).join('');
  const cells = months.map((m) => (lastFriday(m) * DAY_MS <= now ? '<td>Released</td>' : `<td>${dayOfMonth(lastFriday(m))}</td>`)).join('');
  const rows = titles.map((title) => `<tr><th><a href="/statistics/">${title}</a></th><td>Monthly</td><td>11.30 am</td>${cells}</tr>`);
  return `<table><caption>Releases Expected</caption>
<thead><tr><th>Release</th><th>Frequency</th><th>Time</th>${head}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`;
}

function lastFriday(month: number): number {
  const lastDay = Math.floor(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 1) / DAY_MS) - 1;
  return lastDay - ((new Date(lastDay * DAY_MS).getUTCDay() - 5 + 7) % 7);
}

const dayOfMonth = (day: number): number => new Date(day * DAY_MS).getUTCDate();
