/** Finds a place by name, postcode, state, station number or coordinates. Also finds the weather stations near the place. */

import { quoted } from '../core/errors.ts';
import { nearest } from '../core/nearest.ts';
import { matchState, STATES } from '../core/places/geography.ts';
import { PLACES, type Place } from '../sources/bom/places.ts';
import { OTHER_STATIONS, type Station } from '../sources/bom/stations.ts';

export interface Located {
  /** The id of the place. For a station without a named place, the station number. */
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly timezone: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** The weather stations of the place, nearest first. */
  readonly stations: readonly { readonly station: Station; readonly distanceKm: number }[];
  readonly resolution: 'name' | 'postcode' | 'state' | 'station' | 'coordinates';
}

type PlaceLookup =
  | { readonly kind: 'found'; readonly place: Located }
  | { readonly kind: 'ambiguous'; readonly options: readonly string[] }
  | { readonly kind: 'unknown'; readonly detail: string; readonly nearest: readonly string[] };

/** The maximum distance of a station in kilometres. The weather at a more distant station may differ from the weather at the place. */
const FARTHEST_KM = 100;
const STATIONS_ASKED = 3;
const EARTH_RADIUS_KM = 6371;

interface KnownStation extends Station {
  readonly state: string;
  /** The named place of the station, or null. */
  readonly place: Place | null;
}

const STATIONS: readonly KnownStation[] = [
  ...PLACES.map((place) => ({ ...place.station, state: place.state, place })),
  ...OTHER_STATIONS.map((station) => ({ ...station, place: null })),
];
export type ObservingStation = Station;

export const observingStations = (): readonly ObservingStation[] => STATIONS;

/** Returns the names of towns and suburbs that have weather data. */
export const placeNames = (): readonly string[] => PLACES.map(({ name }) => name);

const CAPITALS = new Set(STATES.flatMap((state) => (state.capital === null ? [] : [slug(state.capital)])));

/** Converts a name to an id: `Gold Coast` becomes `gold-coast`. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Finds a place. Interprets the text as coordinates, station number, postcode, name or state, in this order. */
export function findPlace(text: string): PlaceLookup {
  const requested = text.trim();
  const coordinates = /^(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(requested);
  if (coordinates) return byCoordinates(Number(coordinates[1]), Number(coordinates[2]));
  if (/^\d{5,6}$/.test(requested)) return byNumber(requested);
  if (/^\d{4}$/.test(requested)) return byPostcode(requested);
  return byName(requested) ?? byState(requested) ?? unknownName(requested);
}

function byNumber(number: string): PlaceLookup {
  const station = STATIONS.find((one) => one.wmo === number || one.site === number);
  if (station) return found(station, 'station');
  const near = nearest(number, [...STATIONS.map((one) => one.wmo), ...STATIONS.map((one) => one.site)]);
  return { kind: 'unknown', detail: `No weather station has the number ${number}`, nearest: near };
}

function byPostcode(postcode: string): PlaceLookup {
  const place = PLACES.find((one) => one.postcodes.includes(postcode));
  if (place) return found(stationOf(place), 'postcode');
  const distance = (one: Place): number => Math.min(...one.postcodes.map((known) => Math.abs(Number(known) - Number(postcode))));
  const near = [...PLACES].sort((a, b) => distance(a) - distance(b)).slice(0, 3);
  return {
    kind: 'unknown',
    detail: `Unknown postcode ${postcode}. Write a place name, or latitude,longitude`,
    nearest: near.map((one) => `${one.id} (${one.postcodes.join(', ')})`),
  };
}

/** Finds a place by name, with or without its state: `Richmond`, `richmond-qld` or `Richmond, QLD`. Null if the name is unknown. */
function byName(text: string): PlaceLookup | null {
  const wanted = slug(text);
  const matching = STATIONS.filter((one) => namesOf(one).has(wanted));
  const placed = new Set(matching.flatMap((one) => (one.place === null ? [] : [one.state])));
  // If a town and its airport in the same state match, the town has priority.
  const named = matching.filter((one) => one.place !== null || !placed.has(one.state));
  const capital = named.find((one) => one.place !== null && CAPITALS.has(wanted));
  const [only] = named;
  if (capital ?? (named.length === 1 && only)) return found(capital ?? (only as KnownStation), 'name');
  if (named.length > 1) return { kind: 'ambiguous', options: named.map((one) => `${wanted}-${one.state.toLowerCase()}`) };
  const withState = STATIONS.filter((one) => [...namesOf(one)].some((name) => `${name}-${one.state.toLowerCase()}` === wanted));
  const [first] = [...withState].sort((a, b) => Number(a.place === null) - Number(b.place === null));
  return first ? found(first, 'name') : null;
}

function namesOf(station: KnownStation): ReadonlySet<string> {
  const { place } = station;
  if (place !== null) return new Set([place.id, slug(place.name), ...(place.alias === null ? [] : [slug(place.alias)])]);
  const name = slug(station.name);
  return new Set([name, name.replace(/-(airport|aero|aws|raws|north|south|east|west)$/, '')]);
}

function byState(text: string): PlaceLookup | null {
  const capital = matchState(text)?.capital;
  const place = PLACES.find((one) => one.name === capital);
  return place ? found(stationOf(place), 'state') : null;
}

function byCoordinates(latitude: number, longitude: number): PlaceLookup {
  const near = nearestStations(latitude, longitude);
  const [closest] = near;
  if (!closest || closest.distanceKm > FARTHEST_KM) {
    const detail = `No weather station is within ${FARTHEST_KM} km of ${latitude},${longitude}`;
    return { kind: 'unknown', detail, nearest: closest ? [closest.station.place?.id ?? closest.station.wmo] : [] };
  }
  const { station } = closest;
  return { kind: 'found', place: { ...located(station, near, 'coordinates'), latitude, longitude } };
}

function unknownName(text: string): PlaceLookup {
  const names = [...PLACES.map((place) => place.id), ...OTHER_STATIONS.map((station) => slug(station.name))];
  return { kind: 'unknown', detail: `Unknown place: ${quoted(text)}`, nearest: nearest(slug(text), names) };
}

const stationOf = (place: Place): KnownStation => ({ ...place.station, state: place.state, place });

function found(station: KnownStation, resolution: Located['resolution']): PlaceLookup {
  return { kind: 'found', place: located(station, nearestStations(station.latitude, station.longitude, station), resolution) };
}

type Near = readonly { readonly station: KnownStation; readonly distanceKm: number }[];

const located = (station: KnownStation, stations: Near, resolution: Located['resolution']): Located => ({
  id: station.place?.id ?? station.wmo,
  name: station.place?.name ?? station.name,
  state: station.state,
  timezone: station.place?.timezone ?? matchState(station.state)?.timezone ?? null,
  latitude: station.latitude,
  longitude: station.longitude,
  stations,
  resolution,
});

/**
 * Returns the three nearest stations, starting with `first`. Stations with numbers from 99000 are portable or temporary. They are used
 * only if they belong to a place.
 */
function nearestStations(latitude: number, longitude: number, first?: Station): Near {
  return STATIONS.filter((one) => one.place !== null || !one.wmo.startsWith('99') || one.wmo === first?.wmo)
    .map((station) => ({ station, distanceKm: distanceKm(latitude, longitude, station) }))
    .sort((a, b) => Number(b.station.wmo === first?.wmo) - Number(a.station.wmo === first?.wmo) || a.distanceKm - b.distanceKm)
    .slice(0, STATIONS_ASKED);
}

/** Returns the great-circle distance in kilometres, rounded to one decimal. */
function distanceKm(latitude: number, longitude: number, to: Station): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const a =
    Math.sin(radians(to.latitude - latitude) / 2) ** 2 +
    Math.cos(radians(latitude)) * Math.cos(radians(to.latitude)) * Math.sin(radians(to.longitude - longitude) / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a))) * 10) / 10;
}
