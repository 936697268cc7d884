/** Secrets that are created once and stored in a file, which is flushed to disk before the secret is used. */
import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WattleError } from '../core/errors.ts';
import type { Config } from './config.ts';

const MASTER_KEY_BYTES = 32;

/** Reads a secret from its file, or creates it. Concurrent processes get the same secret, and a power failure does not lose it. */
export function keptSecret<T>(file: string, make: () => string, read: (text: string) => T): T {
  if (!existsSync(file)) makeOnce(file, make());
  return read(readFileSync(file, 'utf8').trim());
}

/**
 * The 32 bytes in a file with hexadecimal digits. Throws CONF_INVALID for other content, because a new master key would make all keys
 * invalid.
 */
function masterKeyIn(file: string, text: string): Buffer {
  // The length must be checked, because decoding stops at the first invalid digit.
  const key = Buffer.from(text, 'hex');
  if (key.length === MASTER_KEY_BYTES && text.length === 2 * MASTER_KEY_BYTES) return key;
  throw new WattleError(
    'CONF_INVALID',
    `${file} must contain 64 hexadecimal digits. Restore it from its backup, or set WATTLE_MASTER_KEY.`,
    { hint: 'Remove the file only if you no longer need the accounts. Wattle then creates a new file.' },
  );
}

/** Writes a file under a temporary name first, so that no process reads a partial file. Does nothing if the file exists. */
function makeOnce(file: string, text: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  const beside = `${file}.${randomUUID()}`;
  const options = { mode: 0o600, flag: 'wx', flush: true } as const;
  try {
    writeFileSync(beside, text, options);
    if (!tried(() => linkSync(beside, file))) tried(() => writeFileSync(file, text, options));
    flushNames(folder);
  } finally {
    rmSync(beside, { force: true });
  }
  if (!existsSync(file)) throw new WattleError('CONF_INVALID', `${file} could not be created. Make its folder writable.`);
}

/** Runs `work`, which creates the file. Returns true if the file then exists, and false if the file system has no links. */
function tried(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EEXIST';
  }
}

/** Flushes a folder to disk. Otherwise a power failure may lose the name of a new file. */
function flushNames(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Returns the master key from the settings, or else from `<dataDir>/master.key`. The file is created once, and only its owner can read it.
 */
export function masterKeyOf(config: Config): Buffer {
  if (config.masterKey) return config.masterKey;
  const file = path.join(config.dataDir, 'master.key');
  return keptSecret(
    file,
    () => randomBytes(32).toString('hex'),
    (text) => masterKeyIn(file, text),
  );
}

/** Returns the master key if it exists, otherwise null. Does not create a key. */
export function masterKeyThere(config: Pick<Config, 'masterKey' | 'dataDir'>): Buffer | null {
  const file = path.join(config.dataDir, 'master.key');
  return config.masterKey ?? (existsSync(file) ? masterKeyIn(file, readFileSync(file, 'utf8').trim()) : null);
}
