/**
 * Five-minute dispatch of the National Electricity Market: price, demand and generation in each region.
 *
 * Rows are the latest intervals as published, with the latest row last. If AEMO intervened, the values are from the run without the
 * intervention, which sets the price. An interval is identified by its end, in market time (UTC+10).
 * @see https://www.nemweb.com.au/Reports/Current/DispatchIS_Reports/
 */

import { REGION_NAMES } from '../catalogue/regions/market-regions.ts';
import { defineSnapshotSignal, refuse, selectionOf } from '../core/define-signal.ts';
import { formatPeriod, period } from '../core/period.ts';
import { dispatch_price } from '../sources/aemo/datasets/dispatch_price.ts';
import { dispatch_region } from '../sources/aemo/datasets/dispatch_region.ts';
import { isAdministered } from './inputs/price-flags.ts';
import { REGION, regionsOf } from './parameters/region.ts';
import { dollars } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const MW = 'MW';
/** The number of intervals in a day. */
const MOST = 288;

export const NEM_DISPATCH_5MIN = defineSnapshotSignal({
  id: 'nem-dispatch-5min',
  title: 'Five-minute dispatch of the electricity market',
  summary: 'Price, demand, generation and interchange with other regions for each region in the latest five-minute intervals.',
  mode: 'snapshot',
  gives: 'rows',
  past: { none: 'Past intervals for a region are at addresses such as /v1/energy/NSW1.' },
  stale: 'refuse',
  offline: 'dated',
  methodologyVersion: 1,
  formula: ['p_r,i', 'q_r,i', 'g_r,i', 'x_r,i'],
  symbols: {
    'p_r,i': 'regional reference price of region r in interval i, $/MWh',
    'q_r,i': 'demand met by scheduled generation and imports, MW',
    'g_r,i': 'generation dispatched, MW',
    'x_r,i': 'net interchange, MW. Positive if the region exports',
  },
  parameters: {
    region: REGION,
    limit: {
      kind: 'number',
      default: 12,
      min: 1,
      max: MOST,
      whole: true,
      unit: 'Intervals',
      description: 'Number of latest intervals for each region.',
    },
  },
  row: {
    region: { type: 'string', unit: null, description: 'Region of the market.' },
    interval_end: { type: 'string', unit: null, description: 'End of the interval, market time.' },
    rrp_aud_per_mwh: { type: 'number', unit: '$/MWh', description: 'Regional reference price. May be negative.' },
    demand_mw: { type: 'number', unit: MW, description: 'Total demand. Null if missing.' },
    generation_mw: { type: 'number', unit: MW, description: 'Generation dispatched, including wind and solar farms. Null if missing.' },
    net_interchange_mw: {
      type: 'number',
      unit: MW,
      description: 'Net flow out of the region. Positive if the region exports. Null if missing.',
    },
    price_flag: {
      type: 'string',
      unit: null,
      description: 'Kind of price: market, administered (lowest bit of APCFLAG) or suspended. Null if the reports have no flags.',
    },
  },
  inputs: ({ region, limit: newest }) => {
    const REGIONID = regionsOf(region);
    return {
      price: selectionOf({ dataset: dispatch_price, select: { REGIONID, METRIC: ['RRP', 'APCFLAG', 'MARKETSUSPENDEDFLAG'] }, newest }),
      load: selectionOf({
        dataset: dispatch_region,
        select: { REGIONID, METRIC: ['TOTALDEMAND', 'DISPATCHABLEGENERATION', 'NETINTERCHANGE'] },
        newest: newest + 1,
      }),
    };
  },
  compute: ({ price, load }, { region, limit }) => {
    const { newest } = price;
    if (!newest) refuse('no region has a price');
    const first = newest.t - limit + 1;
    const data = Array.from({ length: limit }, (_, i) => first + i).flatMap((t) =>
      regionsOf(region).flatMap((REGIONID) => {
        const of = (metric: string): number | null => price.find({ REGIONID, METRIC: metric })?.maybe(t) ?? null;
        const flow = (metric: string): number | null => load.find({ REGIONID, METRIC: metric })?.maybe(t) ?? null;
        const rrp = of('RRP');
        if (rrp === null) return [];
        return [
          {
            period: formatPeriod(period('5MIN', t)),
            region: REGIONID,
            interval_end: formatPeriod(period('5MIN', t)),
            rrp_aud_per_mwh: rrp,
            demand_mw: flow('TOTALDEMAND'),
            generation_mw: flow('DISPATCHABLEGENERATION'),
            net_interchange_mw: flow('NETINTERCHANGE'),
            price_flag: flagOf(of('APCFLAG'), of('MARKETSUSPENDEDFLAG')),
          },
        ];
      }),
    );
    const last = data.filter(({ interval_end }) => interval_end === newest.period);
    const prices = last.map(({ region: name, rrp_aud_per_mwh: price }) => `${REGION_NAMES[name] ?? name} ${dollars(price, 2)}`);
    const headline = prices.length === 0 ? null : `Price per MWh at ${inWords(newest.period)}: ${prices.join(', ')}.`;
    return { headline, data };
  },
});

/** Returns the flag in words. Returns null if the reports have no flags. */
function flagOf(administered: number | null, suspended: number | null): string | null {
  if (administered === null && suspended === null) return null;
  if (suspended === 1) return 'suspended';
  return isAdministered(administered) ? 'administered' : 'market';
}
