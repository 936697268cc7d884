/** Icons of 16 pixels in the text colour. */
import { Html } from './html.ts';

const PATHS = {
  find: '<circle cx="7" cy="7" r="4.6"/><path d="m10.6 10.6 3.6 3.6"/>',
  menu: '<path d="M2 4.5h12M2 8h12M2 11.5h12"/>',
  moon: '<path d="M13 9.5A5.5 5.5 0 0 1 6.5 3a5.5 5.5 0 1 0 6.5 6.5z"/>',
  code: '<path d="m5 4-3.5 4L5 12m6-8 3.5 4L11 12"/>',
  download: '<path d="M8 2v8m-3.5-3L8 10.5 11.5 7M3 13.5h10"/>',
  plus: '<path d="M8 3v10M3 8h10"/>',
  clock: '<path d="M8 4.5V8l2.4 1.6M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0z"/>',
  bell: '<path d="M4 11.5V7a4 4 0 0 1 8 0v4.5M2.5 11.5h11M6.8 14h2.4"/>',
  up: '<path d="M8 13V3.5m-3.5 3L8 3l3.5 3.5"/>',
  down: '<path d="M8 3v9.5m-3.5-3L8 13l3.5-3.5"/>',
  cross: '<path d="m4 4 8 8m0-8-8 8"/>',
  link: '<path d="M6.5 9.5 9.5 6.5M7 4.5l1.3-1.3a3 3 0 0 1 4.3 4.3L11.3 9M9 11.5l-1.3 1.3a3 3 0 0 1-4.3-4.3L4.7 7"/>',
} as const;

export const icon = (name: keyof typeof PATHS): Html =>
  new Html(
    `<svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${PATHS[name]}</svg>`,
  );
