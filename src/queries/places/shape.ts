import { Type } from 'typebox';
import { AGAINST_NATION, FIGURE } from '../base/figure-shape.ts';
import { open, orNull, text, words } from '../base/shape-parts.ts';

export const PlaceRow = open(
  {
    place: text('Stable id of the place: `vic`.'),
    name: Type.String(),
    kind: words(['country', 'state', 'city'], 'Kind of place.'),
    state: orNull('string', 'Abbreviation of the state that contains the place. Null for Australia.'),
    url: text('URL of the profile.'),
  },
  'A place with a profile.',
);

export const PlaceFigure = open(
  {
    measure: text('Short name of the measure.'),
    topic: orNull('string', 'Id of the topic of the measure.'),
    family: orNull('string', 'Id of the measure at `/v1/regions`. Null for Australia and smaller areas.'),
    series_id: orNull('string', 'Id of the series. Null for most series of smaller areas.'),
    value: FIGURE.value,
    units: Type.String(),
    period: FIGURE.period,
    rank: orNull(
      'integer',
      'Rank among states or among capital cities in the same period. 1 is the highest value. Equal values share a rank.',
    ),
    ranked: orNull('integer', 'Number of states or of capital cities that have a value in the same period.'),
    national_value: orNull('number', 'National value in the same period.'),
    median_value: orNull('number', 'Median of all areas of the same kind in the same period. Null for states and cities.'),
    ...AGAINST_NATION,
    year_ago_value: FIGURE.year_ago_value,
    change_year: FIGURE.change_year,
    change_year_pct: FIGURE.change_year_pct,
    decimals: FIGURE.decimals,
    vintage: FIGURE.vintage,
    dataset_id: Type.String(),
    grade: FIGURE.grade,
  },
  'A measure for a place.',
);

export const PlaceSummary = open(
  {
    place: Type.String(),
    name: Type.String(),
    kind: Type.String(),
    state: orNull('string', 'Abbreviation of the state that contains the place.'),
    available: Type.Integer({ description: 'Number of measures that have data.' }),
    url: text('Its page.'),
  },
  'The place.',
);
