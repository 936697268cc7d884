/** Lists eleven headline series with their latest released period on a day. The sources are independent of the program's calendar. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { DAY_MS, formatPeriod, lastDay, parsePeriod, period } from '../../src/core/period.ts';

export interface Headline {
  readonly id: string;
  /** The publication in `data/release-days.csv`. Null if that file has no dates for the publication. */
  readonly publication: string | null;
  readonly freq: 'M' | 'Q';
  /** The longest delay from the end of a period to its release in days, in publications from 2018 to 2026. */
  readonly latestDelay: number;
}

/** The headline series, except the cash rate, which has one value for each decision. */
export const HEADLINES: readonly Headline[] = [
  { id: 'AU.GDP.QOQ', publication: 'abs.national-accounts', freq: 'Q', latestDelay: 70 },
  { id: 'AU.UNEMP.SA', publication: 'abs.labour-force', freq: 'M', latestDelay: 54 },
  { id: 'AU.EMPLOYED.SA', publication: 'abs.labour-force', freq: 'M', latestDelay: 54 },
  { id: 'AU.CPI.YOY', publication: 'abs.consumer-price-index-quarterly', freq: 'Q', latestDelay: 35 },
  { id: 'AU.CPI.MONTHLY.YOY', publication: 'abs.consumer-price-index-monthly', freq: 'M', latestDelay: 45 },
  { id: 'AU.WPI.YOY', publication: 'abs.wage-price-index', freq: 'Q', latestDelay: 60 },
  { id: 'AU.RETAIL', publication: 'abs.retail-trade', freq: 'M', latestDelay: 60 },
  { id: 'AU.HOUSEHOLD.SPENDING.MOM', publication: 'abs.household-spending', freq: 'M', latestDelay: 66 },
  { id: 'AU.DWELLING.VALUE', publication: null, freq: 'Q', latestDelay: 100 },
  { id: 'AU.CREDIT.HOUSING.YOY', publication: 'rba.financial-aggregates', freq: 'M', latestDelay: 35 },
];

/** Announcements of changes to the cash rate target since 2016, with the new target. Source: RBA, table A2 and media releases. */
export const CASH_RATE: readonly (readonly [announced: string, target: number])[] = [
  ...([
    ['2016-08-02', 1.5],
    ['2019-06-04', 1.25],
    ['2019-07-02', 1],
    ['2019-10-01', 0.75],
    ['2020-03-03', 0.5],
  ] as const),
  ...([
    ['2020-03-19', 0.25],
    ['2020-11-03', 0.1],
    ['2022-05-03', 0.35],
    ['2022-06-07', 0.85],
    ['2022-07-05', 1.35],
  ] as const),
  ...([
    ['2022-08-02', 1.85],
    ['2022-09-06', 2.35],
    ['2022-10-04', 2.6],
    ['2022-11-01', 2.85],
    ['2022-12-06', 3.1],
  ] as const),
  ...([
    ['2023-02-07', 3.35],
    ['2023-03-07', 3.6],
    ['2023-05-02', 3.85],
    ['2023-06-06', 4.1],
    ['2023-11-07', 4.35],
  ] as const),
  ...([
    ['2025-02-18', 4.1],
    ['2025-05-20', 3.85],
    ['2025-08-12', 3.6],
    ['2026-02-03', 3.85],
    ['2026-03-17', 4.1],
  ] as const),
  ['2026-05-05', 4.35],
];

/** The last period of Retail Trade, which is discontinued. */
const ENDED: Readonly<Record<string, string>> = { 'AU.RETAIL': '2025-06' };

const dayOf = (text: string): number => Date.parse(text.slice(0, 10)) / DAY_MS;

/** Release dates with a source, by publication. Each has the period and the date in Sydney. */
export const FOUND: ReadonlyMap<string, readonly { readonly period: string; readonly day: string }[]> = (() => {
  const text = readFileSync(path.resolve('data/release-days.csv'), 'utf8');
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  const byPublication = new Map<string, { period: string; day: string }[]>();
  for (const { publication = '', period: of = '', released_at: at = '', basis } of data) {
    if (basis !== 'found') continue;
    byPublication.set(publication, [...(byPublication.get(publication) ?? []), { period: of, day: at.slice(0, 10) }]);
  }
  return byPublication;
})();

/** Returns the period that was certainly released by a day. A response for that day must not end earlier. */
export function leastPeriod({ id, publication, freq, latestDelay }: Headline, day: string): string {
  const today = dayOf(day);
  let t = (parsePeriod(freq === 'M' ? day.slice(0, 7) : `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`) ?? { t: 0 }).t;
  while (lastDay(period(freq, t)) + latestDelay > today) t -= 1;
  for (const one of publication === null ? [] : (FOUND.get(publication) ?? [])) {
    const of = parsePeriod(one.period);
    if (of?.freq === freq && dayOf(one.day) <= today && of.t > t) t = of.t;
  }
  const end = ENDED[id] === undefined ? null : parsePeriod(ENDED[id]);
  return formatPeriod(period(freq, end === null ? t : Math.min(t, end.t)));
}

/** Returns the latest target announced on or before a day. */
export const targetOn = (day: string): number => CASH_RATE.findLast(([announced]) => announced <= day)?.[1] ?? Number.NaN;

export const FIRST_DAY = '2018-01-01';
export const LAST_DAY = '2026-11-26';

export const plusDays = (day: string, days: number): string => new Date((dayOf(day) + days) * DAY_MS).toISOString().slice(0, 10);

/** Returns the days on which a response may change: release dates, the days before them, and the twelfth of each month. */
export function daysOfChange({ publication }: Pick<Headline, 'publication'>): readonly string[] {
  const released = (publication === null ? [] : (FOUND.get(publication) ?? [])).flatMap(({ day }) => [plusDays(day, -1), day]);
  const months = Array.from({ length: 107 }, (_, i) => new Date(Date.UTC(2018, i, 1)).toISOString().slice(0, 8));
  return [...new Set([...released, ...months.flatMap((month) => [`${month}12`])])]
    .filter((day) => day >= FIRST_DAY && day <= LAST_DAY)
    .sort();
}
