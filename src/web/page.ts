/** A page: its address, who may read it, and a function that builds its content for a request. */
import type { DatasetKey } from '../core/define-dataset.ts';
import type { Signal } from '../core/define-signal.ts';
import type { WeatherProvider } from '../core/weather-provider.ts';
import type { QueryContext } from '../queries/base/context.ts';
import type { Html } from './html.ts';
import type { Site } from './site.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Theme and session of a visitor. */
export interface Visit {
  /** The requested path and query, without the base path of the site. */
  readonly address: string;
  /** Null if the page follows the system's theme. */
  readonly theme: Theme | null;
  /** Whether the browser sent a session cookie. The cookie may be invalid: only pages that need an account check it. */
  readonly hasSession: boolean;
}

export interface PageRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

export type Section = 'topics' | 'places' | 'registers' | 'datasets' | 'signals' | 'calendar' | 'energy' | 'docs';

/** A link to the same content in another format. */
export interface OtherForm {
  readonly label: string;
  readonly href: string;
  /** Present if the link is to an answer of the API that needs a key. */
  readonly needsKey?: true;
}

/** The content of a page, and the data for its frame. */
export interface PageContent {
  readonly title: string;
  /** One sentence about the page, for link previews. */
  readonly description: string;
  readonly body: Html;
  readonly section?: Section;
  /** The text that the search field contains. */
  readonly q?: string;
  readonly forms?: readonly OtherForm[];
  /** The canonical path and query of the page. If null, search engines do not list the page. */
  readonly canonical: string | null;
  /** Facts about the page in the vocabulary of schema.org, written as JSON-LD. */
  readonly structured?: object;
  /** Path of a preview image. */
  readonly image?: string;
  /** If present, a browser without scripts loads the page again after this many seconds. */
  readonly refreshSeconds?: number;
  /** The datasets that the page uses. If one has a new version, the cached page expires. If absent, any dataset may affect it. */
  readonly datasets?: readonly DatasetKey[];
  /** The RSS feed. */
  readonly feed?: { readonly title: string; readonly href: string };
  /** How long the page may be cached, in seconds. */
  readonly maxAgeSeconds: number;
}

/** The answer of a page that sends the reader to another address. */
export interface Redirect {
  readonly redirect: string;
}

/** The texts of the guides as Markdown, by id. */
export type GuideTexts = ReadonlyMap<string, string>;

/** What all pages need to build their content. */
export interface WebContext {
  /** Queries that only read stored data, because pages never wait for an agency. */
  readonly queries: QueryContext;
  /** Queries that may also fetch datasets which are only updated when a reader requests them. */
  readonly fetching: QueryContext;
  /** Whether the service fetches from agencies. False if updates are turned off. */
  readonly asksAgencies: boolean;
  /** Whether pages and files can be read without an account. */
  readonly isPublic: boolean;
  readonly site: Site;
  readonly signals: readonly Signal[];
  /** Weather providers, the preferred one first. */
  readonly weatherProviders: readonly WeatherProvider[];
  readonly guides: GuideTexts;
}

/** One page of the site, which the router serves. */
export interface WebPage {
  readonly id: string;
  /** The path with its parameters, such as `/series/{series_id}`. */
  readonly path: string;
  /** `open`: anyone may read the page. `reading`: the page has data, so it may need a session or token. */
  readonly access: 'open' | 'reading';
  /** Names of the query parameters that the page accepts. If null, the page checks them itself. */
  readonly query: readonly string[] | null;
  readonly make: (web: WebContext, requested: PageRequest) => Promise<PageContent | Redirect>;
}
