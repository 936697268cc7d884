import { datasets } from '../../catalogue/catalogue.ts';
import { at } from '../../core/assert.ts';
import { isoInstant } from '../../core/clock.ts';
import {
  type Dataset,
  dottedId,
  type Release,
  SOURCE_CODES,
  type SourceCode,
  storeKey,
  type TimeSeriesDataset,
} from '../../core/define-dataset.ts';
import { FREQUENCIES, FREQUENCY, FREQUENCY_WORDS } from '../../core/frequency.ts';
import { unitText } from '../../core/units.ts';
import { withoutDamaged } from '../../store/ports/damage.ts';
import type { DatasetState, StoredSeries } from '../../store/ports/series.ts';
import type { Answer } from '../base/answer.ts';
import { licenceOf } from '../base/citation.ts';
import type { QueryContext } from '../base/context.ts';
import { decodeCursor, encodeCursor, queryFingerprint } from '../base/cursor.ts';
import { calendarAround, judge } from '../base/freshness.ts';
import { metaOf } from '../base/meta.ts';
import { choice, type QueryParameter, text } from '../base/parameters/declaration.ts';
import { Parameters, sameWord } from '../base/parameters/parameters.ts';
import { CURSOR, limitOf } from '../base/parameters/standard.ts';
import type { Of } from '../base/shape-parts.ts';
import { isStored, listStoredSeries, type StoredState, statesByDataset } from '../base/stored-dataset.ts';
import { coverNotes, datasetsWith } from '../search/catalogue-search.ts';
import { dimensionsOf, select } from './selection.ts';
import type { DatasetEntry } from './shape.ts';

const SOURCE = choice('source', 'Only datasets of this source.', SOURCE_CODES);
const KIND = choice('kind', 'Only datasets of this kind.', ['time_series', 'register']);
const OF_FREQUENCY = choice('frequency', 'Only datasets of this frequency.', FREQUENCIES, { also: FREQUENCY_WORDS });
const WORDS = text('q', 'Only datasets that have these words in the title, description or id.');
const LIMIT = limitOf('Maximum number of rows in the response.', 1000, 1000);
export const LIST_DATASETS_OF_SOURCE: readonly QueryParameter[] = [KIND, OF_FREQUENCY, WORDS, LIMIT, CURSOR];
export const LIST_DATASETS: readonly QueryParameter[] = [SOURCE, ...LIST_DATASETS_OF_SOURCE];
const LIST_SECONDS = 60;
/** The version in the cursors of this list. It is constant, because the catalogue does not change while the program runs. */
const CATALOGUE = { seq: 0, recordedAt: 0 } as const;
const COLUMNS = [
  'id',
  'dataset_id',
  'source',
  'title',
  'description',
  'frequency',
  'unit',
  'kind',
  'licence',
  'landing_page',
  'period_start',
  'period_end',
  'rows',
  'refreshed_at',
  'next_release',
  'stale',
  'example',
] as const;

/**
 * Returns the rows of `/v1/datasets`. With a source in `scope`, returns the rows of `/v1/datasets/{source}`. Filters: `kind`, `frequency`,
 * `q`.
 */
export async function listDatasets(ctx: QueryContext, scope: { readonly source?: SourceCode }, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const kind = parameters.choice(KIND);
  const frequency = parameters.choice(OF_FREQUENCY);
  const q = parameters.text(WORDS);
  const source = scope.source ?? parameters.choice(SOURCE);
  const limit = parameters.integer(LIMIT);
  const cursorText = parameters.text(CURSOR);
  parameters.refuseRest();
  parameters.check();
  const fingerprint = queryFingerprint(scope.source === undefined ? 'datasets' : `datasets ${scope.source}`, params);
  const start = cursorText === null ? 0 : at(decodeCursor(cursorText, fingerprint).position, 0);
  const chosen = datasets()
    .filter((dataset) => source === null || dataset.source === source)
    .filter((dataset) => kind === null || dataset.kind === kind)
    .filter((dataset) => frequency === null || hasFrequency(dataset, frequency));
  const matching = q === null ? chosen : byWords(chosen, q);
  const rows = await rowsOf(ctx, matching.slice(start, start + limit));
  const end = start + rows.length;
  return {
    data: rows,
    columns: COLUMNS.map((name) => ({ name })),
    meta: metaOf(ctx, {
      query: {
        ...(source === null ? {} : { source }),
        ...(kind === null ? {} : { kind }),
        ...(frequency === null ? {} : { frequency }),
        ...(q === null ? {} : { q }),
        limit,
      },
      rows: rows.length,
      totalRows: matching.length,
      truncated: end < matching.length,
      sources: [],
      freshness: { state: 'fresh', reasons: [], nextRelease: null },
      versions: [],
      notes: coverNotes(q, 'dataset'),
    }),
    next: end < matching.length ? encodeCursor(fingerprint, CATALOGUE, [end]) : null,
    datasets: [...new Set(chosen.map(storeKey))],
    maxAgeSeconds: LIST_SECONDS,
  };
}

const hasFrequency = (dataset: Dataset, frequency: string): boolean =>
  dataset.kind === 'time_series' && (sameWord(dataset.frequency, frequency) || sameWord(FREQUENCY[dataset.frequency].word, frequency));

function byWords(chosen: readonly Dataset[], q: string): readonly Dataset[] {
  const wanted = new Set(chosen);
  return datasetsWith(q).filter((dataset) => wanted.has(dataset));
}

type ListRow = Of<typeof DatasetEntry>;

async function rowsOf(ctx: QueryContext, chosen: readonly Dataset[]): Promise<readonly ListRow[]> {
  const states = await statesByDataset(ctx);
  const calendars = new Map<SourceCode, readonly Release[]>();
  for (const source of new Set(chosen.map((dataset) => dataset.source))) calendars.set(source, await calendarAround(ctx, source));
  return Promise.all(
    chosen.map(async (dataset) => rowOf(ctx, dataset, states.get(storeKey(dataset)) ?? null, calendars.get(dataset.source) ?? [])),
  );
}

async function rowOf(ctx: QueryContext, dataset: Dataset, stored: DatasetState | null, calendar: readonly Release[]): Promise<ListRow> {
  const state = stored?.damage ? withoutDamaged(stored, stored.damage) : stored;
  const freshness = judge(dataset, state, calendar, ctx.clock.now());
  return {
    id: dataset.id,
    dataset_id: dottedId(dataset),
    source: dataset.source,
    title: dataset.title,
    description: dataset.description,
    frequency: dataset.kind === 'time_series' ? FREQUENCY[dataset.frequency].word : null,
    unit: await unitOf(ctx, dataset, state),
    kind: dataset.kind,
    licence: licenceOf(dataset).name,
    landing_page: dataset.landingPage,
    period_start: state?.periodStart ?? null,
    period_end: state?.periodEnd ?? null,
    rows: state?.rows ?? 0,
    refreshed_at: state?.version ? isoInstant(state.confirmedAt ?? state.version.effectiveFrom) : null,
    next_release: freshness.nextRelease,
    stale: freshness.state !== 'fresh' && !(dataset.cadence.onDemand && !state?.version),
    example: exampleUrl(ctx, dataset),
  };
}

/** Returns the unit of the rows for a request without filters. Returns null if the rows have several units or no data are stored. */
async function unitOf(ctx: QueryContext, dataset: Dataset, state: DatasetState | null): Promise<string | null> {
  if (dataset.kind === 'register' || !isStored(state)) return null;
  const series = await listStoredSeries(ctx, state);
  const known = ctx.caches.units.get(series);
  if (known !== undefined) return known;
  const unit = commonUnit(dataset, state, series);
  ctx.caches.units.set(series, unit);
  return unit;
}

function commonUnit(dataset: TimeSeriesDataset, state: StoredState, series: readonly StoredSeries[]): string | null {
  const shown = select(dataset, dimensionsOf(dataset, state.dimensions), series, new Parameters(new URLSearchParams())).series;
  const [unit = null, another] = new Set((shown.length === 0 ? series : shown).map((one) => unitText(one)));
  return another === undefined ? unit : null;
}

export const exampleUrl = (ctx: QueryContext, dataset: Dataset): string =>
  `${ctx.publicUrl}/v1/data/${dataset.source}/${dataset.id}?limit=12`;
