import { Type } from 'typebox';
import { open, orNull, text, words } from '../base/shape-parts.ts';

export const EnergyStep = open(
  {
    end: text('End of the step, in market time (UTC+10).', { format: 'date-time' }),
    price_aud_per_mwh: orNull('number', 'Mean price of the intervals in the step.'),
    demand_mw: orNull('number', 'Mean demand of the intervals in the step.'),
  },
  'One step of the range, such as 30 minutes. There is a member for the output of each fuel, such as `wind_mw`.',
);

const Prices = open(
  {
    from: text('First day of the span, in market time.', { format: 'date' }),
    to: text('Last day of the span, in market time.', { format: 'date' }),
    intervals: Type.Integer({ description: 'Number of intervals that have a price.' }),
    time_weighted_aud_per_mwh: Type.Number(),
    volume_weighted_aud_per_mwh: orNull('number', 'Mean price weighted by demand. Null if the demand of any interval is not stored.'),
    lowest_aud_per_mwh: Type.Number(),
    lowest_at: Type.String(),
    highest_aud_per_mwh: Type.Number(),
    highest_at: Type.String(),
    at_or_below_zero_pct: Type.Number({ description: 'Percentage of intervals with a price of zero or less.' }),
  },
  'Prices in one span of time.',
);

export const EnergySummary = open(
  {
    region: Type.String(),
    name: Type.String(),
    range: words(['1d', '7d', '30d', '1y'], 'Length of the range.'),
    prices: Type.Unsafe({ anyOf: [Prices, { type: 'null' }], description: 'Prices in the whole range.' }),
    parts: Type.Array(Prices, { description: 'Prices in each day, or in each month of a year, latest first.' }),
    generation: Type.Array(
      open(
        {
          from: text('First stored day in market time.', { format: 'date' }),
          to: text('Last stored day in market time.', { format: 'date' }),
          intervals: Type.Integer({ description: 'Number of intervals with output from any generating unit.' }),
        },
        'Mean output by fuel, with a member for each fuel, such as `wind_mw`. Loads, battery charging and rooftop solar are excluded.',
      ),
      { description: 'Output in each day, or in each month of a year, latest first. Output of generating units is stored for 35 days.' },
    ),
    highest_demand_mw: orNull('number', 'Highest demand in any interval.'),
    flows: Type.Array(
      open(
        {
          interconnector: Type.String(),
          out_mw: Type.Number({ description: 'Power that flows out of the region. It is negative if power flows into the region.' }),
          at: Type.String(),
        },
        'The latest flow on an interconnector.',
      ),
    ),
    events: Type.Union(
      [
        Type.Array(
          open(
            { kind: words(['administered', 'suspended'], 'Kind of event.'), from: Type.String(), to: Type.String() },
            'Consecutive intervals with the same event.',
          ),
        ),
        Type.Null(),
      ],
      {
        description: 'Times with administered prices or a suspended market. Null for settled prices, which have no flags.',
      },
    ),
    url: text('Page of the region.'),
  },
  'The region.',
);
