/** The guides: every command in them is run in an empty folder against the program as it is installed from its package, as a reader would who copies it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { GUIDES } from '../../src/web/pages/docs/guide.ts';
import { packedProgram } from '../clients/packed-program.ts';
import { PYTHON_MS, python } from '../clients/python.ts';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { isHere } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';

const KEY = 'ak_guides';
const HTML = { accept: 'text/html' };

const hasPython = isHere('Python 3.10');
let wattle: Running;
let folder: string;
/** Folders that PATH begins with. */
let programs: readonly string[];
beforeAll(async () => {
  folder = temporaryFolder();
  await withStarterProgram(path.join(folder, 'var'));
  const packed = await packedProgram();
  programs = [packed.bin];
  wattle = await startWattle(
    { WATTLE_DATA_DIR: path.join(folder, 'var'), WATTLE_DEV_KEY: KEY, WATTLE_PUBLIC_READ: 'on' },
    {},
    packed.entry,
  );
  for (const name of ['empty', 'python', 'r']) mkdirSync(path.join(folder, name));
  // What the guide to bulk files reads; made by the worker else.
  run('wattle', ['bulk'], '', MAKING_MS);
}, 480_000);
afterAll(async () => {
  await wattle?.stop();
  remove(folder);
});

interface Block {
  readonly language: string;
  readonly code: string;
}
const blocksOf = (markdown: string): readonly Block[] =>
  [...markdown.matchAll(/^```([a-z ]+)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({ language, code }));

const textOf = async (id: string): Promise<string> => {
  const answer = await fetch(`${wattle.origin}/docs/${id}.md`);
  expect([id, answer.status, answer.headers.get('content-type')]).toEqual([id, 200, 'text/markdown; charset=utf-8']);
  return answer.text();
};

const environment = (): NodeJS.ProcessEnv => ({
  PATH: [...programs, path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
  HOME: folder,
  WATTLE_DATA_DIR: path.join(folder, 'var'),
  WATTLE_UPSTREAM: 'offline',
  WATTLE_URL: wattle.origin,
  WATTLE_KEY: KEY,
  // What a block installs is there for the blocks after it. What it rests on is there already: no registry is asked.
  PIP_NO_DEPS: '1',
  PIP_TARGET: path.join(folder, 'python'),
  PIP_DISABLE_PIP_VERSION_CHECK: '1',
  PYTHONPATH: path.join(folder, 'python'),
  R_LIBS: path.join(folder, 'r'),
});

const RUNNING_MS = 60_000;
/** Every value of the starter data is written. */
const MAKING_MS = 240_000;

/** Runs a program on what is read from its standard input; throws what it wrote where it fails. */
function run(program: string, args: readonly string[], input: string, timeout = RUNNING_MS): string {
  const attempt = () => spawnSync(program, args, { input, cwd: path.join(folder, 'empty'), env: environment(), encoding: 'utf8', timeout });
  const first = attempt();
  // Native threads of polars and pyarrow now and then abort the interpreter as it ends: once more.
  const { status, signal, stdout, stderr, error } = first.signal === 'SIGABRT' ? attempt() : first;
  if (status !== 0) throw new Error(`${program} ended with ${status ?? signal ?? error?.message}:\n${input}\n${stdout}\n${stderr}`);
  return stdout;
}

const has = (program: string, ...args: readonly string[]): boolean => spawnSync(program, args, { stdio: 'ignore' }).status === 0;
const HAS = { r: has('Rscript', '--version') };
const hasLibrary = (name: string): boolean => has('Rscript', '-e', `library(${name})`);
/** Blocks in Python that say which library they need, and queries: run where the clients of the other tests are. */
const needsLibrary = (language: string): boolean => language === 'sql' || language.startsWith('python ');
/** The packages of the clients: a block that installs one, and what uses it. */
const OF_OURS = ['install', 'wattle'];
const addressesIn = (code: string): readonly string[] => [...code.matchAll(/https?:\/\/[^\s"'<>]+/g)].map(([address]) => address);

/** What of a block is not run, and why. */
function notRun({ language, code }: Block): string | null {
  const [program, library] = language.split(' ');
  if (program === 'r' && !HAS.r) return 'R';
  const wanted = library !== undefined && OF_OURS.includes(library) ? 'jsonlite' : library;
  if (program === 'r' && wanted !== undefined && !hasLibrary(wanted)) return `the R package ${wanted}`;
  if ((needsLibrary(language) || program === 'python' || code.startsWith('pip install')) && !hasPython) return 'Python 3.10';
  if (program === 'sh' && !isHere('bash')) return 'bash';
  if (program === 'sh' && code.includes('curl ') && !isHere('curl')) return 'curl';
  if (language === 'sh verified') return 'it needs an address that was verified: test/http/webhooks.test.ts subscribes so';
  return code.includes('${__from') ? 'Grafana puts the days in' : null;
}

/** A query of a guide as its own block in Python lets DuckDB read: no extension is fetched. Each statement gives rows. */
const inDuckdb = (queries: string, reader: string): string =>
  [
    reader,
    `for statement in duckdb.extract_statements(${JSON.stringify(queries)}):`,
    '    rows = duckdb.execute(statement).fetchall()',
    '    assert len(rows) > 0 and all(value is not None for row in rows for value in row), statement.query',
  ].join('\n');

/** @param beside the other blocks of the guide */
async function check(block: Block, beside: readonly Block[]): Promise<void> {
  const { language } = block;
  // What a reader is to put in their own.
  const code = block.code.replaceAll('ak_…', KEY);
  if (needsLibrary(language)) {
    const reader = beside.find((one) => one.language === 'python duckdb')?.code ?? '';
    run(await python(), ['-'], language === 'sql' ? inDuckdb(code, reader) : code);
    return;
  }
  switch (language.split(' ')[0]) {
    case 'sh':
      // What a reader is to put in their own is in the environment here.
      run('bash', ['-e', '-o', 'pipefail'], code.replace(/^export WATTLE_(URL|KEY)=.*$/gm, ''));
      return;
    case 'python':
      run('python3', ['-'], code);
      return;
    case 'r':
      run('Rscript', ['-'], code);
      return;
    case 'js':
      run(process.execPath, ['--input-type=module'], code);
      return;
    case 'json':
      JSON.parse(code);
      return;
    case 'yaml':
      expect(parseYaml(code)).toMatchObject({ apiVersion: 1 });
      return;
    case 'link':
    case 'formula':
    case 'powerquery':
    case 'html':
      expect(addressesIn(code).length).toBeGreaterThan(0);
      for (const address of addressesIn(code)) await checkAddress(address);
      return;
    default:
      throw new Error(`Nobody knows how to run ${language}`);
  }
}

/** Addresses answer, and CSV is read by a strict reader. */
async function checkAddress(address: string): Promise<void> {
  expect(address.startsWith(wattle.origin)).toBe(true);
  const answer = await fetch(address.replaceAll('&amp;', '&'));
  expect([address, answer.status]).toEqual([address, 200]);
  if (!answer.headers.get('content-type')?.startsWith('text/csv')) return;
  const { data, errors } = Papa.parse<string[]>((await answer.text()).trimEnd(), { delimiter: ',', newline: '\r\n' });
  expect([address, errors]).toEqual([address, []]);
  expect(data.length).toBeGreaterThan(1);
  expect(new Set(data.map((row) => row.length)).size).toBe(1);
}

describe.each(GUIDES.map(({ id }) => id))('%s', (id) => {
  it('has a page with the address of this server in it, and the same as Markdown', async () => {
    const answer = await fetch(`${wattle.origin}/docs/${id}`, { headers: HTML });
    expect(answer.status).toBe(200);
    const page = parse(await answer.text());
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    const text = await textOf(id);
    expect(text).toMatch(/^# .+\n\n.+/);
    for (const one of [page.text, text]) expect(one).not.toContain('wattle.example.org');
    const levels = page.querySelectorAll('h1, h2, h3').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.every((level, i) => i === 0 || level <= (levels[i - 1] ?? 0) + 1)).toBe(true);
    for (const link of page.querySelectorAll('main a')) {
      const href = link.getAttribute('href') ?? '';
      if (href.startsWith('/') && !/^\/(account|admin)/.test(href))
        expect([href, (await fetch(`${wattle.origin}${href}`, { headers: HTML })).status]).toEqual([href, 200]);
    }
  });

  beforeAll(async () => {
    if (hasPython) programs = [...programs, path.dirname(await python())];
  }, PYTHON_MS);

  it('every command in it works', async (context) => {
    const left: string[] = [];
    const blocks = blocksOf(await textOf(id));
    for (const block of blocks) {
      const why = notRun(block);
      if (why === null) await check(block, blocks);
      else left.push(why);
    }
    expect(blocks.length).toBeGreaterThan(0);
    context.task.meta.missing = [...new Set(left)].filter((why) => /^(?:Python|bash|curl|R$|the R package)/.test(why));
    if (left.length === blocks.length) context.skip();
  }, 120_000);
});

it('the first page finds guides, operations and series', async () => {
  const open = async (q: string): Promise<string> =>
    parse(await (await fetch(`${wattle.origin}/docs?q=${encodeURIComponent(q)}`, { headers: HTML })).text()).querySelector('main')?.text ??
    '';
  expect(await open('')).toContain('The first figure');
  expect(await open('IMPORTDATA')).toContain('Google Sheets');
  expect(await open('facets')).toContain('/v1/facets/{source}/{dataset_id}');
  expect(await open('unemployment victoria')).toContain('AU.UNEMP.VIC');
  expect(await open('zxqw')).toContain('Nothing has “zxqw”.');
});

it('names the guide that was meant', async () => {
  const answer = await fetch(`${wattle.origin}/docs/pyhton`);
  expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ hint: 'Did you mean /docs/python?' })]);
});
