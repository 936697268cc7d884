/** Options that several commands have, and their conversion to query parameters. */
import type { Command } from 'commander';
import { WattleError } from '../core/errors.ts';

/** Converts options to query parameters of the API. `--filter region=nsw` adds a filter. */
export function queryOf(options: Readonly<Record<string, unknown>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(options)) {
    // The URL of the instance is a setting, not a query parameter.
    if (key === 'url') continue;
    const name = key.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);
    if (Array.isArray(value)) {
      for (const each of value as string[]) {
        const at = each.indexOf('=');
        if (at < 1) throw new WattleError('REQ_BAD_PARAMETER', `--${key} needs name=value, but got ${JSON.stringify(each)}.`);
        params.append(each.slice(0, at), each.slice(at + 1));
      }
    } else if (value === true) params.set(name, '1');
    else if (value !== undefined && value !== false) params.set(name, String(value));
  }
  return params;
}

export const collect = (value: string, before: string[] = []): string[] => [...before, value];
export const windowed = (command: Command): Command =>
  command
    .option('--start <period>', 'first period, such as 2024, 2024-Q1, 2024-03')
    .option('--end <period>', 'last period')
    .option('--as-of <date>', 'values known on that day');
