/** JSON Schemas of `meta.explain`. */
import { type TSchema, Type } from 'typebox';
import { instantOrNull, orNull, refTo, text } from './shape-parts.ts';

const byName = (values: object, description: string): TSchema => Type.Unsafe({ type: 'object', additionalProperties: values, description });

const nameOfFile = {
  source_url: orNull('string', 'URL of the downloaded file.'),
  sha256: orNull('string', 'Hash of the file as the agency sent it.'),
  retrieved_at: instantOrNull('When the file was downloaded.'),
};

/** An input has a series id, or a key, or a dataset with codes. */
const Operand = Type.Object(
  {
    input: Type.Optional(text('For an indicator: the symbol of the input in the formula.')),
    sampling: Type.Optional(orNull('string', 'For an indicator: how the input is converted if it has another frequency.')),
    series_id: Type.Optional(text('Id of a canonical series.')),
    series_key: Type.Optional(text('Key of the series in its dataset, if it has no id.')),
    dataset_id: Type.Optional(text('Id of the dataset, if the value is read from a dataset.')),
    dimensions: Type.Optional(byName({ type: 'string' }, 'Codes of the series by dimension, if it has no id.')),
    rows: Type.Optional(
      Type.Unsafe({
        type: 'object',
        additionalProperties: {
          anyOf: [{ type: ['string', 'number', 'null'] }, { type: 'array', items: { type: ['string', 'number', 'null'] } }],
        },
        description: 'For a register: filters, by column, that select the rows that were counted or summed.',
      }),
    ),
    aggregate: Type.Optional(text('For a register: how the rows were combined, such as counted or summed.')),
    period: Type.Optional(text('Reference period.')),
    value: orNull('number', 'The published value.'),
    unit: Type.Optional(text('Unit of the value with its multiplier, such as millions.')),
    source_url: Type.Optional(nameOfFile.source_url),
    sha256: Type.Optional(nameOfFile.sha256),
    retrieved_at: Type.Optional(nameOfFile.retrieved_at),
    files: Type.Optional(Type.Array(Type.String(), { description: 'Hashes of all files, if the version consists of several files.' })),
    file_note: Type.Optional(text('Reason why the hash does not identify a file from the agency.')),
    at: text('Cell or element in the file.'),
  },
  { description: 'A published value, with its file and its cell.' },
);
const OPERANDS = Type.Array(refTo('Operand'));

const SeriesExplanation = Type.Object(
  { formula: Type.String(), operands: OPERANDS },
  { description: 'How the values of a series are calculated.' },
);

const ComparisonExplanation = Type.Object(
  {
    index: Type.Optional(text('With `index_to`: the formula that calculates the index.')),
    expr: Type.Optional(text('The expression that was calculated.')),
    series: byName(refTo('SeriesExplanation'), 'Explanation of each series, by series id.'),
  },
  { description: 'How the values of several series are calculated.' },
);

const DatasetExplanation = Type.Object(
  {
    operands: OPERANDS,
    files: Type.Optional(
      Type.Array(Type.Object(nameOfFile), { description: 'Source files of a register. Its rows are as published in these files.' }),
    ),
  },
  { description: 'Published values of a dataset, or the files of a register.' },
);

const SignalExplanation = Type.Object(
  {
    formula: Type.Array(Type.String()),
    symbols: Type.Optional(
      Type.Unsafe({ type: 'object', additionalProperties: { type: 'string' }, description: 'Meaning and unit of each symbol.' }),
    ),
    methodology_version: Type.Integer(),
    parameters: Type.Unsafe({
      type: 'object',
      additionalProperties: { type: ['string', 'number', 'null'] },
      description: 'Values of parameters with which the indicator was calculated.',
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
          from: text('First day on which the constant applies.', { format: 'date' }),
          source: Type.String(),
          source_url: Type.String({ format: 'uri' }),
        }),
        { description: 'Constants in the formula that do not come from the data.' },
      ),
    ),
    constants_on: Type.Optional(text('The day for which constants were chosen.', { format: 'date' })),
    rows: Type.Array(Type.Object({ period: Type.Optional(orNull('string', 'Period of the row.')), operands: OPERANDS })),
  },
  { description: 'How the values of an indicator are calculated.' },
);

export const EXPLANATION_SCHEMAS: Readonly<Record<string, TSchema>> = {
  Operand,
  SeriesExplanation,
  ComparisonExplanation,
  DatasetExplanation,
  SignalExplanation,
};

export const Explain = Type.Unsafe({
  anyOf: ['SeriesExplanation', 'ComparisonExplanation', 'DatasetExplanation', 'SignalExplanation'].map(refTo),
  description: 'With `explain=1`: formula, inputs, files, hashes and cells.',
});
