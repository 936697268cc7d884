/** JSON Schemas of release cards. */
import { Type } from 'typebox';
import { objectOrNull, open, orNull, text, words } from './schema-parts.ts';

export const CardListed = open(
  {
    card: text('Stable id: `cpi`.'),
    title: Type.String(),
    publication: orNull('string', 'Id of its publication in the calendar. Null where no calendar is known.'),
    headline: text('Series of the headline.'),
    latest_period: orNull('string', 'Latest stored period. Null without data.'),
    parts: Type.Integer({ description: 'Contributions that add up to the headline.' }),
    forecast_series: orNull('string', 'Forecast of the RBA that it is compared with.'),
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
    previous_value: orNull('number', 'Value of the period before, in the latest vintage.'),
    change: orNull('number', 'Difference of the two.'),
    previous_revision: orNull('number', 'How the release revised the previous value. Null where the vintage before is not stored.'),
    first_value: orNull('number', 'Value as first published. Null where that vintage is not stored.'),
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
    released_at: orNull('string', 'Instant of release. Null where it is not known.', { format: 'date-time' }),
    released_basis: orNull('string', 'How it is known: `found` or `by_rule`.'),
    sentence: text('The headline in a sentence.'),
    parts: Type.Integer({ description: 'Parts with a change.' }),
    parts_up: Type.Integer({ description: 'Parts that contributed more than in the period before.' }),
    parts_down: Type.Integer({ description: 'Parts that contributed less.' }),
    forecast: objectOrNull(
      {
        issued: Type.String(),
        target: text('Quarter of the forecast.'),
        value: Type.Number(),
        basis: Type.String(),
        difference: orNull('number', 'Headline less forecast. A monthly headline is compared with the quarter that contains it.'),
      },
      'Last forecast of the RBA before the release.',
    ),
    url: text('Its page.'),
  },
  'The release.',
);
