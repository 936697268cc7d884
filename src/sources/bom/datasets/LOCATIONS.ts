/** Places whose weather can be requested by name. */
import type { RegisterDataset } from '../../../core/define-dataset.ts';
import { PLACES } from '../places.ts';

export const LOCATIONS: RegisterDataset = {
  kind: 'register',
  source: 'bom',
  id: 'LOCATIONS',
  title: 'Named Australian weather locations',
  description: 'Places that /v1/weather accepts by name or postcode, with coordinates, time zone and nearest station.',
  landingPage: 'https://www.bom.gov.au/climate/data/stations/',
  cadence: { checkEveryMinutes: 525_600, maxAgeDays: null },
  quirks: ["Wattle compiled the list. Stations and coordinates are from the Bureau's station lists of 2019 and 2020."],
  curated: true,
  upstream: { url: 'https://www.bom.gov.au/climate/data/stations/', format: 'own list' },
  columns: [
    { name: 'id', type: 'text', description: 'Name of the place in addresses: gold-coast.', aliases: ['location'] },
    { name: 'name', type: 'text', description: 'Name of the place.', match: 'substring', aliases: ['q'] },
    { name: 'alias', type: 'text', description: 'Locality of the station, if the place also has that name.', match: 'substring' },
    { name: 'state', type: 'text', description: 'State or territory. ANT for the subantarctic islands.' },
    { name: 'postcodes', type: 'text[]', description: 'Postcodes that lead to it.' },
    { name: 'latitude', type: 'number', unit: '°', description: 'Latitude of the station, south is negative.' },
    { name: 'longitude', type: 'number', unit: '°', description: 'Longitude of the station.' },
    { name: 'timezone', type: 'text', description: 'IANA time zone.' },
    { name: 'elevation_m', type: 'number', unit: 'm', description: 'Elevation of the station.' },
    { name: 'nearest_bom_station', type: 'text', description: 'Name of the station.', match: 'substring' },
    { name: 'wmo', type: 'text', description: 'WMO number of the station.' },
    { name: 'bom_site', type: 'text', description: "Number of the station in the Bureau's climate archive." },
  ],
  key: ['id'],
  builtIn: PLACES.map(({ id, name, alias, state, postcodes, timezone, station }) => ({
    ...{ id, name, alias, state, postcodes, timezone },
    latitude: station.latitude,
    longitude: station.longitude,
    elevation_m: station.elevationM,
    nearest_bom_station: station.name,
    wmo: station.wmo,
    bom_site: station.site,
  })),
  asks: () => [],
  async *parse() {},
};
