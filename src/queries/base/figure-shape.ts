import { Type } from 'typebox';
import { PUBLISHED_BASES } from '../../core/observation.ts';
import { GRADES } from './reason-shape.ts';
import { open, orNull } from './shape-parts.ts';

export const FIGURE = {
  series_id: Type.String(),
  title: Type.String(),
  place: Type.String(),
  value: orNull('number', 'Latest value, as published. Null if no data are stored.'),
  units: Type.String(),
  period: orNull('string', 'Period of the latest value.'),
  decimals: orNull('integer', 'Number of decimal places shown.'),
  previous_period: orNull('string', 'The previous period. Null if no change is shown.'),
  previous_value: orNull('number', 'Value in the previous period.'),
  change: orNull('number', 'The latest value minus the previous value, both rounded as shown. For percentages, in percentage points.'),
  change_pct: orNull('number', 'Change from the previous value in per cent. Null if the values are percentages.'),
  year_ago_period: orNull('string', 'The period one year earlier. Null if no annual change is shown.'),
  year_ago_value: orNull('number', 'Value one year earlier.'),
  change_year: orNull(
    'number',
    'The latest value minus the value one year earlier, both rounded as shown. For percentages, in percentage points.',
  ),
  change_year_pct: orNull('number', 'Annual change in per cent. Null if the values are percentages.'),
  adjustment: Type.String(),
  frequency: Type.String(),
  vintage: orNull('string', 'Date of the vintage with the value.', { format: 'date' }),
  published_basis: orNull('string', 'How the date of the vintage is known.', { enum: [...PUBLISHED_BASES, null] }),
  dataset_id: Type.String(),
  source: Type.String(),
  grade: orNull('string', 'How current the value is. Null if no value is stored.', { enum: [...GRADES, null] }),
};

export const AGAINST_NATION = {
  difference: orNull('number', 'Value minus the national value, both rounded as shown. Null for totals and indexes.'),
  share_pct: orNull('number', 'For totals: the value as a percentage of the national value.'),
};

export const FigureRow = open(FIGURE, 'The latest value of a series, with its changes.');
