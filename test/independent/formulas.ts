/**
 * Calculates indicator formulas from responses. `meta.explain` has the formula and every input, and the result must equal the row. This file
 * imports nothing from the program.
 *
 * Handles lines with plain arithmetic, such as `r_t = g_t - π_t` or `d_t = 100 · (Y_t / Y_{t-1} - 1)`. Their symbols are inputs for the row
 * or results of earlier lines. Skips lines with words, parameters or sums over groups.
 */

export interface Operand {
  readonly input: string;
  readonly sampling?: string;
  readonly period?: string;
  readonly value: number | null;
  readonly unit?: string | null;
}

/** A response with `explain=1`. */
export interface Explained {
  readonly formula: readonly string[];
  readonly rows: readonly { readonly period?: string; readonly operands: readonly Operand[] }[];
}

type Row = Readonly<Record<string, unknown>>;
type Value = (symbol: string, before: number) => number | null;

/** The lines that were calculated, and a sentence for each difference. */
export interface Worked {
  readonly read: readonly string[];
  readonly faults: readonly string[];
}

export function workOut(data: unknown, { formula, rows: explained }: Explained): Worked {
  const rows = (Array.isArray(data) ? data : [data]) as readonly Row[];
  const read: string[] = [];
  const found = new Map<string, string | null>();
  const known: Map<string, number>[] = explained.map(() => new Map());
  for (const line of formula) {
    const [, name, expression] = /^(\p{L}[\p{L}\p{N}]*)(?:_t)?\s*=\s*(\S.*)$/u.exec(line) ?? [];
    if (name === undefined || expression === undefined) continue;
    const results = explained.map(({ period, operands }, i) =>
      evaluate(expression, valueIn(operands, period ?? null, known[i] ?? new Map())),
    );
    if (results.length === 0 || results.every((result) => result === null)) continue;
    for (const [i, result] of results.entries()) if (result !== null) known[i]?.set(name, result);
    // Rows may lack a result that a later line uses.
    for (const used of found.keys())
      if (new RegExp(`(?<![\\p{L}\\p{N}])${used}(?![\\p{L}\\p{N}])`, 'u').test(expression)) found.set(used, null);
    found.set(name, faultOf(line, name, results, rows));
    read.push(line);
  }
  return { read, faults: [...found.values()].filter((fault) => fault !== null) };
}

const scaleOfUnit = (unit: string): number =>
  /billion/i.test(unit) ? 1e9 : /million/i.test(unit) ? 1e6 : /thousand|\b000\b/i.test(unit) ? 1e3 : 1;
const scaleOfField = (name: string): number => (/_bn(_|$)/.test(name) ? 1e9 : /_aud_m(_|$)/.test(name) ? 1e6 : 1);

/** Returns null if a field equals the result in every row that has both. */
function faultOf(line: string, name: string, results: readonly (number | null)[], rows: readonly Row[]): string | null {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((field) =>
    rows.some((row) => typeof row[field] === 'number'),
  );
  const misses = (field: string): number =>
    results.filter((result, i) => {
      const served = rows[i]?.[field];
      if (result === null || typeof served !== 'number') return false;
      const calculated = result / scaleOfField(field);
      return Math.abs(served - calculated) > 1e-9 * Math.max(1, Math.abs(served));
    }).length;
  const hits = (field: string): number =>
    results.filter((result, i) => result !== null && typeof rows[i]?.[field] === 'number').length - misses(field);
  if (fields.some((field) => misses(field) === 0 && hits(field) > 0)) return null;
  const i = results.findIndex((result) => result !== null);
  const row = rows[i];
  const served = fields.map((field) => `${field} ${String(row?.[field])}`).join(', ');
  return `by the formula "${line}" ${name} is ${results[i]} in the row of ${String(row?.['period'] ?? 'now')}, and no field of the rows is ${name}: ${served}. Make \`compute\` and the formula say the same.`;
}

/** Returns the value of a symbol in a row, in single units. It is the result of an earlier line, or the input for that period. */
function valueIn(operands: readonly Operand[], period: string | null, results: ReadonlyMap<string, number>): Value {
  return (symbol, before) => {
    const result = results.get(symbol);
    if (result !== undefined && before === 0) return result;
    const own = operands.filter(({ input }) => input === symbol);
    const at = period === null || own.length === 1 ? null : earlier(period, before);
    const fitting = before === 0 && own.length === 1 ? own : own.filter((one) => one.period === at);
    const [operand] = fitting;
    if (operand === undefined || fitting.length > 1 || operand.value === null) return null;
    return operand.value * scaleOfUnit(operand.unit ?? '');
  };
}

/** Returns the period that is `by` periods earlier, for years, quarters and months. Returns null for others. */
function earlier(period: string, by: number): string | null {
  if (by === 0) return period;
  const match = /^(\d{4})(?:-(Q?)(\d{1,2}))?$/.exec(period);
  if (match === null) return null;
  const [, year, quarter, part] = match;
  if (part === undefined) return String(Number(year) - by);
  const perYear = quarter === 'Q' ? 4 : 12;
  const ordinal = Number(year) * perYear + Number(part) - 1 - by;
  const within = (ordinal % perYear) + 1;
  return `${Math.floor(ordinal / perYear)}-${quarter === 'Q' ? `Q${within}` : String(within).padStart(2, '0')}`;
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|(\p{L}[\p{L}\p{N}]*)(?:_(t|\{t-(\d+)\}))?(?![\p{L}\p{N}_,{])|([-+−·×*/()]))/uy;

type Token = { readonly number: number } | { readonly symbol: string; readonly before: number } | { readonly sign: string };

function tokensOf(expression: string): readonly Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < expression.trimEnd().length; at = TOKEN.lastIndex) {
    const match = TOKEN.exec(expression);
    if (match === null) return null;
    const [, number, symbol, , before, sign = ''] = match;
    if (number !== undefined) tokens.push({ number: Number(number) });
    else if (symbol !== undefined) tokens.push({ symbol, before: Number(before ?? '0') });
    else tokens.push({ sign: sign === '−' ? '-' : sign });
  }
  return tokens;
}

/** Evaluates an expression. Returns null if it is not arithmetic, or if a symbol has no value. */
export function evaluate(expression: string, value: Value): number | null {
  const tokens = tokensOf(expression);
  if (tokens === null || tokens.length === 0) return null;
  let next = 0;
  const isSign = (...signs: readonly string[]): string | null => {
    const token = tokens[next];
    return token !== undefined && 'sign' in token && signs.includes(token.sign) ? token.sign : null;
  };
  const primary = (): number => {
    const token = tokens[next];
    next += 1;
    if (token === undefined) return Number.NaN;
    if ('number' in token) return token.number;
    if ('symbol' in token) return value(token.symbol, token.before) ?? Number.NaN;
    if (token.sign === '-') return -primary();
    if (token.sign !== '(') return Number.NaN;
    const inner = sum();
    if (isSign(')') === null) return Number.NaN;
    next += 1;
    return inner;
  };
  const product = (): number => {
    let result = primary();
    for (let sign = isSign('·', '×', '*', '/'); sign !== null; sign = isSign('·', '×', '*', '/')) {
      next += 1;
      result = sign === '/' ? result / primary() : result * primary();
    }
    return result;
  };
  const sum = (): number => {
    let result = product();
    for (let sign = isSign('+', '-'); sign !== null; sign = isSign('+', '-')) {
      next += 1;
      result = sign === '-' ? result - product() : result + product();
    }
    return result;
  };
  const result = sum();
  return next === tokens.length && Number.isFinite(result) ? result : null;
}
