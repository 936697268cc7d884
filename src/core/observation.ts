import { boundedText } from './errors.ts';
import type { Frequency } from './frequency.ts';

/** Statuses of observations. Each source converts its flags to these statuses. */
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

/** The value for the reference period with the ordinal `t` (see core/period). Without a published value, it is null and never zero. */
export interface Observation {
  readonly t: number;
  readonly value: number | null;
  readonly status: ObsStatus | null;
  /** The published text if it is not a plain number, such as `17.00 to 17.50`. */
  readonly text: string | null;
  /** The place in the file, such as `Data!C145` or `r145 GCPIAGYP`. Null if key and period identify the place, as in SDMX. */
  readonly at: string | null;
}

export interface SeriesAttributes {
  /** The agency's codes in dimension order: `3.THRPEB.7.TOT.20.AUS.Q`. */
  readonly key: string;
  readonly freq: Frequency;
  /** The unit as published, without the multiplier: `Per cent`, `Index, 2011/12=100`, `AUD`. */
  readonly unit: string;
  /** The power of ten for published values (SDMX UNIT_MULT). Wattle stores values as published and does not multiply them. */
  readonly multiplier: number;
  readonly decimals: number | null;
  readonly adjustment: Adjustment | null;
  /** The agency's title for the series, as in RBA columns, or null. */
  readonly title: string | null;
  /** For an index, the reference period as published: `Sep 2025 = 100.0`. */
  readonly basePeriod: string | null;
  /**
   * Set if a series combines files from several vintages: the ordinals at which later vintages start, in ascending order. A later vintage
   * has revised the periods that are also in the earlier one, so values before and after such an ordinal may be inconsistent. Wattle
   * finds the ordinals by comparing files with stored data.
   */
  readonly vintageStarts?: readonly number[];
}

/** Attributes that most files do not state: values are in single units. */
export const NOT_STATED = { multiplier: 0, decimals: null, adjustment: null, title: null, basePeriod: null } as const;

export interface ParsedSeries extends SeriesAttributes {
  /** Each t occurs once, in ascending order. */
  readonly observations: readonly Observation[];
}

export interface DimensionValue {
  readonly code: string;
  readonly label: string;
  readonly parent?: string;
}

/** A dimension. Dimensions are in the order of the agency's series key. */
export interface ParsedDimension {
  /** For example `MEASURE`, `REGION` or `SERIES`. */
  readonly id: string;
  readonly label: string;
  readonly values: readonly DimensionValue[];
}

/** File content that a dataset ignores: series from other tables, undeclared columns, or rows for other times. */
export interface LeftOut {
  readonly what: 'series' | 'columns' | 'rows' | 'lines' | 'identifiers' | 'tables' | 'sheets' | 'regions' | 'stations' | 'files';
  /** The part or kind of file, such as `DISPATCH.PRICE`. Ignored content in several files is listed only once. */
  readonly of?: string;
  /** 0 if the file was checked and nothing was ignored. */
  readonly count: number;
  /** Names of the first ignored items in the file. */
  readonly examples: readonly string[];
}

const MOST_EXAMPLES = 5;
const LONGEST_EXAMPLE = 200;

/** Returns the ignored items, or an empty list for no names. Names may repeat. */
export function leftOut(what: LeftOut['what'], names: readonly string[]): readonly LeftOut[] {
  return names.length === 0 ? [] : [{ what, count: names.length, examples: examplesOf([...new Set(names)]) }];
}

/** Describes ignored items in one part of many files. An entry with zero items removes earlier findings. */
export function leftOutOf(of: string, what: LeftOut['what'], names: Iterable<string>): LeftOut {
  const all = [...new Set(names)];
  return { what, of, count: all.length, examples: examplesOf(all) };
}

const examplesOf = (names: readonly string[]): string[] => names.slice(0, MOST_EXAMPLES).map((name) => boundedText(name, LONGEST_EXAMPLE));

/** Returns a name such as `columns of DISPATCH.PRICE`. */
export const leftOutName = ({ what, of }: Pick<LeftOut, 'what' | 'of'>): string => (of === undefined ? what : `${what} of ${of}`);

/**
 * The note on versions that contain single values from other sources than the agency's file. Values for nearby periods may be from
 * another vintage.
 */
export const SINGLE_FIGURES = 'Single figures as reported from the publication, not read from the publisher’s own file.';
export const TABLE_OF_FACTS = 'Read from a table of what was published when, not from the publisher’s own file.';

/**
 * stated: the file states the publication date. inferred: the date is from the release calendar or a dated copy. upper_bound: the data were
 * published on or before this date.
 */
export const STORED_BASES = ['stated', 'inferred', 'upper_bound'] as const;
/**
 * `STORED_BASES`, and the bases for release dates of single values. found: a source states the date. by_rule: the date follows from the
 * rule for the publication.
 */
export const PUBLISHED_BASES = [...STORED_BASES, 'found', 'by_rule'] as const;
export type PublishedBasis = (typeof PUBLISHED_BASES)[number];

/** Words after a publication date, such as ` (day inferred)`. Empty if a file or source states the date. */
export const BASIS_WORDS: Readonly<Record<PublishedBasis, string>> = {
  stated: '',
  inferred: ' (day inferred)',
  upper_bound: ' (or earlier)',
  found: '',
  by_rule: ' (usual release day)',
};

export interface ParsedDataset {
  readonly dimensions: readonly ParsedDimension[];
  readonly series: readonly ParsedSeries[];
  /** The publication date in the file, such as `2026-01-29`, or null. */
  readonly publishedOn: string | null;
  /** Absent if the file states the publication date. */
  readonly publishedBasis?: PublishedBasis;
  /**
   * The meaning of missing values. whole: missing series and periods were withdrawn. partial: the content is complete only for its
   * series, from their first to their last period. periods: the content is complete for all series, from its first to its last period, as
   * in quarterly files. points: the content is single observations, and other files may have more.
   */
  readonly scope: 'whole' | 'partial' | 'periods' | 'points';
  /** True for a partial vintage that consists of single values. It neither confirms nor replaces other values. */
  readonly isCompiled?: true;
  readonly notes: readonly FileNote[];
  /** Ignored content. Absent if this was not checked. */
  readonly leftOut?: readonly LeftOut[];
}

/** Returns the mark for a version from a partial vintage. */
export const partialMark = ({ isCompiled }: Pick<ParsedDataset, 'isCompiled'>): Pick<ParsedDataset, 'isCompiled'> =>
  isCompiled ? { isCompiled } : {};

// ---------------------------------------------------------------- remarks on files

/** third_party: the values are from a source with separate terms. */
export type RemarkCode = 'third_party';

/** A remark on some series or values, not the whole file. */
export interface Remark {
  readonly code?: RemarkCode;
  readonly text: string;
  /**
   * The periods to which the remark applies, by series key. If a series has no periods, the remark applies to the whole series. If there
   * are no series, it applies only to the dataset as a whole.
   */
  readonly series: Readonly<Record<string, readonly string[]>>;
}

/** A text line next to the values, such as a footnote. Notes quote the line without interpreting it. */
export interface QuotedLine {
  readonly code: 'quoted_line';
  readonly text: string;
}

/** A note on a file. Plain text and quoted lines apply to every series. */
export type FileNote = string | QuotedLine | Remark;

export const isRemark = (note: FileNote): note is Remark => typeof note !== 'string' && 'series' in note;
export const isQuotedLine = (note: FileNote): note is QuotedLine =>
  typeof note !== 'string' && 'code' in note && note.code === 'quoted_line';

/** Returns a remark on whole series. */
export const remarkOn = (keys: readonly string[], text: string, code?: RemarkCode): Remark => ({
  ...(code === undefined ? {} : { code }),
  text,
  series: Object.fromEntries(keys.map((key) => [key, []])),
});

export const textOfNote = (note: FileNote): string => (typeof note === 'string' ? note : note.text);

/** Notes on a version. `note` applies to every series, and remarks to some series. */
interface VersionNotes {
  readonly note: string | null;
  readonly remarks?: readonly Remark[];
}

export function versionNotes(notes: readonly FileNote[]): VersionNotes {
  const texts = notes.flatMap((note) => (isRemark(note) || textOfNote(note) === '' ? [] : [textOfNote(note)]));
  const remarks = notes.filter(isRemark);
  return { note: texts.length === 0 ? null : texts.join(' '), ...(remarks.length === 0 ? {} : { remarks }) };
}

/** Returns the remarks on a series, each with its periods. */
export const remarksOn = (
  { remarks = [] }: VersionNotes,
  key: string,
): readonly { readonly text: string; readonly periods: readonly string[] }[] =>
  remarks.flatMap(({ text, series: { [key]: periods } }) => (periods === undefined ? [] : [{ text, periods }]));

/** Returns the texts for a series, or all texts if `key` is absent. Returns null if there are no texts. */
export function noteText(notes: VersionNotes, key?: string): string | null {
  const own = key === undefined ? (notes.remarks ?? []) : remarksOn(notes, key);
  const texts = [...(notes.note === null ? [] : [notes.note]), ...own.map(({ text }) => text)];
  return texts.length === 0 ? null : texts.join(' ');
}
