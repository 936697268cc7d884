/** How releases are shown: in the calendar, and with their data. */
import { Type } from 'typebox';
import { sources } from '../../catalogue/catalogue.ts';
import type { Release, SourceCode } from '../../core/define-dataset.ts';
import { type Of, orNull, text, words } from '../base/shape-parts.ts';

/** Agencies with known releases. */
export const CALENDAR_SOURCES: readonly SourceCode[] = sources().flatMap((source) => (source.calendar ? [source.code] : []));
export const EVENT_TYPES = ['data_release', 'policy_decision', 'statement', 'speech'] as const satisfies readonly Release['eventType'][];

const date = Type.String({ format: 'date', description: 'Day in Sydney.' });
/** Members that rows of the calendar and rows of new releases share. */
const COMMON = {
  date,
  source: words(CALENDAR_SOURCES, 'Source code.'),
  title: Type.String({ description: 'As the agency announces it.' }),
  event_type: words(EVENT_TYPES, 'Figures, a decision of the Monetary Policy Board, words, or a speech.'),
  dataset_id: orNull('string', 'Its main dataset, the first of `dataset_ids`.'),
  dataset_ids: Type.Array(Type.String(), { description: 'All datasets of the catalogue in this release.' }),
  reference_period: orNull('string', 'Topic of the figures, in the words of the agency.'),
  source_url: Type.String({ format: 'uri', description: 'Page of the agency.' }),
  status: words(['upcoming', 'released'], 'Whether its time is past.'),
};

export const ReleaseShape = Type.Object(
  {
    ...COMMON,
    release_at: Type.String({ format: 'date-time', description: "With Sydney's offset: `2026-11-26T11:30:00+11:00`." }),
    publication_id: Type.String({ description: 'Stable within the source.' }),
    times_moved: Type.Integer({ minimum: 0, description: 'Number of times the agency has moved it since Wattle first listed it.' }),
    basis: words(['found', 'by_rule'], 'found: a source states the date. by_rule: the date follows the usual rule of the publication.'),
  },
  { description: 'A release of the calendar.' },
);

export type ReleaseRow = Of<typeof ReleaseShape>;

const HeadlineShape = Type.Object({
  series_id: Type.String(),
  title: Type.String(),
  units: Type.String(),
  period: Type.String(),
  value: Type.Number(),
  previous_period: orNull('string', 'The previous period.'),
  previous_value: orNull('number', 'Its value, as of the same release.'),
  change: orNull('number', 'value minus previous_value.'),
});

/** One headline value. */
export type Headline = Of<typeof HeadlineShape>;

export const PulseShape = Type.Object(
  {
    ...COMMON,
    released_at: orNull('string', 'Time of release, with the Sydney offset. Null if upcoming, or if only the date is known.', {
      format: 'date-time',
    }),
    series_id: orNull('string', 'The headline series. The first of `headlines`.'),
    period: orNull('string', 'Its latest period as of the release.'),
    value: orNull('number', 'Its value.'),
    previous_value: orNull('number', 'The value of the previous period, as of the same release.'),
    change: orNull('number', 'value minus previous_value.'),
    units: orNull('string', 'Unit of the three.'),
    headlines: Type.Array(HeadlineShape, { description: 'All headline series of the release.' }),
    outcome: Type.Optional(words(['changed', 'unchanged'], 'For a Board decision with a stored result.')),
    outcome_text: Type.Optional(text('`Unchanged at 4.10%`')),
    basis: words(['observed', 'scheduled'], "observed: new or revised values were found. scheduled: from the agency's calendar."),
    release_at: orNull('string', 'When the calendar has it.', { format: 'date-time' }),
    observed_at: orNull('string', 'When its figures were first stored.', { format: 'date-time' }),
    published_on: orNull('string', 'Publication date that the file states.', { format: 'date' }),
    values_added: orNull('integer', 'Values for periods without an earlier value.'),
    values_revised: orNull('integer', 'Values that were others before.'),
    publication_id: orNull('string', 'Id in the calendar, stable within the source.'),
  },
  { description: 'Content of a past or upcoming release.' },
);

export type PulseRow = Of<typeof PulseShape>;
