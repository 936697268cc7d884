/** Facts about a publisher's file that it does not contain: its day, and the meaning of a bare unit. */
import type { ParsedDataset } from '../../src/core/observation.ts';

/** The spreadsheets head these counts with a bare 000. The dataflow has the unit. */
const COUNTED: Readonly<Record<string, string>> = { 'abs/LF': 'Persons' };

export function withCountedUnit(content: ParsedDataset, dataset: string): ParsedDataset {
  const counted = COUNTED[dataset];
  if (counted === undefined) return content;
  return { ...content, series: content.series.map((series) => (series.unit === 'Number' ? { ...series, unit: counted } : series)) };
}

/** @param basis as in the manifests */
export const dated = (content: ParsedDataset, publishedOn: string, basis: string): ParsedDataset => ({
  ...content,
  publishedOn,
  publishedBasis: basis === 'release_calendar' ? 'inferred' : 'upper_bound',
});
