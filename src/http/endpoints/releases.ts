/** Releases. Calendar subscriptions are plain URLs. */

import { type TSchema, Type } from 'typebox';
import { cardNamed, listCards, readCard } from '../../queries/economy/release-cards/read-card.ts';
import { CardFigure, CardListed, CardSummary } from '../../queries/economy/release-cards/shape.ts';
import { LIST_RELEASES, listReleases } from '../../queries/releases/list-releases.ts';
import { RELEASE_PULSE, releasePulse } from '../../queries/releases/release-pulse.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { described, path, RENDERING } from '../describe/parameters.ts';
import { refTo } from '../describe/schema-parts.ts';
import { envelopeOf } from '../describe/schemas.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { answer, FOR_READERS, JSON_TYPE, keyed, refuseUnknown } from './kinds.ts';

export function releaseEndpoints({ context }: ServerDeps): readonly Endpoint[] {
  return [
    {
      ...keyed('listReleases', '/v1/releases', 'Data'),
      summary: 'List releases',
      description:
        'Releases of the agencies in ascending order of time: data, decisions of the Monetary Policy Board (2:30 pm in Sydney) and statements. Times have the UTC offset of Sydney. `dataset_ids` lists the datasets in a release. If you filter by `dataset_id`, that dataset is the first in the list.',
      parameters: [...described(LIST_RELEASES), ...RENDERING],
      replies: [
        { status: 200, description: 'One row for each release.', contentType: JSON_TYPE, schema: envelopeOf(Type.Array(refTo('Release'))) },
      ],
      problems: [400, 406, 503],
      example: '/v1/releases?source=rba&event_type=policy_decision&days_ahead=60',
      handler: answer((request) => ({ path: '/v1/releases', make: () => listReleases(context, request.query) })),
    },
    {
      ...keyed('releasePulse', '/v1/release-pulse', 'Data'),
      summary: 'List new releases with their headline figures',
      description:
        'One row for each release in the last `days_back` days, latest first. If a new version of a dataset has new or revised values, `basis` is observed. If a release has no stored figures, its row comes from the calendar and `basis` is scheduled. A table that is updated daily has only one row. `days_ahead` adds upcoming releases.',
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
      handler: answer((request) => ({ path: '/v1/release-pulse', make: () => releasePulse(context, request.query) })),
    },
  ];
}

const replies = (schema: TSchema, description: string) => [{ status: 200, description, contentType: JSON_TYPE, schema }];

export const cardEndpoints = ({ context, config }: ServerDeps): readonly Endpoint[] => [
  {
    ...keyed('listReleaseCards', '/v1/release-cards', 'Data'),
    ...(config.publicRead ? FOR_READERS : {}),
    summary: 'List the publications that have release cards',
    description:
      'Each publication has a headline series. If they exist, the row also has the contributions to the headline and the series of the RBA forecast.',
    parameters: [...RENDERING],
    replies: replies(envelopeOf(Type.Array(CardListed)), 'One row for each publication.'),
    problems: [400, 406],
    example: '/v1/release-cards',
    handler: answer(({ query }) => {
      refuseUnknown(query);
      return { path: '/v1/release-cards', make: () => listCards(context) };
    }),
  },
  {
    ...keyed('readReleaseCard', '/v1/release-cards/{publication}/{period}', 'Data'),
    ...(config.publicRead ? FOR_READERS : {}),
    summary: 'Get the figures in a release',
    description:
      'The headline, other figures and contributions for one period. Each has the previous value, the change from it, and its revision in this release. `meta.summary` has the headline as a sentence, the release time and the last RBA forecast before the release. `meta.sources` lists the files with their hashes.',
    parameters: [
      path('publication', 'Id of the release card, or of its publication.', 'cpi'),
      path('period', 'Reference period, or `latest`.', '2026-06'),
      ...RENDERING,
    ],
    replies: replies(envelopeOf(Type.Array(CardFigure), CardSummary), 'One row for each figure.'),
    problems: [400, 404, 406],
    example: '/v1/release-cards/cpi/2026-06',
    handler: answer(({ path: { publication = '', period = '' }, query }) => {
      refuseUnknown(query);
      const card = cardNamed(publication);
      return { path: `/v1/release-cards/${card.id}/${period}`, make: () => readCard(context, card, period) };
    }),
  },
];
