/**
 * Runs the examples in the clients' READMEs with a running program, and checks the results. A special server produces errors, waits and
 * cached responses.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { needs } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { PYTHON_MS, python } from './python.ts';
import { buildTypescriptClient, shown, TYPESCRIPT } from './typescript-client.ts';

const run = promisify(execFile);
const PYTHON = path.resolve('clients', 'python');

let data: string;
let work: string;
let program: Running;
beforeAll(async () => {
  data = temporaryFolder();
  await withStarterProgram(data);
  work = mkdtempSync(path.join(os.tmpdir(), 'wattle-clients-'));
  program = await startWattle({ WATTLE_DATA_DIR: data });
});
afterAll(async () => {
  await program.stop();
  remove(data);
  rmSync(work, { recursive: true, force: true });
});

const environment = (): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  WATTLE_URL: program.origin,
  WATTLE_KEY: program.key,
});

/** Starts a server that serves each request with the next function, and records the requests. */
async function serverWith(...answers: ((request: IncomingMessage) => [number, Record<string, string>, string])[]) {
  const requested: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    const [status, headers, body] = answers[Math.min(requested.length, answers.length - 1)]?.(request) ?? [500, {}, ''];
    requested.push(request);
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, requested, stop: () => new Promise((resolve) => server.close(resolve)) };
}

const ONE_ROW = JSON.stringify({
  data: [{ date: '2024-03-31', period: '2024-Q1', value: 3.6 }],
  meta: {},
  links: { next: null, csv: null },
});

describe('the TypeScript client', () => {
  let built: string;
  beforeAll(async () => {
    built = await buildTypescriptClient(work);
  });

  it('is under 6 kB in browsers', () => {
    const code = ['wattle.js', 'types.generated.js'].map((file) => readFileSync(path.join(built, 'dist', file)));
    expect(gzipSync(Buffer.concat(code)).length).toBeLessThan(6000);
  });

  it('runs the examples of its README', async () => {
    writeFileSync(path.join(work, 'readme.mjs'), shown(path.join(TYPESCRIPT, 'README.md'), 'js'));
    const { stdout } = await run(process.execPath, [path.join(work, 'readme.mjs')], { env: environment() });
    expect(stdout).toContain('2024-Q1 3.6\n2024-Q2 3.8\n2024-Q3 2.9\n2024-Q4 2.4\nSource: Reserve Bank of Australia');
    expect(stdout).toMatch(/Creative Commons Attribution 4\.0 International/);
    expect(stdout).toContain('Real wages fell 0.2% in the year to the December quarter 2025');
    expect(stdout).toContain('REQ_UNKNOWN_SERIES AU.CPI.YOY\n');
  });

  /** Returns the compiler's messages for a user's program. All common checks are on, including checks of the package's types. */
  async function compiled(
    lines: readonly string[],
    [module, resolution]: readonly [string, string] = ['nodenext', 'nodenext'],
  ): Promise<string> {
    const folder = mkdtempSync(path.join(work, 'typed-'));
    const opening = ["import { Wattle } from 'wattle-data-client';", "const w = new Wattle({ baseUrl: 'http://127.0.0.1' });"];
    writeFileSync(path.join(folder, 'program.ts'), [...opening, ...lines, ''].join('\n'));
    const checks = [
      'strict',
      'exactOptionalPropertyTypes',
      'noUncheckedIndexedAccess',
      'noPropertyAccessFromIndexSignature',
      'verbatimModuleSyntax',
    ];
    const compilerOptions = {
      ...Object.fromEntries(checks.map((one) => [one, true])),
      module,
      moduleResolution: resolution,
      target: 'es2023',
      lib: ['es2023', 'dom'],
      types: [],
      noEmit: true,
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
    const outcome = run(process.execPath, [path.resolve('node_modules/typescript/bin/tsc'), '-p', folder], { cwd: work });
    return outcome.then(() => '').catch((error: { stdout: string }) => error.stdout);
  }

  it('has types for ids, rows and members, and refuses unknown ones', async () => {
    expect(await compiled(["await w.signal('real-wage');"])).toContain('real-wage');
    expect(await compiled(["(await w.signal('real-wages', { start: '2024' })).data[0]?.gap;"])).toContain("'gap'");
    expect(await compiled(["await w.series('AU.CPI.YOY', { start: true });"])).toContain("Type 'true'");
    expect(await compiled(["await w.series('AU.CPI.YOY', { start: 2024, end: '2025-Q1' });"])).toBe('');
  });

  it.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ] as const)(
    'has types that an external program accepts with module %s and resolution %s',
    async (...module) => {
      const program = [
        "import { API_VERSION, WattleError, type Answer, type SeriesId, type SeriesQuery, type SeriesRow } from 'wattle-data-client';",
        'declare const maybe: string | undefined;',
        "new Wattle({ baseUrl: 'http://127.0.0.1', key: maybe, fetch: undefined });",
        "const id: SeriesId = 'AU.CPI.YOY';",
        'const query: SeriesQuery = { start: maybe, as_of: maybe, limit: 2 };',
        'const series: Answer<readonly SeriesRow[], unknown> = await w.series(id, query);',
        'const value: number | null | undefined = series.data[0]?.value;',
        "const gap: number | null | undefined = (await w.signal('real-wages', { start: '2024' })).data[0]?.real_wages_gap_pct;",
        "const both: number | null | undefined = (await w.multi(['AU.CPI.YOY', 'AU.WPI.YOY'])).data.at(-1)?.['AU.WPI.YOY'];",
        "const known: string | null = (await w.latest('AU.CASHRATE')).date;",
        "const title: string = (await w.about(id)).data.title + (await w.describe('rba.F1.1')).data.title;",
        "const days: (string | null)[] = (await w.revisions(id, '2022-Q2')).data.map((row) => row.release_date);",
        "const ids: string[] = (await w.search('cpi', { limit: 2 })).data.map((one) => one.id);",
        "const units = (await w.data('abs.CPI', { shape: 'wide' })).meta.summary;",
        "for await (const row of w.rows('rba.F1.1', { start: maybe, limit: 5 })) void row.value;",
        'const counts: number[] = [(await w.datasets()).data.length, (await w.releases()).data.length];',
        "const text: string = await w.csv('/v1/series/AU.CPI.YOY');",
        "const other = await w.get<{ status: string }>('/v1/health');",
        'try { await w.series(id); } catch (error) { if (error instanceof WattleError) void [error.code, error.didYouMean, error.retryAfter]; }',
        'void [API_VERSION, value, gap, both, known, title, days, ids, units, counts, text, other.status];',
      ];
      expect(await compiled(program, module)).toBe('');
    },
    60_000,
  );

  it('waits as instructed, repeats a request with the ETag, and finally throws the message of the server', async () => {
    const reported = JSON.stringify({ code: 'LIMIT_RATE', detail: 'Too many requests.', errors: [] });
    const server = await serverWith(
      () => [429, { 'retry-after': '0' }, reported],
      () => [200, { etag: '"a"' }, ONE_ROW],
      ({ headers }) => (headers['if-none-match'] === '"a"' ? [304, { etag: '"a"' }, ''] : [500, {}, '']),
      () => [429, { 'retry-after': '3600' }, reported],
    );
    const { Wattle, WattleError } = (await import(
      path.join(built, 'dist', 'wattle.js')
    )) as typeof import('../../clients/typescript/src/wattle.ts');
    const wattle = new Wattle({ baseUrl: `${server.url}/data/`, key: 'ak_test' });
    expect((await wattle.series('AU.CPI.YOY')).data).toEqual([{ date: '2024-03-31', period: '2024-Q1', value: 3.6 }]);
    expect((await wattle.series('AU.CPI.YOY')).data).toHaveLength(1);
    const failed = await wattle.latest('AU.CPI.YOY').catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(WattleError);
    expect(failed).toMatchObject({ status: 429, code: 'LIMIT_RATE', message: 'Too many requests.', retryAfter: 3600 });
    expect(server.requested.map(({ url }) => url)).toEqual([
      ...Array(3).fill('/data/v1/series/AU.CPI.YOY'),
      '/data/v1/series/AU.CPI.YOY/latest',
    ]);
    expect(new Set(server.requested.map(({ headers }) => headers.authorization))).toEqual(new Set(['Bearer ak_test']));
    await server.stop();
  });

  it('sends its key only to the named server, even after a redirect', async () => {
    const stranger = await serverWith(() => [200, {}, ONE_ROW]);
    const server = await serverWith(
      () => [
        200,
        {},
        JSON.stringify({ data: [{ n: 1 }], meta: {}, links: { next: `${stranger.url}/v1/data/rba/G1?cursor=c`, csv: null } }),
      ],
      () => [200, {}, JSON.stringify({ data: [{ n: 2 }], meta: {}, links: { next: null, csv: null } })],
    );
    const { Wattle } = (await import(path.join(built, 'dist', 'wattle.js'))) as typeof import('../../clients/typescript/src/wattle.ts');
    const rows: unknown[] = [];
    for await (const row of new Wattle({ baseUrl: server.url, key: 'ak_test' }).rows('rba.G1')) rows.push(row);
    expect([rows, stranger.requested.length]).toEqual([[{ n: 1 }, { n: 2 }], 0]);
    expect(server.requested[1]?.url).toBe('/v1/data/rba/G1?cursor=c');
    await server.stop();
    await stranger.stop();
  });
});

describe('the Python client', needs('Python 3.10'), () => {
  beforeAll(python, PYTHON_MS);

  const runCode = async (code: string, env: Record<string, string> = {}): Promise<string> => {
    const file = path.join(work, 'play.py');
    writeFileSync(file, code);
    return (await run(await python(), ['-W', 'error', file], { env: { ...environment(), ...env } })).stdout;
  };

  it('runs the examples of its README', async () => {
    const stdout = await runCode(shown(path.join(PYTHON, 'README.md'), 'python'));
    expect(stdout).toContain('2024Q1    3.6\n2024Q2    3.8\n2024Q3    2.9\n2024Q4    2.4\n');
    expect(stdout).toContain('Per cent Source: Reserve Bank of Australia, Consumer price inflation');
    expect(stdout).toContain('Real wages fell 0.2% in the year to the December quarter 2025');
    expect(stdout).toContain('AU.UNEMP.VIC ');
    expect(stdout).toMatch(/REQ_UNKNOWN_SERIES AU\.CPI\.YOY\n\[3\.6, 3\.4\]\n$/);
  });

  it('prints a response, returns dimensions as columns, and names the package to install if pandas is missing', async () => {
    const stdout = await runCode(
      [
        'import sys, wattle_data',
        'w = wattle_data.Wattle()',
        'inflation = w.series("AU.CPI.YOY", start="2024", end="2024")',
        'cash = w.data("rba.F1.1", series="cash_rate_target", start="2024-01", end="2024-03")',
        'print(inflation, cash, w.series("AU.CPI.YOY", limit=1))',
        'print(list(cash.to_pandas().columns), cash.to_pandas().index[-1])',
        'sys.modules["pandas"] = None',
        'try: inflation.to_pandas()',
        'except ModuleNotFoundError as error: print(error)',
      ].join('\n'),
    );
    expect(stdout.split('\n')).toEqual([
      '<Series AU.CPI.YOY (Per cent): 4 rows, 2024-Q1 to 2024-Q4> <Answer: 3 rows, 2024-01 to 2024-03> <Series AU.CPI.YOY (Per cent): 1 row, 2025-Q4>',
      "['value', 'unit', 'series', 'table'] 2024-03",
      'to_pandas() needs pandas: pip install pandas',
      '',
    ]);
  });

  it('runs the example of the fredapi documentation with only the URL changed', async () => {
    const stdout = await runCode(
      [
        'import os, warnings',
        'warnings.simplefilter("ignore")',
        'from fredapi import Fred',
        'fred = Fred(api_key=os.environ["WATTLE_KEY"])',
        'fred.root_url = os.environ["WATTLE_URL"] + "/fred"',
        'print(fred.get_series("AU.CPI.YOY", observation_start="2024-10-01").iloc[0])',
        'print(fred.get_series_info("AU.CPI.YOY")["units"])',
        'print(fred.get_series_latest_release("AU.CPI.YOY").iloc[-1])',
        'import pandas',
        'print(fred.get_series_first_release("AU.CPI.YOY")[pandas.Timestamp("2022-04-01")])',
        'print(fred.get_series_as_of_date("AU.CPI.YOY", "2025-12-01").date.max().date())',
        'print(len(fred.get_series_vintage_dates("AU.CPI.YOY")) >= 2)',
        'print("AU.UNEMP.VIC" in fred.search("unemployment victoria").index)',
        'import json, urllib.request',
        'ask = lambda path: json.load(urllib.request.urlopen(f"{fred.root_url}{path}&file_type=json&api_key={fred.api_key}"))',
        'release = ask("/series/release?series_id=AU.CPI.YOY")["releases"][0]["id"]',
        'category = ask("/series/categories?series_id=AU.CPI.YOY")["categories"][0]["id"]',
        'print("AU.CPI.YOY" in fred.search_by_release(release, limit=0, order_by="series_id", sort_order="asc").index)',
        'print("AU.CPI.YOY" in fred.search_by_category(category, limit=0, order_by="series_id", sort_order="asc").index)',
      ].join('\n'),
    );
    expect(stdout.split('\n')).toEqual(['2.4', 'Per cent', '3.6', '6.1', '2025-07-01', 'True', 'True', 'True', 'True', '']);
  });

  it('lets pandas-datareader read a table, with a session that sends the key', async () => {
    const stdout = await runCode(
      [
        'import os, requests, warnings',
        'warnings.simplefilter("ignore")',
        'from pandas_datareader.fred import FredReader',
        'FredReader.url = property(lambda self: os.environ["WATTLE_URL"] + "/fred/graph/fredgraph.csv")',
        'session = requests.Session()',
        'session.headers["Authorization"] = "Bearer " + os.environ["WATTLE_KEY"]',
        'read = lambda ids: FredReader(ids, start="2024-01-01", end="2024-12-31", session=session).read()',
        'print(read("AU.CPI.YOY")["AU.CPI.YOY"].tolist())',
        'both = read(["AU.CPI.YOY", "AU.WPI.YOY"])',
        'print(list(both.columns), str(both.index[0].date()), len(both))',
      ].join('\n'),
    );
    expect(stdout.split('\n')).toEqual(['[3.6, 3.8, 2.9, 2.4]', "['AU.CPI.YOY', 'AU.WPI.YOY'] 2024-01-01 4", '']);
  });

  it('waits as instructed, repeats a request with the ETag, and finally throws the message of the server, with and without await', async () => {
    const reported = JSON.stringify({ code: 'LIMIT_RATE', detail: 'Too many requests.', errors: [] });
    for (const kind of ['sync', 'async']) {
      const server = await serverWith(
        () => [429, { 'retry-after': '0' }, reported],
        () => [200, { etag: '"a"' }, ONE_ROW],
        ({ headers }) => (headers['if-none-match'] === '"a"' ? [304, { etag: '"a"' }, ''] : [500, {}, '']),
        () => [429, { 'retry-after': '3600' }, reported],
      );
      const [open, a] = kind === 'sync' ? ['with Wattle()', ''] : ['async with AsyncWattle()', 'await '];
      const stdout = await runCode(
        [
          'import asyncio',
          'from wattle_data import AsyncWattle, Wattle, WattleError',
          `${kind === 'sync' ? '' : 'async '}def main():`,
          `    ${open} as w:`,
          `        print((${a}w.series("AU.CPI.YOY")).data == (${a}w.series("AU.CPI.YOY")).data)`,
          '        try:',
          `            ${a}w.latest("AU.CPI.YOY")`,
          '        except WattleError as error:',
          '            print(error.code, error, error.retry_after)',
          kind === 'sync' ? 'main()' : 'asyncio.run(main())',
        ].join('\n'),
        { WATTLE_URL: server.url, WATTLE_KEY: 'ak_test' },
      );
      expect(stdout).toBe('True\nLIMIT_RATE Too many requests. 3600.0\n');
      expect(server.requested.map(({ headers }) => headers.authorization)).toEqual(Array(4).fill('Bearer ak_test'));
      await server.stop();
    }
  });
});
