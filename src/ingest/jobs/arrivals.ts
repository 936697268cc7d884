/** The captures of a dataset, grouped by the time at which they arrived. */
import type { Ask } from '../../core/capture.ts';
import { type Dataset, datasetKey } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { CaptureInfo } from '../../store/ports/captures.ts';
import type { Store } from '../../store/ports/port.ts';
import type { Version } from '../../store/ports/series.ts';
import { PROGRAM_ASK } from '../apply/built-in.ts';
import { IMPORT_ASK } from '../vintages/import-vintage.ts';

/** Captures that arrived together, one for each request of the dataset. */
export interface Arrival {
  readonly at: number;
  readonly captures: readonly CaptureInfo[];
  /** The stored version that was built from these captures, or null. */
  readonly version: Version | null;
}

/**
 * Returns the arrivals in time order. A capture is part of the version that was built from it. A capture without a version (unchanged or
 * refused) is a separate arrival, together with the latest captures for the other requests.
 *
 * file a  ──a1───────a2──────────a3──        a1 b1 → version 1
 * file b  ──b1────────────b2─────────        a2 b1 → version 2        b2 with a2 → unchanged          a3 b2 → version 3
 */
export async function arrivalsOf(store: Store, dataset: Dataset, versions: readonly Version[]): Promise<readonly Arrival[]> {
  const captures = (await store.captures.list(datasetKey(dataset))).filter(
    (info) => !info.external && info.askId !== PROGRAM_ASK && info.askId !== IMPORT_ASK,
  );
  const made = versions.filter(({ origin }) => origin !== 'starter' && origin !== 'import').map((version) => arrivalOf(version, captures));
  const taken = new Set(made.flatMap((arrival) => arrival.captures));
  const alone = captures.filter((info) => !taken.has(info)).map((info) => arrivalAlone(info, filesOf(dataset), captures));
  return [...made, ...alone.filter((arrival) => arrival !== null)].sort((a, b) => a.at - b.at);
}

/** Returns the captures of a version. `captures` must be in time order. The same bytes may occur several times. */
export function arrivalOf(version: Version, captures: readonly CaptureInfo[]): Arrival {
  const made = version.captures.map((sha256) => {
    const info = captures.findLast((one) => one.sha256 === sha256 && one.retrievedAt <= version.recordedAt);
    if (info) return info;
    throw new WattleError('DATA_UNAVAILABLE', `The file of version ${version.seq} of ${version.dataset} is not stored on this server.`);
  });
  return { at: version.recordedAt, captures: made, version };
}

/**
 * Makes an arrival from a capture without a version. Null for an index, for a file that needs other files in its index, and while another
 * request has no capture.
 */
function arrivalAlone(info: CaptureInfo, files: readonly ReadonlySet<string>[], captures: readonly CaptureInfo[]): Arrival | null {
  if (!files.some((ids) => ids.has(info.askId))) return null;
  const before = captures.filter((one) => one.retrievedAt <= info.retrievedAt);
  const together = files.map((ids) => (ids.has(info.askId) ? info : before.findLast((one) => ids.has(one.askId))));
  return together.every((one) => one !== undefined) ? { at: info.retrievedAt, captures: together, version: null } : null;
}

/** Returns the ids for the file and its fallbacks, for each request. An index is not a file. */
const filesOf = (dataset: Dataset): readonly ReadonlySet<string>[] => dataset.asks().map(idsOf);

function idsOf(ask: Ask): ReadonlySet<string> {
  const ids = new Set<string>();
  for (let one: Ask | undefined = ask; one; one = one.fallback) if (!one.follow) ids.add(one.id);
  return ids;
}
