import { Type } from 'typebox';
import { FIGURE } from '../base/figure-shape.ts';
import { objectOrNull, open, orNull, text, words } from '../base/shape-parts.ts';

export const RankingRow = open(
  {
    rank: orNull('integer', 'Rank of the value. 1 is the highest value. Equal values share a rank. Null without a value.'),
    code: text('Code of the agency.'),
    name: Type.String(),
    value: orNull(
      'number',
      'Value for the period, or sum over the year. With `per=1000_residents`, the value or sum per 1,000 residents. Null if a value is missing.',
    ),
    units: Type.String(),
    period: orNull('string', 'The period. For a sum, the first and the last period.'),
    year_ago_value: FIGURE.year_ago_value,
    change_year: orNull('number', 'Annual change. Null for values per 1,000 residents.'),
    change_year_pct: FIGURE.change_year_pct,
    residents: orNull('number', 'Number of residents of the area, if it is stored.'),
    series_id: orNull('string', 'Id of the series, if it has one.'),
  },
  'A row of a ranking.',
);

export const RankingSummary = open(
  {
    dataset_id: Type.String(),
    by: text('The dimension that is ranked.'),
    areas: orNull('string', 'Kind of area: `sa4`, `council`, `postcode`.'),
    selection: Type.Array(Type.String(), { description: 'Labels of the codes that apply in the other dimensions.' }),
    window: words(['period', 'year'], 'Whether rows show one period or the sum over a year.'),
    per: words(['value', '1000_residents'], 'Whether rows show the value or the value per 1,000 residents.'),
    residents_dataset: orNull('string', 'Id of the dataset with numbers of residents. Null if no dataset has them for these areas.'),
    residents_period: orNull('string', 'Year of the numbers of residents, which are at 30 June. Null if they are not stored.'),
    national: objectOrNull({ code: Type.String(), value: orNull('number', 'Value for Australia.') }, 'Australia.'),
    url: text('Its page.'),
  },
  'The measure that is ranked.',
);
