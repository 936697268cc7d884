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
  /** The requested path and query within the site. */
  readonly address: string;
  /** Null if the page follows the system's theme. */
  readonly theme: Theme | null;
  /** Whether the browser sent a session cookie. It is only validated where that matters. */
  readonly hasSession: boolean;
}

export interface PageRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

export type Section = 'topics' | 'places' | 'registers' | 'datasets' | 'signals' | 'calendar' | 'energy' | 'docs';

/** The page in another format. */
export interface OtherForm {
  readonly label: string;
  readonly href: string;
  /** An answer of the API, which needs a key. */
  readonly needsKey?: true;
}

/** The content of a page, and the data for its frame. */
export interface PageContent {
  readonly title: string;
  /** One sentence for link previews. */
  readonly description: string;
  readonly body: Html;
  readonly section?: Section;
  /** Text of the search field. */
  readonly q?: string;
  readonly forms?: readonly OtherForm[];
  /** The canonical path and query. Null hides the page from search engines. */
  readonly canonical: string | null;
  /** schema.org, as JSON-LD. */
  readonly structured?: object;
  /** Path of a preview image. */
  readonly image?: string;
  /** How often a page without script reloads, in seconds. */
  readonly refreshSeconds?: number;
  /** The datasets that the page uses. A new version of any of them expires the page. If absent, any dataset may affect it. */
  readonly datasets?: readonly DatasetKey[];
  /** The RSS feed. */
  readonly feed?: { readonly title: string; readonly href: string };
  /** Cache lifetime in seconds. */
  readonly maxAgeSeconds: number;
}

/** A redirect. */
export interface Redirect {
  readonly redirect: string;
}

/** The texts of the guides as Markdown, by id. */
export type GuideTexts = ReadonlyMap<string, string>;

/** Context of pages. */
export interface WebContext {
  /** Reads stored data only, because pages never wait for an agency. */
  readonly queries: QueryContext;
  /** The same, but fetches datasets that only readers refresh. */
  readonly fetching: QueryContext;
  /** False if updates are turned off. */
  readonly asksAgencies: boolean;
  /** Whether pages and files are public. */
  readonly isPublic: boolean;
  readonly site: Site;
  readonly signals: readonly Signal[];
  /** Weather providers in order of preference. */
  readonly weatherProviders: readonly WeatherProvider[];
  readonly guides: GuideTexts;
}

/** A shared page. */
export interface WebPage {
  readonly id: string;
  /** `/series/{series_id}` */
  readonly path: string;
  /** `open`: anyone may read it. `reading`: it has data, so it may need a session or token. */
  readonly access: 'open' | 'reading';
  /** Query parameters that are accepted. Null: the page checks them itself. */
  readonly query: readonly string[] | null;
  readonly make: (web: WebContext, requested: PageRequest) => Promise<PageContent | Redirect>;
}
