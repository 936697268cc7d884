/** What an endpoint is: data from which the router, the OpenAPI document and llms.txt are made. */
import type { TSchema } from 'typebox';
import type { Caller } from '../accounts/authenticate.ts';
import type { DatasetKey } from '../core/define-dataset.ts';
import type { Answer } from '../queries/answer.ts';

export const TAGS = {
  Data: 'Datasets as published, and lists of them.',
  Concepts: 'One current figure for each common question: inflation, the cash rate, unemployment.',
  Topics: 'The main series of a subject: prices, work, housing and others.',
  Places: 'Figures of states and capital cities: profiles, and one measure for all of them.',
  Forecasts: 'Forecasts of the RBA since 1990, with outcomes and errors.',
  Series: 'Canonical series with stable ids.',
  FRED: "The same series at FRED's addresses and in its forms, for the clients that people have.",
  Signals: 'Figures computed from several series, each with its formula and its sources.',
  Files:
    'Plain addresses for spreadsheets, pages, calendars, feed readers and SDMX clients. They need a key or a read token, unless everyone may read.',
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
  /** Other content types that it comes in, as text. */
  readonly others?: readonly string[];
  /** Null for an answer without a body. */
  readonly schema: TSchema | null;
  readonly example?: unknown;
}

/** What the caller requested, decoded. */
export interface Asked {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

export interface PersonalAsked extends Asked {
  readonly body: unknown;
  readonly caller: Caller | null;
  readonly clientIp: string;
  /** True when the request came from this machine and not through a proxy on it. */
  readonly fromHere: boolean;
  readonly authorization: string | undefined;
  /** Aborted where the caller goes away before the answer is sent. */
  readonly gone: () => AbortSignal;
  /** A header of the request, by its name in lower case. */
  readonly header: (name: string) => string | undefined;
}

/** data: may change with the data. program: the same while the program runs. */
export type Lifetime = 'data' | 'program';

/** An object or a text says in `datasets` what it rests on, as an answer does; without it, any change of data may show in it. */
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

/** An answer that has still to be made, and its name: the path with canonical ids. */
export interface Plan {
  readonly path: string;
  /** Ids of the series that it is about, where an embed token may be limited to some. */
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

/**
 * shared: the same for every caller who may ask; cached, compressed, with an ETag. personal: made for this caller at this moment.
 */
export type Handler =
  | { readonly kind: 'shared'; readonly lifetime: Lifetime; readonly plan: (asked: Asked) => Plan }
  | { readonly kind: 'personal'; readonly reply: (asked: PersonalAsked) => PersonalReply | Promise<PersonalReply> };

export interface Endpoint {
  /** operationId; unique. */
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
   * key: an API key, or the access token of a signed-in user. user: the access token only. optional: either is used when it is sent.
   * scrape: this machine, or the metrics token.
   */
  readonly auth: 'key' | 'user' | 'optional' | 'scrape' | 'none';
  /** What a credential has to be good for besides data; absent where that is enough. */
  readonly scope?: 'webhooks';
  /** Whether its answers count on the monthly quota. */
  readonly counted: boolean;
  /** Read without a key where the operator opens reading to everybody, within the burst limit of pages and files. */
  readonly forReaders?: true;
  /** Is in pages of others: an embed token in the parameter `key` is as good as the Authorization header. */
  readonly embeddable?: true;
  /** open: any origin may read it. configured: only the origins of the settings. */
  readonly cors: 'open' | 'configured';
  /** tabular: JSON, CSV and JSON lines. json: JSON only. own: what `replies` says, whatever Accept says. */
  readonly formats: 'tabular' | 'json' | 'own';
  /**
   * fred: error answers carry FRED's members besides ours. as_fred: they have FRED's statuses too, and are XML unless JSON is requested.
   * sdmx and json_rpc: they are messages of SDMX, or of JSON-RPC, as the path says without it.
   */
  readonly errorStyle?: 'fred' | 'as_fred' | 'sdmx' | 'json_rpc';
  /** A parameter that may carry the key in the place of the Authorization header, as FRED's clients send it. */
  readonly keyParameter?: string;
  readonly parameters: readonly Parameter[];
  /** What query keys besides the parameters mean; absent if empty. */
  readonly filters?: string;
  /** raw: its text as it was sent, for those who check a signature of it. */
  readonly body?: { readonly schema: TSchema; readonly example: unknown; readonly optional?: true; readonly raw?: true };
  readonly replies: readonly Reply[];
  /** Error statuses besides those that follow from auth and quota. */
  readonly problems: readonly number[];
  /** A request target that works; null where only a caller's own would. */
  readonly example: string | null;
  readonly handler: Handler;
}

/** What the documents say of an endpoint, or of an address that is served beside the list. */
export type Described = Omit<Endpoint, 'handler'> & {
  readonly handler: Pick<Extract<Handler, { kind: 'shared' }>, 'kind' | 'lifetime'> | Pick<Extract<Handler, { kind: 'personal' }>, 'kind'>;
  /** A plain address: a read token in `key` is as good as the header, and no limits are reported in headers. */
  readonly isPlain?: true;
};
