/** Reads and checks query parameters. One error reports all faults of a request. */

import { NEAR_VALUES, nameElsewhere, SAME_VALUES } from '../../../catalogue/parameter-synonyms.ts';
import { addTo } from '../../../core/basic/lists.ts';
import { acceptedInstead, dayOrSame, nearestPeriod, readBound } from '../../../core/calendar/period-spellings.ts';
import { type ErrorCode, type ParameterFault, quoted, valuesInWords, WattleError } from '../../../core/errors.ts';
import { nearest } from '../../../core/nearest.ts';
import { type Bound, PERIOD_FORMS, parseInstant } from '../../../core/period.ts';
import {
  type ChoiceParameter,
  FLAG_WORDS,
  type FlagParameter,
  type IntegerParameter,
  type NumberParameter,
  type TextParameter,
} from './declaration.ts';
import { ALIASES, AS_OF, END_PERIOD, GAP, PRESENTATION, START_PERIOD } from './standard.ts';
import { tidied } from './tidy.ts';

const INSTANT_FORMS = ['2026-03-31', '2026-03-31T11:30:00+11:00'] as const;
/** Programs send these words if a value is missing. */
const NO_VALUE: ReadonlySet<string> = new Set(['null', 'undefined', 'none']);
/** pandas and R send these words if a day or period is missing. */
const NO_PERIOD: ReadonlySet<string> = new Set(['nan', 'nat', 'na']);
/** A number with groups of three digits, such as `1,000` or `1 000`. */
const GROUPED = /^\d{1,3}(?:[,_\s]\d{3})+$/;
/** A value in quotation marks, which spreadsheets and shells add by mistake. */
const IN_QUOTES = /^(["'])([^"']+)\1$/;
const INSTANT_SHAPE = /^\d{4}-\d{2}-\d{2}([T ].+)?$/;

type Named = Pick<TextParameter, 'name' | 'aliases' | 'elsewhere'>;

const NO_VALUES: readonly string[] = [];

const OTHER_FLAG_WORDS: Readonly<Record<string, boolean>> = { yes: true, no: false, on: true, off: false };

/** The bounds of a time window. Null means that there is no bound on this side. */
export interface Window {
  readonly start: Bound | null;
  readonly end: Bound | null;
}

/** The time that `as_of` means, and its text for `meta.query`. */
export interface AsOf {
  readonly text: string;
  /** Milliseconds since the epoch. A date means its last moment in UTC. */
  readonly ms: number;
  /** The action if releases before this day are not stored: refuse the request, or use an earlier vintage. */
  readonly gap?: 'refuse' | 'allow';
}

/** Methods read parameters by name, mark the names as known, and collect faults. `check` throws one error with all faults. */
export class Parameters {
  /** The trimmed values by name. */
  readonly #values = new Map<string, string[]>();
  /** The parameters that are read or accepted. A request reads many parameters and sends few of them. */
  readonly #known: Named[] = [...PRESENTATION];
  readonly #faults: { readonly code: ErrorCode; readonly fault: ParameterFault }[] = [];
  /** The unknown names, in quotation marks. */
  readonly #strangers: string[] = [];

  constructor(params: URLSearchParams) {
    for (const [name, value] of tidied(params)) addTo(this.#values, name, value.trim());
  }

  /** Returns all values of a parameter and its aliases in order, trimmed. */
  all(declared: Named): readonly string[] {
    this.#known.push(declared);
    const { name, aliases } = declared;
    const own = this.#values.get(name) ?? NO_VALUES;
    return aliases === undefined ? own : [...own, ...aliases.flatMap((alias) => this.#values.get(alias) ?? NO_VALUES)];
  }

  /** Returns true if a parameter is present. Does not mark its name as known. */
  has({ name }: Named): boolean {
    return this.#values.has(name);
  }

  /** Reads text. Returns null if the value is missing or empty. Reports a fault if there are two different values. */
  text(declared: Named): string | null {
    const { name } = declared;
    const values = this.all(declared);
    const first = values[0];
    if (first === undefined) return null;
    if (values.some((value) => value !== first)) {
      this.fault('REQ_BAD_PARAMETER', {
        parameter: name,
        detail: `The parameter ${quoted(name)} has several different values. Give one value.`,
      });
      return null;
    }
    return first;
  }

  /** Reads a value that is not free text. In such values, `null` and similar words mean that the value is missing. */
  #word(declared: Named): string | null {
    const given = this.text(declared);
    const text = given === null ? null : (IN_QUOTES.exec(given)?.[2]?.trim() ?? given);
    return text === null || NO_VALUE.has(text.toLowerCase()) ? null : text;
  }

  /** Reads the window from `start_period`/`start` to `end_period`/`end`. Both are included. `parse` returns null for a malformed bound. */
  window(parse: (text: string) => Bound | null = readBound): Window {
    const start = this.#bound(START_PERIOD, parse);
    const end = this.#bound(END_PERIOD, parse);
    if (start && end && start.fromMs > end.toMs) {
      this.fault('REQ_BAD_PERIOD', {
        parameter: END_PERIOD.name,
        detail: `The period ends (${end.text}) before it starts (${start.text}).`,
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

  /** Reads a period. Returns null if it is missing or invalid. */
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
      detail: `${quoted(text)} is not a period for the parameter ${quoted(parameter)}. ${acceptedInstead(text) ?? 'Write 2024, FY2024-25, 2024-Q1, 2024-03 or 2024-03-31.'}`,
      allowed: PERIOD_FORMS,
      ...(suggestion === null ? {} : { did_you_mean: suggestion }),
    });
  }

  integer<Default extends number | null>(declared: IntegerParameter<Default>): number | Default {
    const { name, min, max } = declared;
    const text = this.#word(declared);
    if (text === null) return declared.default;
    const plain = GROUPED.test(text) ? text.replace(/[,_\s]/g, '') : text;
    const value = Number(plain);
    if (/^[+-]?\d+(\.0*)?$/.test(plain) && value >= min && value <= max) return value;
    this.fault('REQ_BAD_PARAMETER', {
      parameter: name,
      detail: `The parameter ${quoted(name)} must be a whole number from ${min} to ${max}, not ${quoted(text)}.`,
    });
    return declared.default;
  }

  number(declared: NumberParameter): number {
    const { name, min, max } = declared;
    const text = this.#word(declared);
    if (text === null) return declared.default;
    const value = Number(text);
    if (/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text) && value >= min && value <= max) return value;
    this.fault('REQ_BAD_PARAMETER', {
      parameter: name,
      detail: `The parameter ${quoted(name)} must be a number from ${min} to ${max}, not ${quoted(text)}.`,
    });
    return declared.default;
  }

  /** Reads one of the allowed values. Ignores case, and treats `-`, `_` and blanks as equal. Returns null if it is missing. */
  choice<T extends string, Also extends string = never>(declared: ChoiceParameter<T, Also>): T | Also | null {
    const text = this.#word(declared);
    if (text === null) return null;
    const { name } = declared;
    const values: readonly (T | Also)[] = [...declared.values, ...(declared.also ?? [])];
    const same = SAME_VALUES.get(plainWord(text)) ?? [];
    const found = values.find((value) => sameWord(value, text)) ?? values.find((value) => same.includes(value));
    if (found !== undefined) return found;
    const [suggestion] = [...values.filter((value) => NEAR_VALUES.get(plainWord(text))?.includes(value)), ...nearest(text, values, 1)];
    this.fault('REQ_BAD_PARAMETER', {
      parameter: name,
      detail: `${quoted(text)} is not valid for the parameter ${quoted(name)}. Allowed: ${valuesInWords(declared.values)}.`,
      allowed: declared.values,
      ...(suggestion === undefined ? {} : { did_you_mean: suggestion }),
    });
    return null;
  }

  flag(declared: FlagParameter): boolean {
    const { name, description, absent } = declared;
    if (this.#word(declared) === null) return absent;
    const value = this.choice({ kind: 'choice', name, description, values: FLAG_WORDS, also: Object.keys(OTHER_FLAG_WORDS) });
    return value === null ? absent : value === '1' || value === 'true' || OTHER_FLAG_WORDS[value] === true;
  }

  /** Reads `as_of`: a time with a zone, or a date. A date means its last moment in UTC. */
  asOf(): AsOf | null {
    const given = this.#word(AS_OF);
    const gap = this.choice(GAP);
    if (given === null || NO_PERIOD.has(given.toLowerCase())) return null;
    const text = dayOrSame(given);
    const ms = INSTANT_SHAPE.test(text) ? parseInstant(text) : null;
    if (ms !== null) return { text, ms, ...(gap === 'allow' ? { gap } : {}) };
    this.fault('REQ_BAD_PARAMETER', {
      parameter: AS_OF.name,
      detail: `${quoted(text)} is not a date or time. Write ${quoted(AS_OF.name)} as ${INSTANT_FORMS.join(' or ')}.`,
      allowed: INSTANT_FORMS,
    });
    return null;
  }

  /** Marks the names of parameters as known if another layer reads them. */
  accept(...declared: readonly Named[]): void {
    for (const { name, aliases } of declared) this.#known.push(aliases === undefined ? { name } : { name, aliases });
  }

  /** Returns names that no method has read, with their values in order. */
  rest(): readonly { readonly key: string; readonly values: readonly string[] }[] {
    const isKnown = (key: string): boolean => this.#known.some(({ name, aliases }) => name === key || aliases?.includes(key) === true);
    return [...this.#values].flatMap(([key, values]) => (isKnown(key) ? [] : [{ key, values }]));
  }

  /** Reports a fault for each name that no method has read. The error also lists the `filters` as accepted names. */
  refuseRest(filters: readonly string[] = []): void {
    for (const { key } of this.rest()) this.unknown(key, filters);
  }

  /** Reports an unknown name. The fault lists the accepted names and the most similar name. */
  unknown(key: string, filters: readonly string[]): void {
    const allowed = [...new Set([...filters, ...this.#known.flatMap(({ name, aliases = [] }) => [name, ...aliases])])].sort();
    const elsewhere = this.#known.findLast((one) => one.elsewhere?.includes(key))?.name;
    const suggestion = elsewhere ?? nameElsewhere(key, allowed) ?? nearest(key, allowed, 1)[0];
    // The caller may have used an alias, so the error has both names.
    const written = [key, ...[...ALIASES].flatMap(([alias, name]) => (name === key ? [alias] : []))].map(quoted).join(' or ');
    this.#strangers.push(written);
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

  /**
   * Throws an error if there are faults. If all faults have the same code, the error has it too. Otherwise its code is
   * REQ_BAD_PARAMETER.
   */
  check(): void {
    const [first] = this.#faults;
    if (first === undefined) return;
    const code = this.#faults.every((entry) => entry.code === first.code) ? first.code : 'REQ_BAD_PARAMETER';
    const isListed = ({ code: of }: { readonly code: ErrorCode }): boolean => of === 'REQ_UNKNOWN_PARAMETER' && this.#strangers.length > 1;
    const details = this.#faults.flatMap((entry) => (isListed(entry) ? [] : entry.fault.detail));
    if (this.#strangers.length > 1) details.unshift(`Unknown parameters: ${valuesInWords(this.#strangers)}.`);
    const suggestions = [...new Set(this.#faults.flatMap(({ fault }) => fault.did_you_mean ?? []))];
    const unknown = this.#faults.find((entry) => entry.code === 'REQ_UNKNOWN_PARAMETER')?.fault.allowed ?? [];
    const hint =
      suggestions.length > 0 ? `Did you mean ${suggestions.join(', ')}?` : unknown.length > 0 ? `Allowed: ${unknown.join(', ')}.` : null;
    throw new WattleError(code, details.join(' '), {
      faults: this.#faults.map((entry) => entry.fault),
      ...(hint === null ? {} : { hint }),
    });
  }
}

/** Normalises a text. Texts that differ only in case, `-`, `_` and blanks become equal. */
export const plainWord = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');

export const sameWord = (a: string, b: string): boolean => plainWord(a) === plainWord(b);
