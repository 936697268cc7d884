/** Re-exported for layers that may not import sources. */
export { type AbsSeries, findAbsSeries, SERIES_CATALOGUE_FILE } from '../sources/abs/series-catalogue.ts';
