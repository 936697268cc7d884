/** Shortens a response to the maximum number of tokens of the tool. */
import type { Json, JsonObject } from './ask.ts';

/** Approximate, for text that consists mainly of numbers and ids. */
const CHARACTERS_PER_TOKEN = 3;

export const tokensOf = (value: Json): number => Math.ceil(JSON.stringify(value).length / CHARACTERS_PER_TOKEN);

/** How to shorten a member: from which end to drop rows, and how the caller can request the dropped rows. */
export interface Cut {
  readonly member: string;
  readonly dropped: 'first' | 'last';
  readonly advice: string;
}

/** Keeps as many rows as fit into the budget, and adds a note about the omitted rows. */
export function withinBudget(answer: JsonObject, { member, dropped, advice }: Cut, budget: number): JsonObject {
  const all = answer[member];
  if (!Array.isArray(all) || tokensOf(answer) <= budget) return answer;
  const cut = (count: number): JsonObject => ({
    ...answer,
    [member]: dropped === 'first' ? all.slice(all.length - count) : all.slice(0, count),
    truncated: true,
    note: [answer['note'], `${all.length - count} of ${all.length} ${member} were omitted to keep the response short: ${advice}`]
      .filter((text) => typeof text === 'string' && text !== '')
      .join(' '),
  });
  let [fits, fails] = [0, all.length];
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2);
    if (tokensOf(cut(middle)) <= budget) fits = middle;
    else fails = middle;
  }
  return cut(fits);
}
