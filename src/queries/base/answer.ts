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
  /** `name` is the name of a row's member as it is, with dots in it: `AU.CPI.YOY`. */
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

/** `fresh`: all due releases are stored, or the last check was within its interval. `unavailable`: no valid data are stored. */
export interface Freshness {
  readonly state: 'fresh' | 'stale' | 'unavailable';
  /** Reasons why the data are not fresh. Empty if they are. */
  readonly reasons: readonly Reason[];
  /** ISO instant of the next expected release, or null. */
  readonly nextRelease: string | null;
  /** The calendar lists a release whose values have not arrived yet, so the answer should only be cached briefly. */
  readonly awaiting?: true;
}

/** An input of an indicator, with names as in JSON. */
export interface InputFacts {
  /** Its symbol in the formula. */
  readonly input: string;
  /** Absent if the input is part of a dataset rather than canonical series. */
  readonly series_ids?: readonly string[];
  readonly dataset_id: string;
  /** The reference periods read. */
  readonly period: { readonly start: string | null; readonly end: string | null };
  readonly adjustment: string | null;
  /** ISO instant from which the version is known. */
  readonly vintage: string;
}

/** Breaks that differ only in their date, with names as in JSON. */
export interface BreakFacts {
  readonly ids: readonly string[];
  /** The first period on each new basis. */
  readonly periods: readonly string[];
  /** The last period affected by an episode. */
  readonly until?: string;
  readonly kind: string;
  readonly what: string;
  readonly size: string | null;
  /** `given`: growth across the break is calculated. `absent`: it is left out, because it would be meaningless. */
  readonly growth: 'given' | 'absent';
  readonly source: string;
  /** Ids of the series, or the id of the dataset. */
  readonly series: readonly string[];
}

/** Values before a gap or boundary that are known to come from an older vintage. */
export interface OlderFigures {
  /** Their last period: `2025-12`. */
  readonly until: string;
  /** Day of the vintage that they come from, days since 1970-01-01. */
  readonly vintage: number;
  /** Basis of the date. */
  readonly basis: PublishedBasis;
  /** Ids of the series. Empty if the answer has one series. */
  readonly series: readonly string[];
}

/** Periods without a value that lie between two periods with one. Names as in JSON. */
export interface GapFacts {
  readonly start: string;
  readonly end: string;
  /** Number of periods. Absent for daily series, because missing days and non-trading days look the same. */
  readonly missing?: number;
  /** Ids of the series. A series without an id has its key here. */
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
  /** The main reason, or null. */
  readonly reason: Reason | null;
  readonly reasons: readonly Reason[];
  /** The number of due periods that are not stored, for the series that lacks most. */
  readonly lag_periods: number;
  readonly grade: Grade;
  /** Present if the publisher has discontinued the series or dataset. */
  readonly discontinued?: Discontinued;
  /** ISO instant from which the newest version is known. */
  readonly vintage: string | null;
  /**
   * Present if releases before the requested day are not stored. It has the stored vintage that is shown, the number of missing releases,
   * and the next stored day.
   */
  readonly vintage_gap?: { readonly stored: string; readonly missing: number; readonly next: string | null };
  readonly next_release: string | null;
  /** The texts of `note_facts`. */
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
  /** For indicators: the answer in one sentence, or null. */
  readonly headline?: string | null;
  /** For indicators: absent if the answer is recent enough to be current. */
  readonly outdated?: OutdatedFacts;
  readonly inputs?: readonly InputFacts[];
  readonly methodology?: string;
  readonly summary?: Readonly<Record<string, unknown>>;
  readonly explain?: unknown;
}

/** Why an indicator has no current value, with names as in JSON. */
export interface OutdatedFacts {
  readonly last_period: string;
  /** The number of later periods that should be published by now. */
  readonly missing_periods: number;
  /** Most missing values. */
  readonly oldest_age: number;
}

export interface Answer {
  /** Rows, or one object. In CSV, nested members such as dimensions become columns. */
  readonly data: readonly Readonly<Record<string, unknown>>[] | JsonRows | Readonly<Record<string, unknown>>;
  /** Columns in the order of the CSV. A nested member such as `dimensions.region` becomes the column `region`. */
  readonly columns: readonly AnswerColumn[];
  readonly meta: AnswerMeta;
  /** Opaque cursor that requests the next page, or null. */
  readonly next: string | null;
  /** The datasets that the answer uses. A new version of any of them expires it. */
  readonly datasets: readonly DatasetKey[];
  /** How long clients may cache the answer, in seconds. */
  readonly maxAgeSeconds: number;
  /** The query is unlikely to be repeated, as with a search, so the answer is not cached. */
  readonly seldomRequested?: true;
}

// ---------------------------------------------------------------- charts

/** One series as drawn. */
export interface ChartSeries {
  readonly id: string;
  readonly title: string;
  /** The unit of the values, as the title of an axis and in its short form. */
  readonly units: string;
  readonly unitsShort: string;
  readonly adjustment: string;
  readonly freq: Frequency;
  /** `event`: each value applies until the next one, and the last one until `through`. `period`: a value applies to its period only. */
  readonly nature: 'event' | 'period';
  /** Ordinals as in core/period, ascending. Periods without a value are left out. */
  readonly t: readonly number[];
  /** Null only occurs in a series of events, where it ends the previous value. */
  readonly value: readonly (number | null)[];
  /** Last day on which the last event is known to apply, days since 1970-01-01. */
  readonly through: number | null;
  /** Break dates (days since 1970-01-01) and descriptions, for marks on the chart. */
  readonly breaks?: readonly { readonly day: number; readonly what: string }[];
  /** True if a period that is not complete is shown. */
  readonly partial: boolean;
  /** False for published values, true for calculated ones. */
  readonly computed: boolean;
  /** Digits after the decimal point, as in tables. Absent for calculated values. */
  readonly decimals?: number;
  readonly axis: 'left' | 'right';
  /** True for forecasts. They are dashed, in the colour of the series before them. */
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

/** A range that has a meaning, such as a target. */
export interface ChartBand {
  readonly label: string;
  /** Null for a band in time, which covers the full height. */
  readonly low: number | null;
  readonly high: number | null;
  /** A separate colour. */
  readonly tone?: 'rise' | 'cut';
  /** First and last day, days since 1970-01-01. Null if the band is open on that side. */
  readonly from: number | null;
  readonly to: number | null;
}

/** A source of a chart. Each dataset has one. */
export interface ChartSource {
  readonly citation: SourceCitation;
  /** ISO instant from which the version in the chart is known. */
  readonly effectiveFrom: string;
  /** How the date is known, if the file does not state it. */
  readonly basis?: PublishedBasis;
}

/** Everything that affects the bytes of a chart. */
export interface Chart {
  readonly series: readonly ChartSeries[];
  /** The requested window, days since 1970-01-01, inclusive. Null if it is open on that side. */
  readonly window: { readonly from: number | null; readonly to: number | null };
  readonly sources: readonly ChartSource[];
  /** Sentence below the heading. */
  readonly subtitle?: string;
  /** Id of the highlighted line. The others are grey. */
  readonly highlight?: string;
  /** Reference ranges on the left axis. */
  readonly bands?: readonly ChartBand[];
  /** For two lines on one axis: tints the area where the first is above the second. */
  readonly excess?: true;
  /** The least range of the left axis. It lets several charts have the same scale. */
  readonly reach?: { readonly min: number; readonly max: number };
  /** Charts above or below this one with the same time axis and the same edges. Only their extreme points are needed. */
  readonly alongside?: readonly Chart[];
  /** Present if values are as first published. `leftOut` is the number of periods whose first value is unknown. */
  readonly firstPublished?: { readonly leftOut: number };
  /** Periods without a value between periods with one. No line is drawn across them. Absent if this is unknown. */
  readonly gaps?: readonly GapFacts[];
  /** Values before a gap that come from older vintages than those after it. Absent if empty. */
  readonly olderFigures?: readonly OlderFigures[];
  /** One sentence for each series without a stored vintage for the requested day. */
  readonly vintageGaps?: readonly string[];
  /** Breaks shortly before the drawn range that affect values in it, such as annual changes. They have no mark. Absent if empty. */
  readonly breaksBefore?: readonly number[];
  /** Remarks about missing values and units. Absent if empty. */
  readonly notes?: readonly string[];
  /** The reason in one sentence. Null if the data are up to date. */
  readonly staleReason: string | null;
  /** Absent or null if the data are up to date. */
  readonly currency?: Currency | null;
  /** The values come from simulated agencies. */
  readonly sandbox: boolean;
  /** The title that the caller set. Null if the titles of the series are used. */
  readonly title: string | null;
  readonly type: 'line' | 'step' | 'bar';
  readonly theme: 'light' | 'dark' | 'auto';
  readonly width: number;
  /** Null: proportional to the width. */
  readonly height: number | null;
}

// ---------------------------------------------------------------- entity types of OData

/** Types by their OData names. A period without a value is null. */
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
  /** Whether a client can list the whole set. Other sets need an entity or a filter. */
  readonly isListed: boolean;
}

/** One series in a table of the ABS. */
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
