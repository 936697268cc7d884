/** The measure, prices and statistic of series, from `data/series/facts.csv`. Series that are not in the file are levels or indexes. */
import type { SeriesHandle } from '../core/define-series.ts';
import { WattleError } from '../core/errors.ts';
import { readDataTable } from '../formats/data-table.ts';

const FILE = 'series/facts.csv';
const COLUMNS = ['series', 'measure', 'prices', 'statistic'] as const;

export const MEASURES = [
  ...(['annual_change', 'quarterly_change', 'monthly_change', 'change'] as const),
  ...(['index', 'weight', 'contribution', 'level'] as const),
] as const;
export type Measure = (typeof MEASURES)[number];

/**
 * `current`: values are at the prices of each period. The other values of `prices` mean that the series is adjusted for inflation:
 * `chain_volume`, `constant` or `real`.
 */
const PRICES = ['chain_volume', 'constant', 'real', 'current'] as const;

interface MeasureFacts {
  readonly measure: Measure;
  /** Null if the series is not an amount of money, or if its prices are not declared. */
  readonly prices: (typeof PRICES)[number] | null;
  /** Whether a count is an average or a rate, such as persons per household. Averages and rates cannot be added up. */
  readonly isAverage: boolean;
}

type Handle = Pick<SeriesHandle, 'id' | 'units'>;

let declared: ReadonlyMap<string, MeasureFacts> | null = null;

export function measureFactsOf({ id, units }: Handle): MeasureFacts {
  declared ??= read();
  return declared.get(id) ?? { measure: isIndex(units) ? 'index' : 'level', prices: null, isAverage: false };
}

const isIndex = (units: string): boolean => /^index\b/i.test(units);

/** Whether the values are adjusted for inflation. */
export const isAtConstantPrices = (handle: Handle): boolean => {
  const { prices } = measureFactsOf(handle);
  return prices !== null && prices !== 'current';
};

function read(): ReadonlyMap<string, MeasureFacts> {
  const rows = readDataTable(FILE, COLUMNS, { optional: ['measure', 'prices', 'statistic'], key: ['series'] });
  return new Map(
    rows.map(({ series, measure, prices, statistic }) => [
      series,
      {
        measure: memberOf(MEASURES, measure) ?? 'level',
        prices: memberOf(PRICES, prices),
        isAverage: memberOf(['average'], statistic) !== null,
      },
    ]),
  );
}

function memberOf<T extends string>(allowed: readonly T[], word: string): T | null {
  const found = allowed.find((one) => one === word);
  if (found === undefined && word !== '') throw new WattleError('BUG', `data/${FILE}: ${word} is not one of ${allowed.join(', ')}.`);
  return found ?? null;
}
