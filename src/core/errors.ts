/** Defines all Wattle errors, with their stable codes, the error class, and the place of an error. */

/**
 * The prefix shows who must act or what failed. REQ_: the caller must correct the request. AUTH_: the caller's credential is missing or
 * invalid. LIMIT_: the caller must wait or request less. UP_: the agency. PARSE_: Wattle must be fixed. DATA_: the stored data. STORE_:
 * the data storage. INGEST_: the process that downloads data. HOOK_: the subscriber. PAY_: the payment provider. CONF_: the operator.
 * BUG: Wattle must be fixed.
 */
export const ERROR_CODES = {
  REQ_BAD_PARAMETER: { status: 400, retriable: false, title: 'Invalid parameter' },
  REQ_UNKNOWN_PARAMETER: { status: 400, retriable: false, title: 'Unknown parameter' },
  REQ_BAD_PERIOD: { status: 400, retriable: false, title: 'Invalid period or date range' },
  REQ_UNKNOWN_VALUE: { status: 400, retriable: false, title: 'Filter value not in this dataset' },
  REQ_BAD_CURSOR: { status: 400, retriable: false, title: 'Cursor does not match this query' },
  REQ_CURSOR_EXPIRED: { status: 410, retriable: false, title: 'Cursor has expired' },
  REQ_BAD_BODY: { status: 400, retriable: false, title: 'Invalid request body' },
  REQ_MALFORMED: { status: 400, retriable: false, title: 'Malformed HTTP request' },
  REQ_BODY_TOO_LARGE: { status: 413, retriable: false, title: 'Request body too large' },
  REQ_HEADERS_TOO_LARGE: { status: 431, retriable: false, title: 'Request headers too large' },
  REQ_UNSUPPORTED_MEDIA_TYPE: { status: 415, retriable: false, title: 'Unsupported content type' },
  REQ_NOT_ACCEPTABLE: { status: 406, retriable: false, title: 'None of the accepted formats is available' },
  REQ_UNPROCESSABLE: { status: 422, retriable: false, title: 'Request cannot be processed' },
  REQ_EXPECTATION: { status: 417, retriable: false, title: 'Unsupported Expect header' },
  REQ_METHOD: { status: 405, retriable: false, title: 'Method not allowed' },
  REQ_NOT_FOUND: { status: 404, retriable: false, title: 'Page not found' },
  REQ_UNKNOWN_SOURCE: { status: 404, retriable: false, title: 'Unknown source' },
  REQ_UNKNOWN_DATASET: { status: 404, retriable: false, title: 'Unknown dataset' },
  REQ_UNKNOWN_SERIES: { status: 404, retriable: false, title: 'Unknown series' },
  REQ_UNKNOWN_CONCEPT: { status: 404, retriable: false, title: 'Unknown concept' },
  REQ_UNKNOWN_SUBSCRIPTION: { status: 404, retriable: false, title: 'Unknown subscription' },
  REQ_NO_VINTAGE: { status: 404, retriable: false, title: 'No vintage for that date' },
  REQ_VINTAGE_GAP: { status: 404, retriable: false, title: 'Vintage for that date is not stored' },
  REQ_CONFLICT: { status: 409, retriable: false, title: 'Conflict with existing data' },
  AUTH_MISSING: { status: 401, retriable: false, title: 'Authentication required' },
  AUTH_INVALID: { status: 401, retriable: false, title: 'Invalid credential' },
  AUTH_FORBIDDEN: { status: 403, retriable: false, title: 'Permission denied' },
  AUTH_UNAVAILABLE: { status: 503, retriable: true, title: 'Identity provider not available' },
  LIMIT_QUOTA: { status: 429, retriable: true, title: 'Monthly quota used up' },
  LIMIT_RATE: { status: 429, retriable: true, title: 'Too many requests' },
  LIMIT_BUSY: { status: 503, retriable: true, title: 'Too many long responses in progress' },
  LIMIT_LENGTH: { status: 422, retriable: false, title: 'Response too long without a key' },
  UP_UNREACHABLE: { status: 503, retriable: true, title: 'Agency could not be reached' },
  UP_TIMEOUT: { status: 503, retriable: true, title: 'Agency did not respond in time' },
  UP_STATUS: { status: 503, retriable: true, title: 'Agency returned an error' },
  UP_NOT_FOUND: { status: 503, retriable: false, title: 'File not found at the agency' },
  UP_TOO_LARGE: { status: 503, retriable: false, title: 'File from the agency is too large' },
  UP_HTML: { status: 503, retriable: true, title: 'Agency sent a web page instead of data' },
  UP_REDIRECT: { status: 503, retriable: false, title: 'Agency redirected to another host' },
  UP_OFFLINE: { status: 503, retriable: true, title: 'Updates are turned off' },
  PARSE_ENCODING: { status: 503, retriable: false, title: 'Unexpected file encoding' },
  PARSE_LAYOUT: { status: 503, retriable: false, title: 'Unexpected file layout' },
  PARSE_VALUE: { status: 503, retriable: false, title: 'Unexpected value in a cell' },
  PARSE_ARCHIVE: { status: 503, retriable: false, title: 'Archive is damaged or too large' },
  PARSE_LIMIT: { status: 503, retriable: true, title: 'Reading the file needs too much memory or time' },
  DATA_SHRANK: { status: 503, retriable: false, title: 'New file has far fewer rows' },
  DATA_INCOMPLETE: { status: 503, retriable: false, title: 'Parts of the new release do not agree' },
  DATA_DUPLICATE_KEY: { status: 503, retriable: false, title: 'New file has a key twice' },
  DATA_UNIT_CHANGED: { status: 503, retriable: false, title: 'Unit changed' },
  DATA_IMPLAUSIBLE: { status: 503, retriable: false, title: 'New figures are implausible' },
  DATA_FUTURE_PERIOD: { status: 503, retriable: false, title: 'Period is in the future' },
  DATA_FROZEN: { status: 503, retriable: false, title: 'Feed has no new data' },
  DATA_EMPTY: { status: 503, retriable: false, title: 'New file has no values' },
  DATA_DAMAGED: { status: 503, retriable: false, title: 'Stored data are damaged' },
  DATA_UNAVAILABLE: { status: 503, retriable: true, title: 'Data not available' },
  DATA_STALE: { status: 503, retriable: true, title: 'Only out-of-date data are available' },
  STORE_FULL: { status: 503, retriable: true, title: 'Storage is full' },
  STORE_READ_ONLY: { status: 503, retriable: true, title: 'Storage is read-only' },
  STORE_AWAY: { status: 503, retriable: true, title: 'Database cannot be reached' },
  STORE_BUSY: { status: 503, retriable: true, title: 'Database is locked' },
  STORE_DAMAGED: { status: 503, retriable: false, title: 'Database is damaged' },
  STORE_DESCRIPTORS: { status: 503, retriable: true, title: 'Too many open files' },
  INGEST_DOWN: { status: 503, retriable: true, title: 'Updates are not running' },
  HOOK_INVALID: { status: 422, retriable: false, title: 'Webhook address not accepted' },
  PAY_UNAVAILABLE: { status: 503, retriable: true, title: 'Payment provider not available' },
  CONF_INVALID: { status: 500, retriable: false, title: 'Setting missing or invalid' },
  CONF_ABSENT: { status: 501, retriable: false, title: 'Feature not configured' },
  BUG: { status: 500, retriable: false, title: 'Internal error' },
} as const satisfies Record<string, { status: number; retriable: boolean; title: string }>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** Errors that an operator may override if the agency really made the change. */
export const ACCEPTABLE = ['DATA_SHRANK', 'DATA_UNIT_CHANGED', 'DATA_IMPLAUSIBLE'] as const satisfies readonly ErrorCode[];
export type Acceptable = (typeof ACCEPTABLE)[number];

/** The place of an error. `row` counts from 1. */
export interface Address {
  readonly url?: string;
  readonly file?: string;
  readonly sheet?: string;
  readonly row?: number;
  readonly column?: string;
  readonly value?: string;
}

export interface ParameterFault {
  readonly parameter: string;
  readonly detail: string;
  readonly allowed?: readonly string[];
  readonly did_you_mean?: string;
}

export interface WattleErrorOptions {
  readonly at?: Address;
  readonly hint?: string;
  /** Suggested ids or paths, most similar first. The hint starts with them. */
  readonly near?: readonly string[];
  /** The dataset that has no data, such as `abs.WPI`. */
  readonly dataset?: string;
  readonly faults?: readonly ParameterFault[];
  /** Why the data are out of date, in the format of `meta.reasons`. */
  readonly reasons?: readonly object[];
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** Maximum lengths in characters. Errors quote agency files and appear in responses, pages, feeds and logs, so they must be short. */
const LONGEST = { detail: 500, hint: 1000, part: 200 } as const;
const MOST_FAULTS = 50;
const MOST_NEAR = 20;
/** The maximum number of accepted codes or columns in an error, because a longer list would not help a caller. */
const MOST_ALLOWED = 200;

/** Shortens text to at most `most` characters, including the final ellipsis. */
export function boundedText(text: string, most: number = LONGEST.detail): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  // The cut must not leave half a surrogate pair, which is not valid text.
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

/** The maximum length of quoted text in an error, in characters. */
const LONGEST_QUOTE = 60;

/** Puts text from a caller or file in quotation marks, shortened if necessary. */
export const quoted = (text: string): string => `“${boundedText(text, LONGEST_QUOTE)}”`;

/** Lists the first names and the number of others: `“Data”, “Notes” and 199,998 more`. Returns `none` for an empty list. */
export function listedNames(names: readonly string[], most = 10): string {
  if (names.length === 0) return 'none';
  const shown = names.slice(0, most).map(quoted);
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more === 0 ? '' : ` and ${more.toLocaleString('en-AU')} more`}`;
}

/** The maximum number of words for accepted values, because an error has at most 20 words. */
const MOST_VALUE_WORDS = 10;

/** Returns a list such as `a, b, c and 62 more`. `errors[].allowed` contains all values. */
export function valuesInWords(values: readonly string[]): string {
  const counts = values.map((value) => value.split(/\s+/).length);
  const total = (count: number): number => counts.slice(0, count).reduce((sum, words) => sum + words, 0);
  if (total(values.length) <= MOST_VALUE_WORDS) return values.join(', ');
  const shown = values.findLastIndex((_, index) => total(index + 1) <= MOST_VALUE_WORDS - 'and 62 more'.split(' ').length) + 1;
  return `${values.slice(0, shown).join(', ')} and ${(values.length - shown).toLocaleString('en-AU')} more`;
}

const boundedAddress = (at: Address): Address =>
  Object.fromEntries(
    Object.entries(at).map(([part, value]) => [part, typeof value === 'string' ? boundedText(value, LONGEST.part) : value]),
  );

const boundedFault = ({ parameter, detail, allowed, did_you_mean: near }: ParameterFault): ParameterFault => ({
  parameter: boundedText(parameter, LONGEST.part),
  detail: boundedText(detail),
  ...(allowed === undefined ? {} : { allowed: allowed.slice(0, MOST_ALLOWED).map((one) => boundedText(one, LONGEST.part)) }),
  ...(near === undefined ? {} : { did_you_mean: boundedText(near, LONGEST.part) }),
});

/** An error raised by Wattle. `detail` describes the error to callers, without secrets. All texts have a maximum length. */
export class WattleError extends Error {
  readonly code: ErrorCode;
  readonly at: Address | undefined;
  /** The suggestions, followed by the advice. */
  readonly hint: string | undefined;
  readonly advice: string | undefined;
  readonly near: readonly string[];
  readonly dataset: string | undefined;
  readonly faults: readonly ParameterFault[];
  readonly reasons: readonly object[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, detail: string, options: WattleErrorOptions = {}) {
    super(boundedText(detail), options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'WattleError';
    this.code = code;
    this.at = options.at && boundedAddress(options.at);
    this.near = (options.near ?? []).slice(0, MOST_NEAR).map((one) => boundedText(one, LONGEST.part));
    this.advice = options.hint === undefined ? undefined : boundedText(options.hint, LONGEST.hint);
    this.hint = hintWords(this.near, this.advice);
    this.dataset = options.dataset && boundedText(options.dataset, LONGEST.part);
    this.faults = (options.faults ?? []).slice(0, MOST_FAULTS).map(boundedFault);
    this.reasons = options.reasons ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return ERROR_CODES[this.code].status;
  }

  get retriable(): boolean {
    return ERROR_CODES[this.code].retriable;
  }
}

function hintWords(near: readonly string[], advice: string | undefined): string | undefined {
  if (near.length === 0) return advice;
  const meant = `Did you mean ${near.join(near.some((one) => one.startsWith('/')) ? ' or ' : ', ')}?`;
  return boundedText(advice ? `${meant} ${advice}` : meant, LONGEST.hint);
}

/**
 * Formats the place of an error, such as `file.csv, sheet Data, row 12, column GCPIAG, value "x"`, for logs, the status page and lists of
 * refused files.
 */
export function formatAddress(at: Address): string {
  const parts: string[] = [];
  if (at.url) parts.push(at.url);
  if (at.file) parts.push(at.file);
  if (at.sheet) parts.push(`sheet ${at.sheet}`);
  if (at.row !== undefined) parts.push(`row ${at.row}`);
  if (at.column) parts.push(`column ${at.column}`);
  if (at.value !== undefined) parts.push(`value ${JSON.stringify(at.value.slice(0, 80))}`);
  return parts.join(', ');
}
