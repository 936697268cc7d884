/** Defines tasks that tests run on a store in another process. Each task writes lines to standard output. */
import { openSync, writeSync } from 'node:fs';
import { Quota } from '../../src/accounts/quota/quota.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import type { SeriesDelta } from '../../src/store/ports/series.ts';
import { attributes, deltaOf, NOW, observation } from './specimens.ts';

export interface StorePlace {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** Writes directly to the file descriptor, because the thread may block or the process may be killed immediately. */
const writeLine = (line: string): void => void writeSync(1, `${line}\n`);

async function withStore(place: StorePlace, work: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore({ ...place, clock: new FixedClock(NOW) });
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

export const TASKS = {
  async migrate({ place }: { place: StorePlace }) {
    await withStore(place, async (store) => {
      await store.migrate();
      writeLine('migrated');
    });
  },

  /** Starts version 2 of rba/F1, writes half of it, reports that, and never continues. */
  async hangInApply({ place, series }: { place: StorePlace; series: number }) {
    function* half(): Generator<SeriesDelta> {
      for (let i = 0; i < series; i++) yield { attributes: attributes(`S${i}`), write: [observation(1, 2), observation(2, 2)], remove: [] };
      writeLine('halfway');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }
    await withStore(place, async (store) => {
      await store.datasets.apply(deltaOf('rba/F1', 1, half()));
    });
  },

  /** Writes the versions `from` to `to` of rba/F1. Every value in a version is its number. */
  async applyVersions({
    place,
    from,
    to,
    series,
    length,
  }: {
    place: StorePlace;
    from: number;
    to: number;
    series: number;
    length: number;
  }) {
    await withStore(place, async (store) => {
      for (let seq = from; seq <= to; seq++) {
        const write = Array.from({ length }, (_, t) => observation(t, seq));
        const all = Array.from({ length: series }, (_, i) => ({ attributes: attributes(`S${i}`), write, remove: [] }));
        await store.datasets.apply(deltaOf('rba/F1', seq - 1, all));
        writeLine(`applied ${seq}`);
      }
    });
  },

  /** Writes versions of rba/F1 endlessly. Each has an event with its number. */
  async applyWithEvents({ place, from }: { place: StorePlace; from: number }) {
    await withStore(place, async (store) => {
      for (let seq = from; ; seq++) {
        const events = [{ kind: 'series.updated' as const, dataset: 'rba/F1' as const, at: NOW, payload: { seq } }];
        const write = Array.from({ length: 50 }, (_, t) => observation(t, seq));
        await store.datasets.apply(deltaOf('rba/F1', seq - 1, [{ attributes: attributes('A'), write, remove: [] }], { events }));
        writeLine(`applied ${seq}`);
      }
    });
  },

  async appendEvents({ place, name, count }: { place: StorePlace; name: string; count: number }) {
    await withStore(place, async (store) => {
      for (let i = 0; i < count; i++) {
        const own = `${name} ${i}`;
        await store.events.append({ kind: 'test.ping', dataset: null, at: NOW, payload: { name: own } }, own);
      }
    });
  },

  /** Uses requests until none are left. Returns some of them, and reports the number used. */
  async takeQuota({ place, account, limit }: { place: StorePlace; account: string; limit: number }) {
    await withStore(place, async (store) => {
      const { quota } = store.accounts;
      const lease = { owner: `owner ${process.pid}`, accountId: account, month: '2026-11' };
      await quota.begin(lease.owner, NOW + 60_000);
      let kept = 0;
      // A lease that is used up ends. Its requests are recorded, and the next lease starts at zero.
      let booked = 0;
      for (let round = 1; ; round++) {
        const change = { used: [{ day: '2026-11-21', calls: kept }], limit, ownerUntil: null };
        const { granted } = await quota.exchange(lease, { ...change, keep: null, want: 7 });
        if (granted === kept) break;
        kept = granted - (round % 5 === 0 ? Math.min(2, granted - kept) : 0);
        const left = await quota.exchange(lease, { ...change, keep: kept, want: 0 });
        if (left.granted > 0) continue;
        booked += kept;
        kept = 0;
      }
      writeLine(`kept ${booked + kept}`);
    });
  },

  /** Responds to requests endlessly, eight at a time. Writes a character to a file for each response. */
  async answerCalls({ place, limit, journals, answers }: { place: StorePlace; limit: number; journals: string; answers: string }) {
    await withStore(place, async (store) => {
      const clock = new FixedClock(NOW);
      const quota = new Quota({ store: store.accounts, clock, limitOf: () => limit, journals });
      const file = openSync(answers, 'a');
      const account = { id: 'acc_1', email: 'user@example.org', tier: 'free', createdAt: NOW, verifiedAt: null };
      const worker = async (): Promise<void> => {
        for (;;) {
          const ledger = await quota.open(account);
          if (!(await quota.take(ledger))) return;
          await new Promise((resolve) => setImmediate(resolve));
          quota.count(ledger);
          writeSync(file, 'x');
        }
      };
      writeLine('answering');
      await Promise.all(Array.from({ length: 8 }, worker));
    });
  },

  /** Claims jobs until none are due, and reports them. */
  async claimJobs({ place }: { place: StorePlace }) {
    await withStore(place, async (store) => {
      for (;;) {
        const job = await store.jobs.claim(['refresh'], NOW, NOW + 60_000);
        if (!job) break;
        writeLine(`claimed ${job.id}`);
      }
    });
  },
};
