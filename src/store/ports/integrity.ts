/** The integrity of the store: whether it still contains the data that were written. */
import type { DatasetKey } from '../../core/define-dataset.ts';

/** figures: series, versions and dimensions. captures, registers and bulk: files. database: the result of the database's own check. */
const DAMAGE_KINDS = ['figures', 'captures', 'registers', 'bulk', 'database'] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

/** Stored content that differs from the content that was written. */
export interface Damage {
  readonly kind: DamageKind;
  /** The dataset, database or bulk file. */
  readonly subject: string;
  /** `series GCPIAG`, `version 3`, `capture 3f9a…`. */
  readonly part: string;
  readonly detail: string;
  readonly foundAt: number;
}

/** The number of compared parts of a dataset, and the differences found. */
export interface Verdict {
  readonly series: number;
  readonly values: number;
  readonly damages: readonly Damage[];
}

/** One check of the whole store. */
export interface IntegrityCheck {
  readonly finishedAt: number;
  readonly datasets: number;
  readonly values: number;
  readonly captures: number;
}

export interface IntegrityStore {
  /**
   * Compares a dataset with its digests and records differences. A damaged series is blocked until a later check finds no difference.
   * Versions without digests get them. Null if the dataset changed during the check.
   */
  verify(dataset: DatasetKey, now: number): Promise<Verdict | null>;
  /** Replaces the findings of one kind for a subject. */
  note(kind: DamageKind, subject: string, found: readonly Pick<Damage, 'part' | 'detail'>[], now: number): Promise<readonly Damage[]>;
  /** All findings, oldest first. */
  damages(): Promise<readonly Damage[]>;
  /** Records that everything has been compared. */
  noteCheck(check: IntegrityCheck): Promise<void>;
  /** The last full check, or null. */
  lastCheck(): Promise<IntegrityCheck | null>;
  /** The result of the database's own check: damaged pages, changed rows and broken references. Empty if it finds no damage. */
  examine(): Promise<readonly string[]>;
  /**
   * False if the database does not detect a changed byte in tables without digests. This is the case in PostgreSQL without page checksums.
   */
  comparesPages(): Promise<boolean>;
}
