import { datasets } from '../../src/catalogue/catalogue.ts';
import { type Dataset, isRequested, type SourceCode } from '../../src/core/define-dataset.ts';

/** Returns the datasets from some sources that are requested on schedule and not on demand. */
export const scheduledDatasets = (sources: readonly SourceCode[]): readonly Dataset[] =>
  datasets().filter((dataset) => sources.includes(dataset.source) && isRequested(dataset) && !dataset.cadence.onDemand);
