/** What endpoints of one kind have in common. */

import type { Answer } from '../../queries/answer.ts';
import { Parameters } from '../../queries/parameters/parameters.ts';
import type { Asked, Endpoint, Handler, Tag } from '../endpoint.ts';

export const JSON_TYPE = 'application/json';

type Common = Pick<Endpoint, 'id' | 'method' | 'path' | 'tag' | 'auth' | 'counted' | 'cors' | 'formats'>;

/** A GET that needs a key, counts, comes in all formats, and may be read from pages of any origin. */
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

/** A GET that anyone may ask. */
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

/** Open to readers without a key, where the site is. */
export const FOR_READERS = { auth: 'optional', counted: false, forReaders: true } as const;

/** A handler whose answers come in the envelope. */
export const answer = (plan: (asked: Asked) => { path: string; make: () => Promise<Answer> }): Handler => ({
  kind: 'shared',
  lifetime: 'data',
  plan(asked) {
    const { path, make } = plan(asked);
    return { path, make: async () => ({ kind: 'answer', answer: await make() }) };
  },
});

/** Throws REQ_UNKNOWN_PARAMETER for keys of an endpoint that takes none. */
export function refuseUnknown(query: URLSearchParams): void {
  const parameters = new Parameters(query);
  parameters.refuseRest();
  parameters.check();
}
