import { datasets } from '../../src/catalogue/catalogue.ts';
import { type Dataset, isRequested, type SourceCode } from '../../src/core/define-dataset.ts';

/** The datasets of some sources that are fetched on a schedule, not on request. */
export const scheduledDatasets = (sources: readonly SourceCode[]): readonly Dataset[] =>
  datasets().filter((dataset) => sources.includes(dataset.source) && isRequested(dataset) && !dataset.cadence.onDemand);
