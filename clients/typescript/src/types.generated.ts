/** Types of the API. `npm run generate` in the repository of the server writes this file. Do not edit it. */

/** The version of the API that these types describe. */
export const API_VERSION = '1.0.0';

/** The code of an error. The meaning of a code never changes. */
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

/** The type of rows for each indicator. */
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

/** The type of `meta.summary` for indicators that summarise all rows. */
export interface SignalSummaries {
  readonly 'bank-deposit-share': BankDepositShareSummary;
  readonly 'cpi-by-city': CpiByCitySummary;
  readonly 'nem-energy-regime': NemEnergyRegimeSummary;
  readonly 'sectoral-employment-shift': SectoralEmploymentShiftSummary;
  readonly 'state-employment-snapshot': StateEmploymentSnapshotSummary;
  readonly 'state-league-table': StateLeagueTableSummary;
}

/** The ids of all indicators. */
export type SignalId = keyof SignalRows;

/** Parameters of a request, by their names in the URL. `undefined` is not sent, and a list is sent with commas. */
export type Query = Readonly<Record<string, string | number | boolean | readonly (string | number | boolean)[] | undefined>>;

export type SeriesQuery = {
  /** First period, inclusive. A period of another frequency is included in full. Accepted forms: `2024`, `FY2024-25`, `2024-S1`, `2024-Q1`, `2024-03`, `2024-W10`, `2024-03-31`, `2024-03-31T18:05:00+10:00`. Other accepted spellings are: `2024Q1`, `Mar-2024`, `2024-25`, `30/06/2024`. */
  readonly start_period?: string | number | undefined;
  /** Alias of `start_period`. */
  readonly start?: string | number | undefined;
  /** Last period, inclusive. Accepts the same forms as `start_period`. */
  readonly end_period?: string | number | undefined;
  /** Alias of `end_period`. */
  readonly end?: string | number | undefined;
  /** Return only this number of latest rows. */
  readonly limit?: number | undefined;
  /** Transformation of the values. FRED's codes select levels, changes, growth rates and logarithms. `a3m` and `a6m` are annualised rates over 3 or 6 months. `ma3` to `ma12` are moving averages. `z5y` and `z10y` are standard scores within the 5 or 10 years to each period. `per_capita` and `per_hour` are levels per head or per hour worked, as with `per`. */
  readonly units?: 'lin' | 'chg' | 'ch1' | 'pch' | 'pc1' | 'pca' | 'cch' | 'cca' | 'log' | 'a3m' | 'a6m' | 'ma3' | 'ma4' | 'ma6' | 'ma12' | 'z5y' | 'z10y' | 'per_capita' | 'per_hour' | undefined;
  /** Aggregate to this lower frequency: a letter as in FRED, `fy` for financial years, or `s` or `sa` for half-years. Words such as `quarterly` also work. */
  readonly frequency?: string | number | undefined;
  /** How values are aggregated to `frequency`: mean (`avg`), sum (`sum`), or the last value of each period (`eop`). */
  readonly aggregation_method?: 'avg' | 'sum' | 'eop' | undefined;
  /** `1` also returns aggregated periods in which values are missing, and marks their rows. */
  readonly partial?: boolean | 0 | 1 | undefined;
  /** Divides a total by the number of residents at the end of the quarter (`capita`) or by hours worked (`hour`) in the same place. `units` is applied afterwards. */
  readonly per?: 'capita' | 'hour' | undefined;
  /** Id of a price index that converts current prices to the prices of one period. `units` is applied afterwards. The unit of the result names the period. */
  readonly deflate?: string | number | undefined;
  /** Period whose prices `deflate` uses: `2020`, `2020-Q1`. If the period has several values, their mean is used. The default is the latest period that both series have. */
  readonly deflate_to?: string | number | undefined;
  /** Return data as known at this date or time. A date means the end of that day in UTC. A time needs a time zone. Indicators that are calculated for one day use this day. */
  readonly as_of?: string | number | undefined;
  /** If the vintage for the `as_of` date is not stored, `refuse` returns an error with the stored dates. `allow` returns the previous stored vintage, with `meta.vintage_gap`. */
  readonly gap?: 'refuse' | 'allow' | undefined;
  /** `first` returns the first published value of each period if it is known. `latest` returns the latest value. With `first`, a calculated value uses the vintage in which its period was first published. */
  readonly vintage?: 'first' | 'latest' | undefined;
  /** `first` adds to each row the first published value with its date, how the date is known, and the kind of change since then. */
  readonly with?: 'first' | undefined;
  /** `1` adds `meta.explain`: formula, inputs, files, hashes and cells. */
  readonly explain?: boolean | 0 | 1 | undefined;
  /** `0` returns 503 if the data are stale. */
  readonly allow_stale?: boolean | 0 | 1 | undefined;
  /** Continues from the previous page. Use the value in `links.next`. */
  readonly cursor?: string | number | undefined;
};

export type MultiQuery = {
  /** First period, inclusive. A period of another frequency is included in full. Accepted forms: `2024`, `FY2024-25`, `2024-S1`, `2024-Q1`, `2024-03`, `2024-W10`, `2024-03-31`, `2024-03-31T18:05:00+10:00`. Other accepted spellings are: `2024Q1`, `Mar-2024`, `2024-25`, `30/06/2024`. */
  readonly start_period?: string | number | undefined;
  /** Alias of `start_period`. */
  readonly start?: string | number | undefined;
  /** Last period, inclusive. Accepts the same forms as `start_period`. */
  readonly end_period?: string | number | undefined;
  /** Alias of `end_period`. */
  readonly end?: string | number | undefined;
  /** Return only this number of latest rows. */
  readonly limit?: number | undefined;
  /** Transformation of the values. FRED's codes select levels, changes, growth rates and logarithms. `a3m` and `a6m` are annualised rates over 3 or 6 months. `ma3` to `ma12` are moving averages. `z5y` and `z10y` are standard scores within the 5 or 10 years to each period. `per_capita` and `per_hour` are levels per head or per hour worked, as with `per`. */
  readonly units?: 'lin' | 'chg' | 'ch1' | 'pch' | 'pc1' | 'pca' | 'cch' | 'cca' | 'log' | 'a3m' | 'a6m' | 'ma3' | 'ma4' | 'ma6' | 'ma12' | 'z5y' | 'z10y' | 'per_capita' | 'per_hour' | undefined;
  /** Aggregate to this lower frequency: a letter as in FRED, `fy` for financial years, or `s` or `sa` for half-years. Words such as `quarterly` also work. */
  readonly frequency?: string | number | undefined;
  /** How values are aggregated to `frequency`: mean (`avg`), sum (`sum`), or the last value of each period (`eop`). */
  readonly aggregation_method?: 'avg' | 'sum' | 'eop' | undefined;
  /** `1` also returns aggregated periods in which values are missing, and marks their rows. */
  readonly partial?: boolean | 0 | 1 | undefined;
  /** Divides a total by the number of residents at the end of the quarter (`capita`) or by hours worked (`hour`) in the same place. `units` is applied afterwards. */
  readonly per?: 'capita' | 'hour' | undefined;
  /** Id of a price index that converts current prices to the prices of one period. `units` is applied afterwards. The unit of the result names the period. */
  readonly deflate?: string | number | undefined;
  /** Period whose prices `deflate` uses: `2020`, `2020-Q1`. If the period has several values, their mean is used. The default is the latest period that both series have. */
  readonly deflate_to?: string | number | undefined;
  /** Selects the periods: all periods of each series (`none`), only periods that all series have (`intersect`), or periods that any series has (`union`). The default is `none`. For `expr` without `ids`, it is `intersect`. */
  readonly align?: 'none' | 'intersect' | 'union' | undefined;
  /** A period in which each series is set to 100: `2020`, `2020-Q1`, `2020-03`. If the period has several values, their mean is set to 100. */
  readonly index_to?: string | number | undefined;
  /** An expression that is calculated for each period. It can contain series ids, numbers, `+ - * /` and brackets. Only series with the same unit can be added or subtracted. A period has a result only if all series have a value. */
  readonly expr?: string | number | undefined;
  /** Return data as known at this date or time. A date means the end of that day in UTC. A time needs a time zone. Indicators that are calculated for one day use this day. */
  readonly as_of?: string | number | undefined;
  /** If the vintage for the `as_of` date is not stored, `refuse` returns an error with the stored dates. `allow` returns the previous stored vintage, with `meta.vintage_gap`. */
  readonly gap?: 'refuse' | 'allow' | undefined;
  /** `1` adds `meta.explain`: formula, inputs, files, hashes and cells. */
  readonly explain?: boolean | 0 | 1 | undefined;
  /** `0` returns 503 if the data are stale. */
  readonly allow_stale?: boolean | 0 | 1 | undefined;
  /** Continues from the previous page. Use the value in `links.next`. */
  readonly cursor?: string | number | undefined;
};

export type DatasetQuery = {
  /** First period, inclusive. A period of another frequency is included in full. Accepted forms: `2024`, `FY2024-25`, `2024-S1`, `2024-Q1`, `2024-03`, `2024-W10`, `2024-03-31`, `2024-03-31T18:05:00+10:00`. Other accepted spellings are: `2024Q1`, `Mar-2024`, `2024-25`, `30/06/2024`. */
  readonly start_period?: string | number | undefined;
  /** Alias of `start_period`. */
  readonly start?: string | number | undefined;
  /** Last period, inclusive. Accepts the same forms as `start_period`. */
  readonly end_period?: string | number | undefined;
  /** Alias of `end_period`. */
  readonly end?: string | number | undefined;
  /** Maximum number of rows. Time series return the latest rows, and registers return the first rows. */
  readonly limit?: number | undefined;
  /** Only this reference period of a time series: `2024-Q1`, `2022-23`. Use it instead of `start` and `end`. */
  readonly period?: string | number | undefined;
  /** Order of the periods. */
  readonly order?: 'asc' | 'desc' | undefined;
  /** `wide` returns a column for each code of one dimension. */
  readonly shape?: 'long' | 'wide' | undefined;
  /** Name of the dimension whose codes become columns with `shape=wide`. */
  readonly pivot?: string | number | undefined;
  /** Whether rows show dimensions as codes, labels or both. */
  readonly labels?: 'code' | 'label' | 'both' | undefined;
  /** Names of the columns to return, separated by commas. */
  readonly columns?: string | number | undefined;
  /** Return data as known at this date or time. A date means the end of that day in UTC. A time needs a time zone. Indicators that are calculated for one day use this day. */
  readonly as_of?: string | number | undefined;
  /** If the vintage for the `as_of` date is not stored, `refuse` returns an error with the stored dates. `allow` returns the previous stored vintage, with `meta.vintage_gap`. */
  readonly gap?: 'refuse' | 'allow' | undefined;
  /** `1` adds `meta.explain`: formula, inputs, files, hashes and cells. */
  readonly explain?: boolean | 0 | 1 | undefined;
  /** `0` returns 503 if the data are stale. */
  readonly allow_stale?: boolean | 0 | 1 | undefined;
  /** Continues from the previous page. Use the value in `links.next`. */
  readonly cursor?: string | number | undefined;
} & Query;

export type ReleasesQuery = {
  /** Number of days after today to include. Days are in Sydney time. */
  readonly days_ahead?: number | undefined;
  /** Number of days before today to include. Days are in Sydney time. */
  readonly days_back?: number | undefined;
  /** Only releases of this agency. */
  readonly source?: 'abs' | 'rba' | 'apra' | undefined;
  /** Only releases that publish this dataset: `abs.CPI`, or `CPI`. */
  readonly dataset_id?: string | number | undefined;
  /** Only releases of this kind. */
  readonly event_type?: 'data_release' | 'policy_decision' | 'statement' | 'speech' | undefined;
  /** Maximum number of rows in the response. */
  readonly limit?: number | undefined;
  /** Continues from the previous page. Use the value in `links.next`. */
  readonly cursor?: string | number | undefined;
  /** `0` returns 503 if the data are stale. */
  readonly allow_stale?: boolean | 0 | 1 | undefined;
};

/** Facts about the response: its sources, vintage, notes and parameters. */
export interface Meta {
  /** Path of the request, with canonical ids. */
  readonly endpoint: string;
  /** The parameters that were applied. `ignored` lists parameters that have no effect on the indicator. */
  readonly query: Readonly<Record<string, string | number | boolean | readonly string[] | Readonly<Record<string, string>>>>;
  /** The reference period that the response covers. */
  readonly period: { readonly start: string | null; readonly end: string | null };
  /** Number of rows in this response. */
  readonly row_count: number;
  /** Number of rows that the query matches. */
  readonly total_rows: number;
  /** True if the query matches more rows. If the response has pages, `links.next` has their URL. */
  readonly truncated: boolean;
  /** When the latest file was downloaded. Each entry in `sources` also has a time. */
  readonly retrieved_at: string;
  /** The first entry in `sources`. */
  readonly source: SourceCitation | null;
  /** All sources for the figures. */
  readonly sources: readonly SourceCitation[];
  /** True if the values may be out of date, because a check for a newer version failed or the newer version could not be loaded. */
  readonly stale: boolean;
  /** The reasons in `reasons` as text. Null if the data are not stale. */
  readonly stale_reason: string | null;
  /** The main reason, or null. */
  readonly reason: Reason | null;
  /** Number of missing periods, for several series the largest. Null if they are not counted, such as for daily series. */
  readonly lag_periods: number | null;
  /** current: no period is missing. behind: one to four are missing. out_of_date: more are missing. */
  readonly grade: 'current' | 'behind' | 'out_of_date';
  readonly discontinued?: Discontinued;
  /** All reasons why the values may be out of date. */
  readonly reasons: readonly Reason[];
  /** Time from which this version of the data applies. */
  readonly vintage: string | null;
  /** When the next figure is expected. */
  readonly next_release: string | null;
  /** The texts of `note_facts`. */
  readonly notes: readonly string[];
  /** The notes in a form that programs can read: breaks in series, remarks, and differences in reference periods. */
  readonly note_facts: readonly Note[];
  /** Version of the running server. */
  readonly server_version: string;
  /** False for a dataset that is not in the catalogue and was read by its id. */
  readonly curated?: boolean;
  /** For searches: words that the first result does not contain. Names of places come first. */
  readonly unmatched?: readonly string[];
  /** For searches: the current figure of the concept that the first result measures. */
  readonly concept?: ConceptRow;
  /** Breaks in series between the first and the last figure in the response. */
  readonly breaks?: readonly ({ readonly ids: readonly string[]; readonly periods: readonly string[]; readonly until?: string; readonly kind: string; readonly what: string; readonly size: string | null; readonly growth: 'given' | 'absent'; readonly source: string; readonly series: readonly string[] })[];
  /** With `gap=allow`: present if the vintage for the `as_of` date is not stored. */
  readonly vintage_gap?: { readonly stored: string; readonly missing: number; readonly next: string | null };
  /** Periods without a value between periods with a value, ascending. Absent if there are no gaps. */
  readonly gaps?: readonly { readonly start: string; readonly end: string; readonly missing?: number; readonly series: readonly string[] }[];
  /** For indicators: the result in one sentence. */
  readonly headline?: string | null;
  /** For indicators: present if no value is current, because too many periods are missing. The headline states the period. */
  readonly outdated?: { readonly last_period: string; readonly missing_periods: number; readonly oldest_age: number };
  /** For indicators: the series, periods and version of each input. */
  readonly inputs?: readonly ({ readonly input: string; readonly series_ids?: readonly string[]; readonly dataset_id: string; readonly period: { readonly start: string | null; readonly end: string | null }; readonly adjustment: string | null; readonly vintage: string })[];
  /** Page with the formula of the indicator. */
  readonly methodology?: string;
  /** With `explain=1`: formula, inputs, files, hashes and cells. */
  readonly explain?: SeriesExplanation | ComparisonExplanation | DatasetExplanation | SignalExplanation;
  /** The agencies are simulated. All figures are made up. */
  readonly sandbox?: true;
}

/** URLs of this response in other formats, and of the next page. */
export interface Links {
  /** This response as CSV. Null if it has no rows. */
  readonly csv: string | null;
  /** URL of the next page. */
  readonly next: string | null;
}

/** Source of figures: agency, dataset, file and licence. */
export interface SourceCitation {
  /** Name of the agency. */
  readonly name: string;
  /** Landing page of the dataset. */
  readonly url: string;
  /** Attribution that you must show if you publish the figures. */
  readonly attribution: string;
  readonly licence: { readonly name: string; readonly url: string };
  /** The agency's catalogue number. */
  readonly catalogue_number: string | null;
  /** `abs.CPI` */
  readonly dataset_id: string;
  /** Publication date that the file states. */
  readonly release_date: string | null;
  /** Present if the agency does not state the release date. Wattle inferred it from the release calendar. */
  readonly release_date_basis?: 'inferred';
  /** A date by which the figures were published, if the exact release date is not known. Absent if `release_date` is present. */
  readonly published_on_or_before?: string;
  /** When the file was downloaded. */
  readonly retrieved_at: string | null;
  /** SHA-256 hash of the file as the agency sent it. Null if no file is stored. */
  readonly sha256: string | null;
}

/** An error, with the members of RFC 9457 and additional members. */
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
  /** The error in one sentence. The same as `detail`. */
  readonly error: string;
  /** How to fix the error. */
  readonly hint: string | null;
  /** Suggested ids or paths, nearest first. */
  readonly nearest?: readonly string[];
  /** Id of the dataset that has no current data. */
  readonly dataset_id?: string;
  /** Reasons why the data are out of date. */
  readonly reasons?: readonly Reason[];
  readonly request_id: string;
  /** One entry for each invalid parameter. */
  readonly errors: readonly { readonly parameter: string; readonly detail: string; readonly allowed?: readonly string[]; readonly did_you_mean?: string }[];
}

/** One value of a series. */
export interface SeriesRow {
  /** Last day of the period. */
  readonly date: string;
  readonly period: string;
  /** Value in the unit of the series, or in the unit that `units` selects. */
  readonly value: number | null;
  /** The agency's flag, if the value has one. `break` marks the first period of a new basis (`meta.breaks`), and the boundary between levels from two vintages (`meta.notes`). With `vintage=first`, `not_held` means that the first published value is not stored. */
  readonly status?: 'preliminary' | 'revised' | 'estimated' | 'break' | 'missing' | 'suppressed' | 'not_available' | 'forecast' | 'range' | 'other' | 'not_held' | 'preliminary source';
  /** With `partial=1`: true if some values in the aggregated period are missing. */
  readonly partial?: true;
  /** Ids of the breaks between the values that are compared. `meta.breaks` describes the breaks. */
  readonly breaks?: readonly string[];
  /** With `with=first`: the first published value. Null if it is not stored. */
  readonly first_value?: number | null;
  /** Date on which the first value was published. */
  readonly first_published?: string | null;
  /** How the date in `first_published` is known. */
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
  /** Other ids that find this series. */
  readonly aliases?: readonly string[];
  /** Source code. */
  readonly source: 'abs' | 'rba' | 'ato' | 'asic' | 'apra' | 'aihw' | 'wgea' | 'aemo' | 'bom';
  readonly dataset_id: string;
  /** The code of each dimension in the agency's dataset. Together they identify the series. */
  readonly dimensions?: Readonly<Record<string, string>>;
  readonly units: string;
  readonly units_short: string;
  /** Reference period of an index or a chain volume. Absent for other measures, or if it is not known. */
  readonly reference?: { readonly kind: 'index' | 'chain_volume'; readonly period: string; readonly basis: 'stated' | 'documented' | 'by_rule' };
  readonly frequency: string;
  /** Seasonal adjustment. It is not_applicable for interest and exchange rates. */
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
  /** A later figure for the same concept: from another series, or a single figure whose release is not stored in full. Absent if there is no later figure. */
  readonly fresher?: { readonly concept?: string; readonly id: string; readonly period: string; readonly value: number; readonly units?: string; readonly status?: string; readonly published?: string; readonly published_basis?: string };
  readonly discontinued?: Discontinued;
  /** How current the stored values are. Null if no values are stored. */
  readonly grade?: 'current' | 'behind' | 'out_of_date' | null;
  /** Number of missing periods after the last stored period. Null if no values are stored, or if missing periods are not counted. */
  readonly lag_periods?: number | null;
  /** First and last period with a value, and the number of values. Null if no values are stored. */
  readonly coverage: { readonly start: string | null; readonly end: string | null; readonly count: number } | null;
  /** Time of the latest version of the dataset. */
  readonly last_updated: string | null;
  /** How the date of the vintage is known: `stated` in the file, `inferred` from the release calendar, or `upper_bound` (published on or before that date). */
  readonly published_basis?: 'stated' | 'inferred' | 'upper_bound' | 'found' | 'by_rule' | null;
  /** When the next figure is expected. */
  readonly next_release: string | null;
  /** Number of stored vintages, date of the first stored vintage, and how that date is known. */
  readonly vintages?: { readonly count: number; readonly first: string | null; readonly first_basis: 'stated' | 'inferred' | 'upper_bound' | 'found' | 'by_rule' | null; readonly stored?: number; readonly releases?: number | null; readonly last?: string | null; readonly complete_share?: number | null; readonly first_release_known_share?: number | null };
  /** Ids of indicators that use the series. */
  readonly used_in_signals?: readonly string[];
  /** Ids of series with the same measure for other regions, or with other forms of the measure. */
  readonly related?: readonly string[];
  /** Source to cite. Null if no values are stored. */
  readonly citation?: { readonly text: string; readonly bibtex: string } | null;
}

/** The latest value of a series. */
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
  /** Value in the previous period. */
  readonly previous_value?: number | null;
  /** Change from the previous value, in the same unit. Null if periods between the two have no value. */
  readonly change?: number | null;
  /** A later figure for the same concept: from another series, or a single figure whose release is not stored in full. Absent if there is no later figure. */
  readonly fresher?: { readonly concept?: string; readonly id: string; readonly period: string; readonly value: number; readonly units?: string; readonly status?: string; readonly published?: string; readonly published_basis?: string };
  readonly units: string;
  readonly units_short: string;
  /** Reference period of an index or a chain volume. Absent for other measures, or if it is not known. */
  readonly reference?: { readonly kind: 'index' | 'chain_volume'; readonly period: string; readonly basis: 'stated' | 'documented' | 'by_rule' };
  readonly frequency: string;
  readonly source_name: string;
  readonly stale: boolean;
  /** Reason why the value may be out of date. Null if the data are not stale. */
  readonly stale_reason: string | null;
  /** The main reason, or null. */
  readonly reason: Reason | null;
  /** Number of missing periods, for several series the largest. Null if they are not counted, such as for daily series. */
  readonly lag_periods: number | null;
  /** current: no period is missing. behind: one to four are missing. out_of_date: more are missing. */
  readonly grade: 'current' | 'behind' | 'out_of_date';
  readonly discontinued?: Discontinued;
  readonly attribution: readonly string[];
  readonly citation: string;
  /** Time of the latest version of the dataset. */
  readonly last_updated: string | null;
  readonly realtime_start: string;
  /** How the date of the vintage is known: `stated` in the file, `inferred` from the release calendar, or `upper_bound` (published on or before that date). */
  readonly published_basis?: 'stated' | 'inferred' | 'upper_bound' | 'found' | 'by_rule' | null;
  readonly realtime_end: string;
}

/** The current figure of a concept, with its source. */
export interface ConceptRow {
  /** Stable id of the concept: `inflation`. */
  readonly concept: string;
  readonly title: string;
  readonly place: string;
  readonly topic: string;
  /** The value as published or calculated, without rounding. */
  readonly value: number | null;
  /** The value rounded to `decimals` decimal places. */
  readonly value_text: string | null;
  /** Reference period. */
  readonly period: string | null;
  /** Last day of the period. For the cash rate, the day on which the rate took effect. */
  readonly date: string | null;
  readonly unit: string;
  /** Number of decimal places shown. */
  readonly decimals: number;
  /** The previous period. Null if its value is not stored. */
  readonly previous_period: string | null;
  /** Value in the previous period. */
  readonly previous_value: number | null;
  /** The latest value minus the previous value, both rounded as shown. Null if periods between the two are missing. */
  readonly change: number | null;
  /** `current`, `behind` if some periods are missing, or `out_of_date` if there is no current value. */
  readonly currency: 'current' | 'behind' | 'out_of_date' | null;
  /** Number of periods that should be published but are not stored. */
  readonly lag_periods: number | null;
  /** Date of the vintage that the figure comes from. */
  readonly vintage: string | null;
  /** How the date of the vintage is known. */
  readonly published_basis: 'stated' | 'inferred' | 'upper_bound' | 'found' | 'by_rule' | null;
  /** Id of the source series. Null if the source is an indicator. */
  readonly series_id: string | null;
  /** Id of the dataset that contains the series. */
  readonly dataset_id: string | null;
  /** `published`: the agency publishes the figure. `computed`: the figure is calculated from published values. `daily_table`: the cash rate is from the daily table, because the table of decisions does not include it yet. */
  readonly basis: 'published' | 'computed' | 'daily_table' | null;
  /** Reason why there is no current value. Null if there is a current value. */
  readonly reason: { readonly code: 'current' | 'out_of_date' | 'no_data' | 'not_covered' | 'contradiction'; readonly text: string } | null;
  /** The last figure, if no figure is current. Null if no data are stored. */
  readonly last: { readonly value: number | null; readonly value_text: string | null; readonly period: string | null; readonly date: string | null } | null;
  /** Rule that chooses the source. */
  readonly rule?: 'first_current' | 'latest_period' | 'latest_complete' | 'policy_rate';
  /** Definition of the measure, and the rule that chooses its source, in words. */
  readonly rule_text?: string;
  /** Maximum age of a current figure. */
  readonly oldest_age?: { readonly periods?: number; readonly days?: number };
  /** Possible sources, in order of preference. */
  readonly candidates?: readonly ({ readonly series_id?: string; readonly signal?: string; readonly transformation: string; readonly value: number | null; readonly period: string | null; readonly lag_periods: number | null; readonly vintage: string | null; readonly fresher?: { readonly concept?: string; readonly id: string; readonly period: string; readonly value: number; readonly units?: string; readonly status?: string; readonly published?: string; readonly published_basis?: string }; readonly taken: boolean; readonly why_code: 'taken' | 'no_data' | 'before_start' | 'later_in_list' | 'earlier_period' | 'same_period' | 'days_missing' | 'out_of_date' | 'discontinued' | 'not_later' | 'contradiction'; readonly why: string })[];
  /** A day on which two sources have different values, with these values. Null if the sources agree. */
  readonly contradiction?: { readonly day: string; readonly values: readonly number[] } | null;
  /** Ids of related concepts and series. */
  readonly see_also?: readonly string[];
  /** URLs of this concept and its source. */
  readonly links?: { readonly self: string; readonly series: string | null; readonly signal: string | null };
}

/** A value that was published for a period. */
export interface RevisionRow {
  /** First day on which this value was current. */
  readonly realtime_start: string;
  /** Last day on which this value was current. 9999-12-31 if the value is still current. */
  readonly realtime_end: string;
  /** The published value. Null if the value was withdrawn. */
  readonly value: number | null;
  /** The value that this value replaced. */
  readonly previous_value: number | null;
  /** Change from the previous value. Null across a change of reference base. */
  readonly change: number | null;
  /** Change from the previous value, in per cent. */
  readonly change_pct: number | null;
  /** Kind of change. first: the first published value. earliest: the earliest stored value, which might not be the first published value. rereference: a new reference base or year, which is not a revision. rounding: the same figure with other decimals. method_break: a break in series. */
  readonly kind: 'first' | 'earliest' | 'revision' | 'rereference' | 'rounding' | 'method_break' | 'withdrawn';
  readonly units: string;
  /** Time from which the version applies. */
  readonly known_from: string | null;
  /** Publication date. The file states it, or Wattle inferred it from the release calendar. */
  readonly release_date: string | null;
  /** How the date of the vintage is known: `stated` in the file, `inferred` from the release calendar, or `upper_bound` (published on or before that date). */
  readonly published_basis: 'stated' | 'inferred' | 'upper_bound' | 'found' | 'by_rule' | null;
  /** URL of the file. */
  readonly source_url: string | null;
  /** Hash of the file as the agency sent it. */
  readonly sha256: string | null;
  /** Remarks about the version. */
  readonly note: string | null;
}

/** A period with a member for each vintage date. A member is null if the vintage does not include the period. */
export interface TriangleRow {
  /** Last day of the period. */
  readonly date: string;
  readonly period: string;
}

/** A period with a member for each series id. A member is null if the series has no value. */
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
  /** Seasonal adjustment. It is not_applicable for interest and exchange rates. */
  readonly adjustment: 'original' | 'seasonally_adjusted' | 'trend' | 'not_applicable';
  readonly place: string;
  /** A later figure for the same concept: from another series, or a single figure whose release is not stored in full. Absent if there is no later figure. */
  readonly fresher?: { readonly concept?: string; readonly id: string; readonly period: string; readonly value: number; readonly units?: string; readonly status?: string; readonly published?: string; readonly published_basis?: string };
}

/** The series in the columns. */
export interface MultiSummary {
  /** The series, in the order of the columns. */
  readonly series: readonly ({ readonly series_id: string; readonly title: string; readonly units: string; readonly units_short: string; readonly frequency: string; readonly adjustment: 'original' | 'seasonally_adjusted' | 'trend' | 'not_applicable'; readonly place: string })[];
  /** With `expr`: the expression and the unit of its result. */
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
  /** The vintages, if each has a column. */
  readonly vintages?: readonly ({ readonly vintage: string; readonly kind: 'initial' | 'update' | 'rereference' | 'rounding' | 'method_break'; readonly units: string; readonly known_from: string | null; readonly release_date: string | null; readonly published_basis: 'stated' | 'inferred' | 'upper_bound' | 'found' | 'by_rule' | null; readonly periods_added?: number; readonly periods_revised?: number; readonly breaks?: readonly string[] })[];
  /** Number of stored vintages in the real-time period. Absent if the request selects one period. */
  readonly vintages_held?: number;
}

/** A release in the calendar. */
export interface Release {
  /** Date of the release in Sydney time. */
  readonly date: string;
  /** Source code. */
  readonly source: 'abs' | 'rba' | 'apra';
  /** Title announced by the agency. */
  readonly title: string;
  /** Kind of release: figures, a decision of the Monetary Policy Board, a statement, or a speech. */
  readonly event_type: 'data_release' | 'policy_decision' | 'statement' | 'speech';
  /** Main dataset of the release, which is the first of `dataset_ids`. */
  readonly dataset_id: string | null;
  /** All datasets in the catalogue that this release updates. */
  readonly dataset_ids: readonly string[];
  /** Period of the figures, as the agency writes it. */
  readonly reference_period: string | null;
  /** The agency's page about the release. */
  readonly source_url: string;
  /** Whether the time of release is past. */
  readonly status: 'upcoming' | 'released';
  /** Time of release with the UTC offset of Sydney: `2026-11-26T11:30:00+11:00`. */
  readonly release_at: string;
  /** Id of the publication. It is stable and unique within the source. */
  readonly publication_id: string;
  /** Number of times that the agency has changed the date since Wattle first listed the release. */
  readonly times_moved: number;
  /** found: a source states the date. by_rule: the date follows the publication's usual rule. */
  readonly basis: 'found' | 'by_rule';
}

/** A published value, with its file and its cell. */
export interface Operand {
  /** For an indicator: the symbol of the input in the formula. */
  readonly input?: string;
  /** For an indicator: how the input is converted if it has another frequency. */
  readonly sampling?: string | null;
  /** Id of a canonical series. */
  readonly series_id?: string;
  /** Key of the series in its dataset, if it has no id. */
  readonly series_key?: string;
  /** Id of the dataset, if the value is read from a dataset. */
  readonly dataset_id?: string;
  /** Codes of the series by dimension, if it has no id. */
  readonly dimensions?: Readonly<Record<string, string>>;
  /** For a register: filters, by column, that select the rows that were counted or summed. */
  readonly rows?: Readonly<Record<string, string | number | null | readonly (string | number | null)[]>>;
  /** For a register: how the rows were combined, such as counted or summed. */
  readonly aggregate?: string;
  /** Reference period. */
  readonly period?: string;
  /** The published value. */
  readonly value: number | null;
  /** Unit of the value with its multiplier, such as millions. */
  readonly unit?: string;
  /** URL of the downloaded file. */
  readonly source_url?: string | null;
  /** Hash of the file as the agency sent it. */
  readonly sha256?: string | null;
  /** When the file was downloaded. */
  readonly retrieved_at?: string | null;
  /** Hashes of all files, if the version consists of several files. */
  readonly files?: readonly string[];
  /** Reason why the hash does not identify a file from the agency. */
  readonly file_note?: string;
  /** Cell or element in the file. */
  readonly at: string;
}

/** How the values of a series are calculated. */
export interface SeriesExplanation {
  readonly formula: string;
  readonly operands: readonly Operand[];
}

/** How the values of several series are calculated. */
export interface ComparisonExplanation {
  /** With `index_to`: the formula that calculates the index. */
  readonly index?: string;
  /** The expression that was calculated. */
  readonly expr?: string;
  /** Explanation of each series, by series id. */
  readonly series: Readonly<Record<string, SeriesExplanation>>;
}

/** Published values of a dataset, or the files of a register. */
export interface DatasetExplanation {
  readonly operands: readonly Operand[];
  /** Source files of a register. Its rows are as published in these files. */
  readonly files?: readonly ({ readonly source_url: string | null; readonly sha256: string | null; readonly retrieved_at: string | null })[];
}

/** How the values of an indicator are calculated. */
export interface SignalExplanation {
  readonly formula: readonly string[];
  /** Meaning and unit of each symbol. */
  readonly symbols?: Readonly<Record<string, string>>;
  readonly methodology_version: number;
  /** Values of parameters with which the indicator was calculated. */
  readonly parameters: Readonly<Record<string, string | number | null>>;
  /** Constants in the formula that do not come from the data. */
  readonly constants?: readonly ({ readonly name: string; readonly value: number | string | null | readonly number[] | Readonly<Record<string, number>>; readonly unit: string; readonly from: string; readonly source: string; readonly source_url: string })[];
  /** The day for which constants were chosen. */
  readonly constants_on?: string;
  readonly rows: readonly ({ readonly period?: string | null; readonly operands: readonly Operand[] })[];
}

/** One dataset of the catalogue. */
export interface DatasetEntry {
  /** Id of the dataset, without the source. */
  readonly id: string;
  /** `abs.CPI` */
  readonly dataset_id: string;
  /** Source code. */
  readonly source: 'abs' | 'rba' | 'ato' | 'asic' | 'apra' | 'aihw' | 'wgea' | 'aemo' | 'bom';
  readonly title: string;
  readonly description: string;
  /** One of A, FY, S, Q, M, W, D, 30MIN, 5MIN, or the same frequency as a word. */
  readonly frequency: string | null;
  /** Unit of the values, if all have the same unit. */
  readonly unit: string | null;
  /** Kind of dataset. */
  readonly kind: 'time_series' | 'register';
  /** Name of the licence. */
  readonly licence: string;
  /** Page of the agency about the dataset. */
  readonly landing_page: string;
  /** First period with data. */
  readonly period_start: string | null;
  /** Last period with data. */
  readonly period_end: string | null;
  /** Number of stored observations. For a register, number of rows. */
  readonly rows: number | null;
  /** When the dataset was last checked or updated. */
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
  /** Kind of dataset. */
  readonly kind: 'time_series' | 'register';
  readonly dimensions: readonly ({ readonly name: string; readonly code: string; readonly description: string; readonly values: readonly { readonly code: string; readonly label: string }[]; readonly default: string | null })[];
  readonly columns: readonly { readonly name: string; readonly type: string; readonly description: string }[];
  readonly measures: readonly { readonly code: string; readonly label: string; readonly units: readonly string[] }[];
  /** Range of the stored data. */
  readonly coverage: { readonly start: string | null; readonly end: string | null; readonly rows: number; readonly series: number };
  readonly quirks: readonly string[];
  /** Source from which the data are read. */
  readonly upstream: { readonly url: string; readonly format: string };
  /** Licence of the data. */
  readonly licence: { readonly name: string; readonly url: string };
  /** What requests return if the data may be out of date. */
  readonly stale_rule: 'serve_cached';
  readonly examples: readonly string[];
}

/** A dataset in the results. */
export interface SearchHit {
  /** `abs.CPI` */
  readonly dataset_id: string;
  readonly source: string;
  readonly name: string;
  readonly description: string;
  readonly score: number;
  /** The same as `score`. */
  readonly relevance: number;
  /** The search words that matched. */
  readonly why: readonly string[];
}

/** One observation of a dataset. */
export interface Row {
  /** Reference period: `2024`, `2024-Q1`, `2024-03`, `2024-03-31`. */
  readonly period: string;
  /** The published value. Null if the agency gives no number. */
  readonly value: number | null;
  /** Unit of the value with its multiplier, such as millions. */
  readonly unit: string | null;
  /** Label of each dimension, by dimension name. `labels=code` returns the codes instead. `labels=both` returns a member for the label and one for the code (`region`, `region_code`). */
  readonly dimensions: Readonly<Record<string, string>>;
  /** Flag of the agency for the value, if it has one. */
  readonly status?: 'preliminary' | 'revised' | 'estimated' | 'break' | 'missing' | 'suppressed' | 'not_available' | 'forecast' | 'range' | 'other';
}

/** A row of a register, or of a table with a column for each code of a dimension (`shape=wide`). */
export interface TableRow {
  /** Reference period, if the rows have one. */
  readonly period?: string | null;
  /** Label of each dimension that has no columns, by dimension name. */
  readonly dimensions?: Readonly<Record<string, string>>;
  /** In a wide table: the agency's flags, by column name. In a register: the value of the column `flags`. */
  readonly status?: string | null | Readonly<Record<string, string>>;
  readonly [column: string]: string | number | boolean | null | readonly string[] | Readonly<Record<string, string>> | string | null | Readonly<Record<string, string>> | undefined;
}

/** Only for `shape=wide`, where each code of a dimension has a column. */
export interface ColumnUnits {
  /** Unit of each column, by column name. A unit is null if the column has several units. */
  readonly units: Readonly<Record<string, string | null>>;
}

/** Dwelling approvals compared with completions */
export interface ApprovalsVsCompletionsRow {
  /** Reference period. */
  readonly period: string;
  /** New dwelling units approved in the four quarters to this quarter. Unit: Dwellings. */
  readonly approvals_4q: number | null;
  /** New dwelling units completed in the four quarters to this quarter. Unit: Dwellings. */
  readonly completions_4q: number | null;
  /** Approvals minus completions. Unit: Dwellings. */
  readonly gap_dwellings: number | null;
  /** Completions as a share of approvals, unrounded. Unit: Per cent. */
  readonly completions_to_approvals_pct: number | null;
  /** Completions as a share of earlier approvals, unrounded. The parameter lag sets how many quarters earlier the approvals are. Null if any of these quarters is not published. Unit: Per cent. */
  readonly completions_to_lagged_approvals_pct: number | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Dwelling approvals compared with net overseas migration */
export interface ApprovalsVsMigrationRow {
  /** Reference period. */
  readonly period: string;
  /** New dwelling units approved in the four quarters to this quarter. Unit: Dwellings. */
  readonly approvals_4q: number | null;
  /** Net overseas migration in the four quarters to this quarter. Published in thousands with one decimal. Unit: Persons. */
  readonly net_overseas_migration_4q: number | null;
  /** The value of the parameter persons_per_dwelling that was applied. Unit: Persons. */
  readonly persons_per_dwelling: number | null;
  /** Births minus deaths in the four quarters to this quarter. Null if any of these quarters is not published. Unit: Persons. */
  readonly natural_increase_4q: number | null;
  /** Approvals as a share of the dwellings needed for migration and natural increase together. Null if there are fewer than 50,000 persons to house. Unit: Per cent. */
  readonly coverage_with_natural_increase_pct: number | null;
  /** New dwelling units completed in the four quarters to this quarter. Null if any of these quarters is not published. Unit: Dwellings. */
  readonly completions_4q: number | null;
  /** Completions as a share of the dwellings needed for migration and natural increase together. Null if there are fewer than 50,000 persons to house. Unit: Per cent. */
  readonly completions_coverage_with_natural_increase_pct: number | null;
  /** Dwellings required: migration, plus natural increase if requested, divided by persons per dwelling. Unrounded. Negative if the population falls. Unit: Dwellings. */
  readonly dwellings_required: number | null;
  /** Approvals minus the dwellings required, unrounded. Unit: Dwellings. */
  readonly approvals_less_required: number | null;
  /** Approvals as a share of the dwellings required, unrounded. Null if there are fewer than 50,000 persons to house. Unit: Per cent. */
  readonly coverage_pct: number | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Market shares of the banks */
export interface BankDepositShareRow {
  /** Reference period. Null if each figure has a separate period. */
  readonly period: string | null;
  /** Rank by assets or deposits, as selected with basis. 1 is the largest. Null for institutions without a figure. */
  readonly rank: number | null;
  /** Name of the licensed institution. */
  readonly institution: string | null;
  /** ABN of the institution. */
  readonly abn: string | null;
  /** Total resident assets on the domestic books of the institution. Unit: AUD million. */
  readonly total_assets_aud_m: number | null;
  /** Share of the total resident assets of all institutions. Unit: Per cent. */
  readonly asset_share_pct: number | null;
  /** Total resident deposits of the institution. Unit: AUD million. */
  readonly deposits_aud_m: number | null;
  /** Share of the resident deposits of all institutions. Unit: Per cent. */
  readonly deposit_share_pct: number | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Market shares of the banks: figures that summarise all rows. */
export interface BankDepositShareSummary {
  /** Basis of the ranks: assets or deposits. */
  readonly basis: string | null;
  /** Share of the four major banks in assets or deposits, as selected with basis. Unit: Per cent. */
  readonly big_four_share_pct: number | null;
  /** Total of all institutions. The shares are percentages of this total. */
  readonly share_of: string | null;
  /** Share of the four major banks in total resident assets. Unit: Per cent. */
  readonly big_four_total_assets_share_pct: number | null;
  /** Share of the four major banks in resident deposits. Unit: Per cent. */
  readonly big_four_deposits_share_pct: number | null;
  /** Scope of the concentration index. */
  readonly hhi_over: string | null;
  /** Share of the four largest institutions in assets or deposits, as selected with basis. Unit: Per cent. */
  readonly cr4_pct: number | null;
  /** Herfindahl-Hirschman index: the sum of squared shares in per cent. */
  readonly hhi: number | null;
  /** Total of all institutions. The shares are percentages of this total. Unit: AUD million. */
  readonly total_aud_m: number | null;
  /** Number of institutions with a share. */
  readonly institutions: number | null;
}

/** Charity sector */
export interface CharitySectorHealthRow {
  /** Note on the sample that the sums cover, with its source and size. */
  readonly scope: string | null;
  /** Charities in the register. Unit: Charities. */
  readonly active_charities: number | null;
  /** Number of charities by size: {size, charities}. Size is null if the register does not state it. */
  readonly by_size: readonly ({ readonly size: string | null; readonly charities: number })[] | null;
  /** Number of charities by state: {state, charities}. State is null if the address is withheld or overseas. */
  readonly by_state: readonly ({ readonly state: string | null; readonly charities: number })[] | null;
  /** Total revenue of the charities that reported revenue. Unit: AUD million. */
  readonly revenue_aud_m: number | null;
  /** Donations and bequests of the charities that reported them. Unit: AUD million. */
  readonly donations_aud_m: number | null;
  /** Total expenses of the charities that reported expenses. Unit: AUD million. */
  readonly expenses_aud_m: number | null;
  /** Full-time equivalent staff of the charities that reported staff. Unit: Full-time equivalents. */
  readonly staff: number | null;
  /** Volunteers of the charities that reported volunteers. Unit: Persons. */
  readonly volunteers: number | null;
  /** Number of statements with more donations and bequests than total revenue, which are excluded. Null if no statements are stored. Unit: Statements. */
  readonly statements_left_out: number | null;
  /** Year of the annual statements. Null if no statements are stored. */
  readonly reporting_year: string | null;
}

/** Cost of living */
export interface CostOfLivingRow {
  /** Reference period. Null if each figure has a separate period. */
  readonly period: string | null;
  /** Monthly consumer price index, all groups, annual change. Unit: Per cent. */
  readonly headline_cpi_yoy_pct: number | null;
  /** Trimmed mean of the monthly consumer price index, annual change. Unit: Per cent. */
  readonly trimmed_mean_yoy_pct: number | null;
  /** The eleven groups, largest contribution first: {name, yoy_pct, contribution_ppt, rank}. */
  readonly groups?: readonly ({ readonly name: string; readonly yoy_pct: number | null; readonly contribution_ppt: number | null; readonly rank: number | null })[] | null;
  /** Annual change for all groups in each of the eight capital cities: {city, yoy_pct}. */
  readonly cities?: readonly ({ readonly city: string; readonly yoy_pct: number | null })[] | null;
  /** Latest month with a value for any capital city. */
  readonly cities_period: string | null;
  /** Group that contributes most to headline inflation. */
  readonly top_driver: string | null;
  /** Annual change of the selected living cost indexes: employee, age_pensioner, other_government_transfer, pensioner_and_beneficiary, self_funded_retiree. Null if not stored. Unit: Per cent. */
  readonly living_cost_indexes?: { readonly employee: number | null; readonly age_pensioner: number | null; readonly other_government_transfer: number | null; readonly pensioner_and_beneficiary: number | null; readonly self_funded_retiree: number | null } | null;
  /** Quarter that the living cost indexes refer to. */
  readonly living_cost_period: string | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Breadth of inflation */
export interface CpiBreadthRow {
  /** Reference period. */
  readonly period: string;
  /** The value of the parameter threshold that was applied. Unit: Per cent. */
  readonly threshold_pct: number | null;
  /** Items counted in breadth_pct and weight_above_pct: classes or groups. */
  readonly by: string | null;
  /** Number of classes with an annual change above the threshold. Null with by=groups. Unit: Classes. */
  readonly classes_above: number | null;
  /** Number of classes whose prices are lower than a year earlier. Null with by=groups. Unit: Classes. */
  readonly classes_falling: number | null;
  /** Number of classes. Null with by=groups. Unit: Classes. */
  readonly classes_counted: number | null;
  /** Number of groups with an annual change above the threshold. Unit: Groups. */
  readonly groups_above: number | null;
  /** Number of groups with lower prices than a year earlier. Unit: Groups. */
  readonly groups_falling: number | null;
  /** Number of groups, always eleven. Unit: Groups. */
  readonly groups_counted: number | null;
  /** Share of the classes or groups with an annual change above the threshold. Unit: Per cent. */
  readonly breadth_pct: number | null;
  /** Weight of these classes or groups as a share of the total weight. Null if no weights are published for the period. Unit: Per cent of weight. */
  readonly weight_above_pct: number | null;
  /** Index from which annual changes of groups are calculated. quarterly: the published index. complete_monthly: the mean of the months of the quarter, used if the quarterly collection changed between the two quarters. */
  readonly collection: string | null;
  /** The eleven groups in the order of publication: {code, name, annual_change_pct, weight_pct, above}. The annual change is unrounded. above is 1 if it is above the threshold and otherwise 0. The weight is null if it is not published. */
  readonly groups: readonly ({ readonly code: string; readonly name: string; readonly annual_change_pct: number; readonly weight_pct: number | null; readonly above: number })[] | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Consumer prices by capital city */
export interface CpiByCityRow {
  /** Reference period. Null if each figure has a separate period. */
  readonly period: string | null;
  /** Capital city. */
  readonly city: string | null;
  /** All groups, or one of the eleven groups, as published. */
  readonly group: string | null;
  /** Annual change in prices in the city, as published. Unit: Per cent. */
  readonly annual_change_pct: number | null;
  /** Annual change for the eight capital cities together. Null if missing. Unit: Per cent. */
  readonly national_pct: number | null;
  /** Annual change in the city minus the annual change for the eight capital cities. Unit: Percentage points. */
  readonly delta_ppt: number | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Consumer prices by capital city: figures that summarise all rows. */
export interface CpiByCitySummary {
  /** Annual change of all groups for the eight capital cities together. Unit: Per cent. */
  readonly national_pct: number | null;
  /** City with the largest price rise among the cities in the response. If several cities share it, all are listed. */
  readonly highest_city: string | null;
  /** City with the smallest price rise among the cities in the response. If several cities share it, all are listed. */
  readonly lowest_city: string | null;
}

/** Credit impulse */
export interface CreditImpulseRow {
  /** Reference period. */
  readonly period: string;
  /** Total credit at the end of the quarter, as published. Unit: AUD billion. */
  readonly credit_aud_bn: number | null;
  /** Flow of new credit, F, by the method. Unit: AUD billion. */
  readonly credit_flow_aud_bn: number | null;
  /** Change in the flow of new credit, ΔF, by the method. Unit: AUD billion. */
  readonly flow_change_aud_bn: number | null;
  /** Gross domestic product in the four quarters to this quarter, N, in current prices, seasonally adjusted. Unit: AUD billion. */
  readonly gdp_annual_aud_bn: number | null;
  /** Credit impulse, I: change in the flow as a share of GDP, unrounded. Unit: Per cent of GDP. */
  readonly credit_impulse_pct_gdp: number | null;
  /** Largest error in the impulse that rounded growth rates in the source file can cause. 0 if no growth rates are used. Null for levels as published. Unit: Per cent of GDP. */
  readonly rounding_bound_pct_gdp: number | null;
  /** Definition of credit: excluding_financial_businesses, or former_total if only the definition that ended in 2023 is available. */
  readonly credit_definition: string | null;
  /** break_adjusted if levels are calculated backwards with growth rates from RBA table D1. Otherwise levels_as_published. */
  readonly credit_basis: string | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Economic dashboard */
export interface EconomicDashboardRow {
  /** Reference period. Null if each figure has a separate period. */
  readonly period: string | null;
  /** Cash rate target. For past quarters, on the last day of the quarter. Unit: Per cent. */
  readonly cash_rate_pct: number | null;
  /** Annual headline inflation. For past quarters, from the quarterly consumer price index, all groups. Unit: Per cent. */
  readonly cpi_annual_pct: number | null;
  /** Unemployment rate, seasonally adjusted. For past quarters, for the last month of the quarter. Unit: Per cent. */
  readonly unemployment_rate_pct: number | null;
  /** Wage price index, seasonally adjusted, annual change, as published. Unit: Per cent. */
  readonly wage_growth_annual_pct: number | null;
  /** Household spending, seasonally adjusted, annual change. For past quarters, for the last month of the quarter. Unit: Per cent. */
  readonly household_spending_annual_pct: number | null;
  /** Trimmed mean inflation, annual change. For past quarters, from the quarterly consumer price index. Unit: Per cent. */
  readonly trimmed_mean_annual_pct: number | null;
  /** Gross domestic product, chain volume, seasonally adjusted, change from the previous quarter. Unit: Per cent. */
  readonly gdp_growth_pct: number | null;
  /** Each indicator, without start and end: {id, name, value, unit, period, previous_value, change, series_id}. change is value minus previous_value, both rounded as published, in percentage points. */
  readonly indicators?: readonly ({ readonly id: string; readonly name: string; readonly value: number | null; readonly unit: string; readonly period: string | null; readonly previous_value: number | null; readonly change: number | null; readonly series_id: string })[] | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Electricity market snapshot */
export interface EnergySnapshotRow {
  /** Reference period. Null if each figure has a separate period. */
  readonly period: string | null;
  /** Region, or NEM for the whole market. */
  readonly region: string | null;
  /** End of the interval of price and demand, market time. */
  readonly interval_end: string | null;
  /** Price of the interval. For the whole market, the mean price weighted by demand. Unit: $/MWh. */
  readonly spot_price_aud_per_mwh: number | null;
  /** Demand met by scheduled generation and imports. Unit: MW. */
  readonly demand_mw: number | null;
  /** Generation dispatched, including wind and solar farms. Null if missing. Unit: MW. */
  readonly generation_mw: number | null;
  /** Imports minus exports. Null if missing, and for the whole market. Unit: MW. */
  readonly net_import_mw: number | null;
  /** Share of hydro, wind, solar and biomass in the metered output of generating units. Null if output is not stored. Unit: Per cent. */
  readonly renewable_share_pct: number | null;
  /** Renewable share with rooftop solar, at the end of the latest half hour of the rooftop estimate. Null if output or the estimate is missing. Unit: Per cent. */
  readonly renewable_share_with_rooftop_pct: number | null;
  /** Estimated output of rooftop solar in the latest half hour. Demand and generation exclude it. Null if missing. Unit: MW. */
  readonly rooftop_pv_mw: number | null;
}

/** Consecutive falls in GDP per capita */
export interface GdpPerCapitaRunRow {
  /** Reference period. */
  readonly period: string;
  /** Gross domestic product per capita in the quarter, chain volume. Unit: AUD. */
  readonly gdp_per_capita_aud: number | null;
  /** Change from the previous quarter, unrounded. Unit: Per cent. */
  readonly quarterly_change_pct: number | null;
  /** Change from the previous quarter as published, to one decimal place. Unit: Per cent. */
  readonly published_change_pct: number | null;
  /** Number of consecutive falls in the level up to this quarter. 0 if the level did not fall in this quarter. Unit: Quarters. */
  readonly quarters_of_decline: number | null;
  /** Number of consecutive quarters with negative published growth up to this quarter. Growth of 0.0 is not a fall. Unit: Quarters. */
  readonly quarters_of_published_decline: number | null;
  /** First quarter of the consecutive falls in the level. Null if the level did not fall. */
  readonly decline_began: string | null;
  /** Change from the quarter before the consecutive falls in the level to this quarter, unrounded. Null if the level did not fall. Unit: Per cent. */
  readonly change_over_decline_pct: number | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Gender pay gap by industry */
export interface GenderPayContextRow {
  /** Reference period. Null if each figure has a separate period. */
  readonly period: string | null;
  /** Name of the industry, or All industries. */
  readonly industry: string | null;
  /** Gender pay gap. Negative if in favour of women. Unit: Per cent. */
  readonly gender_pay_gap_pct: number | null;
  /** The same value as gender_pay_gap_pct. The name states the measure: the mid-point of employers' average total remuneration gaps. Unit: Per cent. */
  readonly midpoint_employer_gap_pct: number | null;
  /** The Agency's headline gap for all employees in its census, as published for the reporting year. Null for an industry and for a year without a stored figure. Unit: Per cent. */
  readonly average_total_remuneration_gap_pct: number | null;
  /** Gap in average weekly ordinary time earnings of full-time adults, seasonally adjusted, from ABS figures. Null for an industry, and if the figures are not stored. Unit: Per cent. */
  readonly full_time_ordinary_earnings_gap_pct: number | null;
  /** Half-year of the ABS gap: 2024-S2 is November 2024. Null if that gap is null. */
  readonly full_time_ordinary_earnings_period: string | null;
  /** Measure of the gender pay gap. */
  readonly measure: string | null;
  /** Gap for all industries, by the same measure. Unit: Per cent. */
  readonly all_industries_pct: number | null;
  /** Rank of the industry. 1 is the widest gap. Null for all industries. */
  readonly rank: number | null;
  /** Number of industries that are ranked. */
  readonly of: number | null;
  /** Share of women among employees of reporting employers. Null if the workforce files are not stored. Unit: Per cent. */
  readonly female_share_of_employment_pct: number | null;
  /** Reporting year, which is from 1 April to 31 March: 2024–25 ends on 31 March 2025. */
  readonly reporting_year: string | null;
  /** All industries, widest gap first: {industry, code, gender_pay_gap_pct, rank, employers}. */
  readonly industries?: readonly ({ readonly industry: string; readonly code: string; readonly gender_pay_gap_pct: number; readonly rank: number; readonly employers: number | null })[] | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Contributions to economic growth */
export interface GrowthContributionsRow {
  /** Reference period. */
  readonly period: string;
  /** Growth in gross domestic product from the previous quarter: as published, or calculated from the chain volume, unrounded. Unit: Per cent. */
  readonly gdp_growth_pct: number | null;
  /** The parts of growth: {code, name, within, contribution_ppt, growth_pct, share_of_gdp_pct}. within names the larger part and is null for the main parts. Growth, and the share in the previous quarter, are null if the contribution is as published. */
  readonly components: readonly ({ readonly code: string; readonly name: string; readonly within: string | null; readonly contribution_ppt: number; readonly growth_pct: number | null; readonly share_of_gdp_pct: number | null })[] | null;
  /** Contribution of domestic final demand minus the sum of the contributions of its parts. The difference is investment by public corporations, and rounding. Unit: Percentage points. */
  readonly other_final_demand_ppt: number | null;
  /** Growth minus the sum of the contributions of domestic final demand, inventories, exports and imports. With method=computed, the residual includes inventories. Unit: Percentage points. */
  readonly residual_ppt: number | null;
  /** Method of the contributions. published: as the ABS publishes them. computed: growth multiplied by share. */
  readonly method: string | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
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
  /** Always `estimate`: the debt service is estimated and not measured. */
  readonly status: string | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
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
  /** Source of the median income: published_median (ATO figure for Australia) or median_of_postcode_medians (weighted by persons, not an ATO figure). */
  readonly income_basis: string | null;
  /** Price divided by the taxable income of one person, unrounded: k. Unit: Years of income. */
  readonly price_to_income_ratio: number | null;
  /** Quarter of the household measures. */
  readonly household_period: string | null;
  /** Mean price of residential dwellings in that quarter. Unit: AUD. */
  readonly household_dwelling_value_aud: number | null;
  /** Estimated annual median household income, H: the 2021 Census figure, updated with the wage price index. Unit: AUD. */
  readonly median_household_income_aud: number | null;
  /** Price divided by household income, unrounded: r. Unit: Years of income. */
  readonly price_to_household_income_ratio: number | null;
  /** Years to save the deposit, without interest, unrounded: y. Unit: Years. */
  readonly years_to_save_deposit: number | null;
  /** Interest rate of the loan. Null if no rate is available. Unit: Per cent. */
  readonly loan_rate_pct: number | null;
  /** Month of the rate on new loans. Null if you set the rate. */
  readonly loan_rate_period: string | null;
  /** Equal monthly repayment on a loan of the price less the deposit, unrounded. Unit: AUD. */
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
  /** Repayments on the median price at a rate three percentage points higher, as a share of household income. Unit: Per cent. */
  readonly median_repayment_share_with_buffer_pct: number | null;
  /** Median price of houses and of attached dwellings sold in each capital, with the household income of its state. */
  readonly capitals?: readonly ({ readonly city: string; readonly dwelling: string; readonly median_price_aud: number; readonly period: string; readonly median_household_income_aud: number | null; readonly price_to_household_income_ratio: number | null; readonly years_to_save_deposit: number | null; readonly monthly_repayment_aud: number | null; readonly repayment_share_pct: number | null; readonly repayment_share_with_buffer_pct: number | null })[] | null;
  /** The same fields for each state or territory, with its name in state. Price and income are for their latest periods. Fields are null if the price or the income is not published. */
  readonly states?: readonly ({ readonly state: string; readonly mean_dwelling_value_aud: number | null; readonly dwelling_period: string | null; readonly median_income_aud: number | null; readonly income_period: string | null; readonly income_basis: string | null; readonly price_to_income_ratio: number | null; readonly household_period: string | null; readonly household_dwelling_value_aud: number | null; readonly median_household_income_aud: number | null; readonly price_to_household_income_ratio: number | null; readonly years_to_save_deposit: number | null; readonly loan_rate_pct: number | null; readonly monthly_repayment_aud: number | null; readonly repayment_share_pct: number | null; readonly repayment_share_with_buffer_pct: number | null })[] | null;
  /** Differences in scope between price and income. */
  readonly caveats?: readonly string[] | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Inflation decomposition */
export interface InflationDecompositionRow {
  /** Reference period. */
  readonly period: string;
  /** Annual consumer price inflation, all groups. Monthly: as published, to one decimal place. Quarterly: from index numbers, unrounded. The published rate is AU.CPI.YOY. Unit: Per cent. */
  readonly headline_pct: number | null;
  /** Annual inflation calculated from the same collection as the groups. Apart from rounding, the contributions add up to it. Unit: Per cent. */
  readonly all_groups_pct: number | null;
  /** The eleven groups in the order of publication: {code, name, weight_pct, annual_change_pct, contribution_ppt, share_of_headline_pct, rank}. The weight is at the last period in weight_periods. The share is null if headline inflation is 0. Rank 1 is the largest contribution. */
  readonly groups: readonly ({ readonly code: string; readonly name: string; readonly weight_pct: number; readonly annual_change_pct: number; readonly contribution_ppt: number; readonly share_of_headline_pct: number | null; readonly rank: number })[] | null;
  /** Headline minus the sum of the contributions. Unit: Percentage points. */
  readonly residual_ppt: number | null;
  /** Method of the contributions. published: as the ABS publishes them. two_link and one_link: calculated, with or without a re-weighting within the year. */
  readonly method: string | null;
  /** Index from which annual changes are calculated. quarterly: the published index. complete_monthly: the mean of the months of a quarter, used if the quarterly collection changed between the two quarters. */
  readonly collection: string | null;
  /** Link periods of the weights, oldest first. */
  readonly weight_periods: readonly string[] | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
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
  /** Underutilisation rate minus its mean over the previous 120 months. Null before July 2024, because monthly figures began in July 2014. Unit: Percentage points. */
  readonly underutilisation_less_decade_ppt: number | null;
  /** Job vacancies divided by unemployed persons in the survey month. Only the last month of each quarter has a value. Other months are null. Unit: Vacancies per person. */
  readonly vacancies_per_unemployed: number | null;
  /** Job vacancies in the quarter, surveyed in its middle month. Only the last month of each quarter has a value. Other months are null. Unit: Vacancies. */
  readonly vacancies: number | null;
  /** Unemployed persons of the month. Unit: Persons. */
  readonly unemployed_persons: number | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Headline indicators by state */
export interface MacroSnapshotStateRow {
  /** Reference period. Null if each figure has a separate period. */
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
  /** Dwellings approved in the month, all sectors and types of work, original. Unit: Dwellings. */
  readonly approvals_month: number | null;
  /** Period of the approvals. */
  readonly approvals_period: string | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Five-minute dispatch of the electricity market */
export interface NemDispatch5minRow {
  /** Reference period. Null if each figure has a separate period. */
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
  /** Net flow out of the region. Positive if the region exports. Null if missing. Unit: MW. */
  readonly net_interchange_mw: number | null;
  /** Kind of price: market, administered (lowest bit of APCFLAG) or suspended. Null if the reports have no flags. */
  readonly price_flag: string | null;
}

/** Electricity market conditions */
export interface NemEnergyRegimeRow {
  /** Reference period. Null if each figure has a separate period. */
  readonly period: string | null;
  /** Region of the market. */
  readonly region: string | null;
  /** Condition of the region: suspended, administered, at_cap, scarcity, elevated, floor, negative, normal. */
  readonly regime: string | null;
  /** Price of the latest interval. Unit: $/MWh. */
  readonly spot_price_aud_per_mwh: number | null;
  /** Cumulative price: the sum of prices over seven days, as AEMO states it. Null if missing. Unit: $/MWh. */
  readonly cumulative_price_aud: number | null;
  /** Cumulative price threshold that applies on the day. Unit: $/MWh. */
  readonly cumulative_threshold_aud: number | null;
  /** Cumulative price as a share of the threshold. Unit: Per cent. */
  readonly share_of_threshold_pct: number | null;
  /** End of the interval, market time. */
  readonly interval_end: string | null;
}

/** Electricity market conditions: figures that summarise all rows. */
export interface NemEnergyRegimeSummary {
  /** The most severe result of any region. */
  readonly gravest: string | null;
  /** Number of regions with each result. */
  readonly counts: { readonly suspended: number; readonly administered: number; readonly at_cap: number; readonly scarcity: number; readonly elevated: number; readonly floor: number; readonly negative: number; readonly normal: number } | null;
  /** Market price cap that applies on the day. Unit: $/MWh. */
  readonly market_price_cap_aud_per_mwh: number | null;
  /** Market floor price. Unit: $/MWh. */
  readonly market_floor_price_aud_per_mwh: number | null;
  /** Administered price cap that applies on the day. Null before the first cap. Unit: $/MWh. */
  readonly administered_price_cap_aud_per_mwh: number | null;
}

/** Real cash rate */
export interface RealCashRateRow {
  /** Date of the response in Sydney: the date of `as_of`, or today. */
  readonly as_of: string | null;
  /** Cash rate target in force on the date in as_of. Unit: Per cent. */
  readonly cash_rate_pct: number | null;
  /** Date on which the cash rate target took effect. */
  readonly cash_rate_period: string | null;
  /** Consumer price index: monthly or quarterly. */
  readonly inflation_measure: string | null;
  /** Period of the headline inflation and the trimmed mean. */
  readonly inflation_period: string | null;
  /** Annual headline inflation (all groups), as published. Null if missing. Unit: Per cent. */
  readonly cpi_annual_pct: number | null;
  /** Annual trimmed mean inflation, as published. Unit: Per cent. */
  readonly trimmed_mean_cpi_pct: number | null;
  /** Latest trimmed mean from the other consumer price index, which the parameter measure does not select. Null if missing. Unit: Per cent. */
  readonly other_trimmed_mean_pct: number | null;
  /** Period of other_trimmed_mean_pct. */
  readonly other_trimmed_mean_period: string | null;
  /** Cash rate target minus trimmed mean inflation. Unit: Per cent. */
  readonly real_cash_rate_pct: number | null;
  /** Cash rate target minus headline inflation. Unit: Per cent. */
  readonly real_cash_rate_headline_pct: number | null;
  /** restrictive above the neutral range, and accommodative below it. Inside the range, it is neutral, or uncertain if the range comes from several models. */
  readonly stance: string | null;
  /** Inflation expected by market economists over the next year. Null if the latest survey is more than a year old. Unit: Per cent. */
  readonly expected_inflation_pct: number | null;
  /** Quarter of the survey of expected inflation. */
  readonly expected_inflation_period: string | null;
  /** Cash rate target minus expected inflation. Unit: Per cent. */
  readonly real_cash_rate_ex_ante_pct: number | null;
  /** Lower end of the neutral range. Null if no estimate was published by that day. Unit: Per cent. */
  readonly neutral_low_pct: number | null;
  /** Upper end of the neutral range. Unit: Per cent. */
  readonly neutral_high_pct: number | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
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
  /** Sign of the real rate: positive, negative or zero. */
  readonly stance: string | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Monetary policy stance */
export interface RealRateRegimeRow {
  /** Reference period. */
  readonly period: string;
  /** Cash rate target in force on the last day of the quarter. Unit: Per cent. */
  readonly cash_rate_pct: number | null;
  /** Trimmed mean of the quarterly consumer price index, change from the same quarter of the previous year, as published. Unit: Per cent. */
  readonly trimmed_mean_cpi_pct: number | null;
  /** Cash rate target minus trimmed mean inflation. Unit: Per cent. */
  readonly real_rate_pct: number | null;
  /** restrictive above the neutral range, and accommodative below it. Inside the range, it is neutral, or uncertain if the range comes from several models. Null if no estimate was published for the quarter. */
  readonly regime: string | null;
  /** Inflation expected by market economists over the next year. Null if no survey for the quarter is stored. Unit: Per cent. */
  readonly expected_inflation_pct: number | null;
  /** Cash rate target minus expected inflation. Unit: Per cent. */
  readonly real_rate_ex_ante_pct: number | null;
  /** Monetary policy stance by expected inflation. */
  readonly regime_ex_ante: string | null;
  /** Lower end of the neutral range. Null if no estimate was published for the quarter. Unit: Per cent. */
  readonly neutral_low_pct: number | null;
  /** Upper end of the neutral range. Unit: Per cent. */
  readonly neutral_high_pct: number | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
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
  /** Deposit rate one year earlier minus inflation since then, which is the realised return on a one-year deposit. Null if the earlier rate is missing, and for other terms. Unit: Per cent. */
  readonly realised_real_rate_pct: number | null;
  /** Inflation expected by market economists for the year ahead, in the survey of the quarter (RBA G3). Null if missing. Unit: Per cent. */
  readonly expected_inflation_pct: number | null;
  /** Deposit rate minus expected inflation, which is the expected return on a one-year deposit. Null if either is missing, and for other terms. Unit: Per cent. */
  readonly expected_real_rate_pct: number | null;
  /** For each marginal rate in force in the income year, and for the requested rate: {marginal_rate_pct, after_tax_rate_pct, real_after_tax_rate_pct, stance}, ascending by rate. Empty before the September quarter 1996 unless tax_rate is given. */
  readonly after_tax: readonly { readonly marginal_rate_pct: number; readonly after_tax_rate_pct: number; readonly real_after_tax_rate_pct: number; readonly stance: string }[] | null;
  /** positive_real_return if the real rate before tax is above zero. Otherwise eroding. */
  readonly stance: string | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
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
  /** Growth in the wage price index minus consumer price inflation. Unit: Percentage points. */
  readonly real_wages_gap_pct: number | null;
  /** growing, falling or flat: the sign of the gap. */
  readonly real_wages_direction: string | null;
  /** Wage price index divided by consumer price index, unrounded. Null if an index is missing. Unit: Index, December quarter 2019 = 100. */
  readonly real_wage_index: number | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Employment by industry */
export interface SectoralEmploymentShiftRow {
  /** Reference period. Null if each figure has a separate period. */
  readonly period: string | null;
  /** Industry division (ANZSIC) of the main job. */
  readonly industry: string | null;
  /** Letter of the division. */
  readonly industry_code: string | null;
  /** Employed persons, original. Unit: Persons. */
  readonly employed_persons: number | null;
  /** Change from the same quarter of the previous year. Unit: Persons. */
  readonly change_on_year_persons: number | null;
  /** Annual change in per cent, unrounded. Unit: Per cent. */
  readonly change_on_year_pct: number | null;
  /** Employment in the industry as a share of employment in all industries. Unit: Per cent. */
  readonly share_pct: number | null;
  /** Change in the share from the same quarter of the previous year. Unit: Percentage points. */
  readonly share_change_ppt: number | null;
  /** Rank by change in the share. 1 is the largest gain. */
  readonly rank: number | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Employment by industry: figures that summarise all rows. */
export interface SectoralEmploymentShiftSummary {
  /** Quarter of the figures. */
  readonly period: string | null;
  /** State in the request, or Australia. */
  readonly region: string | null;
  /** Number of industries. */
  readonly industries: number | null;
}

/** Employment by state */
export interface StateEmploymentSnapshotRow {
  /** Reference period. Null if each figure has a separate period. */
  readonly period: string | null;
  /** State or territory. */
  readonly state: string | null;
  /** Employed persons aged 15 and over, as published, in persons. Unit: Persons. */
  readonly employed_persons: number | null;
  /** Change from the previous month, in the same series. Unit: Persons. */
  readonly change_on_month: number | null;
  /** Change from the same month of the previous year, in the same series, unrounded. Unit: Per cent. */
  readonly change_on_year_pct: number | null;
  /** Employed persons as a share of the total for the eight states and territories. Null if the figure for a state is missing. Unit: Per cent. */
  readonly share_pct: number | null;
  /** Employed persons per hundred of the civilian population aged 15 and over. Unit: Per cent. */
  readonly employment_to_population_pct: number | null;
  /** Adjustment of the employed persons: seasonally_adjusted, trend or original. */
  readonly adjustment: string | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Employment by state: figures that summarise all rows. */
export interface StateEmploymentSnapshotSummary {
  /** Month of the figures. */
  readonly period: string | null;
  /** Employed persons in the eight states and territories. Null if the figure for a state is missing. Unit: Persons. */
  readonly states_total_persons: number | null;
}

/** Budgets of the states */
export interface StateFiscalSnapshotRow {
  /** Reference period. Null if each figure has a separate period. */
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
  /** Liabilities minus assets of the same kinds, except debt securities owned by the state, which are not published. Net debt cannot exceed this amount. Null if a part is not published. Unit: AUD million. */
  readonly net_debt_upper_bound_aud_m: number | null;
  /** Net debt as a share of gross state product in current prices of the same financial year. Null if either is missing. Unit: Per cent. */
  readonly net_debt_pct_gsp: number | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** State league table */
export interface StateLeagueTableRow {
  /** Reference period. Null if each figure has a separate period. */
  readonly period: string | null;
  /** State or territory. */
  readonly state: string | null;
  /** One of unemployment, underutilisation, employment, demand, spending, population, wages, approvals. */
  readonly indicator: string | null;
  /** Value of the indicator, in per cent (approvals: dwellings). */
  readonly value: number | null;
  /** Mean over the previous ten years, in the same unit. */
  readonly decade_mean: number | null;
  /** Value minus mean, in percentage points. For approvals, the difference in per cent. */
  readonly against_decade: number | null;
  /** Rank by the difference from the state's own mean. 1 is the best. Equal states share a rank. Unit: Rank. */
  readonly rank: number | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** State league table: figures that summarise all rows. */
export interface StateLeagueTableSummary {
  /** Number of indicators that rank all eight states. */
  readonly indicators_ranked: number | null;
  /** Number of indicators. */
  readonly indicators: number | null;
  /** Mean rank of each state over the indicators that rank all eight states, best first. Null if too few indicators rank the states. Unit: Rank. */
  readonly mean_rank: readonly { readonly state: string; readonly mean_rank: number }[] | null;
}

/** Real return of MySuper products */
export interface SuperFundRealReturnRow {
  /** Reference period. Null if each figure has a separate period. */
  readonly period: string | null;
  /** The financial year, ended on 30 June. */
  readonly financial_year: string | null;
  /** Net earnings after tax as a share of average assets. Unit: Per cent. */
  readonly return_pct: number | null;
  /** Quarterly consumer price index, change over the year to June, as published. Unit: Per cent. */
  readonly cpi_annual_pct: number | null;
  /** Return minus inflation. Unit: Percentage points. */
  readonly real_return_ppt: number | null;
  /** Real return by division: (1 + return) / (1 + inflation) − 1. Unit: Per cent. */
  readonly real_return_exact_pct: number | null;
  /** Number of products that the return covers. Unit: Products. */
  readonly products: number | null;
  /** Average of total assets at the end of this year and the previous year. Unit: AUD million. */
  readonly average_assets_aud_m: number | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Trade balance */
export interface TradeBalanceRow {
  /** Reference period. Null if each figure has a separate period. */
  readonly period: string | null;
  /** Exports of goods in the month. Unit: AUD billion. */
  readonly exports_aud_bn: number | null;
  /** Imports of goods in the month, as a positive number. Unit: AUD billion. */
  readonly imports_aud_bn: number | null;
  /** Balance on goods, as published. If not published, exports less imports. Unit: AUD billion. */
  readonly trade_balance_aud_bn: number | null;
  /** Sign of the balance: surplus, deficit or balanced. */
  readonly status: string | null;
  /** Balance minus the balance of the previous month. Null if missing. Unit: AUD billion. */
  readonly change_on_month_aud_bn: number | null;
  /** The largest kinds of exports: {item, value_aud_bn, share_pct, change_pct}. The share is of all exports. The change is from the previous month. */
  readonly exports_top?: readonly ({ readonly item: string; readonly value_aud_bn: number; readonly share_pct: number; readonly change_pct: number | null })[] | null;
  /** The largest kinds of imports: {item, value_aud_bn, share_pct, change_pct}. The share is of all imports. The change is from the previous month. */
  readonly imports_top?: readonly ({ readonly item: string; readonly value_aud_bn: number; readonly share_pct: number; readonly change_pct: number | null })[] | null;
  /** Latest quarter with balances on goods and on services. Null if not stored. */
  readonly quarter: string | null;
  /** Balance on goods in that quarter (member quarter), as published. Unit: AUD billion. */
  readonly quarter_goods_balance_aud_bn: number | null;
  /** Balance on services in that quarter (member quarter), as published. Unit: AUD billion. */
  readonly quarter_services_balance_aud_bn: number | null;
  /** Balance on goods and services in the same quarter, which is the sum of the two balances. Unit: AUD billion. */
  readonly quarter_balance_aud_bn: number | null;
  /** Scope of the monthly figures: goods, without services. */
  readonly scope: string | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Wages compared with dwelling values and rents */
export interface WageVsRentGapRow {
  /** Reference period. Null if each figure has a separate period. */
  readonly period: string | null;
  /** Wage price index, seasonally adjusted, annual change, as published. Unit: Per cent. */
  readonly wage_growth_pct: number | null;
  /** Mean price of residential dwellings, annual change, unrounded. Unit: Per cent. */
  readonly dwelling_value_growth_pct: number | null;
  /** Wage growth minus growth in dwelling values. Unit: Percentage points. */
  readonly gap_ppt: number | null;
  /** Sign of the gap: wages_ahead, dwellings_ahead or level. */
  readonly direction: string | null;
  /** Rents in the quarterly consumer price index, annual change, unrounded. Unit: Per cent. */
  readonly rent_growth_pct: number | null;
  /** Wage growth minus rent growth. Unit: Percentage points. */
  readonly wage_minus_rent_gap_ppt: number | null;
  /** The same value as wage_minus_rent_gap_ppt. This is the former name of the field. Unit: Percentage points. */
  readonly wage_minus_rent_ppt: number | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
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
  /** Yield on indexed bonds, a real yield, monthly average. Null if missing. Unit: Per cent per annum. */
  readonly indexed_bond_pct: number | null;
  /** Ten-year yield minus the yield on indexed bonds. It shows expected inflation, with a premium for risk. Null if missing. Unit: Percentage points. */
  readonly ten_year_less_indexed_ppt: number | null;
  /** Sign of the ten-year yield minus the cash rate target: positive, negative or zero. */
  readonly slope: string | null;
  /** RBA target for the three-year yield on the last day of the month. Null if there was no target. Unit: Per cent. */
  readonly three_year_target_pct: number | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Youth unemployment */
export interface YouthUnemploymentRow {
  /** Reference period. Null if each figure has a separate period. */
  readonly period: string | null;
  /** Unemployment rate of people aged 15 to 24, Australia. Unit: Per cent. */
  readonly youth_unemployment_rate_pct: number | null;
  /** Unemployment rate of all people aged 15 and over, Australia. Unit: Per cent. */
  readonly overall_unemployment_rate_pct: number | null;
  /** Unemployment rate of people aged 15 to 24 minus the rate for all ages. Unit: Percentage points. */
  readonly gap_pct: number | null;
  /** Youth rate divided by the rate for all ages, unrounded. */
  readonly ratio: number | null;
  /** Participation rate of people aged 15 to 24, Australia. Unit: Per cent. */
  readonly youth_participation_rate_pct: number | null;
  /** Participation rate of all people aged 15 and over, Australia. Unit: Per cent. */
  readonly overall_participation_rate_pct: number | null;
  /** Adjustment of the unemployment rates: seasonally_adjusted, trend or original. */
  readonly adjustment: string | null;
  /** The same fields for each state or territory, with the adjustment of its rates. Null if not published. */
  readonly states?: readonly ({ readonly state: string; readonly youth_unemployment_rate_pct: number | null; readonly overall_unemployment_rate_pct: number | null; readonly gap_pct: number | null; readonly ratio: number | null; readonly youth_participation_rate_pct: number | null; readonly overall_participation_rate_pct: number | null; readonly adjustment: string | null })[] | null;
  /** Ids of breaks between the values in the row. See `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** Reason why values may be out of date. The other members depend on `code`. */
export interface Reason {
  /** Reason why the values may be out of date, as a code. */
  readonly code: 'no_data' | 'damaged' | 'not_confirmed' | 'unreachable' | 'unusable' | 'not_checked' | 'interval_old' | 'periods_missing' | 'decisions_missing' | 'release_missed' | 'period_due' | 'not_known' | 'calendar_old';
  /** `abs.WPI` */
  readonly dataset: string;
  /** Ids of the affected series. Absent if the whole dataset is affected. */
  readonly series?: readonly string[];
  /** Last stored period. */
  readonly through: string | null;
  /** Number of later periods that should be stored but are missing. Null if they are not counted. */
  readonly missing_periods: number | null;
  /** Date of the stored vintage. */
  readonly published: string | null;
  readonly basis: 'stated' | 'inferred' | 'upper_bound' | 'found' | 'by_rule' | null;
  /** Last period of other series in the dataset, if the affected series end earlier. */
  readonly others_through?: string;
  /** Present if missing periods are not counted, and the last period is too old. */
  readonly old?: true;
  /** Present if the stored vintage is starter data, which comes with the program. */
  readonly starter?: true;
  /** Time from which the reason applies. */
  readonly since?: string;
  /** Time of the last confirmation by the agency. */
  readonly confirmed?: string;
  /** The requested date. Absent if the response is for today. */
  readonly as_of?: string;
  /** Error from the failed check or import. */
  readonly error?: { readonly code: string; readonly detail: string };
  /** Age of the latest interval in minutes. */
  readonly minutes?: number;
  /** Maximum age of a current interval in minutes. */
  readonly most_minutes?: number;
  /** Weather station or agency, if the name of the dataset does not identify it. */
  readonly named?: string;
}

/** Present if the agency has ended the series or dataset. */
export interface Discontinued {
  /** Last period that was published. */
  readonly last: string;
  /** Id of the dataset that replaces it: `abs.HSI_M`. */
  readonly successor: string | null;
}

/** A note in a form that programs can read. */
export interface Note {
  /** Kind of note. It determines the members of `values`. A note with the code `remark` has only text. */
  readonly code: string;
  /** Part of the response that the note applies to. */
  readonly scope: 'series' | 'periods' | 'dataset';
  /** The facts in the text. */
  readonly values: Readonly<Record<string, string | number | boolean | null | readonly (string | number | boolean | null)[] | Readonly<Record<string, string | number | boolean | null | readonly (string | number | boolean | null)[]>>>>;
  readonly text: string;
}
