/** Endpoints as data. The router, OpenAPI and llms.txt are built from them. */
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

/** A successful answer. */
export interface Reply {
  readonly status: number;
  readonly description: string;
  readonly contentType: string;
  /** Other text content types. */
  readonly others?: readonly string[];
  /** Null if the answer has no body. */
  readonly schema: TSchema | null;
  readonly example?: unknown;
}

/** The decoded request. */
export interface ParsedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

export interface PersonalRequest extends ParsedRequest {
  readonly body: unknown;
  readonly caller: Caller | null;
  readonly clientIp: string;
  /** True if the request comes directly from this machine, without a proxy. */
  readonly fromHere: boolean;
  readonly authorization: string | undefined;
  /** Aborted if the caller disconnects. */
  readonly gone: () => AbortSignal;
  /** A header of the request, by its name in lower case. */
  readonly header: (name: string) => string | undefined;
}

/** `data`: the answer may change when data change. `program`: it is constant while the program runs. */
export type Lifetime = 'data' | 'program';

/** An object or text that lists its `datasets` expires when one of them changes. Without a list, a change in any dataset expires it. */
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

/** How to build an answer, and the name to cache it under: its path with canonical ids. */
export interface Plan {
  readonly path: string;
  /** If the request names several things, the address of their list. The answer is this list with status 302. */
  readonly location?: string;
  /** The series in the answer, so that the limits of an embed token can be checked. */
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

/**
 * `shared`: the answer is the same for all callers, so it is cached and compressed, and has an ETag. `personal`: it is built for one
 * caller.
 */
export type Handler =
  | { readonly kind: 'shared'; readonly lifetime: Lifetime; readonly plan: (requested: ParsedRequest) => Plan }
  | { readonly kind: 'personal'; readonly reply: (wanted: PersonalRequest) => PersonalReply | Promise<PersonalReply> };

export interface Endpoint {
  /** operationId, unique. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `/v1/data/{source}/{dataset_id}` */
  readonly path: string;
  /** Other paths that lead here. */
  readonly aliases?: readonly string[];
  readonly tag: Tag;
  /** One line. */
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  /**
   * The credential that an endpoint needs.
   * `key`: an API key or access token. `user`: an access token. `optional`: none, but one is used if sent.
   * `scrape`: the metrics token, or a request from this machine.
   */
  readonly auth: 'key' | 'user' | 'optional' | 'scrape' | 'none';
  /** Required scope other than data. */
  readonly scope?: 'webhooks';
  /** Whether answers count against the monthly quota. */
  readonly counted: boolean;
  /** If reading is public, callers without a key can read it, within the burst limit for pages. */
  readonly forReaders?: true;
  /** Meant for use in other sites, so it accepts an embed token in `key`. */
  readonly embeddable?: true;
  /** `open`: any origin may read the answer. `configured`: only origins in the settings. */
  readonly cors: 'open' | 'configured';
  /** `tabular`: JSON, CSV and JSON Lines. `json`: JSON only. `own`: the formats in `replies`, regardless of Accept. */
  readonly formats: 'tabular' | 'json' | 'own';
  /**
   * The form of errors. `fred`: the members of FRED's errors. `as_fred`: also FRED's statuses, and XML unless the caller requests JSON.
   * `sdmx` and `json_rpc`: messages defined by these standards.
   */
  readonly errorStyle?: 'fred' | 'as_fred' | 'sdmx' | 'json_rpc';
  /** The query parameter that contains the key, because FRED clients do not use the header. */
  readonly keyParameter?: string;
  readonly parameters: readonly Parameter[];
  /** The meaning of query names that are not declared. Absent if all accepted names are declared. */
  readonly filters?: string;
  /** `raw`: the body is passed on as text, exactly as sent, because its signature covers the text. */
  readonly body?: { readonly schema: TSchema; readonly example: unknown; readonly optional?: true; readonly raw?: true };
  readonly replies: readonly Reply[];
  /** Statuses of the errors that this endpoint can return, other than those for authentication and quota. */
  readonly problems: readonly number[];
  /** A path and query that work if requested. Null if an example needs personal data. */
  readonly example: string | null;
  readonly handler: Handler;
}

/** The documented part of an endpoint. Paths outside the endpoint list have one too. */
export type Described = Omit<Endpoint, 'handler'> & {
  readonly handler: Pick<Extract<Handler, { kind: 'shared' }>, 'kind' | 'lifetime'> | Pick<Extract<Handler, { kind: 'personal' }>, 'kind'>;
  /** A plain URL: it accepts a token in `key`, and its answers have no headers about limits. */
  readonly isPlain?: true;
};
