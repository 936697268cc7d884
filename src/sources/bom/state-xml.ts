/**
 * Reads the latest observation at each station from the Bureau's state-wide files:
 *
 *     <product><amoc><identifier>IDQ60920</identifier> …
 *       <observations><station wmo-id='94576' stn-name='BRISBANE' description='Brisbane' lat='-27.4808' lon='153.0389'>
 *         <period index='0' time-utc='2018-09-12T01:50:00+00:00'><level index='0' type='surface'>
 *           <element units='Celsius' type='air_temperature'>23.9</element>
 */
import { SaxesParser } from 'saxes';
import type { Captured } from '../../core/capture.ts';
import type { RegisterRow } from '../../core/define-dataset.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { type LeftOut, leftOutOf } from '../../core/observation.ts';
import { compassDegrees } from '../../core/places/compass.ts';
import { numberIn } from '../../formats/published-number.ts';
import { decodeText } from '../../formats/text.ts';
import { Fields } from './fields.ts';

interface Reading {
  readonly wmo: string;
  readonly station: string;
  readonly time: string;
  readonly elements: Fields<Element>;
}

interface Element {
  readonly text: string;
  /** The unit of the element. Null if the file does not state a unit. */
  readonly units: string | null;
}

/** Units by element. The unit that the file states for an element must be the one listed here. */
const UNITS: Readonly<Record<string, string>> = {
  air_temperature: 'Celsius',
  apparent_temp: 'Celsius',
  dew_point: 'Celsius',
  'rel-humidity': '%',
  rainfall: 'mm',
  msl_pres: 'hPa',
  wind_spd_kmh: 'km/h',
  gust_kmh: 'km/h',
};

export function readStateXml(capture: Captured, locationOf: (wmo: string) => string): RegisterRow[] {
  return readings(capture).stations.map((reading) => rowOf(reading, capture.url, locationOf));
}

/** Returns content that is not read: other stations, stations without a WMO number, earlier periods and other elements. */
export function besideStateXml(capture: Captured, wanted: ReadonlySet<string>): readonly LeftOut[] {
  const { stations, unnumbered, olderPeriods, repeated } = readings(capture);
  const unread = stations.flatMap((reading) => {
    rowOf(reading, capture.url, (wmo) => wmo);
    return reading.elements.unread();
  });
  const others = stations.flatMap(({ wmo, station }) => (wanted.has(wmo) ? [] : [`${wmo} ${station}`]));
  const of = 'the file of a state';
  return [
    leftOutOf(of, 'stations', [...others, ...unnumbered]),
    leftOutOf(of, 'columns', [...unread, ...repeated]),
    leftOutOf(of, 'rows', olderPeriods),
  ];
}

interface Readings {
  readonly stations: readonly Reading[];
  /** Names of stations without a WMO number. */
  readonly unnumbered: readonly string[];
  /** Periods before the latest period, each with its station. */
  readonly olderPeriods: readonly string[];
  /** Elements that the file has at two levels. The first value is used. */
  readonly repeated: readonly string[];
}

/** Reads the latest period for each station. Throws PARSE_LAYOUT for a damaged document or one without observations. */
function readings(capture: Captured): Readings {
  const found: { readonly wmo: string; readonly station: string; readonly time: string; readonly elements: Map<string, Element> }[] = [];
  const [olderPeriods, repeated]: [string[], string[]] = [[], []];
  const failures: Error[] = [];
  const parser = new SaxesParser();
  let station: { wmo: string; name: string } | null = null;
  let element: { readonly type: string; readonly units: string | null } | null = null;
  let text = '';
  let isNewest = false;
  let observations = false;
  parser.on('error', (error) => failures.push(error));
  parser.on('opentag', ({ name, attributes }) => {
    const attribute = (key: string): string => String(attributes[key] ?? '');
    if (element !== null) failures.push(new Error(`${element.type} contains ${name}`));
    if (name === 'observations') observations = true;
    if (name === 'station') station = { wmo: attribute('wmo-id'), name: attribute('description') || attribute('stn-name') };
    if (name === 'period' && station) {
      isNewest = attribute('index') === '0';
      if (isNewest) found.push({ wmo: station.wmo, station: station.name, time: attribute('time-utc'), elements: new Map() });
      else olderPeriods.push(`${station.name} ${attribute('time-utc')}`);
    }
    if (name === 'element') element = { type: attribute('type'), units: attribute('units') || null };
    text = '';
  });
  const add = (piece: string): void => {
    text += piece;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    const newest = found.at(-1);
    if (name === 'element' && element !== null && newest && isNewest) {
      if (newest.elements.has(element.type)) repeated.push(`${element.type}, again`);
      else newest.elements.set(element.type, { text: text.trim(), units: element.units });
    }
    if (name === 'period') isNewest = false;
    if (name === 'element') element = null;
    if (name === 'station') station = null;
  });
  parser.write(decodeText(capture.bytes).text).close();
  const [failure] = failures;
  if (failure) throw layout(`The document is damaged: ${failure.message}`, capture.url);
  if (!observations || found.length === 0) throw layout('The document has no observations.', capture.url);
  const all = found.map(({ elements, ...reading }): Reading => ({ ...reading, elements: new Fields(elements) }));
  return {
    stations: all.filter(({ wmo }) => wmo !== ''),
    unnumbered: all.flatMap((reading) => (reading.wmo === '' ? [reading.station] : [])),
    olderPeriods,
    repeated,
  };
}

function rowOf({ wmo, station, time, elements }: Reading, url: string, locationOf: (wmo: string) => string): RegisterRow {
  const number = (type: string): number | null => {
    const { text, units } = elements.get(type) ?? { text: '', units: null };
    if (text === '' || text === '-') return null;
    if (units !== null && (UNITS[type] ?? units) !== units) {
      throw new WattleError('PARSE_VALUE', `The element ${quoted(type)} is not in ${UNITS[type]}.`, {
        at: { url, column: `${wmo} ${type}`, value: units },
      });
    }
    const value = numberIn(text);
    if (value === undefined) {
      throw new WattleError('PARSE_VALUE', `The element ${quoted(type)} is not a number.`, {
        at: { url, column: `${wmo} ${type}`, value: text },
      });
    }
    return value;
  };
  const at = Date.parse(time);
  if (Number.isNaN(at))
    throw new WattleError('PARSE_VALUE', 'The time of an observation cannot be read.', {
      at: { url, column: `${wmo} time-utc`, value: time },
    });
  const direction = elements.get('wind_dir')?.text ?? null;
  const oktas = number('cloud_oktas');
  return {
    location: locationOf(wmo),
    station,
    wmo,
    time: new Date(at).toISOString().replace('.000Z', 'Z'),
    temperature_c: number('air_temperature'),
    apparent_temperature_c: number('apparent_temp'),
    dew_point_c: number('dew_point'),
    relative_humidity_pct: number('rel-humidity'),
    precipitation_mm: number('rainfall'),
    precipitation_text: null,
    pressure_msl_hpa: number('msl_pres'),
    wind_speed_kmh: number('wind_spd_kmh'),
    wind_direction: direction,
    wind_direction_deg: number('wind_dir_deg') ?? compassDegrees(direction),
    wind_gusts_kmh: number('gust_kmh'),
    cloud_cover_pct: oktas === null ? null : oktas * 12.5,
    cloud: elements.get('cloud')?.text ?? null,
    weather_code: null,
    weather_description: elements.get('weather')?.text ?? null,
  };
}

const layout = (detail: string, url: string): WattleError => new WattleError('PARSE_LAYOUT', detail, { at: { url } });
