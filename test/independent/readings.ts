/** Reads the values in a file cell by cell, with a connector and with a script. The connector and the script share no code. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import type { RegisterRow } from '../../src/core/define-dataset.ts';
import { formatAddress, WattleError } from '../../src/core/errors.ts';
import type { ParsedDataset, ParsedSeries } from '../../src/core/observation.ts';
import { formatPeriod } from '../../src/core/period.ts';
import { capture } from '../sources/capture.ts';

/** A file, its dataset, and the position of values for the script. */
export interface Reading {
  /** The path below the folder with recorded files. */
  readonly file: string;
  readonly dataset: string;
  readonly layout: 'series' | 'records' | 'across' | 'message' | 'rows' | 'report';
  /** The sheet. For a market report, the table. */
  readonly sheet?: string;
  /** The heading of the time column. */
  readonly period?: string;
  readonly freq?: 'D' | 'M' | 'Q' | 'A' | 'FY';
  /** The headings of the columns that identify a row. */
  readonly named?: readonly string[];
}

export type Fact = readonly [
  sheet: string,
  row: number,
  column: number,
  words: readonly string[],
  heading: string,
  period: string,
  value: number | null,
  power: number | null,
  kind: string,
];
export type Read = { readonly facts: readonly Fact[] } | { readonly none: string };

/** Runs the script on the files in `jobs`, one after another. Yields one response for each. */
export async function* readByScript(python: string, jobs: readonly Reading[]): AsyncGenerator<Read> {
  const child = spawn(python, [path.resolve('test/independent/read_files.py')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(jobs));
  try {
    for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line) as Read;
  } finally {
    child.kill();
  }
}

export type Parsed = { readonly parsed: ParsedDataset } | { readonly rows: readonly RegisterRow[] } | { readonly refused: string };

/** Returns the connector's result for the bytes. If it refuses them, the result has the location. */
export async function parsedOf({ dataset: name, file }: Reading, bytes: Uint8Array): Promise<Parsed> {
  const [source = '', id = ''] = name.split('/');
  const dataset = findDataset(source, id);
  if (dataset === null) throw new Error(`${name} is no dataset`);
  const captured = capture(bytes, { url: `https://recorded.invalid/${file}`, retrievedAt: '2026-10-08T00:00:00Z' });
  try {
    if (dataset.kind === 'time_series') return { parsed: await dataset.parse(captured) };
    const rows: RegisterRow[] = [];
    for await (const row of dataset.parse(captured)) rows.push(row);
    return { rows };
  } catch (error) {
    if (!(error instanceof WattleError) || error.code === 'BUG') throw error;
    return { refused: error.at === undefined ? '' : formatAddress(error.at) };
  }
}

export interface Compared {
  /** Number of values that both read and that are equal for the same time. */
  readonly same: number;
  /** Number of values in the file that the script read. */
  readonly inFile: number;
  readonly differences: readonly string[];
}

const letterOf = (column: number): string =>
  column > 26 ? letterOf(Math.floor((column - 1) / 26)) + letterOf(((column - 1) % 26) + 1) : String.fromCharCode(64 + column);
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '_');

/** CSV values must be equal, because both are read from the same text. Workbook values are sometimes sums of binary fractions. */
const equal = (one: number | null, other: number | null): boolean =>
  one === null || other === null ? one === other : Math.abs(one - other) <= 1e-12 * Math.abs(other);

/**
 * Compares a connector with the script. Every value must equal that in its cell, with its time and scale. A series must be from one line in
 * the file.
 */
export function compare({ series, dimensions }: Pick<ParsedDataset, 'series' | 'dimensions'>, facts: readonly Fact[]): Compared {
  const at = new Map(facts.flatMap((fact) => placesOf(fact).map((place) => [place, fact] as const)));
  const differences: string[] = [];
  const lineOf = new Map<string, string>();
  const seriesOf = new Map<string, string>();
  let same = 0;
  for (const one of series) {
    for (const { t, value, at: place } of one.observations) {
      const period = formatPeriod({ freq: one.freq, t });
      const fact = at.get(place === null ? `${codesOf(one.key, dimensions)} ${period}` : plainPlace(place));
      const name = `${one.key} of ${period} (${place ?? 'a message'})`;
      if (fact === undefined) {
        differences.push(`${name} is ${value}, and is nothing to the script`);
        continue;
      }
      const [sheet, , , words, heading, when, figure] = fact;
      if (when !== period) differences.push(`${name} is of ${when} to the script`);
      else if (!equal(value, figure)) differences.push(`${name} is ${value}, and ${figure} to the script`);
      else if (value !== null) same++;
      differences.push(...faultsOf(one, fact, name));
      const line = JSON.stringify([sheet, words, heading]);
      for (const [known, from, to] of [[lineOf, one.key, line] as const, [seriesOf, line, one.key] as const]) {
        if ((known.get(from) ?? to) !== to) differences.push(`${name}: ${from} is both ${known.get(from)} and ${to}`);
        known.set(from, to);
      }
    }
  }
  return { same, inFile: facts.filter(([, , , , , , value]) => value !== null).length, differences: [...new Set(differences)] };
}

/** Returns the forms in which a connector may state the location: cell, row and column, key and period. */
function placesOf([sheet, row, column, words, heading, period]: Fact): readonly string[] {
  if (column === 0) return [`${words.join(' ')} ${period}`];
  return sheet === '' ? [`r${row} ${plain(heading || words.join(' '))}`] : [`${sheet}!${letterOf(column)}${row}`];
}
/** Returns the dimensions in a message in any order: `FREQ=Q MEASURE=1`. */
function codesOf(key: string, dimensions: ParsedDataset['dimensions']): string {
  const codes = key.split('.');
  return dimensions
    .map(({ id }, i) => `${id}=${codes[i]}`)
    .sort()
    .join(' ');
}

const plainPlace = (place: string): string => place.replace(/^(r\d+) (.*)$/, (_, row: string, name: string) => `${row} ${plain(name)}`);

const KINDS: Readonly<Record<string, string>> = {
  Original: 'original',
  'Seasonally Adjusted': 'seasonally_adjusted',
  Trend: 'trend',
};

function faultsOf({ multiplier, adjustment, unit }: ParsedSeries, [, , , , , , , power, kind]: Fact, name: string): readonly string[] {
  return [
    ...(power !== null && power !== multiplier
      ? [`${name} is in ${unit} times 10 to the ${multiplier}, and to the ${power} to the script`]
      : []),
    ...(KINDS[kind] !== undefined && adjustment !== null && KINDS[kind] !== adjustment
      ? [`${name} is ${adjustment}, and ${kind} to the script`]
      : []),
  ];
}

/** Possible factors. Shares are fractions in the file and per cent in the register. */
const FACTORS = [1, 100];

/** Compares rows. Each value column must be one column in the file, from the first row to the last. */
export function compareRows(rows: readonly RegisterRow[], facts: readonly Fact[]): Compared {
  const inFile = facts.filter(([, , , , , , value]) => value !== null).length;
  const byHeading = new Map<string, Fact[]>();
  for (const fact of facts) {
    const column = byHeading.get(fact[4]);
    if (column) column.push(fact);
    else byHeading.set(fact[4], [fact]);
  }
  const columns = [...byHeading.values()];
  const figures = Object.keys(rows[0] ?? {}).filter((name) => rows.some((row) => typeof row[name] === 'number'));
  const isOf = (name: string, column: readonly Fact[], factor: number): boolean =>
    column.length === rows.length &&
    rows.every((row, i) => {
      const [value, figure] = [row[name], column[i]?.[6] ?? null];
      return typeof value === 'number' && figure !== null
        ? Math.abs(value - figure * factor) <= 1e-9 * Math.abs(value)
        : (value ?? null) === null && figure === null;
    });
  const found = figures.filter((name) => columns.some((column) => FACTORS.some((factor) => isOf(name, column, factor))));
  return {
    same: found.reduce((sum, name) => sum + rows.filter((row) => row[name] !== null).length, 0),
    inFile,
    differences: [
      ...figures.filter((name) => !found.includes(name)).map((name) => `${name} is no column of the file`),
      ...(figures.length === 0 ? ['There are no figures'] : []),
    ],
  };
}
