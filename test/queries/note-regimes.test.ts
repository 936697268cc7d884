import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { defineHistorySignal, defineSnapshotSignal, eachSeries, type HistorySignal, type Signal } from '../../src/core/define-signal.ts';
import { Recomputing } from '../../src/watch/recompute.ts';
import { noteRegimes } from '../../src/watch/regimes.ts';
import { dataset, openShelf, type Shelf, type Values } from './shelf.ts';

const TABLE = dataset({ id: 'T', frequency: 'Q', source: 'rba' });
const handleOf = (id: string): SeriesHandle => ({
  id: `AU.${id}`,
  title: id,
  description: id,
  dataset: TABLE,
  select: { SERIES: id },
  units: 'Per cent',
  unitsShort: '%',
  frequency: 'Q',
  adjustment: 'original',
  place: 'Australia',
  topic: 'test',
  tags: [],
});
const X = handleOf('X');
const Y = handleOf('Y');
const FACTS = {
  title: 'Test',
  summary: 'Test.',
  stale: 'serve_cached',
  methodologyVersion: 1,
  formula: ['x'],
  parameters: {},
  row: {},
} as const;

let computed = 0;
const LEVEL: HistorySignal = defineHistorySignal({
  ...FACTS,
  id: 'level',
  mode: 'history',
  frequency: 'Q',
  regime: { field: 'level' },
  inputs: () => ({ x: { series: X, sample: 'same' } }),
  compute: ({ x }, t) => {
    computed += 1;
    return { level: x(t) > 5 ? 'high' : 'low' };
  },
});
const PLACES: Signal = defineSnapshotSignal({
  ...FACTS,
  id: 'places',
  mode: 'snapshot',
  gives: 'rows',
  past: { none: 'It has no past.' },
  stale: 'refuse',
  regime: { field: 'level', of: 'place' },
  inputs: () => ({ v: eachSeries({ NSW: X, VIC: Y }) }),
  compute: ({ v }) => ({
    data: Object.entries(v).map(([place, view]) => ({
      period: view.latest()?.period,
      place,
      level: (view.latest()?.value ?? 0) > 5 ? 'high' : 'low',
    })),
  }),
});

let shelf: Shelf;
beforeEach(async () => {
  computed = 0;
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
});
afterEach(() => shelf.close());

const put = async (series: Readonly<Record<string, Values>>) => {
  shelf.clock.advance(1000);
  await shelf.put(TABLE, {
    dimensions: { SERIES: { X: 'X', Y: 'Y' } },
    series: Object.entries(series).map(([code, values]) => ({ codes: [code], values })),
  });
};
const confirm = () => shelf.store.datasets.noteCheck('rba/T', shelf.clock.now(), null);
const note = (signals: readonly Signal[]) => noteRegimes(shelf.ctx, signals, 'rba/T');
const events = () => shelf.store.events.after(0, 100);

describe('regimes', () => {
  test('a change causes one event, with the old and the new regime', async () => {
    await put({ X: { '2025-Q4': 1 } });
    expect(await note([LEVEL])).toBe(0);
    await put({ X: { '2025-Q4': 1, '2026-Q1': 9 } });
    expect(await note([LEVEL])).toBe(1);
    expect(await note([LEVEL])).toBe(0);
    expect(await events()).toMatchObject([
      {
        kind: 'signal.regime_changed',
        dataset: null,
        payload: {
          signal_id: 'level',
          field: 'level',
          old_value: 'low',
          new_value: 'high',
          previous_period: '2025-Q4',
          period: '2026-Q1',
          row: { period: '2026-Q1', level: 'high' },
          dataset_ids: ['rba.T'],
          series_ids: ['AU.X'],
        },
      },
    ]);
  });

  test('a revision without a change of regime is not an event', async () => {
    await put({ X: { '2026-Q1': 9 } });
    await note([LEVEL]);
    await put({ X: { '2026-Q1': 8 } });
    await note([LEVEL]);
    expect(await events()).toEqual([]);
  });

  test('each row has a separate regime, and a refused stale response records nothing', async () => {
    await put({ X: { '2026-Q1': 1 }, Y: { '2026-Q1': 9 } });
    expect(await note([PLACES])).toBe(0);
    await confirm();
    await note([PLACES]);
    await put({ X: { '2026-Q1': 1 }, Y: { '2026-Q1': 9, '2026-Q2': 2 } });
    await confirm();
    expect(await note([PLACES])).toBe(1);
    expect(await events()).toMatchObject([
      { payload: { signal_id: 'places', place: 'VIC', old_value: 'high', new_value: 'low', period: '2026-Q2' } },
    ]);
  });

  test('indicators that do not use the dataset are not checked', async () => {
    await put({ X: { '2026-Q1': 1 } });
    await noteRegimes(shelf.ctx, [LEVEL], 'rba/OTHER');
    expect(computed).toBe(0);
    await noteRegimes(shelf.ctx, [LEVEL], null);
    expect(computed).toBe(1);
  });

  test('an indicator without a response records nothing', async () => {
    expect(await note([LEVEL, PLACES])).toBe(0);
  });
});

describe('recalculating', () => {
  test('an indicator is calculated when one of its datasets changes, and cached for callers', async () => {
    const errors: unknown[] = [];
    const recomputing = new Recomputing(shelf.ctx, [LEVEL, PLACES], (error) => errors.push(error));
    await recomputing.changed(['rba/T']);
    await put({ X: { '2025-Q4': 1, '2026-Q1': 9 } });
    await recomputing.changed(['rba/OTHER']);
    expect(computed).toBe(0);
    await Promise.all([recomputing.changed(['rba/T']), recomputing.changed(['rba/T', 'abs/CPI'])]);
    expect(computed).toBe(2);
    await note([LEVEL]);
    expect(computed).toBe(2);
    expect(errors).toEqual([]);
  });

  test('an error in a formula is reported', async () => {
    const errors: unknown[] = [];
    const broken: Signal = {
      ...LEVEL,
      compute: () => {
        throw new TypeError('broken');
      },
    };
    await put({ X: { '2026-Q1': 9 } });
    await new Recomputing(shelf.ctx, [broken], (error, signal) => errors.push([signal.id, error])).changed(['rba/T']);
    expect(errors).toEqual([['level', expect.any(TypeError)]]);
  });
});
