/** What a page is: an address, who may see it, and a function from what was queried to what is on it. */
import type { DatasetKey } from '../core/define-dataset.ts';
import type { Signal } from '../core/define-signal.ts';
import type { WeatherProvider } from '../core/weather-provider.ts';
import type { QueryContext } from '../queries/context.ts';
import type { Html } from './html.ts';
import type { Site } from './site.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How somebody looks at the pages. */
export interface Visit {
  /** Path and query within the site, as requested. */
  readonly address: string;
  /** Null: as the system has it. */
  readonly theme: Theme | null;
  /** Whether the browser sent a session; whether it still lasts is queried where it matters. */
  readonly hasSession: boolean;
}

export interface PageAsked {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

export type Section = 'topics' | 'places' | 'registers' | 'datasets' | 'signals' | 'calendar' | 'energy' | 'docs';

/** The same page in another form. */
export interface OtherForm {
  readonly label: string;
  readonly href: string;
  /** It is an answer of the API, which is for those who have a key. */
  readonly needsKey?: true;
}

/** What is on a page, and what its frame needs to know of it. */
export interface PageContent {
  readonly title: string;
  /** One sentence, for those who only see a link to it. */
  readonly description: string;
  readonly body: Html;
  readonly section?: Section;
  /** What is in the search field. */
  readonly q?: string;
  readonly forms?: readonly OtherForm[];
  /** Path and query under which machines should know the page; null where they should not. */
  readonly canonical: string | null;
  /** schema.org, as JSON-LD. */
  readonly structured?: object;
  /** Path of a picture of it. */
  readonly image?: string;
  /** Browsers without script ask again after so many seconds. */
  readonly refreshSeconds?: number;
  /** Datasets that it rests on: a new version of any makes it out of date. Absent: any dataset may show in it. */
  readonly datasets?: readonly DatasetKey[];
  /** What of it can be followed, as RSS. */
  readonly feed?: { readonly title: string; readonly href: string };
  /** How long it may be cached, in seconds. */
  readonly maxAgeSeconds: number;
}

/** Somewhere else is meant. */
export interface Redirect {
  readonly redirect: string;
}

/** Texts of the guides by id, as Markdown. */
export type GuideTexts = ReadonlyMap<string, string>;

/** What pages are made from. */
export interface WebContext {
  /** Stored data; nobody who opens a page waits for an agency. */
  readonly queries: QueryContext;
  /** The same for what has no schedule but its readers: a page of it may wait a moment for the agency. */
  readonly fetching: QueryContext;
  /** False where this program queries no agency. */
  readonly asksAgencies: boolean;
  /** Whether everybody may read pages and files, without a token. */
  readonly isPublic: boolean;
  readonly site: Site;
  readonly signals: readonly Signal[];
  /** Weather providers in order of preference. */
  readonly weatherProviders: readonly WeatherProvider[];
  readonly guides: GuideTexts;
}

/** A page that is the same for everybody who may see it. */
export interface WebPage {
  readonly id: string;
  /** `/series/{series_id}` */
  readonly path: string;
  /** open: to everybody. reading: shows figures, and may need a session or a token. */
  readonly access: 'open' | 'reading';
  /** Keys of the query that it reads, others are refused; null where it sees to them itself. */
  readonly query: readonly string[] | null;
  readonly make: (web: WebContext, asked: PageAsked) => Promise<PageContent | Redirect>;
}
