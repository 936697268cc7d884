/** BoM: latest observations in capital cities, and at any station by number. */
import { stationObservations } from '../observations.ts';
import { PLACES } from '../places.ts';

const CAPITALS = ['sydney', 'melbourne', 'brisbane', 'adelaide', 'perth', 'hobart', 'darwin', 'canberra'];

export const OBSERVATIONS = stationObservations({
  id: 'OBSERVATIONS',
  title: 'Latest station observations',
  description:
    'Half-hourly observations of the last 72 hours in the eight capital cities. For other stations use OBSERVATIONS_<WMO number>, and for places /v1/weather.',
  stations: PLACES.filter((place) => CAPITALS.includes(place.id)).map((place) => place.station),
  curated: true,
});
