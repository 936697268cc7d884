/** If an id is not in the catalogue, looks it up in the agency's list of ids. Creates the error for an unknown id. */
import { findSource, nearestDatasets } from '../../catalogue/catalogue.ts';
import { isoInstant } from '../../core/clock.ts';
import { type Dataset, dottedId, type PublishedList } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { QueryContext } from './context.ts';

interface Listed {
  readonly list: PublishedList;
  readonly ids: readonly string[];
  /** The date of the list. Null if the list has no date. */
  readonly day: string | null;
}

/**
 * Returns the latest stored list of the agency's ids. If no list is stored, returns the list in the program. Returns null if
 * neither exists.
 */
async function listedBy(ctx: QueryContext, dataset: Dataset): Promise<Listed | null> {
  const list = findSource(dataset.source)?.listed;
  if (list === undefined) return null;
  const own: Listed = { list, ids: list.ids, day: list.asAt };
  if (list.newer === null) return own;
  const register = `${dataset.source}/${list.newer.dataset}` as const;
  const state = await ctx.store.datasets.state(register);
  if (!state?.version || state.version.origin === 'starter') return own;
  const groups = await ctx.store.registers.groups({ dataset: register, where: [], by: list.newer.column, sums: [] });
  const ids = groups.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  return { list, ids, day: isoInstant(state.confirmedAt ?? state.version.recordedAt).slice(0, 10) };
}

const nearestOf = (dataset: Dataset, listed: Listed | null): readonly string[] => nearestDatasets(dataset.source, dataset.id, listed?.ids);

export async function unknownToAgency(ctx: QueryContext, dataset: Dataset): Promise<WattleError> {
  const near = nearestOf(dataset, await listedBy(ctx, dataset));
  return new WattleError('REQ_UNKNOWN_DATASET', `Unknown dataset: ${dottedId(dataset)}. The agency has no such id.`, { near });
}

/**
 * Returns an error if the agency cannot be reached and its list does not have the id. Returns null if the id is listed, or if there is no
 * list.
 */
export async function notListed(ctx: QueryContext, dataset: Dataset): Promise<WattleError | null> {
  const listed = await listedBy(ctx, dataset);
  if (listed === null || listed.ids.includes(dataset.id)) return null;
  const { list, ids, day } = listed;
  const known = `${ids.length.toLocaleString('en-AU')} ${list.what} that ${day === null ? 'are known' : `were listed on ${day}`}`;
  return new WattleError(
    'REQ_UNKNOWN_DATASET',
    `Unknown dataset: ${dottedId(dataset)}. It is not among the ${known}. The agency cannot be reached at present.`,
    { near: nearestOf(dataset, listed), hint: 'If the agency added the id recently, try again after the next update of its list.' },
  );
}
