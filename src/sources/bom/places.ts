/** Lists places for which weather is available, each with its nearest observing station, from data/weather-places.csv. */
import { readDataTable } from '../../formats/data-table.ts';
import { STATION_COLUMNS, type Station, stationOf } from './stations.ts';

export interface Place {
  /** The place id, such as `gold-coast`. */
  readonly id: string;
  readonly name: string;
  /** Another name for the place: the locality of the station. Null if the file has no other name. */
  readonly alias: string | null;
  /** The state's abbreviation, or `ANT` for subantarctic islands. */
  readonly state: string;
  /** The IANA time zone. */
  readonly timezone: string;
  readonly postcodes: readonly string[];
  readonly station: Station;
}

const FILE = 'weather-places.csv';

export const PLACES: readonly Place[] = readDataTable(FILE, ['id', 'name', 'alias', 'state', 'timezone', 'postcodes', ...STATION_COLUMNS], {
  optional: ['alias', 'elevation_m'],
  key: ['id'],
}).map((row) => ({
  id: row.id,
  name: row.name,
  alias: row.alias === '' ? null : row.alias,
  state: row.state,
  timezone: row.timezone,
  postcodes: row.postcodes.split(' '),
  station: stationOf(FILE, row),
}));
