/** FRED's `series/updates`: lists recently changed series. */

import { positionOf, seriesOfKey } from '../../../catalogue/series.ts';
import { quoted } from '../../../core/errors.ts';
import { choice, type TextParameter, text } from '../../base/parameters/declaration.ts';
import type { Parameters } from '../../base/parameters/parameters.ts';
import type { FredAddress } from './fred-address.ts';
import { seriesListed } from './fred-entries.ts';
import { EVERY, LIMIT, request } from './fred-lists.ts';
import { OFFSET, readPage } from './fred-request.ts';

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
    // Reads only the series of datasets that changed, because few datasets change within two weeks.
    const changed = (await ctx.store.datasets.states()).filter(
      ({ version }) => version !== null && version.effectiveFrom >= wanted.start && version.effectiveFrom <= wanted.end,
    );
    const moved = changed
      .flatMap(({ dataset }) => seriesOfKey(dataset))
      .filter(({ place }) => filterValue === 'all' || (filterValue === 'macro') === (place === 'Australia'))
      .sort((a, b) => positionOf(a) - positionOf(b));
    const list = { order: 'last_updated', sortOrder: 'desc', filter: null, tags: { all: [], none: [] }, page } as const;
    const { realtime_start, realtime_end, ...listed } = await seriesListed(ctx, moved, list, realtime);
    return { realtime_start, realtime_end, filter_variable: 'geography', filter_value: filterValue, ...listed };
  },
};
