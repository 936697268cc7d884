/** Lists current and recent problems. A feed shows them. */
import { isoInstant } from '../../core/clock.ts';
import type { EventKind } from '../../core/events.ts';
import { DAY_MS } from '../../core/period.ts';
import { inWords } from '../../signals/wording/periods.ts';
import type { QueryContext } from '../base/context.ts';
import { status } from './status.ts';

const FOLLOWED = ['dataset.stale', 'dataset.recovered'] as const satisfies readonly EventKind[];
const REACH_MS = 30 * DAY_MS;
const EVENTS_AT_ONCE = 500;
const MOST = 200;

export interface Incident {
  /** A unique id. It stays the same while the problem lasts. */
  readonly id: string;
  /** `failure`: the last attempt imported nothing. `set_aside`: work is paused, because it made its worker crash. */
  readonly kind: 'failure' | 'missing' | 'contradiction' | 'set_aside' | (typeof FOLLOWED)[number];
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The dotted id of the dataset, such as `abs.CPI`. */
  readonly datasetId: string | null;
  readonly detail: string;
  readonly code: string | null;
}

/**
 * Returns up to 200 problems, latest first. They are current problems, and datasets that went out of date or recovered in the last 30
 * days.
 */
export async function incidents(ctx: QueryContext): Promise<readonly Incident[]> {
  const { sources, set_aside: asides = [] } = await status(ctx);
  const failures = sources
    .flatMap((row) => row.failures)
    .flatMap(({ dataset_id: id, code, detail, address, since }): Incident[] =>
      since === null ? [] : [{ ...began('failure', since, id), detail: [detail, address].filter((text) => text !== null).join(' '), code }],
    );
  const concerns = sources
    .flatMap((row) => row.concerns)
    .flatMap(({ dataset_id: id, kind, name, detail, since }): Incident[] =>
      kind === 'not_taken' ? [] : [{ ...began(kind, since, id, name), detail, code: null }],
    );
  const waiting = asides.map(
    ({ work, key, reason, at }): Incident => ({
      ...began('set_aside', at, null, `${work} ${key}`),
      detail: `${work} ${key}: ${reason}`,
      code: null,
    }),
  );
  const all = [...failures, ...concerns, ...waiting, ...(await turns(ctx))];
  return all.toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)).slice(0, MOST);
}

const began = (
  kind: Incident['kind'],
  since: string,
  datasetId: string | null,
  name = '',
): Pick<Incident, 'id' | 'kind' | 'at' | 'datasetId'> => ({
  id: [kind, datasetId, name, since]
    .filter((part) => part !== null && part !== '')
    .join('-')
    .replace(/[^\w.:]+/g, '-'),
  kind,
  at: Date.parse(since),
  datasetId,
});

/** Returns the changes of state that the event log contains. */
async function turns({ store: { events }, clock }: QueryContext): Promise<readonly Incident[]> {
  const from = clock.now() - REACH_MS;
  const first = await events.firstSince(from);
  if (first === null) return [];
  const reported: Incident[] = [];
  for (let after = first - 1; ; ) {
    const some = await events.after(after, EVENTS_AT_ONCE, FOLLOWED);
    for (const { id, kind, at, payload } of some) {
      const isLate = kind === 'dataset.stale';
      const { dataset_id: dataset, reason } = payload as { readonly dataset_id?: unknown; readonly reason?: unknown };
      reported.push({
        id: `event-${id}`,
        kind: isLate ? 'dataset.stale' : 'dataset.recovered',
        at,
        datasetId: typeof dataset === 'string' ? dataset : null,
        detail: isLate
          ? typeof reason === 'string'
            ? reason
            : 'It may be out of date.'
          : `Confirmed as current again on ${inWords(isoInstant(at).slice(0, 10))}.`,
        code: null,
      });
    }
    const last = some.at(-1);
    if (last === undefined || some.length < EVENTS_AT_ONCE) return reported;
    after = last.id;
  }
}
