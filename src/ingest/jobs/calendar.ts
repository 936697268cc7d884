import type { Clock } from '../../core/clock.ts';
import type { Release, Source } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { Store } from '../../store/ports/port.ts';
import { capture, withFallback } from '../fetch/archive.ts';
import { HostRestingError } from '../fetch/circuit-breaker.ts';
import { type Upstream, UpstreamClosedError } from '../fetch/client.ts';
import type { IngestLog } from './ingest-log.ts';
import { logFailure } from './ingest-log.ts';

interface CalendarOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly clock: Clock;
  readonly log: IngestLog;
}

/** The maximum lengths of texts in a release, in characters. */
const LONGEST_PARTS = [
  ['title', 300],
  ['referencePeriod', 100],
  ['publicationId', 500],
  ['sourceUrl', 1_000],
] as const;

/**
 * Requests the pages of a source's calendar and stores the releases. Returns the error, or null. If a page fails, releases on earlier pages
 * are still stored.
 */
export async function refreshCalendar(options: CalendarOptions, source: Source): Promise<WattleError | null> {
  const { store, upstream, clock, log } = options;
  const { calendar } = source;
  if (!calendar) return null;
  const dataset = `${source.code}/calendar`;
  const startedAt = clock.now();
  let error: WattleError | null = null;
  let releases = 0;
  const tell = (failure: WattleError): void => logFailure(log, { dataset, code: failure.code, at: failure.at }, failure);
  try {
    for (const ask of calendar.asks(startedAt)) {
      const context = { store, upstream, source, dataset };
      const announced = await withFallback(ask, async (one) => checked(calendar.parse(await capture(context, one))), tell);
      await store.releases.upsert(announced);
      releases += announced.length;
    }
    log.info({ dataset, releases }, 'Release calendar read');
  } catch (thrown) {
    if (!(thrown instanceof WattleError)) throw thrown;
    error = thrown;
    tell(error);
  }
  const requested = !(error instanceof HostRestingError) && !(error instanceof UpstreamClosedError) && error?.code !== 'UP_OFFLINE';
  if (requested) {
    const now = clock.now();
    const outcome = { ok: error === null, code: error?.code ?? null, durationMs: now - startedAt };
    await store.checks.record({ source: source.code, dataset, at: now, ...outcome });
  }
  return error;
}

/** Refuses releases with a text that is too long, because every list of releases contains it. */
function checked(releases: readonly Release[]): readonly Release[] {
  for (const release of releases) {
    for (const [part, most] of LONGEST_PARTS) {
      const value = release[part];
      if (value === undefined || value === null || value.length <= most) continue;
      throw new WattleError('PARSE_VALUE', `The ${part} of a release has more than ${most} characters.`, { at: { column: part, value } });
    }
  }
  return releases;
}
