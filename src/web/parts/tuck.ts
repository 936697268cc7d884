/** Details of a page that a phone shows on request, and a wide screen or paper always. */
import { type Html, html } from '../html.ts';

/** `words` is the button text, as in `Show the notes`. */
export const tuck = (words: string, content: Html | readonly Html[]): Html =>
  html`<details class="tuck"><summary class="s"><span class="link">${words}</span></summary>${content}</details>`;
