/** Runs `scripts/build.mjs` in a repository with a few files. The bundler only reports that it built a bundle. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Like the bundler of the program, also writes the search index, which the build copies for tests. */
const withIndex = (script: string): string => `${script}writeFileSync('dist/bundle/search-index.bin', '');\n`;

/** Like a bundler, fails if the registry imports a missing declaration. */
const bundler = (inputs: string, output: string, text: string): string => `
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
const leaf = readFileSync('src/registry.ts', 'utf8').match(/'(.+)'/)[1];
if (!existsSync(path.join('src', leaf))) throw new Error('Could not resolve ' + leaf);
mkdirSync(path.dirname('${output}'), { recursive: true });
writeFileSync('${output}', ${text});
writeFileSync('${inputs}', JSON.stringify(['src/registry.ts']));
`;

let root: string;
const put = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const build = (...options: string[]): { readonly status: number | null; readonly stderr: string } =>
  spawnSync(process.execPath, ['scripts/build.mjs', ...options], { cwd: root, encoding: 'utf8' });
const built = (file: string): string => readFileSync(path.join(root, 'dist', file), 'utf8');

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'wattle-build-'));
  mkdirSync(path.join(root, 'scripts'));
  cpSync('scripts/build.mjs', path.join(root, 'scripts/build.mjs'));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  put('package.json', '{"type":"module"}');
  put('package-lock.json', '{}');
  put('scripts/build-bundle.mjs', withIndex(bundler('dist/.bundle-inputs.json', 'dist/bundle/cli.js', 'leaf')));
  put('src/queries/search/index-data.ts', '');
  for (const script of ['build-starter', 'bundle-loader', 'compile-bundle']) put(`scripts/${script}.mjs`, '');
  put('scripts/build-web.mjs', bundler('dist/.web-inputs.json', 'dist/web/manifest.json', "'{}'"));
  put('scripts/build-clients.mjs', bundler('dist/.clients-inputs.json', 'dist/clients/mcp/index.cjs', 'leaf'));
  put('clients/typescript/tsconfig.json', '{}');
  const programs = ['chromium', 'find', 'needs', 'postgres'].map((name) => `test/programs/${name}.ts`);
  for (const file of ['test/queries/search/own-queries.ts', ...programs]) put(file, '');
  for (const file of ['postgres-server', 'child-entry', 'child-tasks', 'specimens']) put(`test/store/${file}.ts`, '');
  for (const file of ['program/hostile-entry.ts', 'ingest/tiny-dataset.ts', 'deploy/game-day/store-rate.ts']) put(`test/${file}`, '');
  put('src/F13.ts', 'export const table: string = "F13";\n');
  put('src/registry.ts', "export * from './F13.ts';\n");
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the build after a declaration was renamed', () => {
  it('builds the registry generator first, and the bundles when the registry is written', () => {
    expect(build()).toMatchObject({ status: 0 });
    expect(built('bundle/cli.js')).toBe('./F13.ts');

    unlinkSync(path.join(root, 'src/F13.ts'));
    put('src/F14.ts', 'export const table: string = "F14";\n');
    put('src/tool.ts', 'export const answer: number = 1;\n');
    put('src/registry.ts', "/** The leaves. */\nexport * from './F13.ts';\n");
    const whole = build();
    expect([whole.status, whole.stderr]).toEqual([1, expect.stringContaining('Could not resolve ./F13.ts')]);

    expect(build('--files')).toMatchObject({ status: 0 });
    expect([existsSync(path.join(root, 'dist/src/F13.js')), built('src/tool.js')]).toEqual([
      false,
      expect.stringContaining('export const answer = 1;'),
    ]);

    put('src/registry.ts', "export * from './F14.ts';\n");
    expect(build('--files')).toMatchObject({ status: 0 });
    expect(built('bundle/cli.js')).toBe('./F13.ts');
    expect(build()).toMatchObject({ status: 0 });
    expect(built('bundle/cli.js')).toBe('./F14.ts');
  });
});

describe('the build with a missing declaration in the registry', () => {
  it('names the file and the command in one line, and leaves the build unchanged', () => {
    put('src/series/prices.ts', 'export const cpi = 1;\n');
    put('src/series.generated.ts', "import { cpi } from './series/prices.ts';\nexport const all = [cpi];\n");
    put('src/registry.ts', "export * from './F14.ts';\n");
    expect(build()).toMatchObject({ status: 0 });
    unlinkSync(path.join(root, 'src/series/prices.ts'));
    expect(build()).toEqual(
      expect.objectContaining({
        status: 1,
        stderr:
          'src/series.generated.ts names src/series/prices.ts, which does not exist. If it was removed or renamed, run npm run generate\n',
      }),
    );
    expect(existsSync(path.join(root, 'dist/src/series/prices.js'))).toBe(true);
    expect(build('--files')).toMatchObject({ status: 0 });
  });
});
