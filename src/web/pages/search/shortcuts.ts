/** Places, topics and registers in the search words, as links above the results. */
import { findProfile } from '../../../catalogue/regions/places.ts';
import { topics } from '../../../catalogue/topics/topics.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import type { Site } from '../../site.ts';
import type { Found } from './find.ts';

/** Words that only connect. */
const CONNECTING = /\b(in|of|for|the|and|by)\b/gi;

interface Shortcut {
  readonly label: string;
  readonly href: string;
}

/** @param q as typed */
export function shortcuts(site: Site, q: string, found: Found): Html {
  if (q === '') return NOTHING;
  const all = [...placesIn(site, q), ...topicsIn(site, q), ...companies(site, q, found)];
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

/** If words match no series, they may be a company name. */
const companies = (site: Site, q: string, { unmatched, series }: Found): readonly Shortcut[] =>
  unmatched.length > 0 || series.length === 0
    ? [{ label: `Search companies for “${q.slice(0, 60)}”`, href: site.href('/companies', { q }) }]
    : [];
