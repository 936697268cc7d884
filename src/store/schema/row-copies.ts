/**
 * Indexes that contain a copy of each row. SQLite's integrity check compares the row with the copy. SQLite pages have no checksums, so
 * the check would not otherwise detect a changed byte in a row. The condition `TRUE` includes every row. No query has this condition, so
 * no query uses these indexes. PostgreSQL has page checksums instead. The indexes are part of migrations and must never be edited. A new
 * column needs another index.
 */

/** The suffix of the index names. */
export const COPY = '_as_written';

/** For each table, the columns outside its primary key. A SQLite index always contains the primary key. */
type Columns = Readonly<Record<string, string>>;

const copiesOf = (columns: Columns): string =>
  Object.entries({ ...columns, migrations: 'name, checksum, applied_at' })
    .map(([table, own]) => `CREATE INDEX ${table}${COPY} ON ${table} (${own}) WHERE TRUE;\n`)
    .join('');

/** The values, versions and attributes of series have digests instead of copies. */
const DATA: Columns = {
  change_counter: 'n',
  captures: 'dataset, ask_id, sha256, url, content_type, bytes, retrieved_at, etag, last_modified, external, settled, large, dropped',
  datasets:
    'key, seq, row_count, period_start, period_end, newest_day, checked_at, confirmed_at, failure_code, failure_detail, failure_address, failure_since, failure_at, layout, late_since, file_concerns, figure_concerns, damaged',
  series: 'codes',
  blocks: 'series_id, day, end_t, first_t, last_t, row_count, min_seq',
  releases: 'title, event_type, reference_period, release_at, source_url, times_moved',
  checks: 'source, dataset, at, ok, code, duration_ms',
  changes: 'n',
  event_counter: 'n',
  events: 'event_key, kind, dataset, seq, at, payload, trace',
  signal_regimes: 'regime, period, noted_at',
  damages: 'detail, found_at',
  integrity_checks: 'finished_at, datasets, figures, captures',
};

const JOBS: Columns = {
  jobs: 'kind, key, payload, state, run_at, attempts, lease_until, outcome, finished_at, given_back',
  job_quarantine: 'noted_at, until_at, times, reason',
};

const ACCOUNTS: Columns = {
  accounts: 'email, tier, created_at, verified_at',
  credentials: 'account_id, prefix, sealed, created_at, ends_at, kind, limits, last_used_at',
  quotas: 'taken, granted',
  identities: 'account_id, created_at',
  customers: 'customer',
  sign_ins: 'account_id, link_hash, code_hash, created_at, expires_at, tries, used_at',
  sessions: 'account_id, created_at, expires_at, ended_at',
  refresh_tokens: 'session_id, created_at, used_at',
  account_actions: 'account_id, at, action, actor, client, detail',
  quota_leases: 'granted, used',
  quota_owners: 'expires_at',
  quota_told: 'percent',
  usage_days: 'calls',
  account_closings: 'at, actor',
  mails: 'account_id, sealed, created_at, ends_at, failures, next_at, holder, last_error',
};

const WEBHOOKS: Columns = {
  webhook_subscriptions:
    'id, account_id, url, description, events, datasets, series, sources, state, created_at, updated_at, fresh_at, place, round, failing_since, last_success_at, last_failure_at, last_error, notice_at, due_at, lease_until, holder',
  webhook_messages: 'id, kind, at, body, created_at, trace',
  webhook_deliveries: 'id, subscription_id, message_id, kind, round, state, tries, created_at, first_try_at, next_at, ended_at, attempts',
};

export const DATA_COPIES = copiesOf(DATA);
export const JOB_COPIES = copiesOf(JOBS);
export const ACCOUNT_COPIES = copiesOf(ACCOUNTS);
export const WEBHOOK_COPIES = copiesOf(WEBHOOKS);

/** Tables whose rows have copies in SQLite. In PostgreSQL, page checksums protect these tables. */
export const COPIED_TABLES: readonly string[] = [DATA, JOBS, ACCOUNTS, WEBHOOKS].flatMap((columns) => Object.keys(columns));
