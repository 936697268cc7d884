/** Returns the state of the service and of each agency. */

import { sources } from '../../catalogue/catalogue.ts';
import { isoInstant } from '../../core/clock.ts';
import { type DatasetKey, dottedId, isRequested, type Source } from '../../core/define-dataset.ts';
import { DAY_MS } from '../../core/period.ts';
import type { CheckStore } from '../../store/ports/checks.ts';
import { allConcerns } from '../../store/ports/concern.ts';
import type { JobQuarantine } from '../../store/ports/jobs.ts';
import type { DatasetState } from '../../store/ports/series.ts';
import type { Freshness } from '../base/answer.ts';
import type { ClockTrouble, IngestState, QueryContext, ThreadState } from '../base/context.ts';
import { gradeOf } from '../base/reason.ts';
import { reasonText } from '../base/reason-words.ts';
import { statesByDataset } from '../base/stored-dataset.ts';
import { isWanted, type Judged, judgedDatasets } from './judged.ts';

const HOUR_MS = 3_600_000;
/** The time spans over which the share of successful checks is calculated, by name in JSON. */
const WINDOWS = { '24h': 24 * HOUR_MS, '7d': 7 * DAY_MS, '30d': 30 * DAY_MS } as const;

/**
 * `up`: all stored data are up to date. `degraded`: some data are out of date or missing. `down`: no data are stored, or the agency has not
 * responded for a day.
 * `unknown`: nothing has been requested from the agency yet.
 */
type SourceState = 'up' | 'degraded' | 'down' | 'unknown';

type Summary = Awaited<ReturnType<CheckStore['summary']>>[number];

export async function status(ctx: QueryContext) {
  const now = ctx.clock.now();
  const states = await statesByDataset(ctx);
  const summaries = await Promise.all(Object.values(WINDOWS).map((span) => ctx.store.checks.summary(now - span)));
  const asides = (await ctx.store.jobs.setAsides()).filter(({ until }) => until > now);
  const rows = await Promise.all(sources().map((source) => sourceStatus(ctx, source, states, summaries)));
  return {
    status: overall(rows.map((row) => row.state)),
    version: ctx.version,
    time: isoInstant(now),
    ...(ctx.sandbox ? { sandbox: true } : {}),
    ...(ctx.ingest ? { ingest: ingestRow(ctx.ingest()) } : {}),
    ...threadRows(ctx.threads?.()),
    ...clockRow(ctx.clockTrouble?.()),
    ...(asides.length > 0 ? { set_aside: asides.map(asideRow) } : {}),
    ...(await integrityRow(ctx)),
    sources: rows,
  };
}

/** The maximum number of damaged parts that are listed. The count includes all damaged parts. */
const MOST_DAMAGES = 50;

/** Returns the result of the last integrity check. Returns an empty object before the first check. */
async function integrityRow({ store }: QueryContext) {
  const [checked, damages] = await Promise.all([store.integrity.lastCheck(), store.integrity.damages()]);
  if (checked === null && damages.length === 0) return {};
  const listed = damages.slice(0, MOST_DAMAGES).map(({ foundAt, ...one }) => ({ ...one, found_at: isoInstant(foundAt) }));
  return { integrity: { checked_at: instantOrNull(checked?.finishedAt), damaged: damages.length, damages: listed } };
}

function overall(states: readonly SourceState[]): SourceState {
  const requested = states.filter((state) => state !== 'unknown');
  if (requested.length === 0) return 'unknown';
  if (requested.every((state) => state === 'down')) return 'down';
  return requested.every((state) => state === 'up') ? 'up' : 'degraded';
}

async function sourceStatus(
  ctx: QueryContext,
  source: Source,
  states: ReadonlyMap<DatasetKey, DatasetState>,
  summaries: readonly (readonly Summary[])[],
) {
  // The counts include all datasets. The agency's state depends only on datasets that were requested.
  const all = await judgedDatasets(ctx, source, states);
  const judged = all.filter(({ dataset }) => isRequested(dataset) && isWanted(dataset, states));
  const countOf = (state: Freshness['state']): number => all.filter(({ freshness }) => freshness.state === state).length;
  const ofSource = summaries.map((summary) => summary.find((one) => one.source === source.code));
  const longest = ofSource.at(-1);
  const troubled = judged.filter((one) => one.freshness.state !== 'fresh' && (one.state?.failure ?? null) !== null);
  const lags = judged.flatMap((one) => (one.lagMs === null ? [] : [one.lagMs]));
  return {
    source: source.code,
    name: source.name,
    state: stateOf(judged, ofSource[0]),
    last_success: instantOrNull(longest?.lastSuccess),
    last_failure: instantOrNull(longest?.lastFailure),
    release_lag_seconds: lags.length === 0 ? null : Math.round(Math.max(...lags) / 1000),
    datasets: {
      total: all.length,
      fresh: countOf('fresh'),
      stale: countOf('stale'),
      unavailable: countOf('unavailable'),
    },
    stale_datasets: judged.filter((one) => one.freshness.state === 'stale').map(staleRow),
    failures: troubled.map(failureRow),
    concerns: all.filter(({ dataset }) => isRequested(dataset)).flatMap(concernRows),
    uptime: Object.fromEntries(Object.keys(WINDOWS).map((name, i) => [name, shareOk(ofSource[i])])),
  };
}

function stateOf(judged: readonly Judged[], lastDay: Summary | undefined): SourceState {
  const requested = judged.some((one) => one.state?.checkedAt != null);
  if (!requested) return 'unknown';
  const served = judged.some((one) => one.freshness.state !== 'unavailable');
  if (!served || (lastDay !== undefined && lastDay.checks > 0 && lastDay.ok === 0)) return 'down';
  return judged.every((one) => one.freshness.state === 'fresh') ? 'up' : 'degraded';
}

const staleRow = ({ dataset, state, freshness }: Judged) => ({
  dataset_id: dottedId(dataset),
  reason: reasonText(freshness.reasons),
  reasons: freshness.reasons,
  grade: gradeOf(freshness.reasons),
  period_end: state?.periodEnd ?? null,
  confirmed_at: instantOrNull(state?.confirmedAt),
  next_release: freshness.nextRelease,
});

/** Describes a failed import, with the place in the file that needs review. */
const failureRow = ({ dataset, state }: Judged) => ({
  dataset_id: dottedId(dataset),
  code: state?.failure?.code ?? null,
  detail: state?.failure?.detail ?? null,
  address: state?.failure?.address ?? null,
  since: instantOrNull(state?.failure?.since),
  last_seen: instantOrNull(state?.failure?.at),
});

const concernRows = ({ dataset, state }: Judged) =>
  (state === null ? [] : allConcerns(state.concerns)).map(({ kind, name, detail, count, since }) => ({
    dataset_id: dottedId(dataset),
    kind,
    name,
    detail,
    count,
    since: isoInstant(since),
  }));

/** Returns the fault of the clock. Returns an empty object if the clock is correct. */
export const clockRow = (trouble: ClockTrouble | null | undefined) =>
  trouble ? { clock: { reason: trouble.reason, offset_seconds: trouble.offsetSeconds, since: isoInstant(trouble.since) } } : {};

/** Lists the threads that are restarting. Omits the ingest thread, because it has a separate member. */
export function threadRows(threads: readonly ThreadState[] = []) {
  const down = threads.filter(({ name, running }) => !running && name !== 'ingest');
  return down.length === 0 ? {} : { threads: down.map(({ name, restarts }) => ({ name, state: 'restarting', restarts })) };
}

export const ingestRow = ({ state, since, reason, restarts }: IngestState) => ({ state, since: isoInstant(since), reason, restarts });

const asideRow = ({ kind, key, at, until, times, reason }: JobQuarantine) => ({
  work: kind,
  key,
  reason,
  times,
  at: isoInstant(at),
  until: isoInstant(until),
});

const instantOrNull = (ms: number | null | undefined): string | null => (ms == null ? null : isoInstant(ms));

/** Returns the percentage of successful checks with two decimals. Returns null if there were no checks. */
const shareOk = (summary: Summary | undefined): number | null =>
  summary === undefined || summary.checks === 0 ? null : Math.round((10_000 * summary.ok) / summary.checks) / 100;
