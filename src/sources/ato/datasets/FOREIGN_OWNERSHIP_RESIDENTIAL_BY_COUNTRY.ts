/** Register of Foreign Ownership of Australian Assets: interests in residential land by country of control. */
import type { TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { parseResidentialByCountry } from '../foreign-ownership.ts';
import { fileAt, workbookOf } from '../packages.ts';
import { declared, dimensionOf } from '../table.ts';

export const FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY: TimeSeriesDataset = {
  ...declared({
    id: 'FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY',
    title: 'Foreign ownership of residential land by country',
    description: 'Number of registered foreign interests in Australian residential land at 30 June, by country of control.',
    origin: workbookOf(
      'register-of-foreign-ownership-of-australian-assets',
      /^Residential Land\b/i,
      fileAt('00e08863-57e7-431a-b5b7-202f8ddd3112', 'bbdde99b-25b2-4b92-9b2d-690c952c9e84', 'residential-land.xlsx'),
    ),
    maxAgeDays: 900,
    quirks: [
      'Figures are for 30 June. The period is the financial year that ends on that day.',
      'Figures are numbers of registrations, not of all foreign-owned homes. The register excludes interests acquired before July 2016.',
    ],
  }),
  kind: 'time_series',
  frequency: 'FY',
  dimensions: [
    dimensionOf({
      name: 'country',
      description: 'Country of control of the interest, as the agency names it.',
      words: {
        china: "People's Republic of China",
        prc: "People's Republic of China",
        hong_kong: 'Hong Kong, SAR',
        singapore: 'Singapore',
        malaysia: 'Malaysia',
        japan: 'Japan',
        vietnam: 'Vietnam',
        india: 'India',
        indonesia: 'Indonesia',
        united_kingdom: 'United Kingdom',
        uk: 'United Kingdom',
        taiwan: 'Taiwan',
        nepal: 'Nepal',
        united_states: 'United States',
        usa: 'United States',
        us: 'United States',
        canada: 'Canada',
        sri_lanka: 'Sri Lanka',
        south_korea: 'Korea, (Republic of South Korea)',
        korea: 'Korea, (Republic of South Korea)',
        south_africa: 'South Africa',
        france: 'France',
        cambodia: 'Cambodia',
        germany: 'Germany',
        bermuda: 'Bermuda',
      },
    }),
  ],
  fixed: {},
  parse: parseResidentialByCountry,
};
