import { Type } from 'typebox';
import { member } from '../../core/assert.ts';
import { READ_WEATHER, readWeather } from '../../queries/places/read-weather.ts';
import type { Endpoint, Parameter } from '../base/endpoint.ts';
import { described, RENDERING } from '../describe/parameters.ts';
import { envelopeOf } from '../describe/schemas.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { answer, JSON_TYPE, keyed } from './kinds.ts';

const LOCATION: Parameter = {
  name: 'location',
  in: 'path',
  description:
    'A place (`sydney`, `gold-coast`, `richmond-qld`), a postcode, `latitude,longitude`, or a station number from the WMO or the Bureau of Meteorology. A state means its capital city.',
  schema: Type.String(),
  required: true,
  example: 'sydney',
};

const nullable = (schema: object) => Type.Unsafe<unknown>({ anyOf: [schema, { type: 'null' }] });
const figure = (description: string) => Type.Unsafe<unknown>({ type: ['number', 'null'], description });
const words = (description: string) => Type.Unsafe<unknown>({ type: ['string', 'null'], description });

const WEATHER = Type.Object({
  location_id: Type.String(),
  location_name: Type.String(),
  state: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  timezone: nullable({ type: 'string' }),
  station: Type.Object({ id: Type.String(), name: Type.String(), distance_km: Type.Number() }),
  current: Type.Object({
    time: Type.String({ format: 'date-time' }),
    temperature_c: figure('Air temperature, °C.'),
    apparent_temperature_c: figure('Apparent temperature, °C.'),
    relative_humidity_pct: figure('Relative humidity, per cent.'),
    precipitation_mm: figure('Rain since 9 am local time, mm.'),
    pressure_msl_hpa: figure('Pressure at mean sea level, hPa.'),
    wind_speed_kmh: figure('Mean wind speed, km/h.'),
    wind_direction_deg: figure('Direction from which the wind blows, in degrees clockwise from north.'),
    wind_direction: words('Direction from which the wind blows, as a compass point.'),
    wind_gusts_kmh: figure('Strongest gust, km/h.'),
    dew_point_c: figure('Dew point, °C.'),
    cloud: words('Cloud, in the words of the provider.'),
    description: words('Weather, in the words of the provider.'),
  }),
  location_resolution: Type.Unsafe<string>({ type: 'string', enum: ['name', 'postcode', 'state', 'station', 'coordinates'] }),
  provider: Type.Unsafe<string>({ type: 'string', enum: ['bom', 'open-meteo'] }),
});

export function weatherEndpoints({ context, config }: ServerDeps): readonly Endpoint[] {
  return [
    {
      ...keyed('weather', '/v1/weather/{location}', 'Data'),
      summary: 'Get the current weather at a place',
      description:
        "The latest observation at the nearest station. If several places have the same name, the response is 400 and lists the places. An observation older than 90 minutes is marked stale. The provider's terms are in `meta.sources[].licence`.",
      parameters: [LOCATION, ...described(READ_WEATHER), ...RENDERING],
      replies: [{ status: 200, description: 'The observation.', contentType: JSON_TYPE, schema: envelopeOf(WEATHER) }],
      problems: [400, 404, 406, 503],
      example: '/v1/weather/sydney',
      handler: answer((request) => {
        const location = member(request.path, 'location');
        return {
          path: `/v1/weather/${encodeURIComponent(location.trim().toLowerCase())}`,
          make: () => readWeather(context, config.weatherProviders, location, request.query),
        };
      }),
    },
  ];
}
