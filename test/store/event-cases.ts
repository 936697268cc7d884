/** Defines requirements for the event log: one event for each change, stored together with the change, and no missed events. */
import { expect } from 'vitest';
import { type DatasetKey, SOURCE_CODES } from '../../src/core/define-dataset.ts';
import { EVENT_KINDS, type EventKind } from '../../src/core/events.ts';
import { withinTrace } from '../../src/core/trace.ts';
import type { Concern } from '../../src/store/ports/concern.ts';
import type { NewEvent, StoredEvent } from '../../src/store/ports/events.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { startTask } from './child-process.ts';
import type { StorePlace } from './child-tasks.ts';
import { deltaOf, HOUR, NOW, writing } from './specimens.ts';

const RBA: DatasetKey = 'rba/F1';
const ABS: DatasetKey = 'abs/CPI';
const FAILURE = { code: 'UP_TIMEOUT', detail: 'No response', address: null } as const;

const event = (kind: EventKind, payload: NewEvent['payload'] = {}): NewEvent => ({ kind, dataset: RBA, at: NOW, payload });
const all = (store: Store): Promise<readonly StoredEvent[]> => store.events.after(0, 1_000_000);

interface Bench {
  readonly place: StorePlace;
  readonly store: Store;
  another(): Promise<Store>;
}

export const EVENT_CASES: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  async 'events: are stored together with their version'({ store }) {
    const payload = { text: 'ä \u{1f4c8} \\ "', list: [{ value: 4.35, period: null }] };
    const events = [event('series.updated', payload), event('observation.revised')];
    await store.datasets.apply(deltaOf(RBA, null, [writing('A', [[1, 1]])], { events }));
    await expect(store.datasets.apply(deltaOf(RBA, null, [writing('A', [[1, 2]])], { events }))).rejects.toThrow();
    const twice = [writing('A', [[1, 2]]), writing('A', [[1, 3]])];
    await expect(store.datasets.apply(deltaOf(RBA, 1, twice, { events }))).rejects.toThrow();
    expect(await all(store)).toEqual([
      { id: 1, kind: 'series.updated', dataset: RBA, seq: 1, at: NOW, payload },
      { id: 2, kind: 'observation.revised', dataset: RBA, seq: 1, at: NOW, payload: {} },
    ]);
    await store.datasets.apply(deltaOf(RBA, 1, [writing('A', [[1, 2]])]));
    expect(await all(store)).toHaveLength(2);
  },

  async 'events: have the trace of their cause, if there is one'({ store }) {
    const trace = { id: '4bf92f3577b34da6a3ce929d0e0e4736', isSampled: true };
    await withinTrace(trace, () => store.events.append(event('series.updated'), 'caused'));
    await withinTrace(trace, () =>
      store.datasets.apply(deltaOf(RBA, null, [writing('A', [[1, 1]])], { events: [event('series.updated')] })),
    );
    await store.events.append(event('series.updated'), 'by itself');
    const named = `00-${trace.id}-[0-9a-f]{16}-01`;
    expect((await all(store)).map((one) => one.trace)).toEqual([expect.stringMatching(named), expect.stringMatching(named), undefined]);
  },

  async 'events: are read after an id, by kind, and one by one'({ store }) {
    const ids: number[] = [];
    for (const kind of EVENT_KINDS) ids.push(await store.events.append({ ...event(kind), dataset: null }, `key of ${kind}`));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(new Set(ids).size).toBe(EVENT_KINDS.length);
    const [first = 0, second = 0] = ids;
    expect((await store.events.after(first, 2)).map(({ id }) => id)).toEqual(ids.slice(1, 3));
    expect((await store.events.after(0, 9, ['test.ping', 'series.updated'])).map(({ kind }) => kind)).toEqual([
      'series.updated',
      'test.ping',
    ]);
    expect(await store.events.after(ids.at(-1) ?? 0, 9)).toEqual([]);
    expect(await store.events.byId(second)).toEqual({ id: second, kind: 'series.updated', dataset: null, seq: null, at: NOW, payload: {} });
    expect(await store.events.byId(1_000)).toBeNull();
    expect(await store.events.newestId()).toBe(ids.at(-1));
  },

  async 'events: the same key gives the same event'({ store, another }) {
    const other = await another();
    const id = await store.events.append(event('signal.regime_changed', { to: 'tight' }), 'regime 7');
    const again = await Promise.all(
      [store, other].map((one) => one.events.append(event('signal.regime_changed', { to: 'loose' }), 'regime 7')),
    );
    expect(again).toEqual([id, id]);
    expect((await all(other)).map(({ payload }) => payload)).toEqual([{ to: 'tight' }]);
  },

  async 'events: a changed regime is reported once, and the first one is no change'({ store, another }) {
    const other = await another();
    const noted = (regime: string, notedAt = NOW, subject = '') => ({
      signal: 'real-rate-regime',
      subject,
      regime,
      period: '2026-Q2',
      notedAt,
    });
    const payloadOf = (before: { regime: string }): NewEvent['payload'] => ({ old: before.regime });
    expect(await store.events.noteRegime(noted('neutral'), payloadOf)).toBeNull();
    expect(await other.events.noteRegime(noted('neutral', NOW + 1), payloadOf)).toBeNull();
    expect(await all(store)).toEqual([]);
    const reported = await Promise.all([store, other].map((one) => one.events.noteRegime(noted('restrictive', NOW + 2), payloadOf)));
    expect(reported.filter((before) => before !== null)).toEqual([noted('neutral')]);
    expect(await store.events.noteRegime(noted('neutral', NOW + 3), payloadOf)).toEqual(noted('restrictive', NOW + 2));
    expect(await store.events.noteRegime(noted('scarcity', NOW + 4, 'NSW1'), payloadOf)).toBeNull();
    expect((await all(other)).map(({ kind, dataset, at, payload }) => [kind, dataset, at, payload])).toEqual([
      ['signal.regime_changed', null, NOW + 2, { old: 'neutral' }],
      ['signal.regime_changed', null, NOW + 3, { old: 'restrictive' }],
    ]);
  },

  async 'events: old ones are deleted, and their ids are never reused'({ store }) {
    expect(await store.events.newestId()).toBe(0);
    await store.events.append({ ...event('test.ping'), at: NOW - HOUR }, 'a');
    const kept = await store.events.append(event('test.ping'), 'b');
    expect(await store.events.prune(NOW)).toBe(1);
    expect((await all(store)).map(({ id }) => id)).toEqual([kept]);
    expect(await store.events.prune(NOW + 1)).toBe(1);
    expect(await store.events.append(event('test.ping'), 'c')).toBeGreaterThan(kept);
  },

  async 'events: a process killed at any moment leaves one event for each version'({ store, place, another }) {
    await store.datasets.apply(deltaOf(RBA, null, [writing('A', [[1, 1]])]));
    for (const enough of [5, 12, 20]) {
      const from = ((await store.datasets.state(RBA))?.version?.seq ?? 0) + 1;
      const writer = startTask('applyWithEvents', { place, from });
      await writer.line(`applied ${from + enough}`);
      await writer.kill();
    }
    const survivor = await another();
    const seqs = (await survivor.datasets.versions(RBA)).map(({ seq }) => seq).filter((seq) => seq > 1);
    expect(seqs.length).toBeGreaterThan(37);
    expect((await all(survivor)).map(({ seq, payload }) => [seq, payload])).toEqual(seqs.map((seq) => [seq, { seq }]));
  },

  async 'events: a reader who continues after the last id misses none of several writers'({ store, place }) {
    const each = 150;
    const writers = [1, 2, 3].map((n) => startTask('appendEvents', { place, name: `w${n}`, count: each }).lines());
    let running = true;
    const done = Promise.all(writers).finally(() => {
      running = false;
    });
    const seen: StoredEvent[] = [];
    const read = async (): Promise<void> => {
      seen.push(...(await store.events.after(seen.at(-1)?.id ?? 0, 50)));
    };
    while (running) {
      await read();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await done;
    for (let before = -1; before < seen.length; ) {
      before = seen.length;
      await read();
    }
    expect(seen).toHaveLength(3 * each);
    expect(new Set(seen.map(({ payload }) => payload['name'])).size).toBe(3 * each);
  },

  async 'events: a dataset becomes stale once and recovers once'({ store, another }) {
    const other = await another();
    const late = { late: true, payload: { why: 'unconfirmed' } };
    const good = { late: false, payload: {} };
    const kinds = async () => (await all(store)).map((one) => [one.kind, one.dataset, one.at - NOW]);
    await store.datasets.noteCheck(RBA, NOW, null, good);
    expect(await kinds()).toEqual([]);
    await store.datasets.noteCheck(RBA, NOW + 1, FAILURE, late);
    await other.datasets.noteCheck(RBA, NOW + 2, FAILURE, late);
    await Promise.all([store, other].map((one) => one.datasets.noteCheck(ABS, NOW + 3, FAILURE, late)));
    await store.datasets.noteCheck(RBA, NOW + 4, FAILURE);
    await store.datasets.noteCheck(RBA, NOW + 5, null, good);
    await other.datasets.noteCheck(RBA, NOW + 6, null, good);
    await store.datasets.noteCheck(RBA, NOW + 7, FAILURE, late);
    expect(await kinds()).toEqual([
      ['dataset.stale', RBA, 1],
      ['dataset.stale', ABS, 3],
      ['dataset.recovered', RBA, 5],
      ['dataset.stale', RBA, 7],
    ]);
    expect((await all(store))[0]?.payload).toEqual(late.payload);
  },

  async 'events: an issue of a dataset is reported once by each check that finds it'({ store, another }) {
    const other = await another();
    const missing = (count: number): Concern => ({ kind: 'missing', name: 'series', detail: 'Gone.', series: ['A'], count, since: NOW });
    const notify =
      (at: number) =>
      (before: readonly Concern[] | null): readonly NewEvent[] => [
        { kind: 'dataset.contents_changed', dataset: RBA, at, payload: { before: before?.map(({ count }) => count) ?? null } },
      ];
    expect(await store.datasets.noteConcerns(RBA, 'files', [missing(1)], notify(NOW))).toBe(false);
    await store.datasets.noteCheck(RBA, NOW, null);
    const noted = await Promise.all([store, other].map((one) => one.datasets.noteConcerns(RBA, 'files', [missing(1)], notify(NOW + 1))));
    expect(noted.filter((one) => one)).toHaveLength(1);
    expect(await other.datasets.noteConcerns(RBA, 'files', [missing(1)], notify(NOW + 2))).toBe(false);
    expect(await other.datasets.noteConcerns(RBA, 'figures', [], () => [])).toBe(true);
    expect(await other.datasets.noteConcerns(RBA, 'files', [missing(2)], notify(NOW + 3))).toBe(true);
    expect((await all(store)).map(({ kind, dataset, at, payload }) => [kind, dataset, at - NOW, payload])).toEqual([
      ['dataset.contents_changed', RBA, 1, { before: null }],
      ['dataset.contents_changed', RBA, 3, { before: [1] }],
    ]);
    expect((await store.datasets.state(RBA))?.concerns).toEqual({ files: [missing(2)], figures: [] });
    expect((await store.datasets.states()).map(({ concerns }) => concerns.files)).toEqual([[missing(2)]]);
  },

  async 'checks: the last success of a calendar can be read'({ store }) {
    const check = { source: SOURCE_CODES[0], dataset: 'abs/calendar', code: null, durationMs: 1 };
    expect(await store.checks.lastSuccess('abs/calendar')).toBeNull();
    await store.checks.record({ ...check, at: NOW, ok: true });
    await store.checks.record({ ...check, at: NOW + 1, ok: false });
    await store.checks.record({ ...check, dataset: ABS, at: NOW + 2, ok: true });
    expect(await store.checks.lastSuccess('abs/calendar')).toBe(NOW);
    expect(await store.checks.lastSuccess('abs/calendar', NOW)).toBeNull();
  },
};
