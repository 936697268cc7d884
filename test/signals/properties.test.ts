/**
 * Checks properties that every indicator in the registry must have for any values. Uses the simulated agencies, or the starter data if
 * real values are needed.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AU_CPI_INDEX, AU_CPI_YOY } from '../../src/catalogue/series/prices.ts';
import { AU_WPI_INDEX_ORIG, AU_WPI_YOY_ORIG } from '../../src/catalogue/series/wages.ts';
import { type DatasetKey, datasetKey } from '../../src/core/define-dataset.ts';
import { SERIES_ADJUSTMENTS, type SeriesHandle } from '../../src/core/define-series.ts';
import type { HistorySignal, Signal, SignalRow } from '../../src/core/define-signal.ts';
import { lastDay, parsePeriod, period } from '../../src/core/period.ts';
import { QueryCaches } from '../../src/queries/base/query-caches.ts';
import { defaultParameters, namedInputs } from '../../src/queries/base/signal-inputs.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import type { Store } from '../../src/store/ports/port.ts';
import type { SeriesDelta, SeriesSlice } from '../../src/store/ports/series.ts';
import { type Explained, workOut } from '../independent/formulas.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { STARTER_LOADED_AT } from '../starter/loaded-starter.ts';
import { faultyStore, readOnce, withoutValues } from './faulty-store.ts';
import { ADJECTIVES, unsupportedNumbers } from './headline-figures.ts';
import { openSandboxed, type Sandboxed, signalDatasets, signalsThatRun } from './sandboxed.ts';

let base: Sandboxed;
let store: Store;
// biome-ignore lint/correctness/noEmptyPattern: vitest gives the file after its fixtures, which are empty
beforeAll(async ({}, file) => {
  base = await openSandboxed(undefined, signalsThatRun(file));
  store = readOnce(base.store);
}, 300_000);
afterAll(() => base.close());

/** Caches belong to one store. */
const cachesByStore = new WeakMap<Store, QueryCaches>();
function cachesOf(on: Store): QueryCaches {
  const known = cachesByStore.get(on) ?? new QueryCaches();
  cachesByStore.set(on, known);
  return known;
}

const evaluate = (signal: Signal, text = '', on: Store = store) =>
  evaluateSignal({ ...base.ctx, store: on, caches: cachesOf(on) }, signal, params(text));
const rowsOf = async (signal: Signal, text: string, on: Store = store): Promise<readonly SignalRow[]> =>
  (await evaluate(signal, text, on)).data as readonly SignalRow[];

const HISTORIES = SIGNALS.filter((signal): signal is HistorySignal => signal.mode === 'history');
const byId = <T extends Signal>(signals: readonly T[]) => signals.map((one): [string, T] => [one.id, one]);

describe.each(byId(HISTORIES))('history of %s', (_id, signal) => {
  test('has the same rows in parts and as a whole, and ends with the latest row', async () => {
    const all = await rowsOf(signal, 'start=1900');
    expect(all.length).toBeGreaterThan(3);
    const texts = all.map((row) => String(row['period']));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).toEqual([...texts].sort((a, b) => (parsePeriod(a)?.t ?? 0) - (parsePeriod(b)?.t ?? 0)));
    for (const i of [0, Math.floor(all.length / 3), all.length - 1]) {
      expect(await rowsOf(signal, `start=${texts[i]}&end=${texts[i]}`)).toEqual([all[i]]);
      expect(await rowsOf(signal, `period=${texts[i]}`)).toEqual([all[i]]);
    }
    if (!signal.snapshot) expect((await evaluate(signal)).data).toEqual(all.at(-1));
  });

  test('has the same row for each period as a snapshot at that time', async () => {
    const all = await rowsOf(signal, 'start=1900');
    const datasets = new Set(namedInputs(signal).map(({ dataset }) => datasetKey(dataset)));
    for (const i of [Math.floor(all.length / 2), all.length - 2, all.length - 1]) {
      const row = all[i];
      const end = parsePeriod(String(row?.['period']));
      if (!row || !end) throw new Error('no row');
      // Removes values for later days. A table of events stays complete to its end.
      const upTo = (read: SeriesSlice): SeriesSlice => withoutValues(read, (t) => lastDay(period(read.series.freq, t)) > lastDay(end));
      let past = store;
      for (const dataset of datasets) past = faultyStore(past, { dataset, slice: upTo });
      const then = (await rowsOf(signal, 'start=1900', past)).at(-1);
      expect(then).toEqual(row);
    }
  });
});

describe.each(byId(SIGNALS))('%s', (_id, signal) => {
  test('has a headline with its values, and no unsupported word', async () => {
    const answer = await evaluate(signal);
    const { headline } = answer.meta;
    if (typeof headline !== 'string') {
      throw new Error(
        `${signal.id} has no headline: declare \`headline\` (a snapshot: return it from \`compute\`), one sentence made of its figures.`,
      );
    }
    expect(headline).toMatch(/^[A-Z0-9].*[^.]\.$/);
    expect(headline).not.toMatch(/null|undefined|NaN|Infinity|\bFY\d/);
    expect(headline).not.toMatch(ADJECTIVES);
    expect(headline.length).toBeLessThanOrEqual(500);
    const before = signal.mode === 'history' && !signal.snapshot ? (await rowsOf(signal, 'start=1900')).at(-2) : null;
    expect(unsupportedNumbers(headline, answer, before)).toEqual([]);
  });

  test('matches its formula, if the formula is plain arithmetic', async () => {
    const { data, meta } = await evaluate(signal, signal.mode === 'history' ? 'start=2015&explain=1' : 'explain=1');
    expect(workOut(data, meta.explain as Explained).faults).toEqual([]);
  });

  test('has name, vintage, adjustment and dataset for each input', async () => {
    const { meta } = await evaluate(signal);
    // Many similar inputs are listed as one.
    const declared = signal.mode === 'history' ? Object.values(signal.inputs(defaultParameters(signal))) : [];
    const symbols = new Set([...namedInputs(signal).map(({ name }) => name), ...declared.flatMap(({ listedAs }) => listedAs ?? [])]);
    for (const input of meta.inputs ?? []) {
      expect(symbols).toContain(input.input);
      expect(input.vintage).toMatch(/^\d{4}-\d{2}-\d{2}T/);
      expect([null, ...SERIES_ADJUSTMENTS]).toContain(input.adjustment);
      expect(input.dataset_id).toMatch(/^[a-z]+\./);
    }
    expect(meta.sources.length).toBe(new Set((meta.inputs ?? []).map(({ dataset_id }) => dataset_id)).size);
  });

  test('has only declared fields, and rows of one kind', async () => {
    const { data, columns } = await evaluate(signal);
    const rows = Array.isArray(data) ? (data as readonly SignalRow[]) : [data as SignalRow];
    // A row that spans a break in a series names it. This does not depend on the indicator's declaration.
    const declared = new Set(['period', 'breaks', ...Object.keys(signal.row)]);
    for (const row of rows) {
      for (const field of Object.keys(row))
        expect(declared, `\`compute\` gives ${field}, which \`row\` does not declare: one of them is misspelled`).toContain(field);
      for (const [field, value] of Object.entries(row)) {
        const type = signal.row[field]?.type;
        if (value === null || type === undefined) continue;
        const kind = Array.isArray(value) ? 'array' : typeof value;
        expect([signal.id, field, kind]).toEqual([signal.id, field, type === 'period' ? 'string' : type]);
      }
    }
    expect(columns.length).toBeGreaterThan(1);
    // In the types of clients, a declared field always exists, but may be null.
    const always = Object.keys(signal.row).filter((name) => signal.row[name]?.only === undefined);
    const newestOnly = Object.keys(signal.row).filter((name) => signal.row[name]?.only === 'newest');
    const inEach = signal.isUndated ? always : ['period', ...always];
    for (const row of rows) {
      expect([signal.id, [...inEach, ...newestOnly].filter((name) => !(name in row))]).toEqual([signal.id, []]);
      expect([signal.id, 'period' in row]).toEqual([signal.id, signal.isUndated !== true]);
    }
    for (const row of signal.mode === 'history' ? await rowsOf(signal, 'start=1900') : []) {
      expect([signal.id, inEach.filter((name) => !(name in row))]).toEqual([signal.id, []]);
      expect([signal.id, newestOnly.filter((name) => name in row)]).toEqual([signal.id, []]);
    }
    for (const name of Object.keys(signal.row)) expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
  });
});

describe('shares', () => {
  test.each([
    ['bank-deposit-share', ['asset_share_pct', 'deposit_share_pct']],
    ['state-employment-snapshot', ['share_pct']],
    ['sectoral-employment-shift', ['share_pct']],
  ])('of %s sum to 100', async (id, fields) => {
    const signal = SIGNALS.find((one) => one.id === id) as Signal;
    const rows = await rowsOf(signal, '');
    for (const field of fields) expect(rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0)).toBeCloseTo(100, 6);
  });
});

test('contributions and residual add up to the headline', async () => {
  const signal = SIGNALS.find(({ id }) => id === 'inflation-decomposition') as Signal;
  for (const text of ['start=2010', 'start=2010&frequency=m']) {
    const rows = await rowsOf(signal, text);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const groups = row['groups'] as readonly { contribution_ppt: number }[];
      const sum = groups.reduce((all, { contribution_ppt }) => all + contribution_ppt, 0);
      expect(sum + Number(row['residual_ppt'])).toBeCloseTo(Number(row['headline_pct']), 8);
    }
  }
});

test('every dataset of the indicators is stored, and none has a vintage of 2001', async () => {
  for (const dataset of signalDatasets()) expect((await store.datasets.state(datasetKey(dataset)))?.version).not.toBeNull();
  for (const signal of SIGNALS) {
    const outcome = await evaluate(signal, 'as_of=2001-01-01').catch((error: { code: string }) => error.code);
    expect([signal.id, outcome]).toEqual([signal.id, 'REQ_NO_VINTAGE']);
  }
});

test('a result for a past instant uses no later information, for any content', async () => {
  const own = await openSandboxed();
  try {
    const answer = async (signal: Signal, text: string) => (await evaluateSignal(own.ctx, signal, params(text))).data;
    const before = new Map(await Promise.all(SIGNALS.map(async (signal) => [signal.id, await answer(signal, '')] as const)));
    own.clock.advance(3_600_000);
    for (const dataset of signalDatasets()) await changeNewest(own, datasetKey(dataset));
    let changed = 0;
    for (const signal of SIGNALS) {
      expect([signal.id, await answer(signal, 'as_of=2026-11-21T03:30:00Z')]).toEqual([signal.id, before.get(signal.id)]);
      const now = await answer(signal, '').catch(() => null);
      if (JSON.stringify(now) !== JSON.stringify(before.get(signal.id))) changed += 1;
    }
    // Otherwise an unchanged past would prove nothing. Charities are in registers, which do not change here.
    expect(changed).toBeGreaterThanOrEqual(SIGNALS.length - 1);
  } finally {
    await own.close();
  }
});

/** Stores a version of a dataset with another latest value in every series. */
async function changeNewest({ store: on, clock }: Sandboxed, dataset: DatasetKey): Promise<void> {
  const state = await on.datasets.state(dataset);
  const series = await on.datasets.series(dataset);
  if (!state?.version || series.length === 0) return;
  const slices = await on.datasets.read({ dataset, series: series.map(({ id }) => id), newest: 1 });
  await on.datasets.apply({
    dataset,
    baseSeq: state.version.seq,
    version: { ...state.version, effectiveFrom: clock.now(), recordedAt: clock.now(), kind: 'update', note: null },
    dimensions: state.dimensions,
    series: slices.flatMap(({ series: attributes, t, value }): SeriesDelta[] => {
      const [at, newest] = [t[0], value[0] ?? null];
      const written =
        at === undefined || newest === null ? [] : [{ t: at, value: newest * 1.5 + 1, status: null, text: null, at: 'changed' }];
      return [{ attributes, write: written, remove: [] }];
    }),
  });
}

// ---------------------------------------------------------------- identities that need published values

describe('published figures', () => {
  let shelf: Shelf;
  beforeAll(async () => {
    shelf = await openShelf(STARTER_LOADED_AT, 'starter');
  });
  afterAll(() => shelf.close());

  test.each([
    ['consumer prices', AU_CPI_INDEX, AU_CPI_YOY, 0.11],
    ['wages', AU_WPI_INDEX_ORIG, AU_WPI_YOY_ORIG, 0.11],
  ])('%s: pc1 of the index is the published annual change within rounding', async (_what, index, change, most) => {
    const read = async (handle: SeriesHandle, text: string) =>
      (await readSeries(shelf.ctx, handle, params(text))).data as readonly { period: string; value: number | null }[];
    const published = new Map((await read(change, 'start=2010&limit=1000')).map((row) => [row.period, row.value]));
    let compared = 0;
    for (const { period: text, value } of await read(index, 'start=2010&units=pc1&limit=1000')) {
      const stated = published.get(text) ?? null;
      if (value === null || stated === null) continue;
      expect([text, Math.abs(value - stated) < most]).toEqual([text, true]);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(40);
  });
});
