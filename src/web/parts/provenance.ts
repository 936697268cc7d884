/** Shows the source of a value: its cell, its file, and the hash of the file. */
import { type Html, html, NOTHING, type Piece } from '../html.ts';
import { dayText } from '../words/period-words.ts';

interface Provenance {
  /** The value with its place, such as `3.6 % in this page`. */
  readonly value: Piece;
  readonly period: Piece;
  readonly cell: string;
  /** The part of the file, in the words of the agency. */
  readonly within: string;
  readonly fileUrl: string | null;
  readonly file: Piece;
  readonly readAt: string | null;
  readonly sha256: string | null;
  /** Explains a partial vintage, which was not read from the agency's file. Null for other vintages. */
  readonly note: string | null;
}

export function provenance({ value, period, cell, within, fileUrl, file, readAt, sha256, note }: Provenance): Html {
  const first = html`<li><b data-prov="value">${value}</b><span class="m" data-prov="period">${period}</span></li>`;
  // The cell, address and hash identify the imported table, and not a file that the agency published.
  if (note !== null) {
    return html`<ol class="steps">${first}<li><b data-prov="note">${note}</b><span class="m">${within}</span></li><li><span class="m">${file}</span></li></ol>`;
  }
  return html`<ol class="steps">${first}<li><b>Cell <code data-prov="cell">${cell}</code></b><span class="m">${within}</span></li><li><b>${
    fileUrl === null ? 'File' : html`<a href="${fileUrl}" rel="noreferrer">${fileName(fileUrl)}</a>`
  }</b><span class="m">${file}${readAt !== null && html`, <span data-prov="read">downloaded ${dayText(readAt)}</span>`}</span></li>${
    sha256 === null ? NOTHING : html`<li><b>SHA-256</b><code class="m hash" data-prov="hash">${sha256}</code></li>`
  }</ol>`;
}

/** Matches file names. SDMX keys also contain dots, but do not match. */
const IS_FILE = /\.(?:xlsx?|csv|json|zip|html?|xml|txt|pdf)$/i;

/** Returns the file name at the end of an address. If it has no file name, returns the host. */
function fileName(url: string): string {
  try {
    const { pathname, hostname } = new URL(url);
    const name = decodeURIComponent(pathname.split('/').filter(Boolean).at(-1) ?? '');
    return IS_FILE.test(name) ? name : hostname;
  } catch {
    return url;
  }
}
