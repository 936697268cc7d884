/** Keys of a page's query: those that it reads, and those that are a mistake. */
import { Parameters } from '../../queries/parameters/parameters.ts';

/** Throws REQ_UNKNOWN_PARAMETER, with what is near, for a key that a page does not read; null: the page sees to it itself. */
export function refuseUnread(query: URLSearchParams, known: readonly string[] | null): void {
  if (known === null) return;
  const parameters = new Parameters(query);
  parameters.accept(...known.map((name) => ({ name })));
  parameters.refuseRest();
  parameters.check();
}
