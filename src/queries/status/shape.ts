import { type TSchema, Type } from 'typebox';
import { SOURCE_CODES } from '../../core/define-dataset.ts';
import { Grade, ofReasons } from '../base/reason-shape.ts';
import { instantOrNull, orNull, refTo, text, words } from '../base/shape-parts.ts';

const IngestTrouble = Type.Object({
  state: Type.Union([Type.Literal('running'), Type.Literal('restarting'), Type.Literal('store_failing')]),
  since: Type.String({ format: 'date-time' }),
  reason: Type.Union([Type.String(), Type.Null()]),
  restarts: Type.Integer({ description: 'Number of restarts of the ingest process since the program started.' }),
});

const StoreTrouble = Type.Object(
  {
    code: Type.String({ description: 'An error code that begins with `STORE_`.' }),
    reason: Type.String({ description: 'Description of the problem, and how to fix it.' }),
    since: Type.String({ format: 'date-time' }),
  },
  {
    description:
      'Present if the database cannot be read or written. Requests that do not need the database still work, and usage is counted in memory.',
  },
);

const ThreadsDown = Type.Array(
  Type.Object({
    name: Type.String({ description: '`search` searches registers by name. `webhooks` delivers events.' }),
    state: Type.Literal('restarting'),
    restarts: Type.Integer({ description: 'Number of restarts since the program started.' }),
  }),
  { description: 'Threads that ended and will restart automatically. Requests that do not need these threads still work.' },
);

const ClockTrouble = Type.Object(
  {
    reason: Type.String({ description: 'Description of the problem, and what the program does about it.' }),
    offset_seconds: Type.Integer({ description: 'Seconds by which the system clock is ahead of the time that the program uses.' }),
    since: Type.String({ format: 'date-time' }),
  },
  { description: 'Present if the system clock jumped. The program then measures elapsed time instead of reading the system clock.' },
);

const Health = Type.Object(
  {
    status: Type.Union([Type.Literal('ok'), Type.Literal('degraded')], {
      description:
        '`degraded`: stored data are served, but new data do not arrive or cannot be stored. `ingest`, `store`, `threads` and `clock` give the reason.',
    }),
    ingest: Type.Optional(IngestTrouble),
    store: Type.Optional(StoreTrouble),
    threads: Type.Optional(ThreadsDown),
    clock: Type.Optional(ClockTrouble),
    version: Type.String(),
    time: Type.String({ format: 'date-time' }),
    quota: Type.Optional(refTo('Usage')),
  },
  { description: 'The server is running.' },
);

const Readiness = Type.Object(
  {
    status: Type.Union([Type.Literal('ready'), Type.Literal('degraded')]),
    ingest: Type.Optional(IngestTrouble),
    store: Type.Optional(StoreTrouble),
    threads: Type.Optional(ThreadsDown),
    clock: Type.Optional(ClockTrouble),
    time: Type.String({ format: 'date-time' }),
  },
  { description: 'Requests are served.' },
);

const STATES = ['up', 'degraded', 'down', 'unknown'];
const SHARE = orNull('number', 'Percentage of checks that succeeded. Null if there were no checks.');

const SourceStatus = Type.Object(
  {
    source: words(SOURCE_CODES, 'Source code.'),
    name: Type.String(),
    state: words(
      STATES,
      'State of the source. down: no data can be served, or the source has not responded for a day. unknown: the source was never contacted.',
    ),
    last_success: instantOrNull('When a check last succeeded.'),
    last_failure: instantOrNull('When a check last failed.'),
    release_lag_seconds: orNull('integer', 'Longest time from a release until its figures were stored, in seconds.'),
    datasets: Type.Object({
      total: Type.Integer(),
      fresh: Type.Integer(),
      stale: Type.Integer(),
      unavailable: Type.Integer(),
    }),
    stale_datasets: Type.Array(
      Type.Object({
        dataset_id: Type.String(),
        reason: orNull('string', 'The reasons in `reasons` as text.'),
        reasons: ofReasons('Reason why the dataset is out of date.'),
        grade: Grade,
        period_end: orNull('string', 'Last stored period.'),
        confirmed_at: instantOrNull('When the data were last confirmed.'),
        next_release: instantOrNull('When the next figure is expected.'),
      }),
    ),
    failures: Type.Array(
      Type.Object({
        dataset_id: Type.String(),
        code: orNull('string', 'Code of the error.'),
        detail: orNull('string', 'Description of the error.'),
        address: orNull('string', 'Position of the problem in the file.'),
        since: instantOrNull('When the problem began.'),
        last_seen: instantOrNull('When the problem was last seen.'),
      }),
    ),
    concerns: Type.Array(
      Type.Object({
        dataset_id: Type.String(),
        kind: Type.String(),
        name: Type.String(),
        detail: text('Description of the problem.'),
        count: Type.Integer({ description: 'Number of affected series or periods.' }),
        since: Type.String({ format: 'date-time' }),
      }),
      { description: 'Problems in the content of files: missing series, skipped content and contradicting figures.' },
    ),
    uptime: Type.Object({ '24h': SHARE, '7d': SHARE, '30d': SHARE }),
  },
  { description: 'State of one source.' },
);

const Status = Type.Object(
  {
    status: words(STATES, 'Overall state of all contacted sources.'),
    version: Type.String(),
    time: Type.String({ format: 'date-time' }),
    sandbox: Type.Optional(Type.Literal(true, { description: 'The agencies are simulated. All figures are made up.' })),
    ingest: Type.Optional(IngestTrouble),
    threads: Type.Optional(ThreadsDown),
    clock: Type.Optional(ClockTrouble),
    integrity: Type.Optional(
      Type.Object(
        {
          checked_at: orNull('string', 'Time of the last full comparison of stored data with its digests.'),
          damaged: Type.Integer({ description: 'Number of stored parts that do not match their digests.' }),
          damages: Type.Array(
            Type.Object({
              kind: Type.String({ description: 'Kind of damaged data: figures, captures, registers, bulk or database.' }),
              subject: Type.String({ description: 'Id of the dataset, or the name of the part if it belongs to no dataset.' }),
              part: Type.String(),
              detail: Type.String(),
              found_at: Type.String(),
            }),
            { description: 'The first 50 damaged parts.' },
          ),
        },
        { description: 'Result of comparing stored data with their digests. Absent before the first comparison.' },
      ),
    ),
    set_aside: Type.Optional(
      Type.Array(
        Type.Object({
          work: Type.String(),
          key: Type.String(),
          reason: Type.String(),
          times: Type.Integer(),
          at: Type.String({ format: 'date-time' }),
          until: Type.String({ format: 'date-time' }),
        }),
        { description: 'Jobs that crashed their worker, each with the time of its next attempt.' },
      ),
    ),
    sources: Type.Array(refTo('SourceStatus')),
  },
  { description: 'State of the service and of each source.' },
);

export const STATUS_SCHEMAS: Readonly<Record<string, TSchema>> = { Health, Readiness, Status, SourceStatus };
