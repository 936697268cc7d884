import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of a minute and more: one that came last would run alone. */
const LONG = [
  'test/damage/',
  'test/store/postgres',
  'test/starter/recorded',
  'test/program/store-faults',
  'test/deploy/topology',
  'test/deploy/partitions',
];
/** The files of a project stand together: a worker keeps its modules only while the next file is of the same one. */
const ORDER = ['alone', 'shared', 'unit'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((part) => moduleId.includes(part));
    const place = (file: TestSpecification): number => (isLong(file) ? -1 : ORDER.indexOf(file.project.name));
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}

/** Tests of these folders, but for those that go through recorded files of agencies. */
const PURE = ['core', 'formats', 'catalogue', 'render'].map((room) => `test/${room}/**/!(recorded).test.ts`);

/** Nothing of what they change outlives a file: each opens stores, servers and agencies of its own, and closes them. */
const OF_ONE_PROCESS = [
  ...['accounts', 'architecture', 'cli', 'formats', 'http', 'ingest', 'queries', 'sandbox', 'search', 'signals', 'sources', 'specimens'],
  ...['tools', 'webhooks'],
  // The writer of workbooks carries number formats over from those that were read before: the examples rest on its bytes.
].map((room) => `test/${room}/**/!(examples).test.ts`);

const ALL = ['test/**/*.test.ts'];

/**
 * unit: rooms that are pure, without a store, a socket or a process; `npm run test:unit`.
 * shared: all else that runs in one process. The files of both share the modules of a worker, which loads them once: that takes as long as
 * many a file.
 * alone: what starts programs, threads and browsers, or takes the memory of a whole worker.
 */
export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: PURE, isolate: false } },
      { extends: true, test: { name: 'shared', include: OF_ONE_PROCESS, exclude: [...configDefaults.exclude, ...PURE], isolate: false } },
      { extends: true, test: { name: 'alone', include: ALL, exclude: [...configDefaults.exclude, ...PURE, ...OF_ONE_PROCESS] } },
    ],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/suite-log.ts', 'test/made-once.ts'],
    pool: 'threads',
    reporters: ['default', './test/reporter.ts'],
    // On a machine that others share, where one time limit in 13,000 tests is passed now and then; the reporter names what was run again.
    retry: Number(process.env.WATTLE_TEST_RETRIES ?? 0),
    // Half as many again as there are processors: a good part of what tests take is waiting for programs that they start.
    maxWorkers: Math.max(2, Math.ceil(availableParallelism() * 1.5)),
    sequence: { sequencer: LongFirst },
  },
});
