/**
 * Preloaded before the program. When the program has no more work, collects garbage and prints the processor time for one call of
 * `nextTick`, in ns.
 */
import { Session } from 'node:inspector';
import { setImmediate as turn } from 'node:timers/promises';

const [ROUNDS, CALLS] = [10, 20_000];

async function collect() {
  const session = new Session();
  session.connect();
  await new Promise((resolve) => session.post('HeapProfiler.collectGarbage', () => setImmediate(resolve)));
  session.disconnect();
}

/** Returns the time of the quickest round, because other work on the machine only adds time. */
async function quickest() {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    for (let n = 0; n < CALLS; n += 1) process.nextTick(() => {});
    await turn();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, ((user + system) * 1000) / CALLS);
  }
  return least;
}

process.once('beforeExit', async () => {
  const awake = setInterval(() => {}, 1000);
  await quickest();
  await collect();
  process.stderr.write(`tick ${(await quickest()).toFixed(0)} ns\n`);
  clearInterval(awake);
});
