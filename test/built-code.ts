/**
 * Lets tests load the program as the build compiles it. If vitest compiles each module again, loading takes ten times as long, and calls
 * between modules are slower than in the program.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
/** The folders with code that the build compiles file by file, and the code for browsers, which it bundles. */
const COMPILED = ['src', 'sandbox', 'tools', 'bench'].map((folder) => path.join(ROOT, folder) + path.sep);
const BROWSER = path.join(ROOT, 'src', 'web', 'client') + path.sep;

/** Matches compiled files. Node loads these, and vitest does not compile them again. */
const OUTPUTS = /\/dist\/(?:src|sandbox|tools|bench)\//;
const APART = Symbol.for('wattle.tests.apart');

const outputOf = (source: string): string => path.join(ROOT, 'dist', path.relative(ROOT, source)).replace(/\.ts$/, '.js');

/** Returns the pairs of a file in a folder and another file that it names with a relative path. */
function namedFiles(folder: string, ending: string, pattern: RegExp): readonly (readonly [from: string, to: string])[] {
  const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith(ending) && !file.includes('node_modules'),
  );
  return files.flatMap((name) => {
    const file = path.join(ROOT, folder, name);
    const found = readFileSync(file, 'utf8').matchAll(pattern);
    return [...found].map(([, to = '']) => [file, path.resolve(path.dirname(file), to)] as const);
  });
}

/**
 * Returns the compiled files that import a module that tests replace, directly or through other modules. vitest must compile these itself,
 * because it cannot change imports in other files.
 */
function importersOfReplaced(): ReadonlySet<string> {
  const imports = namedFiles('dist/src', '.js', /\b(?:from|import)[ (]*"(\.[^"]+)"/g);
  const replaced = namedFiles('test', '.ts', /\bvi\.mock\('(\.[^']+)'/g).map(([, source]) => outputOf(source));
  const importersOf = (files: ReadonlySet<string>): string[] => imports.flatMap(([from, to]) => (files.has(to) ? [from] : []));
  const found = new Set<string>();
  for (let next = importersOf(new Set(replaced)); next.length > 0; next = importersOf(new Set(next)).filter((file) => !found.has(file)))
    for (const file of next) found.add(file);
  return found;
}

/** Matches a call after which modules are loaded again. Node keeps the modules that it has loaded, so vitest must load these itself. */
const RESETS = /\bvi\.resetModules\(/;
const resets = new Map<string, boolean>();

function loadsAgain(test: string): boolean {
  const known = resets.get(test) ?? RESETS.test(readFileSync(test, 'utf8'));
  resets.set(test, known);
  return known;
}

/** Remembers the result for all projects, because vitest loads its configuration again for each one. */
const results = globalThis as { [APART]?: ReadonlySet<string> };

/** Builds missing files. Returns the files that vitest must compile itself. */
function prepare(): ReadonlySet<string> {
  execFileSync(process.execPath, [path.join(ROOT, 'scripts', 'build.mjs'), '--files'], { stdio: ['ignore', 'ignore', 'inherit'] });
  return importersOfReplaced();
}

/**
 * Returns plugins that import compiled files instead of their sources. Builds missing files first. If tests run again after each change of
 * a file, vitest must load the sources, because it does not follow other files.
 */
export function builtCode(runsOnce = process.argv.includes('run')): Plugin[] {
  if (!runsOnce) return [];
  results[APART] ??= prepare();
  const apart = results[APART];
  return [
    {
      name: 'built-code',
      enforce: 'pre',
      config: () => ({ test: { server: { deps: { external: [OUTPUTS] } } } }),
      resolveId(id, importer) {
        if (!id.startsWith('.') && !path.isAbsolute(id)) return null;
        const source = path.resolve(path.dirname(importer ?? ROOT), id);
        if (!source.endsWith('.ts') || !COMPILED.some((folder) => source.startsWith(folder)) || source.startsWith(BROWSER)) return null;
        if (importer?.endsWith('.test.ts') && loadsAgain(importer)) return null;
        return apart.has(outputOf(source)) ? null : { id: outputOf(source), external: true };
      },
    },
  ];
}
