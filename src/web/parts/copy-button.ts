/** A button that copies, if there is script. Without script, the address or a link is shown. */
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';

export const copyButton = (label: string, text: string): Html =>
  html`<button class="btn" type="button" data-copy="${text}" hidden>${icon('link')}<span>${label}</span></button>`;
