/** An endpoint as data, for the router, OpenAPI and llms.txt. */
import type { TSchema } from 'typebox';
import type { Caller } from '../../accounts/authenticate.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import type { Answer } from '../../queries/base/answer.ts';

export const TAGS = {
  Data: 'Datasets as published, and lists of them.',
  Concepts: 'One current figure for each common measure: inflation, the cash rate, unemployment.',
  Topics: 'The main series of a subject: prices, work, housing and others.',
  Places: 'Figures of states and capital cities: profiles, and one measure for all of them.',
  Forecasts: 'Forecasts of the RBA since 1990, with outcomes and errors.',
  Worksheets: 'The figure check and other tables calculated from stored figures.',
  Series: 'Canonical series with stable ids.',
  FRED: "The same series at FRED's addresses and in its formats, for existing FRED clients.",
  Signals: 'Figures computed from several series, each with its formula and sources.',
  Files:
    'Plain addresses for spreadsheets, web pages, calendars, feed readers and SDMX clients. They need a key or read token, unless the site is public.',
  Account: 'Registration and the caller.',
  Webhooks: 'Signed messages to your address when data changes.',
  System: 'The service itself.',
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
  /** Null for an answer without a body. */
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
  /** True for a direct request from this machine. */
  readonly fromHere: boolean;
  readonly authorization: string | undefined;
  /** Aborted if the caller disconnects. */
  readonly gone: () => AbortSignal;
  /** A header of the request, by its name in lower case. */
  readonly header: (name: string) => string | undefined;
}

/** data: may change with data. program: constant while running. */
export type Lifetime = 'data' | 'program';

/** Objects and texts list their `datasets`, like answers. Without it any change may affect them. */
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

/** An answer to build, and its name: the path with canonical ids. */
export interface Plan {
  readonly path: string;
  /** Series of the answer, to check the limits of an embed token. */
  readonly series?: readonly string[];
  readonly make: () => Content | Promise<Content>;
}

export interface PersonalReply {
  readonly status: number;
  /** Null for an answer without a body. */
  readonly value: object | string | null;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** shared: equal for all callers; cached and compressed with ETag. personal: built for one caller. */
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
  /** key: API key or access token. user: access token only. optional: used if sent. scrape: this machine or the metrics token. */
  readonly auth: 'key' | 'user' | 'optional' | 'scrape' | 'none';
  /** Required scope other than data. */
  readonly scope?: 'webhooks';
  /** Whether answers count against the monthly quota. */
  readonly counted: boolean;
  /** Readable without a key if reading is public, within the burst limit of pages. */
  readonly forReaders?: true;
  /** For use in other sites: accepts an embed token as `key`. */
  readonly embeddable?: true;
  /** open: any origin. configured: origins in the settings. */
  readonly cors: 'open' | 'configured';
  /** tabular: JSON, CSV and JSON Lines. json: JSON only. own: as in `replies`, ignoring Accept. */
  readonly formats: 'tabular' | 'json' | 'own';
  /**
   * Style of errors. fred: with FRED's members. as_fred: also FRED's statuses, XML unless JSON is requested. sdmx and json_rpc: messages of
   * these standards.
   */
  readonly errorStyle?: 'fred' | 'as_fred' | 'sdmx' | 'json_rpc';
  /** Parameter for the key instead of the header, as FRED clients send it. */
  readonly keyParameter?: string;
  readonly parameters: readonly Parameter[];
  /** Meaning of undeclared query names. Absent if all are declared. */
  readonly filters?: string;
  /** raw: the text as sent, to check its signature. */
  readonly body?: { readonly schema: TSchema; readonly example: unknown; readonly optional?: true; readonly raw?: true };
  readonly replies: readonly Reply[];
  /** Error statuses other than those of authentication and quota. */
  readonly problems: readonly number[];
  /** A working request target. Null if it needs personal data. */
  readonly example: string | null;
  readonly handler: Handler;
}

/** Documented part of an endpoint, or of a path outside the list. */
export type Described = Omit<Endpoint, 'handler'> & {
  readonly handler: Pick<Extract<Handler, { kind: 'shared' }>, 'kind' | 'lifetime'> | Pick<Extract<Handler, { kind: 'personal' }>, 'kind'>;
  /** A plain address: accepts a token in `key`, without limit headers. */
  readonly isPlain?: true;
};
