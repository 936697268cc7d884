/** The result of a query before rendering: rows or one object, their meaning and their sources. */

import type { DatasetKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { JsonRows } from '../../core/json-rows.ts';
import type { PublishedBasis } from '../../core/observation.ts';
import type { Discontinued, Note } from './notes.ts';
import type { Currency, Grade, Reason } from './reason.ts';

export interface AnswerColumn {
  readonly name: string;
  /** The name is that of a member of the row, dots and all: `AU.CPI.YOY`. */
  readonly exact?: true;
  /** Column heading in a table, if the name is not clear enough. */
  readonly heading?: string;
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
  /** Present if the publisher does not state the release date. */
  readonly release_date_basis?: 'inferred';
  /** A day by which the values were public, if the release date is unknown. */
  readonly published_on_or_before?: string;
  readonly retrieved_at: string | null;
  readonly sha256: string | null;
}

/** fresh: all due releases are stored, or the last check is within its interval. unavailable: no valid data are stored. */
export interface Freshness {
  readonly state: 'fresh' | 'stale' | 'unavailable';
  /** Why it is not fresh. Empty if it is. */
  readonly reasons: readonly Reason[];
  /** ISO instant of the next expected release, or null. */
  readonly nextRelease: string | null;
  /** The calendar lists a release whose values have not arrived, so the answer should be cached briefly. */
  readonly awaiting?: true;
}

/** An input of an indicator, in wire names. */
export interface InputFacts {
  /** Its symbol in the formula. */
  readonly input: string;
  /** Absent if the input is part of a dataset, not canonical series. */
  readonly series_ids?: readonly string[];
  readonly dataset_id: string;
  /** The reference periods read. */
  readonly period: { readonly start: string | null; readonly end: string | null };
  readonly adjustment: string | null;
  /** Instant from which the version is known, ISO. */
  readonly vintage: string;
}

/** Breaks that differ only in their date, in wire names. */
export interface BreakFacts {
  readonly ids: readonly string[];
  /** The first period on each new basis. */
  readonly periods: readonly string[];
  /** The last period affected by an episode. */
  readonly until?: string;
  readonly kind: string;
  readonly what: string;
  readonly size: string | null;
  /** Whether growth across the break is calculated, or absent because it would be meaningless. */
  readonly growth: 'given' | 'absent';
  readonly source: string;
  /** Ids of the series, or the dataset. */
  readonly series: readonly string[];
}

/** Values before a gap or boundary, known to be of an older vintage. */
export interface OlderFigures {
  /** Their last period: `2025-12`. */
  readonly until: string;
  /** Day of their vintage, days since 1970-01-01. */
  readonly vintage: number;
  /** Basis of the date. */
  readonly basis: PublishedBasis;
  /** Ids of the series. Empty if the answer has one series. */
  readonly series: readonly string[];
}

/** Periods without a value between two that have one, names as on the wire. */
export interface GapFacts {
  readonly start: string;
  readonly end: string;
  /** Number of periods. Absent for days, because missing days and non-trading days look the same. */
  readonly missing?: number;
  /** Ids of the series, or their keys if they have no id. */
  readonly series: readonly string[];
}

/** Applied parameters by name, without nulls. OpenAPI describes them as `meta.query`. */
export type EchoedQuery = Readonly<Record<string, string | number | boolean | readonly string[] | Readonly<Record<string, string>>>>;

/** Members of meta from a query, in wire names. http adds endpoint, retrieved_at and server_version. */
export interface AnswerMeta {
  readonly query: EchoedQuery;
  readonly period: { readonly start: string | null; readonly end: string | null };
  readonly row_count: number;
  readonly total_rows: number;
  readonly truncated: boolean;
  readonly sources: readonly SourceCitation[];
  readonly stale: boolean;
  /** `reasons` as text. */
  readonly stale_reason: string | null;
  /** The main reason, or null. */
  readonly reason: Reason | null;
  readonly reasons: readonly Reason[];
  /** Due periods that are not stored, of the series with most missing. */
  readonly lag_periods: number;
  readonly grade: Grade;
  /** Present if the publisher has discontinued the series or dataset. */
  readonly discontinued?: Discontinued;
  /** Instant from which the newest version is known, ISO. */
  readonly vintage: string | null;
  /**
   * If releases before the requested day are not stored: the stored vintage shown, the number of missing releases, and the next stored day.
   */
  readonly vintage_gap?: { readonly stored: string; readonly missing: number; readonly next: string | null };
  readonly next_release: string | null;
  /** The texts of `note_facts`. */
  readonly notes: readonly string[];
  readonly note_facts: readonly Note[];
  /** Breaks in series between the first and last value used. Absent if the answer has no series. */
  readonly breaks?: readonly BreakFacts[];
  /** Inner periods without a value, ascending. Absent if empty. */
  readonly gaps?: readonly GapFacts[];
  /** For searches: the current value of the concept behind the best result. */
  readonly concept?: Readonly<Record<string, unknown>>;
  readonly curated?: boolean;
  /** For searches: words without any match, an uncovered place first. */
  readonly unmatched?: readonly string[];
  readonly sandbox?: true;
  /** For indicators: the answer in one sentence, or null. */
  readonly headline?: string | null;
  /** On signals: absent if the answer is recent enough to be current. */
  readonly outdated?: OutdatedFacts;
  readonly inputs?: readonly InputFacts[];
  readonly methodology?: string;
  readonly summary?: Readonly<Record<string, unknown>>;
  readonly explain?: unknown;
}

/** Why an indicator has no current value, with wire names. */
export interface OutdatedFacts {
  readonly last_period: string;
  /** Periods after it that should be published. */
  readonly missing_periods: number;
  /** Most missing values. */
  readonly oldest_age: number;
}

export interface Answer {
  /** An array of rows, or one object. CSV flattens nested members (dimensions). */
  readonly data: readonly Readonly<Record<string, unknown>>[] | JsonRows | Readonly<Record<string, unknown>>;
  /** CSV column order. Nested members such as `dimensions.region` become a column `region`. */
  readonly columns: readonly AnswerColumn[];
  readonly meta: AnswerMeta;
  /** Opaque cursor of the next page, or null. */
  readonly next: string | null;
  /** Datasets used. A new version of any of them expires the answer. */
  readonly datasets: readonly DatasetKey[];
  /** Cache lifetime for clients, in seconds. */
  readonly maxAgeSeconds: number;
  /** A query that is unlikely to be repeated, such as a search. Not cached. */
  readonly seldomRequested?: true;
}

// ---------------------------------------------------------------- charts

/** One series as drawn. */
export interface ChartSeries {
  readonly id: string;
  readonly title: string;
  /** Unit of a value as an axis title, and in short. */
  readonly units: string;
  readonly unitsShort: string;
  readonly adjustment: string;
  readonly freq: Frequency;
  /** event: each value applies until the next, the last one until `through`. period: a value of its period only. */
  readonly nature: 'event' | 'period';
  /** Ordinals of core/period, ascending. Missing periods have no value. */
  readonly t: readonly number[];
  /** Null only in a series of events, where it ends the previous value. */
  readonly value: readonly (number | null)[];
  /** Last day on which the last event is known to apply, days since 1970-01-01. */
  readonly through: number | null;
  /** Break dates (days since 1970-01-01) and descriptions, for marks on the chart. */
  readonly breaks?: readonly { readonly day: number; readonly what: string }[];
  /** True if an incomplete period is shown. */
  readonly partial: boolean;
  /** False for published values, true for calculated ones. */
  readonly computed: boolean;
  /** Digits after the point that are written, as in tables. Absent for calculated values. */
  readonly decimals?: number;
  readonly axis: 'left' | 'right';
  /** True for forecasts: dashed, in the colour of the previous series. */
  readonly forecast?: true;
  /** Values revised since an earlier vintage. */
  readonly revised?: readonly RevisedValue[];
  /** The same series in another vintage, drawn behind it. */
  readonly other?: OtherVintage;
}

/** A value that was revised. */
export interface RevisedValue {
  /** Ordinal, as in `t`. */
  readonly t: number;
  readonly was: number;
  /** Vintage date of the earlier value, ISO. */
  readonly vintage: string;
  /** Basis of the date. */
  readonly basis: PublishedBasis;
}

/** Values of another vintage. */
export interface OtherVintage {
  /** Day of that vintage, ISO. */
  readonly vintage: string;
  /** Basis of the date. */
  readonly basis: PublishedBasis;
  readonly t: readonly number[];
  readonly value: readonly (number | null)[];
}

/** A range with a meaning, such as a target. */
export interface ChartBand {
  readonly label: string;
  /** Null for a time band, which has the full height. */
  readonly low: number | null;
  readonly high: number | null;
  /** A separate colour. */
  readonly tone?: 'rise' | 'cut';
  /** First and last day, days since 1970-01-01. Null if open. */
  readonly from: number | null;
  readonly to: number | null;
}

/** Source of a chart, one for each dataset. */
export interface ChartSource {
  readonly citation: SourceCitation;
  /** ISO instant from which the drawn version is known. */
  readonly effectiveFrom: string;
  /** Basis of the date if the file does not state it. */
  readonly basis?: PublishedBasis;
}

/** Everything that decides the bytes of a chart. */
export interface Chart {
  readonly series: readonly ChartSeries[];
  /** The requested window, days since 1970-01-01, inclusive. Null if open. */
  readonly window: { readonly from: number | null; readonly to: number | null };
  readonly sources: readonly ChartSource[];
  /** Sentence below the heading. */
  readonly subtitle?: string;
  /** Id of the highlighted line. The others are grey. */
  readonly highlight?: string;
  /** Reference ranges on the left axis. */
  readonly bands?: readonly ChartBand[];
  /** Two lines on one axis, with the area tinted where the first is above the second. */
  readonly excess?: true;
  /** Least range of the left axis, to give several charts one scale. */
  readonly reach?: { readonly min: number; readonly max: number };
  /** Charts above or below with the same time axis and plot edges. Only their extreme points are needed. */
  readonly alongside?: readonly Chart[];
  /** Present if values are as first published, with the number of periods where these are unknown. */
  readonly firstPublished?: { readonly leftOut: number };
  /** Inner periods without a value, over which no line is drawn. Absent if unknown. */
  readonly gaps?: readonly GapFacts[];
  /** Values of older vintages than those after a gap. Absent if empty. */
  readonly olderFigures?: readonly OlderFigures[];
  /** One sentence for each series without a stored vintage of the day. */
  readonly vintageGaps?: readonly string[];
  /** Breaks before the drawn range within the lag of values, so they have no mark. Absent if empty. */
  readonly breaksBefore?: readonly number[];
  /** Remarks on missing values and on units. Absent if empty. */
  readonly notes?: readonly string[];
  /** One sentence. Null if data are up to date. */
  readonly staleReason: string | null;
  /** Absent or null if up to date. */
  readonly currency?: Currency | null;
  /** The values come from simulated agencies. */
  readonly sandbox: boolean;
  /** The caller's title. Null for titles of the series. */
  readonly title: string | null;
  readonly type: 'line' | 'step' | 'bar';
  readonly theme: 'light' | 'dark' | 'auto';
  readonly width: number;
  /** Null: proportional to the width. */
  readonly height: number | null;
}

// ---------------------------------------------------------------- entity types of OData

/** As OData names them. A period without a value is null. */
type EdmType = 'Edm.String' | 'Edm.Double' | 'Edm.Int64' | 'Edm.Date' | 'Edm.DateTimeOffset';

export interface EdmProperty {
  readonly name: string;
  readonly type: EdmType;
  /** Never null. */
  readonly required?: true;
}

export interface EntityType {
  readonly name: string;
  readonly key: readonly string[];
  readonly properties: readonly EdmProperty[];
  /** A navigation property. */
  readonly leadsTo?: { readonly name: string; readonly type: string };
}

export interface EntitySet {
  readonly name: string;
  readonly type: EntityType;
  /** Whether the whole set can be listed. Others need an entity or a filter. */
  readonly isListed: boolean;
}

/** A series of a table of the ABS. */
export interface AbsColumn {
  /** `A84423050A` */
  readonly absId: string;
  readonly handle: SeriesHandle;
  /** The ABS's description: `Unemployment rate ;  Persons ;`. */
  readonly title: string;
  readonly units: string;
  /** Last day of each period, `2026-06-30`, with its value. */
  readonly values: readonly { readonly date: string; readonly value: number }[];
}

export interface AbsTable {
  /** `6202.0` */
  readonly number: string;
  readonly code: string;
  readonly columns: readonly AbsColumn[];
  readonly attribution: readonly string[];
  readonly datasets: readonly DatasetKey[];
  readonly maxAgeSeconds: number;
}
