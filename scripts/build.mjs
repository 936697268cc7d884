/**
 * Builds the program. Types are removed (`npm run types` checks them), browser files are bundled, and outputs without a source are deleted:
 *
 *     src, sandbox, tools, bench  **.ts  ─▶  dist/**.js      by file, if changed
 *     src/web/client, src/web/style      ─▶  dist/web        by build-web.mjs
 *     the program with its libraries      ─▶  dist/bundle     by build-bundle.mjs
 *     clients/typescript, `wattle mcp`    ─▶  dist/clients    by build-clients.mjs
 *     starter                             ─▶  dist/starter    by build-starter.mjs
 *     dist/bundle                         ─▶  its compiled    by compile-bundle.mjs
 *
 * With `--files`, the next build makes the bundles. Tools that write inputs for the bundles, such as the registries, run first.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const dist = path.join(root, 'dist');
const CODE = ['src', 'sandbox', 'tools', 'bench'];
/** Test files that the bench uses, or that tests start as processes. */
const OF_TESTS = [
  ...['postgres-server.ts', 'child-entry.ts', 'child-tasks.ts', 'specimens.ts'].map((file) => ['store', file]),
  ...['find.ts', 'postgres.ts', 'chromium.ts', 'needs.ts'].map((file) => ['programs', file]),
  ['queries', 'search', 'own-queries.ts'],
  ['program', 'hostile-entry.ts'],
  ['deploy', 'game-day', 'store-rate.ts'],
  ['ingest', 'tiny-dataset.ts'],
].map((place) => path.join('test', ...place));
/** The browser code, which is bundled and not compiled file by file. */
const CLIENT = path.join('src', 'web', 'client');
const STYLE = path.join('src', 'web', 'style');
const WEB = 'web';
/** The list of sources for the browser files, written by build-web.mjs. */
const INPUTS = path.join(dist, '.web-inputs.json');
/** The folder with the program in a few files. */
const BUNDLE = 'bundle';
/** The list of sources for the bundled program, written by build-bundle.mjs. */
const BUNDLE_INPUTS = path.join(dist, '.bundle-inputs.json');
/** The search index from build-bundle.mjs, and its copy for tests. Without the copy, each process in a test run makes the index again. */
const INDEX = 'search-index.bin';
const INDEX_FOR_TESTS = path.join(dist, 'src', 'queries', 'search', INDEX);
/** The list of packages in the bundle, for the bill of materials. */
const BUNDLE_PACKAGES = path.join(dist, '.bundle-packages.json');
const CLIENTS = 'clients';
/** The list of sources for `wattle mcp`, written by build-clients.mjs. */
const CLIENTS_INPUTS = path.join(dist, '.clients-inputs.json');
const STARTER = 'starter';
/** The digest of the starter data, which build-starter.mjs writes last. */
const STARTER_DIGEST = path.join(dist, STARTER, 'digest');
/** The code that determines the content of the starter database. */
const OF_STARTER = ['src/store/', 'src/ingest/starter/', 'src/watch/', 'src/catalogue/identities/'].map(path.normalize);
const TYPESCRIPT_CLIENT = path.join(root, 'clients', 'typescript');
const STAMP = path.join(dist, '.built');
const LOCK = path.join(dist, '.building');
const LONGEST_BUILD_MS = 120_000;

/** Returns the state of the build scripts and packages. If it changes, everything is built again. */
const recipe = () =>
  [
    'package-lock.json',
    ...['build.mjs', 'build-web.mjs', 'build-bundle.mjs', 'bundle-loader.mjs', 'compile-bundle.mjs'].map((file) =>
      path.join('scripts', file),
    ),
    ...['build-clients.mjs', 'build-starter.mjs'].map((file) => path.join('scripts', file)),
  ]
    .map((file) => statSync(path.join(root, file)).mtimeMs)
    .join(' ');

const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const full = path.join(folder, entry.name);
        return entry.isDirectory() ? filesBelow(full) : [full];
      })
    : [];

/** Returns the sources that are compiled for Node, as paths from the root. */
const sources = () =>
  CODE.flatMap((folder) => filesBelow(path.join(root, folder)))
    .map((file) => path.relative(root, file))
    .filter((file) => file.endsWith('.ts') && !file.startsWith(CLIENT + path.sep))
    .concat(OF_TESTS);

const outputOf = (source) => path.join(dist, `${source.slice(0, -'.ts'.length)}.js`);

/** Returns true if an output has the time of its source. If an older source was restored, the times differ and it is built again. */
const isBuilt = (source) => {
  const output = outputOf(source);
  return existsSync(output) && Math.abs(statSync(output).mtimeMs - statSync(path.join(root, source)).mtimeMs) < 1;
};

/** Returns true if the browser files are newer than all their sources. */
const isWebBuilt = () => {
  const builtAt = statSync(INPUTS, { throwIfNoEntry: false })?.mtimeMs;
  if (builtAt === undefined || !existsSync(path.join(dist, WEB, 'manifest.json'))) return false;
  const listed = JSON.parse(readFileSync(INPUTS, 'utf8')).map((file) => path.join(root, file));
  const inputs = [...listed, ...[CLIENT, STYLE].flatMap((folder) => filesBelow(path.join(root, folder)))];
  return inputs.every((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY) <= builtAt);
};

/** Returns true if no source of the bundle has changed. */
const isBundleBuilt = (missing) => {
  const builtAt = statSync(BUNDLE_INPUTS, { throwIfNoEntry: false })?.mtimeMs;
  if (builtAt === undefined || !existsSync(path.join(dist, BUNDLE, 'cli.js'))) return false;
  const inputs = new Set(JSON.parse(readFileSync(BUNDLE_INPUTS, 'utf8')));
  // The search index contains text from these tables.
  const tables = filesBelow(path.join(root, 'data')).filter((file) => file.endsWith('.csv'));
  return !missing.some((source) => inputs.has(source)) && tables.every((file) => statSync(file).mtimeMs <= builtAt);
};

/** Returns true if no source of the client packages has changed. */
const areClientsBuilt = (missing) => {
  const builtAt = statSync(CLIENTS_INPUTS, { throwIfNoEntry: false })?.mtimeMs;
  if (builtAt === undefined || !existsSync(path.join(dist, CLIENTS, 'mcp', 'index.cjs'))) return false;
  const inputs = new Set(JSON.parse(readFileSync(CLIENTS_INPUTS, 'utf8')));
  const client = [...filesBelow(path.join(TYPESCRIPT_CLIENT, 'src')), path.join(TYPESCRIPT_CLIENT, 'tsconfig.json')];
  return !missing.some((source) => inputs.has(source)) && client.every((file) => statSync(file).mtimeMs <= builtAt);
};

/** Returns true if neither the starter files nor the code that loads them has changed. */
const isStarterBuilt = (missing) => {
  const builtAt = statSync(STARTER_DIGEST, { throwIfNoEntry: false })?.mtimeMs;
  if (builtAt === undefined || missing.some((source) => OF_STARTER.some((place) => source.startsWith(place)))) return false;
  return filesBelow(path.join(root, STARTER)).every((file) => statSync(file).mtimeMs <= builtAt);
};

/**
 * Matches an import that the compiler adds for a tagged template with `</script`. The imported helper package is missing at run time, so
 * TEMPLATE_FUNCTION replaces the import.
 */
const TEMPLATE_HELPER = /^import (\w+) from "@oxc-project\/runtime\/helpers\/taggedTemplateLiteral";$/m;
const TEMPLATE_FUNCTION =
  'const $1 = (parts, raw) => Object.freeze(Object.defineProperty(parts, "raw", { value: Object.freeze(raw ?? parts.slice()) }));';

/** Compiles one file for Node, to `dist/src/…/x.js` and a source map. */
async function buildFile(source) {
  const { transformWithOxc } = await import('vite');
  const full = path.join(root, source);
  const transformed = await transformWithOxc(readFileSync(full, 'utf8'), full, {
    lang: 'ts',
    target: 'es2023',
    sourcemap: true,
    typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
  });
  const helper = Object.keys(transformed.helpersUsed ?? {}).find((name) => name !== 'taggedTemplateLiteral');
  if (helper !== undefined)
    throw new Error(`${source} needs the helper ${helper} to run on Node 20. Rewrite the code without this feature`);
  const code = transformed.code.replace(TEMPLATE_HELPER, TEMPLATE_FUNCTION);
  const output = outputOf(source);
  mkdirSync(path.dirname(output), { recursive: true });
  const sourceMap = { ...transformed.map, file: path.basename(output), sources: [path.relative(path.dirname(output), full)] };
  writeFileSync(`${output}.map`, JSON.stringify({ ...sourceMap, sourcesContent: undefined }));
  // The file is renamed when it is complete, so that other processes see either the old or the new file.
  const written = `${output}.${process.pid}`;
  writeFileSync(written, `${code}\n//# sourceMappingURL=${path.basename(output)}.map\n`);
  if (code.startsWith('#!')) chmodSync(written, 0o755);
  const { atime, mtime } = statSync(full);
  utimesSync(written, atime, mtime);
  renameSync(written, output);
}

function bundle(script, what) {
  // NODE_ENV is fixed, so that two builds of the same commit are identical.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, [path.join(root, 'scripts', script)], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`${what} could not be built`);
}

/** Stores compiled code. The program works without it, so a failure, such as on a computer that forbids servers, does not end the build. */
function compileBundle() {
  try {
    bundle('compile-bundle.mjs', 'The compiled code');
  } catch (error) {
    process.stderr.write(`${error.message}. The program starts more slowly without it.\n`);
  }
}

/** Files and folders in `dist` that are not compiled file by file. */
const NOT_COMPILED = new Set([
  ...[STAMP, LOCK, INPUTS, INDEX_FOR_TESTS, BUNDLE_INPUTS, BUNDLE_PACKAGES, CLIENTS_INPUTS],
  ...[WEB, BUNDLE, CLIENTS, STARTER].map((folder) => path.join(dist, folder)),
]);

/** Removes empty folders, and outputs without a source. */
function prune(kept = new Set(sources().flatMap((source) => [outputOf(source), `${outputOf(source)}.map`]))) {
  const clear = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const full = path.join(folder, entry.name);
      if (NOT_COMPILED.has(full) || kept.has(full)) continue;
      if (entry.isDirectory()) clear(full);
      if (!entry.isDirectory() || readdirSync(full).length === 0) rmSync(full, { recursive: true });
    }
  };
  clear(dist);
}

/** Throws if a registry lists a declaration that was removed or renamed, because the program could not start. */
function checkRegistries() {
  const registries = sources().filter((source) => source.endsWith('.generated.ts'));
  for (const registry of registries) {
    for (const [, imported] of readFileSync(path.join(root, registry), 'utf8').matchAll(/ from '(\.[^']+)'/g)) {
      const leaf = path.join(path.dirname(registry), imported);
      if (!existsSync(path.join(root, leaf)))
        throw new Error(`${registry} names ${leaf}, which does not exist. If it was removed or renamed, run npm run generate`);
    }
  }
}

/** Builds missing outputs. If several processes start at the same time, one builds and the others wait. */
export async function build({ say = () => {}, bundles = true } = {}) {
  if (bundles) checkRegistries();
  mkdirSync(dist, { recursive: true });
  await lock();
  try {
    const isWhole = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === recipe();
    const missing = sources().filter((source) => !isWhole || !isBuilt(source));
    const webIsMissing = !isWhole || !isWebBuilt();
    // This line must run before files are built, because building changes the times that show missing files.
    const bundleIsMissing = !isWhole || !isBundleBuilt(missing);
    const clientsAreMissing = !isWhole || !areClientsBuilt(missing);
    const starterIsMissing = !isWhole || !isStarterBuilt(missing);
    if (missing.length > 0 || webIsMissing || bundleIsMissing || clientsAreMissing || starterIsMissing) say('Building…');
    if (clientsAreMissing) bundles ? bundle('build-clients.mjs', 'What clients are made of') : rmSync(CLIENTS_INPUTS, { force: true });
    if (bundleIsMissing) for (const file of [BUNDLE_INPUTS, INDEX_FOR_TESTS]) rmSync(file, { force: true });
    if (bundleIsMissing && bundles) bundle('build-bundle.mjs', 'The program');
    await Promise.all(missing.map(buildFile));
    if (bundles && !existsSync(INDEX_FOR_TESTS)) copyFileSync(path.join(dist, BUNDLE, INDEX), INDEX_FOR_TESTS);
    if (webIsMissing) bundles ? bundle('build-web.mjs', 'What browsers are sent') : rmSync(INPUTS, { force: true });
    if (starterIsMissing) bundles ? bundle('build-starter.mjs', 'The database of starter data') : rmSync(STARTER_DIGEST, { force: true });
    if (bundleIsMissing && bundles) compileBundle();
    prune();
    writeFileSync(STAMP, recipe());
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

async function lock() {
  for (;;) {
    try {
      mkdirSync(LOCK);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      // An old lock is from a build that was stopped.
      const since = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (Date.now() - since > LONGEST_BUILD_MS) rmSync(LOCK, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Builds for a command. After a failure, prints one line and ends the process. */
export async function buildOrEnd(options) {
  try {
    await build(options);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildOrEnd({ bundles: !process.argv.includes('--files') });
