/** Adds facts that an agency's file does not contain: its publication date, and the meaning of the unit 000. */
import { releaseOfPeriod, releasePublicationOf } from '../../src/catalogue/releases/release-publications.ts';
import { datasetKey, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import type { ParsedDataset } from '../../src/core/observation.ts';
import { sydneyDate } from '../../src/core/sydney-time.ts';

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

/**
 * Returns the release date for the latest period in a file, from the calendar. `by` is the date on which the file was available. Null if
 * the calendar has no date, or has one after `by`.
 */
export function releaseDayOf(dataset: TimeSeriesDataset, { series }: ParsedDataset, by: string): string | null {
  const freq = series[0]?.freq;
  const publication = freq && releasePublicationOf(datasetKey(dataset), freq);
  if (!publication) return null;
  const newest = series.reduce((t, { observations }) => Math.max(t, observations.findLast(({ value }) => value !== null)?.t ?? t), 0);
  const at = releaseOfPeriod(publication, newest)?.at ?? null;
  return at !== null && sydneyDate(at) <= by ? sydneyDate(at) : null;
}
