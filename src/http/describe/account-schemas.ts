import { Type } from 'typebox';
import { orNull, refTo, text, words } from './schema-parts.ts';

export const Usage = Type.Object(
  {
    month: text('Calendar month in UTC: `2026-11`.'),
    used: Type.Integer({ minimum: 0 }),
    limit: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description: 'Number of requests allowed in a month. Null if there is no limit.',
    }),
    remaining: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    resets_at: Type.String({ format: 'date-time' }),
  },
  { description: 'The monthly quota.' },
);

export const Whoami = Type.Object(
  {
    auth: words(['api_key', 'jwt'], 'How the caller was identified.'),
    email: Type.String(),
    tier: Type.String(),
    key_prefix: orNull('string', 'First characters of the key in this request, or of the latest valid key.'),
    created_at: Type.String({ format: 'date-time' }),
    email_verified: Type.Boolean({
      description: 'Whether the owner has signed in with this address. Until then, a key works for data only.',
    }),
    scopes: Type.Array(Type.String(), {
      description: '`data` for every caller, `webhooks` if the email address is verified, and `account` if the caller is signed in.',
    }),
    usage: refTo('Usage'),
  },
  { description: 'The caller.' },
);
