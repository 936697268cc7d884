import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Runs the tests that `scripts/mutate.mjs` names. Each file loads its modules again, because Stryker activates a mutant of a constant only
 * before its module is loaded.
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
