/**
 * Tests the package that an operator gets. It is built by `npm pack`, installed in an empty folder without development packages, and
 * started.
 */
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { satisfies } from 'semver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const run = promisify(execFile);
const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-package-'));
const app = path.join(folder, 'app');
const installed = path.join(app, 'node_modules', 'wattle-server');

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

interface Locked {
  readonly dev?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
}

let packed: Packed;

/** An environment with Node, npm and this machine's npm settings, but without a compiler or tools from the repository. */
const environment = (extra: Record<string, string> = {}): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (/^(npm_config_|HOME$)/i.test(name) && value ? [[name, value]] : [])),
  ),
  PATH: [path.dirname(process.execPath), '/usr/bin', '/bin'].join(path.delimiter),
  ...extra,
});

beforeAll(async () => {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: ROOT, maxBuffer: 1 << 26 });
  const answer: unknown = JSON.parse(stdout.slice(stdout.search(/^[[{]/m)));
  [packed] = (Array.isArray(answer) ? answer : Object.values(answer as object)) as [Packed];
  mkdirSync(app);
  writeFileSync(path.join(app, 'package.json'), JSON.stringify({ name: 'somebody', private: true }));
  const tarball = path.join(folder, packed.filename);
  const install = ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--offline', tarball];
  await run('npm', install, { cwd: app, env: environment() }).catch(() => installFromHere(tarball));
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Installs without npm's cache. Copies the runtime packages in the lock file from the installation of the repository. */
async function installFromHere(tarball: string): Promise<void> {
  rmSync(path.join(app, 'node_modules'), { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  for (const [place, { dev }] of Object.entries(packages)) {
    const [from, to] = [path.join(ROOT, place), path.join(app, place)];
    if (place !== '' && dev !== true && existsSync(from) && !existsSync(to)) cpSync(from, to, { recursive: true });
  }
  const bin = path.join(app, 'node_modules', '.bin');
  mkdirSync(bin, { recursive: true });
  for (const [name, file] of Object.entries(packages['']?.bin ?? {})) symlinkSync(path.join(installed, file), path.join(bin, name));
}

describe('the package', () => {
  it('has the same bytes if it is packed again', async () => {
    const again = path.join(folder, 'again');
    mkdirSync(again);
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', again], { cwd: ROOT, maxBuffer: 1 << 26 });
    const hashOf = (place: string): string =>
      createHash('sha256')
        .update(readFileSync(path.join(place, packed.filename)))
        .digest('hex');
    expect(hashOf(again)).toBe(hashOf(folder));
  });

  it('contains the program, its data and its licences, and nothing without a source', () => {
    const paths = packed.files.map((file) => file.path);
    expect(paths).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE', 'NOTICE', 'CHANGELOG.md', 'docs/operating.md']));
    const built = paths.filter((file) => file.startsWith('dist/') && !/^dist\/(web|bundle|clients|starter)\//.test(file));
    expect(paths).toEqual(expect.arrayContaining(['dist/bundle/cli.js', 'dist/bundle/DejaVuSans.ttf', 'dist/starter/data.db.br']));
    expect(built).toEqual(expect.arrayContaining(['dist/src/cli/wattle.js', 'dist/src/program/program.js']));
    const sourceless = built.filter((file) => !existsSync(path.join(ROOT, file.replace(/^dist\//, '').replace(/\.js(\.map)?$/, '.ts'))));
    expect(sourceless).toEqual([]);
    expect(paths.filter((file) => /^(test|tools|bench|scripts|dist\/(test|tools|bench))\//.test(file))).toEqual([]);
    expect(paths.filter((file) => file.startsWith('starter/')).length).toBe(filesBelow(path.join(ROOT, 'starter')));
  });

  it('has no development package, and no package that refuses this Node or the oldest supported Node', () => {
    const brought = [path.join(app, 'node_modules'), path.join(installed, 'node_modules')].flatMap(packagesIn);
    expect(brought.map(({ name }) => name)).toEqual(expect.arrayContaining(['@resvg/resvg-js', '@e965/xlsx']));
    const development = ['typescript', 'vite', 'vitest', '@biomejs/biome', 'playwright-core'];
    expect(brought.map(({ name }) => name).filter((name) => development.includes(name))).toEqual([]);
    for (const node of [process.version, '20.19.0']) {
      const refusing = brought.filter(({ engines }) => engines?.node !== undefined && !satisfies(node, engines.node));
      expect([node, refusing.map(({ name }) => name)]).toEqual([node, []]);
    }
  });

  it('takes at most 90 MB, with all packages that it needs', () => {
    const bytes = readdirSync(path.join(app, 'node_modules'), { recursive: true, withFileTypes: true, encoding: 'utf8' })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
    expect(bytes / 1e6).toBeLessThan(90);
    expect(bytes / 1e6).toBeGreaterThan(20);
  });

  it('has the licences of the packages in its bundle', () => {
    const text = readFileSync(path.join(installed, 'dist', 'bundle', 'LICENSES.txt'), 'utf8');
    for (const name of ['fastify', 'stripe', 'zod', 'pino', 'undici', 'saxes', 'dejavu-fonts-ttf'])
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.`, 'm'));
    expect(text).toContain('Permission is hereby granted');
  });

  it('has a bill of materials with the packages in its bundle', async () => {
    const { stdout } = await run(process.execPath, [path.join('scripts', 'bill-of-materials.mjs')], { cwd: ROOT, maxBuffer: 1 << 26 });
    const { bomFormat, components } = JSON.parse(stdout) as { bomFormat: string; components: readonly { name: string }[] };
    const names = components.map(({ name }) => name);
    expect([bomFormat, names.includes('fastify'), names.includes('vitest')]).toEqual(['CycloneDX', true, false]);
  });

  it('runs with npx', async () => {
    const { stdout } = await run('npx', ['--no-install', 'wattle', '--version'], { cwd: app, env: environment() });
    expect(stdout.trim()).toBe((JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }).version);
  });

  it('starts and serves data, the reference and the pages', async () => {
    const settings = { WATTLE_PORT: '0', WATTLE_UPSTREAM: 'offline', WATTLE_DATA_DIR: path.join(folder, 'var'), WATTLE_LOG_LEVEL: 'warn' };
    const program = spawn(path.join(app, 'node_modules', '.bin', 'wattle'), ['start'], {
      cwd: app,
      env: environment(settings),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    try {
      let printed = '';
      const [origin, key] = await new Promise<[string, string]>((resolve, reject) => {
        const read = (chunk: Buffer): void => {
          printed += chunk.toString('utf8');
          const [listens] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? [];
          const [shown] = /ak_[0-9A-Za-z]{32}/.exec(printed) ?? [];
          if (listens && shown) resolve([listens, shown]);
        };
        program.stdout.on('data', read);
        program.stderr.on('data', read);
        program.once('exit', (code) => reject(new Error(`The program ended with ${code}: ${printed}`)));
      });
      const latest = await fetch(`${origin}/v1/series/AU.CPI.YOY/latest`, { headers: { authorization: `Bearer ${key}` } });
      expect(latest.status).toBe(200);
      const files = ['/s/AU.CPI.YOY.png', '/s/AU.CPI.YOY.xlsx', '/s/AU.CPI.YOY.parquet'];
      for (const page of ['/v1/health', '/docs/api', '/docs/api/signals', '/openapi.json', ...files]) {
        expect((await fetch(origin + page)).status, page).toBe(200);
      }
    } finally {
      program.kill('SIGTERM');
      if (program.exitCode === null) await new Promise((resolve) => program.once('exit', resolve));
    }
  }, 300_000);
});

const filesBelow = (place: string): number =>
  readdirSync(place, { withFileTypes: true }).reduce(
    (sum, entry) => sum + (entry.isDirectory() ? filesBelow(path.join(place, entry.name)) : 1),
    0,
  );

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly engines?: { readonly node?: string };
}

/** Returns the packages in a folder, including nested ones. */
function packagesIn(modules: string): readonly Manifest[] {
  if (!existsSync(modules)) return [];
  return readdirSync(modules, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(modules, entry.name);
    if (!entry.isDirectory() || entry.name.startsWith('.')) return [];
    if (entry.name.startsWith('@')) return packagesIn(place);
    const own = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as Manifest;
    return [own, ...packagesIn(path.join(place, 'node_modules'))];
  });
}
