import { aliasesOf, SERIES } from '../../../catalogue/series.ts';
import { at } from '../../../core/assert.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import type { QueryParameter } from '../../base/parameters/declaration.ts';
import type { Parameters } from '../../base/parameters/parameters.ts';
import { EXPR, IDS } from '../../base/parameters/standard.ts';
import { type Expression, NoExpression, operandsIn, parseExpression, UnknownWord, unitOf } from './series-expression.ts';
import type { Shaping } from './series-transforms.ts';

export interface WrittenExpression {
  readonly text: string;
  readonly expression: Expression;
}

export const IDS_OR_EXPR: QueryParameter = {
  ...IDS,
  required: false,
  description: 'Ids of 2 to 12 series, separated by commas. Without them, the series that `expr` names.',
};
/** The minimum and maximum number of series in one response. An expression can also have a single series. */
export const SERIES_IN_ONE = { min: 2, max: 12 } as const;

/** Returns the series with all their ids. An expression can therefore use the ids of agencies and of FRED. */
const withAliases = (series: readonly SeriesHandle[]): readonly SeriesHandle[] =>
  series.map((handle) => ({ ...handle, aliases: aliasesOf(handle) }));
let catalogue: readonly SeriesHandle[] | undefined;

/**
 * Returns the different series in the expression if `ids` is missing. Returns null if there is no expression. Throws UnknownWord for an
 * unknown name, and REQ_BAD_PARAMETER for invalid syntax.
 */
export function seriesOfExpression(params: URLSearchParams): readonly SeriesHandle[] | null {
  const text = params.get(EXPR.name)?.trim();
  if (params.has(IDS.name) || text === undefined || text === '') return null;
  try {
    catalogue ??= withAliases(SERIES);
    const operands = operandsIn(parseExpression(text, catalogue)).map((index) => at(SERIES, index));
    if (operands.length === 0) throw new NoExpression('it names no series');
    if (operands.length > SERIES_IN_ONE.max) throw new NoExpression(`it names more than ${SERIES_IN_ONE.max} series`);
    return operands;
  } catch (error) {
    if (!(error instanceof NoExpression) || error instanceof UnknownWord) throw error;
    const detail = notAnExpression(text, error);
    throw new WattleError('REQ_BAD_PARAMETER', detail, { faults: [{ parameter: EXPR.name, detail, allowed: EXPRESSION_PARTS }] });
  }
}

const EXPRESSION_PARTS = ['the id of a series', 'a number', '+', '-', '*', '/', '(', ')'];
const notAnExpression = (text: string, error: NoExpression): string => `${quoted(text)} is not a valid expression: ${error.message}.`;

/** Reads `expr`. Returns null if it is missing or invalid. Reports a fault if it is invalid. */
export function readExpression(parameters: Parameters, handles: readonly SeriesHandle[]): WrittenExpression | null {
  const text = parameters.text(EXPR);
  if (text === null) return null;
  try {
    return { text, expression: parseExpression(text, withAliases(handles)) };
  } catch (error) {
    if (!(error instanceof NoExpression)) throw error;
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: EXPR.name,
      detail: notAnExpression(text, error),
      allowed: [...handles.map(({ id }) => id), '+', '-', '*', '/', '(', ')'],
    });
    return null;
  }
}

/**
 * If the request has no frequency, converts events in an expression to the frequency of the other series. Each period then has the value
 * that applies at its end.
 */
export function eventsAtFrequencyOfOthers(handles: readonly SeriesHandle[], shapings: readonly Shaping[]): readonly Shaping[] {
  const others = new Set(handles.filter(({ nature }) => nature !== 'event').map(({ frequency }) => frequency));
  const [frequency] = others;
  if (frequency === undefined || others.size > 1 || shapings.some((shaping) => shaping.frequency !== null)) return shapings;
  return shapings.map((shaping, i) => {
    const handle = at(handles, i);
    const isCoarser = FREQUENCY[frequency].rank < FREQUENCY[handle.frequency].rank;
    return handle.nature === 'event' && isCoarser ? { ...shaping, frequency, aggregation: 'eop' } : shaping;
  });
}

/** Returns the unit of the result. Throws REQ_UNPROCESSABLE if the expression adds different units. */
export function unitOfExpression({ text, expression }: WrittenExpression, units: readonly string[]): string {
  try {
    return unitOf(expression, units);
  } catch (error) {
    if (!(error instanceof NoExpression)) throw error;
    throw new WattleError('REQ_UNPROCESSABLE', `${quoted(text)} is not a valid expression: ${error.message}.`, {
      hint: 'Divide them, or convert them to one unit: index_to=2020 (100 in that year), units=pc1 (growth) or deflate=AU.CPI.INDEX (constant prices).',
    });
  }
}
