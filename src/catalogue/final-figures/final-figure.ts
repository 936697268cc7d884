/** A value that its agency no longer revises. It states the value, where it was published, and why it is final. */
import type { DatasetKey } from '../../core/define-dataset.ts';

/** Of one period of a series, or of one cell in a register. */
export interface FinalFigure {
  /** Such as `2011-Q3`. Absent for a cell in a register. */
  readonly period?: string;
  readonly value: number | string;
  /** The file, its date and the cell, such as `a02hist.xlsx Data!C15 (2026-03-10)`. */
  readonly at: string;
}

/** Final values of the same selection, with the same unit, tolerance and reason. */
export interface FinalFigures {
  readonly dataset: DatasetKey;
  /** As in `/v1/data`, such as `measure=index&region=australia`. For a register, `columns` selects the cell. */
  readonly filter: string;
  /** As in rows, such as `AUD million`. Null for a cell in a register. */
  readonly unit: string | null;
  /** The allowed difference. Absent means equality. */
  readonly within?: { readonly absolute: number } | { readonly percent: number };
  /** True if the value may be missing, because only some releases of the file contain it. */
  readonly onlyInVintage?: true;
  /** True if a benchmark revision may still change the value slightly. */
  readonly mayMove?: true;
  /** Why the value is not revised. */
  readonly because: string;
  readonly url?: string;
  readonly figures: readonly FinalFigure[];
}
