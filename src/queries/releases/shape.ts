import { Type } from 'typebox';
import { sources } from '../../catalogue/catalogue.ts';
import type { Release, SourceCode } from '../../core/define-dataset.ts';
import { type Of, orNull, text, words } from '../base/shape-parts.ts';

export const CALENDAR_SOURCES: readonly SourceCode[] = sources().flatMap((source) => (source.calendar ? [source.code] : []));
export const EVENT_TYPES = ['data_release', 'policy_decision', 'statement', 'speech'] as const satisfies readonly Release['eventType'][];

const date = Type.String({ format: 'date', description: 'Date of the release in Sydney time.' });
const COMMON = {
  date,
  source: words(CALENDAR_SOURCES, 'Source code.'),
  title: Type.String({ description: 'Title announced by the agency.' }),
  event_type: words(EVENT_TYPES, 'Kind of release: figures, a decision of the Monetary Policy Board, a statement, or a speech.'),
  dataset_id: orNull('string', 'Main dataset of the release, which is the first of `dataset_ids`.'),
  dataset_ids: Type.Array(Type.String(), { description: 'All datasets in the catalogue that this release updates.' }),
  reference_period: orNull('string', 'Period of the figures, as the agency writes it.'),
  source_url: Type.String({ format: 'uri', description: "The agency's page about the release." }),
  status: words(['upcoming', 'released'], 'Whether the time of release is past.'),
};

export const ReleaseShape = Type.Object(
  {
    ...COMMON,
    release_at: Type.String({
      format: 'date-time',
      description: 'Time of release with the UTC offset of Sydney: `2026-11-26T11:30:00+11:00`.',
    }),
    publication_id: Type.String({ description: 'Id of the publication. It is stable and unique within the source.' }),
    times_moved: Type.Integer({
      minimum: 0,
      description: 'Number of times that the agency has changed the date since Wattle first listed the release.',
    }),
    basis: words(['found', 'by_rule'], "found: a source states the date. by_rule: the date follows the publication's usual rule."),
  },
  { description: 'A release in the calendar.' },
);

export type ReleaseRow = Of<typeof ReleaseShape>;

const HeadlineShape = Type.Object({
  series_id: Type.String(),
  title: Type.String(),
  units: Type.String(),
  period: Type.String(),
  value: Type.Number(),
  previous_period: orNull('string', 'The previous period.'),
  previous_value: orNull('number', 'Value for the previous period in the same release.'),
  change: orNull('number', '`value` minus `previous_value`.'),
});

export type Headline = Of<typeof HeadlineShape>;

export const PulseShape = Type.Object(
  {
    ...COMMON,
    released_at: orNull(
      'string',
      'Time of release with the UTC offset of Sydney. Null if the release is upcoming, or if only the date is known.',
      {
        format: 'date-time',
      },
    ),
    series_id: orNull('string', 'Id of the main headline series, which is the first of `headlines`.'),
    period: orNull('string', 'Latest period of that series in the release.'),
    value: orNull('number', 'Value for that period.'),
    previous_value: orNull('number', 'Value for the previous period in the same release.'),
    change: orNull('number', '`value` minus `previous_value`.'),
    units: orNull('string', 'Unit of `value`, `previous_value` and `change`.'),
    headlines: Type.Array(HeadlineShape, { description: 'All headline series of the release.' }),
    outcome: Type.Optional(words(['changed', 'unchanged'], 'Only for decisions of the Monetary Policy Board whose result is stored.')),
    outcome_text: Type.Optional(text('The outcome in words: `Unchanged at 4.10%`.')),
    basis: words(['observed', 'scheduled'], "observed: new or revised values were found. scheduled: from the agency's calendar."),
    release_at: orNull('string', 'Time of release in the calendar. Null if the calendar does not list the release.', {
      format: 'date-time',
    }),
    observed_at: orNull('string', 'When the figures of the release were first stored.', { format: 'date-time' }),
    published_on: orNull('string', 'Publication date that the file states.', { format: 'date' }),
    values_added: orNull('integer', 'Number of values for periods that had no value before.'),
    values_revised: orNull('integer', 'Number of values that were revised.'),
    publication_id: orNull('string', 'Id of the publication in the calendar. It is stable and unique within the source.'),
  },
  { description: 'Content of a past or upcoming release.' },
);

export type PulseRow = Of<typeof PulseShape>;
