import { type Html, html } from '../html.ts';

export const codeSample = (text: string): Html =>
  html`<div class="copy"><pre tabindex="0"><code>${text}</code></pre><button class="btn sm" type="button" data-copy hidden>Copy</button></div>`;
