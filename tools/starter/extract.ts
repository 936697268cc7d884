/** Makes datasets from rows extracted from a publication, which have the agency's codes. */
import { withoutNoise } from '../../src/core/decimal.ts';
import { WattleError } from '../../src/core/errors.ts';
import type { Frequency } from '../../src/core/frequency.ts';
import type { Adjustment, Observation, ObsStatus, ParsedDataset, ParsedSeries } from '../../src/core/observation.ts';
import { lastDay, parsePeriod, periodOfDay } from '../../src/core/period.ts';
import { parseUnit } from '../../src/core/units.ts';
import { parseCsv } from '../../src/formats/csv.ts';

/** A code and the agency's label for it. */
export type Labelled = readonly [code: string, label: string];

/** One value in an extract, with the agency's codes. */
export interface ExtractRow {
  /** One code for each dimension, in key order. */
  readonly codes: readonly Labelled[];
  readonly freq: Frequency;
  readonly t: number;
  readonly value: number;
  readonly status?: ObsStatus | null;
  /** The unit as published, with its multiplier: `$ million`, `'000`, `Per cent`. */
  readonly unit: string;
  readonly adjustment: Adjustment | null;
  readonly title: string | null;
  /** The row number in the extract, such as `r145`. */
  readonly at: string;
}

/**
 * Returns the dataset for these rows. Its scope is partial, because the rows may be a part of a publication. Throws DATA_DUPLICATE_KEY if
 * two rows have different values for one observation.
 */
export function datasetOfRows(
  dimensions: readonly Labelled[],
  rows: readonly ExtractRow[],
  note: string,
  publishedOn: string | null,
): ParsedDataset {
  const byKey = new Map<string, { row: ExtractRow; observations: Map<number, Observation> }>();
  const values = dimensions.map(() => new Map<string, string>());
  for (const row of rows) {
    const key = row.codes.map(([code]) => code).join('.');
    const series = byKey.get(key) ?? { row, observations: new Map<number, Observation>() };
    byKey.set(key, series);
    const other = series.observations.get(row.t);
    if (other && other.value !== row.value)
      throw new WattleError('DATA_DUPLICATE_KEY', `${key} has different values at ${row.at} and at ${other.at}.`);
    if (other) continue;
    series.observations.set(row.t, { t: row.t, value: row.value, status: row.status ?? null, text: null, at: row.at });
    for (const [i, [code, label]] of row.codes.entries()) values[i]?.set(code, label);
  }
  return {
    dimensions: dimensions.map(([id, label], i) => ({
      id,
      label,
      values: [...(values[i] ?? [])].map(([code, name]) => ({ code, label: name })),
    })),
    series: [...byKey].map(([key, { row, observations }]): ParsedSeries => {
      const { unit, multiplier } = parseUnit(row.unit);
      return {
        key,
        freq: row.freq,
        unit,
        multiplier,
        decimals: null,
        adjustment: row.adjustment,
        title: row.title,
        basePeriod: null,
        observations: [...observations.values()].sort((a, b) => a.t - b.t),
      };
    }),
    publishedOn,
    scope: 'partial',
    notes: [note],
  };
}

/** A table row whose cells are read by column name. */
export interface NamedRow {
  readonly cell: (column: string) => string;
  /** The row number in the table, such as `r145`. The header row is `r1`. */
  readonly at: string;
}

/** Returns the rows below the header in a CSV table. Reading a cell throws PARSE_LAYOUT if its column is missing. */
export function namedRows(bytes: Uint8Array, file: string): NamedRow[] {
  const [header = [], ...rows] = parseCsv(bytes).rows;
  return rows.map((cells, i) => ({
    at: `r${i + 2}`,
    cell: (column) => {
      const index = header.indexOf(column);
      if (index === -1) throw new WattleError('PARSE_LAYOUT', `Missing column: ${column}.`, { at: { file, column } });
      return cells[index]?.trim() ?? '';
    },
  }));
}

/**
 * Returns the ordinal of a period at a calendar frequency. For a date, returns the period that contains it. Throws PARSE_VALUE for other
 * text.
 */
export function ordinalOf(freq: Exclude<Frequency, '30MIN' | '5MIN'>, text: string): number {
  const p = parsePeriod(text);
  if (p?.freq === freq) return p.t;
  if (p?.freq === 'D') return periodOfDay(freq, lastDay(p)).t;
  throw new WattleError('PARSE_VALUE', `${JSON.stringify(text)} is not a period of frequency ${freq}.`, { at: { value: text } });
}

/** Returns the number in a cell, or null for an empty cell. Throws PARSE_VALUE for other text. */
export function numberOf(text: string): number | null {
  if (text === '') return null;
  if (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return withoutNoise(Number(text));
  throw new WattleError('PARSE_VALUE', `${JSON.stringify(text)} is not a number.`, { at: { value: text } });
}
