/** What the program keeps is for the user that runs it: folders 0700, files 0600, whatever the mask of the process was and is. */
import { chmodSync, lstatSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { WattleError } from '../core/errors.ts';

const FOLDER = 0o700;
const FILE = 0o600;
const OF_OTHERS = 0o077;
/** What the program makes in its data directory. */
const OURS =
  /^(?:(?:data|jobs|accounts|webhooks)\.db(?:-\w+)?|(?:serve|refresh)\.lock|(?:master|dev)\.key|captures|registers|outbox|quota|sandbox)$/;

let usualMask: number | null = null;

/**
 * Makes a data directory where it is missing, and from now on nothing that this process makes is open to others. What versions before this
 * one left open is closed; a folder in which other things lie keeps its own mode, and so does what is another user's.
 */
export function ownDataDir(folder: string): void {
  // The mask belongs to the process: its main thread alone can set it.
  if (isMainThread) usualMask ??= process.umask(OF_OTHERS);
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  const names = readdirSync(folder);
  const ours = names.filter((name) => OURS.test(name));
  if (ours.length === names.length) close(folder);
  // Below what is closed lies only what was made when it was.
  for (const name of ours) if (isOpen(path.join(folder, name))) closeAll(path.join(folder, name));
}

/** What is wrong with a file that is to be written, by the code of the system. */
const UNWRITABLE: Readonly<Record<string, string>> = {
  ENOENT: 'its folder is not there',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not write there',
  EROFS: 'the file system is read-only',
};

/**
 * Opens a file that the user requested, to write it anew: one that is made is as open as the user's files are. Gives its descriptor.
 * Throws REQ_BAD_PARAMETER where it cannot be written.
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
