/** Declares a dataset with values by income year. */
import type { DimensionDeclaration, Quirk, TimeSeriesDataset } from '../../core/define-dataset.ts';
import type { Origin } from './packages.ts';
import { idOf, type KeyColumn, parseRecordTable, type RecordTable } from './record-table.ts';

const WEEKLY = 10_080;

export interface AtoFacts {
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly origin: Origin;
  readonly quirks: readonly Quirk[];
  /** The age in days after which the latest value is out of date. Null if there is no schedule. */
  readonly maxAgeDays: number | null;
  readonly checkEveryMinutes?: number;
}

/** Returns the members that all ATO dataset declarations share. */
export function declared(facts: AtoFacts) {
  return {
    source: 'ato',
    id: facts.id,
    ...(facts.aliases === undefined ? {} : { aliases: facts.aliases }),
    title: facts.title,
    description: facts.description,
    landingPage: facts.origin.landingPage,
    cadence: { checkEveryMinutes: facts.checkEveryMinutes ?? WEEKLY, maxAgeDays: facts.maxAgeDays },
    quirks: facts.quirks,
    curated: true,
    upstream: { url: facts.origin.ask.fallback?.url ?? facts.origin.ask.url, format: facts.origin.format },
    asks: () => [facts.origin.ask],
  } as const;
}

/** Declares the dimension MEASURE. Each value column is one of its codes. */
export function measureDimension(names: readonly string[]): DimensionDeclaration {
  const words = Object.fromEntries(names.map((name) => [name, name]));
  return { name: 'measure', id: 'MEASURE', description: 'Item of the table.', words, default: null };
}

export function dimensionOf(key: Pick<KeyColumn, 'name' | 'description' | 'words' | 'geography' | 'areas'>): DimensionDeclaration {
  const place = {
    ...(key.geography === undefined ? {} : { geography: key.geography }),
    ...(key.areas === undefined ? {} : { areas: key.areas }),
  };
  return { name: key.name, id: idOf(key.name), description: key.description, words: key.words ?? {}, default: null, ...place };
}

/** Declares a dataset from a sheet with one record in each row. In the wide format, it has the columns of the sheet. */
export function recordDataset(facts: AtoFacts, table: RecordTable): TimeSeriesDataset {
  return {
    ...declared(facts),
    kind: 'time_series',
    frequency: 'FY',
    dimensions: [...table.keys.map(dimensionOf), measureDimension(table.measures.map(({ name }) => name))],
    fixed: {},
    ...(table.year === null ? { recordsByFile: true } : {}),
    wide: { pivot: 'measure', ...(table.yearName === undefined ? {} : { period: table.yearName }) },
    parse: (capture) => parseRecordTable(capture, table),
  };
}
