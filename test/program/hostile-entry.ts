/**
 * Runs an import process with a few datasets. If a file contains `memory`, its parser uses all memory. If it contains `for ever`, the
 * parser never ends. If it contains `throw`, the parser throws. `trouble` reports a store failure, then throws. Tests start the built
 * file.
 */
import { systemClock } from '../../src/core/clock.ts';
import { createUpstream } from '../../src/ingest/fetch/client.ts';
import { IngestWorker } from '../../src/ingest/jobs/worker.ts';
import { besideProgram } from '../../src/program/apart.ts';
import { type FromIngest, type ToIngest, watchThrough } from '../../src/program/ingest-messages.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import { askOf, source, tiny } from '../ingest/tiny-dataset.ts';

let worker: IngestWorker | null = null;
const say = besideProgram<ToIngest, FromIngest>((message) => {
  if (message === 'wake') worker?.wake();
  else if (message === 'stop') void stop();
});
setInterval(() => say('beat'), 50);

const parse = tiny().parse;
const curated = ['T1', 'T2'].map((id) =>
  tiny({
    id,
    asks: () => [askOf(`${id}.csv`)],
    parse: (captured) => {
      const text = Buffer.from(captured.bytes).toString();
      const taken: unknown[] = [];
      while (text === 'memory') taken.push(Array.from({ length: 1000 }, (_, i) => ({ i })));
      while (text === 'for ever') taken.length = 0;
      if (text === 'trouble') say({ trouble: 'The store cannot be reached.' });
      if (text === 'throw' || text === 'trouble') setImmediate(() => Promise.reject(new Error('nobody waits for this')));
      return parse(captured);
    },
  }),
);

const log = { info: () => {}, warn: () => {}, error: () => {} };
const store = await openStore({ databaseUrl: null, dataDir: process.env['HOSTILE_FOLDER'] ?? '', clock: systemClock });
worker = new IngestWorker({
  store,
  upstream: createUpstream({ mode: { kind: 'base', url: process.env['HOSTILE_AGENCY'] ?? '' }, clock: systemClock }),
  clock: systemClock,
  origin: 'live',
  log,
  catalogue: {
    datasets: () => curated,
    sources: () => [source],
    findDataset: (_source, id) => curated.find((one) => one.id === id) ?? null,
  },
  onProgress: ({ outcome }) => say({ line: `${outcome.dataset} ${outcome.result}` }),
  watch: watchThrough(say),
});
worker.start();

async function stop(): Promise<void> {
  await worker?.stop(0);
  await store.close();
  process.exit(0);
}
