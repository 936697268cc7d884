/** Checks which files a command loads: a few bundles from the build, and very little for the version, help and completion. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Invocation } from '../../src/cli/invocation.ts';
import { builtFile, builtUrl } from '../built.ts';
import { runCommand } from '../cli/run-command.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { remove, temporaryFolder } from './running.ts';

const run = promisify(execFile);
/** Files that every command loads. */
const ENTRY = ['/dist/src/cli/wattle.js'];

let data: string;
beforeAll(async () => {
  data = temporaryFolder();
  await withStarterProgram(data);
});
afterAll(() => remove(data));

/** Returns the paths of the modules that a command loads. The bench measures the time. */
async function loadedBy(...words: string[]): Promise<readonly string[]> {
  const list = path.join(data, 'modules.txt');
  const hook = `import fs from 'node:fs';export async function load(url,context,next){fs.appendFileSync(${JSON.stringify(list)},url+'\\n');return next(url,context)}`;
  // The bundle reads its files itself.
  const reads = `const read=fs.readFileSync;fs.readFileSync=(file,...rest)=>{if(/bundle.[^/]+[.]cjs$/.test(file))fs.appendFileSync(${JSON.stringify(list)},pathToFileURL(file)+'\\n');return read(file,...rest)};syncBuiltinESMExports()`;
  const watch = `import fs from'node:fs';import{pathToFileURL}from'node:url';import{register,syncBuiltinESMExports}from'node:module';register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hook)}`)});${reads}`;
  writeFileSync(list, '');
  const env = { PATH: process.env['PATH'] ?? '', WATTLE_DATA_DIR: data, WATTLE_UPSTREAM: 'offline', WATTLE_LOG_LEVEL: 'warn' };
  const command = [builtFile('src/cli/wattle.js'), ...words];
  // A mistyped command ends with an error.
  await run(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(watch)}`, ...command], { env }).catch(() => null);
  return readFileSync(list, 'utf8').trimEnd().split('\n');
}

it('one series is read from a few files, without those for pages, the server, indicators, the list of all series and PostgreSQL', async () => {
  const modules = await loadedBy('series', 'AU.CPI.YOY', '--limit', '2');
  const files = modules.filter((url) => url.startsWith('file:')).map((url) => url.slice(url.lastIndexOf('/dist/')));
  expect(files).toEqual(expect.arrayContaining(['/dist/bundle/cli.js', '/dist/bundle/cli.cjs']));
  expect(files.filter((file) => !file.startsWith('/dist/bundle/'))).toEqual(ENTRY);
  expect(files.filter((file) => /series-list|catalogue-search|indicators|postgres|s3-bytes/.test(file))).toEqual([]);
  expect(files.length).toBeLessThan(45);
  // The limit is 2 MB. An additional library, such as that for spreadsheets or the server, would exceed it.
  const bytes = files.reduce((sum, file) => sum + statSync(builtFile(file.slice('/dist/'.length))).size, 0);
  expect(bytes).toBeLessThan(2_000_000);
});

it('no file has an import() expression, which fails in stored compiled code', () => {
  const files = readdirSync(builtFile('bundle')).filter((name) => name.endsWith('.cjs'));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((name) => /[^.\w]import\(/.test(readFileSync(builtFile(`bundle/${name}`), 'latin1')))).toEqual([]);
});

it('the compiled code from the build is used, and not refused by V8', async () => {
  const script = `const { files } = await import(${JSON.stringify(builtUrl('bundle/loader.js'))});
await import(${JSON.stringify(builtUrl('bundle/cli.js'))});
console.log(JSON.stringify([...files].map(([name, { script }]) => [name, script.cachedDataRejected])))`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
  const loaded = JSON.parse(stdout) as readonly (readonly [string, boolean])[];
  expect(loaded).toContainEqual(['cli.cjs', false]);
  expect(loaded.filter(([, isRefused]) => isRefused !== false)).toEqual([]);
});

it.each([[['--help']], [['completion', 'bash']], [['seris']]])('%j works without loading the catalogue and the commands', async (words) => {
  const files = (await loadedBy(...words)).filter((url) => url.startsWith('file:'));
  const bytes = files.reduce((sum, url) => sum + statSync(new URL(url)).size, 0);
  expect(bytes).toBeLessThan(300_000);
});

it.each([
  ['data', 'rba/G1', '--limit', '2'],
  ['signal', 'real-wages'],
  ['open', 'AU.CPI.YOY', '--print'],
])('%s is read from a few files, without those for the server and PostgreSQL', async (...words) => {
  const modules = await loadedBy(...words);
  const files = modules.filter((url) => url.startsWith('file:')).map((url) => url.slice(url.lastIndexOf('/dist/')));
  expect(files.filter((file) => !file.startsWith('/dist/bundle/'))).toEqual(ENTRY);
  expect(files.filter((file) => /postgres|s3-bytes/.test(file))).toEqual([]);
  expect(files.length).toBeLessThan(45);
});

it.each<[string, string[]]>([
  ['a table', ['series', 'AU.CPI.YOY', '--limit', '2']],
  ['JSON', ['--json', 'series', 'AU.CPI.YOY', '--limit', '2']],
  ['series side by side', ['series', 'AU.CPI.YOY', 'AU.CASHRATE.TARGET', '--csv', '--limit', '2']],
  ['the list', ['series', '--q', 'inflation', '--limit', '2']],
  ['its help', ['series', '--help']],
  ['an unknown series', ['series', 'AU.CPI.YOI']],
  ['an unknown option', ['series', 'AU.CPI.YOY', '--limt', '2']],
  ['the status', ['status']],
  ['the datasets', ['datasets', 'rba']],
  ['a search', ['search', 'house', 'prices', '--limit', '3']],
  ['the description of a dataset', ['describe', 'rba/G1']],
  ['rows of a dataset', ['data', 'rba/G1', '--filter', 'series=cpi', '--limit', '2']],
  ['rows of a register without data', ['data', 'asic/ASIC_COMPANIES', '--filter', 'name=bhp']],
  ['all rows', ['export', 'rba/H5', '--start', '2025']],
  ['a chart', ['chart', 'AU.CPI.YOY', '--start', '2024']],
  ['the signals', ['signal', '--csv']],
  ['a signal', ['signal', 'real-wages', '--json', '--explain']],
  ['an unknown signal', ['signal', 'real-wage']],
  ['a page', ['open', 'rba/F1.1']],
  ['all commands', ['--help']],
  ['nothing', []],
  ['an unknown command', ['seris', 'AU.CPI.YOY']],
  ['the help of a command', ['help', 'account']],
  ['completion for bash', ['completion', 'bash']],
  ['completion for zsh', ['completion', 'zsh']],
  ['completion for fish', ['completion', 'fish']],
  ['completion for another shell', ['completion', 'csh']],
  ['a value to watch, with a wrong clock', ['watch', 'AU.CPI.YOY', '--every', '0']],
])('the list of files for a command matches its modules: %s', async (_, words) => {
  const said = async (file: string) => {
    const { runWattle } = (await import(/* @vite-ignore */ builtUrl(file))) as { runWattle: (invocation: Invocation) => Promise<number> };
    const { stdout, ...rest } = await runCommand(words, { env: { WATTLE_DATA_DIR: data }, run: runWattle });
    return { ...rest, stdout: stable(stdout) };
  };
  const alone = await said('bundle/cli.js');
  expect(alone).toEqual(await said('src/cli/cli.js'));
  expect(alone.stdout + alone.stderr).not.toBe('');
});

/** Removes the times of the two requests. */
const stable = (text: string): string => text.replace(/"\w+_at": ?"[^"]*"/g, '""');

it('the version needs only a few modules', async () => {
  const modules = await loadedBy('--version');
  expect(modules.filter((url) => url.startsWith('file:')).map((url) => url.slice(url.lastIndexOf('/dist/')))).toEqual([
    ...ENTRY,
    '/dist/src/program/program.js',
  ]);
});
