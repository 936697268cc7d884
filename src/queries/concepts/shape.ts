import { Type } from 'typebox';
import { CONCEPT_RULES } from '../../catalogue/concepts/concept.ts';
import { PUBLISHED_BASES } from '../../core/observation.ts';
import { type Of, objectOrNull, open, orNull, text, words } from '../base/shape-parts.ts';
import { CONCEPT_STATES } from '../series/concepts/resolve.ts';
import { CHOICES } from '../series/concepts/rules.ts';
import { Fresher } from '../series/latest-shape.ts';

const POINT = {
  value: orNull('number', 'The value as published or calculated, without rounding.'),
  value_text: orNull('string', 'The value rounded to `decimals` decimal places.'),
  period: orNull('string', 'Reference period.'),
  date: orNull('string', 'Last day of the period. For the cash rate, the day on which the rate took effect.', { format: 'date' }),
};

const Candidate = open(
  {
    series_id: Type.Optional(Type.String()),
    signal: Type.Optional(Type.String()),
    transformation: text(
      'Transformation of the source. `lin` is the published value, `pc1` and `pch` are rates of change, and `sum of 4` is a sum. For an indicator, the name of the member.',
    ),
    value: orNull('number', 'Latest value of the source. Null if the source has no value.'),
    period: orNull('string', 'Period of the latest value of the source.'),
    lag_periods: orNull('integer', 'Number of due periods that are not stored. Null if not counted.'),
    vintage: orNull('string', 'Date of the vintage that the value comes from.', { format: 'date' }),
    fresher: Type.Optional(Fresher),
    taken: Type.Boolean(),
    why_code: words(CHOICES, 'Why the source was chosen or not, as a code.'),
    why: text('Why the source was chosen or not, in words.'),
  },
  'A possible source of the figure.',
);

const ConceptRow = open(
  {
    concept: text('Stable id of the concept: `inflation`.'),
    title: Type.String(),
    place: Type.String(),
    topic: Type.String(),
    ...POINT,
    unit: Type.String(),
    decimals: Type.Integer({ minimum: 0, description: 'Number of decimal places shown.' }),
    previous_period: orNull('string', 'The previous period. Null if its value is not stored.'),
    previous_value: orNull('number', 'Value in the previous period.'),
    change: orNull(
      'number',
      'The latest value minus the previous value, both rounded as shown. Null if periods between the two are missing.',
    ),
    currency: orNull('string', '`current`, `behind` if some periods are missing, or `out_of_date` if there is no current value.', {
      enum: ['current', 'behind', 'out_of_date', null],
    }),
    lag_periods: orNull('integer', 'Number of periods that should be published but are not stored.'),
    vintage: orNull('string', 'Date of the vintage that the figure comes from.', { format: 'date' }),
    published_basis: orNull('string', 'How the date of the vintage is known.', { enum: [...PUBLISHED_BASES, null] }),
    series_id: orNull('string', 'Id of the source series. Null if the source is an indicator.'),
    dataset_id: orNull('string', 'Id of the dataset that contains the series.'),
    basis: orNull(
      'string',
      '`published`: the agency publishes the figure. `computed`: the figure is calculated from published values. `daily_table`: the cash rate is from the daily table, because the table of decisions does not include it yet.',
      { enum: ['published', 'computed', 'daily_table', null] },
    ),
    reason: objectOrNull(
      { code: words(CONCEPT_STATES, 'The reason as a code.'), text: text('The reason in words.') },
      'Reason why there is no current value. Null if there is a current value.',
    ),
    last: objectOrNull(POINT, 'The last figure, if no figure is current. Null if no data are stored.'),
    rule: Type.Optional(words(CONCEPT_RULES, 'Rule that chooses the source.')),
    rule_text: Type.Optional(text('Definition of the measure, and the rule that chooses its source, in words.')),
    oldest_age: Type.Optional(
      Type.Object(
        { periods: Type.Optional(Type.Integer({ minimum: 0 })), days: Type.Optional(Type.Integer({ minimum: 0 })) },
        { description: 'Maximum age of a current figure.' },
      ),
    ),
    candidates: Type.Optional(Type.Array(Candidate, { description: 'Possible sources, in order of preference.' })),
    contradiction: Type.Optional(
      objectOrNull(
        { day: Type.String(), values: Type.Array(Type.Number()) },
        'A day on which two sources have different values, with these values. Null if the sources agree.',
      ),
    ),
    see_also: Type.Optional(Type.Array(Type.String(), { description: 'Ids of related concepts and series.' })),
    links: Type.Optional(
      Type.Object(
        { self: Type.String(), series: orNull('string', 'URL of the series.'), signal: orNull('string', 'URL of the indicator.') },
        { description: 'URLs of this concept and its source.' },
      ),
    ),
  },
  'The current figure of a concept, with its source.',
);

export type ConceptRow = Of<typeof ConceptRow>;
export const CONCEPT_SCHEMAS = { ConceptRow } as const;
