/**
 * Fetches older data from the agency while the caller waits. Remembers the days that were requested, so that they are not requested
 * again too soon.
 */
import { datasetKey, dottedId, type TimeSeriesDataset, type TimeSpan } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import { DAY_MS, firstDay, instantOf, isoDay, period, windowOf } from '../../core/period.ts';
import type { StoredSeries, Version } from '../../store/ports/series.ts';
import type { QueryContext } from '../base/context.ts';
import type { Window } from '../base/parameters/parameters.ts';
import type { StoredState } from '../base/stored-dataset.ts';

const BUDGET_MS = 10_000;
/**
 * The time in ms for which a day is not requested again. `REFUSED_MS` applies if the request failed, and `REQUEST_MS` in all other
 * cases.
 */
const REQUEST_MS = 6 * 3_600_000;
const REFUSED_MS = 60_000;
/** The number of series that are read to find the stored days. These are the series with the earliest start. */
const WITNESSES = 8;
const MARKET_OFFSET_MS = 10 * 3_600_000;
/** The age in ms that an interval must have before it is requested. The next refresh imports newer intervals. */
const LAG_MS = 90 * 60_000;

interface OlderWindow {
  /** True if data were imported, so that the caller must read the dataset again. */
  readonly changed: boolean;
  readonly notes: readonly string[];
}

const NOTHING: OlderWindow = { changed: false, notes: [] };

/**
 * Makes sure that a window with a start is stored. Throws DATA_UNAVAILABLE with retryAfterSeconds while the window is being fetched.
 * Also throws it if the fetch fails and nothing in the window is stored.
 */
export async function fetchOlder(
  ctx: QueryContext,
  dataset: TimeSeriesDataset,
  state: StoredState,
  version: Version,
  series: readonly StoredSeries[],
  window: Window,
): Promise<OlderWindow> {
  if (!dataset.history || !window.start || series.length === 0) return NOTHING;
  const stored = await storedDays(ctx, dataset, version, series, window);
  const requested = ctx.caches.requestedWindows;
  const now = ctx.clock.now();
  const name = (day: number): string => `${state.dataset} ${day}`;
  const wanted = stored.filter((day) => !day.complete && (requested.get(name(day.day)) ?? 0) <= now);
  const [first, last] = [wanted[0], wanted.at(-1)];
  const empty = stored.every((day) => day.rows === 0);
  if (!first || !last || !ctx.freshener) return { changed: false, notes: notesOf(dataset, stored) };
  const span: TimeSpan = { from: first.span.from, to: last.span.to };
  const until = (ms: number): void => {
    for (const { day } of wanted) requested.set(name(day), now + ms);
  };
  try {
    await ctx.freshener.history(datasetKey(dataset), span, BUDGET_MS);
    until(REQUEST_MS);
    return { changed: true, notes: [] };
  } catch (error) {
    if (!(error instanceof WattleError) || error.code === 'DATA_UNAVAILABLE') throw error;
    until(REFUSED_MS);
    if (!empty) return { changed: true, notes: [] };
    throw new WattleError('DATA_UNAVAILABLE', `This window is not stored, and it could not be fetched: ${error.message}`, {
      retryAfterSeconds: REFUSED_MS / 1000,
      cause: error,
    });
  }
}

/**
 * Fetches only the requested window of a dataset without data. This works even if the agency's latest files are unavailable.
 * Returns false if the window has no start or end, or is too long. Throws the errors of the fetch.
 */
export async function fetchFirst(ctx: QueryContext, dataset: TimeSeriesDataset, window: Window): Promise<boolean> {
  const { start, end } = window;
  if (!dataset.history || !ctx.freshener || !start || !end) return false;
  const { from, to } = windowOf(dataset.frequency, start, end);
  const span: TimeSpan = { from: instantOf(period(dataset.frequency, from)), to: instantOf(period(dataset.frequency, to)) };
  if (span.to < span.from || span.to - span.from > (dataset.window?.maxDays ?? 0) * DAY_MS) return false;
  await ctx.freshener.history(datasetKey(dataset), span, BUDGET_MS);
  return true;
}

interface StoredDay {
  readonly day: number;
  readonly span: TimeSpan;
  readonly rows: number;
  readonly complete: boolean;
}

/** Returns the market days in the window, except very recent intervals. Each day has the number of its stored intervals. */
async function storedDays(
  ctx: QueryContext,
  dataset: TimeSeriesDataset,
  version: Version,
  series: readonly StoredSeries[],
  window: Window,
): Promise<readonly StoredDay[]> {
  const freq = dataset.frequency;
  const requested = windowOf(freq, window.start, window.end);
  const kept = dataset.layout ? ctx.clock.now() - dataset.layout.keepDays * DAY_MS : Number.NEGATIVE_INFINITY;
  const from = Math.max(requested.from, windowOf(freq, instantBound(kept), null).from);
  const to = Math.min(requested.to, windowOf(freq, null, instantBound(ctx.clock.now() - LAG_MS)).to);
  if (from > to) return [];
  const witnesses = series.toSorted((a, b) => a.firstT - b.firstT || b.count - a.count).slice(0, WITNESSES);
  const slices = await ctx.store.datasets.read({
    dataset: datasetKey(dataset),
    series: witnesses.map((one) => one.id),
    from,
    to,
    seq: version.seq,
  });
  const counts = slices.map((slice) => countByDay(freq, slice.t));
  const days: StoredDay[] = [];
  for (let day = intervalDay(freq, from); day <= intervalDay(freq, to); day++) {
    const [first, last] = [Math.max(from, firstOrdinal(freq, day)), Math.min(to, firstOrdinal(freq, day + 1) - 1)];
    const rows = Math.max(0, ...counts.map((count) => count.get(day) ?? 0));
    const span = { from: instantOf(period(freq, first)), to: instantOf(period(freq, last)) };
    days.push({ day, span, rows, complete: rows >= last - first + 1 });
  }
  return days;
}

const intervalDay = (freq: Frequency, t: number): number => firstDay(period(freq, t));

const firstOrdinal = (freq: Frequency, day: number): number => windowOf(freq, instantBound(day * DAY_MS - MARKET_OFFSET_MS + 1), null).from;

const instantBound = (ms: number) => ({ text: '', fromMs: ms, toMs: ms, instant: true });

function countByDay(freq: Frequency, ordinals: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const t of ordinals) {
    const day = intervalDay(freq, t);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

/** Returns a note with the requested days that have no stored data. */
function notesOf(dataset: TimeSeriesDataset, stored: readonly StoredDay[]): readonly string[] {
  const empty = stored.filter((day) => day.rows === 0).map(({ day }) => isoDay(day));
  if (empty.length === 0) return [];
  const days = empty.length > 3 ? `${empty[0]} and ${empty.length - 1} more days up to ${empty.at(-1)}` : empty.join(', ');
  return [`${dottedId(dataset)} has no data for ${days}: the agency's files have no values for this selection, or could not be loaded.`];
}
