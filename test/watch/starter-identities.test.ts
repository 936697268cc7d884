/** In the starter data, values that must agree do so in every period. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IDENTITIES } from '../../src/catalogue/identities/identities.ts';
import { findSeries } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { status } from '../../src/queries/status/status.ts';
import { F1 } from '../../src/sources/rba/datasets/F1.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { contradictionName, contradictionsIn, noteUnlooked } from '../../src/watch/identities.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { STARTER_LOADED_AT } from '../starter/loaded-starter.ts';

let shelf: Shelf;
let store: Store;
beforeAll(async () => {
  shelf = await openShelf(STARTER_LOADED_AT, 'starter');
  store = shelf.store;
}, 600_000);
afterAll(() => shelf.close());

it('each identity is true in every period', async () => {
  const found = [];
  for (const identity of IDENTITIES) found.push(...(await contradictionsIn(store, identity)));
  expect(found.map((one) => `${contradictionName(one)} ${one.period}`)).toEqual([]);
}, 600_000);

/** A target of 9% on 1 March 2026, instead of 3.85% in table A2. */
const WRONG_TARGET = {
  dimensions: { SERIES: { FIRMMCRTD: 'Cash Rate Target' }, TABLE: { F1: 'F1' } },
  series: [{ codes: ['FIRMMCRTD', 'F1'], freq: 'D' as const, values: { '2026-03-01': 9 } }],
};

it('an identity is checked once at the start if it never was, and is then in responses and in the status', async () => {
  const notesOf = async (id: string) =>
    (await readSeries(shelf.ctx, present(findSeries(id), id), params('limit=1'))).meta.notes.filter((note) =>
      note.includes(' does not hold in '),
    );
  await shelf.put(F1, WRONG_TARGET, { scope: 'partial' });
  expect(await notesOf('AU.CASHRATE')).toEqual([]);
  const watch = { store, clock: shelf.clock, sandbox: false };
  expect(await noteUnlooked(watch, IDENTITIES)).toBe(1);
  expect(await notesOf('AU.CASHRATE')).toEqual([expect.stringMatching(/does not hold in 1 period, the latest 2026-03-01.*9.*3\.85/)]);
  const reported = (await status(shelf.ctx)).sources.flatMap(({ concerns }) => concerns);
  expect(new Set(reported.map(({ name }) => name))).toEqual(new Set(['cash-rate-target']));
  // Values that were checked are not checked again.
  const events = (await store.events.after(0, 100)).length;
  expect(events).toBe(1);
  expect(await noteUnlooked(watch, IDENTITIES)).toBe(0);
  expect((await store.events.after(0, 100)).length).toBe(events);
}, 600_000);
