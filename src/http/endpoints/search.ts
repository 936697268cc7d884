import { Type } from 'typebox';
import { NOT_COVERED_KINDS } from '../../catalogue/subjects/not-covered.ts';
import { LIST_NOT_COVERED, listNotCovered } from '../../queries/finder/list-not-covered.ts';
import { SEARCH_EVERYTHING, searchEverything } from '../../queries/finder/search-everything.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { described, RENDERING } from '../describe/parameters.ts';
import { open, refTo, text, words } from '../describe/schema-parts.ts';
import { envelopeOf } from '../describe/schemas.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { answer, JSON_TYPE, keyed } from './kinds.ts';

const NOT_COVERED_ROW = open(
  {
    title: text('The statistic.'),
    kind: words(
      NOT_COVERED_KINDS,
      'licence: the terms of the agency do not allow reuse here. source: the agency is not covered. table: the table is not included. estimate: the quantity cannot be observed.',
    ),
    why: text('The reason.'),
    nearest: Type.Array(Type.String(), { description: 'Ids of the nearest series, datasets and indicators.' }),
    names: Type.Array(Type.String(), { description: 'Search words that find this statistic.' }),
  },
  'A statistic that the catalogue does not cover.',
);

export const searchEndpoints = ({ context }: ServerDeps): readonly Endpoint[] => [
  {
    ...keyed('search', '/v1/search', 'Data'),
    summary: 'Search everything',
    description:
      'Searches series, datasets, indicators, releases and RBA forecasts by words, a whole question or an id. Results are in order of relevance, and the usual meaning of a topic comes first: `inflation` finds the headline rate. The search recognises synonyms, places, frequencies and seasonal adjustments, and corrects spelling. `meta.unmatched` lists search words that the first result does not contain. If the list is not empty, this result does not cover the whole query.',
    parameters: [...described(SEARCH_EVERYTHING), ...RENDERING],
    replies: [
      {
        status: 200,
        description: 'The most relevant first.',
        contentType: JSON_TYPE,
        schema: envelopeOf(Type.Array(refTo('Found'))),
      },
    ],
    problems: [400, 406],
    example: '/v1/search?q=unemployment%20victoria&limit=3',
    handler: answer((request) => ({ path: '/v1/search', make: () => searchEverything(context, request.query) })),
  },
  {
    ...keyed('listNotCovered', '/v1/not-covered', 'Data'),
    summary: 'List popular statistics that are not covered',
    description: 'Each row gives the reason, such as the terms of the agency, and the nearest series and datasets that are available.',
    parameters: [...described(LIST_NOT_COVERED), ...RENDERING],
    replies: [
      {
        status: 200,
        description: 'One row for each statistic, grouped by kind of reason.',
        contentType: JSON_TYPE,
        schema: envelopeOf(Type.Array(NOT_COVERED_ROW)),
      },
    ],
    problems: [400, 406],
    example: '/v1/not-covered?limit=3',
    handler: answer(({ query }) => ({ path: '/v1/not-covered', make: () => Promise.resolve(listNotCovered(context, query)) })),
  },
];
