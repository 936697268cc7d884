/** Makes a store with an error in one dataset. All other data are from a store without errors. */
import type { DatasetKey } from '../../src/core/define-dataset.ts';
import type { Store } from '../../src/store/ports/port.ts';
import type { RegisterStore } from '../../src/store/ports/registers.ts';
import type { DatasetState, DatasetStore, SeriesSlice } from '../../src/store/ports/series.ts';

export interface Fault {
  readonly dataset: DatasetKey;
  /** Returns the state of the dataset. Null means that it was never stored. */
  readonly state?: (state: DatasetState) => DatasetState | null;
  /** Returns the values for each series in the dataset. */
  readonly slice?: (slice: SeriesSlice) => SeriesSlice;
  /** Set if the register has no rows. */
  readonly noRows?: true;
}

export function faultyStore(store: Store, fault: Fault): Store {
  const datasets: Partial<DatasetStore> = {
    state: async (key) => {
      const state = await store.datasets.state(key);
      return key === fault.dataset && state && fault.state ? fault.state(state) : state;
    },
    read: async (query) => {
      const slices = await store.datasets.read(query);
      return query.dataset === fault.dataset && fault.slice ? slices.map(fault.slice) : slices;
    },
  };
  const registers: Partial<RegisterStore> = {
    groups: async (query) => (query.dataset === fault.dataset && fault.noRows ? [] : store.registers.groups(query)),
  };
  return over(store, { datasets: over(store.datasets, datasets), registers: over(store.registers, registers) });
}

/** Returns a read-only store. Inputs are read once, because nothing more is written. */
export function readOnce(store: Store): Store {
  const known = new Map<string, Promise<unknown>>();
  const once =
    <Args extends readonly unknown[], T>(name: string, read: (...args: Args) => Promise<T>) =>
    (...args: Args): Promise<T> => {
      const requested = `${name} ${JSON.stringify(args)}`;
      const answer = known.get(requested) ?? read(...args);
      known.set(requested, answer);
      return answer as Promise<T>;
    };
  const { datasets, registers, captures, releases } = store;
  return over(store, {
    datasets: over(datasets, {
      state: once('state', (key) => datasets.state(key)),
      series: once('series', (key) => datasets.series(key)),
      read: once('read', (query) => datasets.read(query)),
      versionsAt: once('versions', (key, seqs) => datasets.versionsAt(key, seqs)),
    }),
    registers: over(registers, { groups: once('groups', (query) => registers.groups(query)) }),
    captures: over(captures, { info: once('info', (sha256) => captures.info(sha256)) }),
    releases: over(releases, { between: once('releases', (from, to, source) => releases.between(from, to, source)) }),
  });
}

/** Returns an object with some members from another object. The original's methods run on the original. */
function over<T extends object>(base: T, members: Partial<T>): T {
  return new Proxy(base, {
    get: (target, name) => {
      const own = (members as Record<PropertyKey, unknown>)[name];
      if (own !== undefined) return own;
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

export function withoutValues(slice: SeriesSlice, gone: (t: number) => boolean): SeriesSlice {
  const kept = slice.t.flatMap((t, i) => (gone(t) ? [] : [i]));
  const pick = <T>(all: readonly T[]): T[] => kept.map((i) => all[i] as T);
  return {
    ...slice,
    t: pick(slice.t),
    value: pick(slice.value),
    status: pick(slice.status),
    text: pick(slice.text),
    seq: pick(slice.seq),
    at: pick(slice.at),
  };
}

export const timesValues = (slice: SeriesSlice, by: number): SeriesSlice => ({
  ...slice,
  value: slice.value.map((value) => (value === null ? null : value * by)),
});
