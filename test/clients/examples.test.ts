/** Runs the examples with a running program. Every URL in them returns the columns that they read, and their code runs. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { needs } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { environmentOver, installed, PYTHON_MS, python } from './python.ts';

const run = promisify(execFile);
const example = (...parts: string[]): string => path.resolve('examples', ...parts);
const text = (...parts: string[]): string => readFileSync(example(...parts), 'utf8');

let data: string;
let work: string;
let program: Running;
beforeAll(async () => {
  data = temporaryFolder();
  work = mkdtempSync(path.join(os.tmpdir(), 'wattle-examples-'));
  await withStarterProgram(data);
  program = await startWattle({ WATTLE_DATA_DIR: data });
});
afterAll(async () => {
  await program?.stop();
  remove(data);
  rmSync(work, { recursive: true, force: true });
});

const csvOf = async (address: string): Promise<{ head: readonly string[]; rows: number }> => {
  const answer = await fetch(address);
  const lines = (await answer.text()).trimEnd().split(/\r?\n/);
  expect([address, answer.status]).toEqual([address, 200]);
  return { head: lines[0]?.split(',') ?? [], rows: lines.length - 1 };
};

it('the Grafana dashboard gets every column that it reads', async () => {
  interface Target {
    readonly url: string;
    readonly columns: readonly { readonly selector: string }[];
  }
  const { panels, templating } = JSON.parse(text('grafana', 'figures.json')) as {
    panels: { targets: Target[] }[];
    templating: { list: { name: string; query: string }[] };
  };
  const variables = new Map([
    ...templating.list.map(({ name, query }): [string, string] => [name, query]),
    ['wattle', program.origin],
    ['__from', '2016-01-01'],
    ['__to', '2026-01-01'],
  ]);
  const filled = (url: string): string => url.replace(/\$\{(\w+)[^}]*\}/g, (_, name: string) => variables.get(name) ?? '');
  for (const { url, columns } of panels.flatMap(({ targets }) => targets)) {
    const { head, rows } = await csvOf(filled(url));
    expect(head).toEqual(expect.arrayContaining(columns.map(({ selector }) => selector)));
    expect(rows).toBeGreaterThan(10);
  }
});

it.each(['examples/grafana/figures.json', 'deploy/grafana/wattle.json'])(
  'the panel %s matches the types that Grafana publishes',
  async (file) => {
    const dashboard = readFileSync(path.resolve(file), 'utf8');
    const compiled = async (json: string): Promise<string> => {
      const folder = mkdtempSync(path.join(work, 'dashboard-'));
      // Enumeration values are words in JSON.
      const lines = [
        `import type { Dashboard } from '${path.resolve('node_modules/@grafana/schema')}';`,
        `type Json<T> = T extends string ? \`\${T}\` : T extends object ? { [K in keyof T]: Json<T[K]> } : T;`,
        `export const dashboard: Json<Dashboard> = ${json};`,
      ];
      writeFileSync(path.join(folder, 'dashboard.ts'), lines.join('\n'));
      const compilerOptions = {
        strict: true,
        skipLibCheck: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'es2023',
        types: [],
        noEmit: true,
      };
      writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['dashboard.ts'] }));
      const outcome = run(process.execPath, [path.resolve('node_modules/typescript/bin/tsc'), '-p', folder], { cwd: work });
      return outcome.then(() => '').catch((error: { stdout: string }) => error.stdout);
    };
    expect(await compiled(dashboard)).toBe('');
    expect(await compiled(dashboard.replace('"editable": true', '"editable": "true"'))).toContain("'boolean | undefined'");
    // The Grafana SDK requires these in strict mode.
    expect(JSON.parse(dashboard)).toMatchObject({ annotations: { list: [] }, templating: { list: expect.any(Array) } });
    const ids = (JSON.parse(dashboard) as { panels: { id: number }[] }).panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
  60_000,
);

it('the Power Query example is accepted by the official parser', async () => {
  const { DefaultSettings, TaskUtils } = await import('@microsoft/powerquery-parser');
  const parsed = async (code: string) => TaskUtils.isParseStageOk(await TaskUtils.tryLexParse(DefaultSettings, code));
  const guides = ['excel', 'spreadsheets'].flatMap((name) =>
    [...readFileSync(path.resolve('docs', 'guides', `${name}.md`), 'utf8').matchAll(/```powerquery\n([\s\S]*?)```/g)].map(
      ([, code = '']) => code,
    ),
  );
  const recipes = [text('power-query', 'Wattle.pq'), ...guides];
  expect(recipes.length).toBeGreaterThanOrEqual(2);
  for (const recipe of recipes) expect([recipe, await parsed(recipe)]).toEqual([recipe, true]);
  expect(await parsed(recipes[0]?.replace('in\n', '') ?? '')).toBe(false);
});

it('Power Query and LibreOffice get responses to their requests', async () => {
  const query = text('power-query', 'Wattle.pq');
  const ids = [...(/Ids = \{(.*)\}/.exec(query)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, id]) => id);
  expect(query).toContain('RelativePath = "s/multi.csv"');
  expect((await csvOf(`${program.origin}/s/multi.csv?ids=${ids.join(',')}&align=union&start=2015`)).head).toEqual([
    'date',
    'period',
    ...ids,
  ]);
  const addresses = [...text('libreoffice', 'README.md').matchAll(/http:\/\/127\.0\.0\.1:8080([^\s"`]+)/g)].map(([, where]) => where);
  expect(addresses).toHaveLength(3);
  for (const where of addresses) expect([where, (await fetch(`${program.origin}${where}`)).status]).toEqual([where, 200]);
  const one = await (await fetch(`${program.origin}/s/AU.CPI.YOY.csv?limit=1`)).text();
  expect(one.replace(/.*\n[^,]*,[^,]*,([^,\r]*).*/s, '$1')).toBe('3.6');
});

it('Observable gets rows with dates', async () => {
  const { sideBySide, longer } = (await import(pathToFileURL(example('observable', 'inflation.js')).href)) as {
    sideBySide: (wattle: string, ids: readonly string[], query?: Record<string, string>) => Promise<{ date: Date }[]>;
    longer: (rows: readonly object[]) => { series: string; value: number }[];
  };
  const rows = await sideBySide(program.origin, ['AU.CPI.YOY', 'AU.WPI.YOY'], { start: '2024', end: '2024' });
  expect(rows.map(({ date }) => date.toISOString().slice(0, 10))).toEqual(['2024-03-31', '2024-06-30', '2024-09-30', '2024-12-31']);
  expect(
    longer(rows)
      .filter(({ series }) => series === 'AU.CPI.YOY')
      .map(({ value }) => value),
  ).toEqual([3.6, 3.8, 2.9, 2.4]);
  await expect(sideBySide(program.origin, ['AU.CPI.YOI', 'AU.WPI.YOY'])).rejects.toThrow('AU.CPI.YOI');
});

it('the Jupyter notebook runs cell by cell', { ...needs('Python 3.10'), timeout: PYTHON_MS }, async () => {
  const { cells } = JSON.parse(text('jupyter', 'inflation.ipynb')) as { cells: { cell_type: string; source: string[] }[] };
  const code = cells.filter((cell) => cell.cell_type === 'code').map(({ source }) => source.join(''));
  const file = path.join(work, 'notebook.py');
  const last = code.at(-1)?.split('\n').at(-1) ?? '';
  writeFileSync(file, `${code.join('\n\n').slice(0, -last.length)}print(${last})\n`);
  const { stdout } = await run(await python(), [file], { env: { PATH: process.env['PATH'] ?? '', WATTLE_URL: program.origin } });
  expect(stdout).toMatch(/^\d+ of \d+ quarters, most by \d\.\d points$/m);
});

it('dlt loads series and a dataset, and a second load changes nothing', {
  ...needs('Python 3.10'),
  timeout: PYTHON_MS,
}, async () => {
  const interpreter = await environmentOver(await installed(['dlt[duckdb]==1.31.0', 'requests==2.34.2']), path.join(work, 'dlt'));
  const series = (await (await program.get('/v1/series/AU.CPI.YOY?limit=2000')).json()) as { data: { period: string }[] };
  const expected = `AU.CPI.YOY ${series.data.length} ${series.data.at(-1)?.period}`;
  for (const time of ['first', 'second']) {
    // The superuser's state would be in /var/dlt, where another run would find it.
    const state = { HOME: work, DLT_DATA_DIR: path.join(work, 'state') };
    const env = { ...process.env, ...state, WATTLE_URL: program.origin, WATTLE_KEY: program.key, RUNTIME__DLTHUB_TELEMETRY: 'false' };
    const { stdout } = await run(interpreter, [example('dlt', 'wattle_source.py')], { cwd: work, env });
    expect([time, ...stdout.trimEnd().split('\n')]).toEqual([
      time,
      expected,
      expect.stringMatching(/^AU\.UNEMP\.SA \d{3} \d{4}-\d\d$/),
      expect.stringMatching(/^rba_f1_1 \d{3}$/),
    ]);
  }
});

it('each Home Assistant sensor gets the members that it reads, or a report that there is no data', async () => {
  const sensors = text('home-assistant', 'sensors.yaml');
  const addresses = [...sensors.matchAll(/resource: https:\/\/wattle\.example\.org(\S+)/g)].map(([, address = '']) => address);
  const attributes = [...sensors.matchAll(/json_attributes: \[(.+)\]/g)].flatMap(([, list = '']) => list.split(', '));
  expect([addresses.length, sensors.match(/\{\{ value_json\.value \}\}/g)?.length]).toEqual([2, 2]);
  const answers = await Promise.all(addresses.map((address) => program.get(address)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const latest = (await answers[0]?.json()) as Record<string, unknown>;
  expect(Object.keys(latest)).toEqual(expect.arrayContaining(['value', ...attributes]));
});
