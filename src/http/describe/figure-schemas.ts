/** JSON Schemas of topics, places and regions: tables of values. */
import { type TSchema, Type } from 'typebox';
import { PUBLISHED_BASES } from '../../core/observation.ts';
import { GRADES } from '../../queries/base/reason.ts';
import { objectOrNull, open, orNull, refTo, text, words } from './schema-parts.ts';

/** Members of a value in a list. */
const FIGURE = {
  series_id: Type.String(),
  title: Type.String(),
  place: Type.String(),
  value: orNull('number', 'Latest value, as published. Null if no data is stored.'),
  units: Type.String(),
  period: orNull('string', 'Its period.'),
  decimals: orNull('integer', 'Number of decimal places shown.'),
  previous_period: orNull('string', 'The previous period. Null if there is no change.'),
  previous_value: orNull('number', 'The value of that period.'),
  change: orNull('number', 'Change from the previous period, both values as shown. For percentages, in percentage points.'),
  change_pct: orNull('number', 'Percentage change. Null for percentages.'),
  year_ago_period: orNull('string', 'The period one year earlier. Null if a change would have no meaning.'),
  year_ago_value: orNull('number', 'The value of that period.'),
  change_year: orNull('number', 'Annual change, both values as shown. For percentages, in percentage points.'),
  change_year_pct: orNull('number', 'Percentage change. Null for percentages.'),
  adjustment: Type.String(),
  frequency: Type.String(),
  vintage: orNull('string', 'Date of the vintage of the value.', { format: 'date' }),
  published_basis: orNull('string', 'How that day is known.', { enum: [...PUBLISHED_BASES, null] }),
  dataset_id: Type.String(),
  source: Type.String(),
  grade: orNull('string', 'How current the value is. Null without one.', { enum: [...GRADES, null] }),
};

export const TopicRow = open(
  {
    topic: text('Stable id: `prices`.'),
    title: Type.String(),
    summary: Type.String(),
    concept: orNull('string', 'The main concept of the topic.'),
    figure_title: orNull('string', 'What the figure measures.'),
    value: orNull('number', 'The current figure, or null.'),
    value_text: orNull('string', 'The same with its decimals.'),
    unit: orNull('string', 'Unit of the figure.'),
    period: orNull('string', 'Period of the figure.'),
    series: Type.Integer({ description: 'Lead series.' }),
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
    chart: Type.Array(Type.String(), { description: 'Series of the lead chart.' }),
    region: orNull('string', 'Family of series that has a map.'),
    indicators: Type.Array(Type.Object({ id: Type.String(), question: Type.String(), url: Type.String() })),
    datasets: Type.Array(Type.Object({ dataset_id: Type.String(), title: Type.String() })),
    url: text('Its page.'),
  },
  'Other content of a topic, in addition to its main series.',
);

/** How a region compares with the nation. */
const AGAINST_NATION = {
  difference: orNull('number', 'Value minus the national value, both as shown. Null for totals and indexes.'),
  share_pct: orNull('number', 'For totals: percentage of the national value.'),
};

export const PlaceRow = open(
  {
    place: text('Stable id: `vic`.'),
    name: Type.String(),
    kind: words(['country', 'state', 'city'], 'What it is.'),
    state: orNull('string', 'Abbreviation of its state. Null for Australia.'),
    url: text('Its profile.'),
  },
  'A place with a profile.',
);

const PlaceFigure = open(
  {
    measure: text('What is measured, in short.'),
    topic: orNull('string', 'Id of its topic.'),
    family: orNull('string', 'Id at `/v1/regions`. Null for Australia and smaller areas.'),
    series_id: orNull('string', 'Id of the series. Null for most series of smaller areas.'),
    value: FIGURE.value,
    units: Type.String(),
    period: FIGURE.period,
    rank: orNull('integer', 'Rank among states or capital cities in that period. 1 is the highest value. Equal values share a rank.'),
    ranked: orNull('integer', 'Number of them with a value in that period.'),
    national_value: orNull('number', 'National value of that period.'),
    median_value: orNull('number', 'Median of areas of the same kind. Null for states and cities.'),
    ...AGAINST_NATION,
    year_ago_value: FIGURE.year_ago_value,
    change_year: FIGURE.change_year,
    change_year_pct: FIGURE.change_year_pct,
    decimals: FIGURE.decimals,
    vintage: FIGURE.vintage,
    dataset_id: Type.String(),
    grade: FIGURE.grade,
  },
  'A measure of a place.',
);

export const PlaceSummary = open(
  {
    place: Type.String(),
    name: Type.String(),
    kind: Type.String(),
    state: orNull('string', 'Abbreviation of its state.'),
    available: Type.Integer({ description: 'Measures with data.' }),
    url: text('Its page.'),
  },
  'The place.',
);

export const FamilyRow = open(
  {
    family: text('Stable id: `AU.UNEMP`.'),
    title: Type.String(),
    kind: words(['states', 'cities'], 'What it covers.'),
    topic: Type.String(),
    units: Type.String(),
    frequency: Type.String(),
    adjustment: Type.String(),
    national: orNull('string', 'The national series, or null.'),
    regions: Type.Integer(),
    available: Type.Integer({ description: 'Regions with data.' }),
    url: Type.String(),
  },
  'A measure that covers all states or capital cities.',
);

const RegionRow = open(
  {
    region: text('As in series ids: `VIC`, `MELBOURNE`.'),
    name: Type.String(),
    code: text('ABS code of the state.'),
    series_id: Type.String(),
    period: orNull('string', 'The period that is shown.'),
    value: orNull('number', 'Value in that period. Null if not stored.'),
    rank: orNull('integer', '1 is the highest value. Equal values share a rank.'),
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
    period: orNull('string', 'The period shown. Null without data.'),
    first_period: orNull('string', 'First period of any region.'),
    last_period: orNull('string', 'Last period of any region.'),
    national: objectOrNull({ series_id: Type.String(), value: orNull('number', 'Value of the period.') }, 'The national series.'),
    classes: Type.Array(Type.Object({ from: Type.Number(), to: Type.Number() }), { description: 'Classes of the map, lowest first.' }),
    url: text('Its page.'),
  },
  'The measure and its national figure.',
);

const RankingRow = open(
  {
    rank: orNull('integer', '1 is the highest value. Equal values share a rank. Null without a value.'),
    code: text('The publisher’s code.'),
    name: Type.String(),
    value: orNull('number', 'Value of the period, sum of the year, or either per 1,000 residents. Null if a period has none.'),
    units: Type.String(),
    period: orNull('string', 'The period, or the first and last of a sum.'),
    year_ago_value: FIGURE.year_ago_value,
    change_year: orNull('number', 'Annual change. Null for values per resident.'),
    change_year_pct: FIGURE.change_year_pct,
    residents: orNull('number', 'Residents of the area, if stored.'),
    series_id: orNull('string', 'Id of the series, if it has one.'),
  },
  'A row of a ranking.',
);

export const RankingSummary = open(
  {
    dataset_id: Type.String(),
    by: text('The ranked dimension.'),
    areas: orNull('string', 'Kind of the areas: `sa4`, `council`, `postcode`.'),
    selection: Type.Array(Type.String(), { description: 'Labels of the other dimensions.' }),
    window: words(['period', 'year'], 'One period, or the sum of a year.'),
    per: words(['value', '1000_residents'], 'The value, or per 1,000 residents.'),
    residents_dataset: orNull('string', 'Dataset of residents. Null if none applies.'),
    residents_period: orNull('string', 'Year of the residents at 30 June. Null if none are stored.'),
    national: objectOrNull({ code: Type.String(), value: orNull('number', 'Value of Australia.') }, 'Australia.'),
    url: text('Its page.'),
  },
  'The ranked measure.',
);

export const FIGURE_SCHEMAS: Readonly<Record<string, TSchema>> = {
  FigureRow: open(FIGURE, 'The latest value of a series with its changes.'),
  PlaceFigure,
  RankingRow,
  RegionRow,
};
