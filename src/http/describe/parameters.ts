/** The parameters that several endpoints share, as the document describes them. */
import { Type } from 'typebox';
import { PERIOD_FORMS } from '../../core/period.ts';
import { AGGREGATION_METHODS, TRANSFORMS } from '../../core/series.ts';
import type { Parameter } from '../endpoint.ts';
import { FORMATS } from '../request/negotiate.ts';

const FORMS = `Accepted forms: ${PERIOD_FORMS.map((form) => `\`${form}\``).join(', ')}.`;

export const query = (name: string, description: string, more: Partial<Parameter> = {}): Parameter => ({
  name,
  in: 'query',
  description,
  schema: Type.String(),
  ...more,
});

export const path = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'path',
  description,
  schema: Type.String(),
  required: true,
  example,
});

export const choice = (values: readonly string[]): Pick<Parameter, 'schema'> => ({
  schema: Type.Unsafe({ type: 'string', enum: [...values] }),
});
export const flag: Pick<Parameter, 'schema'> = { schema: Type.Unsafe({ type: 'string', enum: ['0', '1'] }) };
export const integer = (minimum: number, maximum: number, byDefault: number): Pick<Parameter, 'schema'> => ({
  schema: Type.Integer({ minimum, maximum, default: byDefault }),
});

export const WINDOW: readonly Parameter[] = [
  query('start_period', `First period, inclusive; a bound of another frequency covers its whole span. ${FORMS}`),
  query('end_period', 'Last period, inclusive. The same forms.'),
  query('start', 'The same as `start_period`.'),
  query('end', 'The same as `end_period`.'),
];

export const AS_OF = query(
  'as_of',
  'Answers with what was known at this instant: a date (its last moment, UTC) or an instant with a zone.',
);
export const EXPLAIN = query('explain', '`1` adds `meta.explain`: formula, operands, files, hashes and cells.', flag);
export const ALLOW_STALE = query('allow_stale', '`0` refuses a stale answer with 503 instead of labelling it.', flag);
export const CURSOR = query('cursor', 'Continues where a page ended; taken from `links.next`.');

/** How values of a series are shaped: FRED's parameters, and one of ours. */
export const SHAPING: readonly Parameter[] = [
  query('units', "FRED's transformations of the values: levels, changes, growth rates, logarithm.", choice(TRANSFORMS)),
  query(
    'frequency',
    "A coarser frequency to aggregate to: FRED's letters or ours; `fy` are financial years, `s` or `sa` half-years. The word of the frequency is taken too.",
    { schema: Type.String({ examples: ['a', 'fy', 's', 'q', 'm', 'w', 'd'] }) },
  ),
  query('aggregation_method', 'Mean (`avg`), sum, or the last value of each period (`eop`).', choice(AGGREGATION_METHODS)),
  query('partial', '`1` also shows coarser periods that are not there as a whole, and marks their rows.', flag),
];

/** Of every endpoint whose answers have rows. */
export const RENDERING: readonly Parameter[] = [
  query('format', 'Format of the answer; wins over Accept.', choice(FORMATS)),
  query('csv_safe', '`1` guards CSV cells that a spreadsheet would run as a formula.', flag),
];

export const JSON_ONLY: readonly Parameter[] = [query('format', 'JSON is the only format here.', choice(['json']))];
