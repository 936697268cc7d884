/** Returns the history of an electricity market region as rows. */

import { REGION_NAMES } from '../../catalogue/regions/market-regions.ts';
import { roundedTo } from '../../core/decimal.ts';
import { datasetKey, dottedId } from '../../core/define-dataset.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import { marketTime } from '../../core/period.ts';
import type { Answer } from '../base/answer.ts';
import { citationOf } from '../base/citation.ts';
import type { QueryContext } from '../base/context.ts';
import { combineFreshness, freshnessOf } from '../base/freshness.ts';
import { metaOf } from '../base/meta.ts';
import { choice, type QueryParameter } from '../base/parameters/declaration.ts';
import { Parameters } from '../base/parameters/parameters.ts';
import type { Of } from '../base/shape-parts.ts';
import { type EnergyHistory, energyHistory, type PriceSummary, RANGES, type Range } from './region-history.ts';
import type { EnergyStep } from './shape.ts';

const RANGE = choice('range', 'Length of the range. It ends with the latest stored interval.', RANGES, { default: '1d' });
export const READ_ENERGY: readonly QueryParameter[] = [RANGE];
const SECONDS = 60;
const DECIMALS = 2;

/** Finds a region by its id, its state, or the name of the state. Throws REQ_NOT_FOUND with the nearest region ids. */
export function marketRegionNamed(text: string): string {
  const requested = text.trim().toLowerCase();
  const found = Object.entries(REGION_NAMES).find(
    ([id, name]) => id.toLowerCase() === requested || id.slice(0, -1).toLowerCase() === requested || name.toLowerCase() === requested,
  );
  if (found !== undefined) return found[0];
  const near = nearest(requested, Object.keys(REGION_NAMES), 2);
  const detail = `Unknown region of the National Electricity Market: ${quoted(text)}.`;
  throw new WattleError('REQ_NOT_FOUND', detail, { hint: `Regions: ${Object.keys(REGION_NAMES).join(', ')}.`, near });
}

export function requestedRange(params: URLSearchParams): Range {
  const parameters = new Parameters(params);
  const range = parameters.choice(RANGE) ?? '1d';
  parameters.refuseRest();
  parameters.check();
  return range;
}

/** Returns one row for each step, with the latest row last. Each fuel has a column. */
export async function readEnergy(ctx: QueryContext, region: string, params: URLSearchParams): Promise<Answer> {
  const history = await energyHistory(ctx, region, requestedRange(params));
  if (history === null)
    throw new WattleError('DATA_UNAVAILABLE', `No prices for ${REGION_NAMES[region] ?? region} are stored.`, {
      dataset: 'aemo.dispatch_price',
    });
  const { states, range } = history;
  const named = await Promise.all(
    states.map(async ({ dataset, state }) => ({ id: dottedId(dataset), freshness: await freshnessOf(ctx, dataset, state) })),
  );
  const rows = rowsOf(history);
  return {
    data: rows,
    columns: Object.keys(rows[0] ?? {}).map((name) => ({ name })),
    meta: {
      ...metaOf(ctx, {
        query: { range },
        rows: rows.length,
        sources: await Promise.all(states.map(({ dataset, state }) => citationOf(ctx, dataset, state.version))),
        freshness: combineFreshness(named),
        versions: states.map(({ state }) => state.version),
      }),
      summary: summaryFacts(ctx, history),
    },
    next: null,
    datasets: states.map(({ dataset }) => datasetKey(dataset)),
    maxAgeSeconds: SECONDS,
  };
}

const rounded = (value: number | null): number | null => (value === null ? null : roundedTo(value, DECIMALS));

const rowsOf = ({ steps, fuels }: EnergyHistory): readonly Of<typeof EnergyStep>[] =>
  steps.map(({ end, priceAudPerMwh, demandMw, fuelsMw }) => ({
    end: marketTime(end),
    price_aud_per_mwh: rounded(priceAudPerMwh),
    demand_mw: rounded(demandMw),
    ...Object.fromEntries(fuels.map((fuel) => [`${fuel}_mw`, rounded(fuelsMw.get(fuel) ?? null)])),
  }));

const priceFacts = (one: PriceSummary): Readonly<Record<string, unknown>> => ({
  from: one.from,
  to: one.to,
  intervals: one.intervals,
  time_weighted_aud_per_mwh: rounded(one.timeWeighted),
  volume_weighted_aud_per_mwh: rounded(one.volumeWeighted),
  lowest_aud_per_mwh: one.lowest.value,
  lowest_at: marketTime(one.lowest.end),
  highest_aud_per_mwh: one.highest.value,
  highest_at: marketTime(one.highest.end),
  at_or_below_zero_pct: rounded(one.atOrBelowZeroPct),
});

const summaryFacts = (
  ctx: QueryContext,
  { region, range, whole, parts, output, highestDemand, flows, events }: EnergyHistory,
): Readonly<Record<string, unknown>> => ({
  region,
  range,
  name: REGION_NAMES[region],
  prices: whole && priceFacts(whole),
  parts: parts.map(priceFacts),
  generation: output.map(({ from, to, intervals, fuelsMw }) => ({
    from,
    to,
    intervals,
    ...Object.fromEntries([...fuelsMw].map(([fuel, mw]) => [`${fuel}_mw`, rounded(mw)])),
  })),
  highest_demand_mw: highestDemand?.value ?? null,
  flows: flows.map(({ interconnector, mw, end }) => ({ interconnector, out_mw: rounded(mw), at: marketTime(end) })),
  events: events?.map(({ kind, from, to }) => ({ kind, from: marketTime(from), to: marketTime(to) })) ?? null,
  url: `${ctx.publicUrl}/energy/${region}?range=${range}`,
});
