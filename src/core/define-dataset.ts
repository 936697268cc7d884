/**
 * The declarations of sources and datasets. A declaration states where data come from, when they are updated, and their unit and licence.
 */

import type { BusinessRegisterSource } from './business-register.ts';
import type { Ask, Captured } from './capture.ts';
import type { Frequency } from './frequency.ts';
import type { LicenceId } from './licence.ts';
import type { Adjustment, LeftOut, Observation, ParsedDataset } from './observation.ts';
import type { AreaKind } from './places/area-kinds.ts';

export const SOURCE_CODES = ['abs', 'rba', 'ato', 'asic', 'apra', 'aihw', 'wgea', 'aemo', 'bom'] as const;
export type SourceCode = (typeof SOURCE_CODES)[number];

/** A service of an agency that Wattle reads data from. */
export interface Source {
  readonly code: SourceCode;
  /** The full name of the agency, as shown in `meta.sources[].name`. */
  readonly name: string;
  /** For example `Source: Australian Bureau of Statistics`. */
  readonly attribution: string;
  readonly homepage: string;
  readonly licence: LicenceId;
  /** The hosts to which requests and redirects may go. Other hosts are refused. */
  readonly hosts: readonly string[];
  /** The maximum number of concurrent requests to one host, and the minimum time in ms between the starts of two requests. */
  readonly politeness: { readonly concurrency: number; readonly gapMs: number };
  /** The agency's release calendar. Absent if it has none that Wattle reads. */
  readonly calendar?: ReleaseCalendarSource;
  /** The agency's service for looking up ABNs. Absent if it has none. */
  readonly businessRegister?: BusinessRegisterSource;
  /** Declares a dataset of the agency that has no declaration in Wattle (any ABS dataflow or RBA table). Null if the id cannot exist. */
  readonly uncurated?: (id: string) => Dataset | null;
  /** The ids that `uncurated` accepts, as far as they can be known without a request. Absent if `uncurated` is absent. */
  readonly listed?: PublishedList;
}

/** A list of the ids of an agency's publications. */
export interface PublishedList {
  /** The kind of publication, for example `dataflows`. */
  readonly what: string;
  readonly ids: readonly string[];
  /** The date of the list that comes with the program (`2026-03-16`), or null. */
  readonly asAt: string | null;
  /** The register with the agency's latest list, and the column that contains the ids. Null without such a register. */
  readonly newer: { readonly dataset: string; readonly column: string } | null;
}

/** A release that an agency's calendar announces. */
export interface Release {
  readonly source: SourceCode;
  /** An id that stays the same if the release is rescheduled. It consists of the title and reference period, as a slug. */
  readonly publicationId: string;
  readonly title: string;
  readonly eventType: 'data_release' | 'policy_decision' | 'statement' | 'speech';
  readonly referencePeriod: string | null;
  /** The time of the release, in ms since the epoch. */
  readonly releaseAt: number;
  readonly sourceUrl: string;
}

/** A release from the calendar, as stored. */
export interface StoredRelease extends Release {
  /** How often the release was rescheduled since it was first read. This is the SEQUENCE of iCalendar (RFC 5545). */
  readonly timesMoved: number;
}

export interface ReleaseCalendarSource {
  /** The requests for the calendar's pages at the time `nowMs`. */
  asks(nowMs: number): readonly Ask[];
  parse(capture: Captured): readonly Release[];
  /** Releases that need no request, because their dates come with the program. */
  readonly known?: readonly Release[];
}

export interface Cadence {
  /** The number of minutes from a successful check to the next check. */
  readonly checkEveryMinutes: number;
  /** The titles under which the release calendar announces this dataset. A final `, Australia` may be missing. */
  readonly releaseTitles?: readonly string[];
  /**
   * The maximum age of the latest observation, in days. If it is older, the agency's file counts as no longer updated. Null for
   * discontinued datasets and those without regular updates.
   */
  readonly maxAgeDays: number | null;
  /** For market intervals: the maximum age of the latest interval, in minutes. If it is older, the data count as out of date. */
  readonly maxAgeMinutes?: number;
  /**
   * Set for a large dataset. It is not downloaded until an operator requests it (`wattle refresh ato.ABN_BULK_EXTRACT`). Afterwards it is
   * updated on schedule.
   */
  readonly onDemand?: true;
}

/**
 * A note on a dataset. Plain text applies to all its series. `of` limits the note to the table itself (its layout, parameters or source),
 * or to series with the given codes in all named dimensions.
 */
export type Quirk = string | { readonly text: string; readonly of: 'table' | Readonly<Record<string, readonly string[]>> };

export const quirkText = (quirk: Quirk): string => (typeof quirk === 'string' ? quirk : quirk.text);

interface DatasetBase {
  readonly source: SourceCode;
  /** The id exactly as in the catalogue: `CPI`, `F1.1`, `adi-list`. */
  readonly id: string;
  /** Other ids under which the dataset is found. */
  readonly aliases?: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly landingPage: string;
  /** The licence of the dataset. If absent, it is the licence of the source. */
  readonly licence?: LicenceId;
  readonly catalogueNumber?: string;
  /** The publisher, if it is not the source. */
  readonly publisher?: { readonly name: string; readonly attribution: string };
  readonly cadence: Cadence;
  /** The places that the values are about. Needed only if no dimension contains them. */
  readonly places?: readonly string[];
  /** Notes on the dataset. `describe` shows them, and answers with affected values contain them in `meta.notes`. */
  readonly quirks: readonly Quirk[];
  /** For a discontinued dataset: its last period and the dataset that replaces it. */
  readonly ceased?: {
    readonly lastPeriod: string;
    readonly note: string;
    /** The id of the dataset that continues the discontinued one, for example `abs.HSI_M`. */
    readonly successor?: string;
  };
  readonly curated: boolean;
  readonly upstream: { readonly url: string; readonly format: string };
  asks(): readonly Ask[];
}

/** How Wattle presents one of the agency's dimensions. */
export interface DimensionDeclaration {
  /** The name of the dimension in rows and filters, for example `region`. */
  readonly name: string;
  /** The agency's id of the dimension, for example `REGION`. */
  readonly id: string;
  readonly description: string;
  /** Readable words for codes, for example `{ gdp: 'GPM' }`. */
  readonly words: Readonly<Record<string, string>>;
  /** Named sets of codes that belong together, such as the groups of a classification. */
  readonly sets?: Readonly<Record<string, readonly string[]>>;
  /** The code that applies if a request has no filter on the dimension. Null means all codes. */
  readonly default: string | null;
  /** The kind of places in the dimension. For `state`, a filter also accepts NSW, New South Wales and AU-NSW. */
  readonly geography?: 'state' | 'capital_city';
  /** The kind of small areas among the codes. Areas of one kind can be ranked and drawn on a map. */
  readonly areas?: AreaKind;
  /** If `words`, a filter may consist of words from labels, such as `commonwealth bank`. It matches all labels that contain these words. */
  readonly match?: 'words';
  /** Other names that a filter may use for the dimension. */
  readonly aliases?: readonly string[];
}

export interface TimeSeriesDataset extends DatasetBase {
  readonly kind: 'time_series';
  /** The highest frequency at which the dataset is published. */
  readonly frequency: Frequency;
  /** The dimensions to show, in the order of the columns in rows. */
  readonly dimensions: readonly DimensionDeclaration[];
  /** The codes that are fixed in the remaining dimensions: `{ TSEST: '20', FREQ: 'Q' }`. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The agency's SDMX dataflow, if there is one. */
  readonly dataflow?: { readonly id: string; readonly version: string };
  /** If set, the values of one dimension become columns, so that a row contains several values. `shape=long` turns this off. */
  readonly wide?: WideShape;
  /**
   * Set if values are amounts for a period, so that the values within a year can be added. An object limits this to the given codes of the
   * given dimensions.
   */
  readonly flows?: Readonly<Record<string, readonly string[]>>;
  /**
   * The storage layout. By default, each value is stored with its history. With `blocks`, for market intervals, each market day is stored
   * compressed. Values are then deleted after `keepDays` and their files after `keepCapturesDays`.
   */
  readonly layout?: { readonly kind: 'blocks'; readonly keepDays: number; readonly keepCapturesDays: number };
  /** Set if the agency states no unit for some series. Otherwise, a file without a unit is refused. */
  readonly unitless?: true;
  /**
   * The series that contains the number of rows from which the agency computes the values. If fewer rows count, values change but none is
   * withdrawn.
   */
  readonly rowCount?: string;
  /**
   * Set if values are about single shares or products, which may change a thousandfold. Only large changes of many values at once then need
   * review.
   */
  readonly ofSingles?: true;
  /** The date ranges that callers may request. Needed if the whole dataset is too large for one answer. */
  readonly window?: WindowRules;
  /**
   * Returns the requests for an older range of dates, which is downloaded only when a caller needs it. Each file is imported separately.
   * Returns an empty list if the agency has no such files.
   */
  readonly history?: (window: TimeSpan, now: number) => readonly Ask[];
  /** Reads the captured bytes. It must be a pure function. Throws a PARSE_* WattleError that names the place in the file. */
  parse(capture: Captured): ParsedDataset | Promise<ParsedDataset>;
  /**
   * The id of the request for the file of the previous month or year. That file is compared with the new one, so that missing content is
   * detected. Null if there was no previous file.
   */
  readonly fileBefore?: (askId: string) => string | null;
  /**
   * Set if each file has its own periods or only the latest years, and later files never revise them (quotes, weather, annual counts).
   * Files need no periods in common then. Otherwise, files without common periods count as different vintages. If `fileBefore` exists, this
   * is implied.
   */
  readonly recordsByFile?: true;
  /**
   * Converts series that have the agency's ids and names to series keys of the dataset, and omits other series. If absent, ids are looked
   * up among the codes. Throws PARSE_LAYOUT if no series belongs to the dataset.
   */
  readonly byName?: (series: readonly NamedObservations[]) => ParsedDataset;
}

/** A series in an agency's table with its id and name, such as `A84423050A` and `Unemployment rate ; Persons`. */
export interface NamedObservations {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  /** The power of ten in which values are published. */
  readonly multiplier: number;
  readonly freq: Frequency;
  readonly adjustment: Adjustment;
  /** The reference period: `2008-09 = 100` for an index, `2023-24` for a chain volume. Absent or null if the file does not state it. */
  readonly basePeriod?: string | null;
  readonly observations: readonly Observation[];
}

/** A range of time in ms since the epoch. Both ends are included. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

export interface WindowRules {
  /** The length of the default date range in minutes, ending now. If absent, an answer has the latest rows up to the limit. */
  readonly defaultMinutes?: number;
  /** The longest date range in days. */
  readonly maxDays: number;
  /** Set if callers must give either both ends of the date range or neither. */
  readonly bothBounds?: true;
}

/** The layout of rows that look like the agency's table: `period, bank, abn, total_assets_aud_m, …`. */
export interface WideShape {
  /** The dimension whose values become columns, for example `measure`. */
  readonly pivot: string;
  /** For each code, the name of its column. Needed only if it differs from the readable word. The unit comes last: `total_assets_aud_m`. */
  readonly columns?: Readonly<Record<string, string>>;
  /** For each dimension, the name of an additional column with the code, next to the column with the label: `{ bank: 'abn' }`. */
  readonly codes?: Readonly<Record<string, string>>;
  /** The agency's word for the period, which names its column and filter. For example, `income_year` with values such as `2022-23`. */
  readonly period?: string;
}

const COLUMN_TYPES = ['text', 'integer', 'number', 'date', 'boolean', 'text[]'] as const;

export interface Column {
  readonly name: string;
  readonly type: (typeof COLUMN_TYPES)[number];
  readonly unit?: string;
  readonly description: string;
  /**
   * How a filter on this column matches: the whole value (exact, the default), part of it (substring), or by ranked word search (words).
   */
  readonly match?: 'exact' | 'substring' | 'words';
  readonly indexed?: boolean;
  /** Other names that a filter may use for the column. */
  readonly aliases?: readonly string[];
  /** The meanings of codes: `{ REGD: 'Registered' }`. A filter may contain the code or its meaning. Codes may be missing from this list. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Set if callers can filter by this column although rows do not contain it. */
  readonly hidden?: true;
  /** Values that rank first among rows that match a search equally well. At most four columns can have such values. */
  readonly preferred?: readonly string[];
}

/** Declares a register that is a view of another register: with fewer columns, other names, or only some of its rows. */
export interface RegisterView {
  readonly of: RegisterDataset;
  /** For each column of the view, the column of the other register. */
  readonly columns: Readonly<Record<string, string>>;
  /** Limits the view to rows that have one of the given values in every named column. */
  readonly where?: Readonly<Record<string, readonly string[]>>;
}

export type RegisterRow = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

export interface RegisterDataset extends DatasetBase {
  readonly kind: 'register';
  readonly columns: readonly Column[];
  /** The columns whose values together identify a row. */
  readonly key: readonly string[];
  /**
   * Rows that come with the program. If the agency has no file to request, these are all rows. Otherwise they are used until the first
   * download.
   */
  readonly builtIn?: readonly RegisterRow[];
  /** Set if the agency adds and removes rows all the time. It is then normal that many rows disappear. */
  readonly rolling?: true;
  /** Set if this register is a view. Only the register that it views is downloaded and stored. */
  readonly view?: RegisterView;
  /** Returns the rows in register order, as a stream. Throws a PARSE_* WattleError that names the place in the file. */
  parse(capture: Captured): AsyncIterable<RegisterRow>;
  /** Returns the content of a file that no row contains: further columns, sheets and text. Absent if there is no such content. */
  readonly leftOut?: (capture: Captured) => Promise<readonly LeftOut[]>;
  /** Combines the content of several files into rows. If present, `parse` returns the content of a single file. */
  readonly combine?: (captures: readonly Captured[]) => AsyncIterable<RegisterRow>;
}

export type Dataset = TimeSeriesDataset | RegisterDataset;

/** The id of a dataset within the program, for example `abs/CPI`. */
export type DatasetKey = `${SourceCode}/${string}`;
/** Whether files belong to the same dataset even if they have no periods in common. */
export const keepsRecordsByFile = ({ recordsByFile, fileBefore }: Pick<TimeSeriesDataset, 'recordsByFile' | 'fileBefore'>): boolean =>
  recordsByFile === true || fileBefore !== undefined;

export const datasetKey = (d: { source: SourceCode; id: string }): DatasetKey => `${d.source}/${d.id}`;
/** Whether data are requested from the agency. False for a view, and for a register whose rows only come with the program. */
export const isRequested = (dataset: Dataset): boolean =>
  dataset.kind !== 'register' || !(dataset.view || (dataset.builtIn && dataset.asks().length === 0));
/** The dataset that is stored: for a view, the register that it views. Otherwise the dataset itself. */
export const storedAs = (dataset: Dataset): Dataset => (dataset.kind === 'register' && dataset.view ? dataset.view.of : dataset);
/** The key of the stored dataset. */
export const storeKey = (dataset: Dataset): DatasetKey => datasetKey(storedAs(dataset));
/** The id of a dataset in URLs and answers, for example `abs.CPI`. */
export const dottedId = (d: { source: SourceCode; id: string }): string => `${d.source}.${d.id}`;
