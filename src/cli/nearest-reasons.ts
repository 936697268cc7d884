/** Explains why no dataset can read a file, with reasons from the connectors that read most of it. */
import { type Dataset, datasetKey } from '../core/define-dataset.ts';
import type { WattleError } from '../core/errors.ts';

const MOST_REASONS = 3;
const MOST_NAMES = 2;
/** Matches a word, including points within it, as in `C2.1`. */
const WORD = /\w+(?:\.\w+)*/g;

export interface Refusal {
  readonly dataset: Dataset;
  readonly error: WattleError;
}

interface Reason {
  readonly message: string;
  readonly depth: number;
  readonly datasets: Dataset[];
}

/**
 * Returns reasons as sentences, sorted by how much of the file was read. If this is equal, rare reasons are first, because they are more
 * specific to this file.
 * @returns an empty text if no connector refused the file
 */
export function nearestReasons(refusals: readonly Refusal[]): string {
  const reasons = reasonsOf(refusals).sort((a, b) => b.depth - a.depth || nearest(a, b));
  const words = reasons.slice(0, MOST_REASONS).map(({ message, datasets }) => `${message.replace(/\.$/, '')} (${namesOf(datasets)})`);
  const rest = reasons.slice(MOST_REASONS).reduce((sum, { datasets }) => sum + datasets.length, 0);
  if (words.length === 0) return '';
  return `${words.join('; ')}${rest === 0 ? '' : `. Other reasons (${rest})`}.`;
}

/** If no connector read much of the file, the most common reason is first, because it shows the kind of file. */
const nearest = (a: Reason, b: Reason): number =>
  a.depth === 0 ? b.datasets.length - a.datasets.length : a.datasets.length - b.datasets.length;

function reasonsOf(refusals: readonly Refusal[]): Reason[] {
  const reasons = new Map<string, Reason>();
  for (const { dataset, error } of refusals) {
    const message = error.message.replace(WORD, (word) => (word === dataset.id ? '…' : word));
    const reason = reasons.get(message) ?? { message, depth: depthOf(error), datasets: [] };
    reason.datasets.push(dataset);
    reasons.set(message, reason);
  }
  return [...reasons.values()];
}

/** Returns how much of the file a connector read before it failed, according to the place of the error. */
function depthOf({ at }: WattleError): number {
  return (at?.value === undefined ? 0 : 2) + (at?.column === undefined ? 0 : 1);
}

function namesOf(datasets: readonly Dataset[]): string {
  const names = datasets.slice(0, MOST_NAMES).map(datasetKey);
  const rest = datasets.length - names.length;
  return rest === 0 ? names.join(' and ') : `${names.join(', ')} and ${rest} more`;
}
