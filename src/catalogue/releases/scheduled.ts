/** Release days that come with the program, in the form of an agency's calendar. */
import type { Release, SourceCode } from '../../core/define-dataset.ts';
import { DAY_MS, formatPeriod, period } from '../../core/period.ts';
import { type ScheduledRelease, scheduledBetween } from './release-publications.ts';

/** @param scheduled with its instant, in ms since the epoch */
export function releaseOfSchedule({ publication, t, at }: Omit<ScheduledRelease, 'at'> & { readonly at: number }): Release {
  const reference = formatPeriod(period(publication.freq, t));
  return {
    source: publication.source,
    publicationId: `${publication.id.slice(publication.source.length + 1)}-${reference.toLowerCase()}`,
    title: publication.title,
    eventType: publication.eventType,
    referencePeriod: publication.freq === 'D' ? null : reference,
    releaseAt: at,
    sourceUrl: publication.url,
  };
}

const cached = new Map<SourceCode, { readonly from: number; readonly releases: readonly Release[] }>();

/** Releases of an agency in the next `aheadMs`, ascending. They are listed once a day, because every answer needs them. */
export function scheduledAfter(source: SourceCode, now: number, aheadMs: number): readonly Release[] {
  const known = cached.get(source);
  const isValid = known !== undefined && now >= known.from && now - known.from < DAY_MS;
  const all = isValid ? known.releases : listed(source, now, now + aheadMs + DAY_MS);
  if (!isValid) cached.set(source, { from: now, releases: all });
  return all.filter(({ releaseAt }) => releaseAt > now && releaseAt <= now + aheadMs);
}

const listed = (source: SourceCode, from: number, to: number): readonly Release[] =>
  scheduledBetween(from, to)
    .filter(({ publication }) => publication.source === source)
    .map(releaseOfSchedule);
