/**
 * Reads the Bureau's observations in both formats, Open-Meteo's observations, and the daily files. The layouts are from the agencies, and the
 * values are invented.
 */
import { describe, expect, it } from 'vitest';
import { findDataset } from '../../../src/catalogue/catalogue.ts';
import type { RegisterDataset, RegisterRow, TimeSeriesDataset } from '../../../src/core/define-dataset.ts';
import { parsePart } from '../../../src/ingest/apply/apply-captures.ts';
import { capture } from '../capture.ts';
import { stationFeed } from './station-feed.ts';

const register = (id: string): RegisterDataset => {
  const dataset = findDataset('bom', id);
  if (dataset?.kind !== 'register') throw new Error(`${id} is no register`);
  return dataset;
};
const rowsOf = async (id: string, bytes: Uint8Array | string): Promise<RegisterRow[]> => {
  const rows: RegisterRow[] = [];
  for await (const row of register(id).parse(capture(Buffer.from(bytes), { url: 'https://www.bom.gov.au/fwo/feed' }))) rows.push(row);
  return rows;
};

describe('station feed', () => {
  it('becomes rows with instants in UTC', async () => {
    expect(await rowsOf('OBSERVATIONS_94768', stationFeed({}))).toEqual([
      {
        location: 'sydney',
        station: 'Sydney - Observatory Hill',
        wmo: '94768',
        time: '2026-11-20T23:30:00Z',
        temperature_c: 22.4,
        apparent_temperature_c: 21.3,
        dew_point_c: 13.6,
        relative_humidity_pct: 57,
        precipitation_mm: 0.2,
        precipitation_text: null,
        pressure_msl_hpa: 1016.2,
        wind_speed_kmh: 17,
        wind_direction: 'NE',
        wind_direction_deg: 45,
        wind_gusts_kmh: 24,
        cloud_cover_pct: 37.5,
        cloud: 'Partly cloudy',
        weather_code: null,
        weather_description: null,
      },
    ]);
  });

  it('omits elements that a station does not measure', async () => {
    const absent = { air_temp: null, apparent_t: undefined, dewpt: undefined, rel_hum: null, press_msl: undefined, cloud_oktas: null };
    const [row] = await rowsOf('OBSERVATIONS_94768', stationFeed({ ...absent, rain_trace: '-', wind_dir: 'CALM', cloud: '-' }));
    expect(row).toMatchObject({ temperature_c: null, apparent_temperature_c: null, relative_humidity_pct: null, pressure_msl_hpa: null });
    expect(row).toMatchObject({
      precipitation_mm: null,
      precipitation_text: null,
      wind_direction: 'CALM',
      wind_direction_deg: null,
      cloud: null,
    });
  });

  it('has knots converted if km/h are missing, and keeps Trace', async () => {
    const [row] = await rowsOf('OBSERVATIONS_94768', stationFeed({ wind_spd_kmh: undefined, gust_kmh: undefined, rain_trace: 'Trace' }));
    expect(row).toMatchObject({ wind_speed_kmh: 16.668, wind_gusts_kmh: 24.076, precipitation_mm: null, precipitation_text: 'Trace' });
  });

  it.each([
    ['a page', '<!DOCTYPE html><html><body>Potential automated request detected</body></html>', 'PARSE_LAYOUT'],
    ['a text as temperature', stationFeed({ air_temp: 'warm' }), 'PARSE_VALUE'],
    ['no time', stationFeed({ aifstime_utc: '' }), 'PARSE_VALUE'],
    ['another document', '{"data": []}', 'PARSE_LAYOUT'],
    ['half a document', stationFeed({}).subarray(0, 200), 'PARSE_LAYOUT'],
  ])('is refused with %s', async (_, bytes, code) => {
    await expect(rowsOf('OBSERVATIONS_94768', bytes)).rejects.toMatchObject({ code });
  });
});

it('extra columns in station feeds and state files are noted', async () => {
  const reported = (bytes: Uint8Array | string) =>
    register('OBSERVATIONS_94768').leftOut?.(capture(Buffer.from(bytes), { url: 'https://www.bom.gov.au/fwo/feed' }));
  expect(await reported(stationFeed({}))).toEqual([
    {
      what: 'columns',
      of: 'the feed of a station',
      count: 18,
      examples: ['sort_order', 'history_product', 'local_date_time', 'local_date_time_full', 'lat'],
    },
    { what: 'stations', of: 'the feed of a station', count: 0, examples: [] },
  ]);
  const other = stationFeed({ wmo: 94767, name: 'Elsewhere' });
  expect((await reported(other))?.[1]).toMatchObject({ what: 'stations', count: 1, examples: ['94767 Elsewhere'] });
  const elements = element('air_temperature', '23.9') + element('qnh_pres', '1016', 'hPa');
  const level = station('94768', elements + element('air_temperature', '11.0'));
  expect(await reported(xml(level + station('94767', elements) + station('', elements)))).toEqual([
    { what: 'stations', of: 'the file of a state', count: 2, examples: ['94767 Sydney', 'Sydney'] },
    { what: 'columns', of: 'the file of a state', count: 2, examples: ['qnh_pres', 'air_temperature, again'] },
    { what: 'rows', of: 'the file of a state', count: 1, examples: ['Sydney 2026-11-20T23:40:00+00:00'] },
  ]);
});

const xml = (stations: string): string => `<?xml version='1.0'?>
<product version='v1.7.1'><amoc><identifier>IDN60920</identifier></amoc><observations>${stations}</observations></product>`;
const station = (wmo: string, elements: string): string =>
  `<station wmo-id='${wmo}' bom-id='066214' tz='Australia/Sydney' stn-name='SYDNEY' description='Sydney'>
    <period index='0' time-utc='2026-11-20T23:50:00+00:00'><level index='0' type='surface'>${elements}</level></period>
    <period index='1' time-utc='2026-11-20T23:40:00+00:00'><level index='0' type='surface'><element type='air_temperature'>1.0</element></level></period>
  </station>`;
const UNITS_OF: Readonly<Record<string, string>> = { air_temperature: 'Celsius', wind_dir_deg: 'deg', rainfall: 'mm' };
const element = (type: string, text: string, units = UNITS_OF[type]): string =>
  `<element ${units === undefined ? '' : `units='${units}' `}type='${type}'>${text}</element>`;

describe('the file for a state', () => {
  it('has the latest observation at the requested station', async () => {
    const elements = [
      element('air_temperature', '23.9'),
      element('wind_dir_deg', '33'),
      element('wind_dir', 'NNE'),
      element('rainfall', '<![CDATA[0.0]]>'),
    ];
    const rows = await rowsOf(
      'OBSERVATIONS_94768',
      xml(station('94767', element('air_temperature', '9')) + station('94768', elements.join(''))),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      location: 'sydney',
      time: '2026-11-20T23:50:00Z',
      temperature_c: 23.9,
      wind_direction_deg: 33,
      precipitation_mm: 0,
    });
  });

  it.each([
    ['a forecast', '<product><amoc/><forecast><area/></forecast></product>', 'PARSE_LAYOUT'],
    ['half a document', xml(station('94768', '')).slice(0, 150), 'PARSE_LAYOUT'],
    ['an element in an element', xml(station('94768', element('air_temperature', '2<x/>3'))), 'PARSE_LAYOUT'],
    ['another unit', xml(station('94768', element('rainfall', '1.2', 'inches'))), 'PARSE_VALUE'],
    ['a word for a number', xml(station('94768', element('air_temperature', 'warm'))), 'PARSE_VALUE'],
  ])('is refused with %s', async (_, text, code) => {
    await expect(rowsOf('OBSERVATIONS_94768', text)).rejects.toMatchObject({ code });
  });
});

describe('Open-Meteo', () => {
  const UNITS = {
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
  };
  const current = {
    time: '2026-11-21T03:00',
    temperature_2m: 21.4,
    wind_speed_10m: 12.5,
    wind_direction_10m: 200,
    weather_code: 3,
    cloud_cover: 80,
  };

  it('has the current weather under its own name', async () => {
    const dataset = register('OPEN_METEO_94768');
    expect(dataset.publisher?.name).toBe('Open-Meteo');
    expect(dataset.licence).toBe('cc-by-4.0');
    const [row] = await rowsOf('OPEN_METEO_94768', JSON.stringify({ current_units: UNITS, current }));
    expect(row).toMatchObject({
      location: 'sydney',
      time: '2026-11-21T03:00:00Z',
      temperature_c: 21.4,
      wind_direction: 'SSW',
      weather_code: 3,
    });
    expect(row).toMatchObject({ apparent_temperature_c: null, pressure_msl_hpa: null });
  });

  it('reports members of the response that have no column', async () => {
    const answer = capture(JSON.stringify({ current_units: UNITS, current: { ...current, interval: 900, snowfall: 0 } }), { url: 'x' });
    expect(await register('OPEN_METEO_94768').leftOut?.(answer)).toEqual([
      { what: 'columns', of: "Open-Meteo's response", count: 2, examples: ['interval', 'snowfall'] },
    ]);
  });

  it('is refused with other units', async () => {
    const text = JSON.stringify({ current_units: { ...UNITS, wind_speed_10m: 'm/s' }, current });
    await expect(rowsOf('OPEN_METEO_94768', text)).rejects.toMatchObject({
      code: 'PARSE_VALUE',
      at: { column: 'current_units.wind_speed_10m' },
    });
  });
});

describe('the file for a month', () => {
  const climate = findDataset('bom', 'DAILY_CLIMATE') as TimeSeriesDataset;
  const header =
    ',"Date","Minimum temperature (°C)","Maximum temperature (°C)","Rainfall (mm)","Evaporation (mm)","Sunshine (hours)","Direction of maximum wind gust ","Speed of maximum wind gust (km/h)","9am Temperature (°C)"';
  const file = (...rows: string[]): Buffer =>
    Buffer.from(
      ['"Daily Weather Observations for Sydney, New South Wales for October 2026"', '', header, ...rows, ''].join('\r\n'),
      'latin1',
    );
  const url = 'https://www.bom.gov.au/climate/dwo/202610/text/IDCJDW2124.202610.csv';
  const parse = (bytes: Uint8Array, at = url) => climate.parse(capture(bytes, { url: at }));

  it('has a series for each element at the station', async () => {
    const parsed = await parse(file(',"2026-10-1",14.6,23.9,0.2,,8.1,"NE",37,17.2', ',"2026-10-2",,25.0,0,,,,,'));
    const days = (key: string) => parsed.series.find((one) => one.key === key)?.observations.map(({ t, value }) => [t, value]);
    const first = Date.UTC(2026, 9, 1) / 86_400_000;
    expect(days('066214.max_temp_c')).toEqual([
      [first, 23.9],
      [first + 1, 25],
    ]);
    expect(days('066214.min_temp_c')).toEqual([[first, 14.6]]);
    expect(days('066214.wind_gust_kmh')).toEqual([[first, 37]]);
    expect(parsed.scope).toBe('partial');
    const others = ['Direction of maximum wind gust', '9am Temperature (°C)'];
    expect(parsed.leftOut).toEqual([{ what: 'columns', of: 'the daily files', count: 2, examples: others }]);
  });

  it.each([
    ['a renamed column', Buffer.from(file(',"2026-10-1",1,2,3').toString('latin1').replace('Rainfall', 'Rain'), 'latin1'), 'PARSE_LAYOUT'],
    ['another unit', Buffer.from(file(',"2026-10-1",1,2,3').toString('latin1').replace('(mm)', '(cm)'), 'latin1'), 'PARSE_LAYOUT'],
    ['a word for a number', file(',"2026-10-1",cold,2,3'), 'PARSE_VALUE'],
    ['an invalid day', file(',"2026-10-32",1,2,3'), 'PARSE_VALUE'],
    ['a page', Buffer.from('<html></html>'), 'PARSE_LAYOUT'],
  ])('with %s is refused', async (_, bytes, code) => {
    await expect((async () => parse(bytes))()).rejects.toMatchObject({ code });
  });

  it('has a repeated day with equal values once, and is refused with different values, with both places', async () => {
    const day = ',"2026-10-1",14.6,23.9,0.2,,8.1,"NE",37,17.2';
    const captured = (...rows: string[]) => capture(file(...rows), { url });
    const twice = await parsePart(climate, captured(day, day), Date.parse('2026-11-05T00:00:00Z'));
    expect(twice.content?.series).toEqual((await parse(file(day))).series);
    expect(twice.content?.notes).toEqual([
      expect.objectContaining({ text: expect.stringMatching(/^5 figures appear twice with the same value, and are read once: 066214/) }),
    ]);
    await expect(parsePart(climate, captured(day, day.replace('23.9', '24.9')), 0)).rejects.toMatchObject({
      code: 'DATA_DUPLICATE_KEY',
      message: '066214.max_temp_c has two values for 2026-10-01: 23.9 (r4 Maximum temperature) and 24.9 (r5 Maximum temperature).',
    });
  });

  it('is refused for an unknown station', async () => {
    await expect((async () => parse(file(), 'https://www.bom.gov.au/climate/dwo/x.csv'))()).rejects.toMatchObject({ code: 'PARSE_LAYOUT' });
  });

  it('is requested month by month, and past months only once', () => {
    const [ask] = climate.asks();
    const asksOn = (day: string) =>
      ask?.follow?.(capture(Buffer.from('<html></html>'), { url }), { periodEnd: null, now: Date.parse(`${day}T00:00:00Z`) }) ?? [];
    const asks = asksOn('2026-11-05');
    // A month has no file on its first day. A request for it would report the Bureau as degraded.
    expect(['2026-12-01', '2026-12-02'].map((day) => asksOn(day).at(-1)?.id)).toEqual(['IDCJDW2124.202611', 'IDCJDW2124.202612']);
    expect(asks.map((one) => one.id).slice(-3)).toEqual(['IDCJDW2124.202609', 'IDCJDW2124.202610', 'IDCJDW2124.202611']);
    expect(asks.map((one) => one.immutable ?? false).slice(-3)).toEqual([true, false, false]);
    expect(asks).toHaveLength(14);
    expect(climate.fileBefore?.('IDCJDW2124.202601')).toBe('IDCJDW2124.202512');
    expect(climate.fileBefore?.('IDCJDW2124-page')).toBeNull();
  });
});
