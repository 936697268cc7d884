/** Reads the inputs of a snapshot. They are published values, and groups of rows of a register. */

import { at, entry } from '../../core/assert.ts';
import { type Dataset, type DatasetKey, dottedId, storeKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { RegisterInput, SelectionInput, SnapshotInput, SnapshotSignal } from '../../core/define-signal.ts';
import { WattleError } from '../../core/errors.ts';
import type { RegisterGroupsQuery, RegisterGroupTotals } from '../../store/ports/registers.ts';
import type { StoredSeries, Version } from '../../store/ports/series.ts';
import type { QueryContext } from '../base/context.ts';
import { dayOfInstant } from '../base/freshness.ts';
import type { AsOf } from '../base/parameters/parameters.ts';
import type { ReadSlice } from '../base/read-slice.ts';
import { listStoredSeries, slicesOf, vintageOf } from '../base/stored-dataset.ts';
import {
  holdDataset,
  inVersion,
  type LoadedSeries,
  loadIfStored,
  notAmongStored,
  refuseUnbegun,
  type StoredDataset,
} from '../series/reading/stored-series.ts';
import { olderOf, type Part } from './one-release.ts';

export type LoadedInput =
  | {
      readonly kind: 'series';
      readonly stored: LoadedSeries;
      /**
       * The date of the first event that later vintages contain but this vintage does not, in days since 1970-01-01. Null if there is no
       * such event.
       */
      readonly unsaidFrom: number | null;
    }
  | { readonly kind: 'set'; readonly members: Readonly<Record<string, LoadedSeries | SeriesHandle>> }
  | {
      readonly kind: 'selection';
      readonly input: SelectionInput;
      readonly on: StoredDataset;
      readonly slices: readonly ReadSlice[];
      readonly vintages: readonly Version[];
      readonly labels: Labels;
    }
  | {
      readonly kind: 'register';
      readonly input: RegisterInput;
      readonly on: StoredDataset;
      readonly groups: readonly RegisterGroupTotals[];
    }
  | { readonly kind: 'absent'; readonly input: SnapshotInput; readonly why: string };

type Labels = readonly { readonly id: string; readonly labels: ReadonlyMap<string, string> }[];

/** The stored datasets of a snapshot's inputs. Also the errors of optional datasets that are missing. */
export interface StoredDatasets {
  readonly stored: ReadonlyMap<DatasetKey, StoredDataset>;
  readonly absent: ReadonlyMap<DatasetKey, WattleError>;
}

export interface LoadedInputs {
  readonly inputs: Readonly<Record<string, LoadedInput>>;
  /** Members of sets without stored values. */
  readonly missing: readonly SeriesHandle[];
  readonly absent: readonly string[];
  /** Datasets that are read in an older version, so that all inputs are from the same release. */
  readonly older: ReadonlyMap<DatasetKey, Version>;
}

export type Declared = Readonly<Record<string, SnapshotInput>>;

/**
 * Returns the version to read from each dataset. Throws DATA_UNAVAILABLE if a required dataset is not stored. Throws REQ_NO_VINTAGE if it
 * was not stored at the requested time.
 */
export async function loadDatasets(ctx: QueryContext, declared: Declared, asOf: AsOf | null): Promise<StoredDatasets> {
  const needed = new Map<DatasetKey, { readonly dataset: Dataset; required: boolean }>();
  for (const input of Object.values(declared)) {
    for (const dataset of datasetsBehind(input)) {
      const known = needed.get(storeKey(dataset)) ?? { dataset, required: false };
      needed.set(storeKey(dataset), { ...known, required: known.required || input.optional !== true });
    }
  }
  const stored = new Map<DatasetKey, StoredDataset>();
  const absent = new Map<DatasetKey, WattleError>();
  await Promise.all(
    [...needed].map(async ([key, { dataset, required }]) => {
      try {
        stored.set(key, await holdDataset(ctx, dataset, asOf));
      } catch (error) {
        if (required || !isLackOfData(error)) throw error;
        absent.set(key, error);
      }
    }),
  );
  return { stored: inOrderOf(needed, stored), absent };
}

export const isLackOfData = (error: unknown): error is WattleError =>
  error instanceof WattleError && ['DATA_UNAVAILABLE', 'REQ_NO_VINTAGE', 'REQ_VINTAGE_GAP'].includes(error.code);

function inOrderOf(keys: ReadonlyMap<DatasetKey, unknown>, stored: ReadonlyMap<DatasetKey, StoredDataset>): StoredDatasets['stored'] {
  return new Map(
    [...keys.keys()].flatMap((key) => {
      const one = stored.get(key);
      return one ? [[key, one] as const] : [];
    }),
  );
}

function datasetsBehind(input: SnapshotInput): readonly Dataset[] {
  switch (input.kind) {
    case 'series':
      return [input.series.dataset];
    case 'set':
      return Object.values<SeriesHandle>(input.series).map(({ dataset }) => dataset);
    default:
      return [input.dataset];
  }
}

/** Reads the inputs, from one release if the indicator needs it. Throws DATA_UNAVAILABLE if a required series is not stored. */
export async function loadInputs(
  ctx: QueryContext,
  { oneRelease }: SnapshotSignal,
  declared: Declared,
  datasets: StoredDatasets,
  asOf: AsOf | null,
): Promise<LoadedInputs> {
  const newest = await readInputs(ctx, declared, datasets, asOf);
  const older = oneRelease === true ? await olderOf(ctx, partsOf(newest)) : newest.older;
  if (older.size === 0) return newest;
  const stored = new Map([...datasets.stored].map(([key, on]) => [key, { ...on, version: older.get(on.state.dataset) ?? on.version }]));
  return { ...(await readInputs(ctx, declared, { ...datasets, stored }, asOf)), older };
}

/** Returns the end of each selection. It is the end of its series with the latest value. */
const partsOf = ({ inputs }: LoadedInputs): readonly Part[] =>
  Object.values(inputs).flatMap((input) => {
    if (input.kind !== 'selection') return [];
    const parts = input.slices.flatMap((slice, i): readonly Part[] => {
      const end = slice.points.t.at(-1);
      const named = dottedId(input.input.dataset);
      return end === undefined
        ? []
        : [{ named, dataset: input.on.state.dataset, freq: slice.series.freq, end, vintage: at(input.vintages, i) }];
    });
    const latest = Math.max(...parts.map(({ end }) => end));
    return parts.filter(({ end }) => end === latest).slice(0, 1);
  });

async function readInputs(ctx: QueryContext, declared: Declared, datasets: StoredDatasets, asOf: AsOf | null): Promise<LoadedInputs> {
  const entries = await Promise.all(
    Object.entries(declared).map(async ([name, input]) => [name, await holdIfThere(ctx, input, datasets, asOf)] as const),
  );
  const inputs = Object.fromEntries(entries);
  const absent = Object.values(inputs).flatMap((input) => (input.kind === 'absent' ? [input.why] : []));
  return { inputs, missing: Object.values(inputs).flatMap(missingOf), absent: [...new Set(absent)], older: new Map() };
}

async function holdIfThere(
  ctx: QueryContext,
  input: SnapshotInput,
  { stored, absent }: StoredDatasets,
  asOf: AsOf | null,
): Promise<LoadedInput> {
  const on = (dataset: Dataset): StoredDataset => {
    const one = stored.get(storeKey(dataset));
    if (!one) throw absent.get(storeKey(dataset)) ?? new WattleError('BUG', `${dottedId(dataset)} was not loaded.`);
    return one;
  };
  try {
    return await holdInput(ctx, input, on, asOf);
  } catch (error) {
    if (!input.optional || !isLackOfData(error)) throw error;
    return { kind: 'absent', input, why: error.message };
  }
}

export const isHandle = (member: LoadedSeries | SeriesHandle): member is SeriesHandle => !('slice' in member);

const missingOf = (input: LoadedInput): readonly SeriesHandle[] =>
  input.kind === 'set' ? Object.values(input.members).filter(isHandle) : [];

/** Returns all series, including the members of sets. Each has the name of its input. */
export const seriesIn = ({ inputs }: LoadedInputs): readonly { readonly input: string; readonly series: LoadedSeries }[] =>
  Object.entries(inputs).flatMap(([input, one]) => {
    const members = one.kind === 'series' ? [one.stored] : one.kind === 'set' ? Object.values(one.members) : [];
    return members.flatMap((member) => (isHandle(member) ? [] : [{ input, series: member }]));
  });

async function holdInput(
  ctx: QueryContext,
  input: SnapshotInput,
  on: (dataset: Dataset) => StoredDataset,
  asOf: AsOf | null,
): Promise<LoadedInput> {
  switch (input.kind) {
    case 'series': {
      const stored = await loadIfStored(ctx, input.series, on(input.series.dataset));
      if (!stored) throw await notAmongStored(ctx, input.series);
      if (asOf) await refuseUnbegun(ctx, stored, asOf);
      return { kind: 'series', stored, unsaidFrom: await firstUnsaid(ctx, stored) };
    }
    case 'set': {
      const members = Object.entries(input.series).map(
        async ([key, handle]) => [key, (await loadIfStored(ctx, handle, on(handle.dataset))) ?? handle] as const,
      );
      return { kind: 'set', members: Object.fromEntries(await Promise.all(members)) };
    }
    case 'selection':
      return holdSelection(ctx, input, on(input.dataset));
    case 'register':
      return holdGroups(ctx, input, on(input.dataset), asOf);
  }
}

/**
 * Returns the date of the first event that later vintages contain but this vintage does not. Vintages of events can be years apart. The
 * earlier of two vintages does not contain the events between them.
 */
async function firstUnsaid(ctx: QueryContext, stored: LoadedSeries): Promise<number | null> {
  const { handle, state, version, slice } = stored;
  if (handle.nature !== 'event' || state.version.seq === version.seq) return null;
  const newest = await inVersion(ctx, stored, state.version);
  const last = slice.t.at(-1) ?? Number.NEGATIVE_INFINITY;
  return newest.slice.t.find((t) => t > last) ?? null;
}

async function holdSelection(ctx: QueryContext, input: SelectionInput, on: StoredDataset): Promise<LoadedInput> {
  const { state, version } = on;
  const wanted = { ...input.dataset.fixed, ...input.select };
  const tests = state.dimensions.map(({ id }) => (wanted[id] === undefined ? null : new Set([wanted[id]].flat())));
  const isWanted = ({ codes }: StoredSeries): boolean => tests.every((test, i) => test === null || test.has(at(codes, i)));
  const series = (await listStoredSeries(ctx, state)).filter(isWanted);
  const unknown = Object.keys(input.select).find((id) => !state.dimensions.some((dimension) => dimension.id === id));
  if (unknown !== undefined)
    throw new WattleError('DATA_UNAVAILABLE', `${dottedId(input.dataset)} no longer has the dimension ${unknown}.`);
  const labels = state.dimensions.map(({ id, values }) => ({ id, labels: new Map(values.map(({ code, label }) => [code, label])) }));
  const slices = await slicesOf(ctx, state.dataset, series, version, input.newest);
  const seqs = [...new Set(slices.map(({ newestSeq }) => newestSeq))];
  const bySeq = new Map(await Promise.all(seqs.map(async (seq) => [seq, await vintageOf(ctx, version, seq)] as const)));
  return { kind: 'selection', input, on, slices, vintages: slices.map(({ newestSeq }) => entry(bySeq, newestSeq)), labels };
}

async function holdGroups(ctx: QueryContext, input: RegisterInput, on: StoredDataset, asOf: AsOf | null): Promise<LoadedInput> {
  const query: RegisterGroupsQuery = {
    dataset: on.state.dataset,
    seq: on.version.seq,
    where: Object.entries(input.where ?? {}).map(([column, values]) => ({ column, op: 'equals', values })),
    by: input.by,
    sums: input.sums ?? [],
    ...(input.within === undefined ? {} : { within: input.within }),
  };
  try {
    return { kind: 'register', input, on, groups: await ctx.store.registers.groups(query) };
  } catch (error) {
    if (!(error instanceof WattleError) || error.code !== 'REQ_CURSOR_EXPIRED' || asOf === null) throw error;
    throw new WattleError(
      'REQ_NO_VINTAGE',
      `${dottedId(input.dataset)} as of ${asOf.text} is no longer stored. Wattle stores only the latest two versions.`,
      {
        hint: `Use as_of=${dayOfInstant(on.state.version.effectiveFrom)} or later.`,
      },
    );
  }
}
