/** Measures Lighthouse scores for the main pages. npm downloads Lighthouse for each run, because the program does not depend on it. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../../test/programs/chromium.ts';
import { type BenchCase, noteRow, type Row } from '../measure.ts';
import { startServer } from '../servers/child-server.ts';

const VERSION = '12.8.2';
const LEAST = 95;
/** How long to wait, in ms. The program prepares pages shortly after it starts to listen. */
const READY_AFTER_MS = 5000;
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  series: '/series/AU.CPI.YOY',
  dataset: '/datasets/rba/G1',
  signal: '/signals/real-wages',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const CHROMIUM = findChromium();
const MOST_OUTPUT = 64 * 1024 * 1024;
const run = promisify(execFile);

interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null }>>;
}

async function audit(folder: string, chromium: string, url: string): Promise<Report> {
  const program = path.join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  const flags = ['--output=json', '--quiet', `--only-categories=${CATEGORIES.join(',')}`, '--chrome-flags=--headless=new --no-sandbox'];
  const { stdout } = await run(process.execPath, [program, url, ...flags], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: MOST_OUTPUT,
  });
  return JSON.parse(stdout) as Report;
}

const faultsOf = (report: Report, category: string): readonly string[] =>
  (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const score = report.audits[id]?.score ?? null;
    return weight > 0 && score !== null && score < 0.9 ? [id] : [];
  });

export const lighthouse: BenchCase = {
  name: 'lighthouse',
  about: `Lighthouse ${VERSION} with its default settings (simulates a phone on a slow network), on cached pages with the starter data. The highest score in each category is 100.`,
  async run(): Promise<readonly Row[]> {
    if (CHROMIUM === null) return [noteRow('Lighthouse', 'not measured: Chromium is not installed')];
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    const tool = path.join(folder, 'tool');
    await run('npm', ['install', '--prefix', tool, '--no-save', '--ignore-scripts', '--silent', `lighthouse@${VERSION}`]);
    const wattle = await startServer('../../src/cli/wattle.js', ['start'], {
      WATTLE_DATA_DIR: path.join(folder, 'var'),
      WATTLE_PORT: '0',
      WATTLE_UPSTREAM: 'offline',
      WATTLE_PUBLIC_READ: 'on',
      WATTLE_LOG_LEVEL: 'warn',
    });
    const rows: Row[] = [];
    try {
      await new Promise((resolve) => setTimeout(resolve, READY_AFTER_MS));
      for (const [name, page] of Object.entries(PAGES)) {
        const report = await audit(tool, CHROMIUM.executablePath ?? '', `${wattle.origin}${page}`);
        for (const category of CATEGORIES) {
          const score = Math.round((report.categories[category]?.score ?? 0) * 100);
          const faults = score < 100 ? faultsOf(report, category) : [];
          rows.push({
            what: `${name}: ${category}`,
            value: faults.length === 0 ? `${score}` : `${score} (${faults.join(', ')})`,
            bar: `at least ${LEAST}`,
            met: score >= LEAST,
          });
        }
      }
    } finally {
      await wattle.stop();
      rmSync(folder, { recursive: true, force: true });
    }
    return rows;
  },
};
