/** Shortens an answer to the number of tokens in the description of the tool. */
import type { Json, JsonObject } from './ask.ts';

/** An approximation for numbers and ids. */
const CHARACTERS_PER_TOKEN = 3;

export const tokensOf = (value: Json): number => Math.ceil(JSON.stringify(value).length / CHARACTERS_PER_TOKEN);

/** A member to shorten, the end at which its rows are dropped, and advice on how to request them. */
export interface Cut {
  readonly member: string;
  readonly dropped: 'first' | 'last';
  readonly advice: string;
}

/** As many rows as fit, and a note about the others. */
export function withinBudget(answer: JsonObject, { member, dropped, advice }: Cut, budget: number): JsonObject {
  const all = answer[member];
  if (!Array.isArray(all) || tokensOf(answer) <= budget) return answer;
  const cut = (count: number): JsonObject => ({
    ...answer,
    [member]: dropped === 'first' ? all.slice(all.length - count) : all.slice(0, count),
    truncated: true,
    note: [answer['note'], `${all.length - count} of ${all.length} ${member} were omitted to keep the answer short: ${advice}`]
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
