/** Observations, parsed series and parsed datasets. */
import { boundedText } from './errors.ts';
import type { Frequency } from './frequency.ts';

/** The possible flags of an observation. Each source converts its own flags to these. */
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

/**
 * One value for one reference period. `t` is the ordinal of the period (see core/period). If the agency gives no value, it is null and
 * never zero.
 */
export interface Observation {
  readonly t: number;
  readonly value: number | null;
  readonly status: ObsStatus | null;
  /** The text as published, if it is not a plain number (`17.00 to 17.50`). Null otherwise. */
  readonly text: string | null;
  /** The place in the file: `Data!C145` or `r145 GCPIAGYP`. Null if the key and period already identify the place, as in SDMX. */
  readonly at: string | null;
}

/** Everything about a series except its values. */
export interface SeriesAttributes {
  /** The agency's codes in the order of the dimensions, joined by dots: `3.THRPEB.7.TOT.20.AUS.Q`. */
  readonly key: string;
  readonly freq: Frequency;
  /** The unit as published, without the multiplier: `Per cent`, `Index, 2011/12=100`, `AUD`. */
  readonly unit: string;
  /** The power of ten in which the value is published (SDMX UNIT_MULT). The value is stored as published, without multiplying. */
  readonly multiplier: number;
  readonly decimals: number | null;
  readonly adjustment: Adjustment | null;
  /** The agency's title of the series. Null if it has none. RBA columns have titles. */
  readonly title: string | null;
  /** The reference period of an index, as published: `Sep 2025 = 100.0`. */
  readonly basePeriod: string | null;
  /**
   * The series may combine files of several vintages. These are the ordinals, ascending, from which the values come from a later vintage.
   * That vintage revised the periods it shares with the previous one, so values before and after the ordinal may not be consistent. They
   * are found by comparison with stored data. May be absent.
   */
  readonly vintageStarts?: readonly number[];
}

export interface ParsedSeries extends SeriesAttributes {
  /** In ascending order of t. Each t occurs once. */
  readonly observations: readonly Observation[];
}

export interface DimensionValue {
  readonly code: string;
  readonly label: string;
  readonly parent?: string;
}

/** A dimension. Dimensions are in the order of the agency's series key. */
export interface ParsedDimension {
  /** The agency's id, for example `MEASURE`, `REGION` or `SERIES`. */
  readonly id: string;
  readonly label: string;
  readonly values: readonly DimensionValue[];
}

/** Content of a file that a dataset ignores, such as series of other tables, undeclared columns, or rows for other times. */
export interface LeftOut {
  readonly what: 'series' | 'columns' | 'rows' | 'lines' | 'identifiers' | 'tables' | 'sheets' | 'regions' | 'stations' | 'files';
  /** The part or kind of file, for example `DISPATCH.PRICE`. If several files have the same ignored content, it counts once. */
  readonly of?: string;
  /** The number of ignored items. 0 if the file was checked and nothing was ignored. */
  readonly count: number;
  /** The first few ignored items, as the file names them. */
  readonly examples: readonly string[];
}

const MOST_EXAMPLES = 5;
const LONGEST_EXAMPLE = 200;

/** Describes ignored items. Names may occur more than once. Returns an empty list if there are no names. */
export function leftOut(what: LeftOut['what'], names: readonly string[]): readonly LeftOut[] {
  return names.length === 0 ? [] : [{ what, count: names.length, examples: examplesOf([...new Set(names)]) }];
}

/** Describes ignored items in one part of many files. Also reports that no items were ignored, so that earlier findings are removed. */
export function leftOutOf(of: string, what: LeftOut['what'], names: Iterable<string>): LeftOut {
  const all = [...new Set(names)];
  return { what, of, count: all.length, examples: examplesOf(all) };
}

const examplesOf = (names: readonly string[]): string[] => names.slice(0, MOST_EXAMPLES).map((name) => boundedText(name, LONGEST_EXAMPLE));

/** For example `columns of DISPATCH.PRICE`. */
export const leftOutName = ({ what, of }: Pick<LeftOut, 'what' | 'of'>): string => (of === undefined ? what : `${what} of ${of}`);

/**
 * The note on versions that contain single values that were not read from the agency's file. They cover only these values, so stored values
 * of nearby periods may be from another vintage.
 */
export const SINGLE_FIGURES = 'Single figures as reported from the publication, not read from the publisher’s own file.';
export const TABLE_OF_FACTS = 'Read from a table of what was published when, not from the publisher’s own file.';

/** Whether a stored version contains only single values (a partial vintage). Such a version neither confirms nor replaces other values. */
export const isCompiledVersion = ({ note }: { readonly note: string | null }): boolean =>
  note !== null && (note.includes(SINGLE_FIGURES) || note.includes(TABLE_OF_FACTS));

/**
 * How a publication date was determined. stated: the file states it. inferred: it comes from the release calendar or a dated copy.
 * upper_bound: the data were published on or before that day.
 */
export const STORED_BASES = ['stated', 'inferred', 'upper_bound'] as const;
/**
 * Adds the ways in which the release days of single values are determined. found: a source states the day. by_rule: the publication's rule
 * gives it.
 */
export const PUBLISHED_BASES = [...STORED_BASES, 'found', 'by_rule'] as const;
export type PublishedBasis = (typeof PUBLISHED_BASES)[number];

/** The words that follow a publication date, for example ` (day inferred)`. Empty if a file or source states the date. */
export const BASIS_WORDS: Readonly<Record<PublishedBasis, string>> = {
  stated: '',
  inferred: ' (day inferred)',
  upper_bound: ' (or earlier)',
  found: '',
  by_rule: ' (usual release day)',
};

/** The content of one capture of a time series dataset. */
export interface ParsedDataset {
  readonly dimensions: readonly ParsedDimension[];
  readonly series: readonly ParsedSeries[];
  /** The publication date that the file states, for example `2026-01-29`. Null if it states none. */
  readonly publishedOn: string | null;
  /** How the publication date was determined, if the file does not state it. */
  readonly publishedBasis?: PublishedBasis;
  /**
   * The extent of the content, which decides what missing values mean. whole: series and periods that are missing were withdrawn. partial:
   * the content covers only its series, within their own periods. periods: the content covers all series, but only from its first to its
   * last period (for example one file for each quarter). points: the content covers only its observations, and other files may have more.
   */
  readonly scope: 'whole' | 'partial' | 'periods' | 'points';
  /**
   * Set for a partial vintage: single values, or a table of values with publication dates. It neither confirms nor replaces other values.
   */
  readonly isCompiled?: true;
  readonly notes: readonly FileNote[];
  /** Content of the file that the dataset ignores. Absent if this was not checked. */
  readonly leftOut?: readonly LeftOut[];
}

// ---------------------------------------------------------------- remarks on files

/** A remark on some series or values, not on the whole file. */
export interface Remark {
  readonly text: string;
  /**
   * For each series key, the periods of the values that the remark is about. Without periods, it is about the whole series. Without series,
   * it is only about the dataset as a whole.
   */
  readonly series: Readonly<Record<string, readonly string[]>>;
}

/** A note on a file. Plain text applies to every series. */
export type FileNote = string | Remark;

/** A remark on whole series. */
export const remarkOn = (keys: readonly string[], text: string): Remark => ({
  text,
  series: Object.fromEntries(keys.map((key) => [key, []])),
});

export const textOfNote = (note: FileNote): string => (typeof note === 'string' ? note : note.text);

/** The notes of a version: a text that applies to every series, and remarks on some series. */
export interface VersionNotes {
  readonly note: string | null;
  /** Absent if there are no remarks. */
  readonly remarks?: readonly Remark[];
}

export function versionNotes(notes: readonly FileNote[]): VersionNotes {
  const texts = notes.filter((note): note is string => typeof note === 'string' && note !== '');
  const remarks = notes.filter((note): note is Remark => typeof note !== 'string');
  return { note: texts.length === 0 ? null : texts.join(' '), ...(remarks.length === 0 ? {} : { remarks }) };
}

/** The remarks on a series, each with the periods that it is about. */
export const remarksOn = (
  { remarks = [] }: VersionNotes,
  key: string,
): readonly { readonly text: string; readonly periods: readonly string[] }[] =>
  remarks.flatMap(({ text, series: { [key]: periods } }) => (periods === undefined ? [] : [{ text, periods }]));

/** The texts of a version that are about a series, or all texts if no key is given. Null without texts. */
export function noteText(notes: VersionNotes, key?: string): string | null {
  const own = key === undefined ? (notes.remarks ?? []) : remarksOn(notes, key);
  const texts = [...(notes.note === null ? [] : [notes.note]), ...own.map(({ text }) => text)];
  return texts.length === 0 ? null : texts.join(' ');
}
