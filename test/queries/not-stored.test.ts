/** Checks responses about a dataset without stored data. They say how the data will be loaded, which depends on whether updates are on. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import type { WattleError } from '../../src/core/errors.ts';
import { type QueryContext, withoutFetching } from '../../src/queries/base/context.ts';
import { storedState } from '../../src/queries/base/stored-dataset.ts';
import { newestOf } from '../../src/queries/status/stored-summary.ts';
import type { DatasetState } from '../../src/store/ports/series.ts';
import { openShelf, ScriptedFreshener, type Shelf } from './shelf.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf();
});
afterEach(() => shelf.close());

async function refusal(ctx: QueryContext): Promise<WattleError> {
  const found = findDataset('rba', 'F1.1');
  if (!found) throw new Error('no dataset rba/F1.1');
  return storedState(ctx, found).then(
    () => {
      throw new Error('it is stored');
    },
    (error: WattleError) => error,
  );
}

it('the error states that updates are turned off, and does not advise to retry soon', async () => {
  const { code, hint, retryAfterSeconds } = await refusal(shelf.ctx);
  expect([code, hint, retryAfterSeconds]).toEqual([
    'DATA_UNAVAILABLE',
    expect.stringContaining('Updates are turned off on this server.'),
    3600,
  ]);
});

it('the error states that data are being loaded, if updates are turned on', async () => {
  const freshener = new ScriptedFreshener(async () => {});
  const { code, hint, retryAfterSeconds } = await refusal(withoutFetching({ ...shelf.ctx, freshener }));
  expect([code, hint, retryAfterSeconds]).toEqual(['DATA_UNAVAILABLE', expect.stringContaining('It is being fetched'), 15]);
  expect(freshener.requested).toEqual([]);
});

it('the latest value of an agency is its latest market interval, and not a forecast', () => {
  const state = (dataset: string, periodEnd: string): DatasetState => ({ dataset, periodEnd, version: {} }) as unknown as DatasetState;
  const now = Date.parse('2026-11-26T06:22:00+10:00');
  const states = [
    state('aemo/dispatch_price', '2026-11-26T06:25:00+10:00'),
    state('aemo/predispatch_30min', '2026-11-27T04:00:00+10:00'),
    state('aemo/companies', '2026-11-28'),
  ];
  expect(newestOf(states, now)).toEqual({ title: 'Dispatch price', period: '2026-11-26T06:25:00+10:00' });
  expect(newestOf([...states, state('rba/F1', '2026-11-26')], now)?.title).toBe('Interest rates and yields: money market, daily');
});
