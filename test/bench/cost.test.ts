/** Compares the cost of responses with bench/cost.json. No unit of the limit may cause twice as much processing as before. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cost, canMeasure, dearerThan, METER_SETTINGS, Meter, OPERATIONS, type Recorded } from '../../bench/cost-meter.ts';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { needsThat } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';

const ROUNDS = 3;
const TABLE = JSON.parse(readFileSync('bench/cost.json', 'utf8')) as Readonly<Record<string, Recorded>>;

describe('the cost of responses', needsThat(canMeasure(), 'times of threads (Linux)'), () => {
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

  it('is less than twice the recorded cost for each unit of the limit', async () => {
    const costs = await new Meter({ origin: running.origin, pid: running.pid }).measure(OPERATIONS, ROUNDS);
    const dearer = dearerThan(TABLE, costs);
    expect(dearer, 'If this is meant: npm run bench cost').toEqual([]);
  });
});

it('the table has every measured operation', () => {
  expect(Object.keys(TABLE)).toEqual(Object.keys(OPERATIONS));
});

const timesTheRecorded = (factor: number, name: string): Readonly<Record<string, Cost>> =>
  Object.fromEntries(
    Object.entries(TABLE)
      .filter(([one]) => one === name)
      .map(([one, { ms, bytes, units, per_unit }]) => [one, { ms: factor * ms, bytes, units, perUnit: factor * per_unit }]),
  );

it.each(Object.keys(TABLE))('%s: twice the cost is reported, and one and a half times the cost is not', (name) => {
  expect(dearerThan(TABLE, timesTheRecorded(2.01, name))).toHaveLength(1);
  expect(dearerThan(TABLE, timesTheRecorded(1.5, name))).toEqual([]);
});
