/** `npm run bench [case …]`: runs the cases, prints their tables and writes them to bench/RESULTS.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { blocks } from './blocks.ts';
import { charts } from './charts.ts';
import { hotPath } from './hot-path.ts';
import { ingest } from './ingest.ts';
import type { BenchCase, Row } from './measure.ts';
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

const sections: string[] = [];
let missed = 0;
for (const benchCase of chosen) {
  process.stdout.write(`\n${benchCase.name}: ${benchCase.about}\n`);
  const rows = await benchCase.run();
  missed += rows.filter((r) => r.met === false).length;
  sections.push(`## ${benchCase.name}\n\n${benchCase.about}\n\n${table(rows)}\n`);
  process.stdout.write(`${table(rows)}\n`);
}

if (wanted.length === 0) {
  const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'bench');
  const { version } = JSON.parse(readFileSync(path.join(folder, '..', 'package.json'), 'utf8')) as { version: string };
  const machine = `Wattle ${version}, Node ${process.version}, ${os.cpus().length} cores, ${os.type()} ${os.arch()}. Client and server share the cores; read the ratios, not the absolute figures.`;
  writeFileSync(path.join(folder, 'RESULTS.md'), `# Bench results\n\n${machine}\n\n${sections.join('\n')}`);
}
process.exit(missed === 0 ? 0 : 1);
