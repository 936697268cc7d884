/** Stores values by canonical series. Returns views of values for formulas without a store. */
import { datasetKey } from '../../src/core/define-dataset.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { Absent, type SeriesView } from '../../src/core/define-signal.ts';
import { parseUnit } from '../../src/core/units.ts';
import type { Shelf, Values, VersionFacts } from '../queries/shelf.ts';

export interface Holding {
  readonly handle: SeriesHandle;
  readonly values: Values;
  /** The unit, such as `AUD million`. The default is the unit of the handle. */
  readonly unit?: string;
}

/** Stores these series as the latest version of their dataset. All series must be in the same dataset. */
export async function putSeries(shelf: Shelf, holdings: readonly Holding[], facts: VersionFacts = {}): Promise<void> {
  const [first] = holdings;
  if (!first || holdings.some(({ handle }) => datasetKey(handle.dataset) !== datasetKey(first.handle.dataset))) {
    throw new Error('Series of one dataset are put together');
  }
  const { dataset } = first.handle;
  const ids = [...new Set([...dataset.dimensions.map(({ id }) => id), ...Object.keys(dataset.fixed)])];
  const codeOf = ({ select }: SeriesHandle, id: string): string =>
    select[id] ?? dataset.fixed[id] ?? dataset.dimensions.find((one) => one.id === id)?.default ?? '?';
  const codes = (id: string) => Object.fromEntries(holdings.map(({ handle }) => [codeOf(handle, id), `${id} ${codeOf(handle, id)}`]));
  await shelf.put(
    dataset,
    {
      dimensions: Object.fromEntries(ids.map((id) => [id, codes(id)])),
      series: holdings.map(({ handle, values, unit }) => ({
        codes: ids.map((id) => codeOf(handle, id)),
        freq: handle.frequency,
        ...parseUnit(unit ?? handle.units),
        values,
      })),
    },
    facts,
  );
}

export function monthsFrom(first: string, values: readonly number[]): Record<string, number> {
  const [year = 0, month = 1] = first.split('-').map(Number);
  return Object.fromEntries(
    values.map((value, i) => {
      const at = year * 12 + month - 1 + i;
      return [`${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`, value];
    }),
  );
}

export function quartersFrom(first: string, values: readonly number[]): Record<string, number> {
  const [year = 0, quarter = 1] = first.split('-Q').map(Number);
  return Object.fromEntries(
    values.map((value, i) => {
      const at = year * 4 + quarter - 1 + i;
      return [`${Math.floor(at / 4)}-Q${(at % 4) + 1}`, value];
    }),
  );
}

/** Returns a view of values by ordinal, for a formula. */
export function viewOfFigures(handle: SeriesHandle, figures: ReadonlyMap<number, number>, multiplier = 0): SeriesView {
  const ordinals = [...figures.keys()].sort((a, b) => a - b);
  const [from, to] = [ordinals[0], ordinals.at(-1)];
  const maybe = (t: number): number | null => figures.get(t) ?? null;
  const view = (t: number): number => {
    const value = maybe(t);
    if (value === null) throw new Absent(`nothing at ${t}`);
    return value;
  };
  return Object.assign(view, {
    maybe,
    has: (t: number) => figures.has(t),
    latest: () => null,
    previous: () => null,
    span: from === undefined || to === undefined ? null : { from, to },
    handle,
    multiplier,
  });
}
