/** Metrics for operators. */
import type { QueryContext, ThreadState } from '../../queries/base/context.ts';
import { type DatasetOperation, operation } from '../../queries/status/operation.ts';
import { family, type Labels, sample, seconds } from './exposition.ts';

interface MailCounts {
  readonly sent: number;
  readonly failed: number;
  readonly inProgress: number;
}

export interface OperationSources {
  readonly context: Pick<QueryContext, 'store' | 'clock' | 'ingest' | 'version' | 'clockTrouble' | 'threads'>;
  readonly mail?: (() => MailCounts) | undefined;
}

/** Returns all metrics. If the store is unavailable, its metrics are omitted, and one metric reports the failure. */
export async function operationFamilies({ context, mail }: OperationSources): Promise<readonly string[]> {
  return [
    ...family('wattle_build_info', 'gauge', 'Version of Wattle and of Node.js, as labels.', [
      ...sample('wattle_build_info', 1, { version: context.version, node: process.versions.node }),
    ]),
    ...threadFamilies(context.threads?.() ?? []),
    ...family(
      'wattle_clock_offset_seconds',
      'gauge',
      'After a jump of the system clock: seconds by which it is ahead of the time that the program uses.',
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
          '1 if a thread or process of this node is running, 0 if it waits to restart.',
          threads.flatMap(({ name, running }) => sample('wattle_thread_up', running ? 1 : 0, { thread: name })),
        ),
        ...family(
          'wattle_thread_restarts_total',
          'counter',
          'Number of times that a thread or process restarted.',
          threads.flatMap(({ name, restarts }) => sample('wattle_thread_restarts_total', restarts, { thread: name })),
        ),
      ];

const mailFamilies = ({ sent, failed, inProgress }: MailCounts): readonly string[] => [
  ...family('wattle_mails_total', 'counter', 'Attempts of this node to send email, by outcome.', [
    ...sample('wattle_mails_total', sent, { outcome: 'sent' }),
    ...sample('wattle_mails_total', failed, { outcome: 'failed' }),
  ]),
  ...family('wattle_mails_under_way', 'gauge', 'Emails in progress.', sample('wattle_mails_under_way', inProgress)),
];

type Replicas = ReturnType<OperationSources['context']['store']['replicas']>;

/** Returns no metrics if there are no replicas. */
function replicaFamilies(replicas: Replicas): readonly string[] {
  if (replicas.length === 0) return [];
  const help = 'Reads served by a replica, or by the main database because the replica lagged or failed.';
  const outcomes = ({ name, served, behind, failed }: Replicas[number]): readonly string[] =>
    Object.entries({ served, behind, failed }).flatMap(([outcome, n]) =>
      sample('wattle_replica_reads_total', n, { replica: name, outcome }),
    );
  return family('wattle_replica_reads_total', 'counter', help, replicas.flatMap(outcomes));
}

/** Returns no metrics if this node does not ingest data. */
async function ingestFamilies({ ingest, store, clock }: OperationSources['context']): Promise<readonly string[]> {
  if (!ingest) return [];
  const { state, restarts } = ingest();
  const now = clock.now();
  const setAside = await store.jobs.setAsides().then(
    (asides) => asides.filter(({ until }) => until > now).length,
    () => null,
  );
  return [
    ...family('wattle_ingest_running', 'gauge', '1 if ingest is running, 0 if it is paused.', [
      ...sample('wattle_ingest_running', state === 'running' ? 1 : 0),
    ]),
    ...family('wattle_ingest_restarts_total', 'counter', 'Number of restarts of the ingest process.', [
      ...sample('wattle_ingest_restarts_total', restarts),
    ]),
    ...family('wattle_ingest_set_aside_jobs', 'gauge', 'Jobs that crashed their process and wait to run again.', [
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
  const up = family('wattle_store_up', 'gauge', '1 if the store responds, otherwise 0.', sample('wattle_store_up', reported ? 1 : 0));
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
    ...each('wattle_dataset_next_release_timestamp_seconds', "Next release in the agency's calendar.", (d) => seconds(d.nextRelease)),
    ...each('wattle_dataset_release_lag_seconds', 'Time since a release that is not stored yet. 0 if all releases are stored.', (d) =>
      seconds(d.lagMs),
    ),
    ...each('wattle_dataset_stale', '1 if the stored data could not be confirmed in time, otherwise 0.', (d) => (d.stale ? 1 : 0)),
    ...each('wattle_dataset_unavailable', '1 if there is no valid data, otherwise 0.', (d) => (d.unavailable ? 1 : 0)),
    ...each('wattle_dataset_quarantined', '1 if the latest file from the agency needs review, otherwise 0.', (d) =>
      d.quarantined ? 1 : 0,
    ),
    ...ofEach('wattle_jobs_due', 'Jobs ready to run.', jobs, kind, ({ due }) => due),
    ...ofEach('wattle_jobs_running', 'Jobs in progress.', jobs, kind, ({ running }) => running),
    ...ofEach('wattle_jobs_oldest_due_timestamp_seconds', 'When the oldest waiting job was added.', jobs, kind, ({ oldestDueAt }) =>
      seconds(oldestDueAt),
    ),
    ...family('wattle_integrity_damaged_parts', 'gauge', 'Parts of the stored data that do not match their digests.', [
      ...sample('wattle_integrity_damaged_parts', damaged),
    ]),
    ...family('wattle_integrity_checked_timestamp_seconds', 'gauge', 'Time of the last full comparison with digests.', [
      ...sample('wattle_integrity_checked_timestamp_seconds', seconds(comparedAt)),
    ]),
    ...family('wattle_webhook_deliveries_pending', 'gauge', 'Deliveries not yet accepted by subscribers.', [
      ...sample('wattle_webhook_deliveries_pending', deliveries.pending),
    ]),
    ...family('wattle_webhook_oldest_pending_timestamp_seconds', 'gauge', 'When the oldest waiting delivery was added.', [
      ...sample('wattle_webhook_oldest_pending_timestamp_seconds', seconds(deliveries.oldestAt)),
    ]),
    ...family('wattle_mails_waiting', 'gauge', 'Emails waiting to be sent.', [...sample('wattle_mails_waiting', mails.waiting)]),
    ...family('wattle_mails_oldest_waiting_timestamp_seconds', 'gauge', 'When the oldest waiting email was added.', [
      ...sample('wattle_mails_oldest_waiting_timestamp_seconds', seconds(mails.oldestAt)),
    ]),
    ...family('wattle_mails_given_up', 'gauge', 'Emails refused by the mail server in the last 30 days.', [
      ...sample('wattle_mails_given_up', mails.givenUp),
    ]),
    ...ofEach('wattle_webhook_subscriptions', 'Subscriptions by their state.', figures.subscriptions, ({ state }) => ({ state }), count),
    ...ofEach('wattle_accounts', 'Accounts by their tier.', figures.accounts, ({ tier }) => ({ tier }), count),
    ...family('wattle_quota_taken_calls', 'gauge', 'Requests of all accounts this month.', [
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
