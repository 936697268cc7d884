/**
 * Inserts the values of the latest result into a line of a formula: `x_t = 100 · (W_t / P_t) / (W_b / P_b)` becomes
 * `96.0 ≈ 100 · (159.2 / 100.32) / (133.4 / 80.7)`. The line is shown only if its value is in the result. The grammar of a line:
 *
 *   line     symbol '=' sum
 *   sum      product { ('+' | '-') product }
 *   product  factor { ('·' | '/') factor }
 *   factor   '-' factor | '(' sum ')' | number | symbol
 */
import type { RowField, SignalRow } from '../../../core/define-signal.ts';
import { formatPeriod, parsePeriod } from '../../../core/period.ts';
import { formatNumber } from '../../../render/chart/value-axis.ts';

interface PublishedOperand {
  readonly input: string;
  readonly period?: string;
  readonly value: number | null;
}

export interface WorkedFrom {
  readonly formula: readonly string[];
  readonly operands: readonly PublishedOperand[];
  /** Parameters and constants, by the names that they have in the formula. */
  readonly named: Readonly<Record<string, unknown>>;
  /** The row that contains the values of the left side of the formula. */
  readonly row: SignalRow;
  readonly fields: Readonly<Record<string, RowField>>;
  readonly decimals: (value: number, unit: string | null) => number;
}

/** Returns each line with values. A line is null if it is not plain arithmetic, or if its value is not in the result. */
export function workedLines({ formula, operands, named, row, fields, decimals }: WorkedFrom): readonly (string | null)[] {
  const computed = new Map<string, number>();
  return formula.map((line) => {
    const [left = '', right = '', ...others] = /[<>≤≥]/.test(line) ? [] : line.split('=').map((side) => side.trim());
    if (left === '' || right === '' || others.length > 0) return null;
    const given = (symbol: string): number | null => (typeof named[symbol] === 'number' ? named[symbol] : null);
    const reading = new Reading(right, (symbol) => computed.get(symbol) ?? operandAt(symbol, operands, row['period']) ?? given(symbol));
    const value = reading.value();
    if (value === null || reading.figures === 0) return null;
    computed.set(left, value);
    const name = Object.keys(fields).find((one) => typeof row[one] === 'number' && isSame(row[one], value));
    if (name === undefined) return null;
    const figure = Number(row[name]);
    const places = decimals(figure, fields[name]?.unit ?? null);
    const isWhole = !reading.isRounded && isSame(Number(figure.toFixed(places)), value);
    return `${formatNumber(figure, places)} ${isWhole ? '=' : '≈'} ${reading.text}`;
  });
}

const SYMBOL = /^\p{L}[\p{L}\p{Nd}]*(?:_(?:\{[^}]*\}|[\p{L}\p{Nd}]+(?:-[\p{Nd}]+)?))?/u;
const NUMBER = /^\d+(?:\.\d+)?/;
/** Matches a letter that means a period, with its lag in periods. */
const INDEX = /^(\p{L})(?:-(\d+))?$/u;

/** Returns true if two numbers are equal, apart from floating-point errors. */
const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1e-3, Math.abs(a), Math.abs(b));

function operandAt(symbol: string, operands: readonly PublishedOperand[], period: unknown): number | null {
  const [input = '', written] = symbol.split(/_(.*)/s);
  const read = operands.filter((one) => one.input === input);
  const figureOf = (some: readonly PublishedOperand[]): number | null => (some.length === 1 ? (some[0]?.value ?? null) : null);
  if (written === undefined || read.length === 1) return figureOf(read);
  const index = INDEX.exec(written.replace(/^\{|\}$/g, ''));
  const now = parsePeriod(typeof period === 'string' ? period : '');
  if (index === null || now === null) return null;
  const [, letter = '', back = '0'] = index;
  const at = (t: number): readonly PublishedOperand[] => read.filter((one) => one.period === formatPeriod({ ...now, t }));
  // The letters t, q and m mean the period of the result. Any other letter means a fixed period, such as a base period.
  if (RUNNING.includes(letter)) return figureOf(at(now.t - Number(back)));
  const others = read.filter((one) => one.period !== formatPeriod(now));
  return back === '0' ? figureOf(others) : null;
}

const RUNNING = ['t', 'q', 'm'];

/** The number of digits to which intermediate values are rounded. Published values are shown in full. */
const DIGITS = 7;
const LONGEST = 12;
const MINUS = '\u2212';

class Reading {
  #rest: string;
  readonly #figureOf: (symbol: string) => number | null;
  /** The part of the formula that is already read, with values instead of symbols. */
  text = '';
  /** The number of symbols that were replaced with values. */
  figures = 0;
  /** True if a value has fewer digits than in the calculation. */
  isRounded = false;

  constructor(text: string, figureOf: (symbol: string) => number | null) {
    this.#rest = text;
    this.#figureOf = figureOf;
  }

  /** Returns the value of the line. Returns null if it is not plain arithmetic with known values. */
  value(): number | null {
    const value = this.#sum();
    return this.#rest.trim() === '' && value !== null && Number.isFinite(value) ? value : null;
  }

  #sum(): number | null {
    let value = this.#product();
    for (let sign = this.#take(/^[+-]/); sign !== null; sign = this.#take(/^[+-]/)) {
      this.text += ` ${sign === '-' ? MINUS : sign} `;
      const next = this.#product();
      value = value === null || next === null ? null : sign === '-' ? value - next : value + next;
    }
    return value;
  }

  #product(): number | null {
    let value = this.#factor();
    for (let sign = this.#take(/^[·/]/); sign !== null; sign = this.#take(/^[·/]/)) {
      this.text += ` ${sign} `;
      const next = this.#factor();
      value = value === null || next === null ? null : sign === '/' ? value / next : value * next;
    }
    return value;
  }

  #factor(): number | null {
    if (this.#take(/^-/) !== null) {
      this.text += MINUS;
      const value = this.#factor();
      return value === null ? null : -value;
    }
    if (this.#take(/^\(/) !== null) {
      this.text += '(';
      const value = this.#sum();
      this.text += ')';
      return this.#take(/^\)/) === null ? null : value;
    }
    const number = this.#take(NUMBER);
    if (number !== null) {
      this.text += number;
      return Number(number);
    }
    const symbol = this.#take(SYMBOL);
    const value = symbol === null ? null : this.#figureOf(symbol);
    if (value === null) return null;
    this.figures++;
    // Values have no thousands separators, so that the line can be copied into a calculator.
    const whole = String(value);
    const shown = whole.length > LONGEST ? String(Number(value.toPrecision(DIGITS))) : whole;
    if (shown !== whole) this.isRounded = true;
    this.text += value < 0 ? `(${shown.replace('-', MINUS)})` : shown;
    return value;
  }

  #take(pattern: RegExp): string | null {
    this.#rest = this.#rest.trimStart();
    const [found] = pattern.exec(this.#rest) ?? [];
    if (found === undefined) return null;
    this.#rest = this.#rest.slice(found.length);
    return found;
  }
}
