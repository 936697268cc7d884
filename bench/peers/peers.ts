/** Installs and starts the programs in the comparison. They are installed once below node_modules/.cache, from the lists in this folder. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isHere } from '../../test/programs/needs.ts';
import { type ChildServer, startProgram } from '../servers/child-server.ts';

export const PEERS = ['Datasette', 'FastAPI', 'Fastify'] as const;
export type PeerName = (typeof PEERS)[number];

const SOURCE = path.resolve('bench/peers');
const CACHE = path.resolve('node_modules/.cache/peers');
const QUERIES = path.join(SOURCE, 'queries.json');
/** The time limit for an installation in ms. Compiling Node's database driver takes two minutes. */
const LONGEST_INSTALL_MS = 600_000;

const ends = (program: string, args: readonly string[], cwd: string): boolean =>
  spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], timeout: LONGEST_INSTALL_MS }).status === 0;

/** Installs a program once and returns its folder. If this fails, removes the folder and returns null. */
function installed(name: string, steps: (folder: string) => boolean): string | null {
  const folder = path.join(CACHE, name);
  if (existsSync(path.join(folder, 'complete'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (!steps(folder)) {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  mkdirSync(path.join(folder, 'complete'));
  return folder;
}

const python = (): string | null =>
  installed(
    'python',
    (folder) =>
      isHere('Python 3.10') &&
      ends('python3', ['-m', 'venv', folder], folder) &&
      ends(
        path.join(folder, 'bin', 'python'),
        ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', path.join(SOURCE, 'requirements.txt')],
        folder,
      ),
  );

const node = (): string | null =>
  installed('node', (folder) => {
    cpSync(path.join(SOURCE, 'package.json'), path.join(folder, 'package.json'));
    return isHere('a registry of npm packages') && ends('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], folder);
  });

/** Starts a program with an exported file. `missing` is the tool that is not installed. */
export async function startPeer(name: PeerName, file: string): Promise<ChildServer | { readonly missing: string }> {
  const folder = name === 'Fastify' ? node() : python();
  if (folder === null)
    return { missing: `this machine has no ${name === 'Fastify' ? 'npm registry or compiler' : 'Python 3.10 or packages'}` };
  if (name === 'Datasette') {
    const settings = { max_returned_rows: 20_000, default_page_size: 200, num_sql_threads: 3, sql_time_limit_ms: 10_000 };
    const options = Object.entries(settings).flatMap(([setting, value]) => ['--setting', setting, String(value)]);
    return startProgram(path.join(folder, 'bin', 'datasette'), ['serve', '--immutable', file, '--port', '0', ...options]);
  }
  if (name === 'FastAPI') return startProgram(path.join(folder, 'bin', 'python'), [path.join(SOURCE, 'fastapi_server.py'), file, QUERIES]);
  // The script is copied next to its packages, because Node looks for packages there.
  const script = path.join(folder, 'server.mjs');
  cpSync(path.join(SOURCE, 'fastify-server.mjs'), script);
  return startProgram(process.execPath, [script, file, QUERIES]);
}
