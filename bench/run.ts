/**
 * `npm run bench [case …] [-- --minutes n]`: runs the cases, prints their tables and writes them to bench/RESULTS.md. Results for other
 * cases stay unchanged.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchCase, Row } from './measure.ts';
import { type Reached, type Reports, type TargetName, targetsSection } from './targets/targets.ts';

/** Cases by name. A case is loaded only when it runs, because some need extra tools. */
const CASES: Readonly<Record<string, () => Promise<BenchCase>>> = {
  'hot-path': async () => (await import('./cases/hot-path.ts')).hotPath,
  edge: async () => (await import('./cases/edge.ts')).edge,
  'sdmx-decode': async () => (await import('./cases/sdmx-decode.ts')).sdmxDecode,
  ingest: async () => (await import('./cases/ingest.ts')).ingest,
  blocks: async () => (await import('./cases/blocks.ts')).blocks,
  series: async () => (await import('./cases/series.ts')).series,
  signals: async () => (await import('./cases/signals.ts')).signals,
  charts: async () => (await import('./cases/charts.ts')).charts,
  pages: async () => (await import('./cases/pages.ts')).pages,
  search: async () => (await import('./cases/search.ts')).search,
  lighthouse: async () => (await import('./cases/lighthouse.ts')).lighthouse,
  'register-load': async () => (await import('./cases/registers.ts')).registerLoad,
  registers: async () => (await import('./cases/registers.ts')).registers,
  'name-search': async () => (await import('./cases/name-search.ts')).nameSearch,
  growth: async () => (await import('./cases/growth.ts')).growth,
  'webhook-kills': async () => (await import('./cases/webhook-kills.ts')).webhookKills,
  'start-up': async () => (await import('./cases/start-up.ts')).startUp,
  'slow-readers': async () => (await import('./cases/slow-readers.ts')).slowReaders,
  soak: async () => (await import('./cases/soak.ts')).soakCase,
  'declared-series': async () => (await import('./cases/declared-series.ts')).declaredSeries,
  peers: async () => (await import('./cases/peers.ts')).peers,
  cost: async () => (await import('./cases/cost.ts')).cost,
  starts: async () => (await import('./cases/starts.ts')).starts,
  'command-line': async () => (await import('./cases/command-line.ts')).commandLine,
  import: async () => (await import('./cases/import.ts')).importCase,
  memory: async () => (await import('./cases/memory.ts')).memory,
  tail: async () => (await import('./cases/tail.ts')).tail,
  postgres: async () => (await import('./cases/postgres.ts')).postgres,
  size: async () => (await import('./cases/size.ts')).size,
  'small-machine': async () => (await import('./cases/small-machine.ts')).smallMachine,
};

const table = (rows: readonly Row[]): string =>
  [
    '| Measurement | Value | Target | Met |',
    '|---|---|---|---|',
    ...rows.map((r) => `| ${r.what} | ${r.value} | ${r.bar ?? ''} | ${r.met === null ? '' : r.met ? 'yes' : '**no**'} |`),
  ].join('\n');

const words = process.argv.slice(2);
/** `soak --minutes 60` sets the duration of the load in that case. */
const minutes = words.indexOf('--minutes');
if (minutes >= 0) process.env['SOAK_SECONDS'] = String(60 * Number(words.splice(minutes, 2)[1]));
const wanted = words;
const chosen = Object.entries(CASES).filter(([name]) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) {
  process.stderr.write(`Unknown case. Allowed: ${Object.keys(CASES).join(', ')}\n`);
  process.exit(2);
}

const sections = new Map<string, string>();
/** The results for targets, also from earlier runs. */
const TARGET_RESULTS = path.resolve('bench/targets/results.json');
const reached: { -readonly [Name in TargetName]?: Reached } = JSON.parse(readFileSync(TARGET_RESULTS, 'utf8')) as Reports;
let missed = 0;
for (const [, load] of chosen) {
  const benchCase = await load();
  process.stdout.write(`\n${benchCase.name}: ${benchCase.about}\n`);
  const rows = await benchCase.run();
  missed += rows.filter((r) => r.met === false).length;
  for (const { target, value, met } of rows) if (target !== undefined) reached[target] = { value, isMet: met };
  sections.set(benchCase.name, `## ${benchCase.name}\n\n${benchCase.about}\n\n${table(rows)}\n`);
  process.stdout.write(`${table(rows)}\n`);
}

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'bench');
writeResults(path.join(folder, 'RESULTS.md'));
process.exit(missed === 0 ? 0 : 1);

/** Writes the results in the order of CASES. */
function writeResults(file: string): void {
  const before = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : [];
  const stored = new Map(before.map((section) => [section.slice(3, section.indexOf('\n')), section]));
  const { version } = JSON.parse(readFileSync(path.join(folder, '..', 'package.json'), 'utf8')) as { version: string };
  const machine = `Wattle ${version}, Node ${process.version}, ${os.cpus().length} cores, ${os.type()} ${os.arch()}. Client and server share the cores, so use the ratios and not the absolute figures.`;
  const all = Object.keys(CASES)
    .flatMap((name) => sections.get(name) ?? stored.get(name) ?? [])
    .map((section) => `${section.trimEnd()}\n`);
  writeFileSync(TARGET_RESULTS, `${JSON.stringify(reached, null, 2)}\n`);
  writeFileSync(file, `# Benchmark results\n\n${machine}\n\n${targetsSection(reached)}\n${all.join('\n')}`);
}
