/**
 * StrykerJS plugins for a random sample of N changes, because StrykerJS has no such option. The checker marks other changes as invalid. The
 * runner does not report which tests run which code, because finding that out takes longer than testing a sample.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

class Sample {
  static inject = [];

  init() {
    return Promise.resolve();
  }

  /** Puts all changes in one group, so that `check` can select the sample. */
  group(mutants) {
    return Promise.resolve([mutants.map(({ id }) => id)]);
  }

  check(mutants) {
    const { size, seed } = JSON.parse(process.env.MUTATION_SAMPLE);
    const orderOf = ({ fileName, location, mutatorName, replacement }) =>
      createHash('sha256')
        .update(JSON.stringify([seed, path.relative(process.cwd(), fileName), location, mutatorName, replacement]))
        .digest('hex');
    const chosen = mutants
      .map((mutant) => [orderOf(mutant), mutant.id])
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .slice(0, size);
    const ids = new Set(chosen.map(([, id]) => id));
    const resultOf = (id) => (ids.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'Outside the sample.' });
    return Promise.resolve(Object.fromEntries(mutants.map(({ id }) => [id, resultOf(id)])));
  }
}

const [{ factory: vitest }] = vitestPlugins;

function runnerOf(injector) {
  const runner = injector.injectFunction(vitest);
  const dryRun = runner.dryRun.bind(runner);
  runner.dryRun = async (options) => Object.assign(await dryRun(options), { mutantCoverage: undefined });
  return runner;
}
runnerOf.inject = ['$injector'];

export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', injectableClass: Sample },
  { kind: 'TestRunner', name: 'sample', factory: runnerOf },
];
