/** The agencies' releases: the calendar in rows, and what has come out with it. What is subscribed to is among the plain addresses. */

import { Type } from 'typebox';
import { LIST_RELEASES, listReleases } from '../../queries/releases/list-releases.ts';
import { RELEASE_PULSE, releasePulse } from '../../queries/releases/release-pulse.ts';
import type { ServerDeps } from '../deps.ts';
import { described, RENDERING } from '../describe/parameters.ts';
import { refTo } from '../describe/schema-parts.ts';
import { envelopeOf } from '../describe/schemas.ts';
import type { Endpoint } from '../endpoint.ts';
import { answer, JSON_TYPE, keyed } from './kinds.ts';

export function releaseEndpoints({ context }: ServerDeps): readonly Endpoint[] {
  return [
    {
      ...keyed('listReleases', '/v1/releases', 'Data'),
      summary: 'Release calendar',
      description:
        "Releases of the agencies in ascending order of time: data, decisions of the Monetary Policy Board (2:30 pm in Sydney), statements. Times have Sydney's offset. `dataset_ids` lists the datasets in a release. With `dataset_id`, the requested one comes first.",
      parameters: [...described(LIST_RELEASES), ...RENDERING],
      replies: [
        { status: 200, description: 'One row for each release.', contentType: JSON_TYPE, schema: envelopeOf(Type.Array(refTo('Release'))) },
      ],
      problems: [400, 406, 503],
      example: '/v1/releases?source=rba&event_type=policy_decision&days_ahead=60',
      handler: answer((asked) => ({ path: '/v1/releases', make: () => listReleases(context, asked.query) })),
    },
    {
      ...keyed('releasePulse', '/v1/release-pulse', 'Data'),
      summary: 'List new releases with their headline figures',
      description:
        'One row per release of the last days, latest first. A release is new when a new version of a dataset has new or revised values (`basis` observed). Releases without stored figures come from the calendar (`basis` scheduled). A table with new figures every day is listed once. `days_ahead` adds upcoming releases.',
      parameters: [...described(RELEASE_PULSE), ...RENDERING],
      replies: [
        {
          status: 200,
          description: 'One row for each release.',
          contentType: JSON_TYPE,
          schema: envelopeOf(Type.Array(refTo('ReleasePulse'))),
        },
      ],
      problems: [400, 406, 503],
      example: '/v1/release-pulse?days_back=14&days_ahead=30',
      handler: answer((asked) => ({ path: '/v1/release-pulse', make: () => releasePulse(context, asked.query) })),
    },
  ];
}
