/** Makes files private: mode 0700 for folders and 0600 for files, with any umask of the process. */
import { chmodSync, lstatSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { WattleError } from '../core/errors.ts';

const FOLDER = 0o700;
const FILE = 0o600;
const OF_OTHERS = 0o077;
/** Matches the names of the program's files in its data directory. */
const OURS =
  /^(?:(?:data|jobs|accounts|webhooks)\.db(?:-\w+)?|(?:serve|refresh)\.lock|(?:master|dev)\.key|captures|registers|outbox|quota|sandbox)$/;

let usualMask: number | null = null;

/**
 * Creates a data directory and makes new files private. Also removes other users' access to files from earlier versions of the program. The
 * mode does not change if the folder has other content or another owner.
 */
export function ownDataDir(folder: string): void {
  // Only the main thread can set the umask of the process.
  if (isMainThread) usualMask ??= process.umask(OF_OTHERS);
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  const names = readdirSync(folder);
  const ours = names.filter((name) => OURS.test(name));
  if (ours.length === names.length) close(folder);
  // In a private folder, the modes of files need no change, because nobody else can open them.
  for (const name of ours) if (isOpen(path.join(folder, name))) closeAll(path.join(folder, name));
}

/** Reasons why a file cannot be written, by system error code. */
const UNWRITABLE: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  EACCES: 'this user does not have permission to write there',
  EROFS: 'the file system is read-only',
};

/**
 * Opens a file that the user named, for writing with the user's umask. Returns its descriptor. Throws REQ_BAD_PARAMETER if the file cannot
 * be written.
 */
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
