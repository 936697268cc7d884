import { type TSchema, Type } from 'typebox';
import { SOURCE_CODES } from '../../core/define-dataset.ts';
import { FREQUENCIES } from '../../core/frequency.ts';
import { OBS_STATUSES } from '../../core/observation.ts';
import { instantOrNull, open, orNull, text, words } from '../base/shape-parts.ts';

const CELL = { type: ['string', 'number', 'boolean', 'null'] };

const Row = Type.Object(
  {
    period: text('Reference period: `2024`, `2024-Q1`, `2024-03`, `2024-03-31`.'),
    value: orNull('number', 'The published value. Null if the agency gives no number.'),
    unit: orNull('string', 'Unit of the value with its multiplier, such as millions.'),
    dimensions: Type.Unsafe({
      type: 'object',
      additionalProperties: { type: 'string' },
      description:
        'Label of each dimension, by dimension name. `labels=code` returns the codes instead. `labels=both` returns a member for the label and one for the code (`region`, `region_code`).',
    }),
    status: Type.Optional(words(OBS_STATUSES, 'Flag of the agency for the value, if it has one.')),
  },
  { description: 'One observation of a dataset.', additionalProperties: true },
);

const TableRow = Type.Unsafe({
  type: 'object',
  properties: {
    period: { type: ['string', 'null'], description: 'Reference period, if the rows have one.' },
    dimensions: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Label of each dimension that has no columns, by dimension name.',
    },
    status: {
      anyOf: [{ type: ['string', 'null'] }, { type: 'object', additionalProperties: { type: 'string' } }],
      description: "In a wide table: the agency's flags, by column name. In a register: the value of the column `flags`.",
    },
  },
  additionalProperties: { anyOf: [CELL, { type: 'array', items: { type: 'string' } }] },
  description: 'A row of a register, or of a table with a column for each code of a dimension (`shape=wide`).',
});

const ColumnUnits = Type.Object(
  {
    units: Type.Unsafe({
      type: 'object',
      additionalProperties: { type: ['string', 'null'] },
      description: 'Unit of each column, by column name. A unit is null if the column has several units.',
    }),
  },
  { description: 'Only for `shape=wide`, where each code of a dimension has a column.' },
);

export const DatasetEntry = open(
  {
    id: text('Id of the dataset, without the source.'),
    dataset_id: text('`abs.CPI`'),
    source: words(SOURCE_CODES, 'Source code.'),
    title: Type.String(),
    description: Type.String(),
    frequency: orNull('string', `One of ${FREQUENCIES.join(', ')}, or the same frequency as a word.`),
    unit: orNull('string', 'Unit of the values, if all have the same unit.'),
    kind: words(['time_series', 'register'], 'Kind of dataset.'),
    licence: text('Name of the licence.'),
    landing_page: text('Page of the agency about the dataset.', { format: 'uri' }),
    period_start: orNull('string', 'First period with data.'),
    period_end: orNull('string', 'Last period with data.'),
    rows: orNull('integer', 'Number of stored observations. For a register, number of rows.'),
    refreshed_at: instantOrNull('When the dataset was last checked or updated.'),
    next_release: instantOrNull('When the next figure is expected.'),
    stale: Type.Boolean(),
    example: text('Example request that returns data.', { format: 'uri' }),
  },
  'One dataset of the catalogue.',
);

const DatasetDescription = open(
  {
    id: Type.String(),
    title: Type.String(),
    description: Type.String(),
    kind: words(['time_series', 'register'], 'Kind of dataset.'),
    dimensions: Type.Array(
      open(
        {
          name: Type.String(),
          code: Type.String(),
          description: Type.String(),
          values: Type.Array(open({ code: Type.String(), label: Type.String() }, 'A value of the dimension.')),
          default: orNull('string', 'Code that applies if a request does not filter the dimension. Null if all codes apply.'),
        },
        'A dimension.',
      ),
    ),
    columns: Type.Array(open({ name: Type.String(), type: Type.String(), description: Type.String() }, 'A column.')),
    measures: Type.Array(
      open(
        { code: Type.String(), label: Type.String(), units: Type.Array(Type.String()) },
        'Definition of the dataset, including its units.',
      ),
    ),
    coverage: open(
      {
        start: orNull('string', 'First stored period.'),
        end: orNull('string', 'Last stored period.'),
        rows: Type.Integer(),
        series: Type.Integer(),
      },
      'Range of the stored data.',
    ),
    quirks: Type.Array(Type.String()),
    upstream: open({ url: Type.String(), format: Type.String() }, 'Source from which the data are read.'),
    licence: open({ name: Type.String(), url: Type.String({ format: 'uri' }) }, 'Licence of the data.'),
    stale_rule: words(['serve_cached'], 'What requests return if the data may be out of date.'),
    examples: Type.Array(Type.String()),
  },
  'Dimensions, columns, coverage and notes of a dataset.',
);

export const DATASET_SCHEMAS: Readonly<Record<string, TSchema>> = { Row, TableRow, ColumnUnits, DatasetEntry, DatasetDescription };
