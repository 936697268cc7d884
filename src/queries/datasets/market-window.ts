/** Rules for the time window of a request: the default window and the longest window. */
import { dottedId, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { type Frequency, isInterval } from '../../core/frequency.ts';
import { type Bound, DAY_MS, formatPeriod, instantOf, intervalEnding, period } from '../../core/period.ts';
import type { Parameters, Window } from '../base/parameters/parameters.ts';

const MARKET_OFFSET_MS = 10 * 3_600_000;

export interface WindowFacts {
  /** The ordinal of the latest value in the version, or null. */
  readonly newest: number | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Returns the response's window. If the dataset has no rules, this is the given window. Reports a fault if a bound is missing, or if
 * the window is too long, in the future, or before the oldest stored data.
 */
export function ruledWindow(dataset: TimeSeriesDataset, given: Window, facts: WindowFacts, parameters: Parameters): Window {
  const rules = dataset.window;
  if (!rules) return given;
  const { start, end } = given;
  if (!start && !end) return defaultWindow(dataset, facts.newest);
  if (rules.bothBounds && !(start && end)) {
    const parameter = start ? 'end_period' : 'start_period';
    fault(parameters, parameter, `${dottedId(dataset)} needs both “start” and “end”, or neither. Missing: ${start ? 'end' : 'start'}.`);
    return given;
  }
  const to = end ? endOf(end) : facts.now;
  const from = start ? startOf(start) : to - rules.maxDays * DAY_MS;
  const days = (to - from) / DAY_MS;
  if (start && end && from > to) return given;
  if (start && from > facts.now + DAY_MS) {
    fault(parameters, 'start_period', `The window begins in the future (${start.text}).`);
  } else if (days > rules.maxDays + 1e-6) {
    const spelled = Math.ceil(days - 1e-6);
    fault(parameters, 'start_period', `The window is ${spelled} days long. At most ${rules.maxDays} days can be requested at once.`);
  } else if (dataset.layout && to < facts.now - dataset.layout.keepDays * DAY_MS) {
    fault(
      parameters,
      'end_period',
      `${dottedId(dataset)} is stored for ${dataset.layout.keepDays} days, but the window ends before that time.`,
    );
  }
  return { start: start ?? boundAt(dataset.frequency, from + 1), end };
}

/** Returns a window of the latest minutes. Both bounds are null if the dataset has no default window or no data. */
function defaultWindow({ window, frequency }: TimeSeriesDataset, newest: number | null): Window {
  const minutes = window?.defaultMinutes;
  if (minutes === undefined || newest === null) return { start: null, end: null };
  const end = instantOf(period(frequency, newest));
  return { start: boundAt(frequency, end - minutes * 60_000 + 1), end: boundAt(frequency, end) };
}

/** Returns the end of the interval that contains an instant. If periods are days or longer, returns the instant. */
function boundAt(frequency: Frequency, ms: number): Bound {
  const isOfIntervals = isInterval(frequency);
  const end = isOfIntervals ? instantOf(intervalEnding(frequency, ms)) : ms;
  const text = isOfIntervals ? formatPeriod(intervalEnding(frequency, ms)) : new Date(ms).toISOString();
  return { text, fromMs: end, toMs: end, instant: true };
}

/** A date means a whole day in market time (UTC+10). */
const startOf = (bound: Bound): number => (bound.instant ? bound.fromMs : bound.fromMs - MARKET_OFFSET_MS);
const endOf = (bound: Bound): number => (bound.instant ? bound.toMs : bound.toMs + 1 - MARKET_OFFSET_MS);

function fault(parameters: Parameters, parameter: string, detail: string): void {
  parameters.fault('REQ_BAD_PERIOD', { parameter, detail });
}
