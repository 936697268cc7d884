/** Defines final figures. These are values that their agency no longer revises. Each has a reason and the place where it was published. */
import type { DatasetKey } from '../../core/define-dataset.ts';

/** The value of one period of a series, or of one cell in a register. */
export interface FinalFigure {
  /** The period, such as `2011-Q3`. Absent for a cell in a register. */
  readonly period?: string;
  readonly value: number | string;
  /** The place where the value was published: file, cell and date of the file, such as `a02hist.xlsx Data!C15 (2026-03-10)`. */
  readonly at: string;
}

/** Final values of one selection. They have the same unit, tolerance and reason. */
export interface FinalFigures {
  readonly dataset: DatasetKey;
  /**
   * The query parameters of `/v1/data` that select the series, such as `measure=index&region=australia`. For a register, `columns` selects
   * the cell.
   */
  readonly filter: string;
  /** The unit, as in the rows of `/v1/data`, such as `AUD million`. Null for a cell in a register. */
  readonly unit: string | null;
  /** The allowed difference. If absent, values must be equal. */
  readonly within?: { readonly absolute: number } | { readonly percent: number };
  /** True if the value may be missing, because only some releases of the file contain it. */
  readonly onlyInVintage?: true;
  /** True if the agency may still revise the value slightly in a benchmark revision. */
  readonly mayMove?: true;
  /** The reason why the value is no longer revised. */
  readonly because: string;
  readonly url?: string;
  readonly figures: readonly FinalFigure[];
}
