/** What is known of a publisher's file beside its figures, and is added to them: its day, and what a bare unit counts. */
import type { ParsedDataset } from '../../src/core/observation.ts';

/** The spreadsheets head these counts with a bare 000; the dataflow says what is counted. */
const COUNTED: Readonly<Record<string, string>> = { 'abs/LF': 'Persons' };

export function withCountedUnit(content: ParsedDataset, dataset: string): ParsedDataset {
  const counted = COUNTED[dataset];
  if (counted === undefined) return content;
  return { ...content, series: content.series.map((series) => (series.unit === 'Number' ? { ...series, unit: counted } : series)) };
}

/** @param basis as the manifests have it */
export const dated = (content: ParsedDataset, publishedOn: string, basis: string): ParsedDataset => ({
  ...content,
  publishedOn,
  publishedBasis: basis === 'release_calendar' ? 'inferred' : 'upper_bound',
});
