import { Type } from 'typebox';
import { open, orNull, text, words } from '../base/shape-parts.ts';

export const SignalEntry = open(
  {
    id: text('Id of the indicator, which is its path under /v1: `real-wages`.'),
    title: Type.String(),
    question: text('Question that the indicator answers.'),
    subject: Type.String(),
    summary: Type.String(),
    kind: words(
      ['history', 'object', 'rows'],
      '`history`: a row for each period. `object` or `rows`: the latest figures, as one object or as rows.',
    ),
    frequency: orNull('string', 'Frequency of the rows. Null if there are no rows by period.'),
    no_past: orNull('string', 'Reason why the indicator has no rows by period.'),
    available: Type.Boolean({ description: 'Whether all inputs are stored.' }),
    stale_rule: words(
      ['serve_cached', 'refuse'],
      'What happens if inputs may be out of date: serve_cached returns the response marked as stale, and refuse returns an error.',
    ),
    parameters: Type.Array(Type.String(), { description: 'Parameters of this indicator in addition to the common ones.' }),
    series: Type.Array(Type.String(), { description: 'Ids of the input series if the parameters have their defaults.' }),
    datasets: Type.Array(Type.String(), { description: 'Ids of the input datasets.' }),
    methodology: Type.String({ format: 'uri' }),
    example: Type.String({ format: 'uri' }),
  },
  'An indicator.',
);
