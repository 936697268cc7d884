/** Declarations of sources and datasets. A declaration is data: source, schedule, unit and licence. */

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
  /** Full name, as shown in `meta.sources[].name`. */
  readonly name: string;
  /** `Source: Australian Bureau of Statistics` */
  readonly attribution: string;
  readonly homepage: string;
  readonly licence: LicenceId;
  /** Allowed hosts, also for redirects. */
  readonly hosts: readonly string[];
  /** Concurrent requests per host, and least time between starts. */
  readonly politeness: { readonly concurrency: number; readonly gapMs: number };
  /** The release calendar, if the agency has one. */
  readonly calendar?: ReleaseCalendarSource;
  /** Look-up of single ABNs, if the agency offers it. */
  readonly businessRegister?: BusinessRegisterSource;
  /** Declares an uncurated dataset of the agency (any ABS dataflow or RBA table). Null for an impossible id. */
  readonly uncurated?: (id: string) => Dataset | null;
  /** All ids for `uncurated`, as known without a request. Absent if `uncurated` is. */
  readonly listed?: PublishedList;
}

/** The agency's publications by id. */
export interface PublishedList {
  /** `dataflows` */
  readonly what: string;
  readonly ids: readonly string[];
  /** Date of the included list, `2026-03-16`, or null. */
  readonly asAt: string | null;
  /** The register with the agency's latest list, and its id column, or null. */
  readonly newer: { readonly dataset: string; readonly column: string } | null;
}

/** A dated act of publication, as a calendar announces it. */
export interface Release {
  readonly source: SourceCode;
  /** Stable within the source: slug of title and reference period. */
  readonly publicationId: string;
  readonly title: string;
  readonly eventType: 'data_release' | 'policy_decision' | 'statement' | 'speech';
  readonly referencePeriod: string | null;
  /** The instant of release, ms since the epoch. */
  readonly releaseAt: number;
  readonly sourceUrl: string;
}

/** A release of the calendar as stored. */
export interface StoredRelease extends Release {
  /** How often its time has changed since it was first read. The SEQUENCE of iCalendar (RFC 5545). */
  readonly timesMoved: number;
}

export interface ReleaseCalendarSource {
  /** Pages to request at a given time. */
  asks(nowMs: number): readonly Ask[];
  parse(capture: Captured): readonly Release[];
  /** Releases from a dated table, without a request. */
  readonly known?: readonly Release[];
}

export interface Cadence {
  /** Minutes from a successful check to the next. */
  readonly checkEveryMinutes: number;
  /** Titles of this dataset in the release calendar. `, Australia` at the end is optional. */
  readonly releaseTitles?: readonly string[];
  /** Largest age in days of the newest observation before the feed counts as frozen. Null for ceased and irregular ones. */
  readonly maxAgeDays: number | null;
  /** For market intervals: largest age in minutes of the newest one before data count as out of date. */
  readonly maxAgeMinutes?: number;
  /** Large, so first fetched when an operator requests it (`wattle refresh ato.ABN_BULK_EXTRACT`), then by cadence. */
  readonly onDemand?: true;
}

/**
 * A sentence about a dataset. Plain text concerns all its series. `of` limits it: to the table itself (its layout, parameters or source), or to
 * series with one of the codes in each named dimension.
 */
export type Quirk = string | { readonly text: string; readonly of: 'table' | Readonly<Record<string, readonly string[]>> };

export const quirkText = (quirk: Quirk): string => (typeof quirk === 'string' ? quirk : quirk.text);

interface DatasetBase {
  readonly source: SourceCode;
  /** Canonical id, exactly as in the catalogue: `CPI`, `F1.1`, `adi-list`. */
  readonly id: string;
  /** Other ids that lead here. */
  readonly aliases?: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly landingPage: string;
  /** Absent: the source's licence. */
  readonly licence?: LicenceId;
  readonly catalogueNumber?: string;
  /** The publisher, if not the source. */
  readonly publisher?: { readonly name: string; readonly attribution: string };
  readonly cadence: Cadence;
  /** Places of its values that are in no dimension. */
  readonly places?: readonly string[];
  /** Sentences for describe and for `meta.notes` of the answers they concern. */
  readonly quirks: readonly Quirk[];
  /** For a discontinued dataset: last period and replacement. */
  readonly ceased?: {
    readonly lastPeriod: string;
    readonly note: string;
    /** The dataset that continues it: `abs.HSI_M`. */
    readonly successor?: string;
  };
  readonly curated: boolean;
  readonly upstream: { readonly url: string; readonly format: string };
  asks(): readonly Ask[];
}

/** How one of the publisher's dimensions is shown. */
export interface DimensionDeclaration {
  /** Name in rows and filters: `region`. */
  readonly name: string;
  /** The publisher's id: `REGION`. */
  readonly id: string;
  readonly description: string;
  /** Friendly words by code: `{ gdp: 'GPM' }`. */
  readonly words: Readonly<Record<string, string>>;
  /** Named sets of codes that are shown together, such as the groups of a classification. */
  readonly sets?: Readonly<Record<string, readonly string[]>>;
  /** Code without a filter. Null means all. */
  readonly default: string | null;
  /** State dimensions also accept NSW, New South Wales, AU-NSW. */
  readonly geography?: 'state' | 'capital_city';
  /** Its codes include areas of one kind, which can be ranked and drawn on a map. */
  readonly areas?: AreaKind;
  /** words: a filter may use words of a label, such as `commonwealth bank`, and matches all labels with them. */
  readonly match?: 'words';
  /** Other accepted filter names. */
  readonly aliases?: readonly string[];
}

export interface TimeSeriesDataset extends DatasetBase {
  readonly kind: 'time_series';
  /** The finest frequency it is published at. */
  readonly frequency: Frequency;
  /** The dimensions that are shown, in the order of the rows. */
  readonly dimensions: readonly DimensionDeclaration[];
  /** Fixed codes of other dimensions: `{ TSEST: '20', FREQ: 'Q' }`. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The publisher's dataflow, if any. */
  readonly dataflow?: { readonly id: string; readonly version: string };
  /** For datasets that are flat and wide unless `shape=long`: one column per value of a dimension. */
  readonly wide?: WideShape;
  /** Values are amounts within a period, so those of a year can be added up. With codes by dimension: only theirs. */
  readonly flows?: Readonly<Record<string, readonly string[]>>;
  /**
   * rows: each value with its history (default). blocks: compressed market days, for market intervals. `keepDays` limits values,
   * `keepCapturesDays` their files.
   */
  readonly layout?: { readonly kind: 'blocks'; readonly keepDays: number; readonly keepCapturesDays: number };
  /** The publisher states no unit for some series. Otherwise a missing unit is refused. */
  readonly unitless?: true;
  /** Series with the number of rows behind all values. Fewer rows change values but remove none. */
  readonly rowCount?: string;
  /** Values of single shares or products may change a thousandfold. Only joint movements need review. */
  readonly ofSingles?: true;
  /** Allowed windows, if the whole dataset is too large. */
  readonly window?: WindowRules;
  /** Requests for an older window, fetched on demand. Each file is imported separately. Empty if the agency has none. */
  readonly history?: (window: TimeSpan, now: number) => readonly Ask[];
  /** A pure function of captured bytes. Throws WattleError PARSE_* with an address. */
  parse(capture: Captured): ParsedDataset | Promise<ParsedDataset>;
  /** The request for the previous month's or year's file, to detect missing content. Null if none. */
  readonly fileBefore?: (askId: string) => string | null;
  /**
   * Each file has its own periods, or the latest years only, and later files never revise them (quotes, weather, annual counts), so files
   * need not overlap. Otherwise files without common periods are different vintages. Implied by `fileBefore`.
   */
  readonly recordsByFile?: true;
  /**
   * Converts series with the publisher's ids and names to keys of the dataset, and drops others. Absent: series are found by id among the
   * codes. Throws PARSE_LAYOUT if none belongs to it.
   */
  readonly byName?: (series: readonly NamedObservations[]) => ParsedDataset;
}

/** A series in a table: `A84423050A`, `Unemployment rate ; Persons`. */
export interface NamedObservations {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  /** Power of ten. */
  readonly multiplier: number;
  readonly freq: Frequency;
  readonly adjustment: Adjustment;
  /** `2008-09 = 100` of an index, `2023-24` of a chain volume. Absent or null if not stated. */
  readonly basePeriod?: string | null;
  readonly observations: readonly Observation[];
}

/** Both ends inclusive, ms since the epoch. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

export interface WindowRules {
  /** Default window: the latest minutes. Absent: the latest rows up to the limit. */
  readonly defaultMinutes?: number;
  /** Longest window in days. */
  readonly maxDays: number;
  /** Needs both bounds or none. */
  readonly bothBounds?: true;
}

/** Rows as in the publisher's table: `period, bank, abn, total_assets_aud_m, …`. */
export interface WideShape {
  /** The dimension spread over columns: `measure`. */
  readonly pivot: string;
  /** Column names by code, if not the friendly word. Units come last: `total_assets_aud_m`. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Code columns next to labels, by dimension: `{ bank: 'abn' }`. */
  readonly codes?: Readonly<Record<string, string>>;
  /** The publisher's name of the period, as column and filter: `income_year` with values such as `2022-23`. */
  readonly period?: string;
}

const COLUMN_TYPES = ['text', 'integer', 'number', 'date', 'boolean', 'text[]'] as const;

export interface Column {
  readonly name: string;
  readonly type: (typeof COLUMN_TYPES)[number];
  readonly unit?: string;
  readonly description: string;
  /** How a filter on this column matches: exact (default), substring, or words (ranked search). */
  readonly match?: 'exact' | 'substring' | 'words';
  readonly indexed?: boolean;
  /** Other accepted filter names. */
  readonly aliases?: readonly string[];
  /** Meaning of codes: `{ REGD: 'Registered' }`. Filters accept both. The list may be incomplete. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Can be filtered by, and is not shown. */
  readonly hidden?: true;
  /** Values that rank first among equal matches. At most four columns. */
  readonly preferred?: readonly string[];
}

/** Another register with fewer columns, other names, or some of its rows. */
export interface RegisterView {
  readonly of: RegisterDataset;
  /** Column of the register by column of the view. */
  readonly columns: Readonly<Record<string, string>>;
  /** Only rows with these values in these columns. */
  readonly where?: Readonly<Record<string, readonly string[]>>;
}

export type RegisterRow = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

export interface RegisterDataset extends DatasetBase {
  readonly kind: 'register';
  readonly columns: readonly Column[];
  /** Columns that identify a row. */
  readonly key: readonly string[];
  /** Rows in the program: all rows if nothing is requested, else until the first request. */
  readonly builtIn?: readonly RegisterRow[];
  /** Rows are added and removed, so losing many is normal. */
  readonly rolling?: true;
  /** A view of another register, which is stored and refreshed instead. */
  readonly view?: RegisterView;
  /** Rows in register order, streamed. Throws WattleError PARSE_* with an address. */
  parse(capture: Captured): AsyncIterable<RegisterRow>;
  /** Content of a file that rows ignore: further columns, sheets, text. Absent if nothing is ignored. */
  readonly leftOut?: (capture: Captured) => Promise<readonly LeftOut[]>;
  /** Combines several files into rows. `parse` then returns the content of one file. */
  readonly combine?: (captures: readonly Captured[]) => AsyncIterable<RegisterRow>;
}

export type Dataset = TimeSeriesDataset | RegisterDataset;

/** `abs/CPI`: the name of a dataset inside the program. */
export type DatasetKey = `${SourceCode}/${string}`;
/** Whether files of a dataset without a common period belong together. */
export const keepsRecordsByFile = ({ recordsByFile, fileBefore }: Pick<TimeSeriesDataset, 'recordsByFile' | 'fileBefore'>): boolean =>
  recordsByFile === true || fileBefore !== undefined;

export const datasetKey = (d: { source: SourceCode; id: string }): DatasetKey => `${d.source}/${d.id}`;
/** Whether the agency is requested for the dataset: not a view, and not only in the program. */
export const isRequested = (dataset: Dataset): boolean =>
  dataset.kind !== 'register' || !(dataset.view || (dataset.builtIn && dataset.asks().length === 0));
/** The dataset under which a register is stored: itself or the viewed one. */
export const storedAs = (dataset: Dataset): Dataset => (dataset.kind === 'register' && dataset.view ? dataset.view.of : dataset);
/** The key of that dataset in the store. */
export const storeKey = (dataset: Dataset): DatasetKey => datasetKey(storedAs(dataset));
/** `abs.CPI`: its name on the wire. */
export const dottedId = (d: { source: SourceCode; id: string }): string => `${d.source}.${d.id}`;
