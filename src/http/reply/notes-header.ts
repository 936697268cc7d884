/** The notes of a response as a header, because CSV and JSON Lines have no place for notes. */
import type { Headers } from '../base/headers.ts';

/** The maximum length of the header. Proxies limit all headers together to 8 KB. */
const MOST_CHARACTERS = 3000;
const MORE = 'See meta.notes of the JSON response for more.';

/**
 * Returns a header such as `Wattle-Notes: "No value of …", %"The publisher%e2%80%99s …"`, which is a list of strings in structured fields
 * (RFC 9651). Returns no header without notes.
 */
export function notesHeader({ stale_reason, notes }: { readonly stale_reason: string | null; readonly notes: readonly string[] }): Headers {
  const all = [...(stale_reason === null ? [] : [stale_reason]), ...notes].map(structured);
  if (all.length === 0) return {};
  const shown: string[] = [];
  let length = 0;
  for (const note of all) {
    length += note.length + 2;
    if (length > MOST_CHARACTERS) return { 'wattle-notes': [...shown, structured(MORE)].join(', ') };
    shown.push(note);
  }
  return { 'wattle-notes': shown.join(', ') };
}

/** Formats ASCII text as a String, and other text as a Display String, which is UTF-8 with escaped bytes. */
function structured(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `"${text.replace(/["\\]/g, '\\$&')}"`;
  const bytes = [...Buffer.from(text)].map((byte) =>
    byte < 0x20 || byte > 0x7e || byte === 0x22 || byte === 0x25 ? `%${byte.toString(16).padStart(2, '0')}` : String.fromCharCode(byte),
  );
  return `%"${bytes.join('')}"`;
}
