/** Checks which parameters a page accepts. */
import { Parameters } from '../../queries/parameters/parameters.ts';

/** Throws REQ_UNKNOWN_PARAMETER with the nearest name. Null: the page checks parameters itself. */
export function refuseUnread(query: URLSearchParams, known: readonly string[] | null): void {
  if (known === null) return;
  const parameters = new Parameters(query);
  parameters.accept(...known.map((name) => ({ name })));
  parameters.refuseRest();
  parameters.check();
}
