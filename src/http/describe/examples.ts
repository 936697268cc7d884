/** Answers to the example request of each operation, from the starter data: a line of `data/examples.jsonl` each. */
import { WattleError } from '../../core/errors.ts';
import { readDataText } from '../../formats/data-table.ts';

const FILE = 'examples.jsonl';

let examples: ReadonlyMap<string, unknown> | null = null;

/** Undefined for an operation without an example. Throws BUG with the line that cannot be read. */
export function exampleOf(operation: string): unknown {
  examples ??= parseExamples(readDataText(FILE));
  return examples.get(operation);
}

/** The answer by operation. Throws BUG for a line without one, and for a repeated operation. */
export function parseExamples(text: string): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [i, line] of text.trimEnd().split('\n').entries()) {
    const fault = (problem: string): WattleError => new WattleError('BUG', `data/${FILE}, line ${i + 1}: ${problem}`);
    const { operation, answer } = parsed(line) ?? {};
    if (typeof operation !== 'string' || answer === undefined) throw fault('not an object with operation and answer');
    if (found.has(operation)) throw fault(`${operation} comes twice`);
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
