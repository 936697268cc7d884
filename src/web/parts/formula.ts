/** Formats formulas with italic symbols and subscripts. Escapes all text. */
import { type Html, html } from '../html.ts';

/** Matches a name with an optional index: `E_k,q-4`, `D_{t-4}`, `π`, `real`. A field name such as `net_import_r` is a single name. */
const NAME = /(\p{L}{2,}(?:_\p{L}{2,})+|\p{L}[\p{L}\p{Nd}]*)(?:_(\{[^}]*\}|[\p{L}\p{Nd}]+(?:[,+\-*][\p{L}\p{Nd}]+)*))?/gu;

/** Returns true for a single letter such as `g`. A delta or a sum sign can precede it (`ΔF`). */
const isSymbol = (word: string): boolean => /^[ΔΣ]?\p{L}$/u.test(word);

const MINUS = '\u2212';
const withSigns = (text: string): string =>
  text
    .replace(/(^|[\s(])-(?=[\s\d(])/g, `$1${MINUS}`)
    .replace(/([\s(])-$/, `$1${MINUS}`)
    .replaceAll('<=', '≤')
    .replaceAll('>=', '≥');

export function formula(line: string): Html {
  const parts: Html[] = [];
  let from = 0;
  for (const match of line.matchAll(NAME)) {
    const [whole, word = '', index] = match;
    parts.push(html`${withSigns(line.slice(from, match.index))}`, wordOf(word, index));
    from = match.index + whole.length;
  }
  return html`${parts}${withSigns(line.slice(from))}`;
}

/** Formats the symbols with an index in a sentence, such as `V_q` in `V_q: in quarter q`. */
export const withSymbols = (text: string): Html =>
  html`${text.split(/((?<!\p{L})\p{L}_[\p{L}\p{Nd},+-]*[\p{L}\p{Nd}])/gu).map((part, i) => (i % 2 === 1 ? formula(part) : html`${part}`))}`;

function wordOf(word: string, index: string | undefined): Html {
  const text = isSymbol(word) ? html`<var>${word}</var>` : html`${word.replaceAll('_', ' ')}`;
  if (index === undefined) return text;
  return html`${text}<sub>${index.replace(/^\{|\}$/g, '').replaceAll('-', MINUS)}</sub>`;
}
