/** The guides as pages and as Markdown. */

import type { Accounts } from '../../accounts/accounts.ts';
import { FRESH_MS, type PageSession } from '../../accounts/page-sessions.ts';
import { findSeries } from '../../catalogue/series.ts';
import { member } from '../../core/assert.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import { type QueryContext, withoutFetching } from '../../queries/base/context.ts';
import { seriesWith } from '../../queries/search/catalogue-search.ts';
import { latestOfSeries } from '../../queries/series/series-latest.ts';
import type { GuideTexts } from '../../web/page.ts';
import { DOCUMENTS, type Guide, guideText, LINK_FORM } from '../../web/pages/docs/guide.ts';
import { docsPage, FIRST_SERIES, type Found, guidePage, type Operation, type Reader } from '../../web/pages/docs/guide-pages.ts';
import { LINK_QUERY, sheetLink } from '../../web/pages/docs/spreadsheet-link.ts';
import type { Site } from '../../web/site.ts';
import type { PersonalReply, PersonalRequest, PersonalRoute } from './personal-pages.ts';
import { signedIn } from './personal-pages.ts';

interface DocsRoutesOptions {
  readonly accounts: Pick<Accounts, 'credentials'>;
  readonly context: QueryContext;
  readonly texts: GuideTexts;
  readonly operations: readonly Operation[];
  readonly site: Site;
  readonly isPublic: boolean;
}

const SHOWN = 6;
/** Members of the latest value that the guide shows. */
const SAMPLE_MEMBERS = ['series_id', 'period', 'value', 'previous_value', 'units', 'source_name', 'stale', 'stale_reason'];

export function docsRoutes(options: DocsRoutesOptions): readonly PersonalRoute[] {
  const { texts, site, isPublic, operations, context } = options;
  const signInAt = (next: string): string => site.href('/sign-in', { next });
  const docs = async (request: PersonalRequest, whole: boolean): Promise<PersonalReply> => {
    const q = (request.query.get('q') ?? '').trim().slice(0, 200);
    return {
      content: docsPage(site, {
        reader: await readerOf(options, request.session, whole),
        found: q === '' ? null : find(q, texts, operations),
        sample: await sampleOf(context),
        operations: operations.length,
      }),
    };
  };
  const guide = async (request: PersonalRequest, whole: boolean): Promise<PersonalReply> => {
    const name = member(request.path, 'guide');
    const { one, text } = guideNamed(texts, name.replace(/\.md$/, ''));
    if (name.endsWith('.md')) return { body: guideText(site, text), headers: { 'content-type': 'text/markdown; charset=utf-8' } };
    const link = isPublic && text.includes(LINK_FORM) ? await sheetLink(withoutFetching(context), request.query) : null;
    return { content: guidePage(site, one, text, { reader: await readerOf(options, request.session, whole), link }) };
  };
  /** True within a short time after sign-in by email. The whole key may then be shown. */
  const fresh = (session: PageSession): boolean => context.clock.now() - session.openedAt < FRESH_MS;
  return [
    { id: 'docs', method: 'GET', path: '/docs', query: ['q'], reply: (request) => docs(request, false) },
    { id: 'guide', method: 'GET', path: '/docs/{guide}', query: LINK_QUERY, reply: (request) => guide(request, false) },
    signedIn(
      {
        id: 'docsKey',
        method: 'POST',
        path: '/docs',
        reply: async (request) => (fresh(request.session) ? docs(request, true) : { redirect: signInAt('/docs') }),
      },
      signInAt,
    ),
    signedIn(
      {
        id: 'guideKey',
        method: 'POST',
        path: '/docs/{guide}',
        reply: async (request) =>
          fresh(request.session)
            ? guide(request, true)
            : { redirect: signInAt(`/docs/${encodeURIComponent(member(request.path, 'guide'))}`) },
      },
      signInAt,
    ),
  ];
}

/** Returns a guide. Throws REQ_NOT_FOUND with similar names. */
function guideNamed(texts: GuideTexts, name: string): { readonly one: Guide; readonly text: string } {
  const one = DOCUMENTS.find(({ id }) => id === name.toLowerCase());
  const text = one && texts.get(one.id);
  if (one && text !== undefined) return { one, text };
  const near = nearest(
    name,
    DOCUMENTS.map(({ id }) => id),
  );
  throw new WattleError('REQ_NOT_FOUND', `Unknown guide: ${quoted(name)}.`, {
    near: near.map((id) => `/docs/${id}`),
    ...(near.length > 0 ? {} : { hint: 'GET /docs lists all guides.' }),
  });
}

async function readerOf({ accounts, context }: DocsRoutesOptions, session: PageSession | null, whole: boolean): Promise<Reader | null> {
  if (session === null) return null;
  const { email, id } = session.account;
  const base = { email, formToken: session.formToken };
  if (whole) return { ...base, key: (await accounts.credentials.current(id, 'api_key'))?.secret ?? null, isWhole: true };
  const keys = await accounts.credentials.list(id, 'api_key');
  const now = context.clock.now();
  const newest = keys.filter(({ endsAt }) => endsAt === null || endsAt > now).at(0);
  return { ...base, key: newest === undefined ? null : `${newest.prefix}••••••••`, isWhole: false };
}

/** Finds guides and operations that contain all words of the query. */
function find(q: string, texts: GuideTexts, operations: readonly Operation[]): Found {
  const words = q.toLowerCase().split(/\s+/);
  const hasAll = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  return {
    q,
    guides: DOCUMENTS.filter(({ id, label, words: about }) => hasAll(`${label} ${about} ${texts.get(id) ?? ''}`)),
    operations: operations.filter(({ name, summary }) => hasAll(`${name} ${summary}`)).slice(0, SHOWN),
    series: seriesWith(q).slice(0, SHOWN),
  };
}

async function sampleOf(context: QueryContext): Promise<Readonly<Record<string, unknown>> | null> {
  const handle = findSeries(FIRST_SERIES);
  if (handle === null) return null;
  try {
    const latest = await latestOfSeries(withoutFetching(context), handle);
    return Object.fromEntries(SAMPLE_MEMBERS.map((name) => [name, latest[name]]));
  } catch (error) {
    if (error instanceof WattleError) return null;
    throw error;
  }
}
