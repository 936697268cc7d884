/**
 * No document, message or example may have an install command with a package name that someone else could register. Packages are named by
 * a URL of the instance.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientPackages } from '../../src/clients/package-names.ts';
import { ROOT, VERSION } from './packed-program.ts';

/** Third-party packages that documents may name. */
const GENUINE = new Set([
  'vitest',
  'pandas',
  'dlt[duckdb]',
  'curl',
  'jsonlite',
  '@opentelemetry/api',
  '@opentelemetry/auto-instrumentations-node',
  'schemathesis',
]);
const FOLDERS = ['docs', 'src', 'examples', 'clients', 'deploy', '.github', 'tools', 'scripts'];
const TEXT = /\.(md|ts|mjs|json|yml|yaml|py|R|Rd|toml|ipynb|html|js|service|sh|m|pq|txt)$/;
const LEFT_OUT = /(^|\/)(node_modules|dist|__pycache__|package-lock\.json|data)(\/|$)/;

const OURS = new Set(clientPackages(VERSION).flatMap(({ name, alias }) => [name, alias]));
const isServed = (address: string): boolean =>
  /^(https?:\/\/[^/\s]+|\$\{\w+\})(\/[\w.-]+)*\/clients\//.test(address) && OURS.has(address.split('/').at(-1) ?? '');
/** Returns true for a path, a variable, a placeholder, or a name in `GENUINE`. */
const isFine = (argument: string): boolean =>
  argument.startsWith('-') || /^(\.{1,2}(\/|$)|\/|\$|…|%|\{)/.test(argument) || isServed(argument) || GENUINE.has(argument);

/** Returns the arguments up to the end of the command or a comment, without quotes. */
const argumentsOf = (text: string): readonly string[] =>
  (/^(?:(?<=\s)"[^"\n]*"|(?<=\s)'[^'\n]*'|(?!\s#)[^\n`&|;<)'"])*/.exec(text)?.[0] ?? '')
    .match(/"[^"]*"|'[^']*'|[^\s"']+/g)
    ?.map((one) => one.replace(/^["']|["',.:]+$/g, '')) ?? [];

/** Returns the install commands in a text that name unknown packages. */
function foreignInstalls(text: string): readonly string[] {
  const npx = [...text.matchAll(/\bnpx\s+([^\n`]*)|"command":\s*"npx",\s*"args":\s*\[([^\]]*)\]/g)].flatMap(([whole, typed, listed]) => {
    const given = typed === undefined ? [...(listed ?? '').matchAll(/"([^"]*)"/g)].map(([, one = '']) => one) : argumentsOf(typed);
    const packages = given.flatMap((one) => /^--package=(.*)$/.exec(one)?.[1] ?? []);
    const named = packages.length > 0 ? packages : given.filter((one) => !one.startsWith('-')).slice(0, 1);
    return given.some((one) => one === '--no' || one === '--no-install') || named.every(isFine) ? [] : [whole];
  });
  const npm = [...text.matchAll(/\bnpm (?:i|install|add)\b([^\n]*)/g)].flatMap(([whole, rest = '']) => {
    const given = argumentsOf(rest).filter((_, i, all) => all[i - 1] !== '--prefix');
    return given.every(isFine) ? [] : [whole];
  });
  const pip = [...text.matchAll(/\bpip3? install\b([^\n]*)/g)].flatMap(([whole, rest = '']) => {
    const given = argumentsOf(rest).flatMap((one) => one.split(' @ ').slice(-1));
    return given.every(isFine) ? [] : [whole];
  });
  const r = [...text.matchAll(/\binstall\.packages\((?:\\?"|')([^"'\\]+)(?:\\?"|')?(?:, repos = \\?"([^"\\]+))?/g)].flatMap(
    ([whole, name = '', repository = '']) => (isFine(name) || /\/clients\/r$/.test(repository) ? [] : [whole]),
  );
  return [...npx, ...npm, ...pip, ...r];
}

const textFiles = (): readonly string[] => [
  ...readdirSync(ROOT).filter((name) => /\.(md|yaml)$/.test(name) && name !== 'CHANGELOG.md'),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
      .filter((name) => TEXT.test(name) && !LEFT_OUT.test(name)),
  ),
];

describe('install commands', () => {
  it('name packages that an instance serves, or known packages of other publishers', () => {
    const files = textFiles();
    expect(files.length).toBeGreaterThan(500);
    const foreign = files.flatMap((file) =>
      foreignInstalls(readFileSync(path.join(ROOT, file), 'utf8')).map((command) => `${file}: ${command}`),
    );
    expect(foreign).toEqual([]);
  });

  it.each([
    'npx wattle mcp',
    'npx --yes wattle mcp',
    '{ "command": "npx", "args": ["wattle", "mcp"] }',
    'npm install wattle-data-client',
    'npm i --global wattle-server',
    'npm install https://elsewhere.example.org/wattle.tgz',
    'pip install "wattle-data-client[pandas]"',
    'pip install wattle',
    'install.packages("wattle")',
    'install.packages("wattle", repos = "https://cloud.r-project.org")',
  ])('are found in %s', (command) => {
    expect(foreignInstalls(command)).toHaveLength(1);
  });

  it.each([
    'npx --yes --package=https://YOUR-INSTANCE/clients/wattle.tgz wattle mcp',
    '{ "command": "npx", "args": ["--yes", "--package=http://127.0.0.1:8080/clients/wattle.tgz", "wattle", "mcp"] }',
    'npm install --omit=dev --prefix /opt/wattle ./wattle-server-X.Y.Z.tgz',
    'npm install --global https://YOUR-INSTANCE/clients/wattle.tgz   # installs the command',
    `pip install "wattle-data-client[pandas] @ https://YOUR-INSTANCE/clients/wattle_data_client-${VERSION}-py3-none-any.whl"`,
    'pip install pandas',
    `install.packages("https://YOUR-INSTANCE/clients/wattle_${VERSION}.tar.gz", repos = NULL)`,
    'install.packages("wattle", repos = "https://YOUR-INSTANCE/clients/r")',
  ])('are accepted in %s', (command) => {
    expect(foreignInstalls(command)).toEqual([]);
  });
});
