import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns a link to the page that explains how values are calculated. `id` is the id of that page. */
export const methodLink = (site: Site, id: string): Html =>
  html`<p class="s"><a href="${site.href(`/docs/${id}`)}">Formulas, sources and limits</a></p>`;
