/** A button that copies an address, where there is script to do so: without it the address of the page, or a link beside, says the same. */
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';

export const copyButton = (label: string, text: string): Html =>
  html`<button class="btn" type="button" data-copy="${text}" hidden>${icon('link')}<span>${label}</span></button>`;
