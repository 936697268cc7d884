/** Simulates station feeds, daily files and current weather from the Bureau of Meteorology and Open-Meteo, in their formats. */

import { type ObservingStation, observingStations } from '../../src/catalogue/places.ts';
import { at } from '../../src/core/assert.ts';
import { DAY_MS } from '../../src/core/period.ts';
import { compassPoint } from '../../src/core/places/compass.ts';
import { encodeCsvRow } from '../../src/formats/csv.ts';
import type { SandboxAgency, SandboxFile } from '../agency.ts';
import { seedOf, syntheticValue } from '../synthetic.ts';

const HALF_HOUR_MS = 1_800_000;
const SHOWN = 144;
const STATIONS = new Map(observingStations().map((station) => [station.wmo, station]));

export function bomAgency(): SandboxAgency {
  return { hosts: ['www.bom.gov.au', 'api.open-meteo.com'], sameForMs: HALF_HOUR_MS, answer };
}

function answer(url: URL, now: number): SandboxFile | { readonly status: 404; readonly text: string } {
  const feed = /^\/fwo\/(ID\w\d{5})\/\1\.(\d{5})\.json$/.exec(url.pathname);
  const station = STATIONS.get(feed?.[2] ?? '');
  if (station && station.product === feed?.[1]) return json(stationFeed(station, now));
  if (url.host === 'api.open-meteo.com' && url.pathname === '/v1/forecast') return json(presentWeather(url, now));
  if (/^\/climate\/dwo\/IDCJDW\d{4}\.latest\.shtml$/.test(url.pathname)) return page();
  const month = /^\/climate\/dwo\/(\d{6})\/text\/(IDCJDW\d{4})\.\1\.csv$/.exec(url.pathname);
  if (month) return dailyFile(at(month, 2), at(month, 1), now);
  return { status: 404, text: 'Not found' };
}

const json = (value: object): SandboxFile => ({ bytes: Buffer.from(JSON.stringify(value)), contentType: 'application/json' });

const page = (): SandboxFile => ({
  bytes: Buffer.from('<!DOCTYPE html><html lang="en"><head><title>Daily Weather Observations</title></head><body></body></html>'),
  contentType: 'text/html; charset=utf-8',
});

/** Invents a temperature in °C. It is higher in summer, by day and in the north, and has a random part that varies slowly. */
function temperature(place: string, latitude: number, at: number): number {
  const years = 1970 + at / (365.2425 * DAY_MS);
  const season = Math.cos(2 * Math.PI * (years % 1)) * 6;
  const hour = Math.cos((2 * Math.PI * ((at / 3_600_000 + 10 - 15) % 24)) / 24) * 5;
  return 30 + latitude * 0.35 + season + hour + walk(`${place} temperature`, years, 1.5, 1);
}

const walk = (name: string, years: number, level: number, decimals: number): number =>
  syntheticValue(seedOf(name), years * 300, { unit: '', level, spread: 0.9, growth: 0, decimals });

interface Weather {
  readonly temperature: number;
  readonly humidity: number;
  readonly pressure: number;
  readonly windKnots: number;
  readonly degrees: number;
  readonly rain: number;
}

function weatherAt(place: string, latitude: number, at: number): Weather {
  const years = 1970 + at / (365.2425 * DAY_MS);
  return {
    temperature: Number(temperature(place, latitude, at).toFixed(1)),
    humidity: Math.min(100, Math.round(Math.abs(walk(`${place} humidity`, years, 60, 0)))),
    pressure: Number((1005 + Math.abs(walk(`${place} pressure`, years, 12, 1))).toFixed(1)),
    windKnots: Math.abs(walk(`${place} wind`, years, 9, 0)),
    degrees: Math.abs(walk(`${place} direction`, years, 180, 0)) % 360,
    rain: Number(Math.max(0, walk(`${place} rain`, years, 2, 1) - 2).toFixed(1)),
  };
}

/** Formats an instant in UTC, such as `20261120233000`. */
const compact = (ms: number): string => new Date(ms).toISOString().replace(/\D/g, '').slice(0, 14);

function stationFeed(station: ObservingStation, now: number): object {
  const newest = Math.floor(now / HALF_HOUR_MS) * HALF_HOUR_MS;
  const data = Array.from({ length: SHOWN }, (_, i) => {
    const at = newest - i * HALF_HOUR_MS;
    const weather = weatherAt(station.wmo, station.latitude, at);
    return {
      sort_order: i,
      wmo: Number(station.wmo),
      name: station.name,
      history_product: station.product,
      local_date_time_full: compact(at + 10 * 3_600_000),
      aifstime_utc: compact(at),
      lat: Number(station.latitude.toFixed(1)),
      lon: Number(station.longitude.toFixed(1)),
      apparent_t: Number((weather.temperature - 1.2).toFixed(1)),
      cloud: '-',
      cloud_oktas: null,
      gust_kmh: Math.round(weather.windKnots * 1.852 * 1.5),
      gust_kt: Math.round(weather.windKnots * 1.5),
      air_temp: weather.temperature,
      dewpt: Number((weather.temperature - (100 - weather.humidity) / 5).toFixed(1)),
      press: weather.pressure,
      press_msl: weather.pressure,
      press_qnh: weather.pressure,
      press_tend: '-',
      rain_trace: weather.rain.toFixed(1),
      rel_hum: weather.humidity,
      vis_km: '10',
      weather: '-',
      wind_dir: weather.windKnots === 0 ? 'CALM' : compassPoint(weather.degrees),
      wind_spd_kmh: Math.round(weather.windKnots * 1.852),
      wind_spd_kt: weather.windKnots,
    };
  });
  return {
    observations: {
      notice: [{ copyright: 'Simulated' }],
      header: [{ ID: station.product, main_ID: station.product, name: station.name, product_name: 'Weather Observations' }],
      data,
    },
  };
}

function presentWeather(url: URL, now: number): object {
  const latitude = Number(url.searchParams.get('latitude'));
  const at = Math.floor(now / 900_000) * 900_000;
  const weather = weatherAt(`${latitude},${url.searchParams.get('longitude')}`, latitude, at);
  return {
    latitude,
    longitude: Number(url.searchParams.get('longitude')),
    current_units: {
      time: 'iso8601',
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
    },
    current: {
      time: new Date(at).toISOString().slice(0, 16),
      temperature_2m: weather.temperature,
      apparent_temperature: weather.temperature,
      dew_point_2m: Number((weather.temperature - 8).toFixed(1)),
      relative_humidity_2m: weather.humidity,
      precipitation: weather.rain,
      pressure_msl: weather.pressure,
      wind_speed_10m: Number((weather.windKnots * 1.852).toFixed(1)),
      wind_direction_10m: weather.degrees,
      wind_gusts_10m: Number((weather.windKnots * 2.8).toFixed(1)),
      cloud_cover: weather.humidity,
      weather_code: weather.rain > 0 ? 61 : 1,
    },
  };
}

const HEADER = [
  '',
  'Date',
  'Minimum temperature (°C)',
  'Maximum temperature (°C)',
  'Rainfall (mm)',
  'Evaporation (mm)',
  'Sunshine (hours)',
];
const GUST = ['Direction of maximum wind gust ', 'Speed of maximum wind gust (km/h)'];

/** Writes the daily file for a month, with the days that have ended. */
function dailyFile(product: string, month: string, now: number): SandboxFile | { readonly status: 404; readonly text: string } {
  const first = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)) - 1, 1);
  if (first > now - DAY_MS) return { status: 404, text: 'Not found' };
  const next = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)), 1);
  const days = Array.from({ length: (Math.min(next, Math.floor(now / DAY_MS) * DAY_MS) - first) / DAY_MS }, (_, i) => first + i * DAY_MS);
  const rows = days.map((day) => {
    const { temperature: warm, rain, degrees, windKnots } = weatherAt(product, -33, day + 4 * 3_600_000);
    const date = new Date(day);
    const text = `${date.getUTCFullYear()}-${String(date.getUTCMonth() + 1).padStart(2, '0')}-${date.getUTCDate()}`;
    return [
      '',
      text,
      (warm - 8).toFixed(1),
      warm.toFixed(1),
      rain.toFixed(1),
      '',
      '',
      compassPoint(degrees),
      String(Math.round(windKnots * 3)),
    ];
  });
  const lines = [['Daily Weather Observations (simulated)'], [''], [...HEADER, ...GUST], ...rows].map((cells) => encodeCsvRow(cells));
  return { bytes: Buffer.from(lines.join(''), 'latin1'), contentType: 'text/csv' };
}
