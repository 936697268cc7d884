/** JSON Schemas about how current a response is. */
import { Type } from 'typebox';
import { PUBLISHED_BASES, type PublishedBasis } from '../../core/observation.ts';
import { type Of, open, orNull, refTo, text, words } from './shape-parts.ts';

/**
 * - no_data: nothing is stored.
 * - damaged: the stored data do not match their digest.
 * - not_confirmed, unreachable, not_checked: the agency did not confirm the data, did not respond, or was not checked within the interval.
 * - unusable: the agency's data could not be used.
 * - interval_old: the latest market interval or observation is too old.
 * - periods_missing, decisions_missing: due periods have no value, or announced decisions are not stored.
 * - release_missed, period_due, not_known (only for a past date): an earlier release is not stored, a later period was due, or a later
 * value may exist.
 * - calendar_old: the release calendar has not been read recently.
 */
const REASON_CODES = [
  ...(['no_data', 'damaged', 'not_confirmed', 'unreachable', 'unusable', 'not_checked', 'interval_old', 'periods_missing'] as const),
  ...(['decisions_missing', 'release_missed', 'period_due', 'not_known', 'calendar_old'] as const),
] as const;

/** `current`: no due period is missing. `behind`: one to four are missing. `out_of_date`: more than four are missing. */
export const GRADES = ['current', 'behind', 'out_of_date'] as const;
export type Grade = (typeof GRADES)[number];

/** The subject of a note. `series`: a whole series. `periods`: some of its periods. `dataset`: everything in a dataset. */
const NOTE_SCOPES = ['series', 'periods', 'dataset'] as const;

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
    basis: Type.Unsafe<PublishedBasis | null>({
      anyOf: [words(PUBLISHED_BASES, 'How the date of the vintage is known.'), { type: 'null' }],
    }),
    others_through: Type.Optional(text('Last period of other series in the dataset, if the affected series end earlier.')),
    old: Type.Optional(Type.Literal(true, { description: 'Present if missing periods are not counted, and the last period is too old.' })),
    starter: Type.Optional(
      Type.Literal(true, { description: 'Present if the stored vintage is starter data, which comes with the program.' }),
    ),
    since: Type.Optional(text('Time from which the reason applies.', { format: 'date-time' })),
    confirmed: Type.Optional(text('Time of the last confirmation by the agency.', { format: 'date-time' })),
    as_of: Type.Optional(text('The requested date. Absent if the response is for today.', { format: 'date' })),
    error: Type.Optional(
      Type.Object({ code: Type.String(), detail: Type.String() }, { description: 'Error from the failed check or import.' }),
    ),
    minutes: Type.Optional(Type.Number({ description: 'Age of the latest interval in minutes.' })),
    most_minutes: Type.Optional(Type.Number({ description: 'Maximum age of a current interval in minutes.' })),
    named: Type.Optional(text('Weather station or agency, if the name of the dataset does not identify it.')),
  },
  'Reason why values may be out of date. The other members depend on `code`.',
);

const Note = Type.Object(
  {
    code: text('Kind of note. It determines the members of `values`. A note with the code `remark` has only text.'),
    scope: words(NOTE_SCOPES, 'Part of the response that the note applies to.'),
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
  { description: 'Present if the agency has ended the series or dataset.' },
);

export type Reason = Of<typeof Reason>;
export type Note = Of<typeof Note>;
export type Discontinued = Of<typeof Discontinued>;

export const REASON_SCHEMAS = { Reason, Note, Discontinued } as const;
export const ofReasons = (description: string) => Type.Array(refTo<Reason>('Reason'), { description });
export const ofNotes = (description: string) => Type.Array(refTo<Note>('Note'), { description });
export const discontinued = Type.Optional(refTo<Discontinued>('Discontinued'));

export const Grade = words(GRADES, 'current: no period is missing. behind: one to four are missing. out_of_date: more are missing.');
const LagPeriods = orNull(
  'integer',
  'Number of missing periods, for several series the largest. Null if they are not counted, such as for daily series.',
);

/** Members of `meta`, and of responses without `meta`. */
export const currencyMembers = {
  reason: Type.Unsafe<Reason | null>({ anyOf: [refTo<Reason>('Reason'), { type: 'null' }], description: 'The main reason, or null.' }),
  lag_periods: LagPeriods,
  grade: Grade,
  discontinued,
};
