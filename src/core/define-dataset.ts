/** Declarations of sources and datasets. A declaration is only data: source, schedule, unit and licence. */

import type { BusinessRegisterSource } from './business-register.ts';
import type { Ask, Captured } from './capture.ts';
import type { Frequency } from './frequency.ts';
import type { LicenceId } from './licence.ts';
import type { Adjustment, LeftOut, Observation, ParsedDataset } from './observation.ts';
import type { AreaKind } from './places/area-kinds.ts';

export const SOURCE_CODES = ['abs', 'rba', 'ato', 'asic', 'apra', 'aihw', 'wgea', 'aemo', 'bom'] as const;
export type SourceCode = (typeof SOURCE_CODES)[number];

/** An agency service. */
export interface Source {
  readonly code: SourceCode;
  /** The full name of the agency, as shown in `meta.sources[].name`. */
  readonly name: string;
  /** `Source: Australian Bureau of Statistics` */
  readonly attribution: string;
  readonly homepage: string;
  readonly licence: LicenceId;
  /** The hosts that requests and redirects may go to. */
  readonly hosts: readonly string[];
  /** The number of concurrent requests to one host, and the minimum time between their starts, in ms. */
  readonly politeness: { readonly concurrency: number; readonly gapMs: number };
  /** The release calendar, if the agency has one. */
  readonly calendar?: ReleaseCalendarSource;
  /** Look-up of single ABNs, if the agency offers it. */
  readonly businessRegister?: BusinessRegisterSource;
  /** Declares a dataset of the agency that we did not curate (any ABS dataflow or RBA table). Null for an impossible id. */
  readonly uncurated?: (id: string) => Dataset | null;
  /** The ids that `uncurated` accepts, as far as known without a request. Absent if `uncurated` is absent. */
  readonly listed?: PublishedList;
}

/** A list of the agency's publications by id. */
export interface PublishedList {
  /** `dataflows` */
  readonly what: string;
  readonly ids: readonly string[];
  /** The date of the list in the program, `2026-03-16`, or null. */
  readonly asAt: string | null;
  /** The register that contains the agency's latest list, and the column with the ids. Null without such a register. */
  readonly newer: { readonly dataset: string; readonly column: string } | null;
}

/** One publication at a certain time, as an agency's calendar announces it. */
export interface Release {
  readonly source: SourceCode;
  /** An id that stays the same if the release moves: a slug of title and reference period. */
  readonly publicationId: string;
  readonly title: string;
  readonly eventType: 'data_release' | 'policy_decision' | 'statement' | 'speech';
  readonly referencePeriod: string | null;
  /** The instant of release, ms since the epoch. */
  readonly releaseAt: number;
  readonly sourceUrl: string;
}

/** A release from the calendar, as stored. */
export interface StoredRelease extends Release {
  /** The number of times that the release was rescheduled since it was first read. This is the SEQUENCE of iCalendar (RFC 5545). */
  readonly timesMoved: number;
}

export interface ReleaseCalendarSource {
  /** The pages to request at a given time. */
  asks(nowMs: number): readonly Ask[];
  parse(capture: Captured): readonly Release[];
  /** Releases from a table of dates, which need no request. */
  readonly known?: readonly Release[];
}

export interface Cadence {
  /** The number of minutes between a successful check and the next one. */
  readonly checkEveryMinutes: number;
  /** The titles of this dataset in the release calendar. A final `, Australia` is optional. */
  readonly releaseTitles?: readonly string[];
  /**
   * The maximum age of the latest observation, in days. Beyond this age, the feed counts as frozen. Null for ceased and irregular datasets.
   */
  readonly maxAgeDays: number | null;
  /** For market intervals: the maximum age of the latest interval, in minutes. Beyond this age, the data count as out of date. */
  readonly maxAgeMinutes?: number;
  /**
   * The dataset is large. It is first downloaded when an operator requests it (`wattle refresh ato.ABN_BULK_EXTRACT`), and then on
   * schedule.
   */
  readonly onDemand?: true;
}

/**
 * A note on a dataset. Plain text applies to all its series. `of` limits the note: to the table itself (its layout, parameters or source),
 * or to series that have one of the codes in each named dimension.
 */
export type Quirk = string | { readonly text: string; readonly of: 'table' | Readonly<Record<string, readonly string[]>> };

export const quirkText = (quirk: Quirk): string => (typeof quirk === 'string' ? quirk : quirk.text);

interface DatasetBase {
  readonly source: SourceCode;
  /** The canonical id, exactly as in the catalogue: `CPI`, `F1.1`, `adi-list`. */
  readonly id: string;
  /** Other ids that lead to this dataset. */
  readonly aliases?: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly landingPage: string;
  /** Absent: the source's licence. */
  readonly licence?: LicenceId;
  readonly catalogueNumber?: string;
  /** The publisher, if it is not the source. */
  readonly publisher?: { readonly name: string; readonly attribution: string };
  readonly cadence: Cadence;
  /** The places that the values are about, if no dimension contains them. */
  readonly places?: readonly string[];
  /** Notes that describe shows, and that `meta.notes` of the affected answers contains. */
  readonly quirks: readonly Quirk[];
  /** For a discontinued dataset: its last period and its replacement. */
  readonly ceased?: {
    readonly lastPeriod: string;
    readonly note: string;
    /** The dataset that continues the discontinued one: `abs.HSI_M`. */
    readonly successor?: string;
  };
  readonly curated: boolean;
  readonly upstream: { readonly url: string; readonly format: string };
  asks(): readonly Ask[];
}

/** How we show one of the publisher's dimensions. */
export interface DimensionDeclaration {
  /** The name in rows and filters: `region`. */
  readonly name: string;
  /** The publisher's id: `REGION`. */
  readonly id: string;
  readonly description: string;
  /** Readable words for codes: `{ gdp: 'GPM' }`. */
  readonly words: Readonly<Record<string, string>>;
  /** Named sets of codes that are shown together, such as the groups in a classification. */
  readonly sets?: Readonly<Record<string, readonly string[]>>;
  /** The code that applies if there is no filter. Null means all codes. */
  readonly default: string | null;
  /** A filter on a dimension of states also accepts NSW, New South Wales and AU-NSW. */
  readonly geography?: 'state' | 'capital_city';
  /** The codes include areas of one kind, which can be ranked and drawn on a map. */
  readonly areas?: AreaKind;
  /** words: a filter may consist of words from a label, such as `commonwealth bank`. It matches all labels that contain these words. */
  readonly match?: 'words';
  /** Other accepted filter names. */
  readonly aliases?: readonly string[];
}

export interface TimeSeriesDataset extends DatasetBase {
  readonly kind: 'time_series';
  /** The finest frequency at which the dataset is published. */
  readonly frequency: Frequency;
  /** The dimensions that are shown, in the order in which rows contain them. */
  readonly dimensions: readonly DimensionDeclaration[];
  /** The fixed codes of the other dimensions: `{ TSEST: '20', FREQ: 'Q' }`. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The publisher's dataflow, if any. */
  readonly dataflow?: { readonly id: string; readonly version: string };
  /** For datasets whose rows are flat and wide unless `shape=long`: one dimension becomes columns, one for each value. */
  readonly wide?: WideShape;
  /**
   * The values are amounts for a period, so the values in a year can be added up. If codes are given by dimension, this applies only to
   * them.
   */
  readonly flows?: Readonly<Record<string, readonly string[]>>;
  /**
   * rows: each value is stored with its history (default). blocks: whole market days are stored compressed, for market intervals. Values
   * are deleted after `keepDays`, their files after `keepCapturesDays`.
   */
  readonly layout?: { readonly kind: 'blocks'; readonly keepDays: number; readonly keepCapturesDays: number };
  /** The publisher does not state a unit for some series. Without this declaration, a file with a missing unit is refused. */
  readonly unitless?: true;
  /**
   * The series that contains the number of rows from which the values are computed. If rows are removed, values change but none disappears.
   */
  readonly rowCount?: string;
  /** The values are about single shares or products and may change a thousandfold. Only movements of many values at once need review. */
  readonly ofSingles?: true;
  /** The windows that callers may request, if the whole dataset is too large for one answer. */
  readonly window?: WindowRules;
  /**
   * Requests for an older window, which is downloaded on demand. Each file is imported separately. Empty if the agency has no such files.
   */
  readonly history?: (window: TimeSpan, now: number) => readonly Ask[];
  /** A pure function of the captured bytes. Throws a PARSE_* WattleError that names the place in the file. */
  parse(capture: Captured): ParsedDataset | Promise<ParsedDataset>;
  /**
   * The request for the file of the previous month or year. It is compared with the new file to detect missing content. Null if there is
   * none.
   */
  readonly fileBefore?: (askId: string) => string | null;
  /**
   * Each file has its own periods or only the latest years, and later files never revise them (quotes, weather, annual counts). Files then
   * need not overlap. Without this, files without common periods count as different vintages. `fileBefore` implies this.
   */
  readonly recordsByFile?: true;
  /**
   * Converts series with the publisher's ids and names to keys of the dataset, and drops all other series. If absent, series are found by
   * their ids among the codes. Throws PARSE_LAYOUT if no series belongs to the dataset.
   */
  readonly byName?: (series: readonly NamedObservations[]) => ParsedDataset;
}

/** A series in a table, by id and name: `A84423050A`, `Unemployment rate ; Persons`. */
export interface NamedObservations {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  /** Power of ten. */
  readonly multiplier: number;
  readonly freq: Frequency;
  readonly adjustment: Adjustment;
  /** `2008-09 = 100` for an index, `2023-24` for a chain volume. Absent or null if the file does not state it. */
  readonly basePeriod?: string | null;
  readonly observations: readonly Observation[];
}

/** A span of time in ms since the epoch. It includes both ends. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

export interface WindowRules {
  /** The length of the default window, in minutes before now. If absent, the answer has the latest rows up to the limit. */
  readonly defaultMinutes?: number;
  /** Longest window in days. */
  readonly maxDays: number;
  /** Callers must give both bounds of the window or neither. */
  readonly bothBounds?: true;
}

/** Rows that look like the publisher's table: `period, bank, abn, total_assets_aud_m, …`. */
export interface WideShape {
  /** The dimension whose values become columns: `measure`. */
  readonly pivot: string;
  /** Column names by code, if they differ from the readable word. The unit comes last: `total_assets_aud_m`. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Columns with codes that appear next to labels, by dimension: `{ bank: 'abn' }`. */
  readonly codes?: Readonly<Record<string, string>>;
  /** The publisher's name for the period, used as column and filter: `income_year` with values such as `2022-23`. */
  readonly period?: string;
}

const COLUMN_TYPES = ['text', 'integer', 'number', 'date', 'boolean', 'text[]'] as const;

export interface Column {
  readonly name: string;
  readonly type: (typeof COLUMN_TYPES)[number];
  readonly unit?: string;
  readonly description: string;
  /** How a filter on this column matches: exact (default), substring, or words (a ranked search). */
  readonly match?: 'exact' | 'substring' | 'words';
  readonly indexed?: boolean;
  /** Other accepted filter names. */
  readonly aliases?: readonly string[];
  /** The meaning of codes: `{ REGD: 'Registered' }`. Filters accept code and meaning. The list may be incomplete. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Callers can filter by this column, but rows do not show it. */
  readonly hidden?: true;
  /** Among rows that match equally well, those with these values rank first. At most four columns can have such values. */
  readonly preferred?: readonly string[];
}

/** A view of another register, with fewer columns, other names, or only some of its rows. */
export interface RegisterView {
  readonly of: RegisterDataset;
  /** The column in the register, by column of the view. */
  readonly columns: Readonly<Record<string, string>>;
  /** The view includes only rows that have these values in these columns. */
  readonly where?: Readonly<Record<string, readonly string[]>>;
}

export type RegisterRow = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

export interface RegisterDataset extends DatasetBase {
  readonly kind: 'register';
  readonly columns: readonly Column[];
  /** The columns that together identify a row. */
  readonly key: readonly string[];
  /**
   * Rows that come with the program. If nothing is requested from the agency, these are all rows. Otherwise they are used until the first
   * request.
   */
  readonly builtIn?: readonly RegisterRow[];
  /** The agency adds and removes rows all the time, so losing many is normal. */
  readonly rolling?: true;
  /** This register is a view of another register. Only the other one is stored and refreshed. */
  readonly view?: RegisterView;
  /** Streams the rows in register order. Throws a PARSE_* WattleError that names the place in the file. */
  parse(capture: Captured): AsyncIterable<RegisterRow>;
  /** The content of a file that rows ignore: further columns, sheets and text. Absent if rows ignore nothing. */
  readonly leftOut?: (capture: Captured) => Promise<readonly LeftOut[]>;
  /** Combines several files into rows. `parse` then returns the content of only one file. */
  readonly combine?: (captures: readonly Captured[]) => AsyncIterable<RegisterRow>;
}

export type Dataset = TimeSeriesDataset | RegisterDataset;

/** `abs/CPI`: the name of a dataset within the program. */
export type DatasetKey = `${SourceCode}/${string}`;
/** Whether a dataset's files belong together even if they have no common period. */
export const keepsRecordsByFile = ({ recordsByFile, fileBefore }: Pick<TimeSeriesDataset, 'recordsByFile' | 'fileBefore'>): boolean =>
  recordsByFile === true || fileBefore !== undefined;

export const datasetKey = (d: { source: SourceCode; id: string }): DatasetKey => `${d.source}/${d.id}`;
/** Whether data are requested from the agency. Not for a view, or for rows that come only with the program. */
export const isRequested = (dataset: Dataset): boolean =>
  dataset.kind !== 'register' || !(dataset.view || (dataset.builtIn && dataset.asks().length === 0));
/** The dataset under which a register is stored: the register that it views, or itself. */
export const storedAs = (dataset: Dataset): Dataset => (dataset.kind === 'register' && dataset.view ? dataset.view.of : dataset);
/** The key under which the dataset is stored. */
export const storeKey = (dataset: Dataset): DatasetKey => datasetKey(storedAs(dataset));
/** `abs.CPI`: the name of a dataset in URLs and answers. */
export const dottedId = (d: { source: SourceCode; id: string }): string => `${d.source}.${d.id}`;
