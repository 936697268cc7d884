/** The example request of an operation as a command: the key in `$WATTLE_KEY`, what only the caller knows in its own variables. */
import type { Operation } from '../../describe/openapi-document.ts';

/** Where a request goes, and by which method. */
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

/** The variable that holds the credential; null where none has to be sent. */
function credentialOf({ security }: Operation): string | null {
  const [first] = security;
  if (first === undefined || Object.keys(first).length === 0) return null;
  return 'accessToken' in first ? 'WATTLE_ACCESS_TOKEN' : 'WATTLE_KEY';
}

/** For a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
