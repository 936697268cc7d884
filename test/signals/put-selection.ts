/** Stores values by the agency's codes, for datasets that indicators read completely. */
import type { TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import type { Adjustment } from '../../src/core/observation.ts';
import { parseUnit } from '../../src/core/units.ts';
import type { Shelf, Values, VersionFacts } from '../queries/shelf.ts';

export interface Selected {
  /** Codes by agency dimension. Codes that are fixed or have a default may be omitted. */
  readonly codes: Readonly<Record<string, string>>;
  readonly values: Values;
  /** The unit, such as `AUD million`. */
  readonly unit?: string;
}

const ADJUSTMENTS: Readonly<Record<string, Adjustment>> = { '10': 'original', '20': 'seasonally_adjusted', '30': 'trend' };

/**
 * Stores these series as the latest version of a dataset. `labels` has names for codes by dimension. By default, a code is its own name.
 */
export async function putSelection(
  shelf: Shelf,
  dataset: TimeSeriesDataset,
  rows: readonly Selected[],
  labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
  facts: VersionFacts = {},
): Promise<void> {
  const ids = [...new Set([...dataset.dimensions.map(({ id }) => id), ...Object.keys(dataset.fixed)])];
  const codeOf = (codes: Selected['codes'], id: string): string =>
    codes[id] ?? dataset.fixed[id] ?? dataset.dimensions.find((one) => one.id === id)?.default ?? '?';
  const named = (id: string) =>
    Object.fromEntries(rows.map(({ codes }) => [codeOf(codes, id), labels[id]?.[codeOf(codes, id)] ?? codeOf(codes, id)]));
  await shelf.put(
    dataset,
    {
      dimensions: Object.fromEntries(ids.map((id) => [id, named(id)])),
      series: rows.map(({ codes, values, unit = 'Per cent' }) => ({
        codes: ids.map((id) => codeOf(codes, id)),
        adjustment: ADJUSTMENTS[codeOf(codes, 'TSEST')] ?? null,
        ...parseUnit(unit),
        values,
      })),
    },
    facts,
  );
}
