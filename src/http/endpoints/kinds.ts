import { type TSchema, Type } from 'typebox';
import type { Answer } from '../../queries/base/answer.ts';
import { Parameters } from '../../queries/base/parameters/parameters.ts';
import type { Endpoint, Handler, ParsedRequest, Tag } from '../base/endpoint.ts';
import { envelopeOf } from '../describe/schemas.ts';

export const JSON_TYPE = 'application/json';

type Common = Pick<Endpoint, 'id' | 'method' | 'path' | 'tag' | 'auth' | 'counted' | 'cors' | 'formats'>;

/** Settings for a GET that needs a key, counts towards the quota, has all formats and is open to any origin. */
export const keyed = (id: string, path: string, tag: Tag): Common => ({
  id,
  path,
  tag,
  method: 'GET',
  auth: 'key',
  counted: true,
  cors: 'open',
  formats: 'tabular',
});

/** Settings for a GET that needs no key. */
export const free = (id: string, path: string, tag: Tag): Common => ({
  id,
  path,
  tag,
  method: 'GET',
  auth: 'none',
  counted: false,
  cors: 'open',
  formats: 'own',
});

/** Settings for endpoints that need no key when reading is public. */
export const FOR_READERS = { auth: 'optional', counted: false, forReaders: true } as const;

/** Returns a handler whose responses have `data`, `meta` and `links`. */
export const answer = (plan: (requested: ParsedRequest) => { path: string; make: () => Promise<Answer> }): Handler => ({
  kind: 'shared',
  lifetime: 'data',
  plan(requested) {
    const { path, make } = plan(requested);
    return { path, make: async () => ({ kind: 'answer', answer: await make() }) };
  },
});

/** Refuses all parameters, for endpoints that have none. */
export function refuseUnknown(query: URLSearchParams): void {
  const parameters = new Parameters(query);
  parameters.refuseRest();
  parameters.check();
}

/** Returns the reply of an endpoint with a list of rows. */
export const rowsOf = (row: TSchema, description: string, summary?: TSchema) => [
  {
    status: 200,
    description,
    contentType: JSON_TYPE,
    schema: envelopeOf(Type.Array(row), ...(summary === undefined ? [] : [summary])),
  },
];
