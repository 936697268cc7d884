/** Identities of the electricity market. */

import { dispatch_region } from '../../sources/aemo/datasets/dispatch_region.ts';
import { REGIONS } from '../../sources/aemo/regions.ts';
import { defineIdentity, type Term } from './identity.ts';

/** Number of five-minute intervals in two days. */
const TWO_DAYS = 576;

export const dispatchBalance = defineIdentity({
  id: 'dispatch-balance',
  title: 'Generation dispatched in a region, and its use',
  formula: 'generation = demand + dispatchable load + net interchange',
  sets: Object.fromEntries(
    REGIONS.map((region) => {
      const metric = (METRIC: string): Term => ({ dataset: dispatch_region, select: { METRIC, REGIONID: region } });
      return [
        region,
        {
          generation: metric('DISPATCHABLEGENERATION'),
          demand: metric('TOTALDEMAND'),
          load: metric('DISPATCHABLELOAD'),
          interchange: metric('NETINTERCHANGE'),
        },
      ];
    }),
  ),
  residual: ({ generation, demand, load, interchange }) => generation - (demand + load + interchange),
  newest: TWO_DAYS,
});

/** Losses were between -2 and 140 MW in the recorded intervals. */
const LOSSES = { upTo: 350, because: 'interconnectors lose electricity' };
const USUAL_LOSSES_MW = 150;

export const interchangeBalance = defineIdentity({
  id: 'interchange-balance',
  title: 'Net interchange of the regions, and the losses of interconnectors',
  formula: 'sum of net interchange = losses',
  sets: {
    '': Object.fromEntries(
      REGIONS.map((region) => [region, { dataset: dispatch_region, select: { METRIC: 'NETINTERCHANGE', REGIONID: region } }]),
    ),
  },
  residual: (regions) => Object.values(regions).reduce((sum, value) => sum + value, -USUAL_LOSSES_MW),
  slack: LOSSES,
  newest: TWO_DAYS,
});
