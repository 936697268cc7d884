/** How many faults each kind of text may still have. The numbers of budget.csv only fall. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { parseDataTable } from '../../src/formats/data-table.ts';

const FILE = path.join(import.meta.dirname, 'budget.csv');

export const budgets: ReadonlyMap<string, number> = new Map(
  parseDataTable(readFileSync(FILE, 'utf8'), 'budget.csv', ['kind', 'most', 'why'], { key: ['kind'] }).map(({ kind, most }) => [
    kind,
    Number(most),
  ]),
);

/** Interface text has no budget. `WORDS_LIST=folder` writes all faults of a kind to a file. */
export function expectWithinBudget(kind: string, faults: readonly string[]): void {
  const folder = process.env['WORDS_LIST'];
  if (folder !== undefined) writeFileSync(path.join(folder, `${kind.replaceAll(/\W+/g, '-')}.txt`), `${faults.join('\n')}\n`);
  const most = budgets.get(kind);
  if (most === undefined) {
    expect(faults).toEqual([]);
    return;
  }
  expect(faults.length, `${kind}: fix the text, or run with WORDS_LIST=/tmp to list all faults`).toBeLessThanOrEqual(most);
  expect(most - faults.length, `${kind}: lower the number in test/words/budget.csv to ${faults.length}`).toBeLessThanOrEqual(
    most * 0.05 + 10,
  );
}
