/** FRED's `release/tables`: returns a release as a table with one line for each series. */

import { at } from '../../../core/assert.ts';
import { SHORT_MONTHS } from '../../../core/calendar/month-names.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { isInterval } from '../../../core/frequency.ts';
import { firstDay, isoDay, lastDay, type Period, period } from '../../../core/period.ts';
import type { QueryContext } from '../../base/context.ts';
import { flag, text } from '../../base/parameters/declaration.ts';
import type { Parameters } from '../../base/parameters/parameters.ts';
import { eachListed } from '../../series/reading/each-listed.ts';
import type { LoadedSeries } from '../../series/reading/stored-series.ts';
import type { FredAddress } from './fred-address.ts';
import { elementId, type FredRelease } from './fred-catalogue.ts';
import { EVERY, request, type Written } from './fred-lists.ts';
import { day, fredDay, LAST_DAY, plainNumber, readDay } from './fred-request.ts';
import { RELEASE } from './fred-subjects.ts';

const ELEMENT = text('element_id', 'Id of a line of the table. The default is the whole table.');
const WITH_VALUES = flag('include_observation_values', 'Include a value and its period with each line.', { absent: false });
const OBSERVATION_DATE = day('observation_date', 'A date in the period whose values are shown. The default is the latest period.');

interface TableRequest {
  readonly release: FredRelease;
  /** The series of the line. Null for the top line, which is the release. */
  readonly line: SeriesHandle | null;
  /** The day of the values, in days since 1970-01-01. Null if no values are requested. */
  readonly valuesOn: number | null;
}

export const RELEASE_TABLES: FredAddress = {
  path: '/release/tables',
  operation: 'fredReleaseTables',
  summary: 'FRED: get a release as a table',
  description:
    'A table with a line for each series of the release. With `include_observation_values=true`, a line also has `observation_value` and `observation_date`. The value is `.` if it is missing, and null if the date is outside the range of the series. The date is the period in words: `Jun 2023`, `Q2 2023`, `2023`.',
  parameters: [RELEASE.parameter, ELEMENT, WITH_VALUES, OBSERVATION_DATE, ...EVERY],
  schema: 'FredTables',
  example: `${RELEASE.parameter.name}=${RELEASE.parameter.example}`,
  read: async (ctx, params) => {
    const { release, line, valuesOn } = request(ctx, params, (parameters): TableRequest => {
      const found = RELEASE.find(parameters);
      const withValues = parameters.flag(WITH_VALUES);
      const on = readDay(parameters, OBSERVATION_DATE, fredDay(LAST_DAY));
      return { release: found, line: readElement(parameters, found), valuesOn: withValues ? on : null };
    });
    const head = { name: line?.title ?? release.name, element_id: line ? elementId(line) : release.id, release_id: String(release.id) };
    return { ...head, elements: line ? {} : await linesOf(ctx, release, valuesOn) };
  },
};

function readElement(parameters: Parameters, release: FredRelease): SeriesHandle | null {
  const given = parameters.text(ELEMENT);
  if (given === null || given === String(release.id)) return null;
  const found = release.series.find((handle) => String(elementId(handle)) === given);
  if (found) return found;
  parameters.fault('REQ_BAD_PARAMETER', { parameter: ELEMENT.name, detail: `The table of ${release.name} has no element ${given}.` });
  return null;
}

/** Returns the lines by element id, in the order of the release. */
async function linesOf(ctx: QueryContext, release: FredRelease, valuesOn: number | null): Promise<Written> {
  const values =
    valuesOn === null
      ? new Map<SeriesHandle, Written>()
      : new Map(await eachListed(ctx, release.series, async (handle, loaded) => [handle, observationOn(loaded, valuesOn)] as const));
  const lines = release.series.map((handle, i) => {
    const id = elementId(handle);
    return [
      String(id),
      {
        element_id: id,
        release_id: release.id,
        series_id: handle.id,
        parent_id: release.id,
        line: String(i + 1),
        type: 'series',
        name: handle.title,
        level: '0',
        ...values.get(handle),
        children: [],
      },
    ] as const;
  });
  return Object.fromEntries(lines);
}

const NO_OBSERVATION = { observation_value: null, observation_date: null } as const;

/**
 * Returns the value of the period that contains a day. For FRED's last possible day, returns the latest value. Market intervals have no
 * value.
 */
function observationOn(loaded: LoadedSeries | null, on: number): Written {
  if (!loaded) return NO_OBSERVATION;
  const { t, value, series } = loaded.slice;
  if (isInterval(series.freq)) return NO_OBSERVATION;
  const newest = on === fredDay(LAST_DAY);
  const i = newest
    ? value.findLastIndex((one) => one !== null)
    : t.findLastIndex((one) => firstDay(period(series.freq, one)) <= on && on <= lastDay(period(series.freq, one)));
  if (i === -1) return NO_OBSERVATION;
  return { observation_value: plainNumber(value[i] ?? null), observation_date: periodInWords(period(series.freq, at(t, i))) };
}

/** Writes a period as `Jun 2023`, `Q2 2023` or `2023`. For other frequencies, writes the first day. */
function periodInWords(one: Period): string {
  const first = isoDay(firstDay(one));
  const [year = first, month] = first.split('-');
  if (one.freq === 'A') return year;
  if (one.freq === 'Q') return `Q${Math.ceil(Number(month) / 3)} ${year}`;
  return one.freq === 'M' ? `${at(SHORT_MONTHS, Number(month) - 1)} ${year}` : first;
}
