/** The pages of those who operate the service; for everybody else they are not there. */
import type { Accounts } from '../../accounts/accounts.ts';
import type { PageSession } from '../../accounts/page-sessions.ts';
import { WattleError } from '../../core/errors.ts';
import { type AdminFacts, adminPage } from '../../web/pages/account/admin-page.ts';
import type { Site } from '../../web/site.ts';
import { type PersonalAsked, type PersonalReply, type PersonalRoute, type SignedInRoute, signedIn } from './personal-pages.ts';

type Asked = PersonalAsked & { readonly session: PageSession };

export function adminRoutes(accounts: Accounts, site: Site): readonly PersonalRoute[] {
  const { operating, registrar, tiers } = accounts;
  const shown = async ({ session, query }: Asked, outcome: AdminFacts['outcome'], status = 200): Promise<PersonalReply> => {
    const q = query.get('q') ?? '';
    const [found, outbox] = await Promise.all([operating.accounts(q), operating.outbox()]);
    const { domains } = registrar;
    return { status, content: adminPage(site, { session, q, accounts: found, tiers: tiers.names, domains, outbox, outcome }) };
  };
  /** Of others' addresses nothing is told, not even that there is a page. */
  const forOperators = (route: SignedInRoute): SignedInRoute => ({
    ...route,
    reply: async (asked) => {
      if (!accounts.isOperator(asked.session.account)) throw new WattleError('REQ_NOT_FOUND', 'There is nothing at this path.');
      return route.reply(asked);
    },
  });
  const form = (id: string, path: string, work: (asked: Asked) => Promise<string>): SignedInRoute => ({
    ...{ id, method: 'POST', path },
    reply: async (asked) => {
      try {
        return await shown(asked, { words: await work(asked), isFault: false });
      } catch (error) {
        if (!(error instanceof WattleError) || error.status >= 500) throw error;
        return shown(asked, { words: `${error.message} Nothing was changed.`, isFault: true }, error.status);
      }
    },
  });
  const routes: readonly SignedInRoute[] = [
    { id: 'adminPage', method: 'GET', path: '/admin', query: ['q'], reply: (asked) => shown(asked, null) },
    form('adminInvite', '/admin/invite', async (asked) => {
      const email = (asked.form.get('email') ?? '').slice(0, 320);
      const isNew = await registrar.invite(email, OPERATOR);
      return isNew ? `${email} is invited: the mail says how to sign in.` : `${email} has an account already; nothing was changed.`;
    }),
    form('adminTier', '/admin/tier', async (asked) => {
      const tier = asked.form.get('tier') ?? '';
      await operating.setTier(asked.form.get('account') ?? '', tier, OPERATOR);
      return `The tier is ${tier}.`;
    }),
    {
      ...{ id: 'adminMail', method: 'GET', path: '/admin/outbox/{name}' },
      reply: async ({ path }) => ({
        body: await operating.mail(path['name'] ?? ''),
        // Shown as text: what stands in a mail is nothing that a browser should run.
        headers: { 'content-type': 'text/plain; charset=utf-8', 'content-security-policy': "default-src 'none'; sandbox" },
      }),
    },
  ];
  return routes.map((route) => signedIn(forOperators(route), (next) => site.href('/sign-in', { next })));
}

/** Whose account it is sees that an operator did it, and neither who nor from where. */
const OPERATOR = { name: 'operator', clientIp: null } as const;
