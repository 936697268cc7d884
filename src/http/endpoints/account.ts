/** Registration and the caller's account. */

import { Type } from 'typebox';
import { scopesOf } from '../../accounts/authenticate.ts';
import { utcDayOf } from '../../accounts/month.ts';
import type { Balance } from '../../accounts/quota/ledger.ts';
import { isoInstant } from '../../core/clock.ts';
import { DAY_MS } from '../../core/period.ts';
import { integer } from '../../queries/base/parameters/declaration.ts';
import { Parameters } from '../../queries/base/parameters/parameters.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { described } from '../describe/parameters.ts';
import { refTo } from '../describe/schema-parts.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { Members } from '../request/body.ts';
import { clearedCookie } from '../request/refresh-cookie.ts';
import { JSON_TYPE, refuseUnknown } from './kinds.ts';
import { actorOf, callerOf, NO_CONTENT, ofAccount, personal, personalOf } from './personal.ts';

const USAGE_DAYS = integer('days', 'Number of days. The last day is today.', { min: 1, max: 366, default: 31 });
const LONGEST_EMAIL = 320;

/** Returns the usage for a month. If `limit` is null, the number of requests is unlimited. */
export const usageOf = ({ month, used, limit, remaining, resetsAt }: Balance): object => ({
  month,
  used,
  limit: finiteOrNull(limit),
  remaining: finiteOrNull(remaining),
  resets_at: isoInstant(resetsAt),
});

const finiteOrNull = (calls: number): number | null => (Number.isFinite(calls) ? calls : null);

const Registered = Type.Object({
  api_key: Type.String({ description: 'The key. It is shown only in this response, and we also email it to you.' }),
  data: Type.Object({
    api_key: Type.String(),
    tier: Type.String(),
    monthly_limit: Type.Union([Type.Integer(), Type.Null()], { description: 'Null if there is no limit.' }),
    email: Type.String(),
  }),
});

const MailedAgain = Type.Object({
  data: Type.Object({ email: Type.String(), message: Type.String() }),
});

const UsageHistory = Type.Object({
  month: Type.String({ description: '`2026-11`, UTC.' }),
  used: Type.Integer({ minimum: 0 }),
  limit: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: 'Null if there is no limit.' }),
  remaining: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  resets_at: Type.String({ format: 'date-time' }),
  days: Type.Array(
    Type.Object({
      date: Type.String({ format: 'date', description: 'UTC.' }),
      calls: Type.Integer({ minimum: 0, description: 'Number of requests that counted towards the quota.' }),
    }),
    { description: 'One row for each day since the account was created, ascending.' },
  ),
});

export function accountEndpoints(deps: ServerDeps): readonly Endpoint[] {
  return [...registration(deps), ...callerEndpoints(deps), ...ownDataEndpoints(deps)];
}

function registration({ accounts }: ServerDeps): readonly Endpoint[] {
  return [
    {
      ...ofAccount('none'),
      id: 'register',
      method: 'POST',
      path: '/v1/register',
      summary: 'Register and get a free API key',
      description:
        'Creates an account in the free tier for an email address, shows its key once and emails it. The key works for data, and after the first sign-in also for webhooks. If you register the same address again, the key is emailed but not shown. Addresses are not case-sensitive. Addresses that differ in the part after a plus sign are different addresses. Requests are limited for each email address and for each client.',
      body: {
        schema: Type.Object({ email: Type.String({ format: 'email', description: 'Email address for the key.' }) }),
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
        { status: 202, description: 'Already registered. The key was emailed again.', contentType: JSON_TYPE, schema: MailedAgain },
      ],
      problems: [400, 413, 415, 422, 429],
      handler: {
        kind: 'personal',
        async reply({ body, clientIp, query: request }) {
          refuseUnknown(request);
          const members = new Members(body, ['email'], { email: 'you@example.org' });
          const email = members.text('email', LONGEST_EMAIL);
          members.check();
          const result = await accounts.registrar.register(email, clientIp);
          if (result.outcome === 'mailed_again') {
            return {
              status: 202,
              value: { data: { email: result.email, message: 'This address is already registered. We have emailed its key again.' } },
            };
          }
          const { apiKey, account, monthlyLimit } = result;
          const data = { api_key: apiKey, tier: account.tier, monthly_limit: finiteOrNull(monthlyLimit), email: account.email };
          return { status: 201, value: { api_key: apiKey, data } };
        },
      },
    },
  ];
}

function callerEndpoints({ context, accounts }: ServerDeps): readonly Endpoint[] {
  return [
    {
      ...ofAccount('key'),
      id: 'whoami',
      method: 'GET',
      path: '/v1/whoami',
      summary: 'Get your account and quota',
      description: 'Needs an API key, or the access token of a signed-in user. Does not count towards the quota.',
      replies: [{ status: 200, description: 'The caller.', contentType: JSON_TYPE, schema: personalOf(refTo('Whoami')) }],
      problems: [400],
      example: '/v1/whoami',
      handler: {
        kind: 'personal',
        async reply(request) {
          refuseUnknown(request.query);
          const { account, auth, prefix } = callerOf(request);
          const key = prefix ?? (await accounts.credentials.current(account.id, 'api_key'))?.record.prefix ?? null;
          return personal(context, '/v1/whoami', {
            auth,
            email: account.email,
            tier: account.tier,
            key_prefix: key,
            created_at: isoInstant(account.createdAt),
            email_verified: account.verifiedAt !== null,
            scopes: scopesOf({ auth, account }),
            usage: usageOf(await accounts.quota.freshBalance(account)),
          });
        },
      },
    },
    {
      ...ofAccount('key'),
      id: 'accountUsage',
      method: 'GET',
      path: '/v1/account/usage',
      summary: 'Get the number of requests by day',
      description: 'Number of counted requests for each day in UTC. The last few seconds may be missing. Does not count towards the quota.',
      parameters: described([USAGE_DAYS]),
      replies: [{ status: 200, description: 'Number of requests by day.', contentType: JSON_TYPE, schema: personalOf(UsageHistory) }],
      problems: [400],
      example: '/v1/account/usage?days=7',
      handler: {
        kind: 'personal',
        async reply(request) {
          const parameters = new Parameters(request.query);
          const days = parameters.integer(USAGE_DAYS);
          parameters.refuseRest();
          parameters.check();
          const { account } = callerOf(request);
          const balance = await accounts.quota.freshBalance(account);
          const now = context.clock.now();
          const first = Math.max(now - (days - 1) * DAY_MS, account.createdAt);
          const counted = new Map(
            (await accounts.store.quota.days(account.id, utcDayOf(first), utcDayOf(now))).map((d) => [d.day, d.calls]),
          );
          const shown = daysBetween(first, now).map((date) => ({ date, calls: counted.get(date) ?? 0 }));
          return personal(context, '/v1/account/usage', { ...usageOf(balance), days: shown });
        },
      },
    },
  ];
}

function ownDataEndpoints({ context, accounts }: ServerDeps): readonly Endpoint[] {
  return [
    {
      ...ofAccount('user'),
      id: 'exportAccount',
      method: 'GET',
      path: '/v1/account/export',
      summary: 'Download your data',
      description:
        'One JSON file with your account, sessions, usage by day, account history and webhooks. Keys and tokens are listed without their secret parts. Needs the access token of a signed-in user.',
      replies: [
        {
          status: 200,
          description: 'The file.',
          contentType: JSON_TYPE,
          schema: Type.Object({ exported_at: Type.String({ format: 'date-time' }) }, { additionalProperties: true }),
        },
      ],
      problems: [400, 403],
      handler: {
        kind: 'personal',
        async reply(request) {
          refuseUnknown(request.query);
          const exported = await accounts.personalData.exportOf(callerOf(request).account, actorOf(request));
          return {
            status: 200,
            value: { exported_at: isoInstant(context.clock.now()), ...exported },
            headers: { 'content-disposition': 'attachment; filename="wattle-account.json"' },
          };
        },
      },
    },
    {
      ...ofAccount('user'),
      id: 'deleteAccount',
      method: 'DELETE',
      path: '/v1/account',
      summary: 'Delete your account',
      description:
        'Deletes keys, tokens, sessions, webhooks, usage and history immediately and permanently, and ends any subscription. Needs the access token of a signed-in user.',
      replies: [{ status: 204, description: 'Deleted.', contentType: JSON_TYPE, schema: Type.Null() }],
      problems: [400, 403, 503],
      handler: {
        kind: 'personal',
        async reply(request) {
          refuseUnknown(request.query);
          await accounts.personalData.forget(callerOf(request).account, actorOf(request));
          return { ...NO_CONTENT, headers: { 'set-cookie': clearedCookie(context.publicUrl) } };
        },
      },
    },
  ];
}

function daysBetween(first: number, last: number): readonly string[] {
  const start = Math.floor(first / DAY_MS);
  return Array.from({ length: Math.floor(last / DAY_MS) - start + 1 }, (_, i) => utcDayOf((start + i) * DAY_MS));
}
