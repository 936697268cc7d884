import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of a minute and more: one that came last would run alone. */
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
/** Files of one project run one after another: a worker keeps its modules only while the next file belongs to the same project. */
const ORDER = ['program', 'clients', 'long', 'alone', 'shared', 'unit'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification): boolean => FIRST.some((part) => moduleId.includes(part));
    const place = (file: TestSpecification): number => (isFirst(file) ? -1 : ORDER.indexOf(file.project.name));
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}

/** Tests of these folders, but for those that go through recorded files of agencies. */
const PURE = ['core', 'formats', 'catalogue', 'render'].map((room) => `test/${room}/**/!(recorded).test.ts`);

/**
 * Files of these folders that need a worker each. Most start browsers or replace modules in their own way. The writer of workbooks carries
 * number formats over from those that were read before: the examples rest on its bytes.
 */
const APART = ['examples', 'browser', 'every-page', 'found', 'one-figure', 'weather-page'];
/** Nothing of what they change outlives a file: each opens stores, servers and agencies of its own, and closes them. */
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

/** The built program in processes: started, killed, deployed, starved of its disk or its network. The last file reads every recorded file. */
const PROGRAM = [...['program', 'deploy', 'bench'].map((folder) => `test/${folder}/**/*.test.ts`), 'test/starter/rebuilt.test.ts'];

/** Programs of other people that read the API. Most are installed from a registry first. */
const CLIENTS = ['test/clients/**/*.test.ts', 'test/mcp/conformance.test.ts', 'test/web/guides.test.ts', 'test/webhooks/snippets.test.ts'];

/** Tests that go through everything there is: each dataset damaged in each way, each input of each signal, each agency simulated. */
const LONG = ['test/**/*.long.test.ts'];
/** Long tests whose files need a worker each: they fill its memory, or start programs and browsers. */
const LONG_ALONE = ['damage', 'ingest', 'signals', 'store', 'tools', 'web/tasks']
  .map((room) => `test/${room}/**/*.long.test.ts`)
  .concat('test/web/every-page.long.test.ts');

const ALL = ['test/**/*.test.ts'];
const except = (...others: readonly (readonly string[])[]): string[] => [...configDefaults.exclude, ...others.flat()];

/**
 * unit: folders without a store, a socket or a process; `npm run test:unit`.
 * shared: the other tests that run in one process. The files of both projects share the modules of a worker, because loading them takes longer
 * than many files do.
 * alone: tests that start threads and browsers, or need the memory of a whole worker.
 * long, program and clients: see above. test/projects.json says which command runs which project.
 */
export default defineConfig({
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
    // Nets for what hangs, no measure of speed: on a busy machine a test takes ten times as long.
    testTimeout: 180_000,
    hookTimeout: 600_000,
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/temporary-folder.ts', 'test/native-addons.ts', 'test/suite-log.ts', 'test/made-once.ts'],
    pool: 'threads',
    reporters: ['default', './test/reporter.ts'],
    // Half as many again as there are processors: a good part of what tests take is waiting for programs that they start.
    maxWorkers: Math.max(2, Math.ceil(availableParallelism() * 1.5)),
    sequence: { sequencer: LongFirst },
  },
});
