import { Parameters } from '../../queries/base/parameters/parameters.ts';

/**
 * Refuses parameters that a page does not read. Throws REQ_UNKNOWN_PARAMETER with a similar name.
 * @param known accepted parameters, or null if the page checks them itself
 */
export function refuseUnread(query: URLSearchParams, known: readonly string[] | null): void {
  if (known === null) return;
  const parameters = new Parameters(query);
  parameters.accept(...known.map((name) => ({ name })));
  parameters.refuseRest();
  parameters.check();
}
