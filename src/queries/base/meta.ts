import { isoInstant } from '../../core/clock.ts';
import type { Dataset } from '../../core/define-dataset.ts';
import type { Version } from '../../store/ports/series.ts';
import type { AnswerMeta, Freshness } from './answer.ts';
import type { QueryContext } from './context.ts';
import type { EchoedQuery, SourceCitation } from './meta-shape.ts';
import { discontinuedOf, type NoteLike, notesOfAnswer } from './notes.ts';
import { gradeOf, lagPeriodsOf, mainReason } from './reason.ts';
import { reasonText } from './reason-words.ts';

interface MetaParts {
  readonly query: EchoedQuery;
  readonly period?: AnswerMeta['period'];
  readonly rows: number;
  /** The total number of matching rows. If absent, the response has all rows. */
  readonly totalRows?: number;
  readonly truncated?: boolean;
  readonly sources: readonly SourceCitation[];
  readonly freshness: Freshness;
  readonly versions: readonly Version[];
  readonly notes?: readonly NoteLike[];
  /** The datasets in the response. If all of them are discontinued, the response is also discontinued. */
  readonly of?: readonly Dataset[];
}

/** Builds `meta` for a response. `vintage` is the latest of `versions`. In a response about series, these are the vintages of the series. */
export function metaOf(ctx: QueryContext, parts: MetaParts): AnswerMeta {
  const stale = parts.freshness.state === 'stale';
  const known = parts.versions.map((version) => version.effectiveFrom);
  const { reasons } = parts.freshness;
  const notes = notesOfAnswer(parts.notes ?? []);
  const ended = (parts.of ?? []).map(discontinuedOf);
  const [discontinued] = ended.every((one) => one !== null) ? ended : [];
  return {
    query: parts.query,
    period: parts.period ?? { start: null, end: null },
    row_count: parts.rows,
    total_rows: parts.totalRows ?? parts.rows,
    truncated: parts.truncated ?? false,
    sources: parts.sources,
    stale,
    stale_reason: stale ? reasonText(reasons) : null,
    reason: mainReason(reasons),
    reasons,
    lag_periods: lagPeriodsOf(reasons),
    grade: gradeOf(reasons),
    ...(discontinued ? { discontinued } : {}),
    vintage: known.length === 0 ? null : isoInstant(Math.max(...known)),
    next_release: parts.freshness.nextRelease,
    notes: notes.map(({ text }) => text),
    note_facts: notes,
    ...(ctx.sandbox ? { sandbox: true as const } : {}),
  };
}

/** Returns the bounds that the request set, for `meta.query`. */
export function echoWindow(window: {
  readonly start: { readonly text: string } | null;
  readonly end: { readonly text: string } | null;
}): Record<string, string> {
  return {
    ...(window.start ? { start_period: window.start.text } : {}),
    ...(window.end ? { end_period: window.end.text } : {}),
  };
}
