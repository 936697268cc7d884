/**
 * The folder of bulk files.
 *
 *   datapackage.json            list of files with names, sizes, hashes, columns and licences. Replaced in one step, after its files are complete
 *   <sha256>.parquet            a bulk file, named after its hash. A reader can finish an old file after a newer file replaces it
 *
 * Readers know the files by the paths in datapackage.json: `source=rba/observations.parquet`.
 */

import { createHash, randomUUID } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { WattleError } from '../core/errors.ts';
import { hashOfFile } from '../store/backup/snapshot.ts';

/** A bulk file, with members of the Data Package standard. */
export interface BulkResource {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly format: 'parquet';
  readonly mediatype: 'application/vnd.apache.parquet';
  readonly bytes: number;
  /** The hash in the form `sha256:…`. */
  readonly hash: string;
  readonly rows: number;
  readonly schema: { readonly fields: readonly { readonly name: string; readonly type: string; readonly description: string }[] };
  readonly sources: readonly { readonly title: string; readonly path: string }[];
  readonly licenses: readonly { readonly name: string; readonly title: string; readonly path: string }[];
  /** A digest of the dataset versions from which the file was built. */
  readonly made_from: string;
  readonly made_at: string;
}

/** See https://datapackage.org/standard/data-package/ */
export interface BulkPackage {
  readonly $schema: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly created: string;
  readonly resources: readonly BulkResource[];
  readonly sandbox?: true;
}

const PACKAGE = 'datapackage.json';
/** The digest of the list in which this member is empty. */
const DIGEST = /"digest": "([^"]*)"/;
const FILES_REMEMBERED = 1000;
/** The time in ms after which an unchanged draft is removed. The process that wrote it was probably killed. */
const DRAFT_ABANDONED_MS = 600_000;
/** The time in ms for which a replaced file is kept, so that readers can finish downloading it. */
const REPLACED_KEPT_MS = 3_600_000;

export const hashOf = ({ hash }: Pick<BulkResource, 'hash'>): string => hash.replace('sha256:', '');

/** Returns the checksums in the format of sha256sum: `<sha256>  <path>`. */
export const checksumsOf = ({ resources }: BulkPackage): string =>
  resources.map((resource) => `${hashOf(resource)}  ${resource.path}\n`).join('');

export class BulkFolder {
  readonly directory: string;
  #read: { readonly changedAt: number; readonly size: number; readonly package: BulkPackage; readonly text: string } | null = null;

  /** For each hash, the length, modification time and inode of the file when its content was last compared with the hash. */
  readonly #compared = new LRUCache<string, { readonly state: string; readonly isSound: Promise<boolean> }>({ max: FILES_REMEMBERED });

  constructor(directory: string) {
    this.directory = directory;
  }

  /** Returns the list of files. Null if none have been built, or if the list is damaged. */
  async package(): Promise<{ readonly package: BulkPackage; readonly text: string; readonly changedAt: number } | null> {
    const file = path.join(this.directory, PACKAGE);
    const found = await stat(file).catch(nothingThere);
    if (found === null) return null;
    if (this.#read?.changedAt !== found.mtimeMs || this.#read.size !== found.size) {
      const text = await readFile(file, 'utf8');
      this.#read = isAsWritten(text)
        ? { changedAt: found.mtimeMs, size: found.size, package: JSON.parse(text) as BulkPackage, text }
        : null;
    }
    return this.#read;
  }

  /** Returns true if the file exists and has the listed length. Does not read its content. */
  async has(resource: BulkResource): Promise<boolean> {
    return (await stat(this.#fileOf(hashOf(resource))).catch(nothingThere))?.size === resource.bytes;
  }

  /** Compares the list and all files with their hashes. Removes damaged files, so that they are built again. */
  async verify(pause: () => Promise<void> = async () => {}): Promise<{ readonly files: number; readonly damaged: readonly string[] }> {
    const list = path.join(this.directory, PACKAGE);
    const text = await readFile(list, 'utf8').catch(nothingThere);
    if (text !== null && !isAsWritten(text)) {
      await rm(list, { force: true });
      return { files: 0, damaged: [PACKAGE] };
    }
    const resources = (await this.package())?.package.resources ?? [];
    const damaged: string[] = [];
    for (const resource of resources) {
      await pause();
      const file = this.#fileOf(hashOf(resource));
      // A missing file is not damaged. It was replaced during the check, or will be built again.
      if ((await stat(file).catch(nothingThere)) === null || (await hashOfFile(file)) === hashOf(resource)) continue;
      await rm(file, { force: true });
      damaged.push(resource.path);
    }
    return { files: resources.length, damaged };
  }

  /**
   * Opens a file, or its bytes from `first` to `last` inclusive. Compares the file with its hash when it is first opened, and again if its
   * length, modification time or inode changed. Throws DATA_UNAVAILABLE if it was removed or is damaged.
   */
  async open(resource: BulkResource, piece?: { readonly first: number; readonly last: number }): Promise<ReadStream> {
    const isSound = await this.#isSound(hashOf(resource));
    const file = isSound ? await open(this.#fileOf(hashOf(resource))).catch(nothingThere) : null;
    if (file === null) {
      throw new WattleError('DATA_UNAVAILABLE', `The file ${resource.path} is being rebuilt. Try again in a minute.`, {
        retryAfterSeconds: 60,
      });
    }
    return file.createReadStream(piece === undefined ? {} : { start: piece.first, end: piece.last });
  }

  /** Returns a path for a file whose hash is not known yet. The path is unique, because two processes may write at the same time. */
  async draft(name: string): Promise<string> {
    await mkdir(this.directory, { recursive: true });
    return path.join(this.directory, `${name}.${randomUUID()}.part`);
  }

  async keep(draft: string, sha256: string): Promise<void> {
    await rename(draft, this.#fileOf(sha256));
  }

  /** Replaces the list of files. Removes files that have not been listed for an hour. */
  async publish(content: BulkPackage, now: number): Promise<void> {
    const draft = await this.draft(PACKAGE);
    const text = `${JSON.stringify({ ...content, digest: '' }, null, 2)}\n`;
    await writeFile(draft, withDigest(text, digestOf(text)));
    await rename(draft, path.join(this.directory, PACKAGE));
    const named = new Set(content.resources.map((resource) => `${hashOf(resource)}.parquet`));
    for (const name of await readdir(this.directory)) {
      if (!named.has(name) && name.endsWith('.parquet')) await this.#removeOlder(name, now - REPLACED_KEPT_MS);
    }
  }

  async removeAbandoned(now: number): Promise<void> {
    const names = (await readdir(this.directory).catch(nothingThere)) ?? [];
    for (const name of names.filter((one) => one.endsWith('.part'))) await this.#removeOlder(name, now - DRAFT_ABANDONED_MS);
  }

  async #removeOlder(name: string, than: number): Promise<void> {
    const file = path.join(this.directory, name);
    const found = await stat(file).catch(nothingThere);
    if (found !== null && found.mtimeMs < than) await rm(file, { force: true });
  }

  async #isSound(sha256: string): Promise<boolean> {
    const found = await stat(this.#fileOf(sha256)).catch(nothingThere);
    if (found === null) return false;
    const state = `${found.size} ${found.mtimeMs} ${found.ino}`;
    const known = this.#compared.get(sha256);
    if (known?.state === state) return known.isSound;
    const isSound = this.#compare(sha256);
    this.#compared.set(sha256, { state, isSound });
    isSound.catch(() => this.#compared.delete(sha256));
    return isSound;
  }

  /** Removes a file that does not match its hash, so that it is built again. */
  async #compare(sha256: string): Promise<boolean> {
    const file = this.#fileOf(sha256);
    const isSound = (await hashOfFile(file).catch(nothingThere)) === sha256;
    if (!isSound) await rm(file, { force: true });
    return isSound;
  }

  #fileOf(sha256: string): string {
    return path.join(this.directory, `${sha256}.parquet`);
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const withDigest = (text: string, digest: string): string => text.replace(DIGEST, `"digest": "${digest}"`);

/** True if the list has its digest, or if an earlier version of the program wrote it without one. */
function isAsWritten(text: string): boolean {
  const digest = DIGEST.exec(text)?.[1];
  return digest === undefined ? !text.includes('digest') && isJson(text) : digestOf(withDigest(text, '')) === digest;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function nothingThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
