/** Content that is folded on phones. Wide screens and paper always show it. */
import { type Html, html } from '../html.ts';

/**
 * Returns the folded content.
 * @param words text of the button, such as `Show the notes`
 */
export const tuck = (words: string, content: Html | readonly Html[]): Html =>
  html`<details class="tuck"><summary class="s"><span class="link">${words}</span></summary>${content}</details>`;

/** Long content that screens of every width fold. Paper shows it. */
export const fold = (words: string, content: Html | readonly Html[]): Html =>
  html`<details class="more"><summary class="s"><span class="link">${words}</span></summary>${content}</details>`;
