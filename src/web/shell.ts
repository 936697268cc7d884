/** The frame of every page: head, header and footer. */
import { shortTitle } from '../catalogue/short-title.ts';
import { attribute, type Html, html, jsonScript, NOTHING, type Piece } from './html.ts';
import { icon } from './icons.ts';
import { MARK } from './mark.ts';
import type { PageContent, Section, Visit } from './page.ts';
import type { Site } from './site.ts';

/** The content security policy. It allows only files from this site and forbids embedding. */
export const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export const SECTIONS: readonly { readonly section: Section; readonly label: string; readonly path: string }[] = [
  { section: 'topics', label: 'Topics', path: '/topics' },
  { section: 'places', label: 'Places', path: '/places' },
  { section: 'calendar', label: 'Releases', path: '/calendar' },
  { section: 'energy', label: 'Energy', path: '/energy' },
  { section: 'registers', label: 'Registers', path: '/registers' },
  { section: 'datasets', label: 'Data', path: '/datasets' },
  { section: 'docs', label: 'Developers', path: '/docs' },
];

interface Frame {
  readonly site: Site;
  readonly visit: Visit;
  /** A notice about the data. Empty if no notice is necessary. */
  readonly strip: Html;
}

export function document(content: PageContent, frame: Frame): string {
  const { site, visit } = frame;
  return html`<!doctype html>
<html lang="en-AU"${attribute('data-theme', visit.theme)} data-base="${site.base}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${shortTitle(content.title)} · Wattle</title>
<meta name="description" content="${content.description}">
<link rel="icon" href="${site.href('/favicon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${site.asset('style.css')}">
<script src="${site.asset('wattle.js')}" type="module"></script>
${machineReadable(content, site)}</head>
<body><a class="skip" href="#main">Skip to content</a>
${masthead(content, frame)}
${frame.strip}
<main class="wrap" id="main">${content.body}</main>
${footer(content, site)}
</body></html>
`.text;
}

const FEED_FORMS = [
  ['rss', 'application/rss+xml'],
  ['atom', 'application/atom+xml'],
  ['json', 'application/feed+json'],
] as const;
/** Feeds of values exist in all formats. Other feeds exist only as RSS. */
const isInAllForms = (href: string): boolean => href.includes('/feeds/') && href.endsWith('.rss');

const feedLinks = ({ title, href }: NonNullable<PageContent['feed']>): readonly Html[] =>
  FEED_FORMS.filter(([form]) => form === 'rss' || isInAllForms(href)).map(
    ([form, type]) =>
      html`<link rel="alternate" type="${type}" title="${title}" href="${form === 'rss' ? href : href.replace(/rss$/, form)}">`,
  );

/** Returns the elements for search engines, link previews and feed readers. */
function machineReadable(content: PageContent, site: Site): Html {
  const { title, description, canonical, image, structured, refreshSeconds, feed } = content;
  const address = canonical === null ? null : site.absolute(canonical);
  return html`${
    address === null
      ? html`<meta name="robots" content="noindex">`
      : html`<link rel="canonical" href="${address}"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${address}"><meta property="og:site_name" content="Wattle"><meta property="og:type" content="website">`
  }${image === undefined ? NOTHING : html`<meta property="og:image" content="${site.absolute(image)}"><meta name="twitter:card" content="summary_large_image">`}${feed !== undefined && feedLinks(feed)}${structured === undefined ? NOTHING : jsonScript('application/ld+json', structured)}${refreshSeconds === undefined ? NOTHING : html`<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>`}`;
}

function masthead({ section, q = '' }: PageContent, { site, visit }: Frame): Html {
  const links = (): Piece =>
    SECTIONS.map(
      (one) => html`<a href="${site.href(one.path)}"${attribute('aria-current', one.section === section ? 'page' : null)}>${one.label}</a>`,
    );
  return html`<header class="top"><div class="wrap"><a class="brand" href="${site.href('/')}">${MARK}Wattle</a>
${searchField(site, { id: 'q', q, placeholder: 'Search data, companies, places', shortcut: true })}
<nav aria-label="Main">${links()}</nav>
<details class="mini menu"><summary class="btn sm" aria-label="Menu">${icon('menu')}</summary><div class="pop slim">${links()}<hr><a href="${site.href('/signals')}">Indicators</a><a href="${site.href('/about')}">About</a><a href="${site.href('/status')}">Status</a></div></details>
<form method="post" action="${site.href('/theme')}" data-theme-switch><input type="hidden" name="back" value="${visit.address}"><button class="btn sm" name="to" value="${nextTheme(visit)}" aria-label="${THEME_WORDS[nextTheme(visit)]}">${icon('moon')}</button></form>
${visit.hasSession ? html`<a class="btn sm" href="${site.href('/account')}">Account</a>` : html`<a class="btn sm" href="${site.href('/sign-in')}">Sign in</a>`}</div></header>`;
}

const THEME_WORDS = { dark: 'Switch to dark theme', light: 'Switch to light theme', system: 'Use the system theme' } as const;

/** Returns the next theme, in the order system, dark, light. */
const nextTheme = ({ theme }: Visit): keyof typeof THEME_WORDS => (theme === null ? 'dark' : theme === 'dark' ? 'light' : 'system');

interface SearchField {
  readonly id: string;
  readonly q: string;
  readonly placeholder: string;
  /** Set if the slash key moves the focus to this field. */
  readonly shortcut?: true;
  readonly big?: true;
}

/** Returns the search field. It works without scripts. With scripts, it has suggestions. */
export const searchField = (site: Site, { id, q, placeholder, shortcut, big }: SearchField): Html =>
  html`<form class="find${big && ' big'}" role="search" action="${site.href('/search')}"><label class="vh" for="${id}">Search series, datasets, indicators and releases</label>${icon('find')}<input id="${id}" name="q" type="search" value="${q}" placeholder="${placeholder}" autocomplete="off" data-search>${shortcut && html`<kbd aria-hidden="true">/</kbd>`}</form>`;

function footer({ forms = [] }: PageContent, site: Site): Html {
  const others = forms.flatMap((form, i) => [
    i === 0 ? '' : ' · ',
    html`<a href="${form.href}">${form.label}</a>${form.needsKey === true && ' (with a key)'}`,
  ]);
  return html`<footer class="foot"><div class="wrap"><span>Wattle ${site.version}</span>${forms.length > 0 && html`<span>Download this page: ${others}</span>`}<a href="${site.href('/about')}">About</a><a href="${site.href('/signals')}">Indicators</a><a href="${site.href('/status')}">Status</a><a href="${site.href('/docs')}">Docs</a><a href="${site.href('/clients')}">Clients</a><a href="${site.href('/docs/errors')}">Errors</a><span class="push">Figures belong to the agencies that publish them. <a href="${site.href('/about')}#sources">Sources and licences</a></span></div></footer>`;
}
