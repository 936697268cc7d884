/**
 * A missing value, cell, day or rank must not become a plausible one through `?? 0`, `?? ''` or `?? NaN`. If absence is impossible, `at`,
 * `present`, `entry` and `member` of core/assert.ts throw BUG. If it is possible, it is reported. This test counts the remaining cases,
 * and the count may only fall.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The maximum number of placeholders in each folder. It is 0 for folders that are not listed. With more, a missing value could look like
 * a real one.
 */
const LEFT: Readonly<Record<string, number>> = {
  'src/queries/datasets': 6,
  // Cells of short rows, groups of a pattern, and counters. There, an empty text is correct.
  'src/formats': 40,
  'src/formats/sdmx': 12,
  'src/ingest/apply': 12,
  'src/ingest/fetch': 6,
  'src/ingest/jobs': 5,
  'src/ingest/starter': 5,
  'src/ingest/vintages': 5,
  'src/sources/abs': 18,
  'src/sources/aemo': 10,
  'src/sources/aemo/datasets': 1,
  'src/sources/aihw': 3,
  'src/sources/apra': 14,
  'src/sources/asic': 11,
  'src/sources/ato': 14,
  'src/sources/bom': 7,
  'src/sources/rba': 17,
  'src/sources/wgea': 1,
};

const LAYERS = ['src/signals', 'src/queries', 'src/store', 'src/sources', 'src/formats', 'src/ingest'];

const STAND_IN = /\?\?=?\s*(?:-?0(?![.\w])|(['"`])\1|(?:Number\.)?NaN\b)/g;

/** Returns the placeholders in a text, as `line: code`. Ignores comments. */
function standInsOf(text: string): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1');
  return [...code.matchAll(STAND_IN)].map(({ index }) => {
    const line = code.slice(0, index).split('\n').length;
    return `${line}: ${(text.split('\n')[line - 1] ?? '').trim()}`;
  });
}

/** Returns the placeholders by folder. */
function found(): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const layer of LAYERS) {
    for (const name of readdirSync(layer, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts') || name.endsWith('.generated.ts')) continue;
      const file = path.posix.join(layer, name.replaceAll(path.sep, '/'));
      const own = standInsOf(readFileSync(file, 'utf8')).map((place) => `${file}:${place}`);
      if (own.length > 0) places.set(path.posix.dirname(file), [...(places.get(path.posix.dirname(file)) ?? []), ...own]);
    }
  }
  return places;
}

describe('placeholders for absent values', () => {
  it.each(LAYERS)('%s has no more placeholders than before', (layer) => {
    const many = [...found()].filter(([folder, places]) => folder.startsWith(layer) && places.length > (LEFT[folder] ?? 0));
    expect(many.flatMap(([folder, places]) => [`${folder} may have ${LEFT[folder] ?? 0}, and has ${places.length}:`, ...places])).toEqual(
      [],
    );
  });

  it('that were fixed are removed from the list, so they cannot return', () => {
    const places = found();
    const lower = Object.entries(LEFT).filter(([folder, most]) => (places.get(folder)?.length ?? 0) < most);
    expect(lower.map(([folder]) => `Lower ${folder} to ${places.get(folder)?.length ?? 0}`)).toEqual([]);
  });

  it('are found in every spelling, and nothing else is found', () => {
    const seen = ['a ?? 0', "a ?? ''", 'a ?? ""', 'a ?? NaN', 'a ?? Number.NaN', 'a ??= 0', 'f(a ??\n  0)', 'a ?? -0', 'a ?? ``'];
    expect(seen.filter((code) => standInsOf(code).length !== 1)).toEqual([]);
    const others = ['a ?? null', 'a ?? 0.5', 'a ?? 0x1f', "a ?? 'none'", 'a ?? Nantes', '// a ?? 0', '/* a ?? 0 */', 'a ?? -1', 'a ?? 10'];
    expect(others.filter((code) => standInsOf(code).length !== 0)).toEqual([]);
  });
});
