/** Pages for registering and signing in. */
import type { Accounts } from '../../accounts/accounts.ts';
import { type OpenIdSignIn, TICKET_LIFE_SECONDS } from '../../accounts/openid-sign-in.ts';
import type { PageEntry, Proof } from '../../accounts/sign-in.ts';
import { FREE } from '../../accounts/tiers.ts';
import { WattleError } from '../../core/errors.ts';
import { type RegisterFacts, registerPage } from '../../web/pages/account/register-page.ts';
import { type SignInFacts, signInPage } from '../../web/pages/account/sign-in-page.ts';
import type { Site } from '../../web/site.ts';
import { localPath } from './page-routes.ts';
import { type PersonalReply, type PersonalRequest, type PersonalRoute, signedIn } from './personal-pages.ts';
import { endedCookie, pathCookie, sessionCookie } from './session-cookie.ts';

const LONGEST_EMAIL = 320;
/** The cookie with the encrypted state of a sign-in through a provider. */
const TICKET_COOKIE = 'wattle_sign_in';

export function signInRoutes(accounts: Accounts, site: Site): readonly PersonalRoute[] {
  const replies = repliesOf(accounts, site);
  return [...registration(replies), ...signInForms(replies), ...exits(site, replies)];
}

function repliesOf(accounts: Accounts, site: Site) {
  const { signIns, registrar, tiers, pageSessions, openId } = accounts;
  const signInAt = (next: string): string => site.href('/sign-in', { next });
  const register = (facts: Partial<RegisterFacts>, status = 200): PersonalReply => ({
    status,
    content: registerPage(site, {
      monthlyCalls: tiers.monthlyCalls(FREE),
      domains: registrar.domains,
      email: '',
      fault: null,
      done: null,
      ...facts,
    }),
  });
  const signIn = (request: PersonalRequest, facts: Partial<SignInFacts>, status = 200): PersonalReply => ({
    status,
    content: signInPage(site, {
      email: '',
      next: nextOf(request),
      step: 'address',
      fault: null,
      provider: openId?.name ?? null,
      ...facts,
    }),
  });
  const entered = ({ secret, lifeSeconds, earlierKeys }: PageEntry, next: string | null): PersonalReply => ({
    redirect: earlierKeys.length > 0 ? site.href('/account', { earlier: '1' }) : site.href(next ?? '/account'),
    headers: { 'set-cookie': sessionCookie(secret, lifeSeconds, site.publicUrl) },
  });
  const verified = async (request: PersonalRequest, proof: Proof, email: string): Promise<PersonalReply> => {
    try {
      return entered(await signIns.enter(proof, request.clientIp), nextOf(request));
    } catch (error) {
      if (!isFaultOfCaller(error)) throw error;
      const words = 'token' in proof ? 'This link has already been used, or is older than 15 minutes.' : WRONG_CODE;
      return signIn(request, { email, step: 'token' in proof ? 'address' : 'code', fault: words }, 401);
    }
  };
  /** Returns the page after a failed sign-in through a provider, with advice on what to do next. */
  const notSignedIn = (request: PersonalRequest, error: unknown): PersonalReply => {
    if (!(error instanceof WattleError) || error.status === 500) throw error;
    const words = [error.message, error.hint].filter((text) => text !== undefined).join(' ');
    const page = signIn(request, { email: '', providerFault: words }, error.status);
    return { ...page, headers: { 'set-cookie': ticketCookie('', 0) } };
  };
  const ticketCookie = (ticket: string, lifeSeconds: number): string =>
    pathCookie(TICKET_COOKIE, ticket, lifeSeconds, site.publicUrl, '/sign-in/provider');
  const providerRoutes = (provider: OpenIdSignIn): readonly PersonalRoute[] => [
    {
      id: 'signInProvider',
      method: 'GET',
      path: '/sign-in/provider',
      query: ['next'],
      reply: async (request) => {
        try {
          const { address, ticket } = await provider.begin(nextOf(request));
          return { redirect: address, headers: { 'set-cookie': ticketCookie(ticket, TICKET_LIFE_SECONDS) } };
        } catch (error) {
          return notSignedIn(request, error);
        }
      },
    },
    {
      id: 'signInProviderBack',
      method: 'GET',
      path: '/sign-in/provider/back',
      query: null,
      reply: async (request) => {
        try {
          const { account, next } = await provider.finish(request.query, request.cookie(TICKET_COOKIE));
          return entered(await signIns.enterAs(account, request.clientIp), next);
        } catch (error) {
          return notSignedIn(request, error);
        }
      },
    },
  ];

  return { signIns, registrar, pageSessions, openId, signInAt, register, signIn, verified, providerRoutes };
}

type Replies = ReturnType<typeof repliesOf>;

function registration({ registrar, register }: Replies): readonly PersonalRoute[] {
  return [
    { id: 'registerPage', method: 'GET', path: '/register', reply: async () => register({}) },
    {
      id: 'registerForm',
      method: 'POST',
      path: '/register',
      reply: async ({ form, clientIp }) => {
        const email = emailOf(form);
        try {
          const made = await registrar.register(email, clientIp);
          if (made.outcome === 'mailed_again') return register({ done: { email: made.email, apiKey: null } });
          return register({ monthlyCalls: made.monthlyLimit, done: { email: made.account.email, apiKey: made.apiKey } });
        } catch (error) {
          if (!isFaultOfCaller(error)) throw error;
          return register({ email, fault: `${error.message} Nothing was sent.` }, error.status);
        }
      },
    },
  ];
}

function signInForms({ signIns, signIn, verified }: Replies): readonly PersonalRoute[] {
  return [
    {
      id: 'signInPage',
      method: 'GET',
      path: '/sign-in',
      query: ['next'],
      reply: async (request) => signIn(request, { email: '' }),
    },
    {
      id: 'signInForm',
      method: 'POST',
      path: '/sign-in',
      reply: async (request) => {
        const email = emailOf(request.form);
        try {
          await signIns.begin(email, request.clientIp);
          return signIn(request, { email, step: 'code' });
        } catch (error) {
          if (!isFaultOfCaller(error)) throw error;
          return signIn(request, { email, fault: `${error.message} Nothing was sent.` }, error.status);
        }
      },
    },
    {
      id: 'signInCode',
      method: 'POST',
      path: '/sign-in/code',
      reply: (request) => {
        const email = emailOf(request.form);
        return verified(request, { email, code: (request.form.get('code') ?? '').replace(/\s/g, '') }, email);
      },
    },
  ];
}

function exits(site: Site, { pageSessions, openId, signInAt, verified, providerRoutes }: Replies): readonly PersonalRoute[] {
  return [
    ...(openId ? providerRoutes(openId) : []),
    {
      id: 'signInLink',
      method: 'POST',
      path: '/sign-in/link',
      reply: (request) => verified(request, { token: request.form.get('token') ?? '' }, ''),
    },
    signedIn(
      {
        id: 'signOut',
        method: 'POST',
        path: '/sign-out',
        reply: async ({ session, clientIp }) => {
          await pageSessions.end(session, clientIp);
          return { redirect: site.href('/'), headers: { 'set-cookie': endedCookie(site.publicUrl) } };
        },
      },
      signInAt,
    ),
  ];
}

const WRONG_CODE = 'That code is wrong, already used, or older than 15 minutes. After 5 attempts, request a new code.';

const emailOf = (form: URLSearchParams): string => (form.get('email') ?? '').slice(0, LONGEST_EMAIL);

/** Returns the path to open after sign-in, if it is within the site. */
function nextOf({ form, query }: PersonalRequest): string | null {
  const next = form.get('next') ?? query.get('next');
  return next === null || localPath(next) === '/' ? null : localPath(next);
}

/** True for an error that the visitor can correct on the page. Rate limits have a separate page. */
const isFaultOfCaller = (error: unknown): error is WattleError =>
  error instanceof WattleError && error.status < 500 && error.status !== 429 && error.status !== 403;
