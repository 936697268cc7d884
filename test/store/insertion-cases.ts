/** Defines requirements for older vintages that are inserted between stored versions. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { DatasetKey } from '../../src/core/define-dataset.ts';
import type { ParsedDimension, SeriesAttributes } from '../../src/core/observation.ts';
import type { Store } from '../../src/store/ports/port.ts';
import type { ChangedHistory, Insertion, SeriesDelta, SeriesHistory, Version } from '../../src/store/ports/series.ts';
import { attributes, DIMENSIONS, deltaOf, NOW, observation, versionAfter, writing } from './specimens.ts';

interface Bench {
  readonly place: { execute(sql: string): Promise<void> };
  readonly store: Store;
}

const KEYS = ['A', 'B', 'C'] as const;
/** A vintage: for each series, its title and the values of its periods. A series without periods is absent. */
type Vintage = Readonly<Record<(typeof KEYS)[number], { readonly title: number; readonly values: readonly (number | null)[] }>>;

const attributesIn = (key: string, title: number): SeriesAttributes => attributes(key, { title: `Title ${title}` });

/** Returns the changes between two vintages. Zero means that the vintage does not have the period. */
const changesOf = (before: Vintage | null, now: Vintage): readonly SeriesDelta[] =>
  KEYS.flatMap((key): readonly SeriesDelta[] => {
    const { title, values } = now[key];
    const old = before?.[key];
    const write = values.flatMap((value, t) => (value === 0 || old?.values[t] === value ? [] : [observation(t, value, { at: `${t}` })]));
    const remove = (old?.values ?? []).flatMap((value, t) => (value !== 0 && values[t] === 0 ? [t] : []));
    const isRenamed = old !== undefined && old.title !== title && old.values.some((value) => value !== 0);
    return write.length + remove.length === 0 && !isRenamed ? [] : [{ attributes: attributesIn(key, title), write, remove }];
  });

/** Writes vintages in order, but not the skipped one. Each is known an hour after the one before it. */
async function written(store: Store, dataset: DatasetKey, vintages: readonly Vintage[], skipped: number | null): Promise<void> {
  let before: Vintage | null = null;
  let seq: number | null = null;
  for (const [i, vintage] of vintages.entries()) {
    if (i === skipped) continue;
    const labels = dimensionsIn(i);
    await store.datasets.apply({
      ...deltaOf(dataset, seq, changesOf(before, vintage), { dimensions: labels }),
      version: versionAfter(i === 0 ? null : i),
    });
    before = vintage;
    seq = seq === null ? 1 : seq + 1;
  }
}

/** The list of codes grows with every second vintage. */
const dimensionsIn = (vintage: number): readonly ParsedDimension[] =>
  DIMENSIONS.map((one) => ({
    ...one,
    values: [...one.values, ...Array.from({ length: vintage >> 1 }, (_, i) => ({ code: `${i}`, label: `${i}` }))],
  }));

const keyOf = (history: SeriesHistory): string => history.attributes[0]?.attributes.key ?? '';

function renumbered(history: SeriesHistory, after: number): SeriesHistory {
  const next = (seq: number): number => (seq > after ? seq + 1 : seq);
  return {
    attributes: history.attributes.map((one) => ({ ...one, fromSeq: next(one.fromSeq) })),
    observations: history.observations.map((one) => ({
      ...one,
      fromSeq: next(one.fromSeq),
      toSeq: one.toSeq === null ? null : next(one.toSeq),
    })),
  };
}

async function* changed(before: readonly SeriesHistory[], now: readonly SeriesHistory[], after: number): AsyncGenerator<ChangedHistory> {
  for (const one of now) {
    const old = before.find((history) => keyOf(history) === keyOf(one));
    const moved = old ? renumbered(old, after) : null;
    const known = new Map((moved?.observations ?? []).map((life) => [JSON.stringify(life), life]));
    const observations = one.observations.map((life) => known.get(JSON.stringify(life)) ?? life);
    if (JSON.stringify(moved) !== JSON.stringify(one)) yield { before: moved, after: { attributes: one.attributes, observations } };
  }
}

/** Returns the facts of a version that do not depend on the order of writing. */
const factsOf = ({ dataset: _d, kind: _k, moved: _m, ...facts }: Version): unknown => facts;

async function contentOf(store: Store, dataset: DatasetKey): Promise<unknown> {
  const state = await store.datasets.state(dataset);
  const versions = await store.datasets.versions(dataset);
  return {
    versions: versions.map(factsOf),
    dimensions: await Promise.all(versions.map(({ seq }) => store.datasets.dimensions(dataset, seq))),
    histories: await store.datasets.histories(dataset),
    series: (await store.datasets.series(dataset)).map(({ id: _, ...one }) => one).toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    state: [state?.rows, state?.periodStart, state?.periodEnd, state?.newestDay],
  };
}

const value = fc.constantFrom(0, 0, 1, 2, null);
const ofSeries = fc.record({ title: fc.constantFrom(1, 1, 2), values: fc.array(value, { minLength: 4, maxLength: 4 }) });
const vintages = fc.array(fc.record({ A: ofSeries, B: ofSeries, C: ofSeries }), { minLength: 2, maxLength: 5 });

const RBA: DatasetKey = 'rba/F1';

/** Writes three versions. Returns an insertion before the second. */
async function threeVersions(store: Store, changes: Partial<Insertion> = {}): Promise<Insertion> {
  await store.datasets.apply(deltaOf(RBA, null, [writing('A', [[1, 1]]), writing('B', [[1, 1]])]));
  await store.datasets.apply(deltaOf(RBA, 1, [writing('A', [[1, 2]])]));
  await store.datasets.apply(deltaOf(RBA, 2, [writing('B', [[1, 2]])]));
  const [a] = await store.datasets.histories(RBA);
  const [first, second] = renumbered(a ?? expect.fail('no history'), 1).observations;
  if (!first || !second) return expect.fail('no values');
  const [ended, inserted] = [
    { ...first, toSeq: 2 },
    { ...first, value: 1.5, fromSeq: 2, toSeq: 3 },
  ];
  const history = (observations: SeriesHistory['observations']) => ({
    attributes: [{ fromSeq: 1, attributes: attributes('A') }],
    observations,
  });
  return {
    dataset: RBA,
    baseSeq: 3,
    baseMoved: 0,
    after: 1,
    version: { ...versionAfter(1), origin: 'import', effectiveFrom: NOW + 1, recordedAt: NOW + 9 },
    dimensions: [DIMENSIONS, DIMENSIONS, DIMENSIONS],
    series: each([{ before: history([first, second]), after: history([ended, inserted, second]) }]),
    ...changes,
  };
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

const damagedIn = async (store: Store): Promise<readonly string[]> =>
  ((await store.integrity.verify(RBA, NOW))?.damages ?? []).map(({ part }) => part).sort();

export const INSERTION_CASES: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  'inserted vintages have the same content as if they had been written in order': async ({ store }) => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(vintages, fc.nat(), async (all, n) => {
        const skipped = n % (all.length - 1);
        const [dataset, inOrder]: [DatasetKey, DatasetKey] = [`rba/I${++run}`, `rba/O${run}`];
        await written(store, inOrder, all, null);
        await written(store, dataset, all, skipped);
        const before = await store.datasets.histories(dataset);
        await store.datasets.insert({
          dataset,
          baseSeq: all.length - 1,
          baseMoved: 0,
          after: skipped,
          version: versionAfter(skipped === 0 ? null : skipped),
          dimensions: all.slice(skipped).map((_, i) => dimensionsIn(skipped + i)),
          series: changed(before, await store.datasets.histories(inOrder), skipped),
        });
        expect((await store.integrity.verify(dataset, NOW))?.damages).toEqual([]);
        expect(await contentOf(store, dataset)).toEqual(await contentOf(store, inOrder));
      }),
      { numRuns: 25 },
    );
  },

  'inserted vintages give later versions the next number, and keep when they were recorded': async ({ store }) => {
    const version = await store.datasets.insert(await threeVersions(store));
    expect(version).toMatchObject({ seq: 2, added: 0, changed: 1, removed: 0 });
    const all = await store.datasets.versions(RBA);
    expect(all.map(({ seq, moved, recordedAt }) => [seq, moved ?? 0, recordedAt - NOW])).toEqual([
      [1, 0, 0],
      [2, 0, 9],
      [3, 1, 3_600_000],
      [4, 1, 7_200_000],
    ]);
    expect(await damagedIn(store)).toEqual([]);
  },

  'inserted vintages are refused if another version was written or inserted meanwhile, and for market intervals': async ({ store }) => {
    await expect(store.datasets.insert(await threeVersions(store, { baseSeq: 2 }))).rejects.toThrow('Expected: version 2');
    const insertion = {
      dataset: RBA,
      baseSeq: 3,
      baseMoved: 1,
      after: 1,
      version: versionAfter(1),
      dimensions: [DIMENSIONS],
      series: each([]),
    };
    await expect(store.datasets.insert(insertion)).rejects.toMatchObject({ code: 'REQ_CONFLICT' });
    const market: DatasetKey = 'aemo/trading_price';
    const interval = { attributes: attributes('A', { freq: '5MIN' }), write: [observation(5_700_000, 1)], remove: [] };
    await store.datasets.apply(deltaOf(market, null, [interval], { layout: 'blocks' }));
    await expect(
      store.datasets.insert({ ...insertion, dataset: market, baseSeq: 1, baseMoved: 0, after: 0, series: each([]) }),
    ).rejects.toMatchObject({ code: 'REQ_UNPROCESSABLE' });
  },

  'inserted vintages do not hide damage in later versions or unchanged series': async ({ place, store }) => {
    const insertion = await threeVersions(store);
    await place.execute(
      "UPDATE versions SET recorded_at = recorded_at + 1 WHERE seq = 3 AND dataset_id = (SELECT id FROM datasets WHERE key = 'rba/F1')",
    );
    await place.execute("UPDATE observations SET value = 9 WHERE from_seq = 3 AND series_id IN (SELECT id FROM series WHERE key = 'B')");
    await store.datasets.insert(insertion);
    expect(await damagedIn(store)).toEqual(['series B', 'version 4']);
  },

  'inserted vintages leave versions without digests to the integrity check': async ({ place, store }) => {
    const insertion = await threeVersions(store);
    await place.execute('DELETE FROM series_digests');
    await place.execute('UPDATE versions SET digest = NULL, digests = NULL');
    await store.datasets.insert(insertion);
    expect(await damagedIn(store)).toEqual([]);
    expect(await damagedIn(store)).toEqual([]);
  },
};
