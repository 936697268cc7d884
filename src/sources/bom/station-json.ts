/**
 * Reads the station observations of the Bureau: 72 hours of one station, newest first.
 *
 *     observations.header[0]  { ID, name, time_zone, … }
 *     observations.data[]     { wmo, name, aifstime_utc: '20180624233000', air_temp: 9.7, rain_trace: '0.0' | 'Trace' | '-', … }
 *
 * Coastal products lack half of the fields, and a beacon may measure the wind only.
 */

import type { Captured } from '../../core/capture.ts';
import { compassDegrees } from '../../core/compass.ts';
import type { RegisterRow } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { type LeftOut, leftOutOf } from '../../core/observation.ts';
import { arrayAt, type Json, type JsonObject, objectAt, parseJson } from '../../formats/json.ts';
import { numberIn } from '../../formats/published-number.ts';

export function readStationJson(capture: Captured, locationOf: (wmo: string) => string): RegisterRow[] {
  return rowsIn(capture).map((row, i) => rowOf(row, `observations.data[${i}]`, locationOf));
}

function rowsIn(capture: Captured): readonly JsonObject[] {
  const { observations } = objectAt(parseJson(capture.bytes), 'document');
  const rows = arrayAt(objectAt(observations, 'observations')['data'], 'observations.data');
  return rows.map((row, i) => objectAt(row, `observations.data[${i}]`));
}

/** Fields of an observation that no column takes: those that say the same in another unit or another clock, and what the program does not serve. */
export function besideStationJson(capture: Captured): readonly LeftOut[] {
  const names = new Set(rowsIn(capture).flatMap((row) => Object.keys(row)));
  return [
    leftOutOf(
      'the feed of a station',
      'columns',
      [...names].filter((name) => !FIELDS.includes(name)),
    ),
  ];
}

/** The fields that `rowOf` reads. */
const FIELDS: readonly string[] = [
  ...['wmo', 'name', 'aifstime_utc', 'air_temp', 'apparent_t', 'dewpt', 'rel_hum', 'rain_trace', 'press_msl', 'wind_dir'],
  ...['wind_spd_kmh', 'wind_spd_kt', 'gust_kmh', 'gust_kt', 'cloud_oktas', 'cloud', 'weather'],
];

function rowOf(one: JsonObject, path: string, locationOf: (wmo: string) => string): RegisterRow {
  const number = (name: string): number | null => numberOrNull(one[name], `${path}.${name}`);
  const wmo = number('wmo');
  if (wmo === null) throw unexpected('WMO number', `${path}.wmo`, one['wmo']);
  const direction = word(one['wind_dir']);
  const rain = word(one['rain_trace']);
  const rainMm = rain === null ? undefined : numberIn(rain);
  const oktas = number('cloud_oktas');
  return {
    location: locationOf(String(wmo)),
    station: word(one['name']),
    wmo: String(wmo),
    time: instantText(one['aifstime_utc'], `${path}.aifstime_utc`),
    temperature_c: number('air_temp'),
    apparent_temperature_c: number('apparent_t'),
    dew_point_c: number('dewpt'),
    relative_humidity_pct: number('rel_hum'),
    precipitation_mm: rainMm ?? null,
    precipitation_text: rainMm === undefined ? rain : null,
    pressure_msl_hpa: number('press_msl'),
    wind_speed_kmh: number('wind_spd_kmh') ?? fromKnots(number('wind_spd_kt')),
    wind_direction: direction,
    wind_direction_deg: compassDegrees(direction),
    wind_gusts_kmh: number('gust_kmh') ?? fromKnots(number('gust_kt')),
    cloud_cover_pct: oktas === null ? null : oktas * 12.5,
    cloud: word(one['cloud']),
    weather_code: null,
    weather_description: word(one['weather']),
  };
}

/** A knot is exactly 1.852 km/h; published knots are whole numbers, so three decimals hold the product. */
const fromKnots = (knots: number | null): number | null => (knots === null ? null : Number((knots * 1.852).toFixed(3)));

/** `-` and an empty text stand for nothing. */
const word = (value: Json | undefined): string | null =>
  typeof value === 'string' && !['', '-'].includes(value.trim()) ? value.trim() : null;

function numberOrNull(value: Json | undefined, path: string): number | null {
  if (value === undefined || value === null || value === '-' || value === '') return null;
  if (typeof value === 'number') return value;
  throw unexpected('number', path, value);
}

/** `20180624233000` → `2018-06-24T23:30:00Z` */
function instantText(value: Json | undefined, path: string): string {
  const parts = typeof value === 'string' ? /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(value) : null;
  const text = parts && `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}:${parts[6]}Z`;
  if (!text || Number.isNaN(Date.parse(text))) throw unexpected('UTC time', path, value);
  return text;
}

const unexpected = (expected: string, path: string, value: Json | undefined): WattleError =>
  new WattleError('PARSE_VALUE', `There is no ${expected} at ${path}.`, { at: { column: path, value: JSON.stringify(value) ?? 'absent' } });
