/** Adds facts that an agency's file does not contain: its publication date, and the meaning of the unit 000. */
import type { ParsedDataset } from '../../src/core/observation.ts';

/** Count units in the dataflow. The spreadsheets have only 000 as the unit for these counts. */
const COUNTED: Readonly<Record<string, string>> = { 'abs/LF': 'Persons' };

export function withCountedUnit(content: ParsedDataset, dataset: string): ParsedDataset {
  const counted = COUNTED[dataset];
  if (counted === undefined) return content;
  return { ...content, series: content.series.map((series) => (series.unit === 'Number' ? { ...series, unit: counted } : series)) };
}

/** Adds the publication date to a file. `basis` states how the date is known, in the words of the manifest. */
export const dated = (content: ParsedDataset, publishedOn: string, basis: string): ParsedDataset => ({
  ...content,
  publishedOn,
  publishedBasis: basis === 'release_calendar' ? 'inferred' : 'upper_bound',
});
