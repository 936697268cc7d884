/** Details that a phone shows on request. A wide screen and paper always show them. */
import { type Html, html } from '../html.ts';

/** The text of the button, such as `Show the notes`, is `words`. */
export const tuck = (words: string, content: Html | readonly Html[]): Html =>
  html`<details class="tuck"><summary class="s"><span class="link">${words}</span></summary>${content}</details>`;
