/** Places, topics, registers, forecasts and calculators in the search words, as links above the results. */
import { forecasts } from '../../../catalogue/forecasts/forecasts.ts';
import { findProfile } from '../../../catalogue/regions/places.ts';
import { topics } from '../../../catalogue/topics/topics.ts';
import { readClaims } from '../../../queries/check/read-claims.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import type { Site } from '../../site.ts';
import type { Found } from './find.ts';

/** Words that only connect. */
const CONNECTING = /\b(in|of|for|the|and|by)\b/gi;

/** Results that a forecast may be about. */
const FIRST_RESULTS = 5;

interface Shortcut {
  readonly label: string;
  readonly href: string;
}

/** @param q as typed */
export function shortcuts(site: Site, q: string, found: Found): Html {
  if (q === '') return NOTHING;
  const all = [
    ...placesIn(site, q),
    ...topicsIn(site, q),
    ...forecastsIn(site, q, found),
    ...worksheetsIn(site, q),
    ...companies(site, q, found),
  ];
  return all.length === 0
    ? NOTHING
    : html`<p class="row">${all.map(({ label, href }) => html`<a class="chip" href="${href}">${label}</a>`)}</p>`;
}

/** The place named by all words, or by the last one or two. */
function placesIn(site: Site, q: string): readonly Shortcut[] {
  const words = q.replace(CONNECTING, ' ').trim().split(/\s+/);
  for (const count of [words.length, 3, 2, 1]) {
    const tail = words.slice(-count).join(' ');
    // Short codes are also words: `act`, `nt`. They name a place only if typed alone.
    const place = tail.length > 3 || words.length === 1 ? findProfile(tail) : null;
    if (place !== null) return [{ label: `Profile of ${place.name}`, href: site.href(`/places/${place.id}`) }];
  }
  return [];
}

const topicsIn = (site: Site, q: string): readonly Shortcut[] => {
  const requested = q.trim().toLowerCase();
  return topics()
    .filter(({ id, title }) => requested === id.replaceAll('-', ' ') || requested === title.toLowerCase())
    .map(({ id, title }) => ({ label: `Topic: ${title}`, href: site.href(`/topics/${id}`) }));
};

const FORECASTS = /\b(?:forecasts?|projections?|outlook)\b/i;

/** Forecasts whose outcome is among the first results, otherwise all. */
function forecastsIn(site: Site, q: string, { series }: Found): readonly Shortcut[] {
  if (!FORECASTS.test(q)) return [];
  const [of] = series.slice(0, FIRST_RESULTS).flatMap(({ id }) => forecasts().filter(({ outcome }) => outcome?.handle.id === id));
  return of === undefined
    ? [{ label: 'RBA forecasts', href: site.href('/forecasts') }]
    : [{ label: `RBA forecasts: ${of.short}`, href: site.href(`/forecasts/${of.id}`) }];
}

/** Pages that are computed from stored figures, by words of the search. */
const WORKSHEETS: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:board (?:days?|meetings?|decisions?)|rba decisions?|cash rate decisions?)\b/i, 'Board-day book', '/board-days'],
  [/\b(?:trimmed mean|inflation breadth|breadth of inflation|expenditure class(?:es)?)\b/i, 'CPI laboratory', '/inflation'],
  [/\b(?:mortgage repayments?|repayments?|house deposit|housing affordability)\b/i, 'Housing desk', '/housing'],
  [/\b(?:taylor rule|neutral rate)\b/i, 'Rule calculators', '/rules'],
  [/\b(?:my|personal|own) inflation\b/i, 'My inflation', '/my-inflation'],
];

/** A sentence with a figure and a period can be checked. */
function worksheetsIn(site: Site, q: string): readonly Shortcut[] {
  const isClaim = readClaims(q).claims.some(({ period, number }) => period !== null && number.unit !== 'count');
  return [
    ...(isClaim ? [{ label: 'Check this figure', href: site.href('/check', { text: q }) }] : []),
    ...WORKSHEETS.flatMap(([pattern, label, path]) => (pattern.test(q) ? [{ label, href: site.href(path) }] : [])),
  ];
}

/** If words match no series, they may be a company name. */
const companies = (site: Site, q: string, { unmatched, series }: Found): readonly Shortcut[] =>
  unmatched.length > 0 || series.length === 0
    ? [{ label: `Search companies for “${q.slice(0, 60)}”`, href: site.href('/companies', { q }) }]
    : [];
