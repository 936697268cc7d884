/** Accepted and unknown parameters of a page. */
import { Parameters } from '../../queries/parameters/parameters.ts';

/** Throws REQ_UNKNOWN_PARAMETER with the nearest. Null: the page checks itself. */
export function refuseUnread(query: URLSearchParams, known: readonly string[] | null): void {
  if (known === null) return;
  const parameters = new Parameters(query);
  parameters.accept(...known.map((name) => ({ name })));
  parameters.refuseRest();
  parameters.check();
}
