/**
 * Reads every recorded observation file of the Bureau with the connector. Forecasts and warnings are refused, because no dataset reads
 * them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLACES } from '../../../src/sources/bom/places.ts';
import { readStateXml } from '../../../src/sources/bom/state-xml.ts';
import { readStationJson } from '../../../src/sources/bom/station-json.ts';
import { recorded } from '../../programs/needs.ts';
import { capture } from '../capture.ts';
import { expectPageRefused } from '../refused-page.ts';

const UPSTREAM = path.resolve('..', 'shared', 'upstream', 'bom');
const read = (file: string) => capture(readFileSync(path.join(UPSTREAM, file)), { url: file });
const self = (wmo: string): string => wmo;

describe('recorded files', recorded(UPSTREAM), () => {
  it('a station with half-hours over 72 hours, without a barometer', () => {
    const rows = readStationJson(read('fwo/IDN60901.94759.json'), self);
    expect(rows).toHaveLength(144);
    expect(rows[0]).toMatchObject({
      wmo: '94759',
      time: '2018-06-24T23:30:00Z',
      temperature_c: 9.7,
      apparent_temperature_c: 7.8,
      dew_point_c: 7.5,
      relative_humidity_pct: 86,
      precipitation_mm: 0,
      pressure_msl_hpa: null,
      wind_direction: 'W',
      wind_direction_deg: 270,
      wind_speed_kmh: 7,
      wind_gusts_kmh: 11,
    });
  });

  it('a coastal station, in knots', () => {
    const [row] = readStationJson(read('fwo/IDQ60701.94254.json'), self);
    expect(row).toMatchObject({ wmo: '94254', temperature_c: 26, precipitation_mm: 15.2, wind_speed_kmh: 12.964, wind_gusts_kmh: 14.816 });
  });

  it('a beacon that measures only the wind', () => {
    const [row] = readStationJson(read('fwo/IDQ60901.99497.json'), self);
    expect(row).toMatchObject({ wmo: '99497', temperature_c: null, relative_humidity_pct: null, precipitation_mm: null });
  });

  it('a state', () => {
    const rows = readStateXml(read('xml/IDQ60920.fragment.xml'), self);
    expect(rows[0]).toMatchObject({
      wmo: '94576',
      station: 'Brisbane',
      time: '2018-09-12T01:50:00Z',
      temperature_c: 23.9,
      apparent_temperature_c: 22.6,
      dew_point_c: 9.8,
      relative_humidity_pct: 40,
      wind_direction: 'NNE',
      wind_direction_deg: 33,
      wind_speed_kmh: 7,
      precipitation_mm: 0,
    });
    expect(rows.length).toBeGreaterThan(1);
  });

  it.each(['xml/IDN10064.xml', 'xml/IDN20400.xml', 'rss/IDZ00054.warnings_nsw.xml'])('%s has no observations', (file) => {
    expect(() => readStateXml(read(file), self)).toThrow(expect.objectContaining({ code: 'PARSE_LAYOUT' }));
  });

  it('the station lists agree with the places', () => {
    const sites = new Map(
      readFileSync(path.join(UPSTREAM, 'stations/stations_IDCJMC0014.txt'), 'latin1')
        .split('\n')
        .flatMap((line) => (/^ \d{6} /.test(line) ? [[line.slice(1, 7), line] as const] : [])),
    );
    const strangers = PLACES.filter(({ station }) => {
      const line = sites.get(station.site);
      const at = line && /(-\d+\.\d{4})\s+(\d+\.\d{4})/.exec(line);
      return !at || Math.abs(Number(at[1]) - station.latitude) > 0.02 || Math.abs(Number(at[2]) - station.longitude) > 0.02;
    });
    // This station opened after the date of the list.
    expect(strangers.map((place) => place.id)).toEqual(['frankston', 'thursday-island']);
  });
});

it('an HTML page matches no file', () => expectPageRefused('bom'));
