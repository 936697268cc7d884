/** What a file says twice of one period of one series: read once and noted where both say the same, refused with both places where they do not. */
import { type Address, WattleError } from '../errors.ts';
import type { Frequency } from '../frequency.ts';
import type { Observation, ParsedDataset, ParsedSeries } from '../observation.ts';
import { formatPeriod } from '../period.ts';

/**
 * The same with each series once and each period once. Throws DATA_DUPLICATE_KEY where two figures of one period differ in value, status or
 * text, and where a series stands twice in different units or frequencies.
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
  return { ...parsed, series: [...series.values()], notes: [...parsed.notes, ...notesOf(repeated)] };
}

/** Two series of one key as one, its observations in order. */
function joined(a: ParsedSeries, b: ParsedSeries): ParsedSeries {
  const [was, is] = [statedOf(a), statedOf(b)];
  if (was === is) return { ...a, observations: [...a.observations, ...b.observations].sort((x, y) => x.t - y.t) };
  throw new WattleError('DATA_DUPLICATE_KEY', `The series ${a.key} is there twice: once as ${was}, once as ${is}.`, {
    at: { column: a.key, value: is },
  });
}

const statedOf = ({ freq, unit, multiplier, adjustment, basePeriod }: ParsedSeries): string =>
  [freq, unit, `10^${multiplier}`, adjustment, basePeriod].filter((part) => part !== null && part !== '').join(', ');

/** The observations themselves where none stands twice. */
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

const isSame = (a: Observation, b: Observation): boolean => a.value === b.value && a.status === b.status && a.text === b.text;

/** That a series has two figures for one period; the message gives the places of both. */
export function twoFigures(key: string, freq: Frequency, a: Observation, b: Observation): WattleError {
  const when = formatPeriod({ freq, t: b.t });
  return new WattleError('DATA_DUPLICATE_KEY', `${key} has ${when} twice: ${shown(a)} and ${shown(b)}.`, {
    at: placeOf(key, freq, b),
  });
}

/** `4.25 (Data!C145)` */
const shown = ({ value, text, status, at }: Observation): string =>
  `${text ?? value ?? status ?? 'nothing'}${at === null ? '' : ` (${at})`}`;

/** Where an observation sits: `Data!C145` and `r145 GCPIAGYP` are taken apart; without either, series key and period say it. */
export function placeOf(key: string, freq: Frequency, observation: Observation): Address {
  const [, sheet, letters, line] = /^(.+)!([A-Z]+)(\d+)$/.exec(String(observation.at)) ?? [];
  if (sheet !== undefined && letters !== undefined) return { sheet, column: letters, row: Number(line) };
  const [, row, column] = /^r(\d+) (.+)$/.exec(String(observation.at)) ?? [];
  if (column !== undefined) return { row: Number(row), column };
  return { column: observation.at ?? key, value: formatPeriod({ freq, t: observation.t }) };
}

const MOST_EXAMPLES = 3;

function notesOf(repeated: readonly string[]): readonly string[] {
  if (repeated.length === 0) return [];
  const examples = repeated.slice(0, MOST_EXAMPLES).join(', ');
  const more = repeated.length > MOST_EXAMPLES ? ', …' : '';
  const what = repeated.length === 1 ? 'One figure stands' : `${repeated.length} figures stand`;
  return [`${what} twice with the same value, and ${repeated.length === 1 ? 'is' : 'are'} read once: ${examples}${more}.`];
}
