/** The caller's API key, embed token and signing secret. */
import { type TSchema, Type } from 'typebox';
import { DEFAULT_OVERLAP_SECONDS, LONGEST_OVERLAP_SECONDS, type ShownCredential } from '../../accounts/credentials.ts';
import { DEFAULT_EMBED_LIFE_DAYS, hostOf, LONGEST_EMBED_LIFE_DAYS, MOST_REFERRERS, MOST_SERIES } from '../../accounts/embed.ts';
import { instantOrNull, isoInstant } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';
import { DAY_MS } from '../../core/period.ts';
import type { Endpoint, PersonalReply, PersonalRequest } from '../base/endpoint.ts';
import { orNull } from '../describe/schema-parts.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { Members } from '../request/body.ts';
import { JSON_TYPE, refuseUnknown } from './kinds.ts';
import { actorOf, callerOf, NO_CONTENT, ofAccount, personal, personalOf } from './personal.ts';

const API_KEY = '/v1/account/api-key';
const EMBED_TOKEN = '/v1/account/embed-token';
const SIGNING_SECRET = '/v1/account/signing-secret';

const instant = (description: string): TSchema => Type.String({ format: 'date-time', description });
const Previous = Type.Array(
  Type.Object({
    prefix: Type.String({ description: 'First characters of the key.' }),
    works_until: instant('When the old key stops working.'),
  }),
  { description: 'Replaced keys that still work.' },
);
const LAST_USED = orNull('string', 'When the key was last used, to the minute. Null if it was never used.', { format: 'date-time' });

const ApiKey = Type.Object({
  api_key: Type.String(),
  key_prefix: Type.String({ description: 'First characters of the key, as shown in lists and logs.' }),
  created_at: instant('When it was created.'),
  last_used_at: LAST_USED,
  previous: Previous,
});
const EmbedToken = Type.Object({
  embed_token: Type.String(),
  token_prefix: Type.String(),
  series: Type.Array(Type.String(), { description: 'Ids of the series that the token gives access to. An empty list means all series.' }),
  referrers: Type.Array(Type.String(), { description: 'Hosts with pages that can use the token. An empty list means all hosts.' }),
  created_at: instant('When it was created.'),
  expires_at: instant('When the token expires.'),
  last_used_at: LAST_USED,
  previous: Previous,
  example: Type.String({ description: 'HTML that you can copy into a page to show a chart.' }),
});
const SigningSecret = Type.Object({
  signing_secret: Type.String({ description: '`whsec_`, followed by 32 bytes in base64, as in Standard Webhooks.' }),
  algorithm: Type.Literal('HMAC-SHA256'),
  created_at: instant('When it was created.'),
  previous: Previous,
});

const Overlap = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: LONGEST_OVERLAP_SECONDS,
    default: DEFAULT_OVERLAP_SECONDS,
    description: 'Overlap: the number of seconds for which the old credential continues to work. 0 ends it immediately.',
  }),
);

export function credentialEndpoints(deps: ServerDeps): readonly Endpoint[] {
  const answers = answersOf(deps);
  return [...apiKeyEndpoints(deps, answers), ...embedTokenEndpoints(answers), ...signingSecretEndpoints(deps, answers)];
}

function answersOf({ context, accounts, catalogue }: ServerDeps) {
  const { credentials } = accounts;
  const now = (): number => context.clock.now();
  const handler = (work: (request: PersonalRequest, accountId: string) => Promise<PersonalReply>): Endpoint['handler'] => ({
    kind: 'personal',
    reply: async (request) => {
      refuseUnknown(request.query);
      return work(request, callerOf(request).account.id);
    },
  });
  const json = (description: string, schema: TSchema): Endpoint['replies'] => [
    { status: 200, description, contentType: JSON_TYPE, schema: personalOf(schema) },
  ];
  const gone: Endpoint['replies'] = [{ status: 204, description: 'Revoked.', contentType: JSON_TYPE, schema: Type.Null() }];
  const overlapOf = (members: Members): number => members.integer('overlap_seconds', 0, LONGEST_OVERLAP_SECONDS, DEFAULT_OVERLAP_SECONDS);
  const onlyOverlap = (body: unknown): number => {
    const members = new Members(body, ['overlap_seconds'], { overlap_seconds: DEFAULT_OVERLAP_SECONDS });
    const overlap = overlapOf(members);
    members.check();
    return overlap;
  };
  const overlapBody = {
    schema: Type.Object({ overlap_seconds: Overlap }),
    example: { overlap_seconds: DEFAULT_OVERLAP_SECONDS },
    optional: true,
  } as const;
  const embedExample = (token: string, series: readonly string[]): string => {
    const id = series[0] ?? 'AU.CPI.YOY';
    return `<img src="${context.publicUrl}/v1/series/${id}/chart.svg?key=${token}" alt="${attribute(catalogue.findSeries(id)?.title ?? id)}">`;
  };
  const embedded = (shown: ShownCredential): PersonalReply => personal(context, EMBED_TOKEN, embedView(shown, embedExample));
  const newEmbedToken = async (request: PersonalRequest, accountId: string): Promise<ShownCredential> => {
    const known = ['series', 'referrers', 'life_days', 'overlap_seconds'];
    const members = new Members(request.body, known, { series: ['AU.CPI.YOY'], referrers: ['*.example.org'] });
    const series = members.list(
      'series',
      MOST_SERIES,
      'a series',
      (id) => catalogue.findSeries(id)?.id ?? null,
      (id) => catalogue.nearestSeries(id),
    );
    const referrers = members.list('referrers', MOST_REFERRERS, 'a host (example.org, or *.example.org)', hostOf);
    const life = members.integer('life_days', 1, LONGEST_EMBED_LIFE_DAYS, DEFAULT_EMBED_LIFE_DAYS);
    const overlap = overlapOf(members);
    members.check();
    const more = { limits: { series, referrers }, endsAt: now() + life * DAY_MS };
    return credentials.replace(accountId, 'embed_token', overlap, actorOf(request), more);
  };

  return { credentials, handler, json, gone, onlyOverlap, overlapBody, embedded, newEmbedToken };
}

type Answers = ReturnType<typeof answersOf>;

function apiKeyEndpoints(
  { context }: ServerDeps,
  { credentials, handler, json, gone, onlyOverlap, overlapBody }: Answers,
): readonly Endpoint[] {
  return [
    {
      ...ofAccount('user'),
      id: 'apiKey',
      method: 'GET',
      path: API_KEY,
      summary: 'Get your API key',
      description: 'Returns the latest valid key. Needs the access token of a signed-in user.',
      replies: json('The key.', ApiKey),
      problems: [400, 403, 404],
      handler: handler(async (_request, accountId) => {
        const shown = await credentials.current(accountId, 'api_key');
        if (shown) return personal(context, API_KEY, keyView(shown));
        throw new WattleError('REQ_NOT_FOUND', 'This account has no valid API key.', { hint: `POST ${API_KEY} makes a new one.` });
      }),
    },
    {
      ...ofAccount('user'),
      id: 'rotateApiKey',
      method: 'POST',
      path: API_KEY,
      summary: 'Rotate the API key',
      description: 'Creates a new key. The old key still works during the overlap. Needs the access token of a signed-in user.',
      body: overlapBody,
      replies: json('The new key.', ApiKey),
      problems: [400, 403, 413, 415],
      handler: handler(async (request, accountId) =>
        personal(context, API_KEY, keyView(await credentials.replace(accountId, 'api_key', onlyOverlap(request.body), actorOf(request)))),
      ),
    },
    {
      ...ofAccount('user'),
      id: 'revokeApiKey',
      method: 'DELETE',
      path: API_KEY,
      summary: 'Revoke the API key',
      description:
        'Ends every key of the account immediately, including keys in an overlap. Other nodes of the service notice within five seconds. Needs the access token of a signed-in user.',
      replies: gone,
      problems: [400, 403],
      handler: handler(async (request, accountId) => {
        await credentials.revoke(accountId, 'api_key', actorOf(request));
        return NO_CONTENT;
      }),
    },
  ];
}

function embedTokenEndpoints({ credentials, handler, json, gone, embedded, newEmbedToken }: Answers): readonly Endpoint[] {
  return [
    {
      ...ofAccount('user'),
      id: 'embedToken',
      method: 'GET',
      path: EMBED_TOKEN,
      summary: 'Get your embed token for charts in web pages',
      description:
        'Returns the latest valid token. If you have no valid token, this creates a token that works for all series and hosts for 365 days. The token gives access to charts only, so it can be public. Requests with the token count towards your quota. Needs the access token of a signed-in user.',
      replies: json('The token.', EmbedToken),
      problems: [400, 403],
      handler: handler(async (request, accountId) =>
        embedded(
          (await credentials.current(accountId, 'embed_token')) ?? (await newEmbedToken({ ...request, body: undefined }, accountId)),
        ),
      ),
    },
    {
      ...ofAccount('user'),
      id: 'replaceEmbedToken',
      method: 'POST',
      path: EMBED_TOKEN,
      summary: 'Replace the embed token',
      description:
        'Creates a token, optionally only for some series or for pages on some hosts. The old token still works during the overlap. The check of the host relies on the Referer header, which programs can change. Needs the access token of a signed-in user.',
      body: {
        schema: Type.Object({
          series: Type.Optional(
            Type.Array(Type.String(), { maxItems: MOST_SERIES, description: 'Ids of series. An empty list means all series.' }),
          ),
          referrers: Type.Optional(
            Type.Array(Type.String(), {
              maxItems: MOST_REFERRERS,
              description: '`example.org` for one host, or `*.example.org` for all its subdomains.',
            }),
          ),
          life_days: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_EMBED_LIFE_DAYS, default: DEFAULT_EMBED_LIFE_DAYS })),
          overlap_seconds: Overlap,
        }),
        example: { series: ['AU.CPI.YOY'], referrers: ['*.example.org'] },
        optional: true,
      },
      replies: json('The new token.', EmbedToken),
      problems: [400, 403, 413, 415],
      handler: handler(async (request, accountId) => embedded(await newEmbedToken(request, accountId))),
    },
    {
      ...ofAccount('user'),
      id: 'revokeEmbedToken',
      method: 'DELETE',
      path: EMBED_TOKEN,
      summary: 'Revoke the embed token',
      description: 'Ends every embed token of the account immediately. Needs the access token of a signed-in user.',
      replies: gone,
      problems: [400, 403],
      handler: handler(async (request, accountId) => {
        await credentials.revoke(accountId, 'embed_token', actorOf(request));
        return NO_CONTENT;
      }),
    },
  ];
}

function signingSecretEndpoints(
  { context }: ServerDeps,
  { credentials, handler, json, onlyOverlap, overlapBody }: Answers,
): readonly Endpoint[] {
  return [
    {
      ...ofAccount('key'),
      scope: 'webhooks',
      id: 'signingSecret',
      method: 'GET',
      path: SIGNING_SECRET,
      summary: 'Get the secret that signs your webhooks',
      description: 'Webhooks are signed with HMAC-SHA256, as in Standard Webhooks. The first request creates the secret.',
      replies: json('The secret.', SigningSecret),
      problems: [400],
      handler: handler(async (_request, accountId) =>
        personal(context, SIGNING_SECRET, secretView(await credentials.currentSigningSecret(accountId))),
      ),
    },
    {
      ...ofAccount('key'),
      scope: 'webhooks',
      id: 'rotateSigningSecret',
      method: 'POST',
      path: SIGNING_SECRET,
      summary: 'Rotate the signing secret',
      description: 'Creates a new secret. During the overlap, deliveries are signed with both the new and the old secret.',
      body: overlapBody,
      replies: json('The new secret.', SigningSecret),
      problems: [400, 413, 415],
      handler: handler(async (request, accountId) => {
        const shown = await credentials.replace(accountId, 'signing_secret', onlyOverlap(request.body), actorOf(request));
        return personal(context, SIGNING_SECRET, secretView(shown));
      }),
    },
  ];
}

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const previousView = (previous: ShownCredential['previous']): object[] =>
  previous.map(({ prefix, endsAt }) => ({ prefix, works_until: instantOrNull(endsAt) }));

const keyView = ({ secret, record, previous }: ShownCredential): object => ({
  api_key: secret,
  key_prefix: record.prefix,
  created_at: isoInstant(record.createdAt),
  last_used_at: instantOrNull(record.lastUsedAt),
  previous: previousView(previous),
});

const embedView = (
  { secret, record, previous }: ShownCredential,
  example: (token: string, series: readonly string[]) => string,
): object => ({
  embed_token: secret,
  token_prefix: record.prefix,
  series: record.limits?.series ?? [],
  referrers: record.limits?.referrers ?? [],
  created_at: isoInstant(record.createdAt),
  expires_at: instantOrNull(record.endsAt),
  last_used_at: instantOrNull(record.lastUsedAt),
  previous: previousView(previous),
  example: example(secret, record.limits?.series ?? []),
});

const secretView = ({ secret, record, previous }: ShownCredential): object => ({
  signing_secret: secret,
  algorithm: 'HMAC-SHA256',
  created_at: isoInstant(record.createdAt),
  previous: previousView(previous),
});
