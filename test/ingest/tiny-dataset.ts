/** Defines a dataset with two monthly series in a file like an RBA table, with its source. The values are not real. */
import type { Ask, Captured } from '../../src/core/capture.ts';
import type { RegisterDataset, RegisterRow, Source, TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import type { Observation, ParsedDataset } from '../../src/core/observation.ts';
import { parsePeriod } from '../../src/core/period.ts';

export const HOST = 'www.rba.gov.au';

export const source: Source = {
  code: 'rba',
  name: 'Reserve Bank of Australia',
  attribution: 'Source: Reserve Bank of Australia',
  homepage: 'https://www.rba.gov.au/',
  licence: 'cc-by-4.0',
  hosts: [HOST],
  politeness: { concurrency: 2, gapMs: 1 },
};

export const askOf = (file: string, fallback?: Ask): Ask => ({
  id: file,
  url: `https://${HOST}/${file}`,
  accept: 'text/csv,*/*',
  ...(fallback ? { fallback } : {}),
});

/** Returns the path of a file on the fake agency. */
export const at = (file: string): string => `/${HOST}/${file}`;

export const tiny = (rest: Partial<TimeSeriesDataset> = {}): TimeSeriesDataset => ({
  source: 'rba',
  id: 'T1',
  title: 'Tiny table',
  description: 'Two series.',
  landingPage: 'https://www.rba.gov.au/statistics/tables/',
  cadence: { checkEveryMinutes: 60, maxAgeDays: 90, releaseTitles: ['Tiny Release'] },
  quirks: [],
  curated: true,
  upstream: { url: `https://${HOST}/t1.csv`, format: 'csv' },
  asks: () => [askOf('t1.csv')],
  kind: 'time_series',
  frequency: 'M',
  dimensions: [{ name: 'series', id: 'SERIES', description: 'The series.', words: {}, default: null }],
  fixed: {},
  parse: parseTable,
  ...rest,
});

/**
 *   Units,Per cent,Index
 *   Publication date,2026-05-08
 *   Series ID,AAA,BBB
 *   2026-03,1.5,100
 */
function parseTable(capture: Captured): ParsedDataset {
  const rows = Buffer.from(capture.bytes)
    .toString('utf8')
    .split('\n')
    .map((line) => line.trim().split(','));
  const labelled = (label: string): string[] => {
    const row = rows.find((cells) => cells[0] === label);
    if (!row) throw new WattleError('PARSE_LAYOUT', `There is no row "${label}".`, { at: { row: 1, column: label } });
    return row.slice(1);
  };
  const [units, published, keys] = [labelled('Units'), labelled('Publication date')[0] ?? '', labelled('Series ID')];
  return {
    dimensions: [{ id: 'SERIES', label: 'Series', values: keys.map((code) => ({ code, label: `Series ${code}` })) }],
    series: keys.map((key, i) => ({
      key,
      freq: 'M',
      unit: units[i] ?? '',
      multiplier: 0,
      decimals: null,
      adjustment: null,
      title: null,
      basePeriod: null,
      observations: rows.flatMap((cells, r) => observationOf(cells, i + 1, r + 1, key)),
    })),
    publishedOn: published === '' ? null : published,
    scope: 'whole',
    notes: [],
  };
}

function observationOf(cells: readonly string[], column: number, row: number, key: string): Observation[] {
  const period = parsePeriod(cells[0] ?? '');
  const cell = cells[column] ?? '';
  if (period?.freq !== 'M' || cell === '') return [];
  if (Number.isNaN(Number(cell))) throw new WattleError('PARSE_VALUE', 'Not a number.', { at: { row, column: key, value: cell } });
  return [{ t: period.t, value: Number(cell), status: null, text: null, at: `r${row} ${key}` }];
}

export interface TableContent {
  readonly units?: readonly string[];
  readonly published?: string;
  readonly keys?: readonly string[];
  /** `{ '2026-03': [1.5, 100] }` */
  readonly rows: Readonly<Record<string, readonly (number | null)[]>>;
}

export const table = ({ units = ['Per cent', 'Index 2011/12=100'], published = '', keys = ['AAA', 'BBB'], rows }: TableContent): string =>
  [
    ['Units', ...units],
    ['Publication date', published],
    ['Series ID', ...keys],
    ...Object.entries(rows).map(([period, values]) => [period, ...values.map((value) => (value === null ? '' : String(value)))]),
  ]
    .map((cells) => `${cells.join(',')}\n`)
    .join('');

/** Returns a register with names and cities in a file with a header row. */
export const tinyRegister = (rest: Partial<RegisterDataset> = {}): RegisterDataset => ({
  ...tiny(),
  id: 'register',
  kind: 'register',
  columns: [
    { name: 'number', type: 'integer', description: 'Number.' },
    { name: 'name', type: 'text', description: 'Name.' },
    { name: 'cities', type: 'text[]', description: 'Cities.' },
  ],
  key: ['number'],
  asks: () => [askOf('register.csv')],
  parse: parseRegister,
  ...rest,
});

async function* parseRegister(capture: Captured): AsyncGenerator<RegisterRow> {
  const [header, ...lines] = Buffer.from(capture.bytes).toString('utf8').trim().split('\n');
  if (header !== 'number,name,cities') throw new WattleError('PARSE_LAYOUT', 'Another header.', { at: { row: 1, value: header ?? '' } });
  for (const line of lines) {
    const [number, name, cities] = line.split(',');
    yield { number: Number(number), name: name ?? null, cities: cities ? cities.split(' ') : [] };
  }
}
