/** URLs for the ABS Data API and ABS publications, and the formats to request. */

export const API = 'https://data.api.abs.gov.au/rest';
export const DATA_JSON = 'application/vnd.sdmx.data+json';
export const STRUCTURE_JSON = 'application/vnd.sdmx.structure+json;version=1.0';
export const STATISTICS = 'https://www.abs.gov.au/statistics';

/** Returns the URL for all data that match a key, with every attribute. The URL has no version, because the ABS deletes old versions. */
export const dataUrl = (dataflow: string, key: string): string =>
  `${API}/data/ABS,${dataflow}/${key}?detail=full&dimensionAtObservation=TIME_PERIOD&format=jsondata`;
