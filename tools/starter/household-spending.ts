/** Reads a tidy extract from the monthly household spending indicator (5682.0). */
import type { Adjustment } from '../../src/core/observation.ts';
import { type ExtractRow, type Labelled, namedRows, numberOf, ordinalOf } from './extract.ts';
import { regionOf } from './labour-force.ts';

export const HSI_DIMENSIONS: readonly Labelled[] = [
  ['MEASURE', 'Measure'],
  ['CATEGORY', 'Spending Categories'],
  ['PRICE_ADJUSTMENT', 'Price Adjustment'],
  ['TSEST', 'Adjustment Type'],
  ['STATE', 'State'],
  ['FREQ', 'Frequency'],
];

const MEASURES: Readonly<Record<string, { code: Labelled; unit: string }>> = {
  'Household spending': { code: ['7', 'Household spending'], unit: '$ million' },
  'Household spending - Percentage change from previous period': {
    code: ['8', 'Percentage change from previous period'],
    unit: 'Per cent',
  },
  'Household spending - Through the year percentage change': { code: ['9', 'Through the year percentage change'], unit: 'Per cent' },
};

/** Category codes. Rows for goods, services and non-discretionary spending are not read, because their codes are not known. */
const CATEGORIES: Readonly<Record<string, string>> = {
  'Total (Household Spending Categories)': 'TOT',
  Food: '10',
  'Alcoholic beverages and tobacco': '15',
  'Clothing and footwear': '20',
  'Furnishings and household equipment': '30',
  Health: '35',
  Transport: '40',
  'Recreation and culture': '50',
  'Hotels, cafes and restaurants': '60',
  'Miscellaneous goods and services': '65',
  Discretionary: '3',
};

const ADJUSTMENTS: Readonly<Record<string, { code: Labelled; adjustment: Adjustment }>> = {
  Original: { code: ['10', 'Original'], adjustment: 'original' },
  'Seasonally Adjusted': { code: ['20', 'Seasonally Adjusted'], adjustment: 'seasonally_adjusted' },
  Trend: { code: ['30', 'Trend'], adjustment: 'trend' },
};

/** Reads the columns `date,year,month,indicator,coicop_division,state,series_type,value,unit`, all at current prices. */
export function readTidySpending(bytes: Uint8Array, file: string): ExtractRow[] {
  return namedRows(bytes, file).flatMap(({ cell, at }) => {
    const measure = MEASURES[cell('indicator')];
    const category = CATEGORIES[cell('coicop_division')];
    const region = regionOf(cell('state'));
    const adjusted = ADJUSTMENTS[cell('series_type')];
    const value = numberOf(cell('value'));
    if (!measure || !category || !region || !adjusted || value === null) return [];
    return {
      codes: [measure.code, [category, cell('coicop_division')], ['CUR', 'Current Price'], adjusted.code, region, ['M', 'Monthly']],
      freq: 'M' as const,
      t: ordinalOf('M', cell('date')),
      value,
      unit: measure.unit,
      adjustment: adjusted.adjustment,
      title: null,
      at,
    };
  });
}
