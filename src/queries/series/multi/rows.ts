/** The rows of several series: one for each period that the columns have in common, or for each period of each. */
import { WattleError } from '../../../core/errors.ts';
import { FREQUENCY, type Frequency, isInterval } from '../../../core/frequency.ts';
import { DAY_MS, formatPeriod, instantOf, isoDay, lastDay, type Period, period, windowOf } from '../../../core/period.ts';
import { EXPR } from '../../parameters/standard.ts';
import type { WrittenExpression } from '../transforms/expression-parameter.ts';
import { evaluate, operandsIn } from '../transforms/series-expression.ts';
import type { Column } from './columns.ts';
import type { MultiRequest } from './request.ts';

const MARKET_OFFSET_MS = 10 * 3_600_000;

export interface Row {
  /** End of the period in its calendar, ms. */
  readonly end: number;
  /** Of periods that end together, the coarser is last. */
  readonly rank: number;
  readonly period: Period;
  /** By the index of the series. */
  readonly values: (number | null)[];
  /** Whether a value uses an incomplete period. */
  partial: boolean;
}

export function rowsOf(columns: readonly Column[], { align, window, expr }: MultiRequest): readonly Row[] {
  if (align !== 'none' || expr !== null) refuseMixed(columns);
  const byFrequency = new Map<Frequency, Map<number, Row>>();
  columns.forEach(({ points: { freq, t, value }, partial }, i) => {
    const { from, to } = windowOf(freq, window.start, window.end);
    const rows = byFrequency.get(freq) ?? new Map<number, Row>();
    byFrequency.set(freq, rows);
    t.forEach((ordinal, k) => {
      if (ordinal < from || ordinal > to) return;
      let row = rows.get(ordinal);
      if (row === undefined) {
        row = rowAt(period(freq, ordinal), columns.length);
        rows.set(ordinal, row);
      }
      row.values[i] = value[k] ?? null;
      row.partial ||= partial(ordinal);
    });
  });
  const all = [...byFrequency.values()].flatMap((rows) => [...rows.values()]);
  const kept = align === 'intersect' ? all.filter(({ values }) => !values.includes(null)) : all;
  return kept.sort((a, b) => a.end - b.end || a.rank - b.rank);
}

const rowAt = (p: Period, series: number): Row => ({
  end: isInterval(p.freq) ? instantOf(p) + MARKET_OFFSET_MS : (lastDay(p) + 1) * DAY_MS,
  rank: -FREQUENCY[p.freq].rank,
  period: p,
  values: new Array<number | null>(series).fill(null),
  partial: false,
});

function refuseMixed(columns: readonly Column[]): void {
  const frequencies = [...new Set(columns.map(({ points }) => points.freq))];
  if (frequencies.length === 1) return;
  const words = frequencies.map((freq) => FREQUENCY[freq].word).join(', ');
  throw new WattleError('REQ_UNPROCESSABLE', `The series are of different frequencies (${words}) and have no periods in common.`, {
    hint: 'Bring them to one with frequency=, or leave align=none and expr away, which gives each its own rows.',
  });
}

export interface WireRow extends Readonly<Record<string, unknown>> {
  readonly date: string;
  readonly period: string;
}

/** Members are added one by one, so that all rows have one shape, which is written twice as fast. */
export function wireRow(ids: readonly string[], { period: p, values, partial }: Row, expr: MultiRequest['expr']): WireRow {
  const text = formatPeriod(p);
  const row: Record<string, unknown> & WireRow = { date: p.freq === 'D' ? text : isoDay(lastDay(p)), period: text };
  for (let i = 0; i < ids.length; i += 1) row[ids[i] as string] = values[i] ?? null;
  if (expr !== null) row[EXPR.name] = evaluate(expr.expression, values);
  if (partial) row['partial'] = true;
  return row;
}

/** Division by zero and overflow give no value. */
export function nothingComputed(page: readonly Row[], { text, expression }: WrittenExpression): readonly string[] {
  const operands = operandsIn(expression);
  const without = page.filter(({ values }) => operands.every((i) => values[i] != null) && evaluate(expression, values) === null);
  const [first, last] = [without[0], without.at(-1)];
  if (!first || !last) return [];
  const [count, are] = without.length === 1 ? ['1 value', 'is'] : [`${without.length} values`, 'are'];
  return [
    `${count} of ${text} from ${formatPeriod(first.period)} to ${formatPeriod(last.period)} ${are} null: it divides by 0 there, or comes to no finite number.`,
  ];
}
