/** Registers as SQLite files, with a separate file for each version. A load builds a new file, which then becomes the current version. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Clock } from '../../../core/clock.ts';
import type { DatasetKey } from '../../../core/define-dataset.ts';
import { WattleError } from '../../../core/errors.ts';
import { DAY_MS } from '../../../core/period.ts';
import type {
  RegisterGroupsQuery,
  RegisterGroupTotals,
  RegisterLoad,
  RegisterPage,
  RegisterQuery,
  RegisterStore,
} from '../../ports/registers.ts';
import type { Version } from '../../ports/series.ts';
import { storeErrorOf } from '../../ports/store-fault.ts';
import { type Counts, nextSeq, STORED_SQL, type StoredDataset } from '../../series/apply-version.ts';
import { expectSoundRegister } from '../../series/damaged-series.ts';
import { lockDataset, recordVersion } from '../../series/sqlite.ts';
import type { SqliteDatabase } from '../../sqlite/database.ts';
import { expectReadable, isReadable } from '../cells.ts';
import { readPage } from '../page.ts';
import { ScanQueue } from '../scan-queue.ts';
import { ComparedFiles, hasWrittenBytes, stateOfFile } from './file-checksum.ts';
import { RegisterBuild } from './register-build.ts';
import { RegisterFile } from './register-file.ts';

interface OpenFile {
  readonly file: RegisterFile;
  /** The state in which the file was compared with its checksum. */
  readonly state: string;
}

const NO_COVERAGE = { periodStart: null, periodEnd: null, newestDay: null };

export class SqliteRegisterStore implements RegisterStore {
  readonly #db: SqliteDatabase;
  readonly #directory: string;
  readonly #clock: Clock;
  readonly #open = new Map<string, OpenFile>();
  readonly #compared = new ComparedFiles();
  readonly #scans = new ScanQueue();

  constructor(db: SqliteDatabase, directory: string, clock: Clock) {
    this.#db = db;
    this.#directory = directory;
    this.#clock = clock;
    mkdirSync(directory, { recursive: true });
  }

  /** Only a worker should call this. Indexing millions of rows blocks the thread for half a minute. */
  async load(load: RegisterLoad): Promise<Version | null> {
    this.#dropLeftovers(load.dataset);
    const build = new RegisterBuild(`${this.#placeOf(load.dataset, 'new')}.${randomUUID()}.building`, load);
    try {
      for await (const row of load.rows) build.add(row);
      load.check?.(build.rows);
      const stored = this.#db.get<StoredDataset>(STORED_SQL, load.dataset);
      const before = stored?.seq ?? null;
      const isDamaged = stored?.damaged === 1 || (before !== null && !(await this.#isAsWritten(load.dataset, before)));
      const digest = build.digest();
      if (!isDamaged && digest === this.#digestOf(load.dataset, before)) {
        build.discard();
        return null;
      }
      build.finish(digest);
      const counts = this.#differenceOf(build, load.dataset, isDamaged ? null : before);
      build.close();
      const version = this.#swap(load, build, before, counts);
      this.#dropBefore(load.dataset, version.seq - 1);
      return version;
    } catch (error) {
      build.discard();
      throw error;
    }
  }

  async query(query: RegisterQuery): Promise<RegisterPage> {
    const { seq, file } = await this.#fileFor(query.dataset, query.seq);
    return readPage(file, seq, query);
  }

  async groups(query: RegisterGroupsQuery): Promise<readonly RegisterGroupTotals[]> {
    return (await this.#fileFor(query.dataset, query.seq)).file.groups(query);
  }

  async verify(dataset: DatasetKey): Promise<string | null> {
    const seq = this.#db.get<StoredDataset>(STORED_SQL, dataset)?.seq ?? null;
    if (seq === null) return null;
    const place = this.#placeOf(dataset, seq);
    if (!existsSync(place)) return 'The file is missing.';
    let file: RegisterFile | null = null;
    try {
      if (!(await hasWrittenBytes(place))) return 'The file has changed since it was written.';
      file = RegisterFile.open(place);
      return await file.verify();
    } catch (error) {
      const known = storeErrorOf(error);
      if (known?.code !== 'STORE_DAMAGED' && !(error instanceof SyntaxError)) throw error;
      return 'The file is damaged.';
    } finally {
      file?.close();
    }
  }

  drop(dataset: DatasetKey): void {
    this.#dropBefore(dataset, Number.POSITIVE_INFINITY);
  }

  close(): void {
    for (const { file } of this.#open.values()) file.close();
    this.#open.clear();
  }

  #differenceOf(build: RegisterBuild, dataset: DatasetKey, before: number | null): Counts {
    const place = before === null ? null : this.#placeOf(dataset, before);
    return place && existsSync(place) ? build.differenceFrom(place) : { added: build.rows, changed: 0, removed: 0 };
  }

  #digestOf(dataset: DatasetKey, seq: number | null): string | null {
    const place = seq === null ? null : this.#placeOf(dataset, seq);
    if (!place || !existsSync(place)) return null;
    const file = RegisterFile.open(place);
    file.close();
    return isReadable(file.layout) ? file.layout.digest : null;
  }

  /**
   * Makes the new file the current version. The file gets its final name before the commit. If the commit fails, no process opens the file,
   * and a later load overwrites it.
   */
  #swap(load: RegisterLoad, build: RegisterBuild, before: number | null, counts: Counts): Version {
    return this.#db.write(() => {
      const stored = lockDataset(this.#db, load.dataset);
      if (stored.seq !== before) throw new WattleError('REQ_CONFLICT', `Another version of ${load.dataset} was loaded at the same time.`);
      const seq = nextSeq(load.dataset, stored, load.version);
      renameSync(build.path, this.#placeOf(load.dataset, seq));
      return recordVersion(this.#db, load.dataset, load.version, { id: stored.id, seq }, counts, {
        rowCount: build.rows,
        coverage: NO_COVERAGE,
      });
    });
  }

  async #fileFor(dataset: DatasetKey, wanted: number | undefined): Promise<{ seq: number; file: RegisterFile }> {
    const stored = this.#db.get<StoredDataset>(STORED_SQL, dataset);
    if (stored) expectSoundRegister(dataset, stored);
    const newest = stored?.seq ?? null;
    if (newest === null) throw new WattleError('DATA_UNAVAILABLE', `${dataset} has no version.`);
    const seq = wanted ?? newest;
    const place = this.#placeOf(dataset, seq);
    const state = stateOfFile(place);
    const open = this.#open.get(place);
    // An open file can be read after another process deletes it.
    if (open && (state === null || open.state === state)) return { seq, file: open.file };
    if (seq > newest || seq < newest - 1 || state === null) {
      if (wanted === undefined) throw new WattleError('DATA_UNAVAILABLE', `The register ${dataset} is not stored.`);
      throw new WattleError('REQ_CURSOR_EXPIRED', `Version ${seq} of ${dataset} is no longer stored.`);
    }
    this.#closeBefore(dataset, newest - 1);
    return { seq, file: await this.#openSound(dataset, place, state) };
  }

  /** Opens a file after it was compared with its checksum. Throws DATA_DAMAGED for a difference. */
  async #openSound(dataset: DatasetKey, place: string, state: string): Promise<RegisterFile> {
    this.#close(place);
    expectSoundRegister(dataset, { damaged: (await this.#compared.isSound(place, state)) ? 0 : 1 });
    // Another request may have opened the file during the comparison.
    const open = this.#open.get(place);
    if (open?.state === state) return open.file;
    this.#close(place);
    const file = openReadable(dataset, place, this.#scans);
    this.#open.set(place, { file, state });
    return file;
  }

  #close(place: string): void {
    this.#open.get(place)?.file.close();
    this.#open.delete(place);
  }

  /** True if the file has its checksum or is missing. */
  async #isAsWritten(dataset: DatasetKey, seq: number): Promise<boolean> {
    const place = this.#placeOf(dataset, seq);
    return !existsSync(place) || (await hasWrittenBytes(place));
  }

  #dropBefore(dataset: DatasetKey, seq: number): void {
    this.#closeBefore(dataset, seq);
    for (const { place, number } of this.#files(dataset)) {
      if (number < seq) rmSync(place, { force: true });
    }
  }

  /** Closes the files of older versions when a newer version is found. Other processes may delete these files. */
  #closeBefore(dataset: DatasetKey, seq: number): void {
    for (const place of this.#open.keys()) {
      const number = this.#numberOf(dataset, path.basename(place));
      if (number === null || number >= seq) continue;
      this.#close(place);
      this.#compared.forget(place);
    }
  }

  /** Removes files left by a crash. Files older than a day are not in use, because a build takes minutes. */
  #dropLeftovers(dataset: DatasetKey): void {
    const prefix = `${path.basename(this.#placeOf(dataset, 'new'))}.`;
    for (const name of readdirSync(this.#directory)) {
      const place = path.join(this.#directory, name);
      if (name.startsWith(prefix) && statSync(place).mtimeMs < this.#clock.now() - DAY_MS) rmSync(place, { force: true });
    }
  }

  #files(dataset: DatasetKey): readonly { place: string; number: number }[] {
    return readdirSync(this.#directory).flatMap((name) => {
      const number = this.#numberOf(dataset, name);
      return number === null ? [] : [{ place: path.join(this.#directory, name), number }];
    });
  }

  #numberOf(dataset: DatasetKey, fileName: string): number | null {
    const match = /^(.*)-(\d+)\.db$/.exec(fileName);
    return match?.[1] === fileStem(dataset) ? Number(match[2]) : null;
  }

  #placeOf(dataset: DatasetKey, seq: number | 'new'): string {
    return path.join(this.#directory, `${fileStem(dataset)}-${seq}.db`);
  }
}

function openReadable(dataset: DatasetKey, place: string, scans: ScanQueue): RegisterFile {
  const file = RegisterFile.open(place, scans);
  try {
    expectReadable(dataset, file.layout);
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Returns the start of a file name: `asic/ASIC_COMPANIES` becomes `asic-ASIC_COMPANIES`. */
const fileStem = (dataset: DatasetKey): string => encodeURIComponent(dataset.replace('/', '-'));
