/** Checks source text against the import rules: which layer may import which, and which files may use a clock, a driver or a framework. */

import path from 'node:path';
import { LAYERS, type Layer, MOST_FILES, RESTRICTIONS, type Restriction, SUBFOLDERS } from './layers.ts';

export interface SourceFile {
  /** The path from the repository root, with forward slashes: `src/core/period.ts`. */
  readonly path: string;
  readonly text: string;
}

export interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
}

const VAGUE_NAMES = /^(utils?|helpers?|common|managers?|index)$|-(utils?|helpers?|managers?)$/;

/** Returns one readable line for each breach of the rules in the files. */
export function breaches(files: readonly SourceFile[]): string[] {
  return [
    ...files.flatMap((file) => [...nameBreaches(file), ...layerBreaches(file), ...subfolderBreaches(file), ...restrictionBreaches(file)]),
    ...cycles(files),
    ...crowdedFolders(files),
  ];
}

const withinSrc = (file: string): string => file.replace(/^src\//, '');

/**
 * Returns the layer of a file: `core` for `src/core/period.ts`, `sandbox` for `sandbox/abs/agency.ts`. Returns null for files directly in
 * src.
 */
const layerOf = (file: string): string | null =>
  /^(?:src\/([^/]+)|(sandbox))\//
    .exec(file)
    ?.slice(1)
    .find((part) => part !== undefined) ?? null;

const sourceOf = (file: string): string | null => /^src\/sources\/([^/]+)\//.exec(file)?.[1] ?? null;

function nameBreaches(file: SourceFile): string[] {
  const vague = withinSrc(file.path)
    .replace(/\.ts$/, '')
    .split('/')
    .find((part) => VAGUE_NAMES.test(part));
  return vague === undefined ? [] : [`${file.path}: "${vague}" does not describe the content. Name the file after its single purpose.`];
}

function layerBreaches(file: SourceFile): string[] {
  const name = layerOf(file.path);
  if (SETTINGS.has(file.path)) return configBreaches(file);
  if (name === null)
    return [`${file.path}: files directly in src are not allowed. Code that connects the layers belongs in src/program or src/cli.`];
  const layer = LAYERS[name];
  if (!layer) return [`${file.path}: src/${name} is not a layer. Move the file to one of ${Object.keys(LAYERS).join(', ')}.`];
  return importsOf(file.text).flatMap((found) => {
    const target = resolve(file.path, found.specifier);
    if (target === null || mayImport(name, layer, file.path, target, found.typeOnly)) return [];
    return [`${file.path} imports ${target}. ${adviceFor(name, layer, target)}`];
  });
}

/**
 * Returns the layer and subfolder, such as `queries` and `series` for `src/queries/series/list-series.ts`. The subfolder is null for a file
 * directly in the layer.
 */
function subfolderOf(file: string): { readonly layer: string; readonly subfolder: string | null } | null {
  const layer = layerOf(file);
  if (layer === null) return null;
  const within = file.slice(file.indexOf(`${layer}/`) + layer.length + 1);
  return { layer, subfolder: within.includes('/') ? within.slice(0, within.indexOf('/')) : null };
}

const subfolderBreaches = (file: SourceFile): string[] =>
  Object.entries(SUBFOLDERS).flatMap(([folder, subfolders]) => breachesWithin(file, folder, subfolders));

/** Returns the name of the subfolder of `src/<folder>` that contains a file. Null for other files, and for files next to the subfolders. */
const subfolderIn = (folder: string, file: string): string | null => {
  const within = file.startsWith(`src/${folder}/`) ? file.slice(`src/${folder}/`.length) : '';
  return within.includes('/') ? within.slice(0, within.indexOf('/')) : null;
};

function breachesWithin(file: SourceFile, folder: string, subfolders: Readonly<Record<string, readonly string[]>>): string[] {
  const own = subfolderIn(folder, file.path);
  if (own === null) return [];
  const may = subfolders[own];
  if (may === undefined)
    return [
      `${file.path}: src/${folder}/${own} is not a subfolder of src/${folder}. Move the file to one of ${Object.keys(subfolders).join(', ')}.`,
    ];
  return importsOf(file.text).flatMap((found) => {
    const target = resolve(file.path, found.specifier);
    const to = target === null ? null : subfolderIn(folder, target);
    if (to === null || to === own || may.includes(to)) return [];
    return [
      `${file.path} imports ${target}. In src/${folder}, ${own} may import ${[...may, 'files next to the subfolders'].join(', ')}. Move shared code to a file next to them.`,
    ];
  });
}

/**
 * Matches generated files, and files that a contributor adds by the steps in CONTRIBUTING.md: datasets, series topics, identities, subjects
 * and indicators, with their tests and specimens.
 */
const LEAVES =
  /\/datasets\/|\.generated\.ts$|^src\/catalogue\/(series|identities|subjects)\/|^(src|test)\/signals\/[^/]+$|^test\/specimens\/[^/]+\//;

/** Returns the code folders with more files than the limit. */
export function crowdedFolders(files: readonly Pick<SourceFile, 'path'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { path: name } of files) {
    if (LEAVES.test(name)) continue;
    const folder = path.posix.dirname(name);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} has ${count} files side by side, more than ${MOST_FILES}. Sort them by subject into folders.`);
}

/** Files that define and read settings. Settings are read first, so these files may import only core. */
const SETTINGS: ReadonlySet<string> = new Set(['setting-readers', 'settings', 'config'].map((name) => `src/program/${name}.ts`));

const configBreaches = (file: SourceFile): string[] =>
  importsOf(file.text)
    .map((found) => resolve(file.path, found.specifier))
    .filter((target) => target !== null && layerOf(target) !== 'core' && target !== 'src/program/data-folder.ts' && !SETTINGS.has(target))
    .map((target) => `${file.path} imports ${target}. Settings are read first, so these files may import only core.`);

function mayImport(name: string, layer: Layer, from: string, target: string, typeOnly: boolean): boolean {
  const to = layerOf(target);
  if (to === 'core') return true;
  if (to === name) return name !== 'sources' || (sourceOf(from) === sourceOf(target) && sourceOf(from) !== null);
  if (to !== null && layer.may.includes(to)) return true;
  const file = withinSrc(target);
  return layer.files?.includes(file) === true || layer.leaves?.test(file) === true || (typeOnly && layer.types?.includes(file) === true);
}

function adviceFor(name: string, layer: Layer, target: string): string {
  if (name === 'sources' && layerOf(target) === 'sources')
    return 'A source never imports another. Shared code is a format, in src/formats.';
  if (['program', 'cli'].includes(layerOf(target) ?? '')) return 'The program connects the layers. Take the value as an argument.';
  return layer.advice;
}

function restrictionBreaches(file: SourceFile): string[] {
  const within = withinSrc(file.path);
  const specifiers = importsOf(file.text).map((found) => found.specifier);
  const bare = withoutText(file.text);
  return RESTRICTIONS.filter((restriction) => !allowed(restriction, within)).flatMap((restriction) => {
    const imported = specifiers.find((specifier) => restriction.imports?.test(specifier));
    const used = imported ?? restriction.code?.exec(bare)?.[0];
    return used === undefined ? [] : [`${file.path} uses ${restriction.what} (${used.trim()}). ${restriction.advice}`];
  });
}

function allowed(restriction: Restriction, within: string): boolean {
  const isIn = (places: readonly string[]): boolean =>
    places.some((place) => within === place || (place.endsWith('/') && within.startsWith(place)));
  if (isIn(Object.keys(restriction.but ?? {}))) return true;
  return restriction.only ? isIn(restriction.only) : !isIn(restriction.not ?? []);
}

/** Finds cycles of files or subfolders that import each other. Includes type imports, because readers of the code also follow them. */
function cycles(files: readonly SourceFile[]): string[] {
  const edges = new Map(files.map((file) => [file.path, targetsOf(file)]));
  const ofRooms = ringsOf(roomEdges(edges)).filter((ring) => /\/ |\/\./.test(ring));
  return [...ringsOf(edges), ...ofRooms];
}

/** Returns the imports between the subfolders in a layer. A file next to them is treated as a separate subfolder. */
function roomEdges(edges: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const nodeOf = (file: string): string => {
    const found = subfolderOf(file);
    return found === null || found.subfolder === null ? file : `${found.layer}/${found.subfolder}/`;
  };
  const between = new Map<string, Set<string>>();
  for (const [file, targets] of edges) {
    const from = nodeOf(file);
    for (const target of targets) {
      const to = nodeOf(target);
      if (from === to || layerOf(file) !== layerOf(target) || layerOf(file) === 'sources') continue;
      between.set(from, (between.get(from) ?? new Set()).add(to));
    }
  }
  return new Map([...between].map(([from, to]) => [from, [...to]]));
}

function ringsOf(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const visit = (file: string): void => {
    state.set(file, 'open');
    trail.push(file);
    for (const target of edges.get(file) ?? []) {
      if (state.get(target) === 'open') {
        const ring = [...trail.slice(trail.indexOf(target)), target];
        found.push(`Import cycle: ${ring.join(' -> ')}. Move shared code to a file that both import.`);
      } else if (edges.has(target) && !state.has(target)) visit(target);
    }
    trail.pop();
    state.set(file, 'done');
  };
  for (const file of edges.keys()) if (!state.has(file)) visit(file);
  return found;
}

const targetsOf = (file: SourceFile): string[] => [
  ...new Set(
    importsOf(file.text)
      .map((found) => resolve(file.path, found.specifier))
      .filter((target) => target !== null),
  ),
];

/** Returns the file for a relative specifier, as a path from the repository root. Returns null for a package. */
function resolve(from: string, specifier: string): string | null {
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : null;
}

const IMPORT = /^[ \t]*import\s+(type\s+(?!from\b|,))?[\w$*{}\s,]+?\s+from\s*['"]([^'"]+)['"]/gm;
const EXPORT = /^[ \t]*export\s+(type\s+)?(?:\*(?:\s+as\s+[\w$]+)?|\{[^}]*\})\s*from\s*['"]([^'"]+)['"]/gm;
const SIDE_EFFECT = /^[ \t]*(import)\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /\b(import|require|getBuiltinModule)\(\s*['"]([^'"]+)['"]/g;

/** Returns the imports in source text: statements, re-exports, side effects, and calls with a fixed name. */
export function importsOf(text: string): Import[] {
  const code = withoutComments(text);
  return [IMPORT, EXPORT, SIDE_EFFECT, DYNAMIC].flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => ({ specifier: match[2] ?? '', typeOnly: match[1]?.startsWith('type') === true })),
  );
}

const withoutComments = (text: string): string => blank(text, new Set(['comment', 'template']));
const withoutText = (text: string): string => blank(text, new Set(['comment', 'template', 'string', 'regex']));

type Token = 'comment' | 'string' | 'template' | 'regex';

/** Replaces tokens of some kinds with blanks. Line numbers stay the same. */
function blank(text: string, kinds: ReadonlySet<Token>): string {
  const out = text.split('');
  for (const { kind, start, end } of tokens(text)) {
    if (!kinds.has(kind)) continue;
    for (let i = start; i < end; i += 1) if (text[i] !== '\n') out[i] = ' ';
  }
  return out.join('');
}

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const STRING = /'(?:[^'\\\n]|\\[\s\S])*'?|"(?:[^"\\\n]|\\[\s\S])*"?/y;
const REGEX = /\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;

/**
 * Matches text before a slash that starts a regular expression, where a value is expected: after an operator, an opening bracket, or
 * `return`.
 */
const BEFORE_REGEX = /(^|[=(,;:?!&|{}[+\-*%<>~^]|=>|\b(?:return|typeof|case|in|of|await|yield))\s*$/;

/** Yields the comments, strings and regular expressions in a text. Omits code between them, and code inside `${}` in a template. */
function* tokens(text: string): Generator<{ kind: Token; start: number; end: number }> {
  /** The brace depths at which templates continue. */
  const templates: number[] = [];
  let depth = 0;
  let i = 0;
  const at = (pattern: RegExp): number | null => {
    pattern.lastIndex = i;
    return pattern.test(text) ? pattern.lastIndex : null;
  };
  while (i < text.length) {
    const c = text[i];
    const closesInsert = c === '}' && templates.at(-1) === depth;
    if (c === '`' || closesInsert) {
      if (closesInsert) templates.pop();
      const end = endOfTemplatePart(text, i + 1);
      if (text[end - 1] === '{') templates.push(depth);
      yield { kind: 'template', start: i, end };
      i = end;
      continue;
    }
    const comment = at(COMMENT);
    const string = comment ?? at(STRING);
    const regex = string ?? (c === '/' && BEFORE_REGEX.test(text.slice(Math.max(0, i - 40), i)) ? at(REGEX) : null);
    if (regex !== null) {
      yield { kind: comment !== null ? 'comment' : string !== null ? 'string' : 'regex', start: i, end: regex };
      i = regex;
      continue;
    }
    if (c === '{') depth += 1;
    if (c === '}') depth -= 1;
    i += 1;
  }
}

/** Returns the position after the closing backtick, or after the `${` at which code begins. */
function endOfTemplatePart(text: string, start: number): number {
  for (let i = start; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '`') return i + 1;
    else if (text[i] === '$' && text[i + 1] === '{') return i + 2;
  }
  return text.length;
}
