/** An absent list in a filter allows everything. All given lists must match. */
import { describe, expect, it } from 'vitest';
import type { DatasetKey } from '../../src/core/define-dataset.ts';
import { EVENT_KINDS } from '../../src/core/events.ts';
import type { StoredEvent } from '../../src/store/ports/events.ts';
import type { EventFilter } from '../../src/store/ports/webhooks.ts';
import { isWanted } from '../../src/webhooks/filter.ts';

const ALL: EventFilter = { events: [], datasets: [], series: [], sources: [] };
const DATASET_OF: Readonly<Record<string, DatasetKey>> = { 'AU.CPI.YOY': 'abs/CPI', 'AU.CASHRATE': 'rba/F1.1' };
const event = (changes: Partial<StoredEvent> = {}): StoredEvent => ({
  id: 1,
  kind: 'series.updated',
  dataset: 'abs/CPI',
  seq: 1,
  at: 0,
  payload: { series_ids: ['AU.CPI.YOY', 'AU.CPI.QOQ'] },
  ...changes,
});
const isMatch = (filter: Partial<EventFilter>, one: StoredEvent): boolean =>
  isWanted({ ...ALL, ...filter }, one, (id) => DATASET_OF[id] ?? null);

it('everything matches without filters, except pings of other subscriptions', () => {
  for (const kind of EVENT_KINDS) expect([kind, isMatch({}, event({ kind }))]).toEqual([kind, kind !== 'test.ping']);
  expect(isMatch({}, event({ dataset: null, kind: 'signal.regime_changed', payload: {} }))).toBe(true);
});

describe.each<[string, Partial<EventFilter>, Partial<EventFilter>]>([
  ['kind', { events: ['dataset.stale', 'series.updated'] }, { events: ['dataset.stale'] }],
  ['dataset', { datasets: ['rba/F1', 'abs/CPI'] }, { datasets: ['abs/CPI_M', 'rba/CPI'] }],
  ['source', { sources: ['abs'] }, { sources: ['rba', 'ato'] }],
  ['series that are named', { series: ['AU.CPI.QOQ'] }, { series: ['AU.CASHRATE'] }],
])('by %s', (_what, fitting, other) => {
  it('matching events are selected, and others are not', () => {
    expect(isMatch(fitting, event())).toBe(true);
    expect(isMatch(other, event())).toBe(false);
  });
});

it('all lists must match', () => {
  expect(isMatch({ sources: ['abs'], events: ['series.updated'], series: ['AU.CPI.YOY'] }, event())).toBe(true);
  expect(isMatch({ sources: ['abs'], events: ['dataset.stale'], series: ['AU.CPI.YOY'] }, event())).toBe(false);
});

it('an event about a whole dataset matches its series, and an event that names series matches only those', () => {
  const stale = event({ kind: 'dataset.stale', payload: {} });
  expect(isMatch({ series: ['AU.CPI.YOY'] }, stale)).toBe(true);
  expect(isMatch({ series: ['AU.CASHRATE', 'AU.NO.LONGER'] }, stale)).toBe(false);
  expect(isMatch({ series: ['AU.CPI.YOY'] }, event({ payload: { series_ids: [] } }))).toBe(false);
});

it('an event about an indicator matches its datasets and its input series', () => {
  const payload = { dataset_ids: ['rba.F1.1', 'abs.CPI'], series_ids: ['AU.CASHRATE'] };
  const regime = event({ dataset: null, kind: 'signal.regime_changed', payload });
  expect(isMatch({ datasets: ['rba/F1.1'] }, regime)).toBe(true);
  expect(isMatch({ datasets: ['rba/F1'] }, regime)).toBe(false);
  expect(isMatch({ sources: ['abs'] }, regime)).toBe(true);
  expect(isMatch({ sources: ['ato'] }, regime)).toBe(false);
  expect(isMatch({ series: ['AU.CASHRATE'] }, regime)).toBe(true);
  expect(isMatch({ series: ['AU.CPI.YOY'] }, regime)).toBe(false);
});

it('an event without a dataset does not match filters on datasets or sources', () => {
  const regime = event({ dataset: null, kind: 'signal.regime_changed', payload: {} });
  expect(isMatch({ datasets: ['rba/F1.1'] }, regime)).toBe(false);
  expect(isMatch({ sources: ['rba'] }, regime)).toBe(false);
});
