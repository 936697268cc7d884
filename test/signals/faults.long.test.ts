/**
 * Checks the result of every indicator when one of its inputs has an error. It must never contain a wrong number, and must be as
 * documented. The tests are built from the registry, so they cover a new indicator automatically.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { datasetKey, dottedId, storedAs } from '../../src/core/define-dataset.ts';
import type { Signal, SignalRow } from '../../src/core/define-signal.ts';
import { WattleError } from '../../src/core/errors.ts';
import { DAY_MS, formatPeriod, instantOf, parsePeriod, period } from '../../src/core/period.ts';
import type { Answer } from '../../src/queries/base/answer.ts';
import { QueryCaches } from '../../src/queries/base/query-caches.ts';
import { defaultParameters, namedInputs } from '../../src/queries/base/signal-inputs.ts';
import { findStored } from '../../src/queries/series/reading/stored-series.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import type { Store } from '../../src/store/ports/port.ts';
import type { SeriesSlice } from '../../src/store/ports/series.ts';
import { params } from '../queries/shelf.ts';
import { type Fault, faultyStore, readOnce, timesValues, withoutValues } from './faulty-store.ts';
import { openSandboxed, type Sandboxed, signalsThatRun } from './sandboxed.ts';

let base: Sandboxed;
/** The same store, read once. */
let store: Store;
// biome-ignore lint/correctness/noEmptyPattern: vitest gives the file after its fixtures, which are empty
beforeAll(async ({}, file) => {
  base = await openSandboxed(undefined, signalsThatRun(file));
  store = readOnce(base.store);
}, 300_000);
afterAll(() => base.close());

/** One input of one indicator, with its symbol and a dataset that it reads. */
interface Case {
  readonly signal: Signal;
  readonly input: string;
  readonly dataset: ReturnType<typeof storedAs>;
}

const CASES: readonly Case[] = SIGNALS.flatMap((signal) => {
  const cases = namedInputs(signal).map(({ name, dataset }): Case => ({ signal, input: name, dataset: storedAs(dataset) }));
  return [...new Map(cases.map((one) => [`${one.input} ${datasetKey(one.dataset)}`, one])).values()];
});
const NAMED = CASES.map((one): [string, Case] => [`${one.signal.id}: ${one.input} of ${dottedId(one.dataset)}`, one]);

const answerOf = (signal: Signal, on: Store, text = '', caches = new QueryCaches()): Promise<Answer> =>
  evaluateSignal({ ...base.ctx, store: on, caches }, signal, params(text));

/** Caches that were filled before the error, as in a server whose agency fails later. */
const sharedCaches = new QueryCaches();
const soundAnswers = new Map<string, Promise<Answer>>();

/** Returns the result of an indicator without errors. It is calculated once, because each result with an error is compared with it. */
function soundAnswer(signal: Signal, text = ''): Promise<Answer> {
  const name = `${signal.id}?${text}`;
  const answer = soundAnswers.get(name) ?? answerOf(signal, store, text, sharedCaches);
  soundAnswers.set(name, answer);
  return answer;
}

/** Returns the result, or the error. */
const outcomeOf = async (signal: Signal, on: Store, text = '', caches?: QueryCaches): Promise<Answer | WattleError> => {
  try {
    return await answerOf(signal, on, text, caches);
  } catch (error) {
    if (error instanceof WattleError) return error;
    throw error;
  }
};

const rowsOf = ({ data }: Answer): readonly SignalRow[] => (Array.isArray(data) ? (data as readonly SignalRow[]) : [data as SignalRow]);

interface Operand {
  readonly input: string;
  readonly series_id?: string;
  readonly dataset_id?: string;
  readonly period?: string;
  readonly value: number | null;
  readonly sha256: string | null;
  readonly at: string;
}
const operandsOf = (answer: Answer): readonly Operand[] =>
  ((answer.meta.explain as { rows: { operands: Operand[] }[] } | undefined)?.rows ?? []).flatMap(({ operands }) => operands);

/** Returns every number in a result, with its path. */
function numbersIn(value: unknown, at = ''): readonly (readonly [string, number])[] {
  if (typeof value === 'number') return [[at, value]];
  if (Array.isArray(value)) return value.flatMap((item, i) => numbersIn(item, `${at}[${i}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => numbersIn(item, `${at}.${name}`));
}

function expectSound(answer: Answer, signal: Signal): void {
  const declared = signal.mode === 'snapshot' ? Object.keys(signal.summaryFields ?? {}) : [];
  expect([signal.id, Object.keys(answer.meta.summary ?? {}).sort()]).toEqual([signal.id, declared.toSorted()]);
  expect(numbersIn([answer.data, answer.meta.summary]).filter(([, number]) => !Number.isFinite(number))).toEqual([]);
}

/** Checks that results are equal, except for the last digits of calculated numbers. */
function expectSame(after: unknown, before: unknown, why: string, at = ''): void {
  if (typeof before === 'number' && typeof after === 'number') {
    const close = Math.abs(after - before) <= 1e-6 * Math.max(1, Math.abs(before));
    if (!close) expect([at, after], why).toEqual([at, before]);
    return;
  }
  if (typeof before === 'object' && before !== null && typeof after === 'object' && after !== null) {
    expect([at, Object.keys(after)], why).toEqual([at, Object.keys(before)]);
    for (const [name, value] of Object.entries(before)) expectSame((after as Record<string, unknown>)[name], value, why, `${at}.${name}`);
    return;
  }
  expect([at, after], why).toEqual([at, before]);
}

/** Returns the stored series that an input reads in a dataset. Returns null if it reads all. */
async function seriesOf({ signal, input, dataset }: Case): Promise<ReadonlySet<number> | null> {
  const key = datasetKey(dataset);
  const state = await store.datasets.state(key);
  const handles = namedInputs(signal).flatMap((one) =>
    one.name === input && one.series && storedAs(one.dataset) === dataset ? [one.series] : [],
  );
  if (handles.length === 0 || !state) return null;
  const stored = await store.datasets.series(key);
  return new Set(handles.flatMap((handle) => findStored(handle, state, stored)?.id ?? []));
}

function isOptional({ signal, input }: Case): boolean {
  if (signal.mode === 'snapshot') return signal.inputs(defaultParameters(signal))[input]?.optional === true;
  return signal.inputs(defaultParameters(signal))[input]?.dispensable === true;
}

/** Returns true for events. If a table omits an event, nobody can notice that it is missing. */
const isEvent = ({ signal, input }: Case): boolean =>
  namedInputs(signal).some(({ name, series }) => name === input && series?.nature === 'event');

/** Removes the value of one period from the series of an input. */
const withoutPeriod =
  (ids: ReadonlySet<number> | null, text: string) =>
  (read: SeriesSlice): SeriesSlice =>
    ids === null || ids.has(read.series.id) ? withoutValues(read, (t) => formatPeriod(period(read.series.freq, t)) === text) : read;

describe.each(NAMED)('%s', (_name, one) => {
  const { signal, dataset } = one;
  const key = datasetKey(dataset);
  const faulty = (fault: Omit<Fault, 'dataset'>): Store => faultyStore(store, { dataset: key, ...fault });
  const reads = (operand: Operand): boolean => operand.input === one.input;

  test('is correct without a failure, and each number leads to a file', async () => {
    const answer = await soundAnswer(signal, 'explain=1');
    expectSound(answer, signal);
    for (const operand of operandsOf(answer))
      expect(operand).toMatchObject({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/), at: expect.stringMatching(/\S/) });
    expect(answer.meta.inputs?.length).toBeGreaterThan(0);
  });

  test('never stored: the result is unavailable, or has no part of it if it is optional', async () => {
    const outcome = await outcomeOf(signal, faulty({ state: () => null }), 'explain=1');
    if (outcome instanceof WattleError) {
      expect(outcome).toMatchObject({ code: 'DATA_UNAVAILABLE', status: 503, retryAfterSeconds: expect.any(Number) });
      expect(outcome.message).toContain(dottedId(dataset));
      // Without a dataset, all of its inputs are missing.
      const others = CASES.filter((other) => other.signal === signal && other.dataset === dataset);
      expect(others.every(isOptional)).toBe(false);
      return;
    }
    expect(isOptional(one)).toBe(true);
    expect(outcome.meta.notes.join('\n')).toContain(dottedId(dataset));
    expect(outcome.datasets).toContain(key);
    expect(operandsOf(outcome).filter(reads)).toEqual([]);
    expectSound(outcome, signal);
  });

  /** Returns false for inputs that only the history uses, because they do not affect the latest result. */
  const isInAnswer = (outcome: Answer | WattleError): boolean =>
    outcome instanceof WattleError || outcome.meta.sources.some((source) => source.dataset_id === dottedId(dataset));

  test('agency unreachable: the values are the same, labelled, or refused if the indicator or the caller requires it', async () => {
    const since = base.clock.now() - 90 * DAY_MS;
    const failure = { code: 'UP_TIMEOUT', detail: 'No response within 30 seconds', address: null, since, at: base.clock.now() } as const;
    const down = faulty({ state: (state) => ({ ...state, confirmedAt: since, checkedAt: base.clock.now(), failure }) });
    const outcome = await outcomeOf(signal, down, '', sharedCaches);
    const unless = await outcomeOf(signal, down, 'allow_stale=0', sharedCaches);
    if (!isInAnswer(outcome)) return;
    if (dataset.ceased) {
      expect(outcome).toMatchObject({ meta: { stale: false } });
      return;
    }
    expect(unless).toMatchObject({ code: 'DATA_STALE', status: 503, retryAfterSeconds: expect.any(Number) });
    if (signal.stale === 'refuse' && signal.offline !== 'dated') {
      expect(outcome).toMatchObject({ code: 'DATA_STALE', status: 503 });
      return;
    }
    if (outcome instanceof WattleError) throw outcome;
    expect(outcome.meta.stale).toBe(true);
    expect(outcome.meta.stale_reason).toMatch(/could not be reached since 2[34] August 2026: No response within 30 seconds/);
    expectSame(outcome.data, (await soundAnswer(signal)).data, 'if a dataset is down, the result is the one from stored values');
  });

  test('unreadable file: the stored data are used, with the reason', async () => {
    const failure = {
      code: 'PARSE_LAYOUT',
      detail: 'The sheet has no row labelled “unit”',
      address: null,
      since: 0,
      at: base.clock.now(),
    } as const;
    const outcome = await outcomeOf(signal, faulty({ state: (state) => ({ ...state, failure }) }), '', sharedCaches);
    if (dataset.ceased || !isInAnswer(outcome)) return;
    if (outcome instanceof WattleError) expect([signal.stale, outcome.code]).toEqual(['refuse', 'DATA_STALE']);
    else expect(outcome.meta.stale_reason).toMatch(/could not be used since 1 January 1970: The sheet has no row labelled “unit”/);
  });

  test('empty file: no number depends on it', async () => {
    const ids = await seriesOf(one);
    const slice = (read: SeriesSlice): SeriesSlice => (ids === null || ids.has(read.series.id) ? withoutValues(read, () => true) : read);
    const outcome = await outcomeOf(signal, faulty({ slice, noRows: true }), 'explain=1');
    if (outcome instanceof WattleError) {
      expect(outcome).toMatchObject({ code: 'DATA_UNAVAILABLE', status: 503 });
      return;
    }
    expect(operandsOf(outcome).filter((operand) => reads(operand) && rests(operand, key))).toEqual([]);
    expectSound(outcome, signal);
  });

  test.runIf(dataset.kind === 'time_series')('latest period missing: nothing is carried forward', async () => {
    const before = await soundAnswer(signal, 'explain=1');
    const newest = newestOf(operandsOf(before).filter((operand) => reads(operand) && rests(operand, key)));
    if (newest === null) return;
    const ids = await seriesOf(one);
    const outcome = await outcomeOf(signal, faulty({ slice: withoutPeriod(ids, newest) }), 'explain=1');
    if (outcome instanceof WattleError) {
      expect(outcome).toMatchObject({ code: 'DATA_UNAVAILABLE', status: 503 });
      return;
    }
    expectSound(outcome, signal);
    expect(operandsOf(outcome).filter((operand) => reads(operand) && rests(operand, key) && operand.period === newest)).toEqual([]);
  });

  test.runIf(signal.mode === 'history' && !isEvent(one))('a period in the middle missing: the other rows are unchanged', async () => {
    const before = rowsOf(await soundAnswer(signal, 'start=1900'));
    const about = await soundAnswer(signal, `explain=1&period=${before[Math.floor(before.length / 2)]?.['period']}`);
    const middle = newestOf(operandsOf(about).filter(reads));
    if (middle === null) return;
    const ids = await seriesOf(one);
    const after = rowsOf(await answerOf(signal, faulty({ slice: withoutPeriod(ids, middle) }), 'start=1900'));
    const known = new Map(before.map((row) => [row['period'], row]));
    expect(after.flatMap((row) => wrongIn(row, known.get(row['period'])))).toEqual([]);
    expect(after.length).toBeLessThanOrEqual(before.length);
  });

  test.runIf(dataset.kind === 'time_series')(
    'new reference period: an index with another base, or a level in another unit, changes nothing',
    async () => {
      const rebased = (read: SeriesSlice): SeriesSlice => {
        if (/^index\b/i.test(read.series.unit)) return timesValues(read, 0.37);
        if (!/AUD|Persons|Dwellings/i.test(read.series.unit)) return read;
        return { ...timesValues(read, 1e-3), series: { ...read.series, multiplier: read.series.multiplier + 3 } };
      };
      const why = `the input ${one.input} was published in thousands of its unit, or on another base, and the result changed: bring each level to one unit before it is used, as in shiftDecimal(x(t), x.multiplier - 6) for millions; of an index use ratios only.`;
      expectSame((await answerOf(signal, faulty({ slice: rebased }))).data, (await soundAnswer(signal)).data, why);
    },
  );
});

const DATASET_OF_SERIES = new Map(
  SIGNALS.flatMap((signal) => namedInputs(signal)).flatMap(({ series, dataset }) =>
    series ? [[series.id, datasetKey(storedAs(dataset))] as const] : [],
  ),
);

/** Returns true if an input was read from a dataset. Series are found by their declaration, and parts of a dataset by its id. */
function rests(operand: Operand, key: string): boolean {
  if (operand.dataset_id !== undefined) return operand.dataset_id === key.replace('/', '.');
  return operand.series_id !== undefined && DATASET_OF_SERIES.get(operand.series_id) === key;
}

function newestOf(operands: readonly Operand[]): string | null {
  const periods = operands.flatMap(({ period: text }) => text ?? []);
  const instant = (text: string): number => {
    const parsed = parsePeriod(text);
    return parsed ? instantOf(parsed) : Date.parse(text);
  };
  return periods.sort((a, b) => instant(b) - instant(a))[0] ?? null;
}

/**
 * Returns the wrong numbers in a history row after data were removed: those that are neither unchanged nor absent. One assertion for each
 * number would take longer.
 */
function wrongIn(row: SignalRow, before: SignalRow | undefined): readonly unknown[] {
  if (before === undefined) return [[row['period'], 'a new row']];
  // A row calculated with another method names it.
  if (Object.keys(row).some((field) => /_(basis|definition)$/.test(field) && row[field] !== before[field])) return [];
  const known = new Map(numbersIn(before));
  return numbersIn(row).flatMap(([at, number]) => {
    const then = known.get(at);
    const isRight = /\.rank$/.test(at) || (then !== undefined && Math.abs(number - then) <= 1e-9 * Math.max(1, Math.abs(then)));
    return isRight ? [] : [[row['period'], at, number, then]];
  });
}
