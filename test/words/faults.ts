/** Checks the result of a scan. No text of a kind may have an error. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';

/** Fails if there are faults. `WORDS_LIST=folder` writes all faults of a kind to a file. */
export function expectNoFaults(kind: string, faults: readonly string[]): void {
  const folder = process.env['WORDS_LIST'];
  if (folder !== undefined) writeFileSync(path.join(folder, `${kind.replaceAll(/\W+/g, '-')}.txt`), `${faults.join('\n')}\n`);
  expect(faults).toEqual([]);
}
