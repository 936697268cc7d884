import { findDataset, nearestDatasets } from '../../catalogue/catalogue.ts';
import { datasetKey, dottedId, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { formatPeriod } from '../../core/period.ts';
import type { Answer } from '../base/answer.ts';
import { citationOf } from '../base/citation.ts';
import type { QueryContext } from '../base/context.ts';
import { freshnessOf, maxAgeSeconds } from '../base/freshness.ts';
import { metaOf } from '../base/meta.ts';
import type { EchoedQuery } from '../base/meta-shape.ts';
import { Parameters } from '../base/parameters/parameters.ts';
import type { Of } from '../base/shape-parts.ts';
import { LEVEL, PER, type Ranking, type RankRow, readRankingOf, spanText, WINDOW } from './ranking.ts';
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

const withoutResidents = (dataset: TimeSeriesDataset): string =>
  `Values per 1,000 residents need ${dottedId(dataset)}, which has no data here.`;

/**
 * Returns the requested parameters as they apply. Throws REQ_BAD_PARAMETER for a value that the ranking cannot apply, such as a level of a
 * dimension without levels.
 */
function appliedParameters({ by, levels, window, hasSums, period: of, per, residents }: Ranking, params: URLSearchParams): EchoedQuery {
  const parameters = new Parameters(params);
  const [level, needed] = [parameters.text(LEVEL), parameters.choice(PER)];
  const refuse = (parameter: string, detail: string, allowed: readonly string[]): void =>
    parameters.fault('REQ_BAD_PARAMETER', { parameter, detail, ...(allowed.length === 0 ? {} : { allowed }) });
  if (level !== null && levels === null) refuse(LEVEL.name, `The dimension ${quoted(by.name)} has no levels. Omit “level”.`, []);
  if (level !== null && levels !== null && level !== String(levels.shown))
    refuse(LEVEL.name, `${quoted(level)} is not a level. Write a number from 0 to ${levels.deepest}.`, ['0', String(levels.deepest)]);
  if (parameters.choice(WINDOW) === 'year' && !hasSums)
    refuse(WINDOW.name, 'These values have no sums over a year. Omit “window”, or write window=period.', ['period']);
  if (needed === '1000_residents' && residents === null)
    refuse(PER.name, 'Values per 1,000 residents are not available for this measure. Omit “per”.', ['value']);
  parameters.check();
  const applied = { by: by.name, period: of && formatPeriod(of), window, per, level };
  return Object.fromEntries(Object.entries(applied).filter(([name, value]) => params.has(name) && value !== null)) as EchoedQuery;
}

export async function readRanking(ctx: QueryContext, dataset: TimeSeriesDataset, params: URLSearchParams): Promise<Answer> {
  const ranking = await readRankingOf(ctx, dataset, params);
  const applied = appliedParameters(ranking, params);
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
        query: { ...Object.fromEntries(ranking.filters), ...applied },
        rows: rows.length,
        sources: [
          await citationOf(ctx, dataset, state.version),
          ...(isPer && residentState?.version ? [await citationOf(ctx, residents.dataset, residentState.version)] : []),
        ],
        freshness,
        versions,
        of: [dataset],
        notes: residents !== null && residents.byCode === null && params.has(PER.name) ? [withoutResidents(residents.dataset)] : [],
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
