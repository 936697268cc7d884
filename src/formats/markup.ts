/** Parses web pages and feeds into trees of elements, with limits on size, depth and number of elements. */
import { Parser } from 'htmlparser2';
import { WattleError } from '../core/errors.ts';

export interface MarkupElement {
  /** The tag name: in lower case for HTML, and unchanged for XML. Empty for the document. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Child elements and texts. Entities are replaced, and comments are omitted. */
  readonly children: readonly (MarkupElement | string)[];
  readonly parent: MarkupElement | null;
}

interface OpenElement extends MarkupElement {
  readonly children: (MarkupElement | string)[];
}

/** The maximum length of a page, in characters. Agency pages have a few hundred kilobytes and a few dozen levels. */
const MAX_CHARACTERS = 8 * 1024 * 1024;
const MAX_ELEMENTS = 200_000;
const MAX_DEPTH = 256;
/** The maximum length of a text, in characters. Titles and cells are shorter. */
const MOST_TEXT = 8192;

/** The first characters of archives (including xlsx) and xls workbooks. */
const NO_PAGES: readonly (readonly [start: string, what: string])[] = [
  ['PK\u0003\u0004', 'a workbook or another archive'],
  ['\u00d0\u00cf\u0011\u00e0', 'a workbook'],
];

const refused = (detail: string): WattleError => new WattleError('PARSE_LAYOUT', detail, { at: { file: 'page' } });

/**
 * Parses HTML as a browser does, or XML. Replaces entities, and closes open elements at the end. Throws PARSE_LAYOUT for a workbook, and
 * for a page that is too large, deep or complex.
 */
export function parseMarkup(text: string, kind: 'html' | 'xml' = 'html', most = MAX_ELEMENTS): MarkupElement {
  const other = NO_PAGES.find(([start]) => text.startsWith(start));
  if (other !== undefined) throw refused(`Expected a web page, but received ${other[1]}.`);
  if (text.length > MAX_CHARACTERS) throw refused(`The page has more than ${MAX_CHARACTERS} characters.`);
  const root: OpenElement = { name: '', attributes: {}, children: [], parent: null };
  const open: OpenElement[] = [root];
  let elements = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (++elements > most) throw refused(`The page has more than ${most} elements.`);
        if (open.length > MAX_DEPTH) throw refused(`The page has elements inside elements, more than ${MAX_DEPTH} deep.`);
        const parent = open.at(-1) ?? root;
        const element: OpenElement = { name, attributes, children: [], parent };
        parent.children.push(element);
        open.push(element);
      },
      ontext: (piece) => void (open.at(-1) ?? root).children.push(piece),
      onclosetag: () => void open.pop(),
    },
    { xmlMode: kind === 'xml' },
  );
  parser.write(text);
  parser.end();
  return root;
}

/** Returns matching elements, in document order. */
export function elementsIn(root: MarkupElement, wanted: (element: MarkupElement) => boolean): readonly MarkupElement[] {
  const found: MarkupElement[] = [];
  const visit = (element: MarkupElement): void => {
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      if (wanted(child)) found.push(child);
      visit(child);
    }
  };
  visit(root);
  return found;
}

export const named =
  (name: string) =>
  (element: MarkupElement): boolean =>
    element.name === name;

export const hasClass =
  (name: string) =>
  ({ attributes }: MarkupElement): boolean =>
    (attributes['class'] ?? '').split(/\s+/).includes(name);

/** Returns the text in an element as `oneLine` does, without scripts and styles. */
export function textOf(element: MarkupElement | undefined): string {
  const pieces: string[] = [];
  const visit = (node: MarkupElement | string): void => {
    if (typeof node === 'string') pieces.push(node);
    else if (node.name === 'br') pieces.push(' ');
    else if (node.name !== 'script' && node.name !== 'style') for (const child of node.children) visit(child);
  };
  if (element) visit(element);
  return oneLine(pieces.join(''));
}

/** Returns a text with single blanks. Cuts longer text to 8,192 characters and adds `…`. */
export function oneLine(long: string): string {
  const text = long.replace(/\s+/g, ' ').trim();
  return text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text;
}
