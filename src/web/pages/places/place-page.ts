/** The profile of a place, with measures by topic. */
import { familyOfSeries } from '../../../catalogue/regions/families.ts';
import { PROFILE_PLACES, type ProfilePlace } from '../../../catalogue/regions/places.ts';
import { topics } from '../../../catalogue/topics/topics.ts';
import { CAPITALS, MAIN_STATES } from '../../../core/places/geography.ts';
import { isDamaged } from '../../../queries/base/reason.ts';
import { type ProfileRow, placeNamed, profileRows } from '../../../queries/places/read-place.ts';
import { fresherElsewhere } from '../../../queries/series/concepts/fresher.ts';
import { type Html, html, type Piece } from '../../html.ts';
import type { PageContent, PageRequest, Redirect, WebContext, WebPage } from '../../page.ts';
import { figureTable, styleOf } from '../../parts/figure-table.ts';
import { fileForms, fileMenu } from '../../parts/file-menu.ts';
import { sourceNote } from '../../parts/source-note.ts';
import { ageOfRows } from '../../parts/state-dot.ts';
import { tuck } from '../../parts/tuck.ts';
import type { Site } from '../../site.ts';
import { spelledOut } from '../../words/reason-words.ts';
import { differenceText, valueText } from '../../words/value-words.ts';
import { areaPage } from './area-page.ts';

const MAX_AGE_SECONDS = 60;
/** The number of topics that are open on Australia's page on a phone. */
const UNFOLDED = 2;

export const placePage: WebPage = {
  id: 'place',
  path: '/places/{place}',
  access: 'reading',
  query: [],
  make,
};

async function make(web: WebContext, { path: { place: id = '' } }: PageRequest): Promise<PageContent | Redirect> {
  const { site, queries } = web;
  const place = placeNamed(id);
  if (place.id !== id) return { redirect: site.href(`/places/${place.id}`) };
  if ('code' in place) return areaPage(web, place);
  const { rows, notes } = await profileRows(queries, place);
  const available = rows.filter(({ figure }) => figure.newest !== null);
  const shown = rows.filter(({ figure }) => figure.newest !== null || isDamaged(figure.figure.freshness.reasons));
  const later = await fresherElsewhere(
    queries,
    available.map(({ figure }) => figure.figure),
  );
  const age = ageOfRows(
    available.map(({ figure }) => figure.grade),
    'page',
  );
  const form = (extension: string): string => site.href(`/p/${place.id}.${extension}`);
  const groups = topics().flatMap((topic) => {
    const own = shown.filter((row) => row.topic === topic.id);
    return own.length === 0 ? [] : [{ topic, own }];
  });
  return {
    title: place.name,
    description: `Statistics for ${place.name}: population, work, wages, housing, prices and growth${place.kind === 'country' ? '' : ', with rank and national figure'}.`,
    section: 'places',
    canonical: `/places/${place.id}`,
    maxAgeSeconds: MAX_AGE_SECONDS,
    datasets: [...new Set(rows.map(({ figure }) => `${figure.handle.dataset.source}/${figure.handle.dataset.id}` as const))],
    forms: fileForms(form),
    body: html`<p class="crumb"><a href="${site.href('/places')}">Places</a>${parentOf(site, place)}</p>
<div class="head"><div><h1>${place.name}</h1><p class="m">${intro(place, available.length)}</p></div><div class="row">${fileMenu(place.name, form)}</div></div>
${age.line}
${groups.length === 0 && html`<div class="empty"><b>No data.</b>No figures for ${place.name} are stored on this site.</div>`}
${groups.map(({ topic, own }, i) => {
  const figures = figureTable(site, {
    caption: `${place.name}: ${topic.title}`,
    rows: own.map(({ figure }) => figure),
    now: queries.clock.now(),
    later,
    marked: age.marked,
    isOneOfMany: true,
    ...(place.kind === 'country'
      ? {}
      : {
          label: ({ handle }) => own.find(({ figure }) => figure.handle === handle)?.title ?? handle.title,
          extra: { titles: ['Rank', 'Australia', 'Difference'], cells: comparisonCells(site, own), brief: briefComparison(site, own) },
        }),
  });
  return html`<section id="${topic.id}"><h2><a href="${site.href(`/topics/${topic.id}`)}">${topic.title}</a></h2>${place.kind === 'country' && i >= UNFOLDED ? tuck(own.length === 1 ? 'Show the figure' : `Show ${own.length} figures`, figures) : figures}</section>`;
})}
${others(site, place)}
<p class="s"><a href="${site.href('/search', { place: place.name })}">Show all series for ${place.name}</a>${capitalLink(site, place)}</p>
<p class="s m">pts: percentage points. Rank 1 is the highest value${place.kind === 'city' ? ' among the capital cities' : ''}. Comparisons use the period of the latest value for the place. Totals are shown as a share of Australia.</p>
${notes.map(({ text }) => html`<p class="s m">${spelledOut(text)}</p>`)}
${sourceNote(
  site,
  shown.map(({ figure }) => figure.handle.dataset),
)}`,
  };
}

const intro = ({ kind, name }: ProfilePlace, available: number): string =>
  kind === 'country'
    ? `${available} main series.`
    : `${available} measures with data for ${name.endsWith('Territory') ? 'the ' : ''}${name}, each with its rank among ${kind === 'state' ? 'states and territories' : 'capital cities'} and the national figure.`;

/** Returns the cells with the rank, the national value, and the difference from it or the share of it. */
const comparisonCells =
  (site: Site, rows: readonly ProfileRow[]) =>
  ({ handle, newest, ...row }: ProfileRow['figure']): readonly Piece[] => {
    const own = rows.find(({ figure }) => figure.handle === handle);
    const region = own?.region ?? null;
    const family = own?.family ?? familyOfSeries(handle)?.id ?? null;
    const style = styleOf({ handle, newest, ...row });
    const rank =
      region?.rank == null ? '–' : html`<a class="nw" href="${site.href(`/regions/${family}`)}">${region.rank} of ${own?.ranked}</a>`;
    const national = own?.national == null ? '–' : html`<span class="nw">${valueText(own.national, style)}</span>`;
    if (region?.sharePct != null) return [rank, national, `${region.sharePct.toFixed(1)}% share`];
    const difference = region?.difference ?? null;
    return [rank, national, difference === null ? '–' : html`<span class="nw">${differenceText(difference, style)}</span>`];
  };

/** Returns the rank and the national value in a line for phones. */
const briefComparison =
  (site: Site, rows: readonly ProfileRow[]) =>
  (figure: ProfileRow['figure']): Html => {
    const [rank, national] = comparisonCells(site, rows)(figure);
    return html`${rank !== '–' && html`Rank ${rank}`}${rank !== '–' && national !== '–' && ', '}${national !== '–' && html`<span class="nw">Australia ${national}</span>`}`;
  };

const parentOf = (site: Site, { kind, state }: ProfilePlace): Html | false => {
  const parent = MAIN_STATES.find(({ abbreviation }) => abbreviation === state);
  return (
    kind === 'city' &&
    parent !== undefined &&
    html` › <a href="${site.href(`/places/${parent.abbreviation.toLowerCase()}`)}">${parent.name}</a>`
  );
};

const capitalLink = (site: Site, { kind, state }: ProfilePlace): Html | false => {
  const capital = kind === 'state' ? CAPITALS.find((one) => one.state === state) : undefined;
  return capital !== undefined && html` · <a href="${site.href(`/places/${capital.name.toLowerCase()}`)}">${capital.name}</a>`;
};

function others(site: Site, place: ProfilePlace): Html {
  const kind = place.kind === 'country' ? 'state' : place.kind;
  const listed = PROFILE_PLACES.filter((one) => one.kind === kind && one !== place);
  return html`<section><h2>${kind === 'state' ? 'States and territories' : 'Capital cities'}</h2><p class="row">${listed.map(({ id, name }) => html`<a class="chip" href="${site.href(`/places/${id}`)}">${name}</a>`)}</p></section>`;
}
