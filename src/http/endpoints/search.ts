/** The one search over everything that the catalogue has. */
import { Type } from 'typebox';
import { SEARCH_EVERYTHING, searchEverything } from '../../queries/finder/search-everything.ts';
import type { ServerDeps } from '../deps.ts';
import { described, RENDERING } from '../describe/parameters.ts';
import { refTo } from '../describe/schema-parts.ts';
import { envelopeOf } from '../describe/schemas.ts';
import type { Endpoint } from '../endpoint.ts';
import { answer, JSON_TYPE, keyed } from './kinds.ts';

export const searchEndpoints = ({ context }: ServerDeps): readonly Endpoint[] => [
  {
    ...keyed('search', '/v1/search', 'Data'),
    summary: 'Search everything',
    description:
      'Series, datasets, signals and releases by words, by a whole question or by an id, the best first. What a subject is mostly taken for leads: `inflation` finds the headline rate. Synonyms, places, frequencies and adjustments are understood, and typing errors forgiven. `meta.unmatched` names the words that nothing has, or none of the best answers, a place that is not covered first of all; with one of them what was found is not what was asked for.',
    parameters: [...described(SEARCH_EVERYTHING), ...RENDERING],
    replies: [{ status: 200, description: 'Best first.', contentType: JSON_TYPE, schema: envelopeOf(Type.Array(refTo('Found'))) }],
    problems: [400, 406],
    example: '/v1/search?q=unemployment%20victoria&limit=3',
    handler: answer((asked) => ({ path: '/v1/search', make: () => searchEverything(context, asked.query) })),
  },
];
