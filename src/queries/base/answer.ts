/** The result of a query before rendering. */

import type { DatasetKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { JsonRows } from '../../core/json-rows.ts';
import type { PublishedBasis } from '../../core/observation.ts';
import type { GapFacts, Meta, SourceCitation } from './meta-shape.ts';
import type { Currency } from './reason.ts';
import type { Reason } from './reason-shape.ts';
import type { Of } from './shape-parts.ts';

export interface AnswerColumn {
  readonly name: string;
  /** True if the dots are part of the name, as in `AU.CPI.YOY`. If absent, a dot separates a nested member from its parent. */
  readonly exact?: true;
  /** The column heading in tables, if `name` is not clear enough. */
  readonly heading?: string;
  readonly unit?: string | null;
}

/**
 * `fresh`: all due releases are stored, or the last check was within the check interval. `stale`: neither is true. `unavailable`: no valid
 * data are stored.
 */
export interface Freshness {
  readonly state: 'fresh' | 'stale' | 'unavailable';
  readonly reasons: readonly Reason[];
  readonly nextRelease: string | null;
  /** Set if a release is due but its values are not available yet. Clients should then cache the response only briefly. */
  readonly awaiting?: true;
}

/** A range of values from an older vintage than later values. A gap or a boundary follows the range. */
export interface OlderFigures {
  /** The last period of these values, such as `2025-12`. */
  readonly until: string;
  /** Publication day of the older vintage, in days since 1970-01-01. */
  readonly vintage: number;
  readonly basis: PublishedBasis;
  /** Ids of the series. Empty if the response has one series. */
  readonly series: readonly string[];
}

/** The members of `meta` that a query provides. The envelope adds the others. */
export type AnswerMeta = Omit<Of<typeof Meta>, FrameMember> & { readonly summary?: Readonly<Record<string, unknown>> };

/** Members that the envelope adds. */
type FrameMember = 'endpoint' | 'retrieved_at' | 'source' | 'server_version';

export interface Answer {
  /** In CSV, nested members such as dimensions become columns. */
  readonly data: readonly Readonly<Record<string, unknown>>[] | JsonRows | Readonly<Record<string, unknown>>;
  /** Columns in the order of the CSV. A nested member such as `dimensions.region` becomes the column `region`. */
  readonly columns: readonly AnswerColumn[];
  readonly meta: AnswerMeta;
  readonly next: string | null;
  /** The datasets that the response uses. A new version of any of them makes cached copies of the response invalid. */
  readonly datasets: readonly DatasetKey[];
  /** Clients may cache the response for this number of seconds. */
  readonly maxAgeSeconds: number;
  /** Marks a response that the server does not cache, because the same query is rarely repeated. Used for searches. */
  readonly seldomRequested?: true;
}

export interface ChartSeries {
  readonly id: string;
  readonly title: string;
  /** The title of an axis. `unitsShort` is its short form. */
  readonly units: string;
  readonly unitsShort: string;
  readonly adjustment: string;
  readonly freq: Frequency;
  /** `event`: each value applies until the next value, and the last one until `through`. `period`: a value applies only to its period. */
  readonly nature: 'event' | 'period';
  /** Ordinals of periods (core/period), ascending. Periods without a value are omitted. */
  readonly t: readonly number[];
  /** The value for each ordinal in `t`. Only an event can be null. No value then applies until the next event. */
  readonly value: readonly (number | null)[];
  /** Only for events: the last day on which the last value is known to apply, in days since 1970-01-01. */
  readonly through: number | null;
  /** Breaks to mark on the chart: the date in days since 1970-01-01, and a description. */
  readonly breaks?: readonly { readonly day: number; readonly what: string }[];
  /** True if the last period may be incomplete. */
  readonly partial: boolean;
  /** False for published values, true for calculated ones. */
  readonly computed: boolean;
  /** The number of decimals in tables. Absent for calculated values. */
  readonly decimals?: number;
  readonly axis: 'left' | 'right';
  /** True for forecasts. They are drawn as a dashed line in the colour of the previous series. */
  readonly forecast?: true;
  readonly revised?: readonly RevisedValue[];
  /** The same series in another vintage. It is drawn behind this line. */
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
  /** The lower limit of the band. Null for a band of time, which covers the full height of the chart. */
  readonly low: number | null;
  readonly high: number | null;
  /** The colour of a band in which the cash rate was raised or cut. */
  readonly tone?: 'rise' | 'cut';
  /** The first day in days since 1970-01-01. Null if the band has no first day. `to` is the last day. */
  readonly from: number | null;
  readonly to: number | null;
}

export interface ChartSource {
  readonly citation: SourceCitation;
  /** The time from which the version in the chart applies, as an ISO timestamp. */
  readonly effectiveFrom: string;
  /** How the release date is known. Absent if the file itself states the date. */
  readonly basis?: PublishedBasis;
}

/** Everything that affects the drawing of a chart. The same data always produce the same bytes. */
export interface Chart {
  readonly series: readonly ChartSeries[];
  /** The requested window in days since 1970-01-01, inclusive. Null if it has no limit on that side. */
  readonly window: { readonly from: number | null; readonly to: number | null };
  readonly sources: readonly ChartSource[];
  readonly subtitle?: string;
  /** The id of the highlighted series. All other lines are grey. */
  readonly highlight?: string;
  /** Reference ranges on the left axis. */
  readonly bands?: readonly ChartBand[];
  /** For two lines on one axis, colours the area where the first line is above the second. */
  readonly excess?: true;
  /** The left axis covers at least this range, so that several charts can have the same scale. */
  readonly reach?: { readonly min: number; readonly max: number };
  /** Charts above or below this one, with the same time axis and margins. Only their first, last, lowest and highest points are used. */
  readonly alongside?: readonly Chart[];
  /** Present if the chart shows values as first published. `leftOut` counts the periods whose first value is unknown. */
  readonly firstPublished?: { readonly leftOut: number };
  /** Gaps between values, where the line is interrupted. Absent if the query did not look for gaps. */
  readonly gaps?: readonly GapFacts[];
  /** Values before a gap, if they are from older vintages than the values after it. Absent if there are no such values. */
  readonly olderFigures?: readonly OlderFigures[];
  /** One sentence for each series that has no stored vintage for the requested day. */
  readonly vintageGaps?: readonly string[];
  /**
   * Days of breaks that are before the drawn range but affect drawn values, such as annual changes. The chart does not mark them.
   * Absent if there are no such breaks.
   */
  readonly breaksBefore?: readonly number[];
  /** Remarks about missing values and units. Absent if there are no remarks. */
  readonly notes?: readonly string[];
  /** A sentence that explains why the data are out of date. Null if they are up to date. */
  readonly staleReason: string | null;
  /** How far the data are behind the latest release. Absent or null if they are up to date. */
  readonly currency?: Currency | null;
  /** True if the agencies are simulated. */
  readonly sandbox: boolean;
  /** The title that the request sets. If null, the chart uses the titles of the series. */
  readonly title: string | null;
  readonly type: 'line' | 'step' | 'bar';
  readonly theme: 'light' | 'dark' | 'auto';
  readonly width: number;
  /** Height in pixels. If null, the height is proportional to the width. */
  readonly height: number | null;
}

/** OData type names. A property can be null, unless it is required. */
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
  /** A navigation property, which links to other entities. */
  readonly leadsTo?: { readonly name: string; readonly type: string };
}

export interface EntitySet {
  readonly name: string;
  readonly type: EntityType;
  /** True if a client can list all entities of the set. Otherwise a request must name an entity or have a filter. */
  readonly isListed: boolean;
}

export interface AbsColumn {
  /** The ABS series id, such as `A84423050A`. */
  readonly absId: string;
  readonly handle: SeriesHandle;
  /** The ABS's description of the series, such as `Unemployment rate ;  Persons ;`. */
  readonly title: string;
  readonly units: string;
  /** The value for each period. `date` is the last day of the period, such as `2026-06-30`. */
  readonly values: readonly { readonly date: string; readonly value: number }[];
}

export interface AbsTable {
  /** The ABS catalogue number, such as `6202.0`. */
  readonly number: string;
  readonly code: string;
  readonly columns: readonly AbsColumn[];
  readonly attribution: readonly string[];
  readonly datasets: readonly DatasetKey[];
  readonly maxAgeSeconds: number;
}
