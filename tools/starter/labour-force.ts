/** Reads labour force extracts: tidy tables from 6202.0, and a log of responses from the ABS Data API. */
import { shiftDecimal } from '../../src/core/decimal.ts';
import type { Adjustment } from '../../src/core/observation.ts';
import { STATES } from '../../src/core/places/geography.ts';
import { type ExtractRow, type Labelled, namedRows, numberOf, ordinalOf } from './extract.ts';

export const LF_DIMENSIONS: readonly Labelled[] = [
  ['MEASURE', 'Measure'],
  ['SEX', 'Sex'],
  ['AGE', 'Age'],
  ['TSEST', 'Adjustment Type'],
  ['REGION', 'Region'],
  ['FREQ', 'Frequency'],
];

/**
 * Codes for MEASURE by name in the spreadsheets. Rows with other names are not read, because the dataflow has no code for them or their
 * code is unknown.
 */
const MEASURES: Readonly<Record<string, string>> = {
  'Employed full-time': 'M1',
  'Employed part-time': 'M2',
  'Employed total': 'M3',
  'Unemployed total': 'M6',
  'Labour force total': 'M9',
  'Participation rate': 'M12',
  'Unemployment rate': 'M13',
  'Employment to population ratio': 'M16',
};

/** Codes for measures that are only in the dataflow by age. */
const AGE_MEASURES: Readonly<Record<string, string>> = {
  ...MEASURES,
  'Underemployment rate (proportion of labour force)': 'M23',
  'Underutilisation rate': 'M24',
};

const LABEL_OF = new Map(Object.entries(MEASURES).map(([label, code]) => [code, label]));
const SEXES: Readonly<Record<string, Labelled>> = { Persons: ['3', 'Persons'], Males: ['1', 'Males'], Females: ['2', 'Females'] };
export const ALL_AGES: Labelled = ['1599', 'Total (age)'];
export const FIFTEEN_TO_24: Labelled = ['1524', '15-24'];
const MONTHLY: Labelled = ['M', 'Monthly'];

const ADJUSTMENTS: Readonly<Record<string, { code: Labelled; adjustment: Adjustment }>> = {
  Original: { code: ['10', 'Original'], adjustment: 'original' },
  'Seasonally Adjusted': { code: ['20', 'Seasonally Adjusted'], adjustment: 'seasonally_adjusted' },
  Trend: { code: ['30', 'Trend'], adjustment: 'trend' },
};

/** Returns the code and label for a region: `1` for `New South Wales`, and `AUS` for Australia. Null for other names. */
export function regionOf(name: string): Labelled | null {
  if (name === 'Australia') return ['AUS', 'Australia'];
  const state = STATES.find((s) => s.name === name);
  return state ? [state.code, state.name] : null;
}

const isRate = (code: string): boolean => ['M12', 'M13', 'M16', 'M23', 'M24'].includes(code);
const unitOf = (code: string): string => (isRate(code) ? 'Per cent' : "'000 persons");

/**
 * Reads the columns `date,sex,state,series_type,unit,indicator,value`. Levels are in persons, although the unit is 000, so they are divided
 * by 1,000.
 */
export function readTidyStates(bytes: Uint8Array, file: string): ExtractRow[] {
  return namedRows(bytes, file).flatMap(({ cell, at }) => {
    const measure = MEASURES[cell('indicator')];
    const sex = SEXES[cell('sex')];
    const region = regionOf(cell('state'));
    const adjusted = ADJUSTMENTS[cell('series_type')];
    const value = numberOf(cell('value'));
    if (!measure || !sex || !region || !adjusted || value === null) return [];
    return {
      codes: [[measure, cell('indicator')], sex, ALL_AGES, adjusted.code, region, MONTHLY],
      freq: 'M' as const,
      t: ordinalOf('M', cell('date')),
      value: isRate(measure) ? value : shiftDecimal(value, -3),
      unit: unitOf(measure),
      adjustment: adjusted.adjustment,
      title: null,
      at,
    };
  });
}

/** Reads tables by state for all ages. Series names have the form used in the workbooks: `Employed total ;  Persons ;  > Victoria ;`. */
export function readTidyTableOfStates(bytes: Uint8Array, file: string): ExtractRow[] {
  return readTidyTable(bytes, file, MEASURES, (third) => ({ age: ALL_AGES, region: regionOf(third) }));
}

/** Reads table 22, which is for one age group in Australia. Series names have the form `Employed total ;  Persons ;  15-24 years ;`. */
export function readTidyTableOfAges(bytes: Uint8Array, file: string): ExtractRow[] {
  return readTidyTable(bytes, file, AGE_MEASURES, (third) => ({
    age: third === '15-24 years' ? FIFTEEN_TO_24 : null,
    region: regionOf('Australia'),
  }));
}

/** Reads the columns `date,series,series_type,series_id,value`. The third part of a series name is the age group or the region. */
function readTidyTable(
  bytes: Uint8Array,
  file: string,
  measures: Readonly<Record<string, string>>,
  whom: (thirdPart: string) => { age: Labelled | null; region: Labelled | null },
): ExtractRow[] {
  return namedRows(bytes, file).flatMap(({ cell, at }) => {
    const parts = cell('series')
      .split(';')
      .map((part) => part.replace(/^[\s>]+/, '').trim());
    const measure = measures[parts[0] ?? ''];
    const sex = SEXES[parts[1] ?? ''];
    const { age, region } = whom(parts[2] ?? '');
    const adjusted = ADJUSTMENTS[cell('series_type')];
    const value = numberOf(cell('value'));
    if (!measure || !sex || !age || !region || !adjusted || value === null) return [];
    return {
      codes: [[measure, parts[0] ?? ''], sex, age, adjusted.code, region, MONTHLY],
      freq: 'M' as const,
      t: ordinalOf('M', cell('date')),
      value,
      unit: unitOf(measure),
      adjustment: adjusted.adjustment,
      title: null,
      at,
    };
  });
}

/** The Data API's response to one request on one day. */
export interface LoggedAnswer {
  /** The date of the request, such as `2026-07-01`. */
  readonly day: string;
  readonly rows: readonly ExtractRow[];
}

/**
 * Reads a log with the columns `TIME_PERIOD,MEASURE,SEX,obsValue,INGESTED_ON`. The log repeats a value only when it changes. The response on
 * a day therefore combines all lines up to that day, with the latest value for each observation.
 */
export function readLoggedAnswers(bytes: Uint8Array, file: string): LoggedAnswer[] {
  const logged = namedRows(bytes, file)
    .map(({ cell, at }) => ({ day: cell('INGESTED_ON'), row: loggedRow(cell, at) }))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const known = new Map<string, ExtractRow>();
  const answers = new Map<string, LoggedAnswer>();
  for (const { day, row } of logged) {
    if (!row) continue;
    known.set(`${row.codes.map(([code]) => code).join('.')}/${row.t}`, row);
    answers.set(day, { day, rows: [...known.values()] });
  }
  return [...answers.values()];
}

function loggedRow(cell: (column: string) => string, at: string): ExtractRow | null {
  const measure = cell('MEASURE');
  const sex = Object.values(SEXES).find(([code]) => code === cell('SEX'));
  const value = numberOf(cell('obsValue'));
  const region = regionOf('Australia');
  const adjusted = ADJUSTMENTS['Seasonally Adjusted'];
  if (!sex || !region || !adjusted || value === null) return null;
  return {
    codes: [[measure, LABEL_OF.get(measure) ?? measure], sex, ALL_AGES, adjusted.code, region, MONTHLY],
    freq: 'M',
    t: ordinalOf('M', cell('TIME_PERIOD')),
    value,
    unit: unitOf(measure),
    adjustment: adjusted.adjustment,
    title: null,
    at,
  };
}
