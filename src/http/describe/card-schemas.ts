/** JSON Schemas of release cards. */
import { Type } from 'typebox';
import { objectOrNull, open, orNull, text, words } from './schema-parts.ts';

export const CardListed = open(
  {
    card: text('Stable id: `cpi`.'),
    title: Type.String(),
    publication: orNull('string', 'Id of its publication in the calendar. Null if it has no calendar.'),
    headline: text('Series of the headline.'),
    latest_period: orNull('string', 'Latest stored period. Null without data.'),
    parts: Type.Integer({ description: 'Contributions that add up to the headline.' }),
    forecast_series: orNull('string', 'RBA forecast for comparison.'),
    url: text('Its page.'),
  },
  'A publication that has release cards.',
);

export const CardFigure = open(
  {
    kind: words(['headline', 'figure', 'part'], 'A part is a contribution to the headline.'),
    series_id: Type.String(),
    title: Type.String(),
    units: Type.String(),
    period: Type.String(),
    value: orNull('number', 'Value in the latest vintage.'),
    previous_period: Type.String(),
    previous_value: orNull('number', 'Value of the previous period, in the latest vintage.'),
    change: orNull('number', 'Difference of the two.'),
    previous_revision: orNull('number', 'Revision of the previous value in this release. Null if the earlier vintage is not stored.'),
    first_value: orNull('number', 'Value as first published. Null if that vintage is not stored.'),
    first_published: orNull('string', 'Day of that vintage.', { format: 'date' }),
    reason: orNull('string', 'Why there is no value.'),
  },
  'A figure of a release.',
);

export const CardSummary = open(
  {
    card: Type.String(),
    title: Type.String(),
    publication: orNull('string', 'Id of its publication in the calendar.'),
    period: Type.String(),
    released_at: orNull('string', 'Time of release. Null if unknown.', { format: 'date-time' }),
    released_basis: orNull('string', 'Basis of the date: `found` or `by_rule`.'),
    sentence: text('The headline in a sentence.'),
    parts: Type.Integer({ description: 'Parts with a change.' }),
    parts_up: Type.Integer({ description: 'Parts that contributed more than in the previous period.' }),
    parts_down: Type.Integer({ description: 'Parts that contributed less.' }),
    forecast: objectOrNull(
      {
        issued: Type.String(),
        target: text('Quarter of the forecast.'),
        value: Type.Number(),
        basis: Type.String(),
        difference: orNull('number', 'Headline minus forecast. A monthly headline is compared with the forecast for its quarter.'),
      },
      'Last RBA forecast before the release.',
    ),
    url: text('Its page.'),
  },
  'The release.',
);
