/** Pages for operators. Other accounts receive 404. */

import type { Accounts } from '../../accounts/accounts.ts';
import type { PageSession } from '../../accounts/page-sessions.ts';
import { findDataset } from '../../catalogue/catalogue.ts';
import { member } from '../../core/assert.ts';
import { type Dataset, storedAs, storeKey } from '../../core/define-dataset.ts';
import { ACCEPTABLE, quoted, WattleError } from '../../core/errors.ts';
import type { QueryContext } from '../../queries/base/context.ts';
import { status as statusOf } from '../../queries/status/status.ts';
import { type AdminFacts, adminPage } from '../../web/pages/account/admin-page.ts';
import type { Site } from '../../web/site.ts';
import type { DataOperator } from '../reply/deps.ts';
import { type PersonalReply, type PersonalRequest, type PersonalRoute, type SignedInRoute, signedIn } from './personal-pages.ts';

type ParsedRequest = PersonalRequest & { readonly session: PageSession };

interface AdminRoutesOptions {
  readonly accounts: Accounts;
  readonly context: QueryContext;
  readonly dataOperator?: DataOperator | undefined;
  readonly site: Site;
}

const LONGEST_RAISE_HOURS = 24;
const MOST_REGISTRATIONS = 10_000;

export function adminRoutes(deps: AdminRoutesOptions): readonly PersonalRoute[] {
  const replies = repliesOf(deps);
  const { forOperators } = replies;
  const { site } = deps;
  const routes: readonly SignedInRoute[] = [
    ...pages(replies),
    ...accountForms(deps, replies),
    ...dataForms(deps, replies),
    ...mailRoutes(replies),
  ];
  return routes.map((route) => signedIn(forOperators(route), (next) => site.href('/sign-in', { next })));
}

function repliesOf({ accounts, context, dataOperator, site }: AdminRoutesOptions) {
  const { operating, registrar, tiers } = accounts;
  const shown = async (
    { session, query }: ParsedRequest,
    outcome: AdminFacts['outcome'],
    status = 200,
    chosen: NonNullable<AdminFacts['rebuild']>['chosen'] = null,
  ): Promise<PersonalReply> => {
    const q = query.get('q') ?? '';
    const [found, outbox, waitingMail, rebuilds, { sources }] = await Promise.all([
      operating.accounts(q),
      operating.outbox(),
      operating.waitingMail(),
      dataOperator?.rebuilds() ?? null,
      statusOf(context),
    ]);
    const { domains, throttle } = registrar;
    const data = { failures: sources.flatMap(({ failures }) => failures), canFetch: dataOperator?.canFetch === true };
    return {
      status,
      content: adminPage(site, {
        session,
        q,
        accounts: found,
        tiers: tiers.names,
        domains,
        throttle,
        ...data,
        rebuild: rebuilds && { chosen, rebuilds },
        outbox,
        waitingMail,
        outcome,
      }),
    };
  };
  /** Limits a route to operators. All other accounts receive 404. */
  const forOperators = (route: SignedInRoute): SignedInRoute => ({
    ...route,
    reply: async (request) => {
      if (!accounts.isOperator(request.session.account)) throw new WattleError('REQ_NOT_FOUND', 'Page not found.');
      return route.reply(request);
    },
  });
  const form = (id: string, path: string, work: (request: ParsedRequest) => Promise<string>): SignedInRoute => ({
    id,
    method: 'POST',
    path,
    reply: async (request) => {
      try {
        return await shown(request, { words: await work(request), isFault: false });
      } catch (error) {
        if (!(error instanceof WattleError) || error.status >= 500) throw error;
        return shown(request, { words: `${error.message} Nothing was changed.`, isFault: true }, error.status);
      }
    },
  });
  /** Shows the stored files of a dataset if the query names one. */
  const chosenOrAll = async (request: ParsedRequest): Promise<PersonalReply> => {
    const id = (request.query.get('rebuild') ?? '').trim();
    if (id === '' || dataOperator === undefined) return shown(request, null);
    try {
      const dataset = namedDataset(id);
      const files = await dataOperator.rebuildable(dataset);
      return await shown(request, null, 200, { id: `${dataset.source}.${dataset.id}`, files });
    } catch (error) {
      if (!(error instanceof WattleError) || error.status >= 500) throw error;
      return shown(request, { words: error.message, isFault: true }, error.status);
    }
  };

  return { operating, registrar, forOperators, form, chosenOrAll };
}

type Replies = ReturnType<typeof repliesOf>;

function pages({ chosenOrAll }: Replies): readonly SignedInRoute[] {
  return [{ id: 'adminPage', method: 'GET', path: '/admin', query: ['q', 'rebuild'], reply: (request) => chosenOrAll(request) }];
}

function accountForms({ context }: AdminRoutesOptions, { operating, registrar, form }: Replies): readonly SignedInRoute[] {
  return [
    form('adminInvite', '/admin/invite', async (request) => {
      const email = (request.form.get('email') ?? '').slice(0, 320);
      const isNew = await registrar.invite(email, OPERATOR);
      return isNew ? `${email} is invited. The email explains how to sign in.` : `${email} already has an account. Nothing was changed.`;
    }),
    form('adminTier', '/admin/tier', async (request) => {
      const tier = request.form.get('tier') ?? '';
      await operating.setTier(request.form.get('account') ?? '', tier, OPERATOR);
      return `The tier is ${tier}.`;
    }),
    form('adminThrottle', '/admin/throttle', async (request) => {
      const [perHour, hours] = [wholeNumber(request, 'per_hour', MOST_REGISTRATIONS), wholeNumber(request, 'hours', LONGEST_RAISE_HOURS)];
      registrar.raise(perHour, context.clock.now() + hours * HOUR_MS);
      return `One network can register ${perHour} addresses an hour for ${hours === 1 ? 'an hour' : `${hours} hours`}, on this node.`;
    }),
  ];
}

function dataForms({ accounts, dataOperator }: AdminRoutesOptions, { form }: Replies): readonly SignedInRoute[] {
  return [
    form('adminData', '/admin/data', async (request) => {
      if (!dataOperator?.canFetch) throw new WattleError('REQ_UNPROCESSABLE', 'Updates are turned off on this server.');
      const id = request.form.get('dataset') ?? '';
      const code = request.form.get('accept');
      const accept = ACCEPTABLE.filter((one) => one === code);
      const dataset = datasetOf(id);
      if (dataset === null || (code !== null && accept.length === 0))
        throw new WattleError('REQ_BAD_BODY', 'The form requests an unknown action. Reload the page and try again.');
      await dataOperator.fetchAgain(storeKey(dataset), accept);
      return accept.length === 0
        ? `${id} is being updated. Check back in a moment.`
        : `${id} is being updated, and the change is accepted once (${accept.join(', ')}). Check back in a moment.`;
    }),
    form('adminRebuild', '/admin/rebuild', async (request) => {
      if (dataOperator === undefined)
        throw new WattleError('REQ_UNPROCESSABLE', 'This server cannot rebuild data, because it has no worker. Start a worker first.');
      if (request.form.get('confirm') !== 'yes')
        throw new WattleError('REQ_BAD_BODY', 'Nothing was rebuilt. Tick the box to confirm the rebuild.');
      const dataset = namedDataset(request.form.get('dataset') ?? '');
      const { account } = request.session;
      await dataOperator.rebuild(dataset, account.id);
      const id = `${dataset.source}.${dataset.id}`;
      await accounts.audit.note(account.id, 'data.rebuild_requested', { name: 'session', clientIp: request.clientIp }, id);
      return `The files of ${id} are being reprocessed. The result appears below in a moment.`;
    }),
  ];
}

function mailRoutes({ operating }: Replies): readonly SignedInRoute[] {
  return [
    {
      id: 'adminMail',
      method: 'GET',
      path: '/admin/outbox/{name}',
      reply: async ({ path }) => ({
        body: await operating.mail(member(path, 'name')),
        // The email is sent as plain text, so the browser does not run its content.
        headers: { 'content-type': 'text/plain; charset=utf-8', 'content-security-policy': "default-src 'none'; sandbox" },
      }),
    },
  ];
}

/** Returns the dataset that an operator typed, as `rba.G1` or `rba/G1`. */
const datasetOf = (id: string): Dataset | null => {
  const [, source = '', name = ''] = /^([^./]+)[./](.+)$/.exec(id.trim()) ?? [];
  return findDataset(source, name);
};

/** Returns the dataset that an operator typed. Throws REQ_NOT_FOUND if it does not exist. */
function namedDataset(id: string): Dataset {
  const dataset = datasetOf(id);
  if (dataset) return storedAs(dataset);
  throw new WattleError('REQ_NOT_FOUND', `Unknown dataset: ${quoted(id)}. Example: rba.G1.`);
}

const HOUR_MS = 3_600_000;

/** Reads a whole number from a form. Throws REQ_BAD_BODY with the allowed range. */
function wholeNumber({ form }: PersonalRequest, name: string, most: number): number {
  const value = Number(form.get(name) ?? '');
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new WattleError('REQ_BAD_BODY', `${name.replaceAll('_', ' ')} must be a whole number from 1 to ${most}.`);
}

/** The actor in the audit log. Account owners see that an operator acted, but not the person or IP address. */
const OPERATOR = { name: 'operator', clientIp: null } as const;
