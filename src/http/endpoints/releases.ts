/** The agencies' releases: the calendar in rows, and what has come out with it. What is subscribed to is among the plain addresses. */

import { type TSchema, Type } from 'typebox';
import { EVENT_TYPES, LIST_RELEASES, listReleases } from '../../queries/releases/list-releases.ts';
import { CALENDAR_SOURCES } from '../../queries/releases/release-calendar.ts';
import { RELEASE_PULSE, releasePulse } from '../../queries/releases/release-pulse.ts';
import type { ServerDeps } from '../deps.ts';
import { described, RENDERING } from '../describe/parameters.ts';
import { orNull } from '../describe/schema-parts.ts';
import { envelopeOf } from '../describe/schemas.ts';
import type { Endpoint } from '../endpoint.ts';
import { answer, JSON_TYPE, keyed } from './kinds.ts';

const date = Type.String({ format: 'date', description: 'Day in Sydney.' });
const words = (values: readonly string[], description: string): TSchema => Type.Unsafe({ type: 'string', enum: [...values], description });

/** Members that the rows of the calendar and of the pulse share. */
const COMMON = {
  date,
  source: words(CALENDAR_SOURCES, 'Source code.'),
  title: Type.String({ description: 'As the agency announces it.' }),
  event_type: words(EVENT_TYPES, 'Figures, a decision of the Monetary Policy Board, words, or a speech.'),
  dataset_id: orNull('string', 'The dataset that it publishes; the first of `dataset_ids`.'),
  dataset_ids: Type.Array(Type.String(), { description: 'All datasets of the catalogue that it publishes.' }),
  reference_period: orNull('string', 'What the figures are about, in the words of the agency.'),
  source_url: Type.String({ format: 'uri', description: 'Page of the agency.' }),
  status: words(['upcoming', 'released'], 'Whether its time is past.'),
};

const RELEASE = Type.Object({
  ...COMMON,
  release_at: Type.String({ format: 'date-time', description: "With Sydney's offset: `2026-11-26T11:30:00+11:00`." }),
  publication_id: Type.String({ description: 'Stable within the source.' }),
});

const HEADLINE = Type.Object({
  series_id: Type.String(),
  title: Type.String(),
  units: Type.String(),
  period: Type.String(),
  value: Type.Number(),
  previous_period: orNull('string', 'The period before it.'),
  previous_value: orNull('number', 'Its value, as of the same release.'),
  change: orNull('number', 'value minus previous_value.'),
});

const PULSE = Type.Object({
  ...COMMON,
  released_at: orNull('string', 'When it came out, with the offset of Sydney; null while upcoming, and where only the day is known.', {
    format: 'date-time',
  }),
  series_id: orNull('string', 'The headline series; the first of `headlines`.'),
  period: orNull('string', 'Its newest period as of the release.'),
  value: orNull('number', 'Its value.'),
  previous_value: orNull('number', 'The value of the period before, as of the same release.'),
  change: orNull('number', 'value minus previous_value.'),
  units: orNull('string', 'Unit of the three.'),
  headlines: Type.Array(HEADLINE, { description: 'All headline series of the release.' }),
  basis: words(['observed', 'scheduled'], 'observed: new or revised values were seen. scheduled: the calendar of the agency says so.'),
  release_at: orNull('string', 'When the calendar has it.', { format: 'date-time' }),
  observed_at: orNull('string', 'When its figures were first seen here.', { format: 'date-time' }),
  published_on: orNull('string', 'Day of publication that the file states.', { format: 'date' }),
  values_added: orNull('integer', 'Values of periods that had none.'),
  values_revised: orNull('integer', 'Values that were others before.'),
  publication_id: orNull('string', 'Of the calendar, stable within the source.'),
});

export function releaseEndpoints({ context }: ServerDeps): readonly Endpoint[] {
  return [
    {
      ...keyed('listReleases', '/v1/releases', 'Data'),
      summary: 'Release calendar',
      description:
        'What the agencies release, ascending by time: data, decisions of the Monetary Policy Board (2.30 pm in Sydney), statements. Times carry the offset of Sydney. `dataset_ids` are the datasets of the catalogue that a release publishes; with `dataset_id`, the one asked for comes first.',
      parameters: [...described(LIST_RELEASES), ...RENDERING],
      replies: [{ status: 200, description: 'One row for each release.', contentType: JSON_TYPE, schema: envelopeOf(Type.Array(RELEASE)) }],
      problems: [400, 406, 503],
      example: '/v1/releases?source=rba&event_type=policy_decision&days_ahead=60',
      handler: answer((asked) => ({ path: '/v1/releases', make: () => listReleases(context, asked.query) })),
    },
    {
      ...keyed('releasePulse', '/v1/release-pulse', 'Data'),
      summary: 'What was newly released, with the headline figures',
      description:
        'One row for each release of the last days, the newest first. A release is new when a new version of a dataset brought new or revised values (`basis` observed); releases of which no figures are held are told by the calendar (`basis` scheduled). A table that has new figures every day is told once. `days_ahead` adds what comes next.',
      parameters: [...described(RELEASE_PULSE), ...RENDERING],
      replies: [{ status: 200, description: 'One row for each release.', contentType: JSON_TYPE, schema: envelopeOf(Type.Array(PULSE)) }],
      problems: [400, 406, 503],
      example: '/v1/release-pulse?days_back=14&days_ahead=30',
      handler: answer((asked) => ({ path: '/v1/release-pulse', make: () => releasePulse(context, asked.query) })),
    },
  ];
}
