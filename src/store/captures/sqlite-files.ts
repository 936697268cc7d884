/** Captured bytes as compressed, content-addressed files: `captures/ab/abcdef….br`. */
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CaptureBytes } from './bytes.ts';
import { type IsWanted, removeUnwanted, writeWhole } from './files.ts';

export class CaptureFiles implements CaptureBytes {
  readonly #directory: string;
  constructor(directory: string) {
    this.#directory = directory;
  }

  async write(sha256: string, packed: Uint8Array): Promise<void> {
    await writeWhole(this.#placeOf(sha256), packed);
  }

  async has(sha256: string): Promise<boolean> {
    return access(this.#placeOf(sha256)).then(
      () => true,
      () => false,
    );
  }

  async read(sha256: string): Promise<Uint8Array | null> {
    try {
      return await readFile(this.#placeOf(sha256));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async drop(hashes: readonly string[], isWanted: IsWanted): Promise<void> {
    for (const sha256 of hashes) await removeUnwanted(this.#placeOf(sha256), sha256, isWanted);
  }

  #placeOf(sha256: string): string {
    return path.join(this.#directory, sha256.slice(0, 2), `${sha256}.br`);
  }
}
