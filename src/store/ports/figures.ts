/** Operating statistics of a store: waiting jobs and messages, accounts, and disk use. */
import { present } from '../../core/assert.ts';
import type { Sql } from './sql.ts';

export interface StoreFigures {
  /** One row for each kind of open or running job. Times are in ms since the epoch. */
  readonly jobs: readonly { readonly kind: string; readonly due: number; readonly running: number; readonly oldestDueAt: number | null }[];
  readonly deliveries: { readonly pending: number; readonly oldestAt: number | null };
  readonly subscriptions: readonly { readonly state: string; readonly count: number }[];
  readonly accounts: readonly { readonly tier: string; readonly count: number }[];
  /** `waiting` counts unsent emails. `givenUp` counts abandoned emails, which have no further attempts. */
  readonly mails: { readonly waiting: number; readonly givenUp: number; readonly oldestAt: number | null };
  /** Requests reserved this month, including requests in leases. */
  readonly callsTaken: number;
  readonly sizes: readonly StoreSize[];
}

export interface StoreSize {
  readonly part: string;
  readonly bytes: number;
}

/** Reads that a replica served, and reads that it did not serve, by reason. */
export interface ReplicaCounts {
  readonly name: string;
  readonly served: number;
  /** Reads that the replica did not serve because it lagged behind the primary. */
  readonly behind: number;
  /** Reads that failed on the replica. For example, a standby server cancels reads that delay its replay of the primary's log. */
  readonly failed: number;
}

/** The connection for each part of a store. With PostgreSQL, all parts use the same database. */
interface Parts {
  readonly jobs: Sql;
  readonly webhooks: Sql;
  readonly accounts: Sql;
  readonly sizes: () => Promise<readonly StoreSize[]>;
}

export async function storeFigures({ jobs, webhooks, accounts, sizes }: Parts, now: number): Promise<StoreFigures> {
  const month = new Date(now).toISOString().slice(0, 7);
  const deliveries = await webhooks.get<{ pending: number; oldest: number | null }>(
    `SELECT COUNT(*) AS pending, MIN(created_at) AS oldest FROM webhook_deliveries WHERE state = 'pending'`,
  );
  const mails = await accounts.get<{ waiting: number; given_up: number; oldest: number | null }>(
    `SELECT COUNT(next_at) AS waiting, COUNT(*) - COUNT(next_at) AS given_up, MIN(CASE WHEN next_at IS NOT NULL THEN created_at END) AS oldest
      FROM mails WHERE ends_at IS NULL OR ends_at > ?`,
    now,
  );
  const taken = await accounts.get<{ calls: number }>('SELECT COALESCE(SUM(taken), 0) AS calls FROM quotas WHERE month = ?', month);
  const waiting = present(deliveries, 'The count of deliveries');
  const mail = present(mails, 'The count of emails');
  return {
    jobs: (
      await jobs.all<{ kind: string; due: number; running: number; oldest: number | null }>(
        `SELECT kind, SUM(CASE WHEN state = 'open' AND run_at <= ? THEN 1 ELSE 0 END) AS due,
          SUM(CASE WHEN state = 'running' THEN 1 ELSE 0 END) AS running,
          MIN(CASE WHEN state = 'open' AND run_at <= ? THEN run_at END) AS oldest
          FROM jobs WHERE state <> 'done' GROUP BY kind ORDER BY kind`,
        now,
        now,
      )
    ).map(({ kind, due, running, oldest }) => ({ kind, due, running, oldestDueAt: oldest })),
    deliveries: { pending: waiting.pending, oldestAt: waiting.oldest },
    subscriptions: await webhooks.all('SELECT state, COUNT(*) AS count FROM webhook_subscriptions GROUP BY state ORDER BY state'),
    accounts: await accounts.all('SELECT tier, COUNT(*) AS count FROM accounts GROUP BY tier ORDER BY tier'),
    mails: { waiting: mail.waiting, givenUp: mail.given_up, oldestAt: mail.oldest },
    callsTaken: present(taken, 'The sum of calls').calls,
    sizes: await sizes(),
  };
}
