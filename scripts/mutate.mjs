/**
 * Mutation tests: `npm run mutate`, or `npm run mutate -- core` for one area. StrykerJS makes small changes to the code of an area and runs
 * its tests for each change. The score is the share of changes that made a test fail. A score below 85% fails the run.
 *
 * Reports are written to var/mutation. A second run tries only changed code.
 */
import { Stryker } from '@stryker-mutator/core';

const FOLDER = 'var/mutation';

/** The code to change, and its tests. Files named `recorded` need recorded agency files, which a clone does not have. */
const FOLDERS = {
  core: {
    code: 'src/core/**/*.ts',
    tests: ['test/core/**/*.test.ts'],
    // This file is a copy of a published classification, and tests would only repeat it.
    except: ['src/core/anzsic.ts'],
  },
  // The tests of agencies' parsers are included, because parsers use the readers of formats.
  formats: { code: 'src/formats/**/*.ts', tests: ['test/{formats,sources}/**/*.test.ts', 'test/ingest/follow.test.ts'], except: [] },
  apply: { code: 'src/ingest/apply/**/*.ts', tests: ['test/ingest/**/*.test.ts'], except: [] },
  signals: {
    code: 'src/signals/**/*.ts',
    tests: ['test/signals/**/*.test.ts'],
    // These files are generated, or tables of constants with their sources. Tests compare the results of formulas with published figures
    // instead.
    except: ['src/signals/registry.generated.ts', 'src/signals/constants/*.ts'],
  },
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(FOLDERS, name));
if (unknown.length > 0) {
  console.error(`Unknown folder: ${unknown.join(', ')}. Folders: ${Object.keys(FOLDERS).join(', ')}.`);
  process.exit(2);
}

for (const name of names.length > 0 ? names : Object.keys(FOLDERS)) {
  const { code, tests, except } = FOLDERS[name];
  // vitest.mutate.config.ts reads this in the processes that Stryker starts.
  process.env.MUTATION_TESTS = JSON.stringify(tests);
  const stryker = new Stryker({
    mutate: [code, ...except.map((file) => `!${file}`)],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutate.config.ts' },
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: `${FOLDER}/${name}.incremental.json`,
    tempDirName: `${FOLDER}/sandbox`,
    ignorePatterns: ['var', 'dist'],
    // Without this setting, Stryker would rewrite references in tsconfig with the API of TypeScript 5, which TypeScript 7 does not have.
    // This project has no references.
    tsconfigFile: 'none',
    dryRunTimeoutMinutes: 30,
    reporters: ['clear-text', 'progress', 'html', 'json'],
    clearTextReporter: { allowColor: false, logTests: false },
    htmlReporter: { fileName: `${FOLDER}/${name}.html` },
    jsonReporter: { fileName: `${FOLDER}/${name}.json` },
    thresholds: { high: 95, low: 85, break: 85 },
    ...(process.env.CI ? {} : { concurrency: 1 }),
  });
  await stryker.runMutationTest();
}
