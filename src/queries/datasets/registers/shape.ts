import { Type } from 'typebox';
import { open, orNull, text } from '../../base/shape-parts.ts';

export const FacetCount = open(
  {
    column: text('Name of a column that has few different values.'),
    value: orNull('string', 'Value as in the rows.'),
    label: orNull('string', 'Label, if the value is a code.'),
    rows: Type.Integer({ minimum: 0, description: 'Number of rows with this value that match the other filters.' }),
    exact: Type.Boolean({ description: 'False if counting stopped because there are too many rows.' }),
  },
  'Number of rows with one value of a column.',
);
