/** Reads the local store. Loads each query when it is first used, so that reading a series does not load the search. */
import { findSource } from '../../catalogue/catalogue.ts';
import { findSeries, nearestSeries, unknownSeries } from '../../catalogue/series.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import type { QueryContext } from '../../queries/base/context.ts';
import { datasetOf, noSignal } from '../named.ts';
import type { Reader, Reading, SignalRow, StatusReading } from './reader.ts';

export class LocalReader implements Reader {
  readonly #ctx: QueryContext;

  constructor(ctx: QueryContext) {
    this.#ctx = ctx;
  }

  async status(): Promise<StatusReading> {
    const { status } = await import('../../queries/status/status.ts');
    return status(this.#ctx);
  }

  async datasets(source: string | null): Promise<Reading> {
    const { listDatasets } = await import('../../queries/datasets/list-datasets.ts');
    const found = source === null ? null : findSource(source);
    if (source !== null && found === null) throw new WattleError('REQ_UNKNOWN_SOURCE', `Unknown source: ${quoted(source)}.`);
    return listDatasets(this.#ctx, found === null ? {} : { source: found.code }, new URLSearchParams());
  }

  async searchDatasets(query: URLSearchParams): Promise<Reading> {
    const { searchDatasets } = await import('../../queries/datasets/search-datasets.ts');
    return searchDatasets(this.#ctx, query);
  }

  async search(query: URLSearchParams): Promise<Reading> {
    const { searchEverything } = await import('../../queries/finder/search-everything.ts');
    return searchEverything(this.#ctx, query);
  }

  async describe(dataset: string): Promise<Reading> {
    const { describeDataset } = await import('../../queries/datasets/describe-dataset.ts');
    return describeDataset(this.#ctx, datasetOf(dataset));
  }

  async data(dataset: string, query: URLSearchParams): Promise<Reading> {
    const { readDataset } = await import('../../queries/datasets/read-dataset.ts');
    return readDataset(this.#ctx, datasetOf(dataset), query);
  }

  async seriesList(query: URLSearchParams): Promise<Reading> {
    const { listSeries } = await import('../../queries/series/series-list.ts');
    return listSeries(this.#ctx, query);
  }

  async series(ids: readonly string[], query: URLSearchParams): Promise<Reading> {
    const [handle, ...others] = ids.map(namedSeries);
    if (handle !== undefined && others.length === 0) {
      const { readSeries } = await import('../../queries/series/resolve-series.ts');
      return readSeries(this.#ctx, handle, query);
    }
    const { readMulti } = await import('../../queries/series/multi/read-multi.ts');
    return readMulti(this.#ctx, handle === undefined ? [] : [handle, ...others], query);
  }

  async latest(id: string): Promise<Readonly<Record<string, unknown>>> {
    const { latestOfSeries } = await import('../../queries/series/series-latest.ts');
    return latestOfSeries(this.#ctx, namedSeries(id));
  }

  async seriesMeta(id: string): Promise<Reading> {
    const { seriesMeta } = await import('../../queries/series/series-meta.ts');
    return seriesMeta(this.#ctx, namedSeries(id));
  }

  async revisions(id: string, query: URLSearchParams): Promise<Reading> {
    const { readRevisions } = await import('../../queries/series/vintages/series-revisions.ts');
    return readRevisions(this.#ctx, namedSeries(id), query);
  }

  async signals(): Promise<readonly SignalRow[]> {
    const { SIGNALS } = await import('../../signals/registry.generated.ts');
    return SIGNALS.map(({ id, mode, stale, summary }) => ({ id, mode, stale, summary }));
  }

  async signal(id: string, query: URLSearchParams): Promise<Reading> {
    const [{ SIGNALS }, { evaluateSignal }] = await Promise.all([
      import('../../signals/registry.generated.ts'),
      import('../../queries/signals/evaluate-signal.ts'),
    ]);
    const signal = SIGNALS.find((one) => one.id === id || one.aliases?.includes(id));
    if (!signal) {
      throw noSignal(
        id,
        SIGNALS.map((one) => one.id),
      );
    }
    return evaluateSignal(this.#ctx, signal, query);
  }

  async chart(ids: readonly string[], query: URLSearchParams): Promise<string> {
    const [{ readChart }, { renderChart }] = await Promise.all([
      import('../../queries/charts/read-chart.ts'),
      import('../../render/chart/chart.ts'),
    ]);
    return renderChart((await readChart(this.#ctx, ids.map(namedSeries), query)).chart);
  }

  changeMark(): Promise<number | null> {
    return this.#ctx.store.changeCounter();
  }
}

function namedSeries(id: string): SeriesHandle {
  const found = findSeries(id);
  if (found) return found;
  const near = nearestSeries(id);
  throw new WattleError('REQ_UNKNOWN_SERIES', unknownSeries(id), near.length > 0 ? { hint: `Did you mean ${near.join(', ')}?` } : {});
}
