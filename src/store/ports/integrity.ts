/** Integrity of the store: whether its content is as written. */
import type { DatasetKey } from '../../core/define-dataset.ts';

/** figures: series, versions, dimensions. captures, registers and bulk: files. database: result of the database's own check. */
const DAMAGE_KINDS = ['figures', 'captures', 'registers', 'bulk', 'database'] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

/** Stored content that differs from the written content. */
export interface Damage {
  readonly kind: DamageKind;
  /** The dataset, database or bulk file. */
  readonly subject: string;
  /** `series GCPIAG`, `version 3`, `capture 3f9a…`. */
  readonly part: string;
  readonly detail: string;
  readonly foundAt: number;
}

/** Parts of a dataset that were compared, and their differences. */
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
   * Compares a dataset with its digests and records differences. A damaged series is blocked until a later check finds it sound. Versions
   * without digests get them. Null if the dataset changed during the check.
   */
  verify(dataset: DatasetKey, now: number): Promise<Verdict | null>;
  /** Replaces the findings of one kind for a subject. */
  note(kind: DamageKind, subject: string, found: readonly Pick<Damage, 'part' | 'detail'>[], now: number): Promise<readonly Damage[]>;
  /** All findings, oldest first. */
  damages(): Promise<readonly Damage[]>;
  /** Notes that everything was compared. */
  noteCheck(check: IntegrityCheck): Promise<void>;
  /** The last full check, or null. */
  lastCheck(): Promise<IntegrityCheck | null>;
  /** Damaged pages, changed rows and broken references, from the database's own check. Empty if it is sound. */
  examine(): Promise<readonly string[]>;
  /** False if the database does not notice a changed byte in tables without digests: PostgreSQL without page checksums. */
  comparesPages(): Promise<boolean>;
}
