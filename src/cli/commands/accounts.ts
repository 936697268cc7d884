/** Operator commands for accounts: create, invite, close, audit log, and a new master key. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import type { Accounts } from '../../accounts/accounts.ts';
import { Keyring } from '../../accounts/keys.ts';
import { resealCredentials } from '../../accounts/reseal.ts';
import { isoInstant } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';
import type { Config } from '../../program/config.ts';
import { masterKeyThere } from '../../program/kept-secret.ts';
import { createLog } from '../../program/log.ts';
import { openAccounts } from '../../program/open-accounts.ts';
import { dataDirOf, openData, publicUrlOf } from '../../program/open-data.ts';
import type { Store } from '../../store/ports/port.ts';
import { type FolderLock, lockFolder } from '../../store/sqlite/folder-lock.ts';
import type { Terminal } from '../terminal.ts';

const PAGE = 1000;

export function addCommands(program: Command, terminal: Terminal): void {
  addAccountCommands(program, terminal);
  addAudit(program, terminal);
  addKeyRotation(program, terminal);
}

function addAccountCommands(program: Command, terminal: Terminal): void {
  const account = program.command('account').description('accounts: create, invite, close');

  account
    .command('create')
    .argument('<email>')
    .option('--tier <name>', 'tier of the account (default: free)')
    .description('create an account and show its key once')
    .action((email: string, { tier }: { tier?: string }) =>
      withAccounts(terminal, async ({ operator }) => {
        const made = await operator.create(email, tier);
        if (!made)
          throw new WattleError('REQ_CONFLICT', `The address ${email} already has an account.`, { hint: '`wattle keys` shows its keys.' });
        terminal.print([{ email: made.account.email, tier: made.account.tier, api_key: made.apiKey }]);
      }),
    );

  account
    .command('invite')
    .argument('<file>', 'a text file with one email address per line. Lines that start with # are ignored')
    .option('--tier <name>', 'tier of the accounts (default: free)')
    .description('create an account for each address and email its key. Existing accounts do not change')
    .action((file: string, { tier }: { tier?: string }) =>
      withAccounts(terminal, async ({ operator }) => {
        const lines = readFileSync(file, 'utf8').split(/\r?\n/);
        const rows: { line: number; address: string; outcome: string }[] = [];
        for (const [i, line] of lines.entries()) {
          const address = line.trim();
          if (address === '' || address.startsWith('#')) continue;
          rows.push({ line: i + 1, address, outcome: await outcomeOf(() => operator.invite(address, tier)) });
        }
        terminal.print(rows);
        if (rows.some(({ outcome }) => outcome.startsWith('refused'))) terminal.exitCode = 6;
      }),
    );

  account
    .command('close')
    .argument('<email>')
    .description('delete an account and all its data. The owner gets an email')
    .action((email: string) =>
      withAccounts(terminal, async ({ operator }) => {
        await operator.close(email);
        if (terminal.form === 'table') terminal.write(`${terminal.good('closed')} ${email}\n`);
      }),
    );
}

function addAudit(program: Command, terminal: Terminal): void {
  program
    .command('audit')
    .option('--since <instant>', 'such as 2026-11-01 or 2026-11-01T00:00:00Z (default: the oldest change)')
    .option('--until <instant>', 'up to but not including this time')
    .description('list changes to accounts, oldest first, as JSON lines (or --csv). Each line names the person and the network')
    .action(async ({ since, until }: { since?: string; until?: string }) => {
      const span = {
        since: since === undefined ? 0 : instantOf(since),
        until: until === undefined ? Number.MAX_SAFE_INTEGER : instantOf(until),
      };
      const config = terminal.config;
      const store = await openData(config, createLog({ logLevel: terminal.config.logLevel ?? 'warn' }, terminal.invocation.stderr));
      try {
        const rows: Record<string, unknown>[] = [];
        for await (const row of auditRows(store, span)) {
          if (terminal.form === 'csv') rows.push(row);
          else terminal.write(`${JSON.stringify(row)}\n`);
        }
        if (terminal.form === 'csv') terminal.print(rows);
      } finally {
        await store.close();
      }
    });
}

function addKeyRotation(program: Command, terminal: Terminal): void {
  program
    .command('rotate-master-key')
    .option(
      '--to <file>',
      'file for the new master key (64 hex digits). Created if it does not exist. Required if WATTLE_MASTER_KEY is set',
    )
    .description('encrypt all credentials with a new master key. Stop every node first')
    .action(async ({ to }: { to?: string }) => {
      const config = terminal.config;
      const locks = lockedDuties(config);
      const { from, file, takesPlace } = keysOf(config, to);
      const store = await openData(config, createLog({ logLevel: terminal.config.logLevel ?? 'warn' }, terminal.invocation.stderr));
      try {
        const newKey = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
        if (newKey.length !== 32) throw new WattleError('CONF_INVALID', `${file} must contain 64 hexadecimal digits.`);
        const count = await resealCredentials(store.accounts, new Keyring(from), new Keyring(newKey));
        if (takesPlace !== null) renameSync(file, takesPlace);
        const next =
          takesPlace === null
            ? `Before you start a node, set WATTLE_MASTER_KEY to the contents of ${file} on every node.`
            : `${takesPlace} contains the new key.`;
        terminal.write(`${terminal.good('done')} ${count} credentials use the new master key. All users must sign in again. ${next}\n`);
      } finally {
        await store.close();
        for (const lock of locks) lock.release();
      }
    });
}

/** Makes sure that no program uses the data folder. It would continue to encrypt with the previous key. */
function lockedDuties(config: Config): readonly FolderLock[] {
  const folder = dataDirOf(config);
  if (config.databaseUrl !== null || !existsSync(folder)) return [];
  const locks: FolderLock[] = [];
  try {
    for (const duty of ['serve', 'refresh'] as const) locks.push(lockFolder(folder, duty));
  } catch (error) {
    for (const lock of locks) lock.release();
    throw error;
  }
  return locks;
}

async function* auditRows(store: Store, span: { readonly since: number; readonly until: number }): AsyncGenerator<Record<string, unknown>> {
  const closings = [...(await store.accounts.closings(span))];
  function* closedBefore(at: number): Generator<Record<string, unknown>> {
    while ((closings[0]?.at ?? Number.POSITIVE_INFINITY) < at) {
      const closing = closings.shift();
      if (!closing) return;
      const { digest, actor } = closing;
      yield { at: isoInstant(closing.at), account_id: `sha256:${digest}`, action: 'account.closed', actor, client: null, detail: null };
    }
  }
  for (let after = 0; ; ) {
    const actions = await store.accounts.actions({ ...span, after, limit: PAGE });
    for (const { id, accountId, at, ...rest } of actions) {
      yield* closedBefore(at);
      yield { at: isoInstant(at), account_id: accountId, ...rest };
      after = id;
    }
    if (actions.length < PAGE) return yield* closedBefore(Number.POSITIVE_INFINITY);
  }
}

/** Returns the current key, the file with the next key, and the file that the next key will replace. */
function keysOf(
  config: Config,
  to: string | undefined,
): { readonly from: Buffer; readonly file: string; readonly takesPlace: string | null } {
  const from = masterKeyThere(config);
  if (!from)
    throw new WattleError('CONF_INVALID', `The folder ${config.dataDir} has no master key. Set WATTLE_DATA_DIR to the correct folder.`);
  if (config.masterKey !== null && to === undefined) {
    throw new WattleError('REQ_BAD_PARAMETER', 'WATTLE_MASTER_KEY is set. Use --to FILE to save the new key to a file.');
  }
  const place = path.join(config.dataDir, 'master.key');
  const file = to ?? `${place}.new`;
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return { from, file, takesPlace: config.masterKey === null ? place : null };
}

async function outcomeOf(invite: () => Promise<unknown>): Promise<string> {
  try {
    return (await invite()) === null ? 'has an account' : 'invited';
  } catch (error) {
    if (error instanceof WattleError && error.code === 'REQ_BAD_BODY') return `refused: ${error.message}`;
    throw error;
  }
}

function instantOf(text: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw new WattleError('REQ_BAD_PARAMETER', `${text} is not a date or a time.`, { hint: 'Write 2026-11-01.' });
  return instant;
}

/** Runs `work` with the account services. Emails are queued, and attempted once before the command ends. */
async function withAccounts(terminal: Terminal, work: (accounts: Accounts) => Promise<void>): Promise<void> {
  const { config } = terminal;
  const log = createLog({ logLevel: terminal.config.logLevel ?? 'warn' }, terminal.invocation.stderr);
  const store = await openData(config, log);
  const accounts = await openAccounts(config, store, log, null, () => `${publicUrlOf(config)}/sign-in`);
  accounts.personalData.add({
    name: 'webhooks',
    stored: async () => [],
    forget: async (accountId) => void (await store.webhooks.forgetAccount(accountId)),
  });
  try {
    await work(accounts);
  } finally {
    await accounts.close();
    await store.close();
  }
}
