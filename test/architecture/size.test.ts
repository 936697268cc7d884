/**
 * No file of the program and its tools exceeds the limit. Biome limits functions to 70 lines. Object literals are not shortened by
 * spreading another literal.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const MOST_LINES = 400;
const FOLDERS = ['src', 'sandbox', 'bench', 'scripts', 'tools'];

/** Returns true for generated files and for files with rows of values. */
const isData = (name: string): boolean => name.endsWith('.generated.ts') || name.endsWith('.json');

const linesOf = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

const tooLong = (files: readonly (readonly [name: string, text: string])[]): readonly string[] =>
  files.flatMap(([name, text]) =>
    isData(name) || linesOf(text) <= MOST_LINES
      ? []
      : [`${name} has ${linesOf(text)} lines, more than ${MOST_LINES}. Split it by subject.`],
  );

describe('files', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
      .filter((name) => /\.(ts|mjs|css|json)$/.test(name) && !name.includes('node_modules'))
      .map((name) => [name, readFileSync(name, 'utf8')] as const),
  );

  it('are found', () => {
    expect(files.length).toBeGreaterThan(1000);
  });

  it(`have at most ${MOST_LINES} lines, unless they are data`, () => {
    expect(tooLong(files)).toEqual([]);
  });

  it('are refused if they are longer', () => {
    const [short, long] = ['x;\n'.repeat(MOST_LINES), 'x;\n'.repeat(MOST_LINES + 1)];
    expect(tooLong([['src/a.ts', short]])).toEqual([]);
    expect(tooLong([['src/a.ts', long]])).toHaveLength(1);
    expect(tooLong([['src/a.generated.ts', long]])).toEqual([]);
  });

  // Such a spread only avoids the formatter's rule of one member per line, and hides the length of the object.
  it('do not copy one object literal into another with spread', () => {
    const spread = '...' + '{';
    expect(files.filter(([name, text]) => !isData(name) && text.includes(spread)).map(([name]) => name)).toEqual([]);
  });
});
