/** Reads tables in market reports. A declaration states which columns are metrics, dimensions and times, and which rows to read. */
import { at } from '../../core/assert.ts';
import type { Captured } from '../../core/capture.ts';
import type { DimensionDeclaration } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import {
  type LeftOut,
  leftOutName,
  leftOutOf,
  NOT_STATED,
  type Observation,
  type ObsStatus,
  type ParsedDataset,
  type ParsedDimension,
  type ParsedSeries,
} from '../../core/observation.ts';
import { DAY_MS, formatPeriod } from '../../core/period.ts';
import { isSame, repeatNotes, twoFigures } from '../../core/series/read-once.ts';
import { type NemReport, type NemRow, type NemSection, readNemCsv } from '../../formats/nem-csv.ts';
import { MARKET_OFFSET_MS } from './nemweb.ts';
import { reportsIn } from './reports.ts';

export type MarketFrequency = '5MIN' | '30MIN' | 'D';
const MINUTES: Readonly<Record<Exclude<MarketFrequency, 'D'>, number>> = { '5MIN': 5, '30MIN': 30 };

export interface Metric {
  /** The column name, which is also the metric's code. */
  readonly column: string;
  readonly word: string;
  readonly unit: string;
  readonly description: string;
  /** True if older versions of the table lack the column. */
  readonly optional?: true;
}

export interface MarketDimension {
  readonly declaration: DimensionDeclaration;
  /** Returns the code for a row. Null if the row is for a region that is skipped. */
  codeOf(table: NemSection, row: NemRow): string | null;
  /** Fixed codes, and labels that differ from codes. */
  readonly values?: readonly { readonly code: string; readonly label: string }[];
}

export interface MarketTable {
  readonly name: string;
  readonly time: string;
  readonly metrics: readonly Metric[];
  readonly dimensions: readonly MarketDimension[];
  /** True if the table has a row for each dispatch run, with different prices. The required column INTERVENTION shows the run. */
  readonly runs: boolean;
  /** Returns a text that ranks rows with the same key. The highest rank is used. By default, it is LASTCHANGED. */
  readonly rank?: (table: NemSection, row: NemRow) => string;
  readonly statusOf?: (table: NemSection, row: NemRow) => ObsStatus | null;
}

export const METRIC = 'METRIC';
export const REGION = 'REGIONID';

export const metricDimension = (metrics: readonly Metric[], defaultColumn: string | null = null): DimensionDeclaration => ({
  name: 'metric',
  id: METRIC,
  description: `Measure: ${metrics.map((metric) => `${metric.word} (${metric.description})`).join('; ')}.`,
  words: Object.fromEntries(metrics.map((metric) => [metric.word, metric.column])),
  default: defaultColumn,
});

/**
 * Reads the tables in all reports in a capture. Skips intervention runs, because run 0 sets the prices. Throws PARSE_* with file and line.
 * Throws DATA_DUPLICATE_KEY for different values with equal rank, and PARSE_LAYOUT for a report without these tables.
 */
export async function readMarketTables(captured: Captured, tables: readonly MarketTable[], freq: MarketFrequency): Promise<ParsedDataset> {
  const collected = new Collected(freq);
  const beside = new Beside();
  const names = tables.map((table) => table.name);
  let missingLines = 0;
  const otherFiles = new Set<string>();
  for await (const { name, bytes } of reportsIn(captured, (other) => otherFiles.add(other))) {
    try {
      const report = readNemCsv(bytes, names);
      missingLines += report.missingLines;
      const there = tables.flatMap((table) => {
        const section = report.sections.get(table.name);
        return section ? [{ table, section }] : [];
      });
      if (there.length === 0) {
        throw new WattleError('PARSE_LAYOUT', `The report ${report.report} has no table ${names.join(' or ')}.`, {
          at: { value: report.report },
        });
      }
      beside.add('tables', report.report, report.others);
      collected.beginFile(name);
      for (const { table, section } of there) readTable(section, table, collected, beside);
      for (const { table } of there) beside.add('rows', table.name, olderVersions(report, table.name));
    } catch (error) {
      throw error instanceof WattleError ? inFile(error, name) : error;
    }
  }
  beside.add('files', 'the archives', otherFiles);
  const lacking = missingLines === 0 ? [] : [`A file has ${missingLines} fewer lines than its footer states, as copies of files do.`];
  return {
    dimensions: dimensionsOf(tables, collected),
    series: collected.series(),
    publishedOn: null,
    scope: 'points',
    notes: [...lacking, ...repeatNotes(collected.repeated)],
    leftOut: beside.leftOut(),
  };
}

/** Returns the skipped versions of a table, such as `version 4`. A report may also contain an older version of a table. */
const olderVersions = ({ older }: NemReport, name: string): readonly string[] =>
  older.flatMap((one) => (one.name === name ? [`version ${one.version}`] : []));

const inFile = (error: WattleError, file: string): WattleError =>
  new WattleError(error.code, error.message, { at: { file, ...error.at }, cause: error.cause });

function readTable(section: NemSection, table: MarketTable, collected: Collected, beside: Beside): void {
  const metrics = table.metrics.filter((metric) => !metric.optional || section.has(metric.column));
  const hasRuns = table.runs || section.has('INTERVENTION');
  const changed = section.has('LASTCHANGED');
  const otherRuns = new Set<string>();
  const otherRegions = new Set<string>();
  for (const row of section.rows) {
    if (hasRuns && isIntervention(section, row)) {
      otherRuns.add(INTERVENTION_RUN);
      continue;
    }
    const codes = table.dimensions.map((dimension) => dimension.codeOf(section, row));
    if (codes.some((code) => code === null)) {
      otherRegions.add(section.code(row, REGION));
      continue;
    }
    const t = collected.ordinal(section, row, table.time);
    const rank = table.rank?.(section, row) ?? (changed ? (section.text(row, 'LASTCHANGED') ?? '') : '');
    const status = table.statusOf?.(section, row) ?? null;
    for (const metric of metrics) {
      const value = section.number(row, metric.column);
      if (value === null) continue;
      collected.add(metric, codes as string[], { t, value, status, text: null, at: null }, rank, row.line);
    }
  }
  if (section.rows.length > 0) beside.add('columns', table.name, section.unread());
  beside.add('rows', table.name, otherRuns);
  beside.add('regions', table.name, otherRegions);
}

/** The name for intervention runs in the list of ignored content. */
const INTERVENTION_RUN = 'the run with the intervention';

/**
 * Returns true for a row in an intervention run. Throws PARSE_LAYOUT without the column INTERVENTION, and PARSE_VALUE if its cell is empty.
 */
const isIntervention = (section: NemSection, row: NemRow): boolean => {
  const run = section.number(row, 'INTERVENTION');
  if (run !== null) return run !== 0;
  throw new WattleError('PARSE_VALUE', 'A row has no intervention flag.', {
    at: section.at(row, 'INTERVENTION'),
  });
};

/** Collects ignored content by kind, without duplicates. */
class Beside {
  readonly #found = new Map<string, { readonly what: LeftOut['what']; readonly of: string; readonly names: Set<string> }>();

  add(what: LeftOut['what'], of: string, names: Iterable<string>): void {
    const name = leftOutName({ what, of });
    const found = this.#found.get(name) ?? { what, of, names: new Set() };
    for (const one of names) found.names.add(one);
    this.#found.set(name, found);
  }

  leftOut(): readonly LeftOut[] {
    return [...this.#found.values()].map(({ what, of, names }) => leftOutOf(of, what, names));
  }
}

interface Kept {
  readonly observation: Observation;
  readonly file: string;
  readonly line: number;
  readonly rank: string;
}

interface Growing {
  readonly metric: Metric;
  readonly codes: readonly string[];
  readonly kept: Map<number, Kept>;
}

class Collected {
  readonly #freq: MarketFrequency;
  readonly #series = new Map<string, Growing>();
  readonly #repeated: string[] = [];
  #file = '';

  constructor(freq: MarketFrequency) {
    this.#freq = freq;
  }

  /** Sets the file name for the rows that follow. */
  beginFile(name: string): void {
    this.#file = name;
  }

  /**
   * Returns an ordinal for the time in the column: of the interval that ends, or of the day that begins. Throws PARSE_VALUE for other
   * times.
   */
  ordinal(section: NemSection, row: NemRow, column: string): number {
    const instant = section.instant(row, column);
    const t = this.#freq === 'D' ? (instant + MARKET_OFFSET_MS) / DAY_MS : instant / (MINUTES[this.#freq] * 60_000);
    if (Number.isInteger(t)) return t;
    const expected = this.#freq === 'D' ? 'No day begins' : `No ${MINUTES[this.#freq]}-minute interval ends`;
    throw new WattleError('PARSE_VALUE', `${expected} at the time in ${column}.`, {
      at: section.at(row, column, section.code(row, column)),
    });
  }

  add(metric: Metric, codes: readonly string[], observation: Observation, rank: string, line: number): void {
    const key = [metric.column, ...codes].join('.');
    let series = this.#series.get(key);
    if (!series) {
      series = { metric, codes, kept: new Map() };
      this.#series.set(key, series);
    }
    const other = series.kept.get(observation.t);
    if (other?.rank === rank && isSame(other.observation, observation))
      this.#repeated.push(`${key} ${formatPeriod({ freq: this.#freq, t: observation.t })}`);
    else if (other?.rank === rank) {
      const before = other.file === this.#file ? '' : `${other.file} `;
      throw twoFigures(
        key,
        this.#freq,
        { ...other.observation, at: `${before}r${other.line} ${metric.column}` },
        { ...observation, at: `r${line} ${metric.column}` },
      );
    }
    if (!other || rank > other.rank) series.kept.set(observation.t, { observation, rank, line, file: this.#file });
  }

  /** Descriptions of rows with equal rank and equal value. */
  get repeated(): readonly string[] {
    return this.#repeated;
  }

  codes(place: number): ReadonlySet<string> {
    return new Set([...this.#series.values()].map((series) => at(series.codes, place)));
  }

  series(): readonly ParsedSeries[] {
    return [...this.#series].map(([key, { metric, kept }]) => ({
      key,
      freq: this.#freq,
      unit: metric.unit,
      ...NOT_STATED,
      observations: [...kept.values()].map(({ observation }) => observation).sort((a, b) => a.t - b.t),
    }));
  }
}

function dimensionsOf(tables: readonly MarketTable[], collected: Collected): readonly ParsedDimension[] {
  const metrics = tables.flatMap((table) => table.metrics);
  const [first] = tables;
  const dimensions = first?.dimensions ?? [];
  return [
    { id: METRIC, label: 'Metric', values: metrics.map((metric) => ({ code: metric.column, label: metric.word })) },
    ...dimensions.map(({ declaration, values = [] }, place) => {
      const known = new Set(values.map(({ code }) => code));
      const others = [...collected.codes(place)].filter((code) => !known.has(code)).sort();
      return { id: declaration.id, label: declaration.name, values: [...values, ...others.map((code) => ({ code, label: code }))] };
    }),
  ];
}
