/** Declares sources and datasets: where data are from, when Wattle updates them, and their unit and licence. */

import type { BusinessRegisterSource } from './business-register.ts';
import type { Ask, Captured } from './capture.ts';
import type { Frequency } from './frequency.ts';
import type { LicenceId } from './licence.ts';
import type { Adjustment, LeftOut, Observation, ParsedDataset } from './observation.ts';
import type { AreaKind } from './places/area-kinds.ts';

export const SOURCE_CODES = ['abs', 'rba', 'ato', 'asic', 'apra', 'aihw', 'wgea', 'aemo', 'bom'] as const;
export type SourceCode = (typeof SOURCE_CODES)[number];

/** An agency's service from which Wattle reads data. */
export interface Source {
  readonly code: SourceCode;
  /** The name in `meta.sources[].name`. */
  readonly name: string;
  /** For example `Source: Australian Bureau of Statistics`. */
  readonly attribution: string;
  readonly homepage: string;
  readonly licence: LicenceId;
  /** Allowed hosts. Requests and redirects to other hosts are refused. */
  readonly hosts: readonly string[];
  /** For each host, the maximum number of concurrent requests and the minimum ms between the starts of two requests. */
  readonly politeness: { readonly concurrency: number; readonly gapMs: number };
  /** Absent if Wattle does not read a release calendar from the agency. */
  readonly calendar?: ReleaseCalendarSource;
  readonly businessRegister?: BusinessRegisterSource;
  /** Declares a dataset without a declaration file (ABS dataflow or RBA table). Returns null if the id cannot exist. */
  readonly uncurated?: (id: string) => Dataset | null;
  /** The ids that `uncurated` accepts, if they are known without a request. Absent if `uncurated` is absent. */
  readonly listed?: PublishedList;
}

export interface PublishedList {
  readonly what: string;
  readonly ids: readonly string[];
  /** The date when the list was copied into the program, such as `2026-03-16`, or null. */
  readonly asAt: string | null;
  /** The register with the agency's latest list, and the column with the ids, or null. */
  readonly newer: { readonly dataset: string; readonly column: string } | null;
}

/** A release announced in an agency's calendar. */
export interface Release {
  readonly source: SourceCode;
  /** A slug from the title and reference period, which stays the same if the release is rescheduled. */
  readonly publicationId: string;
  readonly title: string;
  readonly eventType: 'data_release' | 'policy_decision' | 'statement' | 'speech';
  readonly referencePeriod: string | null;
  /** The time of the release in ms since the epoch. */
  readonly releaseAt: number;
  readonly sourceUrl: string;
}

export interface StoredRelease extends Release {
  /** How often the release was rescheduled. In iCalendar (RFC 5545), this is SEQUENCE. */
  readonly timesMoved: number;
}

export interface ReleaseCalendarSource {
  /** Returns the requests for the calendar pages. */
  asks(nowMs: number): readonly Ask[];
  parse(capture: Captured): readonly Release[];
  /** Releases that come with the program and need no request. */
  readonly known?: readonly Release[];
}

export interface Cadence {
  /** The time in minutes from a successful check to the next one. */
  readonly checkEveryMinutes: number;
  /** Titles of this dataset's releases in the calendar. A final `, Australia` may be omitted. */
  readonly releaseTitles?: readonly string[];
  /**
   * The maximum age of the latest observation in days. If it is older, the agency appears to have stopped updating the file. Null for
   * discontinued datasets and datasets without regular updates.
   */
  readonly maxAgeDays: number | null;
  /** For market intervals, the maximum age of the latest interval in minutes. If it is older, the data are out of date. */
  readonly maxAgeMinutes?: number;
  /**
   * True for a large dataset. The first download starts only when an operator requests it (`wattle refresh ato.ABN_BULK_EXTRACT`). After
   * that, the dataset is updated on schedule.
   */
  readonly onDemand?: true;
}

/**
 * A note on a dataset. Plain text applies to all its series. `of: 'table'` limits the note to the table (its layout, parameters or source).
 * Codes in `of` limit it to the series with these codes in all listed dimensions.
 */
export type Quirk = string | { readonly text: string; readonly of: 'table' | Readonly<Record<string, readonly string[]>> };

export const quirkText = (quirk: Quirk): string => (typeof quirk === 'string' ? quirk : quirk.text);

interface DatasetBase {
  readonly source: SourceCode;
  /** The agency's id, such as `CPI`, `F1.1` or `adi-list`. */
  readonly id: string;
  /** Other ids that requests may use. */
  readonly aliases?: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly landingPage: string;
  /** The licence. If absent, the licence of the source applies. */
  readonly licence?: LicenceId;
  readonly catalogueNumber?: string;
  /** The publisher, if it is not the agency of the source. */
  readonly publisher?: { readonly name: string; readonly attribution: string };
  readonly cadence: Cadence;
  /** The month of each period to which the values refer, if they do not cover the whole period. It is 2 for the middle month of a quarter. */
  readonly surveyMonth?: number;
  /** The places that the values cover, if they are not in a dimension. */
  readonly places?: readonly string[];
  /** Notes for `describe`. Responses with affected values contain them in `meta.notes`. */
  readonly quirks: readonly Quirk[];
  /** Present for a discontinued dataset. */
  readonly ceased?: {
    readonly lastPeriod: string;
    readonly note: string;
    /** The dataset that continues this one, such as `abs.HSI_M`. */
    readonly successor?: string;
  };
  readonly curated: boolean;
  readonly upstream: { readonly url: string; readonly format: string };
  asks(): readonly Ask[];
}

/** How Wattle shows one of the agency's dimensions. */
export interface DimensionDeclaration {
  /** The name in rows and filters, such as `region`. */
  readonly name: string;
  /** The agency's name, such as `REGION`. */
  readonly id: string;
  readonly description: string;
  /** Readable words for codes, such as `{ gdp: 'GPM' }`. */
  readonly words: Readonly<Record<string, string>>;
  /** Named sets of codes, such as the groups of a classification. */
  readonly sets?: Readonly<Record<string, readonly string[]>>;
  /** The code for requests that do not filter by the dimension. Null means all codes. */
  readonly default: string | null;
  /** With `state`, a filter also accepts NSW, New South Wales and AU-NSW. */
  readonly geography?: 'state' | 'capital_city';
  /** The kind of small area in the dimension. Areas of the same kind can be ranked and mapped. */
  readonly areas?: AreaKind;
  /** With `words`, a filter such as `commonwealth bank` matches all labels with these words. */
  readonly match?: 'words';
  /** Other names that filters may use. */
  readonly aliases?: readonly string[];
}

export interface TimeSeriesDataset extends DatasetBase {
  readonly kind: 'time_series';
  /** The highest frequency that is published. */
  readonly frequency: Frequency;
  /** The dimensions to show, in column order. */
  readonly dimensions: readonly DimensionDeclaration[];
  /** The codes of the other dimensions: `{ TSEST: '20', FREQ: 'Q' }`. */
  readonly fixed: Readonly<Record<string, string>>;
  readonly dataflow?: { readonly id: string; readonly version: string };
  /** Turns the codes in one dimension into columns, so that a row contains several values. `shape=long` turns this off. */
  readonly wide?: WideShape;
  /** Present if values are amounts for a period, so that the amounts for a year can be added. Dimension codes limit this to some series. */
  readonly flows?: Readonly<Record<string, readonly string[]>>;
  /**
   * The storage layout. By default, each value is stored with its history. With `blocks`, which is for market intervals, each market day is
   * stored in compressed form. Values are then deleted after `keepDays`, and files after `keepCapturesDays`.
   */
  readonly layout?: { readonly kind: 'blocks'; readonly keepDays: number; readonly keepCapturesDays: number };
  /** True if the agency does not state a unit for some series. Otherwise, a file without a unit is refused. */
  readonly unitless?: true;
  /**
   * The key of the series that counts the source rows behind each value. If this count falls, the values have changed, but the agency has
   * not withdrawn them.
   */
  readonly rowCount?: string;
  /**
   * True if values are for single shares or products, which may change a thousandfold. A file then needs review only if many values
   * change greatly at once.
   */
  readonly ofSingles?: true;
  /** The rules for date ranges in requests, if the whole dataset is too large for one response. */
  readonly window?: WindowRules;
  /**
   * Returns the requests for an older date range. Wattle downloads such a file when a caller needs it. Empty if the agency has no such
   * files.
   */
  readonly history?: (window: TimeSpan, now: number) => readonly Ask[];
  /** Parses a file, without side effects. Throws a PARSE_* WattleError with the place in the file. */
  parse(capture: Captured): ParsedDataset | Promise<ParsedDataset>;
  /**
   * Returns the request id for the file of the previous month or year, or null if there is no such file. The two files are compared to find
   * missing content.
   */
  readonly fileBefore?: (askId: string) => string | null;
  /**
   * True if each file has separate periods or only the latest years, and later files never revise them. Examples are quotes, weather and
   * annual counts. In such datasets, two files need no periods in common. In other datasets, files without common periods are different
   * vintages. `fileBefore` implies this.
   */
  readonly recordsByFile?: true;
  /**
   * Converts series with the agency's ids and names to series keys in the dataset. Omits series from other datasets. If absent, Wattle
   * looks up the ids among the codes. Throws PARSE_LAYOUT if none of the series is in the dataset.
   */
  readonly byName?: (series: readonly NamedObservations[]) => ParsedDataset;
}

/** A series in an agency's table, such as `A84423050A` and `Unemployment rate ; Persons`. */
export interface NamedObservations {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  /** The power of ten for published values. */
  readonly multiplier: number;
  readonly freq: Frequency;
  readonly adjustment: Adjustment;
  /** For an index, such as `2008-09 = 100`. For a chain volume, such as `2023-24`. Null or absent if the file does not state it. */
  readonly basePeriod?: string | null;
  readonly observations: readonly Observation[];
}

/** A range of time in ms since the epoch. Both ends are included. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

export interface WindowRules {
  /** The length in minutes of the default date range, which ends now. If absent, a response has the latest rows up to the limit. */
  readonly defaultMinutes?: number;
  readonly maxDays: number;
  /** True if callers must specify both ends of the date range or neither. */
  readonly bothBounds?: true;
}

/** The layout for rows with the same columns as the agency's table: `period, bank, abn, total_assets_aud_m, …`. */
export interface WideShape {
  /** The dimension whose codes become columns, such as `measure`. */
  readonly pivot: string;
  /** Column names by code. If absent, the readable words are used. The unit comes last: `total_assets_aud_m`. */
  readonly columns?: Readonly<Record<string, string>>;
  /** For each dimension, the name of a column for the code, next to the column for the label: `{ bank: 'abn' }`. */
  readonly codes?: Readonly<Record<string, string>>;
  /** The agency's word for the period, such as `income_year`, which is the name of the column and the filter. */
  readonly period?: string;
}

const COLUMN_TYPES = ['text', 'integer', 'number', 'date', 'boolean', 'text[]'] as const;

export interface Column {
  readonly name: string;
  readonly type: (typeof COLUMN_TYPES)[number];
  readonly unit?: string;
  readonly description: string;
  /** How a filter matches. exact (the default): the whole value. substring: part of it. words: ranked word search. */
  readonly match?: 'exact' | 'substring' | 'words';
  readonly indexed?: boolean;
  /** Other names that filters may use. */
  readonly aliases?: readonly string[];
  /** The meanings of codes: `{ REGD: 'Registered' }`. A filter accepts both. Some codes may have no entry. */
  readonly codes?: Readonly<Record<string, string>>;
  /** True if callers can filter by this column although rows do not contain it. */
  readonly hidden?: true;
  /** Values that are ranked first among equally good matches of a search. At most four columns can have them. */
  readonly preferred?: readonly string[];
}

/** A register that is a view of another register, with fewer columns, other names or fewer rows. */
export interface RegisterView {
  readonly of: RegisterDataset;
  /** The columns in the view, each with its column in the other register. */
  readonly columns: Readonly<Record<string, string>>;
  /** Limits the view to rows with one of the given values in each listed column. */
  readonly where?: Readonly<Record<string, readonly string[]>>;
}

export type RegisterRow = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

export interface RegisterDataset extends DatasetBase {
  readonly kind: 'register';
  readonly columns: readonly Column[];
  /** The columns that together identify a row. */
  readonly key: readonly string[];
  /** Rows that come with the program. If no file is requested, these are all rows. Otherwise they are used until the first download. */
  readonly builtIn?: readonly RegisterRow[];
  /** True if the agency constantly adds and removes rows. Many missing rows are then normal. */
  readonly rolling?: true;
  /** Present for a view. Wattle downloads and stores only the other register. */
  readonly view?: RegisterView;
  /** Streams the rows in register order. Throws a PARSE_* WattleError with the place in the file. */
  parse(capture: Captured): AsyncIterable<RegisterRow>;
  /** Returns file content that is in no row: other columns, sheets and text. Absent if files have no such content. */
  readonly leftOut?: (capture: Captured) => Promise<readonly LeftOut[]>;
  /** Combines several files into rows. `parse` then reads a single file. */
  readonly combine?: (captures: readonly Captured[]) => AsyncIterable<RegisterRow>;
}

export type Dataset = TimeSeriesDataset | RegisterDataset;

/** For example `abs/CPI`. */
export type DatasetKey = `${SourceCode}/${string}`;
/** Returns true if the dataset accepts files without common periods, for the reasons in `recordsByFile`. */
export const keepsRecordsByFile = ({ recordsByFile, fileBefore }: Pick<TimeSeriesDataset, 'recordsByFile' | 'fileBefore'>): boolean =>
  recordsByFile === true || fileBefore !== undefined;

export const datasetKey = (d: { source: SourceCode; id: string }): DatasetKey => `${d.source}/${d.id}`;
/** Returns true for datasets that Wattle requests from an agency. Excludes views and registers whose rows come with the program. */
export const isRequested = (dataset: Dataset): boolean =>
  dataset.kind !== 'register' || !(dataset.view || (dataset.builtIn && dataset.asks().length === 0));
/** Returns the other register for a view, and the dataset itself otherwise. */
export const storedAs = (dataset: Dataset): Dataset => (dataset.kind === 'register' && dataset.view ? dataset.view.of : dataset);
export const storeKey = (dataset: Dataset): DatasetKey => datasetKey(storedAs(dataset));
/** Returns the id in URLs and responses, such as `abs.CPI`. */
export const dottedId = (d: { source: SourceCode; id: string }): string => `${d.source}.${d.id}`;
