/** Decides whether a capture may replace the stored data. The functions have no side effects, and throw an error if a check fails. */
import { at } from '../../core/assert.ts';
import type { Dataset, TimeSeriesDataset } from '../../core/define-dataset.ts';
import { type Acceptable, type Address, quoted, WattleError } from '../../core/errors.ts';
import { FREQUENCY, type Frequency } from '../../core/frequency.ts';
import type { Observation, ParsedDataset, ParsedSeries } from '../../core/observation.ts';
import { DAY_MS, formatPeriod, intervalEnding, isoDay, lastDay, periodOfDay } from '../../core/period.ts';
import { placeOf, twoFigures } from '../../core/series/read-once.ts';
import type { DatasetState, SeriesDelta, SeriesSlice } from '../../store/ports/series.ts';
import { arrivingSeries } from './arriving.ts';
import { coarserFile } from './coarser.ts';
import { contradictedFigures } from './identities/identity-gate.ts';
import { brokenSum } from './identities/learned-sums.ts';
import { implausible } from './implausible.ts';
import { dimensionIds } from './merge.ts';
import { scaledPeriod } from './period-scale.ts';
import { documentedBases, type Rereference, unitChange } from './rereference.ts';
import { scaleShift, seamOfReferenceYears, unexplainedFactor } from './scale-shift.ts';
import { type StoredSlices, suspectLoss } from './shrinkage.ts';
import { onlyOneRow } from './single-row.ts';

/** The stored state of a dataset, and its current observations in the periods of a capture. */
export interface StoredFigures extends StoredSlices {
  readonly state: DatasetState;
  /** Stored values before the periods in the capture. Absent if `slices` also contains them. */
  readonly histories?: readonly SeriesSlice[];
}

/**
 * The maximum number of days ahead for forecasts. The limit also applies to datasets without a declaration, which may contain projections.
 * Typing errors (2206 for 2026) are usually further ahead.
 */
const FORECAST_HORIZON_DAYS = 36_525;

/**
 * Checks a capture without stored data. Throws DATA_EMPTY, DATA_DUPLICATE_KEY and DATA_FUTURE_PERIOD. Throws PARSE_VALUE for a value that
 * is not finite or has no unit, and BUG for observations out of order. The error names the place in the file.
 */
export function validateParsed(parsed: ParsedDataset, dataset: Judged, now: number): void {
  const keys = new Set<string>();
  let values = 0;
  refuseFrequency(parsed, dataset);
  refuseLongTexts(parsed);
  for (const series of parsed.series) {
    if (keys.has(series.key)) throw new WattleError('DATA_DUPLICATE_KEY', `The series ${series.key} occurs twice.`);
    keys.add(series.key);
    const own = validateObservations(series, horizon(series.freq, dataset.curated, now));
    if (own > 0) refuseUnitless(series, dataset);
    values += own;
  }
  if (values === 0) throw new WattleError('DATA_EMPTY', `The file has ${keys.size} series, but no values.`);
}

/** The maximum length of a label, title or unit, in characters. The longest so far has 148. */
const LONGEST_TEXT = 1_000;

/** Throws an error for a label, title or unit that is too long, because many responses contain it. */
function refuseLongTexts({ dimensions, series }: ParsedDataset): void {
  const refuse = (column: string, value: string | null | undefined): void => {
    if (!value || value.length <= LONGEST_TEXT) return;
    throw new WattleError('PARSE_VALUE', `A label, title or unit has more than ${LONGEST_TEXT} characters.`, { at: { column, value } });
  };
  for (const { id, label, values } of dimensions) {
    refuse(id, label);
    for (const { code, label: name } of values) refuse(`${id} ${code}`, name);
  }
  for (const { key, unit, title } of series) {
    refuse(key, unit);
    refuse(key, title);
  }
}

/** The parts of a declaration that these checks use. */
type Judged = Pick<Dataset, 'curated'> & Pick<TimeSeriesDataset, 'unitless'> & Partial<Pick<TimeSeriesDataset, 'frequency' | 'dimensions'>>;

/**
 * Throws an error for a file with another table, in which no series has the declared frequency. For example, annual national accounts
 * have the same headings as quarterly accounts. Does not check datasets without a declaration, or with a FREQ dimension, which have
 * several frequencies.
 */
function refuseFrequency({ series, scope }: ParsedDataset, { curated, frequency, dimensions = [] }: Judged): void {
  const [first] = series.filter(({ observations }) => observations.length > 0);
  if (!curated || frequency === undefined || scope === 'points' || first === undefined || dimensions.some(({ id }) => id === 'FREQ'))
    return;
  if (series.some(({ freq, observations }) => observations.length > 0 && FREQUENCY[freq].rank === FREQUENCY[frequency].rank)) return;
  const place = { column: first.key, value: formatPeriod({ freq: first.freq, t: at(first.observations, 0).t }) };
  throw new WattleError(
    'PARSE_LAYOUT',
    `The file has ${FREQUENCY[first.freq].word} figures, but the dataset has ${FREQUENCY[frequency].word} figures.`,
    { at: place },
  );
}

/** Throws an error for a series without a unit. The dataset may declare that units can be missing, or may have no declaration. */
function refuseUnitless({ key, unit }: ParsedSeries, { curated, unitless }: Judged): void {
  if (unit.trim() !== '' || !curated || unitless === true) return;
  throw new WattleError('PARSE_VALUE', `The series ${key} has no unit.`, { at: { column: key, value: '' } });
}

interface Horizon {
  /** The last allowed ordinal for measured values. Forecasts have a separate limit. */
  readonly measured: number;
  readonly forecast: number;
}

/**
 * Returns the last allowed ordinals. One period after the current period is allowed, because agencies use Sydney time and identify some
 * periods by their end.
 */
function horizon(freq: Frequency, curated: boolean, now: number): Horizon {
  const at = (ms: number): number =>
    freq === '30MIN' || freq === '5MIN' ? intervalEnding(freq, ms).t : periodOfDay(freq, Math.floor(ms / DAY_MS)).t;
  const forecast = at(now + FORECAST_HORIZON_DAYS * DAY_MS);
  return { measured: curated ? at(now) + 1 : forecast, forecast };
}

/** Returns the number of observations with a value. */
function validateObservations(series: ParsedSeries, limit: Horizon): number {
  let values = 0;
  let previous: Observation | null = null;
  for (const observation of series.observations) {
    const { t, value } = observation;
    if (previous?.t === t) throw twoFigures(series.key, series.freq, previous, observation);
    if (previous !== null && t < previous.t) throw outOfOrder(series, observation);
    previous = observation;
    if (value === null) continue;
    values++;
    if (!Number.isFinite(value)) throw new WattleError('PARSE_VALUE', `${value} is not a number.`, { at: placeIn(series, observation) });
    if (t > (observation.status === 'forecast' ? limit.forecast : limit.measured)) {
      const when = formatPeriod({ freq: series.freq, t });
      throw new WattleError('DATA_FUTURE_PERIOD', `There is a value for ${when}, which is in the future.`, {
        at: placeIn(series, observation),
      });
    }
  }
  return values;
}

function outOfOrder(series: ParsedSeries, observation: Observation): WattleError {
  const when = formatPeriod({ freq: series.freq, t: observation.t });
  return new WattleError('BUG', `The parser returns ${series.key} out of order at ${when}.`, { at: placeIn(series, observation) });
}

const placeIn = ({ key, freq }: ParsedSeries, observation: Observation): Address => placeOf(key, freq, observation);

export interface Verdict {
  /** Indexes with a new reference period. This is not a change of unit. */
  readonly rereferences: readonly Rereference[];
  /** One sentence for each change that an operator accepted. */
  readonly accepted: readonly string[];
}

/** The parts of a declaration that affect checks of a change. */
interface ChangeOf {
  readonly rowCount?: string | undefined;
  readonly ofSingles?: boolean | undefined;
  readonly isRecord?: boolean;
}

/**
 * Checks a capture against stored data. Throws PARSE_LAYOUT (other dimensions), DATA_UNIT_CHANGED (unit, multiplier or frequency),
 * DATA_SHRANK (see shrinkage.ts) or DATA_IMPLAUSIBLE (see implausible.ts). If `accept` contains the code, the change is listed in
 * `accepted` instead. A changed frequency cannot be accepted, because its periods cannot be compared with the stored periods.
 */
export function validateChange(
  parsed: ParsedDataset,
  stored: StoredFigures,
  deltas: readonly SeriesDelta[],
  accept: readonly Acceptable[] = [],
  { rowCount, ofSingles = false, isRecord = false }: ChangeOf = {},
): Verdict {
  const [now, before] = [dimensionIds(parsed.dimensions), dimensionIds(stored.state.dimensions)];
  if (now !== before) throw new WattleError('PARSE_LAYOUT', `The dimensions changed from ${before} to ${now}.`);
  const accepted: string[] = [];
  const refuse = (error: WattleError): void => {
    if (!accept.some((code) => code === error.code)) throw error;
    accepted.push(error.message);
  };
  const rereferences = validateUnits(parsed, stored, refuse);
  const slices = new Map(stored.slices.map((slice) => [slice.series.key, slice]));
  const others = withoutRereferenced(slices, rereferences);
  const shift = scaleShift(others, parsed) ?? unexplainedFactor(others, parsed);
  if (shift) refuse(shift);
  const seam = parsed.scope === 'partial' && !isRecord ? seamOfReferenceYears(slices, parsed) : null;
  if (seam) throw seam;
  const loss = suspectLoss(stored, deltas, rowCount);
  if (loss) refuse(loss);
  const begins = new Map(parsed.series.flatMap(({ key, observations: [first] }) => (first === undefined ? [] : [[key, first.t] as const])));
  const whole = withHistories(stored);
  const arriving = arrivingSeries(whole, deltas);
  const scaled = scaledPeriod(arriving);
  if (scaled) refuse(scaled);
  const fault =
    coarserFile(parsed.series, stored.slices) ??
    implausible(whole, deltas, begins, ofSingles, arriving) ??
    (ofSingles ? null : onlyOneRow(parsed, whole, deltas));
  if (fault) refuse(fault);
  const contradiction = contradictedFigures(stored.state.dataset, parsed, deltas) ?? brokenSum(whole, parsed, deltas);
  if (contradiction) refuse(contradiction);
  return { rereferences, accepted };
}

/** Adds to each series the stored values before the periods in the capture. */
function withHistories({ slices, histories = [] }: StoredFigures): readonly SeriesSlice[] {
  const byKey = new Map(slices.map((slice) => [slice.series.key, slice]));
  const joined = histories.map((before): SeriesSlice => {
    const own = byKey.get(before.series.key);
    byKey.delete(before.series.key);
    if (own === undefined) return before;
    return {
      series: own.series,
      t: [...before.t, ...own.t],
      value: [...before.value, ...own.value],
      status: [...before.status, ...own.status],
      text: [...before.text, ...own.text],
      seq: [...before.seq, ...own.seq],
      at: [...before.at, ...own.at],
    };
  });
  return histories.length === 0 ? slices : [...joined, ...byKey.values()];
}

/** Omits rebased series, because their level has changed. */
function withoutRereferenced(
  slices: ReadonlyMap<string, SeriesSlice>,
  rereferences: readonly Rereference[],
): ReadonlyMap<string, SeriesSlice> {
  const moved = new Set(rereferences.map(({ key }) => key));
  return new Map([...slices].filter(([key]) => !moved.has(key)));
}

function validateUnits(parsed: ParsedDataset, stored: StoredFigures, refuse: (error: WattleError) => void): readonly Rereference[] {
  const storedByKey = new Map(stored.slices.map((slice) => [slice.series.key, slice]));
  const documented = documentedBases(stored.state.dataset, stored.slices, parsed.series);
  const rereferences: Rereference[] = [];
  for (const series of parsed.series) {
    const slice = storedByKey.get(series.key);
    if (!slice || slice.series.count === 0) continue;
    if (slice.series.freq !== series.freq) throw frequencyError(series, slice.series.freq);
    const change = unitChange(slice, series, documented);
    if (change.kind === 'other') refuse(unitError(series.key, change.from, change.to));
    if (change.kind === 'rereference') rereferences.push(change.rereference);
  }
  return rereferences;
}

/**
 * Checks an older vintage. Throws DATA_UNIT_CHANGED for a different frequency. Calls `refuse` for a different unit, if earlier periods
 * would remain in the old unit.
 */
export function validateUnitsBefore(today: StoredFigures, older: ParsedDataset, refuse: (error: WattleError) => void): void {
  const storedByKey = new Map(today.slices.map((slice) => [slice.series.key, slice]));
  const documented = documentedBases(today.state.dataset, today.slices, older.series);
  for (const series of older.series) {
    const slice = storedByKey.get(series.key);
    const begin = slice?.t[0];
    const start = series.observations[0]?.t;
    if (!slice || begin === undefined || start === undefined) continue;
    if (slice.series.freq !== series.freq) throw frequencyError(series, slice.series.freq);
    const change = start < begin ? unitChange(slice, series, documented) : null;
    if (change?.kind === 'other') refuse(unitError(series.key, change.to, change.from));
  }
}

export function frequencyError({ key, freq, observations: [first] }: ParsedSeries, kept: Frequency): WattleError {
  const value = FREQUENCY[freq].word;
  const example = first ? ` (${formatPeriod({ freq, t: first.t })})` : '';
  return new WattleError(
    'DATA_UNIT_CHANGED',
    `The new periods of ${key} are ${value}${example}, but its stored periods are ${FREQUENCY[kept].word}.`,
    {
      at: { column: key, value },
    },
  );
}

export const unitError = (key: string, from: string, to: string): WattleError =>
  new WattleError('DATA_UNIT_CHANGED', `The unit of ${key} changed from ${quoted(from)} to ${quoted(to)}.`, {
    at: { column: key, value: to },
  });

/** Returns the last day of the latest value, in days since 1970-01-01. Null without values. */
export function newestDayOf(parsed: ParsedDataset): number | null {
  let newest: number | null = null;
  for (const series of parsed.series) {
    const last = series.observations.findLast((observation) => observation.value !== null);
    if (last) newest = Math.max(newest ?? Number.NEGATIVE_INFINITY, lastDay({ freq: series.freq, t: last.t }));
  }
  return newest;
}

/**
 * Returns the reason why a capture is older than the stored data, or null. The capture is older if its latest value is earlier and its
 * publication date is not later. A withdrawal has a later date. It is also older if it ends with the same period and has an earlier date.
 * A file with only some series is compared with those series. Some agencies keep old files at addresses in use: for a long time, the RBA's
 * .xls tables ended in August 2024.
 */
export function olderThanStored(parsed: ParsedDataset, state: DatasetState, slices: readonly SeriesSlice[] = []): string | null {
  const before = state.version?.publishedOn ?? null;
  const published = parsed.publishedOn;
  const newestDay = newestDayOf(parsed);
  const publishedLater = before !== null && published !== null && published > before;
  const publishedEarlier = before !== null && published !== null && published < before;
  if (newestDay !== null && state.newestDay !== null) {
    if (newestDay > state.newestDay) return null;
    if (newestDay < state.newestDay && parsed.scope === 'whole' && !publishedLater) {
      return `The file ends on ${isoDay(newestDay)}. The stored data end on ${isoDay(state.newestDay)}. The older file was not imported.`;
    }
  }
  const spoken = parsed.scope === 'points' ? null : newestDayStored(slices, parsed);
  if (newestDay !== null && spoken !== null && newestDay < spoken && !publishedLater) {
    return `The file ends on ${isoDay(newestDay)}. Stored data for its series end on ${isoDay(spoken)}. The older file was not imported.`;
  }
  return publishedEarlier
    ? `The file was published on ${published}. The stored vintage is from ${before}. The older file was not imported.`
    : null;
}

/**
 * Returns the last stored day of the series in a capture, or null. Omits series whose periods in the capture are all before their stored
 * periods, because they replace nothing.
 */
export function newestDayStored(slices: readonly SeriesSlice[], parsed: ParsedDataset): number | null {
  const ends = new Map(
    parsed.series.flatMap(({ key, observations }) => (observations.length === 0 ? [] : [[key, at(observations, -1).t]])),
  );
  const days = slices.flatMap(({ series }) => {
    const end = ends.get(series.key);
    const overlaps = end !== undefined && series.count > 0 && end >= series.firstT;
    return overlaps ? [lastDay({ freq: series.freq, t: series.lastT })] : [];
  });
  return days.length === 0 ? null : days.reduce((newest, one) => Math.max(newest, one));
}

/**
 * Returns DATA_FROZEN if the latest value is older than the dataset's cadence allows, or null. Responses still contain the stored data, with
 * a note.
 */
export function frozen(dataset: Pick<Dataset, 'cadence' | 'ceased'>, newestDay: number | null, now: number): WattleError | null {
  const limit = dataset.cadence.maxAgeDays;
  if (limit === null || dataset.ceased || newestDay === null) return null;
  const age = Math.floor(now / DAY_MS) - newestDay;
  if (age <= limit) return null;
  return new WattleError(
    'DATA_FROZEN',
    `The latest value is for ${isoDay(newestDay)}, which is ${age} days ago. Values should be at most ${limit} days old.`,
  );
}
