/** What a store knows of whether its content is what was written. */
import type { DatasetKey } from '../../core/define-dataset.ts';

/** figures: series, versions, dimensions. captures, registers and bulk: files. database: what the database says of itself. */
export const DAMAGE_KINDS = ['figures', 'captures', 'registers', 'bulk', 'database'] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

/** Something that is not what was written. */
export interface Damage {
  readonly kind: DamageKind;
  /** The dataset that it belongs to; the name of the database or of the bulk file where it is of none. */
  readonly subject: string;
  /** `series GCPIAG`, `version 3`, `capture 3f9a…`. */
  readonly part: string;
  readonly detail: string;
  readonly foundAt: number;
}

/** What was compared of a dataset, and what differs. */
export interface Verdict {
  readonly series: number;
  readonly values: number;
  readonly damages: readonly Damage[];
}

/** One comparison of everything that is stored. */
export interface IntegrityCheck {
  readonly finishedAt: number;
  readonly datasets: number;
  readonly values: number;
  readonly captures: number;
}

export interface IntegrityStore {
  /**
   * Compares the figures of a dataset with their digests, and notes what differs: a series that does is not served from then on, and is again
   * once it does not. What was written before digests were kept gets its digests. Null where the dataset was written again meanwhile.
   */
  verify(dataset: DatasetKey, now: number): Promise<Verdict | null>;
  /** Replaces what is noted of a subject by one kind. */
  note(kind: DamageKind, subject: string, found: readonly Pick<Damage, 'part' | 'detail'>[], now: number): Promise<readonly Damage[]>;
  /** All that is noted, oldest first. */
  damages(): Promise<readonly Damage[]>;
  /** Notes that everything was compared. */
  noteCheck(check: IntegrityCheck): Promise<void>;
  /** When everything was last compared; null for never. */
  lastCheck(): Promise<IntegrityCheck | null>;
  /** What the database says of itself: damaged pages, rows that refer to none. Empty where all is well. */
  examine(): Promise<readonly string[]>;
}
