/** Client for Wattle, an API for Australian public data. No dependencies. Runs wherever `fetch` is available. */
import type { DatasetId, SeriesId } from './ids.js';
import type {
  ColumnUnits,
  DatasetDescription,
  DatasetEntry,
  DatasetQuery,
  ErrorCode,
  LatestValue,
  Links,
  Meta,
  MultiQuery,
  MultiRow,
  MultiSummary,
  Problem,
  Query,
  Release,
  ReleasesQuery,
  RevisionRow,
  Row,
  SeriesEntry,
  SeriesQuery,
  SeriesRow,
  SeriesSummary,
  SignalId,
  SignalRows,
  SignalSummaries,
  TableRow,
  VintagesSummary,
} from './types.generated.js';

export type * from './ids.js';
export type * from './types.generated.js';
export { API_VERSION } from './types.generated.js';

/** Editors suggest known ids. Any other text is also accepted and sent unchanged. */
type Known<T extends string> = T | (string & {});
/** A response with data. `Summary` is the type of `meta.summary`. */
export interface Answer<T, Summary = undefined> {
  readonly data: T;
  readonly meta: Summary extends undefined ? Meta : Meta & { readonly summary: Summary };
  readonly links: Links;
}

type SummaryOf<Id extends SignalId> = Id extends keyof SignalSummaries ? SignalSummaries[Id] : undefined;
/** A period of several series, with one member for each id. */
export type MultiRowOf<Id extends string> = MultiRow & { readonly [Each in Extract<Id, SeriesId>]: number | null };

export interface WattleOptions {
  /** `https://wattle.example.org`, with a path if the server has one. */
  readonly baseUrl: string;
  /** `ak_…`. Without a key, only public data can be read. */
  readonly key?: string | undefined;
  /** Number of retries if the server requires a wait, or cannot be reached. The default is 2. */
  readonly retries?: number | undefined;
  /** Longest wait in ms. A longer `Retry-After` causes an error immediately. The default is 30,000. */
  readonly longestWaitMs?: number | undefined;
  /** Number of responses in the cache, which are revalidated by ETag. The default is 100, and 0 disables the cache. */
  readonly cached?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
}

/** An error response from the server. The message has its text and hint. */
export class WattleError extends Error {
  override readonly name = 'WattleError';
  readonly status: number;
  readonly code: Known<ErrorCode>;
  /** How to fix the request. */
  readonly hint: string | null;
  /** The nearest accepted value, if the server has one. */
  readonly didYouMean: string | null;
  /** Seconds to wait. Null if waiting does not help. */
  readonly retryAfter: number | null;
  /** Identifies the request in the server's log. */
  readonly requestId: string | null;
  readonly problem: Partial<Problem>;

  constructor(status: number, problem: Partial<Problem>, retryAfter: number | null) {
    const detail = problem.detail ?? problem.title ?? `The server responded with status ${status}.`;
    super(problem.hint ? `${detail} ${problem.hint}` : detail);
    this.status = status;
    this.code = problem.code ?? `HTTP_${status}`;
    this.hint = problem.hint ?? null;
    this.didYouMean = problem.errors?.find((one) => one.did_you_mean)?.did_you_mean ?? null;
    this.retryAfter = retryAfter;
    this.requestId = problem.request_id ?? null;
    this.problem = problem;
  }
}

/** The options with their defaults. */
type Settings = { readonly [Name in Exclude<keyof WattleOptions, 'baseUrl' | 'key'>]-?: NonNullable<WattleOptions[Name]> } & Pick<
  WattleOptions,
  'key'
>;

interface Kept {
  readonly etag: string;
  readonly body: string;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Wattle {
  readonly #base: string;
  readonly #options: Settings;
  readonly #kept = new Map<string, Kept>();

  constructor({ baseUrl, key, retries = 2, longestWaitMs = 30_000, cached = 100, fetch: ask = fetch }: WattleOptions) {
    this.#base = baseUrl.replace(/\/+$/, '');
    this.#options = { retries, longestWaitMs, cached, fetch: ask, key };
  }

  /** Returns observations of a series, with one row for each period. */
  series(id: Known<SeriesId>, query: SeriesQuery = {}): Promise<Answer<readonly SeriesRow[], SeriesSummary>> {
    return this.get(`/v1/series/${encodeURIComponent(id)}`, query);
  }

  /** Returns the latest value of a series, with unit, date and citation. */
  latest(id: Known<SeriesId>): Promise<LatestValue> {
    return this.get(`/v1/series/${encodeURIComponent(id)}/latest`);
  }

  /** Returns metadata of a series: title, unit, coverage, breaks and citation. */
  about(id: Known<SeriesId>): Promise<Answer<SeriesEntry>> {
    return this.get(`/v1/series/${encodeURIComponent(id)}/meta`);
  }

  /** Returns every published value for one period of a series. */
  revisions(id: Known<SeriesId>, period: string, query: Query = {}): Promise<Answer<readonly RevisionRow[], VintagesSummary>> {
    return this.get(`/v1/series/${encodeURIComponent(id)}/revisions`, { ...query, period });
  }

  /** Returns one or several series together, in rows with a member for each id. */
  async multi<const Id extends Known<SeriesId>>(
    ids: readonly Id[],
    query: MultiQuery = {},
  ): Promise<Answer<readonly MultiRowOf<Id>[], MultiSummary>> {
    const [id] = ids;
    if (id === undefined || ids.length > 1) return this.get('/v1/series/multi', { ...query, ids });
    // The server accepts 2 or more ids there.
    const { align: _, ...rest } = query;
    const { data, meta, links } = await this.get<Answer<readonly SeriesRow[], SeriesSummary>>(`/v1/series/${encodeURIComponent(id)}`, rest);
    const rows = data.map(({ value, ...row }) => ({ ...row, [id]: value }));
    return { data: rows as unknown as MultiRowOf<Id>[], meta: { ...meta, summary: { series: [meta.summary] } }, links };
  }

  /** Returns series that match the words, best first. */
  search(words: string, query: Query = {}): Promise<Answer<readonly SeriesEntry[]>> {
    return this.get('/v1/series', { ...query, q: words });
  }

  /** Returns rows of a dataset, filtered by its dimensions or columns. */
  data(dataset: Known<DatasetId>, query: DatasetQuery & { readonly shape: 'wide' }): Promise<Answer<readonly TableRow[], ColumnUnits>>;
  data(dataset: Known<DatasetId>, query?: DatasetQuery): Promise<Answer<readonly Row[]>>;
  data(dataset: Known<DatasetId>, query: DatasetQuery = {}): Promise<unknown> {
    return this.get(`/v1/data/${pathOf(dataset)}`, query);
  }

  /** Yields all matching rows of a dataset, one page after another. */
  async *rows(dataset: Known<DatasetId>, query: DatasetQuery = {}): AsyncGenerator<Row, void, undefined> {
    let answer = await this.data(dataset, query);
    for (;;) {
      yield* answer.data;
      const { next } = answer.links;
      if (!next) return;
      answer = JSON.parse(await this.#ask(this.#atHome(next), 'application/json'));
    }
  }

  /** Returns the contents of a dataset: dimensions with their values, columns and notes. */
  describe(dataset: Known<DatasetId>): Promise<Answer<DatasetDescription>> {
    return this.get(`/v1/describe/${pathOf(dataset)}`);
  }

  datasets(query: Query = {}): Promise<Answer<readonly DatasetEntry[]>> {
    return this.get('/v1/datasets', query);
  }

  /** Returns the latest row of an indicator, or all rows with `start`. */
  signal<Id extends SignalId>(id: Id, query: Query & { readonly start: string }): Promise<Answer<readonly SignalRows[Id][], SummaryOf<Id>>>;
  signal<Id extends SignalId>(id: Id, query?: Query): Promise<Answer<SignalRows[Id] | readonly SignalRows[Id][], SummaryOf<Id>>>;
  signal(id: string, query: Query = {}): Promise<Answer<unknown>> {
    return this.get(`/v1/${encodeURIComponent(id)}`, query);
  }

  /** Returns past and future releases of the agencies. */
  releases(query: ReleasesQuery = {}): Promise<Answer<readonly Release[]>> {
    return this.get('/v1/releases', query);
  }

  /** Returns the rows of any response as CSV, as the server writes it. */
  csv(path: string, query: Query = {}): Promise<string> {
    return this.#ask(this.#address(path, { ...query, format: 'csv' }), 'text/csv');
  }

  /** Returns the response for any other API path. Throws WattleError with the server's code. */
  async get<T>(path: string, query: Query = {}): Promise<T> {
    return JSON.parse(await this.#ask(this.#address(path, query), 'application/json')) as T;
  }

  #address(path: string, query: Query): string {
    const url = new URL(this.#base + path);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, [value].flat().map(textOf).join(','));
    }
    return url.href;
  }

  /** The credential is sent only to the configured server, even if a link leads elsewhere. */
  #atHome(link: string): string {
    const base = new URL(this.#base);
    const url = new URL(link);
    const path = url.pathname.slice(url.pathname.indexOf('/v1/'));
    return `${base.href.replace(/\/+$/, '')}${path}${url.search}`;
  }

  async #ask(url: string, accept: string): Promise<string> {
    const { key, retries, longestWaitMs } = this.#options;
    const known = this.#kept.get(url);
    const headers = {
      accept,
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(known ? { 'if-none-match': known.etag } : {}),
    };
    for (let attempt = 0; ; attempt++) {
      const last = attempt >= retries;
      let answer: Response;
      try {
        // `fetch` is called without an object, because browsers refuse it as a method of another object.
        const { fetch: ask } = this.#options;
        answer = await ask(url, { headers });
      } catch (error) {
        if (last) throw error;
        await sleep(Math.min(longestWaitMs, 250 * 2 ** attempt));
        continue;
      }
      if (answer.status === 304 && known) return this.#keep(url, known);
      const body = await answer.text();
      if (answer.ok) {
        const etag = answer.headers.get('etag');
        return etag === null ? body : this.#keep(url, { etag, body });
      }
      const retryAfter = secondsOf(answer.headers.get('retry-after'));
      const waits = retryAfter !== null && (answer.status === 429 || answer.status === 503) && retryAfter * 1000 <= longestWaitMs;
      if (last || !waits) throw new WattleError(answer.status, problemOf(body), retryAfter);
      await sleep(retryAfter * 1000);
    }
  }

  /** The last used entry is at the end. */
  #keep(url: string, kept: Kept): string {
    this.#kept.delete(url);
    if (this.#options.cached > 0) this.#kept.set(url, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#options.cached) break;
      this.#kept.delete(oldest);
    }
    return kept.body;
  }
}

/** `rba.G1` and `rba/G1` are the same dataset. An id can contain dots. */
function pathOf(dataset: string): string {
  const [source = '', ...id] = dataset.split(/[./]/);
  const rest = dataset.slice(source.length + 1);
  if (id.length === 0) throw new TypeError(`Write a dataset as source.ID, such as rba.G1. Received: "${dataset}".`);
  return `${encodeURIComponent(source)}/${encodeURIComponent(rest)}`;
}

/** Writes a `Date` in ISO form, because its usual text is not a date for the server. */
const textOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));

function secondsOf(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

function problemOf(body: string): Partial<Problem> {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Partial<Problem>) : {};
  } catch {
    return {};
  }
}
