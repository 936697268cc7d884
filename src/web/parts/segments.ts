/** Links to choose one of a few options. */
import { attribute, type Html, html } from '../html.ts';

interface Segment {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

export const segments = (label: string, all: readonly Segment[]): Html =>
  html`<span class="seg" role="group" aria-label="${label}">${all.map(
    ({ label: text, href, current }) => html`<a href="${href}"${attribute('aria-current', current ? 'true' : null)}>${text}</a>`,
  )}</span>`;
