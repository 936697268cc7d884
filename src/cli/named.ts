/** Finds datasets and sources by the names that a user types. */
import { datasets, findDataset, nearestDatasets, sources } from '../catalogue/catalogue.ts';
import { type Dataset, isRequested, type Source, type SourceCode } from '../core/define-dataset.ts';
import { quoted, WattleError } from '../core/errors.ts';
import { nearest } from '../core/nearest.ts';

export function sourceOf(code: SourceCode): Source {
  const found = sources().find((s) => s.code === code);
  if (!found) throw new WattleError('BUG', `There is no source with the code ${code}.`);
  return found;
}

/** Returns the datasets that are stored. Views are omitted, because they are updated with their register. */
export const stored = (): readonly Dataset[] => datasets().filter(isRequested);

export function datasetOf(text: string): Dataset {
  const [source = '', ...rest] = text.split(/[./]/);
  const id = rest.join('.');
  const found = findDataset(source, id);
  if (found) return found;
  const near = nearestDatasets(source, id);
  throw new WattleError('REQ_UNKNOWN_DATASET', `Unknown dataset: ${quoted(text)}.`, {
    hint: near.length > 0 ? `Did you mean ${near.join(', ')}?` : '`wattle datasets` lists all datasets. Write an id such as rba/F1.1.',
  });
}

/** Returns the dimensions that the request does not filter. The output shows only their default value. */
export function unfilteredDimensions(text: string, query: URLSearchParams): readonly string[] {
  const dataset = datasetOf(text);
  if (dataset.kind !== 'time_series') return [];
  return dataset.dimensions.flatMap(({ name, id, aliases = [], default: shown }) =>
    shown === null || [name, id, ...aliases].some((one) => query.has(one) || query.has(one.toLowerCase())) ? [] : [name],
  );
}

export const noSignal = (id: string, ids: readonly string[]): WattleError => {
  const near = nearest(id, ids);
  return new WattleError(
    'REQ_NOT_FOUND',
    `Unknown indicator: ${quoted(id)}.`,
    near.length > 0 ? { hint: `Did you mean ${near.join(', ')}?` } : {},
  );
};
