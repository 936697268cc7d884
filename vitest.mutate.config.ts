import { configDefaults, defineConfig } from 'vitest/config';

/**
 * The tests that `scripts/mutate.mjs` names. Test files are isolated: modules that are shared between files are loaded before the runner of
 * Stryker has switched a mutant of a constant on.
 */
export default defineConfig({
  test: {
    include: JSON.parse(process.env.MUTATION_TESTS ?? '["test/**/*.test.ts"]'),
    exclude: [...configDefaults.exclude, 'test/**/recorded*.test.ts', 'test/ingest/large.test.ts'],
    environment: 'node',
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/native-addons.ts', 'test/made-once.ts'],
    testTimeout: 180_000,
    hookTimeout: 600_000,
    pool: 'threads',
    isolate: true,
  },
});
