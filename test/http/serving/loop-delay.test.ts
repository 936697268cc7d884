/** The delay of the event loop is measured only while somebody reads it. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ProcessMetrics } from '../../../src/http/reply/metrics.ts';

const DELAY = 'nodejs_eventloop_delay_p99_seconds';
const delayIn = (lines: readonly string[]): readonly string[] => lines.filter((line) => line.startsWith(DELAY));

test('the first read starts the measurement, and later reads return it', async () => {
  const metrics = new ProcessMetrics();
  await pause(100);
  expect(delayIn(metrics.families())).toEqual([]);
  await expect.poll(() => delayIn(metrics.families())[0]).toMatch(/ 0\.\d+$/);
  metrics.close();
});
