/**
 * `npm run simulate -- --seeds 10000 [--from 1]` runs this number of seeds. `npm run simulate -- --seed 42` runs one seed and prints its
 * history. With `--loops [--postgres]`, every statement of some operations fails once. The exit code is 1 if an invariant is violated.
 */
import { parseArgs } from 'node:util';
import { errorLoop, OPERATIONS } from './error-loops.ts';
import { FLIPPED, flipLoop } from './flips.ts';
import { startBacking } from './in-postgres.ts';
import { simulate } from './run.ts';

/** Number of bits that are changed for each statement. */
const FLIPS = 40;
/** The time in ms between progress lines on standard error, which show that an hour-long loop is still running. */
const PROGRESS_MS = 20_000;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    loops: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
  },
});
if (values.loops) process.exit(await runLoops());
const one = values.seed === undefined ? null : wholeNumber('--seed', values.seed);
const first = one ?? wholeNumber('--from', values.from);
const last = one ?? first + wholeNumber('--seeds', values.seeds) - 1;

const totals = new Map<string, number>();
const failed: number[] = [];
for (let seed = first; seed <= last; seed += 1) {
  const { violations, counts } = await simulate(seed);
  for (const [name, n] of Object.entries(counts)) totals.set(name, (totals.get(name) ?? 0) + n);
  if (violations.length === 0) continue;
  failed.push(seed);
  process.stdout.write(`Seed ${seed}:\n${violations.map((line) => `  ${line}\n`).join('')}`);
}
const went = [...totals].sort(([a], [b]) => a.localeCompare(b)).map(([name, n]) => `${name} ${n}`);
process.stdout.write(`${last - first + 1} runs: ${went.join(', ')}\n`);
if (failed.length > 0)
  process.stdout.write(`Failed seeds: ${failed.join(', ')}. To run one again: npm run simulate -- --seed ${failed[0]}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function runLoops(): Promise<number> {
  const postgres = values.postgres ? await startBacking() : null;
  let isSound = true;
  let total = 0;
  let reportAt = 0;
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    const { statements, failures, violations } = await errorLoop(operation, {
      ...(postgres === null ? {} : { backing: postgres.backing }),
      onRun: (done, all) => {
        if (performance.now() < reportAt) return;
        reportAt = performance.now() + PROGRESS_MS;
        process.stderr.write(`${name}: ${done} of ${all} runs\n`);
      },
    });
    process.stdout.write(`${name}: ${statements} statements, ${failures} failures\n${violations.map((line) => `  ${line}\n`).join('')}`);
    isSound &&= violations.length === 0;
    total += failures;
  }
  process.stdout.write(`${total} failures\n`);
  await postgres?.stop();
  // Bits are changed only in SQLite.
  for (const [name, operation] of postgres === null ? FLIPPED : []) {
    const { violations, ...counts } = await flipLoop(operation, FLIPS);
    const line = Object.entries(counts).map(([what, n]) => `${what} ${n}`);
    process.stdout.write(`bits of ${name}: ${line.join(', ')}\n${violations.map((one) => `  ${one}\n`).join('')}`);
    isSound &&= violations.length === 0;
  }
  return isSound ? 0 : 1;
}

function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  process.stderr.write(`${name} must be a whole number from 1.\n`);
  process.exit(2);
}
