/** Writes sentences about concepts. */
import { type Concept, RULE_WORDS } from '../../catalogue/concepts/concept.ts';
import { dottedId } from '../../core/define-dataset.ts';
import { FREQUENCY } from '../../core/frequency.ts';
import { formatPeriod, parsePeriod } from '../../core/period.ts';
import { printed } from '../../signals/wording/figures.ts';
import { inWords } from '../../signals/wording/periods.ts';
import { DAMAGED } from '../base/reason-words.ts';
import type { ResolvedConcept } from '../series/concepts/resolve.ts';
import type { Choice } from '../series/concepts/rules.ts';

const CHOICE_WORDS: Readonly<Record<Exclude<Choice, 'before_start'>, string>> = {
  taken: 'This source is used.',
  no_data: 'No data.',
  later_in_list: 'A source earlier in the list is used.',
  earlier_period: 'Its latest period is earlier than in the source in use.',
  same_period: 'An earlier source in the list has the same period.',
  days_missing: 'Values for some days before its latest value are missing.',
  out_of_date: 'It is out of date.',
  discontinued: 'The agency has ended this series.',
  not_later: 'It has no rate since the latest decision.',
  contradiction: 'It differs from the other source on a day that both cover.',
};

export function choiceWords(choice: Choice, since: string | null): string {
  if (choice !== 'before_start') return CHOICE_WORDS[choice];
  const start = since === null ? null : parsePeriod(since);
  return start === null ? CHOICE_WORDS.no_data : `It is used only for periods from ${inWords(formatPeriod(start))}.`;
}

/** Describes a concept. If it has several candidates, adds the rule that chooses one of them. */
export const ruleWords = ({ rule, candidates, note }: Concept): string => (candidates.length > 1 ? `${note} ${RULE_WORDS[rule]}` : note);

/** Formats a value with its unit: `4.35%`, `14,823,289 persons`, `$1,100,400`, `$1,234 million` or `$208.48/MWh`. */
export function figureWords({ unit, decimals }: Pick<Concept, 'unit' | 'decimals'>, value: number): string {
  const number = printed(value, decimals);
  if (unit === '%') return `${number}%`;
  const [measure = ''] = unit.split(',');
  if (!/^AUD\b/.test(measure)) return `${number} ${measure}`;
  const [sign, digits] = number.startsWith('-') ? ['-', number.slice(1)] : ['', number];
  return `${sign}$${digits}${measure.slice('AUD'.length)}`;
}

export const needsDamaged = ({ candidates }: Pick<ResolvedConcept, 'candidates'>): boolean =>
  candidates.some(({ one }) => one.absence === 'damaged');

/** Explains why no candidate has data. A dataset can be stored without the series of the concept. */
function noDataWords(candidates: ResolvedConcept['candidates']): string {
  const [first] = candidates.flatMap(({ one: { absence, candidate } }) =>
    absence === 'only_others_stored' && candidate.kind === 'series' ? [candidate.series] : [],
  );
  if (first === undefined) return 'No data yet. Data appear after the first update from the agency.';
  return `The stored data of ${dottedId(first.dataset)} do not include ${first.id}. An update from the agency can add it.`;
}

/** Explains why a concept has no current value. Returns null if it has one. */
export function reasonWords({ concept, state, figure, lag, contradiction, taken, candidates }: ResolvedConcept): string | null {
  switch (state) {
    case 'current':
      return null;
    case 'not_covered':
      return concept.unavailable;
    case 'no_data':
      if (needsDamaged({ candidates })) return `${DAMAGED}.`;
      return noDataWords(candidates);
    case 'contradiction': {
      if (contradiction === null) return 'The sources differ. No value is given.';
      const values = contradiction.values.map((value) => figureWords(concept, value)).join(' and ');
      return `The sources differ on ${inWords(contradiction.day)}: ${values}. No value is given.`;
    }
    case 'out_of_date': {
      if (figure === null) return 'No current value.';
      const last = `The latest stored value is ${figureWords(concept, figure.newest.value)} for ${inWords(formatPeriod(figure.newest.period))}.`;
      if (taken?.isDiscontinued) return `No current value. ${last} The agency has ended this series.`;
      const missing = concept.rule === 'policy_rate' ? 'decisions' : `${FREQUENCY[figure.newest.period.freq].word} values`;
      return lag > 0 ? `No current value. ${last} ${lag} later ${missing} are not stored.` : `No current value. ${last}`;
    }
  }
}
