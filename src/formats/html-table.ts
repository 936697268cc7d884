/** Reads tables in a web page as rows of cells. */
import { WattleError } from '../core/errors.ts';
import { elementsIn, type MarkupElement, named, parseMarkup, textOf } from './markup.ts';

interface HtmlCell {
  /** The text in the cell, with single blanks. */
  readonly text: string;
  /** The URL of the first link in the cell, as written in the page. */
  readonly href: string | null;
  readonly header: boolean;
}

export interface HtmlTable {
  readonly caption: string | null;
  /** The rows. A cell that spans several rows or columns is included only once. */
  readonly rows: readonly (readonly HtmlCell[])[];
}

/** The maximum depth of nested tables. The text of a table includes its nested tables. Each level therefore reads the same text again. */
const MAX_TABLES_DEEP = 8;

/**
 * Returns all tables in page order, including nested tables. Throws the same errors as parseMarkup, and PARSE_LAYOUT if tables are nested
 * too deeply.
 */
export function readHtmlTables(html: string): HtmlTable[] {
  return elementsIn(parseMarkup(html), named('table')).map((table) => {
    refuseDeepTable(table);
    const [caption] = partsOf(table, 'caption');
    return { caption: caption ? textOf(caption) : null, rows: partsOf(table, 'tr').map(cellsOf) };
  });
}

function refuseDeepTable(table: MarkupElement): void {
  let tables = 1;
  for (let { parent } = table; parent; { parent } = parent) if (parent.name === 'table') tables++;
  if (tables <= MAX_TABLES_DEEP) return;
  throw new WattleError('PARSE_LAYOUT', `The page has tables nested more than ${MAX_TABLES_DEEP} deep.`, { at: { file: 'page' } });
}

/** Returns the elements with this name inside the element, except those in nested tables. */
function partsOf(element: MarkupElement, name: string): MarkupElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string' || child.name === 'table') return [];
    return child.name === name ? [child, ...partsOf(child, name)] : partsOf(child, name);
  });
}

const CELLS: readonly string[] = ['td', 'th'];

/** Returns the cells in a row. A cell ends where the next cell starts, even if a tag inside it was not closed: `<td><b>x<td>y`. */
const cellsOf = (row: MarkupElement): HtmlCell[] =>
  row.children.flatMap((cell) => (typeof cell === 'string' || !CELLS.includes(cell.name) ? [] : [cell, ...cellsInside(cell)].map(cellOf)));

const cellsInside = (element: MarkupElement): MarkupElement[] =>
  element.children.flatMap((child) => {
    if (typeof child === 'string' || child.name === 'table' || child.name === 'tr') return [];
    return CELLS.includes(child.name) ? [child, ...cellsInside(child)] : cellsInside(child);
  });

function cellOf(cell: MarkupElement): HtmlCell {
  const own = withoutNext(cell);
  const [link] = elementsIn(own, (element) => element.name === 'a' && 'href' in element.attributes);
  return { text: textOf(own), href: link?.attributes['href'] ?? null, header: cell.name === 'th' };
}

/** Removes cells and rows inside a cell, because they are separate cells in the same table. */
const withoutNext = (element: MarkupElement): MarkupElement => ({
  ...element,
  children: element.children.flatMap((child) => {
    if (typeof child === 'string' || child.name === 'table') return [child];
    return child.name === 'tr' || CELLS.includes(child.name) ? [] : [withoutNext(child)];
  }),
});
