/** JSON Schemas for `meta.explain`: the formula, and every published value used in it, with its file and its position in that file. */
import { type TSchema, Type } from 'typebox';
import { instantOrNull, orNull, refTo, text } from './schema-parts.ts';

const byName = (values: object, description: string): TSchema => Type.Unsafe({ type: 'object', additionalProperties: values, description });

const nameOfFile = {
  source_url: orNull('string', 'Where the file was got.'),
  sha256: orNull('string', 'Hash of the file as the agency sent it.'),
  retrieved_at: instantOrNull('When it was retrieved.'),
};

/** How an input is identified: by series id, by key, or by dataset and codes. */
const Operand = Type.Object(
  {
    input: Type.Optional(text('For an indicator: the symbol of the input in the formula.')),
    sampling: Type.Optional(orNull('string', 'For an indicator: how an input of another frequency is converted.')),
    series_id: Type.Optional(text('For a canonical series.')),
    series_key: Type.Optional(text('If it is a value of a dataset.')),
    dataset_id: Type.Optional(text('If the series has no id.')),
    dimensions: Type.Optional(byName({ type: 'string' }, 'The codes of a series without an id.')),
    rows: Type.Optional(
      Type.Unsafe({
        type: 'object',
        additionalProperties: {
          anyOf: [{ type: ['string', 'number', 'null'] }, { type: 'array', items: { type: ['string', 'number', 'null'] } }],
        },
        description: 'For a register: filters of the counted or summed rows, by column.',
      }),
    ),
    aggregate: Type.Optional(text('For a register: how the rows were used.')),
    period: Type.Optional(text('Reference period.')),
    value: orNull('number', 'As published.'),
    unit: Type.Optional(text('Unit, multiplier included.')),
    source_url: Type.Optional(nameOfFile.source_url),
    sha256: Type.Optional(nameOfFile.sha256),
    retrieved_at: Type.Optional(nameOfFile.retrieved_at),
    files: Type.Optional(Type.Array(Type.String(), { description: 'The hashes of all files, if there are several.' })),
    at: text('The cell or name in the file.'),
  },
  { description: 'A published value, with its file and cell.' },
);
const OPERANDS = Type.Array(refTo('Operand'));

const SeriesExplanation = Type.Object({ formula: Type.String(), operands: OPERANDS }, { description: 'Of a series.' });

const ComparisonExplanation = Type.Object(
  {
    index: Type.Optional(text('With `index_to`: the formula of the index.')),
    expr: Type.Optional(text('The expression that was computed.')),
    series: byName(refTo('SeriesExplanation'), 'By series id.'),
  },
  { description: 'Of several series.' },
);

const DatasetExplanation = Type.Object(
  {
    operands: OPERANDS,
    files: Type.Optional(Type.Array(Type.Object(nameOfFile), { description: 'For a register, with rows as in its files.' })),
  },
  { description: 'Of a dataset.' },
);

const SignalExplanation = Type.Object(
  {
    formula: Type.Array(Type.String()),
    methodology_version: Type.Integer(),
    parameters: Type.Unsafe({
      type: 'object',
      additionalProperties: { type: ['string', 'number', 'null'] },
      description: 'As they were applied.',
    }),
    constants: Type.Optional(
      Type.Array(
        Type.Object({
          name: Type.String(),
          value: Type.Unsafe({
            anyOf: [
              { type: ['number', 'string', 'null'] },
              { type: 'array', items: { type: 'number' } },
              { type: 'object', additionalProperties: { type: 'number' } },
            ],
          }),
          unit: Type.String(),
          from: text('First day on which it applies.', { format: 'date' }),
          source: Type.String(),
          source_url: Type.String({ format: 'uri' }),
        }),
        { description: 'Constants from outside the data.' },
      ),
    ),
    constants_on: Type.Optional(text('The day of the constants.', { format: 'date' })),
    rows: Type.Array(Type.Object({ period: Type.Optional(orNull('string', 'Of the row.')), operands: OPERANDS })),
  },
  { description: 'For an indicator.' },
);

export const EXPLANATION_SCHEMAS: Readonly<Record<string, TSchema>> = {
  Operand,
  SeriesExplanation,
  ComparisonExplanation,
  DatasetExplanation,
  SignalExplanation,
};

/** `meta.explain` */
export const Explain = Type.Unsafe({
  anyOf: ['SeriesExplanation', 'ComparisonExplanation', 'DatasetExplanation', 'SignalExplanation'].map(refTo),
  description: 'With `explain=1`: formula, inputs, files, hashes and cells.',
});
