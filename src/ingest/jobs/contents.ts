/** Converts missing and ignored content in files to data-quality issues and events. */
import { type Dataset, datasetKey } from '../../core/define-dataset.ts';
import { type LeftOut, leftOutName } from '../../core/observation.ts';
import type { Concern } from '../../store/ports/concern.ts';
import type { NewEvent } from '../../store/ports/events.ts';
import type { DatasetState, VersionOrigin } from '../../store/ports/series.ts';
import { aboutDataset, bounded, handleFinder, type NamedSeries } from '../apply/events.ts';
import type { Report } from './report.ts';

const SHOWN = 5;

/** Returns the issues with files. A known issue keeps its date. Files with only single values do not change issues with other tables. */
export function contentConcerns({ gone, leftOut, points }: Report, before: readonly Concern[] | null, now: number): readonly Concern[] {
  const since = (kind: Concern['kind'], name: string): number =>
    (before ?? []).find((one) => one.kind === kind && one.name === name)?.since ?? now;
  const missing: readonly Concern[] =
    gone.length === 0
      ? []
      : [
          {
            kind: 'missing',
            name: 'series',
            detail: `${gone.length} current series are no longer in the agency's files: ${few(gone)}.`,
            series: gone,
            count: gone.length,
            since: since('missing', 'series'),
          },
        ];
  const reported = together(leftOut);
  const lookedAt = new Set(reported.map(leftOutName));
  const still = points ? (before ?? []).filter(({ kind, name }) => kind === 'not_taken' && !lookedAt.has(name)) : [];
  const notTaken = reported
    .filter(({ count }) => count > 0)
    .map((one): Concern => {
      const name = leftOutName(one);
      return {
        kind: 'not_taken',
        name,
        detail: `The agency's files contain ${one.count} ${name} that are not in the dataset: ${few(one.examples, one.count)}.`,
        series: [],
        count: one.count,
        since: since('not_taken', name),
      };
    });
  return [...missing, ...[...notTaken, ...still].sort((a, b) => (a.name < b.name ? -1 : 1))];
}

/** Combines the findings for all files by kind. Ignored content in several files is listed only once. */
export function together(leftOut: readonly LeftOut[]): readonly LeftOut[] {
  const byName = new Map<string, LeftOut>();
  for (const one of leftOut) {
    const name = leftOutName(one);
    const known = byName.get(name) ?? { ...one, count: 0, examples: [] };
    const count = one.of === undefined ? known.count + one.count : Math.max(known.count, one.count);
    byName.set(name, { ...one, count, examples: [...new Set([...known.examples, ...one.examples])].slice(0, SHOWN) });
  }
  return [...byName.values()];
}

/** Returns one sentence for each kind of ignored content. */
export const leftOutTexts = (leftOut: readonly LeftOut[]): readonly string[] =>
  together(leftOut)
    .filter(({ count }) => count > 0)
    .map((one) => `${one.count} ${leftOutName(one)} in the file are not in the dataset, and are skipped: ${few(one.examples, one.count)}.`);

const few = (names: readonly string[], of = names.length): string =>
  `${names.slice(0, SHOWN).join(', ')}${of > Math.min(SHOWN, names.length) ? ', …' : ''}`;

interface ReportOf {
  readonly dataset: Dataset;
  readonly state: DatasetState;
  readonly named: NamedSeries;
  readonly origin: VersionOrigin;
}

/** Returns events for content that is missing, has returned or is newly ignored. Content that was always ignored causes no event. */
export function contentEvents(
  { dataset, state, named, origin }: ReportOf,
  reported: Report,
  noted: readonly Concern[] | null,
  now: number,
): readonly NewEvent[] {
  const before = new Set((noted ?? []).flatMap(({ kind, series }) => (kind === 'missing' ? series : [])));
  const missing = reported.gone.filter((key) => !before.has(key));
  const returned = [...before].filter((key) => !reported.gone.includes(key));
  const counts = new Map((noted ?? []).flatMap(({ kind, name, count }) => (kind === 'not_taken' ? [[name, count] as const] : [])));
  const notTaken = noted === null ? [] : together(reported.leftOut).filter((one) => (counts.get(leftOutName(one)) ?? 0) < one.count);
  if (missing.length + returned.length + notTaken.length === 0) return [];
  const handlesOf = handleFinder(named.seriesOfDataset(dataset), state.dimensions);
  const rowOf = (change: 'missing' | 'returned') => (key: string) => ({
    series_key: key,
    change,
    series_ids: handlesOf(key).map(({ id }) => id),
  });
  const rows = [...missing.map(rowOf('missing')), ...returned.map(rowOf('returned'))];
  const payload = {
    ...aboutDataset(dataset),
    version: state.version?.seq ?? null,
    missing: missing.length,
    returned: returned.length,
    not_taken: notTaken.map(({ what, of, count, examples }) => ({ what, ...(of === undefined ? {} : { of }), count, examples })),
    series_ids: [...new Set(rows.flatMap((row) => row.series_ids))].sort(),
    ...(origin === 'sandbox' ? { sandbox: true } : {}),
  };
  return [{ kind: 'dataset.contents_changed', dataset: datasetKey(dataset), at: now, payload: bounded(payload, 'series', rows) }];
}
