/** `npm run bench [case …]`: runs the cases, prints their tables and puts them into bench/RESULTS.md, where the other cases stay as they are. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { blocks } from './blocks.ts';
import { charts } from './charts.ts';
import { hotPath } from './hot-path.ts';
import { ingest } from './ingest.ts';
import type { BenchCase, Row } from './measure.ts';
import { nameSearch } from './name-search.ts';
import { registerLoad, registers } from './registers.ts';
import { sdmxDecode } from './sdmx-decode.ts';
import { series } from './series.ts';
import { signals } from './signals.ts';
import { startUp } from './start-up.ts';
import { webhookKills } from './webhook-kills.ts';

const CASES: readonly BenchCase[] = [
  hotPath,
  sdmxDecode,
  ingest,
  blocks,
  series,
  signals,
  charts,
  registerLoad,
  registers,
  nameSearch,
  webhookKills,
  startUp,
];

const table = (rows: readonly Row[]): string =>
  [
    '| Measured | Value | Bar | Met |',
    '|---|---|---|---|',
    ...rows.map((r) => `| ${r.what} | ${r.value} | ${r.bar ?? ''} | ${r.met === null ? '' : r.met ? 'yes' : '**no**'} |`),
  ].join('\n');

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? CASES : CASES.filter((c) => wanted.includes(c.name));
if (chosen.length === 0) {
  process.stderr.write(`No such case. There are: ${CASES.map((c) => c.name).join(', ')}\n`);
  process.exit(2);
}

const sections = new Map<string, string>();
let missed = 0;
for (const benchCase of chosen) {
  process.stdout.write(`\n${benchCase.name}: ${benchCase.about}\n`);
  const rows = await benchCase.run();
  missed += rows.filter((r) => r.met === false).length;
  sections.set(benchCase.name, `## ${benchCase.name}\n\n${benchCase.about}\n\n${table(rows)}\n`);
  process.stdout.write(`${table(rows)}\n`);
}

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'bench');
writeResults(path.join(folder, 'RESULTS.md'));
process.exit(missed === 0 ? 0 : 1);

/** Each case keeps the place that it has in the list. */
function writeResults(file: string): void {
  const before = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : [];
  const held = new Map(before.map((section) => [section.slice(3, section.indexOf('\n')), section]));
  const { version } = JSON.parse(readFileSync(path.join(folder, '..', 'package.json'), 'utf8')) as { version: string };
  const machine = `Wattle ${version}, Node ${process.version}, ${os.cpus().length} cores, ${os.type()} ${os.arch()}. Client and server share the cores; read the ratios, not the absolute figures.`;
  const all = CASES.flatMap(({ name }) => sections.get(name) ?? held.get(name) ?? []).map((section) => `${section.trimEnd()}\n`);
  writeFileSync(file, `# Bench results\n\n${machine}\n\n${all.join('\n')}`);
}
