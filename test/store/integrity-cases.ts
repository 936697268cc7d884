/** Defines requirements for values that were changed outside the store. */
import { expect } from 'vitest';
import { type CostPayer, withPayer } from '../../src/core/cost.ts';
import type { DatasetKey } from '../../src/core/define-dataset.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { attributes, DIMENSIONS, deltaOf, NOW, observation, versionAfter, writing } from './specimens.ts';

const RBA: DatasetKey = 'rba/F1';

const FREE: CostPayer = { reserve: () => undefined, note: () => undefined, share: async () => undefined };

interface Bench {
  readonly place: { execute(sql: string): Promise<void> };
  readonly store: Store;
}

/** Writes two versions, with a revision, a removal, a status with text, a changed title, and an unchanged series. */
async function twoVersions(store: Store): Promise<void> {
  const noted = observation(4, null, { status: 'not_available', text: 'n.a.', at: 'B7' });
  const first = writing('A', [
    [1, 4.35],
    [3, -0],
    [2, 4.1],
  ]);
  await store.datasets.apply(deltaOf(RBA, null, [{ ...first, write: [...first.write, noted] }, writing('B', [[1, 1e-9]])]));
  const renamed = { attributes: attributes('A', { title: 'Renamed' }), write: [observation(1, 4.36)], remove: [3] };
  await store.datasets.apply(deltaOf(RBA, 1, [renamed, writing('C', [[7, 7]])]));
}

const partsOf = async (store: Store): Promise<readonly string[]> => {
  const verdict = await store.integrity.verify(RBA, NOW);
  return (verdict?.damages ?? []).map(({ part }) => part).sort();
};

const readAll = async (store: Store): Promise<unknown> => {
  const series = await store.datasets.series(RBA);
  return store.datasets.read({ dataset: RBA, series: series.map(({ id }) => id) });
};

/** Changes made outside the store, each with the expected finding. */
const CHANGES: readonly (readonly [what: string, sql: string, found: readonly string[]])[] = [
  ['a value', "UPDATE observations SET value = 9.6 WHERE t = 2 AND series_id IN (SELECT id FROM series WHERE key = 'A')", ['series A']],
  ['a value that was replaced', 'UPDATE observations SET value = 4.34 WHERE t = 1 AND to_seq = 2', ['series A']],
  ['a status', "UPDATE observations SET status = 'estimated' WHERE t = 4", ['series A']],
  ['a text', "UPDATE observations SET text = 'n.b.' WHERE t = 4", ['series A']],
  ['a place in the file', "UPDATE observations SET at = 'B8' WHERE t = 4", ['series A']],
  ['a value that is gone', 'DELETE FROM observations WHERE t = 2', ['series A']],
  ['the version that a value ended with', 'UPDATE observations SET to_seq = NULL WHERE t = 3', ['series A']],
  ['the version that replaced a value', 'UPDATE observations SET to_seq = NULL WHERE t = 1 AND to_seq = 2', ['series A']],
  ['the version that a value came with', 'UPDATE observations SET from_seq = 2 WHERE t = 2', ['series A']],
  ['an attribute', "UPDATE series SET multiplier = 3 WHERE key = 'B'", ['series B']],
  ['an unchanged attribute', "UPDATE series_history SET unit = 'Number' WHERE from_seq = 1 AND title = 'Title of A'", ['series A']],
  ['a count', "UPDATE series SET row_count = 5 WHERE key = 'C'", ['series C']],
  [
    'a digest',
    "UPDATE series_digests SET digest = 'x' WHERE seq = 2 AND series_id IN (SELECT id FROM series WHERE key = 'C')",
    ['series C'],
  ],
  ['what a version says', 'UPDATE versions SET recorded_at = recorded_at + 1 WHERE seq = 1', ['version 1']],
  ['the captures of a version', "UPDATE versions SET captures = '[]' WHERE seq = 2", ['version 2']],
  ['a list of captures, which then cannot be read', "UPDATE versions SET captures = '[' WHERE seq = 2", ['version 2']],
  ['the dimensions', "UPDATE dimension_sets SET dimensions = replace(dimensions, 'Alpha', 'Beta')", ['dimensions of version 1']],
];

const MARKET: DatasetKey = 'aemo/BLOCKS';
const FIRST = Date.parse('2026-11-19T00:05:00Z') / 300_000;
const intervals = (key: string, ...values: readonly number[]) => ({
  attributes: attributes(key, { freq: '5MIN', unit: 'MW' }),
  write: values.map((value, i) => observation(FIRST + i, value)),
  remove: [],
});

/** Writes two series of market intervals with blocks of the same length, and one with a longer block. */
async function withBlocks(store: Store): Promise<(key: string) => Promise<unknown>> {
  const series = [intervals('A', 1, 2), intervals('B', 3, 4), intervals('C', 5, 6, 9)];
  await store.datasets.apply(deltaOf(MARKET, null, series, { dimensions: [], layout: 'blocks' }));
  const ids = new Map((await store.datasets.series(MARKET)).map(({ key, id }) => [key, id]));
  return (key) => store.datasets.read({ dataset: MARKET, series: [ids.get(key) ?? 0] });
}
const exchanged = (from: string): string => `UPDATE blocks SET body = (SELECT b.body FROM blocks b JOIN series s ON s.id = b.series_id
  WHERE s.key = '${from}') WHERE series_id IN (SELECT id FROM series WHERE key = 'A')`;
const partsOfMarket = async (store: Store): Promise<readonly string[]> =>
  ((await store.integrity.verify(MARKET, NOW))?.damages ?? []).map(({ part }) => part);

const cases = Object.fromEntries(
  CHANGES.map(([what, sql, found]) => [
    `finds a change of ${what}, and does not serve it until it is repaired`,
    async ({ place, store }: Bench) => {
      await twoVersions(store);
      expect(await partsOf(store)).toEqual([]);
      const counter = await store.changeCounter();
      await place.execute(sql);
      expect(await partsOf(store)).toEqual(found);
      expect(await store.changeCounter()).toBeGreaterThan(counter);
      expect(await store.integrity.damages()).toMatchObject(found.map((part) => ({ kind: 'figures', subject: RBA, part, foundAt: NOW })));
      await expect(readAll(store)).rejects.toMatchObject({ code: 'DATA_DAMAGED', hint: expect.stringContaining(`wattle rebuild ${RBA}`) });
      await store.datasets.reset(RBA);
      await twoVersions(store);
      expect(await partsOf(store)).toEqual([]);
      expect(await store.integrity.damages()).toEqual([]);
      await readAll(store);
    },
  ]),
);

export const INTEGRITY_CASES: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  ...cases,

  'serves the series of a dataset that are not damaged': async ({ place, store }) => {
    await twoVersions(store);
    await place.execute('UPDATE observations SET value = 8 WHERE t = 7');
    expect(await partsOf(store)).toEqual(['series C']);
    const [a, , c] = await store.datasets.series(RBA);
    expect(await store.datasets.read({ dataset: RBA, series: [a?.id ?? 0] })).toHaveLength(1);
    await expect(store.datasets.read({ dataset: RBA, series: [c?.id ?? 0], seq: 2 })).rejects.toMatchObject({ code: 'DATA_DAMAGED' });
    await expect(store.datasets.lives(RBA, c?.id ?? 0)).rejects.toMatchObject({ code: 'DATA_DAMAGED' });
  },

  'does not serve a changed value that nothing has compared yet': async ({ place, store }) => {
    await twoVersions(store);
    await place.execute('UPDATE observations SET value = 8 WHERE t = 7');
    const [a, , c] = await store.datasets.series(RBA);
    const read = (id = 0): Promise<unknown> => store.datasets.read({ dataset: RBA, series: [id] });
    await expect(read(a?.id)).resolves.toHaveLength(1);
    await expect(read(c?.id)).rejects.toMatchObject({ code: 'DATA_DAMAGED', hint: expect.stringContaining(`wattle rebuild ${RBA}`) });
    await expect(store.datasets.lives(RBA, c?.id ?? 0)).rejects.toMatchObject({ code: 'DATA_DAMAGED' });
  },

  'does not serve a changed value in a response with many series, and lets updates replace it': async ({ place, store }) => {
    const keys = Array.from({ length: 45 }, (_, i) => `S${i}`);
    await store.datasets.apply(
      deltaOf(
        RBA,
        null,
        keys.map((key) => writing(key, [[1, 1]])),
      ),
    );
    const served = (): Promise<unknown> => withPayer(FREE, () => readAll(store));
    await served();
    await store.datasets.apply(deltaOf(RBA, 1, [writing('S0', [[2, 2]])]));
    await place.execute("UPDATE observations SET value = 8 WHERE series_id IN (SELECT id FROM series WHERE key = 'S44')");
    await expect(served()).rejects.toMatchObject({ code: 'DATA_DAMAGED', message: expect.stringContaining('S44') });
    await expect(readAll(store)).resolves.toHaveLength(keys.length);
  },

  'does not serve changed dimensions, and lists the datasets': async ({ place, store }) => {
    await twoVersions(store);
    await place.execute("UPDATE dimension_sets SET dimensions = replace(dimensions, '{', '\u007f')");
    const states = await store.datasets.states();
    expect(states.map(({ dataset, version }) => [dataset, version?.seq])).toEqual([[RBA, 2]]);
    const refused = { code: 'DATA_DAMAGED', status: 503, hint: expect.stringContaining(`wattle rebuild ${RBA}`) };
    expect(() => states[0]?.dimensions).toThrow(expect.objectContaining(refused));
    await expect(store.datasets.dimensions(RBA, 2)).rejects.toMatchObject(refused);
  },

  'names the column of a text that is no longer JSON': async ({ place, store }) => {
    await twoVersions(store);
    await place.execute("UPDATE datasets SET figure_concerns = '{'");
    await expect(store.datasets.states()).rejects.toMatchObject({
      code: 'STORE_DAMAGED',
      message: expect.stringContaining('figure_concerns'),
    });
  },

  'does not serve market intervals that changed, from the first read on': async ({ place, store }) => {
    const read = await withBlocks(store);
    expect(await partsOfMarket(store)).toEqual([]);
    await place.execute(exchanged('B'));
    await expect(read('A')).rejects.toMatchObject({ code: 'DATA_DAMAGED', status: 503 });
    await expect(read('B')).resolves.toHaveLength(1);
    expect(await partsOfMarket(store)).toEqual(['series A']);
  },

  'compares market intervals that had no digest after the first check, and none that an earlier version wrote': async ({
    place,
    store,
  }) => {
    const read = await withBlocks(store);
    await place.execute('UPDATE blocks SET digest = NULL');
    expect(await partsOfMarket(store)).toEqual([]);
    await place.execute(exchanged('C'));
    await expect(read('A')).resolves.toHaveLength(1);
    expect(await partsOfMarket(store)).toEqual([]);
    await place.execute(exchanged('B'));
    expect(await partsOfMarket(store)).toEqual(['series A']);
  },

  'misses a series that is gone with all that belongs to it': async ({ place, store }) => {
    await twoVersions(store);
    for (const table of ['observations', 'series_history', 'series_digests'])
      await place.execute(`DELETE FROM ${table} WHERE series_id IN (SELECT id FROM series WHERE key = 'B')`);
    await place.execute("DELETE FROM series WHERE key = 'B'");
    expect(await partsOf(store)).toEqual(['version 1']);
  },

  'adds digests to rows written before there were digests': async ({ place, store }) => {
    await twoVersions(store);
    await place.execute('DELETE FROM series_digests');
    await place.execute('UPDATE versions SET digest = NULL, digests = NULL');
    await place.execute('UPDATE dimension_sets SET digest = NULL');
    expect(await partsOf(store)).toEqual([]);
    expect(await partsOf(store)).toEqual([]);
    await place.execute('UPDATE observations SET value = 9.6 WHERE t = 2');
    expect(await partsOf(store)).toEqual(['series A']);
  },

  'remembers when everything was last compared': async ({ store }) => {
    expect(await store.integrity.lastCheck()).toBeNull();
    for (const finishedAt of [NOW, NOW + 1]) await store.integrity.noteCheck({ finishedAt, datasets: 1, values: 2, captures: 3 });
    expect(await store.integrity.lastCheck()).toEqual({ finishedAt: NOW + 1, datasets: 1, values: 2, captures: 3 });
  },

  'keeps digests right when versions are written again': async ({ store }) => {
    await twoVersions(store);
    const delta = { version: versionAfter(1), dimensions: DIMENSIONS, series: [writing('B', [[2, 2]], [1, 5]), writing('D', [[1, 1]])] };
    await store.datasets.rewrite({ dataset: RBA, baseSeq: 2, after: 1, deltas: [delta] });
    expect(await partsOf(store)).toEqual([]);
  },
};
