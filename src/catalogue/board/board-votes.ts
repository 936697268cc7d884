/** Reads the votes of the Monetary Policy Board from `data/rba-votes.csv`. The RBA has published them since July 2025. */
import { readDataTable } from '../../formats/data-table.ts';

export const FIRST_VOTE = '2025-07-08';

let loaded: ReadonlyMap<string, string> | null = null;

/** Returns the vote of a meeting day, such as `6 to 3` or `unanimous`. Null if no vote is known. */
export function voteOn(day: string): string | null {
  loaded ??= new Map(readDataTable('rba-votes.csv', ['day', 'vote', 'evidence'], { key: ['day'] }).map((row) => [row.day, row.vote]));
  return loaded.get(day) ?? null;
}
