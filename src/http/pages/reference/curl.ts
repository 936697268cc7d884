/** The example request as a curl command, with variables such as `$WATTLE_KEY` for personal values. */
import type { Operation } from '../../describe/openapi-document.ts';

export interface Route {
  readonly method: string;
  readonly path: string;
}

const NEXT_LINE = ' \\\n  ';

export function curlOf({ method, path }: Route, operation: Operation, server: string): string {
  const target = operation['x-example-request'] ?? path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  const body = operation.requestBody?.content['application/json']?.example;
  const variable = credentialOf(operation);
  return [
    `curl -s${method === 'GET' ? '' : ` -X ${method}`} "${server}${target}"`,
    ...(variable === null ? [] : [`-H "Authorization: Bearer $${variable}"`]),
    ...(body === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d ${quoted(typeof body === 'string' ? body : JSON.stringify(body))}`]),
  ].join(NEXT_LINE);
}

/** Returns the credential as an option of curl. Returns null if the operation needs none. */
function credentialOf({ security }: Operation): string | null {
  const [first] = security;
  if (first === undefined || Object.keys(first).length === 0) return null;
  return 'accessToken' in first ? 'WATTLE_ACCESS_TOKEN' : 'WATTLE_KEY';
}

/** Quotes text for a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
