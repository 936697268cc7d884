/** Provides the release days that are part of the program, in the same form as an agency's calendar. */
import { type Dataset, datasetKey, type Release, type SourceCode } from '../../core/define-dataset.ts';
import { isFrequency } from '../../core/frequency.ts';
import { DAY_MS, formatPeriod, period } from '../../core/period.ts';
import { releasesOf } from '../../core/release-titles.ts';
import { releasePublicationOf, releasePublications, type ScheduledRelease, scheduledBetween } from './release-publications.ts';

/** Converts a scheduled release to an entry of the calendar. `at` is in ms since the epoch. */
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

const ofSources = new Map<SourceCode, { readonly from: number; readonly releases: readonly Scheduled[] }>();
const ofDatasets = new WeakMap<Dataset, { readonly from: number; readonly next: Release | null }>();
const isOfToday = (from: number, now: number): boolean => now >= from && now - from < DAY_MS;

/** Returns the next release of a dataset within `aheadMs`, or null. The result is cached for a day, because every response contains it. */
export function nextScheduled(dataset: Dataset, now: number, aheadMs: number): Release | null {
  const known = ofDatasets.get(dataset);
  if (known !== undefined && isOfToday(known.from, now) && (known.next === null || known.next.releaseAt > now)) return known.next;
  // A monthly and a quarterly release can have the same title. Releases are therefore compared by publication if the dataset's
  // publication is known.
  const own =
    dataset.kind === 'time_series' && isFrequency(dataset.frequency) ? releasePublicationOf(datasetKey(dataset), dataset.frequency) : null;
  const releases =
    own === null
      ? releasesOf(dataset.cadence, scheduledOf(dataset.source, now, aheadMs).map(releaseOfSchedule))
      : scheduledBetween(now, now + aheadMs, [own]).map(releaseOfSchedule);
  const next = releases.find(({ releaseAt }) => releaseAt > now) ?? null;
  ofDatasets.set(dataset, { from: now, next });
  return next;
}

type Scheduled = ScheduledRelease & { readonly at: number };

function scheduledOf(source: SourceCode, now: number, aheadMs: number): readonly Scheduled[] {
  const known = ofSources.get(source);
  if (known !== undefined && isOfToday(known.from, now)) return known.releases;
  const own = releasePublications().filter((publication) => publication.source === source);
  const releases = scheduledBetween(now, now + aheadMs, own);
  ofSources.set(source, { from: now, releases });
  return releases;
}
