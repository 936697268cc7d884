/** What an SDMX query asks for that names a series and nothing more. */
import type { DataRequest } from '../../src/queries/sdmx/read-data.ts';

export const WHOLE_SERIES: Omit<DataRequest, 'found' | 'test'> = {
  ...{ start: null, end: null, firstN: null, lastN: null },
  ...{ detail: 'full', asOf: null, updatedAfter: null, includeHistory: false, isFlat: false },
};
