/** The list of indicators has `available` for each one that has a value with the starter data. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { WattleError } from '../../../src/core/errors.ts';
import { evaluateSignal } from '../../../src/queries/signals/evaluate-signal.ts';
import { listSignals } from '../../../src/queries/signals/list-signals.ts';
import { SIGNALS } from '../../../src/signals/registry.generated.ts';
import { STARTER_LOADED_AT } from '../../starter/loaded-starter.ts';
import { openShelf, type Shelf } from '../shelf.ts';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf(STARTER_LOADED_AT, 'starter');
});
afterAll(() => shelf.close());

async function answers(id: string): Promise<boolean> {
  const signal = SIGNALS.find((one) => one.id === id);
  if (signal === undefined) throw new Error(id);
  try {
    await evaluateSignal(shelf.ctx, signal, new URLSearchParams());
    return true;
  } catch (error) {
    if (error instanceof WattleError) return false;
    throw error;
  }
}

it('the list does not state that an available indicator is unavailable', async () => {
  const { data } = await listSignals(shelf.ctx, SIGNALS);
  const unavailable = (data as readonly { readonly id: string; readonly available: boolean }[]).filter((one) => !one.available);
  const wrong: string[] = [];
  for (const { id } of unavailable) if (await answers(id)) wrong.push(id);
  expect(wrong).toEqual([]);
  expect(unavailable.length).toBeGreaterThan(0);
});
