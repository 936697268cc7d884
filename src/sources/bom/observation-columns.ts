/** Declares the columns for a weather observation from any provider. */
import type { Column } from '../../core/define-dataset.ts';

export const OBSERVATION_COLUMNS: readonly Column[] = [
  {
    name: 'location',
    type: 'text',
    description: 'Place, as in LOCATIONS. If the station has no named place, its WMO number.',
    indexed: true,
  },
  { name: 'station', type: 'text', description: 'Name of the observing station.', match: 'substring' },
  { name: 'wmo', type: 'text', description: 'WMO number of the station.', indexed: true },
  { name: 'time', type: 'text', description: 'Instant of the observation, UTC.' },
  { name: 'temperature_c', type: 'number', unit: '°C', description: 'Air temperature.' },
  { name: 'apparent_temperature_c', type: 'number', unit: '°C', description: 'Apparent temperature.' },
  { name: 'dew_point_c', type: 'number', unit: '°C', description: 'Dew point.' },
  { name: 'relative_humidity_pct', type: 'number', unit: 'Per cent', description: 'Relative humidity.' },
  {
    name: 'precipitation_mm',
    type: 'number',
    unit: 'mm',
    description: 'Rain since 9 am local time (Bureau), or in the hour before (Open-Meteo). Null if only a trace is reported.',
  },
  { name: 'precipitation_text', type: 'text', description: 'Rain as published, if it is not a number, such as Trace.' },
  { name: 'pressure_msl_hpa', type: 'number', unit: 'hPa', description: 'Pressure reduced to mean sea level.' },
  {
    name: 'wind_speed_kmh',
    type: 'number',
    unit: 'km/h',
    description: 'Mean wind speed. Published knots are converted (1 kt = 1.852 km/h).',
  },
  { name: 'wind_direction', type: 'text', description: 'Wind direction (from), on the 16-point compass. CALM if there is no wind.' },
  {
    name: 'wind_direction_deg',
    type: 'number',
    unit: '°',
    description: 'Wind direction in degrees clockwise from north. Null if there is no wind.',
  },
  { name: 'wind_gusts_kmh', type: 'number', unit: 'km/h', description: 'Strongest gust. Published knots are converted.' },
  { name: 'cloud_cover_pct', type: 'number', unit: 'Per cent', description: 'Cloud cover. Published eighths are multiplied by 12.5.' },
  { name: 'cloud', type: 'text', description: 'Cloud in words, as published.' },
  { name: 'weather_code', type: 'integer', description: 'WMO weather code (Open-Meteo only).' },
  { name: 'weather_description', type: 'text', description: 'Weather in words, as published.' },
];

export const OBSERVATION_KEY: readonly string[] = ['wmo', 'time'];
