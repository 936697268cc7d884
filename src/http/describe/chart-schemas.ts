/** JSON Schema of a chart as data. */
import { Type } from 'typebox';
import { open, orNull, text, words } from './schema-parts.ts';

const ChartPoint = Type.Object({
  period: Type.String(),
  value: orNull('number', 'Null only where an event ends the one before.'),
});
export const ChartData = open(
  {
    title: Type.String(),
    window: Type.Object({ from: orNull('string', 'First day asked for.'), to: orNull('string', 'Last day asked for.') }),
    series: Type.Array(
      open(
        {
          id: Type.String(),
          title: Type.String(),
          units: Type.String(),
          units_short: Type.String(),
          frequency: Type.String(),
          adjustment: Type.String(),
          axis: words(['left', 'right'], 'The first unit is on the left.'),
          nature: words(['period', 'event'], 'An event holds from its day until the next.'),
          known_through: orNull('string', 'Last day on which the last event is known to hold.', { format: 'date' }),
          computed: Type.Boolean({ description: 'False where the values are as published.' }),
          partial: Type.Boolean({ description: 'True where a period is shown that is not there as a whole.' }),
          points: Type.Array(ChartPoint),
          breaks: Type.Array(Type.Object({ date: Type.String({ format: 'date' }), what: text('What is different from that day on.') }), {
            description: 'Breaks in the series within the span of the points.',
          }),
          revisions: Type.Array(
            Type.Object({
              period: Type.String(),
              value: Type.Number(),
              was: Type.Number({ description: 'The value in the first edition that had the period.' }),
              edition: text('Day of that edition.', { format: 'date' }),
            }),
            { description: 'Points that were others before. A change of reference base is none.' },
          ),
        },
        'One series as it is drawn.',
      ),
    ),
    bands: Type.Array(
      Type.Object({
        label: Type.String(),
        low: Type.Number(),
        high: Type.Number(),
        from: orNull('string', 'First day on which it holds; null where it is open.'),
        to: orNull('string', 'Last day; null where it is open.'),
      }),
      { description: 'Spans of values that the left axis is read against, such as a target.' },
    ),
  },
  'What a chart shows.',
);
