/**
 * Makes sure that all series in a response are from the same release. A partial vintage may contain only some of the series. The
 * other series would have values from an earlier release, and sums and rates would not agree.
 */
import { dottedId, keepsRecordsByFile, storeKey, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { isInterval } from '../../core/frequency.ts';
import type { StoredSeries, Version } from '../../store/ports/series.ts';
import type { QueryContext } from '../base/context.ts';
import { dayOfInstant } from '../base/freshness.ts';
import type { Note } from '../base/reason-shape.ts';

interface OneRelease {
  readonly version: Version;
  readonly notes: readonly Note[];
}

/**
 * Returns the latest version in which all series are from one release. Datasets to which files add records skip this check, because
 * records are never revised.
 */
export async function oneRelease(
  ctx: QueryContext,
  dataset: TimeSeriesDataset,
  version: Version,
  series: readonly StoredSeries[],
): Promise<OneRelease> {
  const asItIs: OneRelease = { version, notes: [] };
  if (!version.isCompiled || series.length < 2 || keepsRecordsByFile(dataset) || isInterval(dataset.frequency)) return asItIs;
  const key = storeKey(dataset);
  const whole = (await ctx.store.datasets.versions(key)).findLast(({ seq, isCompiled }) => seq < version.seq && !isCompiled);
  if (whole === undefined) return asItIs;
  const newest = await ctx.store.datasets.read({ dataset: key, series: series.map(({ id }) => id), seq: version.seq, newest: 1 });
  const later = newest.filter(({ seq }) => (seq[0] ?? whole.seq) > whole.seq).length;
  if (later === 0 || later === newest.length) return asItIs;
  const day = whole.publishedOn ?? dayOfInstant(whole.effectiveFrom);
  const text = `All series are as released on or before ${day}, so that they are comparable. ${later} of ${newest.length} series ${later === 1 ? 'has' : 'have'} later values. To get the latest values of a series, request it alone.`;
  return { version: whole, notes: [{ code: 'one_release', scope: 'dataset', values: { dataset: dottedId(dataset), day, later }, text }] };
}
