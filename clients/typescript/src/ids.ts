/** Ids that editors suggest. The package from an instance lists the ids of that instance. */
export type SeriesId = string;
export type DatasetId = string;
