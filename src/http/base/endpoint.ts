/** Endpoints as data. The router, OpenAPI and llms.txt are made from them. */
import type { TSchema } from 'typebox';
import type { Caller } from '../../accounts/authenticate.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import type { Answer } from '../../queries/base/answer.ts';

export const TAGS = {
  Data: 'Datasets as published, and lists of datasets.',
  Concepts: 'One current figure for each common measure: inflation, the cash rate, unemployment.',
  Topics: 'The main series of a subject: prices, work, housing and others.',
  Places: 'Figures for states and capital cities: the profile of one place, or one measure for all places.',
  Forecasts: 'Forecasts of the RBA since 1990, with outcomes and errors.',
  Worksheets: 'The figure check and other tables calculated from stored figures.',
  Series: 'Canonical series with stable ids.',
  FRED: "The same series at FRED's paths and in its formats, for existing FRED clients.",
  Signals: 'Figures calculated from several series, each with its formula and sources.',
  Files:
    'URLs for spreadsheets, web pages, calendars, feed readers and SDMX clients. They need a key or read token, unless the site is public.',
  Account: 'Account registration, credentials and usage.',
  Webhooks: 'Signed messages that we send to your URL when data change.',
  System: 'Service status and documents.',
} as const;
export type Tag = keyof typeof TAGS;

/** Returns the heading of a subject. Texts for people call a signal an indicator. */
export const headingOf = (tag: Tag): string => (tag === 'Signals' ? 'Indicators' : tag);

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
  /** Other content types that the endpoint can return. */
  readonly others?: readonly string[];
  /** Null if the response has no body. */
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
  /** True if the request comes directly from this machine, without a proxy. */
  readonly fromHere: boolean;
  readonly authorization: string | undefined;
  /** Returns a signal that is aborted if the caller disconnects. */
  readonly gone: () => AbortSignal;
  readonly header: (name: string) => string | undefined;
}

/** `data`: the response may change when data change. `program`: the response stays the same while the program runs. */
export type Lifetime = 'data' | 'program';

/** A cached object or text expires if one of its `datasets` changes, or if any dataset changes when `datasets` is absent. */
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

/** `path` is the path with canonical ids. It is part of the cache key of the response. */
export interface Plan {
  readonly path: string;
  /** The path of a list, set if the request matches several items. The response is then a redirect (302) to this list. */
  readonly location?: string;
  /** The series in the response. An embed token may be limited to some series. */
  readonly series?: readonly string[];
  readonly make: () => Content | Promise<Content>;
}

export interface PersonalReply {
  readonly status: number;
  /** Null if the response has no body. */
  readonly value: object | string | null;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * `shared`: the response is the same for all callers, so it is cached and compressed and has an ETag. `personal`: the response is built for one
 * caller.
 */
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
   * `key`: an API key or access token is required. `user`: an access token is required. `optional`: a credential is used if one is sent.
   * `scrape`: the metrics token is required, or a request from this machine.
   */
  readonly auth: 'key' | 'user' | 'optional' | 'scrape' | 'none';
  /** The scope that a credential needs. Absent for data, which every credential can read. */
  readonly scope?: 'webhooks';
  /** True if responses count towards the quota. */
  readonly counted: boolean;
  /** Set if callers without a key are allowed when reading is public. The rate limit for pages applies to them. */
  readonly forReaders?: true;
  /** Set if other sites may embed the response. A caller may then send an embed token instead of a key. */
  readonly embeddable?: true;
  /** `open`: scripts on any site may read the response. `configured`: only scripts on configured origins may read it. */
  readonly cors: 'open' | 'configured';
  /** `tabular`: JSON, CSV, JSON Lines, Parquet and XLSX. `own`: the formats in `replies`. Accept is then ignored. */
  readonly formats: 'tabular' | 'json' | 'own';
  /**
   * `fred`: errors have the members of FRED's errors. `as_fred`: errors also have FRED's statuses, and are XML unless the caller requests
   * JSON. `sdmx`, `json_rpc`: errors have the form of these standards.
   */
  readonly errorStyle?: 'fred' | 'as_fred' | 'sdmx' | 'json_rpc';
  /** The query parameter for the key. FRED clients send the key in the query, not in a header. */
  readonly keyParameter?: string;
  readonly parameters: readonly Parameter[];
  /** Describes parameters whose names are not fixed, such as filters by dimension. */
  readonly filters?: string;
  readonly body?: { readonly schema: TSchema; readonly example: unknown; readonly optional?: true; readonly raw?: true };
  readonly replies: readonly Reply[];
  /** The possible error statuses, except those for authentication and quota. */
  readonly problems: readonly number[];
  /** The path and query of an example that works unchanged. Null if every example needs personal data. */
  readonly example: string | null;
  readonly handler: Handler;
}

/** The documented part of an endpoint. Plain URLs are also described in this way, although they are not in the list of endpoints. */
export type Described = Omit<Endpoint, 'handler'> & {
  readonly handler: Pick<Extract<Handler, { kind: 'shared' }>, 'kind' | 'lifetime'> | Pick<Extract<Handler, { kind: 'personal' }>, 'kind'>;
  /** Set for a plain URL, which accepts a token in the parameter `key`. Its responses have no rate limit headers. */
  readonly isPlain?: true;
};
