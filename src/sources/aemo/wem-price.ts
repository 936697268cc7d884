/**
 * Requests and reads reference trading prices in the Wholesale Electricity Market of Western Australia. AEMO publishes a file for each
 * trading day, which begins at 8 am in Perth. It is JSON for the latest days, and a ZIP with the same JSON for earlier days.
 *
 *     {"data":{"tradingDay":"2026-05-10","referenceTradingPrices":[
 *       {"tradingInterval":"2026-05-10T08:00:00+08:00","referenceTradingPrice":81.66,"isPublished":true},…]}}
 *
 * The first interval in a trading day has the time 8 am, so a time is the start of its half hour.
 */
import type { Ask, Captured } from '../../core/capture.ts';
import type { TimeSpan } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { leftOutOf, NOT_STATED, type Observation, type ParsedDataset } from '../../core/observation.ts';
import { arrayAt, objectAt, parseJson, textAt } from '../../formats/json.ts';
import { marketInstant } from '../../formats/nem-csv.ts';
import { sniffKind } from '../../formats/sniff.ts';
import { readZip } from '../../formats/zip.ts';
import { METRIC, type Metric } from './market-table.ts';
import { namesIn, timeIn } from './nemweb.ts';

export const WEM_FOLDER = 'https://data.wa.aemo.com.au/public/market-data/wemde/referenceTradingPrice/';
const LATEST = /ReferenceTradingPrice_\d{4}-\d{2}-\d{2}\.json/;
const EARLIER = /ReferenceTradingPrice_(\d{8})\.zip/;
const HALF_HOUR_MS = 1_800_000;
const MAX_BYTES = 4 * 1024 * 1024;

/** Requests the days in the folder `previous` that `isWanted` accepts, latest first. A day has the form `20260510`. */
const earlierAsk = (isWanted: (day: string) => boolean): Ask => ({
  id: 'listing previous',
  url: `${WEM_FOLDER}previous/`,
  accept: 'text/html',
  atMost: 31,
  follow: (listing) =>
    namesIn(listing, EARLIER)
      .toReversed()
      .filter((name) => isWanted(timeIn(name, EARLIER)))
      .map((name) => ({ id: name, url: `${WEM_FOLDER}previous/${name}`, accept: 'application/zip, */*;q=0.1', immutable: true })),
});

/** Requests up to 31 earlier days that are not stored. Also requests the latest days, because they may change. */
export const wemAsks: readonly Ask[] = [
  earlierAsk(() => true),
  {
    id: 'listing current',
    url: `${WEM_FOLDER}current/`,
    accept: 'text/html',
    follow: (listing) =>
      namesIn(listing, LATEST)
        .slice(-2)
        .map((name) => ({ id: name, url: `${WEM_FOLDER}current/${name}`, accept: 'application/json' })),
  },
];

/**
 * Requests the trading days that overlap the requested time range. A trading day is a day in UTC, because 8 am in Perth is midnight in
 * UTC.
 */
export function wemHistory(window: TimeSpan): readonly Ask[] {
  const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');
  const [first, last] = [day(window.from - HALF_HOUR_MS), day(window.to)];
  return [earlierAsk((one) => first <= one && one <= last)];
}

/** Reads the prices for a day. Skips intervals without a published price. Throws PARSE_* with the path. */
export async function readWemPrices(captured: Captured, { column, word, unit }: Metric): Promise<ParsedDataset> {
  const document = parseJson(await jsonIn(captured));
  const rows = arrayAt(objectAt(objectAt(document, '$')['data'], '$.data')['referenceTradingPrices'], '$.data.referenceTradingPrices');
  const observations: Observation[] = [];
  const unpublished: string[] = [];
  for (const [i, item] of rows.entries()) {
    const path = `$.data.referenceTradingPrices[${i}]`;
    const row = objectAt(item, path);
    const time = textAt(row['tradingInterval'], `${path}.tradingInterval`);
    const price = row['referenceTradingPrice'];
    const start = /[+]08:00$/.test(time) ? marketInstant(time) : null;
    if (start === null || start % HALF_HOUR_MS !== 0) {
      throw valueError('A time is not the start of a half hour in Perth.', `${path}.tradingInterval`, time);
    }
    if (row['isPublished'] === false || price === null) unpublished.push(time);
    else if (typeof price !== 'number') throw valueError('A price is not a number.', `${path}.referenceTradingPrice`, String(price));
    else observations.push({ t: start / HALF_HOUR_MS + 1, value: price, status: null, text: null, at: path });
  }
  return {
    dimensions: [{ id: METRIC, label: 'Metric', values: [{ code: column, label: word }] }],
    series: [
      {
        key: column,
        freq: '30MIN',
        unit,
        ...NOT_STATED,
        observations: observations.sort((a, b) => a.t - b.t),
      },
    ],
    publishedOn: null,
    scope: 'points',
    notes: [],
    leftOut: [leftOutOf('the day', 'rows', unpublished)],
  };
}

/** Returns the JSON for a day, from the file itself or from the only JSON file in an archive. */
async function jsonIn({ bytes }: Captured): Promise<Uint8Array> {
  if (sniffKind(bytes) !== 'zip') return bytes;
  const [file, second] = (await readZip(bytes, { maxTotalBytes: MAX_BYTES })).filter(({ name }) => /\.json$/i.test(name));
  if (file !== undefined && second === undefined) return file.bytes;
  throw new WattleError('PARSE_LAYOUT', 'The archive does not have exactly one JSON file.');
}

const valueError = (detail: string, column: string, value: string): WattleError =>
  new WattleError('PARSE_VALUE', detail, { at: { column, value } });
