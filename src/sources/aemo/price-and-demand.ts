/**
 * Reads a month for one region from a file on AEMO's website, such as PRICE_AND_DEMAND_202403_VIC1.csv:
 *
 *     REGION,SETTLEMENTDATE,TOTALDEMAND,RRP,PERIODTYPE
 *     VIC1,2024/03/01 00:05:00,4626.79,90.10,TRADE
 *
 * Prices are trading prices, rounded to cents. Times are market time, at the end of an interval.
 */
import type { Captured } from '../../core/capture.ts';
import { WattleError } from '../../core/errors.ts';
import { leftOutOf, NOT_STATED, type Observation, type ParsedDataset } from '../../core/observation.ts';
import { formatPeriod } from '../../core/period.ts';
import { parseCsv } from '../../formats/csv.ts';
import { marketInstant } from '../../formats/nem-csv.ts';
import { METRIC, REGION } from './market-table.ts';
import { isRegion } from './regions.ts';

const HEAD = 'REGION,SETTLEMENTDATE,TOTALDEMAND,RRP,PERIODTYPE';
/** The UTF-8 byte order mark, with one character for each byte. */
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
const FIVE_MINUTES_MS = 300_000;

/** Returns true for this kind of file. A program that saved the file again may have added a byte order mark, which `parseCsv` skips. */
export const isPriceAndDemand = ({ bytes }: Captured): boolean =>
  Buffer.from(bytes.subarray(0, HEAD.length + BYTE_ORDER_MARK.length))
    .toString('latin1')
    .replace(BYTE_ORDER_MARK, '')
    .toUpperCase()
    .startsWith(HEAD);

/** Reads the prices. Throws PARSE_VALUE with the row, and DATA_DUPLICATE_KEY for two prices in one interval. */
export function readPrices(captured: Captured, metric: { readonly word: string; readonly unit: string }): ParsedDataset {
  const [, ...rows] = parseCsv(captured.bytes, { delimiter: ',' }).rows;
  const byRegion = new Map<string, Map<number, Observation>>();
  const otherTypes = new Set<string>();
  for (const [i, [region = '', time = '', , price = '', type = '']] of rows.entries()) {
    const at = `r${i + 2}`;
    if (type !== 'TRADE') otherTypes.add(type);
    if (type !== 'TRADE' || !isRegion(region)) continue;
    const ms = marketInstant(time);
    if (ms === null || ms % FIVE_MINUTES_MS !== 0 || !/^-?\d+(\.\d+)?$/.test(price)) {
      throw new WattleError('PARSE_VALUE', 'A row has no interval or no price.', {
        at: { url: captured.url, row: i + 2, value: `${time} ${price}` },
      });
    }
    const prices = byRegion.get(region) ?? new Map<number, Observation>();
    byRegion.set(region, prices);
    const t = ms / FIVE_MINUTES_MS;
    const [before, value] = [prices.get(t), Number(price)];
    if (before && before.value !== value) {
      const when = formatPeriod({ freq: '5MIN', t });
      throw new WattleError('DATA_DUPLICATE_KEY', `${region} has two prices at ${when}: ${before.at} and ${at}.`, {
        at: { url: captured.url },
      });
    }
    prices.set(t, { t, value, status: null, text: null, at });
  }
  return {
    dimensions: [
      { id: METRIC, label: 'Metric', values: [{ code: 'RRP', label: metric.word }] },
      { id: REGION, label: 'region', values: [...byRegion.keys()].map((code) => ({ code, label: code })) },
    ],
    series: [...byRegion].map(([region, prices]) => ({
      key: `RRP.${region}`,
      freq: '5MIN',
      unit: metric.unit,
      ...NOT_STATED,
      // No address is stored, because the interval already identifies the row.
      observations: [...prices.values()].map((one) => ({ ...one, at: null })).sort((a, b) => a.t - b.t),
    })),
    publishedOn: null,
    scope: 'points',
    notes: [],
    leftOut: [leftOutOf('the file', 'columns', ['TOTALDEMAND']), leftOutOf('the file', 'rows', otherTypes)],
  };
}
