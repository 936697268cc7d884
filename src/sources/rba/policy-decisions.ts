/** When the Monetary Policy Board announces its decisions: a dated table, because the schedule page does not list them. */

export interface PolicyDecisions {
  readonly year: number;
  /** Second day of each meeting, Sydney date. */
  readonly days: readonly string[];
  readonly source: string;
  readonly sourceUrl: string;
  /** Day on which the list was taken from the page. */
  readonly asOf: string;
}

/** Announced at this time, Sydney wall clock. */
export const DECISION_TIME = '14:30';

export const POLICY_DECISIONS: readonly PolicyDecisions[] = [
  {
    year: 2026,
    days: ['2026-02-03', '2026-03-17', '2026-05-05', '2026-06-16', '2026-08-11', '2026-09-29', '2026-11-03', '2026-12-08'],
    source: 'Reserve Bank of Australia, Board Meeting Schedules',
    sourceUrl: 'https://www.rba.gov.au/schedules-events/board-meeting-schedules.html',
    asOf: '2026-05-17',
  },
];
