/** The integrity of the store: whether it still contains the data that were written. */
import type { DatasetKey } from '../../core/define-dataset.ts';

/**
 * figures: series, versions and dimensions. captures, registers and bulk: files. database: findings of the database's own integrity check.
 */
const DAMAGE_KINDS = ['figures', 'captures', 'registers', 'bulk', 'database'] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

/** Stored content that differs from the content that was written. */
export interface Damage {
  readonly kind: DamageKind;
  /** The dataset, database or bulk file that is damaged. */
  readonly subject: string;
  /** The damaged part, for example `series GCPIAG`, `version 3` or `capture 3f9a…`. */
  readonly part: string;
  readonly detail: string;
  readonly foundAt: number;
}

/** The number of series and values that were compared, and the differences found. */
export interface Verdict {
  readonly series: number;
  readonly values: number;
  readonly damages: readonly Damage[];
}

/** A finished check of the whole store, with the number of items that were compared. */
export interface IntegrityCheck {
  readonly finishedAt: number;
  readonly datasets: number;
  readonly values: number;
  readonly captures: number;
}

export interface IntegrityStore {
  /**
   * Compares a dataset with its digests and records the differences. Blocks a damaged series until a later check finds no difference. Adds
   * digests to versions that have none. Null if the dataset changed during the check.
   */
  verify(dataset: DatasetKey, now: number): Promise<Verdict | null>;
  /** Replaces the recorded findings of one kind for a subject. */
  note(kind: DamageKind, subject: string, found: readonly Pick<Damage, 'part' | 'detail'>[], now: number): Promise<readonly Damage[]>;
  /** All findings, oldest first. */
  damages(): Promise<readonly Damage[]>;
  /** Records that a check of the whole store has finished. */
  noteCheck(check: IntegrityCheck): Promise<void>;
  /** The last finished check of the whole store, or null. */
  lastCheck(): Promise<IntegrityCheck | null>;
  /** The findings of the database's own integrity check: damaged pages, changed rows and broken references. Empty if there is no damage. */
  examine(): Promise<readonly string[]>;
  /** False if the database cannot detect a changed byte in tables without digests. This is so in PostgreSQL without page checksums. */
  comparesPages(): Promise<boolean>;
}
