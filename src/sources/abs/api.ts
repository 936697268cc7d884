/** Contains URLs of the ABS: its Data API, the accepted formats, and its publications. */

export const API = 'https://data.api.abs.gov.au/rest';
export const DATA_JSON = 'application/vnd.sdmx.data+json';
export const STRUCTURE_JSON = 'application/vnd.sdmx.structure+json;version=1.0';
export const STATISTICS = 'https://www.abs.gov.au/statistics';

/**
 * Returns the URL of all data in a dataflow that match a key, with every attribute. The URL has no version, because the ABS deletes old
 * versions.
 */
export const dataUrl = (dataflow: string, key: string): string =>
  `${API}/data/ABS,${dataflow}/${key}?detail=full&dimensionAtObservation=TIME_PERIOD&format=jsondata`;
