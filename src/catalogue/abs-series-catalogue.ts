/** Re-exports the ABS series catalogue for layers that may not import from `sources`. */
export { type AbsSeries, findAbsSeries, SERIES_CATALOGUE_FILE } from '../sources/abs/series-catalogue.ts';
