/** The form of a figure that its publisher does not revise any more: what it is, where it is, and why it stays. */
import type { DatasetKey } from '../../core/define-dataset.ts';

/** One figure of a series, or one cell of a register. */
export interface FinalFigure {
  /** `2011-Q3`; absent for a cell of a register. */
  readonly period?: string;
  readonly value: number | string;
  /** File, date and cell: `a02hist.xlsx Data!C15 (2026-03-10)`. */
  readonly at: string;
}

/** Figures of one selection that share unit, tolerance and reason. */
export interface FinalFigures {
  readonly dataset: DatasetKey;
  /** As `/v1/data` takes it: `measure=index&region=australia`. `columns` names the cell of a register. */
  readonly filter: string;
  /** As rows show it: `AUD million`; null for cells of a register. */
  readonly unit: string | null;
  /** How far a figure may be off; absent: not at all. */
  readonly within?: { readonly absolute: number } | { readonly percent: number };
  /** The publisher's file holds it in some vintages only: that it is absent says nothing. */
  readonly onlyInEdition?: true;
  /** A benchmark revision may still move it a little. */
  readonly mayMove?: true;
  /** Why it is not revised. */
  readonly because: string;
  readonly url?: string;
  readonly figures: readonly FinalFigure[];
}
