/** The one search over everything that the catalogue has. */
import { Type } from 'typebox';
import { SEARCH_EVERYTHING, searchEverything } from '../../queries/finder/search-everything.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { described, RENDERING } from '../describe/parameters.ts';
import { refTo } from '../describe/schema-parts.ts';
import { envelopeOf } from '../describe/schemas.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { answer, JSON_TYPE, keyed } from './kinds.ts';

export const searchEndpoints = ({ context }: ServerDeps): readonly Endpoint[] => [
  {
    ...keyed('search', '/v1/search', 'Data'),
    summary: 'Search everything',
    description:
      'Search series, datasets, indicators and releases by words, a whole question or an id, best first. The usual meaning of a topic comes first: `inflation` finds the headline rate. The search understands synonyms, places, frequencies and adjustments, and corrects typing errors. `meta.unmatched` lists words without a result, or not covered by the best results. A place that is not covered comes first. If it is not empty, the results do not answer the whole query.',
    parameters: [...described(SEARCH_EVERYTHING), ...RENDERING],
    replies: [{ status: 200, description: 'Best first.', contentType: JSON_TYPE, schema: envelopeOf(Type.Array(refTo('Found'))) }],
    problems: [400, 406],
    example: '/v1/search?q=unemployment%20victoria&limit=3',
    handler: answer((request) => ({ path: '/v1/search', make: () => searchEverything(context, request.query) })),
  },
];
