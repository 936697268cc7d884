/** Commands about one account: its keys, and its tier. */
import type { Command } from 'commander';
import { type Actor, AuditLog } from '../../accounts/audit.ts';
import { Tiers } from '../../accounts/tiers.ts';
import { systemClock } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';
import type { Terminal } from '../terminal.ts';
import { withStore } from '../with-store.ts';

const OPERATOR: Actor = { name: 'operator', clientIp: null };

export function addCommands(program: Command, terminal: Terminal): void {
  program
    .command('keys')
    .argument('<email>', 'email address of the account')
    .description('list the keys of an account')
    .action((email: string) =>
      withStore(terminal, async (store) => {
        const account = await store.accounts.byEmail(email.trim().toLowerCase());
        if (!account) throw new WattleError('REQ_NOT_FOUND', `No account has the address ${email}.`);
        const keys = await store.accounts.credentialsOf(account.id, 'api_key');
        terminal.print(
          keys.map((k) => ({
            prefix: k.prefix,
            tier: account.tier,
            created_at: new Date(k.createdAt).toISOString(),
            ends_at: k.endsAt === null ? null : new Date(k.endsAt).toISOString(),
            last_used_at: k.lastUsedAt === null ? null : new Date(k.lastUsedAt).toISOString(),
          })),
        );
      }),
    );

  program
    .command('tier')
    .argument('<email>', 'email address of the account')
    .argument('[tier]', 'the new tier. Without it, shows the current tier')
    .description('show or change the tier of an account')
    .action((email: string, name: string | undefined) =>
      withStore(terminal, async (store, config) => {
        const account = await store.accounts.byEmail(email.trim().toLowerCase());
        if (!account) throw new WattleError('REQ_NOT_FOUND', `No account has the address ${email}.`);
        const tiers = new Tiers(config.monthlyQuota, config.tiers);
        const tier = name ?? account.tier;
        if (name !== undefined && !tiers.names.includes(name)) {
          throw new WattleError('REQ_UNKNOWN_VALUE', `Unknown tier: ${name}. Allowed: ${tiers.names.join(', ')}.`);
        }
        if (await store.accounts.setTier(account.id, tier)) {
          await new AuditLog(store.accounts, systemClock).note(account.id, 'tier.changed', OPERATOR, `${account.tier} to ${tier}`);
        }
        terminal.print([
          { email: account.email, tier, monthly_calls: Number.isFinite(tiers.monthlyCalls(tier)) ? tiers.monthlyCalls(tier) : 'unlimited' },
        ]);
      }),
    );
}
