/** Query parameters: read by name, checked, with all faults of a request in one error. */
import { dayOrSame, nearestPeriod, readBound } from '../../core/calendar/period-spellings.ts';
import { type ErrorCode, type ParameterFault, valuesInWords, WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import { type Bound, PERIOD_FORMS, parseInstant } from '../../core/period.ts';
import {
  type ChoiceParameter,
  FLAG_WORDS,
  type FlagParameter,
  type IntegerParameter,
  type NumberParameter,
  type TextParameter,
} from './declaration.ts';
import { ALIASES, AS_OF, END_PERIOD, GAP, PRESENTATION, START_PERIOD } from './standard.ts';
import { NEAR_VALUES, nameElsewhere, SAME_VALUES } from './synonyms.ts';
import { tidied } from './tidy.ts';

const LONGEST_QUOTE = 60;
const INSTANT_FORMS = ['2026-03-31', '2026-03-31T11:30:00+11:00'] as const;
/** Text that programs send for a missing value. */
const NO_VALUE: ReadonlySet<string> = new Set(['null', 'undefined', 'none']);
/** The same for days and periods, in the spellings of pandas and R. */
const NO_PERIOD: ReadonlySet<string> = new Set(['nan', 'nat', 'na']);
/** A number with grouped thousands: `1,000`, `1 000`. */
const GROUPED = /^\d{1,3}(?:[,_\s]\d{3})+$/;
/** Text in quotation marks, as sent by spreadsheets and shells. */
const IN_QUOTES = /^(["'])([^"']+)\1$/;
const INSTANT_SHAPE = /^\d{4}-\d{2}-\d{2}([T ].+)?$/;

/** The part of a declaration needed to find values. */
type Named = Pick<TextParameter, 'name' | 'aliases' | 'elsewhere'>;

const OTHER_FLAG_WORDS: Readonly<Record<string, boolean>> = { yes: true, no: false, on: true, off: false };

/** A window of periods. Null bounds are open. */
export interface Window {
  readonly start: Bound | null;
  readonly end: Bound | null;
}

/** The instant of `as_of`, and its spelling for the echo. */
export interface AsOf {
  readonly text: string;
  /** ms since the epoch. A date means its last moment, UTC. */
  readonly ms: number;
  /** Action if releases before that day are not stored. */
  readonly gap?: 'refuse' | 'allow';
}

/** Reads the parameters of a request. Each method marks its names as known and collects faults. `check` throws all of them. */
export class Parameters {
  readonly #params: URLSearchParams;
  readonly #known = new Set<string>(PRESENTATION.map(({ name }) => name));
  /** Suggestions for names from other APIs. */
  readonly #elsewhere = new Map<string, string>();
  readonly #faults: { readonly code: ErrorCode; readonly fault: ParameterFault }[] = [];

  constructor(params: URLSearchParams) {
    this.#params = tidied(params);
  }

  /** All values of a name and its aliases, trimmed, in order. */
  all({ name, aliases = [], elsewhere = [] }: Named): readonly string[] {
    const values: string[] = [];
    for (const other of elsewhere) this.#elsewhere.set(other, name);
    for (const key of [name, ...aliases]) {
      this.#known.add(key);
      values.push(...this.#params.getAll(key).map((value) => value.trim()));
    }
    return values;
  }

  /** Whether a name is given, without reading it. */
  has({ name }: Named): boolean {
    return this.#params.has(name);
  }

  /** The value of a name. Null if missing or empty. Two different values are a fault. */
  text(declared: Named): string | null {
    const { name } = declared;
    const values = [...new Set(this.all(declared))];
    const [first] = values;
    if (first === undefined) return null;
    if (values.length > 1) {
      this.fault('REQ_BAD_PARAMETER', { parameter: name, detail: `The parameter ${name} has several different values. Give one.` });
      return null;
    }
    return first;
  }

  /** The same for other types, where `null` means missing. */
  #word(declared: Named): string | null {
    const given = this.text(declared);
    const text = given === null ? null : (IN_QUOTES.exec(given)?.[2]?.trim() ?? given);
    return text === null || NO_VALUE.has(text.toLowerCase()) ? null : text;
  }

  /** `start_period`/`start` and `end_period`/`end`, inclusive. `parse` returns null for a malformed bound. */
  window(parse: (text: string) => Bound | null = readBound): Window {
    const start = this.#bound(START_PERIOD, parse);
    const end = this.#bound(END_PERIOD, parse);
    if (start && end && start.fromMs > end.toMs) {
      this.fault('REQ_BAD_PERIOD', {
        parameter: END_PERIOD.name,
        detail: `The window ends (${end.text}) before it starts (${start.text}).`,
        allowed: PERIOD_FORMS,
      });
    }
    return { start, end };
  }

  #bound(declared: TextParameter, parse: (text: string) => Bound | null): Bound | null {
    const text = this.#word(declared);
    if (text === null || NO_PERIOD.has(text.toLowerCase())) return null;
    const bound = parse(text);
    if (bound) return bound;
    this.#badPeriod(declared.name, text);
    return null;
  }

  /** A period or `latest`. Null if missing. */
  period(declared: TextParameter): Bound | 'latest' | null {
    const text = this.#word(declared);
    if (text === null) return null;
    if (text.toLowerCase() === 'latest') return 'latest';
    const bound = readBound(text);
    if (bound) return bound;
    this.#badPeriod(declared.name, text);
    return null;
  }

  #badPeriod(parameter: string, text: string): void {
    const suggestion = nearestPeriod(text);
    this.fault('REQ_BAD_PERIOD', {
      parameter,
      detail: `${quoted(text)} is not a period. Write ${parameter} as 2024, FY2024-25, 2024-Q1, 2024-03 or 2024-03-31.`,
      allowed: PERIOD_FORMS,
      ...(suggestion === null ? {} : { did_you_mean: suggestion }),
    });
  }

  /** A whole number between two bounds, both inclusive. */
  integer<Default extends number | null>(declared: IntegerParameter<Default>): number | Default {
    const { name, min, max } = declared;
    const text = this.#word(declared);
    if (text === null) return declared.default;
    const plain = GROUPED.test(text) ? text.replace(/[,_\s]/g, '') : text;
    const value = Number(plain);
    if (/^[+-]?\d+(\.0*)?$/.test(plain) && value >= min && value <= max) return value;
    this.fault('REQ_BAD_PARAMETER', {
      parameter: name,
      detail: `The parameter ${name} must be a whole number from ${min} to ${max}, not ${quoted(text)}.`,
    });
    return declared.default;
  }

  /** A decimal number between two bounds, both inclusive. */
  number(declared: NumberParameter): number {
    const { name, min, max } = declared;
    const text = this.#word(declared);
    if (text === null) return declared.default;
    const value = Number(text);
    if (/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text) && value >= min && value <= max) return value;
    this.fault('REQ_BAD_PARAMETER', {
      parameter: name,
      detail: `The parameter ${name} must be a number from ${min} to ${max}, not ${quoted(text)}.`,
    });
    return declared.default;
  }

  /** One of a closed set, ignoring case and the difference of `-` and `_`. Null if missing. */
  choice<T extends string, Also extends string = never>(declared: ChoiceParameter<T, Also>): T | Also | null {
    const { name } = declared;
    const values: readonly (T | Also)[] = [...declared.values, ...(declared.also ?? [])];
    const text = this.#word(declared);
    if (text === null) return null;
    const same = SAME_VALUES.get(plainWord(text)) ?? [];
    const found = values.find((value) => sameWord(value, text)) ?? values.find((value) => same.includes(value));
    if (found !== undefined) return found;
    const [suggestion] = [...values.filter((value) => NEAR_VALUES.get(plainWord(text)) === value), ...nearest(text, values, 1)];
    this.fault('REQ_BAD_PARAMETER', {
      parameter: name,
      detail: `${quoted(text)} is not a value of ${name}. Accepted: ${valuesInWords(values)}.`,
      allowed: values,
      ...(suggestion === undefined ? {} : { did_you_mean: suggestion }),
    });
    return null;
  }

  /** `1`/`true` or `0`/`false`. */
  flag(declared: FlagParameter): boolean {
    const { name, description, absent } = declared;
    const value = this.choice({ kind: 'choice', name, description, values: FLAG_WORDS, also: Object.keys(OTHER_FLAG_WORDS) });
    return value === null ? absent : value === '1' || value === 'true' || OTHER_FLAG_WORDS[value] === true;
  }

  /** `as_of`: a date, meaning its last moment UTC, or an instant with a zone. */
  asOf(): AsOf | null {
    const given = this.#word(AS_OF);
    const gap = this.choice(GAP);
    if (given === null || NO_PERIOD.has(given.toLowerCase())) return null;
    const text = dayOrSame(given);
    const ms = INSTANT_SHAPE.test(text) ? parseInstant(text) : null;
    if (ms !== null) return { text, ms, ...(gap === 'allow' ? { gap } : {}) };
    this.fault('REQ_BAD_PARAMETER', {
      parameter: AS_OF.name,
      detail: `${quoted(text)} is not a date or time. Write ${AS_OF.name} as ${INSTANT_FORMS.join(' or ')}.`,
      allowed: INSTANT_FORMS,
    });
    return null;
  }

  /** Marks names that another layer reads. */
  accept(...declared: readonly Named[]): void {
    for (const { name, aliases = [] } of declared) for (const key of [name, ...aliases]) this.#known.add(key);
  }

  /** Names not read by any method, each once with values in order. */
  rest(): readonly { readonly key: string; readonly values: readonly string[] }[] {
    const keys = [...new Set(this.#params.keys())].filter((key) => !this.#known.has(key));
    return keys.map((key) => ({ key, values: this.#params.getAll(key).map((value) => value.trim()) }));
  }

  /** Faults every unread name. `filters`: other names that would be accepted. */
  refuseRest(filters: readonly string[] = []): void {
    for (const { key } of this.rest()) this.unknown(key, filters);
  }

  /** Faults a name as unknown, with accepted names and the nearest. */
  unknown(key: string, filters: readonly string[]): void {
    const allowed = [...new Set([...filters, ...this.#known])].sort();
    const suggestion = this.#elsewhere.get(key) ?? nameElsewhere(key, allowed) ?? nearest(key, allowed, 1)[0];
    // A short name has been replaced by its full one.
    const written = [key, ...[...ALIASES].flatMap(([alias, name]) => (name === key ? [alias] : []))].map(quoted).join(' or ');
    this.fault('REQ_UNKNOWN_PARAMETER', {
      parameter: key,
      detail: `Unknown parameter: ${written}.`,
      allowed,
      ...(suggestion === undefined ? {} : { did_you_mean: suggestion }),
    });
  }

  fault(code: ErrorCode, fault: ParameterFault): void {
    this.#faults.push({ code, fault });
  }

  /** Throws collected faults: with their code if equal, else REQ_BAD_PARAMETER. */
  check(): void {
    const [first] = this.#faults;
    if (first === undefined) return;
    const code = this.#faults.every((entry) => entry.code === first.code) ? first.code : 'REQ_BAD_PARAMETER';
    const sentence = this.#faults.map((entry) => entry.fault.detail).join(' ');
    const suggestions = this.#faults.flatMap(({ fault }) => fault.did_you_mean ?? []);
    const unknown = this.#faults.find((entry) => entry.code === 'REQ_UNKNOWN_PARAMETER')?.fault.allowed ?? [];
    const hint =
      suggestions.length > 0 ? `Did you mean ${suggestions.join(', ')}?` : unknown.length > 0 ? `Allowed: ${unknown.join(', ')}.` : null;
    throw new WattleError(code, sentence, {
      faults: this.#faults.map((entry) => entry.fault),
      ...(hint === null ? {} : { hint }),
    });
  }
}

/** Quotes a caller's text, shortened, for messages. */
export const quoted = (text: string): string => `"${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}"`;

/** Ignores case, `-`, `_` and blanks. */
export const plainWord = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');

export const sameWord = (a: string, b: string): boolean => plainWord(a) === plainWord(b);
