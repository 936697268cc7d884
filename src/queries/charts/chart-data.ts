/** Returns the content of charts as data. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { FREQUENCY } from '../../core/frequency.ts';
import { DAY_MS, formatPeriod, isoDay, period } from '../../core/period.ts';
import type { Answer, Chart, ChartSeries, Freshness, RevisedValue } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { metaOf } from '../base/meta.ts';
import { Parameters } from '../base/parameters/parameters.ts';
import { ALLOW_STALE, AS_OF, GAP, IDS, INDEX_TO, VINTAGE, WINDOW } from '../base/parameters/standard.ts';
import { gapNotes } from '../base/stored-span.ts';
import { olderFiguresNotes } from '../base/vintages-apart.ts';
import { loadSeries } from '../series/reading/stored-series.ts';
import { SHAPING_AND_DIVIDING } from '../series/transforms/series-transforms.ts';
import { revisedValues, vintagesOf } from '../series/vintages/vintage-list.ts';
import type { LoadedPart } from './chart-series.ts';
import { type ChartParts, readChartParts } from './read-chart.ts';

export const READ_CHART_DATA = [...WINDOW, ...SHAPING_AND_DIVIDING, INDEX_TO, AS_OF, GAP, VINTAGE, ALLOW_STALE] as const;
export const READ_CHART_DATA_OF_SEVERAL = [IDS, ...READ_CHART_DATA] as const;

/** Reads the values of the chart. Throws the same errors as `readChart`. */
export async function readChartData(ctx: QueryContext, handles: readonly SeriesHandle[], params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  parameters.accept(...(handles.length > 1 ? READ_CHART_DATA_OF_SEVERAL : READ_CHART_DATA));
  parameters.refuseRest();
  parameters.check();
  const read = await readChartParts(ctx, handles, params);
  const { answer, parts } = read;
  const { chart } = answer;
  const gaps = chart.gaps ?? [];
  const revised = await Promise.all(parts.map((part) => revisionsOf(ctx, part, read)));
  const stale = parts.find(({ freshness }) => freshness.state === 'stale')?.freshness;
  const freshness: Freshness = stale ?? { state: 'fresh', reasons: [], nextRelease: parts[0]?.freshness.nextRelease ?? null };
  return {
    data: {
      title: handles.map(({ title }) => title).join('; '),
      window: { from: dayOrNull(chart.window.from), to: dayOrNull(chart.window.to) },
      series: chart.series.map((one, i) => seriesData(one, revised[i] ?? [])),
      bands: bandsData(chart),
      ...(chart.firstPublished === undefined ? {} : { first_published: { periods_left_out: chart.firstPublished.leftOut } }),
    },
    columns: [],
    meta: {
      ...metaOf(ctx, {
        query: Object.fromEntries(params),
        rows: 1,
        sources: chart.sources.map(({ citation }) => citation),
        freshness,
        versions: parts.map(({ loaded }) => loaded.version),
        notes: [...gapNotes(gaps), ...olderFiguresNotes(chart.olderFigures ?? []), ...(chart.vintageGaps ?? []), ...(chart.notes ?? [])],
      }),
      ...(gaps.length === 0 ? {} : { gaps }),
    },
    next: null,
    datasets: answer.datasets,
    maxAgeSeconds: answer.maxAgeSeconds,
  };
}

/**
 * Returns the values that were revised after the drawn vintage. Returns none for first-published values. Also returns none for
 * ratios, because a revision of either series can change a ratio.
 */
async function revisionsOf(ctx: QueryContext, { handle, loaded, shaping }: LoadedPart, read: ChartParts): Promise<readonly RevisedValue[]> {
  if (read.base !== null || read.answer.chart.firstPublished !== undefined) return [];
  const newest = read.asOf === null ? loaded : await loadSeries(ctx, handle, null);
  const vintages = await vintagesOf(ctx, newest, shaping);
  return revisedValues(vintages, Math.floor((read.asOf?.ms ?? ctx.clock.now()) / DAY_MS));
}

const dayOrNull = (day: number | null): string | null => (day === null ? null : isoDay(day));

function seriesData(one: ChartSeries, revised: readonly RevisedValue[]) {
  const nameOf = (t: number): string => formatPeriod(period(one.freq, t));
  const shown = new Map(one.t.map((t, i) => [t, one.value[i] ?? null]));
  return {
    id: one.id,
    title: one.title,
    units: one.units,
    units_short: one.unitsShort,
    frequency: FREQUENCY[one.freq].word,
    adjustment: one.adjustment,
    axis: one.axis,
    nature: one.nature,
    known_through: dayOrNull(one.through),
    computed: one.computed,
    partial: one.partial,
    points: one.t.map((t) => ({ period: nameOf(t), value: shown.get(t) ?? null })),
    breaks: (one.breaks ?? []).map(({ day, what }) => ({ date: isoDay(day), what })),
    revisions: revised.flatMap(({ t, was, vintage: ofVintage, basis }) => {
      const value = shown.get(t) ?? null;
      return value === null ? [] : [{ period: nameOf(t), value, was, edition: ofVintage, published_basis: basis }];
    }),
  };
}

const bandsData = ({ bands = [] }: Chart) =>
  bands.map(({ label, low, high, from, to }) => ({ label, low, high, from: dayOrNull(from), to: dayOrNull(to) }));
