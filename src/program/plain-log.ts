/** Formats log entries for terminals: one line with its context for each entry, followed by the stack for a bug. */

const LEVELS: Readonly<Record<number, string>> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };
const ERROR_LEVEL = 50;

interface Entry {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
  readonly [member: string]: unknown;
}

/**
 * Converts an entry from JSON to plain text, with the time in UTC: `10:31:05 warn  request not served  code=DATA_UNAVAILABLE
 * target=/v1/data/rba/F2`.
 */
export function plainLine(json: string): string {
  let entry: Entry;
  try {
    entry = JSON.parse(json) as Entry;
  } catch {
    return json;
  }
  const { level, time, msg = '', err, ...rest } = entry;
  const about = Object.entries(rest).map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const why = err?.message === undefined || err.message === msg ? [] : [err.message];
  const head = `${new Date(time).toISOString().slice(11, 19)} ${(LEVELS[level] ?? String(level)).padEnd(5)} ${[msg, ...why].join(': ')}`;
  const stack = level >= ERROR_LEVEL && err?.stack !== undefined ? err.stack.split('\n').slice(1) : [];
  return `${[[head, ...about].join('  '), ...stack].join('\n')}\n`;
}
