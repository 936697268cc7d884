import { Type } from 'typebox';
import { open, orNull, refTo, text } from '../../base/shape-parts.ts';

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
