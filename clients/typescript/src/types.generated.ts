/** Types of the API, made from its declarations by `npm run generate` in the repository of the server; do not edit. */

/** The version of the API that these types are of. */
export const API_VERSION = '1.0.0';

/** What an error answer says it is; a code never changes its meaning. */
export type ErrorCode =
  | 'REQ_BAD_PARAMETER'
  | 'REQ_UNKNOWN_PARAMETER'
  | 'REQ_BAD_PERIOD'
  | 'REQ_UNKNOWN_VALUE'
  | 'REQ_BAD_CURSOR'
  | 'REQ_CURSOR_EXPIRED'
  | 'REQ_BAD_BODY'
  | 'REQ_MALFORMED'
  | 'REQ_BODY_TOO_LARGE'
  | 'REQ_HEADERS_TOO_LARGE'
  | 'REQ_UNSUPPORTED_MEDIA_TYPE'
  | 'REQ_NOT_ACCEPTABLE'
  | 'REQ_UNPROCESSABLE'
  | 'REQ_EXPECTATION'
  | 'REQ_METHOD'
  | 'REQ_NOT_FOUND'
  | 'REQ_UNKNOWN_SOURCE'
  | 'REQ_UNKNOWN_DATASET'
  | 'REQ_UNKNOWN_SERIES'
  | 'REQ_UNKNOWN_CONCEPT'
  | 'REQ_UNKNOWN_SUBSCRIPTION'
  | 'REQ_NO_VINTAGE'
  | 'REQ_VINTAGE_GAP'
  | 'REQ_CONFLICT'
  | 'AUTH_MISSING'
  | 'AUTH_INVALID'
  | 'AUTH_FORBIDDEN'
  | 'AUTH_UNAVAILABLE'
  | 'LIMIT_QUOTA'
  | 'LIMIT_RATE'
  | 'LIMIT_BUSY'
  | 'LIMIT_LENGTH'
  | 'UP_UNREACHABLE'
  | 'UP_TIMEOUT'
  | 'UP_STATUS'
  | 'UP_NOT_FOUND'
  | 'UP_TOO_LARGE'
  | 'UP_HTML'
  | 'UP_REDIRECT'
  | 'UP_OFFLINE'
  | 'PARSE_ENCODING'
  | 'PARSE_LAYOUT'
  | 'PARSE_VALUE'
  | 'PARSE_ARCHIVE'
  | 'PARSE_LIMIT'
  | 'DATA_SHRANK'
  | 'DATA_INCOMPLETE'
  | 'DATA_DUPLICATE_KEY'
  | 'DATA_UNIT_CHANGED'
  | 'DATA_IMPLAUSIBLE'
  | 'DATA_FUTURE_PERIOD'
  | 'DATA_FROZEN'
  | 'DATA_EMPTY'
  | 'DATA_DAMAGED'
  | 'DATA_UNAVAILABLE'
  | 'DATA_STALE'
  | 'STORE_FULL'
  | 'STORE_READ_ONLY'
  | 'STORE_AWAY'
  | 'STORE_BUSY'
  | 'STORE_DAMAGED'
  | 'STORE_DESCRIPTORS'
  | 'INGEST_DOWN'
  | 'HOOK_INVALID'
  | 'PAY_UNAVAILABLE'
  | 'CONF_INVALID'
  | 'CONF_ABSENT'
  | 'BUG';

/** The row of each signal. */
export interface SignalRows {
  readonly 'approvals-vs-completions': ApprovalsVsCompletionsRow;
  readonly 'approvals-vs-migration': ApprovalsVsMigrationRow;
  readonly 'bank-deposit-share': BankDepositShareRow;
  readonly 'charity-sector-health': CharitySectorHealthRow;
  readonly 'cost-of-living': CostOfLivingRow;
  readonly 'cpi-breadth': CpiBreadthRow;
  readonly 'cpi-by-city': CpiByCityRow;
  readonly 'credit-impulse': CreditImpulseRow;
  readonly 'economic-dashboard': EconomicDashboardRow;
  readonly 'energy-snapshot': EnergySnapshotRow;
  readonly 'gdp-per-capita-run': GdpPerCapitaRunRow;
  readonly 'gender-pay-context': GenderPayContextRow;
  readonly 'growth-contributions': GrowthContributionsRow;
  readonly 'household-debt-service': HouseholdDebtServiceRow;
  readonly 'housing-affordability': HousingAffordabilityRow;
  readonly 'inflation-decomposition': InflationDecompositionRow;
  readonly 'labour-slack': LabourSlackRow;
  readonly 'macro-snapshot-state': MacroSnapshotStateRow;
  readonly 'nem-dispatch-5min': NemDispatch5minRow;
  readonly 'nem-energy-regime': NemEnergyRegimeRow;
  readonly 'real-cash-rate': RealCashRateRow;
  readonly 'real-mortgage-rate': RealMortgageRateRow;
  readonly 'real-rate-regime': RealRateRegimeRow;
  readonly 'real-savings-rate': RealSavingsRateRow;
  readonly 'real-wages': RealWagesRow;
  readonly 'sectoral-employment-shift': SectoralEmploymentShiftRow;
  readonly 'state-employment-snapshot': StateEmploymentSnapshotRow;
  readonly 'state-fiscal-snapshot': StateFiscalSnapshotRow;
  readonly 'state-league-table': StateLeagueTableRow;
  readonly 'super-fund-real-return': SuperFundRealReturnRow;
  readonly 'trade-balance': TradeBalanceRow;
  readonly 'wage-vs-rent-gap': WageVsRentGapRow;
  readonly 'yield-curve': YieldCurveRow;
  readonly 'youth-unemployment': YouthUnemploymentRow;
}

/** What `meta.summary` has of the signals that say something of all their rows together. */
export interface SignalSummaries {
  readonly 'bank-deposit-share': BankDepositShareSummary;
  readonly 'cpi-by-city': CpiByCitySummary;
  readonly 'nem-energy-regime': NemEnergyRegimeSummary;
  readonly 'sectoral-employment-shift': SectoralEmploymentShiftSummary;
  readonly 'state-employment-snapshot': StateEmploymentSnapshotSummary;
  readonly 'state-league-table': StateLeagueTableSummary;
}

/** Every computed signal. */
export type SignalId = keyof SignalRows;

/** Parameters of a request, by their names on the wire. Undefined is not sent, and a list is sent with commas. */
export type Query = Readonly<Record<string, string | number | boolean | readonly (string | number | boolean)[] | undefined>>;

export type SeriesQuery = {
  /** First period, inclusive. A period of another frequency is included in full. Accepted forms: `2024`, `FY2024-25`, `2024-S1`, `2024-Q1`, `2024-03`, `2024-W10`, `2024-03-31`, `2024-03-31T18:05:00+10:00`. Other spellings are read too: `2024Q1`, `Mar-2024`, `2024-25`, `30/06/2024`. */
  readonly start_period?: string | number | undefined;
  /** The same as `start_period`. */
  readonly start?: string | number | undefined;
  /** Last period, inclusive, in the same forms as the first. */
  readonly end_period?: string | number | undefined;
  /** The same as `end_period`. */
  readonly end?: string | number | undefined;
  /** Number of latest rows in the answer. */
  readonly limit?: number | undefined;
  /** FRED's transformations: levels, changes, growth rates and logarithm. Also annualised rates over 3 or 6 months (`a3m`, `a6m`) and moving averages (`ma3` to `ma12`). Standard scores against the 5 or 10 years to each period (`z5y`, `z10y`). Levels per head or per hour worked (`per_capita`, `per_hour`), as with `per`. */
  readonly units?: 'lin' | 'chg' | 'ch1' | 'pch' | 'pc1' | 'pca' | 'cch' | 'cca' | 'log' | 'a3m' | 'a6m' | 'ma3' | 'ma4' | 'ma6' | 'ma12' | 'z5y' | 'z10y' | 'per_capita' | 'per_hour' | undefined;
  /** A lower frequency: a FRED letter, `fy` for financial years, or `s` or `sa` for half-years. Words such as `quarterly` also work. */
  readonly frequency?: string | number | undefined;
  /** Mean (`avg`), sum, or the last value of each period (`eop`). */
  readonly aggregation_method?: 'avg' | 'sum' | 'eop' | undefined;
  /** `1` also shows incomplete periods, and marks their rows. */
  readonly partial?: boolean | 0 | 1 | undefined;
  /** Divides a total before `units`, by residents at the end of the quarter (`capita`) or hours worked (`hour`) in the same place. */
  readonly per?: 'capita' | 'hour' | undefined;
  /** Id of a price index, to convert current prices to the prices of one period before `units`. The unit names the period. */
  readonly deflate?: string | number | undefined;
  /** The price period for `deflate`: `2020`, `2020-Q1`. The mean if it has several values. By default the latest period of both series. */
  readonly deflate_to?: string | number | undefined;
  /** Return data as known at this time: a date (its end in UTC), or a time with a zone. Daily indicators are about that day. */
  readonly as_of?: string | number | undefined;
  /** If the vintage for the `as_of` date is not stored, `refuse` returns an error with the stored dates. `allow` returns the previous stored vintage, with `meta.vintage_gap`. */
  readonly gap?: 'refuse' | 'allow' | undefined;
  /** `first` gives the first published value of each period, if known, and `latest` the latest. Computed values use the vintage in which the period was first published. */
  readonly vintage?: 'first' | 'latest' | undefined;
  /** `first` adds the first published value to each row, with its date, how the date is known, and the kind of change since then. */
  readonly with?: 'first' | undefined;
  /** `1` adds `meta.explain`: formula, inputs, files, hashes and cells. */
  readonly explain?: boolean | 0 | 1 | undefined;
  /** `0` returns 503 instead of a stale answer. */
  readonly allow_stale?: boolean | 0 | 1 | undefined;
  /** Continues from the previous page. Use the value in `links.next`. */
  readonly cursor?: string | number | undefined;
};

export type MultiQuery = {
  /** First period, inclusive. A period of another frequency is included in full. Accepted forms: `2024`, `FY2024-25`, `2024-S1`, `2024-Q1`, `2024-03`, `2024-W10`, `2024-03-31`, `2024-03-31T18:05:00+10:00`. Other spellings are read too: `2024Q1`, `Mar-2024`, `2024-25`, `30/06/2024`. */
  readonly start_period?: string | number | undefined;
  /** The same as `start_period`. */
  readonly start?: string | number | undefined;
  /** Last period, inclusive, in the same forms as the first. */
  readonly end_period?: string | number | undefined;
  /** The same as `end_period`. */
  readonly end?: string | number | undefined;
  /** Number of latest rows in the answer. */
  readonly limit?: number | undefined;
  /** FRED's transformations: levels, changes, growth rates and logarithm. Also annualised rates over 3 or 6 months (`a3m`, `a6m`) and moving averages (`ma3` to `ma12`). Standard scores against the 5 or 10 years to each period (`z5y`, `z10y`). Levels per head or per hour worked (`per_capita`, `per_hour`), as with `per`. */
  readonly units?: 'lin' | 'chg' | 'ch1' | 'pch' | 'pc1' | 'pca' | 'cch' | 'cca' | 'log' | 'a3m' | 'a6m' | 'ma3' | 'ma4' | 'ma6' | 'ma12' | 'z5y' | 'z10y' | 'per_capita' | 'per_hour' | undefined;
  /** A lower frequency: a FRED letter, `fy` for financial years, or `s` or `sa` for half-years. Words such as `quarterly` also work. */
  readonly frequency?: string | number | undefined;
  /** Mean (`avg`), sum, or the last value of each period (`eop`). */
  readonly aggregation_method?: 'avg' | 'sum' | 'eop' | undefined;
  /** `1` also shows incomplete periods, and marks their rows. */
  readonly partial?: boolean | 0 | 1 | undefined;
  /** Divides a total before `units`, by residents at the end of the quarter (`capita`) or hours worked (`hour`) in the same place. */
  readonly per?: 'capita' | 'hour' | undefined;
  /** Id of a price index, to convert current prices to the prices of one period before `units`. The unit names the period. */
  readonly deflate?: string | number | undefined;
  /** The price period for `deflate`: `2020`, `2020-Q1`. The mean if it has several values. By default the latest period of both series. */
  readonly deflate_to?: string | number | undefined;
  /** Periods with rows. By default `none`, or `intersect` for an expression without `ids`. */
  readonly align?: 'none' | 'intersect' | 'union' | undefined;
  /** A period in which each series is set to 100: `2020`, `2020-Q1`, `2020-03`. If the period has several values, their mean is. */
  readonly index_to?: string | number | undefined;
  /** A value computed for each period from the series in `ids`: their ids, numbers, `+ - * /` and brackets. Only series with the same unit can be added or subtracted. A period has a value only if all series have one. */
  readonly expr?: string | number | undefined;
  /** Return data as known at this time: a date (its end in UTC), or a time with a zone. Daily indicators are about that day. */
  readonly as_of?: string | number | undefined;
  /** If the vintage for the `as_of` date is not stored, `refuse` returns an error with the stored dates. `allow` returns the previous stored vintage, with `meta.vintage_gap`. */
  readonly gap?: 'refuse' | 'allow' | undefined;
  /** `1` adds `meta.explain`: formula, inputs, files, hashes and cells. */
  readonly explain?: boolean | 0 | 1 | undefined;
  /** `0` returns 503 instead of a stale answer. */
  readonly allow_stale?: boolean | 0 | 1 | undefined;
  /** Continues from the previous page. Use the value in `links.next`. */
  readonly cursor?: string | number | undefined;
};

export type DatasetQuery = {
  /** First period, inclusive. A period of another frequency is included in full. Accepted forms: `2024`, `FY2024-25`, `2024-S1`, `2024-Q1`, `2024-03`, `2024-W10`, `2024-03-31`, `2024-03-31T18:05:00+10:00`. Other spellings are read too: `2024Q1`, `Mar-2024`, `2024-25`, `30/06/2024`. */
  readonly start_period?: string | number | undefined;
  /** The same as `start_period`. */
  readonly start?: string | number | undefined;
  /** Last period, inclusive, in the same forms as the first. */
  readonly end_period?: string | number | undefined;
  /** The same as `end_period`. */
  readonly end?: string | number | undefined;
  /** Rows in the answer: the latest rows of time series, the first rows of registers. */
  readonly limit?: number | undefined;
  /** Only this reference period of a time series: `2024-Q1`, `2022-23`. Use instead of start and end. */
  readonly period?: string | number | undefined;
  /** Order of the periods. */
  readonly order?: 'asc' | 'desc' | undefined;
  /** `wide` spreads one dimension over columns. */
  readonly shape?: 'long' | 'wide' | undefined;
  /** Name of the dimension that `shape=wide` spreads over columns. */
  readonly pivot?: string | number | undefined;
  /** Whether dimensions show codes, labels or both. */
  readonly labels?: 'code' | 'label' | 'both' | undefined;
  /** Names of the columns to return, separated by commas. */
  readonly columns?: string | number | undefined;
  /** Return data as known at this time: a date (its end in UTC), or a time with a zone. Daily indicators are about that day. */
  readonly as_of?: string | number | undefined;
  /** If the vintage for the `as_of` date is not stored, `refuse` returns an error with the stored dates. `allow` returns the previous stored vintage, with `meta.vintage_gap`. */
  readonly gap?: 'refuse' | 'allow' | undefined;
  /** `1` adds `meta.explain`: formula, inputs, files, hashes and cells. */
  readonly explain?: boolean | 0 | 1 | undefined;
  /** `0` returns 503 instead of a stale answer. */
  readonly allow_stale?: boolean | 0 | 1 | undefined;
  /** Continues from the previous page. Use the value in `links.next`. */
  readonly cursor?: string | number | undefined;
} & Query;

export type ReleasesQuery = {
  /** Number of days ahead, in Sydney time. */
  readonly days_ahead?: number | undefined;
  /** Number of days back, in Sydney time. */
  readonly days_back?: number | undefined;
  /** Only releases of this agency. */
  readonly source?: 'abs' | 'rba' | 'apra' | undefined;
  /** Only releases that publish this dataset: `abs.CPI`, or `CPI`. */
  readonly dataset_id?: string | number | undefined;
  /** Only releases of this kind. */
  readonly event_type?: 'data_release' | 'policy_decision' | 'statement' | 'speech' | undefined;
  /** Most rows in the answer. */
  readonly limit?: number | undefined;
  /** Continues from the previous page. Use the value in `links.next`. */
  readonly cursor?: string | number | undefined;
  /** `0` returns 503 instead of a stale answer. */
  readonly allow_stale?: boolean | 0 | 1 | undefined;
};

/** Sources of the answer. */
export interface Meta {
  /** Path with canonical ids. */
  readonly endpoint: string;
  /** The parameters as they were applied. Parameters that have no effect on an indicator are under `ignored`. */
  readonly query: Readonly<Record<string, string | number | boolean | readonly string[] | Readonly<Record<string, string>>>>;
  /** The reference period that the answer covers. */
  readonly period: { readonly start: string | null; readonly end: string | null };
  /** Number of rows in this answer. */
  readonly row_count: number;
  /** Number of rows that the query matches. */
  readonly total_rows: number;
  /** True if there are more rows. `links.next` leads to them. */
  readonly truncated: boolean;
  /** When the most recent source was downloaded. Each source has a separate time. */
  readonly retrieved_at: string;
  /** The first of `sources`. */
  readonly source: SourceCitation | null;
  /** All sources of the figures. */
  readonly sources: readonly SourceCitation[];
  /** True if the values may be out of date, because we could not check for a newer version or load it. */
  readonly stale: boolean;
  /** `reasons` as text. Null if the data are not stale. */
  readonly stale_reason: string | null;
  /** The main reason, or null. */
  readonly reason: Reason | null;
  /** Number of missing periods, for the series that is furthest behind. */
  readonly lag_periods: number;
  /** current: no period is missing. behind: one to four are missing. out_of_date: more are missing. */
  readonly grade: 'current' | 'behind' | 'out_of_date';
  readonly discontinued?: Discontinued;
  /** All reasons. */
  readonly reasons: readonly Reason[];
  /** The instant from which this version was known. */
  readonly vintage: string | null;
  /** When the next figure is expected. */
  readonly next_release: string | null;
  /** The texts in `note_facts`. */
  readonly notes: readonly string[];
  /** Breaks, remarks and differing reference periods, as data. */
  readonly note_facts: readonly Note[];
  /** Version of the running server. */
  readonly server_version: string;
  /** False for a dataset that is not in the catalogue and was read by its id. */
  readonly curated?: boolean;
  /** For searches: words that match nothing, or nothing in the best results. Places come first. */
  readonly unmatched?: readonly string[];
  /** For searches: the current figure of the concept that the best result measures. */
  readonly concept?: ConceptRow;
  /** Breaks in series between the first and the last figure that the answer uses. */
  readonly breaks?: readonly ({ readonly ids: readonly string[]; readonly periods: readonly string[]; readonly until?: string; readonly kind: string; readonly what: string; readonly size: string | null; readonly growth: 'given' | 'absent'; readonly source: string; readonly series: readonly string[] })[];
  /** With `gap=allow`: present if the vintage for the date of `as_of` is not stored. */
  readonly vintage_gap?: { readonly stored: string; readonly missing: number; readonly next: string | null };
  /** Periods without a value that lie between periods with one, ascending. Absent if there are no gaps. */
  readonly gaps?: readonly { readonly start: string; readonly end: string; readonly missing?: number; readonly series: readonly string[] }[];
  /** For indicators: the answer in one sentence. */
  readonly headline?: string | null;
  /** For indicators: present if there is no current value, because more periods are missing than allowed. The headline states the period. */
  readonly outdated?: { readonly last_period: string; readonly missing_periods: number; readonly oldest_age: number };
  /** For indicators: the values that were used for each input. */
  readonly inputs?: readonly ({ readonly input: string; readonly series_ids?: readonly string[]; readonly dataset_id: string; readonly period: { readonly start: string | null; readonly end: string | null }; readonly adjustment: string | null; readonly vintage: string })[];
  /** Page with the formula of the indicator. */
  readonly methodology?: string;
  /** With `explain=1`: formula, inputs, files, hashes and cells. */
  readonly explain?: SeriesExplanation | ComparisonExplanation | DatasetExplanation | SignalExplanation;
  /** The agencies are simulated. All figures are made up. */
  readonly sandbox?: true;
}

/** Addresses of other formats and pages of this answer. */
export interface Links {
  /** This answer as CSV. Null if it has no rows. */
  readonly csv: string | null;
  /** Address of the next page. */
  readonly next: string | null;
}

/** Source of figures: agency, dataset, file and licence. */
export interface SourceCitation {
  /** The agency. */
  readonly name: string;
  /** Landing page of the dataset. */
  readonly url: string;
  /** Text that you must show if you publish the figures. */
  readonly attribution: string;
  readonly licence: { readonly name: string; readonly url: string };
  /** The agency's catalogue number. */
  readonly catalogue_number: string | null;
  /** `abs.CPI` */
  readonly dataset_id: string;
  /** Publication date that the file states. */
  readonly release_date: string | null;
  /** The publisher does not state the date. We inferred it from the release calendar. */
  readonly release_date_basis?: 'inferred';
  /** If the release date is not known: a date on which the figures were already published. Absent if `release_date` is present. */
  readonly published_on_or_before?: string;
  /** When the file was downloaded. */
  readonly retrieved_at: string | null;
  /** licence: the publisher's terms do not allow it here. source: from an agency that is not covered. table: in a table that is not included. estimate: cannot be observed. */
  readonly sha256: string | null;
}

/** Every error, with the members of RFC 9457 and some of Wattle's. */
export interface Problem {
  /** Page about the error code. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** Path that was requested. */
  readonly instance: string;
  /** Stable code. `type` links to its documentation. */
  readonly code: 'REQ_BAD_PARAMETER' | 'REQ_UNKNOWN_PARAMETER' | 'REQ_BAD_PERIOD' | 'REQ_UNKNOWN_VALUE' | 'REQ_BAD_CURSOR' | 'REQ_CURSOR_EXPIRED' | 'REQ_BAD_BODY' | 'REQ_MALFORMED' | 'REQ_BODY_TOO_LARGE' | 'REQ_HEADERS_TOO_LARGE' | 'REQ_UNSUPPORTED_MEDIA_TYPE' | 'REQ_NOT_ACCEPTABLE' | 'REQ_UNPROCESSABLE' | 'REQ_EXPECTATION' | 'REQ_METHOD' | 'REQ_NOT_FOUND' | 'REQ_UNKNOWN_SOURCE' | 'REQ_UNKNOWN_DATASET' | 'REQ_UNKNOWN_SERIES' | 'REQ_UNKNOWN_CONCEPT' | 'REQ_UNKNOWN_SUBSCRIPTION' | 'REQ_NO_VINTAGE' | 'REQ_VINTAGE_GAP' | 'REQ_CONFLICT' | 'AUTH_MISSING' | 'AUTH_INVALID' | 'AUTH_FORBIDDEN' | 'AUTH_UNAVAILABLE' | 'LIMIT_QUOTA' | 'LIMIT_RATE' | 'LIMIT_BUSY' | 'LIMIT_LENGTH' | 'UP_UNREACHABLE' | 'UP_TIMEOUT' | 'UP_STATUS' | 'UP_NOT_FOUND' | 'UP_TOO_LARGE' | 'UP_HTML' | 'UP_REDIRECT' | 'UP_OFFLINE' | 'PARSE_ENCODING' | 'PARSE_LAYOUT' | 'PARSE_VALUE' | 'PARSE_ARCHIVE' | 'PARSE_LIMIT' | 'DATA_SHRANK' | 'DATA_INCOMPLETE' | 'DATA_DUPLICATE_KEY' | 'DATA_UNIT_CHANGED' | 'DATA_IMPLAUSIBLE' | 'DATA_FUTURE_PERIOD' | 'DATA_FROZEN' | 'DATA_EMPTY' | 'DATA_DAMAGED' | 'DATA_UNAVAILABLE' | 'DATA_STALE' | 'STORE_FULL' | 'STORE_READ_ONLY' | 'STORE_AWAY' | 'STORE_BUSY' | 'STORE_DAMAGED' | 'STORE_DESCRIPTORS' | 'INGEST_DOWN' | 'HOOK_INVALID' | 'PAY_UNAVAILABLE' | 'CONF_INVALID' | 'CONF_ABSENT' | 'BUG';
  /** One plain sentence. The same as `detail`. */
  readonly error: string;
  /** How to fix it. */
  readonly hint: string | null;
  /** Suggested ids or paths, nearest first. */
  readonly nearest?: readonly string[];
  /** Id of the dataset that has no data. */
  readonly dataset_id?: string;
  /** Why the data are out of date. */
  readonly reasons?: readonly Reason[];
  readonly request_id: string;
  /** One entry for each parameter at fault. */
  readonly errors: readonly { readonly parameter: string; readonly detail: string; readonly allowed?: readonly string[]; readonly did_you_mean?: string }[];
}

/** One value of a series. */
export interface SeriesRow {
  /** Last day of the period. */
  readonly date: string;
  readonly period: string;
  /** Value in the unit of the series, or in the unit that `units` selects. */
  readonly value: number | null;
  /** Flag that the publisher set, if any. `break` where a new basis begins (`meta.breaks`), and where levels from two vintages meet (`meta.notes`). `not_held` with `vintage=first` if the first value is unknown. */
  readonly status?: 'preliminary' | 'revised' | 'estimated' | 'break' | 'missing' | 'suppressed' | 'not_available' | 'forecast' | 'range' | 'other' | 'not_held' | 'preliminary source';
  /** With `partial=1`: true if some values in the longer period are missing. */
  readonly partial?: true;
  /** Ids of the breaks that lie between the values compared. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
  /** With `with=first`: the value that was published first. Null if it is not stored. */
  readonly first_value?: number | null;
  /** Date of the first release. */
  readonly first_published?: string | null;
  /** How the date of the first release is known. */
  readonly first_basis?: 'stated' | 'inferred' | 'upper_bound' | 'found' | 'by_rule' | 'not_stored';
  readonly since_first?: 'none' | 'revision' | 'rounding' | 'rereference' | 'method_break' | null;
}

/** Metadata of a canonical series. */
export interface SeriesEntry {
  /** Id that never changes: `AU.CPI.YOY`. */
  readonly id: string;
  readonly title: string;
  /** The title in at most 60 characters. */
  readonly short_title?: string;
  readonly description: string;
  /** Other ids of this series. */
  readonly aliases?: readonly string[];
  /** Source code. */
  readonly source: 'abs' | 'rba' | 'ato' | 'asic' | 'apra' | 'aihw' | 'wgea' | 'aemo' | 'bom';
  readonly dataset_id: string;
  /** The publisher's codes that identify the series in its dataset, by dimension. */
  readonly dimensions?: Readonly<Record<string, string>>;
  readonly units: string;
  readonly units_short: string;
  /** Reference period of an index or a chain volume. Absent for other measures, or if it is not known. */
  readonly reference?: { readonly kind: 'index' | 'chain_volume'; readonly period: string; readonly basis: 'stated' | 'documented' | 'by_rule' };
  readonly frequency: string;
  /** Seasonal adjustment. not_applicable for interest and exchange rates. */
  readonly adjustment: 'original' | 'seasonally_adjusted' | 'trend' | 'not_applicable';
  readonly place: string;
  readonly topic?: string;
  readonly tags: readonly string[];
  /** Whether values are stored. */
  readonly available: boolean;
  /** First period with a stored value. */
  readonly from: string | null;
  /** Last period with a stored value. */
  readonly to: string | null;
  /** The latest figure of a series. Null if no data are stored. */
  readonly latest?: { readonly period: string; readonly value: number; readonly previous_period: string | null; readonly previous_value: number | null; readonly change: number | null } | null;
  /** A later figure for the same concept in another series, or a single figure from a later release. Absent if there is no later figure. */
  readonly fresher?: { readonly concept?: string; readonly id: string; readonly period: string; readonly value: number; readonly status?: string; readonly published?: string; readonly published_basis?: string };
  readonly discontinued?: Discontinued;
  /** Grade of the stored values. Null if nothing is stored. */
  readonly grade?: 'current' | 'behind' | 'out_of_date' | null;
  /** Number of missing periods after the last one. Null if nothing is stored. */
  readonly lag_periods?: number | null;
  /** First and last period with a value, and the number of values. Null if nothing is stored. */
  readonly coverage: { readonly start: string | null; readonly end: string | null; readonly count: number } | null;
  /** Time of the latest version of the dataset. */
  readonly last_updated: string | null;
  /** How the vintage date is known: `stated` in the file, `inferred` from the release calendar, or `upper_bound` (published on or before that date). */
  readonly published_basis?: 'stated' | 'inferred' | 'upper_bound' | 'found' | 'by_rule' | null;
  /** When the next figure is expected. */
  readonly next_release: string | null;
  /** Number of stored vintages, and the date of the first one with how it is known. */
  readonly vintages?: { readonly count: number; readonly first: string | null; readonly first_basis: 'stated' | 'inferred' | 'upper_bound' | 'found' | 'by_rule' | null; readonly stored?: number; readonly releases?: number | null; readonly last?: string | null; readonly complete_share?: number | null; readonly first_release_known_share?: number | null };
  /** Ids of indicators that use the series. */
  readonly used_in_signals?: readonly string[];
  /** Ids of series with the same measure for other regions, or in another form. */
  readonly related?: readonly string[];
  /** Citation. Null if nothing is stored. */
  readonly citation?: { readonly text: string; readonly bibtex: string } | null;
}

/** Get the latest value. */
export interface LatestValue {
  readonly series_id: string;
  readonly title: string;
  /** Last day of the period. */
  readonly date: string | null;
  /** Reference period. */
  readonly period: string | null;
  /** The latest value. */
  readonly value: number | null;
  /** The previous period. Null if it has no value. */
  readonly previous_period?: string | null;
  /** Value of the previous period. */
  readonly previous_value?: number | null;
  /** Change from the previous value, in the same unit. Null if periods between the two have no value. */
  readonly change?: number | null;
  /** A later figure for the same concept in another series, or a single figure from a later release. Absent if there is no later figure. */
  readonly fresher?: { readonly concept?: string; readonly id: string; readonly period: string; readonly value: number; readonly status?: string; readonly published?: string; readonly published_basis?: string };
  readonly units: string;
  readonly units_short: string;
  /** Reference period of an index or a chain volume. Absent for other measures, or if it is not known. */
  readonly reference?: { readonly kind: 'index' | 'chain_volume'; readonly period: string; readonly basis: 'stated' | 'documented' | 'by_rule' };
  readonly frequency: string;
  readonly source_name: string;
  readonly stale: boolean;
  /** Null if the data are not stale. */
  readonly stale_reason: string | null;
  /** The main reason, or null. */
  readonly reason: Reason | null;
  /** Number of missing periods, for the series that is furthest behind. */
  readonly lag_periods: number;
  /** current: no period is missing. behind: one to four are missing. out_of_date: more are missing. */
  readonly grade: 'current' | 'behind' | 'out_of_date';
  readonly discontinued?: Discontinued;
  readonly attribution: readonly string[];
  readonly citation: string;
  /** Time of the latest version of the dataset. */
  readonly last_updated: string | null;
  readonly realtime_start: string;
  /** How the vintage date is known: `stated` in the file, `inferred` from the release calendar, or `upper_bound` (published on or before that date). */
  readonly published_basis?: 'stated' | 'inferred' | 'upper_bound' | 'found' | 'by_rule' | null;
  readonly realtime_end: string;
}

/** The current figure of a concept, with its source. */
export interface ConceptRow {
  /** Stable id: `inflation`. */
  readonly concept: string;
  readonly title: string;
  readonly place: string;
  readonly topic: string;
  /** The value as published or computed, without rounding. */
  readonly value: number | null;
  /** The value rounded to `decimals` decimal places. */
  readonly value_text: string | null;
  /** Reference period. */
  readonly period: string | null;
  /** Last day of the period. For the cash rate, the day on which it took effect. */
  readonly date: string | null;
  readonly unit: string;
  /** Number of decimal places shown. */
  readonly decimals: number;
  /** The previous period. Null if its value is not stored. */
  readonly previous_period: string | null;
  /** Value of the previous period. */
  readonly previous_value: number | null;
  /** The value minus the previous one, both as shown. Null if periods between them are missing. */
  readonly change: number | null;
  /** `current`, `behind` if some periods are missing, or `out_of_date` if there is no current value. */
  readonly currency: 'current' | 'behind' | 'out_of_date' | null;
  /** Number of periods that should be published but are not stored. */
  readonly lag_periods: number | null;
  /** Date of the vintage of the figure. */
  readonly vintage: string | null;
  /** How the vintage date is known. */
  readonly published_basis: 'stated' | 'inferred' | 'upper_bound' | 'found' | 'by_rule' | null;
  /** The series that the figure comes from. Null if it comes from an indicator. */
  readonly series_id: string | null;
  /** The dataset of that series. */
  readonly dataset_id: string | null;
  /** `published` by the agency, `computed` from published values, or `daily_table` for a rate that is not in the table of decisions yet. */
  readonly basis: 'published' | 'computed' | 'daily_table' | null;
  /** Reason why there is no current value. Null if there is one. */
  readonly reason: { readonly code: 'current' | 'out_of_date' | 'no_data' | 'not_covered' | 'contradiction'; readonly text: string } | null;
  /** The last figure, if there is no current one. Null if no data are stored. */
  readonly last: { readonly value: number | null; readonly value_text: string | null; readonly period: string | null; readonly date: string | null } | null;
  /** Rule that chooses the source. */
  readonly rule?: 'first_current' | 'latest_period' | 'latest_complete' | 'policy_rate';
  /** Definition of the measure, and of the rule that chooses its source. */
  readonly rule_text?: string;
  /** A figure older than this is not current. */
  readonly oldest_age?: { readonly periods?: number; readonly days?: number };
  /** Possible sources, in order of preference. */
  readonly candidates?: readonly ({ readonly series_id?: string; readonly signal?: string; readonly transformation: string; readonly value: number | null; readonly period: string | null; readonly lag_periods: number | null; readonly vintage: string | null; readonly taken: boolean; readonly why_code: 'taken' | 'no_data' | 'before_start' | 'later_in_list' | 'earlier_period' | 'same_period' | 'days_missing' | 'out_of_date' | 'discontinued' | 'not_later' | 'contradiction'; readonly why: string })[];
  /** The day on which two sources differ, and their values. */
  readonly contradiction?: { readonly day: string; readonly values: readonly number[] } | null;
  /** Ids of related concepts and series. */
  readonly see_also?: readonly string[];
  /** Addresses of this concept and of its source. */
  readonly links?: { readonly self: string; readonly series: string | null; readonly signal: string | null };
}

/** One published value of a period. */
export interface RevisionRow {
  /** First day on which this was the current value. */
  readonly realtime_start: string;
  /** Last day on which it was current. 9999-12-31 if it is still current. */
  readonly realtime_end: string;
  /** Null if the value was withdrawn. */
  readonly value: number | null;
  /** The value before this one. */
  readonly previous_value: number | null;
  /** Change from the previous value. Null across a change of reference base. */
  readonly change: number | null;
  /** Change from the previous value, in per cent. */
  readonly change_pct: number | null;
  /** first: as first published. earliest: the earliest stored value, perhaps not the first published. rereference: a new index base, which is not a revision. */
  readonly kind: 'first' | 'earliest' | 'revision' | 'rereference' | 'withdrawn';
  readonly units: string;
  /** Time from which it was known. */
  readonly known_from: string | null;
  /** Publication date that the file states, or that we inferred. */
  readonly release_date: string | null;
  /** How the vintage date is known: `stated` in the file, `inferred` from the release calendar, or `upper_bound` (published on or before that date). */
  readonly published_basis: 'stated' | 'inferred' | 'upper_bound' | 'found' | 'by_rule' | null;
  /** The file. */
  readonly source_url: string | null;
  /** Hash of the file as the agency sent it. */
  readonly sha256: string | null;
  /** Remarks about the version. */
  readonly note: string | null;
}

/** One period, with a member for each vintage date. A member is null if the vintage does not include the period. */
export interface TriangleRow {
  /** Last day of the period. */
  readonly date: string;
  readonly period: string;
}

/** One period, with a member for each series id. A member is null if the series has no value. */
export interface MultiRow {
  /** Last day of the period. */
  readonly date: string;
  readonly period: string;
  readonly partial?: true;
}

/** The series. */
export interface SeriesSummary {
  readonly series_id: string;
  readonly title: string;
  /** Unit of the values after the transformation in `units`. */
  readonly units: string;
  readonly units_short: string;
  /** Frequency of the values: `quarterly`. */
  readonly frequency: string;
  /** Seasonal adjustment. not_applicable for interest and exchange rates. */
  readonly adjustment: 'original' | 'seasonally_adjusted' | 'trend' | 'not_applicable';
  readonly place: string;
}

/** The series in the columns. */
export interface MultiSummary {
  /** The series, in the order of the columns. */
  readonly series: readonly ({ readonly series_id: string; readonly title: string; readonly units: string; readonly units_short: string; readonly frequency: string; readonly adjustment: 'original' | 'seasonally_adjusted' | 'trend' | 'not_applicable'; readonly place: string })[];
  /** With `expr`: the expression that was computed. */
  readonly expr?: { readonly expression: string; readonly units: string | null };
}

/** The series and its vintages. */
export interface VintagesSummary {
  readonly series_id: string;
  readonly title: string;
  /** Unit of the values after the transformation in `units`. */
  readonly units: string;
  readonly units_short: string;
  /** Frequency of the values: `quarterly`. */
  readonly frequency: string;
  /** With one column for each vintage: the vintages. */
  readonly vintages?: readonly ({ readonly vintage: string; readonly kind: 'initial' | 'update' | 'rereference' | 'rounding' | 'method_break'; readonly units: string; readonly known_from: string | null; readonly release_date: string | null; readonly published_basis: 'stated' | 'inferred' | 'upper_bound' | 'found' | 'by_rule' | null; readonly periods_added?: number; readonly periods_revised?: number; readonly breaks?: readonly string[] })[];
  /** Number of vintages in the real-time period. Absent for the history of one period. */
  readonly vintages_held?: number;
}

/** A release of the calendar. */
export interface Release {
  /** Day in Sydney. */
  readonly date: string;
  /** Source code. */
  readonly source: 'abs' | 'rba' | 'apra';
  /** As the agency announces it. */
  readonly title: string;
  /** Figures, a decision of the Monetary Policy Board, words, or a speech. */
  readonly event_type: 'data_release' | 'policy_decision' | 'statement' | 'speech';
  /** Its main dataset, the first of `dataset_ids`. */
  readonly dataset_id: string | null;
  /** All datasets of the catalogue in this release. */
  readonly dataset_ids: readonly string[];
  /** Topic of the figures, in the words of the agency. */
  readonly reference_period: string | null;
  /** Page of the agency. */
  readonly source_url: string;
  /** Whether its time is past. */
  readonly status: 'upcoming' | 'released';
  /** With Sydney's offset: `2026-11-26T11:30:00+11:00`. */
  readonly release_at: string;
  /** Stable within the source. */
  readonly publication_id: string;
  /** Number of times the agency has moved it since Wattle first listed it. */
  readonly times_moved: number;
  /** found: a source states the date. by_rule: the date follows the usual rule of the publication. */
  readonly basis: 'found' | 'by_rule';
}

/** A published value, with its file and its cell. */
export interface Operand {
  /** For an indicator: the symbol that the formula uses for the input. */
  readonly input?: string;
  /** For an indicator: how an input with another frequency is converted. */
  readonly sampling?: string | null;
  /** Id of a canonical series. */
  readonly series_id?: string;
  /** Id of the dataset, if the value is read from a dataset. */
  readonly series_key?: string;
  /** Key of the series, if it has no id. */
  readonly dataset_id?: string;
  /** Codes of the series, if it has no id. */
  readonly dimensions?: Readonly<Record<string, string>>;
  /** For a register: filters, by column, that select the rows that were counted or summed. */
  readonly rows?: Readonly<Record<string, string | number | null | readonly (string | number | null)[]>>;
  /** For a register: how the rows were used. */
  readonly aggregate?: string;
  /** Reference period. */
  readonly period?: string;
  /** As published. */
  readonly value: number | null;
  /** Unit of the value, including the multiplier. */
  readonly unit?: string;
  /** Address that the file was downloaded from. */
  readonly source_url?: string | null;
  /** Hash of the file as the agency sent it. */
  readonly sha256?: string | null;
  /** When the file was downloaded. */
  readonly retrieved_at?: string | null;
  /** Hashes of all files, if the version consists of several. */
  readonly files?: readonly string[];
  /** Cell or element of the file. */
  readonly at: string;
}

/** Of a series. */
export interface SeriesExplanation {
  readonly formula: string;
  readonly operands: readonly Operand[];
}

/** How the values of several series are computed. */
export interface ComparisonExplanation {
  /** With `index_to`: the formula that computes the index. */
  readonly index?: string;
  /** The expression that was computed. */
  readonly expr?: string;
  /** By series id. */
  readonly series: Readonly<Record<string, SeriesExplanation>>;
}

/** Of a dataset. */
export interface DatasetExplanation {
  readonly operands: readonly Operand[];
  /** Files of a register. Its rows are as in these files. */
  readonly files?: readonly ({ readonly source_url: string | null; readonly sha256: string | null; readonly retrieved_at: string | null })[];
}

/** How the values of an indicator are computed. */
export interface SignalExplanation {
  readonly formula: readonly string[];
  /** Meaning and unit of each symbol. */
  readonly symbols?: Readonly<Record<string, string>>;
  readonly methodology_version: number;
  /** Parameters of the indicator as they were applied. */
  readonly parameters: Readonly<Record<string, string | number | null>>;
  /** Constants that do not come from the data. */
  readonly constants?: readonly ({ readonly name: string; readonly value: number | string | null | readonly number[] | Readonly<Record<string, number>>; readonly unit: string; readonly from: string; readonly source: string; readonly source_url: string })[];
  /** The day for which constants were chosen. */
  readonly constants_on?: string;
  readonly rows: readonly ({ readonly period?: string | null; readonly operands: readonly Operand[] })[];
}

/** One dataset of the catalogue. */
export interface DatasetEntry {
  /** Canonical id within the source. */
  readonly id: string;
  /** `abs.CPI` */
  readonly dataset_id: string;
  /** Source code. */
  readonly source: 'abs' | 'rba' | 'ato' | 'asic' | 'apra' | 'aihw' | 'wgea' | 'aemo' | 'bom';
  readonly title: string;
  readonly description: string;
  /** One of A, FY, S, Q, M, W, D, 30MIN, 5MIN, or its word. */
  readonly frequency: string | null;
  /** Unit of its values, if there is one. */
  readonly unit: string | null;
  /** Number of observations. For a register, number of rows. */
  readonly kind: 'time_series' | 'register';
  /** Name of its licence. */
  readonly licence: string;
  /** Page of the agency. */
  readonly landing_page: string;
  /** First period with data. */
  readonly period_start: string | null;
  /** Last period with data. */
  readonly period_end: string | null;
  /** Number of stored rows. */
  readonly rows: number | null;
  /** When it was last checked or updated. */
  readonly refreshed_at: string | null;
  /** When the next figure is expected. */
  readonly next_release: string | null;
  readonly stale: boolean;
  /** Example request that returns data. */
  readonly example: string;
}

/** Dimensions, columns, coverage and notes of a dataset. */
export interface DatasetDescription {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Number of observations. For a register, number of rows. */
  readonly kind: 'time_series' | 'register';
  readonly dimensions: readonly ({ readonly name: string; readonly code: string; readonly description: string; readonly values: readonly { readonly code: string; readonly label: string }[]; readonly default: string | null })[];
  readonly columns: readonly { readonly name: string; readonly type: string; readonly description: string }[];
  readonly measures: readonly { readonly code: string; readonly label: string; readonly units: readonly string[] }[];
  /** Stored data. */
  readonly coverage: { readonly start: string | null; readonly end: string | null; readonly rows: number; readonly series: number };
  readonly quirks: readonly string[];
  /** Source that the data are read from. */
  readonly upstream: { readonly url: string; readonly format: string };
  /** Its licence. */
  readonly licence: { readonly name: string; readonly url: string };
  /** What the endpoint does if the data may be out of date. */
  readonly stale_rule: 'serve_cached';
  readonly examples: readonly string[];
}

/** A dataset that was found. */
export interface SearchHit {
  /** `abs.CPI` */
  readonly dataset_id: string;
  readonly source: string;
  readonly name: string;
  readonly description: string;
  readonly score: number;
  /** The same as `score`. */
  readonly relevance: number;
  /** The words that matched. */
  readonly why: readonly string[];
}

/** One observation of a dataset. */
export interface Row {
  /** Reference period: `2024`, `2024-Q1`, `2024-03`, `2024-03-31`. */
  readonly period: string;
  /** As published. Null if the publisher gives no number. */
  readonly value: number | null;
  /** Unit of the value, including the multiplier. */
  readonly unit: string | null;
  /** Label of each dimension, by dimension name. With `labels=code` it is the code. With `labels=both` there is a member for each (`region`, `region_code`). */
  readonly dimensions: Readonly<Record<string, string>>;
  /** Flag that the publisher set, if any. */
  readonly status?: 'preliminary' | 'revised' | 'estimated' | 'break' | 'missing' | 'suppressed' | 'not_available' | 'forecast' | 'range' | 'other';
}

/** A row of a register, or of a table with a column for each code of a dimension (`shape=wide`). */
export interface TableRow {
  /** Reference period, if the rows have one. */
  readonly period?: string | null;
  /** Label of each dimension that is not spread over columns, by dimension name. */
  readonly dimensions?: Readonly<Record<string, string>>;
  /** In a wide table: the publisher's flags, by column name. In a register: the column with this name. */
  readonly status?: string | null | Readonly<Record<string, string>>;
  readonly [column: string]: string | number | boolean | null | readonly string[] | Readonly<Record<string, string>> | string | null | Readonly<Record<string, string>> | undefined;
}

/** Only in a wide table (`shape=wide`), which has a column for each code of a dimension. */
export interface ColumnUnits {
  /** Unit of each column, by column name. Null if a column has several units. */
  readonly units: Readonly<Record<string, string | null>>;
}

/** Dwelling approvals against completions */
export interface ApprovalsVsCompletionsRow {
  /** Reference period. */
  readonly period: string;
  /** New dwelling units approved in the four quarters to this quarter. Unit: Dwellings. */
  readonly approvals_4q: number | null;
  /** New dwelling units completed in the four quarters to this quarter. Unit: Dwellings. */
  readonly completions_4q: number | null;
  /** The first minus the second. Unit: Dwellings. */
  readonly gap_dwellings: number | null;
  /** Completions as a share of approvals, unrounded. Unit: Per cent. */
  readonly completions_to_approvals_pct: number | null;
  /** Completions as a share of the approvals of the four quarters that ended lag quarters earlier, unrounded. Null if any of them is not published. Unit: Per cent. */
  readonly completions_to_lagged_approvals_pct: number | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Dwelling approvals against net overseas migration */
export interface ApprovalsVsMigrationRow {
  /** Reference period. */
  readonly period: string;
  /** New dwelling units approved in the four quarters to this quarter. Unit: Dwellings. */
  readonly approvals_4q: number | null;
  /** Net overseas migration in the four quarters to this quarter. Published in thousands with one decimal. Unit: Persons. */
  readonly net_overseas_migration_4q: number | null;
  /** As applied. Unit: Persons. */
  readonly persons_per_dwelling: number | null;
  /** Births less deaths in the four quarters to this quarter. Null if any of them is not published. Unit: Persons. */
  readonly natural_increase_4q: number | null;
  /** Approvals as a share of the dwellings that both together would need. Null for fewer than 50,000 persons. Unit: Per cent. */
  readonly coverage_with_natural_increase_pct: number | null;
  /** New dwelling units completed in the four quarters to this quarter. Null if any of them is not published. Unit: Dwellings. */
  readonly completions_4q: number | null;
  /** Completions as a share of the dwellings that both together would need. Null for fewer than 50,000 persons. Unit: Per cent. */
  readonly completions_coverage_with_natural_increase_pct: number | null;
  /** Migration, with natural increase if requested, divided by persons per dwelling, unrounded. Negative if the population falls. Unit: Dwellings. */
  readonly dwellings_required: number | null;
  /** Approvals less the dwellings required, unrounded. Unit: Dwellings. */
  readonly approvals_less_required: number | null;
  /** Approvals as a share of the dwellings required, unrounded. Null for fewer than 50,000 persons. Unit: Per cent. */
  readonly coverage_pct: number | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Market shares of the banks */
export interface BankDepositShareRow {
  /** Reference period. Null if each member states a separate period. */
  readonly period: string | null;
  /** Rank by the chosen basis. 1 is the largest. Institutions without a figure have no rank. */
  readonly rank: number | null;
  /** Licensed institution. */
  readonly institution: string | null;
  /** Its ABN. */
  readonly abn: string | null;
  /** Total residents assets on its domestic books. Unit: AUD million. */
  readonly total_assets_aud_m: number | null;
  /** Its share of the total residents assets of all institutions. Unit: Per cent. */
  readonly asset_share_pct: number | null;
  /** Total residents deposits. Unit: AUD million. */
  readonly deposits_aud_m: number | null;
  /** Its share of the deposits of all institutions. Unit: Per cent. */
  readonly deposit_share_pct: number | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Market shares of the banks: figures about all rows together. */
export interface BankDepositShareSummary {
  /** Basis of the ranks: assets or deposits. */
  readonly basis: string | null;
  /** Share of the four major banks by that basis. Unit: Per cent. */
  readonly big_four_share_pct: number | null;
  /** Total behind the shares. */
  readonly share_of: string | null;
  /** Share of the four major banks in total residents assets. Unit: Per cent. */
  readonly big_four_total_assets_share_pct: number | null;
  /** Share of the four major banks in deposits. Unit: Per cent. */
  readonly big_four_deposits_share_pct: number | null;
  /** Scope of the concentration index. */
  readonly hhi_over: string | null;
  /** Share of the four largest institutions. Unit: Per cent. */
  readonly cr4_pct: number | null;
  /** Herfindahl-Hirschman index: the sum of squared shares in per cent. */
  readonly hhi: number | null;
  /** Total behind the shares. Unit: AUD million. */
  readonly total_aud_m: number | null;
  /** Number of institutions with a share. */
  readonly institutions: number | null;
}

/** Charity sector */
export interface CharitySectorHealthRow {
  /** Note that the sums are for a sample, with its source and size. */
  readonly scope: string | null;
  /** Charities in the register. Unit: Charities. */
  readonly active_charities: number | null;
  /** Each as {size, charities}. Size is null if not in the register. */
  readonly by_size: readonly ({ readonly size: string | null; readonly charities: number })[] | null;
  /** Each as {state, charities}. State is null if the address is withheld or overseas. */
  readonly by_state: readonly ({ readonly state: string | null; readonly charities: number })[] | null;
  /** Total revenue of the charities that reported it. Unit: AUD million. */
  readonly revenue_aud_m: number | null;
  /** Donations and bequests of those that reported them. Unit: AUD million. */
  readonly donations_aud_m: number | null;
  /** Total expenses of those that reported them. Unit: AUD million. */
  readonly expenses_aud_m: number | null;
  /** Staff of those that reported it, in full-time equivalents. Unit: Full-time equivalents. */
  readonly staff: number | null;
  /** Volunteers of those that reported them. Unit: Persons. */
  readonly volunteers: number | null;
  /** Number of statements with more donations and bequests than total revenue, which are excluded. Null if no statements are stored. Unit: Statements. */
  readonly statements_left_out: number | null;
  /** Year of the annual statements. Null if no statements are stored. */
  readonly reporting_year: string | null;
}

/** Cost of living */
export interface CostOfLivingRow {
  /** Reference period. Null if each member states a separate period. */
  readonly period: string | null;
  /** Monthly consumer price index, all groups, annual change. Unit: Per cent. */
  readonly headline_cpi_yoy_pct: number | null;
  /** Trimmed mean of the monthly consumer price index, annual change. Unit: Per cent. */
  readonly trimmed_mean_yoy_pct: number | null;
  /** The eleven groups, largest contribution first: name, yoy_pct (annual change), contribution_ppt (percentage points of the headline, as published) and rank by contribution. */
  readonly groups?: readonly ({ readonly name: string; readonly yoy_pct: number | null; readonly contribution_ppt: number | null; readonly rank: number | null })[] | null;
  /** The eight capital cities: city and yoy_pct (annual change, all groups). */
  readonly cities?: readonly ({ readonly city: string; readonly yoy_pct: number | null })[] | null;
  /** The group that contributes most to the headline. */
  readonly top_driver: string | null;
  /** Annual change of the selected living cost indexes: employee, age_pensioner, other_government_transfer, pensioner_and_beneficiary, self_funded_retiree. Null if not stored. Unit: Per cent. */
  readonly living_cost_indexes?: { readonly employee: number | null; readonly age_pensioner: number | null; readonly other_government_transfer: number | null; readonly pensioner_and_beneficiary: number | null; readonly self_funded_retiree: number | null } | null;
  /** The quarter of the living cost indexes. */
  readonly living_cost_period: string | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Breadth of inflation */
export interface CpiBreadthRow {
  /** Reference period. */
  readonly period: string;
  /** The threshold that separates them. Unit: Per cent. */
  readonly threshold_pct: number | null;
  /** What breadth_pct and weight_above_pct count: classes or groups. */
  readonly by: string | null;
  /** How many classes rose faster than the threshold. Null by groups. Unit: Classes. */
  readonly classes_above: number | null;
  /** How many classes have prices below those of a year before. Null by groups. Unit: Classes. */
  readonly classes_falling: number | null;
  /** How many classes there are. Null by groups. Unit: Classes. */
  readonly classes_counted: number | null;
  /** Number of groups with an annual change above the threshold. Unit: Groups. */
  readonly groups_above: number | null;
  /** Number of groups with lower prices than a year earlier. Unit: Groups. */
  readonly groups_falling: number | null;
  /** Number of groups, always eleven. Unit: Groups. */
  readonly groups_counted: number | null;
  /** Share of the classes, or groups, that rose faster than the threshold. Unit: Per cent. */
  readonly breadth_pct: number | null;
  /** Their weight as a share of the weight of all. Null where no weights are published for the period. Unit: Per cent of weight. */
  readonly weight_above_pct: number | null;
  /** Index behind both ends of a change of groups: complete_monthly is the mean of months, where the quarterly collection changed between them. Otherwise quarterly, the index as published, with a break listed in breaks if it has two collections. */
  readonly collection: string | null;
  /** The eleven groups in the order of publication: {code, name, annual_change_pct, weight_pct, above}. Change unrounded, above 1 or 0, weight null where not published. */
  readonly groups: readonly ({ readonly code: string; readonly name: string; readonly annual_change_pct: number; readonly weight_pct: number | null; readonly above: number })[] | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Consumer prices by capital city */
export interface CpiByCityRow {
  /** Reference period. Null if each member states a separate period. */
  readonly period: string | null;
  /** Capital city. */
  readonly city: string | null;
  /** All groups, or one of the eleven groups, as published. */
  readonly group: string | null;
  /** Annual change of prices in that city, as published. Unit: Per cent. */
  readonly annual_change_pct: number | null;
  /** Annual change for the eight capital cities together. Null if missing. Unit: Per cent. */
  readonly national_pct: number | null;
  /** The first minus the second. Unit: Percentage points. */
  readonly delta_ppt: number | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Consumer prices by capital city: figures about all rows together. */
export interface CpiByCitySummary {
  /** Annual change of all groups for the eight capital cities together. Unit: Per cent. */
  readonly national_pct: number | null;
  /** City with the largest price rise of those shown. Lists several if equal. */
  readonly highest_city: string | null;
  /** City with the smallest price rise of those shown. Lists several if equal. */
  readonly lowest_city: string | null;
}

/** Credit impulse */
export interface CreditImpulseRow {
  /** Reference period. */
  readonly period: string;
  /** Total credit at the end of the quarter, as published. Unit: AUD billion. */
  readonly credit_aud_bn: number | null;
  /** New credit by the method: F. Unit: AUD billion. */
  readonly credit_flow_aud_bn: number | null;
  /** Change of the flow by the method: ΔF. Unit: AUD billion. */
  readonly flow_change_aud_bn: number | null;
  /** Gross domestic product of the four quarters to this quarter, current prices, seasonally adjusted: N. Unit: AUD billion. */
  readonly gdp_annual_aud_bn: number | null;
  /** Change of the flow as a share of GDP, unrounded: I. Unit: Per cent of GDP. */
  readonly credit_impulse_pct_gdp: number | null;
  /** Largest error of the impulse from rounded growth in the source file. 0 if no link uses growth, null for levels as published. Unit: Per cent of GDP. */
  readonly rounding_bound_pct_gdp: number | null;
  /** excluding_financial_businesses, or former_total if only the definition that ended in 2023 is available. */
  readonly credit_definition: string | null;
  /** break_adjusted if flows use levels chained back with growth from D1, otherwise levels_as_published. */
  readonly credit_basis: string | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Economic dashboard */
export interface EconomicDashboardRow {
  /** Reference period. Null if each member states a separate period. */
  readonly period: string | null;
  /** Cash rate target. In history, on the last day of the quarter. Unit: Per cent. */
  readonly cash_rate_pct: number | null;
  /** Annual inflation, headline measure. In history, the quarterly consumer price index, all groups. Unit: Per cent. */
  readonly cpi_annual_pct: number | null;
  /** Unemployment rate, seasonally adjusted. In history, for the last month of the quarter. Unit: Per cent. */
  readonly unemployment_rate_pct: number | null;
  /** Wage price index, seasonally adjusted, annual change, as published. Unit: Per cent. */
  readonly wage_growth_annual_pct: number | null;
  /** Household spending, seasonally adjusted, annual change. In history, for the last month of the quarter. Unit: Per cent. */
  readonly household_spending_annual_pct: number | null;
  /** Trimmed mean, annual change. In history, of the quarterly consumer price index. Unit: Per cent. */
  readonly trimmed_mean_annual_pct: number | null;
  /** Gross domestic product, chain volume, seasonally adjusted, change from the previous quarter. Unit: Per cent. */
  readonly gdp_growth_pct: number | null;
  /** Without start and end: each indicator as {id, name, value, unit, period, previous_value, change, series_id}. Change is from previous_value, in percentage points. */
  readonly indicators?: readonly ({ readonly id: string; readonly name: string; readonly value: number | null; readonly unit: string; readonly period: string | null; readonly previous_value: number | null; readonly change: number | null; readonly series_id: string })[] | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Electricity market snapshot */
export interface EnergySnapshotRow {
  /** Reference period. Null if each member states a separate period. */
  readonly period: string | null;
  /** Region, or NEM for the whole market. */
  readonly region: string | null;
  /** End of the interval of price and demand, market time. */
  readonly interval_end: string | null;
  /** Price of the interval. For the whole market, weighted by demand. Unit: $/MWh. */
  readonly spot_price_aud_per_mwh: number | null;
  /** Demand met by scheduled generation and imports. Unit: MW. */
  readonly demand_mw: number | null;
  /** Generation dispatched, including wind and solar farms. Null if missing. Unit: MW. */
  readonly generation_mw: number | null;
  /** Imports less exports. Null if missing, and for the whole market. Unit: MW. */
  readonly net_import_mw: number | null;
  /** Share of hydro, wind, solar and biomass in metered output. Null if output is not stored. Unit: Per cent. */
  readonly renewable_share_pct: number | null;
  /** Renewable share with rooftop solar in both sums, for the interval at the end of the latest half hour of the rooftop estimate. Null if either is missing. Unit: Per cent. */
  readonly renewable_share_with_rooftop_pct: number | null;
  /** Rooftop solar estimate for the latest half hour, not included elsewhere. Null if missing. Unit: MW. */
  readonly rooftop_pv_mw: number | null;
}

/** Consecutive falls in GDP per capita */
export interface GdpPerCapitaRunRow {
  /** Reference period. */
  readonly period: string;
  /** Gross domestic product per capita of the quarter, chain volume. Unit: AUD. */
  readonly gdp_per_capita_aud: number | null;
  /** Change from the previous quarter, unrounded. Unit: Per cent. */
  readonly quarterly_change_pct: number | null;
  /** Change from the previous quarter as published, to one decimal place. Unit: Per cent. */
  readonly published_change_pct: number | null;
  /** Consecutive falls up to this quarter, by level. 0 if it did not fall. Unit: Quarters. */
  readonly quarters_of_decline: number | null;
  /** Consecutive falls up to this quarter, by published growth. 0.0 is not a fall. Unit: Quarters. */
  readonly quarters_of_published_decline: number | null;
  /** The first quarter of the run by level, or null. */
  readonly decline_began: string | null;
  /** Change from the quarter before the run (by level) to this quarter, unrounded. Null without a run. Unit: Per cent. */
  readonly change_over_decline_pct: number | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Gender pay gap by industry */
export interface GenderPayContextRow {
  /** Reference period. Null if each member states a separate period. */
  readonly period: string | null;
  /** The industry, or All industries. */
  readonly industry: string | null;
  /** Gender pay gap. Negative if in favour of women. Unit: Per cent. */
  readonly gender_pay_gap_pct: number | null;
  /** The same gap, named after its measure: the mid-point of employers' average total remuneration gaps. Unit: Per cent. */
  readonly midpoint_employer_gap_pct: number | null;
  /** The Agency's headline gap for all employees in its census, as published for the reporting year. Null for an industry and for a year without a stored figure. Unit: Per cent. */
  readonly average_total_remuneration_gap_pct: number | null;
  /** Gap in average weekly ordinary time earnings of full-time adults, seasonally adjusted, from the figures of the ABS. Null for an industry and where they are absent. Unit: Per cent. */
  readonly full_time_ordinary_earnings_gap_pct: number | null;
  /** Half-year of that gap: 2024-S2 is November 2024. Null if the gap is null. */
  readonly full_time_ordinary_earnings_period: string | null;
  /** Measure of the gender pay gap. */
  readonly measure: string | null;
  /** The gap of all industries, by the same measure. Unit: Per cent. */
  readonly all_industries_pct: number | null;
  /** 1 is the widest gap. Null for all industries. */
  readonly rank: number | null;
  /** Industries that are ranked. */
  readonly of: number | null;
  /** Share of women among employees of reporting employers. Null if the workforce files are not stored. Unit: Per cent. */
  readonly female_share_of_employment_pct: number | null;
  /** 1 April to 31 March: 2024-25 ends on 31 March 2025. */
  readonly reporting_year: string | null;
  /** Industries, widest gap first: {industry, code, gender_pay_gap_pct, rank, employers}. */
  readonly industries?: readonly ({ readonly industry: string; readonly code: string; readonly gender_pay_gap_pct: number; readonly rank: number; readonly employers: number | null })[] | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Contributions to economic growth */
export interface GrowthContributionsRow {
  /** Reference period. */
  readonly period: string;
  /** Growth of gross domestic product from the previous quarter: as published, or computed from its chain volume, unrounded. Unit: Per cent. */
  readonly gdp_growth_pct: number | null;
  /** The parts as {code, name, within, contribution_ppt, growth_pct, share_of_gdp_pct}: within names the larger part, null for the main parts. Growth and share in the previous quarter are null where the contribution is the published one. */
  readonly components: readonly ({ readonly code: string; readonly name: string; readonly within: string | null; readonly contribution_ppt: number; readonly growth_pct: number | null; readonly share_of_gdp_pct: number | null })[] | null;
  /** Domestic final demand less its listed parts: investment of public corporations, and rounding. Unit: Percentage points. */
  readonly other_final_demand_ppt: number | null;
  /** Growth less the contributions of domestic final demand, inventories, exports and imports. With method computed, the residual includes inventories. Unit: Percentage points. */
  readonly residual_ppt: number | null;
  /** published: contributions of the ABS. computed: growth times share. */
  readonly method: string | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Household debt service (estimate) */
export interface HouseholdDebtServiceRow {
  /** Reference period. */
  readonly period: string;
  /** Housing loan rate, average of the three months of the quarter. Unit: Per cent per annum. */
  readonly loan_rate_pct: number | null;
  /** Rate used: the value of the parameter rate. */
  readonly rate_basis: string | null;
  /** Household debt as a share of annual disposable income, as published. Unit: Per cent. */
  readonly debt_to_income_pct: number | null;
  /** Assumed repayment time in years. Unit: Years. */
  readonly maturity_years: number | null;
  /** Estimated interest as a share of income: rate × debt ÷ income, unrounded. Unit: Per cent. */
  readonly interest_to_income_pct: number | null;
  /** Estimated interest and principal as a share of income, unrounded. Unit: Per cent. */
  readonly debt_service_ratio_pct: number | null;
  /** Interest charged on housing loans as a share of household income, as published (E13). Null if missing. Unit: Per cent. */
  readonly measured_interest_pct: number | null;
  /** Scheduled payments on housing loans as a share of household income, as published (E13). Null if missing. Unit: Per cent. */
  readonly measured_scheduled_payments_pct: number | null;
  /** Always `estimate`, for the fields that are not measured. */
  readonly status: string | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Housing affordability */
export interface HousingAffordabilityRow {
  /** Mean price of residential dwellings, Australia, published in thousands. Unit: AUD. */
  readonly mean_dwelling_value_aud: number | null;
  /** The quarter of the price. */
  readonly dwelling_period: string | null;
  /** Median taxable income of individuals, on the basis given in income_basis. Unit: AUD. */
  readonly median_income_aud: number | null;
  /** The income year, July to June. */
  readonly income_period: string | null;
  /** Basis of the median income: published_median (ATO, Australia) or median_of_postcode_medians (person-weighted, not an ATO figure). */
  readonly income_basis: string | null;
  /** Price divided by the taxable income of one person, unrounded: k. Unit: Years of income. */
  readonly price_to_income_ratio: number | null;
  /** Quarter of the household measures. */
  readonly household_period: string | null;
  /** Mean price of residential dwellings in that quarter. Unit: AUD. */
  readonly household_dwelling_value_aud: number | null;
  /** Estimated annual median household income: the 2021 Census, extended by the wage price index: H. Unit: AUD. */
  readonly median_household_income_aud: number | null;
  /** Price divided by household income, unrounded: r. Unit: Years of income. */
  readonly price_to_household_income_ratio: number | null;
  /** Years to save the deposit, without interest, unrounded: y. Unit: Years. */
  readonly years_to_save_deposit: number | null;
  /** Interest rate of the loan, as applied. Null without a rate. Unit: Per cent. */
  readonly loan_rate_pct: number | null;
  /** Month of the rate on new loans. Null with a rate of your own. */
  readonly loan_rate_period: string | null;
  /** Equal monthly repayment of the price less the deposit, unrounded. Unit: AUD. */
  readonly monthly_repayment_aud: number | null;
  /** Annual repayments as a share of household income, unrounded: b. Unit: Per cent. */
  readonly repayment_share_pct: number | null;
  /** Annual repayments as a share of household income, with an interest rate three percentage points higher. Unit: Per cent. */
  readonly repayment_share_with_buffer_pct: number | null;
  /** Estimated national median price: the sales-weighted median of published medians, M. Null where medians are not stored. Unit: AUD. */
  readonly median_dwelling_price_aud: number | null;
  /** Quarter of the median price. */
  readonly median_price_period: string | null;
  /** The median price divided by household income, unrounded. Unit: Years of income. */
  readonly median_price_to_household_income_ratio: number | null;
  /** Years to save the deposit of the median price, unrounded. Unit: Years. */
  readonly median_years_to_save_deposit: number | null;
  /** Annual repayments on the median price as a share of household income, unrounded. Unit: Per cent. */
  readonly median_repayment_share_pct: number | null;
  /** The same with an interest rate three percentage points higher. Unit: Per cent. */
  readonly median_repayment_share_with_buffer_pct: number | null;
  /** Median price of houses and of attached dwellings sold in each capital, with the household income of its state. */
  readonly capitals?: readonly ({ readonly city: string; readonly dwelling: string; readonly median_price_aud: number; readonly period: string; readonly median_household_income_aud: number | null; readonly price_to_household_income_ratio: number | null; readonly years_to_save_deposit: number | null; readonly monthly_repayment_aud: number | null; readonly repayment_share_pct: number | null; readonly repayment_share_with_buffer_pct: number | null })[] | null;
  /** The same fields for each state or territory, with state. Price and income have separate latest periods. Null where either is not published. */
  readonly states?: readonly ({ readonly state: string; readonly mean_dwelling_value_aud: number | null; readonly dwelling_period: string | null; readonly median_income_aud: number | null; readonly income_period: string | null; readonly income_basis: string | null; readonly price_to_income_ratio: number | null; readonly household_period: string | null; readonly household_dwelling_value_aud: number | null; readonly median_household_income_aud: number | null; readonly price_to_household_income_ratio: number | null; readonly years_to_save_deposit: number | null; readonly loan_rate_pct: number | null; readonly monthly_repayment_aud: number | null; readonly repayment_share_pct: number | null; readonly repayment_share_with_buffer_pct: number | null })[] | null;
  /** Differences in scope between price and income. */
  readonly caveats?: readonly string[] | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Inflation decomposition */
export interface InflationDecompositionRow {
  /** Reference period. */
  readonly period: string;
  /** Annual consumer price inflation, all groups. Monthly: as published, to one decimal place. Quarterly: from index numbers, unrounded. The published rate is AU.CPI.YOY. Unit: Per cent. */
  readonly headline_pct: number | null;
  /** Annual inflation from the same collection as the groups. Contributions add up to it, apart from rounding. Unit: Per cent. */
  readonly all_groups_pct: number | null;
  /** The eleven groups in the order of publication: {code, name, weight_pct, annual_change_pct, contribution_ppt, share_of_headline_pct, rank}. Weight at the latest of weight_periods, share null where the headline is 0, rank 1 the largest contribution. */
  readonly groups: readonly ({ readonly code: string; readonly name: string; readonly weight_pct: number; readonly annual_change_pct: number; readonly contribution_ppt: number; readonly share_of_headline_pct: number | null; readonly rank: number })[] | null;
  /** Headline minus the sum of the contributions. Unit: Percentage points. */
  readonly residual_ppt: number | null;
  /** published: ABS contributions. two_link, one_link: computed with or without a re-weighting within the year. */
  readonly method: string | null;
  /** Index behind both ends of the rates. complete_monthly is the mean of the months of a quarter, where the quarterly collection changed between them. Otherwise quarterly, the index as published. */
  readonly collection: string | null;
  /** Link periods of the weights, oldest first. */
  readonly weight_periods: readonly string[] | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Labour slack */
export interface LabourSlackRow {
  /** Reference period. */
  readonly period: string;
  /** Unemployed persons, seasonally adjusted. Unit: Per cent of the labour force. */
  readonly unemployment_rate_pct: number | null;
  /** Employed persons who want and could work more hours, seasonally adjusted. Unit: Per cent of the labour force. */
  readonly underemployment_rate_pct: number | null;
  /** Unemployed and underemployed people together, as published, seasonally adjusted. Unit: Per cent of the labour force. */
  readonly underutilisation_rate_pct: number | null;
  /** Unemployment rate minus its mean over the previous 120 months. Null if any month is missing. Unit: Percentage points. */
  readonly unemployment_less_decade_ppt: number | null;
  /** Underutilisation rate minus its mean over the previous 120 months. Null before July 2024, because monthly counts began ten years earlier. Unit: Percentage points. */
  readonly underutilisation_less_decade_ppt: number | null;
  /** Job vacancies divided by unemployed persons in the survey month. Given for the last month of each quarter, otherwise null. Unit: Vacancies per person. */
  readonly vacancies_per_unemployed: number | null;
  /** Job vacancies in the quarter, surveyed in its middle month. Given for the last month, otherwise null. Unit: Vacancies. */
  readonly vacancies: number | null;
  /** Unemployed persons of the month. Unit: Persons. */
  readonly unemployed_persons: number | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Headline indicators by state */
export interface MacroSnapshotStateRow {
  /** Reference period. Null if each member states a separate period. */
  readonly period: string | null;
  /** State or territory. */
  readonly state: string | null;
  /** Unemployment rate. Unit: Per cent. */
  readonly unemployment_rate_pct: number | null;
  /** Participation rate. Unit: Per cent. */
  readonly participation_rate_pct: number | null;
  /** Employed persons aged 15 and over. Unit: Persons. */
  readonly employed_persons: number | null;
  /** Period of the labour force figures. */
  readonly labour_period: string | null;
  /** Adjustment of the unemployment rate: seasonally_adjusted, trend or original. */
  readonly labour_adjustment: string | null;
  /** Consumer prices in the capital city, all groups, annual change. Unit: Per cent. */
  readonly cpi_capital_yoy_pct: number | null;
  /** Period of the consumer prices. */
  readonly cpi_period: string | null;
  /** Wage price index, original, annual change. Unit: Per cent. */
  readonly wage_growth_pct: number | null;
  /** Period of the wages. */
  readonly wage_period: string | null;
  /** Estimated resident population. Unit: Persons. */
  readonly population: number | null;
  /** Period of the population, at its end. */
  readonly population_period: string | null;
  /** Mean price of residential dwellings. Unit: AUD. */
  readonly mean_dwelling_value_aud: number | null;
  /** Period of the dwelling value. */
  readonly dwelling_value_period: string | null;
  /** Dwellings approved in the month, all sectors and work, original. Unit: Dwellings. */
  readonly approvals_month: number | null;
  /** Period of the approvals. */
  readonly approvals_period: string | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Five-minute dispatch of the electricity market */
export interface NemDispatch5minRow {
  /** Reference period. Null if each member states a separate period. */
  readonly period: string | null;
  /** Region of the market. */
  readonly region: string | null;
  /** End of the interval, market time. */
  readonly interval_end: string | null;
  /** Regional reference price. May be negative. Unit: $/MWh. */
  readonly rrp_aud_per_mwh: number | null;
  /** Total demand. Null if missing. Unit: MW. */
  readonly demand_mw: number | null;
  /** Generation dispatched, including wind and solar farms. Null if missing. Unit: MW. */
  readonly generation_mw: number | null;
  /** Positive if the region exports. Null if missing. Unit: MW. */
  readonly net_interchange_mw: number | null;
  /** market, administered (bit 1 of APCFLAG) or suspended. Null if the reports have no flags. */
  readonly price_flag: string | null;
}

/** Regime of the electricity market */
export interface NemEnergyRegimeRow {
  /** Reference period. Null if each member states a separate period. */
  readonly period: string | null;
  /** Region of the market. */
  readonly region: string | null;
  /** suspended, administered, at_cap, scarcity, elevated, floor, negative, normal */
  readonly regime: string | null;
  /** Price of the latest interval. Unit: $/MWh. */
  readonly spot_price_aud_per_mwh: number | null;
  /** Sum of the prices of seven days, as stated by AEMO. Null if missing. Unit: $/MWh. */
  readonly cumulative_price_aud: number | null;
  /** Threshold of the day. Unit: $/MWh. */
  readonly cumulative_threshold_aud: number | null;
  /** The sum as a share of the threshold. Unit: Per cent. */
  readonly share_of_threshold_pct: number | null;
  /** End of the interval, market time. */
  readonly interval_end: string | null;
}

/** Regime of the electricity market: figures about all rows together. */
export interface NemEnergyRegimeSummary {
  /** The most severe regime of any region. */
  readonly gravest: string | null;
  /** Number of regions in each regime. */
  readonly counts: { readonly suspended: number; readonly administered: number; readonly at_cap: number; readonly scarcity: number; readonly elevated: number; readonly floor: number; readonly negative: number; readonly normal: number } | null;
  /** Market price cap of the day. Unit: $/MWh. */
  readonly market_price_cap_aud_per_mwh: number | null;
  /** Market floor price. Unit: $/MWh. */
  readonly market_floor_price_aud_per_mwh: number | null;
  /** Administered price cap of the day. Null before the first cap. Unit: $/MWh. */
  readonly administered_price_cap_aud_per_mwh: number | null;
}

/** Real cash rate */
export interface RealCashRateRow {
  /** Date of the answer in Sydney: the date of `as_of`, or today. */
  readonly as_of: string | null;
  /** Cash rate target in force on that day. Unit: Per cent. */
  readonly cash_rate_pct: number | null;
  /** Date on which that target took effect. */
  readonly cash_rate_period: string | null;
  /** Consumer price index: monthly or quarterly. */
  readonly inflation_measure: string | null;
  /** The period of both inflation figures. */
  readonly inflation_period: string | null;
  /** Annual headline inflation (all groups), as published. Null if missing. Unit: Per cent. */
  readonly cpi_annual_pct: number | null;
  /** Annual trimmed mean inflation, as published. Unit: Per cent. */
  readonly trimmed_mean_cpi_pct: number | null;
  /** Trimmed mean of the other measure, latest value. Null if missing. Unit: Per cent. */
  readonly other_trimmed_mean_pct: number | null;
  /** Its period. */
  readonly other_trimmed_mean_period: string | null;
  /** Cash rate target minus trimmed mean inflation. Unit: Per cent. */
  readonly real_cash_rate_pct: number | null;
  /** Cash rate target minus headline inflation. Unit: Per cent. */
  readonly real_cash_rate_headline_pct: number | null;
  /** restrictive above the neutral band, accommodative below it. Inside it neutral, or uncertain if it is a range of models. */
  readonly stance: string | null;
  /** Inflation expected by market economists over the next year. Null if the latest survey is more than a year old. Unit: Per cent. */
  readonly expected_inflation_pct: number | null;
  /** Quarter of that survey. */
  readonly expected_inflation_period: string | null;
  /** Cash rate target minus expected inflation. Unit: Per cent. */
  readonly real_cash_rate_ex_ante_pct: number | null;
  /** Lower end of the neutral range. Null without an estimate for the day. Unit: Per cent. */
  readonly neutral_low_pct: number | null;
  /** Upper end of the neutral range. Unit: Per cent. */
  readonly neutral_high_pct: number | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Real mortgage rate */
export interface RealMortgageRateRow {
  /** Reference period. */
  readonly period: string;
  /** Rate in the last month of the quarter, or in the month. Unit: Per cent per annum. */
  readonly mortgage_rate_pct: number | null;
  /** Rate used: the value of the parameter rate. */
  readonly rate_basis: string | null;
  /** Consumer price index, all groups, change from the same period of the previous year, as published. Unit: Per cent. */
  readonly cpi_annual_pct: number | null;
  /** Rate minus inflation. Unit: Per cent. */
  readonly real_mortgage_rate_pct: number | null;
  /** Real rate in the Fisher form, unrounded. Unit: Per cent. */
  readonly real_mortgage_rate_fisher_pct: number | null;
  /** positive, negative or zero: the sign of the difference. */
  readonly stance: string | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Real rate regime */
export interface RealRateRegimeRow {
  /** Reference period. */
  readonly period: string;
  /** Cash rate target in force on the last day of the quarter. Unit: Per cent. */
  readonly cash_rate_pct: number | null;
  /** Trimmed mean of the quarterly consumer price index, change from the same quarter of the previous year, as published. Unit: Per cent. */
  readonly trimmed_mean_cpi_pct: number | null;
  /** The first minus the second. Unit: Per cent. */
  readonly real_rate_pct: number | null;
  /** restrictive above the neutral range, accommodative below it. Inside it neutral, or uncertain if it is a range of models. Null without a published estimate for the quarter. */
  readonly regime: string | null;
  /** Inflation expected by market economists over the next year. Null if no survey for the quarter is stored. Unit: Per cent. */
  readonly expected_inflation_pct: number | null;
  /** The cash rate target less expected inflation. Unit: Per cent. */
  readonly real_rate_ex_ante_pct: number | null;
  /** The regime of that rate. */
  readonly regime_ex_ante: string | null;
  /** Lower end of the neutral range. Null without an estimate for the quarter. Unit: Per cent. */
  readonly neutral_low_pct: number | null;
  /** Upper end of the neutral range. Unit: Per cent. */
  readonly neutral_high_pct: number | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Real savings rate */
export interface RealSavingsRateRow {
  /** Reference period. */
  readonly period: string;
  /** Advertised rate in the last month of the quarter, or in the month. Unit: Per cent per annum. */
  readonly deposit_rate_pct: number | null;
  /** Consumer price index, all groups, change from the same period of the previous year, as published. Unit: Per cent. */
  readonly cpi_annual_pct: number | null;
  /** Deposit rate minus inflation, before tax. Unit: Per cent. */
  readonly real_rate_pct: number | null;
  /** Deposit rate a year earlier less inflation since then (ex post, for a one-year deposit). Null if that rate is missing, or for other terms. Unit: Per cent. */
  readonly realised_real_rate_pct: number | null;
  /** Inflation expected by market economists for the year ahead, in the survey of the quarter (RBA G3). Null if missing. Unit: Per cent. */
  readonly expected_inflation_pct: number | null;
  /** Deposit rate less expected inflation (ex ante, for a one-year deposit). Null if either is missing, or for other terms. Unit: Per cent. */
  readonly expected_real_rate_pct: number | null;
  /** For each marginal rate in force in the income year, and for tax_rate: {marginal_rate_pct, after_tax_rate_pct, real_after_tax_rate_pct, stance}, ascending by rate. Empty before 1996-Q3 unless tax_rate is given. */
  readonly after_tax: readonly { readonly marginal_rate_pct: number; readonly after_tax_rate_pct: number; readonly real_after_tax_rate_pct: number; readonly stance: string }[] | null;
  /** positive_real_return if the real rate before tax is above zero, otherwise eroding. */
  readonly stance: string | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Real wages */
export interface RealWagesRow {
  /** Reference period. */
  readonly period: string;
  /** Wage price index, change from the same quarter of the previous year, as published. Unit: Per cent. */
  readonly wpi_annual_change_pct: number | null;
  /** Quarterly consumer price index, all groups, change from the same quarter of the previous year, as published. Unit: Per cent. */
  readonly cpi_annual_change_pct: number | null;
  /** The first minus the second. Unit: Percentage points. */
  readonly real_wages_gap_pct: number | null;
  /** growing, falling or flat: the sign of the gap. */
  readonly real_wages_direction: string | null;
  /** Wage price index divided by consumer price index, unrounded. Null if an index is missing. Unit: Index, December quarter 2019 = 100. */
  readonly real_wage_index: number | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Employment by industry */
export interface SectoralEmploymentShiftRow {
  /** Reference period. Null if each member states a separate period. */
  readonly period: string | null;
  /** Industry division (ANZSIC) of the main job. */
  readonly industry: string | null;
  /** Its letter. */
  readonly industry_code: string | null;
  /** Employed persons, original. Unit: Persons. */
  readonly employed_persons: number | null;
  /** Change from the same quarter of the previous year. Unit: Persons. */
  readonly change_on_year_persons: number | null;
  /** Annual change in per cent, unrounded. Unit: Per cent. */
  readonly change_on_year_pct: number | null;
  /** Share of all industries together. Unit: Per cent. */
  readonly share_pct: number | null;
  /** Change of the share from the same quarter of the previous year. Unit: Percentage points. */
  readonly share_change_ppt: number | null;
  /** Rank by change of the share. 1 is the largest gain. */
  readonly rank: number | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Employment by industry: figures about all rows together. */
export interface SectoralEmploymentShiftSummary {
  /** The quarter. */
  readonly period: string | null;
  /** The requested state, or Australia. */
  readonly region: string | null;
  /** How many industries there are. */
  readonly industries: number | null;
}

/** Employment by state */
export interface StateEmploymentSnapshotRow {
  /** Reference period. Null if each member states a separate period. */
  readonly period: string | null;
  /** State or territory. */
  readonly state: string | null;
  /** Employed persons aged 15 and over, as published, in persons. Unit: Persons. */
  readonly employed_persons: number | null;
  /** Change from the previous month, of the same series. Unit: Persons. */
  readonly change_on_month: number | null;
  /** Change from the same month of the previous year, of the same series, unrounded. Unit: Per cent. */
  readonly change_on_year_pct: number | null;
  /** Share of the eight states together. Null if one of them is missing. Unit: Per cent. */
  readonly share_pct: number | null;
  /** Employed persons per hundred of the civilian population aged 15 and over. Unit: Per cent. */
  readonly employment_to_population_pct: number | null;
  /** Adjustment of the employed persons: seasonally_adjusted, trend or original. */
  readonly adjustment: string | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Employment by state: figures about all rows together. */
export interface StateEmploymentSnapshotSummary {
  /** The month. */
  readonly period: string | null;
  /** Employed persons of the eight states together. Null if one of them is missing. Unit: Persons. */
  readonly states_total_persons: number | null;
}

/** Budgets of the states */
export interface StateFiscalSnapshotRow {
  /** Reference period. Null if each member states a separate period. */
  readonly period: string | null;
  /** State or territory. */
  readonly state: string | null;
  /** The financial year of the row, ended on 30 June. */
  readonly financial_year: string | null;
  /** Revenue, as published. Unit: AUD million. */
  readonly revenue_aud_m: number | null;
  /** Expenses, as published. Unit: AUD million. */
  readonly expense_aud_m: number | null;
  /** Net operating balance, as published. Unit: AUD million. */
  readonly net_operating_balance_aud_m: number | null;
  /** Net lending (a deficit is negative), as published. Unit: AUD million. */
  readonly net_lending_aud_m: number | null;
  /** Net debt, as published. Null if the release has no such line. Unit: AUD million. */
  readonly net_debt_aud_m: number | null;
  /** Liabilities less assets of the same kinds, without debt securities held, which are not published. Net debt cannot exceed this amount. Null if a part is absent. Unit: AUD million. */
  readonly net_debt_upper_bound_aud_m: number | null;
  /** Net debt as a share of gross state product in current prices of the same financial year. Null if either is missing. Unit: Per cent. */
  readonly net_debt_pct_gsp: number | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** State league table */
export interface StateLeagueTableRow {
  /** Reference period. Null if each member states a separate period. */
  readonly period: string | null;
  /** State or territory. */
  readonly state: string | null;
  /** One of unemployment, underutilisation, employment, demand, spending, population, wages, approvals. */
  readonly indicator: string | null;
  /** Value of the indicator, in per cent (approvals: dwellings). */
  readonly value: number | null;
  /** Mean over the previous ten years, in the same unit. */
  readonly decade_mean: number | null;
  /** Value less mean, in percentage points (approvals: difference in per cent). */
  readonly against_decade: number | null;
  /** 1 is the best compared with the state's own ten years. Equal states share a rank. Unit: Rank. */
  readonly rank: number | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** State league table: figures about all rows together. */
export interface StateLeagueTableSummary {
  /** Number of indicators that rank all eight states. */
  readonly indicators_ranked: number | null;
  /** How many indicators there are. */
  readonly indicators: number | null;
  /** Mean rank of each state over these indicators, best first. Null if too few indicators rank the states. Unit: Rank. */
  readonly mean_rank: readonly { readonly state: string; readonly mean_rank: number }[] | null;
}

/** Real return of MySuper products */
export interface SuperFundRealReturnRow {
  /** Reference period. Null if each member states a separate period. */
  readonly period: string | null;
  /** The financial year, ended on 30 June. */
  readonly financial_year: string | null;
  /** Net earnings after tax on average assets. Unit: Per cent. */
  readonly return_pct: number | null;
  /** Quarterly consumer price index, change over the year to June, as published. Unit: Per cent. */
  readonly cpi_annual_pct: number | null;
  /** The first minus the second. Unit: Percentage points. */
  readonly real_return_ppt: number | null;
  /** The return after inflation by division. Unit: Per cent. */
  readonly real_return_exact_pct: number | null;
  /** Number of products in the return. Unit: Products. */
  readonly products: number | null;
  /** Average of total assets at the end of this year and the previous year. Unit: AUD million. */
  readonly average_assets_aud_m: number | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Trade balance */
export interface TradeBalanceRow {
  /** Reference period. Null if each member states a separate period. */
  readonly period: string | null;
  /** Exports of goods in the month. Unit: AUD billion. */
  readonly exports_aud_bn: number | null;
  /** Imports of goods in the month, as a positive number. Unit: AUD billion. */
  readonly imports_aud_bn: number | null;
  /** Balance on goods, as published. If not published, exports less imports. Unit: AUD billion. */
  readonly trade_balance_aud_bn: number | null;
  /** surplus, deficit or balanced. */
  readonly status: string | null;
  /** Balance minus that of the previous month. Null if missing. Unit: AUD billion. */
  readonly change_on_month_aud_bn: number | null;
  /** The largest kinds of exports: item, value_aud_bn, share_pct of exports, change_pct from the previous month. */
  readonly exports_top?: readonly ({ readonly item: string; readonly value_aud_bn: number; readonly share_pct: number; readonly change_pct: number | null })[] | null;
  /** The same of imports. */
  readonly imports_top?: readonly ({ readonly item: string; readonly value_aud_bn: number; readonly share_pct: number; readonly change_pct: number | null })[] | null;
  /** Latest quarter with balances on goods and on services. Null if not stored. */
  readonly quarter: string | null;
  /** Balance on goods of that quarter, as published. Unit: AUD billion. */
  readonly quarter_goods_balance_aud_bn: number | null;
  /** Balance on services of that quarter, as published. Unit: AUD billion. */
  readonly quarter_services_balance_aud_bn: number | null;
  /** Balance on goods and services of that quarter: their sum. Unit: AUD billion. */
  readonly quarter_balance_aud_bn: number | null;
  /** Scope of the month: goods, without services. */
  readonly scope: string | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Wages against dwelling values and rents */
export interface WageVsRentGapRow {
  /** Reference period. Null if each member states a separate period. */
  readonly period: string | null;
  /** Wage price index, seasonally adjusted, annual change, as published. Unit: Per cent. */
  readonly wage_growth_pct: number | null;
  /** Mean price of residential dwellings, annual change, unrounded. Unit: Per cent. */
  readonly dwelling_value_growth_pct: number | null;
  /** The first minus the second. Unit: Percentage points. */
  readonly gap_ppt: number | null;
  /** wages_ahead, dwellings_ahead or level: the sign of the gap. */
  readonly direction: string | null;
  /** Rents in the quarterly consumer price index, annual change, unrounded. Unit: Per cent. */
  readonly rent_growth_pct: number | null;
  /** Wage growth minus rent growth. Unit: Percentage points. */
  readonly wage_minus_rent_gap_ppt: number | null;
  /** Same as wage_minus_rent_gap_ppt, with its former name. Unit: Percentage points. */
  readonly wage_minus_rent_ppt: number | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Slope of the yield curve */
export interface YieldCurveRow {
  /** Reference period. */
  readonly period: string;
  /** Ten-year bond yield, monthly average. Unit: Per cent per annum. */
  readonly bond_10y_pct: number | null;
  /** Three-year bond yield, monthly average. Unit: Per cent per annum. */
  readonly bond_3y_pct: number | null;
  /** Cash rate target, monthly average. Unit: Per cent. */
  readonly cash_rate_pct: number | null;
  /** Ten-year yield minus the cash rate target. Unit: Percentage points. */
  readonly ten_year_less_cash_ppt: number | null;
  /** Three-year yield minus the cash rate target. Unit: Percentage points. */
  readonly three_year_less_cash_ppt: number | null;
  /** Ten-year yield minus three-year yield. Unit: Percentage points. */
  readonly ten_year_less_three_year_ppt: number | null;
  /** Two-year bond yield, monthly average. Null if missing. Unit: Per cent per annum. */
  readonly bond_2y_pct: number | null;
  /** Ten-year yield minus two-year yield. Null if missing. Unit: Percentage points. */
  readonly ten_year_less_two_year_ppt: number | null;
  /** Yield of indexed bonds, a real yield, monthly average. Null if missing. Unit: Per cent per annum. */
  readonly indexed_bond_pct: number | null;
  /** Ten-year yield minus the yield of indexed bonds. It shows expected inflation, with a premium for risk. Null if missing. Unit: Percentage points. */
  readonly ten_year_less_indexed_ppt: number | null;
  /** positive, negative or zero: the sign of ten years minus cash. */
  readonly slope: string | null;
  /** RBA target for the three-year yield on the last day of the month. Null if there was no target. Unit: Per cent. */
  readonly three_year_target_pct: number | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Youth unemployment */
export interface YouthUnemploymentRow {
  /** Reference period. Null if each member states a separate period. */
  readonly period: string | null;
  /** Unemployment rate of people aged 15 to 24, Australia. Unit: Per cent. */
  readonly youth_unemployment_rate_pct: number | null;
  /** Unemployment rate of all people aged 15 and over, Australia. Unit: Per cent. */
  readonly overall_unemployment_rate_pct: number | null;
  /** The first minus the second. Unit: Percentage points. */
  readonly gap_pct: number | null;
  /** Youth rate divided by the rate for all ages, unrounded. */
  readonly ratio: number | null;
  /** Participation rate of people aged 15 to 24, Australia. Unit: Per cent. */
  readonly youth_participation_rate_pct: number | null;
  /** Participation rate of all people aged 15 and over, Australia. Unit: Per cent. */
  readonly overall_participation_rate_pct: number | null;
  /** Adjustment of the unemployment rates: seasonally_adjusted, trend or original. */
  readonly adjustment: string | null;
  /** The same fields for each state, with the adjustment. Null if not published. */
  readonly states?: readonly ({ readonly state: string; readonly youth_unemployment_rate_pct: number | null; readonly overall_unemployment_rate_pct: number | null; readonly gap_pct: number | null; readonly ratio: number | null; readonly youth_participation_rate_pct: number | null; readonly overall_participation_rate_pct: number | null; readonly adjustment: string | null })[] | null;
  /** Ids of the breaks that lie between the values in the row. `meta.breaks` describes them. */
  readonly breaks?: readonly string[];
}

/** Why values may be out of date. Other members depend on `code`. */
export interface Reason {
  /** Reason why the values may be out of date, as a code. */
  readonly code: 'no_data' | 'not_confirmed' | 'unreachable' | 'unusable' | 'not_checked' | 'interval_old' | 'periods_missing' | 'decisions_missing' | 'release_missed' | 'period_due' | 'not_known' | 'calendar_old';
  /** `abs.WPI` */
  readonly dataset: string;
  /** Ids of the affected series. Absent if the whole dataset is affected. */
  readonly series?: readonly string[];
  /** Last stored period. */
  readonly through: string | null;
  /** Number of later periods that should be stored. Null if they are not counted. */
  readonly missing_periods: number | null;
  /** Day of the stored vintage. */
  readonly published: string | null;
  readonly basis: 'stated' | 'inferred' | 'upper_bound' | 'found' | 'by_rule' | null;
}

/** Present if the publisher has ended the series or dataset. */
export interface Discontinued {
  /** Last period. */
  readonly last: string;
  /** Id of the dataset that continues it: `abs.HSI_M`. */
  readonly successor: string | null;
}

/** A note as data. */
export interface Note {
  /** `remark`, or the kind of the values in `values`. */
  readonly code: string;
  /** What the note applies to. */
  readonly scope: 'series' | 'periods' | 'dataset';
  /** The facts that the text states. */
  readonly values: Readonly<Record<string, string | number | boolean | null | readonly (string | number | boolean | null)[] | Readonly<Record<string, string | number | boolean | null | readonly (string | number | boolean | null)[]>>>>;
  readonly text: string;
}
