/** Runs the code blocks in a document like a reader who copies them. The folder is empty, and the program is installed from its package. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Papa from 'papaparse';
import { expect } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { isHere, type Program } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { packedProgram } from './packed-program.ts';
import { python } from './python.ts';

export const KEY = 'ak_guides';
/** Environment variables with the proxies and trusted certificates through which this machine reaches registries. */
const OF_THE_NETWORK = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|REQUESTS_CA_BUNDLE|PIP_CERT|\w+_proxy)$/i.test(name),
  ),
);
/** The time limit in ms for a block that hangs. */
const RUNNING_MS = 300_000;
/** The time limit in ms for building the bulk files with all values in the starter data. */
const MAKING_MS = 240_000;

export interface Block {
  /** The text after the fence, such as `sh` or `python pandas`. */
  readonly language: string;
  readonly code: string;
}

export const blocksOf = (markdown: string): readonly Block[] =>
  [...markdown.matchAll(/^```([a-z ]+)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({ language, code }));

/** Returns true for queries, and for Python blocks that name the library they need. They run with the clients that other tests use. */
const needsLibrary = (language: string): boolean => language === 'sql' || language.startsWith('python ');
/** Commands that install or use packages from this project. */
const OF_OURS = ['install', 'wattle'];
const addressesIn = (code: string): readonly string[] => [...code.matchAll(/https?:\/\/[^\s"'<>]+/g)].map(([address]) => address);

/** Returns a program that the block needs and this machine lacks. */
function missingFor({ language, code }: Block): Program | null {
  const [program, library] = language.split(' ');
  const inOrder = (wanted: readonly Program[]): Program | null => wanted.find((one) => !isHere(one)) ?? null;
  if (program === 'r') {
    const wanted = library === undefined ? null : OF_OURS.includes(library) ? 'packages curl and jsonlite' : `package ${library}`;
    return inOrder(wanted === null ? ['R'] : ['R', `the R ${wanted}` as Program]);
  }
  if (needsLibrary(language) || program === 'python' || code.startsWith('pip install')) return inOrder(['Python 3.10']);
  if (program === 'sh')
    return inOrder([
      ...(code.includes('curl ') ? (['curl'] as const) : []),
      ...(code.includes('Rscript ') ? (['R'] as const) : []),
      'bash',
    ]);
  return null;
}

/** Returns a Python program that runs a query from a guide with DuckDB. No extension is downloaded. Each statement returns rows. */
const inDuckdb = (queries: string, reader: string): string =>
  [
    reader,
    `for statement in duckdb.extract_statements(${JSON.stringify(queries)}):`,
    '    rows = duckdb.execute(statement).fetchall()',
    '    assert len(rows) > 0 and all(value is not None for row in rows for value in row), statement.query',
  ].join('\n');

/** A reader with a separate instance and an empty folder. The reader has no access to the checkout. */
export class Reader {
  readonly #folder: string;
  /** Folders at the start of PATH. */
  readonly #programs: string[];
  readonly wattle: Running;

  private constructor(folder: string, programs: readonly string[], wattle: Running) {
    this.#folder = folder;
    this.#programs = [...programs];
    this.wattle = wattle;
  }

  static async start(): Promise<Reader> {
    const folder = temporaryFolder();
    await withStarterProgram(path.join(folder, 'var'));
    const { bin, entry } = await packedProgram();
    const settings = { WATTLE_DATA_DIR: path.join(folder, 'var'), WATTLE_DEV_KEY: KEY, WATTLE_PUBLIC_READ: 'on' };
    const reader = new Reader(folder, [bin], await startWattle(settings, {}, entry));
    for (const name of ['empty', 'python', 'r']) mkdirSync(path.join(folder, name));
    return reader;
  }

  /** Builds the bulk files, as the worker would. */
  makeBulkFiles(): void {
    this.run('wattle', ['bulk'], '', MAKING_MS);
  }

  async addPython(): Promise<void> {
    if (isHere('Python 3.10')) this.#programs.unshift(path.dirname(await python()));
  }

  async stop(): Promise<void> {
    await this.wattle.stop();
    remove(this.#folder);
  }

  #environment(): NodeJS.ProcessEnv {
    return {
      ...OF_THE_NETWORK,
      PATH: [...this.#programs, path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
      HOME: this.#folder,
      WATTLE_DATA_DIR: path.join(this.#folder, 'var'),
      WATTLE_UPSTREAM: 'offline',
      WATTLE_URL: this.wattle.origin,
      WATTLE_KEY: KEY,
      // A block can use packages that an earlier block installed. Dependencies are already installed, so no registry is needed.
      npm_config_prefix: path.join(this.#folder, 'global'),
      // The npm settings of the person who runs the tests, which name the registry.
      npm_config_userconfig: process.env['npm_config_userconfig'] ?? path.join(os.homedir(), '.npmrc'),
      PIP_NO_DEPS: '1',
      PIP_TARGET: path.join(this.#folder, 'python'),
      PIP_DISABLE_PIP_VERSION_CHECK: '1',
      PYTHONPATH: path.join(this.#folder, 'python'),
      R_LIBS: path.join(this.#folder, 'r'),
    };
  }

  /** Runs a program with `input` on its standard input. If it fails, throws its output. */
  run(program: string, args: readonly string[], input: string, timeout = RUNNING_MS): string {
    const attempt = () =>
      spawnSync(program, args, { input, cwd: path.join(this.#folder, 'empty'), env: this.#environment(), encoding: 'utf8', timeout });
    const first = attempt();
    // Native threads in polars and pyarrow sometimes abort the interpreter when it ends. It then runs once more.
    const { status, signal, stdout, stderr, error } = first.signal === 'SIGABRT' ? attempt() : first;
    if (status !== 0) throw new Error(`${program} ended with ${status ?? signal ?? error?.message}:\n${input}\n${stdout}\n${stderr}`);
    return stdout;
  }

  /**
   * Runs the blocks in a document, in order. Returns the number of blocks that ran, and the programs that others lacked.
   * @param leftOut returns the reason why a block cannot run here, such as a command that needs an email program
   */
  async runAll(
    blocks: readonly Block[],
    leftOut: (block: Block) => string | null = () => null,
  ): Promise<{ readonly missing: readonly string[]; readonly ran: number }> {
    const missing = new Set<string>();
    let ran = 0;
    for (const block of blocks) {
      const lacks = missingFor(block);
      if (lacks !== null) missing.add(lacks);
      else if (leftOut(block) === null) {
        await this.#check(block, blocks);
        ran += 1;
      }
    }
    return { missing: [...missing], ran };
  }

  /**
   * Runs a block.
   * @param beside other blocks of the document
   */
  async #check(block: Block, beside: readonly Block[]): Promise<void> {
    const { language } = block;
    // Replaces placeholders, as a reader would.
    const code = block.code.replaceAll('ak_…', KEY);
    if (needsLibrary(language)) {
      const reader = beside.find((one) => one.language === 'python duckdb')?.code ?? '';
      this.run(await python(), ['-'], language === 'sql' ? inDuckdb(code, reader) : code);
      return;
    }
    switch (language.split(' ')[0]) {
      case 'sh':
        // These variables are removed, because the environment already contains them.
        this.run('bash', ['-e', '-o', 'pipefail'], code.replace(/^export WATTLE_(URL|KEY)=.*$/gm, ''));
        return;
      case 'python':
        this.run('python3', ['-'], code);
        return;
      case 'r':
        this.run('Rscript', ['-'], code);
        return;
      case 'js':
        this.run(process.execPath, ['--input-type=module'], code);
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
        for (const address of addressesIn(code)) await this.#checkAddress(address);
        return;
      default:
        throw new Error(`No rule for running ${language}`);
    }
  }

  /** Checks that a URL responses, and that a strict reader accepts its CSV. */
  async #checkAddress(address: string): Promise<void> {
    expect(address.startsWith(this.wattle.origin)).toBe(true);
    const answer = await fetch(address.replaceAll('&amp;', '&'));
    expect([address, answer.status]).toEqual([address, 200]);
    if (!answer.headers.get('content-type')?.startsWith('text/csv')) return;
    const { data, errors } = Papa.parse<string[]>((await answer.text()).trimEnd(), { delimiter: ',', newline: '\r\n' });
    expect([address, errors]).toEqual([address, []]);
    expect(data.length).toBeGreaterThan(1);
    expect(new Set(data.map((row) => row.length)).size).toBe(1);
  }
}
