/** Details that a phone shows only when the reader opens them. A wide screen and paper always show them. */
import { type Html, html } from '../html.ts';

/** Folds content on phones. `words` is the text of the button, such as `Show the notes`. */
export const tuck = (words: string, content: Html | readonly Html[]): Html =>
  html`<details class="tuck"><summary class="s"><span class="link">${words}</span></summary>${content}</details>`;
