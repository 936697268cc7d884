import { Type } from 'typebox';
import { AGAINST_NATION, FIGURE } from '../../base/figure-shape.ts';
import { objectOrNull, open, orNull, text, words } from '../../base/shape-parts.ts';

export const FamilyRow = open(
  {
    family: text('Stable id of the family of series: `AU.UNEMP`.'),
    title: Type.String(),
    kind: words(['states', 'cities'], 'Kind of region.'),
    topic: Type.String(),
    units: Type.String(),
    frequency: Type.String(),
    adjustment: Type.String(),
    national: orNull('string', 'Id of the national series, or null.'),
    regions: Type.Integer(),
    available: Type.Integer({ description: 'Number of regions that have data.' }),
    url: Type.String(),
  },
  'A measure that covers all states or capital cities.',
);

export const RegionRow = open(
  {
    region: text('Region as in series ids: `VIC`, `MELBOURNE`.'),
    name: Type.String(),
    code: text('ABS code for the state.'),
    series_id: Type.String(),
    period: orNull('string', 'The period that is shown.'),
    value: orNull('number', 'Value for that period. Null if it is not stored.'),
    rank: orNull('integer', 'Rank of the value. 1 is the highest value. Equal values share a rank.'),
    ...AGAINST_NATION,
    year_ago_value: FIGURE.year_ago_value,
    change_year: FIGURE.change_year,
    change_year_pct: FIGURE.change_year_pct,
    vintage: FIGURE.vintage,
  },
  'A region in one period.',
);

export const RegionSummary = open(
  {
    family: Type.String(),
    title: Type.String(),
    kind: Type.String(),
    units: Type.String(),
    decimals: Type.Integer(),
    period: orNull('string', 'The period that is shown. Null if no data are stored.'),
    first_period: orNull('string', 'First period for which any region has data.'),
    last_period: orNull('string', 'Last period for which any region has data.'),
    national: objectOrNull({ series_id: Type.String(), value: orNull('number', 'National value in the period.') }, 'The national series.'),
    classes: Type.Array(Type.Object({ from: Type.Number(), to: Type.Number() }), {
      description: 'Range of values for each colour on the map, lowest first.',
    }),
    url: text('Its page.'),
  },
  'The measure and its national figure.',
);
