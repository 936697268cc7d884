/** Returns past and future dates of Board decisions, from `data/release-days.csv`. The schedule page does not list them. */
import type { Release } from '../../core/define-dataset.ts';
import { formatPeriod } from '../../core/period.ts';
import { releaseDays } from '../../formats/release-days.ts';

const PAGE = 'https://www.rba.gov.au/schedules-events/board-meeting-schedules.html';

export function policyDecisions(): readonly Release[] {
  const months = new Set<string>();
  return releaseDays()
    .filter(({ publication }) => publication === 'rba.monetary-policy-decision')
    .map(({ period, releasedAt }) => {
      const day = formatPeriod(period);
      const month = day.slice(0, 7);
      const isSecond = months.has(month);
      months.add(month);
      return {
        source: 'rba' as const,
        publicationId: `monetary-policy-decision-${isSecond ? day : month}`,
        title: 'Monetary Policy Board decision',
        eventType: 'policy_decision' as const,
        referencePeriod: null,
        releaseAt: releasedAt,
        sourceUrl: PAGE,
      };
    });
}
