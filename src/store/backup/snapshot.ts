/**
 * A folder of backups, and the manifest of each snapshot.
 *
 * captures/ab/abcdef….br      packed bytes, named after the hash of the original bytes; shared by all snapshots
 * registers/<sha256>          register files, also shared by all snapshots
 * snapshots/20261122T151200Z  manifest.json, captures.txt (hashes of the snapshot's captures), and the databases
 *
 * A snapshot gets its final name only after its files have been read back, so a partial snapshot is never used.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { WattleError } from '../../core/errors.ts';

const FORMAT = 1;
const NAME = /^\d{8}T\d{6}Z$/;

interface KeptFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The modification time is recorded with the file. If it is the same as at the last backup, a backup does not read the file again. */
export interface KeptRegister extends KeptFile {
  readonly mtimeMs: number;
}

export interface Manifest {
  readonly format: typeof FORMAT;
  readonly created_at: string;
  readonly version: string;
  readonly dialect: 'sqlite' | 'postgres';
  /** Identifies the master key without revealing the key. */
  readonly key_id: string;
  readonly databases: readonly KeptFile[];
  readonly registers: readonly KeptRegister[];
  readonly captures: number;
}

export interface Backup {
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

export const capturesIn = (directory: string): string => path.join(directory, 'captures');
export const registersIn = (directory: string): string => path.join(directory, 'registers');
const snapshotsIn = (directory: string): string => path.join(directory, 'snapshots');

/** Creates a folder under a temporary name, calls `fill` to write the files, then renames the folder. */
export async function takeSnapshot(
  directory: string,
  createdAt: string,
  fill: (
    folder: string,
  ) => Promise<{ readonly manifest: Omit<Manifest, 'format' | 'created_at' | 'captures'>; readonly captures: readonly string[] }>,
): Promise<Backup> {
  const name = `${createdAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const place = path.join(snapshotsIn(directory), name);
  const beside = `${place}.part`;
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside, { recursive: true, mode: 0o700 });
  const { manifest, captures } = await fill(beside);
  const whole: Manifest = { format: FORMAT, created_at: createdAt, ...manifest, captures: captures.length };
  await writeFile(path.join(beside, 'captures.txt'), captures.map((sha256) => `${sha256}\n`).join(''));
  await writeFile(path.join(beside, 'manifest.json'), `${JSON.stringify(whole, null, 2)}\n`);
  await rename(beside, place);
  return { name, folder: place, manifest: whole };
}

export async function snapshotNames(directory: string): Promise<readonly string[]> {
  const names = await readdir(snapshotsIn(directory)).catch(() => []);
  return names.filter((name) => NAME.test(name)).sort();
}

/**
 * Opens the named snapshot, or the latest one if the name is null. Throws REQ_NOT_FOUND, CONF_INVALID (made by a newer program) or BUG
 * (damaged).
 */
export async function openSnapshot(directory: string, wanted: string | null): Promise<Backup & { readonly captures: readonly string[] }> {
  const names = await snapshotNames(directory);
  const name = wanted === null ? names.at(-1) : names.find((one) => one === wanted);
  if (name === undefined) {
    const said = wanted === null ? `${directory} has no backup.` : `${directory} has no backup ${wanted}.`;
    throw new WattleError('REQ_NOT_FOUND', said, names.length > 0 ? { hint: `Allowed: ${names.join(', ')}.` } : {});
  }
  const folder = path.join(snapshotsIn(directory), name);
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  if (manifest.format !== FORMAT) throw new WattleError('CONF_INVALID', `The backup ${name} was made by a newer version of the program.`);
  for (const file of manifest.databases) await expectSame(path.join(folder, file.name), file);
  const captures = (await readFile(path.join(folder, 'captures.txt'), 'utf8')).split('\n').filter((line) => line !== '');
  if (captures.length !== manifest.captures) throw new WattleError('BUG', `The list of captures in the backup ${name} is damaged.`);
  return { name, folder, manifest, captures };
}

/**
 * Deletes all snapshots except the latest `keep`, and register files that no remaining snapshot uses. Captures are not deleted, because
 * they cannot be downloaded again.
 */
export async function forgetOlder(directory: string, keep: number): Promise<readonly string[]> {
  const names = await snapshotNames(directory);
  const gone = names.slice(0, Math.max(0, names.length - keep));
  for (const name of gone) await rm(path.join(snapshotsIn(directory), name), { recursive: true });
  const kept = new Set<string>();
  for (const name of names.slice(gone.length)) {
    const manifest = JSON.parse(await readFile(path.join(snapshotsIn(directory), name, 'manifest.json'), 'utf8')) as Manifest;
    for (const { sha256 } of manifest.registers) kept.add(sha256);
  }
  for (const file of await readdir(registersIn(directory)).catch(() => [])) {
    if (!kept.has(file)) await rm(path.join(registersIn(directory), file));
  }
  return gone;
}

export async function keptFile(file: string): Promise<KeptFile> {
  return { name: path.basename(file), bytes: (await stat(file)).size, sha256: await hashOfFile(file) };
}

/** Compares a file in the backup with its size and hash. Throws BUG if it has changed since it was written. */
export async function expectSame(file: string, { name, bytes, sha256 }: KeptFile): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found?.size !== bytes || (await hashOfFile(file)) !== sha256) {
    throw new WattleError('BUG', `The file ${name} changed after the backup. Take another backup.`);
  }
}

export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
