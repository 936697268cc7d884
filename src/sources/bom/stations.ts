/** Lists the Bureau's observing stations, and reads a station from a row in a data file. */
import { type DataRow, dataNumber, readDataTable } from '../../formats/data-table.ts';

export interface Station {
  /** The WMO number, which identifies the station in the Bureau's feeds. */
  readonly wmo: string;
  /** The site number in the Bureau's climate archive. */
  readonly site: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly elevationM: number | null;
  /** The product with the station's observations, such as `IDN60801`. */
  readonly product: string;
}

export const STATION_COLUMNS = ['wmo', 'site', 'station', 'latitude', 'longitude', 'elevation_m', 'product'] as const;

export function stationOf(file: string, row: DataRow<(typeof STATION_COLUMNS)[number]>): Station {
  return {
    wmo: row.wmo,
    site: row.site,
    name: row.station,
    latitude: dataNumber(file, row.latitude),
    longitude: dataNumber(file, row.longitude),
    elevationM: row.elevation_m === '' ? null : dataNumber(file, row.elevation_m),
    product: row.product,
  };
}

const FILE = 'weather-stations.csv';

/** Stations that are not the nearest station to any place in `places.ts`, with their state or territory. */
export const OTHER_STATIONS: readonly (Station & { readonly state: string })[] = readDataTable(FILE, ['state', ...STATION_COLUMNS], {
  optional: ['elevation_m'],
  key: ['wmo'],
}).map((row) => ({ ...stationOf(FILE, row), state: row.state }));
