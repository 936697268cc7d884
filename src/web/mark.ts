/** The mark of the site, a sprig of wattle. */
import { Html } from './html.ts';

const POLLEN = '#f2b705';
const LIGHT = '#ffe48a';

function ball(x: number, y: number, r: number): string {
  const grains = (radius: number, colour: string, width: number, count: number): string => {
    const gap = (2 * Math.PI * radius) / count;
    return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(2)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 ${gap.toFixed(3)}"/>`;
  };
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${POLLEN}"/>${grains(r, POLLEN, 1.5, 18)}${grains(r * 0.55, LIGHT, 1, 8)}<circle cx="${x}" cy="${y}" r=".5" fill="${LIGHT}"/>`;
}

const sprig = (leaf: string): string =>
  `<path d="M6.5 30.5C8.5 22 13.5 16 24 10M12 19.5C12.6 15 12.5 11 13 8" fill="none" stroke="${leaf}" stroke-width="1.7" stroke-linecap="round"/><path d="M9 26c6 2.4 13 .6 18-6-7.5-1-13.5 1-18 6z" fill="${leaf}"/>${ball(7.6, 15.6, 4.9)}${ball(23.6, 8.6, 5.4)}${ball(13.2, 5.6, 3.7)}`;

/** The mark as a part of the page. Its leaf therefore has the colour of the theme. */
export const MARK = new Html(`<svg viewBox="0 0 32 32" aria-hidden="true">${sprig('var(--leaf)')}</svg>`);

export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${sprig('#5d8f47')}</svg>`;
