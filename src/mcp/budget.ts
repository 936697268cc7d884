/** Keeps an answer of a tool within the tokens that the tool states. */
import type { Json, JsonObject } from './ask.ts';

/** Figures and ids take about so many characters a token. */
const CHARACTERS_PER_TOKEN = 3;

export const tokensOf = (value: Json): number => Math.ceil(JSON.stringify(value).length / CHARACTERS_PER_TOKEN);

/** Which member is shortened when an answer is too long, from which end, and how to request what was left out. */
export interface Cut {
  readonly member: string;
  readonly dropped: 'first' | 'last';
  readonly advice: string;
}

/** The answer, with as many of its rows as fit; where some had to go it says so, and how to request less. */
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
