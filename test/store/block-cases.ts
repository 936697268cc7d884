/** Defines requirements for a dataset in blocks: everything that rows can do, and deletion of old data. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { DatasetKey } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import type { Frequency } from '../../src/core/frequency.ts';
import { OBS_STATUSES, type Observation } from '../../src/core/observation.ts';
import type { Store } from '../../src/store/ports/port.ts';
import type { DatasetDelta, ReadSeries, SeriesDelta, StorageLayout } from '../../src/store/ports/series.ts';
import { attributes, deltaOf, HOUR, NOW, observation, versionAfter } from './specimens.ts';

const BLOCKS: DatasetKey = 'aemo/BLOCKS';
const ROWS: DatasetKey = 'aemo/ROWS';
/** The interval that ends at 2026-11-20T00:00+10:00, which is the last in its market day. */
const MIDNIGHT = Date.parse('2026-11-19T14:00:00Z') / 300_000;
const DAY = 20_776; // 2026-11-19
const PER_DAY = 288;

const interval = (key: string, write: readonly Observation[], remove: readonly number[] = [], freq: Frequency = '5MIN'): SeriesDelta => ({
  attributes: attributes(key, { freq, unit: 'MW' }),
  write,
  remove,
});

const withLayout = (
  dataset: DatasetKey,
  layout: StorageLayout,
  baseSeq: number | null,
  series: Iterable<SeriesDelta>,
  changes: Partial<DatasetDelta> = {},
): DatasetDelta => deltaOf(dataset, baseSeq, series, { dimensions: [], layout, ...changes });

/** Applies the same changes to a dataset in blocks and to one in rows. */
async function applyToBoth(store: Store, names: readonly [DatasetKey, DatasetKey], baseSeq: number | null, series: SeriesDelta[]) {
  const [blocks, rows] = names;
  const { dataset: _blocks, ...one } = await store.datasets.apply(withLayout(blocks, 'blocks', baseSeq, series));
  const { dataset: _rows, ...other } = await store.datasets.apply(withLayout(rows, 'rows', baseSeq, series));
  expect(one).toEqual(other);
}

/** Returns all of a dataset's data in a store, without its names. */
async function reported(store: Store, dataset: DatasetKey, windows: readonly Omit<ReadSeries, 'dataset' | 'series'>[]): Promise<unknown> {
  const series = await store.datasets.series(dataset);
  const ids = series.map(({ id }) => id);
  const keyOf = new Map(series.map(({ id, key }) => [id, key]));
  const reads: unknown[] = [];
  for (const window of windows) {
    const slices = await store.datasets.read({ dataset, series: ids, ...window });
    const count = slices.reduce((n, { t }) => n + t.length, 0);
    if (window.newest === undefined) expect(await store.datasets.count({ dataset, series: ids, ...window })).toBe(count);
    reads.push(slices.map(({ series: { id, ...rest }, ...cells }) => ({ ...rest, id: keyOf.get(id), ...cells })));
  }
  const lives: unknown[] = [];
  for (const id of ids) {
    lives.push(await store.datasets.lives(dataset, id), await store.datasets.lives(dataset, id, MIDNIGHT - 3, MIDNIGHT + 2));
    lives.push(await store.datasets.vintages(dataset, id));
  }
  const { dataset: _name, version, ...state } = (await store.datasets.state(dataset)) ?? { dataset, version: null };
  return {
    series: series.map(({ id: _id, ...rest }) => rest),
    state: { ...state, version: { ...version, dataset: null } },
    versions: (await store.datasets.versions(dataset)).map((one) => ({ ...one, dataset: null })),
    reads,
    lives,
  };
}

async function expectSame(
  store: Store,
  [blocks, rows]: readonly [DatasetKey, DatasetKey],
  windows: Omit<ReadSeries, 'dataset' | 'series'>[],
) {
  expect(await reported(store, blocks, windows)).toEqual(await reported(store, rows, windows));
}

async function idOf(store: Store, dataset: DatasetKey, key: string): Promise<number> {
  return (await store.datasets.series(dataset)).find((one) => one.key === key)?.id ?? 0;
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof WattleError ? error.code : `${error}`;
}

export const BLOCK_CASES: Readonly<Record<string, (bench: { readonly store: Store }) => Promise<void>>> = {
  async 'blocks: are replaced completely, and only if the base version is unchanged'({ store }) {
    await store.datasets.apply(
      withLayout(BLOCKS, 'blocks', null, [interval('A', [observation(MIDNIGHT, 1), observation(MIDNIGHT - 1, 5)])]),
    );
    await store.datasets.apply(withLayout(BLOCKS, 'blocks', 1, [interval('A', [observation(MIDNIGHT, 2)])], { version: versionAfter(2) }));
    const again = (value: number, moved: number, layout?: 'blocks') => {
      const { dimensions, version } = withLayout(BLOCKS, 'blocks', null, []);
      const series = [interval('A', [observation(MIDNIGHT, value)])];
      return { ...(layout ? { layout } : {}), dimensions, version: { ...version, moved }, series };
    };
    const base = { dataset: BLOCKS, baseSeq: 2, baseMoved: 0 };
    expect(await codeOf(store.datasets.rewrite({ ...base, after: 1, deltas: [again(7, 1, 'blocks')] }))).toBe('REQ_UNPROCESSABLE');
    expect(await codeOf(store.datasets.rewrite({ ...base, after: 0, deltas: [again(7, 1)] }))).toBe('REQ_UNPROCESSABLE');
    expect(await store.datasets.rewrite({ ...base, after: 0, deltas: [again(7, 1, 'blocks')] })).toMatchObject([{ seq: 1, moved: 1 }]);
    const [slice] = await store.datasets.read({ dataset: BLOCKS, series: [await idOf(store, BLOCKS, 'A')] });
    expect([slice?.t, slice?.value]).toEqual([[MIDNIGHT], [7]]);
    const late = { ...withLayout(BLOCKS, 'blocks', 1, [], { version: versionAfter(2) }), baseMoved: 0 };
    expect(await codeOf(store.datasets.apply(late))).toBe('REQ_CONFLICT');
    expect(await codeOf(store.datasets.rewrite({ ...base, baseSeq: 1, after: 0, deltas: [again(8, 2, 'blocks')] }))).toBe('REQ_CONFLICT');
    expect(await store.datasets.apply({ ...late, baseMoved: 1 })).toMatchObject({ seq: 2 });
  },

  async 'blocks: give the same results as rows after the same changes'({ store }) {
    const t = fc.oneof(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -400, max: 400 })).map((n) => MIDNIGHT + n);
    const value = fc.oneof(
      fc.constant(null),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((v) => v === 0 || Math.abs(v) >= Number.EPSILON),
      fc.integer({ min: -100_000_000, max: 100_000_000 }).map((n) => n / 100_000),
      fc.integer({ min: -3, max: 3 }),
    );
    const words = fc.option(
      fc.oneof(
        fc.nat(2_000).map((n) => `r${n} RAISE6SECRRP`),
        fc.nat(30).map((n) => `D!C${n}.CSV r${n * 7} 007`),
        fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
        fc.constantFrom('', '0', '00', '12345678901234567890', '[""]'),
      ),
    );
    const status = fc.option(fc.constantFrom(...OBS_STATUSES));
    const cell = fc.record({ t, value, status, text: words, at: words });
    const change = fc
      .record({
        write: fc.uniqueArray(cell, { selector: (one) => one.t, maxLength: 12 }),
        remove: fc.uniqueArray(t, { maxLength: 5 }),
      })
      .map(({ write, remove }) => ({ write, remove: remove.filter((gone) => !write.some((one) => one.t === gone)) }));
    const version = fc.dictionary(fc.constantFrom('A', 'B', 'C'), change);
    const window = fc.record(
      {
        from: fc.oneof(t, fc.constant(Number.MIN_SAFE_INTEGER)),
        to: fc.oneof(t, fc.constant(Number.MAX_SAFE_INTEGER)),
        newest: fc.integer({ min: 1, max: 15 }),
        seq: fc.integer({ min: 1, max: 7 }),
      },
      { requiredKeys: [] },
    );
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(version, { minLength: 1, maxLength: 6 }), fc.array(window, { maxLength: 6 }), async (versions, windows) => {
        const names = [`aemo/BLOCKS_${++run}`, `aemo/ROWS_${run}`] as const;
        for (const [i, said] of versions.entries()) {
          const series = Object.entries(said).map(([key, { write, remove }]) => interval(key, write, remove));
          await applyToBoth(store, names, i === 0 ? null : i, series);
        }
        await expectSame(store, names, [{}, ...versions.map((_, i) => ({ seq: i + 1 })), ...windows]);
      }),
      { numRuns: 40 },
    );
  },

  async 'blocks: accept one interval after another, across midnight, with late and revised values'({ store }) {
    const names = [BLOCKS, ROWS] as const;
    const at = (n: number, s: number): Observation =>
      observation(MIDNIGHT - 60 + n, s === 0 ? 0 : (n * 7919 * s) / 100_000, { at: `r${n + s} SCADAVALUE` });
    for (let n = 0; n < 90; n++) {
      const late = n === 70 ? [at(20, 1)] : [];
      const revised = n === 80 ? [{ ...at(40, 1), value: -1 }] : [];
      const series = ['A', 'B', 'C'].map((key, s) =>
        interval(key, [...late, ...revised, ...(n === 20 && s === 1 ? [] : [at(n, s)])], n === 85 ? [MIDNIGHT + 3] : []),
      );
      await applyToBoth(store, names, n === 0 ? null : n, series);
    }
    await expectSame(store, names, [
      {},
      { newest: 1 },
      { newest: 40 },
      { newest: 40, seq: 75 },
      { seq: 50 },
      { from: MIDNIGHT, to: MIDNIGHT + 1 },
    ]);
  },

  async 'blocks: a half-hour belongs to the day in which it ends'({ store }) {
    const midnight = (MIDNIGHT * 5) / 30;
    const write = [-48, -47, 0, 1, 48, 49].map((n) => observation(midnight + n, n));
    await store.datasets.apply(withLayout(BLOCKS, 'blocks', null, [interval('A', write, [], '30MIN')]));
    expect(await store.datasets.prune(BLOCKS, DAY)).toBe(1);
    expect(await store.datasets.prune(BLOCKS, DAY + 1)).toBe(2);
    expect((await store.datasets.read({ dataset: BLOCKS, series: [await idOf(store, BLOCKS, 'A')] }))[0]?.t).toEqual([
      midnight + 1,
      midnight + 48,
      midnight + 49,
    ]);
    expect(await store.datasets.state(BLOCKS)).toMatchObject({ rows: 3, periodStart: '2026-11-20T00:30:00+10:00' });
  },

  async 'blocks: a period that is not a market interval, or changes its frequency, is refused'({ store }) {
    const monthly = [interval('A', [observation(24_290, 1)], [], 'M')];
    expect(await codeOf(store.datasets.apply(withLayout(BLOCKS, 'blocks', null, monthly)))).toBe('BUG');
    expect(await store.datasets.state(BLOCKS)).toBeNull();
    await store.datasets.apply(withLayout(BLOCKS, 'blocks', null, [interval('A', [observation(MIDNIGHT, 1)])]));
    const halves = [interval('A', [observation(MIDNIGHT, 2)], [], '30MIN')];
    expect(await codeOf(store.datasets.apply(withLayout(BLOCKS, 'blocks', 1, halves)))).toBe('BUG');
    expect((await store.datasets.state(BLOCKS))?.version?.seq).toBe(1);
  },

  async 'blocks: a dataset keeps its first layout until it is reset'({ store }) {
    await store.datasets.apply(withLayout(ROWS, 'rows', null, [interval('A', [observation(MIDNIGHT, 1)])]));
    await store.datasets.apply(withLayout(ROWS, 'blocks', 1, [interval('A', [observation(MIDNIGHT + 1, 2)])]));
    expect(await store.datasets.prune(ROWS, DAY + 10)).toBe(0);
    await store.datasets.reset(ROWS);
    await store.datasets.apply(withLayout(ROWS, 'blocks', null, [interval('A', [observation(MIDNIGHT, 1)])]));
    expect(await store.datasets.prune(ROWS, DAY + 10)).toBe(1);
    await store.datasets.reset(ROWS);
    await store.datasets.apply(withLayout(ROWS, 'blocks', null, [interval('A', [])]));
    expect((await store.datasets.read({ dataset: ROWS, series: [await idOf(store, ROWS, 'A')] }))[0]?.t).toEqual([]);
  },

  async 'blocks: pruning deletes old values, and versions with only such values'({ store }) {
    const days = [0, 1, 2, 3];
    for (const day of days) {
      const write = [observation(MIDNIGHT + day * PER_DAY, day), observation(MIDNIGHT + day * PER_DAY + 1, day + 0.5)];
      await store.datasets.apply(
        withLayout(BLOCKS, 'blocks', day === 0 ? null : day, [interval('A', write), interval(`ONLY_${day}`, write)]),
      );
    }
    // The fifth version revises one value that will be deleted and one that stays.
    const revised = [observation(MIDNIGHT, -1), observation(MIDNIGHT + 2 * PER_DAY, -2)];
    await store.datasets.apply(withLayout(BLOCKS, 'blocks', 4, [interval('A', revised)]));
    const before = await store.changeCounter();
    expect(await store.datasets.prune(BLOCKS, DAY + 2)).toBe(6);
    expect(await store.changeCounter()).toBeGreaterThan(before);
    expect((await store.datasets.versions(BLOCKS)).map(({ seq }) => seq)).toEqual([2, 3, 4, 5]);
    expect((await store.datasets.firstVersion(BLOCKS))?.seq).toBe(2);
    const id = await idOf(store, BLOCKS, 'A');
    const [slice] = await store.datasets.read({ dataset: BLOCKS, series: [id] });
    expect(slice?.t.map((t) => t - MIDNIGHT)).toEqual([PER_DAY + 1, 2 * PER_DAY, 2 * PER_DAY + 1, 3 * PER_DAY, 3 * PER_DAY + 1]);
    expect(slice).toMatchObject({ value: [1.5, -2, 2.5, 3, 3.5], seq: [2, 5, 3, 4, 4] });
    expect((await store.datasets.lives(BLOCKS, id)).map(({ fromSeq, toSeq }) => [fromSeq, toSeq])).toEqual([[2, null], [3, 5], [5, null], [3, null], [4, null], [4, null]]); // biome-ignore format: pairs read better in one line
    expect(await store.datasets.vintages(BLOCKS, id)).toEqual([1, 2, 3, 4].map((n) => NOW + n * HOUR));
    const series = await store.datasets.series(BLOCKS);
    expect(series.find(({ key }) => key === 'A')).toMatchObject({
      count: 5,
      firstT: MIDNIGHT + PER_DAY + 1,
      lastT: MIDNIGHT + 3 * PER_DAY + 1,
    });
    expect(series.find(({ key }) => key === 'ONLY_0')).toMatchObject({ count: 0, firstT: 0, lastT: -1 });
    expect(await store.datasets.state(BLOCKS)).toMatchObject({ rows: 10, periodStart: '2026-11-21T00:05:00+10:00' });
    expect(await store.datasets.prune(BLOCKS, DAY + 2)).toBe(0);
    expect(await store.changeCounter()).toBe(before + 1);
    expect(await store.datasets.prune(BLOCKS, DAY + 100)).toBe(10);
    expect((await store.datasets.versions(BLOCKS)).map(({ seq }) => seq)).toEqual([5]);
    await store.datasets.apply(
      withLayout(BLOCKS, 'blocks', 5, [interval('A', [observation(MIDNIGHT + 4 * PER_DAY, 4)])], { version: versionAfter(5) }),
    );
    expect((await store.datasets.read({ dataset: BLOCKS, series: [id], newest: 1 }))[0]).toMatchObject({ value: [4], seq: [6] });
  },

  async 'blocks: pruning does not change rows'({ store }) {
    await store.datasets.apply(withLayout(ROWS, 'rows', null, [interval('A', [observation(MIDNIGHT, 1)])]));
    expect(await store.datasets.prune(ROWS, DAY + 100)).toBe(0);
    expect(await store.datasets.prune('aemo/NONE', DAY)).toBe(0);
    expect((await store.datasets.state(ROWS))?.rows).toBe(1);
  },

  async 'versions: the first one, and those with given seqs, can be read'({ store }) {
    expect(await store.datasets.firstVersion(ROWS)).toBeNull();
    for (const n of [0, 1, 2]) {
      await store.datasets.apply(withLayout(ROWS, 'rows', n === 0 ? null : n, [interval('A', [observation(MIDNIGHT + n, n)])]));
    }
    const all = await store.datasets.versions(ROWS);
    expect(await store.datasets.firstVersion(ROWS)).toEqual(all[0]);
    expect(await store.datasets.versionsAt(ROWS, [3, 1, 3, 9])).toEqual([all[0], all[2]]);
    expect(await store.datasets.versionsAt(ROWS, [])).toEqual([]);
    expect(
      await store.datasets.versionsAt(
        ROWS,
        Array.from({ length: 1_200 }, (_, i) => i),
      ),
    ).toEqual(all);
    expect(await store.datasets.vintages(ROWS, await idOf(store, BLOCKS, 'A'))).toEqual([]);
  },

  async 'changes: the cause of a new counter is reported by dataset, except for the calendar'({ store }) {
    const start = await store.changeCounter();
    expect(await store.changesSince(start)).toEqual({ counter: start, datasets: [] });
    await store.datasets.apply(withLayout(ROWS, 'rows', null, [interval('A', [observation(MIDNIGHT, 1)])]));
    const second = await store.changeCounter();
    await store.datasets.noteCheck(BLOCKS, NOW, null);
    await store.datasets.noteCheck(BLOCKS, NOW + 1, null);
    const { counter, datasets } = await store.changesSince(start);
    expect(counter).toBe(await store.changeCounter());
    expect([...(datasets ?? [])].sort()).toEqual([BLOCKS, ROWS]);
    expect((await store.changesSince(second)).datasets).toEqual([BLOCKS]);
    await store.datasets.reset(ROWS);
    expect(await store.changesSince(counter)).toEqual({ counter: counter + 1, datasets: [ROWS] });
    const release = {
      source: 'abs',
      publicationId: 'a',
      title: 'A',
      eventType: 'data_release',
      referencePeriod: null,
      releaseAt: NOW,
      sourceUrl: '',
    } as const;
    await store.releases.upsert([release]);
    expect((await store.changesSince(counter)).datasets).toBeNull();
  },
};
