/** What a query gives back, before it is rendered: rows or one object, what they mean, and what they rest on. */
import type { DatasetKey } from '../core/define-dataset.ts';

export interface AnswerColumn {
  readonly name: string;
  readonly unit?: string | null;
}

/** One entry of meta.sources[], names as on the wire. */
export interface SourceCitation {
  readonly name: string;
  readonly url: string;
  readonly attribution: string;
  readonly licence: { readonly name: string; readonly url: string };
  readonly catalogue_number: string | null;
  readonly dataset_id: string;
  readonly release_date: string | null;
  readonly retrieved_at: string | null;
  readonly sha256: string | null;
}

/** fresh: what should be out is held, or the last check within its interval succeeded. unavailable: nothing good is held. */
export interface Freshness {
  readonly state: 'fresh' | 'stale' | 'unavailable';
  /** One sentence naming the source, the failure and since when; null when fresh. */
  readonly reason: string | null;
  /** ISO instant of the next expected figure, or null. */
  readonly nextRelease: string | null;
}

/** Members of meta that a query decides; http adds endpoint, retrieved_at and server_version. Names as on the wire. */
export interface AnswerMeta {
  readonly query: Readonly<Record<string, unknown>>;
  readonly period: { readonly start: string | null; readonly end: string | null };
  readonly row_count: number;
  readonly total_rows: number;
  readonly truncated: boolean;
  readonly sources: readonly SourceCitation[];
  readonly stale: boolean;
  readonly stale_reason: string | null;
  /** Instant from which the newest version used was known, ISO. */
  readonly vintage: string | null;
  readonly next_release: string | null;
  readonly notes: readonly string[];
  readonly curated?: boolean;
  readonly sandbox?: true;
  readonly methodology?: string;
  readonly summary?: Readonly<Record<string, unknown>>;
  readonly explain?: unknown;
}

export interface Answer {
  /** An array of rows, or one object for a snapshot. Nested members (dimensions) are allowed; CSV flattens them. */
  readonly data: readonly Readonly<Record<string, unknown>>[] | Readonly<Record<string, unknown>>;
  /** Column order of the CSV form; nested members as `dimensions.region` give a column `region`. */
  readonly columns: readonly AnswerColumn[];
  readonly meta: AnswerMeta;
  /** Opaque cursor of the next page, or null. */
  readonly next: string | null;
  /** The datasets it rests on: a new version of any makes it out of date. */
  readonly datasets: readonly DatasetKey[];
  /** How long a client may keep it, in seconds. */
  readonly maxAgeSeconds: number;
}
