/** Prints the results of commands: tables for people, JSON and CSV for programs. */

import { styleText } from 'node:util';
import type { Logger } from 'pino';
import { at } from '../core/assert.ts';
import { encodeCsvRow } from '../formats/csv.ts';
import { type Config, readConfig, unknownSettings } from '../program/config.ts';
import { withEnvFiles } from '../program/env-files.ts';
import type { Environment } from '../program/setting-readers.ts';
import { EXIT } from './exit-codes.ts';
import type { Invocation } from './invocation.ts';

type OutputForm = 'table' | 'json' | 'csv';
type CommandLog = Pick<Logger, 'debug' | 'warn'>;
type Record_ = Readonly<Record<string, unknown>>;

const plain = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Makes a column from each member of `dimensions`. */
const flat = (row: Record_): Record_ => {
  const { dimensions, ...rest } = row;
  return typeof dimensions === 'object' && dimensions !== null ? { ...rest, ...(dimensions as Record_) } : rest;
};

type Style = 'bold' | 'dim' | 'green' | 'red' | 'yellow';

const WIDEST = 48;
/** Matches columns with ids, which are never shortened, because a shortened id cannot be used. */
const ID = /(?:^|_)id$/;
/** The minimum width of a text column after shortening, in characters. */
const NARROWEST = 8;
const GAP = 2;

/** Returns the widths of columns. The widest ones are reduced so that lines fit in the terminal. */
function fitted(widths: readonly number[], mayCut: readonly boolean[], room: number): readonly number[] {
  const fit = [...widths];
  const spare = (): number => room - fit.reduce((sum, width) => sum + width, GAP * (fit.length - 1));
  for (let over = -spare(); over > 0; over = -spare()) {
    const widest = Math.max(...fit.filter((_, i) => mayCut[i]), 0);
    if (widest <= NARROWEST) break;
    fit[fit.findIndex((width, i) => mayCut[i] && width === widest)] = widest - 1;
  }
  return fit;
}

/**
 * Returns a table. Numbers are aligned to the right. Text is shortened to fit in the terminal, but numbers and ids are not.
 * @param room number of characters in a line, unlimited if the output is not a terminal, because a program then reads it
 * @param heading formats the header
 */
export function table(
  rows: readonly Record_[],
  columns?: readonly string[],
  room = Number.POSITIVE_INFINITY,
  heading: (line: string) => string = (line) => line,
): string {
  const flatRows = rows.map(flat);
  const names = columns ?? [...new Set(flatRows.flatMap((r) => Object.keys(r)))];
  const cells = flatRows.map((r) => names.map((n) => plain(r[n]).replaceAll(/\s+/g, ' ')));
  const widest = (i: number): number => (i === names.length - 1 || ID.test(at(names, i)) ? Infinity : WIDEST);
  const wanted = names.map((n, i) => Math.min(widest(i), Math.max(n.length, ...cells.map((c) => at(c, i).length))));
  const numeric = names.map((n) => flatRows.every((r) => r[n] === null || r[n] === undefined || typeof r[n] === 'number'));
  const widths = fitted(
    wanted,
    numeric.map((isNumber, i) => !isNumber && !ID.test(at(names, i))),
    room,
  );
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, i) => {
        const width = at(widths, i);
        const cut = text.length > width ? `${text.slice(0, width - 1)}…` : text;
        return numeric[i] ? cut.padStart(width) : cut.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [heading(line(names)), ...cells.map(line)].join('\n');
}

const BARS = '▁▂▃▄▅▆▇█';
/** The maximum number of bars. They show the latest values. */
const MOST_BARS = 60;

/** Returns values as a line of bars, with blanks for missing values. Returns null for fewer than three values. */
export function sparkLine(values: readonly (number | null)[]): string | null {
  const drawn = values.slice(-MOST_BARS);
  const there = drawn.filter((value) => value !== null);
  if (there.length < 3) return null;
  const [low, high] = [Math.min(...there), Math.max(...there)];
  const step = high === low ? 0 : (BARS.length - 1) / (high - low);
  return drawn.map((value) => (value === null ? ' ' : BARS[Math.round((value - low) * step)])).join('');
}

export function csv(rows: readonly Record_[]): string {
  const flatRows = rows.map(flat);
  const names = [...new Set(flatRows.flatMap((r) => Object.keys(r)))];
  return [encodeCsvRow(names), ...flatRows.map((r) => encodeCsvRow(names.map((n) => plain(r[n]))))].join('');
}

/** Options of all commands. */
export interface GlobalOptions {
  readonly json?: true;
  readonly csv?: true;
  readonly envFile?: readonly string[];
  readonly logLevel?: string;
  /** The URL of another instance, only for reading commands. */
  readonly url?: string;
}

/** The settings, streams and exit code of a command. */
export class Terminal {
  readonly invocation: Invocation;
  exitCode: number = EXIT.done;
  readonly #options: () => GlobalOptions;
  #environment: Environment | null = null;
  #config: Config | null = null;
  #logged: Promise<void> = Promise.resolve();

  /** @param options returns the options, which are known only after parsing */
  constructor(invocation: Invocation, options: () => GlobalOptions) {
    this.invocation = invocation;
    this.#options = options;
  }

  get form(): OutputForm {
    const { json, csv: isCsv } = this.#options();
    return json ? 'json' : isCsv ? 'csv' : 'table';
  }

  /**
   * The variables for settings. Options have priority over the environment, which has priority over files. Throws CONF_INVALID if a file
   * cannot be read.
   */
  get env(): Environment {
    const { env, folder } = this.invocation;
    const { envFile = [], logLevel, url } = this.#options();
    this.#environment ??= {
      ...withEnvFiles(env, folder, envFile),
      ...(logLevel === undefined ? {} : { WATTLE_LOG_LEVEL: logLevel }),
      ...(url === undefined ? {} : { WATTLE_URL: url }),
    };
    return this.#environment;
  }

  /** The settings if they were already read, otherwise null. Does not read them, because that could fail again after an error in them. */
  get loadedConfig(): Config | null {
    return this.#config;
  }

  /** Reads the settings. Throws CONF_INVALID. */
  get config(): Config {
    if (this.#config === null) {
      this.#config = readConfig(this.env);
      for (const line of unknownSettings(this.env)) this.log.warn(line);
    }
    return this.#config;
  }

  /** The log for a command. Its code is loaded with the first entry, because most commands write none. */
  get log(): CommandLog {
    const write = (kind: keyof CommandLog, entry: readonly unknown[]): void => {
      this.#logged = this.#logged.then(async () => {
        const { createLog } = await import('../program/log.ts');
        createLog({ logLevel: this.#config?.logLevel ?? 'warn' }, this.invocation.stderr)[kind](...(entry as [object, string]));
      });
    };
    return { debug: (...entry: unknown[]) => write('debug', entry), warn: (...entry: unknown[]) => write('warn', entry) };
  }

  /** Resolves when all entries are written. */
  get logged(): Promise<void> {
    return this.#logged;
  }

  /** Writes to standard output. */
  write(text: string): void {
    this.invocation.stdout.write(text);
  }

  /** Writes to standard error, so that messages and data are separate. */
  note(text: string): void {
    this.invocation.stderr.write(text);
  }

  readonly bold = (text: string): string => this.#styled('bold', text);
  readonly dim = (text: string): string => this.#styled('dim', text);
  readonly good = (text: string): string => this.#styled('green', text);
  readonly bad = (text: string): string => this.#styled('red', text);
  readonly warn = (text: string): string => this.#styled('yellow', text);

  table(rows: readonly Record_[], columns?: readonly string[]): string {
    return table(rows, columns, this.invocation.stdout.columns, this.bold);
  }

  /** Returns a line `name  value` for each member. */
  card(object: Record_): string {
    const width = Math.max(...Object.keys(object).map((k) => k.length));
    return Object.entries(object)
      .map(([k, v]) => `${this.bold(k.padEnd(width))}  ${plain(v)}`)
      .join('\n');
  }

  /** Prints data in the requested format. `whole` is the output for `--json`, which may contain more than the rows. */
  print(data: readonly Record_[] | Record_, whole: unknown = data): void {
    if (this.form === 'json') this.write(`${JSON.stringify(whole, null, 2)}\n`);
    else if (this.form === 'csv') this.write(csv(Array.isArray(data) ? data : [data as Record_]));
    else this.write(`${Array.isArray(data) ? this.table(data) : this.card(data as Record_)}\n`);
  }

  #styled(style: Style, text: string): string {
    const { stdout, env } = this.invocation;
    return stdout.isTTY && !env['NO_COLOR'] ? styleText(style, text, { validateStream: false }) : text;
  }
}
