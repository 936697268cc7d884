/** Client packages on disk. Each process makes a package when it is first requested. */
import { createHash, randomUUID } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { CatalogueIds } from './ids.ts';
import { type ClientPackage, clientPackages } from './package-names.ts';
import { type PackageSources, packageContent } from './packages.ts';
import { rIndex } from './r-repository.ts';

export interface MadePackage extends ClientPackage {
  readonly bytes: number;
  readonly sha256: string;
}

interface ClientFolderOptions {
  readonly directory: string;
  readonly programDir: string;
  readonly version: string;
  readonly ids: CatalogueIds;
}

export class ClientFolder {
  readonly #options: ClientFolderOptions;
  readonly packages: readonly ClientPackage[];
  readonly #made = new Map<string, Promise<MadePackage>>();
  #emptied: Promise<void> | null = null;

  constructor(options: ClientFolderOptions) {
    this.#options = options;
    this.packages = clientPackages(options.version);
  }

  /**
   * Returns a package. Makes it first if this process has not made it. The bundle for assistants connects to `publicUrl`, which must be
   * the same at each call.
   */
  async made(one: ClientPackage, publicUrl: string): Promise<MadePackage> {
    const known = this.#made.get(one.id);
    if (known !== undefined) return known;
    const making = this.#make(one, { ...this.#options, publicUrl });
    this.#made.set(one.id, making);
    making.catch(() => this.#made.delete(one.id));
    return making;
  }

  rIndex(): Promise<string> {
    return rIndex(this.#options.programDir);
  }

  /** Opens a package, or its bytes from `first` to `last` inclusive. A deleted file is made again. */
  async open(made: MadePackage, publicUrl: string, piece: { readonly first: number; readonly last: number } | null): Promise<ReadStream> {
    const range = piece === null ? {} : { start: piece.first, end: piece.last };
    try {
      return (await open(this.#fileOf(made.sha256))).createReadStream(range);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      this.#made.delete(made.id);
      const again = await this.made(made, publicUrl);
      return (await open(this.#fileOf(again.sha256))).createReadStream(range);
    }
  }

  async #make(one: ClientPackage, sources: PackageSources): Promise<MadePackage> {
    // The folder may contain files of an older version, so it is emptied before the first package is made.
    this.#emptied ??= rm(this.#options.directory, { recursive: true, force: true });
    await this.#emptied;
    await mkdir(this.#options.directory, { recursive: true });
    const draft = path.join(this.#options.directory, `${randomUUID()}.part`);
    try {
      const { bytes, sha256 } = await writeHashed(draft, await packageContent(one.id, sources));
      await rename(draft, this.#fileOf(sha256));
      return { ...one, bytes, sha256 };
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  #fileOf(sha256: string): string {
    return path.join(this.#options.directory, sha256);
  }
}

async function writeHashed(file: string, content: AsyncIterable<Uint8Array>): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(file, 'wx');
  try {
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.length;
      await handle.write(chunk);
    }
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}
