/** Private files: folders 0700, files 0600, for any process mask. */
import { chmodSync, lstatSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { WattleError } from '../core/errors.ts';

const FOLDER = 0o700;
const FILE = 0o600;
const OF_OTHERS = 0o077;
/** Files of the program in its data directory. */
const OURS =
  /^(?:(?:data|jobs|accounts|webhooks)\.db(?:-\w+)?|(?:serve|refresh)\.lock|(?:master|dev)\.key|captures|registers|outbox|quota|sandbox)$/;

let usualMask: number | null = null;

/**
 * Creates a data directory and makes new files private. Closes files that earlier versions left open. A folder with other content, or of
 * another user, keeps its mode.
 */
export function ownDataDir(folder: string): void {
  // Only the main thread can set the process mask.
  if (isMainThread) usualMask ??= process.umask(OF_OTHERS);
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  const names = readdirSync(folder);
  const ours = names.filter((name) => OURS.test(name));
  if (ours.length === names.length) close(folder);
  // Closed folders contain only private files.
  for (const name of ours) if (isOpen(path.join(folder, name))) closeAll(path.join(folder, name));
}

/** Why a file cannot be written, by system code. */
const UNWRITABLE: Readonly<Record<string, string>> = {
  ENOENT: 'its folder is not there',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  EACCES: 'this user does not have permission to write there',
  EROFS: 'the file system is read-only',
};

/** Opens a requested file for writing, with the user's usual mode. Returns its descriptor. Throws REQ_BAD_PARAMETER if not writable. */
export function openForUser(file: string): number {
  if (usualMask !== null) process.umask(usualMask);
  try {
    return openSync(file, 'w');
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    const why = UNWRITABLE[code];
    if (why === undefined) throw cause;
    throw new WattleError('REQ_BAD_PARAMETER', `The file ${file} cannot be written: ${why}.`, { cause });
  } finally {
    if (usualMask !== null) process.umask(OF_OTHERS);
  }
}

function closeAll(place: string): void {
  close(place);
  if (lstatSync(place).isDirectory()) for (const name of readdirSync(place)) closeAll(path.join(place, name));
}

function close(place: string): void {
  if (isOpen(place)) chmodSync(place, lstatSync(place).isDirectory() ? FOLDER : FILE);
}

function isOpen(place: string): boolean {
  const found = lstatSync(place);
  const own = process.getuid?.();
  return !found.isSymbolicLink() && (own === undefined || found.uid === own) && (found.mode & OF_OTHERS) !== 0;
}
