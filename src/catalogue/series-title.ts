/** Shortens the names of industries and places in the titles of series. A title has at most 80 characters. */

import { DIVISIONS } from '../core/anzsic.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { MAIN_STATES } from '../core/places/geography.ts';

export const LONGEST_TITLE = 80;

type Titled = Pick<SeriesHandle, 'title' | 'place'>;

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(MAIN_STATES.map(({ name, abbreviation }) => [name, abbreviation]));
const SHORT: ReadonlyMap<string, string> = new Map(DIVISIONS.map(({ name, short }) => [name.toLowerCase(), short]));
const INDUSTRY = new RegExp([...SHORT.keys()].join('|'));

/** Returns the title with the short name of the industry. If the title is still too long, also shortens the name of the state. */
export function fittedTitle({ title, place }: Titled): string {
  const text = title.replace(INDUSTRY, (name) => SHORT.get(name) ?? name);
  return text.length <= LONGEST_TITLE ? text : text.replace(`, ${place}`, `, ${ABBREVIATIONS.get(place) ?? place}`);
}

/** Removes the place: `Unemployment rate, New South Wales, original` becomes `Unemployment rate, original`. */
export const titleWithoutPlace = ({ title, place }: Titled): string =>
  title
    .split(', ')
    .filter((part) => part !== place && part !== ABBREVIATIONS.get(place) && `${ABBREVIATIONS.get(part)?.toUpperCase()}1` !== place)
    .join(', ');
