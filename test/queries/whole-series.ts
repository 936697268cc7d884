/** Makes an SDMX query for one complete series. */
import type { SdmxData, SdmxSeries } from '../../src/queries/dialects/sdmx/message.ts';
import type { DataRequest } from '../../src/queries/dialects/sdmx/wanted-series.ts';

export const WHOLE_SERIES: Omit<DataRequest, 'found' | 'test'> = {
  start: null,
  end: null,
  firstN: null,
  lastN: null,
  detail: 'full',
  asOf: null,
  updatedAfter: null,
  includeHistory: false,
  isFlat: false,
};

export async function seriesIn({ dataSets }: SdmxData): Promise<readonly SdmxSeries[]> {
  const all: SdmxSeries[] = [];
  for (const set of dataSets) for await (const one of set.series()) all.push(one);
  return all;
}
