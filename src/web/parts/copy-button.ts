/** A copy button. Without scripts, the page shows the address or a link instead. */
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';

export const copyButton = (label: string, text: string): Html =>
  html`<button class="btn" type="button" data-copy="${text}" hidden>${icon('link')}<span>${label}</span></button>`;
