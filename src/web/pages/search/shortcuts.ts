/** Links above the results to the places, topics, registers, forecasts and calculators that the query mentions. */
import { type AreaPlace, areasNamed, councilNamed } from '../../../catalogue/regions/area-places.ts';
import { REGION_NAMES } from '../../../catalogue/regions/market-regions.ts';
import { findProfile } from '../../../catalogue/regions/places.ts';
import { findTopic, topics } from '../../../catalogue/topics/topics.ts';
import { quoted } from '../../../core/errors.ts';
import { readClaims } from '../../../queries/economy/check/read-claims.ts';
import { requestedForecast } from '../../../queries/finder/other-answers.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import type { Site } from '../../site.ts';
import type { Found } from './find.ts';
import { identifierIn } from './identifiers.ts';

/** Words to ignore when names are searched. */
const CONNECTING = /\b(in|of|for|the|and|by)\b/gi;

export interface Shortcut {
  readonly kind: 'Place' | 'Topic' | 'Forecasts' | 'Page' | 'Register';
  readonly label: string;
  readonly href: string;
  /** Set if all words match this page. The reader then needs no other result. */
  readonly isWhole?: boolean;
}

/**
 * Returns the links for a query.
 * @param q query as typed
 */
export const shortcuts = (site: Site, q: string, found: Found): readonly Shortcut[] =>
  q === ''
    ? []
    : [
        ...identifiersIn(site, q),
        ...energyIn(site, q),
        ...placesIn(site, q, found),
        ...topicsIn(site, q),
        ...forecastsIn(site, q),
        ...worksheetsIn(site, q),
        ...companies(site, q, found),
      ];

export function shortcutLinks(site: Site, q: string, found: Found): Html {
  const all = shortcuts(site, q, found);
  return all.length === 0
    ? NOTHING
    : html`<p class="row go">${all.map(({ label, href }) => html`<a class="chip" href="${href}">${label}</a>`)}</p>`;
}

const ENERGY = /\b(?:electricity|power|energy|wholesale|spot|nem|generation)\b/i;
const PRICES = /\b(?:prices?|demand|generation|market|mix)\b/i;
const RANGE_OF: readonly (readonly [RegExp, string])[] = [
  [/\b(?:week|7 days|seven days)\b/i, '7d'],
  [/\b(?:month|30 days)\b/i, '30d'],
  [/\b(?:year|12 months|twelve months)\b/i, '1y'],
];

/** Returns links for queries such as `nsw electricity price last week`, with the range that the words name. */
function energyIn(site: Site, q: string): readonly Shortcut[] {
  if (!ENERGY.test(q) || !PRICES.test(q)) return [];
  const range = RANGE_OF.find(([words]) => words.test(q))?.[1];
  const query: Record<string, string> = range === undefined ? {} : { range };
  return Object.entries(REGION_NAMES)
    .filter(([id, name]) => new RegExp(`\\b(?:${name}|${id}|${id.replace(/\d$/, '')})\\b`, 'i').test(q))
    .map(([id, name]) => ({ kind: 'Page', label: `Electricity in ${name}`, href: site.href(`/energy/${id}`, query) }));
}

/** Words that occur with the name or code of an area. For other queries, the area boundaries are not loaded. */
const AREA_WORDS: Readonly<Record<'council' | 'postcode', RegExp>> = {
  council: /\b(?:council|shire|municipality|lga|city of)\b/gi,
  postcode: /\bpost ?code\b|^(?=\d{4}$)/gi,
};
/** The maximum number of links to areas. If more areas match, there is one link to the list on `/places`. */
const MOST_AREAS = 2;

/** Returns the areas with exactly this name or code. If no area has it, returns areas whose name contains it. */
function areasIn(q: string): readonly AreaPlace[] {
  for (const [kind, words] of Object.entries(AREA_WORDS)) {
    if (q.search(words) < 0) continue;
    const name = q.replace(words, ' ').trim();
    const areas = areasNamed(name).filter((area) => area.kind === kind);
    const exact = areas.filter((area) => area.name.toLowerCase() === name.toLowerCase());
    return exact.length > 0 ? exact : areas;
  }
  return [];
}

/**
 * Returns the place if all words of the query name one. Otherwise returns the place in its last one to three words. A postcode is found
 * only with the word `postcode`. The name of a council can also be a common word, such as Orange. It is found only with a word such as
 * `council`, or if it matches no result.
 */
function placesIn(site: Site, q: string, { unmatched }: Found): readonly Shortcut[] {
  const areas = areasIn(q);
  if (areas.length > 0 && areas.length <= MOST_AREAS) {
    return areas.map(({ id, name }) => ({
      kind: 'Place',
      label: `Profile of ${name.replace(/^Postcode/, 'postcode')}`,
      href: site.href(`/places/${id}`),
      isWhole: true,
    }));
  }
  const words = q.replace(CONNECTING, ' ').trim().split(/\s+/);
  for (const count of [words.length, 3, 2, 1]) {
    const tail = words.slice(-count).join(' ');
    // Codes such as `act` and `nt` are also common words. They name a place only if they are the whole query.
    const place = tail.length > 3 || words.length === 1 ? (findProfile(tail) ?? councilIn(tail, unmatched)) : null;
    if (place !== null)
      return [
        { kind: 'Place', label: `Profile of ${place.name}`, href: site.href(`/places/${place.id}`), isWhole: count === words.length },
      ];
  }
  return [];
}

const councilIn = (name: string, unmatched: readonly string[]): AreaPlace | null =>
  unmatched.some((word) => word.toLowerCase() === name.toLowerCase()) ? councilNamed(name) : null;

const topicsIn = (site: Site, q: string): readonly Shortcut[] => {
  const requested = q.trim().toLowerCase();
  return topics()
    .filter((topic) => findTopic(requested) === topic)
    .map(({ id, title }) => ({ kind: 'Topic', label: `Topic: ${title}`, href: site.href(`/topics/${id}`) }));
};

const FORECASTS = /\b(?:forecasts?|projections?|outlook)\b/i;

/** Returns a link to the requested forecast, or to all forecasts. */
function forecastsIn(site: Site, q: string): readonly Shortcut[] {
  const of = requestedForecast(q)?.forecast;
  if (of !== undefined) return [{ kind: 'Forecasts', label: `RBA forecasts: ${of.short}`, href: site.href(`/forecasts/${of.id}`) }];
  return FORECASTS.test(q) ? [{ kind: 'Forecasts', label: 'RBA forecasts', href: site.href('/forecasts') }] : [];
}

/** Pages with calculations, each with a pattern for the words that lead to it. */
const WORKSHEETS: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:board (?:days?|meetings?|decisions?)|rba decisions?|cash rate decisions?)\b/i, 'Cash rate decisions', '/board-days'],
  [/\b(?:trimmed mean|inflation breadth|breadth of inflation|expenditure class(?:es)?)\b/i, 'CPI laboratory', '/inflation'],
  [/\b(?:mortgage repayments?|repayments?|house deposit|housing affordability)\b/i, 'Housing desk', '/housing'],
  [/\b(?:taylor rule|neutral rate)\b/i, 'Rule calculators', '/rules'],
  [/\b(?:my|personal|own) inflation\b/i, 'My inflation', '/my-inflation'],
];

const identifiersIn = (site: Site, q: string): readonly Shortcut[] => {
  const found = identifierIn(site, q);
  return found === null ? [] : [{ kind: 'Register', label: found.label, href: found.href }];
};

/** Returns links to pages with calculations. A sentence with a value and a period leads to the page that checks statements. */
function worksheetsIn(site: Site, q: string): readonly Shortcut[] {
  const isClaim = readClaims(q, null).claims.some(({ period, number }) => period !== null && number.unit !== 'count');
  return [
    ...(isClaim ? [{ kind: 'Page' as const, label: 'Check this figure', href: site.href('/check', { text: q }) }] : []),
    ...WORKSHEETS.flatMap(([pattern, label, path]) => (pattern.test(q) ? [{ kind: 'Page' as const, label, href: site.href(path) }] : [])),
  ];
}

/** Returns a link to the company search if words match nothing, because they may be a company name. */
const companies = (site: Site, q: string, { unmatched, series }: Found): readonly Shortcut[] =>
  unmatched.length > 0 || series.length === 0
    ? [{ kind: 'Register', label: `Search companies for ${quoted(q)}`, href: site.href('/companies', { q }) }]
    : [];
