/** JSON Schemas of concepts. */
import { type TSchema, Type } from 'typebox';
import { CONCEPT_RULES } from '../../catalogue/concepts/concept.ts';
import { PUBLISHED_BASES } from '../../core/observation.ts';
import { CONCEPT_STATES } from '../../queries/series/concepts/resolve.ts';
import { CHOICES } from '../../queries/series/concepts/rules.ts';
import { objectOrNull, open, orNull, text, words } from './schema-parts.ts';

const POINT = {
  value: orNull('number', 'As published or computed, not rounded.'),
  value_text: orNull('string', 'The same with `decimals` digits after the point.'),
  period: orNull('string', 'Reference period.'),
  date: orNull('string', 'Last day of the period. Of the cash rate, the day it took effect.', { format: 'date' }),
};

const Candidate = open(
  {
    series_id: Type.Optional(Type.String()),
    signal: Type.Optional(Type.String()),
    transformation: text('`lin` for the published value, `pc1` or `pch` for a rate of change, `sum of 4`, or the member of an indicator.'),
    value: orNull('number', 'Its latest value.'),
    period: orNull('string', 'The period of that value.'),
    lag_periods: orNull('integer', 'Periods that should be published and are not stored.'),
    vintage: orNull('string', 'Day of the vintage that it is read from.', { format: 'date' }),
    taken: Type.Boolean(),
    why_code: words(CHOICES, 'Why it was taken or not, as a code.'),
    why: text('The same in words.'),
  },
  'A source that could give the figure.',
);

const ConceptRow = open(
  {
    concept: text('Stable id: `inflation`.'),
    title: Type.String(),
    place: Type.String(),
    topic: Type.String(),
    ...POINT,
    unit: Type.String(),
    decimals: Type.Integer({ minimum: 0, description: 'Digits after the point that are shown.' }),
    previous_period: orNull('string', 'The period before. Null where it is not stored.'),
    previous_value: orNull('number', 'The value of that period.'),
    change: orNull('number', 'The value less the one before, both as shown. Null across a gap.'),
    currency: orNull('string', '`current`, `behind` by some periods, or `out_of_date` where no current value is given.', {
      enum: ['current', 'behind', 'out_of_date', null],
    }),
    lag_periods: orNull('integer', 'Periods that should be published and are not stored.'),
    vintage: orNull('string', 'Day of the vintage that the figure is read from.', { format: 'date' }),
    published_basis: orNull('string', 'How that day is known.', { enum: [...PUBLISHED_BASES, null] }),
    series_id: orNull('string', 'The series that it is read from. Null if an indicator gives it.'),
    dataset_id: orNull('string', 'The dataset of that series.'),
    basis: orNull(
      'string',
      '`published` by the agency, `computed` from published values, or `daily_table`: a rate that the table of decisions does not have yet.',
      { enum: ['published', 'computed', 'daily_table', null] },
    ),
    reason: objectOrNull(
      { code: words(CONCEPT_STATES, 'As a code.'), text: text('In words.') },
      'Why there is no current value. Null where there is one.',
    ),
    last: objectOrNull(POINT, 'The last figure, where none is current. Null where nothing is stored.'),
    rule: Type.Optional(words(CONCEPT_RULES, 'The rule that chooses the source.')),
    rule_text: Type.Optional(text('What is measured and how the source is chosen.')),
    oldest_age: Type.Optional(
      Type.Object(
        { periods: Type.Optional(Type.Integer({ minimum: 0 })), days: Type.Optional(Type.Integer({ minimum: 0 })) },
        { description: 'A figure that is further behind is not current.' },
      ),
    ),
    candidates: Type.Optional(Type.Array(Candidate, { description: 'In order of preference.' })),
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
  'The current figure of a concept, and where it comes from.',
);

export const CONCEPT_SCHEMAS: Readonly<Record<string, TSchema>> = { ConceptRow };
