/** Selects the recorded file for a URL. The file has the same URL, or is for an SDMX data query with a compatible key. */
import { unescaped } from '../../src/core/basic/text.ts';
import type { Recorded } from './manifest.ts';

/** A data query to an SDMX service, with the dataflow (without agency and version) and the codes for each dimension. */
export interface SdmxQuery {
  readonly flow: string;
  /** The codes for each dimension. An empty list means all codes in the dimension. Null means the whole dataflow (`all`, or no key). */
  readonly slots: readonly (readonly string[])[] | null;
}

/** Parses `/rest/data/{agency},{flow},{version}/{key}`. Null for any other path. */
export function readSdmxQuery(pathname: string): SdmxQuery | null {
  const found = /^\/(?:rest\/)?data\/([^/]+)(?:\/([^/]*))?\/?$/.exec(pathname);
  if (!found) return null;
  const reference = (found[1] ?? '').split(',');
  const flow = reference.length > 1 ? reference[1] : reference[0];
  if (!flow) return null;
  const key = found[2] ?? '';
  if (key === '' || key === 'all') return { flow, slots: null };
  return { flow, slots: key.split('.').map((slot) => slot.split('+').filter((code) => code !== '')) };
}

/** Returns true if a series can match both keys. Keys with different numbers of dimensions are never compatible. */
function compatible(requested: SdmxQuery, recorded: SdmxQuery): boolean {
  if (requested.flow !== recorded.flow) return false;
  if (requested.slots === null || recorded.slots === null) return true;
  if (requested.slots.length !== recorded.slots.length) return false;
  return requested.slots.every((codes, i) => {
    const slotOf = recorded.slots?.[i] ?? [];
    return codes.length === 0 || slotOf.length === 0 || codes.some((code) => slotOf.includes(code));
  });
}

/**
 * Ranks a compatible recording. A recording with all requested series is best, then one that covers more dimensions, then one with fewer
 * other series.
 */
function rank(requested: SdmxQuery, recorded: SdmxQuery): readonly [number, number, number] {
  const slots = requested.slots ?? recorded.slots ?? [];
  const slotOf = (i: number): readonly string[] => recorded.slots?.[i] ?? [];
  const wanted = (i: number): readonly string[] => requested.slots?.[i] ?? [];
  const covered = slots.filter(
    (_, i) => slotOf(i).length === 0 || (wanted(i).length > 0 && wanted(i).every((code) => slotOf(i).includes(code))),
  );
  const narrow = slots.filter((_, i) => slotOf(i).length > 0).length;
  return [covered.length === slots.length ? 1 : 0, covered.length, narrow];
}

/** Returns a key for comparing URLs, without the scheme. `https://Host/a%20b?q` and the request path `/host/a b?q` have the same key. */
function addressKey(url: URL): string {
  return `${url.host}${unescaped(url.pathname)}${unescaped(url.search)}`;
}

/** Sorts recorded files by date, latest first. Files without a date are last. */
const byAge = (a: Recorded, b: Recorded): number => (b.retrievedAt ?? 0) - (a.retrievedAt ?? 0);

/** Returns the latest file that existed at the instant `asOf`. Null for `asOf` means now. Returns null if no file existed. */
function newestAt(files: readonly Recorded[], asOf: number | null): Recorded | null {
  return [...files].filter((f) => asOf === null || f.retrievedAt === null || f.retrievedAt <= asOf).sort(byAge)[0] ?? null;
}

/**
 * Returns the file recorded for a URL at an instant, or null. The file extension must match, because a workbook cannot replace a CSV file.
 */
export function findRecorded(files: readonly Recorded[], requested: URL, asOf: number | null): Recorded | null {
  const key = addressKey(requested);
  const same = files.filter((f) => addressKey(new URL(f.url)) === key);
  if (same.length > 0) return newestAt(same, asOf);
  const query = readSdmxQuery(requested.pathname);
  if (query) return findSdmx(files, requested.host, query, asOf);
  // The path identifies a structure message. The query (format, references) is ignored.
  if (!requested.pathname.startsWith('/rest/')) return null;
  return newestAt(
    files.filter((f) => new URL(f.url).host === requested.host && unescaped(new URL(f.url).pathname) === unescaped(requested.pathname)),
    asOf,
  );
}

function findSdmx(files: readonly Recorded[], host: string, requested: SdmxQuery, asOf: number | null): Recorded | null {
  const onHost = files.filter((f) => new URL(f.url).host === host);
  const offers = [...new Set(onHost.map((f) => f.url))].flatMap((url) => {
    const recorded = readSdmxQuery(unescaped(new URL(url).pathname));
    const newest = newestAt(
      onHost.filter((f) => f.url === url),
      asOf,
    );
    return recorded && newest && compatible(requested, recorded) ? [{ file: newest, rank: rank(requested, recorded) }] : [];
  });
  offers.sort((a, b) => compareRanks(b.rank, a.rank) || b.file.bytes - a.file.bytes);
  return offers[0]?.file ?? null;
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
