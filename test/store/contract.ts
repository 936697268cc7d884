/** Defines requirements for stores in every dialect. One suite runs over a factory of empty stores. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FixedClock } from '../../src/core/clock.ts';
import type { DatasetKey, Release } from '../../src/core/define-dataset.ts';
import { type ErrorCode, WattleError } from '../../src/core/errors.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import type { SeriesDelta } from '../../src/store/ports/series.ts';
import { needs } from '../programs/needs.ts';
import { ACCOUNT_CASES } from './account-cases.ts';
import { BLOCK_CASES } from './block-cases.ts';
import { CAPTURE_CASES } from './capture-cases.ts';
import { startTask } from './child-process.ts';
import type { StorePlace } from './child-tasks.ts';
import { EVENT_CASES } from './event-cases.ts';
import { INSERTION_CASES } from './insertion-cases.ts';
import { INTEGRITY_CASES } from './integrity-cases.ts';
import { REGISTER_CASES } from './register-cases.ts';
import { attributes, company, DIMENSIONS, deltaOf, HOUR, loadOf, NOW, observation, versionAfter, writing } from './specimens.ts';
import { WEBHOOK_CASES } from './webhook-cases.ts';

/** A place for one store. It can also change data outside the store, in a way that depends on the dialect. */
export interface TestPlace extends StorePlace {
  /** Runs SQL in the database with datasets and captures. */
  execute(sql: string): Promise<void>;
  damageCapture(sha256: string): Promise<void>;
  /** Marks the stored registers as if they had been indexed by an earlier release. */
  ageRegisters(): Promise<void>;
  drop(): Promise<void>;
}

interface Bench {
  readonly place: TestPlace;
  readonly clock: FixedClock;
  readonly store: Store;
  /** Opens the same data with separate connections. */
  another(): Promise<Store>;
}

/** Number of cases. Increase it for every new case, so that a lost case is detected. */
const CASES_EXPECTED = 168;
/** The time limit for a case in ms. Some cases wait for separate processes, which are slow on a busy machine. */
const CASE_TIMEOUT_MS = 120_000;
const RBA: DatasetKey = 'rba/F1';
const ABS: DatasetKey = 'abs/CPI';

const ask = { dataset: RBA, askId: 'main', url: 'https://www.rba.gov.au/f1.csv', contentType: 'text/csv', etag: '"1"', lastModified: null };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

async function expectError(work: Promise<unknown>, code: ErrorCode): Promise<WattleError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(WattleError);
  expect((error as WattleError).code).toBe(code);
  return error as WattleError;
}

async function idsOf(store: Store, dataset: DatasetKey): Promise<ReadonlyMap<string, number>> {
  return new Map((await store.datasets.series(dataset)).map(({ key, id }) => [key, id]));
}

/** Returns current or earlier values, such as `{ A: [[1, 10], [2, null]] }`. */
async function valuesOf(store: Store, dataset: DatasetKey, seq?: number): Promise<Record<string, [number, number | null][]>> {
  const series = [...(await idsOf(store, dataset)).values()];
  const slices = await store.datasets.read({ dataset, series, ...(seq === undefined ? {} : { seq }) });
  return Object.fromEntries(slices.map((slice) => [slice.series.key, slice.t.map((t, i) => [t, slice.value[i] ?? null])]));
}

const CASES: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  ...BLOCK_CASES,
  ...CAPTURE_CASES,
  ...EVENT_CASES,
  ...INSERTION_CASES,
  ...INTEGRITY_CASES,
  ...REGISTER_CASES,
  ...WEBHOOK_CASES,

  // ---------------------------------------------------------------- captures

  async 'captures: bytes are stored unchanged, once'({ store }) {
    const bytes = bytesOf('Title,Cash rate\r\n'.repeat(500));
    const kept = await store.captures.put({ ...ask, retrievedAt: NOW }, bytes);
    const again = await store.captures.put({ ...ask, retrievedAt: NOW + HOUR, etag: '"2"' }, bytes);
    expect(kept).toMatchObject({ bytes: bytes.byteLength, external: false, retrievedAt: NOW, etag: '"1"' });
    expect(again).toEqual({ ...kept, etag: '"2"' });
    expect(new Uint8Array((await store.captures.read(kept.sha256)) ?? [])).toEqual(bytes);
    expect(await store.captures.list(RBA)).toEqual([again]);
    expect(await store.captures.newest(RBA, 'main')).toEqual(again);
    expect(await store.captures.info(kept.sha256)).toEqual(again);
  },

  async 'datasets: give the latest version with a changed value of some series, as of a version'({ store }) {
    const put = (base: number | null, series: SeriesDelta[]) => store.datasets.apply(deltaOf(RBA, base, series));
    const one = (key: string, t: number, value: number): SeriesDelta => ({
      attributes: attributes(key),
      write: [observation(t, value)],
      remove: [],
    });
    await put(null, [one('A', 1, 1), one('B', 1, 1)]);
    await put(1, [one('A', 2, 2)]);
    await put(2, [one('B', 1, 3)]);
    await put(3, [one('C', 1, 1)]);
    const [a = 0, b = 0, c = 0] = [...(await idsOf(store, RBA)).values()];
    const newest = (series: readonly number[], seq: number) => store.datasets.newestSeq(RBA, series, seq);
    expect([await newest([a], 4), await newest([b], 4), await newest([a, b], 4), await newest([c], 4)]).toEqual([2, 3, 3, 4]);
    expect([await newest([b], 2), await newest([a, b], 1), await newest([c], 3), await newest([], 4)]).toEqual([1, 1, 0, 0]);
    const many = Array.from({ length: 150 }, (_, i) => 1_000_000 + i);
    expect(await newest([...many, a], 4)).toBe(2);
    expect(await store.datasets.newestSeq(ABS, [a], 4)).toBe(0);
  },

  async 'captures: an agency may return to an earlier file'({ store }) {
    const [a, b] = [bytesOf('a'), bytesOf('b')];
    for (const [i, bytes] of [a, b, a].entries()) await store.captures.put({ ...ask, retrievedAt: NOW + i }, bytes);
    const list = await store.captures.list(RBA);
    expect(list.map(({ retrievedAt }) => retrievedAt)).toEqual([NOW, NOW + 1, NOW + 2]);
    expect(list[0]?.sha256).toBe(list[2]?.sha256);
    expect((await store.captures.newest(RBA, 'main'))?.retrievedAt).toBe(NOW + 2);
  },

  async 'captures: bytes stored elsewhere are recorded, and can be stored later'({ store }) {
    const sha256 = 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb'; // of "a"
    const info = { ...ask, sha256, bytes: 1, retrievedAt: NOW, external: true };
    await store.captures.putExternal(info);
    await store.captures.putExternal(info);
    expect(await store.captures.list(RBA)).toEqual([info]);
    expect(await store.captures.read(sha256)).toBeNull();
    await store.captures.put({ ...ask, retrievedAt: NOW + 1 }, bytesOf('a'));
    expect(await store.captures.list(RBA)).toHaveLength(2);
    expect(await store.captures.info(sha256)).toMatchObject({ external: false });
    expect(await store.captures.read(sha256)).not.toBeNull();
  },

  async 'captures: an unknown one is null'({ store }) {
    expect(await store.captures.read('0'.repeat(64))).toBeNull();
    expect(await store.captures.info('0'.repeat(64))).toBeNull();
    expect(await store.captures.newest(RBA, 'main')).toBeNull();
    expect(await store.captures.list(RBA)).toEqual([]);
  },

  async 'captures: damaged bytes are refused'({ store, place }) {
    const { sha256 } = await store.captures.put({ ...ask, retrievedAt: NOW }, bytesOf('Cash rate target'));
    await place.damageCapture(sha256);
    await expectError(store.captures.read(sha256), 'BUG');
  },

  // ---------------------------------------------------------------- versions

  async 'datasets: are empty at first'({ store }) {
    expect(await store.datasets.state(RBA)).toBeNull();
    expect(await store.datasets.states()).toEqual([]);
    expect(await store.datasets.versions(RBA)).toEqual([]);
    expect(await store.datasets.versionAsOf(RBA, NOW)).toBeNull();
    expect(await store.datasets.series(RBA)).toEqual([]);
    expect(await store.datasets.read({ dataset: RBA, series: [] })).toEqual([]);
  },

  async 'datasets: a partial vintage keeps its mark, which its digest includes'({ store }) {
    const marked = await store.datasets.apply(
      deltaOf(RBA, null, [writing('A', [[1, 1]])], { version: versionAfter(null, { isCompiled: true }) }),
    );
    await store.datasets.apply(deltaOf(RBA, 1, [writing('A', [[2, 2]])]));
    expect(marked.isCompiled).toBe(true);
    expect((await store.datasets.versions(RBA)).map(({ isCompiled }) => isCompiled)).toEqual([true, undefined]);
    expect((await store.integrity.verify(RBA, NOW))?.damages).toEqual([]);
  },

  async 'datasets: a first version is read back unchanged'({ store }) {
    const full = observation(24290, 4.35, { status: 'revised', text: '4.35 r', at: 'Data!C145' });
    const written = await store.datasets.apply(
      deltaOf(RBA, null, [
        {
          attributes: attributes('A', { decimals: null, adjustment: 'trend', multiplier: 6 }),
          write: [full, observation(24291, 4.1)],
          remove: [],
        },
        writing('B', [[24280, 1]]),
      ]),
    );
    expect(written).toEqual({ ...versionAfter(null), dataset: RBA, seq: 1, added: 3, changed: 0, removed: 0 });
    expect(await store.datasets.versions(RBA)).toEqual([written]);
    const state = await store.datasets.state(RBA);
    expect(state).toEqual({
      dataset: RBA,
      version: written,
      dimensions: DIMENSIONS,
      rows: 3,
      periodStart: '2023-05',
      periodEnd: '2024-04',
      newestDay: 19_843, // 2024-04-30
      checkedAt: NOW,
      confirmedAt: NOW,
      failure: null,
      concerns: { files: null, figures: null },
    });
    expect(await store.datasets.states()).toEqual([state]);
    expect(await store.datasets.states(['abs/ABSENT', state?.dataset ?? 'rba/F1'])).toEqual([state]);
    expect(await store.datasets.states(['abs/ABSENT'])).toEqual([]);
    expect(await store.datasets.states([])).toEqual([]);
    const [a, b] = await store.datasets.series(RBA);
    expect(a).toEqual({
      ...attributes('A', { decimals: null, adjustment: 'trend', multiplier: 6 }),
      id: a?.id,
      codes: ['A'],
      firstT: 24290,
      lastT: 24291,
      count: 2,
    });
    expect(await store.datasets.read({ dataset: RBA, series: [b?.id ?? 0, a?.id ?? 0] })).toEqual([
      { series: b, t: [24280], value: [1], status: [null], text: [null], seq: [1], at: [null] },
      {
        series: a,
        t: [24290, 24291],
        value: [4.35, 4.1],
        status: ['revised', null],
        text: ['4.35 r', null],
        seq: [1, 1],
        at: ['Data!C145', null],
      },
    ]);
  },

  async 'datasets: a later version adds, changes and removes'({ store }) {
    await store.datasets.apply(deltaOf(RBA, null, [writing('A', [[1, 10], [2, 20], [3, 30]]), writing('B', [[1, 1]])])); // biome-ignore format: pairs read better in one line
    const second = await store.datasets.apply(deltaOf(RBA, 1, [writing('A', [[2, 21], [4, 40]], [1]), writing('C', [[9, 9]])])); // biome-ignore format: pairs read better in one line
    expect(second).toMatchObject({ seq: 2, added: 2, changed: 1, removed: 1, kind: 'update' });
    expect(await valuesOf(store, RBA)).toEqual({ A: [[2, 21], [3, 30], [4, 40]], B: [[1, 1]], C: [[9, 9]] }); // biome-ignore format: pairs read better in one line
    expect(await valuesOf(store, RBA, 1)).toEqual({ A: [[1, 10], [2, 20], [3, 30]], B: [[1, 1]], C: [] }); // biome-ignore format: pairs read better in one line
    const [a, b, c] = await store.datasets.series(RBA);
    expect(a).toMatchObject({ key: 'A', firstT: 2, lastT: 4, count: 3 });
    expect(b).toMatchObject({ key: 'B', firstT: 1, lastT: 1, count: 1 });
    expect(c).toMatchObject({ key: 'C', firstT: 9, lastT: 9, count: 1 });
    expect(await store.datasets.state(RBA)).toMatchObject({ rows: 5, periodStart: '0000-02', periodEnd: '0000-10' });
    const [slice] = await store.datasets.read({ dataset: RBA, series: [a?.id ?? 0] });
    expect(slice?.seq).toEqual([2, 1, 2]);
    const all = await store.datasets.histories(RBA);
    expect(all).toHaveLength(3);
    expect(await store.datasets.histories(RBA, [c?.id ?? 0, a?.id ?? 0])).toEqual([all[0], all[2]]);
  },

  async 'datasets: a row without a value is not a missing row'({ store }) {
    await store.datasets.apply(
      deltaOf(RBA, null, [
        { attributes: attributes('A'), write: [observation(1, null, { status: 'suppressed', text: 'np' }), observation(3, 5)], remove: [] },
        { attributes: attributes('EMPTY'), write: [observation(7, null)], remove: [] },
        { attributes: attributes('NONE'), write: [], remove: [] },
      ]),
    );
    expect(await valuesOf(store, RBA)).toEqual({ A: [[1, null], [3, 5]], EMPTY: [[7, null]], NONE: [] }); // biome-ignore format: pairs read better in one line
    const [a, empty, none] = await store.datasets.series(RBA);
    expect(a).toMatchObject({ firstT: 3, lastT: 3, count: 2 });
    expect(empty).toMatchObject({ firstT: 0, lastT: -1, count: 1 });
    expect(none).toMatchObject({ firstT: 0, lastT: -1, count: 0 });
    expect(await store.datasets.state(RBA)).toMatchObject({ rows: 3, periodStart: '0000-04', periodEnd: '0000-04' });
  },

  async 'datasets: numbers are read back exactly'({ store }) {
    const numbers = [0.1 + 0.2, 1 / 3, Number.MAX_VALUE, Number.EPSILON, -1e-15, 2 ** 53 - 1, 123456789.12345679, 1e22, -0];
    await store.datasets.apply(deltaOf(RBA, null, [writing('A', numbers.map((value, t) => [t, value]))])); // biome-ignore format: pairs read better in one line
    const values = (await valuesOf(store, RBA))['A']?.map(([, value]) => value);
    expect(values).toEqual([...numbers.slice(0, -1), 0]);
  },

  async 'datasets: text keeps tabs, line ends, backslashes and accents'({ store }) {
    const text = 'a\tb\nc\\d\r\\N "quoted" ’é 𝄞';
    await store.datasets.apply(
      deltaOf(RBA, null, [
        { attributes: attributes('A', { unit: text, title: text }), write: [observation(1, null, { text, at: text })], remove: [] },
      ]),
    );
    const [series] = await store.datasets.series(RBA);
    const [slice] = await store.datasets.read({ dataset: RBA, series: [series?.id ?? 0] });
    expect(slice).toMatchObject({ text: [text], at: [text], series: { unit: text, title: text } });
  },

  async 'datasets: a delta against another version changes nothing'({ store, another }) {
    await expectError(store.datasets.apply(deltaOf(RBA, 1, [writing('A', [[1, 1]])])), 'REQ_CONFLICT');
    expect(await store.datasets.state(RBA)).toBeNull();
    await store.datasets.apply(deltaOf(RBA, null, [writing('A', [[1, 1]])]));
    const counter = await store.changeCounter();
    await expectError(store.datasets.apply(deltaOf(RBA, null, [writing('A', [[1, 2]])])), 'REQ_CONFLICT');
    expect(await valuesOf(store, RBA)).toEqual({ A: [[1, 1]] });
    expect(await store.changeCounter()).toBe(counter);
    const other = await another();
    const outcomes = await Promise.allSettled([store, other].map((one) => one.datasets.apply(deltaOf(RBA, 1, [writing('A', [[1, 3]])]))));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await store.datasets.versions(RBA)).toHaveLength(2);
  },

  async 'datasets: versions are never out of order in time'({ store }) {
    await store.datasets.apply(deltaOf(RBA, null, [writing('A', [[1, 1]])]));
    const earlier = deltaOf(RBA, 1, [writing('A', [[1, 2]])], { version: versionAfter(1, { effectiveFrom: NOW - 1 }) });
    await expectError(store.datasets.apply(earlier), 'REQ_CONFLICT');
    await store.datasets.apply({ ...earlier, version: versionAfter(1, { effectiveFrom: NOW }) });
    expect((await store.datasets.versionAsOf(RBA, NOW))?.seq).toBe(2);
  },

  async 'datasets: as of an instant, all values are those known then'({ store }) {
    const old = attributes('A', { freq: 'Q', unit: 'Index, 2011/12=100', basePeriod: '2011-12' });
    const rebased = attributes('A', {
      freq: 'Q',
      unit: 'Index, Sep 2025=100',
      basePeriod: 'Sep 2025',
      title: 'Newer title',
      vintageStarts: [212, 216],
    });
    const newDimensions = [{ id: 'SERIES', label: 'Series', values: [{ code: 'A', label: 'Renamed' }] }];
    await store.datasets.apply(deltaOf(ABS, null, [{ attributes: old, write: [observation(8100, 140)], remove: [] }]));
    await store.datasets.apply(deltaOf(ABS, 1, [{ attributes: old, write: [observation(8101, 141)], remove: [] }]));
    await store.datasets.apply(
      deltaOf(ABS, 2, [{ attributes: rebased, write: [observation(8100, 99), observation(8101, 100)], remove: [] }], {
        version: versionAfter(2, { kind: 'rereference' }),
        dimensions: newDimensions,
      }),
    );
    await store.datasets.apply(deltaOf(ABS, 3, [{ attributes: attributes('B'), write: [], remove: [] }], { dimensions: newDimensions }));
    const seqAt = async (instant: number): Promise<number | undefined> => (await store.datasets.versionAsOf(ABS, instant))?.seq;
    expect(await seqAt(NOW - 1)).toBeUndefined();
    expect(await seqAt(NOW)).toBe(1);
    expect(await seqAt(NOW + HOUR - 1)).toBe(1);
    expect(await seqAt(NOW + 100 * HOUR)).toBe(4);
    const id = (await idsOf(store, ABS)).get('A') ?? 0;
    const at = async (seq?: number) => (await store.datasets.read({ dataset: ABS, series: [id], ...(seq ? { seq } : {}) }))[0];
    expect(await at(1)).toMatchObject({ t: [8100], value: [140], series: old });
    expect(await at(2)).toMatchObject({ t: [8100, 8101], value: [140, 141], series: old });
    expect((await at(2))?.series).not.toHaveProperty('vintageStarts');
    for (const seq of [3, 4, undefined]) expect(await at(seq)).toMatchObject({ value: [99, 100], series: rebased });
    expect(await store.datasets.dimensions(ABS, 2)).toEqual(DIMENSIONS);
    expect(await store.datasets.dimensions(ABS, 4)).toEqual(newDimensions);
    expect((await store.datasets.state(ABS))?.dimensions).toEqual(newDimensions);
    const later = (await idsOf(store, ABS)).get('B') ?? 0;
    expect((await store.datasets.read({ dataset: ABS, series: [later], seq: 1 }))[0]).toMatchObject({ t: [], series: { key: 'B' } });
  },

  async 'datasets: the history of each observation is kept'({ store }) {
    await store.datasets.apply(deltaOf(RBA, null, [writing('A', [[1, 10], [2, 20]])])); // biome-ignore format: pairs read better in one line
    await store.datasets.apply(deltaOf(RBA, 1, [writing('A', [[1, 11]], [2])]));
    await store.datasets.apply(deltaOf(RBA, 2, [writing('A', [[2, 22]])]));
    const id = (await idsOf(store, RBA)).get('A') ?? 0;
    const lives = await store.datasets.lives(RBA, id);
    expect(lives).toEqual([
      { t: 1, value: 10, status: null, fromSeq: 1, toSeq: 2 },
      { t: 1, value: 11, status: null, fromSeq: 2, toSeq: null },
      { t: 2, value: 20, status: null, fromSeq: 1, toSeq: 2 },
      { t: 2, value: 22, status: null, fromSeq: 3, toSeq: null },
    ]);
    expect(await store.datasets.lives(RBA, id, 2, 2)).toEqual(lives.slice(2));
    expect(await store.datasets.lives(ABS, id)).toEqual([]);
  },

  async 'datasets: windows and the latest n can be read'({ store }) {
    await store.datasets.apply(deltaOf(RBA, null, ['A', 'B'].map((key) => writing(key, Array.from({ length: 10 }, (_, t) => [t - 5, t]))))); // biome-ignore format: pairs read better in one line
    await store.datasets.apply(deltaOf(RBA, 1, [writing('A', [], [4])]));
    const ids = await idsOf(store, RBA);
    const series = [ids.get('B') ?? 0, ids.get('A') ?? 0];
    const periods = async (query: { from?: number; to?: number; newest?: number; seq?: number }) =>
      (await store.datasets.read({ dataset: RBA, series, ...query })).map(({ t }) => t);
    expect(await periods({ from: -2, to: 0 })).toEqual([[-2, -1, 0], [-2, -1, 0]]); // biome-ignore format: pairs read better in one line
    expect(await periods({ newest: 2 })).toEqual([[3, 4], [2, 3]]); // biome-ignore format: pairs read better in one line
    expect(await periods({ newest: 2, seq: 1 })).toEqual([[3, 4], [3, 4]]); // biome-ignore format: pairs read better in one line
    expect(await periods({ newest: 2, to: 0 })).toEqual([[-1, 0], [-1, 0]]); // biome-ignore format: pairs read better in one line
    expect(await periods({ from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER, newest: 1000 })).toEqual([
      [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4],
      [-5, -4, -3, -2, -1, 0, 1, 2, 3],
    ]);
  },

  async 'datasets: a series of another dataset is not readable'({ store }) {
    await store.datasets.apply(deltaOf(RBA, null, [writing('A', [[1, 10]])]));
    await store.datasets.apply(deltaOf(ABS, null, [writing('A', [[1, 10]])]));
    const id = (await idsOf(store, RBA)).get('A') ?? 0;
    await expectError(store.datasets.read({ dataset: ABS, series: [id] }), 'DATA_UNAVAILABLE');
    await expectError(store.datasets.read({ dataset: RBA, series: [id, 999_999] }), 'DATA_UNAVAILABLE');
  },

  async 'datasets: a version that fails during writing leaves the old one'({ store }) {
    await store.datasets.apply(deltaOf(RBA, null, [writing('A', [[1, 10]])]));
    function* failing(): Generator<SeriesDelta> {
      yield writing('A', [[1, 11]]);
      yield writing(
        'NEW',
        Array.from({ length: 5_000 }, (_, t) => [t, t]),
      );
      throw new WattleError('PARSE_VALUE', 'A cell holds no number');
    }
    await expectError(store.datasets.apply(deltaOf(RBA, 1, failing())), 'PARSE_VALUE');
    expect(await valuesOf(store, RBA)).toEqual({ A: [[1, 10]] });
    expect((await store.datasets.state(RBA))?.version?.seq).toBe(1);
    await store.datasets.apply(deltaOf(RBA, 1, [writing('A', [[1, 12]])]));
    expect(await valuesOf(store, RBA)).toEqual({ A: [[1, 12]] });
  },

  async 'datasets: a repeated value, or one that is not a number, is refused'({ store }) {
    await store.datasets.apply(deltaOf(RBA, null, [writing('A', [[1, 10]])]));
    const refused = (series: readonly SeriesDelta[], code: ErrorCode) => expectError(store.datasets.apply(deltaOf(RBA, 1, series)), code);
    await refused([writing('A', [[2, 1]]), writing('A', [[3, 1]])], 'DATA_DUPLICATE_KEY'); // biome-ignore format: pairs read better in one line
    await refused([writing('A', [[2, 1], [2, 1]])], 'DATA_DUPLICATE_KEY'); // biome-ignore format: pairs read better in one line
    await refused([writing('A', [[1, 1]], [1])], 'DATA_DUPLICATE_KEY');
    await refused([writing('A', [[2, Number.NaN]])], 'BUG');
    await refused([writing('A', [[2, Number.POSITIVE_INFINITY]])], 'BUG');
    await refused([writing('A', [[2, 1e-17]])], 'BUG'); // too small for one of the drivers
    await refused([{ ...writing('A', []), write: [observation(2, null, { text: 'a\0b' })] }], 'BUG');
    expect(await valuesOf(store, RBA)).toEqual({ A: [[1, 10]] });
  },

  async 'datasets: frequencies may be mixed, and the latest period is given'({ store }) {
    const series = (key: string, freq: 'A' | 'D' | '5MIN', t: number): SeriesDelta => ({
      attributes: attributes(key, { freq }),
      write: [observation(t, 1)],
      remove: [],
    });
    await store.datasets.apply(deltaOf(RBA, null, [series('A', 'A', 2020), series('D', 'D', -1)]));
    expect(await store.datasets.state(RBA)).toMatchObject({ periodStart: '1969-12-31', periodEnd: '2020', newestDay: 18_627 });
    await store.datasets.apply(deltaOf(RBA, 1, [series('D', 'D', 18_627)]));
    expect(await store.datasets.state(RBA)).toMatchObject({ periodEnd: '2020-12-31', newestDay: 18_627 });
    await store.datasets.apply(deltaOf(RBA, 2, [series('I', '5MIN', 5_986_000)]));
    expect(await store.datasets.state(RBA)).toMatchObject({ periodEnd: '2026-11-28T03:20:00+10:00', newestDay: 20_785 });
  },

  async 'datasets: codes may contain dots'({ store }) {
    const dimensions = [
      { id: 'SERIES', label: 'Series', values: [{ code: 'FIRMMCRTD', label: 'Target' }] },
      { id: 'TABLE', label: 'Table', values: [{ code: 'F1.1', label: 'Interest rates' }] },
    ];
    await store.datasets.apply(deltaOf(RBA, null, [writing('FIRMMCRTD.F1.1', [[1, 1]])], { dimensions }));
    expect((await store.datasets.series(RBA))[0]?.codes).toEqual(['FIRMMCRTD', 'F1.1']);
    await expectError(store.datasets.apply(deltaOf(RBA, 1, [writing('X.Y.Z', [[1, 1]])], { dimensions })), 'BUG');
  },

  async 'datasets: starter data confirms nothing, an agency does'({ store }) {
    await store.datasets.apply(deltaOf(RBA, null, [writing('A', [[1, 1]])], { version: versionAfter(null, { origin: 'starter' }) }));
    expect(await store.datasets.state(RBA)).toMatchObject({ checkedAt: null, confirmedAt: null });
    await store.datasets.noteCheck(RBA, NOW + 1, { code: 'UP_TIMEOUT', detail: 'No response', address: null });
    await store.datasets.apply(deltaOf(RBA, 1, [writing('A', [[1, 2]])]));
    expect(await store.datasets.state(RBA)).toMatchObject({ checkedAt: NOW + HOUR, confirmedAt: NOW + HOUR, failure: null });
  },

  async 'datasets: an older window confirms nothing, and ends no failure'({ store }) {
    await store.datasets.apply(deltaOf(RBA, null, [writing('A', [[2, 1]])]));
    await store.datasets.noteCheck(RBA, NOW + 2 * HOUR, { code: 'UP_TIMEOUT', detail: 'No response', address: null });
    const before = await store.datasets.state(RBA);
    await store.datasets.apply(deltaOf(RBA, 1, [writing('A', [[1, 2]])], { confirms: false }));
    const { checkedAt, confirmedAt, failure, version } = (await store.datasets.state(RBA)) ?? {};
    expect({ checkedAt, confirmedAt, failure }).toEqual({
      checkedAt: before?.checkedAt,
      confirmedAt: before?.confirmedAt,
      failure: before?.failure,
    });
    expect(version?.seq).toBe(2);
  },

  async 'datasets: consecutive failures keep the time of the first'({ store }) {
    const failure = { code: 'UP_TIMEOUT', detail: 'No response', address: 'https://www.rba.gov.au' } as const;
    await store.datasets.noteCheck(RBA, NOW, failure);
    await store.datasets.noteCheck(RBA, NOW + 5, { ...failure, code: 'UP_HTML', detail: 'A page' });
    expect(await store.datasets.state(RBA)).toMatchObject({
      version: null,
      rows: 0,
      checkedAt: NOW + 5,
      confirmedAt: null,
      failure: { code: 'UP_HTML', detail: 'A page', address: 'https://www.rba.gov.au', since: NOW, at: NOW + 5 },
    });
    await store.datasets.noteCheck(RBA, NOW + 9, null);
    expect(await store.datasets.state(RBA)).toMatchObject({ checkedAt: NOW + 9, confirmedAt: NOW + 9, failure: null });
  },

  async 'datasets: reset deletes one dataset and nothing else'({ store }) {
    await store.datasets.apply(deltaOf(RBA, null, [writing('A', [[1, 1]])]));
    await store.datasets.apply(deltaOf(ABS, null, [writing('A', [[1, 1]])]));
    const before = (await idsOf(store, RBA)).get('A');
    await store.datasets.reset(RBA);
    expect(await store.datasets.state(RBA)).toBeNull();
    expect(await store.datasets.series(RBA)).toEqual([]);
    expect(await valuesOf(store, ABS)).toEqual({ A: [[1, 1]] });
    await store.datasets.apply(deltaOf(RBA, null, [writing('B', [[1, 2]])]));
    expect((await store.datasets.state(RBA))?.version?.seq).toBe(1);
    expect((await idsOf(store, RBA)).get('B')).not.toBe(before);
  },

  async 'datasets: any sequence of versions is read back as written'({ store }) {
    type ByKey = Map<string, Map<number, number | null>>;
    const value = fc.oneof(
      fc.constant(null),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((v) => v === 0 || Math.abs(v) >= Number.EPSILON),
      fc.integer({ min: -3, max: 3 }),
    );
    const version = fc.dictionary(
      fc.constantFrom('A', 'B', 'C'),
      fc.uniqueArray(fc.tuple(fc.integer({ min: -3, max: 6 }), value), { selector: ([t]) => t, maxLength: 8 }),
    );
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(version, { minLength: 1, maxLength: 6 }), async (versions) => {
        const dataset: DatasetKey = `abs/RUN_${++run}`;
        const history: ByKey[] = [];
        for (const current of versions.map((v): ByKey => new Map(Object.entries(v).map(([key, pairs]) => [key, new Map(pairs)])))) {
          const before: ByKey = history.at(-1) ?? new Map();
          await store.datasets.apply(deltaOf(dataset, history.length || null, differences(before, current)));
          history.push(current);
        }
        for (const [i, current] of history.entries()) {
          const expected = [...current].flatMap(([key, cells]) => sorted(cells).map(([t, v]) => [key, t, v === 0 ? 0 : v]));
          const found = Object.entries(await valuesOf(store, dataset, i + 1)).flatMap(([key, pairs]) => pairs.map(([t, v]) => [key, t, v]));
          expect(found.sort(byKeyAndPeriod)).toEqual(expected.sort(byKeyAndPeriod));
        }
        expect((await store.datasets.state(dataset))?.rows).toBe(
          [...(history.at(-1) ?? new Map())].reduce((n, [, cells]) => n + cells.size, 0),
        );
      }),
      { numRuns: 25 },
    );
  },

  async 'datasets: a reader never sees half a version'({ store, place }) {
    const shape = { series: 20, length: 50 };
    const first = Array.from({ length: shape.series }, (_, i) =>
      writing(
        `S${i}`,
        Array.from({ length: shape.length }, (_, t) => [t, 1]),
      ),
    );
    await store.datasets.apply(deltaOf(RBA, null, first));
    const series = [...(await idsOf(store, RBA)).values()];
    const writer = startTask('applyVersions', { place, from: 2, to: 25, ...shape });
    const done = writer.lines();
    let finished = false;
    const finish = (): void => {
      finished = true;
    };
    void done.then(finish, finish);
    const seen = new Set<number | null>();
    while (!finished) {
      const slices = await store.datasets.read({ dataset: RBA, series });
      const values = new Set(slices.flatMap(({ value }) => value));
      expect(values.size).toBe(1);
      expect(slices.every(({ value }) => value.length === shape.length)).toBe(true);
      for (const value of values) seen.add(value);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(await done).toHaveLength(24);
    expect(seen.size).toBeGreaterThan(1);
    expect(new Set(Object.values(await valuesOf(store, RBA)).flatMap((pairs) => pairs.map(([, value]) => value)))).toEqual(new Set([25]));
  },

  async 'datasets: a process killed during writing leaves the old version'({ store, place, another }) {
    const series = 3_000;
    const first = Array.from({ length: series }, (_, i) => writing(`S${i}`, [[1, 1], [2, 1]])); // biome-ignore format: pairs read better in one line
    await store.datasets.apply(deltaOf(RBA, null, first));
    const writer = startTask('hangInApply', { place, series });
    await writer.line('halfway');
    expect((await store.datasets.state(RBA))?.version?.seq).toBe(1);
    await writer.kill();
    const survivor = await another();
    expect((await survivor.datasets.state(RBA))?.version?.seq).toBe(1);
    const values = Object.values(await valuesOf(survivor, RBA)).flatMap((pairs) => pairs.map(([, value]) => value));
    expect(values).toEqual(Array<number>(2 * series).fill(1));
    await survivor.datasets.apply(deltaOf(RBA, 1, [writing('S0', [[1, 3]])]));
    expect((await store.datasets.state(RBA))?.version?.seq).toBe(2);
  },

  async 'the change counter increases with every visible change'({ store, another }) {
    const other = await another();
    let last = await other.changeCounter();
    const grows = async (work: Promise<unknown>): Promise<void> => {
      await work;
      const now = await other.changeCounter();
      expect(now).toBeGreaterThan(last);
      last = now;
    };
    await grows(store.datasets.apply(deltaOf(RBA, null, [writing('A', [[1, 1]])])));
    await grows(store.datasets.noteCheck(RBA, NOW, { code: 'UP_TIMEOUT', detail: 'No response', address: null }));
    await grows(store.datasets.noteCheck(RBA, NOW, null));
    await grows(store.datasets.noteConcerns(RBA, 'files', [], () => []));
    await grows(store.releases.upsert([release('a', NOW)]));
    await grows(store.registers.load(loadOf([company('1', 'A')], null)));
    await grows(store.datasets.reset(RBA));
    expect(await store.changeCounter()).toBe(last);
  },

  // ---------------------------------------------------------------- releases, checks

  async 'releases: are inserted, moved, and found by time'({ store }) {
    const [cpi, gdp] = [release('cpi', NOW + HOUR), release('gdp', NOW)];
    await store.releases.upsert([cpi, gdp, { ...release('rates', NOW + 1), source: 'rba', referencePeriod: null }]);
    expect((await store.releases.between(NOW, NOW + HOUR)).map(({ publicationId }) => publicationId)).toEqual(['gdp', 'rates', 'cpi']);
    const unmoved = { ...cpi, timesMoved: 0 };
    expect(await store.releases.between(NOW, NOW + HOUR, 'abs')).toEqual([{ ...gdp, timesMoved: 0 }, unmoved]);
    const moved = { ...gdp, releaseAt: NOW + 2 * HOUR, title: 'Moved' };
    await store.releases.upsert([moved]);
    await store.releases.upsert([]);
    expect(await store.releases.between(NOW, NOW + HOUR, 'abs')).toEqual([unmoved]);
    // The release is read again without a change, so it has not been moved again.
    await store.releases.upsert([{ ...moved, title: 'Moved, with another title' }]);
    expect(await store.releases.between(moved.releaseAt, moved.releaseAt)).toEqual([
      { ...moved, title: 'Moved, with another title', timesMoved: 1 },
    ]);
  },

  async 'checks: are counted by source, and deleted'({ store }) {
    const check = (source: 'abs' | 'rba', at: number, ok: boolean) =>
      store.checks.record({ source, dataset: 'CPI', at, ok, code: ok ? null : 'UP_TIMEOUT', durationMs: 12 });
    await check('abs', NOW - 100, true);
    await check('abs', NOW, true);
    await check('abs', NOW + 1, false);
    await check('rba', NOW - 50, false);
    expect(await store.checks.summary(NOW)).toEqual([
      { source: 'abs', checks: 2, ok: 1, lastSuccess: NOW, lastFailure: NOW + 1 },
      { source: 'rba', checks: 0, ok: 0, lastSuccess: null, lastFailure: NOW - 50 },
    ]);
    await store.checks.prune(NOW + 1);
    expect(await store.checks.summary(0)).toEqual([{ source: 'abs', checks: 1, ok: 0, lastSuccess: null, lastFailure: NOW + 1 }]);
  },

  // ---------------------------------------------------------------- jobs

  async 'jobs: are listed by kind, latest first, with their progress'({ store, clock }) {
    const first = await store.jobs.enqueue('rebuild', RBA, null, NOW);
    const second = await store.jobs.enqueue('rebuild', 'rba/G9', null, NOW + 1);
    await store.jobs.enqueue('refresh', RBA, null, NOW);
    await store.jobs.claim(['rebuild'], NOW, NOW + 60);
    expect(await store.jobs.progress({ id: first, attempts: 1 }, { read: 2, of: 3 })).toBe(true);
    expect(await store.jobs.progress({ id: first, attempts: 2 }, { read: 9, of: 9 })).toBe(false);
    expect(await store.jobs.outcome(first)).toEqual({ state: 'running', outcome: null });
    const none = { finishedAt: null, progress: null, outcome: null };
    expect(await store.jobs.list('rebuild', 5)).toEqual([
      { ...none, id: second, key: 'rba/G9', state: 'open', runAt: NOW + 1 },
      { ...none, id: first, key: RBA, state: 'running', runAt: NOW, progress: { read: 2, of: 3 } },
    ]);
    expect(await store.jobs.list('rebuild', 1)).toHaveLength(1);
    await store.jobs.finish({ id: first, attempts: 1 }, { written: 1 });
    expect((await store.jobs.list('rebuild', 5))[1]).toMatchObject({
      state: 'done',
      finishedAt: clock.now(),
      progress: null,
      outcome: { written: 1 },
    });
  },

  async 'jobs: one open job for each kind and key, from queue to outcome'({ store, clock }) {
    const id = await store.jobs.enqueue('refresh', RBA, { why: 'due' }, NOW + HOUR);
    expect(await store.jobs.claim(['refresh'], NOW, NOW + 60)).toBeNull();
    expect(await store.jobs.enqueue('refresh', RBA, { why: 'asked' }, NOW)).toBe(id);
    expect(await store.jobs.enqueue('refresh', RBA, null, NOW + 2 * HOUR)).toBe(id);
    expect(await store.jobs.outcome(id)).toEqual({ state: 'open', outcome: null });
    expect(await store.jobs.claim(['other'], NOW, NOW + 60)).toBeNull();
    expect(await store.jobs.claim([], NOW, NOW + 60)).toBeNull();
    expect(await store.jobs.claim(['other', 'refresh'], NOW, NOW + 60)).toEqual({
      id,
      kind: 'refresh',
      key: RBA,
      payload: { why: 'due' },
      attempts: 1,
      brokenOff: 0,
    });
    expect(await store.jobs.enqueue('refresh', RBA, null, NOW)).toBe(id);
    expect(await store.jobs.outcome(id)).toEqual({ state: 'running', outcome: null });
    expect(await store.jobs.finish({ id, attempts: 1 }, { result: 'unchanged' })).toBe(true);
    expect(await store.jobs.outcome(id)).toEqual({ state: 'done', outcome: { result: 'unchanged' } });
    const next = await store.jobs.enqueue('refresh', RBA, null, NOW);
    expect(next).not.toBe(id);
    clock.advance(8 * 24 * HOUR);
    expect(await store.jobs.finish({ id: next, attempts: 1 }, null)).toBe(false);
    expect(await store.jobs.claim(['refresh'], NOW, NOW + 60)).toMatchObject({ id: next, attempts: 1 });
    expect(await store.jobs.finish({ id: next, attempts: 1 }, null)).toBe(true);
    expect(await store.jobs.outcome(id)).toBeNull();
    expect(await store.jobs.outcome(next)).toEqual({ state: 'done', outcome: null });
  },

  async 'jobs: the earliest is claimed first, and again when a lease expires'({ store }) {
    const later = await store.jobs.enqueue('refresh', 'b', null, NOW - 1);
    const earlier = await store.jobs.enqueue('refresh', 'a', null, NOW - 2);
    const claim = async (now: number) => store.jobs.claim(['refresh'], now, now + 100);
    expect((await claim(NOW))?.id).toBe(earlier);
    expect((await claim(NOW))?.id).toBe(later);
    expect(await claim(NOW)).toBeNull();
    expect(await store.jobs.extend({ id: earlier, attempts: 1 }, NOW + 500)).toBe(true);
    expect(await claim(NOW + 99)).toBeNull();
    expect(await claim(NOW + 100)).toMatchObject({ id: later, attempts: 2 });
    await store.jobs.finish({ id: later, attempts: 2 }, 'done');
    expect((await claim(NOW + 500))?.id).toBe(earlier);
  },

  async 'jobs: a worker without the lease can neither finish, extend nor return the job'({ store, another }) {
    const id = await store.jobs.enqueue('refresh', RBA, null, NOW);
    const slow = await store.jobs.claim(['refresh'], NOW, NOW + 100);
    const other = await another();
    const taken = await other.jobs.claim(['refresh'], NOW + 100, NOW + 200);
    if (!slow || !taken) throw new Error('Nothing was claimed');
    expect(taken).toMatchObject({ id, attempts: 2, brokenOff: 1 });
    expect(await store.jobs.extend(slow, NOW + 900)).toBe(false);
    expect(await store.jobs.release(slow, NOW)).toBe(false);
    expect(await store.jobs.finish(slow, 'late')).toBe(false);
    expect(await store.jobs.outcome(id)).toEqual({ state: 'running', outcome: null });
    expect(await other.jobs.claim(['refresh'], NOW + 199, NOW + 300)).toBeNull();
    expect(await other.jobs.extend(taken, NOW + 300)).toBe(true);
    expect(await other.jobs.finish(taken, 'in time')).toBe(true);
    expect(await store.jobs.outcome(id)).toEqual({ state: 'done', outcome: 'in time' });
    expect(await other.jobs.extend(taken, NOW + 400)).toBe(false);
    expect(await other.jobs.finish(taken, 'twice')).toBe(false);
  },

  async 'jobs: leases of a dead worker end immediately, and a worker that is still alive finds its lease void'({ store, another }) {
    const id = await store.jobs.enqueue('refresh', RBA, null, NOW);
    const left = await store.jobs.claim(['refresh'], NOW, NOW + 100);
    const other = await another();
    expect(await other.jobs.claim(['refresh'], NOW + 1, NOW + 200)).toBeNull();
    await other.jobs.endLeases(NOW + 1);
    expect(await other.jobs.claim(['refresh'], NOW + 1, NOW + 200)).toMatchObject({ id, attempts: 2, brokenOff: 1 });
    if (!left) throw new Error('Nothing was claimed');
    expect(await store.jobs.finish(left, 'late')).toBe(false);
  },

  async 'jobs: a returned job can be claimed from its time on, and counts as no failed attempt'({ store }) {
    await store.jobs.enqueue('refresh', RBA, { why: 'due' }, NOW);
    const first = await store.jobs.claim(['refresh'], NOW, NOW + 100);
    if (!first) throw new Error('Nothing was claimed');
    expect(await store.jobs.release(first, NOW + 50)).toBe(true);
    expect(await store.jobs.release(first, NOW + 70)).toBe(false);
    expect(await store.jobs.claim(['refresh'], NOW + 49, NOW + 100)).toBeNull();
    expect(await store.jobs.claim(['refresh'], NOW + 50, NOW + 100)).toMatchObject({ payload: { why: 'due' }, attempts: 2, brokenOff: 0 });
    expect(await store.jobs.claim(['refresh'], NOW + 100, NOW + 200)).toMatchObject({ attempts: 3, brokenOff: 1 });
  },

  async 'jobs: postponed work is listed until it is done'({ store, another }) {
    const aside = { kind: 'refresh', key: RBA, at: NOW, until: NOW + HOUR, times: 1, reason: 'It took too much memory.' };
    await store.jobs.setAside(aside);
    await store.jobs.setAside({ ...aside, kind: 'history', key: 'b' });
    await store.jobs.setAside({ ...aside, until: NOW + 2 * HOUR, times: 2 });
    expect(await (await another()).jobs.setAsides()).toEqual([
      { ...aside, kind: 'history', key: 'b' },
      { ...aside, until: NOW + 2 * HOUR, times: 2 },
    ]);
    await store.jobs.readmit('refresh', RBA);
    await store.jobs.readmit('refresh', RBA);
    expect(await store.jobs.setAsides()).toEqual([{ ...aside, kind: 'history', key: 'b' }]);
  },

  async 'jobs: two processes never claim the same one'({ store, place }) {
    const ids = await Promise.all(Array.from({ length: 60 }, (_, i) => store.jobs.enqueue('refresh', `d${i}`, null, NOW)));
    const workers = [1, 2].map(() => startTask('claimJobs', { place }).lines());
    const claimed = (await Promise.all(workers)).flat().map((line) => Number(line.replace('claimed ', '')));
    expect(claimed.sort((a, b) => a - b)).toEqual(ids.sort((a, b) => a - b));
  },

  // ---------------------------------------------------------------- accounts

  ...ACCOUNT_CASES,

  // ---------------------------------------------------------------- schema

  async 'migrations: may run again and concurrently, and keep existing data'({ store, place, another }) {
    await store.datasets.apply(deltaOf(RBA, null, [writing('A', [[1, 1]])]));
    const other = await another();
    await Promise.all([store.migrate(), other.migrate(), startTask('migrate', { place }).lines()]);
    expect(await valuesOf(other, RBA)).toEqual({ A: [[1, 1]] });
  },

  async 'migrations: one that was edited later prevents the start'({ store, place }) {
    await place.execute(`UPDATE migrations SET checksum = 'edited' WHERE id = 1`);
    await expectError(store.migrate(), 'BUG');
    await place.execute('DELETE FROM migrations');
    await place.execute(`INSERT INTO migrations (id, name, checksum, applied_at) VALUES (999, 'of the future', 'x', 0)`);
    await expectError(store.migrate(), 'CONF_INVALID');
  },
};

const release = (publicationId: string, releaseAt: number): Release => ({
  source: 'abs',
  publicationId,
  title: `Title of ${publicationId}`,
  eventType: 'data_release',
  referencePeriod: '2026-Q3',
  releaseAt,
  sourceUrl: 'https://www.abs.gov.au/release-calendar',
});

const sorted = (cells: ReadonlyMap<number, number | null>): [number, number | null][] => [...cells].sort(([a], [b]) => a - b);

const byKeyAndPeriod = (a: readonly unknown[], b: readonly unknown[]): number =>
  String(a[0]).localeCompare(String(b[0])) || Number(a[1]) - Number(b[1]);

/** Returns the difference between two states, calculated as ingest does. */
function differences(before: ReadonlyMap<string, ReadonlyMap<number, number | null>>, after: typeof before): SeriesDelta[] {
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => {
    const [old, now] = [before.get(key) ?? new Map(), after.get(key) ?? new Map<number, number | null>()];
    const changed = sorted(now).filter(([t, value]) => !old.has(t) || old.get(t) !== value);
    return writing(
      key,
      changed,
      [...old.keys()].filter((t) => !now.has(t)),
    );
  });
}

/** Returns true for a case that starts and kills separate processes. Other cases need a tenth of the time. */
const startsProcesses = (name: string): boolean => /\bprocess(es)?\b/.test(name);

/**
 * Declares the contract as tests over stores from a factory. The stores have one process, or several that write at the same time and are
 * killed.
 */
export function storeContract(dialect: Store['dialect'], newPlace: () => Promise<TestPlace>, processes: 'one' | 'several' = 'one'): void {
  describe(`store contract, ${dialect}`, needs(...(dialect === 'postgres' ? (['PostgreSQL'] as const) : [])), () => {
    let bench: Bench;
    let opened: Store[] = [];

    beforeEach(async () => {
      const place = await newPlace();
      const clock = new FixedClock(NOW);
      const open = async (): Promise<Store> => {
        const store = await openStore({ databaseUrl: place.databaseUrl, dataDir: place.dataDir, clock });
        opened.push(store);
        return store;
      };
      const store = await open();
      bench = { place, clock, store, another: open };
      await store.migrate();
    });

    afterEach(async () => {
      for (const store of opened) await store.close();
      opened = [];
      await bench.place.drop();
    });

    it('has every case', () => {
      expect(bench.store.dialect).toBe(dialect);
      expect(Object.keys(CASES)).toHaveLength(CASES_EXPECTED);
    });

    for (const [name, work] of Object.entries(CASES))
      if (startsProcesses(name) === (processes === 'several')) it(name, () => work(bench), CASE_TIMEOUT_MS);
  });
}
