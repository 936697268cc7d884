/** The ABS Data API: its address and the forms it is asked for. */

export const API = 'https://data.api.abs.gov.au/rest';
export const DATA_JSON = 'application/vnd.sdmx.data+json';
export const STRUCTURE_JSON = 'application/vnd.sdmx.structure+json;version=1.0';
