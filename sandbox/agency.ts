/** Describes a simulated agency. */

import { capitalised } from '../src/core/basic/text.ts';

export interface SandboxFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

export interface SandboxAgency {
  readonly hosts: readonly string[];
  /** How long a response stays the same, in ms. The default is one day (UTC). */
  readonly sameForMs?: number;
  /** Returns the file at a URL at the instant `now` (ms since the epoch). If there is no file, returns the text of a 404 response. */
  answer(url: URL, now: number): SandboxFile | { readonly status: 404; readonly text: string };
}

/** Converts a word such as `employed_full_time` to `Employed full time`. */
export function inWords(word: string): string {
  const spaced = word.replaceAll('_', ' ');
  return capitalised(spaced);
}
