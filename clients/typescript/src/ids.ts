/** Ids that editors complete. The package that an instance serves lists those of the instance. */
export type SeriesId = string;
export type DatasetId = string;
