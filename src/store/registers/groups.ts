/** Counts and sums of register rows, grouped by a column. Both dialects share the SQL. */
import { WattleError } from '../../core/errors.ts';
import type { RegisterGroupsQuery, RegisterGroupTotals } from '../ports/registers.ts';
import type { SqlValue } from '../ports/sql.ts';
import { type Condition, columnNamed, expectText, quoted, type RegisterLayout } from './cells.ts';

/** Returns the statement that groups rows. Throws BUG if a column cannot be used for the requested grouping, sum or condition. */
export function groupsStatement(table: string, layout: RegisterLayout, query: RegisterGroupsQuery, condition: Condition): Condition {
  for (const { column, op } of query.where) if (op !== 'equals') expectText(columnNamed(layout.columns, column), op);
  if (query.by !== null && columnNamed(layout.columns, query.by).type === 'text[]') {
    throw new WattleError('BUG', `Rows cannot be grouped by ${query.by}, because its cells are lists.`);
  }
  const numbers = (name: string): string => {
    const { type } = columnNamed(layout.columns, name);
    if (type !== 'integer' && type !== 'number') throw new WattleError('BUG', `The column ${name} is not numeric.`);
    return quoted(name);
  };
  // If one of the two cells is empty, the comparison is NULL. `contradicted` then does not count the row.
  const contradicts = query.within && `${numbers(query.within.part)} > ${numbers(query.within.whole)}`;
  const sums = query.sums.flatMap((name) => {
    const cell = contradicts === undefined ? numbers(name) : `CASE WHEN ${contradicts} THEN NULL ELSE ${numbers(name)} END`;
    return [`CAST(SUM(${cell}) AS DOUBLE PRECISION)`, `COUNT(${cell})`];
  });
  const contradicted = contradicts === undefined ? [] : [`COUNT(CASE WHEN ${contradicts} THEN 1 END)`];
  const value = query.by === null ? 'NULL' : quoted(query.by);
  const grouping = query.by === null ? '' : ` GROUP BY ${value}`;
  return {
    sql: `SELECT ${[value, 'COUNT(*)', ...sums, ...contradicted].join(', ')} FROM ${table} WHERE ${condition.sql}${grouping}`,
    values: condition.values,
  };
}

/** Groups are in the order of their values. The group without a value is last. */
export function groupsOfTuples(query: RegisterGroupsQuery, tuples: readonly (readonly SqlValue[])[]): readonly RegisterGroupTotals[] {
  const groups = tuples.map(([value = null, rows, ...sums]) => ({
    value: value instanceof Uint8Array ? null : value,
    rows: Number(rows),
    ...(query.within === undefined ? {} : { contradicted: Number(sums[2 * query.sums.length]) }),
    sums: Object.fromEntries(
      query.sums.map((name, i) => {
        const sum = sums[2 * i] ?? null;
        return [name, { sum: sum === null ? null : Number(sum), filled: Number(sums[2 * i + 1]) }];
      }),
    ),
  }));
  return groups.sort((a, b) => Number(a.value === null) - Number(b.value === null) || compare(a.value, b.value));
}

function compare(a: string | number | null, b: string | number | null): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [x, y] = [String(a), String(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}
