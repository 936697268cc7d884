/**
 * A folder of backups, and what a snapshot in it says of itself.
 *
 *   captures/ab/abcdef….br      packed bytes by the hash of what was packed; shared by all snapshots, each written once
 *   registers/<sha256>          files of registers, shared likewise
 *   snapshots/20261122T151200Z  manifest.json, captures.txt (the hashes that belong to it), and the databases
 *
 * A snapshot gets its name when it is whole and has been read back; what broke off is never taken for one.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { WattleError } from '../../core/errors.ts';

const FORMAT = 1;
const NAME = /^\d{8}T\d{6}Z$/;

export interface KeptFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** A file of a register; its time of change shows whether it has to be read again. */
export interface KeptRegister extends KeptFile {
  readonly mtimeMs: number;
}

export interface Manifest {
  readonly format: typeof FORMAT;
  /** ISO 8601 */
  readonly created_at: string;
  readonly version: string;
  readonly dialect: 'sqlite' | 'postgres';
  /** Names the master key that opens the credentials, without revealing anything of it. */
  readonly key_id: string;
  readonly databases: readonly KeptFile[];
  readonly registers: readonly KeptRegister[];
  /** How many captures belong to it. */
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

/** Makes a snapshot in a folder that `fill` fills, and gives it its name. */
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

/** Whole snapshots, oldest first. */
export async function snapshotNames(directory: string): Promise<readonly string[]> {
  const names = await readdir(snapshotsIn(directory)).catch(() => []);
  return names.filter((name) => NAME.test(name)).sort();
}

/** A snapshot by its name, or the newest. Throws REQ_NOT_FOUND, CONF_INVALID for one of a newer program, BUG for one that is damaged. */
export async function openSnapshot(directory: string, wanted: string | null): Promise<Backup & { readonly captures: readonly string[] }> {
  const names = await snapshotNames(directory);
  const name = wanted === null ? names.at(-1) : names.find((one) => one === wanted);
  if (name === undefined) {
    const said = wanted === null ? `${directory} has no backup.` : `${directory} has no backup ${wanted}.`;
    throw new WattleError('REQ_NOT_FOUND', said, names.length > 0 ? { hint: `It has ${names.join(', ')}.` } : {});
  }
  const folder = path.join(snapshotsIn(directory), name);
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  if (manifest.format !== FORMAT) throw new WattleError('CONF_INVALID', `The backup ${name} was made by a newer version of the program.`);
  for (const file of manifest.databases) await expectSame(path.join(folder, file.name), file);
  const captures = (await readFile(path.join(folder, 'captures.txt'), 'utf8')).split('\n').filter((line) => line !== '');
  if (captures.length !== manifest.captures) throw new WattleError('BUG', `The list of captures of the backup ${name} is damaged.`);
  return { name, folder, manifest, captures };
}

/** Forgets all but the newest snapshots, and the registers that none of those has. Captures stay: they are what cannot be had again. */
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

/** Throws BUG when a file of a backup is not what it was. */
export async function expectSame(file: string, { name, bytes, sha256 }: KeptFile): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found?.size !== bytes || (await hashOfFile(file)) !== sha256) {
    throw new WattleError('BUG', `The file ${name} changed after the backup. Take another backup.`);
  }
}

async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
