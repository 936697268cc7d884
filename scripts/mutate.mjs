/**
 * Mutation tests: `npm run mutate`, or `npm run mutate -- core` for one area. StrykerJS makes small changes to the code of an area and runs
 * its tests for each change. The score is the share of changes that made a test fail. A score below 85% fails the run.
 *
 * Reports are written to var/mutation. A second run tests only changed code.
 *
 * A whole run takes hours. `npm run mutate -- --sample 50 --seed 1` tests 50 random changes in each area, and prints a 95% confidence
 * interval for the score over all changes. A sample never fails the run.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const FOLDER = 'var/mutation';

/** Tests of the rules for new files. */
const BY_RULE = [
  ...['calendar-day', 'difference', 'effective-from', 'events', 'import-refused', 'import-vintage', 'merge', 'refresh', 'rereference'],
  ...['stored-span', 'validate', 'vintage-starts', 'wrong-numbers'],
];

/** The code to change, and its tests. Files named `recorded` need recorded agency files, which a clone does not have. */
const FOLDERS = {
  core: {
    code: 'src/core/**/*.ts',
    tests: ['test/core/**/*.test.ts'],
    // This file is a copy of a published classification, so tests would only repeat it.
    except: ['src/core/anzsic.ts'],
  },
  formats: { code: 'src/formats/**/*.ts', tests: ['test/formats/**/*.test.ts'], except: [] },
  apply: {
    code: 'src/ingest/apply/**/*.ts',
    // Tests of jobs and requests are not included, because they take long and do not add checks of the rules.
    tests: ['apply/*', ...BY_RULE].map((name) => `test/ingest/${name}.test.ts`),
    except: [],
  },
  signals: {
    code: 'src/signals/**/*.ts',
    tests: ['test/signals/**/!(starter).test.ts'],
    // These files are generated, or are tables of constants with sources. Tests compare the results of formulas with published values
    // instead.
    except: ['src/signals/registry.generated.ts', 'src/signals/constants/*.ts'],
  },
};

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const unknown = names.filter((name) => !Object.hasOwn(FOLDERS, name));
if (unknown.length > 0) end(`Unknown folder: ${unknown.join(', ')}. Folders: ${Object.keys(FOLDERS).join(', ')}.`);
const size = options.sample === undefined ? null : Number(options.sample);
if (size !== null && !(Number.isInteger(size) && size > 0)) end(`--sample is not a positive whole number: ${options.sample}.`);

function end(message) {
  console.error(message);
  process.exit(2);
}

/** Settings for a random sample, or for all changes. */
const settingsOf = (name) =>
  size === null
    ? {
        testRunner: 'vitest',
        incremental: true,
        incrementalFile: `${FOLDER}/${name}.incremental.json`,
        thresholds: { high: 95, low: 85, break: 85 },
      }
    : {
        testRunner: 'sample',
        timeoutMS: 180_000,
        checkers: ['sample'],
        plugins: ['@stryker-mutator/*', fileURLToPath(new URL('mutate-sample.mjs', import.meta.url))],
      };

/**
 * The score of a sample with its 95% confidence interval, by Wilson's formula. A change that reaches the time limit does not count as
 * detected, because slow tests also reach it.
 */
function scoreLine(name, results) {
  const having = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const detected = having('Killed');
  const tried = detected + having('Survived', 'NoCoverage', 'Timeout');
  const [share, z2] = [detected / tried, 1.96 ** 2];
  const middle = (share + z2 / (2 * tried)) / (1 + z2 / tried);
  const half = (1.96 / (1 + z2 / tried)) * Math.sqrt((share * (1 - share)) / tried + z2 / (4 * tried ** 2));
  const percent = (value) => `${(100 * value).toFixed(1)}%`;
  return `${name}: ${detected} of ${tried} changes made a test fail, ${percent(share)} (${percent(middle - half)} to ${percent(middle + half)}). All changes: ${results.length}.`;
}

const lines = [];
for (const name of names.length > 0 ? names : Object.keys(FOLDERS)) {
  const { code, tests, except } = FOLDERS[name];
  // vitest.mutate.config.ts and mutate-sample.mjs read these variables in the processes that Stryker starts.
  process.env.MUTATION_TESTS = JSON.stringify(tests);
  process.env.MUTATION_SAMPLE = JSON.stringify({ size, seed: options.seed });
  const stryker = new Stryker({
    mutate: [code, ...except.map((file) => `!${file}`)],
    // Tests load compiled code, whose sources vitest does not know.
    vitest: { configFile: 'vitest.mutate.config.ts', related: false },
    tempDirName: `${FOLDER}/sandbox`,
    ignorePatterns: ['var', 'dist'],
    // Without this setting, Stryker would rewrite tsconfig references with the TypeScript 5 API, which TypeScript 7 lacks. This project
    // has no references.
    tsconfigFile: 'none',
    dryRunTimeoutMinutes: 30,
    reporters: ['clear-text', 'progress', 'html', 'json'],
    clearTextReporter: { allowColor: false, logTests: false },
    htmlReporter: { fileName: `${FOLDER}/${name}.html` },
    jsonReporter: { fileName: `${FOLDER}/${name}.json` },
    ...settingsOf(name),
    ...(process.env.CI ? {} : { concurrency: 1 }),
  });
  const results = await stryker.runMutationTest();
  if (size !== null) lines.push(scoreLine(name, results));
}
for (const line of lines) console.info(line);
