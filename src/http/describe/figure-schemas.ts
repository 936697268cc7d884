/** JSON Schemas of topics, places and regions: tables of figures. */
import { type TSchema, Type } from 'typebox';
import { PUBLISHED_BASES } from '../../core/observation.ts';
import { open, orNull, refTo, text } from './schema-parts.ts';

/** Members of a figure beside others. */
export const FIGURE = {
  series_id: Type.String(),
  title: Type.String(),
  place: Type.String(),
  value: orNull('number', 'Latest value, as published. Null if no data is stored.'),
  units: Type.String(),
  period: orNull('string', 'Its period.'),
  decimals: orNull('integer', 'Digits after the point that are shown.'),
  previous_period: orNull('string', 'The period before; null where no change is given.'),
  previous_value: orNull('number', 'The value of that period.'),
  change: orNull('number', 'Change on the period before, both values as shown. Of a percentage, in percentage points.'),
  change_pct: orNull('number', 'The same in per cent; null of percentages.'),
  year_ago_period: orNull('string', 'The period one year before; null where a change on it would mean nothing.'),
  year_ago_value: orNull('number', 'The value of that period.'),
  change_year: orNull('number', 'Change over the year, both values as shown. Of a percentage, in percentage points.'),
  change_year_pct: orNull('number', 'The same in per cent; null of percentages.'),
  adjustment: Type.String(),
  frequency: Type.String(),
  vintage: orNull('string', 'Day of the vintage that the value is read from.', { format: 'date' }),
  published_basis: orNull('string', 'How that day is known.', { enum: [...PUBLISHED_BASES, null] }),
  dataset_id: Type.String(),
  source: Type.String(),
};

const TopicRow = open(
  {
    topic: text('Stable id: `prices`.'),
    title: Type.String(),
    summary: Type.String(),
    concept: orNull('string', 'The concept whose figure stands for the topic.'),
    figure_title: orNull('string', 'What the figure measures.'),
    value: orNull('number', 'The current figure; null where none is.'),
    value_text: orNull('string', 'The same with its decimals.'),
    unit: orNull('string', 'Unit of the figure.'),
    period: orNull('string', 'Period of the figure.'),
    series: Type.Integer({ description: 'Lead series.' }),
    datasets: Type.Integer(),
  },
  'A topic.',
);

const TopicSummary = open(
  {
    topic: Type.String(),
    title: Type.String(),
    description: Type.String(),
    figure: Type.Unsafe({ anyOf: [refTo('ConceptRow'), { type: 'null' }], description: 'The figure that stands for the topic.' }),
    chart: Type.Array(Type.String(), { description: 'Series of the lead chart.' }),
    region: orNull('string', 'Family of series that has a map.'),
    indicators: Type.Array(Type.Object({ id: Type.String(), question: Type.String(), url: Type.String() })),
    datasets: Type.Array(Type.Object({ dataset_id: Type.String(), title: Type.String() })),
    url: text('Its page.'),
  },
  'What belongs to a topic besides its lead series.',
);

export const FIGURE_SCHEMAS: Readonly<Record<string, TSchema>> = {
  TopicRow,
  TopicSummary,
  FigureRow: open(FIGURE, 'The latest value of a series with its changes.'),
};
