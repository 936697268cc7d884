/**
 * Checks the packages that an instance serves from a copy that is installed elsewhere under a path prefix. Checks their content, and
 * tries each package.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { unzipSync } from 'fflate';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { present } from '../../src/core/assert.ts';
import { madeOnce } from '../made-once.ts';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { needs } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { secretsIn } from '../suite-log.ts';
import { checkoutPackages, packedProgram, ROOT, readTarball, VERSION } from './packed-program.ts';
import { PYTHON_MS } from './python.ts';

const run = promisify(execFile);
const PUBLIC = 'https://data.example.org/wattle';
const FILES = {
  program: `wattle-server-${VERSION}.tgz`,
  typescript: `wattle-data-client-${VERSION}.tgz`,
  python: `wattle_data_client-${VERSION}-py3-none-any.whl`,
  r: `wattle_${VERSION}.tar.gz`,
  assistants: `wattle-${VERSION}.mcpb`,
};

let data: string;
let work: string;
let program: Running;
beforeAll(async () => {
  work = mkdtempSync(path.join(os.tmpdir(), 'wattle-packages-'));
  data = temporaryFolder();
  await withStarterProgram(data);
  const { entry } = await packedProgram();
  program = await startWattle({ WATTLE_DATA_DIR: data, WATTLE_PUBLIC_URL: PUBLIC }, {}, entry);
});
afterAll(async () => {
  await program?.stop();
  remove(data);
  rmSync(work, { recursive: true, force: true });
});

/** Returns a Python with only the client's dependencies and build tools. */
async function python(): Promise<string> {
  const folder = await madeOnce('python-of-the-client', async (made) => {
    await run('python3', ['-m', 'venv', made]);
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', 'httpx', 'hatchling', 'packaging'];
    await run(path.join(made, 'bin', 'python'), pip);
  });
  return path.join(folder, 'bin', 'python');
}

const open = (name: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${program.origin}/wattle/clients${name}`, { redirect: 'manual', ...init });
const bytesOf = async (file: string): Promise<Buffer> => Buffer.from(await (await open(`/${file}`)).arrayBuffer());
function emptyFolder(name: string): string {
  const folder = path.join(work, name);
  mkdirSync(folder);
  return folder;
}
async function saved(folder: string, file: string): Promise<string> {
  const place = path.join(folder, file);
  writeFileSync(place, await bytesOf(file));
  return place;
}

describe('an instance', () => {
  it('serves each file with its checksum, accepts HEAD, and returns 304 for an unchanged file', async () => {
    const sums = (await (await open('/SHA256SUMS')).text()).trimEnd().split('\n');
    expect(sums.map((line) => line.split('  ')[1])).toEqual(Object.values(FILES));
    for (const line of sums) {
      const [sum, file] = line.split('  ') as [string, string];
      const answer = await open(`/${file}`);
      const body = Buffer.from(await answer.arrayBuffer());
      expect([file, createHash('sha256').update(body).digest('hex')]).toEqual([file, sum]);
      const headers = ['etag', 'content-length', 'content-type', 'cache-control', 'content-disposition'].map((name) =>
        answer.headers.get(name),
      );
      const type = /\.(whl|mcpb)$/.test(file) ? 'application/zip' : 'application/gzip';
      expect(headers).toEqual([`"${sum}"`, String(body.length), type, 'public, max-age=300', `attachment; filename="${file}"`]);
      const head = await open(`/${file}`, { method: 'HEAD' });
      expect([head.status, head.headers.get('content-length')]).toEqual([200, String(body.length)]);
      expect((await open(`/${file}`, { headers: { 'if-none-match': `"${sum}"` } })).status).toBe(304);
      const piece = await open(`/${file}`, { headers: { range: 'bytes=0-1' } });
      expect([piece.status, Buffer.from(await piece.arrayBuffer())]).toEqual([206, body.subarray(0, 2)]);
    }
  });

  it('redirects names without a version to the files, and suggests the nearest match for an unknown name', async () => {
    for (const [alias, file] of [
      ['wattle.tgz', FILES.program],
      ['wattle-data-client.tgz', FILES.typescript],
      ['wattle_data_client.whl', FILES.python],
      ['wattle.tar.gz', FILES.r],
      ['wattle.mcpb', FILES.assistants],
    ] as const) {
      const { status, headers } = await open(`/${alias}`);
      expect([status, headers.get('location')]).toEqual([302, file]);
    }
    const refused = await open('/wattle_data_client-0.0.1-py3-none-any.whl');
    expect([refused.status, ((await refused.json()) as { hint: string }).hint]).toEqual([404, expect.stringContaining(FILES.python)]);
  });

  it('is an R repository: an index, plain and compressed, next to the package', async () => {
    const index = await (await open('/r/src/contrib/PACKAGES')).text();
    expect(index.split('\n')).toEqual(expect.arrayContaining(['Package: wattle', `Version: ${VERSION}`, 'Imports: curl, jsonlite']));
    const packed = await open('/r/src/contrib/PACKAGES.gz');
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(index);
    const tag = packed.headers.get('etag') ?? '';
    expect((await open('/r/src/contrib/PACKAGES.gz', { headers: { 'if-none-match': tag } })).status).toBe(304);
    const [beside, direct] = await Promise.all(
      [`/r/src/contrib/${FILES.r}`, `/${FILES.r}`].map(async (name) => (await open(name)).arrayBuffer()),
    );
    expect(beside).toEqual(direct);
    expect((await open('/r/src/contrib/PACKAGES.rds')).status).toBe(404);
  });

  it('has a tour of R with the same code in its page and in its source', async () => {
    const files = readTarball(await bytesOf(FILES.r));
    const text = (name: string): string =>
      present(
        files.find(({ path: own }) => own === `wattle/${name}`),
        name,
      ).bytes.toString();
    const source = [...text('vignettes/wattle.Rnw').matchAll(/>>=\n([\s\S]*?)\n@/g)].map(([, code]) => code);
    const shown = parse(text('inst/doc/wattle.html'), { blockTextElements: {} })
      .querySelectorAll('pre code')
      .map((one) => one.text);
    expect(source.length).toBeGreaterThan(3);
    expect(shown).toEqual(source);
  });

  it('lists them with commands that contain its URL, as a page and as JSON', async () => {
    const { version, files } = (await (await open('.json')).json()) as {
      version: string;
      files: { name: string; address: string; install: string[] }[];
    };
    expect([version, files.map(({ name }) => name)]).toEqual([VERSION, Object.values(FILES)]);
    expect(files.map(({ name, address }) => address === `${PUBLIC}/clients/${name}`)).toEqual(files.map(() => true));
    const page = parse(await (await open('', { headers: { accept: 'text/html' } })).text());
    const commands = files.flatMap(({ install }) => install);
    // The parser does not parse the content of `pre`.
    expect(page.querySelectorAll('main pre').map(({ text }) => text.replace(/<\/?code>/g, ''))).toEqual(commands);
    expect(commands.every((command) => command.includes(`${PUBLIC}/clients/`))).toBe(true);
    const links = page.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '');
    for (const file of Object.values(FILES)) expect(links).toContain(`/wattle/clients/${file}`);
    for (const link of links) expect((await fetch(program.origin + link, { method: 'HEAD' })).status).toBe(200);
  });

  it('serves the same bytes as a checkout of its version', async () => {
    const packages = checkoutPackages(path.join(work, 'made-here'));
    const sums: string[] = [];
    for (const one of packages.packages) sums.push(`${(await packages.made(one, PUBLIC)).sha256}  ${one.name}\n`);
    expect(await (await open('/SHA256SUMS')).text()).toBe(sums.join(''));
  });

  it('lists its series and datasets in the client files, so editors can complete them', async () => {
    const types = present(
      readTarball(await bytesOf(FILES.typescript)).find(({ path: name }) => name === 'package/dist/ids.d.ts'),
      'ids.d.ts',
    );
    const module = unzipSync(new Uint8Array(await bytesOf(FILES.python)))['wattle_data/_ids.py'];
    for (const text of [types.bytes.toString(), Buffer.from(module ?? []).toString()])
      expect(text).toMatch(/SeriesId =[^=]*AU\.CPI\.YOY[^=]*DatasetId =[^=]*rba\.F1\.1/);
  });

  it('puts no secret in them', async () => {
    for (const file of [FILES.program, FILES.typescript, FILES.r]) {
      for (const { path: name, bytes } of readTarball(await bytesOf(file)))
        expect([name, secretsIn(bytes.toString('utf8'))]).toEqual([name, []]);
    }
  });
});

describe('the program', () => {
  it('has the files that npm packs, and those that its documents link to', async () => {
    const entries = readTarball(await bytesOf(FILES.program)).map((entry) => ({ ...entry, path: entry.path.replace(/^package\//, '') }));
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: ROOT, maxBuffer: 1 << 26 });
    const answer: unknown = JSON.parse(stdout.slice(stdout.search(/^[[{]/m)));
    const [packed] = (Array.isArray(answer) ? answer : Object.values(answer as object)) as { files: { path: string }[] }[];
    const inOrder = (paths: readonly string[]): readonly string[] => paths.toSorted();
    expect(inOrder(entries.map((entry) => entry.path))).toEqual(inOrder((packed?.files ?? []).map((file) => file.path)));
    expect(entries.filter(({ mode }) => mode !== 0o644).map((entry) => entry.path)).toEqual(['dist/src/cli/wattle.js']);
    const there = new Set(entries.flatMap((entry) => [entry.path, ...foldersOf(entry.path)]));
    const missing = entries.flatMap(({ path: file, bytes }) => (file.endsWith('.md') ? linksFrom(file, bytes.toString('utf8')) : []));
    expect(missing.filter(([, to]) => !there.has(to) && !OF_THE_CHECKOUT.test(to))).toEqual([]);
  });
});

/** Matches links in documents for developers who have a checkout. */
const OF_THE_CHECKOUT = /^(src|test|tools|bench|scripts|sandbox|\.github|\.ci)(\/|$)|^Dockerfile$/;

const foldersOf = (file: string): readonly string[] => {
  const parts = file.split('/');
  return parts.slice(1).map((_, i) => parts.slice(0, i + 1).join('/'));
};

/** Returns a document's links to files next to it, as pairs of the document and the path from the root. */
const linksFrom = (file: string, text: string): readonly (readonly [string, string])[] =>
  [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^([a-z]+:|\/)/.test(target))
    .map((target) => [file, path.posix.join(path.posix.dirname(file), target).replace(/\/$/, '')]);

describe('the bundle for assistants', () => {
  it('declares its tools and settings, with the URL of this instance', async () => {
    const files = unzipSync(await bytesOf(FILES.assistants));
    const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString('utf8')) as {
      server: { entry_point: string };
      user_config: Record<string, { default?: string; sensitive?: boolean }>;
      tools: { name: string }[];
    };
    expect(manifest).toMatchObject({ manifest_version: '0.3', name: 'wattle', version: VERSION, server: { type: 'node' } });
    expect(Object.keys(files)).toContain(manifest.server.entry_point);
    expect(manifest.user_config['url']?.default).toBe(PUBLIC);
    expect(manifest.user_config['key']).toMatchObject({ sensitive: true });
    expect(manifest.tools.map(({ name }) => name)).toContain('get_series');
  });

  it('reads from the instance in an otherwise empty environment', async () => {
    const folder = emptyFolder('bundle');
    for (const [name, bytes] of Object.entries(unzipSync(await bytesOf(FILES.assistants)))) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), bytes);
    }
    const client = new Client({ name: 'test', version: '1.0.0' });
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [path.join(folder, 'server', 'index.cjs')],
      cwd: folder,
      env: { WATTLE_URL: program.origin, WATTLE_KEY: program.key },
    });
    await client.connect(transport);
    try {
      expect(client.getServerVersion()).toMatchObject({ name: 'wattle', version: VERSION });
      const { content } = await client.callTool({ name: 'get_series', arguments: { id: 'AU.CPI.YOY', start: '2024-Q4', end: '2024-Q4' } });
      expect(JSON.stringify(content)).toContain('2.4');
    } finally {
      await client.close();
    }
  });
});

describe('the wheel', needs('Python 3.10'), () => {
  beforeAll(() => python(), PYTHON_MS);

  it('is installed by pip from the instance, and equals the build of the project', async () => {
    const folder = emptyFolder('wheel');
    const pip = async (...args: string[]) => run(await python(), ['-m', 'pip', '--disable-pip-version-check', ...args], { cwd: folder });
    await pip('install', '--quiet', '--no-deps', '--target', 'site', `${program.origin}/clients/${FILES.python}`);
    const code =
      'import wattle_data; print(wattle_data.__file__, wattle_data.__version__, wattle_data.Wattle().latest("AU.CPI.YOY").data["value"])';
    const env = {
      PATH: process.env['PATH'] ?? '',
      PYTHONPATH: path.join(folder, 'site'),
      WATTLE_URL: program.origin,
      WATTLE_KEY: program.key,
    };
    const { stdout } = await run(await python(), ['-c', code], { cwd: folder, env });
    expect(stdout.trim()).toBe(`${path.join(folder, 'site', 'wattle_data', '__init__.py')} ${VERSION} 3.6`);
    await saved(emptyFolder('wheel/served'), FILES.python);
    await pip('wheel', '--quiet', '--no-deps', '--no-build-isolation', '--wheel-dir', 'built', path.join(ROOT, 'clients', 'python'));
    const { stdout: differences } = await run(await python(), ['-c', COMPARE_WHEELS, FILES.python], { cwd: folder });
    expect(differences.trim()).toBe('same');
  });
});

/** Two wheels are equal if they have the same files, and the same declarations in any spelling. RECORD must be correct for each file. */
const COMPARE_WHEELS = `
import base64, email, hashlib, sys, zipfile
from packaging.requirements import Requirement
def read(folder):
    with zipfile.ZipFile(f"{folder}/{sys.argv[1]}") as wheel:
        assert wheel.testzip() is None
        return {name: wheel.read(name) for name in wheel.namelist()}
def facts(files):
    message = email.message_from_bytes(next(text for name, text in files.items() if name.endswith("METADATA")))
    pairs = sorted((name, str(Requirement(value)) if name == "Requires-Dist" else value) for name, value in message.items() if name != "Metadata-Version")
    return pairs, message.get_payload()
served, built = read("served"), read("built")
assert served.keys() == built.keys(), (served.keys(), built.keys())
assert facts(served) == facts(built), (facts(served)[0], facts(built)[0])
made = ("METADATA", "WHEEL", "RECORD")
assert all(served[name] == built[name] for name in served if not name.endswith((*made, "_ids.py")))
record = next(text for name, text in served.items() if name.endswith("RECORD")).decode()
for line in record.splitlines():
    name, digest, size = line.split(",")
    if name.endswith("RECORD"): continue
    assert digest == "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(served[name]).digest()).decode().rstrip("="), name
    assert int(size) == len(served[name]), name
assert len(record.splitlines()) == len(served)
print("same")
`;

describe('the client for TypeScript', () => {
  it('is installed by npm from the instance', async () => {
    const folder = emptyFolder('typescript');
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    const quietly = ['--offline', '--no-audit', '--no-fund', '--silent', '--cache', path.join(folder, 'cache')];
    // Uses a local file, because npm loads no URL in offline mode.
    await run('npm', ['install', ...quietly, await saved(folder, FILES.typescript)], { cwd: folder });
    const code = [
      "import { Wattle } from 'wattle-data-client';",
      'const wattle = new Wattle({ baseUrl: process.env.WATTLE_URL, key: process.env.WATTLE_KEY });',
      "console.log((await wattle.latest('AU.CPI.YOY')).value);",
    ];
    writeFileSync(path.join(folder, 'program.mjs'), code.join('\n'));
    const env = { PATH: process.env['PATH'] ?? '', WATTLE_URL: program.origin, WATTLE_KEY: program.key };
    expect((await run(process.execPath, ['program.mjs'], { cwd: folder, env })).stdout.trim()).toBe('3.6');
  });
});

/** Copies the client's folder to another place. */
function copied(client: string): string {
  const folder = path.join(work, `${client}-copied`);
  cpSync(path.join(ROOT, 'clients', client), folder, {
    recursive: true,
    filter: (file) => !/\/(node_modules|dist|__pycache__)$/.test(file),
  });
  return folder;
}

describe('a client in a separate folder', () => {
  it('for TypeScript builds, passes its tests and is packed', async () => {
    const folder = copied('typescript');
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    await run('npm', ['test'], { cwd: folder });
    await run('npm', ['pack', '--silent'], { cwd: folder });
    const packed = readTarball(readFileSync(path.join(folder, FILES.typescript))).map((entry) => entry.path);
    expect(packed.toSorted()).toEqual(
      readTarball(await bytesOf(FILES.typescript))
        .map((entry) => entry.path)
        .toSorted(),
    );
  });

  it('for Python passes its tests', { ...needs('Python 3.10'), timeout: PYTHON_MS }, async () => {
    const folder = copied('python');
    const env = { PATH: process.env['PATH'] ?? '', PYTHONPATH: path.join(folder, 'src') };
    const { stderr } = await run(await python(), ['-m', 'unittest', 'discover', 'tests'], { cwd: folder, env });
    expect(stderr).toContain('OK');
  });
});

describe('the R package', needs('the R packages curl and jsonlite'), () => {
  it('is installed from the instance, and passes its own tests', async () => {
    const folder = emptyFolder('r');
    const env = { ...process.env, R_LIBS: folder, WATTLE_URL: program.origin, WATTLE_KEY: program.key };
    const address = `${program.origin}/clients/${FILES.r}`;
    await run('Rscript', ['-e', `install.packages("${address}", lib = "${folder}", repos = NULL, type = "source")`], { cwd: folder, env });
    await run('Rscript', ['-e', `remove.packages("wattle", lib = "${folder}")`], { cwd: folder, env });
    await run('Rscript', ['-e', `install.packages("wattle", lib = "${folder}", repos = "${program.origin}/clients/r")`], {
      cwd: folder,
      env,
    });
    const { stdout } = await run('Rscript', ['-e', 'cat(wattle::wattle_series("AU.CPI.YOY", start = "2024", end = "2024")$value)'], {
      cwd: folder,
      env,
    });
    expect(stdout).toBe('3.6 3.8 2.9 2.4');
    await run('Rscript', [path.join(ROOT, 'clients', 'r', 'tests', 'addresses.R')], { cwd: folder, env });
    const tour =
      'v <- vignette("wattle", package = "wattle"); cat(v$PDF); Stangle(file.path(v$Dir, "doc", v$File), quiet = TRUE); source("wattle.R")';
    expect((await run('Rscript', ['-e', tour], { cwd: folder, env })).stdout).toMatch(/^wattle\.html[\s\S]*2024-Q4 {3}2\.4/);
  });
});
