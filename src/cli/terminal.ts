/** How the command line prints: tables for people, JSON and CSV for programs. */
import { styleText } from 'node:util';
import { encodeCsvRow } from '../formats/csv.ts';

export type OutputForm = 'table' | 'json' | 'csv';
type Record_ = Readonly<Record<string, unknown>>;

const plain = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Nested `dimensions` become columns of their own. */
const flat = (row: Record_): Record_ => {
  const { dimensions, ...rest } = row;
  return typeof dimensions === 'object' && dimensions !== null ? { ...rest, ...(dimensions as Record_) } : rest;
};

const colour = (format: 'bold' | 'dim' | 'green' | 'red' | 'yellow', text: string): string =>
  process.stdout.isTTY ? styleText(format, text) : text;

export const bold = (text: string): string => colour('bold', text);
export const dim = (text: string): string => colour('dim', text);
export const good = (text: string): string => colour('green', text);
export const bad = (text: string): string => colour('red', text);
export const warn = (text: string): string => colour('yellow', text);

/** A table whose columns are as wide as they need; numbers to the right; cut at the width of the terminal when there is one. */
export function table(rows: readonly Record_[], columns?: readonly string[]): string {
  const flatRows = rows.map(flat);
  const names = columns ?? [...new Set(flatRows.flatMap((r) => Object.keys(r)))];
  const cells = flatRows.map((r) => names.map((n) => plain(r[n]).replaceAll(/\s+/g, ' ')));
  const widths = names.map((n, i) => Math.min(48, Math.max(n.length, ...cells.map((c) => (c[i] ?? '').length))));
  const numeric = names.map((n) => flatRows.every((r) => r[n] === null || r[n] === undefined || typeof r[n] === 'number'));
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, i) => {
        const width = widths[i] ?? 0;
        const cut = text.length > width ? `${text.slice(0, width - 1)}…` : text;
        return numeric[i] ? cut.padStart(width) : cut.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [bold(line(names)), ...cells.map(line)].join('\n');
}

/** One `name  value` line a member. */
export function card(object: Record_): string {
  const width = Math.max(...Object.keys(object).map((k) => k.length));
  return Object.entries(object)
    .map(([k, v]) => `${bold(k.padEnd(width))}  ${plain(v)}`)
    .join('\n');
}

export function csv(rows: readonly Record_[]): string {
  const flatRows = rows.map(flat);
  const names = [...new Set(flatRows.flatMap((r) => Object.keys(r)))];
  return [encodeCsvRow(names), ...flatRows.map((r) => encodeCsvRow(names.map((n) => plain(r[n]))))].join('');
}

export function print(form: OutputForm, data: readonly Record_[] | Record_, whole: unknown = data): void {
  if (form === 'json') process.stdout.write(`${JSON.stringify(whole, null, 2)}\n`);
  else if (form === 'csv') process.stdout.write(csv(Array.isArray(data) ? data : [data as Record_]));
  else process.stdout.write(`${Array.isArray(data) ? table(data) : card(data as Record_)}\n`);
}
