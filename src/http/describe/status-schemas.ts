/** Answers of `/v1/health`, `/v1/ready` and `/v1/status`. */
import { type TSchema, Type } from 'typebox';
import { SOURCE_CODES } from '../../core/define-dataset.ts';
import { Grade, ofReasons } from './reason-schemas.ts';
import { instantOrNull, orNull, refTo, text, words } from './schema-parts.ts';

const IngestTrouble = Type.Object({
  state: Type.Union([Type.Literal('running'), Type.Literal('restarting'), Type.Literal('store_failing')]),
  since: Type.String({ format: 'date-time' }),
  reason: Type.Union([Type.String(), Type.Null()]),
  restarts: Type.Integer({ description: 'Number of restarts of the ingest process since the program started.' }),
});

const StoreTrouble = Type.Object(
  {
    code: Type.String({ description: 'An error code that begins with `STORE_`.' }),
    reason: Type.String({ description: 'The problem and its cure.' }),
    since: Type.String({ format: 'date-time' }),
  },
  {
    description: 'The store cannot be read or written. Requests that do not need it are answered, and usage is counted in memory.',
  },
);

const ThreadsDown = Type.Array(
  Type.Object({
    name: Type.String({ description: '`search`: register searches by name. `webhooks`: deliveries.' }),
    state: Type.Literal('restarting'),
    restarts: Type.Integer({ description: 'Number of restarts since the program started.' }),
  }),
  { description: 'Threads that ended and will restart automatically. Other requests still work.' },
);

const ClockTrouble = Type.Object(
  {
    reason: Type.String({ description: 'The problem and the response of the program.' }),
    offset_seconds: Type.Integer({ description: 'Seconds by which the system clock is ahead of the time used by the program.' }),
    since: Type.String({ format: 'date-time' }),
  },
  { description: 'The system clock jumped and is not used. Answers, tokens, quota and leases use elapsed time instead.' },
);

const Health = Type.Object(
  {
    status: Type.Union([Type.Literal('ok'), Type.Literal('degraded')], {
      description:
        '`degraded`: stored data is served, but no new data arrives or can be stored. `ingest`, `store`, `threads` and `clock` give the reason.',
    }),
    ingest: Type.Optional(IngestTrouble),
    store: Type.Optional(StoreTrouble),
    threads: Type.Optional(ThreadsDown),
    clock: Type.Optional(ClockTrouble),
    version: Type.String(),
    time: Type.String({ format: 'date-time' }),
    quota: Type.Optional(refTo('Usage')),
  },
  { description: 'The server answers.' },
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
  { description: 'Requests are answered.' },
);

const STATES = ['up', 'degraded', 'down', 'unknown'];
const SHARE = orNull('number', 'Percentage of successful checks. Null without checks.');

const SourceStatus = Type.Object(
  {
    source: words(SOURCE_CODES, 'Source code.'),
    name: Type.String(),
    state: words(STATES, 'down: no data can be served, or no response within a day. unknown: never contacted.'),
    last_success: instantOrNull('When a check last succeeded.'),
    last_failure: instantOrNull('When a check last failed.'),
    release_lag_seconds: orNull('integer', 'The longest time from a release to its figures.'),
    datasets: Type.Object({
      total: Type.Integer(),
      fresh: Type.Integer(),
      stale: Type.Integer(),
      unavailable: Type.Integer(),
    }),
    stale_datasets: Type.Array(
      Type.Object({
        dataset_id: Type.String(),
        reason: orNull('string', '`reasons` as text.'),
        reasons: ofReasons('Reason why it is out of date.'),
        grade: Grade,
        period_end: orNull('string', 'Last period stored.'),
        confirmed_at: instantOrNull('When it was last confirmed.'),
        next_release: instantOrNull('When the next figure is expected.'),
      }),
    ),
    failures: Type.Array(
      Type.Object({
        dataset_id: Type.String(),
        code: orNull('string', 'A code of the error catalogue.'),
        detail: orNull('string', 'The error.'),
        address: orNull('string', 'Where in the file.'),
        since: instantOrNull('When it began.'),
        last_seen: instantOrNull('When it was last seen.'),
      }),
    ),
    concerns: Type.Array(
      Type.Object({
        dataset_id: Type.String(),
        kind: Type.String(),
        name: Type.String(),
        detail: text('The problem.'),
        count: Type.Integer({ description: 'How many series or periods.' }),
        since: Type.String({ format: 'date-time' }),
      }),
      { description: 'Missing series, skipped content, contradicting figures.' },
    ),
    uptime: Type.Object({ '24h': SHARE, '7d': SHARE, '30d': SHARE }),
  },
  { description: 'How a source does.' },
);

const Status = Type.Object(
  {
    status: words(STATES, 'For all contacted sources.'),
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
          damaged: Type.Integer({ description: 'Number of parts that do not match their digests.' }),
          damages: Type.Array(
            Type.Object({
              kind: Type.String({ description: 'figures, captures, registers, bulk or database.' }),
              subject: Type.String({ description: 'Its dataset, or the name of a part without one.' }),
              part: Type.String(),
              detail: Type.String(),
              found_at: Type.String(),
            }),
            { description: 'The first 50 of them.' },
          ),
        },
        { description: 'Whether stored data matches its digests. Absent before the first comparison.' },
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
        { description: 'Jobs that crashed their worker, with the time of the next attempt.' },
      ),
    ),
    sources: Type.Array(refTo('SourceStatus')),
  },
  { description: 'The service and each source.' },
);

export const STATUS_SCHEMAS: Readonly<Record<string, TSchema>> = { Health, Readiness, Status, SourceStatus };
