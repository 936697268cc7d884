import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { addTo } from './src/core/basic/lists.ts';
import { builtCode } from './test/built-code.ts';

/** In a sample, a change is tested with this number of test files, whose imports lead to the changed file in the fewest steps. */
const MOST_FILES = 6;
const isSample = JSON.parse(process.env.MUTATION_SAMPLE ?? '{"size":null}').size !== null;

const ROOT = process.cwd();
const textOf = new Map(
  ['src', 'test', 'sandbox'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join(ROOT, folder, name))
      .map((file) => [file, existsSync(file) ? readFileSync(file, 'utf8') : ''] as const),
  ),
);
const importersOf = new Map<string, string[]>();
for (const [from, text] of textOf)
  for (const [, to = ''] of text.matchAll(/\bfrom '(\.[^']+)'/g)) addTo(importersOf, path.resolve(path.dirname(from), to), from);

/** Returns the number of imports from each file to a changed one. */
function distancesTo(changed: string): ReadonlyMap<string, number> {
  const found = new Map([[changed, 0]]);
  for (const [file, distance] of found) for (const from of importersOf.get(file) ?? []) if (!found.has(from)) found.set(from, distance + 1);
  return found;
}

/**
 * Runs the nearest files first, because the first failure ends the run. A sample has no first run of all tests, so it does not know which
 * tests run the changed code.
 */
class NearestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { mode, activeMutant } = (files[0]?.project.getProvidedContext() ?? {}) as { mode?: string; activeMutant?: string };
    if (mode !== 'mutant') return Promise.resolve(isSample ? files.slice(0, 1) : files);
    const [changed = ''] = [...textOf].find(([, text]) => text.includes(`stryMutAct_9fa48("${activeMutant}")`)) ?? [];
    const distances = distancesTo(changed);
    const isOwn = ({ moduleId }: TestSpecification): number =>
      Number(path.basename(moduleId, '.test.ts') !== path.basename(changed, '.ts'));
    const distanceOf = ({ moduleId }: TestSpecification): number => distances.get(moduleId) ?? Number.POSITIVE_INFINITY;
    const sorted = files
      .filter((file) => distances.has(file.moduleId))
      .toSorted((one, other) => isOwn(one) - isOwn(other) || distanceOf(one) - distanceOf(other));
    return Promise.resolve(isSample ? sorted.slice(0, MOST_FILES) : sorted);
  }
}

/**
 * Runs the tests that `scripts/mutate.mjs` names. The changed sources are compiled before the run, as for all tests. Files of a run
 * share their modules. Each run starts a worker, because Stryker activates a mutant of a constant only before its module is loaded.
 */
export default defineConfig({
  plugins: builtCode(true),
  test: {
    include: JSON.parse(process.env.MUTATION_TESTS ?? '["test/**/*.test.ts"]'),
    exclude: [...configDefaults.exclude, 'test/**/recorded*.test.ts', 'test/**/*.long.test.ts', 'test/ingest/large.test.ts'],
    environment: 'node',
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/native-addons.ts', 'test/made-once.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'threads',
    isolate: false,
    sequence: { sequencer: NearestFirst },
  },
});
