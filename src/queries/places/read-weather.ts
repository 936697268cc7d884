/** Returns the present weather at a place, from the nearest station. */

import { findDataset } from '../../catalogue/catalogue.ts';
import { findPlace, type Located } from '../../catalogue/places.ts';
import { isoInstant } from '../../core/clock.ts';
import { datasetKey, quirkText, type RegisterDataset, type RegisterRow } from '../../core/define-dataset.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import type { WeatherProvider } from '../../core/weather-provider.ts';
import type { Answer, Freshness } from '../base/answer.ts';
import { citationOf, publishedBasis } from '../base/citation.ts';
import type { QueryContext } from '../base/context.ts';
import { ONLY_STALE, refuseStale } from '../base/freshness.ts';
import { metaOf } from '../base/meta.ts';
import type { QueryParameter } from '../base/parameters/declaration.ts';
import { Parameters } from '../base/parameters/parameters.ts';
import { ALLOW_STALE } from '../base/parameters/standard.ts';
import type { Reason } from '../base/reason-shape.ts';
import { isStored, type StoredState, storedState } from '../base/stored-dataset.ts';

export const READ_WEATHER: readonly QueryParameter[] = [ALLOW_STALE];

/** The maximum age in ms of an observation that describes the present weather. */
const PRESENT_MS = 90 * 60_000;
const WAIT_FOR_NEWER_MS = 5_000;
const MAX_AGE_SECONDS = 60;

const DATASET_OF: Readonly<Record<WeatherProvider, (wmo: string) => string>> = {
  bom: (wmo) => `OBSERVATIONS_${wmo}`,
  'open-meteo': (wmo) => `OPEN_METEO_${wmo}`,
};

interface Observed {
  readonly dataset: RegisterDataset;
  readonly state: StoredState;
  readonly row: RegisterRow;
  readonly near: Located['stations'][number];
  readonly provider: WeatherProvider;
}

/**
 * Responses `/v1/weather/{location}`. Throws REQ_NOT_FOUND with similar names, REQ_BAD_PARAMETER for an ambiguous name, and DATA_UNAVAILABLE
 * if no station is nearby.
 */
export async function readWeather(
  ctx: QueryContext,
  providers: readonly WeatherProvider[],
  location: string,
  params: URLSearchParams,
): Promise<Answer> {
  const parameters = new Parameters(params);
  const allowStale = parameters.flag(ALLOW_STALE);
  parameters.refuseRest();
  parameters.check();
  const place = placeOf(location);
  const observed = await observe(ctx, providers, place);
  const freshness = freshnessOf(ctx, observed);
  if (!allowStale) refuseStale(freshness, ONLY_STALE);
  const [nearest] = place.stations;
  const notes = [
    ...observed.dataset.quirks.map(quirkText),
    ...(observed.near === nearest ? [] : [`${nearest?.station.name} no longer reports, so the nearest other station is shown.`]),
    ...(observed.provider === providers[0] ? [] : [`${providers[0]} has no current observation, so ${observed.provider} is shown.`]),
  ];
  return {
    data: weatherOf(place, observed),
    columns: COLUMNS.map((name) => ({ name })),
    meta: {
      ...metaOf(ctx, {
        query: { location, ...(allowStale ? {} : { allow_stale: 0 }) },
        period: { start: String(observed.row['time']), end: String(observed.row['time']) },
        rows: 1,
        sources: [await citationOf(ctx, observed.dataset, observed.state.version)],
        freshness,
        versions: [observed.state.version],
        notes,
      }),
    },
    next: null,
    datasets: [datasetKey(observed.dataset)],
    maxAgeSeconds: MAX_AGE_SECONDS,
  };
}

function placeOf(location: string): Located {
  const lookup = findPlace(location);
  if (lookup.kind === 'found') return lookup.place;
  if (lookup.kind === 'ambiguous') {
    const detail = `Several places are called ${quoted(location)}. Choose one.`;
    throw new WattleError('REQ_BAD_PARAMETER', detail, { faults: [{ parameter: 'location', detail, allowed: lookup.options }] });
  }
  const [suggestion] = lookup.nearest;
  throw new WattleError('REQ_NOT_FOUND', `${lookup.detail}.`, {
    hint: suggestion === undefined ? 'Give a town, a postcode or coordinates.' : `Did you mean ${lookup.nearest.join(', ')}?`,
  });
}

/** Returns a present observation from the first provider that has one. If no provider has one, returns the latest stored observation. */
async function observe(ctx: QueryContext, providers: readonly WeatherProvider[], place: Located): Promise<Observed> {
  let old: Observed | null = null;
  let failure: WattleError | null = null;
  for (const provider of providers) {
    try {
      const observed = await nearestOf(ctx, provider, place);
      if (isPresent(ctx, observed)) return observed;
      if (old === null || String(observed.row['time']) > String(old.row['time'])) old = observed;
    } catch (error) {
      if (!(error instanceof WattleError)) throw error;
      failure ??= error;
    }
  }
  if (old) return old;
  throw failure ?? new WattleError('BUG', 'This server has no weather provider.');
}

async function nearestOf(ctx: QueryContext, provider: WeatherProvider, place: Located): Promise<Observed> {
  for (const near of place.stations) {
    try {
      return await newestAt(ctx, provider, near);
    } catch (error) {
      const closed = error instanceof WattleError && error.code === 'REQ_UNKNOWN_DATASET';
      if (!closed) throw error;
    }
  }
  throw new WattleError('DATA_UNAVAILABLE', `No station near ${place.name} is reporting at present.`, { retryAfterSeconds: 3600 });
}

/** Returns the latest observation. If the stored observation is old, waits briefly for a newer one. */
async function newestAt(ctx: QueryContext, provider: WeatherProvider, near: Located['stations'][number]): Promise<Observed> {
  const dataset = findDataset('bom', DATASET_OF[provider](near.station.wmo));
  if (dataset?.kind !== 'register') throw new WattleError('BUG', `No observations are declared for station ${near.station.wmo}.`);
  const state = await storedState(ctx, dataset);
  const stored = { dataset, provider, near, state, row: await newestRow(ctx, state) };
  if (isPresent(ctx, stored)) return stored;
  await ctx.freshener?.freshen(state.dataset, WAIT_FOR_NEWER_MS).catch((error: unknown) => {
    if (!(error instanceof WattleError)) throw error;
  });
  const after = await ctx.store.datasets.state(state.dataset);
  return isStored(after) ? { ...stored, state: after, row: await newestRow(ctx, after) } : stored;
}

async function newestRow(ctx: QueryContext, state: StoredState): Promise<RegisterRow> {
  const { rows } = await ctx.store.registers.query({ dataset: state.dataset, where: [], limit: 1000 });
  const [newest] = [...rows.toArray()].sort((a, b) => String(b['time']).localeCompare(String(a['time'])));
  if (!newest) throw new WattleError('DATA_UNAVAILABLE', `The station for ${state.dataset} is not reporting.`, { retryAfterSeconds: 300 });
  return newest;
}

const isPresent = (ctx: QueryContext, { row }: Observed): boolean => ctx.clock.now() - Date.parse(String(row['time'])) <= PRESENT_MS;

function freshnessOf(ctx: QueryContext, observed: Observed): Freshness {
  if (isPresent(ctx, observed)) return { state: 'fresh', reasons: [], nextRelease: null };
  const { failure, version } = observed.state;
  const reason: Reason = {
    code: 'interval_old',
    dataset: observed.state.dataset.replace('/', '.'),
    through: String(observed.row['time']),
    missing_periods: null,
    published: isoInstant(version.effectiveFrom).slice(0, 10),
    basis: publishedBasis(version),
    named: observed.near.station.name,
    most_minutes: PRESENT_MS / 60_000,
    ...(failure ? { since: isoInstant(failure.since), error: { code: failure.code, detail: failure.detail } } : {}),
  };
  return { state: 'stale', reasons: [reason], nextRelease: null };
}

const COLUMNS = [
  ...['location_id', 'location_name', 'state', 'latitude', 'longitude', 'timezone', 'station.id', 'station.name', 'station.distance_km'],
  ...['current.time', 'current.temperature_c', 'current.apparent_temperature_c', 'current.relative_humidity_pct'],
  ...['current.precipitation_mm', 'current.pressure_msl_hpa', 'current.wind_speed_kmh', 'current.wind_direction_deg'],
  ...['current.wind_direction', 'current.wind_gusts_kmh', 'current.dew_point_c', 'current.cloud', 'current.description'],
  'location_resolution',
] as const;

function weatherOf(place: Located, { row, near, provider }: Observed): Record<string, unknown> {
  return {
    location_id: place.id,
    location_name: place.name,
    state: place.state,
    latitude: place.latitude,
    longitude: place.longitude,
    timezone: place.timezone,
    station: { id: near.station.wmo, name: near.station.name, distance_km: near.distanceKm },
    current: {
      time: row['time'] ?? null,
      temperature_c: row['temperature_c'] ?? null,
      apparent_temperature_c: row['apparent_temperature_c'] ?? null,
      relative_humidity_pct: row['relative_humidity_pct'] ?? null,
      precipitation_mm: row['precipitation_mm'] ?? null,
      pressure_msl_hpa: row['pressure_msl_hpa'] ?? null,
      wind_speed_kmh: row['wind_speed_kmh'] ?? null,
      wind_direction_deg: row['wind_direction_deg'] ?? null,
      wind_direction: row['wind_direction'] ?? null,
      wind_gusts_kmh: row['wind_gusts_kmh'] ?? null,
      dew_point_c: row['dew_point_c'] ?? null,
      cloud: row['cloud'] ?? null,
      description: row['weather_description'] ?? null,
    },
    location_resolution: place.resolution,
    provider,
  };
}
