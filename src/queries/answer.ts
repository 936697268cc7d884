/** What a query gives back, before it is rendered: rows or one object, what they mean, and what they rest on. */
import type { DatasetKey } from '../core/define-dataset.ts';
import type { Frequency } from '../core/frequency.ts';
import type { JsonRows } from '../core/json-rows.ts';
import type { PublishedBasis } from '../core/observation.ts';
import type { Discontinued, Note } from './notes.ts';
import type { Grade, Reason } from './reason.ts';

export interface AnswerColumn {
  readonly name: string;
  /** The name is that of a member of the row, dots and all: `AU.CPI.YOY`. */
  readonly exact?: true;
  /** What heads it in a table, where the name alone does not say what has to be known of it. */
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
  /** Where the day of release is not stated by the publisher. */
  readonly release_date_basis?: 'inferred';
  /** Where the day of release is not known: a day by which the figures were out. */
  readonly published_on_or_before?: string;
  readonly retrieved_at: string | null;
  readonly sha256: string | null;
}

/** fresh: what should be out is stored, or the last check within its interval succeeded. unavailable: nothing good is stored. */
export interface Freshness {
  readonly state: 'fresh' | 'stale' | 'unavailable';
  /** Why it is not fresh; none where it is. */
  readonly reasons: readonly Reason[];
  /** ISO instant of the next expected figure, or null. */
  readonly nextRelease: string | null;
  /** A release is out, as the calendar says, and its figures have not come yet: an answer is not to be kept for long. */
  readonly awaiting?: true;
}

/** What was read of one input of a signal, names as on the wire. */
export interface InputFacts {
  /** Its symbol in the formula. */
  readonly input: string;
  /** Absent where it is a part of a dataset instead of canonical series. */
  readonly series_ids?: readonly string[];
  readonly dataset_id: string;
  /** The reference periods that were read. */
  readonly period: { readonly start: string | null; readonly end: string | null };
  readonly adjustment: string | null;
  /** Instant from which the version that was read is known, ISO. */
  readonly vintage: string;
}

/** Breaks that differ in nothing but their day, names as on the wire. */
export interface BreakFacts {
  readonly ids: readonly string[];
  /** The first period on each new basis. */
  readonly periods: readonly string[];
  /** The last period that an episode disturbs. */
  readonly until?: string;
  readonly kind: string;
  readonly what: string;
  readonly size: string | null;
  /** Whether a rate of change of levels across it is given, or absent because it would mean nothing. */
  readonly growth: 'given' | 'absent';
  readonly source: string;
  /** Ids of the series, or the dataset. */
  readonly series: readonly string[];
}

/** Figures before a gap that are known to be of an older vintage than those behind it. */
export interface OlderFigures {
  /** Their last period: `2025-12`. */
  readonly until: string;
  /** Day of their vintage, days since 1970-01-01. */
  readonly edition: number;
  /** How that day is known. */
  readonly basis: PublishedBasis;
  /** Ids of the series; empty where the answer is of one. */
  readonly series: readonly string[];
}

/** Periods without a value between two that have one, names as on the wire. */
export interface GapFacts {
  readonly start: string;
  readonly end: string;
  /** How many periods; absent of days, where days without trading are not distinguished from missing ones. */
  readonly missing?: number;
  /** Ids of the series, or keys where they have none. */
  readonly series: readonly string[];
}

/** Parameters as applied, by name; none is null. The OpenAPI document says the same of `meta.query`. */
export type EchoedQuery = Readonly<Record<string, string | number | boolean | readonly string[] | Readonly<Record<string, string>>>>;

/** Members of meta that a query decides; http adds endpoint, retrieved_at and server_version. Names as on the wire. */
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
  /** Periods that should be stored after the last one, of the series that is furthest behind. */
  readonly lag_periods: number;
  readonly grade: Grade;
  /** Where the publisher has ended what the answer is about. */
  readonly discontinued?: Discontinued;
  /** Instant from which the newest version used was known, ISO. */
  readonly vintage: string | null;
  /** On answers as of a day whose releases are not all stored: the stored vintage that is shown, how many releases are missing, and the next stored day. */
  readonly vintage_gap?: { readonly stored: string; readonly missing: number; readonly next: string | null };
  readonly next_release: string | null;
  /** The texts of `note_facts`. */
  readonly notes: readonly string[];
  readonly note_facts: readonly Note[];
  /** Breaks in the series between the first and the last figure that the answer rests on; absent where it is not of series. */
  readonly breaks?: readonly BreakFacts[];
  /** Periods without a value between others that have one, ascending; absent if empty. */
  readonly gaps?: readonly GapFacts[];
  /** On searches: the current figure of the concept that the best answer is a source of. */
  readonly concept?: Readonly<Record<string, unknown>>;
  readonly curated?: boolean;
  /** On searches: what was typed and nothing has, a place that is not covered first. */
  readonly unmatched?: readonly string[];
  readonly sandbox?: true;
  /** On signals: the answer in one plain sentence made of its figures; null where it has none. */
  readonly headline?: string | null;
  readonly inputs?: readonly InputFacts[];
  readonly methodology?: string;
  readonly summary?: Readonly<Record<string, unknown>>;
  readonly explain?: unknown;
}

export interface Answer {
  /** An array of rows, or one object for a snapshot. Nested members (dimensions) are allowed; CSV flattens them. */
  readonly data: readonly Readonly<Record<string, unknown>>[] | JsonRows | Readonly<Record<string, unknown>>;
  /** Column order of the CSV form; nested members as `dimensions.region` give a column `region`. */
  readonly columns: readonly AnswerColumn[];
  readonly meta: AnswerMeta;
  /** Opaque cursor of the next page, or null. */
  readonly next: string | null;
  /** The datasets it rests on: a new version of any makes it out of date. */
  readonly datasets: readonly DatasetKey[];
  /** How long a client may keep it, in seconds. */
  readonly maxAgeSeconds: number;
  /** One of millions of questions, as a search is: hardly anybody will ask the very same one again. */
  readonly seldomAsked?: true;
}

// ---------------------------------------------------------------- charts

/** One series as it is drawn. */
export interface ChartSeries {
  readonly id: string;
  readonly title: string;
  /** What one of the value is, as the title of its axis says it; and in short. */
  readonly units: string;
  readonly unitsShort: string;
  readonly adjustment: string;
  readonly freq: Frequency;
  /** event: each value holds from its day until the next one, and the last of them through `through`. period: it is about its period only. */
  readonly nature: 'event' | 'period';
  /** Ordinals of core/period, ascending; a period that is not there has no value. */
  readonly t: readonly number[];
  /** Null only in a series of events, where it ends what stored before. */
  readonly value: readonly (number | null)[];
  /** The last day on which the last event is known to hold, days since 1970-01-01. */
  readonly through: number | null;
  /** Days on which a break begins, days since 1970-01-01, and what it is: for marks on the chart. */
  readonly breaks?: readonly { readonly day: number; readonly what: string }[];
  /** True where a period is shown that is not there as a whole. */
  readonly partial: boolean;
  /** False where the values are as published; true where they were computed from those. */
  readonly computed: boolean;
  readonly axis: 'left' | 'right';
  /** True for what is expected and not measured: dashed, in the colour of the series before it. */
  readonly forecast?: true;
  /** Values that were others in an earlier edition. */
  readonly revised?: readonly RevisedValue[];
  /** The same series in another vintage, drawn behind it. */
  readonly other?: OtherEdition;
}

/** A value that was another one before. */
export interface RevisedValue {
  /** Ordinal, as in `t`. */
  readonly t: number;
  readonly was: number;
  /** Day of the vintage in which it was that, ISO. */
  readonly edition: string;
  /** How that day is known. */
  readonly basis: PublishedBasis;
}

/** What another vintage had. */
export interface OtherEdition {
  /** Day of that vintage, ISO. */
  readonly edition: string;
  /** How that day is known. */
  readonly basis: PublishedBasis;
  readonly t: readonly number[];
  readonly value: readonly (number | null)[];
}

/** A span of values that means something: a target, a limit. */
export interface ChartBand {
  readonly label: string;
  readonly low: number;
  readonly high: number;
  /** Days since 1970-01-01 through which it holds; null where it is open. */
  readonly from: number | null;
  readonly to: number | null;
}

/** What a chart rests on: one for each dataset. */
export interface ChartSource {
  readonly citation: SourceCitation;
  /** ISO instant from which the version that is drawn was known. */
  readonly effectiveFrom: string;
  /** How that day is known where the publisher's file does not state it; absent where it does. */
  readonly basis?: PublishedBasis;
}

/** Everything that decides the bytes of a chart. */
export interface Chart {
  readonly series: readonly ChartSeries[];
  /** The window requested, days since 1970-01-01, the end inclusive; null where it is open. */
  readonly window: { readonly from: number | null; readonly to: number | null };
  readonly sources: readonly ChartSource[];
  /** Spans of values that what is drawn is read against, on the left axis. */
  readonly bands?: readonly ChartBand[];
  /** Two lines on one axis: the space between them is tinted where the first lies above the second. */
  readonly excess?: true;
  /** Values that the left axis reaches at least, so that several charts have one scale. */
  readonly reach?: { readonly min: number; readonly max: number };
  /** Charts over or under this one: all have one time axis, and their plots the same edges. Of their points those that decide both are enough. */
  readonly alongside?: readonly Chart[];
  /** The values are those that were published first; how many periods are left out because these are not known. Absent: the newest values. */
  readonly firstPublished?: { readonly leftOut: number };
  /** Periods within the window without a value between others that have one: no line is drawn over them. Absent where that is not known. */
  readonly gaps?: readonly GapFacts[];
  /** Figures that are of older vintages than those behind a gap; absent if empty. */
  readonly olderFigures?: readonly OlderFigures[];
  /** One sentence for each series whose vintage of the day is not stored. */
  readonly vintageGaps?: readonly string[];
  /** Days of the breaks, before what is drawn, that values look back across: no mark can stand for them. Absent if empty. */
  readonly breaksBefore?: readonly number[];
  /** Sentences about values that are not given, and about what the units mean. Absent if empty. */
  readonly notes?: readonly string[];
  /** One sentence; null when stored data is current. */
  readonly staleReason: string | null;
  /** The figures are those of simulated agencies. */
  readonly sandbox: boolean;
  /** The caller's own title; null for one made of the titles of the series. */
  readonly title: string | null;
  readonly type: 'line' | 'step' | 'bar';
  readonly theme: 'light' | 'dark' | 'auto';
  readonly width: number;
  /** Null: what suits the width. */
  readonly height: number | null;
}

// ---------------------------------------------------------------- entity types of OData

/** As OData names them. A period without a value is null. */
export type EdmType = 'Edm.String' | 'Edm.Double' | 'Edm.Int64' | 'Edm.Date' | 'Edm.DateTimeOffset';

export interface EdmProperty {
  readonly name: string;
  readonly type: EdmType;
  /** A property that is null nowhere. */
  readonly required?: true;
}

export interface EntityType {
  readonly name: string;
  readonly key: readonly string[];
  readonly properties: readonly EdmProperty[];
  /** A member that leads to the rows of another type. */
  readonly leadsTo?: { readonly name: string; readonly type: string };
}

export interface EntitySet {
  readonly name: string;
  readonly type: EntityType;
  /** Whether it can be read whole. Others are read through an entity or a filter. */
  readonly isListed: boolean;
}
