import { nearest } from '../core/nearest.ts';

/** `There is no tool "get_serie". Did you mean get_series? There are search, describe, …` */
export function unknownName(kind: 'tool' | 'prompt', name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  const meant = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
  return `There is no ${kind} ${JSON.stringify(name).slice(0, 80)}.${meant} There are ${known.join(', ')}.`;
}
