/**
 * Reads dispatch reports and the data feed for AEMO's price chart. A report covers five minutes, and four datasets use it. The feed covers
 * two days.
 */
import type { Ask, Captured } from '../../core/capture.ts';
import type { TimeSpan } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { leftOutOf, NOT_STATED, type Observation, type ParsedDataset } from '../../core/observation.ts';
import { twoFigures } from '../../core/series/read-once.ts';
import { arrayAt, objectAt, parseJson, textAt } from '../../formats/json.ts';
import { marketInstant } from '../../formats/nem-csv.ts';
import { METRIC, REGION } from './market-table.ts';
import { historyAsks, type Report } from './nemweb.ts';
import { isRegion, REGIONS } from './regions.ts';

export const DISPATCH: Report = { folder: 'DispatchIS_Reports', file: /PUBLIC_DISPATCHIS_(\d{12})_\d{16}\.zip/ };
const DISPATCH_ARCHIVE: Report = { folder: 'DispatchIS_Reports', file: /PUBLIC_DISPATCHIS_(\d{8})\.zip/ };

/** Requests two days of prices and demand in one response. The feed does not depend on NEMweb. */
export const CHART_FEED: Ask = {
  id: '5MIN',
  url: 'https://visualisations.aemo.com.au/aemo/apps/api/report/5MIN',
  accept: 'application/json',
};

/**
 * Returns requests for older dispatch data, from the monthly table or the daily archive. The last two days are requested from `recent` if
 * it is given, and otherwise from the reports.
 */
export const dispatchHistory =
  (monthly: string, recent?: Ask) =>
  (window: TimeSpan, now: number): readonly Ask[] =>
    historyAsks({ current: DISPATCH, archive: DISPATCH_ARCHIVE, monthly, ...(recent === undefined ? {} : { recent }) }, window, now);

interface FeedMetric {
  readonly member: string;
  readonly column: string;
  readonly word: string;
  readonly unit: string;
}

/**
 * Reads `{"5MIN":[{"SETTLEMENTDATE":"2021-10-06T15:00:00","REGIONID":"NSW1","RRP":15.82342,"PERIODTYPE":"ACTUAL",…}]}`. Times are market
 * time. Rows other than ACTUAL are forecasts and are skipped. Throws PARSE_* with the path.
 */
export function readChartFeed(captured: Captured, metrics: readonly FeedMetric[]): ParsedDataset {
  const rows = arrayAt(objectAt(parseJson(captured.bytes), '$')['5MIN'], '$.5MIN');
  const series = new Map<string, { readonly unit: string; readonly byT: Map<number, Observation> }>();
  let repeated = 0;
  const [members, otherRegions, otherTypes] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [i, item] of rows.entries()) {
    const path = `$.5MIN[${i}]`;
    const row = objectAt(item, path);
    const region = textAt(row[REGION], `${path}.${REGION}`);
    const type = textAt(row['PERIODTYPE'], `${path}.PERIODTYPE`);
    for (const member of Object.keys(row)) members.add(member);
    if (!isRegion(region)) otherRegions.add(region);
    if (type !== 'ACTUAL') otherTypes.add(type);
    if (!isRegion(region) || type !== 'ACTUAL') continue;
    const t = intervalAt(textAt(row['SETTLEMENTDATE'], `${path}.SETTLEMENTDATE`), path);
    for (const { member, column, unit } of metrics) {
      const value = row[member];
      if (value === null) continue;
      if (typeof value !== 'number') {
        throw new WattleError('PARSE_VALUE', `The member ${member} is not a number.`, {
          at: { column: `${path}.${member}`, value: String(value) },
        });
      }
      const key = `${column}.${region}`;
      const one = series.get(key) ?? { unit, byT: new Map() };
      series.set(key, one);
      const observation: Observation = { t, value, status: null, text: null, at: `${path}.${member}` };
      const before = one.byT.get(t);
      if (before && before.value !== value) throw twoFigures(key, '5MIN', before, observation);
      if (before) repeated += 1;
      else one.byT.set(t, observation);
    }
  }
  return {
    dimensions: [
      { id: METRIC, label: 'Metric', values: metrics.map(({ column, word }) => ({ code: column, label: word })) },
      { id: 'REGIONID', label: 'region', values: REGIONS.map((code) => ({ code, label: code })) },
    ],
    series: [...series].map(([key, { unit, byT }]) => ({
      key,
      freq: '5MIN',
      unit,
      ...NOT_STATED,
      // No address is stored, because the interval already identifies the row in the feed.
      observations: [...byT.values()].map((observation) => ({ ...observation, at: null })).sort((a, b) => a.t - b.t),
    })),
    publishedOn: null,
    scope: 'points',
    notes: repeated === 0 ? [] : [`Number of figures that occur twice in the feed with the same value, and are used once: ${repeated}.`],
    leftOut: [
      leftOutOf(
        '5MIN',
        'columns',
        [...members].filter((member) => !READ.includes(member) && !metrics.some((metric) => metric.member === member)),
      ),
      leftOutOf('5MIN', 'rows', otherTypes),
      leftOutOf('5MIN', 'regions', otherRegions),
    ],
  };
}

const READ: readonly string[] = ['SETTLEMENTDATE', REGION, 'PERIODTYPE'];

const FIVE_MINUTES_MS = 300_000;

function intervalAt(text: string, path: string): number {
  const ms = marketInstant(text);
  if (ms !== null && ms % FIVE_MINUTES_MS === 0) return ms / FIVE_MINUTES_MS;
  throw new WattleError('PARSE_VALUE', 'A time in the feed is not the end of an interval.', {
    at: { column: `${path}.SETTLEMENTDATE`, value: text },
  });
}
