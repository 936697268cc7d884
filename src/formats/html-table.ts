/** The tables of a web page as rows of cells. */
import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

export interface HtmlCell {
  /** As a reader sees it, white space collapsed; a line break counts as a blank. */
  readonly text: string;
  /** Address of the first link in the cell, as written. */
  readonly href: string | null;
  /** True for a heading cell (`th`). */
  readonly header: boolean;
}

export interface HtmlTable {
  readonly caption: string | null;
  /** Cells as written: one that spans several columns or rows stands once. */
  readonly rows: readonly (readonly HtmlCell[])[];
}

/**
 * All tables in page order, a table inside another one as a table of its own. A page without tables gives none.
 * Comments go first: pages carry stale rows and cells in them, which a parser that keeps comments as text would show.
 */
export function readHtmlTables(html: string): HtmlTable[] {
  const page = parse(html.replace(/<!--[\s\S]*?(?:-->|$)/g, ''), { comment: false });
  return page.querySelectorAll('table').map((table) => {
    const caption = table.querySelectorAll('caption').find((c) => tableOf(c) === table);
    const rows = table.querySelectorAll('tr').filter((row) => tableOf(row) === table);
    return { caption: caption ? textOf(caption) : null, rows: rows.map(cellsOf) };
  });
}

function tableOf(element: HTMLElement): HTMLElement | null {
  let parent: HTMLElement | null = element.parentNode;
  while (parent && parent.rawTagName?.toLowerCase() !== 'table') parent = parent.parentNode;
  return parent;
}

function cellsOf(row: HTMLElement): HtmlCell[] {
  return row.childNodes.flatMap((node) => {
    const tag = tagOf(node);
    if (tag !== 'td' && tag !== 'th') return [];
    const cell = node as HTMLElement;
    return [{ text: textOf(cell), href: cell.querySelector('a[href]')?.getAttribute('href') ?? null, header: tag === 'th' }];
  });
}

const tagOf = (node: Node): string | null =>
  node.nodeType === NodeType.ELEMENT_NODE ? ((node as HTMLElement).rawTagName?.toLowerCase() ?? null) : null;

const textOf = (element: HTMLElement): string => pieces(element).join('').replace(/\s+/g, ' ').trim();

function pieces(node: Node): string[] {
  const tag = tagOf(node);
  if (tag === 'br') return [' '];
  if (tag === 'script' || tag === 'style') return [];
  if (node.nodeType === NodeType.TEXT_NODE) return [node.text];
  return node.childNodes.flatMap(pieces);
}
