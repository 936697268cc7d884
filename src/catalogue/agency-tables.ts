/** Finds an agency's table or publication by name. Returns its series and datasets, with the main ones first. */
import { type Dataset, datasetKey } from '../core/define-dataset.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { datasets } from './catalogue.ts';
import { headlinesOf } from './headlines.ts';
import { PUBLICATIONS } from './publications.ts';
import { SERIES } from './series.ts';
import { readTableName, seriesOfTable } from './table-names.ts';

export interface AgencyTable {
  /** The normalised name: `6202.0 table 1`, `rba.F1`. */
  readonly name: string;
  /** The ABS catalogue number. Null for a dataset. */
  readonly number: string | null;
  /** True for one or more tables. False for a whole publication or dataset. */
  readonly isPart: boolean;
  /** The datasets. The publication's main dataset comes first. */
  readonly datasets: readonly Dataset[];
  /** Headline series come first. May be empty. */
  readonly series: readonly SeriesHandle[];
}

/**
 * Finds a table, publication or dataset by a name. Null if the text is not such a name, or if the catalogue has no series of the
 * table.
 */
export function agencyTable(text: string): AgencyTable | null {
  const read = readTableName(text);
  if (read === null) return null;
  const published = PUBLICATIONS.find((one) => one.number === read.number);
  const series = seriesOfTable(read, SERIES);
  if (series.length === 0 && read.codes.length > 0) return null;
  const own = read.codes.length === 0 ? read.datasets : [...new Set(series.map(({ dataset }) => dataset))];
  const leaders = [published?.headline, ...own.flatMap((dataset) => headlinesOf(dataset)).map(({ id }) => id)];
  const rank = ({ id }: SeriesHandle): number => (leaders.includes(id) ? leaders.indexOf(id) : leaders.length);
  return {
    name: read.name,
    number: read.number,
    isPart: read.codes.length > 0,
    datasets: own.toSorted((a, b) => Number(datasetKey(b) === published?.table) - Number(datasetKey(a) === published?.table)),
    series: series.toSorted((a, b) => rank(a) - rank(b)),
  };
}

/**
 * Returns a source's datasets in a publication or dataset: `6345.0`, `Census 2021 G01`, `f1.1-data.csv`. Empty if the text names a
 * single table of a publication.
 */
export function datasetsOfTable(source: string, text: string): readonly Dataset[] {
  const read = readTableName(text);
  const number = text.trim().toLowerCase();
  const named = read === null ? datasets().filter((one) => one.catalogueNumber?.toLowerCase() === number) : read.datasets;
  return read !== null && read.codes.length > 0 ? [] : named.filter((dataset) => dataset.source === source);
}
