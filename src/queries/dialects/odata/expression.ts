/**
 * Reads OData 4 `$filter`: comparisons, `in`, `and`, `or`, `not`, brackets, text and date functions.
 * @see https://docs.oasis-open.org/odata/odata/v4.01/odata-v4.01-part2-url-conventions.html
 */
import { at } from '../../../core/assert.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { nearest } from '../../../core/nearest.ts';
import type { EntityType } from '../../base/answer.ts';
import type { Row, Value } from './model.ts';

type Operand = (row: Row) => Value | boolean;
export interface Filter {
  readonly test: (row: Row) => boolean;
  /** Returns all texts that a property can have in the filter. Returns null if the filter does not limit the property to certain texts. */
  readonly equals: (property: string) => readonly string[] | null;
}

const TOKEN =
  /\s*(?:('(?:[^']|'')*')|(\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?)|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|([A-Za-z_]\w*)|([(),]))/y;
const COMPARISONS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const;
const MOST_CHARACTERS = 4000;
const DEEPEST = 40;

const FUNCTIONS: Readonly<
  Record<
    string,
    { readonly takes: number; readonly mayTake?: number; readonly of: (...values: readonly (Value | boolean)[]) => Value | boolean }
  >
> = {
  contains: { takes: 2, of: (text, part) => text !== null && String(text).includes(String(part)) },
  startswith: { takes: 2, of: (text, part) => text !== null && String(text).startsWith(String(part)) },
  endswith: { takes: 2, of: (text, part) => text !== null && String(text).endsWith(String(part)) },
  tolower: { takes: 1, of: (text) => (text === null ? null : String(text).toLowerCase()) },
  toupper: { takes: 1, of: (text) => (text === null ? null : String(text).toUpperCase()) },
  trim: { takes: 1, of: (text) => (text === null ? null : String(text).trim()) },
  length: { takes: 1, of: (text) => (text === null ? null : String(text).length) },
  indexof: { takes: 2, of: (text, part) => (text === null ? null : String(text).indexOf(String(part))) },
  substring: {
    takes: 2,
    mayTake: 3,
    of: (text, from, length) =>
      text === null ? null : String(text).slice(Number(from), length === undefined ? undefined : Number(from) + Number(length)),
  },
  concat: { takes: 2, of: (text, other) => (text === null || other === null ? null : `${text}${other}`) },
  round: { takes: 1, of: (value) => (value === null ? null : Math.sign(Number(value)) * Math.round(Math.abs(Number(value)))) },
  floor: { takes: 1, of: (value) => (value === null ? null : Math.floor(Number(value))) },
  ceiling: { takes: 1, of: (value) => (value === null ? null : Math.ceil(Number(value))) },
  year: { takes: 1, of: (date) => part(date, 0, 4) },
  month: { takes: 1, of: (date) => part(date, 5, 7) },
  day: { takes: 1, of: (date) => part(date, 8, 10) },
};

/** OData functions and operators that are not supported. */
const NOT_SUPPORTED = [
  ...['add', 'any', 'all', 'cast', 'date', 'div', 'divby', 'fractionalseconds', 'geo', 'has', 'hassubset', 'hassubsequence'],
  ...['hour', 'isof', 'matchesPattern', 'maxdatetime', 'mindatetime', 'minute', 'mod', 'mul', 'now', 'second', 'sub', 'time'],
  ...['totaloffsetminutes', 'totalseconds'],
];

const part = (date: Value | boolean, from: number, to: number): Value => (date === null ? null : Number(String(date).slice(from, to)));

/** Reads a filter. Throws REQ_BAD_PARAMETER with the position of the fault. */
export function readFilter(text: string, type: EntityType): Filter {
  if (text.length > MOST_CHARACTERS) throw fault(`$filter can have at most ${MOST_CHARACTERS} characters.`);
  return new Reader(tokensOf(text), type).read();
}

interface Token {
  readonly kind: 'text' | 'date' | 'number' | 'word' | 'mark' | 'end';
  readonly text: string;
  readonly at: number;
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN);
  const end = text.trimEnd().length;
  while (pattern.lastIndex < end) {
    const from = pattern.lastIndex;
    const found = pattern.exec(text);
    if (!found) throw fault(`$filter has an unexpected character at position ${from + 1}: “${text.slice(from, from + 20)}”.`);
    const kinds = ['text', 'date', 'number', 'word', 'mark'] as const;
    const place = found.slice(1).findIndex((one) => one !== undefined);
    tokens.push({ kind: at(kinds, place), text: at(found, place + 1), at: from + 1 });
  }
  return [...tokens, { kind: 'end', text: 'the end', at: text.length + 1 }];
}

class Reader {
  readonly #tokens: readonly Token[];
  readonly #type: EntityType;
  /**
   * The texts to which each property is limited. Only conditions that are joined by `and`, and alternatives for one property, limit a
   * property.
   */
  readonly #equals = new Map<string, readonly string[]>();
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], type: EntityType) {
    this.#tokens = tokens;
    this.#type = type;
  }

  read(): Filter {
    const { of, equals } = this.#or();
    if (this.#peek().kind !== 'end') throw this.#unexpected();
    for (const [name, values] of equals) this.#equals.set(name, values);
    return { test: (row) => of(row) === true, equals: (property) => this.#equals.get(property) ?? null };
  }

  #or(): Term {
    let left = this.#and();
    while (this.#takeWord('or')) left = either(left, this.#and());
    return left;
  }

  #and(): Term {
    let left = this.#not();
    while (this.#takeWord('and')) left = both(left, this.#not());
    return left;
  }

  #not(): Term {
    if (!this.#takeWord('not')) return this.#comparison();
    const { of } = this.#not();
    return { of: (row) => of(row) !== true, equals: new Map() };
  }

  #comparison(): Term {
    const left = this.#operand();
    const word = this.#peek().kind === 'word' ? this.#peek().text : '';
    if (word === 'in') return this.#oneOf(left);
    const operator = COMPARISONS.find((one) => one === word);
    if (operator === undefined) return left;
    this.#next += 1;
    const right = this.#operand();
    const equals =
      operator === 'eq' && left.property !== undefined && right.literal !== undefined
        ? new Map([[left.property, [String(right.literal)]]])
        : new Map();
    return { of: (row) => compare(operator, left.of(row), right.of(row)), equals };
  }

  #oneOf(left: Term): Term {
    this.#next += 1;
    this.#expect('(');
    const values: Term[] = [this.#operand()];
    while (this.#takeMark(',')) values.push(this.#operand());
    this.#expect(')');
    const isPlain = left.property !== undefined && values.every(({ literal }) => literal !== undefined);
    const equals = isPlain ? new Map([[String(left.property), values.map(({ literal }) => String(literal))]]) : new Map();
    return { of: (row) => values.some((value) => compare('eq', left.of(row), value.of(row))), equals };
  }

  #operand(): Term {
    this.#depth += 1;
    if (this.#depth > DEEPEST * 10) throw fault('$filter has too many terms.');
    if (this.#takeMark('(')) {
      const inner = this.#or();
      this.#expect(')');
      return inner;
    }
    const token = this.#peek();
    this.#next += 1;
    if (token.kind === 'text') return literal(token.text.slice(1, -1).replaceAll("''", "'"));
    if (token.kind === 'date') return literal(token.text);
    if (token.kind === 'number') return literal(Number(token.text));
    if (token.kind !== 'word') throw this.#unexpected(token);
    if (token.text === 'null') return literal(null);
    if (token.text === 'true' || token.text === 'false') return { of: () => token.text === 'true', equals: new Map() };
    if (this.#peek().text === '(' && this.#peek().kind === 'mark') return this.#call(token);
    return this.#property(token);
  }

  #call(token: Token): Term {
    const known = FUNCTIONS[token.text];
    if (!known && NOT_SUPPORTED.includes(token.text)) throw notSupported(token);
    if (!known) {
      const names = Object.keys(FUNCTIONS);
      throw fault(`Unknown function at position ${token.at}: ${token.text}.`, { allowed: names, near: nearest(token.text, names, 1)[0] });
    }
    this.#expect('(');
    const values: Term[] = [this.#or()];
    while (this.#takeMark(',')) values.push(this.#or());
    this.#expect(')');
    if (values.length !== known.takes && values.length !== known.mayTake)
      throw fault(`The function ${token.text} at position ${token.at} needs ${known.takes} values.`);
    return { of: (row) => known.of(...values.map((value) => value.of(row))), equals: new Map() };
  }

  #property({ text, at }: Token): Term {
    const names = this.#type.properties.map(({ name }) => name);
    if (!names.includes(text))
      throw fault(`Unknown property at position ${at}: ${text}.`, { allowed: names, near: nearest(text, names, 1)[0] });
    return { of: (row) => row[text] ?? null, property: text, equals: new Map() };
  }

  #peek(): Token {
    return this.#tokens[this.#next] ?? (this.#tokens.at(-1) as Token);
  }

  #takeWord(word: string): boolean {
    if (this.#peek().kind !== 'word' || this.#peek().text !== word) return false;
    this.#next += 1;
    return true;
  }

  #takeMark(mark: string): boolean {
    if (this.#peek().kind !== 'mark' || this.#peek().text !== mark) return false;
    this.#next += 1;
    return true;
  }

  #expect(mark: string): void {
    if (!this.#takeMark(mark)) throw fault(`$filter needs ${quoted(mark)} at position ${this.#peek().at}, before ${this.#peek().text}.`);
  }

  #unexpected(token = this.#peek()): WattleError {
    if (token.kind === 'word' && NOT_SUPPORTED.includes(token.text)) return notSupported(token);
    return fault(`$filter does not allow ${token.text} at position ${token.at}.`);
  }
}

interface Term {
  readonly of: Operand;
  readonly property?: string;
  readonly literal?: Value;
  readonly equals: ReadonlyMap<string, readonly string[]>;
}

const literal = (value: Value): Term => ({ of: () => value, literal: value, equals: new Map() });

const both = (left: Term, right: Term): Term => ({
  of: (row) => left.of(row) === true && right.of(row) === true,
  equals: new Map([...left.equals, ...right.equals]),
});

/** Combines alternatives: `a eq 1 or a eq 2` becomes `a in (1, 2)`. */
function either(left: Term, right: Term): Term {
  const equals = new Map<string, readonly string[]>();
  for (const [name, values] of left.equals) {
    const others = right.equals.get(name);
    if (others && left.equals.size === 1 && right.equals.size === 1) equals.set(name, [...values, ...others]);
  }
  return { of: (row) => left.of(row) === true || right.of(row) === true, equals };
}

/** Compares two values. If one of them is null, only `eq` and `ne` can be true. */
function compare(operator: (typeof COMPARISONS)[number], left: Value | boolean, right: Value | boolean): boolean {
  if (operator === 'eq') return left === right;
  if (operator === 'ne') return left !== right;
  if (left === null || right === null || typeof left !== typeof right) return false;
  if (operator === 'gt') return left > right;
  if (operator === 'ge') return left >= right;
  return operator === 'lt' ? left < right : left <= right;
}

function notSupported({ text, at }: Token): WattleError {
  const detail = `$filter does not support ${text} at position ${at}.`;
  return new WattleError('REQ_UNPROCESSABLE', detail, {
    hint: `Allowed functions: ${Object.keys(FUNCTIONS).join(', ')}.`,
    faults: [{ parameter: '$filter', detail }],
  });
}

function fault(detail: string, { allowed, near }: { allowed?: readonly string[]; near?: string | undefined } = {}): WattleError {
  return new WattleError('REQ_BAD_PARAMETER', detail, {
    ...(near !== undefined ? { hint: `Did you mean ${near}?` } : allowed ? { hint: `Allowed: ${allowed.join(', ')}.` } : {}),
    faults: [{ parameter: '$filter', detail, ...(allowed ? { allowed } : {}), ...(near === undefined ? {} : { did_you_mean: near }) }],
  });
}
