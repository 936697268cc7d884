/** A simulated agency: its hosts, and the answer to an address at a moment. */

export interface SandboxFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

export interface SandboxAgency {
  readonly hosts: readonly string[];
  /** The time for which an answer does not change. By default, this is one day (UTC). */
  readonly sameForMs?: number;
  /** The file at an address of the agency, or the text of an answer with 404. */
  answer(url: URL, now: number): SandboxFile | { readonly status: 404; readonly text: string };
}

/** Converts a word such as `employed_full_time` to `Employed full time`. */
export function inWords(word: string): string {
  const spaced = word.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
