/** A value that its publisher no longer revises: which value it is, where it is published, and why it is final. */
import type { DatasetKey } from '../../core/define-dataset.ts';

/** One value of a series, or one cell in a register. */
export interface FinalFigure {
  /** The period, `2011-Q3`. Absent for a cell in a register. */
  readonly period?: string;
  readonly value: number | string;
  /** The file, its date and the cell: `a02hist.xlsx Data!C15 (2026-03-10)`. */
  readonly at: string;
}

/** Final values from one selection. They share unit, tolerance and reason. */
export interface FinalFigures {
  readonly dataset: DatasetKey;
  /** A filter as in `/v1/data`: `measure=index&region=australia`. In a register, `columns` selects the cell. */
  readonly filter: string;
  /** The unit as in rows: `AUD million`. Null for cells in a register. */
  readonly unit: string | null;
  /** Tolerance. Absent: exact. */
  readonly within?: { readonly absolute: number } | { readonly percent: number };
  /** The value is only in some releases of the file, so it may be missing. */
  readonly onlyInVintage?: true;
  /** A benchmark revision may still change the value a little. */
  readonly mayMove?: true;
  /** Why it is not revised. */
  readonly because: string;
  readonly url?: string;
  readonly figures: readonly FinalFigure[];
}
