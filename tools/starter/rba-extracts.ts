/** Reads tidy extracts from RBA statistical tables. */
import type { Adjustment } from '../../src/core/observation.ts';
import { type ExtractRow, type Labelled, namedRows, numberOf, ordinalOf } from './extract.ts';

export const RBA_DIMENSIONS: readonly Labelled[] = [
  ['SERIES', 'Series'],
  ['TABLE', 'Table'],
];

const table = (id: string): Labelled => [id, id];

const ADJUSTMENTS: Readonly<Record<string, Adjustment>> = { Original: 'original', 'Seasonally adjusted': 'seasonally_adjusted' };

/**
 * Reads daily yields in F2, with the columns `date,series_id,series,value,pub_date`. Only yields until May 2013 are read, because later
 * yields are from Yieldbroker.
 */
export function readDailyYields(bytes: Uint8Array, file: string): ExtractRow[] {
  return namedRows(bytes, file).flatMap(({ cell, at }) => {
    const value = numberOf(cell('value'));
    if (value === null || cell('pub_date') !== '2013-05-21') return [];
    return {
      codes: [[cell('series_id'), cell('series')], table('F2')],
      freq: 'D' as const,
      t: ordinalOf('D', cell('date')),
      value,
      unit: 'Per cent per annum',
      adjustment: 'original' as const,
      title: cell('series'),
      at,
    };
  });
}

/**
 * Reads the columns `date,series,value,frequency,series_type,units,source,pub_date,series_id,table_title`. Only rows with the RBA as source
 * are included.
 */
export function readOwnMonthly(bytes: Uint8Array, file: string, tableId: string, seriesIds: (id: string) => boolean): ExtractRow[] {
  return namedRows(bytes, file).flatMap(({ cell, at }) => {
    const value = numberOf(cell('value'));
    if (value === null || cell('source') !== 'RBA' || !seriesIds(cell('series_id'))) return [];
    return {
      codes: [[cell('series_id'), cell('series')], table(tableId)],
      freq: 'M' as const,
      t: ordinalOf('M', cell('date')),
      value,
      unit: cell('units'),
      adjustment: ADJUSTMENTS[cell('series_type')] ?? null,
      title: cell('series'),
      at,
    };
  });
}

/**
 * Surveys of consumers, businesses and union officials are omitted, because other organisations own them (see
 * src/ingest/starter/README.md).
 */
const EXPECTATIONS: Readonly<Record<string, string>> = {
  'Break-even 10-year inflation rate': 'GBONYLD',
  "Market economists' inflation expectations – 1-year ahead": 'GMAREXPY',
  "Market economists' inflation expectations – 2-year ahead": 'GMAREXPYY',
};

/** Reads G3, with the columns `date,series,value` and without Series IDs. */
export function readExpectations(bytes: Uint8Array, file: string): ExtractRow[] {
  return namedRows(bytes, file).flatMap(({ cell, at }) => {
    const id = EXPECTATIONS[cell('series')];
    const value = numberOf(cell('value'));
    if (!id || value === null) return [];
    return {
      codes: [[id, cell('series')], table('G3')],
      freq: 'Q' as const,
      t: ordinalOf('Q', cell('date')),
      value,
      unit: 'Per cent',
      adjustment: 'original' as const,
      title: cell('series'),
      at,
    };
  });
}
