import { Type } from 'typebox';
import { findConcept, nearestConcepts } from '../../catalogue/concepts/concepts.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { LIST_CONCEPTS, listConcepts, readConcept } from '../../queries/concepts/read-concepts.ts';
import type { Endpoint, ParsedRequest } from '../base/endpoint.ts';
import { described, path, RENDERING } from '../describe/parameters.ts';
import { refTo } from '../describe/schema-parts.ts';
import { envelopeOf } from '../describe/schemas.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { answer, FOR_READERS, JSON_TYPE, keyed, refuseUnknown } from './kinds.ts';

const CONCEPT = path('concept', 'Id of the concept, ignoring case.', 'inflation');

export const conceptEndpoints = ({ context, config }: ServerDeps): readonly Endpoint[] => [
  {
    ...keyed('listConcepts', '/v1/concepts', 'Concepts'),
    ...(config.publicRead ? FOR_READERS : {}),
    summary: 'Get the latest figure of each concept',
    description:
      'One figure for each common concept, such as the latest inflation rate or the cash rate. A published rule chooses the series for each concept. If the latest figure is too old, `value` is null, `reason` gives the cause, and `last` has the last figure with its period.',
    parameters: [...described(LIST_CONCEPTS), ...RENDERING],
    replies: [
      {
        status: 200,
        description: 'One row for each concept.',
        contentType: JSON_TYPE,
        schema: envelopeOf(Type.Array(refTo('ConceptRow'))),
      },
    ],
    problems: [400, 406],
    example: '/v1/concepts?topic=prices',
    handler: answer(({ query }) => ({ path: '/v1/concepts', make: () => listConcepts(context, query) })),
  },
  {
    ...keyed('readConcept', '/v1/concepts/{concept}', 'Concepts'),
    ...(config.publicRead ? FOR_READERS : {}),
    summary: 'Get the latest figure of a concept',
    description:
      'The latest figure of a concept and the rule that chose its source. `candidates` lists every possible source with its value, its period and the reason why it was chosen or not.',
    parameters: [CONCEPT, ...RENDERING],
    replies: [{ status: 200, description: 'The concept.', contentType: JSON_TYPE, schema: envelopeOf(refTo('ConceptRow')) }],
    problems: [400, 404, 406],
    example: '/v1/concepts/inflation',
    handler: answer((request) => {
      refuseUnknown(request.query);
      const concept = conceptOf(request);
      return { path: `/v1/concepts/${concept.id}`, make: () => readConcept(context, concept) };
    }),
  },
];

/** Finds the concept in the path. Throws REQ_UNKNOWN_CONCEPT with the most similar ids. */
function conceptOf({ path: { concept: id = '' } }: ParsedRequest) {
  const concept = findConcept(id);
  if (concept !== null) return concept;
  const near = nearestConcepts(id);
  const detail = `Unknown concept: ${quoted(id)}.`;
  throw new WattleError('REQ_UNKNOWN_CONCEPT', detail, {
    near,
    hint: 'GET /v1/concepts lists all concepts.',
    faults: [{ parameter: 'concept', detail, ...(near[0] === undefined ? {} : { allowed: near, did_you_mean: near[0] }) }],
  });
}
