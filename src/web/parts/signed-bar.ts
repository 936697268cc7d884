import { type Html, html } from '../html.ts';

/**
 * Returns a bar that starts in the middle. It extends to the left for a negative share, and otherwise to the right.
 * @param share from -1 to 1
 */
export const signedBar = (share: number): Html => {
  const width = Math.max(1, Math.round(Math.abs(share) * 50));
  return html`<svg width="104" height="12" viewBox="0 0 104 12" aria-hidden="true"><path class="${share < 0 ? 'f1' : 'f0'}" d="M52 2h${share < 0 ? -width : width}v8H52z"/><path class="ca" d="M52 0v12"/></svg>`;
};
