/** Register of Foreign Ownership of Australian Assets: foreign ownership of agricultural land. */
import type { TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { LAND_MEASURES, parseAgriculturalLand } from '../foreign-ownership.ts';
import { fileAt, workbookOf } from '../packages.ts';
import { declared, dimensionOf, measureDimension } from '../table.ts';

export const FOREIGN_OWNERSHIP_AG_LAND: TimeSeriesDataset = {
  ...declared({
    id: 'FOREIGN_OWNERSHIP_AG_LAND',
    title: 'Foreign ownership of agricultural land',
    description:
      'Area of agricultural land with a foreign interest, all agricultural land, and the share, at 30 June of each year from 2016.',
    origin: workbookOf(
      'register-of-foreign-ownership-of-australian-assets',
      /^Agricultural Land\b/i,
      fileAt('00e08863-57e7-431a-b5b7-202f8ddd3112', '121753e8-023f-45c1-afda-c0f407e5bf27', 'agricultural-land.xlsx'),
    ),
    maxAgeDays: 900,
    quirks: [
      'Counted at 30 June. The period is the financial year that ends on that day.',
      'The agency labels the foreign-held area as million hectares, but the numbers are hectares. Wattle converts them to million hectares, which agrees with the published share.',
      'The total comes from different ABS collections in different years: see abs_source_dataset.',
    ],
  }),
  kind: 'time_series',
  frequency: 'FY',
  dimensions: [
    dimensionOf({
      name: 'abs_source_dataset',
      description: 'Collection of the Australian Bureau of Statistics that the total comes from.',
    }),
    measureDimension(LAND_MEASURES.map(({ name }) => name)),
  ],
  fixed: {},
  wide: { pivot: 'measure', period: 'year' },
  parse: parseAgriculturalLand,
};
