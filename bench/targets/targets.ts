/** The targets for speed, memory and size. Each is measured by a bench case, and `bench/RESULTS.md` starts with a table of all of them. */

export interface Target {
  /** The case that measures it. */
  readonly by: string;
  readonly what: string;
  readonly target: string;
  /** The changes that were tried. Shown if the target is not met. */
  readonly tried: string;
}

/** The result for a target in the last run of its case. */
export interface Reached {
  readonly value: string;
  /** Null if it could not be measured. */
  readonly isMet: boolean | null;
}

export const TARGETS = {
  smallMachine: {
    by: 'small-machine',
    what: '512 MB of memory and one core: first start with bulk files, then ten minutes of mixed requests',
    target: 'survives',
    tried: 'Bulk files are written as a stream by a separate process, whose memory limit depends on the control group.',
  },
  idleMemory: {
    by: 'memory',
    what: 'resident memory after the start, idle',
    target: 'at most 180 MB',
    tried:
      'The catalogue and the search index need most of the heap. Compressed texts, shared strings and later loading of short titles and other ids saved a quarter. V8 needs about 100 MB for the code of the program and its libraries.',
  },
  loadMemory: {
    by: 'memory',
    what: 'resident memory after requests for every series',
    target: 'at most 350 MB',
    tried:
      'Smaller caches save memory but make uncached responses more frequent. When the program is idle, it returns memory to the system within ten seconds.',
  },
  idleProcessor: {
    by: 'memory',
    what: 'processor time while idle',
    target: 'at most 0.5% of a core',
    tried: 'Timers run only while they are needed, and the delay of the event loop is measured only for a reader of metrics.',
  },
  tail: {
    by: 'tail',
    what: 'uncached responses: p99 as a multiple of the median, the largest of five kinds',
    target: 'at most 3',
    tried:
      'Fewer objects in the heap, results that share a turn, and reads that let others run. Garbage collection still stops the thread for 4 to 10 ms, which is several medians. Smaller and larger young generations made no difference.',
  },
  twelve: {
    by: 'tail',
    what: 'twelve series side by side with 20 connections: p99',
    target: 'at most 200 ms',
    tried: 'Reads let other requests run, and equal parts of responses are made once.',
  },
  cached: {
    by: 'hot-path',
    what: 'cached response with a registered key: requests per second of processor time, relative to bare node:http',
    target: 'at least 0.6',
    tried: 'Header lines are made once, small bodies are sent with them in one write, and each millisecond reads the clock once.',
  },
  starts: {
    by: 'starts',
    what: 'cached response: processor time in ten starts, largest difference from the median',
    target: 'within 10%',
    tried: 'The program keeps one `nextTick` object, so V8 keeps its shape. V8 still compiles code at different moments.',
  },
  firstStart: {
    by: 'start-up',
    what: 'first start with SQLite, until the first response',
    target: 'at most 2 s',
    tried: 'The package contains a database with the starter data, which a first start only unpacks.',
  },
  warmStart: {
    by: 'start-up',
    what: 'later start, until the first response',
    target: 'at most 0.8 s',
    tried: 'The program is in a few bundled files with compiled code, and reads lists when they are first needed.',
  },
  postgresStart: {
    by: 'start-up',
    what: 'first start with an empty PostgreSQL database',
    target: 'at most 6 s',
    tried:
      'The rows come from the database in the package, with one COPY for each table. The key of 1.9 million values is created after them. PostgreSQL needs most of the time.',
  },
  help: {
    by: 'command-line',
    what: '`wattle --help`',
    target: 'at most 0.15 s',
    tried: 'Help is a text that the build makes. It loads no command.',
  },
  completion: {
    by: 'command-line',
    what: '`wattle completion bash`',
    target: 'at most 0.15 s',
    tried: 'Completion is a list that the build makes. It loads no command.',
  },
  searchCommand: {
    by: 'command-line',
    what: '`wattle search`',
    target: 'at most 0.4 s',
    tried: 'The index is a compressed file in the package. Loading the catalogue, with all series and datasets, needs most of the time.',
  },
  seriesCommand: {
    by: 'command-line',
    what: '`wattle series`',
    target: 'at most 0.25 s',
    tried: 'It does not load indicators or search. Opening the store and loading the catalogue need most of the time.',
  },
  importTime: {
    by: 'import',
    what: 'import of a workbook of 1 MB as an older vintage: time',
    target: 'at most 1 s',
    tried:
      'Only changed values are written, and later versions are renumbered in the database. Half of the remaining time checks the file: its markup, each value against its history, and sums. The library for workbooks needs a quarter.',
  },
  importMemory: {
    by: 'import',
    what: 'import of a workbook of 1 MB as an older vintage: memory',
    target: 'at most 200 MB',
    tried: 'Series are read a few at a time. About 50 MB of the heap is in use. V8 keeps more before it collects garbage.',
  },
  version: {
    by: 'growth',
    what: 'one more version: exponent with 10 and 100 times the observations',
    target: 'at most 0.4',
    tried: 'Digests show which series changed. Only these are read and written.',
  },
  revisions: {
    by: 'growth',
    what: 'revisions of one month: exponent with 10 and 100 times the observations',
    target: 'at most 0.4',
    tried: 'The database reads only the requested periods.',
  },
  datasetPage: {
    by: 'tail',
    what: 'page of a dataset with 20 connections: median',
    target: 'at most 37 ms',
    tried: 'Parts of a page that do not depend on the request are made once for each version.',
  },
  workbook: {
    by: 'tail',
    what: 'dataset as xlsx with 20 connections: median',
    target: 'at most 52 ms',
    tried: 'Cells are written as text without objects, and compressed at a low level.',
  },
  search: {
    by: 'search',
    what: 'search with one connection: p99',
    target: 'at most 8 ms',
    tried: 'The index is made by the build. Facts about results are read again only after a change.',
  },
  postgres: {
    by: 'postgres',
    what: 'PostgreSQL: uncached requests per second, relative to SQLite',
    target: 'at least 0.8',
    tried: 'Prepared statements, and fewer reads for each response. Each read is a message to another process, which SQLite does not need.',
  },
  declared: {
    by: 'declared-series',
    what: '50,000 more declared series: largest exponent of a request',
    target: 'at most 0.1',
    tried: 'Lists by dataset, place and code replace scans of all series.',
  },
  size: {
    by: 'size',
    what: 'installed program with its libraries',
    target: 'at most 90 MB',
    tried: 'The package has no source maps, and libraries are bundled without their unused code.',
  },
} as const satisfies Readonly<Record<string, Target>>;

export type TargetName = keyof typeof TARGETS;

export type Reports = Partial<Readonly<Record<TargetName, Reached>>>;

const wordOf = (reached: Reached | undefined): string =>
  reached === undefined ? 'not measured' : reached.isMet === null ? '' : reached.isMet ? 'yes' : '**no**';

/** Returns the section about all targets. A list after the table has the changes that were tried for missed targets. */
export function targetsSection(reports: Reports): string {
  const named = Object.entries(TARGETS) as readonly (readonly [TargetName, Target])[];
  const rows = named.map(([name, { what, target, by }]) => {
    const reached = reports[name];
    return `| ${what} | ${target} | ${reached === undefined ? '' : reached.value} | ${wordOf(reached)} | ${by} |`;
  });
  const missed = named.filter(([name]) => reports[name]?.isMet === false);
  const tried = missed.map(([, { what, tried: text }]) => `- ${what}: ${text}`);
  return [
    '## Targets',
    '',
    'The last column is the case that measures the target.',
    '',
    '| Measurement | Target | Value | Met | Case |',
    '|---|---|---|---|---|',
    ...rows,
    ...(tried.length === 0 ? [] : ['', 'For the targets that are not met, we made these changes.', '', ...tried]),
    '',
  ].join('\n');
}
