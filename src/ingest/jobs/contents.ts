/** What files have lost, and what of them is not taken: as concerns that stay until it is otherwise, and as the event of a change. */
import { type Dataset, datasetKey } from '../../core/define-dataset.ts';
import type { LeftOut } from '../../core/observation.ts';
import type { Concern } from '../../store/concern.ts';
import type { DatasetState, NewEvent, VersionOrigin } from '../../store/port.ts';
import { aboutDataset, bounded, handleFinder, type NamedSeries } from '../apply/events.ts';
import type { Told } from './told.ts';

const SHOWN = 5;

/** Those that were noted before keep the day on which they were noticed. */
export function contentConcerns({ gone, leftOut }: Told, before: readonly Concern[] | null, now: number): readonly Concern[] {
  const since = (kind: Concern['kind'], name: string): number =>
    (before ?? []).find((one) => one.kind === kind && one.name === name)?.since ?? now;
  const missing: readonly Concern[] =
    gone.length === 0
      ? []
      : [
          {
            kind: 'missing',
            name: 'series',
            detail: `${gone.length} series that were current are no longer in what the agency sends: ${few(gone)}.`,
            series: gone,
            count: gone.length,
            since: since('missing', 'series'),
          },
        ];
  return [
    ...missing,
    ...together(leftOut).map(
      ({ what, count, examples }): Concern => ({
        kind: 'not_taken',
        name: what,
        detail: `The agency's files hold ${count} ${what} that the dataset does not take: ${few(examples, count)}.`,
        series: [],
        count,
        since: since('not_taken', what),
      }),
    ),
  ];
}

/** One entry for each kind of what is left out: a dataset may be made of many files. */
export function together(leftOut: readonly LeftOut[]): readonly LeftOut[] {
  const byWhat = new Map<LeftOut['what'], LeftOut>();
  for (const one of leftOut) {
    const known = byWhat.get(one.what);
    const examples = [...new Set([...(known?.examples ?? []), ...one.examples])].slice(0, SHOWN);
    byWhat.set(one.what, { what: one.what, count: (known?.count ?? 0) + one.count, examples });
  }
  return [...byWhat.values()];
}

const few = (names: readonly string[], of = names.length): string =>
  `${names.slice(0, SHOWN).join(', ')}${of > Math.min(SHOWN, names.length) ? ', …' : ''}`;

export interface ToldOf {
  readonly dataset: Dataset;
  readonly state: DatasetState;
  readonly named: NamedSeries;
  readonly origin: VersionOrigin;
}

/** The event of what is missing, has come back, or is newly not taken. What a dataset never took is no news when it is first looked at. */
export function contentEvents(
  { dataset, state, named, origin }: ToldOf,
  told: Told,
  noted: readonly Concern[] | null,
  now: number,
): readonly NewEvent[] {
  const before = new Set((noted ?? []).flatMap(({ kind, series }) => (kind === 'missing' ? series : [])));
  const missing = told.gone.filter((key) => !before.has(key));
  const returned = [...before].filter((key) => !told.gone.includes(key));
  const counts = new Map((noted ?? []).flatMap(({ kind, name, count }) => (kind === 'not_taken' ? [[name, count] as const] : [])));
  const notTaken = noted === null ? [] : together(told.leftOut).filter(({ what, count }) => (counts.get(what) ?? 0) < count);
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
    not_taken: notTaken.map(({ what, count, examples }) => ({ what, count, examples })),
    series_ids: [...new Set(rows.flatMap((row) => row.series_ids))].sort(),
    ...(origin === 'sandbox' ? { sandbox: true } : {}),
  };
  return [{ kind: 'dataset.contents_changed', dataset: datasetKey(dataset), at: now, payload: bounded(payload, 'series', rows) }];
}
