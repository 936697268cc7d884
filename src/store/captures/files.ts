/** Stores captured bytes as files. A file gets its final name when it is complete, and is deleted only if no capture refers to it. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const LEFT_OVER_MS = 86_400_000;

/** Returns whether a capture with this hash still needs its stored bytes. */
export type IsWanted = (sha256: string) => Promise<boolean>;

/** Writes a temporary file, flushes it to disk and renames it, so that a file with a final name is always complete. */
export async function writeWhole(place: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true });
  const beside = `${place}.${randomUUID()}.tmp`;
  const file = await open(beside, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, place);
}

/**
 * Removes a file if no capture refers to it. Another process may be adding a capture of the same bytes. This function therefore renames
 * the file and checks the captures again. If a capture now refers to the file, it gets its old name back. A capture that is added later
 * finds no file and writes one.
 */
export async function removeUnwanted(place: string, sha256: string, isWanted: IsWanted): Promise<void> {
  if (await isWanted(sha256)) return;
  const aside = `${place}.${randomUUID()}.dropped`;
  try {
    await rename(place, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (await isWanted(sha256)) await rename(aside, place);
  else await rm(aside, { force: true });
}

/**
 * Stores large captures uncompressed, as `large/ab/abcdef…`. A new file is first written to `large/incoming`, in the same file system.
 */
export class LargeFiles {
  readonly #directory: string;
  constructor(directory: string) {
    this.#directory = directory;
  }

  async spool(): Promise<string> {
    const incoming = path.join(this.#directory, 'incoming');
    await mkdir(incoming, { recursive: true });
    return path.join(incoming, randomUUID());
  }

  async keep(sha256: string, file: string): Promise<void> {
    const place = this.#placeOf(sha256);
    await mkdir(path.dirname(place), { recursive: true });
    await rename(file, place);
  }

  /** Returns the path of the file if it has the expected length in bytes, otherwise null. */
  async find(sha256: string, bytes: number): Promise<string | null> {
    const place = this.#placeOf(sha256);
    const found = await stat(place).catch(() => null);
    return found?.size === bytes ? place : null;
  }

  async drop(sha256: string, isWanted: IsWanted): Promise<void> {
    await removeUnwanted(this.#placeOf(sha256), sha256, isWanted);
  }

  /**
   * Removes files older than a day to which no capture refers. They are from an interrupted download, or from another node that dropped
   * their capture.
   */
  async sweep(now: number, isWanted: IsWanted): Promise<void> {
    for (const folder of await namesIn(this.#directory)) {
      for (const name of await namesIn(path.join(this.#directory, folder))) {
        const file = path.join(this.#directory, folder, name);
        const found = await stat(file).catch(() => null);
        if (!found || now - found.mtimeMs < LEFT_OVER_MS) continue;
        if (/^[0-9a-f]{64}$/.test(name)) await removeUnwanted(file, name, isWanted);
        else await rm(file, { force: true });
      }
    }
  }

  #placeOf(sha256: string): string {
    return path.join(this.#directory, sha256.slice(0, 2), sha256);
  }
}

export async function namesIn(directory: string): Promise<readonly string[]> {
  return readdir(directory).catch(() => []);
}
