/** Content that is folded on phones. It is always visible on wide screens and on paper. */
import { type Html, html } from '../html.ts';

/**
 * Returns the folded content.
 * @param words text of the button, such as `Show the notes`
 */
export const tuck = (words: string, content: Html | readonly Html[]): Html =>
  html`<details class="tuck"><summary class="s"><span class="link">${words}</span></summary>${content}</details>`;

/** Long content that is folded on all screens. It is visible on paper. */
export const fold = (words: string, content: Html | readonly Html[]): Html =>
  html`<details class="more"><summary class="s"><span class="link">${words}</span></summary>${content}</details>`;
