import type { Release, Source } from '../../core/define-dataset.ts';
import type { Store } from '../../store/ports/port.ts';

/** Stores the releases that come with the program, such as decision dates that are announced a year ahead. */
export async function keepKnownReleases(store: Store, sources: readonly Source[]): Promise<void> {
  const known = sources.flatMap((source) => source.calendar?.known ?? []);
  if (known.length === 0) return;
  const times = known.map((release) => release.releaseAt);
  const stored = await store.releases.between(Math.min(...times), Math.max(...times));
  const isStored = (release: Release): boolean =>
    stored.some((one) => one.publicationId === release.publicationId && one.source === release.source);
  await store.releases.upsert(known.filter((release) => !isStored(release)));
}
