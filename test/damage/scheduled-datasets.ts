import { datasets } from '../../src/catalogue/catalogue.ts';
import { type Dataset, isRequested, type SourceCode } from '../../src/core/define-dataset.ts';

/** Returns the datasets of some sources that are fetched on schedule and not on request. */
export const scheduledDatasets = (sources: readonly SourceCode[]): readonly Dataset[] =>
  datasets().filter((dataset) => sources.includes(dataset.source) && isRequested(dataset) && !dataset.cadence.onDemand);
