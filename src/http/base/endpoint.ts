/** Endpoints as data, for the router, OpenAPI and llms.txt. */
import type { TSchema } from 'typebox';
import type { Caller } from '../../accounts/authenticate.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import type { Answer } from '../../queries/base/answer.ts';

export const TAGS = {
  Data: 'Datasets as published, and lists of them.',
  Concepts: 'One current figure for each common measure: inflation, the cash rate, unemployment.',
  Topics: 'The main series of a subject: prices, work, housing and others.',
  Places: 'Figures for states and capital cities: the profile of one place, or one measure for all places.',
  Forecasts: 'Forecasts of the RBA since 1990, with outcomes and errors.',
  Worksheets: 'The figure check and other tables calculated from stored figures.',
  Series: 'Canonical series with stable ids.',
  FRED: "The same series at FRED's addresses and in its formats, for existing FRED clients.",
  Signals: 'Figures computed from several series, each with its formula and sources.',
  Files:
    'Plain addresses for spreadsheets, web pages, calendars, feed readers and SDMX clients. They need a key or read token, unless the site is public.',
  Account: 'Registration, credentials and usage of an account.',
  Webhooks: 'Signed messages that we send to your URL when data change.',
  System: 'State and documents of the service.',
} as const;
export type Tag = keyof typeof TAGS;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly description: string;
  readonly schema: TSchema;
  readonly required?: boolean;
  readonly example?: string | number;
}

export interface Reply {
  readonly status: number;
  readonly description: string;
  readonly contentType: string;
  /** Other text types that the endpoint can return. */
  readonly others?: readonly string[];
  /** Null if the answer has no body. */
  readonly schema: TSchema | null;
  readonly example?: unknown;
}

/** A request after decoding. */
export interface ParsedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

export interface PersonalRequest extends ParsedRequest {
  readonly body: unknown;
  readonly caller: Caller | null;
  readonly clientIp: string;
  /** The request comes directly from this machine, without a proxy. */
  readonly fromHere: boolean;
  readonly authorization: string | undefined;
  /** The signal is aborted if the caller disconnects. */
  readonly gone: () => AbortSignal;
  readonly header: (name: string) => string | undefined;
}

/** `data`: the answer may change when data change. `program`: it is constant while the program runs. */
export type Lifetime = 'data' | 'program';

/** A cached object or text expires when one of its `datasets` changes, or without `datasets` when any dataset changes. */
export type Content =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'object'; readonly value: object; readonly maxAgeSeconds: number; readonly datasets?: readonly DatasetKey[] }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly contentType: string;
      readonly maxAgeSeconds: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly datasets?: readonly DatasetKey[];
    };

/** `path` is the path with canonical ids, under which the answer is cached. */
export interface Plan {
  readonly path: string;
  /** If the request names several things, the address of their list. The answer is then the list with status 302. */
  readonly location?: string;
  /** An embed token may be limited to some series. */
  readonly series?: readonly string[];
  readonly make: () => Content | Promise<Content>;
}

export interface PersonalReply {
  readonly status: number;
  /** Null if the answer has no body. */
  readonly value: object | string | null;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `shared`: the same for all callers, so it is cached, compressed and has an ETag. `personal`: built for one caller. */
export type Handler =
  | { readonly kind: 'shared'; readonly lifetime: Lifetime; readonly plan: (requested: ParsedRequest) => Plan }
  | { readonly kind: 'personal'; readonly reply: (wanted: PersonalRequest) => PersonalReply | Promise<PersonalReply> };

export interface Endpoint {
  /** The operationId, which is unique. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly tag: Tag;
  readonly summary: string;
  readonly description: string;
  /**
   * `key`: an API key or access token. `user`: an access token. `optional`: none, but a credential is used if sent. `scrape`: the metrics
   * token, or a request from this machine.
   */
  readonly auth: 'key' | 'user' | 'optional' | 'scrape' | 'none';
  /** The scope that a credential needs, unless it is the scope for data. */
  readonly scope?: 'webhooks';
  /** Whether answers count against the quota. */
  readonly counted: boolean;
  /** If reading is public, callers without a key are allowed, up to the rate limit for pages. */
  readonly forReaders?: true;
  /** Other sites may embed the answer, so `key` may be an embed token. */
  readonly embeddable?: true;
  /** `open`: scripts on any site may read the answer. `configured`: only those on configured origins. */
  readonly cors: 'open' | 'configured';
  /** `tabular`: JSON, CSV, JSON Lines, Parquet and XLSX. `own`: the formats in `replies`, because Accept is ignored. */
  readonly formats: 'tabular' | 'json' | 'own';
  /**
   * `fred`: the members of FRED's errors. `as_fred`: also FRED's statuses, and XML unless the caller requests JSON. `sdmx` and `json_rpc`:
   * the messages of these standards.
   */
  readonly errorStyle?: 'fred' | 'as_fred' | 'sdmx' | 'json_rpc';
  /** The query parameter with the key, because FRED clients do not use the header. */
  readonly keyParameter?: string;
  readonly parameters: readonly Parameter[];
  /** Describes parameters with names that are not declared, such as filters by dimension. */
  readonly filters?: string;
  readonly body?: { readonly schema: TSchema; readonly example: unknown; readonly optional?: true; readonly raw?: true };
  readonly replies: readonly Reply[];
  /** Statuses of errors, without those for authentication and quota. */
  readonly problems: readonly number[];
  /** A path and query that work without changes. Null if any example needs personal data. */
  readonly example: string | null;
  readonly handler: Handler;
}

/** The documented part of an endpoint. Plain URLs, which are not in the list of endpoints, have it too. */
export type Described = Omit<Endpoint, 'handler'> & {
  readonly handler: Pick<Extract<Handler, { kind: 'shared' }>, 'kind' | 'lifetime'> | Pick<Extract<Handler, { kind: 'personal' }>, 'kind'>;
  /** A plain URL accepts a token in the parameter `key`, and its answers have no headers about limits. */
  readonly isPlain?: true;
};
