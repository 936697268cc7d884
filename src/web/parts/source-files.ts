/** The publications from which a page has data, each with the hash of its latest file. */
import type { SourceCitation } from '../../queries/base/meta-shape.ts';
import { type Html, html } from '../html.ts';
import { dayText } from '../words/period-words.ts';
import { isoDayOf } from '../words/time-words.ts';

export const sourceFiles = (sources: readonly SourceCitation[]): Html =>
  html`<ul class="prose s">${sources.map(
    ({ attribution, url, licence, retrieved_at: readAt, sha256 }) =>
      html`<li><a href="${url}" rel="noreferrer">${attribution}</a>. ${licence.name}.${readAt !== null && ` Downloaded ${dayText(isoDayOf(readAt))}.`}${sha256 !== null && html` SHA-256 <code class="hash">${sha256}</code>`}</li>`,
  )}</ul>`;
