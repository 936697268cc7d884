/** Declares a dataset from one of the Institute's CSV files on data.gov.au. */
import type { DimensionDeclaration, Quirk, TimeSeriesDataset } from '../../core/define-dataset.ts';
import type { Frequency } from '../../core/frequency.ts';
import { ckanAsk } from '../../formats/ckan.ts';
import { type FileLayout, parseTable } from '../../formats/csv-table.ts';

/** A dimension with its columns. If labels have a separate column, `code` is the column with codes. */
export type TableDimension = DimensionDeclaration & {
  readonly column: string;
  readonly labelColumn?: string;
  readonly code?: string;
  readonly label?: (code: string) => string;
};

/** A measure in a table. Tables list their measures by the names that API rows use. */
interface Measure {
  /** The heading of the column. The default is the name of the measure. */
  readonly column?: string;
  readonly label: string;
  readonly unit: string;
}

interface AihwTable {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly package: string;
  /** Matches the file name among the resources in the package. */
  readonly resource: RegExp;
  /** The URL of the file when the declaration was written. */
  readonly lastKnown: string;
  readonly frequency: Frequency;
  readonly period: FileLayout['period'];
  /** The name of the period column in the file. The documentation shows it next to Wattle's name. */
  readonly periodName: string;
  readonly dimensions: readonly TableDimension[];
  readonly measures: Readonly<Record<string, Measure>>;
  /** The dimension for value columns that are not measures, such as age groups. */
  readonly across?: { readonly name: string; readonly description: string };
  readonly maxAgeDays: number | null;
  readonly quirks: readonly Quirk[];
  readonly ceased?: { readonly lastPeriod: string; readonly note: string };
}

/** Minutes in a week. Files change at most once a year. */
const WEEKLY = 10_080;

export function aihwTable(table: AihwTable): TimeSeriesDataset {
  const ask = ckanAsk({
    package: table.package,
    resource: table.resource,
    suffix: '.csv',
    accept: 'text/csv,*/*',
    lastKnown: table.lastKnown,
  });
  const across = table.across ?? { name: 'measure', description: 'Measure.' };
  const layout = layoutOf(table, across);
  return {
    kind: 'time_series',
    source: 'aihw',
    id: table.id,
    title: table.title,
    description: table.description,
    landingPage: `https://data.gov.au/data/dataset/${table.package}`,
    cadence: { checkEveryMinutes: WEEKLY, maxAgeDays: table.maxAgeDays },
    quirks: table.quirks,
    ...(table.ceased === undefined ? {} : { ceased: table.ceased }),
    curated: true,
    upstream: { url: ask.url, format: 'CSV' },
    frequency: table.frequency,
    dimensions: [
      ...table.dimensions.map(declarationOf),
      {
        ...across,
        id: across.name.toUpperCase(),
        words: Object.fromEntries(Object.keys(table.measures).map((name) => [name, name])),
        default: null,
      },
    ],
    fixed: {},
    wide: {
      pivot: across.name,
      period: table.periodName,
      codes: Object.fromEntries(table.dimensions.flatMap(({ name, code }) => (code === undefined ? [] : [[name, code]]))),
    },
    asks: () => [ask],
    parse: (capture) => parseTable(capture.bytes, layout),
  };
}

function declarationOf({
  column: _column,
  labelColumn: _labels,
  code: _code,
  label: _label,
  ...declaration
}: TableDimension): DimensionDeclaration {
  return declaration;
}

function layoutOf(table: AihwTable, across: { readonly name: string; readonly description: string }): FileLayout {
  return {
    dimensions: table.dimensions.map(({ id, column, labelColumn, label }) => ({
      id,
      column,
      ...(labelColumn === undefined ? {} : { labelColumn }),
      ...(label === undefined ? {} : { label }),
    })),
    measureDimension: { id: across.name.toUpperCase(), label: across.description },
    measures: Object.entries(table.measures).map(([name, { column, label, unit }]) => ({
      code: name,
      column: column ?? name,
      label,
      unit,
    })),
    period: table.period,
  };
}
