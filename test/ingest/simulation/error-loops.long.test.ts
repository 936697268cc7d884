/** Statements of an operation fail, one at a time, in every way: nothing that was accepted is lost, and nothing is counted or delivered twice. */
import { expect, it } from 'vitest';
import { errorLoop, OPERATIONS } from '../../../bench/simulation/error-loops.ts';

/** Of each operation and kind of fault. `npm run simulate -- --loops` makes every statement fail. */
const MOST = 10;

it.each(Object.entries(OPERATIONS))('%s', async (_name, operation) => {
  const { statements, failures, violations } = await errorLoop(operation, { most: MOST });
  expect(violations).toEqual([]);
  expect(statements).toBeGreaterThan(5);
  expect(failures).toBeGreaterThan(25);
});
