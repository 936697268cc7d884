/** The part of the page for a dataset without data. It shows where the dataset is published, and the nearest data on this site. */
import { datasetsByArea } from '../../../catalogue/regions/area-places.ts';
import { type Family, families } from '../../../catalogue/regions/families.ts';
import { topics } from '../../../catalogue/topics/topics.ts';
import { type Dataset, datasetKey } from '../../../core/define-dataset.ts';
import type { QueryContext } from '../../../queries/base/context.ts';
import { isStored } from '../../../queries/base/stored-dataset.ts';
import { seriesStored } from '../../../queries/series/series-stored.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import type { WebContext } from '../../page.ts';

const SHOWN = 6;
const MAPS = 3;

/** @param view requested view. If the dataset has areas, links to other datasets with areas keep this view */
export async function notStored({ site, queries }: WebContext, found: Dataset, view: string | null): Promise<Html> {
  const isAreas = areaKinds(found).length > 0;
  const near = await storedOf(queries, nearest(found));
  const shownAs = (one: Dataset): string | null => (isAreas && areaKinds(one).length > 0 ? (view ?? 'rank') : null);
  const maps = isAreas ? await familiesNear(queries, found) : [];
  const links = [
    ...maps.map(({ id, title, kind }) => ({
      href: site.href(`/regions/${id}`),
      title: `${title}, by ${kind === 'states' ? 'state' : 'capital city'}`,
    })),
    ...near.map((one) => ({ href: site.href(`/datasets/${one.source}/${one.id}`, { view: shownAs(one) }), title: one.title })),
  ].slice(0, SHOWN);
  return html`<div class="empty"><b>This dataset has no data on this site.</b><a href="${found.landingPage}" rel="noreferrer">The agency’s page</a> · <a href="${site.href('/status')}#${found.source}">Status of the agency</a></div>${
    links.length === 0
      ? NOTHING
      : html`<section id="nearest"><h2>Similar data on this site</h2><ul class="list">${links.map(({ href, title }) => html`<li><a href="${href}">${title}</a></li>`)}</ul></section>`
  }`;
}

const areaKinds = (one: Dataset) => (one.kind === 'time_series' ? one.dimensions.flatMap(({ areas }) => areas ?? []) : []);

const topicsOf = (found: Dataset) => topics().filter(({ datasets }) => datasets.includes(found));

/** Returns datasets of the same topic, and then datasets of the same areas. */
const nearest = (found: Dataset): readonly Dataset[] => {
  const all = [...topicsOf(found).flatMap(({ datasets }) => datasets), ...areaKinds(found).flatMap(datasetsByArea)];
  const areasFirst = [...new Set(all)].toSorted((a, b) => Number(areaKinds(b).length > 0) - Number(areaKinds(a).length > 0));
  return areasFirst.filter((one) => one !== found);
};

async function storedOf(ctx: QueryContext, all: readonly Dataset[]): Promise<readonly Dataset[]> {
  const states = new Map((await ctx.store.datasets.states(all.map(datasetKey))).map((state) => [state.dataset, state]));
  return all.filter((one) => {
    const state = states.get(datasetKey(one)) ?? null;
    return isStored(state) && !state.damage;
  });
}

/** Returns measures by state or city from the same publication. Otherwise returns measures of the same topic. */
async function familiesNear(ctx: QueryContext, found: Dataset): Promise<readonly Family[]> {
  const datasetsOf = ({ members }: Family): readonly Dataset[] => members.map(({ handle }) => handle.dataset);
  const ofPublication = families().filter((one) => datasetsOf(one).some(({ catalogueNumber: number }) => isSame(number, found)));
  const topical = new Set(topicsOf(found).flatMap(({ datasets }) => datasets));
  const near =
    ofPublication.length > 0 ? ofPublication : families().filter((one) => datasetsOf(one).some((dataset) => topical.has(dataset)));
  const stored = await seriesStored(
    ctx,
    near.flatMap(({ members }) => members.map(({ handle }) => handle)),
  );
  return near.filter(({ members }) => members.some(({ handle }) => stored.has(handle))).slice(0, MAPS);
}

const isSame = (number: string | undefined, { catalogueNumber }: Dataset): boolean => number !== undefined && number === catalogueNumber;
