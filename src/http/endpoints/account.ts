/** Registration and the caller. */
import { Type } from 'typebox';
import type { Balance } from '../../accounts/quota.ts';
import { isoInstant } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';
import type { ServerDeps } from '../deps.ts';
import type { Endpoint } from '../endpoint.ts';
import { refTo } from '../schemas.ts';
import { JSON_TYPE } from './kinds.ts';

/** The quota as it is shown to the caller. */
export const usageOf = ({ month, used, limit, remaining, resetsAt }: Balance): object => ({
  month,
  used,
  limit,
  remaining,
  resets_at: isoInstant(resetsAt),
});

const Registered = Type.Object({
  api_key: Type.String({ description: 'Shown this once, and mailed.' }),
  data: Type.Object({
    api_key: Type.String(),
    tier: Type.String(),
    monthly_limit: Type.Integer(),
    email: Type.String(),
  }),
});

const MailedAgain = Type.Object({
  data: Type.Object({ email: Type.String(), message: Type.String() }),
});

const WhoamiReply = Type.Object({
  data: refTo('Whoami'),
  meta: Type.Object({ endpoint: Type.String(), retrieved_at: Type.String({ format: 'date-time' }), server_version: Type.String() }),
  links: refTo('Links'),
});

export function accountEndpoints({ context, accounts }: ServerDeps): readonly Endpoint[] {
  return [
    {
      id: 'register',
      method: 'POST',
      path: '/v1/register',
      tag: 'Account',
      summary: 'Register and get a free API key',
      description:
        'Makes an account of the free tier for an e-mail address and shows its key once; the key is also mailed. A second registration of the same address makes no second account: its key is mailed again and not shown. Addresses are compared in lower case; what follows a plus sign is part of the address. Throttled per address and per client.',
      auth: 'none',
      counted: false,
      cors: 'configured',
      formats: 'own',
      parameters: [],
      body: {
        schema: Type.Object({ email: Type.String({ format: 'email', description: 'Where the key is mailed to.' }) }),
        example: { email: 'you@example.org' },
      },
      replies: [
        {
          status: 201,
          description: 'Registered.',
          contentType: JSON_TYPE,
          schema: Registered,
          example: {
            api_key: 'ak_…',
            data: { api_key: 'ak_…', tier: 'free', monthly_limit: 500, email: 'you@example.org' },
          },
        },
        { status: 202, description: 'Known already; the key was mailed again.', contentType: JSON_TYPE, schema: MailedAgain },
      ],
      problems: [400, 413, 415, 422, 429],
      example: null,
      handler: {
        kind: 'personal',
        async reply({ body, clientIp }) {
          const result = await accounts.registrar.register(emailOf(body), clientIp);
          if (result.outcome === 'mailed_again') {
            return {
              status: 202,
              value: { data: { email: result.email, message: 'This address is registered; its key is mailed to it again.' } },
            };
          }
          const { apiKey, account, monthlyLimit } = result;
          const data = { api_key: apiKey, tier: account.tier, monthly_limit: monthlyLimit, email: account.email };
          return { status: 201, value: { api_key: apiKey, data } };
        },
      },
    },
    {
      id: 'whoami',
      method: 'GET',
      path: '/v1/whoami',
      tag: 'Account',
      summary: 'The caller and its quota',
      description: 'Costs no quota.',
      auth: 'key',
      counted: false,
      cors: 'configured',
      formats: 'own',
      parameters: [],
      replies: [{ status: 200, description: 'The caller.', contentType: JSON_TYPE, schema: WhoamiReply }],
      problems: [],
      example: '/v1/whoami',
      handler: {
        kind: 'personal',
        async reply({ caller }) {
          if (!caller) throw new WattleError('AUTH_MISSING', 'This needs an API key.');
          const { account, auth, prefix } = caller;
          const data = {
            auth,
            email: account.email,
            tier: account.tier,
            key_prefix: prefix,
            created_at: isoInstant(account.createdAt),
            scopes: ['data'],
            usage: usageOf(await accounts.quota.freshBalance(account)),
          };
          const now = isoInstant(context.clock.now());
          const meta = { endpoint: '/v1/whoami', retrieved_at: now, server_version: context.version };
          return { status: 200, value: { data, meta, links: { csv: null, next: null } } };
        },
      },
    },
  ];
}

function emailOf(body: unknown): unknown {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return (body as Record<string, unknown>)['email'];
  throw new WattleError('REQ_BAD_BODY', 'The body is not a JSON object.', {
    hint: 'Send {"email": "you@example.org"} as application/json.',
  });
}
