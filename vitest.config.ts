import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of a minute and more: one that came last would run alone. */
const LONG = ['test/damage/', 'test/store/postgres', 'test/starter/recorded'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((part) => moduleId.includes(part));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * Rooms that are pure: no store, no socket, no process, nothing kept between calls. Their files share the modules of a worker, which loads them
 * once. Those that read the recorded files of agencies take minutes and are not among them.
 */
const PURE = ['core', 'formats', 'catalogue', 'render'].map((room) => `test/${room}/**/!(recorded).test.ts`);
const ALL = ['test/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: PURE, isolate: false } },
      { extends: true, test: { name: 'whole', include: ALL, exclude: [...configDefaults.exclude, ...PURE] } },
    ],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/suite-log.ts'],
    pool: 'threads',
    reporters: ['default', './test/reporter.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
  },
});
