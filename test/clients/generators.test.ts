/** Generators of clients over the OpenAPI document: what they cannot make is what they say that they cannot read. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../http/harness.ts';
import { needs } from '../programs/needs.ts';
import { PYTHON_MS, python } from './python.ts';

const run = promisify(execFile);
/** Types of answers that openapi-python-client 0.29 has no reader for: it makes the function, and leaves the answer as bytes. */
const UNREAD =
  /^Cannot parse response .*\(Unsupported content_type (?:image\/svg\+xml|application\/rss\+xml|application\/vnd\.apache\.parquet|application\/gzip, application\/zip)\)/;

let h: Harness;
let work: string;
beforeAll(async () => {
  h = await startHarness();
  work = mkdtempSync(path.join(os.tmpdir(), 'wattle-generators-'));
});
afterAll(async () => {
  await h.close();
  rmSync(work, { recursive: true, force: true });
});

describe('openapi-python-client', needs('Python 3.10'), () => {
  beforeAll(python, PYTHON_MS);

  it('makes a client of the document, with a model for each schema of its answers', async () => {
    const file = path.join(work, 'openapi.json');
    writeFileSync(file, (await h.ask({ url: '/openapi.json' })).body);
    const args = ['-m', 'openapi_python_client', 'generate', '--path', file, '--output-path', path.join(work, 'made'), '--meta', 'none'];
    const { stdout, stderr } = await run(await python(), args, { maxBuffer: 1 << 26 });
    const faults = `${stdout}${stderr}`.split(/^(?=WARNING|ERROR)/m).filter((part) => /^(?:WARNING|ERROR)/.test(part));
    const reasons = faults.map(
      (part) =>
        part
          .split('\n')
          .slice(1)
          .find((line) => line.trim() !== '') ?? part,
    );
    expect(reasons.filter((reason) => !UNREAD.test(reason))).toEqual([]);
    expect(`${stdout}${stderr}`).not.toMatch(/duplicate models/i);
  }, 300_000);
});

it('each operation of the document has a name that is its own, and one in any language', async () => {
  const { paths } = (await h.ask({ url: '/openapi.json' })).json() as { paths: Record<string, Record<string, { operationId: string }>> };
  const ids = Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id, i) => !/^[a-z]\w*$/i.test(id) || ids.indexOf(id) !== i)).toEqual([]);
});
