/** Why figures are not confirmed, as pages say it: days and periods in words, and each dataset once. */

import { dayText, periodText } from './period-words.ts';
import { isoDayOf } from './time-words.ts';

const MOMENT = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]*Z\b/g;
const DAY = /\b\d{4}-\d{2}-\d{2}\b/g;
const PERIOD = /\b(?:\d{4}-(?:Q[1-4]|S[12]|\d{2})|FY\d{4})(?![-\d])\b/g;

/** `2026-04-01` as `1 April 2026`, `2025-Q4` as `December quarter 2025`. */
export const spelledOut = (text: string): string =>
  text
    .replace(MOMENT, (moment) => dayText(isoDayOf(moment)))
    .replace(DAY, (day) => dayText(day))
    .replace(PERIOD, (period) => periodText(period));

const ID = /^[a-z]+\.[\w.]+$/;

export interface ReasonOfDataset {
  /** `abs.WPI`; none where the reason names none. */
  readonly ids: readonly string[];
  readonly words: string;
}

/** So many datasets are named beside a mark; the page that it belongs to says the rest. */
const MOST_BESIDE = 2;

/** `May be out of date: starter data of 1 April 2026; the ABS has not been asked yet`: a mark in a list, with why. */
export function notConfirmed(reason: string | null): string {
  if (reason === null || reason === '') return 'May be out of date';
  const all = reasonsByDataset(reason);
  const said = all
    .slice(0, MOST_BESIDE)
    .map(({ ids, words }) => (ids.length === 0 ? begun(words) : `${ids.join(', ')}: ${begun(ofDataset(words))}`));
  const more = all.length - said.length;
  return `May be out of date: ${said.join('. ')}${more > 0 ? `, and ${more} more` : ''}`;
}

/** What is so of a dataset as a whole, where anything is. */
function ofDataset(words: string): string {
  const whole = words.split('; ').filter((clause) => !/^AU\.[A-Z]/.test(clause));
  return whole.length === 0 ? words : whole.join('; ');
}

/** Within a sentence; a name in capitals stays as it is. */
const begun = (words: string): string =>
  (/^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words).replace(/\.$/, '');

/** The parts of a reason that speaks of several datasets, those of one dataset together and nothing twice. */
export function reasonsByDataset(reason: string): readonly ReasonOfDataset[] {
  const clauses = new Map<string, Set<string>>();
  let last = '';
  for (const part of reason.split('. ')) {
    const colon = part.indexOf(': ');
    const named = part.slice(0, Math.max(0, colon));
    const isNamed = named !== '' && named.split(', ').every((id) => ID.test(id));
    const [names, rest] = isNamed ? [named, part.slice(colon + 2)] : [last, part];
    last = names;
    const said = clauses.get(names) ?? new Set();
    for (const clause of rest.replace(/\.$/, '').split('; ')) said.add(clause);
    clauses.set(names, said);
  }
  return [...clauses].map(([names, said]) => ({
    ids: names === '' ? [] : names.split(', '),
    words: `${spelledOut([...said].join('; '))}.`,
  }));
}
