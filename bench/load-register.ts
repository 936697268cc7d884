/**
 * Loads a companies register with the code and priority of imports. Runs as a separate process and prints its time and memory as JSON:
 * `load-register.js <data folder> <database URL or -> <file> <captured at, ms>`
 */
import { performance } from 'node:perf_hooks';
import { systemClock } from '../src/core/clock.ts';
import { lowerPriority } from '../src/program/thread-priority.ts';
import { ASIC_COMPANIES } from '../src/sources/asic/datasets/ASIC_COMPANIES.ts';
import { openStore } from '../src/store/open/open-store.ts';

lowerPriority();
const [dataDir = '', databaseUrl = '-', file = '', retrievedAt = '0'] = process.argv.slice(2);
const store = await openStore({ databaseUrl: databaseUrl === '-' ? null : databaseUrl, dataDir, clock: systemClock });
await store.migrate();
const captured = {
  sha256: '0'.repeat(64),
  bytes: new Uint8Array(),
  file,
  url: ASIC_COMPANIES.upstream.url,
  contentType: 'text/csv',
  retrievedAt: Number(retrievedAt),
  askId: 'data',
};
const start = performance.now();
const version = await store.registers.load({
  dataset: 'asic/ASIC_COMPANIES',
  columns: ASIC_COMPANIES.columns,
  key: ASIC_COMPANIES.key,
  rows: ASIC_COMPANIES.parse(captured),
  version: {
    effectiveFrom: captured.retrievedAt,
    recordedAt: captured.retrievedAt,
    origin: 'replay',
    kind: 'update',
    captures: [],
    publishedOn: null,
    note: null,
  },
});
const seconds = (performance.now() - start) / 1000;
await store.close();
process.stdout.write(JSON.stringify({ seconds, peakMiB: process.resourceUsage().maxRSS / 1024, seq: version?.seq ?? null }));
