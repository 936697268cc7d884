/** JSON Schemas about how current an answer is. */
import { Type } from 'typebox';
import { PUBLISHED_BASES } from '../../core/observation.ts';
import { NOTE_SCOPES } from './notes.ts';
import { GRADES, REASON_CODES } from './reason.ts';
import { open, orNull, refTo, text, words } from './shape-parts.ts';

const FACT = { type: ['string', 'number', 'boolean', 'null'] };
const FACTS = { type: 'array', items: FACT };

const Reason = open(
  {
    code: words(REASON_CODES, 'Reason why the values may be out of date, as a code.'),
    dataset: text('`abs.WPI`'),
    series: Type.Optional(
      Type.Array(Type.String(), { description: 'Ids of the affected series. Absent if the whole dataset is affected.' }),
    ),
    through: orNull('string', 'Last stored period.'),
    missing_periods: orNull('integer', 'Number of later periods that should be stored but are missing. Null if they are not counted.'),
    published: orNull('string', 'Date of the stored vintage.', { format: 'date' }),
    basis: Type.Unsafe({ anyOf: [words(PUBLISHED_BASES, 'How the date of the vintage is known.'), { type: 'null' }] }),
  },
  'Reason why values may be out of date. The other members depend on `code`.',
);

const Note = Type.Object(
  {
    code: text('Kind of note. It determines the members of `values`. A note with the code `remark` has only text.'),
    scope: words(NOTE_SCOPES, 'Part of the answer that the note applies to.'),
    values: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: { anyOf: [FACT, FACTS, { type: 'object', additionalProperties: { anyOf: [FACT, FACTS] } }] },
      description: 'The facts in the text.',
    }),
    text: Type.String(),
  },
  { description: 'A note in a form that programs can read.' },
);

const Discontinued = Type.Object(
  { last: text('Last period that was published.'), successor: orNull('string', 'Id of the dataset that replaces it: `abs.HSI_M`.') },
  { description: 'Present if the publisher has ended the series or dataset.' },
);

export const REASON_SCHEMAS = { Reason, Note, Discontinued } as const;
export const ofReasons = (description: string) => Type.Array(refTo('Reason'), { description });
export const ofNotes = (description: string) => Type.Array(refTo('Note'), { description });
export const discontinued = Type.Optional(refTo('Discontinued'));

export const Grade = words(GRADES, 'current: no period is missing. behind: one to four are missing. out_of_date: more are missing.');
const LagPeriods = orNull(
  'integer',
  'Number of missing periods, for several series the largest. Null if they are not counted, as for days.',
);

/** Both `meta` and answers without `meta` have these members. */
export const currencyMembers = {
  reason: Type.Unsafe({ anyOf: [refTo('Reason'), { type: 'null' }], description: 'The main reason, or null.' }),
  lag_periods: LagPeriods,
  grade: Grade,
  discontinued,
};
