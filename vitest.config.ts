import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/suite-log.ts'],
    pool: 'threads',
    reporters: ['default', './test/reporter.ts'],
    maxWorkers: 2,
  },
});
