/** Makes errors in the store that the program uses, to prove that the simulation detects them. */
import type { Store } from '../../src/store/ports/port.ts';
import type { Sabotage } from './process.ts';

/** Returns an object with some members replaced. */
const viewOf = <T extends object>(target: T, members: Partial<T>): T =>
  new Proxy(target, {
    get(_target, name) {
      const member: unknown = name in members ? Reflect.get(members, name) : Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });

const withDatasets = (store: Store, members: Partial<Store['datasets']>): Store =>
  viewOf(store, { datasets: viewOf(store.datasets, members) });

export const SABOTAGE: Readonly<Record<string, { readonly plant: Sabotage; readonly seen: RegExp }>> = {
  'a lost value of a version': {
    plant: (store) =>
      withDatasets(store, {
        apply: (delta) => {
          const series = [...delta.series].map((one) => (delta.baseSeq === null ? one : { ...one, write: one.write.slice(0, -1) }));
          return store.datasets.apply({ ...delta, series });
        },
      }),
    seen: /is none of the publications/,
  },
  'an older version shown as new': {
    plant: (store) =>
      withDatasets(store, {
        state: async (key) => {
          const state = await store.datasets.state(key);
          const before = (state?.version?.seq ?? 0) > 2 ? ((await store.datasets.versions(key)).at(-2) ?? null) : null;
          return state && before ? { ...state, version: before } : state;
        },
      }),
    seen: /is shown as new after/,
  },
  'an unrecorded delivery': {
    plant: (store) => {
      let n = 0;
      return viewOf(store, {
        webhooks: viewOf(store.webhooks, {
          settle: (...settled) => ((n += 1) % 3 === 0 ? Promise.resolve(true) : store.webhooks.settle(...settled)),
        }),
      });
    },
    seen: /came twice, though its first arrival was noted/,
  },
  'an event that is not queued': {
    plant: (store) =>
      viewOf(store, {
        webhooks: viewOf(store.webhooks, {
          fan: (fanning, now, dueAt) => {
            const queued = fanning.queued.map((one) => ({
              ...one,
              deliveries: one.deliveries.slice(0, Math.max(1, one.deliveries.length - 1)),
            }));
            return store.webhooks.fan({ ...fanning, queued }, now, dueAt);
          },
        }),
      }),
    seen: /never arrived/,
  },
  'a lost failed email': {
    plant: (store) => {
      const mails = viewOf(store.accounts.mails, { failed: ({ id }) => store.accounts.mails.sent(id) });
      return viewOf(store, { accounts: viewOf(store.accounts, { mails }) });
    },
    seen: /mails to .* were accepted, and \d+ arrived/,
  },
  'an unreported request': {
    plant: (store) => {
      const quota = viewOf(store.accounts.quota, {
        exchange: (lease, change) =>
          store.accounts.quota.exchange(lease, {
            ...change,
            used: change.used.map((one) => ({ ...one, calls: Math.max(0, one.calls - 1) })),
          }),
      });
      return viewOf(store, { accounts: viewOf(store.accounts, { quota }) });
    },
    seen: /the days count|are counted/,
  },
};
