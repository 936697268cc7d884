/** Makes ready what the first search would have to wait for: the index of the catalogue, and the newest figures of every series. */
import { SERIES } from '../../catalogue/series.ts';
import type { QueryContext } from '../context.ts';
import { withoutFetching } from '../context.ts';
import { makeCatalogueIndex } from '../search/catalogue-search.ts';
import { newestFigures } from '../series/newest-figure.ts';

/** Requests have their turn meanwhile; nothing is fetched. */
export async function warmSearch(ctx: QueryContext): Promise<void> {
  makeCatalogueIndex();
  await newestFigures(withoutFetching(ctx), SERIES);
}
