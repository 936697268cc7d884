/** Code that account endpoints share. */
import { type TSchema, Type } from 'typebox';
import type { Actor } from '../../accounts/audit.ts';
import type { Caller } from '../../accounts/authenticate.ts';
import { isoInstant } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';
import type { QueryContext } from '../../queries/base/context.ts';
import type { Endpoint, PersonalReply, PersonalRequest } from '../base/endpoint.ts';
import { refTo } from '../describe/schema-parts.ts';

const Meta = Type.Object({ endpoint: Type.String(), retrieved_at: Type.String({ format: 'date-time' }), server_version: Type.String() });

export const personalOf = (data: TSchema): TSchema => Type.Object({ data, meta: Meta, links: refTo('Links') });

export function personal(context: Pick<QueryContext, 'clock' | 'version'>, endpoint: string, data: unknown, status = 200): PersonalReply {
  const meta = { endpoint, retrieved_at: isoInstant(context.clock.now()), server_version: context.version };
  return { status, value: { data, meta, links: { csv: null, next: null } } };
}

export const NO_CONTENT: PersonalReply = { status: 204, value: null };

/** Returns the caller. Throws BUG if the endpoint does not require one. */
export function callerOf({ caller }: PersonalRequest): Caller {
  if (!caller)
    throw new WattleError('BUG', 'This endpoint needs a known caller, but its declaration allows requests without a credential.');
  return caller;
}

/** The name and address of the caller for the audit log. */
export function actorOf(requested: PersonalRequest): Actor {
  const { auth, prefix } = callerOf(requested);
  return { name: auth === 'api_key' ? `api_key ${prefix}` : 'session', clientIp: requested.clientIp };
}

type Common = Pick<Endpoint, 'tag' | 'auth' | 'counted' | 'cors' | 'formats' | 'parameters' | 'example'>;

/** Settings for account endpoints. Requests do not count towards the quota, and only scripts on configured origins may send them. */
export const ofAccount = (auth: Endpoint['auth']): Common => ({
  tag: 'Account',
  auth,
  counted: false,
  cors: 'configured',
  formats: 'own',
  parameters: [],
  example: null,
});
