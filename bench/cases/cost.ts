/** Measures the cost table. test/bench/cost.test.ts compares the costs in a build with it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { METER_SETTINGS, Meter, OPERATIONS } from '../cost-meter.ts';
import { type BenchCase, noteRow } from '../measure.ts';
import { startServer } from '../servers/child-server.ts';

const ROUNDS = 5;
const CLI = '../../src/cli/wattle.js';
const TABLE = path.resolve('bench/cost.json');

export const cost: BenchCase = {
  name: 'cost',
  about: `Measures one uncached response of each kind, with the parameters that cost most. Values are processor time of all threads, bytes, and units of the limit per minute (medians of ${ROUNDS}). \`bench/cost.json\` has these figures, and the processor time per unit as a multiple of a reference operation.`,
  async run() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-cost-'));
    const env = { WATTLE_DATA_DIR: folder, WATTLE_PORT: '0', WATTLE_UPSTREAM: 'offline', WATTLE_LOG_LEVEL: 'error', ...METER_SETTINGS };
    const cli = fileURLToPath(new URL(`../servers/${CLI}`, import.meta.url));
    spawnSync(process.execPath, [cli, 'datasets'], { env: { PATH: '/usr/bin:/bin', ...env } });
    const server = await startServer(CLI, ['start'], { ...env, WATTLE_BULK_EVERY_MINUTES: '0' });
    try {
      if (server.pid === undefined) throw new Error('The program has no process id.');
      const costs = await new Meter({ origin: server.origin, pid: server.pid }).measure(OPERATIONS, ROUNDS);
      const rounded = Object.entries(costs).map(([name, { ms, bytes, units, perUnit }]) => [
        name,
        { ms: Math.round(10 * ms) / 10, bytes: Math.round(bytes), units: Math.round(units), per_unit: Number(perUnit.toPrecision(3)) },
      ]);
      writeFileSync(TABLE, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
      return Object.entries(costs).map(([name, { ms, bytes, units }]) =>
        noteRow(name, `${ms.toFixed(1)} ms, ${(bytes / 1000).toFixed(0)} kB, ${units} ${units === 1 ? 'unit' : 'units'}`),
      );
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
