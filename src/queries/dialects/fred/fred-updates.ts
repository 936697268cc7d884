/** FRED's `series/updates`: lists recently changed series. */

import { positionOf, seriesOfKey } from '../../../catalogue/series.ts';
import { dottedId } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { quoted } from '../../../core/errors.ts';
import type { QueryContext } from '../../base/context.ts';
import { KeptResults } from '../../base/data-marks.ts';
import { choice, type TextParameter, text } from '../../base/parameters/declaration.ts';
import type { Parameters } from '../../base/parameters/parameters.ts';
import { eachListed, loadUndamaged } from '../../series/reading/each-listed.ts';
import type { FredAddress } from './fred-address.ts';
import { entriesOf, lastUpdate, writtenList } from './fred-entries.ts';
import { EVERY, LIMIT, request } from './fred-lists.ts';
import { OFFSET, onPage, readPage, writtenRealtime } from './fred-request.ts';

const UPDATES = choice(
  'filter_value',
  '`macro` for national series, `regional` for series of states and regions.',
  ['all', 'macro', 'regional'],
  {
    default: 'all',
  },
);
const START_TIME = text('start_time', 'First minute of the updates, as `YYYYMMDDhhmm` in UTC. Send it together with `end_time`.');
const END_TIME = text('end_time', 'Last minute of the updates, in the same form. Send it together with `start_time`.');
const TWO_WEEKS_MS = 14 * 86_400_000;

function readMinute(parameters: Parameters, declared: TextParameter, absent: number): number {
  const given = parameters.text(declared);
  if (given === null) return absent;
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(given) ?? [];
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  if (Number.isFinite(time)) return time;
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: declared.name,
    detail: `The parameter ${quoted(declared.name)} must be a minute such as 202603310930, not ${quoted(given)}.`,
  });
  return absent;
}

/** Reports a fault if only one of the two times is given, or if the end is before the start. */
function refuseHalf(parameters: Parameters, start: number, end: number): void {
  const given = [START_TIME, END_TIME].filter((one) => parameters.text(one) !== null);
  const [only] = given;
  if (only && given.length === 1) {
    parameters.fault('REQ_BAD_PARAMETER', { parameter: only.name, detail: 'Use start_time and end_time together.' });
  } else if (start > end) {
    parameters.fault('REQ_BAD_PARAMETER', { parameter: END_TIME.name, detail: 'end_time must be after start_time.' });
  }
}

interface Updated {
  readonly handle: SeriesHandle;
  /** The time of the last change. Empty for a series without data. */
  readonly time: string;
}

/** Orders the series that changed last first. Other series are in catalogue order. */
const latestFirst = (a: Updated, b: Updated): number =>
  a.time === b.time ? positionOf(a.handle) - positionOf(b.handle) : a.time < b.time ? 1 : -1;

type UpdatedLists = Readonly<Record<'all' | 'macro' | 'regional', readonly Updated[]>>;
const NO_SERIES: UpdatedLists = { all: [], macro: [], regional: [] };

/** The maximum number of datasets whose lists are cached. It is larger than the catalogue. */
const DATASETS_KEPT = 500;
/** The lists of each dataset, so that a request reads only the series on its page. */
const UPDATED = new KeptResults<UpdatedLists>(DATASETS_KEPT, false);

/** Returns the series of one dataset in the order of their last change. */
async function updatedSeries(ctx: QueryContext, series: readonly SeriesHandle[]): Promise<UpdatedLists> {
  const [first] = series;
  if (first === undefined) return NO_SERIES;
  return UPDATED.of(ctx, dottedId(first.dataset), [first.dataset], async () => {
    const all = await eachListed(
      ctx,
      series,
      async (handle, loaded): Promise<Updated> => ({ handle, time: loaded ? await lastUpdate(ctx, loaded) : '' }),
      loadUndamaged,
    );
    const sorted = all.toSorted(latestFirst);
    const isNational = ({ handle }: Updated): boolean => handle.place === 'Australia';
    return { all: sorted, macro: sorted.filter(isNational), regional: sorted.filter((one) => !isNational(one)) };
  });
}

export const SERIES_UPDATES: FredAddress = {
  path: '/series/updates',
  operation: 'fredSeriesUpdates',
  summary: 'FRED: list recently updated series',
  description:
    'Series whose figures changed in the last two weeks, or between `start_time` and `end_time`. The series that changed last is first.',
  parameters: [UPDATES, START_TIME, END_TIME, LIMIT, OFFSET, ...EVERY],
  schema: 'FredSearch',
  example: 'limit=2',
  read: async (ctx, params) => {
    const { wanted, filterValue, page, realtime } = request(ctx, params, (parameters, within) => {
      const value = parameters.choice(UPDATES) ?? 'all';
      const end = readMinute(parameters, END_TIME, ctx.clock.now());
      const start = readMinute(parameters, START_TIME, ctx.clock.now() - TWO_WEEKS_MS);
      refuseHalf(parameters, start, end);
      return { wanted: { start, end }, filterValue: value, page: readPage(parameters, LIMIT), realtime: within };
    });
    const lists: readonly (readonly Updated[])[] = await Promise.all(
      (await ctx.store.datasets.states())
        .filter(({ version }) => version !== null && version.effectiveFrom >= wanted.start && version.effectiveFrom <= wanted.end)
        .map(async ({ dataset }) => (await updatedSeries(ctx, seriesOfKey(dataset)))[filterValue]),
    );
    const count = lists.reduce((sum, list) => sum + list.length, 0);
    // No series after these in its own list can be on the page.
    const first = lists.flatMap((list) => list.slice(0, page.offset + page.limit)).sort(latestFirst);
    const seriess = await entriesOf(
      ctx,
      onPage(first, page).map(({ handle }) => handle),
      realtime,
    );
    return {
      ...writtenRealtime(realtime),
      filter_variable: 'geography',
      filter_value: filterValue,
      ...writtenList({ order: 'last_updated', sortOrder: 'desc', page }, count, seriess),
    };
  },
};
