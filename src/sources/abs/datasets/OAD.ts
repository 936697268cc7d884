/** ABS OAD: overseas arrivals and departures, from tables 1 and 2 of publication 3401.0, which have no dataflow. */
import { absWorkbooks } from '../workbook-dataset.ts';

export const OAD = absWorkbooks({
  id: 'OAD',
  title: 'Overseas arrivals and departures',
  description:
    'Movements across the border in each month since January 1976: permanent, long-term and short-term, of residents and visitors. The earliest available figures on migration.',
  catalogueNumber: '3401.0',
  publication: 'industry/tourism-and-transport/overseas-arrivals-and-departures-australia',
  frequency: 'M',
  tables: [{ file: '340101.xlsx' }, { file: '340102.xlsx' }],
  dimensions: {
    MOVEMENT: {
      name: 'movement',
      description: 'Direction and kind of movement.',
      lines: {
        total_arrivals: 'Total Arrivals',
        permanent_and_long_term_arrivals: 'Permanent and Long-term Arrivals',
        permanent_arrivals: 'Permanent Arrivals',
        long_term_residents_returning: 'Long-term Residents returning',
        long_term_visitors_arriving: 'Long-term Visitors arriving',
        short_term_residents_returning: 'Short-term Residents returning',
        short_term_visitors_arriving: 'Short-term Visitors arriving',
        total_departures: 'Total Departures',
        permanent_and_long_term_departures: 'Permanent and Long-term Departures',
        permanent_departures: 'Permanent Departures',
        long_term_residents_departing: 'Long-term Residents departing',
        long_term_visitors_departing: 'Long-term Visitors departing',
        short_term_residents_departing: 'Short-term Residents departing',
        short_term_visitors_departing: 'Short-term Visitors departing',
      },
      default: 'total_arrivals',
    },
  },
  adjustment: 'only original',
  silent: ['Number of movements'],
  releaseTitle: 'Overseas Arrivals and Departures, Australia',
  maxAgeDays: 90,
  quirks: [
    'A movement is counted by the stated intention of the person. Net overseas migration counts people who actually stayed for 12 of 16 months.',
    'The ABS suspended the seasonally adjusted and trend series in 2020. Wattle reads the original series.',
  ],
});
