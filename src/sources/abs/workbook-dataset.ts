/** Declares a dataset from time series workbooks in a publication. The Data API lacks these tables, or has them under unknown codes. */
import type { Quirk, TimeSeriesDataset } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { Adjustment, ParsedDataset } from '../../core/observation.ts';
import { adjustment } from './adjustments.ts';
import { STATISTICS } from './api.ts';
import { absCube } from './cube-dataset.ts';
import { knownWorkbook } from './release-workbook.ts';
import { readTimeSeriesWorkbook, type TimeSeriesWorkbook } from './time-series-workbook.ts';
import { mapWorkbook, namedWorkbook, type WorkbookMapping } from './workbook-mapping.ts';

/** A dimension whose codes are words, because the ABS has no codes for these lines. */
interface NamedLines {
  readonly name: string;
  readonly description: string;
  /** Names by word: `total_arrivals: 'Total Arrivals'`. `; ` or `: ` separates parts of a name. A list contains alternative names. */
  readonly lines: Readonly<Record<string, string | readonly string[]>>;
  readonly default: string | null;
  /** The word for series whose names contain none of these lines. */
  readonly otherwise?: string;
}

interface WorkbookTable {
  readonly file: string;
  /**
   * A Series ID that is only in this table. It distinguishes tables with the same series names. `all` then has the words for the dimensions
   * that differ.
   */
  readonly known?: string;
  readonly all?: Readonly<Record<string, string>>;
}

interface WorkbookDataset {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly catalogueNumber: string;
  readonly publication: string;
  /** The release page with the workbooks, if it is not the page for the latest release. */
  readonly release?: string;
  readonly frequency: Frequency;
  readonly tables: readonly WorkbookTable[];
  readonly dimensions: Readonly<Record<string, NamedLines>>;
  /** The default adjustment. With `only original`, the dataset has no TSEST and skips adjusted series. */
  readonly adjustment: Adjustment | 'only original';
  /** Parts of names that do not affect the key. */
  readonly silent?: readonly string[];
  readonly units?: WorkbookMapping['units'];
  readonly releaseTitle: string;
  readonly maxAgeDays: number;
  readonly quirks?: readonly Quirk[];
}

export function absWorkbooks(facts: WorkbookDataset): TimeSeriesDataset {
  const { dimensions, tables, publication } = facts;
  const isAdjusted = facts.adjustment !== 'only original';
  const shown = Object.entries(dimensions).map(([id, { name, description, lines, default: standard }]) => ({
    id,
    name,
    description,
    default: standard,
    words: Object.fromEntries(Object.keys(lines).map((word) => [word, word])),
  }));
  return absCube({
    id: facts.id,
    title: facts.title,
    description: facts.description,
    catalogueNumber: facts.catalogueNumber,
    publication,
    asks: tables.map(({ file }, i) =>
      knownWorkbook(`${STATISTICS}/${publication}`, file, i === 0 ? 'cube' : `cube-${i + 1}`, facts.release),
    ),
    format: 'XLSX time series workbook',
    frequency: facts.frequency,
    dimensions: isAdjusted ? [...shown, { ...adjustment(facts.adjustment as Adjustment), id: 'TSEST' }] : shown,
    fixed: { ...(isAdjusted ? {} : { TSEST: '10' }), FREQ: facts.frequency === 'FY' ? 'A' : facts.frequency },
    releaseTitles: [facts.releaseTitle],
    maxAgeDays: facts.maxAgeDays,
    quirks: [
      ...(facts.quirks ?? []),
      {
        text: 'Figures are from the workbooks of the publication. The lines in the workbooks have no codes, so Wattle chose codes for them.',
        of: 'table',
      },
    ],
    parse: (capture) => parsed(readTimeSeriesWorkbook(capture), facts, capture.url),
    // If tables differ only in a Series ID, names alone do not identify a series.
    ...(tables.some(({ known }) => known !== undefined) ? {} : { byName: (series) => parsed(namedWorkbook(series), facts, publication) }),
  });
}

function parsed(workbook: TimeSeriesWorkbook, facts: WorkbookDataset, url: string): ParsedDataset {
  const ids = [...Object.keys(facts.dimensions), 'TSEST', 'FREQ'];
  const mapped = mapWorkbook(workbook, mappingOf(facts, tableOf(workbook, facts, url)), ids, url);
  // A workbook with one of several tables does not show which series were withdrawn.
  const scope = facts.tables.length === 1 ? 'whole' : mapped.scope;
  if (facts.adjustment !== 'only original') return { ...mapped, scope };
  return { ...mapped, scope, series: mapped.series.filter(({ adjustment: own }) => own === 'original') };
}

/**
 * Returns the declared table that a workbook contains. Null if none of the tables has a known Series ID. Throws PARSE_LAYOUT if the
 * workbook has none of the known Series IDs.
 */
function tableOf({ series }: TimeSeriesWorkbook, { id, tables }: WorkbookDataset, url: string): WorkbookTable | null {
  if (tables.every(({ known }) => known === undefined)) return null;
  const own = new Set(series.map((one) => one.id));
  const found = tables.find(({ known }) => known !== undefined && own.has(known));
  if (found !== undefined) return found;
  const wanted = tables.flatMap(({ known }) => known ?? []).join(' or ');
  throw new WattleError('PARSE_LAYOUT', `The workbook has no series ${wanted}, so it is not a table of ${id}.`, {
    at: { url, column: 'Series ID', ...(series[0] === undefined ? {} : { value: series[0].id }) },
  });
}

function mappingOf({ dimensions, silent, units }: WorkbookDataset, table: WorkbookTable | null): WorkbookMapping {
  const entries = Object.entries(dimensions);
  const named = (id: string, word: string): readonly [string, Readonly<Record<string, string>>] => [id, { [word]: word }];
  return {
    parts: Object.fromEntries(
      entries.map(([id, { lines }]) => [
        id,
        Object.fromEntries(
          Object.entries(lines).flatMap(([word, names]) => [names].flat().map((line) => [line.replaceAll(': ', '; '), word])),
        ),
      ]),
    ),
    ...(silent === undefined ? {} : { silent }),
    ...(units === undefined ? {} : { units }),
    all: Object.fromEntries(Object.entries(table?.all ?? {}).map(([id, word]) => named(id, word))),
    otherwise: Object.fromEntries(entries.flatMap(([id, { otherwise }]) => (otherwise === undefined ? [] : [named(id, otherwise)]))),
  };
}
