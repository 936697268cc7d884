/**
 * Some bits are stored incorrectly during an update and an import. No changed value is shown, the check reports the change, and a rebuild
 * repairs it.
 */
import { expect, it } from 'vitest';
import { FLIPPED, flipLoop } from '../../../bench/simulation/flips.ts';

/** The number of places for each statement. `npm run simulate -- --loops` tries more. */
const PLACES = 4;

it.each(FLIPPED)('%s', async (_name, operation) => {
  const { violations, flips, refused, unseen, repaired } = await flipLoop(operation, PLACES);
  expect(violations).toEqual([]);
  expect(flips).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(flips / 3);
  expect(repaired).toBeGreaterThan(flips - unseen - flips / 20);
});
