/** JSON Schemas of topics, places and regions. */
import { type TSchema, Type } from 'typebox';
import { PUBLISHED_BASES } from '../../core/observation.ts';
import { GRADES } from '../../queries/base/reason.ts';
import { objectOrNull, open, orNull, refTo, text, words } from './schema-parts.ts';

const FIGURE = {
  series_id: Type.String(),
  title: Type.String(),
  place: Type.String(),
  value: orNull('number', 'Latest value, as published. Null if no data are stored.'),
  units: Type.String(),
  period: orNull('string', 'Period of the latest value.'),
  decimals: orNull('integer', 'Number of decimal places shown.'),
  previous_period: orNull('string', 'The previous period. Null if no change is shown.'),
  previous_value: orNull('number', 'Value of the previous period.'),
  change: orNull('number', 'The latest value minus the previous one, both as shown. Changes in percentages are in percentage points.'),
  change_pct: orNull('number', 'Change from the previous value in per cent. Null if the values are percentages.'),
  year_ago_period: orNull('string', 'The period one year earlier. Null if no annual change is shown.'),
  year_ago_value: orNull('number', 'Value of the period one year earlier.'),
  change_year: orNull(
    'number',
    'The latest value minus the value one year earlier, both as shown. Changes in percentages are in percentage points.',
  ),
  change_year_pct: orNull('number', 'Annual change in per cent. Null if the values are percentages.'),
  adjustment: Type.String(),
  frequency: Type.String(),
  vintage: orNull('string', 'Date of the vintage that the value comes from.', { format: 'date' }),
  published_basis: orNull('string', 'How the date of the vintage is known.', { enum: [...PUBLISHED_BASES, null] }),
  dataset_id: Type.String(),
  source: Type.String(),
  grade: orNull('string', 'How current the value is. Null if no value is stored.', { enum: [...GRADES, null] }),
};

export const TopicRow = open(
  {
    topic: text('Stable id of the topic: `prices`.'),
    title: Type.String(),
    summary: Type.String(),
    concept: orNull('string', 'Id of the main concept in the topic.'),
    figure_title: orNull('string', 'Measure that the figure shows.'),
    value: orNull('number', 'The current figure, or null.'),
    value_text: orNull('string', 'The current figure as text, with its decimals.'),
    unit: orNull('string', 'Unit of the figure.'),
    period: orNull('string', 'Period of the figure.'),
    series: Type.Integer({ description: 'Number of main series.' }),
    datasets: Type.Integer(),
  },
  'A topic.',
);

export const TopicSummary = open(
  {
    topic: Type.String(),
    title: Type.String(),
    description: Type.String(),
    figure: Type.Unsafe({ anyOf: [refTo('ConceptRow'), { type: 'null' }], description: 'The main figure of the topic.' }),
    chart: Type.Array(Type.String(), { description: 'Ids of the series in the main chart.' }),
    region: orNull('string', 'Id of the family of series that has a map.'),
    indicators: Type.Array(Type.Object({ id: Type.String(), question: Type.String(), url: Type.String() })),
    datasets: Type.Array(Type.Object({ dataset_id: Type.String(), title: Type.String() })),
    url: text('Its page.'),
  },
  'Content of a topic in addition to its main series.',
);

const AGAINST_NATION = {
  difference: orNull('number', 'Value minus the national value, both as shown. Null for totals and indexes.'),
  share_pct: orNull('number', 'For totals: the value as a percentage of the national value.'),
};

export const PlaceRow = open(
  {
    place: text('Stable id of the place: `vic`.'),
    name: Type.String(),
    kind: words(['country', 'state', 'city'], 'Kind of place.'),
    state: orNull('string', 'Abbreviation of the state that the place belongs to. Null for Australia.'),
    url: text('Address of the profile.'),
  },
  'A place with a profile.',
);

const PlaceFigure = open(
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
    state: orNull('string', 'Abbreviation of the state that the place belongs to.'),
    available: Type.Integer({ description: 'Number of measures that have data.' }),
    url: text('Its page.'),
  },
  'The place.',
);

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

const RegionRow = open(
  {
    region: text('Region as in series ids: `VIC`, `MELBOURNE`.'),
    name: Type.String(),
    code: text('ABS code for the state.'),
    series_id: Type.String(),
    period: orNull('string', 'The period that is shown.'),
    value: orNull('number', 'Value in that period. Null if it is not stored.'),
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
      description: 'Ranges of values that have the same colour on the map, lowest first.',
    }),
    url: text('Its page.'),
  },
  'The measure and its national figure.',
);

const RankingRow = open(
  {
    rank: orNull('integer', 'Rank of the value. 1 is the highest value. Equal values share a rank. Null without a value.'),
    code: text('Code of the publisher.'),
    name: Type.String(),
    value: orNull(
      'number',
      'Value of the period or sum over the year. With `per=1000_residents`, either is divided by thousands of residents. Null if a value is missing.',
    ),
    units: Type.String(),
    period: orNull('string', 'The period. For a sum, the first and the last period.'),
    year_ago_value: FIGURE.year_ago_value,
    change_year: orNull('number', 'Annual change. Null for values per 1,000 residents.'),
    change_year_pct: FIGURE.change_year_pct,
    residents: orNull('number', 'Number of residents of the area, if it is stored.'),
    series_id: orNull('string', 'Id of the series, if it has one.'),
  },
  'A row of a ranking.',
);

export const RankingSummary = open(
  {
    dataset_id: Type.String(),
    by: text('The dimension that is ranked.'),
    areas: orNull('string', 'Kind of area: `sa4`, `council`, `postcode`.'),
    selection: Type.Array(Type.String(), { description: 'Labels of the codes that apply in the other dimensions.' }),
    window: words(['period', 'year'], 'Whether rows show one period or the sum over a year.'),
    per: words(['value', '1000_residents'], 'Whether rows show the value or the value per 1,000 residents.'),
    residents_dataset: orNull('string', 'Id of the dataset with numbers of residents. Null if no dataset has them for these areas.'),
    residents_period: orNull('string', 'Year of the numbers of residents, which are at 30 June. Null if they are not stored.'),
    national: objectOrNull({ code: Type.String(), value: orNull('number', 'Value for Australia.') }, 'Australia.'),
    url: text('Its page.'),
  },
  'The measure that is ranked.',
);

export const FIGURE_SCHEMAS: Readonly<Record<string, TSchema>> = {
  FigureRow: open(FIGURE, 'The latest value of a series, with its changes.'),
  PlaceFigure,
  RankingRow,
  RegionRow,
};
