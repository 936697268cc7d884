/** Observations, parsed series and parsed datasets. */
import { boundedText } from './errors.ts';
import type { Frequency } from './frequency.ts';

/** The meaning of observation flags. Each source maps its own flags to these. */
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

/** One value for one reference period. `t` is the period's ordinal (see core/period). An absent value is null, never zero. */
export interface Observation {
  readonly t: number;
  readonly value: number | null;
  readonly status: ObsStatus | null;
  /** The text as published, if it is not a plain number (`17.00 to 17.50`). */
  readonly text: string | null;
  /** The place in the file: `Data!C145`, `r145 GCPIAGYP`. Null if key and period identify it (SDMX). */
  readonly at: string | null;
}

/** Everything about a series except its values. */
export interface SeriesAttributes {
  /** The publisher's codes in dimension order, joined by dots: `3.THRPEB.7.TOT.20.AUS.Q`. */
  readonly key: string;
  readonly freq: Frequency;
  /** The unit as published, without the multiplier: `Per cent`, `Index, 2011/12=100`, `AUD`. */
  readonly unit: string;
  /** The power of ten in which the value is published (SDMX UNIT_MULT). The value itself is stored as published. */
  readonly multiplier: number;
  readonly decimals: number | null;
  readonly adjustment: Adjustment | null;
  /** The publisher's title for the series, if it has one (RBA columns). */
  readonly title: string | null;
  /** The base period of an index, as published: `Sep 2025 = 100.0`. */
  readonly basePeriod: string | null;
  /**
   * Boundaries between vintages, as ascending ordinals. Each is the first period of a vintage that revised its overlap with the previous
   * one. Values before it are from an older vintage. Boundaries are found by comparison with stored data. May be absent.
   */
  readonly vintageStarts?: readonly number[];
}

export interface ParsedSeries extends SeriesAttributes {
  /** In ascending order by t, each t once. */
  readonly observations: readonly Observation[];
}

export interface DimensionValue {
  readonly code: string;
  readonly label: string;
  readonly parent?: string;
}

/** A dimension. Dimensions have the order in which the publisher's series key contains them. */
export interface ParsedDimension {
  /** The publisher's id: `MEASURE`, `REGION`, `SERIES`. */
  readonly id: string;
  readonly label: string;
  readonly values: readonly DimensionValue[];
}

/** Content of a file that a dataset ignores: series of other tables, undeclared columns, or rows for other time spans. */
export interface LeftOut {
  readonly what: 'series' | 'columns' | 'rows' | 'lines' | 'identifiers' | 'tables' | 'sheets' | 'regions' | 'stations' | 'files';
  /** The part or kind of file: `DISPATCH.PRICE`. Equal findings in several files count once. */
  readonly of?: string;
  /** 0 if the file was checked and the dataset ignores nothing in it. */
  readonly count: number;
  /** The first few ignored items, as the file names them. */
  readonly examples: readonly string[];
}

const MOST_EXAMPLES = 5;
const LONGEST_EXAMPLE = 200;

/** Describes ignored items, which may repeat. Empty for an empty list. */
export function leftOut(what: LeftOut['what'], names: readonly string[]): readonly LeftOut[] {
  return names.length === 0 ? [] : [{ what, count: names.length, examples: examplesOf([...new Set(names)]) }];
}

/** The same for one part of many files. It also reports an empty list, which clears earlier findings. */
export function leftOutOf(of: string, what: LeftOut['what'], names: Iterable<string>): LeftOut {
  const all = [...new Set(names)];
  return { what, of, count: all.length, examples: examplesOf(all) };
}

const examplesOf = (names: readonly string[]): string[] => names.slice(0, MOST_EXAMPLES).map((name) => boundedText(name, LONGEST_EXAMPLE));

/** `columns of DISPATCH.PRICE` */
export const leftOutName = ({ what, of }: Pick<LeftOut, 'what' | 'of'>): string => (of === undefined ? what : `${what} of ${of}`);

/**
 * The note on versions that contain single figures and were not read from the publisher's file. They cover only these figures, so stored
 * values around them may be of another vintage.
 */
export const SINGLE_FIGURES = 'Single figures as reported from the publication, not read from the publisher’s own file.';
export const TABLE_OF_FACTS = 'Read from a table of what was published when, not from the publisher’s own file.';

/** Whether a stored version is a partial vintage. Such a version neither confirms nor replaces other values. */
export const isCompiledVersion = ({ note }: { readonly note: string | null }): boolean =>
  note !== null && (note.includes(SINGLE_FIGURES) || note.includes(TABLE_OF_FACTS));

/**
 * How a publication date is known. stated: the file states it. inferred: from the release calendar or a dated copy. upper_bound: the data
 * were published on or before that day.
 */
export const STORED_BASES = ['stated', 'inferred', 'upper_bound'] as const;
/** Further bases for values with their own release days. found: a source states the day. by_rule: the publication's rule gives it. */
export const PUBLISHED_BASES = [...STORED_BASES, 'found', 'by_rule'] as const;
export type PublishedBasis = (typeof PUBLISHED_BASES)[number];

/** The words after a publication date: ` (day inferred)`, or empty if the file states the date. */
export const BASIS_WORDS: Readonly<Record<PublishedBasis, string>> = {
  stated: '',
  inferred: ' (day inferred)',
  upper_bound: ' (or earlier)',
  found: '',
  by_rule: ' (day by rule)',
};

/** The content of one capture of a time series dataset. */
export interface ParsedDataset {
  readonly dimensions: readonly ParsedDimension[];
  readonly series: readonly ParsedSeries[];
  /** The publication date that the file states, `2026-01-29`, or null. */
  readonly publishedOn: string | null;
  /** How the date is known, if the file does not state it. */
  readonly publishedBasis?: PublishedBasis;
  /**
   * whole: series and periods that are not in the content were withdrawn. partial: the content covers only its series, within their own
   * periods. periods: it covers all series, but only between its first and last period (for example one file for each quarter). points: it
   * covers only its observations, and other files may have more.
   */
  readonly scope: 'whole' | 'partial' | 'periods' | 'points';
  /** A partial vintage: single figures, or a table of figures with publication dates. It neither confirms nor replaces other values. */
  readonly isCompiled?: true;
  readonly notes: readonly FileNote[];
  /** Ignored content. Possibly absent. */
  readonly leftOut?: readonly LeftOut[];
}

// ---------------------------------------------------------------- remarks on files

/** On some series or values, not on the whole file. */
export interface Remark {
  readonly text: string;
  /** By series key, the periods of its values. Without periods, the whole series. Without series, only the dataset as a whole. */
  readonly series: Readonly<Record<string, readonly string[]>>;
}

/** Text applies to every series. */
export type FileNote = string | Remark;

/** A remark on whole series. */
export const remarkOn = (keys: readonly string[], text: string): Remark => ({
  text,
  series: Object.fromEntries(keys.map((key) => [key, []])),
});

export const textOfNote = (note: FileNote): string => (typeof note === 'string' ? note : note.text);

/** The notes of a version: one text for every series, and remarks on some. */
export interface VersionNotes {
  readonly note: string | null;
  /** Absent without remarks. */
  readonly remarks?: readonly Remark[];
}

export function versionNotes(notes: readonly FileNote[]): VersionNotes {
  const texts = notes.filter((note): note is string => typeof note === 'string' && note !== '');
  const remarks = notes.filter((note): note is Remark => typeof note !== 'string');
  return { note: texts.length === 0 ? null : texts.join(' '), ...(remarks.length === 0 ? {} : { remarks }) };
}

/** Remarks on a series, each with the periods of its values. */
export const remarksOn = (
  { remarks = [] }: VersionNotes,
  key: string,
): readonly { readonly text: string; readonly periods: readonly string[] }[] =>
  remarks.flatMap(({ text, series: { [key]: periods } }) => (periods === undefined ? [] : [{ text, periods }]));

/** Texts of a version that concern a series, or, without a key, all of them. Null without texts. */
export function noteText(notes: VersionNotes, key?: string): string | null {
  const own = key === undefined ? (notes.remarks ?? []) : remarksOn(notes, key);
  const texts = [...(notes.note === null ? [] : [notes.note]), ...own.map(({ text }) => text)];
  return texts.length === 0 ? null : texts.join(' ');
}
