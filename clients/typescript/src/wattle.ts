/** A client of Wattle: Australian public data, one API. No dependency; runs wherever `fetch` does. */
import type {
  ColumnUnits,
  DatasetDescription,
  DatasetEntry,
  DatasetId,
  ErrorCode,
  LatestValue,
  Links,
  Meta,
  MultiRow,
  MultiSummary,
  Problem,
  Release,
  RevisionRow,
  Row,
  SeriesEntry,
  SeriesId,
  SeriesRow,
  SeriesSummary,
  SignalId,
  SignalRows,
  SignalSummaries,
  TableRow,
  VintagesSummary,
} from './types.generated.js';

export type * from './types.generated.js';
export { API_VERSION } from './types.generated.js';

/** A known id is completed as one types; any other text is sent as it is. */
type Known<T extends string> = T | (string & {});
type Value = string | number | boolean;
/** Parameters of a request, by their names on the wire; what is undefined is not sent, and a list is sent with commas. */
export type Query = Readonly<Record<string, Value | readonly Value[] | undefined>>;

/** Every data answer; `Summary` is what its `meta.summary` has. */
export interface Answer<T, Summary = undefined> {
  readonly data: T;
  readonly meta: Summary extends undefined ? Meta : Meta & { readonly summary: Summary };
  readonly links: Links;
}

type SummaryOf<Id extends SignalId> = Id extends keyof SignalSummaries ? SignalSummaries[Id] : undefined;
/** A period of several series: a member for each by its id. */
export type MultiRowOf<Id extends string> = MultiRow & { readonly [Each in Extract<Id, SeriesId>]: number | null };

export interface SeriesQuery extends Query {
  /** First and last period: `2020` or 2020, `2020-Q1`, `2020-03`, `2020-03-31`. */
  readonly start?: string | number | undefined;
  readonly end?: string | number | undefined;
  /** `lin` as published, `pch`, `pc1` and the other transforms of the API. */
  readonly units?: string | undefined;
  readonly frequency?: string | undefined;
  /** What was known at the end of a day. */
  readonly as_of?: string | undefined;
  /** `first` gives the value of each period as it was first published. */
  readonly vintage?: 'first' | undefined;
  /** The newest so many. */
  readonly limit?: number | undefined;
}

export interface WattleOptions {
  /** `https://wattle.example.org`; the path that it is served under may follow. */
  readonly baseUrl: string;
  /** `ak_…`. Without one only what the server gives to everybody can be read. */
  readonly key?: string | undefined;
  /** How often a request is made again that was told to wait or did not get through; 2 unless stated. */
  readonly retries?: number | undefined;
  /** No wait is longer; a server that says "in an hour" is an error at once. 30,000 unless stated. */
  readonly longestWaitMs?: number | undefined;
  /** Answers that are kept, to be asked for by their tag; 100 unless stated, 0 for none. */
  readonly cached?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
}

/** An error answer of the server, in its own words. */
export class WattleError extends Error {
  override readonly name = 'WattleError';
  readonly status: number;
  readonly code: Known<ErrorCode>;
  /** What to do about it. */
  readonly hint: string | null;
  /** What was probably meant, where the server has a guess. */
  readonly didYouMean: string | null;
  /** Seconds to wait; null where waiting does not help. */
  readonly retryAfter: number | null;
  /** Names the request in the log of the server. */
  readonly requestId: string | null;
  readonly problem: Partial<Problem>;

  constructor(status: number, problem: Partial<Problem>, retryAfter: number | null) {
    super(problem.detail ?? problem.title ?? `The server answered ${status}.`);
    this.status = status;
    this.code = problem.code ?? `HTTP_${status}`;
    this.hint = problem.hint ?? null;
    this.didYouMean = problem.errors?.find((one) => one.did_you_mean)?.did_you_mean ?? null;
    this.retryAfter = retryAfter;
    this.requestId = problem.request_id ?? null;
    this.problem = problem;
  }
}

/** The options, with those that were not stated. */
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

  /** A canonical series: one row a period. */
  series(id: Known<SeriesId>, query: SeriesQuery = {}): Promise<Answer<readonly SeriesRow[], SeriesSummary>> {
    return this.get(`/v1/series/${encodeURIComponent(id)}`, query);
  }

  /** Its newest value, with unit, date and citation. */
  latest(id: Known<SeriesId>): Promise<LatestValue> {
    return this.get(`/v1/series/${encodeURIComponent(id)}/latest`);
  }

  /** What a series is: title, unit, coverage, breaks, citation. */
  about(id: Known<SeriesId>): Promise<Answer<SeriesEntry>> {
    return this.get(`/v1/series/${encodeURIComponent(id)}/meta`);
  }

  /** Every value that one period of a series ever had. */
  revisions(id: Known<SeriesId>, period: string, query: Query = {}): Promise<Answer<readonly RevisionRow[], VintagesSummary>> {
    return this.get(`/v1/series/${encodeURIComponent(id)}/revisions`, { ...query, period });
  }

  /** Several series side by side: rows with a member for each id. */
  multi<const Id extends Known<SeriesId>>(
    ids: readonly Id[],
    query: SeriesQuery = {},
  ): Promise<Answer<readonly MultiRowOf<Id>[], MultiSummary>> {
    return this.get('/v1/series/multi', { ...query, ids });
  }

  /** Series that fit the words, the likeliest first. */
  search(words: string, query: Query = {}): Promise<Answer<readonly SeriesEntry[]>> {
    return this.get('/v1/series', { ...query, q: words });
  }

  /** Rows of a dataset, filtered by its own dimensions or columns. */
  data(dataset: Known<DatasetId>, query: Query & { readonly shape: 'wide' }): Promise<Answer<readonly TableRow[], ColumnUnits>>;
  data(dataset: Known<DatasetId>, query?: Query): Promise<Answer<readonly Row[]>>;
  data(dataset: Known<DatasetId>, query: Query = {}): Promise<unknown> {
    return this.get(`/v1/data/${pathOf(dataset)}`, query);
  }

  /** All rows of a dataset that match, page after page. */
  async *rows(dataset: Known<DatasetId>, query: Query = {}): AsyncGenerator<Row, void, undefined> {
    let answer = await this.data(dataset, query);
    for (;;) {
      yield* answer.data;
      const { next } = answer.links;
      if (!next) return;
      answer = JSON.parse(await this.#ask(this.#atHome(next), 'application/json'));
    }
  }

  /** What a dataset holds: dimensions with their words, columns, notes. */
  describe(dataset: Known<DatasetId>): Promise<Answer<DatasetDescription>> {
    return this.get(`/v1/describe/${pathOf(dataset)}`);
  }

  datasets(query: Query = {}): Promise<Answer<readonly DatasetEntry[]>> {
    return this.get('/v1/datasets', query);
  }

  /** A computed signal: the newest row, or with `start` all of them. */
  signal<Id extends SignalId>(id: Id, query: Query & { readonly start: string }): Promise<Answer<readonly SignalRows[Id][], SummaryOf<Id>>>;
  signal<Id extends SignalId>(id: Id, query?: Query): Promise<Answer<SignalRows[Id] | readonly SignalRows[Id][], SummaryOf<Id>>>;
  signal(id: string, query: Query = {}): Promise<Answer<unknown>> {
    return this.get(`/v1/${encodeURIComponent(id)}`, query);
  }

  /** What the agencies published and will publish. */
  releases(query: Query = {}): Promise<Answer<readonly Release[]>> {
    return this.get('/v1/releases', query);
  }

  /** The rows of any answer as CSV, as the server writes it. */
  csv(path: string, query: Query = {}): Promise<string> {
    return this.#ask(this.#address(path, { ...query, format: 'csv' }), 'text/csv');
  }

  /** Any other path of the API. Throws WattleError with the code that the server gives. */
  async get<T>(path: string, query: Query = {}): Promise<T> {
    return JSON.parse(await this.#ask(this.#address(path, query), 'application/json')) as T;
  }

  #address(path: string, query: Query): string {
    const url = new URL(this.#base + path);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, Array.isArray(value) ? value.join(',') : String(value));
    }
    return url.href;
  }

  /** The credential goes to the server that was named, wherever a link leads. */
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
        // Called by itself: browsers refuse their own `fetch` as a method of anything else.
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

  /** The last that was used stands last. */
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

/** `rba.G1` and `rba/G1` are the same dataset; an id may have dots of its own. */
function pathOf(dataset: string): string {
  const [source = '', ...id] = dataset.split(/[./]/);
  const rest = dataset.slice(source.length + 1);
  if (id.length === 0) throw new TypeError(`A dataset is named source.ID, such as rba.G1; "${dataset}" is not.`);
  return `${encodeURIComponent(source)}/${encodeURIComponent(rest)}`;
}

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
