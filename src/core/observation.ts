/** Observations, series as a parser finds them, and what one parsed capture of a dataset holds. */
import { boundedText } from './errors.ts';
import type { Frequency } from './frequency.ts';

/** What a publisher's flag means; each source maps its own flags to these. */
export const OBS_STATUSES = [
  'preliminary',
  'revised',
  'estimated',
  'break',
  'missing',
  'suppressed',
  'not_available',
  'forecast',
  'range',
  'other',
] as const;
export type ObsStatus = (typeof OBS_STATUSES)[number];

export const ADJUSTMENTS = ['original', 'seasonally_adjusted', 'trend'] as const;
export type Adjustment = (typeof ADJUSTMENTS)[number];

/** One value about one reference period. `t` is the ordinal of core/period. Absent values are null, never zero. */
export interface Observation {
  readonly t: number;
  readonly value: number | null;
  readonly status: ObsStatus | null;
  /** The text as published, when it is not a plain number (`17.00 to 17.50`). */
  readonly text: string | null;
  /** Where in the file: `Data!C145`, `r145 GCPIAGYP`; null where series key and period already say it (SDMX). */
  readonly at: string | null;
}

/** Everything about a series but its values. */
export interface SeriesAttributes {
  /** The publisher's codes in dimension order, joined by dots: `3.THRPEB.7.TOT.20.AUS.Q`. */
  readonly key: string;
  readonly freq: Frequency;
  /** Unit as published, without multiplier: `Per cent`, `Index, 2011/12=100`, `AUD`. */
  readonly unit: string;
  /** Power of ten the published value is to be multiplied by (SDMX UNIT_MULT). Values are kept as published. */
  readonly multiplier: number;
  readonly decimals: number | null;
  readonly adjustment: Adjustment | null;
  /** The series' own title where the publisher gives one (RBA columns). */
  readonly title: string | null;
  /** Reference base of an index, as published: `Sep 2025 = 100.0`. */
  readonly basePeriod: string | null;
  /**
   * Ordinals, ascending, of periods with which a vintage begins that revised what it shares with the one before: what is before such a period
   * is of an older edition. Reported by comparison with stored data, not by a publisher; absent if none.
   */
  readonly editionStarts?: readonly number[];
}

export interface ParsedSeries extends SeriesAttributes {
  /** Ascending by t, each t once. */
  readonly observations: readonly Observation[];
}

export interface DimensionValue {
  readonly code: string;
  readonly label: string;
  readonly parent?: string;
}

/** A dimension as the publisher defines it; its position is its place in the series key. */
export interface ParsedDimension {
  /** The publisher's id: `MEASURE`, `REGION`, `SERIES`. */
  readonly id: string;
  readonly label: string;
  readonly values: readonly DimensionValue[];
}

/** What a file holds and a dataset does not take: series of other tables, columns that are not declared, rows about other spans of time. */
export interface LeftOut {
  readonly what: 'series' | 'columns' | 'rows' | 'lines' | 'identifiers' | 'tables' | 'sheets' | 'regions' | 'stations' | 'files';
  /** What in the file it is of, where files of several kinds are read or many of one kind: `DISPATCH.PRICE`. Files that say the same of it count once. */
  readonly of?: string;
  /** 0 where a file was looked at for it and leaves nothing out. */
  readonly count: number;
  /** The first few of them, as the file names them. */
  readonly examples: readonly string[];
}

const MOST_EXAMPLES = 5;
const LONGEST_EXAMPLE = 200;

/** What is left out of a list, of which some may be more than once; none for an empty one. */
export function leftOut(what: LeftOut['what'], names: readonly string[]): readonly LeftOut[] {
  return names.length === 0 ? [] : [{ what, count: names.length, examples: examplesOf([...new Set(names)]) }];
}

/** The same of something that many files hold alike, also where it is nothing: then what was said of it before is past. */
export function leftOutOf(of: string, what: LeftOut['what'], names: Iterable<string>): LeftOut {
  const all = [...new Set(names)];
  return { what, of, count: all.length, examples: examplesOf(all) };
}

const examplesOf = (names: readonly string[]): string[] => names.slice(0, MOST_EXAMPLES).map((name) => boundedText(name, LONGEST_EXAMPLE));

/** `columns of DISPATCH.PRICE` */
export const leftOutName = ({ what, of }: Pick<LeftOut, 'what' | 'of'>): string => (of === undefined ? what : `${what} of ${of}`);

/**
 * Notes of versions that were put together of figures, and not read from the publisher's own file: they cover the figures that they hold, so
 * that stored data beside these may be of another edition.
 */
export const SINGLE_FIGURES = 'Single figures as reported from the publication, not read from the publisher’s own file.';
export const TABLE_OF_FACTS = 'Read from a table of what was published when, not from the publisher’s own file.';

/** Whether a version was put together of figures: what it does not hold it neither confirms nor replaces. */
export const speaksForItselfOnly = ({ note }: { readonly note: string | null }): boolean =>
  note !== null && (note.includes(SINGLE_FIGURES) || note.includes(TABLE_OF_FACTS));

/**
 * How the day on which figures were published is known. stated: the file says it. inferred: from the calendar of releases, or from when a
 * copy was taken. upper_bound: they were published on that day or before.
 */
export const STORED_BASES = ['stated', 'inferred', 'upper_bound'] as const;
/** Of values with their own days also: found, a source names the day of release. by_rule: a rule of the publication gives it. */
export const PUBLISHED_BASES = [...STORED_BASES, 'found', 'by_rule'] as const;
export type PublishedBasis = (typeof PUBLISHED_BASES)[number];

/** What is said behind a day of publication: ` (day inferred)`; nothing where the file states the day. */
export const BASIS_WORDS: Readonly<Record<PublishedBasis, string>> = {
  stated: '',
  inferred: ' (day inferred)',
  upper_bound: ' (or earlier)',
  found: '',
  by_rule: ' (day by rule)',
};

/** What one capture of a time series dataset says. */
export interface ParsedDataset {
  readonly dimensions: readonly ParsedDimension[];
  readonly series: readonly ParsedSeries[];
  /** The day of publication that the file states, `2026-01-29`; null when it states none. */
  readonly publishedOn: string | null;
  /** How that day is known where the file itself does not state it; absent where it does. */
  readonly publishedBasis?: PublishedBasis;
  /**
   * whole: a series or period that is not here is no longer published.
   * partial: only the series present, within the span of their own periods, are spoken of.
   * periods: every series, but only between the first and the last period that any series here has; a quarter's own file, say.
   * points: only the observations present are spoken of; what is not here may have come in another file.
   */
  readonly scope: 'whole' | 'partial' | 'periods' | 'points';
  readonly notes: readonly string[];
  /** What the file holds beside it; absent where nothing is left out. */
  readonly leftOut?: readonly LeftOut[];
}
