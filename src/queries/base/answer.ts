/** The result of a query before rendering. */

import type { DatasetKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { JsonRows } from '../../core/json-rows.ts';
import type { PublishedBasis } from '../../core/observation.ts';
import type { Discontinued, Note } from './notes.ts';
import type { Currency, Grade, Reason } from './reason.ts';

export interface AnswerColumn {
  readonly name: string;
  /** The dots in `name` belong to the name of one member, as in `AU.CPI.YOY`. They do not separate nested members. */
  readonly exact?: true;
  /** The heading of the column in a table, if its name is not clear enough. */
  readonly heading?: string;
  readonly unit?: string | null;
}

/** One entry of `meta.sources`, with names as in JSON. */
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
  /** If the release date is unknown: a day on which the values were already public. */
  readonly published_on_or_before?: string;
  readonly retrieved_at: string | null;
  readonly sha256: string | null;
}

/**
 * `fresh`: all due releases are stored, or the last check was within the check interval. `stale`: neither is true. `unavailable`: no valid data
 * are stored.
 */
export interface Freshness {
  readonly state: 'fresh' | 'stale' | 'unavailable';
  readonly reasons: readonly Reason[];
  readonly nextRelease: string | null;
  /** A release is due, but its values have not arrived, so clients should cache the answer only briefly. */
  readonly awaiting?: true;
}

/** An input of an indicator, with names as in JSON. */
export interface InputFacts {
  readonly input: string;
  /** Absent if the input is a part of a dataset. */
  readonly series_ids?: readonly string[];
  readonly dataset_id: string;
  /** The first and last period that the calculation reads. */
  readonly period: { readonly start: string | null; readonly end: string | null };
  readonly adjustment: string | null;
  /** The instant from which the version of the dataset applies, ISO. */
  readonly vintage: string;
}

/** Breaks that differ only in their date, with names as in JSON. */
export interface BreakFacts {
  readonly ids: readonly string[];
  /** The first period on each new basis. */
  readonly periods: readonly string[];
  /** The last affected period of a break that ends. */
  readonly until?: string;
  readonly kind: string;
  readonly what: string;
  readonly size: string | null;
  /** `given`: growth across the break is calculated. `absent`: it is left out, because it would have no meaning. */
  readonly growth: 'given' | 'absent';
  readonly source: string;
  /** Ids of the series, or the id of the dataset. */
  readonly series: readonly string[];
}

/** Values before a gap or boundary that are known to come from an older vintage than later values. */
export interface OlderFigures {
  /** The last period of these values: `2025-12`. */
  readonly until: string;
  /** Day of the older vintage, in days since 1970-01-01. */
  readonly vintage: number;
  readonly basis: PublishedBasis;
  /** Ids of the series. Empty if the answer has one series. */
  readonly series: readonly string[];
}

/** Periods without a value that lie between two periods with one. Names as in JSON. */
export interface GapFacts {
  readonly start: string;
  readonly end: string;
  /** Absent for daily series, because missing days look the same as days without trading. */
  readonly missing?: number;
  /** A series without an id has its key here. */
  readonly series: readonly string[];
}

/** The parameters that were applied, by name, without nulls. OpenAPI describes them as `meta.query`. */
export type EchoedQuery = Readonly<Record<string, string | number | boolean | readonly string[] | Readonly<Record<string, string>>>>;

/** The members of `meta` that a query supplies, with names as in JSON. The HTTP layer adds endpoint, retrieved_at and server_version. */
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
  readonly reason: Reason | null;
  readonly reasons: readonly Reason[];
  /** The number of due periods that are not stored. For several series, the largest number. */
  readonly lag_periods: number;
  readonly grade: Grade;
  /** Present if the publisher has discontinued the series or dataset. */
  readonly discontinued?: Discontinued;
  /** The instant from which the latest version applies, ISO. */
  readonly vintage: string | null;
  /** Present if releases before the requested day are not stored. `stored` is the vintage that is shown, `next` the next stored day. */
  readonly vintage_gap?: { readonly stored: string; readonly missing: number; readonly next: string | null };
  readonly next_release: string | null;
  readonly notes: readonly string[];
  readonly note_facts: readonly Note[];
  /** Breaks in series between the first and the last value used. Absent if the answer has no series. */
  readonly breaks?: readonly BreakFacts[];
  /** Periods without a value between periods with one, ascending. Absent if there is no such period. */
  readonly gaps?: readonly GapFacts[];
  /** For searches: the current value of the concept that the best result measures. */
  readonly concept?: Readonly<Record<string, unknown>>;
  readonly curated?: boolean;
  /** For searches: words that match nothing. A place that is not covered comes first. */
  readonly unmatched?: readonly string[];
  readonly sandbox?: true;
  /** For indicators: the result in one sentence, or null. */
  readonly headline?: string | null;
  /** Only for indicators whose last result is too old to be current. */
  readonly outdated?: OutdatedFacts;
  readonly inputs?: readonly InputFacts[];
  readonly methodology?: string;
  readonly summary?: Readonly<Record<string, unknown>>;
  readonly explain?: unknown;
}

/** Why an indicator has no current value, with names as in JSON. */
export interface OutdatedFacts {
  readonly last_period: string;
  /** The number of later periods that should have been published. */
  readonly missing_periods: number;
  /** The most periods that may be missing before the result is out of date. */
  readonly oldest_age: number;
}

export interface Answer {
  /** In CSV, nested members such as dimensions become columns. */
  readonly data: readonly Readonly<Record<string, unknown>>[] | JsonRows | Readonly<Record<string, unknown>>;
  /** Columns in the order of the CSV. A nested member such as `dimensions.region` becomes the column `region`. */
  readonly columns: readonly AnswerColumn[];
  readonly meta: AnswerMeta;
  readonly next: string | null;
  /** The datasets that the answer uses. A new version of any of them makes cached copies of the answer invalid. */
  readonly datasets: readonly DatasetKey[];
  /** How long clients may cache the answer, in seconds. */
  readonly maxAgeSeconds: number;
  /** The answer is not cached, because the same query is unlikely to come again. This applies to searches. */
  readonly seldomRequested?: true;
}

export interface ChartSeries {
  readonly id: string;
  readonly title: string;
  /** `units` is the title of an axis, and `unitsShort` its short form. */
  readonly units: string;
  readonly unitsShort: string;
  readonly adjustment: string;
  readonly freq: Frequency;
  /** `event`: each value applies until the next one, and the last one until `through`. `period`: a value applies to its period only. */
  readonly nature: 'event' | 'period';
  /** Ordinals as in core/period, ascending. Periods without a value are left out. */
  readonly t: readonly number[];
  /** The value for each ordinal in `t`. Only a series of events has nulls: a null ends the previous value. */
  readonly value: readonly (number | null)[];
  /** For events: the last day on which the last value is known to apply, in days since 1970-01-01. */
  readonly through: number | null;
  /** Break dates (days since 1970-01-01) and descriptions, for marks on the chart. */
  readonly breaks?: readonly { readonly day: number; readonly what: string }[];
  /** Whether the last period may be incomplete. */
  readonly partial: boolean;
  /** False for published values, true for calculated ones. */
  readonly computed: boolean;
  /** Digits after the decimal point, as in tables. Absent for calculated values. */
  readonly decimals?: number;
  readonly axis: 'left' | 'right';
  /** Absent for published values. Forecasts are drawn as a dashed line in the colour of the preceding series. */
  readonly forecast?: true;
  readonly revised?: readonly RevisedValue[];
  /** The series in another vintage, which is drawn behind this line. */
  readonly other?: OtherVintage;
}

export interface RevisedValue {
  /** Ordinal of the period, as in `t` of the series. */
  readonly t: number;
  readonly was: number;
  readonly vintage: string;
  readonly basis: PublishedBasis;
}

export interface OtherVintage {
  readonly vintage: string;
  readonly basis: PublishedBasis;
  readonly t: readonly number[];
  readonly value: readonly (number | null)[];
}

export interface ChartBand {
  readonly label: string;
  /** Null for a band in time, which covers the full height. */
  readonly low: number | null;
  readonly high: number | null;
  /** Colours the band for rises or cuts of the cash rate. */
  readonly tone?: 'rise' | 'cut';
  /** First and last day, days since 1970-01-01. Null if the band has no limit on that side. */
  readonly from: number | null;
  readonly to: number | null;
}

export interface ChartSource {
  readonly citation: SourceCitation;
  /** The instant from which the version in the chart applies, ISO. */
  readonly effectiveFrom: string;
  /** How the date is known, if the file does not state it. */
  readonly basis?: PublishedBasis;
}

/** Everything that affects how a chart is drawn. Equal charts have identical bytes. */
export interface Chart {
  readonly series: readonly ChartSeries[];
  /** The requested window, days since 1970-01-01, inclusive. Null if it has no limit on that side. */
  readonly window: { readonly from: number | null; readonly to: number | null };
  readonly sources: readonly ChartSource[];
  readonly subtitle?: string;
  /** Id of the highlighted line. The others are grey. */
  readonly highlight?: string;
  /** Reference ranges on the left axis. */
  readonly bands?: readonly ChartBand[];
  /** For two lines on one axis: tints the area where the first is above the second. */
  readonly excess?: true;
  /** The smallest range that the left axis covers, so that several charts can have the same scale. */
  readonly reach?: { readonly min: number; readonly max: number };
  /** Charts above or below that need the same time axis and margins. Only their first, last, lowest and highest points matter. */
  readonly alongside?: readonly Chart[];
  /** Present if the chart shows values as first published. `leftOut` is the number of periods whose first value is unknown. */
  readonly firstPublished?: { readonly leftOut: number };
  /** Gaps between periods with a value. The line is interrupted there. Absent if the gaps are unknown. */
  readonly gaps?: readonly GapFacts[];
  /** Values before a gap that come from older vintages than those after it. Absent if empty. */
  readonly olderFigures?: readonly OlderFigures[];
  /** One sentence for each series without a stored vintage for the requested day. */
  readonly vintageGaps?: readonly string[];
  /**
   * Days of breaks before the drawn range that affect drawn values, such as annual changes. The chart has no mark for them. Absent if
   * empty.
   */
  readonly breaksBefore?: readonly number[];
  /** Remarks about missing values and units. Absent if empty. */
  readonly notes?: readonly string[];
  /** One sentence. Null if the data are up to date. */
  readonly staleReason: string | null;
  /** How far the data are behind. Absent or null if they are up to date. */
  readonly currency?: Currency | null;
  /** The values come from simulated agencies. */
  readonly sandbox: boolean;
  /** The title that the caller set. Null if the titles of the series are used. */
  readonly title: string | null;
  readonly type: 'line' | 'step' | 'bar';
  readonly theme: 'light' | 'dark' | 'auto';
  readonly width: number;
  /** Height in pixels. Null if it is proportional to the width. */
  readonly height: number | null;
}

/** Types under their OData names. The value of a period without data is null. */
type EdmType = 'Edm.String' | 'Edm.Double' | 'Edm.Int64' | 'Edm.Date' | 'Edm.DateTimeOffset';

export interface EdmProperty {
  readonly name: string;
  readonly type: EdmType;
  /** True if the value is never null. */
  readonly required?: true;
}

export interface EntityType {
  readonly name: string;
  readonly key: readonly string[];
  readonly properties: readonly EdmProperty[];
  /** A navigation property: the entities that a link leads to. */
  readonly leadsTo?: { readonly name: string; readonly type: string };
}

export interface EntitySet {
  readonly name: string;
  readonly type: EntityType;
  /** Whether a client can list the whole set. If not, a request must name an entity or have a filter. */
  readonly isListed: boolean;
}

export interface AbsColumn {
  /** Such as `A84423050A`. */
  readonly absId: string;
  readonly handle: SeriesHandle;
  /** The ABS's description: `Unemployment rate ;  Persons ;`. */
  readonly title: string;
  readonly units: string;
  /** The last day of each period, such as `2026-06-30`, and the value of the period. */
  readonly values: readonly { readonly date: string; readonly value: number }[];
}

export interface AbsTable {
  /** Such as `6202.0`. */
  readonly number: string;
  readonly code: string;
  readonly columns: readonly AbsColumn[];
  readonly attribution: readonly string[];
  readonly datasets: readonly DatasetKey[];
  readonly maxAgeSeconds: number;
}
