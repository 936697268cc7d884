/**
 * Defines the common form for SDMX data messages, and converts a message to a dataset.
 *
 * Uses UNIT_MEASURE, UNIT_MULT, DECIMALS, BASE_PERIOD, OBS_STATUS, OBS_COMMENT, FREQ and TSEST (adjustment). These concepts are defined by
 * SDMX or are widely used.
 */
import { type Address, WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { Adjustment, Observation, ObsStatus, ParsedDataset, ParsedDimension, ParsedSeries, Remark } from '../../core/observation.ts';
import { formatPeriod, type Period, parsePeriod } from '../../core/period.ts';
import { readOnce } from '../../core/series/read-once.ts';
import { numberIn } from '../published-number.ts';

/** A code and its label. For free text, both have the text. */
export interface SdmxCode {
  readonly id: string;
  readonly name: string;
}

export interface SdmxSeries {
  /** One code for each dimension, in the order of dimensions in the message. */
  readonly codes: readonly string[];
  /** Attributes for the whole series, by id, from any level in the message. */
  readonly attributes: ReadonlyMap<string, SdmxCode>;
  /**
   * The frequency of the periods. A period such as `2025` has the frequency A, even if years are not calendar years. Null if there are no
   * observations.
   */
  readonly freq: Frequency | null;
  /** Observations in ascending order of period. If a period is repeated, `at` is the path of each observation. */
  readonly observations: readonly Observation[];
  /** The location of the series in the message, such as `data.dataSets[0].series["0:1:0"]` or `r12 1.10001.AUS`. */
  readonly where: string;
}

/** An agency's remark on some observations. */
interface SdmxComment {
  readonly text: string;
  readonly observations: number;
  /** The periods with this remark, by series key. Empty if there are too many. */
  readonly series: Remark['series'];
}

export interface SdmxMessage {
  /** The structure, such as `ABS:CPI(2.0.0)`, or null. */
  readonly structure: string | null;
  readonly name: string | null;
  /** The time when the agency prepared the message. It is not a publication date. */
  readonly prepared: string | null;
  /** The dimensions in key order, without time. They may include values that no series has. */
  readonly dimensions: readonly ParsedDimension[];
  readonly series: readonly SdmxSeries[];
  readonly comments: readonly SdmxComment[];
}

/** Codes of FREQ that have the same meaning in Wattle. */
const FREQUENCIES: ReadonlySet<string> = new Set<Frequency>(['A', 'S', 'Q', 'M', 'W', 'D']);
const isKnownFrequency = (code: string): code is Frequency => FREQUENCIES.has(code);

const ADJUSTMENTS: ReadonlyMap<string, Adjustment> = new Map([
  ['10', 'original'],
  ['20', 'seasonally_adjusted'],
  ['30', 'trend'],
]);

/** Statuses by code in lower case. `a` is normal. Other codes become `other`. */
const STATUSES: ReadonlyMap<string, ObsStatus | null> = new Map([
  ['a', null],
  ['p', 'preliminary'],
  ['r', 'revised'],
  ['x', 'break'],
  ['b', 'break'],
  ['m', 'missing'],
  ['n', 'not_available'],
  ['q', 'not_available'],
  ['c', 'suppressed'],
  ['np', 'suppressed'],
  ['e', 'estimated'],
  ['f', 'forecast'],
]);

/** Returns the status for an OBS_STATUS code. Null for a normal observation. */
export function obsStatusOf(code: string): ObsStatus | null {
  const status = STATUSES.get(code.toLowerCase());
  return status === undefined ? 'other' : status;
}

/** Returns true if an observation must be kept. Without a value, its status must be missing, not available or suppressed. */
export function saysSomething(value: number | null, status: ObsStatus | null): boolean {
  return value !== null || status === 'missing' || status === 'not_available' || status === 'suppressed';
}

/** The note on a number whose status means that there is no value. */
const CONTRADICTION = 'The observation status says that there is no value, so the number in the observation is ignored.';

/** Makes an observation. If the status means that there is no value, keeps the number only as text and adds a note. */
export function sdmxObservation(
  period: Period,
  value: number | null,
  status: ObsStatus | null,
  { codes, comments }: { readonly codes: readonly string[]; readonly comments: CommentCount },
): Observation {
  const { t } = period;
  if (value === null || !saysSomething(null, status)) return { t, value, status, text: null, at: null };
  comments.add(CONTRADICTION, codes, period);
  return { t, value: null, status, text: String(value), at: null };
}

/**
 * Converts a value to a number. Returns null if the text is empty or NaN, which means missing in SDMX. Throws PARSE_VALUE with the address
 * for other text.
 */
export function sdmxNumber(text: string, at: Address): number | null {
  if (text === '' || text === 'NaN') return null;
  const value = numberIn(text);
  if (value !== undefined) return value;
  throw new WattleError('PARSE_VALUE', 'An observation value is not a number.', { at: { ...at, value: text } });
}

/** Parses a TIME_PERIOD. Throws PARSE_VALUE with the address. */
export function sdmxPeriod(text: string, at: Address): Period {
  const period = parsePeriod(text);
  if (period) return period;
  throw new WattleError('PARSE_VALUE', 'A TIME_PERIOD value is not a period.', { at: { ...at, value: text } });
}

/** Attributes that must not vary within a series. Otherwise its values could not be compared. */
const CONSTANT_ATTRIBUTES: readonly string[] = ['UNIT_MEASURE', 'UNIT_MULT', 'BASE_PERIOD'];

/** Collects a series' attributes from all levels in a message. Omits attributes that vary within the series. */
export class SeriesAttributeSet {
  readonly codes = new Map<string, SdmxCode>();
  #varying: Set<string> | null = null;

  /**
   * Adds an attribute. Throws PARSE_VALUE if the unit, multiplier or base period changes within the series. The error has `where` as its
   * column.
   */
  add(attribute: string, code: SdmxCode, where: string): void {
    const known = this.codes.get(attribute);
    if (known?.id === code.id || this.#varying?.has(attribute)) return;
    if (!known) {
      this.codes.set(attribute, code);
      return;
    }
    if (CONSTANT_ATTRIBUTES.includes(attribute)) {
      const detail = `${attribute} changes within a series, from ${known.id} to ${code.id}.`;
      throw new WattleError('PARSE_VALUE', detail, { at: { column: where, value: code.id } });
    }
    this.#varying ??= new Set();
    this.#varying.add(attribute);
    this.codes.delete(attribute);
  }
}

/**
 * The maximum number of observations with the same remark for which periods are recorded. If there are more, the remark applies to the
 * whole dataset.
 */
const MOST_PLACES = 2000;

/** Counts observations by remark text, and records their periods. */
export class CommentCount {
  readonly #comments = new Map<string, { observations: number; readonly places: Map<string, string[]> }>();

  /** Counts a remark on an observation. `period` is null for a remark on a whole series. */
  add(text: string, codes: readonly string[], period: Period | null): void {
    const trimmed = text.trim();
    if (trimmed === '') return;
    const known = this.#comments.get(trimmed) ?? { observations: 0, places: new Map<string, string[]>() };
    this.#comments.set(trimmed, known);
    known.observations += 1;
    if (known.observations > MOST_PLACES) {
      known.places.clear();
      return;
    }
    const key = codes.join('.');
    const periods = known.places.get(key) ?? [];
    known.places.set(key, periods);
    if (period !== null) periods.push(formatPeriod(period));
  }

  list(): SdmxComment[] {
    return [...this.#comments].map(([text, { observations, places }]) => ({ text, observations, series: Object.fromEntries(places) }));
  }
}

interface ToDatasetOptions {
  /** The scope. The default is `whole`. Stored series that a whole message lacks were withdrawn. */
  readonly scope?: 'whole' | 'partial';
  /** The meaning of annual periods, which is A by default. The message does not state whether they are financial years (FY). */
  readonly annualIs?: 'A' | 'FY';
}

/**
 * Converts a message to a dataset. Values stay as published, with unit and multiplier. The unit is the label of UNIT_MEASURE, or else its
 * code, or else empty. The default for UNIT_MULT is 0. Throws PARSE_VALUE for an unknown or different frequency, or an attribute that is
 * not a number. Throws DATA_DUPLICATE_KEY if repeated periods have different values. The error has the series key.
 */
export function toParsedDataset(message: SdmxMessage, options: ToDatasetOptions = {}): ParsedDataset {
  const frequencyAt = message.dimensions.findIndex((d) => d.id === 'FREQ');
  const adjustmentAt = message.dimensions.findIndex((d) => d.id === 'TSEST');
  const repeated = repeatedKeys(message);
  const series = message.series.map((s): ParsedSeries => {
    const key = keyOf(s);
    const freq = frequencyOf(s, s.codes[frequencyAt] ?? s.attributes.get('FREQ')?.id, key);
    return {
      key,
      freq: freq === 'A' ? (options.annualIs ?? 'A') : freq,
      unit: s.attributes.get('UNIT_MEASURE')?.name ?? '',
      multiplier: integerOf(s, 'UNIT_MULT', key) ?? 0,
      decimals: integerOf(s, 'DECIMALS', key),
      adjustment: ADJUSTMENTS.get(s.codes[adjustmentAt] ?? '') ?? null,
      title: null,
      basePeriod: s.attributes.get('BASE_PERIOD')?.name ?? null,
      observations: repeated.has(key) ? s.observations.map((one) => ({ ...one, at: one.at ?? s.where })) : s.observations,
    };
  });
  const notes = notesOf(message.comments);
  const dimensions = message.dimensions.map(withoutRepeatedCodes);
  return readOnce({ dimensions, series, publishedOn: null, scope: options.scope ?? 'whole', notes });
}

const keyOf = ({ codes }: SdmxSeries): string => codes.join('.');

/** Returns the series keys that occur more than once. Throws DATA_DUPLICATE_KEY if a code has two names. */
function repeatedKeys({ series, dimensions }: SdmxMessage): ReadonlySet<string> {
  const [keys, repeated] = [new Set<string>(), new Set<string>()];
  for (const one of series) {
    const key = keyOf(one);
    if (keys.size !== keys.add(key).size) continue;
    repeated.add(key);
    const names = dimensions.map(({ values }, i) => new Set(values.flatMap(({ code, label }) => (code === one.codes[i] ? [label] : []))));
    const [twoNames] = names.filter(({ size }) => size > 1);
    if (!twoNames) continue;
    throw new WattleError(
      'DATA_DUPLICATE_KEY',
      `A series occurs twice, because one of its codes has two names: ${[...twoNames].join(' and ')}.`,
      {
        at: { column: key, value: one.where },
      },
    );
  }
  return repeated;
}

const withoutRepeatedCodes = (dimension: ParsedDimension): ParsedDimension => {
  const byCode = new Map(dimension.values.map((value) => [value.code, value]));
  return byCode.size === dimension.values.length ? dimension : { ...dimension, values: [...byCode.values()] };
};

/** Returns the frequency in FREQ, or else the frequency of the periods. Throws PARSE_VALUE if the two differ. */
function frequencyOf(series: SdmxSeries, code: string | undefined, key: string): Frequency {
  const stated = code === undefined ? series.freq : isKnownFrequency(code) ? code : null;
  if (!stated)
    throw new WattleError('PARSE_VALUE', 'The frequency of a series is unknown.', { at: { column: key, value: code ?? 'absent' } });
  if (series.freq === null || series.freq === stated) return stated;
  throw new WattleError('PARSE_VALUE', `A series has periods of frequency ${series.freq}, not ${stated}.`, {
    at: { column: key, value: stated },
  });
}

function integerOf(series: SdmxSeries, attribute: string, key: string): number | null {
  const code = series.attributes.get(attribute);
  if (!code) return null;
  if (/^-?\d{1,3}$/.test(code.id)) return Number(code.id);
  throw new WattleError('PARSE_VALUE', `${attribute} of a series is not a whole number.`, { at: { column: key, value: code.id } });
}

/** The maximum number of notes that are made from remarks. One more note states the number of other remarks. */
const MAX_NOTES = 20;

function notesOf(comments: readonly SdmxComment[]): Remark[] {
  const shown = comments.slice(0, MAX_NOTES).map(({ text, observations, series }): Remark => {
    const isOfMany = Object.keys(series).length === 0;
    return { text: isOfMany ? `${text} (${observations} observations)` : text, series };
  });
  const more = comments.length - shown.length;
  return more > 0 ? [...shown, { text: `${more} more remarks are attached to single observations.`, series: {} }] : shown;
}
