/** Operational metrics: datasets, threads, waiting work and messages, accounts, email, disk. */
import type { QueryContext, ThreadState } from '../../queries/base/context.ts';
import { type DatasetOperation, operation } from '../../queries/status/operation.ts';
import { family, type Labels, sample, seconds } from './exposition.ts';

export interface MailCounts {
  readonly sent: number;
  readonly failed: number;
  readonly underWay: number;
}

export interface OperationSources {
  readonly context: Pick<QueryContext, 'store' | 'clock' | 'ingest' | 'version' | 'clockTrouble' | 'threads'>;
  readonly mail?: (() => MailCounts) | undefined;
}

/** If the store is unavailable, its metrics are omitted and the failure is reported. */
export async function operationFamilies({ context, mail }: OperationSources): Promise<readonly string[]> {
  return [
    ...family('wattle_build_info', 'gauge', 'Which program this is.', [
      ...sample('wattle_build_info', 1, { version: context.version, node: process.versions.node }),
    ]),
    ...threadFamilies(context.threads?.() ?? []),
    ...family(
      'wattle_clock_offset_seconds',
      'gauge',
      'Seconds by which the clock is ahead of the time that the program goes by, where it is not believed.',
      [...sample('wattle_clock_offset_seconds', context.clockTrouble?.()?.offsetSeconds ?? 0)],
    ),
    ...(mail ? mailFamilies(mail()) : []),
    ...(await ingestFamilies(context)),
    ...replicaFamilies(context.store.replicas()),
    ...(await storeFamilies(context)),
  ];
}

const threadFamilies = (threads: readonly ThreadState[]): readonly string[] =>
  threads.length === 0
    ? []
    : [
        ...family(
          'wattle_thread_up',
          'gauge',
          'Whether a thread or process of this node is there (1), or waits to be started again (0).',
          threads.flatMap(({ name, running }) => sample('wattle_thread_up', running ? 1 : 0, { thread: name })),
        ),
        ...family(
          'wattle_thread_restarts_total',
          'counter',
          'How often a thread or process was started again.',
          threads.flatMap(({ name, restarts }) => sample('wattle_thread_restarts_total', restarts, { thread: name })),
        ),
      ];

const mailFamilies = ({ sent, failed, underWay }: MailCounts): readonly string[] => [
  ...family('wattle_mails_total', 'counter', 'Attempts of this node to send email, by outcome.', [
    ...sample('wattle_mails_total', sent, { outcome: 'sent' }),
    ...sample('wattle_mails_total', failed, { outcome: 'failed' }),
  ]),
  ...family('wattle_mails_under_way', 'gauge', 'Emails in progress.', sample('wattle_mails_under_way', underWay)),
];

type Replicas = ReturnType<OperationSources['context']['store']['replicas']>;

/** None without replicas. */
function replicaFamilies(replicas: Replicas): readonly string[] {
  if (replicas.length === 0) return [];
  const help = 'Reads that a replica served, or that went to the database itself because it was behind, or failed.';
  const outcomes = ({ name, served, behind, failed }: Replicas[number]): readonly string[] =>
    Object.entries({ served, behind, failed }).flatMap(([outcome, n]) =>
      sample('wattle_replica_reads_total', n, { replica: name, outcome }),
    );
  return family('wattle_replica_reads_total', 'counter', help, replicas.flatMap(outcomes));
}

/** None without ingest on this node. */
async function ingestFamilies({ ingest, store, clock }: OperationSources['context']): Promise<readonly string[]> {
  if (!ingest) return [];
  const { state, restarts } = ingest();
  const now = clock.now();
  const setAside = await store.jobs.setAsides().then(
    (asides) => asides.filter(({ until }) => until > now).length,
    () => null,
  );
  return [
    ...family('wattle_ingest_running', 'gauge', 'Whether files of the agencies come in (1), or are waited with (0).', [
      ...sample('wattle_ingest_running', state === 'running' ? 1 : 0),
    ]),
    ...family('wattle_ingest_restarts_total', 'counter', 'How often the ingest process was started again.', [
      ...sample('wattle_ingest_restarts_total', restarts),
    ]),
    ...family('wattle_ingest_set_aside_jobs', 'gauge', 'Work that took its process down and waits.', [
      ...sample('wattle_ingest_set_aside_jobs', setAside),
    ]),
  ];
}

const ofDatasets =
  (datasets: readonly DatasetOperation[]) =>
  (name: string, help: string, value: (dataset: DatasetOperation) => number | null): readonly string[] =>
    family(
      name,
      'gauge',
      help,
      datasets.flatMap((one) => sample(name, value(one), { source: one.source, dataset: one.dataset })),
    );

const ofEach = <T>(name: string, help: string, all: readonly T[], labels: (one: T) => Labels, value: (one: T) => number | null) =>
  family(
    name,
    'gauge',
    help,
    all.flatMap((one) => sample(name, value(one), labels(one))),
  );

async function storeFamilies(context: OperationSources['context']): Promise<readonly string[]> {
  const reported = await operation(context).catch(() => null);
  const up = family('wattle_store_up', 'gauge', 'Whether the store answers (1).', sample('wattle_store_up', reported ? 1 : 0));
  if (!reported) return up;
  const { datasets, figures, damaged, comparedAt } = reported;
  const each = ofDatasets(datasets);
  const { jobs, deliveries, mails } = figures;
  return [
    ...up,
    ...each('wattle_dataset_newest_period_timestamp_seconds', 'End of the latest period with a value.', (d) => seconds(d.newestPeriodEnd)),
    ...each('wattle_dataset_last_check_timestamp_seconds', 'When the agency was last contacted.', (d) => seconds(d.lastCheck)),
    ...each('wattle_dataset_last_success_timestamp_seconds', 'When the agency last confirmed or replaced the stored data.', (d) =>
      seconds(d.lastSuccess),
    ),
    ...each('wattle_dataset_next_release_timestamp_seconds', 'When the agency publishes next, by its calendar.', (d) =>
      seconds(d.nextRelease),
    ),
    ...each('wattle_dataset_release_lag_seconds', 'Time since a release that is not stored yet. 0 if none.', (d) => seconds(d.lagMs)),
    ...each('wattle_dataset_stale', 'Whether stored data could not be confirmed in time (1).', (d) => (d.stale ? 1 : 0)),
    ...each('wattle_dataset_unavailable', 'Whether there is no valid data (1).', (d) => (d.unavailable ? 1 : 0)),
    ...each('wattle_dataset_quarantined', 'Whether the latest file from the agency needs review (1).', (d) => (d.quarantined ? 1 : 0)),
    ...ofEach('wattle_jobs_due', 'Work that could be done now.', jobs, kind, ({ due }) => due),
    ...ofEach('wattle_jobs_running', 'Work that a worker has taken.', jobs, kind, ({ running }) => running),
    ...ofEach('wattle_jobs_oldest_due_timestamp_seconds', 'Since when the oldest work waits.', jobs, kind, ({ oldestDueAt }) =>
      seconds(oldestDueAt),
    ),
    ...family('wattle_integrity_damaged_parts', 'gauge', 'Parts of the stored data that do not match their digests.', [
      ...sample('wattle_integrity_damaged_parts', damaged),
    ]),
    ...family('wattle_integrity_checked_timestamp_seconds', 'gauge', 'When everything was last compared with its digests.', [
      ...sample('wattle_integrity_checked_timestamp_seconds', seconds(comparedAt)),
    ]),
    ...family('wattle_webhook_deliveries_pending', 'gauge', 'Messages that subscribers have not taken yet.', [
      ...sample('wattle_webhook_deliveries_pending', deliveries.pending),
    ]),
    ...family('wattle_webhook_oldest_pending_timestamp_seconds', 'gauge', 'Since when the oldest of them waits.', [
      ...sample('wattle_webhook_oldest_pending_timestamp_seconds', seconds(deliveries.oldestAt)),
    ]),
    ...family('wattle_mails_waiting', 'gauge', 'Mail that was accepted and could not be handed over yet.', [
      ...sample('wattle_mails_waiting', mails.waiting),
    ]),
    ...family('wattle_mails_oldest_waiting_timestamp_seconds', 'gauge', 'Since when the oldest of it waits.', [
      ...sample('wattle_mails_oldest_waiting_timestamp_seconds', seconds(mails.oldestAt)),
    ]),
    ...family('wattle_mails_given_up', 'gauge', 'Mail whose address the mail server refused, of the last thirty days.', [
      ...sample('wattle_mails_given_up', mails.givenUp),
    ]),
    ...ofEach('wattle_webhook_subscriptions', 'Subscriptions by their state.', figures.subscriptions, ({ state }) => ({ state }), count),
    ...ofEach('wattle_accounts', 'Accounts by their tier.', figures.accounts, ({ tier }) => ({ tier }), count),
    ...family('wattle_quota_taken_calls', 'gauge', 'Calls of all accounts that were taken this month.', [
      ...sample('wattle_quota_taken_calls', figures.callsTaken),
    ]),
    ...ofEach(
      'wattle_store_bytes',
      'Size of a part of the store.',
      figures.sizes,
      ({ part }) => ({ part }),
      ({ bytes }) => bytes,
    ),
  ];
}

const kind = (job: { readonly kind: string }): Labels => ({ kind: job.kind });
const count = (one: { readonly count: number }): number => one.count;
