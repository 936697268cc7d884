/** A value that its agency no longer revises. It states the value, where it was published, and why it is final. */
import type { DatasetKey } from '../../core/define-dataset.ts';

/** The value of one period of a series, or of one cell in a register. */
export interface FinalFigure {
  /** The period, such as `2011-Q3`. Absent for a cell in a register. */
  readonly period?: string;
  readonly value: number | string;
  /** The file, its date and the cell, such as `a02hist.xlsx Data!C15 (2026-03-10)`. */
  readonly at: string;
}

/** Final values of the same selection, with the same unit, tolerance and reason. */
export interface FinalFigures {
  readonly dataset: DatasetKey;
  /** A filter as in `/v1/data`, such as `measure=index&region=australia`. For a register, `columns` selects the cell. */
  readonly filter: string;
  /** The unit as in rows, such as `AUD million`. Null for a cell in a register. */
  readonly unit: string | null;
  /** The allowed difference. If absent, the value must be equal. */
  readonly within?: { readonly absolute: number } | { readonly percent: number };
  /** Set if only some releases of the file contain the value, so that it may be missing. */
  readonly onlyInVintage?: true;
  /** Set if a benchmark revision may still change the value slightly. */
  readonly mayMove?: true;
  /** The reason why the value is not revised. */
  readonly because: string;
  readonly url?: string;
  readonly figures: readonly FinalFigure[];
}
