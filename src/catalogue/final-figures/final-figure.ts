/** A value that its publisher no longer revises: identity, place and reason. */
import type { DatasetKey } from '../../core/define-dataset.ts';

/** One figure of a series, or one cell of a register. */
export interface FinalFigure {
  /** `2011-Q3`. Absent for a cell of a register. */
  readonly period?: string;
  readonly value: number | string;
  /** File, date and cell: `a02hist.xlsx Data!C15 (2026-03-10)`. */
  readonly at: string;
}

/** Figures of one selection that share unit, tolerance and reason. */
export interface FinalFigures {
  readonly dataset: DatasetKey;
  /** As in `/v1/data`: `measure=index&region=australia`. `columns` selects a register cell. */
  readonly filter: string;
  /** As in rows: `AUD million`. Null for register cells. */
  readonly unit: string | null;
  /** Tolerance. Absent: exact. */
  readonly within?: { readonly absolute: number } | { readonly percent: number };
  /** Only in some releases of the file, so absence is normal. */
  readonly onlyInVintage?: true;
  /** A benchmark revision may still change it a little. */
  readonly mayMove?: true;
  /** Why it is not revised. */
  readonly because: string;
  readonly url?: string;
  readonly figures: readonly FinalFigure[];
}
