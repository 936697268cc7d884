/** Reads the period in which an index is set to 100. */

import { readPeriod } from '../../../core/calendar/period-spellings.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { quoted } from '../../../core/errors.ts';
import { PERIOD_FORMS, type Period, parsePeriod } from '../../../core/period.ts';
import type { Parameters } from '../../base/parameters/parameters.ts';
import { INDEX_TO } from '../../base/parameters/standard.ts';

/** Reads `index_to`. Returns null if it is missing. Reports a fault for an invalid period, and for series of events. */
export function readIndexBase(handles: readonly SeriesHandle[], parameters: Parameters): Period | null {
  const text = parameters.text(INDEX_TO);
  if (text === null) return null;
  const event = handles.find(({ nature }) => nature === 'event');
  if (event) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: INDEX_TO.name,
      detail: `${event.id} is a series of events, so it cannot be indexed.`,
    });
  }
  const base = readPeriod(text);
  if (base) return base;
  parameters.fault('REQ_BAD_PERIOD', {
    parameter: INDEX_TO.name,
    detail: `${quoted(text)} is not a period. Write ${quoted(INDEX_TO.name)} in the same form as “start_period”.`,
    allowed: PERIOD_FORMS.filter((form) => parsePeriod(form) !== null),
  });
  return null;
}
