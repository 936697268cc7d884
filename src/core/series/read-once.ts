/**
 * Handles files that contain a period more than once. Equal values are read once, with a note. Different values are an error with both
 * places.
 */
import { type Address, WattleError } from '../errors.ts';
import type { Frequency } from '../frequency.ts';
import type { Observation, ParsedDataset, ParsedSeries, Remark } from '../observation.ts';
import { formatPeriod } from '../period.ts';

/**
 * Removes repeated periods. Throws DATA_DUPLICATE_KEY if two observations of a period differ in value, status or text, or if a series has
 * two units or frequencies.
 */
export function readOnce(parsed: ParsedDataset): ParsedDataset {
  const repeated: string[] = [];
  const series = new Map<string, ParsedSeries>();
  for (const one of parsed.series) {
    const before = series.get(one.key);
    series.set(one.key, before ? joined(before, one) : one);
  }
  for (const one of series.values()) {
    const observations = withoutRepeats(one, repeated);
    if (observations !== one.observations) series.set(one.key, { ...one, observations });
  }
  if (repeated.length === 0 && series.size === parsed.series.length) return parsed;
  return { ...parsed, series: [...series.values()], notes: [...parsed.notes, ...repeatNotes(repeated)] };
}

/** Combines two series with the same key, with their observations in order. */
function joined(a: ParsedSeries, b: ParsedSeries): ParsedSeries {
  const [was, is] = [statedOf(a), statedOf(b)];
  if (was === is) return { ...a, observations: [...a.observations, ...b.observations].sort((x, y) => x.t - y.t) };
  throw twoUnits(a.key, was, is, null);
}

const twoUnits = (key: string, was: string, is: string, at: string | null): WattleError =>
  new WattleError('DATA_DUPLICATE_KEY', `The series ${key} occurs twice: once with ${was}, and once with ${is}.`, {
    at: { column: at ?? key, value: is },
  });

const statedOf = ({ freq, unit, multiplier, adjustment, basePeriod = null }: Run): string =>
  [freq, unit, `10^${multiplier}`, adjustment, basePeriod].filter((part) => part !== null && part !== '').join(', ');

export type Run = Pick<ParsedSeries, 'freq' | 'unit' | 'multiplier' | 'adjustment' | 'observations'> &
  Partial<Pick<ParsedSeries, 'basePeriod'>>;

/** Throws DATA_DUPLICATE_KEY if two columns or rows with the same name differ. Observations must be in ascending order. */
export function refuseDifference(key: string, a: Run, b: Run): void {
  const [was, is] = [statedOf(a), statedOf(b)];
  if (was !== is) throw twoUnits(key, was, is, b.observations[0]?.at ?? null);
  const others = new Map(b.observations.map((observation) => [observation.t, observation]));
  for (const observation of a.observations) {
    const other = others.get(observation.t);
    if (!other) throw onlyOnce(key, a.freq, observation, b);
    if (!isSame(observation, other)) throw twoFigures(key, a.freq, observation, other);
    others.delete(observation.t);
  }
  for (const observation of others.values()) throw onlyOnce(key, a.freq, observation, a);
}

/**
 * Keeps one series for each name, and notes equal duplicates. Throws DATA_DUPLICATE_KEY as `refuseDifference` does. Observations must be in
 * ascending order.
 */
export function onceEach<S extends Run>(
  all: readonly S[],
  nameOf: (series: S) => string,
): { readonly series: readonly S[]; readonly notes: readonly Remark[] } {
  const byName = new Map<string, S>();
  const repeated: string[] = [];
  for (const series of all) {
    const name = nameOf(series);
    const other = byName.get(name);
    if (other === undefined) byName.set(name, series);
    else {
      refuseDifference(name, other, series);
      repeated.push(`${name} (${beginOf(other)} and ${beginOf(series)})`);
    }
  }
  return { series: [...byName.values()], notes: repeatedSeriesNotes(repeated) };
}

const beginOf = ({ observations: [first] }: Run): string => first?.at ?? 'a place without figures';

/** Returns the error for a series that is in a file twice with different periods. */
function onlyOnce(key: string, freq: Frequency, observation: Observation, lacking: Run): WattleError {
  const when = formatPeriod({ freq, t: observation.t });
  const where = lacking.observations[0]?.at ?? null;
  const nothing = where === null ? 'nothing' : `nothing in the block that starts at ${where}`;
  return new WattleError(
    'DATA_DUPLICATE_KEY',
    `${key} occurs twice, with different figures for ${when}: ${shown(observation)} and ${nothing}.`,
    {
      at: placeOf(key, freq, observation),
    },
  );
}

/** Returns the observations without repeats. If nothing repeats, returns the same list. */
function withoutRepeats({ key, freq, observations }: ParsedSeries, repeated: string[]): readonly Observation[] {
  if (!observations.some(({ t }, i) => t === observations[i - 1]?.t)) return observations;
  const once: Observation[] = [];
  for (const observation of observations) {
    const before = once.at(-1);
    if (before?.t !== observation.t) once.push(observation);
    else if (isSame(before, observation)) repeated.push(`${key} ${formatPeriod({ freq, t: observation.t })}`);
    else throw twoFigures(key, freq, before, observation);
  }
  return once;
}

export const isSame = (a: Observation, b: Observation): boolean => a.value === b.value && a.status === b.status && a.text === b.text;

export function twoFigures(key: string, freq: Frequency, a: Observation, b: Observation): WattleError {
  const when = formatPeriod({ freq, t: b.t });
  return new WattleError('DATA_DUPLICATE_KEY', `${key} has two values for ${when}: ${shown(a)} and ${shown(b)}.`, {
    at: placeOf(key, freq, b),
  });
}

/** Formats a value and its place, such as `4.25 (Data!C145)`. */
const shown = ({ value, text, status, at }: Observation): string =>
  `${text ?? value ?? status ?? 'nothing'}${at === null ? '' : ` (${at})`}`;

/** Returns the place in the file, such as `Data!C145` or `r145 GCPIAGYP`. If it is unknown, returns the series key and period. */
export function placeOf(key: string, freq: Frequency, observation: Observation): Address {
  const [, sheet, letters, line] = /^(.+)!([A-Z]+)(\d+)$/.exec(String(observation.at)) ?? [];
  if (sheet !== undefined && letters !== undefined) return { sheet, column: letters, row: Number(line) };
  const [, row, column] = /^r(\d+) (.+)$/.exec(String(observation.at)) ?? [];
  if (column !== undefined) return { row: Number(row), column };
  return { column: observation.at ?? key, value: formatPeriod({ freq, t: observation.t }) };
}

const MOST_EXAMPLES = 3;

/** Returns the notes on repeated equal values, by series and period. */
export const repeatNotes = (repeated: readonly string[]): readonly Remark[] => notesOf('figure', 'value', repeated);

/** Returns the notes on repeated whole series, by place in the file. */
export const repeatedSeriesNotes = (repeated: readonly string[]): readonly Remark[] => notesOf('series', 'figures', repeated);

function notesOf(what: 'figure' | 'series', same: string, repeated: readonly string[]): readonly Remark[] {
  if (repeated.length === 0) return [];
  const examples = repeated.slice(0, MOST_EXAMPLES).join(', ');
  const more = repeated.length > MOST_EXAMPLES ? ', …' : '';
  const many = what === 'figure' ? 'figures' : 'series';
  const [count, is] = repeated.length === 1 ? [`One ${what} appears`, 'is'] : [`${repeated.length} ${many} appear`, 'are'];
  return [{ text: `${count} twice with the same ${same}, and ${is} read once: ${examples}${more}.`, series: {} }];
}
