/** Secrets that are made once and kept in a file: whole on the disk before anything rests on them. */
import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WattleError } from '../core/errors.ts';
import type { Config } from './config.ts';

const MASTER_KEY_BYTES = 32;

/** Reads a secret kept in a file, or makes it; two processes that start together agree on one, and a machine that loses its power keeps it. */
export function keptSecret<T>(file: string, make: () => string, read: (text: string) => T): T {
  if (!existsSync(file)) makeOnce(file, make());
  return read(readFileSync(file, 'utf8').trim());
}

/** The 32 bytes that a file holds as hex digits. Throws CONF_INVALID where it does not: keys made under another one would work for nobody. */
function masterKeyIn(file: string, text: string): Buffer {
  // What is no hex digit ends the reading.
  const key = Buffer.from(text, 'hex');
  if (key.length === MASTER_KEY_BYTES && text.length === 2 * MASTER_KEY_BYTES) return key;
  throw new WattleError(
    'CONF_INVALID',
    `${file} must contain 64 hexadecimal digits. Restore it from its backup, or set WATTLE_MASTER_KEY. Remove it only if you give up all accounts. A new one is then created.`,
  );
}

/** Under another name first, so that nobody reads half of it; what another process has made meanwhile is. */
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
  if (!existsSync(file)) throw new WattleError('CONF_INVALID', `${file} could not be made. Make its folder writable.`);
}

/** False where something else than a file of that name was in the way, such as a file system without links. */
function tried(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EEXIST';
  }
}

/** A name that is not flushed with its folder may be gone after a loss of power. */
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
 * The master key of this installation: the configured one, or one generated once into `<dataDir>/master.key`
 * (readable by its owner only), so that a first start needs no set-up.
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

/** The master key where there is one already; null where none was configured or made. */
export function masterKeyThere(config: Pick<Config, 'masterKey' | 'dataDir'>): Buffer | null {
  const file = path.join(config.dataDir, 'master.key');
  return config.masterKey ?? (existsSync(file) ? masterKeyIn(file, readFileSync(file, 'utf8').trim()) : null);
}
