/** JSON Schemas of electricity by region. */
import { Type } from 'typebox';
import { open, orNull, text, words } from './schema-parts.ts';

export const EnergyStep = open(
  {
    end: text('End of the step, UTC.', { format: 'date-time' }),
    price_aud_per_mwh: orNull('number', 'Mean price of the intervals in the step.'),
    demand_mw: orNull('number', 'Mean demand.'),
  },
  'One step of a range. Output by fuel has a member for each fuel, such as `wind_mw`.',
);

const Prices = open(
  {
    from: text('First day in market time.', { format: 'date' }),
    to: text('Last day in market time.', { format: 'date' }),
    intervals: Type.Integer({ description: 'Number of intervals that have a price.' }),
    time_weighted_aud_per_mwh: Type.Number(),
    volume_weighted_aud_per_mwh: orNull('number', 'Mean price weighted by demand. Null if the demand of an interval is not stored.'),
    lowest_aud_per_mwh: Type.Number(),
    lowest_at: Type.String(),
    highest_aud_per_mwh: Type.Number(),
    highest_at: Type.String(),
    at_or_below_zero_pct: Type.Number({ description: 'Percentage of intervals with a price of zero or less.' }),
  },
  'Summary of prices in one span of time.',
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
          intervals: Type.Integer({ description: 'Number of intervals in which any generating unit has output.' }),
        },
        'Mean output by fuel, with a member for each fuel, such as `wind_mw`. It excludes loads, charging and rooftop solar.',
      ),
      { description: 'Output in each day, or in each month of a year, latest first. Output of generating units is stored for 35 days.' },
    ),
    highest_demand_mw: orNull('number', 'Highest demand in any interval.'),
    flows: Type.Array(
      open(
        {
          interconnector: Type.String(),
          out_mw: Type.Number({ description: 'Power that leaves the region. Negative if the region imports.' }),
          at: Type.String(),
        },
        'The latest flow on an interconnector.',
      ),
    ),
    events: Type.Union(
      [
        Type.Array(
          open(
            { kind: words(['administered', 'suspended'], 'The kind.'), from: Type.String(), to: Type.String() },
            'Intervals in a row with the same event.',
          ),
        ),
        Type.Null(),
      ],
      {
        description:
          'Times with administered prices or with the market suspended. Null if the prices have no flags, as with settled prices.',
      },
    ),
    url: text('Its page.'),
  },
  'The region.',
);
