/** Keys of a page's query: those that it reads, those that others hang on links, and those that are a mistake. */
import { Parameters } from '../../queries/parameters/parameters.ts';

/** What newsletters and networks add to links; it says nothing to a page. */
const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|ref)$/i;

/**
 * Drops what tracks, and fields of a form that were left empty. Throws REQ_UNKNOWN_PARAMETER, with what is near, for a key that a page
 * does not read.
 * @param known null: the page sees to it itself
 */
export function tidyQuery(query: URLSearchParams, known: readonly string[] | null): void {
  for (const [name, value] of [...query]) {
    if (TRACKING.test(name)) query.delete(name);
    else if (value === '') query.delete(name, value);
  }
  if (known === null) return;
  const parameters = new Parameters(query);
  parameters.accept(...known.map((name) => ({ name })));
  parameters.refuseRest();
  parameters.check();
}
