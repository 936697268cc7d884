/**
 * Backs up and restores a data directory while other programs may write to it. The databases are copied one after another, in this
 * order:
 *
 * accounts ─▶ webhooks ─▶ data ─▶ register files ─▶ captures
 *
 * This order keeps references valid, because each copy refers only to parts that are copied later. Registers and captures never change, and
 * are kept for some time after their versions are deleted.
 */
import { chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { WattleError } from '../../core/errors.ts';
import { unpack } from '../captures/bytes.ts';
import { CaptureFiles } from '../captures/sqlite-files.ts';
import { type DriverDatabase, openFile } from '../sqlite/driver.ts';
import { capturesIn, expectSame, type KeptRegister, keptFile, type Manifest, registersIn } from './snapshot.ts';

/** jobs.db is not copied, because open jobs are scheduled again after a restore. */
const DATABASES = ['accounts.db', 'webhooks.db', 'data.db'] as const;
const WAIT_MS = 30_000;

type Filled = Pick<Manifest, 'databases' | 'registers' | 'dialect'>;

export async function backUpFiles(
  dataDir: string,
  directory: string,
  folder: string,
  before: readonly KeptRegister[],
  hasCaptures: boolean,
): Promise<{ readonly manifest: Filled; readonly captures: readonly string[] }> {
  for (const name of DATABASES) copyDatabase(path.join(dataDir, name), path.join(folder, name));
  const registers = await keepRegisters(path.join(dataDir, 'registers'), registersIn(directory), before);
  const captures = hasCaptures
    ? await keepCaptures(path.join(dataDir, 'captures'), capturesIn(directory), path.join(folder, 'data.db'))
    : [];
  const databases = [];
  for (const name of DATABASES) {
    expectSound(path.join(folder, name));
    databases.push(await keptFile(path.join(folder, name)));
  }
  return { manifest: { dialect: 'sqlite', databases, registers }, captures };
}

/** Restores a backup into a folder. Throws REQ_CONFLICT if the folder already has databases, so that no data are overwritten. */
export async function restoreFiles(
  dataDir: string,
  directory: string,
  { folder, manifest, captures }: { readonly folder: string; readonly manifest: Manifest; readonly captures: readonly string[] },
): Promise<void> {
  const there = (await readdir(dataDir).catch(() => [])).filter((name) => name.endsWith('.db'));
  if (there.length > 0) {
    throw new WattleError('REQ_CONFLICT', `${dataDir} already has ${there.join(', ')}.`, {
      hint: 'Stop the program and move these files, or set WATTLE_DATA_DIR to a folder without them.',
    });
  }
  await mkdir(path.join(dataDir, 'registers'), { recursive: true });
  for (const register of manifest.registers) {
    const kept = path.join(registersIn(directory), register.sha256);
    await expectSame(kept, register);
    await copyForOwner(kept, path.join(dataDir, 'registers', register.name));
  }
  const [from, to] = [new CaptureFiles(capturesIn(directory)), new CaptureFiles(path.join(dataDir, 'captures'))];
  for (const sha256 of captures) {
    const packed = await from.read(sha256);
    if (!packed) throw new WattleError('BUG', `The capture ${sha256} is not in the backup.`);
    await unpack(sha256, packed);
    await to.write(sha256, packed);
  }
  // The databases get their final names last, so that an interrupted restore leaves no incomplete database.
  for (const { name } of manifest.databases) await copyForOwner(path.join(folder, name), path.join(dataDir, `${name}.restoring`));
  for (const { name } of manifest.databases) await rename(path.join(dataDir, `${name}.restoring`), path.join(dataDir, name));
}

/** Makes a copy that only the owner of the process can read, because other users may have access to the folder. */
async function copyForOwner(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  await chmod(to, 0o600);
}

function withDatabase<T>(file: string, work: (db: DriverDatabase) => T): T {
  const db = openFile(file, { readOnly: false });
  try {
    db.exec(`PRAGMA busy_timeout = ${WAIT_MS}`);
    return work(db);
  } finally {
    db.close();
  }
}

/** Copies a consistent state of the database, without its free pages. Other connections can write during the copy. */
function copyDatabase(from: string, to: string): void {
  withDatabase(from, (db) => db.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`));
}

function expectSound(file: string): void {
  const found = withDatabase(file, (db) => db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[]);
  if (found.length !== 1 || found[0]?.integrity_check !== 'ok') {
    throw new WattleError('BUG', `${path.basename(file)} is damaged: ${found[0]?.integrity_check}.`);
  }
}

async function keepRegisters(from: string, to: string, before: readonly KeptRegister[]): Promise<readonly KeptRegister[]> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const kept: KeptRegister[] = [];
  for (const name of (await readdir(from).catch(() => [])).filter((one) => one.endsWith('.db')).sort()) {
    const file = path.join(from, name);
    const found = await stat(file).catch(() => null);
    if (!found) continue;
    const { mtimeMs, size } = found;
    const same = before.find((one) => one.name === name && one.bytes === size && one.mtimeMs === mtimeMs);
    if (same) kept.push(same);
    else kept.push({ ...(await copyInto(file, to)), name, mtimeMs });
  }
  return kept;
}

async function copyInto(file: string, folder: string): Promise<Omit<KeptRegister, 'mtimeMs'>> {
  const beside = path.join(folder, `${path.basename(file)}.part`);
  await copyFile(file, beside);
  const kept = await keptFile(beside);
  await rename(beside, path.join(folder, kept.sha256));
  return kept;
}

/**
 * Copies captures that the backup does not contain yet, after checking their hashes. If a capture was deleted after the database was
 * copied, the copied database marks it as dropped.
 */
async function keepCaptures(from: string, to: string, database: string): Promise<readonly string[]> {
  const [here, there] = [new CaptureFiles(from), new CaptureFiles(to)];
  const hashes = withDatabase(
    database,
    (db) =>
      db.prepare('SELECT DISTINCT sha256 FROM captures WHERE dropped = 0 AND external = 0 AND large = 0 ORDER BY sha256').all() as {
        sha256: string;
      }[],
  ).map(({ sha256 }) => sha256);
  const lost: string[] = [];
  for (const sha256 of hashes) {
    if (await there.has(sha256)) continue;
    const packed = await here.read(sha256);
    if (packed) {
      await unpack(sha256, packed);
      await there.write(sha256, packed);
    } else lost.push(sha256);
  }
  withDatabase(database, (db) => {
    const drop = db.prepare('UPDATE captures SET dropped = 1 WHERE sha256 = ?');
    for (const sha256 of lost) drop.run(sha256);
  });
  for (const suffix of ['-wal', '-shm', '-journal']) await rm(`${database}${suffix}`, { force: true });
  return hashes.filter((sha256) => !lost.includes(sha256));
}
