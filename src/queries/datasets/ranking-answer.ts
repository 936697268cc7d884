import { findDataset, nearestDatasets } from '../../catalogue/catalogue.ts';
import { datasetKey, dottedId, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { formatPeriod } from '../../core/period.ts';
import type { Answer } from '../base/answer.ts';
import { citationOf } from '../base/citation.ts';
import type { QueryContext } from '../base/context.ts';
import { freshnessOf, maxAgeSeconds } from '../base/freshness.ts';
import { metaOf } from '../base/meta.ts';
import type { Of } from '../base/shape-parts.ts';
import { type RankRow, readRankingOf, spanText } from './ranking.ts';
import type { RankingRow } from './ranking-shape.ts';

const COLUMNS = [
  ...['rank', 'code', 'name', 'value', 'units', 'period', 'year_ago_value', 'change_year', 'change_year_pct', 'residents'],
  'series_id',
];

/** Returns the dataset to rank. Throws REQ_UNKNOWN_DATASET for an unknown dataset and for a register. */
export function rankedDataset(source: string, id: string): TimeSeriesDataset {
  const found = findDataset(source, id);
  if (found?.kind === 'time_series') return found;
  const near = nearestDatasets(source, id).map((one) => `${source}/${one}`);
  throw new WattleError('REQ_UNKNOWN_DATASET', `${quoted(`${source}/${id}`)} is not a dataset of time series, so it cannot be ranked.`, {
    near,
  });
}

/** Returns the dataset with an id such as `abs.BA_LGA2024`. Throws the errors of `rankedDataset`. */
export function rankedDatasetNamed(name: string): TimeSeriesDataset {
  const dot = name.indexOf('.');
  return rankedDataset(name.slice(0, Math.max(0, dot)), name.slice(dot + 1));
}

export async function readRanking(ctx: QueryContext, dataset: TimeSeriesDataset, params: URLSearchParams): Promise<Answer> {
  const ranking = await readRankingOf(ctx, dataset, params);
  const { state, rows, national, residents } = ranking;
  const isPer = ranking.per === '1000_residents' && residents !== null;
  const freshness = await freshnessOf(ctx, dataset, state);
  const residentState = isPer ? await ctx.store.datasets.state(datasetKey(residents.dataset)) : null;
  const versions = [state.version, ...(residentState?.version ? [residentState.version] : [])];
  const span = spanText(ranking);
  const row = (one: RankRow): Of<typeof RankingRow> => ({
    rank: one.rank,
    code: one.code,
    name: one.name,
    value: one.value,
    units: ranking.units,
    period: span,
    year_ago_value: one.yearAgo,
    change_year: one.changeYear,
    change_year_pct: one.changeYearPct,
    residents: one.residents,
    series_id: one.handle?.id ?? null,
  });
  return {
    data: rows.map(row),
    columns: COLUMNS.map((name) => ({ name })),
    meta: {
      ...metaOf(ctx, {
        query: Object.fromEntries(ranking.filters),
        rows: rows.length,
        sources: [
          await citationOf(ctx, dataset, state.version),
          ...(isPer && residentState?.version ? [await citationOf(ctx, residents.dataset, residentState.version)] : []),
        ],
        freshness,
        versions,
        of: [dataset],
      }),
      summary: {
        dataset_id: dottedId(dataset),
        by: ranking.by.name,
        areas: ranking.by.areas,
        selection: ranking.labels,
        window: ranking.window,
        per: ranking.per,
        residents_dataset: residents === null ? null : dottedId(residents.dataset),
        residents_period: residents?.period ? formatPeriod(residents.period) : null,
        national: national && row(national),
        url: `${ctx.publicUrl}/datasets/${dataset.source}/${dataset.id}?view=rank`,
      },
    },
    next: null,
    datasets: [datasetKey(dataset), ...(residents === null ? [] : [datasetKey(residents.dataset)])],
    maxAgeSeconds: maxAgeSeconds(dataset, state, freshness, ctx.clock.now()),
  };
}
