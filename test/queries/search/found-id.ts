import { dottedId } from '../../../src/core/define-dataset.ts';
import type { Findable } from '../../../src/queries/search/catalogue-entries.ts';

/** The id of a search result as answers give it. A release is named by its title. */
export function idOf(item: Findable): string {
  if (item.kind === 'dataset') return dottedId(item.dataset);
  if (item.kind === 'signal') return item.signal.id;
  return item.kind === 'release' ? item.publication.title : item.series.id;
}
