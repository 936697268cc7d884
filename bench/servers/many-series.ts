/** Runs the program with more declared series: `node many-series.js 50000`. They are columns in F11.1 with titles of random words. */

import { column } from '../../src/catalogue/handles.ts';
import { SERIES_TOPICS } from '../../src/catalogue/series.generated.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { F11_1 } from '../../src/sources/rba/datasets/F11.1.ts';

const [count = '0'] = process.argv.slice(2);
const WORDS = 'lathe ember quartz willow harbour cobalt meadow timber saddle copper lantern orchard gravel fathom thicket marble'.split(
  ' ',
);

const declared: Record<string, SeriesHandle> = {};
for (let n = 0; n < Number(count); n += 1) {
  const words = [n, n >> 4, n >> 8, n >> 12].map((bits) => WORDS[bits & 15]).join(' ');
  declared[`SERIES_${n}`] = column(F11_1, `S${n}`, {
    id: `AU.MANY.N${n}`,
    title: `Rate of ${words} ${n}`,
    description: `An invented rate of ${words}.`,
    units: 'Per cent',
    unitsShort: '%',
    topic: 'rates',
    tags: [words.split(' ')[0] ?? words],
  });
}
// Series must be added before the catalogue is loaded, because it reads the list once.
(SERIES_TOPICS as unknown as object[]).push(declared);

const { runWattle } = await import('../../src/cli/cli.ts');
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
const { env, stdin, stdout, stderr } = process;
process.exitCode = await runWattle({
  args: ['start'],
  env,
  folder: process.cwd(),
  stdin,
  stdout,
  stderr,
  stopSignal: () => stopping.signal,
});
process.exit();
