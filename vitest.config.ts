import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { builtCode } from './test/built-code.ts';

/** Files that take a minute or more. They run first, because a long file at the end would run alone. */
const FIRST = [
  'test/damage/abs',
  'test/signals/faults',
  'test/store/damage/changed-bytes.long',
  'test/tools/one-declaration',
  'test/store/postgres',
  'test/web/browser',
  'test/starter/rebuilt',
  'test/deploy/topology',
  'test/deploy/partitions',
  'test/clients/schemathesis',
  'test/clients/sdmx',
];
/** The order of the projects. A worker keeps its modules only if its next file is in the same project, so projects are not mixed. */
const ORDER = ['program', 'clients', 'long', 'alone', 'shared', 'unit'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification): boolean => FIRST.some((part) => moduleId.includes(part));
    const place = (file: TestSpecification): number => (isFirst(file) ? -1 : ORDER.indexOf(file.project.name));
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}

/** Tests in these folders, except the tests that read all recorded agency files. */
const PURE = ['core', 'formats', 'catalogue', 'render'].map((room) => `test/${room}/**/!(recorded).test.ts`);

/**
 * Files in these folders that need a separate worker. Most start browsers or replace modules. The workbook writer reuses number formats
 * from workbooks that were read earlier, which would change the bytes of the examples.
 */
const APART = ['examples', 'browser', 'every-page', 'found', 'one-figure', 'weather-page'];
/** Folders whose files can share a process, because each file opens and closes its stores, servers and simulated agencies. */
const OF_ONE_PROCESS = [
  ...[
    'accounts',
    'architecture',
    'bulk',
    'cli',
    'damage',
    'formats',
    'http',
    'independent',
    'ingest',
    'mcp',
    'queries',
    'sandbox',
    'search',
  ],
  ...['real-time', 'signals', 'sources', 'specimens', 'starter', 'tools', 'watch', 'web', 'webhooks', 'words'],
].map((room) => `test/${room}/**/!(${APART.join('|')}).test.ts`);

/** Tests that start, kill or deploy the built program, or remove its disk or network. The last file reads every recorded file. */
const PROGRAM = [...['program', 'deploy', 'bench'].map((folder) => `test/${folder}/**/*.test.ts`), 'test/starter/rebuilt.test.ts'];

/** Tests in which other programs read the API. Most of these programs are first installed from a registry. */
const CLIENTS = ['test/clients/**/*.test.ts', 'test/mcp/conformance.test.ts', 'test/web/guides.test.ts', 'test/webhooks/snippets.test.ts'];

/** Tests of all combinations: every kind of damage to every dataset, every input of every indicator, and every simulated agency. */
const LONG = ['test/**/*.long.test.ts'];
/** Long tests whose files need a separate worker, because they fill its memory or start programs and browsers. */
const LONG_ALONE = ['damage', 'ingest', 'signals', 'store', 'tools', 'web/tasks']
  .map((room) => `test/${room}/**/*.long.test.ts`)
  .concat('test/web/every-page.long.test.ts');

const ALL = ['test/**/*.test.ts'];
const except = (...others: readonly (readonly string[])[]): string[] => [...configDefaults.exclude, ...others.flat()];

/**
 * unit: tests without a store, socket or process (`npm run test:unit`).
 * shared: the other tests that can run in one process. Files in `unit` and `shared` share the modules of a worker, because many files take
 * less time than loading the modules.
 * alone: tests that start threads or browsers, or need all the memory of a worker.
 * long, program, clients: see above. test/projects.json lists the projects that each command runs.
 */
export default defineConfig({
  plugins: builtCode(),
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: PURE, exclude: except(LONG), isolate: false } },
      { extends: true, test: { name: 'shared', include: OF_ONE_PROCESS, exclude: except(PURE, LONG, PROGRAM, CLIENTS), isolate: false } },
      { extends: true, test: { name: 'alone', include: ALL, exclude: except(PURE, OF_ONE_PROCESS, PROGRAM, CLIENTS, LONG) } },
      { extends: true, test: { name: 'long', include: LONG, exclude: except(LONG_ALONE), isolate: false, testTimeout: 600_000 } },
      { extends: true, test: { name: 'program', include: [...PROGRAM, ...LONG_ALONE], testTimeout: 600_000 } },
      { extends: true, test: { name: 'clients', include: CLIENTS, testTimeout: 600_000 } },
    ],
    environment: 'node',
    // Limits for tests that hang. They do not measure speed, because a test can take ten times as long on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 600_000,
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/temporary-folder.ts', 'test/native-addons.ts', 'test/suite-log.ts', 'test/made-once.ts'],
    pool: 'threads',
    reporters: ['default', './test/reporter.ts'],
    // 1.5 workers for each processor, because tests often wait for programs that they start.
    maxWorkers: Math.max(2, Math.ceil(availableParallelism() * 1.5)),
    sequence: { sequencer: LongFirst },
  },
});
