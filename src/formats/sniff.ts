/** Detects the kind of a file by its first bytes, because content types and extensions are unreliable. */
import { WattleError } from '../core/errors.ts';
import { elementsIn, named, parseMarkup, textOf } from './markup.ts';
import { decodeText } from './text.ts';
import { zipNames } from './zip.ts';

export type FileKind = 'html' | 'zip' | 'xlsx' | 'xls' | 'json' | 'xml' | 'csv' | 'unknown';

const KIND_WORDS: Readonly<Record<FileKind, string>> = {
  html: 'a web page',
  zip: 'an archive',
  xlsx: 'a workbook',
  xls: 'a workbook',
  json: 'a JSON document',
  xml: 'an XML document',
  csv: 'a CSV file',
  unknown: 'a file of unknown kind',
};

/** Returns words for a kind of file in errors, such as `a workbook`. */
export const kindWords = (kind: FileKind): string => KIND_WORDS[kind];
const HEAD_BYTES = 4096;

/** Matches the start of a web page, or of a part of one. */
const HTML_START =
  /^(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype\s+html|(?:html|head|body|title|meta|script|style|link|base|div|p|span|pre|table|tr|td|ul|form|iframe|noscript|center|h[1-6]|a|br|hr)\b)/i;

const startsWith = (bytes: Uint8Array, ...magic: readonly number[]): boolean => magic.every((byte, i) => bytes[i] === byte);

function headOf(bytes: Uint8Array): string {
  const marked16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  // In UTF-16, an even number of bytes is needed so that the last character is complete.
  const head = bytes.subarray(0, Math.min(bytes.length - (marked16 ? bytes.length % 2 : 0), HEAD_BYTES));
  return decodeText(head).text;
}

/** Returns true for a web page or part of one, such as an error page. */
export function looksLikeHtml(input: Uint8Array | string): boolean {
  const head = typeof input === 'string' ? input.slice(0, HEAD_BYTES) : headOf(input);
  return HTML_START.test(head.trimStart());
}

/** The maximum length of a page title in an error, in characters. */
const MOST_TITLE = 120;

/** Returns the title of a web page in printable characters, such as `Just a moment...`. May be empty. */
export function pageTitle(bytes: Uint8Array): string {
  try {
    return textOf(elementsIn(parseMarkup(headOf(bytes)), named('title'))[0])
      .replace(/[^\x20-\x7e]+/g, ' ')
      .trim()
      .slice(0, MOST_TITLE);
  } catch (error) {
    // An error page may be nested too deeply to parse, or be cut within a character. Its title then remains unknown.
    if (error instanceof WattleError) return '';
    throw error;
  }
}

/** Detects the kind of a file. `csv` means that there are commas or tabs near the start of the text. `unknown` means no match. */
export function sniffKind(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06)) {
    return zipNames(bytes)?.some((name) => /^xl\/workbook\.\w+$/i.test(name)) ? 'xlsx' : 'zip';
  }
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return 'xls';
  const head = headOf(bytes).trimStart();
  if (head.includes('\0')) return 'unknown';
  if (HTML_START.test(head)) return 'html';
  if (head.startsWith('{') || head.startsWith('[')) return 'json';
  if (/^<[?!a-z]/i.test(head)) return 'xml';
  return /[,\t]/.test(head) ? 'csv' : 'unknown';
}
