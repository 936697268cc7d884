/** The cost of answers, compared with bench/cost.json: no unit of the limit buys twice as much processing as before. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canMeasure, METER_SETTINGS, Meter, OPERATIONS } from '../../bench/cost-meter.ts';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { needsThat } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';

const ROUNDS = 3;
/** Smaller values are within the noise of a busy machine. */
const LEAST_MS = 8;

interface Recorded {
  readonly ms: number;
  readonly bytes: number;
  readonly units: number;
  readonly per_unit: number;
}
const TABLE = JSON.parse(readFileSync('bench/cost.json', 'utf8')) as Readonly<Record<string, Recorded>>;

describe('the cost of answers', needsThat(canMeasure(), 'times of threads (Linux)'), () => {
  const folder = temporaryFolder();
  let running: Running;
  beforeAll(async () => {
    await withStarterProgram(folder);
    running = await startWattle({ WATTLE_DATA_DIR: folder, WATTLE_BULK_EVERY_MINUTES: '0', WATTLE_LOG_LEVEL: 'error', ...METER_SETTINGS });
  });
  afterAll(async () => {
    await running?.stop();
    remove(folder);
  });

  it('for each unit of the limit is less than twice the recorded cost', async () => {
    const costs = await new Meter({ origin: running.origin, pid: running.pid }).measure(OPERATIONS, ROUNDS);
    const dearer = Object.entries(costs).flatMap(([name, { ms, perUnit, units, bytes }]) => {
      const before = TABLE[name];
      if (!before) return [`${name} is not in the table`];
      const moreWork = (perUnit * units) / (before.per_unit * before.units);
      // One unit more or less is rounding, unless the earlier number was small.
      const isReal = moreWork > 1.5 || 2.5 * units < before.units;
      return [
        ...(perUnit > 2 * before.per_unit && isReal && ms > LEAST_MS
          ? [`${name}: ${moreWork.toFixed(1)} times the processing for ${units} units, ${before.units} before`]
          : []),
        ...(bytes > 2 * before.bytes && units < 2 * before.units ? [`${name}: ${bytes} bytes, ${before.bytes} before`] : []),
      ];
    });
    expect(dearer, 'If this is meant: npm run bench cost').toEqual([]);
  });
});

it('the table has every measured operation', () => {
  expect(Object.keys(TABLE)).toEqual(Object.keys(OPERATIONS));
});
