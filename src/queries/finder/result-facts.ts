/** Collects facts about search results. The facts are cached until their data change. */
import { LRUCache } from 'lru-cache';
import type { Concept } from '../../catalogue/concepts/concept.ts';
import type { ForecastSeries } from '../../catalogue/forecasts/forecasts.ts';
import { shortSeriesTitle, shortTitle } from '../../catalogue/short-title.ts';
import { present } from '../../core/assert.ts';
import { type Dataset, type DatasetKey, dottedId, type SourceCode, storeKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { Signal } from '../../core/define-signal.ts';
import { FREQUENCY } from '../../core/frequency.ts';
import { DAY_MS, formatPeriod, period } from '../../core/period.ts';
import { publishes } from '../../core/release-titles.ts';
import { formatSydney } from '../../core/sydney-time.ts';
import type { DatasetState } from '../../store/ports/series.ts';
import type { QueryContext } from '../base/context.ts';
import { halfHourOf, marksOf } from '../base/data-marks.ts';
import { discontinuedOf } from '../base/notes.ts';
import type { QueryCaches } from '../base/query-caches.ts';
import { gradeOf, lagPeriodsOf } from '../base/reason.ts';
import type { Discontinued } from '../base/reason-shape.ts';
import { namedInputs } from '../base/signal-inputs.ts';
import { conceptRow } from '../concepts/concept-row.ts';
import { resolveListed } from '../concepts/resolve-concept.ts';
import type { ConceptRow } from '../concepts/shape.ts';
import { type Findable, nameOf, type Publication } from '../search/catalogue-entries.ts';
import type { ResolvedConcept } from '../series/concepts/resolve.ts';
import { type NewestFigure, newestFigures } from '../series/freshness/newest-figure.ts';
import { type LatestFact, latestFact } from '../series/reading/newest-values.ts';
import { coverageOf } from '../series/series-facts.ts';

/** Facts about one result. Names are as in JSON. */
export interface Facts extends Readonly<Record<string, unknown>> {
  readonly kind: Findable['kind'] | 'forecast';
  /** The id. For a release, the title in the agency's calendar. */
  readonly id: string;
  readonly title: string;
  /** A title of at most 60 characters. */
  readonly short_title: string;
  readonly source: SourceCode | null;
  readonly units: string | null;
  readonly frequency: string | null;
  readonly place: string | null;
  /** True if data are stored. Null for a release. */
  readonly available: boolean | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly latest: LatestFact | null;
  readonly next_release: string | null;
}

/** The number of days in which the next release is searched. */
const CALENDAR_DAYS = 120;
type States = ReadonlyMap<DatasetKey, DatasetState>;

function datasetsOf(item: Findable): readonly Dataset[] {
  if (item.kind === 'series') return [item.series.dataset];
  if (item.kind === 'dataset') return [item.dataset];
  return item.kind === 'signal' ? namedInputs(item.signal).map(({ dataset }) => dataset) : [];
}

export const restsOn = (item: Findable): readonly DatasetKey[] => datasetsOf(item).map(storeKey);

interface Marked<T> {
  readonly mark: string;
  readonly facts: T;
}

/** The maximum number of cached facts. It is larger than the catalogue, so all facts fit. */
const FACTS_KEPT = 5000;

/** The cached facts, by the name of the result. */
class Known {
  readonly facts = new LRUCache<string, Marked<Facts>>({ max: FACTS_KEPT });
}
const KNOWN = new WeakMap<QueryCaches, Known>();

function knownIn({ caches }: QueryContext): Known {
  const known = KNOWN.get(caches) ?? new Known();
  KNOWN.set(caches, known);
  return known;
}

/** The row of each current value. Many searches show the same concepts. */
const ROW_OF = new WeakMap<ResolvedConcept, ConceptRow>();

/** Returns the current row of a concept. */
export async function conceptNow(ctx: QueryContext, concept: Concept): Promise<ConceptRow> {
  const resolved = await resolveListed(ctx, concept);
  const known = ROW_OF.get(resolved);
  const row = known ?? conceptRow(resolved);
  if (known === undefined) ROW_OF.set(resolved, row);
  return row;
}

/**
 * Returns the mark that shows whether cached facts are valid. For events, the mark includes the half hour, because a decision can be announced
 * during the day.
 */
const markOf = (ctx: QueryContext, item: Findable, marks: (dataset: Dataset) => string): string =>
  [...datasetsOf(item).map(marks), ...(item.kind === 'series' && item.series.nature === 'event' ? [halfHourOf(ctx)] : [])].join(' ');

/** Returns the facts in the order of the results. Reads only stored data, because a search must not wait for an agency. */
export async function factsOf(ctx: QueryContext, items: readonly Findable[]): Promise<readonly Facts[]> {
  const { facts: known } = knownIn(ctx);
  const marks = await marksOf(ctx, items.flatMap(datasetsOf));
  const marked = items.map((item) => ({ item, name: nameOf(item), mark: markOf(ctx, item, marks) }));
  const missing = marked.filter(({ item, name, mark }) => item.kind === 'release' || known.get(name)?.mark !== mark);
  const made = await readFacts(
    ctx,
    missing.map(({ item }) => item),
  );
  const fresh = new Map(missing.map(({ name }, i) => [name, present(made[i], 'The facts of a result')]));
  for (const { name, mark } of missing) known.set(name, { mark, facts: present(fresh.get(name), 'New facts') });
  return marked.map(({ name }) => fresh.get(name) ?? present(known.get(name), 'Known facts').facts);
}

async function readFacts(ctx: QueryContext, items: readonly Findable[]): Promise<readonly Facts[]> {
  const handles = items.flatMap((item) => (item.kind === 'series' ? [item.series] : []));
  const figures = new Map((await newestFigures(ctx, handles)).map((figure) => [figure.handle, figure]));
  const others = [...new Set(items.filter(({ kind }) => kind !== 'series').flatMap(restsOn))];
  const states: States = new Map((await ctx.store.datasets.states(others)).map((state) => [state.dataset, state]));
  return Promise.all(
    items.map((item) => {
      if (item.kind === 'series') return ofSeries(item.series, figures.get(item.series) ?? null);
      if (item.kind === 'dataset') return ofDataset(item.dataset, states);
      return item.kind === 'signal' ? ofSignal(item.signal, states) : ofRelease(ctx, item.publication);
    }),
  );
}

function ofSeries(handle: SeriesHandle, figure: NewestFigure | null): Facts {
  const stored = figure?.loaded ?? null;
  const { start, end } = stored === null ? { start: null, end: null } : coverageOf(stored);
  return {
    kind: 'series',
    id: handle.id,
    title: handle.title,
    short_title: shortSeriesTitle(handle),
    source: handle.dataset.source,
    units: figure?.units ?? handle.units,
    frequency: FREQUENCY[handle.frequency].word,
    place: handle.place,
    available: (figure?.newest ?? null) !== null,
    from: start,
    to: end,
    latest: figure && latestFact(figure),
    next_release: figure?.freshness.nextRelease ?? null,
    grade: stored && gradeOf(figure?.freshness.reasons ?? []),
    lag_periods: stored && lagPeriodsOf(figure?.freshness.reasons ?? []),
    ...discontinuedMember(handle.dataset),
  };
}

function discontinuedMember(dataset: Dataset): { readonly discontinued?: Discontinued } {
  const discontinued = discontinuedOf(dataset);
  return discontinued === null ? {} : { discontinued };
}

const hasVersion = (states: States, dataset: Dataset): boolean => states.get(storeKey(dataset))?.version != null;

function ofDataset(dataset: Dataset, states: States): Facts {
  const state = states.get(storeKey(dataset));
  return {
    kind: 'dataset',
    id: dottedId(dataset),
    title: dataset.title,
    short_title: shortTitle(dataset.title),
    source: dataset.source,
    units: null,
    frequency: dataset.kind === 'time_series' ? FREQUENCY[dataset.frequency].word : null,
    place: null,
    available: hasVersion(states, dataset),
    from: state?.periodStart ?? null,
    to: state?.periodEnd ?? null,
    latest: null,
    next_release: null,
    ...discontinuedMember(dataset),
  };
}

const ofSignal = (signal: Signal, states: States): Facts => ({
  kind: 'signal',
  id: signal.id,
  title: signal.title,
  short_title: shortTitle(signal.title),
  source: null,
  units: null,
  frequency: null,
  place: null,
  available: namedInputs(signal).every(({ dataset }) => hasVersion(states, dataset)),
  from: null,
  to: null,
  latest: null,
  next_release: null,
});

/** Returns facts about an RBA forecast, with its first and last quarter. */
export function ofForecast({ id, title, short, units, issues }: ForecastSeries): Facts {
  const quarters = issues.flatMap(({ figures }) => figures.map(({ t }) => t));
  const [from, to] = [Math.min(...quarters), Math.max(...quarters)].map((t) => formatPeriod(period('Q', t)));
  return {
    kind: 'forecast',
    id,
    title: `${title}: RBA forecasts`,
    short_title: shortTitle(`${short}: RBA forecasts`),
    source: 'rba',
    units,
    frequency: FREQUENCY.Q.word,
    place: 'Australia',
    available: true,
    from: from ?? null,
    to: to ?? null,
    latest: null,
    next_release: null,
  };
}

async function ofRelease(ctx: QueryContext, { source, title }: Publication): Promise<Facts> {
  const now = ctx.clock.now();
  const ahead = await ctx.store.releases.between(now, now + CALENDAR_DAYS * DAY_MS, source);
  const next = ahead.find((release) => publishes([title], release.title));
  return {
    kind: 'release',
    id: title,
    title,
    short_title: shortTitle(title),
    source,
    units: null,
    frequency: null,
    place: null,
    available: null,
    from: null,
    to: null,
    latest: null,
    next_release: next ? formatSydney(next.releaseAt) : null,
  };
}
