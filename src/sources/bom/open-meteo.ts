/**
 * Reads current weather from Open-Meteo at the coordinates of a station, for operators who may not redistribute the Bureau's data.
 *
 * { latitude, longitude, current_units: { temperature_2m: '°C', … }, current: { time: '2026-11-21T03:00', temperature_2m: 21.4, … } }
 *
 * Values come from weather models, not from the station.
 */

import type { Captured } from '../../core/capture.ts';
import type { RegisterDataset, RegisterRow } from '../../core/define-dataset.ts';
import { leftOutOf } from '../../core/observation.ts';
import { compassPoint } from '../../core/places/compass.ts';
import { objectAt, parseJson } from '../../formats/json.ts';
import { OBSERVATION_COLUMNS, OBSERVATION_KEY } from './observation-columns.ts';
import { PLACES } from './places.ts';
import { unexpected } from './station-json.ts';
import { OTHER_STATIONS, type Station } from './stations.ts';

/** The names of the elements, with the required unit of each. */
const ELEMENTS = {
  temperature_2m: '°C',
  apparent_temperature: '°C',
  dew_point_2m: '°C',
  relative_humidity_2m: '%',
  precipitation: 'mm',
  pressure_msl: 'hPa',
  wind_speed_10m: 'km/h',
  wind_direction_10m: '°',
  wind_gusts_10m: 'km/h',
  cloud_cover: '%',
  weather_code: 'wmo code',
} as const;
type Element = keyof typeof ELEMENTS;

const COORDINATES = new Map(
  [
    ...PLACES.map((place) => ({ ...place.station, location: place.id })),
    ...OTHER_STATIONS.map((one) => ({ ...one, location: one.wmo })),
  ].map((station) => [station.wmo, station]),
);

/** Declares the current weather at a station, under an id such as `OPEN_METEO_94768`. Returns null for an unknown station. */
export function openMeteoAt(id: string): RegisterDataset | null {
  const station = COORDINATES.get(/^OPEN[_-]METEO[_-](\d{5})$/i.exec(id)?.[1] ?? '');
  if (!station) return null;
  const url = `https://api.open-meteo.com/v1/forecast?latitude=${station.latitude}&longitude=${station.longitude}&current=${Object.keys(ELEMENTS).join(',')}&timezone=GMT`;
  return {
    kind: 'register',
    source: 'bom',
    id: `OPEN_METEO_${station.wmo}`,
    title: `Present weather at ${station.name} by Open-Meteo`,
    description: `Present weather at ${station.name}, calculated by Open-Meteo from weather models.`,
    landingPage: 'https://open-meteo.com/',
    licence: 'cc-by-4.0',
    publisher: { name: 'Open-Meteo', attribution: 'Weather data by Open-Meteo.com' },
    cadence: { checkEveryMinutes: 15, maxAgeDays: null },
    quirks: [
      "Open-Meteo calculates its figures from weather models. The station does not measure them. Open-Meteo's free service is for non-commercial use.",
    ],
    curated: false,
    upstream: { url, format: 'JSON' },
    columns: OBSERVATION_COLUMNS,
    key: OBSERVATION_KEY,
    rolling: true,
    asks: () => [{ id: 'current', url, accept: 'application/json' }],
    leftOut: async (capture) => [leftOutOf("Open-Meteo's response", 'columns', otherMembers(capture))],
    parse: (capture) => rowsOf(capture, station),
  };
}

/** Returns the members in the response that are not read. */
function otherMembers(capture: Captured): readonly string[] {
  const current = objectAt(objectAt(parseJson(capture.bytes), 'document')['current'], 'current');
  return Object.keys(current).filter((name) => name !== 'time' && !Object.hasOwn(ELEMENTS, name));
}

async function* rowsOf(capture: Captured, station: Station & { readonly location: string }): AsyncGenerator<RegisterRow> {
  const document = objectAt(parseJson(capture.bytes), 'document');
  const current = objectAt(document['current'], 'current');
  const units = objectAt(document['current_units'], 'current_units');
  const number = (element: Element): number | null => {
    const value = current[element];
    if (value === undefined || value === null) return null;
    if (units[element] !== ELEMENTS[element]) throw unexpected(`unit ${ELEMENTS[element]}`, `current_units.${element}`, units[element]);
    if (typeof value !== 'number') throw unexpected('number', `current.${element}`, value);
    return value;
  };
  const time = current['time'];
  const at = typeof time === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time) ? Date.parse(`${time}:00Z`) : Number.NaN;
  if (Number.isNaN(at)) throw unexpected('UTC time', 'current.time', time);
  const degrees = number('wind_direction_10m');
  yield {
    location: station.location,
    station: station.name,
    wmo: station.wmo,
    time: new Date(at).toISOString().replace('.000Z', 'Z'),
    temperature_c: number('temperature_2m'),
    apparent_temperature_c: number('apparent_temperature'),
    dew_point_c: number('dew_point_2m'),
    relative_humidity_pct: number('relative_humidity_2m'),
    precipitation_mm: number('precipitation'),
    precipitation_text: null,
    pressure_msl_hpa: number('pressure_msl'),
    wind_speed_kmh: number('wind_speed_10m'),
    wind_direction: degrees === null ? null : compassPoint(degrees),
    wind_direction_deg: degrees,
    wind_gusts_kmh: number('wind_gusts_10m'),
    cloud_cover_pct: number('cloud_cover'),
    cloud: null,
    weather_code: number('weather_code'),
    weather_description: null,
  };
}
