/**
 * The statements of an operation fail, one at a time, in every way. No accepted data are lost, and nothing is counted or delivered twice.
 */
import { expect, it } from 'vitest';
import { errorLoop, OPERATIONS } from '../../../bench/simulation/error-loops.ts';
import { SABOTAGE } from '../../../bench/simulation/sabotage.ts';

/** The maximum number of failures for each operation and kind. `npm run simulate -- --loops` makes every statement fail. */
const MOST = 10;

it.each(Object.entries(OPERATIONS))('%s', async (_name, operation) => {
  const { statements, failures, violations } = await errorLoop(operation, { most: MOST });
  expect(violations).toEqual([]);
  expect(statements).toBeGreaterThan(5);
  expect(failures).toBeGreaterThan(25);
});

/** The loops must find errors that the test adds to the program. */
it.each([
  ['a lost value of a version', 'ingest'],
  ['an unrecorded delivery', 'delivery'],
  ['an event that is not queued', 'delivery'],
  ['a lost failed email', 'registration'],
  ['an unreported request', 'calls'],
])('the simulation finds %s', async (fault, name) => {
  const [operation, planted] = [OPERATIONS[name], SABOTAGE[fault]];
  if (!operation || !planted) throw new Error(`There is no ${fault} or no ${name}`);
  const { violations } = await errorLoop(operation, { most: 3, sabotage: planted.plant });
  const text = violations.join('\n');
  expect(planted.seen.test(text) || /publications in the order/.test(text), text).toBe(true);
});
