/** Popular subjects outside the catalogue, with the nearest series, for messages in search. */
import { ESTIMATES_AND_OTHER_TABLES } from './not-covered/estimates-and-other-tables.ts';
import { MARKETS_AND_SURVEYS } from './not-covered/markets-and-surveys.ts';
import type { NotCovered } from './not-covered/not-covered-subject.ts';
import { PEOPLE_AND_GOVERNMENT } from './not-covered/people-and-government.ts';
import { WORK_AND_HOMES } from './not-covered/work-and-homes.ts';

export type { NotCovered } from './not-covered/not-covered-subject.ts';

export const NOT_COVERED: readonly NotCovered[] = [
  ...MARKETS_AND_SURVEYS,
  ...WORK_AND_HOMES,
  ...PEOPLE_AND_GOVERNMENT,
  ...ESTIMATES_AND_OTHER_TABLES,
];
