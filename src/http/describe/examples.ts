/** Responses to the example request of each operation, from the starter data. Each line of `data/examples.jsonl` is one response. */
import { WattleError } from '../../core/errors.ts';
import { readDataText } from '../../formats/data-table.ts';

const FILE = 'examples.jsonl';

let examples: ReadonlyMap<string, unknown> | null = null;

/** The example response for an operation. Throws BUG if a line of the file is invalid. */
export function exampleOf(operation: string): unknown {
  examples ??= parseExamples(readDataText(FILE));
  return examples.get(operation);
}

/** Parses the examples into a map by operation. Throws BUG if a line has no response, or if an operation occurs twice. */
export function parseExamples(text: string): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [i, line] of text.trimEnd().split('\n').entries()) {
    const fault = (problem: string): WattleError => new WattleError('BUG', `data/${FILE}, line ${i + 1}: ${problem}`);
    const { operation, answer } = parsed(line) ?? {};
    if (typeof operation !== 'string' || answer === undefined)
      throw fault('the line must be an object with the members `operation` and `answer`');
    if (found.has(operation)) throw fault(`the operation ${operation} occurs twice`);
    found.set(operation, answer);
  }
  return found;
}

function parsed(line: string): { readonly operation?: unknown; readonly answer?: unknown } | null {
  try {
    return JSON.parse(line) as object | null;
  } catch {
    return null;
  }
}
