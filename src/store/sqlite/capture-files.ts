/** Captured bytes as compressed, content-addressed files: `captures/ab/abcdef….br`. */
import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { CaptureBytes } from '../capture-bytes.ts';

export class CaptureFiles implements CaptureBytes {
  readonly #directory: string;
  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Beside its place, flushed, then renamed: a file that is there is whole. */
  async write(sha256: string, packed: Uint8Array): Promise<void> {
    const place = this.#placeOf(sha256);
    await mkdir(path.dirname(place), { recursive: true });
    const beside = `${place}.${randomUUID()}.tmp`;
    const file = await open(beside, 'wx');
    try {
      await file.writeFile(packed);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, place);
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

  #placeOf(sha256: string): string {
    return path.join(this.#directory, sha256.slice(0, 2), `${sha256}.br`);
  }
}
