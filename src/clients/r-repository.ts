/**
 * Index of the R repository at `/clients/r`, in the layout of CRAN: `src/contrib/PACKAGES` next to the package.
 * @see https://cran.r-project.org/doc/manuals/r-release/R-admin.html#Setting-up-a-package-repository
 */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'fflate';
import { at } from '../core/assert.ts';

/** The fields that R reads from an index. */
const FIELDS = ['Package', 'Version', 'Depends', 'Imports', 'Suggests', 'License', 'NeedsCompilation'];

export const INDEX_FILES = ['PACKAGES', 'PACKAGES.gz'] as const;

/** Returns the index entry of the package, from its DESCRIPTION. */
export async function rIndex(programDir: string): Promise<string> {
  const text = await readFile(path.join(programDir, 'clients', 'r', 'DESCRIPTION'), 'utf8');
  const lines = text.split('\n').filter((line) => FIELDS.includes(at(line.split(':'), 0)));
  return `${lines.join('\n')}\n`;
}

/** Compresses the index without a time, so that the bytes are the same on every machine. */
export const packedIndex = (index: string): Buffer => Buffer.from(gzipSync(Buffer.from(index), { mtime: 0 }));
