/** The starter data, compared with itself: what of published figures does not agree is known by name. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IDENTITIES } from '../../src/catalogue/identities/identities.ts';
import { findSeries } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { status } from '../../src/queries/status/status.ts';
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

const adjusted = (place: string): string => `${place}, seasonally adjusted`;

/** What does not agree in the starter data, and why. */
const KNOWN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'Australia, original',
      ...['Australia', 'New South Wales', 'Victoria', 'Queensland', 'South Australia', 'Western Australia', 'Tasmania'].map(adjusted),
      ...['Northern Territory', 'Australian Capital Territory'].map(adjusted),
    ].map((set) => [`underutilisation-rate ${set}`, 'unemployment is of another release than underemployment']),
  ),
  'cash-rate-target': 'table F1 reaches 6 May 2026, table A2 the decision of 18 March',
  'dwellings-by-state number': 'two quarters of Australia are of another edition than the states',
};

it('agrees but for known facts', async () => {
  const found = [];
  for (const identity of IDENTITIES) found.push(...(await contradictionsIn(store, identity)));
  expect(found.map(contradictionName)).toEqual(Object.keys(KNOWN));
  // The latest decision is not in table A2: the contradiction that was served without a word.
  expect(found.find(({ identity }) => identity.id === 'cash-rate-target')).toMatchObject({
    period: '2026-05-06',
    terms: [{ value: 4.35 }, { period: '2026-03-18', value: 4.1 }],
  });
}, 600_000);

it('is looked at once where no one has, and is on the answers and in the status then', async () => {
  const notesOf = async (id: string) =>
    (await readSeries(shelf.ctx, present(findSeries(id), id), params('limit=1'))).meta.notes.filter((note) =>
      note.includes('does not agree'),
    );
  expect(await notesOf('AU.CASHRATE')).toEqual([]);
  const watch = { store, clock: shelf.clock, sandbox: false };
  expect(await noteUnlooked(watch, IDENTITIES)).toBe(Object.keys(KNOWN).length);
  expect(await notesOf('AU.CASHRATE')).toEqual([expect.stringMatching(/does not agree.*2026-05-06.*4\.35.*4\.1/)]);
  const reported = (await status(shelf.ctx)).sources.flatMap(({ concerns }) => concerns);
  expect(new Set(reported.map(({ name }) => name))).toEqual(new Set(Object.keys(KNOWN)));
  // Checked values are not checked again.
  const events = (await store.events.after(0, 100)).length;
  expect(events).toBe(Object.keys(KNOWN).length);
  expect(await noteUnlooked(watch, IDENTITIES)).toBe(0);
  expect((await store.events.after(0, 100)).length).toBe(events);
}, 600_000);
