import { Type } from 'typebox';
import { open, text } from '../../base/shape-parts.ts';

export const PanelRow = open(
  { sasdate: text('First day of the month: `6/1/2025`. In a row of codes, `Transform:`, `transform` or `factors`.') },
  'A row of the panel. It has a number or null for each column.',
);

export const PanelSummary = open(
  {
    panel: text('`AUS-MD` or `AUS-QD`.'),
    as_of: text('Day of the vintage.', { format: 'date' }),
    series: Type.Integer({ description: 'Number of columns in the response.' }),
    periods: Type.Integer({ description: 'Number of rows that have a date.' }),
    columns: Type.Array(
      open(
        {
          name: text('Column.'),
          series_id: text('Id of the series in the column.'),
          transform: Type.Integer({ description: 'Transformation code.' }),
          group: text('Subject.'),
        },
        'A column.',
      ),
    ),
    behind: Type.Array(text('Names of columns for which a later release is not stored.')),
    without_data: Type.Array(text('Series of the panel that had no values on the day of the vintage.')),
    incomplete: Type.Array(text('Series that a balanced panel omits.')),
  },
  'The panel.',
);
