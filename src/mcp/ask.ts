/** Tools read data through Wattle's endpoints, with the caller's key. */
import { quoted } from '../core/errors.ts';

export interface Answered {
  readonly status: number;
  readonly body: string;
  readonly bytes: Uint8Array;
}

/**
 * Sends a GET request for a path such as `/v1/series/AU.CPI.YOY?limit=4`.
 * @param gone aborted when the caller disconnects
 */
export type Send = (target: string, gone?: AbortSignal) => Promise<Answered>;

/** A refused request. The message explains to a language model how to make a valid request. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** The error code of the endpoint. Null if the tool itself refused the request. */
  readonly code: string | null;

  constructor(message: string, code: string | null = null) {
    super(message);
    this.code = code;
  }
}

/** The endpoint responds with this status if an id names a table. The body lists the series of the table. */
const NAMES_SEVERAL = 302;
const SERIES_NAMED = 5;

/** The endpoint found a table instead of one series. */
export class SeveralSeries extends Refusal {
  readonly series: readonly JsonObject[];

  constructor(series: readonly JsonObject[]) {
    const named = series.slice(0, SERIES_NAMED).map(({ id }) => String(id));
    super(`This id is a table with ${series.length} series, such as ${named.join(', ')}. Use the id of one series. get_series lists all.`);
    this.series = series;
  }
}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

export interface Envelope {
  readonly data: Json;
  readonly meta: JsonObject;
  readonly links: JsonObject;
}

type Values = Readonly<Record<string, string | number | readonly string[] | undefined>>;

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
export const rowsOf = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter((row) => isObject(row)) : [];
export const textOf = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);
export const numberOf = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);

/** Sends requests to Wattle's endpoints, and turns their errors into a Refusal with advice for tools. */
export class Ask {
  readonly #send: Send;
  readonly #gone: AbortSignal | undefined;

  constructor(send: Send, gone?: AbortSignal) {
    this.#send = send;
    this.#gone = gone;
  }

  /** Returns an `Ask` for one message. Aborting `gone` aborts its requests. */
  until(gone: AbortSignal): Ask {
    return new Ask(this.#send, gone);
  }

  /**
   * Requests an endpoint that responds with JSON. Throws Refusal for an error.
   * @param parts parts of the path
   * @param values query parameters. Undefined parameters are omitted
   */
  async get(parts: readonly string[], values: Values = {}): Promise<Envelope> {
    const query = queryOf(values);
    // `.` or `..` in a URL would change the path.
    const step = parts.find((part) => part === '.' || part === '..');
    if (step !== undefined) throw new Refusal(`Unknown id: ${quoted(step)}.`);
    const path = parts.map((part) => encodeURIComponent(part)).join('/');
    const { body } = await this.#request(`/v1/${path}`, query);
    const read = objectOf(parsed(body));
    return { data: read['data'] ?? null, meta: objectOf(read['meta']), links: objectOf(read['links']) };
  }

  /** Returns the chart as a PNG image. Throws Refusal for an error. */
  async picture(ids: readonly string[], values: Values): Promise<Uint8Array> {
    const [only = ''] = ids;
    const several = ids.length > 1 ? { ids: ids.join(',') } : {};
    const { bytes } = await this.#request(
      `/s/${ids.length > 1 ? 'multi' : encodeURIComponent(only)}.png`,
      queryOf({ ...values, ...several }),
    );
    return bytes;
  }

  async #request(path: string, query: URLSearchParams): Promise<Answered> {
    this.#gone?.throwIfAborted();
    const answered = await this.#send(`${path}${query.size === 0 ? '' : `?${query}`}`, this.#gone);
    if (answered.status === 200) return answered;
    const read = objectOf(parsed(answered.body));
    if (answered.status === NAMES_SEVERAL) throw new SeveralSeries(rowsOf(read['data']));
    throw new Refusal(refusalOf(answered.status, read), textOf(read['code']));
  }
}

function queryOf(values: Values): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value));
    else for (const one of value ?? []) query.append(name, one);
  }
  return query;
}

function parsed(body: string): Json {
  try {
    return JSON.parse(body) as Json;
  } catch {
    return null;
  }
}

const MOST_ALLOWED = 12;

/** Parameters that tools set automatically, or do not support. */
export const NOT_FOR_TOOLS: ReadonlySet<string> = new Set(
  'allow_stale as_of columns csv_safe cursor end end_period explain fields format gap labels limit order period pivot shape start start_period vintage'.split(
    ' ',
  ),
);

/** Advice for error codes whose hints name URLs. Tools cannot request URLs. */
const LOOK: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['REQ_NOT_FOUND', 'REQ_UNKNOWN_SOURCE', 'REQ_UNKNOWN_DATASET', 'REQ_UNKNOWN_SERIES', 'REQ_UNKNOWN_CONCEPT'].map((code) => [
      code,
      'Use the `search` tool to find it.',
    ]),
  ),
  REQ_UNKNOWN_VALUE: 'The `describe` tool lists its values.',
};

/** Writes the error, the allowed values and a suggestion in one text without repetition. */
function refusalOf(status: number, problem: JsonObject): string {
  const code = textOf(problem['code']);
  const detail = textOf(problem['detail']) ?? '';
  const nearest = Array.isArray(problem['nearest']) ? problem['nearest'].map(String) : [];
  const look = code === null ? undefined : LOOK[code];
  const hint = look ?? textOf(problem['hint']) ?? '';
  const near = look === undefined || nearest.length === 0 ? '' : `Did you mean ${nearest.join(', ')}?`;
  const faults = rowsOf(problem['errors']).map((fault) => {
    const allowed = (Array.isArray(fault['allowed']) ? fault['allowed'].map(String) : []).filter(
      (name) => code !== 'REQ_UNKNOWN_PARAMETER' || !NOT_FOR_TOOLS.has(name),
    );
    const listed = allowed.slice(0, MOST_ALLOWED).join(', ');
    const more = allowed.length > MOST_ALLOWED ? ` and ${allowed.length - MOST_ALLOWED} more` : '';
    const meant = textOf(fault['did_you_mean']);
    const said = [
      fault['detail'] === detail ? '' : `${String(fault['parameter'])}: ${String(fault['detail'])}`,
      listed === '' || `${detail} ${near} ${hint}`.includes(listed) ? '' : `Allowed: ${listed}${more}.`,
      meant === null || nearest.length > 0 ? '' : `Did you mean ${meant}?`,
    ];
    return said.filter((text) => text !== '').join(' ');
  });
  const said = [...new Set([detail, near, hint, ...faults])].filter((text) => text !== '');
  return said.length === 0 ? `The service responded with status ${status}.` : `${said.join(' ')}${code === null ? '' : ` (${code})`}`;
}
