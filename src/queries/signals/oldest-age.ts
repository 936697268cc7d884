/** Decides when a result is too old to be current. */
import { at } from '../../core/assert.ts';
import { type Dataset, dottedId } from '../../core/define-dataset.ts';
import type { Signal } from '../../core/define-signal.ts';
import { type Frequency, isInterval } from '../../core/frequency.ts';
import { DAY_MS, type Period, parsePeriod } from '../../core/period.ts';
import { inWords } from '../../signals/wording/periods.ts';
import type { Version } from '../../store/ports/series.ts';
import type { Freshness } from '../base/answer.ts';
import { publishedBasis } from '../base/citation.ts';
import { newestDue, newestWithin } from '../base/due-periods.ts';
import { dayOfInstant } from '../base/freshness.ts';
import type { InputFacts, OutdatedFacts } from '../base/meta-shape.ts';
import { gradeOf } from '../base/reason.ts';
import type { SignalRequest } from './signal-request.ts';

/** The number of missing periods above which a result is out of date. An indicator can declare another limit. */
export const OLDEST_AGE = 4;
/** By frequency, the number of periods that have ended but that the slowest publications have usually not published yet. */
const USUAL_DELAY: Readonly<Partial<Record<Frequency, number>>> = { M: 2, Q: 1, S: 1, FY: 1, A: 1 };

/**
 * Returns facts about a result that is too old. Returns null if the result is recent or about the past. Also returns null for days and
 * intervals, because out-of-date results for them are refused.
 */
export function outdated(
  { oldestAge = OLDEST_AGE }: Signal,
  { asOf, window, first }: SignalRequest,
  about: string | null,
  { cited, inputs }: { readonly cited: readonly Cited[]; readonly inputs: readonly InputFacts[] },
  now: number,
): OutdatedFacts | null {
  const last = about === null || asOf !== null || window !== null || first ? null : parsePeriod(about);
  if (last === null || about === null || isInterval(last.freq)) return null;
  const delay = USUAL_DELAY[last.freq];
  if (delay === undefined) return null;
  const today = Math.floor(now / DAY_MS);
  const missing = newestWithin(last.freq, today) - delay - last.t;
  if (missing <= oldestAge) return null;
  const due = dueAfter(oldestDataset(about, cited, inputs), last, today);
  return { last_period: about, missing_periods: Math.max(missing, due), oldest_age: oldestAge };
}

/** Counts the periods that are due after a period, as in the freshness of a series. Returns 0 if the dataset has another frequency. */
const dueAfter = (dataset: Dataset | undefined, { freq, t }: Period, today: number): number =>
  dataset?.kind === 'time_series' && dataset.frequency === freq ? newestDue(dataset, freq, t, today) - t : 0;

/** Returns the dataset of the input that ends with the last period. */
function oldestDataset(through: string, cited: readonly Cited[], inputs: readonly InputFacts[]): Dataset | undefined {
  const oldest = inputs.find(({ period }) => period?.end === through)?.dataset_id;
  return (cited.find(({ dataset }) => dottedId(dataset) === oldest) ?? cited[0])?.dataset;
}

/** Writes a headline such as `No current value. The latest is for May 2017. Exports of goods were …`. */
export const datedHeadline = (headline: string | null, { last_period: last }: OutdatedFacts): string =>
  ['No current value.', `The latest is for ${inWords(last)}.`, ...(headline === null ? [] : [headline])].join(' ');

/** A dataset that a result uses, with its vintage. */
interface Cited {
  readonly dataset: Dataset;
  readonly vintage: Version;
}

/** Grades a result that is too old by its own last period, because other series in its datasets may have later values. */
export function asOld(
  freshness: Freshness,
  { last_period: through, missing_periods }: OutdatedFacts,
  cited: readonly Cited[],
  inputs: readonly InputFacts[],
): Freshness {
  if (gradeOf(freshness.reasons) === 'out_of_date') return freshness;
  const oldest = oldestDataset(through, cited, inputs);
  const { dataset, vintage } = cited.find((one) => one.dataset === oldest) ?? at(cited, 0);
  const published = vintage.publishedOn ?? dayOfInstant(vintage.effectiveFrom);
  const facts = { dataset: dottedId(dataset), through, missing_periods, published, basis: publishedBasis(vintage) };
  return { ...freshness, state: 'stale', reasons: [...freshness.reasons, { code: 'periods_missing', ...facts }] };
}
