/**
 * Runs client generators on the OpenAPI document. They report each schema that they cannot read, and each generated client makes a real
 * request.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeOnce } from '../made-once.ts';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { needs } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { installed, PYTHON_MS, python } from './python.ts';

const run = promisify(execFile);
const KEY = 'ak_generators_test';
const LONG_MS = 600_000;
/** Response types that openapi-python-client 0.29 cannot read: it generates the function, and returns the response as bytes. */
const UNREAD =
  /^Cannot parse response .*\(Unsupported content_type (?:image\/svg\+xml|application\/rss\+xml|application\/vnd\.apache\.parquet|application\/gzip(?:, application\/zip)?|application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)\)/;

let data: string;
let work: string;
/** The short form of the document. */
let document: string;
let program: Running;
/** The expected output of each client: the period and value in the program. */
let latest: string;
beforeAll(async () => {
  work = mkdtempSync(path.join(os.tmpdir(), 'wattle-generators-'));
  data = temporaryFolder();
  await withStarterProgram(data);
  program = await startWattle({ WATTLE_DATA_DIR: data, WATTLE_DEV_KEY: KEY });
  document = path.join(work, 'short.json');
  writeFileSync(document, await (await program.get('/openapi.json?examples=no')).text());
  const { period, value } = (await (await program.get('/v1/series/AU.CPI.YOY/latest')).json()) as { period: string; value: number };
  latest = `${period} ${value}`;
}, LONG_MS);
afterAll(async () => {
  await program?.stop();
  remove(data);
  rmSync(work, { recursive: true, force: true });
});

/** The Java programs run for a few seconds. The second compiler and parallel garbage collection would double their processor time. */
const JDK_JAVA_OPTIONS = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

const environment = (more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  JDK_JAVA_OPTIONS,
  W: program.origin,
  K: KEY,
  ...more,
});
/** The last line of a program's output. */
async function lastLineOf(
  command: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
  cwd = work,
): Promise<string> {
  const { stdout } = await run(command, [...args], { env: environment(more), cwd, maxBuffer: 1 << 26 });
  return stdout.trim().split('\n').at(-1) ?? '';
}

const NPM = ['@hey-api/openapi-ts@0.95.0', 'typescript@5.9.3', 'openapi-to-postmanv2@6.3.3', 'newman@6.2.2'];
const npm = (): Promise<string> =>
  madeOnce('generators', async (made) => {
    await run('npm', ['install', '--prefix', made, '--no-audit', '--no-fund', '--no-save', '--silent', ...NPM], { timeout: LONG_MS });
  });

describe('openapi-python-client', needs('Python 3.10'), () => {
  beforeAll(python, PYTHON_MS);

  it(
    'generates a client from the document, with a model for each schema of its responses',
    async () => {
      const file = path.join(work, 'openapi.json');
      writeFileSync(file, await (await program.get('/openapi.json')).text());
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
      const code = [
        'import os',
        'from made import AuthenticatedClient',
        'from made.api.series import latest_of_series',
        'client = AuthenticatedClient(base_url=os.environ["W"], token=os.environ["K"])',
        'latest = latest_of_series.sync("AU.CPI.YOY", client=client)',
        'print(latest.period, latest.value)',
      ];
      expect(await lastLineOf(await python(), ['-c', code.join('\n')])).toBe(latest);
    },
    LONG_MS,
  );
});

describe('openapi-generator', needs('Java', 'Python 3.10'), () => {
  /** The wheel contains the program as a jar. */
  const generate = async (...args: readonly string[]): Promise<void> => {
    const jar = path.join(await installed(['openapi-generator-cli==7.14.0']), 'openapi_generator_cli', 'openapi-generator.jar');
    await run('java', ['-jar', jar, 'generate', '-i', document, ...args], { env: environment(), cwd: work, maxBuffer: 1 << 26 });
  };

  it(
    'generates a client for Python',
    async () => {
      await generate('-g', 'python', '-o', 'for-python');
      const packages = await installed(['pydantic==2.13.4', 'python-dateutil==2.9.0.post0', 'urllib3==2.7.0', 'typing-extensions==4.15.0']);
      const code = [
        'import os, openapi_client as made',
        'settings = made.Configuration(host=os.environ["W"], access_token=os.environ["K"])',
        'latest = made.SeriesApi(made.ApiClient(settings)).latest_of_series("AU.CPI.YOY")',
        'print(latest.period, latest.value)',
      ];
      const PYTHONPATH = [path.join(work, 'for-python'), packages].join(path.delimiter);
      expect(await lastLineOf('python3', ['-c', code.join('\n')], { PYTHONPATH })).toBe(latest);
    },
    LONG_MS,
  );

  it('generates a client for TypeScript', needs('a registry of npm packages'), async () => {
    await generate('-g', 'typescript-fetch', '-o', 'for-typescript');
    const code = `import { Configuration, SeriesApi } from './index';
const api = new SeriesApi(new Configuration({ basePath: process.env['W'] ?? '', accessToken: process.env['K'] ?? '' }));
api.latestOfSeries({ seriesId: 'AU.CPI.YOY' }).then(({ period, value }) => console.log(period, value));
`;
    expect(await compiled(path.join(work, 'for-typescript'), code)).toBe(latest);
  });

  it('generates a client for Java', needs('Maven', 'a registry of npm packages'), async () => {
    await generate('-g', 'java', '-o', 'for-java');
    const folder = path.join(work, 'for-java');
    const code = `import org.openapitools.client.ApiClient;
import org.openapitools.client.api.SeriesApi;
import org.openapitools.client.model.LatestValue;
public class Call {
  public static void main(String[] args) throws Exception {
    ApiClient client = new ApiClient();
    client.setBasePath(System.getenv("W"));
    client.addDefaultHeader("Authorization", "Bearer " + System.getenv("K"));
    LatestValue latest = new SeriesApi(client).latestOfSeries("AU.CPI.YOY", null);
    System.out.println(latest.getPeriod() + " " + latest.getValue());
    System.exit(0);
  }
}
`;
    writeFileSync(path.join(folder, 'src/main/java/Call.java'), code);
    const steps = ['compile', 'dependency:build-classpath', '-Dmdep.outputFile=classpath.txt', '-DskipTests'];
    await run('mvn', ['-q', ...steps], { env: environment(), cwd: folder, maxBuffer: 1 << 26 });
    const classpath = ['target/classes', readFileSync(path.join(folder, 'classpath.txt'), 'utf8')].join(path.delimiter);
    expect(await lastLineOf('java', ['-cp', classpath, 'Call'], {}, folder)).toBe(latest);
  });
});

/** Compiles a client with a program that uses it, and returns its output. */
async function compiled(folder: string, code: string): Promise<string> {
  const program = path.join(folder, 'call.ts');
  const out = `${folder}-built`;
  writeFileSync(program, code);
  if (!existsSync(path.join(folder, 'node_modules'))) symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const options = ['--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--module', 'commonjs', '--skipLibCheck', '--types', 'node'];
  const moved = ['--moduleResolution', 'node10', '--outDir', out];
  await run(path.join(await npm(), 'node_modules/.bin/tsc'), [...options, ...moved, program], { cwd: folder, maxBuffer: 1 << 26 }).catch(
    (error: { stdout?: string }) => {
      throw new Error(error.stdout?.slice(0, 2000) ?? String(error));
    },
  );
  return lastLineOf(process.execPath, [path.join(out, 'call.js')]);
}

describe('generators from npm', needs('a registry of npm packages'), () => {
  beforeAll(npm, LONG_MS);

  it(
    'hey-api generates a client',
    async () => {
      const out = path.join(work, 'hey');
      const program = path.join(await npm(), 'node_modules/.bin/openapi-ts');
      await run(program, ['-i', document, '-o', out, '-c', '@hey-api/client-fetch'], { cwd: work, maxBuffer: 1 << 26 });
      const code = `import { createClient } from './client';
import { latestOfSeries } from './index';
const client = createClient({ baseUrl: process.env['W'] ?? '', auth: () => process.env['K'] ?? '' });
latestOfSeries({ client, path: { series_id: 'AU.CPI.YOY' } }).then(({ data }) => console.log(data?.period, data?.value));
`;
      expect(await compiled(out, code)).toBe(latest);
    },
    LONG_MS,
  );

  it(
    'a Postman collection is smaller than 3 MB, and its request works',
    async () => {
      const modules = path.join(await npm(), 'node_modules');
      const convert = `const { convert } = require('openapi-to-postmanv2'), fs = require('fs');
convert({ type: 'string', data: fs.readFileSync(process.argv[1], 'utf8') }, {}, (error, { result, reason, output }) => {
  if (error || !result) throw new Error(error ?? reason);
  fs.writeFileSync(process.argv[2], JSON.stringify(output[0].data));
});`;
      const file = path.join(work, 'collection.json');
      await run(process.execPath, ['-e', convert, document, file], { cwd: modules, maxBuffer: 1 << 26 });
      expect(readFileSync(file).length).toBeLessThan(3_000_000);
      const newman = `require('newman').run({
  collection: JSON.parse(require('fs').readFileSync(process.argv[1], 'utf8'), (name, value) =>
    value?.key === 'series_id' ? { ...value, value: 'AU.CPI.YOY' } : value?.key === 'format' ? { ...value, disabled: true } : value),
  folder: 'Get the latest value',
  envVar: [{ key: 'baseUrl', value: process.env.W }, { key: 'bearerToken', value: process.env.K }],
}, () => {}).on('request', (error, { response }) => {
  const { period, value } = JSON.parse(response.stream.toString());
  console.log(period, value);
});`;
      expect(await lastLineOf(process.execPath, ['-e', newman, file], { NODE_PATH: modules }, modules)).toBe(latest);
    },
    LONG_MS,
  );
});

it('each operation in the document has a unique name that is valid in every language', async () => {
  const { paths } = (await (await program.get('/openapi.json')).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const ids = Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id, i) => !/^[a-z]\w*$/i.test(id) || ids.indexOf(id) !== i)).toEqual([]);
});
