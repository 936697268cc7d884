/** What an answer says beside its rows, as a header: CSV and JSON lines have no room for it. */
import type { Headers } from './headers.ts';

/** Headers of an answer together may have 8 KB on the way. */
const MOST_CHARACTERS = 3000;
const MORE = 'More is in meta.notes of the answer as JSON.';

/** `Wattle-Notes: "No value of …", %"The publisher%e2%80%99s …"`, a list of strings of structured fields (RFC 9651); none where there are no notes. */
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

/** A String where all of it is ASCII, a Display String otherwise: UTF-8, with `%` before the bytes that are not as they are. */
function structured(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `"${text.replace(/["\\]/g, '\\$&')}"`;
  const bytes = [...Buffer.from(text)].map((byte) =>
    byte < 0x20 || byte > 0x7e || byte === 0x22 || byte === 0x25 ? `%${byte.toString(16).padStart(2, '0')}` : String.fromCharCode(byte),
  );
  return `%"${bytes.join('')}"`;
}
