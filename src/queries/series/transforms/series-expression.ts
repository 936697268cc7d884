/**
 * Parses and evaluates arithmetic with series ids: `AU.BOND.10Y - AU.BOND.2Y`, `100 * AU.RETAIL / AU.CPI.INDEX`. Different units cannot be
 * added.
 */

import { addDecimals, subtractDecimals, withoutNoise } from '../../../core/decimal.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { quoted } from '../../../core/errors.ts';
import { plainWord } from '../../base/parameters/parameters.ts';
import { LONGEST_EXPRESSION } from '../../base/parameters/standard.ts';

/** The unit of a part of an expression. Null for a plain number. */
type Unit = string | null;

type Operator = '+' | '-' | '*' | '/';

export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  /** The index of a series in the list of requested series. */
  | { readonly kind: 'series'; readonly index: number }
  | { readonly kind: 'negative'; readonly of: Expression }
  | { readonly kind: 'operation'; readonly operator: Operator; readonly left: Expression; readonly right: Expression };

/** Thrown if an expression is invalid or meaningless. The message gives the reason. */
export class NoExpression extends Error {}

export class UnknownWord extends NoExpression {
  readonly word: string;
  constructor(word: string) {
    super(`${quoted(word)} is neither a number nor one of the ids`);
    this.word = word;
  }
}

type Names = Pick<SeriesHandle, 'id' | 'aliases'>;

/** The ids of a list of series. For the whole catalogue, there are about 8,000. */
interface Words {
  /** The index of the series in the list, by normalised id. */
  readonly indexes: ReadonlyMap<string, number>;
  /** The lengths of the ids, longest first. */
  readonly lengths: readonly number[];
}

const WORDS = new WeakMap<readonly Names[], Words>();

function wordsFor(series: readonly Names[]): Words {
  const known = WORDS.get(series);
  if (known !== undefined) return known;
  const indexes = new Map<string, number>();
  for (const [index, { id, aliases = [] }] of series.entries()) {
    for (const name of [id, ...aliases]) if (!indexes.has(plainId(name))) indexes.set(plainId(name), index);
  }
  const lengths = [...new Set([...indexes.keys()].map((word) => word.length))].sort((a, b) => b - a);
  WORDS.set(series, { indexes, lengths });
  return { indexes, lengths };
}

/**
 * Parses an expression. Longer ids are matched first. The hyphen in `AU.UNEMP-SA` is therefore part of the id, but the one in
 * `AU.BOND.10Y-AU.CASHRATE` is a minus sign.
 */
export function parseExpression(text: string, series: readonly Names[]): Expression {
  if (text.length > LONGEST_EXPRESSION) throw new NoExpression(`it has more than ${LONGEST_EXPRESSION} characters`);
  const reader = new Reader(text, series);
  const expression = reader.sum();
  reader.end();
  return expression;
}

/**
 *   sum      product { ('+' | '-') product }
 *   product  factor { ('*' | '/') factor }
 *   factor   '-' factor | '(' sum ')' | number | id
 */
class Reader {
  readonly #text: string;
  readonly #ids: Words;
  #at = 0;
  #depth = 0;

  constructor(text: string, series: readonly Names[]) {
    this.#text = text;
    this.#ids = wordsFor(series);
  }

  sum(): Expression {
    let left = this.#product();
    for (let operator = this.#take('+', '-'); operator !== null; operator = this.#take('+', '-')) {
      left = { kind: 'operation', operator, left, right: this.#product() };
    }
    return left;
  }

  end(): void {
    this.#blanks();
    if (this.#at < this.#text.length) throw new NoExpression(`unexpected text "${this.#text.slice(this.#at, this.#at + 30)}"`);
  }

  #product(): Expression {
    let left = this.#factor();
    for (let operator = this.#take('*', '/'); operator !== null; operator = this.#take('*', '/')) {
      left = { kind: 'operation', operator, left, right: this.#factor() };
    }
    return left;
  }

  #factor(): Expression {
    if (this.#take('-') !== null) return { kind: 'negative', of: this.#factor() };
    if (this.#take('(') !== null) {
      this.#depth += 1;
      if (this.#depth > DEEPEST) throw new NoExpression(`brackets are nested more than ${DEEPEST} deep`);
      const inside = this.sum();
      if (this.#take(')') === null) throw new NoExpression('a bracket is not closed');
      this.#depth -= 1;
      return inside;
    }
    return this.#number() ?? this.#series();
  }

  #number(): Expression | null {
    this.#blanks();
    const [text] = /^(\d+(\.\d*)?|\.\d+)/.exec(this.#text.slice(this.#at)) ?? [];
    if (text === undefined) return null;
    this.#at += text.length;
    return { kind: 'number', value: Number(text) };
  }

  #series(): Expression {
    const rest = this.#text.slice(this.#at);
    for (const length of this.#ids.lengths) {
      const word = plainId(rest.slice(0, length));
      const index = this.#ids.indexes.get(word);
      if (index === undefined || word.length !== length || /^[\w.]/.test(rest.slice(length))) continue;
      this.#at += length;
      return { kind: 'series', index };
    }
    const [word = rest.slice(0, 30)] = /^[\w.]+/.exec(rest) ?? [];
    throw word === '' ? new NoExpression('a series or a number is missing at the end') : new UnknownWord(word);
  }

  #take<Symbol extends string>(...symbols: readonly Symbol[]): Symbol | null {
    this.#blanks();
    const found = symbols.find((one) => this.#text[this.#at] === one) ?? null;
    if (found !== null) this.#at += 1;
    return found;
  }

  #blanks(): void {
    while (this.#text[this.#at] === ' ') this.#at += 1;
  }
}

const DEEPEST = 20;

/** Normalises an id. `.`, `-` and `_` are equivalent in ids. */
const plainId = (id: string): string => plainWord(id).replaceAll('.', '_');

/** Returns the index of each series in the expression once, in the order of the text. */
export function operandsIn(expression: Expression): readonly number[] {
  switch (expression.kind) {
    case 'number':
      return [];
    case 'series':
      return [expression.index];
    case 'negative':
      return operandsIn(expression.of);
    case 'operation':
      return [...new Set([...operandsIn(expression.left), ...operandsIn(expression.right)])];
  }
}

/** Returns the result. Returns null if a value is missing or the result is not finite. */
export function evaluate(expression: Expression, values: readonly (number | null)[]): number | null {
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'series':
      return values[expression.index] ?? null;
    case 'negative': {
      const value = evaluate(expression.of, values);
      return value === null ? null : 0 - value;
    }
    case 'operation': {
      const left = evaluate(expression.left, values);
      const right = evaluate(expression.right, values);
      if (left === null || right === null) return null;
      const value = OPERATIONS[expression.operator](left, right);
      return Number.isFinite(value) ? withoutNoise(value) : null;
    }
  }
}

/** Operations on decimals. They calculate sums and differences exactly, so 4.2 - 4.1 is 0.1. */
const OPERATIONS: Readonly<Record<Operator, (left: number, right: number) => number>> = {
  '+': (left, right) => addDecimals([left, right]),
  '-': subtractDecimals,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

/** Returns the unit of the result. Throws NoExpression if the expression adds different units. */
export function unitOf(expression: Expression, units: readonly string[]): string {
  return unitIn(expression, units) ?? 'Ratio';
}

function unitIn(expression: Expression, units: readonly string[]): Unit {
  switch (expression.kind) {
    case 'number':
      return null;
    case 'series':
      return units[expression.index] ?? null;
    case 'negative':
      return unitIn(expression.of, units);
    case 'operation': {
      const left = unitIn(expression.left, units);
      const right = unitIn(expression.right, units);
      return UNITS[expression.operator](left, right);
    }
  }
}

const UNITS: Readonly<Record<Operator, (left: Unit, right: Unit) => Unit>> = {
  '+': (left, right) => alike(left, right, 'added'),
  '-': (left, right) => {
    const unit = alike(left, right, 'subtracted');
    if (unit === null || scaleOf(unit) !== 'per cent') return unit;
    // A rate minus percentage points is a rate. The difference between two rates is in percentage points.
    return right === POINTS ? unit : POINTS;
  },
  '*': (left, right) => (left === null ? right : right === null ? left : `${left} × ${right}`),
  '/': (left, right) => {
    if (right === null) return left;
    return left !== null && moneyOf(left) === moneyOf(right) ? null : `${left ?? '1'} / ${right}`;
  },
};

const POINTS = 'Percentage points';

/** The end of the unit for an amount at constant prices. */
export const AT_CONSTANT_PRICES = ', at constant prices';

/**
 * Removes the price basis from a unit. If amounts at different prices are divided, the quotient is therefore a ratio, such as a deflator.
 */
const moneyOf = (unit: string): string => scaleOf(unit).split(/, (?:at (?:constant )?prices|chain volume)/)[0] ?? unit;

/** Returns a unit in lower case. Annual rates and percentage points become `per cent`, because they have the same scale. */
const scaleOf = (unit: string): string => unit.toLowerCase().replace(/^(per cent per annum|percentage points)$/, 'per cent');

function alike(left: Unit, right: Unit, done: string): Unit {
  if (left === null && right === null) return null;
  if (left !== null && right !== null && scaleOf(left) === scaleOf(right)) return left;
  throw new NoExpression(`values in ${left ?? 'no unit'} and values in ${right ?? 'no unit'} cannot be ${done}`);
}
