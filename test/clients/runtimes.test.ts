/** Runs the TypeScript client in other runtimes: Deno, Bun, and a browser page on another site. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeOnce } from '../made-once.ts';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { chromiumOptions } from '../programs/chromium.ts';
import { needs } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { buildTypescriptClient, shown, TYPESCRIPT } from './typescript-client.ts';

const run = promisify(execFile);
const INSTALL_MS = 180_000;
const PACKAGES = ['deno@2.9.6', 'bun@1.4.5'];

/** The folder with both runtimes. */
async function runtimes(): Promise<string> {
  const folder = await madeOnce('runtimes', async (made) => {
    const quietly = ['--no-audit', '--no-fund', '--no-save', '--silent'];
    await run('npm', ['install', '--prefix', made, ...quietly, ...PACKAGES], { timeout: INSTALL_MS });
  });
  return path.join(folder, 'node_modules', '.bin');
}

let data: string;
let work: string;
let client: string;
let program: Running;
beforeAll(async () => {
  data = temporaryFolder();
  work = mkdtempSync(path.join(os.tmpdir(), 'wattle-runtimes-'));
  await withStarterProgram(data);
  [client, program] = await Promise.all([buildTypescriptClient(work), startWattle({ WATTLE_DATA_DIR: data })]);
  writeFileSync(path.join(work, 'readme.mjs'), shown(path.join(TYPESCRIPT, 'README.md'), 'js'));
});
afterAll(async () => {
  await program.stop();
  remove(data);
  rmSync(work, { recursive: true, force: true });
});

describe('the code in the README', needs('a registry of npm packages'), () => {
  const env = () => ({ PATH: process.env['PATH'] ?? '', HOME: work, WATTLE_URL: program.origin, WATTLE_KEY: program.key });
  it.each([
    ['deno', ['run', '--quiet', '--no-remote', '--node-modules-dir=manual', '--allow-env', '--allow-net=127.0.0.1', 'readme.mjs']],
    ['bun', ['readme.mjs']],
  ])(
    'works with %s as with Node',
    async (runtime, args) => {
      const { stdout } = await run(path.join(await runtimes(), runtime), args, { cwd: work, env: env() });
      const ofNode = await run(process.execPath, ['readme.mjs'], { cwd: work, env: env() });
      expect(stdout).toContain('2024-Q4 2.4\nSource: Reserve Bank of Australia');
      expect(lines(stdout)).toEqual(lines(ofNode.stdout));
    },
    INSTALL_MS,
  );
});

/** Removes blanks, because each runtime breaks the lines of a list differently. */
const lines = (text: string): string =>
  text
    .replace(/["']/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/\[ | \]/g, (bracket) => bracket.trim());

it('reads from a page on another site, and reports errors on that page', needs('Chromium'), async () => {
  const site = createServer((request, response) => {
    const file = path.join(client, 'dist', path.basename(request.url ?? ''));
    const isScript = file.endsWith('.js') && existsSync(file);
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? readFileSync(file) : '<!doctype html><title>Another site</title>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    const settings = JSON.stringify({ baseUrl: program.origin, key: program.key });
    const reported = await page.evaluate(`(async () => {
      const { Wattle } = await import('/wattle.js');
      const wattle = new Wattle(${settings});
      const { data } = await wattle.series('AU.CPI.YOY', { start: '2024-Q4', end: '2024-Q4' });
      const fault = await wattle.series('AU.CPI.YOI').catch(({ code }) => code);
      return [data[0].period, data[0].value, fault];
    })()`);
    expect(reported).toEqual(['2024-Q4', 2.4, 'REQ_UNKNOWN_SERIES']);
  } finally {
    await browser.close();
    site.close();
  }
});
