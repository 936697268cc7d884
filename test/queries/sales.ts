/** Defines a monthly series and its dataset, for tests of series queries. The values are not real. */
import type { SeriesHandle } from '../../src/core/define-series.ts';
import type { Version } from '../../src/store/ports/series.ts';
import { dataset, type Shelf, type Values, type VersionFacts } from './shelf.ts';

export const sales: SeriesHandle = {
  id: 'AU.SALES',
  title: 'Sales',
  description: 'Sales, invented.',
  dataset: dataset({ id: 'SALES', frequency: 'M', quirks: ['Invented.'], fixed: { FREQ: 'M' } }),
  select: { MEASURE: 'S' },
  units: 'AUD million',
  unitsShort: 'AUD m',
  frequency: 'M',
  adjustment: 'original',
  place: 'Australia',
  topic: 'test',
  tags: ['sales'],
};

export const putSales = (shelf: Shelf, values: Values, facts: VersionFacts = {}): Promise<Version> =>
  shelf.put(
    sales.dataset,
    {
      dimensions: { MEASURE: { S: 'Sales', T: 'Other' }, FREQ: { M: 'Monthly', Q: 'Quarterly' } },
      series: [
        { codes: ['T', 'M'], unit: 'AUD', multiplier: 6, values: { '2024-01': 999 } },
        { codes: ['S', 'M'], unit: 'AUD', multiplier: 6, values },
      ],
    },
    facts,
  );

/** The values. May 2024 is missing, and so are July to December. */
export const MONTHS: Values = {
  '2024-01': 100,
  '2024-02': 110,
  '2024-03': { value: 120, status: 'preliminary' },
  '2024-04': 121,
  '2024-05': null,
  '2024-06': 130,
  '2025-01': 103,
};
