/** Reads an SDMX query. Errors list the accepted values. */

import { acceptedInstead, dayOrSame, readBound } from '../../core/calendar/period-spellings.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import { type Bound, parseInstant } from '../../core/period.ts';
import type { ChoiceParameter, IntegerParameter, QueryParameter } from '../../queries/base/parameters/declaration.ts';
import type { AsOf } from '../../queries/base/parameters/parameters.ts';
import { GAP } from '../../queries/base/parameters/standard.ts';
import type { SdmxDetail } from '../../queries/dialects/sdmx/message.ts';
import {
  ATTRIBUTES,
  AVAILABILITY_REFERENCES,
  DELETION,
  DETAIL,
  EXPLICIT,
  FIRST_N,
  HISTORY,
  LABELS,
  LAST_N,
  LEVEL,
  MEASURES,
  MODE,
  REFERENCES,
  SDMX_AVAILABILITY_QUERY,
  SDMX_DATA_QUERY,
  SDMX_SCHEMA_QUERY,
  SDMX_STRUCTURE_QUERY,
  STRUCTURE_DETAIL,
} from '../../queries/dialects/sdmx/parameters.ts';
import type { AvailabilityRequest } from '../../queries/dialects/sdmx/read-availability.ts';
import type { SdmxReferences } from '../../queries/dialects/sdmx/read-structures.ts';
import type { DataRequest } from '../../queries/dialects/sdmx/wanted-series.ts';

/** The codes of one dimension, from a parameter such as `c[FREQ]=Q,M`. */
export type Component = readonly [id: string, codes: readonly string[]];

interface Filters {
  readonly start: Bound | null;
  readonly end: Bound | null;
  readonly components: readonly Component[];
  readonly updatedAfter: AsOf | null;
}

type DataQuery = Omit<DataRequest, 'found' | 'test'> & Filters;

/** Reads the parameters of a data query. Throws REQ_UNKNOWN_PARAMETER, REQ_BAD_PARAMETER and REQ_BAD_PERIOD. */
export function dataQuery(query: URLSearchParams): DataQuery {
  const filters = filtersOf(query, SDMX_DATA_QUERY);
  choiceOf(query, LABELS);
  const includeHistory = choiceOf(query, HISTORY) === 'true';
  if (includeHistory && filters.updatedAfter !== null) {
    throw fault(
      'updatedAfter',
      'includeHistory returns every vintage, and updatedAfter returns changes after an instant. Use only one of these parameters.',
    );
  }
  const detail = detailOf(query);
  const isFlat = levelOf(query) === 'AllDimensions';
  if (isFlat && (detail === 'serieskeysonly' || detail === 'nodata')) {
    throw fault(
      'dimensionAtObservation',
      `With detail=${detail} there are no observations. Omit dimensionAtObservation, or use detail=dataonly.`,
    );
  }
  return {
    ...filters,
    firstN: countOf(query, FIRST_N),
    lastN: countOf(query, LAST_N),
    detail,
    asOf: asOfQuery(query),
    includeHistory,
    isFlat,
  };
}

function asOfQuery(query: URLSearchParams): AsOf | null {
  const asOf = instantOf(query, 'asOf');
  const gap = choiceOf(query, GAP);
  return asOf === null || gap === null ? asOf : { ...asOf, gap };
}

/** Ignores case, because clients spell the level differently. */
const levelOf = (query: URLSearchParams) => {
  const spelt = (text: string) => LEVEL.values.find((one) => one.toLowerCase() === text.toLowerCase()) ?? text;
  return choiceOf(query, LEVEL, spelt);
};

/** Returns the detail. In version 3.0, `attributes` and `measures` together replace `detail` from 2.1. If sent, `detail` has priority. */
function detailOf(query: URLSearchParams): SdmxDetail {
  const [detail, attributes, measures] = [choiceOf(query, DETAIL), choiceOf(query, ATTRIBUTES), choiceOf(query, MEASURES)];
  if (detail !== null) return detail;
  if (measures === 'none') return attributes === 'none' ? 'serieskeysonly' : 'nodata';
  return attributes === 'none' ? 'dataonly' : 'full';
}

interface AvailabilityQuery extends Filters {
  readonly isExact: boolean;
  readonly references: AvailabilityRequest['references'];
}

export const availabilityQuery = (query: URLSearchParams): AvailabilityQuery => ({
  ...filtersOf(query, SDMX_AVAILABILITY_QUERY),
  isExact: choiceOf(query, MODE) !== 'available',
  references: choiceOf(query, AVAILABILITY_REFERENCES) ?? 'none',
});

/** Reads which referenced structures to return. Throws REQ_UNKNOWN_PARAMETER and REQ_BAD_PARAMETER. */
export function structureQuery(query: URLSearchParams): SdmxReferences {
  for (const name of query.keys()) checkName(name, SDMX_STRUCTURE_QUERY, []);
  const references = choiceOf(query, REFERENCES) ?? 'none';
  return choiceOf(query, STRUCTURE_DETAIL) === 'allstubs' ? 'none' : references;
}

export function checkSchemaQuery(query: URLSearchParams): void {
  for (const name of query.keys()) checkName(name, SDMX_SCHEMA_QUERY, []);
  levelOf(query);
  choiceOf(query, EXPLICIT);
  choiceOf(query, DELETION);
}

const COMPONENT = /^c\[([A-Za-z0-9_]+)\]$/;

function filtersOf(query: URLSearchParams, declared: readonly QueryParameter[]): Filters {
  const components: Component[] = [];
  let [start, end] = [boundOf(query, 'startPeriod'), boundOf(query, 'endPeriod')];
  for (const [name, value] of query) {
    const component = COMPONENT.exec(name)?.[1];
    if (component === 'TIME_PERIOD') {
      for (const clause of value.split(/[+ ]/)) {
        const [, operator, text = ''] = /^(ge|le|eq):(.+)$/.exec(clause) ?? [null, 'eq', clause];
        const bound = readBound(text);
        if (bound === null) throw notA('c[TIME_PERIOD]', clause, 'ge:2024-Q1, le:2024-Q4 or a period');
        if (operator !== 'le') start = bound;
        if (operator !== 'ge') end = bound;
      }
    } else if (component !== undefined) components.push([component, value.split(',')]);
    else checkName(name, declared, ['c[…]']);
  }
  return { start, end, components, updatedAfter: instantOf(query, 'updatedAfter') };
}

function checkName(name: string, declared: readonly QueryParameter[], more: readonly string[]): void {
  const known = [...declared.map((one) => one.name), ...more];
  if (known.includes(name)) return;
  const [near] = nearest(name, known, 1);
  const detail = `Unknown parameter: ${quoted(name)}.`;
  throw new WattleError('REQ_UNKNOWN_PARAMETER', detail, {
    hint: `${near === undefined ? '' : `Did you mean ${near}? `}Allowed: ${known.join(', ')}.`,
    faults: [{ parameter: name, detail, allowed: known, ...(near === undefined ? {} : { did_you_mean: near }) }],
  });
}

function instantOf(query: URLSearchParams, name: string): AsOf | null {
  const text = query.get(name);
  if (text === null) return null;
  const ms = parseInstant(dayOrSame(text));
  if (ms === null) throw notA(name, text, 'a date or an instant with a zone, such as 2025-12-01');
  return { text, ms };
}

function boundOf(query: URLSearchParams, name: string): Bound | null {
  const text = query.get(name);
  const bound = text === null ? null : readBound(text);
  if (text === null || bound) return bound;
  const accepted = acceptedInstead(text) ?? 'Write 2024, 2024-Q1, 2024-03 or 2024-03-31.';
  throw new WattleError('REQ_BAD_PERIOD', `${quoted(text)} is not a period for ${name}. ${accepted}`, {
    faults: [{ parameter: name, detail: 'The value is not a period.' }],
  });
}

function countOf(query: URLSearchParams, { name, max }: IntegerParameter<null>): number | null {
  const text = query.get(name);
  if (text === null) return null;
  if (/^\d{1,9}$/.test(text) && Number(text) <= max) return Number(text);
  throw notA(name, text, `a whole number up to ${max}`);
}

/** Ignores case, because some clients write `True`. */
function choiceOf<T extends string>(
  query: URLSearchParams,
  { name, values }: ChoiceParameter<T>,
  spelt = (text: string): string => text.toLowerCase(),
): T | null {
  const text = query.get(name);
  if (text === null) return null;
  const found = values.find((value) => value === spelt(text));
  if (found !== undefined) return found;
  throw notA(name, text, values.join(', '));
}

const notA = (parameter: string, text: string, allowed: string): WattleError =>
  fault(parameter, `${quoted(text)} is not valid for the parameter ${quoted(parameter)}. Allowed: ${allowed}.`);

const fault = (parameter: string, detail: string): WattleError =>
  new WattleError('REQ_BAD_PARAMETER', detail, { faults: [{ parameter, detail }] });
