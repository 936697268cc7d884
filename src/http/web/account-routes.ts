import type { Accounts } from '../../accounts/accounts.ts';
import { LONGEST_OVERLAP_SECONDS } from '../../accounts/credentials.ts';
import { DEFAULT_EMBED_LIFE_DAYS, hostOf, MOST_REFERRERS, MOST_SERIES, READ_SCOPES } from '../../accounts/embed.ts';
import { FRESH_MS, type PageSession } from '../../accounts/page-sessions.ts';
import { isoInstant } from '../../core/clock.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { DAY_MS } from '../../core/period.ts';
import { accountFacts } from '../../web/pages/account/account-facts.ts';
import { accountPage, deletedPage, type Outcome } from '../../web/pages/account/account-page.ts';
import type { Site } from '../../web/site.ts';
import type { Subscriptions } from '../../webhooks/subscriptions.ts';
import type { Catalogue } from '../reply/deps.ts';
import { type PersonalReply, type PersonalRequest, type PersonalRoute, type SignedInRoute, signedIn } from './personal-pages.ts';
import { endedCookie } from './session-cookie.ts';

interface AccountRoutesOptions {
  readonly accounts: Accounts;
  readonly webhooks: Subscriptions;
  readonly catalogue: Catalogue;
  readonly site: Site;
  readonly now: () => number;
}

type ParsedRequest = PersonalRequest & { readonly session: PageSession };

export function accountRoutes(options: AccountRoutesOptions): readonly PersonalRoute[] {
  const replies = repliesOf(options);
  const { site, signInAt } = replies;
  const routes: readonly SignedInRoute[] = [...pages(replies), ...keyForm(replies), ...otherForms(options, replies)];
  return [
    ...routes.map((route) => signedIn(route, signInAt)),
    { id: 'accountDeleted', method: 'GET', path: '/account/deleted', reply: async () => ({ content: deletedPage(site) }) },
  ];
}

function repliesOf(options: AccountRoutesOptions) {
  const { accounts, webhooks, site, now } = options;
  const { credentials, personalData } = accounts;
  const signInAt = (next: string): string => site.href('/sign-in', { next });
  const shown = async ({ session }: ParsedRequest, outcome: Outcome | null, status = 200, earlier = false): Promise<PersonalReply> => {
    const facts = await accountFacts(accounts, webhooks, session, accounts.isOperator(session.account), now());
    return { status, content: accountPage(site, facts, outcome, earlier) };
  };
  const back = (section: string): PersonalReply => ({ redirect: `${site.href('/account')}#${section}` });
  /** Returns a route for a form, whose page shows any errors. */
  const form = (id: string, path: string, work: (request: ParsedRequest, what: string) => Promise<PersonalReply>): SignedInRoute => ({
    id,
    method: 'POST',
    path,
    reply: async (request) => {
      try {
        return await work(request, request.form.get('do') ?? '');
      } catch (error) {
        if (!(error instanceof WattleError) || error.status >= 500) throw error;
        const near = error.faults.flatMap(({ did_you_mean: meant }) => (meant === undefined ? [] : [`Did you mean ${meant}?`]));
        const words = new Set([error.message, ...error.faults.map(({ detail }) => detail), ...near, 'Nothing was changed.']);
        return shown(request, { words: [...words].join(' '), isFault: true }, error.status);
      }
    },
  });
  const isFresh = ({ session }: ParsedRequest): boolean => now() - session.openedAt < FRESH_MS;
  const askAgain = (request: ParsedRequest): Promise<PersonalReply> =>
    shown(
      request,
      {
        words: 'Sign in again to show secrets. They are shown for 15 minutes after a sign-in.',
        isFault: true,
        link: { href: signInAt('/account'), label: 'Sign in again' },
      },
      403,
    );

  return { site, now, credentials, personalData, signInAt, shown, back, form, isFresh, askAgain };
}

type Replies = ReturnType<typeof repliesOf>;

function pages({ now, personalData, shown }: Replies): readonly SignedInRoute[] {
  return [
    {
      id: 'accountPage',
      method: 'GET',
      path: '/account',
      query: ['earlier', 'replayed'],
      reply: (request) => shown(request, replayed(request.query.get('replayed')), 200, request.query.get('earlier') === '1'),
    },
    {
      id: 'accountExport',
      method: 'GET',
      path: '/account/export',
      reply: async ({ session, clientIp }) => {
        const stored = await personalData.exportOf(session.account, actor(clientIp));
        return {
          body: JSON.stringify({ exported_at: isoInstant(now()), ...stored }),
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'content-disposition': 'attachment; filename="wattle-account.json"',
          },
        };
      },
    },
  ];
}

function keyForm({ credentials, shown, back, form, isFresh, askAgain }: Replies): readonly SignedInRoute[] {
  return [
    form('accountKeys', '/account/keys', async (request, what) => {
      const { id } = request.session.account;
      switch (what) {
        case 'show': {
          if (!isFresh(request)) return askAgain(request);
          const key = await credentials.current(id, 'api_key');
          return key === null ? back('keys') : shown(request, { words: 'Your key:', secret: key.secret });
        }
        case 'show-secret': {
          if (!isFresh(request)) return askAgain(request);
          const { secret } = await credentials.currentSigningSecret(id);
          return shown(request, { words: 'The secret that signs your webhooks (HMAC-SHA256, Standard Webhooks):', secret });
        }
        case 'new': {
          const overlap = Number(request.form.get('overlap') ?? '0');
          if (!Number.isInteger(overlap) || overlap < 0 || overlap > LONGEST_OVERLAP_SECONDS) throw unknownForm();
          const { secret } = await credentials.replace(id, 'api_key', overlap, actor(request.clientIp));
          return shown(request, { words: 'Your new key. Copy it now. To see it again, sign in again (within 15 minutes):', secret });
        }
        case 'end':
          if (!(await credentials.endOne(id, 'api_key', request.form.get('id') ?? '', actor(request.clientIp))))
            throw nothingToRevoke('key');
          return back('keys');
        default:
          throw unknownForm();
      }
    }),
  ];
}

function otherForms(
  options: AccountRoutesOptions,
  { site, credentials, personalData, shown, back, form }: Replies,
): readonly SignedInRoute[] {
  return [
    form('accountTokens', '/account/tokens', async (request, what) => {
      if (what === 'new') return newReadToken(options, request, shown);
      const kind = request.form.get('kind');
      if (what !== 'revoke' || (kind !== 'embed_token' && kind !== 'read_token')) throw unknownForm();
      const isRevoked = await credentials.endOne(request.session.account.id, kind, request.form.get('id') ?? '', actor(request.clientIp));
      if (!isRevoked) throw nothingToRevoke('token');
      return back('tokens');
    }),
    form('accountWebhooks', '/account/webhooks', async (request, what) => {
      const events = await changeWebhooks(options, request, what);
      return events === null ? back('webhooks') : { redirect: `${site.href('/account', { replayed: String(events) })}#outcome` };
    }),
    form('accountDelete', '/account/delete', async (request) => {
      const { account } = request.session;
      if ((request.form.get('confirm') ?? '').trim().toLowerCase() !== account.email) {
        throw new WattleError('REQ_BAD_BODY', `To delete this account, enter its email address: ${account.email}.`);
      }
      await personalData.forget(account, actor(request.clientIp));
      return { redirect: site.href('/account/deleted'), headers: { 'set-cookie': endedCookie(site.publicUrl) } };
    }),
  ];
}

const nothingToRevoke = (what: 'key' | 'token'): WattleError =>
  new WattleError('REQ_NOT_FOUND', `Your account does not have this ${what}, or you have already revoked it.`, {
    hint: 'Your account page lists the valid keys and tokens.',
  });

const actor = (clientIp: string): { readonly name: string; readonly clientIp: string } => ({ name: 'session', clientIp });

const unknownForm = (): WattleError =>
  new WattleError('REQ_BAD_BODY', 'The form requests an unknown action. Reload the page and try again.');

const itemsOf = (text: string | null): readonly string[] =>
  (text ?? '')
    .split(/[\s,]+/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

async function newReadToken(
  { accounts, catalogue, site, now }: AccountRoutesOptions,
  request: ParsedRequest,
  shown: (request: ParsedRequest, outcome: Outcome) => Promise<PersonalReply>,
): Promise<PersonalReply> {
  const { form, session } = request;
  const scopes = READ_SCOPES.filter((scope) => form.getAll('scope').includes(scope));
  if (scopes.length === 0) throw new WattleError('REQ_BAD_BODY', 'Choose at least one permission for the token.');
  const series = itemsOf(form.get('series')).map((id) => {
    const found = catalogue.findSeries(id);
    if (found) return found.id;
    const [near] = catalogue.nearestSeries(id);
    throw new WattleError('REQ_BAD_BODY', `Unknown series: ${quoted(id)}.`, {
      faults: [{ parameter: 'series', detail: 'No series has this id.', ...(near === undefined ? {} : { did_you_mean: near }) }],
    });
  });
  const referrers = itemsOf(form.get('referrers')).map((text) => {
    const host = hostOf(text);
    if (host !== null) return host;
    throw new WattleError('REQ_BAD_BODY', `${quoted(text)} is not a host such as example.org or *.example.org.`);
  });
  if (series.length > MOST_SERIES || referrers.length > MOST_REFERRERS) {
    throw new WattleError('REQ_BAD_BODY', `A token can have at most ${MOST_SERIES} series and ${MOST_REFERRERS} hosts.`);
  }
  const endsAt = now() + DEFAULT_EMBED_LIFE_DAYS * DAY_MS;
  const { secret } = await accounts.credentials.addReadToken(
    session.account.id,
    { scopes, series, referrers },
    endsAt,
    actor(request.clientIp),
  );
  const example = series[0] ?? 'AU.CPI.YOY';
  const samples = [
    ...(scopes.includes('csv') ? [site.absolute(`/s/${example}.csv`, { key: secret })] : []),
    ...(scopes.includes('chart') ? [site.absolute(`/embed/${example}`, { key: secret })] : []),
    ...(scopes.includes('calendar') ? [site.absolute('/calendar.ics', { key: secret })] : []),
    ...(scopes.includes('feed') ? [site.absolute('/calendar.rss', { key: secret })] : []),
  ];
  return shown(request, { words: 'Your new token and links with it. Copy them now:', secret, samples });
}

/**
 * Reports how many events are delivered again.
 * @param events number of events, as in the query
 */
function replayed(events: string | null): Outcome | null {
  if (events === null || !/^\d{1,6}$/.test(events)) return null;
  const count = Number(events);
  const link = { href: '#webhooks', label: 'Outcome' };
  if (count === 0) return { words: 'There are no events since that date, so nothing will be delivered again.' };
  return {
    words: `${count === 1 ? '1 event' : `${count} events`} since that date. Those that match the webhook will be delivered again.`,
    link,
  };
}

/** Changes the webhooks of an account. Returns the number of events to deliver again, or null. */
async function changeWebhooks({ accounts, webhooks }: AccountRoutesOptions, request: ParsedRequest, what: string): Promise<number | null> {
  const { form, session, clientIp } = request;
  const account = session.account.id;
  const id = form.get('id') ?? '';
  const note = async (action: 'webhook.created' | 'webhook.changed' | 'webhook.removed', which: string): Promise<null> => {
    await accounts.audit.note(account, action, actor(clientIp), which);
    return null;
  };
  switch (what) {
    case 'add': {
      const description = (form.get('description') ?? '').trim();
      const made = await webhooks.create(account, {
        url: form.get('url') ?? '',
        events: form.getAll('events'),
        series: itemsOf(form.get('series')),
        datasets: itemsOf(form.get('datasets')),
        ...(description === '' ? {} : { description }),
      });
      return note('webhook.created', made.id);
    }
    case 'pause':
    case 'resume':
      await webhooks.change(account, id, { active: what === 'resume' });
      return note('webhook.changed', id);
    case 'remove':
      await webhooks.remove(account, id);
      return note('webhook.removed', id);
    case 'test':
      await webhooks.ping(account, id);
      return null;
    case 'retry':
      await webhooks.retry(account, id, form.get('delivery') ?? '');
      return null;
    case 'replay':
      return (await webhooks.replay(account, id, { since: form.get('since') ?? '' })).events;
    default:
      throw unknownForm();
  }
}
