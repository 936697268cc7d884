/** A menu of links. It works without scripts. */
import { type Html, html, type Piece } from '../html.ts';

export interface MenuItem {
  readonly label: string;
  readonly words: Piece;
  readonly href: string;
}

interface Menu {
  readonly button: Piece;
  readonly label: string;
  readonly primary?: boolean;
  readonly heading: Piece;
  /** The items in groups. A line separates one group from the next. */
  readonly groups: readonly (readonly MenuItem[])[];
}

export const menu = ({ button, label, primary, heading, groups }: Menu): Html =>
  html`<details class="menu"><summary class="btn${primary && ' pri'}">${button}</summary><div class="pop" role="group" aria-label="${label}"><p class="eyebrow">${heading}</p>${groups
    .filter((group) => group.length > 0)
    .map(
      (group, i) =>
        html`${i > 0 && html`<hr>`}${group.map(({ label: name, words, href }) => html`<a href="${href}"><b>${name}</b><span class="m">${words}</span></a>`)}`,
    )}</div></details>`;
