import { Type } from 'typebox';
import { PUBLISHED_BASES } from '../../../core/observation.ts';
import { objectOrNull, open, orNull, text, words } from '../../base/shape-parts.ts';

export const CardListed = open(
  {
    card: text('Stable id of the release card: `cpi`.'),
    title: Type.String(),
    publication: orNull('string', 'Id of the publication in the release calendar. Null if the calendar does not include the publication.'),
    headline: text('Id of the headline series.'),
    latest_period: orNull('string', 'Latest period with a headline or a figure. Null if no data are stored.'),
    parts: Type.Integer({ description: 'Number of contributions that add up to the headline.' }),
    forecast_series: orNull('string', 'Id of the RBA forecast that is compared with the headline.'),
    url: text('Page of the release card.'),
  },
  'A publication that has release cards.',
);

export const CardFigure = open(
  {
    kind: words(['headline', 'figure', 'part'], 'Kind of figure. A part is a contribution to the headline.'),
    series_id: Type.String(),
    title: Type.String(),
    units: Type.String(),
    period: Type.String(),
    value: orNull('number', 'Value of this period in the latest vintage.'),
    previous_period: Type.String(),
    previous_value: orNull('number', 'Value for the previous period in the latest vintage.'),
    change: orNull('number', 'Value minus the previous value.'),
    previous_revision: orNull(
      'number',
      'How much this release revised the value for the previous period. Null if the vintage before the release is not stored.',
    ),
    first_value: orNull('number', 'Value of this period as first published. Null if that vintage is not stored.'),
    first_published: orNull('string', 'Date of the first vintage with a value for this period.', { format: 'date' }),
    first_published_basis: orNull('string', 'How that date is known. Null if it is not stored.', { enum: [...PUBLISHED_BASES, null] }),
    computed_from: orNull('string', 'Series from which the value is calculated, if the published rate ends earlier. Otherwise null.'),
    reason: orNull('string', 'Reason why there is no value.'),
  },
  'A figure in a release.',
);

export const CardSummary = open(
  {
    card: Type.String(),
    title: Type.String(),
    publication: orNull('string', 'Id of the publication in the release calendar.'),
    period: Type.String(),
    released_at: orNull('string', 'Time of release. Null if unknown.', { format: 'date-time' }),
    released_basis: orNull('string', 'How the release date is known: `found` or `by_rule`.'),
    sentence: text('The headline in a sentence.'),
    parts: Type.Integer({ description: 'Number of parts that have a change.' }),
    parts_up: Type.Integer({ description: 'Number of parts that contributed more than in the previous period, after rounding.' }),
    parts_down: Type.Integer({ description: 'Number of parts that contributed less than in the previous period, after rounding.' }),
    forecast: objectOrNull(
      {
        issued: Type.String(),
        target: text('Quarter that the forecast is for.'),
        value: Type.Number(),
        basis: Type.String(),
        outcome: orNull(
          'number',
          'Value that is compared: the headline, or the mean of the three months of the quarter. Null if the measures differ.',
        ),
        difference: orNull('number', 'The outcome minus the forecast.'),
      },
      'RBA forecast in the last statement before the release.',
    ),
    forecast_reason: orNull('string', 'Reason why there is no forecast or no difference.'),
    url: text('Page of the release card.'),
  },
  'The release.',
);
