/** Checks whether the stored data are the same as when they were written. */
import type { DatasetKey } from '../../core/define-dataset.ts';

/** figures: series, versions and dimensions. captures, registers, bulk: files. database: findings of the database's own checks. */
const DAMAGE_KINDS = ['figures', 'captures', 'registers', 'bulk', 'database'] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

export interface Damage {
  readonly kind: DamageKind;
  /** The damaged dataset, database or bulk file. */
  readonly subject: string;
  /** The damaged part, for example `series GCPIAG`, `version 3` or `capture 3f9a…`. */
  readonly part: string;
  readonly detail: string;
  readonly foundAt: number;
}

/** The numbers of compared series and values, and the differences. */
export interface Verdict {
  readonly series: number;
  readonly values: number;
  readonly damages: readonly Damage[];
}

/** A finished check of the whole store, with the numbers of compared items. */
export interface IntegrityCheck {
  readonly finishedAt: number;
  readonly datasets: number;
  readonly values: number;
  readonly captures: number;
}

export interface IntegrityStore {
  /**
   * Compares a dataset with its digests, records the differences and adds missing digests. A damaged series is blocked until a later check
   * finds no difference. Returns null if the dataset changed during the check.
   */
  verify(dataset: DatasetKey, now: number): Promise<Verdict | null>;
  /** Replaces the findings of one kind for a subject. */
  note(kind: DamageKind, subject: string, found: readonly Pick<Damage, 'part' | 'detail'>[], now: number): Promise<readonly Damage[]>;
  /** Lists the damaged parts, in the order in which they were found. */
  damages(): Promise<readonly Damage[]>;
  noteCheck(check: IntegrityCheck): Promise<void>;
  lastCheck(): Promise<IntegrityCheck | null>;
  /** Findings of the database's integrity check: damaged pages, changed rows and broken references. */
  examine(): Promise<readonly string[]>;
  /** False for PostgreSQL without page checksums. It cannot detect a changed byte in tables without digests. */
  comparesPages(): Promise<boolean>;
}
