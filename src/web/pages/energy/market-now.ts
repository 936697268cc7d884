/** Reads the current electricity market by region. */
import { findDataset } from '../../../catalogue/catalogue.ts';
import { present } from '../../../core/assert.ts';
import type { TimeSeriesDataset } from '../../../core/define-dataset.ts';
import type { Signal, SignalRow } from '../../../core/define-signal.ts';
import { WattleError } from '../../../core/errors.ts';
import { intervalEnding } from '../../../core/period.ts';
import type { Answer } from '../../../queries/base/answer.ts';
import type { QueryContext } from '../../../queries/base/context.ts';
import { KeptResults } from '../../../queries/base/data-marks.ts';
import { datasetsOf } from '../../../queries/base/signal-inputs.ts';
import { readDataset } from '../../../queries/datasets/read-dataset.ts';
import { evaluateSignal } from '../../../queries/signals/evaluate-signal.ts';

export interface PricePoint {
  readonly t: number;
  readonly value: number;
}

export interface FuelShare {
  readonly fuel: string;
  readonly mw: number;
  /** The share of metered output in the region, from 0 to 1. */
  readonly share: number;
}

export interface RegionNow {
  readonly region: string;
  readonly price: number | null;
  readonly demandMw: number | null;
  readonly netImportMw: number | null;
  readonly renewablePct: number | null;
  readonly rooftopMw: number | null;
  readonly regime: string | null;
  readonly shareOfThresholdPct: number | null;
  /** Prices by five-minute interval. The forecasts are by half hour. */
  readonly course: readonly PricePoint[];
  readonly forecast: readonly PricePoint[];
  readonly mix: readonly FuelShare[];
}

export interface MarketNow {
  readonly intervalEnd: string;
  readonly market: SignalRow;
  readonly headline: string | null;
  readonly regions: readonly RegionNow[];
  readonly snapshot: Answer;
  readonly meteredMw: number | null;
  /** The end of the interval of `mix`. Null if no output is stored. */
  readonly mixEnd: string | null;
}

const COURSE_INTERVALS = '72';
const FORECAST_ROWS = '900';
const UNIT_ROWS = '1000';
/** The number of half hours to show. */
const FORECAST_SHOWN = 16;
const LEAST_SHARE = 0.015;

const marketDataset = (id: string): TimeSeriesDataset => {
  const dataset = present(findDataset('aemo', id), id);
  if (dataset.kind !== 'time_series') throw new WattleError('BUG', `aemo.${id} has no periods.`);
  return dataset;
};

const SNAPSHOTS = ['energy-snapshot', 'nem-energy-regime', 'nem-dispatch-5min'];
const TABLES = ['predispatch_30min', 'generation_scada'];
const kept = new KeptResults<MarketNow>(1);

/** Reads the market. Throws DATA_UNAVAILABLE or DATA_STALE if there are no current data. */
export function marketNow(ctx: QueryContext, signals: readonly Signal[]): Promise<MarketNow> {
  const inputs = signals.filter(({ id }) => SNAPSHOTS.includes(id)).flatMap((signal) => datasetsOf(signal));
  return kept.of(ctx, 'now', [...new Set([...inputs, ...TABLES.map(marketDataset)])], () => readMarket(ctx, signals));
}

async function readMarket(ctx: QueryContext, signals: readonly Signal[]): Promise<MarketNow> {
  const evaluate = (id: string, params: Record<string, string> = {}): Promise<Answer> =>
    evaluateSignal(
      ctx,
      present(
        signals.find((signal) => signal.id === id),
        id,
      ),
      new URLSearchParams(params),
    );
  const snapshot = await evaluate('energy-snapshot');
  const [regimes, dispatch] = [await evaluate('nem-energy-regime'), await evaluate('nem-dispatch-5min', { limit: COURSE_INTERVALS })];
  const forecast = await optionalRows(ctx, 'predispatch_30min', { metric: 'rrp', limit: FORECAST_ROWS });
  const units = await optionalRows(ctx, 'generation_scada', { limit: UNIT_ROWS });
  const rows = snapshot.data as readonly SignalRow[];
  const market = present(
    rows.find(({ region }) => region === 'NEM'),
    'the total for the whole market',
  );
  const intervalEnd = String(market['interval_end']);
  const now = Date.parse(intervalEnd);
  const mixes = mixOf(units);
  return {
    intervalEnd,
    market,
    headline: snapshot.meta.headline ?? null,
    snapshot,
    mixEnd: mixes.size === 0 ? null : newestOf(units),
    meteredMw: mixes.size === 0 ? null : [...mixes.values()].flat().reduce((sum, { mw }) => sum + mw, 0),
    regions: rows
      .filter(({ region }) => region !== 'NEM')
      .map((row) => {
        const region = String(row['region']);
        const regime = (regimes.data as readonly SignalRow[]).find((one) => one['region'] === region);
        return {
          region,
          price: numberOr(row['spot_price_aud_per_mwh']),
          demandMw: numberOr(row['demand_mw']),
          netImportMw: numberOr(row['net_import_mw']),
          renewablePct: numberOr(row['renewable_share_pct']),
          rooftopMw: numberOr(row['rooftop_pv_mw']),
          regime: regime === undefined ? null : String(regime['regime']),
          shareOfThresholdPct: numberOr(regime?.['share_of_threshold_pct']),
          course: pointsOf('5MIN', dispatch.data as readonly SignalRow[], (one) => one['region'] === region, 'rrp_aud_per_mwh'),
          forecast: pointsOf('30MIN', forecast, (one) => dimension(one, 'region') === region, 'value', now).slice(0, FORECAST_SHOWN),
          mix: mixes.get(region) ?? [],
        };
      }),
  };
}

const numberOr = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const dimension = (row: SignalRow, name: string): string =>
  String((row['dimensions'] as Readonly<Record<string, unknown>> | undefined)?.[name] ?? '');

/** Reads rows that the page does not need. Returns no rows if the dataset is not available. */
async function optionalRows(ctx: QueryContext, id: string, params: Record<string, string>): Promise<readonly SignalRow[]> {
  try {
    const { data } = await readDataset(ctx, marketDataset(id), new URLSearchParams(params));
    return data as readonly SignalRow[];
  } catch (error) {
    if (error instanceof WattleError && error.status === 503) return [];
    throw error;
  }
}

/**
 * Returns the points of a line.
 * @param after time in ms since the epoch. Only intervals that end after it are used
 */
function pointsOf(
  freq: '5MIN' | '30MIN',
  rows: readonly SignalRow[],
  isMeant: (row: SignalRow) => boolean,
  field: string,
  after = Number.NEGATIVE_INFINITY,
): readonly PricePoint[] {
  return rows
    .flatMap((row): PricePoint[] => {
      const [end, value] = [Date.parse(String(row['period'])), row[field]];
      return isMeant(row) && typeof value === 'number' && end > after ? [{ t: intervalEnding(freq, end).t, value }] : [];
    })
    .sort((a, b) => a.t - b.t);
}

const newestOf = (rows: readonly SignalRow[]): string =>
  rows.reduce((latest, row) => (String(row['period']) > latest ? String(row['period']) : latest), '');

/** Returns the mix of fuels in the latest interval. Small shares are combined. */
function mixOf(rows: readonly SignalRow[]): ReadonlyMap<string, readonly FuelShare[]> {
  const newest = newestOf(rows);
  const byRegion = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const value = row['value'];
    const [region, fuel] = [dimension(row, 'region'), dimension(row, 'fuel')];
    if (row['period'] !== newest || typeof value !== 'number' || value <= 0 || region === 'unknown' || fuel === 'load') continue;
    const fuels = byRegion.get(region) ?? new Map<string, number>();
    fuels.set(fuel, (fuels.get(fuel) ?? 0) + value);
    byRegion.set(region, fuels);
  }
  return new Map(
    [...byRegion].map(([region, fuels]) => {
      const total = [...fuels.values()].reduce((sum, mw) => sum + mw, 0);
      const shares = [...fuels].map(([fuel, mw]) => ({ fuel, mw, share: mw / total })).sort((a, b) => b.share - a.share);
      return [region, shares.filter(({ share }) => share >= LEAST_SHARE)];
    }),
  );
}
