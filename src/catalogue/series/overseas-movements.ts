/** Movements across the border: arrivals and departures by kind, monthly. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { OAD } from '../../sources/abs/datasets/OAD.ts';
import { key, NUMBER } from '../handles.ts';

/** One row for each series: its part of series ids, its code and its title. */
const MOVEMENTS = [
  ['ARRIVALS', 'total_arrivals', 'Overseas arrivals, all'],
  ['ARRIVALS.PERMANENT_LONG_TERM', 'permanent_and_long_term_arrivals', 'Overseas arrivals, permanent and long-term'],
  ['ARRIVALS.PERMANENT', 'permanent_arrivals', 'Overseas arrivals, permanent'],
  ['ARRIVALS.RESIDENTS.LONG_TERM', 'long_term_residents_returning', 'Overseas arrivals, residents returning after a year or more'],
  ['ARRIVALS.VISITORS.LONG_TERM', 'long_term_visitors_arriving', 'Overseas arrivals, visitors for a year or more'],
  ['ARRIVALS.RESIDENTS', 'short_term_residents_returning', 'Overseas arrivals, residents returning in less than a year'],
  ['ARRIVALS.VISITORS', 'short_term_visitors_arriving', 'Overseas arrivals, visitors for less than a year'],
  ['DEPARTURES', 'total_departures', 'Overseas departures, all'],
  ['DEPARTURES.PERMANENT_LONG_TERM', 'permanent_and_long_term_departures', 'Overseas departures, permanent and long-term'],
  ['DEPARTURES.PERMANENT', 'permanent_departures', 'Overseas departures, permanent'],
  ['DEPARTURES.RESIDENTS.LONG_TERM', 'long_term_residents_departing', 'Overseas departures, residents leaving for a year or more'],
  ['DEPARTURES.VISITORS.LONG_TERM', 'long_term_visitors_departing', 'Overseas departures, visitors leaving after a year or more'],
  ['DEPARTURES.RESIDENTS', 'short_term_residents_departing', 'Overseas departures, residents leaving for less than a year'],
  ['DEPARTURES.VISITORS', 'short_term_visitors_departing', 'Overseas departures, visitors leaving in less than a year'],
] as const;

export const AU_MOVEMENTS: readonly SeriesHandle[] = MOVEMENTS.map(([detail, movement, title]) =>
  key(
    OAD,
    { MOVEMENT: movement },
    {
      id: `AU.${detail}`,
      title,
      description: `${title}: movements across the Australian border in each month, original (ABS 3401.0).`,
      ...NUMBER,
      topic: 'population',
      tags: ['overseas arrivals and departures', 'tourism', 'migration', 'travel'],
    },
  ),
);
