/** Parses the stored files of imported vintages again, with the dates from the import. */
import { withoutSuffix } from '../../catalogue/single-figures.ts';
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
 * Parses an imported file with the current parser. For a table with values for many days, returns the content for the version's day.
 * Throws PARSE_* and DATA_* as the import does, and PARSE_LAYOUT if the table has no values for that day. `known` has the stored series,
 * which show the meaning of ids that are codes.
 */
export async function readAgain(dataset: TimeSeriesDataset, captured: Captured, version: Version, known: KnownSeries): Promise<Vintage> {
  const published = isoDay(Math.floor(version.effectiveFrom / DAY_MS));
  if (!isFactsTable(captured.bytes)) return readVintage(dataset, captured, { published, basis: basisOf(version) });
  const vintages = factVintages({ ...dataset, id: withoutSuffix(dataset.id) }, readFacts(captured.bytes, captured.url), known);
  const own = vintages.find((one) => one.published === published && one.dataset.id === dataset.id);
  if (own) return { captured, content: own.content, published, basis: own.basis };
  throw new WattleError(
    'PARSE_LAYOUT',
    `The imported table of facts for ${datasetKey(dataset)} has no figures that were published on ${published}.`,
    {
      at: { url: captured.url, column: 'published', value: published },
    },
  );
}

const basisOf = ({ publishedBasis, publishedOn }: Version): PublishedBasis =>
  publishedBasis ?? (publishedOn === null ? 'upper_bound' : 'stated');
