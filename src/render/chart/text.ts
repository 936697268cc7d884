/** Prepares text for charts: escapes it for XML, estimates its width without the font, wraps and shortens it. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** XML 1.0 does not allow these characters even if escaped: most control characters, lone surrogates, U+FFFE and U+FFFF. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export const escapeXml = (text: string): string => text.replace(NOT_XML, '\uFFFD').replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);

/**
 * Widths of characters in DejaVu Sans, in ems. No other common `system-ui` font is wider, so text that fits in this font also fits in
 * other fonts.
 */
const WIDTHS: readonly (readonly [string, number])[] = [
  ["ijlI|.,:;'’!", 0.3],
  [' \u00A0', 0.32],
  ['ft()[]-/r·', 0.41],
  ['sczJ', 0.55],
  ['–"“”', 0.52],
  ['mW%@', 0.98],
  ['wMOQGDNH', 0.8],
  ['−+=<>', 0.84],
];
const EMS = new Map(WIDTHS.flatMap(([characters, ems]) => [...characters].map((c) => [c, ems] as const)));
const UPPER = 0.69;
const OTHER = 0.64;
/** The width in ems of characters in most other scripts. They are about as wide as they are high. */
const WIDE = 1.05;
const BOLD = 1.12;
const ELLIPSIS = '…';

function emsOf(character: string): number {
  const known = EMS.get(character);
  if (known !== undefined) return known;
  if (character > '\u052F' && (character < '\u2000' || character > '\u22FF')) return WIDE;
  return character >= 'A' && character <= 'Z' ? UPPER : OTHER;
}

/** Returns an upper bound for the width of a text, in pixels. */
export function widthOf(text: string, size: number, bold = false): number {
  let ems = 0;
  for (const character of text) ems += emsOf(character);
  return ems * size * (bold ? BOLD : 1);
}

/** Shortens a text to a width. A shortened text ends with an ellipsis. */
export function shorten(text: string, width: number, size: number, bold = false): string {
  if (widthOf(text, size, bold) <= width) return text;
  const scale = size * (bold ? BOLD : 1);
  let ems = emsOf(ELLIPSIS);
  let beginning = '';
  for (const character of text) {
    ems += emsOf(character);
    if (beginning !== '' && ems * scale > width) break;
    beginning += character;
  }
  return `${beginning.trimEnd()}${ELLIPSIS}`;
}

/** Wraps a text into lines. If it needs more than `mostLines`, the last line ends with an ellipsis. */
export function wrap(text: string, width: number, size: number, mostLines: number, bold = false): readonly string[] {
  const words = text.split(/[ \t\r\n]+/).filter((word) => word !== '');
  const lines: string[] = [];
  let line = '';
  for (const [i, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer, size, bold) <= width) {
      line = longer;
    } else if (lines.length + 1 < mostLines) {
      lines.push(shorten(line, width, size, bold));
      line = word;
    } else {
      line = `${line} ${words.slice(i).join(' ')}`;
      break;
    }
  }
  return line === '' ? lines : [...lines, shorten(line, width, size, bold)];
}
