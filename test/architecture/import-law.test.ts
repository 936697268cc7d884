/** Checks every file of src against the import rules, and the checker against known cases. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { breaches, crowdedFolders, importsOf, type SourceFile } from './law.ts';
import { LAYERS, MOST_FILES } from './layers.ts';

const sources = (): SourceFile[] =>
  ['src', 'sandbox'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => ({ path: path.posix.join(root, name.replaceAll(path.sep, '/')), text: readFileSync(path.join(root, name), 'utf8') })),
  );

const file = (name: string, ...lines: string[]): SourceFile => ({ path: name, text: `${lines.join('\n')}\n` });
/** `${code}`, so that a template of this file does not evaluate it. */
const insert = (code: string): string => ['$', '{', code, '}'].join('');
const importing = (name: string, specifier: string): SourceFile => file(name, `import { x } from '${specifier}';`);

describe('the source of the program', () => {
  const files = sources();

  it('is found', () => {
    expect(files.map((source) => source.path)).toContain('src/core/period.ts');
    expect(files.length).toBeGreaterThan(20);
  });

  it('follows the import rules', () => {
    expect(breaches(files).join('\n')).toBe('');
  });
});

describe('files next to the program', () => {
  it('leave no folder with too many files', () => {
    const files = ['bench', 'scripts', 'test', 'tools'].flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|mjs)$/.test(name) && !name.includes('node_modules'))
        .map((name) => ({ path: path.posix.join(root, name.replaceAll(path.sep, '/')) })),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(crowdedFolders(files)).toEqual([]);
  });
});

describe('the checker: layers', () => {
  it.each([
    ['src/formats/csv.ts', '../core/errors.ts'],
    ['src/sources/abs/datasets/CPI.ts', '../source.ts'],
    ['src/sources/abs/parse.ts', '../../formats/sdmx/sdmx-json.ts'],
    ['src/catalogue/registry.generated.ts', '../sources/abs/datasets/CPI.ts'],
    ['src/signals/real-wages.ts', '../catalogue/series/wages.ts'],
    ['src/store/sqlite/open.ts', '../port.ts'],
    ['src/ingest/jobs/refresh.ts', '../../store/port.ts'],
    ['src/ingest/fetch/client.ts', '../../formats/sniff.ts'],
    ['src/queries/context.ts', '../ingest/jobs/on-demand.ts'],
    ['src/queries/signals/evaluate-signal.ts', '../../signals/registry.generated.ts'],
    ['src/render/csv.ts', '../formats/csv.ts'],
    ['src/http/endpoints.ts', '../queries/datasets/read-dataset.ts'],
    ['sandbox/abs/agency.ts', '../../src/formats/csv.ts'],
    ['src/program/main.ts', '../http/server.ts'],
    ['src/program/config.ts', '../core/errors.ts'],
    ['src/core/period.ts', 'papaparse'],
  ])('%s may import %s', (name, specifier) => {
    expect(breaches([importing(name, specifier)])).toEqual([]);
  });

  it.each([
    ['src/core/period.ts', '../formats/csv.ts', 'Core knows no format'],
    ['src/formats/csv.ts', '../sources/abs/source.ts', 'belongs in src/sources/<code>'],
    ['src/sources/abs/parse.ts', '../rba/parse.ts', 'A source never imports another'],
    ['src/sources/abs/parse.ts', '../shared.ts', 'A source never imports another'],
    ['src/sources/abs/source.ts', '../../store/port.ts', 'belong in src/ingest'],
    ['src/catalogue/catalogue.ts', '../signals/real-wages.ts', 'belongs in src/queries'],
    ['src/signals/real-wages.ts', '../store/port.ts', 'belongs in src/queries'],
    ['src/store/port.ts', '../catalogue/catalogue.ts', 'The store saves and reads data'],
    ['src/ingest/jobs/refresh.ts', '../../formats/csv.ts', 'belongs in src/formats or src/sources'],
    ['src/ingest/jobs/refresh.ts', '../../queries/status/status.ts', 'in src/queries'],
    ['src/queries/status/status.ts', '../../ingest/jobs/refresh.ts', 'only `on-demand`'],
    ['src/accounts/quota/quota.ts', '../../queries/status.ts', 'Accounts use only the store'],
    ['src/render/csv.ts', '../queries/base/answer.ts', 'only the types'],
    ['src/http/server.ts', '../store/port.ts', 'belongs in src/queries or src/accounts'],
    ['src/http/server.ts', '../program/config.ts', 'Take the value as an argument'],
    ['sandbox/server.ts', '../src/store/port.ts', 'no code for storing or serving'],
    ['src/program/config.ts', '../store/port.ts', 'may import only core'],
    ['src/search/query.ts', '../store/port.ts', 'Search handles words and documents'],
    ['src/queries/status/status.ts', '../../watch/regimes.ts', 'A query reads'],
    ['src/program/main.ts', '../cli/cli.ts', 'Take the value as an argument'],
    ['src/extras/thing.ts', '../core/errors.ts', 'src/extras is not a layer'],
    ['src/thing.ts', './core/errors.ts', 'files directly in src are not allowed'],
  ])('%s may not import %s', (name, specifier, advice) => {
    const found = breaches([importing(name, specifier)]);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(name);
    expect(found[0]).toContain(advice);
  });

  it('rendering may import the types of responses', () => {
    expect(breaches([file('src/render/csv.ts', "import type { Answer } from '../queries/base/answer.ts';")])).toEqual([]);
    expect(breaches([file('src/render/csv.ts', "import type { Answer } from '../queries/status.ts';")])).toHaveLength(1);
  });

  it('a type import does not avoid the rules', () => {
    expect(breaches([file('src/core/period.ts', "import type { Store } from '../store/port.ts';")])).toHaveLength(1);
  });

  it('every layer may import core and itself', () => {
    for (const layer of Object.keys(LAYERS)) {
      const name = layer === 'sources' ? 'src/sources/abs/a.ts' : layer === 'sandbox' ? 'sandbox/a.ts' : `src/${layer}/a.ts`;
      const core = layer === 'sources' ? '../../core/errors.ts' : layer === 'sandbox' ? '../src/core/errors.ts' : '../core/errors.ts';
      expect(breaches([importing(name, './b.ts'), importing(name, core)])).toEqual([]);
    }
  });
});

describe('the checker: restrictions', () => {
  it.each([
    ['src/queries/a.ts', 'const port = process.env.PORT;', 'the environment'],
    ['src/queries/a.ts', "const port = process['env'].PORT;", 'the environment'],
    ['src/program/main.ts', "import { env } from 'node:process';", 'the environment'],
    ['src/queries/a.ts', 'const now = Date.now();', 'the time of day'],
    ['src/queries/a.ts', 'const now = new Date();', 'the time of day'],
    ['src/program/main.ts', 'const now = new Date;', 'the time of day'],
    ['src/queries/a.ts', "import fastify from 'fastify';", 'the web framework'],
    ['src/program/main.ts', "import docs from '@fastify/static';", 'the web framework'],
    ['src/queries/a.ts', "import pg from 'pg';", 'a database driver'],
    ['src/ingest/a.ts', "import { from } from 'pg-copy-streams';", 'a database driver'],
    ['src/queries/a.ts', "import { DatabaseSync } from '@photostructure/sqlite';", 'a database driver'],
    ['src/accounts/a.ts', "const sqlite = await import('node:sqlite');", 'a database driver'],
    ['src/accounts/a.ts', "const sqlite = process.getBuiltinModule('node:sqlite');", 'a database driver'],
    ['src/queries/a.ts', "import { request } from 'undici';", 'the HTTP client'],
    ['sandbox/a.ts', "const answer = await fetch('https://www.rba.gov.au');", 'the HTTP client'],
    ['src/core/a.ts', "import { readFileSync } from 'node:fs';", 'files, sockets and processes'],
    ['src/formats/a.ts', "import { readFile } from 'node:fs/promises';", 'files, sockets and processes'],
    ['src/sources/abs/a.ts', "import http from 'node:http';", 'files, sockets and processes'],
    ['src/catalogue/a.ts', "import net from 'node:net';", 'files, sockets and processes'],
    ['src/signals/a.ts', "import fs from 'fs';", 'files, sockets and processes'],
  ])('%s may not write %s', (name, line, what) => {
    const found = breaches([file(name, line)]);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${name} uses ${what}`);
  });

  it.each([
    ['src/cli/wattle.ts', 'const port = process.env.PORT;'],
    ['src/core/clock.ts', 'const now = Date.now();'],
    ['src/queries/a.ts', 'const day = new Date(ms);'],
    ['src/queries/a.ts', 'const date: Date = held; const x = new Dateline(1);'],
    ['src/http/server.ts', "import fastify from 'fastify';"],
    ['src/store/postgres/pool.ts', "import pg from 'pg';"],
    ['src/store/sqlite/driver.ts', "const sqlite = await import('node:sqlite');"],
    ['src/ingest/fetch/client.ts', "import { request } from 'undici';"],
    ['src/webhooks/deliver.ts', "import { request } from 'undici';"],
    ['src/ingest/fetch/archive.ts', "import { readFile } from 'node:fs/promises';"],
    ['src/queries/a.ts', 'const row = await cursor.fetch(10); const prefetch = (n) => n;'],
    ['src/cli/cli.ts', 'process.exitCode = 1; const args = process.argv;'],
  ])('%s may write %s', (name, line) => {
    expect(breaches([file(name, line)])).toEqual([]);
  });

  it('ignores words in comments, strings, templates and regular expressions', () => {
    const words = file(
      'src/core/words.ts',
      '/** Never call Date.now() or process.env here. */',
      "// import { x } from '../http/server.ts';",
      "const a = 'Date.now() and process.env, it\\'s said'; const b = \"new Date()\";",
      `const c = \`the clock: Date.now() ${insert('a')} process.env\`;`,
      'const d = /[/"\'`] Date.now()/.test(a);',
      '/*',
      "import { x } from '../store/port.ts';",
      '*/',
    );
    expect(breaches([words])).toEqual([]);
  });

  it('checks code after them and inside a template', () => {
    const count = (line: string): number => breaches([file('src/core/a.ts', line)]).length;
    expect(count("const a = 'it'; const b = Date.now();")).toBe(1);
    expect(count(`const a = \`at ${insert('Date.now()')}\`;`)).toBe(1);
    expect(count(`const a = \`${insert(`\`${insert('{ b: 1 }.b')}\``)} done\`; const c = Date.now();`)).toBe(1);
    expect(count('const a = 6 / 2; const b = Date.now() / 1000;')).toBe(1);
    expect(count("const a = text.replace(/'/g, ''); const b = Date.now();")).toBe(1);
    expect(count('/* never */ const b = Date.now();')).toBe(1);
  });
});

describe('the checker: names', () => {
  it.each(['src/core/utils.ts', 'src/queries/index.ts', 'src/common/a.ts', 'src/http/string-helpers.ts', 'src/store/manager.ts'])(
    'refuses %s',
    (name) => {
      expect(breaches([file(name, 'export const a = 1;')]).join('\n')).toContain('does not describe the content');
    },
  );

  it.each(['src/catalogue/search-index.ts', 'src/sources/abs/datasets/CPI.ts', 'src/http/management.ts'])('accepts %s', (name) => {
    expect(breaches([file(name, 'export const a = 1;')])).toEqual([]);
  });
});

describe('the checker: subfolders', () => {
  it.each([
    ['src/ingest/fetch/client.ts', '../jobs/refresh.ts', 'fetch may import files next to the subfolders'],
    ['src/queries/series/list-series.ts', '../signals/evaluate-signal.ts', 'series may import base, search'],
    ['src/queries/economy/desks/inputs.ts', '../forecasts/forecasts.ts', 'In src/queries/economy, desks may import'],
    ['src/queries/extras/a.ts', '../context.ts', 'is not a subfolder of src/queries'],
  ])('%s may not import %s', (name, specifier, advice) => {
    expect(breaches([importing(name, specifier)]).join('\n')).toContain(advice);
  });

  it('accepts a listed folder, and files next to the folders', () => {
    expect(breaches([importing('src/ingest/jobs/refresh.ts', '../fetch/client.ts')])).toEqual([]);
    expect(breaches([importing('src/queries/series/list-series.ts', '../context.ts')])).toEqual([]);
  });

  it('refuses more files in a folder than the limit', () => {
    const many = Array.from({ length: MOST_FILES + 1 }, (_, i) => file(`src/render/a${i}.ts`, 'export const a = 1;'));
    expect(breaches(many)).toHaveLength(1);
    expect(breaches(many.slice(1))).toEqual([]);
  });

  it.each(['src/catalogue/series', 'src/signals', 'src/sources/rba/datasets'])('does not count the declarations of %s', (folder) => {
    const leaves = Array.from({ length: MOST_FILES + 1 }, (_, i) => file(`${folder}/a${i}.ts`, 'export const a = 1;'));
    expect(breaches(leaves)).toEqual([]);
  });
});

describe('the checker: cycles', () => {
  const a = importing('src/core/a.ts', './b.ts');
  const b = importing('src/core/b.ts', './c.ts');

  it('finds a cycle and names its files', () => {
    const found = breaches([a, b, importing('src/core/c.ts', './a.ts')]);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('src/core/a.ts -> src/core/b.ts -> src/core/c.ts -> src/core/a.ts');
  });

  it('finds a file that imports itself, and a cycle through a re-export', () => {
    expect(breaches([importing('src/core/a.ts', './a.ts')])).toHaveLength(1);
    expect(breaches([a, file('src/core/b.ts', "export * from './a.ts';")])).toHaveLength(1);
  });

  it('finds a cycle that contains only type imports', () => {
    expect(breaches([a, b, file('src/core/c.ts', "import type { X } from './a.ts';")])).toHaveLength(1);
  });

  it('finds a cycle of subfolders without a cycle of files', () => {
    const files = [
      importing('src/store/series/a.ts', '../open.ts'),
      importing('src/store/open.ts', './events/b.ts'),
      importing('src/store/events/b.ts', '../sql.ts'),
      importing('src/store/sql.ts', './series/c.ts'),
      file('src/store/series/c.ts', 'export const c = 1;'),
    ];
    expect(breaches(files).join('\n')).toContain(
      'store/series/ -> src/store/open.ts -> store/events/ -> src/store/sql.ts -> store/series/',
    );
  });

  it('accepts two paths to one file', () => {
    const diamond = file('src/core/a.ts', "import { b } from './b.ts';", "import { c } from './c.ts';");
    expect(breaches([diamond, b, file('src/core/c.ts', 'export const c = 1;')])).toEqual([]);
  });
});

describe('importsOf', () => {
  it('reads every form of import', () => {
    const text = [
      "import a from './a.ts';",
      "import type { B } from './b.ts';",
      'import {',
      '  type C,',
      '  c,',
      "} from './c.ts';",
      "import * as d from './d.ts';",
      "import './e.ts';",
      "export { f } from './f.ts';",
      "export type { G } from './g.ts';",
      "export * as h from './h.ts';",
      "const i = await import('./i.ts');",
      'import j, { k } from "./j.ts";',
      'const text = `',
      "import y from './y.ts';",
      "`; // 😀 import z from './z.ts'",
      "const from = 'nowhere';",
    ].join('\n');
    const found = importsOf(text);
    const files = (typeOnly: boolean): string[] =>
      found
        .filter((one) => one.typeOnly === typeOnly)
        .map((one) => one.specifier)
        .sort();
    expect(files(false)).toEqual(['./a.ts', './c.ts', './d.ts', './e.ts', './f.ts', './h.ts', './i.ts', './j.ts']);
    expect(files(true)).toEqual(['./b.ts', './g.ts']);
  });
});

describe('the sandbox', () => {
  it('is loaded only in sandbox mode, because nothing in src imports it when the program starts', () => {
    const atStart = sources().flatMap((source) =>
      source.path.startsWith('src/')
        ? [...source.text.matchAll(/^import\s[^;]*?from '([^']+)'/gm)]
            .filter(([, from]) => from?.includes('/sandbox/'))
            .map(() => source.path)
        : [],
    );
    expect(atStart).toEqual([]);
  });
});
