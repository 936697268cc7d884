/** Declarations contain no loops, an absent value never becomes a plausible one, and a unit has one spelling. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATASETS } from '../../src/catalogue/registry.generated.ts';
import { parseUnit } from '../../src/core/units.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((name) => name.endsWith('.ts'))
    .sort();

/** Returns the lines of a file that are not comments, with their numbers. */
const codeOf = (file: string): readonly (readonly [number, string])[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) => (/^\s*(\*|\/\*|\/\/)/.test(line) ? [] : [[i + 1, line] as const]));

const linesWith = (files: readonly string[], what: RegExp): readonly string[] =>
  files.flatMap((file) => codeOf(file).flatMap(([number, line]) => (what.test(line) ? [`${file}:${number} ${line.trim()}`] : [])));

const LEAVES = [
  ...filesUnder('src/signals').filter((file) => !file.includes('/inputs/')),
  ...filesUnder('src/catalogue/series'),
  ...readdirSync('src/sources').flatMap((source) => filesUnder('src/sources').filter((file) => file.includes(`/${source}/datasets/`))),
];

/** Folders whose code processes values, periods or codes. */
const PURE = ['src/core', 'src/signals', 'src/catalogue/series', 'src/search', 'src/store', 'src/queries/signals'].flatMap(filesUnder);

describe('leaves', () => {
  it('are found', () => {
    expect(LEAVES.length).toBeGreaterThan(150);
  });

  it('have no loops', () => {
    expect(linesWith(LEAVES, /\b(for|while)\s*\(|\bfor await\b/)).toEqual([]);
  });
});

/** Matches tests that cover all indicators. */
const GENERAL = /\/(?:faults|formulas|properties|recorded|sandboxed|starter|wording)\.test\.ts$/;

describe('indicators', () => {
  const own = filesUnder('test/signals').filter((file) => file.endsWith('.test.ts') && !GENERAL.test(file));
  const texts = own.map((file) => readFileSync(file, 'utf8'));

  it.each(SIGNALS.map(({ id }) => id))('%s is checked against published values by a separate test', (id) => {
    const isStored = texts.some((text) => text.includes(`'${id}'`) || text.includes(`/${id}.ts'`) || text.includes(`/v1/${id}`));
    expect(isStored, `write test/signals/${id}.test.ts: figures calculated by hand or published, with page and date`).toBe(true);
  });
});

describe('an absent value', () => {
  it('never becomes 0, an empty text or NaN', () => {
    expect(linesWith(PURE, /\?\? (-?0\b|''|""|``|(Number\.)?NaN\b)/)).toEqual([]);
  });

  it('is found by this check', () => {
    expect('const rate = series.get(t) ?? 0;').toMatch(/\?\? (-?0\b|''|""|``|(Number\.)?NaN\b)/);
    expect("const code = codes['X'] ?? '';").toMatch(/\?\? (-?0\b|''|""|``|(Number\.)?NaN\b)/);
  });
});

describe('units', () => {
  const ofSignals = SIGNALS.flatMap((signal) => [
    ...Object.entries(signal.row).flatMap(([name, { unit }]) => (unit === null ? [] : [[`${signal.id}.${name}`, unit] as const])),
    ...Object.entries(signal.parameters).flatMap(([name, one]) =>
      one.kind === 'number' ? [[`${signal.id}?${name}`, one.unit] as const] : [],
    ),
  ]);
  const ofRegisters = DATASETS.flatMap((dataset) =>
    dataset.kind === 'register'
      ? dataset.columns.flatMap(({ name, unit }) => (unit ? [[`${dataset.source}/${dataset.id}.${name}`, unit] as const] : []))
      : [],
  );

  it('of fields, parameters and columns have the usual spelling', () => {
    const all = [...ofSignals, ...ofRegisters];
    expect(all.length).toBeGreaterThan(150);
    const otherwise = all.filter(([, unit]) => {
      const known = parseUnit(unit);
      return known.multiplier === 0 && known.unit !== unit;
    });
    expect(otherwise).toEqual([]);
  });
});
