/** A page, with its address, its access rules and a function that builds its content. */
import type { DatasetKey } from '../core/define-dataset.ts';
import type { Signal } from '../core/define-signal.ts';
import type { WeatherProvider } from '../core/weather-provider.ts';
import type { QueryContext } from '../queries/base/context.ts';
import type { Html } from './html.ts';
import type { Site } from './site.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Visit {
  /** The requested path and query, without the base path of the site. */
  readonly address: string;
  /** If null, the page follows the system theme. */
  readonly theme: Theme | null;
  /** True if the request has a session cookie. The session may be invalid, because only pages that need an account check it. */
  readonly hasSession: boolean;
}

export interface PageRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

export type Section = 'topics' | 'places' | 'registers' | 'datasets' | 'signals' | 'calendar' | 'energy' | 'docs';

export interface OtherForm {
  readonly label: string;
  readonly href: string;
  /** Set for an API response that needs a key. */
  readonly needsKey?: true;
}

export interface PageContent {
  readonly title: string;
  /** A sentence for link previews. */
  readonly description: string;
  readonly body: Html;
  readonly section?: Section;
  readonly q?: string;
  readonly forms?: readonly OtherForm[];
  /** Path and query for search engines. Null if they must not list the page. */
  readonly canonical: string | null;
  /** JSON-LD for search engines, in the schema.org vocabulary. */
  readonly structured?: object;
  readonly image?: string;
  /** The time in seconds after which browsers without scripts load the page again. */
  readonly refreshSeconds?: number;
  /** The cached page expires when one of these datasets has a new version. If absent, any dataset may affect the page. */
  readonly datasets?: readonly DatasetKey[];
  readonly feed?: { readonly title: string; readonly href: string };
  /** True if the page shows the time of day or the age of a value in minutes. */
  readonly isTimed?: true;
  readonly maxAgeSeconds: number;
}

export interface Redirect {
  readonly redirect: string;
}

/** The guides as Markdown, by id. */
export type GuideTexts = ReadonlyMap<string, string>;

export interface WebContext {
  /** Reads stored data only, so that pages never wait for an agency. */
  readonly queries: QueryContext;
  /** Reads stored data. Also fetches datasets that are updated only on request. */
  readonly fetching: QueryContext;
  /** False if updates are turned off. */
  readonly asksAgencies: boolean;
  /** True if pages and files need no account. */
  readonly isPublic: boolean;
  readonly site: Site;
  readonly signals: readonly Signal[];
  /** The providers in order of preference. */
  readonly weatherProviders: readonly WeatherProvider[];
  readonly guides: GuideTexts;
}

export interface WebPage {
  readonly id: string;
  /** The path with its parameters, such as `/series/{series_id}`. */
  readonly path: string;
  /** `open`: anyone may read the page. `reading`: the page shows data, so it may need a session or a token. */
  readonly access: 'open' | 'reading';
  /** The names of accepted query parameters. If null, the page checks the parameters itself. */
  readonly query: readonly string[] | null;
  readonly make: (web: WebContext, requested: PageRequest) => Promise<PageContent | Redirect>;
}
