/** What a source and a dataset declare. A leaf is data: what, where, when, in which unit, under which licence. */

import type { BusinessRegisterSource } from './business-register.ts';
import type { Ask, Captured } from './capture.ts';
import type { Frequency } from './frequency.ts';
import type { LicenceId } from './licence.ts';
import type { Adjustment, LeftOut, Observation, ParsedDataset } from './observation.ts';

export const SOURCE_CODES = ['abs', 'rba', 'ato', 'asic', 'apra', 'aihw', 'wgea', 'aemo', 'bom'] as const;
export type SourceCode = (typeof SOURCE_CODES)[number];

/** An agency service that is read. */
export interface Source {
  readonly code: SourceCode;
  /** Full name, as shown in `meta.sources[].name`. */
  readonly name: string;
  /** `Source: Australian Bureau of Statistics` */
  readonly attribution: string;
  readonly homepage: string;
  readonly licence: LicenceId;
  /** Hosts that may be queried, and the only ones a redirect may lead to. */
  readonly hosts: readonly string[];
  /** At most so many requests at once to one host, and at least so long between two starts. */
  readonly politeness: { readonly concurrency: number; readonly gapMs: number };
  /** Where the release calendar is, and how it reads; absent where the agency has none. */
  readonly calendar?: ReleaseCalendarSource;
  /** A service that answers for one ABN at a time; absent where the agency has none. */
  readonly businessRegister?: BusinessRegisterSource;
  /** Makes the declaration of a dataset that is not curated but that the agency has (any ABS dataflow, any RBA table); null when the id cannot be one. */
  readonly uncurated?: (id: string) => Dataset | null;
  /** All that `uncurated` can lead to, as far as it is known without requesting; absent where `uncurated` is. */
  readonly listed?: PublishedList;
}

/** What an agency publishes under its own ids. */
export interface PublishedList {
  /** `dataflows` */
  readonly what: string;
  readonly ids: readonly string[];
  /** Day of the list that comes with the program, `2026-03-16`; null where none is stated. */
  readonly asAt: string | null;
  /** The register that the agency's newest list is read into, and its column of ids; null if none. */
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

export interface ReleaseCalendarSource {
  /** The pages to ask, for a given now. */
  asks(nowMs: number): readonly Ask[];
  parse(capture: Captured): readonly Release[];
  /** Releases that are known without requesting, from a dated table. */
  readonly known?: readonly Release[];
}

export interface Cadence {
  /** How long after a good check the upstream is queried again, in minutes. */
  readonly checkEveryMinutes: number;
  /** Titles in the agency's release calendar that publish this dataset; `, Australia` at the end may be left out. */
  readonly releaseTitles?: readonly string[];
  /** The newest observation may end at most so many days ago before the feed counts as frozen; null for ceased and irregular ones. */
  readonly maxAgeDays: number | null;
  /** For market intervals: the newest one may have ended at most so many minutes ago before stored data counts as stale. */
  readonly maxAgeMinutes?: number;
  /** So large that it is first fetched when the operator requests it (`wattle refresh ato.ABN_BULK_EXTRACT`); from then on as the cadence says. */
  readonly onDemand?: true;
}

interface DatasetBase {
  readonly source: SourceCode;
  /** Canonical id, exactly as in the catalogue: `CPI`, `F1.1`, `adi-list`. */
  readonly id: string;
  /** Other ids that lead here. */
  readonly aliases?: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly landingPage: string;
  /** Absent: the source's own. */
  readonly licence?: LicenceId;
  readonly catalogueNumber?: string;
  /** Present where somebody else publishes it than the source it is filed under. */
  readonly publisher?: { readonly name: string; readonly attribution: string };
  readonly cadence: Cadence;
  /** Towns and regions that its values are called by, where the words of no dimension name them. */
  readonly places?: readonly string[];
  /** Sentences that users see in describe and in meta.notes. */
  readonly quirks: readonly string[];
  /** Present when the publisher has stopped: last period and what replaced it. */
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
  /** Friendly words for codes: `{ gdp: 'GPM' }`. */
  readonly words: Readonly<Record<string, string>>;
  /** Codes that are looked at beside each other, by what they are called together: groups among all their classes. */
  readonly sets?: Readonly<Record<string, readonly string[]>>;
  /** The code used when a request does not filter this dimension; null means all values. */
  readonly default: string | null;
  /** Dimensions of states and territories also take NSW, New South Wales, AU-NSW. */
  readonly geography?: 'state' | 'capital_city';
  /** words: a filter also takes some words of a label, `commonwealth bank`, and means every value that has them all. */
  readonly match?: 'words';
  /** Other names a filter may use for it. */
  readonly aliases?: readonly string[];
}

export interface TimeSeriesDataset extends DatasetBase {
  readonly kind: 'time_series';
  /** The finest frequency it is published at. */
  readonly frequency: Frequency;
  /** The dimensions that are shown, in the order of the rows. */
  readonly dimensions: readonly DimensionDeclaration[];
  /** The publisher's remaining dimensions with the one code that is read: `{ TSEST: '20', FREQ: 'Q' }`. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The publisher's own dataflow that it is read from, where it is one. */
  readonly dataflow?: { readonly id: string; readonly version: string };
  /** Present where the rows are flat and wide unless `shape=long` is requested: one column per value of a dimension. */
  readonly wide?: WideShape;
  /**
   * rows: each value with its whole life (default). blocks: a day of a series at a time, compressed, for market intervals; `keepDays` is how
   * long values are kept, `keepCapturesDays` how long the files they came from are.
   */
  readonly layout?: { readonly kind: 'blocks'; readonly keepDays: number; readonly keepCapturesDays: number };
  /** True where the publisher states no unit of some of its series; without it a series that has lost its unit is refused. */
  readonly unitless?: true;
  /** Key of the series that counts the rows behind all figures, where these are computed from rows: fewer rows change figures and remove none. */
  readonly rowCount?: string;
  /**
   * True where a figure is of a single share or product and may be a thousand times the one before it without a fault: then only figures that
   * move together are reviewed.
   */
  readonly ofSingles?: true;
  /** Which windows a request may request, where the whole would be too much. */
  readonly window?: WindowRules;
  /**
   * The requests a window before what refreshes bring, which is fetched when somebody wants it. Each file is brought in by itself. Empty
   * where the agency has nothing so old, or nothing so new.
   */
  readonly history?: (window: TimeSpan, now: number) => readonly Ask[];
  /** A pure function of captured bytes. Throws WattleError PARSE_* with an address. */
  parse(capture: Captured): ParsedDataset | Promise<ParsedDataset>;
  /**
   * The request whose file comes before that of a request, where each month or year has its own file: what the newer one lacks of it is missed.
   * Null if none.
   */
  readonly fileBefore?: (askId: string) => string | null;
  /**
   * True where each file holds its own periods, or the newest years only, of what no later file estimates anew (quotes, weather, counts of one
   * year's returns): that two of them share no period says nothing. Elsewhere figures of such files are of different editions. True without
   * being said where there is `fileBefore`.
   */
  readonly recordsByFile?: true;
  /**
   * Series that are given by the publisher's ids and names, under the keys of the dataset; those that do not belong to it are left out.
   * Absent where names say nothing: then a series is found by its id among the codes. Throws PARSE_LAYOUT when none belongs to it.
   */
  readonly byName?: (series: readonly NamedObservations[]) => ParsedDataset;
}

/** A series as a table names it: `A84423050A`, `Unemployment rate ; Persons`. */
export interface NamedObservations {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  /** Power of ten. */
  readonly multiplier: number;
  readonly freq: Frequency;
  readonly adjustment: Adjustment;
  readonly observations: readonly Observation[];
}

/** Both ends inclusive, ms since the epoch. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

export interface WindowRules {
  /** Without bounds the rows of the newest so many minutes are meant; absent: the newest rows up to the limit. */
  readonly defaultMinutes?: number;
  /** A window may be so many days long. */
  readonly maxDays: number;
  /** Both bounds or none have to be given. */
  readonly bothBounds?: true;
}

/** Rows as the publisher's own table has them: `period, bank, abn, total_assets_aud_m, …`. */
export interface WideShape {
  /** Name of the dimension whose values become columns: `measure`. */
  readonly pivot: string;
  /** Column names by code, where the friendly word of the code is not the one; a unit comes last: `total_assets_aud_m`. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Columns that show the code of a dimension beside its label, by dimension name: `{ bank: 'abn' }`. */
  readonly codes?: Readonly<Record<string, string>>;
  /** The publisher's name for the period, which is a column beside it and a filter: `income_year`, with values such as `2022-23`. */
  readonly period?: string;
}

export const COLUMN_TYPES = ['text', 'integer', 'number', 'date', 'boolean', 'text[]'] as const;

export interface Column {
  readonly name: string;
  readonly type: (typeof COLUMN_TYPES)[number];
  readonly unit?: string;
  readonly description: string;
  /** How a filter on this column matches: exact (default), substring, or words (ranked search). */
  readonly match?: 'exact' | 'substring' | 'words';
  readonly indexed?: boolean;
  /** Other names a filter may use for it. */
  readonly aliases?: readonly string[];
  /** What the publisher's codes in it mean: `{ REGD: 'Registered' }`. Filters take either; the list is never complete for certain. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Can be filtered by, and is not shown. */
  readonly hidden?: true;
  /** Of the rows that match a word search alike, those with one of these values come first. At most four columns have it. */
  readonly preferred?: readonly string[];
}

/** Another register seen with fewer columns, other names, or only some of its rows. */
export interface RegisterView {
  readonly of: RegisterDataset;
  /** Column of the register by column of the view. */
  readonly columns: Readonly<Record<string, string>>;
  /** Only rows with one of these values in these columns of the register. */
  readonly where?: Readonly<Record<string, readonly string[]>>;
}

export type RegisterRow = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

export interface RegisterDataset extends DatasetBase {
  readonly kind: 'register';
  readonly columns: readonly Column[];
  /** Columns that identify a row. */
  readonly key: readonly string[];
  /** Rows that come with the program: all there are where nothing is requested, else stored data until the agency was queried. */
  readonly builtIn?: readonly RegisterRow[];
  /** True where rows come and go all the time, so that losing many of them is nothing to wonder at. */
  readonly rolling?: true;
  /** Present where this is another register under other column names: it is stored and refreshed as that one. */
  readonly view?: RegisterView;
  /** Rows in register order, streamed. Throws WattleError PARSE_* with an address. */
  parse(capture: Captured): AsyncIterable<RegisterRow>;
  /** What a file holds beside what rows take of it: further columns, sheets, lines of words. requested from files that were read; absent where all is taken. */
  readonly leftOut?: (capture: Captured) => Promise<readonly LeftOut[]>;
  /** Present where a row is made of several files: the rows of all captures together. `parse` then shows what one of them holds. */
  readonly combine?: (captures: readonly Captured[]) => AsyncIterable<RegisterRow>;
}

export type Dataset = TimeSeriesDataset | RegisterDataset;

/** `abs/CPI`: the name of a dataset inside the program. */
export type DatasetKey = `${SourceCode}/${string}`;
/** Whether files of a dataset that share no period still go together. */
export const keepsRecordsByFile = ({ recordsByFile, fileBefore }: Pick<TimeSeriesDataset, 'recordsByFile' | 'fileBefore'>): boolean =>
  recordsByFile === true || fileBefore !== undefined;

export const datasetKey = (d: { source: SourceCode; id: string }): DatasetKey => `${d.source}/${d.id}`;
/** Whether a dataset has data of its own that an agency is requested: it is no view, and does not only come with the program. */
export const isAsked = (dataset: Dataset): boolean =>
  dataset.kind !== 'register' || !(dataset.view || (dataset.builtIn && dataset.asks().length === 0));
/** The dataset under which a register is stored and refreshed: itself, or what it is a view of. */
export const storedAs = (dataset: Dataset): Dataset => (dataset.kind === 'register' && dataset.view ? dataset.view.of : dataset);
/** The key of that dataset in the store. */
export const storeKey = (dataset: Dataset): DatasetKey => datasetKey(storedAs(dataset));
/** `abs.CPI`: its name on the wire. */
export const dottedId = (d: { source: SourceCode; id: string }): string => `${d.source}.${d.id}`;
