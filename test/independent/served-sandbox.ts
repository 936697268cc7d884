/** Runs simulated agencies with a fixed clock. The connectors read them, and the data are served over HTTP on loopback. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { startAccounts } from '../../src/accounts/accounts.ts';
import { datasets, findDataset, findSource, nearestDatasets, sources } from '../../src/catalogue/catalogue.ts';
import { findSeries, nearestSeries } from '../../src/catalogue/series.ts';
import { createServer } from '../../src/http/serve/server.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { Subscriptions } from '../../src/webhooks/subscriptions.ts';
import { openSandboxed } from '../signals/sandboxed.ts';

const KEY = 'ak_simulated';
const CATALOGUE = { sources, datasets, findSource, findDataset, nearestDatasets, findSeries, nearestSeries };

export interface ServedSandbox {
  readonly url: string;
  readonly key: string;
  close(): Promise<void>;
}

/** @param now current time of the agencies and the program */
export async function serveSandbox(now: string): Promise<ServedSandbox> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-served-'));
  const { ctx, store, close } = await openSandboxed(now);
  const accounts = await startAccounts({
    store: store.accounts,
    clock: ctx.clock,
    masterKey: Buffer.alloc(32, 7),
    devKey: KEY,
    monthlyQuota: 500,
    burstPerMinute: 100_000,
    disposableDomains: [],
    smtpUrl: null,
    mailFrom: 'wattle@localhost',
    outbox: path.join(folder, 'outbox'),
    onMailFailure: () => undefined,
  });
  const app = createServer({
    context: ctx,
    catalogue: CATALOGUE,
    signals: SIGNALS,
    accounts,
    assets: { names: {}, files: new Map() },
    guides: new Map(),
    webhooks: new Subscriptions({ ...ctx, catalogue: CATALOGUE, policy: { http: false, private: false } }),
    config: {
      maxBodyBytes: 64 * 1024,
      corsOrigins: [],
      metricsToken: null,
      trustProxy: false,
      weatherProviders: ['bom'],
      publicRead: true,
      readsPerMinute: 100_000,
      busyMs: () => 0,
    },
    log: pino({ level: 'silent' }),
  });
  return {
    url: await app.listen({ host: '127.0.0.1', port: 0 }),
    key: KEY,
    close: async () => {
      await app.close();
      await accounts.close();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
