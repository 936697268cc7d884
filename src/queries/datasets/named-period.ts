/** Reads the filter for a single period. The filter is called `period`, or has the agency's name, as in `income_year=2022-23`. */

import { acceptedInstead, readBound } from '../../core/calendar/period-spellings.ts';
import type { TimeSeriesDataset } from '../../core/define-dataset.ts';
import { quoted } from '../../core/errors.ts';
import { type Bound, formatPeriod, PERIOD_FORMS, type Period } from '../../core/period.ts';
import { ONE_PERIOD } from '../base/parameters/dataset-rows.ts';
import type { Parameters, Window } from '../base/parameters/parameters.ts';

/** Writes a period as the agency does: `2022-23` for a financial year. All other periods are written as in the API. */
export const publishersPeriod = (p: Period): string => (p.freq === 'FY' ? formatPeriod(p).slice(2) : formatPeriod(p));

/**
 * Returns the window of the requested period. If no period is requested, returns the given window. Reports a fault if both are requested,
 * or if the period is malformed.
 */
export function namedWindow(dataset: TimeSeriesDataset, given: Window, parameters: Parameters): Window {
  const name = dataset.wide?.period;
  const text = parameters.text({ ...ONE_PERIOD, aliases: name === undefined ? [] : [name] });
  if (text === null) return given;
  const bound = dataset.frequency === 'FY' ? financialYear(text) : readBound(text);
  if (bound === null) {
    parameters.fault('REQ_BAD_PERIOD', {
      parameter: name ?? 'period',
      detail: `${quoted(text)} is not valid for the parameter ${quoted(name ?? 'period')}. ${acceptedInstead(text) ?? 'Write 2024, FY2024-25, 2024-Q1, 2024-03 or 2024-03-31.'}`,
      allowed: PERIOD_FORMS,
    });
    return given;
  }
  if (given.start === null && given.end === null) return { start: bound, end: bound };
  parameters.fault('REQ_BAD_PERIOD', { parameter: name ?? 'period', detail: 'Use either one period, or “start” and “end”.' });
  return given;
}

/** Reads `2022-23`, `2022-2023`, `FY2022-23`, or `2023` for the year that ends in 2023. `2003-04` is a financial year, not a month. */
const financialYear = (text: string): Bound | null => readBound(/^\d{4}$/.test(text) ? `FY${text}` : text, { financialYears: true });
