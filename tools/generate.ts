/**
 * Writes the registries, which only list the declarations in other files. They are committed, and `--check` fails if one is out of
 * date.
 *
 *     src/sources/<code>/datasets/*.ts   -> src/catalogue/registry.generated.ts
 *     src/catalogue/series/*.ts          -> src/catalogue/series.generated.ts
 *     src/signals/*.ts                   -> src/signals/registry.generated.ts
 *
 * Declarations are found in the text of files, so this tool works before the code compiles.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Leaf {
  /** The path from the repository root, with forward slashes. */
  readonly file: string;
  readonly name: string;
}

/**
 * Writes all registries. Returns the files that changed or, with `check`, would change, as paths from the root. Throws if a file does not
 * export exactly one declaration.
 */
export function generate(check: boolean, root: string = process.cwd()): readonly string[] {
  const outputs: Readonly<Record<string, string>> = {
    'src/catalogue/registry.generated.ts': datasetRegistry(root),
    'src/catalogue/series.generated.ts': seriesRegistry(root),
    'src/signals/registry.generated.ts': signalRegistry(root),
  };
  const stale = Object.entries(outputs).filter(([file, text]) => {
    const full = path.join(root, file);
    return !existsSync(full) || readFileSync(full, 'utf8') !== text;
  });
  if (!check) for (const [file, text] of stale) writeFileSync(path.join(root, file), text);
  return stale.map(([file]) => file);
}

/** Returns the TypeScript files in a folder, sorted by name, or an empty list if the folder does not exist. */
function sourceFiles(root: string, folder: string): readonly string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.generated.ts'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** Returns the names of exported constants with a matching declaration. */
function exportedNames(root: string, file: string, declaration: RegExp): readonly string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(declaration)].map((match) => match[1] ?? '');
}

const ANY_CONSTANT = /^export const (\w+)\b/gm;
const SIGNAL = /^export const (\w+)(?:: Signal\b| = define\w*Signal\b)/gm;

function theOnly(file: string, names: readonly string[]): Leaf {
  const [name] = names;
  if (name === undefined || names.length > 1) throw new Error(`${file} exports ${names.length} declarations where one is expected`);
  return { file, name };
}

const importPath = (from: string, file: string): string => {
  const relative = path.posix.relative(path.posix.dirname(from), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
};

/** Converts `src/sources/abs/datasets/CPI.ts` to `abs_CPI`, because two sources can have the same id. */
const localName = (leaf: Leaf): string => `${leaf.file.split('/')[2]}_${leaf.name}`;

function datasetRegistry(root: string): string {
  const output = 'src/catalogue/registry.generated.ts';
  const folder = path.join(root, 'src/sources');
  const codes = existsSync(folder) ? readdirSync(folder).sort() : [];
  const leaves = codes
    .flatMap((code) => sourceFiles(root, `src/sources/${code}/datasets`))
    .map((file) => theOnly(file, exportedNames(root, file, ANY_CONSTANT)));
  return [
    '/** Lists every declared dataset by source and id. tools/generate.ts writes this file. Do not edit it. */',
    "import type { Dataset } from '../core/define-dataset.ts';",
    ...leaves.map((leaf) => `import { ${leaf.name} as ${localName(leaf)} } from '${importPath(output, leaf.file)}';`),
    '',
    listOf('DATASETS', 'Dataset', leaves.map(localName)),
  ].join('\n');
}

function seriesRegistry(root: string): string {
  const output = 'src/catalogue/series.generated.ts';
  const files = sourceFiles(root, 'src/catalogue/series');
  const name = (file: string): string => path.posix.basename(file, '.ts').replaceAll('-', '_');
  return [
    '/** Lists the canonical series by topic. tools/generate.ts writes this file. Do not edit it. */',
    ...files.map((file) => `import * as ${name(file)} from '${importPath(output, file)}';`),
    '',
    listOf('SERIES_TOPICS', 'Readonly<Record<string, unknown>>', files.map(name)),
  ].join('\n');
}

function signalRegistry(root: string): string {
  const output = 'src/signals/registry.generated.ts';
  const leaves = sourceFiles(root, 'src/signals').flatMap((file) => {
    const names = exportedNames(root, file, SIGNAL);
    return names.length === 0 ? [] : [theOnly(file, names)];
  });
  return [
    '/** Lists every indicator. tools/generate.ts writes this file. Do not edit it. */',
    "import type { Signal } from '../core/define-signal.ts';",
    ...leaves.map((leaf) => `import { ${leaf.name} } from '${importPath(output, leaf.file)}';`),
    '',
    listOf(
      'SIGNALS',
      'Signal',
      leaves.map((leaf) => leaf.name),
    ),
  ].join('\n');
}

function listOf(name: string, type: string, members: readonly string[]): string {
  if (members.length === 0) return `export const ${name}: readonly ${type}[] = [];\n`;
  return `export const ${name}: readonly ${type}[] = [\n${members.map((member) => `  ${member},\n`).join('')}];\n`;
}

function main(): void {
  const check = process.argv.includes('--check');
  const changed = generate(check);
  for (const file of changed) console.log(check ? `${file} is out of date: run node dist/tools/generate.js` : `wrote ${file}`);
  if (check && changed.length > 0) process.exitCode = 1;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) main();
