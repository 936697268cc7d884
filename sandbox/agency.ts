/** What a simulated agency is: some hosts, and an answer to an address at a moment. */

export interface SandboxFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

export interface SandboxAgency {
  readonly hosts: readonly string[];
  /** How long an answer stays the same; a day (UTC) unless stated. */
  readonly sameForMs?: number;
  /** The file at one of the agency's addresses, or the text it refuses with. */
  answer(url: URL, now: number): SandboxFile | { readonly status: 404; readonly text: string };
}

/** `employed_full_time` -> `Employed full time` */
export function inWords(word: string): string {
  const spaced = word.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
