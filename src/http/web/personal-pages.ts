/**
 * Personal pages, which are never cached. A cookie identifies the session, and only forms on Wattle's pages are accepted.
 *
 * session ─▶ burst limit ─▶ POST: origin, form token ─▶ work ─▶ page or 303
 */
import { timingSafeEqual } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageSession, PageSessions } from '../../accounts/page-sessions.ts';
import { WattleError } from '../../core/errors.ts';
import type { PageContent } from '../../web/page.ts';
import { FORM_TOKEN } from '../../web/parts/form.ts';
import type { Headers } from '../base/headers.ts';
import { routerPath } from '../base/paths.ts';
import { checkOrigin } from '../request/refresh-cookie.ts';
import { canonicalQuery, pathnameOf } from '../request/request-target.ts';
import { refuseUnread } from './page-query.ts';
import type { PageServing } from './page-serving.ts';
import { cookieNameAt, cookieOf, sessionSecretOf } from './visit.ts';

export interface PersonalRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The fields of a form. A GET has none. */
  readonly form: URLSearchParams;
  readonly session: PageSession | null;
  readonly clientIp: string;
  readonly cookie: (name: string) => string | undefined;
}

interface PersonalPage {
  readonly content: PageContent;
  readonly status?: number;
  readonly headers?: Headers;
}

interface PersonalElsewhere {
  readonly redirect: string;
  readonly headers?: Headers;
}

interface PersonalFile {
  readonly body: string;
  readonly headers: Headers;
}

export type PersonalReply = PersonalPage | PersonalElsewhere | PersonalFile;

export interface PersonalRoute {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Accepted query parameters. Null if the route checks them itself. */
  readonly query?: readonly string[] | null;
  readonly reply: (requested: PersonalRequest) => Promise<PersonalReply>;
}

/** A route for signed-in visitors. Other visitors are redirected to sign in first. */
export interface SignedInRoute extends Omit<PersonalRoute, 'reply'> {
  readonly reply: (requested: PersonalRequest & { readonly session: PageSession }) => Promise<PersonalReply>;
}

interface PersonalServing {
  readonly serving: PageServing;
  readonly sessions: PageSessions;
  readonly publicUrl: () => string;
}

/** Personal pages are never stored. With this referrer policy, browsers send their origin with forms, which `checkForm` needs. */
const NO_STORE: Headers = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };

export function addPersonal(
  app: FastifyInstance,
  { serving, sessions, publicUrl }: PersonalServing,
  routes: readonly PersonalRoute[],
): void {
  for (const route of routes) {
    app.route({
      method: route.method === 'GET' ? ['GET', 'HEAD'] : 'POST',
      url: routerPath(route.path),
      config: { page: { id: route.id, path: route.path } },
      handler: (request, reply) => answer(request, reply, route),
    });
  }
  async function answer(request: FastifyRequest, reply: FastifyReply, route: PersonalRoute): Promise<unknown> {
    const startedAt = performance.now();
    try {
      const query = canonicalQuery(request.raw.url ?? '/');
      refuseUnread(query, route.query === undefined ? [] : route.query);
      const session = await sessions.find(sessionSecretOf(request.headers, publicUrl()));
      serving.admit({ clientIp: request.ip, accountId: session?.account.id ?? null }, 'open');
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      if (route.method === 'POST') checkForm(request, form, session, publicUrl());
      const path = request.params as Record<string, string>;
      const cookie = (name: string): string | undefined => cookieOf(request.headers, cookieNameAt(publicUrl(), name));
      const made = await route.reply({ path, query, form, session, clientIp: request.ip, cookie });
      if ('redirect' in made) {
        return serving.send(request, reply, route.id, startedAt, 303, { ...NO_STORE, location: made.redirect, ...made.headers }, undefined);
      }
      if ('body' in made) return serving.send(request, reply, route.id, startedAt, 200, { ...NO_STORE, ...made.headers }, made.body);
      const { html, headers } = await serving.framed(request, made.content, session !== null);
      return serving.send(request, reply, route.id, startedAt, made.status ?? 200, { ...headers, ...NO_STORE, ...made.headers }, html);
    } catch (error) {
      return serving.refuse(request, reply, error, route.id, startedAt);
    }
  }
}

/** Returns a route that requires a session. After signing in, the visitor returns to the requested page. */
export const signedIn = ({ reply, ...route }: SignedInRoute, signInAt: (next: string) => string): PersonalRoute => ({
  ...route,
  reply: async (requested) => {
    const { session } = requested;
    if (session !== null) return reply({ ...requested, session });
    return { redirect: signInAt(route.method === 'GET' ? route.path : '/account') };
  },
});

/** Checks that a form was sent from a page of this site. Throws AUTH_FORBIDDEN if it was not. */
function checkForm(request: FastifyRequest, form: URLSearchParams, session: PageSession | null, publicUrl: string): void {
  checkOrigin((name) => request.headers[name]?.toString(), publicUrl, []);
  if (request.headers['sec-fetch-site'] === 'cross-site') throw foreign();
  if (session === null) return;
  // Forms that need no session contain no token.
  if (OPEN_FORMS.some((path) => pathnameOf(request.raw.url ?? '/').startsWith(path))) return;
  const sent = Buffer.from(form.get(FORM_TOKEN) ?? '');
  const right = Buffer.from(session.formToken);
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) throw foreign();
}

const OPEN_FORMS = ['/sign-in', '/register'];

const foreign = (): WattleError =>
  new WattleError('AUTH_FORBIDDEN', 'This form has expired, or was not sent from this site.', {
    hint: 'Nothing was changed. Reload the page and try again.',
  });
