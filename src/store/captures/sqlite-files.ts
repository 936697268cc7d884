/** Stores captured bytes as compressed files named after their hash: `captures/ab/abcdef….br`. */
import { access, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { CaptureBytes } from './bytes.ts';
import { type IsWanted, namesIn, removeUnwanted, writeWhole } from './files.ts';

const LEFT_OVER_MS = 3_600_000;

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

  /** Removes temporary files older than a day. Newer files may still be in use. */
  async sweep(now: number): Promise<void> {
    for (const folder of await namesIn(this.#directory)) {
      if (!/^[0-9a-f]{2}$/.test(folder)) continue;
      for (const name of await namesIn(path.join(this.#directory, folder))) {
        if (!name.endsWith('.tmp')) continue;
        const file = path.join(this.#directory, folder, name);
        const found = await stat(file).catch(() => null);
        if (found && now - found.mtimeMs > LEFT_OVER_MS) await rm(file, { force: true });
      }
    }
  }

  #placeOf(sha256: string): string {
    return path.join(this.#directory, sha256.slice(0, 2), `${sha256}.br`);
  }
}
