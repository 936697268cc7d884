/**
 * Reads the Bureau's daily weather observations, with one file for each station and month:
 *
 *     "Daily Weather Observations for Sydney, New South Wales for October 2026"
 *     …
 *     ,"Date","Minimum temperature (°C)","Maximum temperature (°C)","Rainfall (mm)", … ,"Speed of maximum wind gust (km/h)", …
 *     ,"2026-10-1",14.6,23.9,0.2, …
 */
import type { Ask, Captured, StoredBefore } from '../../core/capture.ts';
import { WattleError } from '../../core/errors.ts';
import { leftOutOf, type Observation, type ParsedDataset } from '../../core/observation.ts';
import { DAY_MS } from '../../core/period.ts';
import { parseCsv, refuseBrokenOff } from '../../formats/csv.ts';
import { numberIn } from '../../formats/published-number.ts';
import { unreadHeadings } from '../../formats/sheet-table.ts';

export interface ClimateStation {
  /** The station number in the climate archive, such as `066214`. */
  readonly site: string;
  readonly name: string;
  /** The Bureau's id for the station's file, such as `IDCJDW2124`. */
  readonly product: string;
}

interface Element {
  readonly code: string;
  /** The start of the column heading, without its unit. */
  readonly label: string;
  readonly unit: string;
}

export const ELEMENTS: readonly Element[] = [
  { code: 'min_temp_c', label: 'Minimum temperature', unit: '°C' },
  { code: 'max_temp_c', label: 'Maximum temperature', unit: '°C' },
  { code: 'rainfall_mm', label: 'Rainfall', unit: 'mm' },
  { code: 'evaporation_mm', label: 'Evaporation', unit: 'mm' },
  { code: 'sunshine_hours', label: 'Sunshine', unit: 'hours' },
  { code: 'wind_gust_kmh', label: 'Speed of maximum wind gust', unit: 'km/h' },
];

/** Matches the unit in brackets after a heading, such as `(°C)`. */
const IN_BRACKETS = /\s{0,9}\(([^()]*)\)$/;

const PAGES = 'https://www.bom.gov.au/climate/dwo';
/** Number of months for which the Bureau keeps files online. */
const MONTHS_KEPT = 14;
/** Number of days after the end of a month until the file is final. */
const SETTLED_AFTER_DAYS = 10;

/** Requests all months that the Bureau keeps for a station. Final months are requested only once. */
export function climateAsk({ product }: ClimateStation): Ask {
  return {
    id: `${product}-page`,
    url: `${PAGES}/${product}.latest.shtml`,
    accept: 'text/html',
    follow: (_page, stored) => monthsOf(stored).map((month) => monthAsk(product, month, stored.now)),
  };
}

/** Returns the months that the Bureau keeps, such as `202610`, oldest first. A month has no file until its first day is over. */
function monthsOf({ now }: StoredBefore): readonly string[] {
  const yesterday = new Date(now - DAY_MS);
  return Array.from({ length: MONTHS_KEPT }, (_, i) => {
    const month = new Date(Date.UTC(yesterday.getUTCFullYear(), yesterday.getUTCMonth() - (MONTHS_KEPT - 1 - i), 1));
    return month.toISOString().slice(0, 7).replace('-', '');
  });
}

/** Returns the request id for the previous month: `IDCJDW2124.202609` for `IDCJDW2124.202610`. Null for an id with a different form. */
export function climateBefore(askId: string): string | null {
  const [, product, year, month] = /^(IDCJDW\d{4})\.(\d{4})(\d{2})$/.exec(askId) ?? [];
  if (product === undefined) return null;
  const before = new Date(Date.UTC(Number(year), Number(month) - 2, 1));
  return `${product}.${before.toISOString().slice(0, 7).replace('-', '')}`;
}

function monthAsk(product: string, month: string, now: number): Ask {
  const end = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)), 1);
  return {
    id: `${product}.${month}`,
    url: `${PAGES}/${month}/text/${product}.${month}.csv`,
    accept: 'text/csv',
    ...(now > end + SETTLED_AFTER_DAYS * DAY_MS ? { immutable: true } : {}),
  };
}

export function parseClimate(capture: Captured, stations: readonly ClimateStation[]): ParsedDataset {
  const product = /(IDCJDW\d{4})\.\d{6}\.csv$/.exec(capture.url)?.[1];
  const station = stations.find((one) => one.product === product);
  if (!station) throw layout('The address names no known station.', capture.url);
  const table = parseCsv(capture.bytes);
  const { rows } = table;
  const headerAt = rows.findIndex((row) => row.some((cell) => cell.trim() === 'Date'));
  const header = (rows[headerAt] ?? []).map((cell) => cell.trim());
  if (headerAt < 0) throw layout('Missing column Date.', capture.url);
  refuseBrokenOff(table, header.length);
  const dateColumn = header.indexOf('Date');
  const days = rows.slice(headerAt + 1).flatMap((row, i) => {
    const date = (row[dateColumn] ?? '').trim();
    return date === '' ? [] : [{ row, number: headerAt + 2 + i, t: rowDay(date, capture.url, headerAt + 2 + i) }];
  });
  days.sort((a, b) => a.t - b.t);
  const found = ELEMENTS.flatMap((element) => {
    const column = header.findIndex((cell) => cell.replace(IN_BRACKETS, '') === element.label);
    if (column < 0) return [];
    const unit = IN_BRACKETS.exec(header[column] ?? '')?.[1] ?? '';
    if (unit !== element.unit) {
      throw new WattleError('PARSE_LAYOUT', `${element.label} is not in ${element.unit}.`, {
        at: { url: capture.url, row: headerAt + 1, column: element.label, value: unit },
      });
    }
    return [{ element, column }];
  });
  for (const needed of ELEMENTS.slice(0, 3)) {
    if (!found.some(({ element }) => element === needed)) throw layout(`Missing column ${needed.label}.`, capture.url);
  }
  return {
    dimensions: [
      { id: 'STATION', label: 'Station', values: stations.map(({ site, name }) => ({ code: site, label: name })) },
      { id: 'ELEMENT', label: 'Element', values: ELEMENTS.map(({ code, label }) => ({ code, label })) },
    ],
    series: found.map(({ element, column }) => ({
      key: `${station.site}.${element.code}`,
      freq: 'D',
      unit: element.unit,
      multiplier: 0,
      decimals: null,
      adjustment: 'original',
      title: null,
      basePeriod: null,
      observations: days.flatMap(({ row, number, t }) => observationOf(row[column] ?? '', t, number, element.label, capture.url)),
    })),
    publishedOn: null,
    scope: 'partial',
    notes: [],
    leftOut: [leftOutOf('the daily files', 'columns', unreadHeadings(header, [dateColumn, ...found.map(({ column }) => column)]))],
  };
}

/** Reads `2026-10-1` as days since 1970-01-01. */
function rowDay(text: string, url: string, row: number): number {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const ms = Date.UTC(year, month - 1, day);
  if (!/^\d{4}-\d{1,2}-\d{1,2}$/.test(text) || new Date(ms).getUTCDate() !== day) {
    throw new WattleError('PARSE_VALUE', 'A date cannot be read.', { at: { url, row, column: 'Date', value: text } });
  }
  return ms / DAY_MS;
}

function observationOf(text: string, t: number, row: number, column: string, url: string): readonly Observation[] {
  const cell = text.trim();
  if (cell === '') return [];
  const value = numberIn(cell);
  if (value === undefined) throw new WattleError('PARSE_VALUE', 'A cell is not a number.', { at: { url, row, column, value: cell } });
  return [{ t, value, status: null, text: null, at: `r${row} ${column}` }];
}

const layout = (detail: string, url: string): WattleError => new WattleError('PARSE_LAYOUT', detail, { at: { url } });
