/** Makes a server with specimens, a recorded log, a controlled clock and a working key. */

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { type Accounts, type AccountsOptions, startAccounts } from '../../src/accounts/accounts.ts';
import { FixedClock } from '../../src/core/clock.ts';
import type { DatasetKey } from '../../src/core/define-dataset.ts';
import { readGuides } from '../../src/http/base/guides.ts';
import type { HttpConfig, ServerDeps } from '../../src/http/reply/deps.ts';
import type { IngestState, QueryContext } from '../../src/queries/base/context.ts';
import { QueryCaches } from '../../src/queries/base/query-caches.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { Subscriptions } from '../../src/webhooks/subscriptions.ts';
import { MemoryAccounts } from '../accounts/memory-accounts.ts';
import { withEmptyStore } from '../store/empty-store.ts';
import { recordLog } from '../suite-log.ts';
import { catalogue, SpecimenQueries, signal } from './specimens.ts';
import { standIn } from './stand-in-queries.ts';

export const DEV_KEY = 'ak_tests';
export const PUBLIC_URL = 'https://api.example.org';
export const NOW = '2026-11-21T00:00:00.000Z';
export const ROWS = '/v1/data/rba/F1.1';

export interface Harness {
  readonly app: FastifyInstance;
  readonly clock: FixedClock;
  readonly queries: SpecimenQueries;
  readonly store: MemoryAccounts;
  readonly accounts: Accounts;
  readonly hooks: Pick<Store, 'events' | 'webhooks'>;
  /** Returns the complete log. */
  logged(): string;
  /** Returns all sent emails, oldest first. */
  mails(): Promise<readonly string[]>;
  /** Registers a new email address, and signs in with the emailed link. */
  signIn(email?: string): Promise<SignedIn>;
  /** Marks some datasets as changed, by default all. Increases the change counter. */
  changeData(datasets?: readonly DatasetKey[]): void;
  get(target: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  ask(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Listens on loopback and returns the port. */
  listen(): Promise<number>;
  close(): Promise<void>;
}

export interface SignedIn {
  readonly token: string;
  /** The cookie with the refresh token, as `name=value`. */
  readonly cookie: string;
  /** The key. Null if the email address was registered before. */
  readonly apiKey: string | null;
}

export interface HarnessOptions {
  readonly monthlyQuota?: number;
  readonly burstPerMinute?: number;
  readonly config?: Partial<HttpConfig>;
  readonly disposableDomains?: readonly string[];
  readonly accounts?: Partial<AccountsOptions>;
  /** Returns the progress of imports on the node. Absent for a node without imports. */
  readonly ingest?: () => IngestState;
  /** Returns the URL for callers when it is known. The default is PUBLIC_URL. */
  readonly publicUrl?: () => string;
  /** Replaces dependencies that the harness passes to the server. */
  readonly deps?: Partial<ServerDeps>;
}

const sinkOf = (lines: string[]): Writable =>
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });

export async function startHarness(options: HarnessOptions = {}): Promise<Harness> {
  const clock = new FixedClock(NOW);
  const publicUrl = options.publicUrl ?? (() => PUBLIC_URL);
  const store = new MemoryAccounts();
  const queries = new SpecimenQueries();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-http-'));
  const outbox = path.join(folder, 'outbox');
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, sinkOf(lines));
  const accounts = await startAccounts({
    store,
    clock,
    masterKey: Buffer.alloc(32, 7),
    devKey: DEV_KEY,
    monthlyQuota: options.monthlyQuota ?? 500,
    burstPerMinute: options.burstPerMinute ?? 100_000,
    disposableDomains: options.disposableDomains ?? [],
    smtpUrl: null,
    mailFrom: 'wattle@localhost',
    outbox,
    journals: path.join(folder, 'quota'),
    signInPage: () => `${publicUrl()}/sign-in`,
    onMailFailure: (err) => log.error({ err }, 'mail'),
    ...options.accounts,
  });
  await withEmptyStore(path.join(folder, 'hooks'));
  const hooks = await openStore({ databaseUrl: null, dataDir: path.join(folder, 'hooks'), clock });
  const changes: (readonly DatasetKey[] | null)[] = [null];
  const context = {
    store: {
      // Nothing is stored. Queries that are not replaced response from declarations.
      datasets: { states: async () => [], state: async () => null },
      releases: { between: async () => [] },
      captures: { latestAt: async () => null },
      jobs: hooks.jobs,
      events: hooks.events,
      replicas: () => [],
      changeCounter: async () => changes.length,
      counterOfTurn: async () => changes.length,
      changesSince: async (counter: number) => {
        const since = changes.slice(counter);
        return { counter: changes.length, datasets: since.includes(null) ? null : since.flatMap((datasets) => datasets ?? []) };
      },
    },
    clock,
    caches: new QueryCaches(),
    freshener: null,
    get publicUrl() {
      return publicUrl();
    },
    sandbox: false,
    version: '0.1.0',
    ingest: options.ingest ?? null,
  } as unknown as QueryContext;
  standIn(context, queries);
  // This import must follow the mocks, because the endpoints import the mocked modules.
  const { createServer } = await import('../../src/http/serve/server.ts');
  const app = createServer({
    context,
    catalogue,
    signals: [signal],
    accounts,
    webhooks: new Subscriptions({ store: hooks, clock, catalogue, policy: { http: false, private: false } }),
    config: {
      maxBodyBytes: 64 * 1024,
      corsOrigins: ['https://console.example.org'],
      metricsToken: null,
      trustProxy: false,
      weatherProviders: ['bom'],
      publicRead: true,
      readsPerMinute: 100_000,
      busyMs: () => 0,
      ...options.config,
    },
    assets: { names: {}, files: new Map() },
    guides: readGuides('docs/guides'),
    log,
    ...options.deps,
  });
  await app.ready();
  const mails = async (): Promise<readonly string[]> => {
    await accounts.post.settled();
    if (!existsSync(outbox)) return [];
    const numberOf = (name: string): number => Number(/-(\d+)\.eml$/.exec(name)?.[1]);
    const names = readdirSync(outbox).sort((a, b) => numberOf(a) - numberOf(b));
    return names.map((name) => readFileSync(path.join(outbox, name), 'utf8'));
  };
  const post = (url: string, payload: object): Promise<LightMyRequestResponse> => app.inject({ method: 'POST', url, payload });
  return {
    app,
    clock,
    queries,
    store,
    accounts,
    hooks,
    logged: () => lines.join(''),
    mails,
    async signIn(email = 'user@example.org') {
      const registered = await post('/v1/register', { email });
      await post('/v1/auth/login', { email });
      const link = /#token=(lnk_\w+)/.exec((await mails()).at(-1) ?? '')?.[1];
      const verified = await post('/v1/auth/verify', { token: link });
      const [cookie = ''] = String(verified.headers['set-cookie']).split(';');
      return { token: verified.json().data.access_token, cookie, apiKey: registered.json().api_key ?? null };
    },
    changeData: (datasets) => {
      changes.push(datasets ?? null);
    },
    get: (url, headers = {}) => app.inject({ url, headers: { authorization: `Bearer ${DEV_KEY}`, ...headers } }),
    ask: (inject) => app.inject(inject),
    async listen() {
      await app.listen({ host: '127.0.0.1', port: 0 });
      return (app.server.address() as AddressInfo).port;
    },
    async close() {
      await app.close();
      await accounts.close();
      await hooks.close();
      recordLog(lines.join(''));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
