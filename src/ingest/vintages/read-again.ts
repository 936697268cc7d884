/** Reads imported vintages again from the files that were kept, with the days that were given for them when they were imported. */
import type { Captured } from '../../core/capture.ts';
import { datasetKey, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { PublishedBasis } from '../../core/observation.ts';
import { DAY_MS, isoDay } from '../../core/period.ts';
import { isFactsTable, readFacts } from '../../formats/facts-table.ts';
import type { Version } from '../../store/ports/series.ts';
import { factVintages, type KnownSeries } from './fact-vintages.ts';
import { readVintage, type Vintage } from './import-vintage.ts';

/**
 * What the file of an imported version says today; of a table of facts, which may cover many days, that of its own day.
 * @param known stored data of the dataset, by which ids that are codes are found
 * Throws PARSE_* and DATA_* as the import did, PARSE_LAYOUT when a table of facts has nothing of that day any more.
 */
export async function readAgain(dataset: TimeSeriesDataset, captured: Captured, version: Version, known: KnownSeries): Promise<Vintage> {
  const published = isoDay(Math.floor(version.effectiveFrom / DAY_MS));
  if (!isFactsTable(captured.bytes)) return readVintage(dataset, captured, { published, basis: basisOf(version) });
  const vintages = factVintages(dataset, readFacts(captured.bytes, captured.url), known);
  const own = vintages.find((one) => one.published === published);
  if (own) return { captured, content: own.content, published, basis: own.basis };
  throw new WattleError(
    'PARSE_LAYOUT',
    `The table of facts that ${datasetKey(dataset)} was imported from has no figures of ${published}.`,
    {
      at: { url: captured.url, column: 'published', value: published },
    },
  );
}

const basisOf = ({ publishedBasis, publishedOn }: Version): PublishedBasis =>
  publishedBasis ?? (publishedOn === null ? 'upper_bound' : 'stated');
