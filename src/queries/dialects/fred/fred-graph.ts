/**
 * Returns the table that FRED's graphs offer as a download. It has a column with dates, and one column for each series. The Python
 * package pandas-datareader reads this table.
 */
import { reserveObservations } from '../../../core/cost.ts';
import type { DatasetKey } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { boundOfDays, firstDay, isoDay, period } from '../../../core/period.ts';
import type { QueryContext } from '../../base/context.ts';
import { type QueryParameter, text } from '../../base/parameters/declaration.ts';
import { flatGapNotes, gapsWithin } from '../../base/stored-span.ts';
import { olderFigures, olderFiguresNotes, shownVintage } from '../../base/vintages-apart.ts';
import { flatBreakNotes } from '../../series/breaks/series-breaks.ts';
import { type LoadedSeries, loadSeries } from '../../series/reading/stored-series.ts';
import {
  API_KEY,
  day,
  FIRST_DAY,
  fredDay,
  fredParameters,
  LAST_DAY,
  MISSING,
  plainNumber,
  readDay,
  refuseReversed,
} from './fred-request.ts';

const IDS = text('id', 'Ids of 1 to 12 series, separated by commas.', { required: true, example: 'AU.CPI.YOY' });
const FROM = day('cosd', 'First day of the table.');
const TO = day('coed', 'Last day of the table.');
export const FRED_DOWNLOAD: readonly QueryParameter[] = [API_KEY, FROM, TO];
export const FRED_GRAPH: readonly QueryParameter[] = [IDS, ...FRED_DOWNLOAD];

interface FredTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly datasets: readonly DatasetKey[];
  readonly notes: readonly string[];
}

/**
 * Returns one row for each period in which at least one series has a value, in ascending order. Missing values and gaps are `.`. The
 * parameters `cosd` and `coed` set the first and last day. Market intervals are refused, because many of them start on the same day.
 * @param known accepted parameters
 */
export async function fredGraph(
  ctx: QueryContext,
  handles: readonly SeriesHandle[],
  params: URLSearchParams,
  known: readonly QueryParameter[] = FRED_GRAPH,
): Promise<FredTable> {
  const parameters = fredParameters(params);
  parameters.accept(...known);
  const from = readDay(parameters, FROM, fredDay(FIRST_DAY));
  const to = readDay(parameters, TO, fredDay(LAST_DAY));
  refuseReversed(parameters, TO.name, from, to);
  for (const { id, frequency } of handles) {
    if (frequency !== '5MIN' && frequency !== '30MIN') continue;
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'id',
      detail: `${id} is a series of market intervals, but this table has daily values only.`,
    });
  }
  parameters.refuseRest();
  parameters.check();
  const loaded = await Promise.all(handles.map((handle) => loadSeries(ctx, handle, null)));
  const isWithin = (day: number): boolean => day >= from && day <= to;
  const columns = loaded.map((one) => textsByDay(one));
  const days = [...new Set(columns.flatMap((texts) => [...texts.keys()]))].filter(isWithin).sort((a, b) => a - b);
  reserveObservations(columns.reduce((sum, texts) => sum + texts.size, 0));
  const shown = await Promise.all(
    loaded.map((one) => {
      const { freq, t } = one.slice.points;
      return shownVintage(ctx, one, one.handle.id, { freq, t: t.filter((i) => isWithin(firstDay(period(freq, i)))) });
    }),
  );
  return {
    header: ['observation_date', ...handles.map(({ id }) => id)],
    rows: days.map((day) => [isoDay(day), ...columns.map((texts) => texts.get(day) ?? MISSING)]),
    datasets: [...new Set(loaded.map(({ dataset }) => dataset))],
    notes: [
      ...flatGapNotes(gapsWithin(loaded, { start: boundOfDays(from, from), end: boundOfDays(to, to) }, null, null)),
      ...olderFiguresNotes(olderFigures(shown)),
      ...loaded.flatMap((one) => breakNotes(one, from, to)),
    ],
  };
}

/** Returns notes about breaks. A break also affects published rates, if a rate in the range compares values before and after the break. */
function breakNotes(loaded: LoadedSeries, from: number, to: number): readonly string[] {
  const { handle, slice } = loaded;
  if (handle.nature === 'event') return [];
  const { freq, t } = slice.points;
  const listed = t.filter((one) => {
    const day = firstDay(period(freq, one));
    return day >= from && day <= to;
  });
  return flatBreakNotes(loaded, slice.points, { units: 'lin', frequency: null }, listed);
}

/**
 * Returns values by the first day of the period. Missing periods are `.`, as in FRED. Daily data have no `.`, because a day without
 * trading is not a missing value.
 */
function textsByDay({ handle, slice }: LoadedSeries): ReadonlyMap<number, string> {
  const { freq, t, value } = slice.points;
  const gaps = handle.nature === 'event' || freq === 'D' ? [] : slice.gaps;
  const missing = gaps.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
  return new Map([
    ...missing.map((at): [number, string] => [firstDay(period(freq, at)), MISSING]),
    ...t.map((at, i): [number, string] => [firstDay(period(freq, at)), plainNumber(value[i] ?? null)]),
  ]);
}
