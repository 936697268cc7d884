/** Returns the profile of an SA4 region, council or postcode: all its measures with data. */
import { type AreaPlace, datasetsByArea } from '../../catalogue/regions/area-places.ts';
import { topics } from '../../catalogue/topics/topics.ts';
import { at } from '../../core/assert.ts';
import { roundedTo, subtractDecimals } from '../../core/decimal.ts';
import { datasetKey, dottedId, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { AREA_KINDS } from '../../core/places/area-kinds.ts';
import { orDamage, withoutDamaged } from '../../store/ports/damage.ts';
import type { Answer } from '../base/answer.ts';
import { citationOf } from '../base/citation.ts';
import type { QueryContext } from '../base/context.ts';
import { combineFreshness, freshnessOf, type NamedFreshness } from '../base/freshness.ts';
import { metaOf } from '../base/meta.ts';
import { gradeOf } from '../base/reason.ts';
import type { Grade } from '../base/reason-shape.ts';
import type { Of } from '../base/shape-parts.ts';
import { isStored, listStoredSeries, type StoredState } from '../base/stored-dataset.ts';
import { type Ranking, type RankRow, readRankingOf, spanText } from '../datasets/ranking.ts';
import { dimensionsOf } from '../datasets/selection.ts';
import type { PlaceFigure } from './shape.ts';

const SECONDS = 60;
const MEASURE = 'measure';
/**
 * The maximum number of measures of a dataset in the profile. A dataset with more measures is omitted, because its own page shows them.
 */
const MOST_MEASURES = 12;

/** Units of averages and medians, which can be compared with other areas. Counts cannot, because they depend on the size of an area. */
const COMPARED = /^(AUD|years)/i;

export interface AreaRow {
  readonly measure: string;
  readonly topic: string | null;
  readonly ranking: Ranking;
  readonly row: RankRow;
  readonly ranked: number;
  readonly median: number | null;
  /** The value minus the national value. If there is no national value, the median is subtracted. Null for amounts. */
  readonly difference: number | null;
  readonly grade: Grade;
}

interface AreaProfile {
  readonly name: string;
  readonly rows: readonly AreaRow[];
  /** Datasets for this kind of area that have no stored data. */
  readonly empty: readonly TimeSeriesDataset[];
  /** Datasets for this kind of area whose stored data are damaged. */
  readonly damaged: readonly NamedFreshness[];
}

/** The rows of an area from one dataset. */
interface OfDataset {
  readonly rows: readonly AreaRow[];
  readonly empty?: TimeSeriesDataset;
  readonly damaged?: NamedFreshness;
}

export async function areaProfile(ctx: QueryContext, place: AreaPlace): Promise<AreaProfile> {
  const found = await Promise.all(datasetsByArea(place.kind).map((dataset) => undamagedRows(ctx, dataset, place)));
  const rows = found.flatMap((one) => one.rows);
  const damaged = found.flatMap((one) => one.damaged ?? []);
  const [first] = rows;
  if (first === undefined && damaged.length === 0 && !place.hasBoundary)
    throw new WattleError('REQ_NOT_FOUND', `Unknown ${AREA_KINDS[place.kind].one}: ${place.code}.`);
  return {
    name: place.hasBoundary || first === undefined || place.kind === 'postcode' ? place.name : first.row.name,
    rows,
    empty: found.flatMap(({ empty }) => empty ?? []),
    damaged,
  };
}

async function undamagedRows(ctx: QueryContext, dataset: TimeSeriesDataset, place: AreaPlace): Promise<OfDataset> {
  const state = await ctx.store.datasets.state(datasetKey(dataset));
  if (!isStored(state)) return { rows: [], empty: dataset };
  const found = state.damage ?? (await orDamage(() => rowsOf(ctx, dataset, state, place)));
  if (!(found instanceof WattleError)) return { rows: found };
  return { rows: [], damaged: { id: dottedId(dataset), freshness: await freshnessOf(ctx, dataset, withoutDamaged(state, found)) } };
}

async function rowsOf(ctx: QueryContext, dataset: TimeSeriesDataset, state: StoredState, place: AreaPlace): Promise<readonly AreaRow[]> {
  const dimension = dimensionsOf(dataset, state.dimensions).find(({ name, shown }) => shown && name === MEASURE);
  const stored = await listStoredSeries(ctx, state);
  const codes = dimension === undefined ? [] : [...new Set(stored.map((one) => at(one.codes, dimension.position)))];
  const chosen = codes.length > 1 && codes.length <= MOST_MEASURES ? codes : [null];
  const by = dataset.dimensions.find(({ areas }) => areas === place.kind)?.name;
  const topic = topics().find(({ datasets }) => datasets.includes(dataset))?.id ?? null;
  const grade = gradeOf((await freshnessOf(ctx, dataset, state)).reasons);
  const rows = await Promise.all(
    chosen.map(async (code): Promise<readonly AreaRow[]> => {
      const params = new URLSearchParams({ ...(by === undefined ? {} : { by }), ...(code === null ? {} : { [MEASURE]: code }) });
      const ranking = await readRankingOf(ctx, dataset, params);
      const row = ranking.rows.find((one) => AREA_KINDS[place.kind].bare(one.code) === place.code);
      if (row === undefined || row.value === null) return [];
      const label = dimension?.values.find((one) => one.code === code)?.label ?? null;
      return [{ ...areaRow(ranking, row), measure: label ?? dataset.title, topic, grade }];
    }),
  );
  return rows.flat();
}

function areaRow(ranking: Ranking, row: RankRow): Omit<AreaRow, 'measure' | 'topic' | 'grade'> {
  const values = ranking.rows.flatMap(({ value }) => value ?? []).sort((a, b) => a - b);
  const median = medianOf(values);
  const compared = ranking.national?.value ?? median;
  const isAmount = !ranking.isPercentage && !COMPARED.test(ranking.units);
  const shown = (value: number): number => roundedTo(value, ranking.decimals);
  return {
    ranking,
    row,
    median,
    ranked: values.length,
    difference: isAmount || compared === null || row.value === null ? null : subtractDecimals(shown(row.value), shown(compared)),
  };
}

function medianOf(ascending: readonly number[]): number | null {
  const middle = Math.floor(ascending.length / 2);
  const [upper, lower] = [ascending[middle], ascending[middle - 1]];
  if (upper === undefined) return null;
  return ascending.length % 2 === 1 || lower === undefined ? upper : (upper + lower) / 2;
}

/** Returns the profile. Its columns are the same as in the profiles of states and cities. */
export async function readAreaPlace(ctx: QueryContext, place: AreaPlace, columns: readonly string[]): Promise<Answer> {
  const { name, rows, empty, damaged } = await areaProfile(ctx, place);
  const rankings = [...new Map(rows.map(({ ranking }) => [ranking.dataset, ranking])).values()];
  const judged = await Promise.all(
    rankings.map(async ({ dataset, state }) => ({ id: dottedId(dataset), freshness: await freshnessOf(ctx, dataset, state) })),
  );
  const named = [...judged, ...damaged];
  return {
    data: rows.map(
      ({ measure, topic, ranking, row, ranked, median, difference, grade }): Of<typeof PlaceFigure> => ({
        measure,
        topic,
        family: null,
        series_id: row.handle?.id ?? null,
        value: row.value,
        units: ranking.units,
        period: spanText(ranking),
        rank: row.rank,
        ranked,
        national_value: ranking.national?.value ?? null,
        median_value: median,
        difference,
        share_pct: null,
        year_ago_value: row.yearAgo,
        change_year: row.changeYear,
        change_year_pct: row.changeYearPct,
        decimals: ranking.decimals,
        vintage: null,
        dataset_id: dottedId(ranking.dataset),
        grade: row.value === null ? null : grade,
      }),
    ),
    columns: columns.map((name) => ({ name })),
    meta: {
      ...metaOf(ctx, {
        query: {},
        rows: rows.length,
        sources: await Promise.all(rankings.map(({ dataset, state }) => citationOf(ctx, dataset, state.version))),
        freshness: named.length === 0 ? { state: 'fresh', reasons: [], nextRelease: null } : combineFreshness(named),
        versions: rankings.map(({ state }) => state.version),
      }),
      summary: {
        place: place.id,
        name,
        kind: place.kind,
        state: place.state,
        available: rows.length,
        without_data: empty.map(dottedId),
        url: `${ctx.publicUrl}/places/${place.id}`,
      },
    },
    next: null,
    datasets: datasetsByArea(place.kind).map(datasetKey),
    maxAgeSeconds: SECONDS,
  };
}
