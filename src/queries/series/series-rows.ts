import { at } from '../../core/assert.ts';
import { shareThread } from '../../core/cost.ts';
import { KeptRows } from '../../core/json-rows.ts';
import { formatPeriod, isoDay, lastDay, period } from '../../core/period.ts';
import type { Points } from '../../core/series/points.ts';
import type { QueryContext } from '../base/context.ts';
import type { ShownRow } from '../base/query-caches.ts';
import { vintageSeams } from '../base/vintages-apart.ts';
import { type BrokenBy, breaksOfLoaded } from './breaks/series-breaks.ts';
import { newBases } from './reading/published-breaks.ts';
import type { LoadedSeries } from './reading/stored-series.ts';
import { isAsPublished, partialPeriods, type Shaping } from './transforms/series-transforms.ts';
import type { FirstBeside } from './vintages/first-beside.ts';
import { NOT_HELD } from './vintages/first-published.ts';

/** Marks on values: the published flag, an incomplete period, and breaks across which a change compares values. */
interface Marks {
  readonly status: ReadonlyMap<number, string>;
  readonly partial: (t: number) => boolean;
  readonly spanned: BrokenBy['spanned'];
}

function marksOf(read: LoadedSeries, shaping: Shaping, { spanned }: BrokenBy, rebasedAt: readonly number[] = []): Marks {
  const rebased = rebasedAt.map((t): [number, string] => [t, 'break']);
  const status = new Map([...rebased, ...(isAsPublished(shaping) ? statusesOf(read) : [])]);
  return { status, partial: partialPeriods(read, shaping), spanned };
}

/**
 * Returns the agency's flags. Adds `break` for the first value after a break, and for the first level after a boundary between vintages.
 */
function statusesOf(read: LoadedSeries): ReadonlyMap<number, string> {
  const { handle, slice } = read;
  const bases = [...newBases(breaksOfLoaded(read), slice), ...vintageSeams(handle, slice)];
  const begins = bases.map((t): [number, string] => [t, 'break']);
  return new Map([...begins, ...flagged(slice)]);
}

function flagged({ t, status }: LoadedSeries['slice']): readonly [number, string][] {
  if (status.every((flag) => flag === null)) return [];
  return t.flatMap((one, i): [number, string][] => (status[i] ? [[one, status[i]]] : []));
}

const partialColumn = ({ partial, frequency }: Shaping): readonly { readonly name: string }[] =>
  partial && frequency !== null ? [{ name: 'partial' }] : [];

/** The number of rows that are built before other requests may run. It takes a few milliseconds. */
const ROWS_OF_A_TURN = 500;
/** The maximum number of cached rows of one series. Market intervals have more, but few requests need all of them. */
const MOST_KEPT = 10_000;

/** Returns true if any value compares across a break. Checks all values, so that the columns do not depend on the window. */
async function spansBreaks({ t }: Shown, spanned: BrokenBy['spanned']): Promise<boolean> {
  for (let i = 0; i < t.length; i += ROWS_OF_A_TURN) {
    if (t.slice(i, i + ROWS_OF_A_TURN).some((one) => spanned(one).length > 0)) return true;
    await shareThread();
  }
  return false;
}

/** The rows, and the columns that only some series have. */
interface ShownRows {
  readonly rows: readonly ShownRow[];
  readonly columns: readonly { readonly name: string }[];
}

interface Wanted {
  readonly read: LoadedSeries;
  readonly shaping: Shaping;
  readonly points: Shown;
  readonly broken: BrokenBy;
  readonly first: number;
  readonly end: number;
  readonly beside: FirstBeside | null;
  /** The first levels with a new reference base, among first-published values. */
  readonly rebasedAt: readonly number[];
}

/**
 * Returns the rows. The first request builds only the rows that it needs, because most series are not requested again soon. If a series
 * is requested as published for a second time, all its rows are built and cached.
 */
export async function shownRows(
  ctx: QueryContext,
  { read, shaping, points, broken, first, end, beside, rebasedAt }: Wanted,
): Promise<ShownRows> {
  const { handle, slice } = read;
  if (beside !== null || !isAsPublished(shaping) || points !== slice.points) {
    const rows = await rowsOf(points, first, end, marksOf(read, shaping, broken, rebasedAt), beside);
    return { rows, columns: [...partialColumn(shaping), ...breaksColumn(await spansBreaks(points, broken.spanned))] };
  }
  const { shown, requested } = ctx.caches;
  if (points.t.length > MOST_KEPT || !requested.has(slice)) {
    requested.add(slice);
    const rows = await rowsOf(points, first, end, marksOf(read, shaping, broken), null);
    return { rows, columns: breaksColumn(await spansBreaks(points, broken.spanned)) };
  }
  const known = shown.get(slice);
  const own =
    known?.handle === handle
      ? known
      : {
          handle,
          rows: new KeptRows(await rowsOf(points, 0, points.t.length, marksOf(read, shaping, broken), null)),
          hasBreaks: await spansBreaks(points, broken.spanned),
        };
  if (own !== known) shown.set(slice, own);
  return { rows: own.rows.part(first, end), columns: breaksColumn(own.hasBreaks) };
}

const breaksColumn = (hasBreaks: boolean): readonly { readonly name: string }[] => (hasBreaks ? [{ name: 'breaks' }] : []);

/** Points whose values can be null. A null means that the requested value is not stored. */
export interface Shown extends Omit<Points, 'value'> {
  readonly value: readonly (number | null)[];
}

export function withGaps(points: Points, gaps: readonly number[]): Shown {
  if (gaps.length === 0) return points;
  const values = new Map<number, number | null>(gaps.map((t) => [t, null]));
  points.t.forEach((t, i) => {
    values.set(t, points.value[i] ?? null);
  });
  const t = [...values.keys()].sort((a, b) => a - b);
  return { freq: points.freq, t, value: t.map((one) => values.get(one) ?? null) };
}

async function rowsOf(
  points: Shown,
  first: number,
  end: number,
  { status, partial, spanned }: Marks,
  beside: FirstBeside | null,
): Promise<readonly ShownRow[]> {
  const rows: ShownRow[] = [];
  for (let i = first; i < end; i += 1) {
    if (rows.length % ROWS_OF_A_TURN === ROWS_OF_A_TURN - 1) await shareThread();
    const t = at(points.t, i);
    const p = period(points.freq, t);
    const text = formatPeriod(p);
    const value = points.value[i] ?? null;
    const row = {
      date: points.freq === 'D' ? text : isoDay(lastDay(p)),
      period: text,
      value,
      ...(beside === null ? {} : beside(t, value)),
    };
    const flag = points.value[i] == null ? NOT_HELD : status.get(t);
    const breaks = spanned(t);
    rows.push(
      flag === undefined && breaks.length === 0 && !partial(t)
        ? row
        : {
            ...row,
            ...(flag === undefined ? {} : { status: flag }),
            ...(partial(t) ? { partial: true } : {}),
            ...(breaks.length === 0 ? {} : { breaks: breaks.map(({ id }) => id) }),
          },
    );
  }
  return rows;
}
