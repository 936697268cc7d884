/**
 * Reads the scale that a sheet states for amounts of money, in a title or above or below the column names: `($ million)`, `$'000`, `($)`.
 */
import { at } from '../core/assert.ts';
import { type Address, WattleError } from '../core/errors.ts';
import { addressOf, columnName, foldHeader, textCell } from './sheet-table.ts';
import type { Sheet } from './workbook.ts';

const POWERS: readonly (readonly [RegExp, number])[] = [
  [/(?:'?000s?|thousands?)/, 3],
  [/(?:millions?|mn|m)/, 6],
  [/(?:billions?|bn|b)/, 9],
  [/(?:trillions?|tn|t)/, 12],
];
const WORDS = POWERS.map(([word]) => word.source).join('|');
/** Matches `$ million`, `$'000`, `aud m` and `$b`, but not the amount `$1 million`. */
const MONEY = new RegExp(`(?:a?\\$|\\baud|\\bdollars?,?)\\s?(${WORDS})(?![a-z0-9])`, 'g');
/** Matches `million dollars` and `thousands of dollars`. */
const MONEY_BEHIND = new RegExp(`(?<![a-z0-9])(${WORDS}) (?:of )?(?:dollars|aud|\\$)(?![a-z0-9])`, 'g');
const BARE = /\(\s*a?\$\s*\)|^a?\$$|\bwhole dollars\b/;

const powerOf = (word: string): number => POWERS.find(([spelled]) => new RegExp(`^${spelled.source}$`).test(word))?.[1] ?? 0;

/** Returns the distinct powers of ten in a text: 6 for `($ million, consolidated group)` and 0 for `($)`. */
export function moneyScales(text: string): readonly number[] {
  const folded = foldHeader(text);
  const stated = [...folded.matchAll(MONEY), ...folded.matchAll(MONEY_BEHIND)].map((match) => powerOf(at(match, 1)));
  if (stated.length === 0 && BARE.test(folded)) return [0];
  return [...new Set(stated)];
}

const SCALE_WORDS: Readonly<Record<number, string>> = { 0: '$', 3: "$'000", 6: '$ million', 9: '$ billion', 12: '$ trillion' };
export const scaleWords = (power: number): string => SCALE_WORDS[power] ?? `$ x 10^${power}`;

interface Statement {
  readonly row: number;
  readonly column: number;
  readonly powers: readonly number[];
}

/**
 * Checks the stated scale for each column. A statement below the header applies to its own column, and a single such statement also applies
 * to all columns to its right. A statement above the header applies up to the next statement. Throws PARSE_LAYOUT with the column if
 * another scale or no scale is stated. `dataRow` is the index of the first row with values.
 */
export function checkMoneyScale(
  sheet: Sheet,
  header: number,
  dataRow: number,
  columns: readonly { readonly column: number; readonly power: number }[],
): void {
  const rows = Array.from({ length: dataRow }, (_, row) => statementsIn(sheet, row)).filter((found) => found.length > 0);
  const below = rows.filter(([first]) => (first?.row ?? 0) > header);
  const above = rows.filter(([first]) => (first?.row ?? 0) < header).toReversed();
  const inHeader = statementsIn(sheet, header);
  for (const { column, power } of columns) {
    const stated = inHeader.find((one) => one.column === column) ?? covering(below, column, true) ?? covering(above, column, false);
    if (stated === undefined) {
      throw new WattleError('PARSE_LAYOUT', `The sheet does not state the scale of its amounts. Expected ${scaleWords(power)}.`, {
        at: { sheet: sheet.name, row: header + 1, column: columnName(column), value: textCell(sheet.rows[header]?.[column]) },
      });
    }
    if (stated.powers.length === 1 && stated.powers[0] === power) continue;
    throw otherScale(addressOf(sheet, stated.row, stated.column, sheet.rows[stated.row]?.[stated.column] ?? null), power);
  }
}

export const otherScale = (at: Address, expected: number): WattleError =>
  new WattleError('PARSE_LAYOUT', `The amounts are not in ${scaleWords(expected)}.`, { at });

const statementsIn = (sheet: Sheet, row: number): readonly Statement[] =>
  (sheet.rows[row] ?? []).flatMap((cell, column) => {
    const powers = typeof cell === 'string' ? moneyScales(cell) : [];
    return powers.length === 0 ? [] : [{ row, column, powers }];
  });

/**
 * Returns the statement for a column, from the nearest row with a statement that applies. With `eachOwn`, several statements in a row each
 * apply only to their own column.
 */
function covering(rows: readonly (readonly Statement[])[], column: number, eachOwn: boolean): Statement | undefined {
  for (const statements of rows) {
    const own = statements.find((one) => one.column === column);
    if (own) return own;
    if (eachOwn && statements.length > 1) return undefined;
    const before = statements.findLast((one) => one.column < column);
    if (before) return before;
  }
  return undefined;
}
