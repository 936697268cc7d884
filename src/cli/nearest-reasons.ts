/** Reasons why no dataset can read a file, from the readers that read most of it. */
import { type Dataset, datasetKey } from '../core/define-dataset.ts';
import type { WattleError } from '../core/errors.ts';

const MOST_REASONS = 3;
const MOST_NAMES = 2;
/** `C2.1` counts as one word, together with the points in it. */
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
 * Among readers that read equally far, rare reasons come first, because they are about this file.
 * @returns sentences, or an empty text if no reader refused
 */
export function nearestReasons(refusals: readonly Refusal[]): string {
  const reasons = reasonsOf(refusals).sort((a, b) => b.depth - a.depth || nearest(a, b));
  const words = reasons.slice(0, MOST_REASONS).map(({ message, datasets }) => `${message.replace(/\.$/, '')} (${namesOf(datasets)})`);
  const rest = reasons.slice(MOST_REASONS).reduce((sum, { datasets }) => sum + datasets.length, 0);
  if (words.length === 0) return '';
  return `${words.join('; ')}${rest === 0 ? '' : `. Other reasons (${rest})`}.`;
}

/** If no reader read much, the most common reason shows the kind of file. */
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

/** How far a reader got in the file. Content counts for more than missing parts. */
function depthOf({ at }: WattleError): number {
  return (at?.value === undefined ? 0 : 2) + (at?.column === undefined ? 0 : 1);
}

function namesOf(datasets: readonly Dataset[]): string {
  const names = datasets.slice(0, MOST_NAMES).map(datasetKey);
  const rest = datasets.length - names.length;
  return rest === 0 ? names.join(' and ') : `${names.join(', ')} and ${rest} more`;
}
