/** Addresses of pages that nobody has requested yet, so that the server must build each of them. */
import { releaseCards } from '../src/catalogue/cards/release-cards.ts';
import { registeredKey } from './processor.ts';

/** Returns at most `count` members, evenly spaced. */
function spread<T>(all: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, i) => all[Math.floor(i * step)] as T);
}

async function linksOn(origin: string, page: string, pattern: RegExp): Promise<readonly string[]> {
  const text = await (await fetch(`${origin}${page}`, { headers: { accept: 'text/html' } })).text();
  const found = [...text.matchAll(/href="([^"#?]+)"/g)].map(([, href = '']) => href);
  return [...new Set(found.filter((href) => pattern.test(href)))];
}

interface Listed {
  readonly data: readonly { readonly id: string; readonly available: boolean }[];
  readonly links: { readonly next?: string | null };
}

/** Returns the ids of all series with data. */
async function availableSeries(origin: string): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${await registeredKey(origin)}` };
  const ids: string[] = [];
  let next: string | null = '/v1/series?limit=1000';
  while (next !== null) {
    const { data, links } = (await (await fetch(new URL(next, origin), { headers })).json()) as Listed;
    ids.push(...data.filter(({ available }) => available).map(({ id }) => id));
    next = links.next ?? null;
  }
  return ids;
}

/** Returns the latest card of each publication with data. The redirect to the card gives its period. */
async function cards(origin: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { id } of releaseCards()) {
    const { headers } = await fetch(`${origin}/releases/${id}`, { headers: { accept: 'text/html' }, redirect: 'manual' });
    const address = headers.get('location');
    if (address !== null) found.push(address);
  }
  return found;
}

/** Returns up to `count` addresses of each kind of page. */
export async function otherPages(origin: string, count: number): Promise<Readonly<Record<string, readonly string[]>>> {
  const ids = spread(await availableSeries(origin), 3 * count);
  const every = (from: number): readonly string[] => ids.filter((_, i) => i % 3 === from);
  const ranked = ['abs/ERP_LGA?view=rank', 'abs/LF_SA4?view=rank', 'ato/IND_POSTCODE_MEDIAN?view=rank&by=postcode'];
  const areas = await Promise.all(ranked.map((dataset) => linksOn(origin, `/datasets/${dataset}`, /^\/places\/[a-z0-9]+-/)));
  return {
    'other series': every(0).map((id) => `/series/${id}`),
    'other comparisons': every(1).map((id, i) => `/compare?ids=${id},${every(2)[i]}`),
    'other datasets': spread(await linksOn(origin, '/datasets', /^\/datasets\/[a-z]+\/./), count),
    topics: await linksOn(origin, '/topics', /^\/topics\/./),
    places: [...(await linksOn(origin, '/places', /^\/places\/./)), ...areas.flatMap((links) => spread(links, count / 2))],
    'release cards': await cards(origin),
  };
}
