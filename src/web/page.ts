/** A page: address, access, and a function from a request to content. */
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
  /** Requested path and query within the site. */
  readonly address: string;
  /** Null: as the system has it. */
  readonly theme: Theme | null;
  /** Whether the browser sent a session. Its validity is checked only where needed. */
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
  /** An API answer, which needs a key. */
  readonly needsKey?: true;
}

/** Content of a page and data for its frame. */
export interface PageContent {
  readonly title: string;
  /** One sentence for link previews. */
  readonly description: string;
  readonly body: Html;
  readonly section?: Section;
  /** Text of the search field. */
  readonly q?: string;
  readonly forms?: readonly OtherForm[];
  /** Canonical path and query. Null to hide from search engines. */
  readonly canonical: string | null;
  /** schema.org, as JSON-LD. */
  readonly structured?: object;
  /** Path of a preview image. */
  readonly image?: string;
  /** Refresh interval without script, in seconds. */
  readonly refreshSeconds?: number;
  /** Datasets used. A new version of any expires the page. Absent: any dataset may affect it. */
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

/** Texts of the guides by id, as Markdown. */
export type GuideTexts = ReadonlyMap<string, string>;

/** Context of pages. */
export interface WebContext {
  /** Stored data only. Pages never wait for an agency. */
  readonly queries: QueryContext;
  /** The same with fetching, for datasets that only readers refresh. */
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
  /** open: public. reading: has data, and may need a session or token. */
  readonly access: 'open' | 'reading';
  /** Accepted query parameters. Null: the page checks itself. */
  readonly query: readonly string[] | null;
  readonly make: (web: WebContext, requested: PageRequest) => Promise<PageContent | Redirect>;
}
