/**
 * Reads the Bureau's observations at one station for 72 hours, latest first.
 *
 *     observations.header[0]  { ID, name, time_zone, … }
 *     observations.data[]     { wmo, name, aifstime_utc: '20180624233000', air_temp: 9.7, rain_trace: '0.0' | 'Trace' | '-', … }
 *
 * Coastal products have only half of the fields. A beacon may measure only wind.
 */

import type { Captured } from '../../core/capture.ts';
import type { RegisterRow } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { type LeftOut, leftOutOf } from '../../core/observation.ts';
import { compassDegrees } from '../../core/places/compass.ts';
import { arrayAt, type Json, objectAt, parseJson } from '../../formats/json.ts';
import { numberIn } from '../../formats/published-number.ts';
import { Fields } from './fields.ts';

export function readStationJson(capture: Captured, locationOf: (wmo: string) => string): RegisterRow[] {
  return observationsIn(capture).map((one, i) => rowOf(one, pathOf(i), locationOf));
}

function observationsIn(capture: Captured): readonly Fields<Json>[] {
  const { observations } = objectAt(parseJson(capture.bytes), 'document');
  const rows = arrayAt(objectAt(observations, 'observations')['data'], 'observations.data');
  return rows.map((row, i) => new Fields(new Map(Object.entries(objectAt(row, pathOf(i))))));
}

const pathOf = (i: number): string => `observations.data[${i}]`;

/**
 * Returns content that is not read: values that are also in another field with a different unit or time zone, other fields, and other
 * stations.
 */
export function besideStationJson(capture: Captured, wanted: ReadonlySet<string>): readonly LeftOut[] {
  const all = observationsIn(capture);
  const rows = all.map((one, i) => rowOf(one, pathOf(i), (wmo) => wmo));
  const others = rows.flatMap(({ wmo, station }) => (wanted.has(String(wmo)) ? [] : [`${wmo} ${station}`]));
  const of = 'the feed of a station';
  const unread = all.flatMap((one) => one.unread());
  return [leftOutOf(of, 'columns', unread), leftOutOf(of, 'stations', others)];
}

function rowOf(one: Fields<Json>, path: string, locationOf: (wmo: string) => string): RegisterRow {
  const number = (name: string): number | null => numberOrNull(one.get(name), `${path}.${name}`);
  const speed = (kmh: string, knots: string): number | null => {
    one.takes(kmh, knots);
    return number(kmh) ?? fromKnots(number(knots));
  };
  const wmo = number('wmo');
  if (wmo === null) throw unexpected('WMO number', `${path}.wmo`, one.get('wmo'));
  const direction = word(one.get('wind_dir'));
  const rain = word(one.get('rain_trace'));
  const rainMm = rain === null ? undefined : numberIn(rain);
  const oktas = number('cloud_oktas');
  return {
    location: locationOf(String(wmo)),
    station: word(one.get('name')),
    wmo: String(wmo),
    time: instantText(one.get('aifstime_utc'), `${path}.aifstime_utc`),
    temperature_c: number('air_temp'),
    apparent_temperature_c: number('apparent_t'),
    dew_point_c: number('dewpt'),
    relative_humidity_pct: number('rel_hum'),
    precipitation_mm: rainMm ?? null,
    precipitation_text: rainMm === undefined ? rain : null,
    pressure_msl_hpa: number('press_msl'),
    wind_speed_kmh: speed('wind_spd_kmh', 'wind_spd_kt'),
    wind_direction: direction,
    wind_direction_deg: compassDegrees(direction),
    wind_gusts_kmh: speed('gust_kmh', 'gust_kt'),
    cloud_cover_pct: oktas === null ? null : oktas * 12.5,
    cloud: word(one.get('cloud')),
    weather_code: null,
    weather_description: word(one.get('weather')),
  };
}

/** Converts knots to km/h. A knot is exactly 1.852 km/h. Published knots are whole numbers, so three decimals are exact. */
const fromKnots = (knots: number | null): number | null => (knots === null ? null : Number((knots * 1.852).toFixed(3)));

/** Returns the trimmed text. Returns null for `-` and for empty text. */
const word = (value: Json | undefined): string | null =>
  typeof value === 'string' && !['', '-'].includes(value.trim()) ? value.trim() : null;

function numberOrNull(value: Json | undefined, path: string): number | null {
  if (value === undefined || value === null || value === '-' || value === '') return null;
  if (typeof value === 'number') return value;
  throw unexpected('number', path, value);
}

/** Converts `20180624233000` to `2018-06-24T23:30:00Z`. */
function instantText(value: Json | undefined, path: string): string {
  const parts = typeof value === 'string' ? /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(value) : null;
  const text = parts && `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}:${parts[6]}Z`;
  if (!text || Number.isNaN(Date.parse(text))) throw unexpected('UTC time', path, value);
  return text;
}

export const unexpected = (expected: string, path: string, value: Json | undefined): WattleError =>
  new WattleError('PARSE_VALUE', `Missing ${expected} at ${path}.`, { at: { column: path, value: JSON.stringify(value) ?? 'absent' } });
