import { dottedId } from '../../../src/core/define-dataset.ts';
import type { Findable } from '../../../src/queries/search/catalogue-entries.ts';

/** Returns the id of a search result as in responses. For a release, this is its title. */
export function idOf(item: Findable): string {
  if (item.kind === 'dataset') return dottedId(item.dataset);
  if (item.kind === 'signal') return item.signal.id;
  return item.kind === 'release' ? item.publication.title : item.series.id;
}
