/** Sign-in by link or code, and sessions. */
import { type TSchema, Type } from 'typebox';
import { type Proof, SIGN_IN_LIFE_SECONDS, type SignedIn, type Verified } from '../../accounts/sign-in.ts';
import { isoInstant } from '../../core/clock.ts';
import type { Endpoint, PersonalReply, PersonalRequest, Reply } from '../base/endpoint.ts';
import { orNull } from '../describe/schema-parts.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { Members } from '../request/body.ts';
import { checkOrigin, clearedCookie, REFRESH_COOKIE, refreshCookie, refreshTokenOf } from '../request/refresh-cookie.ts';
import { JSON_TYPE, refuseUnknown } from './kinds.ts';
import { NO_CONTENT, ofAccount, personal, personalOf } from './personal.ts';

const LONGEST_EMAIL = 320;
const LONGEST_TOKEN = 200;

const SignInBegun = Type.Object({
  message: Type.String(),
  expires_in: Type.Integer({ description: 'Number of seconds until the link and code expire.' }),
});

const Session = Type.Object({
  access_token: Type.String({ description: 'A JWT: `Authorization: Bearer <access_token>`.' }),
  token_type: Type.Literal('Bearer'),
  expires_in: Type.Integer({ description: 'Number of seconds for which the token works.' }),
  email: Type.String(),
  session_expires_at: Type.String({ format: 'date-time', description: 'Time until which the session can be refreshed.' }),
});

const EarlierKeys = Type.Object({
  keys: Type.Array(
    Type.Object({
      key_prefix: Type.String({ description: 'First characters of the key.' }),
      created_at: Type.String({ format: 'date-time' }),
      last_used_at: orNull('string', 'When the key was last used, to the minute. Null if it was never used.', { format: 'date-time' }),
    }),
  ),
  message: Type.String(),
});

/** A session with a list of keys created before the email address was verified. */
const FirstSession = Type.Object({
  ...Session.properties,
  earlier_keys: Type.Optional(
    Type.Unsafe({
      ...EarlierKeys,
      description:
        'Present at the first sign-in, if keys were created earlier. The person who registered the address has seen these keys. `POST /v1/account/api-key` with `{"overlap_seconds": 0}` replaces them.',
    }),
  ),
});

const EARLIER =
  'These keys were created before this email address was confirmed. If you did not register it, POST /v1/account/api-key with {"overlap_seconds": 0} replaces them.';

const earlierOf = ({ earlierKeys }: Verified): object => ({
  message: EARLIER,
  keys: earlierKeys.map(({ prefix, createdAt, lastUsedAt }) => ({
    key_prefix: prefix,
    created_at: isoInstant(createdAt),
    last_used_at: lastUsedAt === null ? null : isoInstant(lastUsedAt),
  })),
});

export function authEndpoints(deps: ServerDeps): readonly Endpoint[] {
  const answers = answersOf(deps);
  return [...signInEndpoints(deps, answers), ...sessionEndpoints(deps, answers)];
}

function answersOf({ context, accounts, config }: ServerDeps) {
  const { signIns } = accounts;
  /** Returns a handler that first refuses unknown parameters and other origins. A request with a key in its URL therefore has no effect. */
  const guarded =
    (work: (request: PersonalRequest) => Promise<PersonalReply>) =>
    async (request: PersonalRequest): Promise<PersonalReply> => {
      refuseUnknown(request.query);
      checkOrigin(request.header, context.publicUrl, config.corsOrigins);
      return work(request);
    };
  const signedIn = (path: string, { account, access, refreshToken, refreshLifeSeconds }: SignedIn, more: object = {}): PersonalReply => ({
    ...personal(context, path, {
      access_token: access.token,
      token_type: 'Bearer',
      expires_in: access.lifeSeconds,
      email: account.email,
      session_expires_at: isoInstant(context.clock.now() + refreshLifeSeconds * 1000),
      ...more,
    }),
    headers: { 'set-cookie': refreshCookie(refreshToken, refreshLifeSeconds, context.publicUrl) },
  });
  const session = (schema: TSchema): Reply => ({
    status: 200,
    description: `Signed in. The cookie \`${REFRESH_COOKIE}\` contains the refresh token.`,
    contentType: JSON_TYPE,
    schema: personalOf(schema),
  });

  return { signIns, guarded, signedIn, session };
}

type Answers = ReturnType<typeof answersOf>;

function signInEndpoints({ context }: ServerDeps, { signIns, guarded, signedIn, session }: Answers): readonly Endpoint[] {
  return [
    {
      ...ofAccount('none'),
      id: 'login',
      method: 'POST',
      path: '/v1/auth/login',
      summary: 'Start signing in by email',
      description:
        'Emails a link and a six-digit code, which expire in 15 minutes. Use either of them once to sign in. The response is the same for addresses without an account. Only the latest code works, and only for the client that requested it. Requests are limited for each client, and for each combination of client and email address. After ten emails to an address within an hour, no more are sent, and the latest code stays valid.',
      body: {
        schema: Type.Object({ email: Type.String({ format: 'email', description: 'Email address of the account.' }) }),
        example: { email: 'you@example.org' },
      },
      replies: [{ status: 202, description: 'Taken.', contentType: JSON_TYPE, schema: personalOf(SignInBegun) }],
      problems: [400, 403, 413, 415, 429],
      handler: {
        kind: 'personal',
        reply: guarded(async ({ body, clientIp }) => {
          const members = new Members(body, ['email'], { email: 'you@example.org' });
          const email = members.text('email', LONGEST_EMAIL);
          members.check();
          await signIns.begin(email, clientIp);
          const message = 'If this address has an account, we have emailed a link and a code to it.';
          return personal(context, '/v1/auth/login', { message, expires_in: SIGN_IN_LIFE_SECONDS }, 202);
        }),
      },
    },
    {
      ...ofAccount('none'),
      id: 'verify',
      method: 'POST',
      path: '/v1/auth/verify',
      summary: 'Finish signing in',
      description:
        'Send the token in the emailed link, or your address and the emailed code. You get an access token, which is a JWT that works for 15 minutes, and a refresh cookie. A code works only for the client that requested it, with at most five attempts. The link works for any client. Requests are limited for each client. Requests with a code are also limited for each email address.',
      body: {
        schema: Type.Union([
          Type.Object({ token: Type.String({ description: 'The part of the emailed link after `#token=`.' }) }),
          Type.Object({ email: Type.String({ format: 'email' }), code: Type.String({ description: 'Six digits.' }) }),
        ]),
        example: { email: 'you@example.org', code: '123456' },
      },
      replies: [session(FirstSession)],
      problems: [400, 401, 403, 413, 415, 429],
      handler: {
        kind: 'personal',
        reply: guarded(async ({ body, clientIp }) => {
          const verified = await signIns.verify(proofOf(body), clientIp);
          return signedIn('/v1/auth/verify', verified, verified.earlierKeys.length === 0 ? {} : { earlier_keys: earlierOf(verified) });
        }),
      },
    },
  ];
}

function sessionEndpoints({ context }: ServerDeps, { signIns, guarded, signedIn, session }: Answers): readonly Endpoint[] {
  return [
    {
      ...ofAccount('none'),
      id: 'refresh',
      method: 'POST',
      path: '/v1/auth/refresh',
      summary: 'Get a new access token',
      description: `Exchanges the cookie \`${REFRESH_COOKIE}\` for a new cookie and a new access token. A refresh token works once. If it is used again within 10 seconds, the response has the same new token, because several browser tabs may refresh at the same time. If it is used again later, the session ends, because the token may have been copied. A session ends after 30 days without a refresh, and at the latest after 90 days.`,
      replies: [session(Session)],
      problems: [400, 401, 403],
      handler: {
        kind: 'personal',
        reply: guarded(async ({ header, clientIp }) =>
          signedIn('/v1/auth/refresh', await signIns.refresh(refreshTokenOf(header('cookie')), clientIp)),
        ),
      },
    },
    {
      ...ofAccount('optional'),
      id: 'logout',
      method: 'POST',
      path: '/v1/auth/logout',
      summary: 'Sign out',
      description:
        'Ends the sessions of the refresh cookie and of the access token in the request. The cookie and the token no longer work.',
      replies: [{ status: 204, description: 'Signed out.', contentType: JSON_TYPE, schema: Type.Null() }],
      problems: [400, 403],
      handler: {
        kind: 'personal',
        reply: guarded(async ({ header, caller, clientIp }) => {
          await signIns.end(refreshTokenOf(header('cookie')), caller, clientIp);
          return { ...NO_CONTENT, headers: { 'set-cookie': clearedCookie(context.publicUrl) } };
        }),
      },
    },
  ];
}

function proofOf(body: unknown): Proof {
  const members = new Members(body, ['token', 'email', 'code'], { email: 'you@example.org', code: '123456' });
  const token = members.text('token', LONGEST_TOKEN);
  const email = members.text('email', LONGEST_EMAIL);
  const code = members.text('code', LONGEST_TOKEN)?.replace(/\s/g, '');
  if (token === undefined && (email === undefined || code === undefined))
    members.fault('token', 'Send either “token”, or “email” and “code”.');
  members.check();
  return token === undefined ? { email, code: code ?? '' } : { token };
}
