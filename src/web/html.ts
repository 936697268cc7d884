/** HTML templates. They escape all values that are not of the class Html. */
import { at } from '../core/assert.ts';

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A value in a template. Null, undefined and false produce nothing. */
export type Piece = Html | string | number | null | undefined | false | readonly Piece[];

/** Returns HTML in which values are escaped. Values may be in elements and in quoted attributes. */
export function html(parts: TemplateStringsArray, ...values: readonly Piece[]): Html {
  let text = at(parts, 0);
  for (let i = 1; i < parts.length; i += 1) text += render(values[i - 1]) + parts[i];
  return new Html(text);
}

function render(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  if (piece === null || piece === undefined || piece === false) return '';
  if (typeof piece === 'string') return escapeHtml(piece);
  if (typeof piece === 'number') return String(piece);
  return piece.map(render).join('');
}

const SPECIAL = /[&<>"']/;

export const escapeHtml = (text: string): string => (SPECIAL.test(text) ? escaped(text) : text);
const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** Returns a script element with JSON for scripts or crawlers. Browsers do not run it. Its text cannot close the element. */
export const jsonScript = (type: string, data: unknown): Html =>
  new Html(`<script type="${type}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`);

/** Returns an attribute with a leading space. If the value is true, returns only the name. For null and false, returns nothing. */
export function attribute(name: string, value: string | number | boolean | null): Html {
  if (value === null || value === false) return new Html('');
  return new Html(value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`);
}

export const NOTHING = new Html('');
