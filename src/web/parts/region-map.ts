/** The map of a measure for one period. */

import { findPlace } from '../../catalogue/places.ts';
import { BOUNDARY_SOURCE, stateBoundaries } from '../../catalogue/regions/boundaries.ts';
import { MAIN_STATES } from '../../core/places/geography.ts';
import type { Position } from '../../core/places/topology.ts';
import { citationOf } from '../../queries/base/citation.ts';
import type { QueryContext } from '../../queries/base/context.ts';
import { classOf, type RegionFigures } from '../../queries/places/regions/read-region.ts';
import { shortLicence } from '../../render/chart/words.ts';
import { type RegionMap, renderPageMap, shadeOf } from '../../render/map/region-map.ts';
import { Html, html, NOTHING } from '../html.ts';
import { shortPeriodWords } from '../words/period-words.ts';
import { styleOfDecimals, unitsAsShown, type ValueStyle, valueText } from '../words/value-words.ts';
import { dot } from './state-dot.ts';

/** Returns the style of the values. It is the same for all regions. */
export function regionStyle({ rows, decimals }: Pick<RegionFigures, 'rows' | 'decimals'>): ValueStyle {
  const [first] = rows;
  return styleOfDecimals(first?.member.handle.unitsShort ?? '', decimals);
}

/** Returns the unit and the period. Returns `No data` if no period has values. */
export const periodLine = ({ period, units }: RegionFigures): string =>
  period === null ? 'No data' : `${unitsAsShown(units)}, ${shortPeriodWords(period)}`;

/** Returns `Out of date` if the latest values of all regions are out of date. Returns nothing for an earlier period. */
export function ageMark({ rows, period }: RegionFigures): Html {
  const shown = rows.flatMap(({ value, figure }) => (value === null ? [] : [figure]));
  const isOld = shown.length > 0 && shown.every(({ grade, newest }) => grade === 'out_of_date' && newest?.period.t === period?.t);
  return isOld ? html` <span class="nw">${dot('stale')} Out of date.</span>` : NOTHING;
}

/**
 * Returns the map.
 * @param sources names of agencies, for the picture
 */
export function regionMap(figures: RegionFigures, sources: readonly string[]): RegionMap {
  const { family, rows, classes, national } = figures;
  const style = regionStyle(figures);
  const text = (value: number): string => valueText(value, style);
  return {
    title: family.title,
    subtitle: periodLine(figures),
    regions: rows.map(({ member, value }) => ({
      code: member.code,
      short: member.state,
      name: member.name,
      text: value === null ? null : text(value),
      level: classOf(figures, value),
      position: family.kind === 'cities' ? positionOf(member.name) : null,
      href: null,
    })),
    classes: classes.map(([from, to]) => (from === to ? text(from) : `${text(from)} to ${text(to)}`)),
    national: national?.value == null ? null : `Australia: ${text(national.value)}`,
    sources: [...sources, BOUNDARY_SOURCE],
    boundaries: stateBoundaries(),
  };
}

/**
 * Returns a text such as `Source: Australian Bureau of Statistics, Labour force (CC BY 4.0)`. Returns an empty list if no region has data.
 */
export async function sourcesOf(ctx: QueryContext, { rows }: RegionFigures): Promise<readonly string[]> {
  const loaded = rows.flatMap(({ figure }) => figure.figure.loaded ?? [])[0];
  if (loaded === undefined) return [];
  const { name, licence } = await citationOf(ctx, loaded.handle.dataset, loaded.vintage);
  return [`Source: ${name}, ${loaded.handle.dataset.title} (${shortLicence(licence.name)})`];
}

/** Positions by city. They never change, and the search for a place reads every station. */
const POSITIONS = new Map<string, Position | null>();

/** Returns longitude and latitude. Returns null for an unknown place. */
function positionOf(city: string): Position | null {
  const known = POSITIONS.get(city);
  if (known !== undefined) return known;
  const found = findPlace(city);
  const position: Position | null = found.kind === 'found' ? [found.place.longitude, found.place.latitude] : null;
  POSITIONS.set(city, position);
  return position;
}

/** Shows the map, with its classes below it. */
export function mapFigure(map: RegionMap): Html {
  const hasGaps = map.regions.some(({ level }) => level === null);
  return html`<figure class="map-figure">${new Html(renderPageMap(map))}<figcaption><ul class="key">${map.classes.map(
    (words, i) => html`<li>${swatch(`k${shadeOf(i, map.classes.length)}`)}${words}</li>`,
  )}${hasGaps && html`<li>${swatch('kx')}No data</li>`}</ul>${map.national !== null && html`<p class="s"><b>${map.national}</b></p>`}<p class="xs m">${map.sources.join(' · ')}</p></figcaption></figure>`;
}

const swatch = (name: string): Html =>
  new Html(`<svg width="16" height="12" viewBox="0 0 16 12" aria-hidden="true"><path class="${name}" d="M0 0h16v12H0z"/></svg>`);

/** The position of each state in a grid of tiles of the same size. */
const TILES: readonly (readonly [state: string, column: number, row: number])[] = [
  ['NT', 2, 1],
  ['QLD', 3, 1],
  ['WA', 1, 2],
  ['SA', 2, 2],
  ['NSW', 3, 2],
  ['VIC', 2, 3],
  ['ACT', 3, 3],
  ['TAS', 3, 4],
];

export const tileMap = (map: RegionMap, label: string, hrefOf: (state: string) => string): Html =>
  html`<ul class="tilemap" aria-label="${label}">${TILES.map(([state, column, row]) => {
    const region = map.regions.find(({ short }) => short === state);
    const shade = region?.level == null ? 'kx' : `k${shadeOf(region.level, map.classes.length)}`;
    const name = MAIN_STATES.find(({ abbreviation }) => abbreviation === state)?.name ?? state;
    return html`<li class="c${column} r${row}"><a class="${shade}" href="${hrefOf(state)}"><abbr title="${name}">${state}</abbr><b>${region?.text ?? 'no data'}</b></a></li>`;
  })}</ul>`;
