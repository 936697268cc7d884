/** The catalogue of ABS Series IDs, for layers that do not import sources. */
export { type AbsSeries, findAbsSeries, SERIES_CATALOGUE_FILE } from '../sources/abs/series-catalogue.ts';
