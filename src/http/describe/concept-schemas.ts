/** JSON Schemas of concepts. */
import { type TSchema, Type } from 'typebox';
import { CONCEPT_RULES } from '../../catalogue/concepts/concept.ts';
import { PUBLISHED_BASES } from '../../core/observation.ts';
import { CONCEPT_STATES } from '../../queries/series/concepts/resolve.ts';
import { CHOICES } from '../../queries/series/concepts/rules.ts';
import { objectOrNull, open, orNull, text, words } from './schema-parts.ts';

const POINT = {
  value: orNull('number', 'The value as published or computed, without rounding.'),
  value_text: orNull('string', 'The value rounded to `decimals` decimal places.'),
  period: orNull('string', 'Reference period.'),
  date: orNull('string', 'Last day of the period. For the cash rate, the day on which it took effect.', { format: 'date' }),
};

const Candidate = open(
  {
    series_id: Type.Optional(Type.String()),
    signal: Type.Optional(Type.String()),
    transformation: text(
      '`lin` for the published value, `pc1` or `pch` for a rate of change, `sum of 4` for a sum, or a member of an indicator.',
    ),
    value: orNull('number', 'Latest value of the source.'),
    period: orNull('string', 'The period of that value.'),
    lag_periods: orNull('integer', 'Number of periods that should be published but are not stored.'),
    vintage: orNull('string', 'Date of the vintage of that value.', { format: 'date' }),
    taken: Type.Boolean(),
    why_code: words(CHOICES, 'Why the source was chosen or not, as a code.'),
    why: text('Why the source was chosen or not, in words.'),
  },
  'A possible source of the figure.',
);

const ConceptRow = open(
  {
    concept: text('Stable id: `inflation`.'),
    title: Type.String(),
    place: Type.String(),
    topic: Type.String(),
    ...POINT,
    unit: Type.String(),
    decimals: Type.Integer({ minimum: 0, description: 'Number of decimal places shown.' }),
    previous_period: orNull('string', 'The previous period. Null if its value is not stored.'),
    previous_value: orNull('number', 'Value of the previous period.'),
    change: orNull('number', 'The value minus the previous one, both as shown. Null if periods between them are missing.'),
    currency: orNull('string', '`current`, `behind` if some periods are missing, or `out_of_date` if there is no current value.', {
      enum: ['current', 'behind', 'out_of_date', null],
    }),
    lag_periods: orNull('integer', 'Number of periods that should be published but are not stored.'),
    vintage: orNull('string', 'Date of the vintage of the figure.', { format: 'date' }),
    published_basis: orNull('string', 'How the vintage date is known.', { enum: [...PUBLISHED_BASES, null] }),
    series_id: orNull('string', 'The series that the figure comes from. Null if it comes from an indicator.'),
    dataset_id: orNull('string', 'The dataset of that series.'),
    basis: orNull(
      'string',
      '`published` by the agency, `computed` from published values, or `daily_table` for a rate that is not in the table of decisions yet.',
      { enum: ['published', 'computed', 'daily_table', null] },
    ),
    reason: objectOrNull(
      { code: words(CONCEPT_STATES, 'As a code.'), text: text('In words.') },
      'Reason why there is no current value. Null if there is one.',
    ),
    last: objectOrNull(POINT, 'The last figure, if there is no current one. Null if no data are stored.'),
    rule: Type.Optional(words(CONCEPT_RULES, 'Rule that chooses the source.')),
    rule_text: Type.Optional(text('Definition of the measure, and of the rule that chooses its source.')),
    oldest_age: Type.Optional(
      Type.Object(
        { periods: Type.Optional(Type.Integer({ minimum: 0 })), days: Type.Optional(Type.Integer({ minimum: 0 })) },
        { description: 'A figure older than this is not current.' },
      ),
    ),
    candidates: Type.Optional(Type.Array(Candidate, { description: 'Possible sources, in order of preference.' })),
    contradiction: Type.Optional(
      objectOrNull({ day: Type.String(), values: Type.Array(Type.Number()) }, 'The day on which two sources differ, and their values.'),
    ),
    see_also: Type.Optional(Type.Array(Type.String(), { description: 'Ids of related concepts and series.' })),
    links: Type.Optional(
      Type.Object(
        { self: Type.String(), series: orNull('string', 'The series.'), signal: orNull('string', 'The indicator.') },
        { description: 'Addresses of this concept and of its source.' },
      ),
    ),
  },
  'The current figure of a concept, with its source.',
);

export const CONCEPT_SCHEMAS: Readonly<Record<string, TSchema>> = { ConceptRow };
