/** Creates an installation with generated data in a given size: one dataset with vintages, a register, accounts and subscriptions. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { AU_FX } from '../src/catalogue/series/exchange.ts';
import { systemClock } from '../src/core/clock.ts';
import { datasetKey } from '../src/core/define-dataset.ts';
import type { SeriesAttributes } from '../src/core/observation.ts';
import { openStore } from '../src/store/open/open-store.ts';
import type { Account, Credential } from '../src/store/ports/accounts.ts';
import type { Store } from '../src/store/ports/port.ts';
import type { SeriesDelta } from '../src/store/ports/series.ts';
import { load, writeCompanies } from './load-companies.ts';

/** The properties that `bench growth` multiplies. `observations` is the number per series, and `rows` is the number in the register. */
export interface Size {
  readonly series: number;
  readonly observations: number;
  readonly vintages: number;
  readonly accounts: number;
  readonly subscriptions: number;
  readonly rows: number;
}

export const DIMENSIONS = ['series', 'observations', 'vintages', 'accounts', 'subscriptions', 'rows'] as const;

/** The size before any property is multiplied. */
export const BASE: Size = { series: 100, observations: 500, vintages: 10, accounts: 500, subscriptions: 50, rows: 20_000 };

export const DATASET = datasetKey(AU_FX.USD.dataset);
const LAST_DAY = Math.floor(Date.UTC(2026, 10, 20) / 86_400_000);
const DAY_MS = 86_400_000;
/** A vintage revises one in this number of values in a series. */
const REVISED = 20;

const keyOf = (n: number): string => (n === 0 ? 'FXRUSD.F11.1' : `S${n}.F11.1`);
const attributesOf = (n: number): SeriesAttributes => ({
  key: keyOf(n),
  freq: 'D',
  unit: AU_FX.USD.units,
  multiplier: 0,
  decimals: 4,
  adjustment: null,
  title: null,
  basePeriod: null,
});

/** Number of latest values that a vintage revises with `newest`, regardless of the length of the series. */
const REVISED_BY_A_RELEASE = BASE.observations / REVISED;

/** Yields the changes in a vintage by series. The first vintage has all values, and later ones only revised values. */
function* deltas(size: Size, vintage: number, revised: 'everywhere' | 'newest'): Generator<SeriesDelta> {
  for (let n = 0; n < size.series; n += 1) {
    const write = [];
    const from = revised === 'newest' ? size.observations - REVISED_BY_A_RELEASE : 0;
    for (let i = from; i < size.observations; i += 1) {
      if (revised === 'everywhere' && vintage > 0 && (i + vintage + n) % REVISED !== 0) continue;
      const value = Number((0.7 + 0.1 * Math.sin(n + i + vintage)).toFixed(4));
      write.push({ t: LAST_DAY - size.observations + 1 + i, value, status: null, text: null, at: `row ${i}` });
    }
    yield { attributes: attributesOf(n), write, remove: [] };
  }
}

/** Adds a vintage after the existing ones. */
export async function writeVintage(
  store: Store,
  size: Size,
  vintage: number,
  revised: 'everywhere' | 'newest' = 'everywhere',
): Promise<void> {
  const instant = systemClock.now() - (10_000 - vintage) * DAY_MS;
  await store.datasets.apply({
    dataset: DATASET,
    baseSeq: vintage === 0 ? null : vintage,
    version: {
      effectiveFrom: instant,
      recordedAt: instant,
      origin: 'replay',
      kind: vintage === 0 ? 'initial' : 'update',
      captures: [],
      publishedOn: null,
      note: null,
    },
    dimensions: [
      {
        id: 'SERIES',
        label: 'Series',
        values: Array.from({ length: size.series }, (_, n) => ({ code: keyOf(n).split('.')[0] ?? '', label: keyOf(n) })),
      },
      { id: 'TABLE', label: 'Table', values: [{ code: 'F11.1', label: 'F11.1' }] },
    ],
    series: deltas(size, vintage, revised),
  });
}

async function writeAccounts(store: Store, { accounts, subscriptions }: Size): Promise<void> {
  const now = systemClock.now();
  for (let n = 0; n < accounts; n += 1) {
    const account: Account = { id: `account-${n}`, email: `reader-${n}@example.org`, tier: 'free', createdAt: now, verifiedAt: now };
    const key: Credential = {
      kind: 'api_key',
      hash: n.toString(16).padStart(64, '0'),
      accountId: account.id,
      prefix: 'ak_x',
      sealed: 'none',
      limits: null,
      createdAt: now,
      endsAt: null,
      lastUsedAt: null,
    };
    await store.accounts.create(account, key);
  }
  const filter = { events: [], datasets: [], series: [], sources: [] };
  for (let n = 0; n < subscriptions; n += 1) {
    await store.webhooks.create(
      {
        id: `subscription-${n}`,
        accountId: `account-${n % Math.max(1, accounts)}`,
        state: 'active',
        ...filter,
        url: `https://example.org/${n}`,
        description: null,
        createdAt: now,
        updatedAt: now,
        cursor: 0,
        round: 0,
        failingSince: null,
        lastSuccessAt: null,
        lastFailureAt: null,
        lastError: null,
      },
      subscriptions,
    );
  }
}

/** Creates an installation in a folder, or in a database if one is given. */
export async function makeWorld(folder: string, databaseUrl: string | null, size: Size): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = writeCompanies(folder, size.rows, 1);
  await load(folder, databaseUrl, file, systemClock.now());
  rmSync(file);
  const store = await openStore({ databaseUrl, dataDir: path.join(folder), clock: systemClock });
  try {
    await store.migrate();
    for (let vintage = 0; vintage < size.vintages; vintage += 1) await writeVintage(store, size, vintage);
    await writeAccounts(store, size);
  } finally {
    await store.close();
  }
}
