/** One way from words to everything that can be found: the pages know no other. */
import { findDataset } from '../../../catalogue/catalogue.ts';
import { SERIES } from '../../../catalogue/series.ts';
import type { Dataset } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import type { Signal } from '../../../core/define-signal.ts';
import type { QueryContext } from '../../../queries/context.ts';
import { searchDatasets } from '../../../queries/datasets/search-datasets.ts';
import { RankedSearch } from '../../../queries/search/ranked-search.ts';
import { seriesWith } from '../../../queries/series/series-list.ts';
import { SIGNALS } from '../../../signals/registry.generated.ts';
import { questionOf } from '../signals/questions.ts';

export interface Found {
  readonly series: readonly SeriesHandle[];
  readonly datasets: readonly Dataset[];
  readonly signals: readonly Signal[];
}

const MOST_DATASETS = '20';

let signalIndex: RankedSearch<Signal> | null = null;

function signalsWith(words: string): readonly Signal[] {
  signalIndex ??= new RankedSearch(
    SIGNALS,
    (signal) => ({
      id: `${signal.id} ${signal.id.replaceAll('-', ' ')}`,
      title: signal.title,
      question: questionOf(signal),
      summary: signal.summary,
    }),
    { id: 6, title: 5, question: 4, summary: 2 },
  );
  return signalIndex.search(words).map(({ item }) => item);
}

/** Everything where there are no words. */
export async function findEverything(ctx: QueryContext, words: string): Promise<Found> {
  if (words === '') return { series: SERIES, datasets: [], signals: [] };
  const { data } = await searchDatasets(ctx, new URLSearchParams({ q: words, limit: MOST_DATASETS }));
  const rows = data as readonly { readonly dataset_id: string }[];
  const datasets = rows.flatMap(({ dataset_id: id }) => findDataset(id.slice(0, id.indexOf('.')), id.slice(id.indexOf('.') + 1)) ?? []);
  return { series: seriesWith(words), datasets, signals: signalsWith(words) };
}
