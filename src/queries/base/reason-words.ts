/** Writes reasons as sentences, for `stale_reason` and error details. */
import { addTo } from '../../core/basic/lists.ts';
import { capitalised } from '../../core/basic/text.ts';
import { FREQUENCY, type Frequency } from '../../core/frequency.ts';
import { parsePeriod } from '../../core/period.ts';
import { formatSydney } from '../../core/sydney-time.ts';
import { inWords, timeInWords } from '../../signals/wording/periods.ts';
import type { Reason } from './reason-shape.ts';

const AGENCY: Readonly<Record<string, string>> = {
  abs: 'the ABS',
  rba: 'the RBA',
  ato: 'the ATO',
  asic: 'ASIC',
  apra: 'APRA',
  aihw: 'the AIHW',
  wgea: 'WGEA',
  aemo: 'AEMO',
  bom: 'the Bureau of Meteorology',
};

const agencyWords = (dataset: string): string => AGENCY[dataset.slice(0, dataset.indexOf('.'))] ?? 'the agency';

/** How reasons write days, periods and datasets. JSON texts have ids, and pages have titles. */
export interface Spelling {
  day(text: string): string;
  period(text: string): string;
  dataset(id: string): string;
  /** @param ids at least one */
  series(ids: readonly string[]): string;
}

const NAMED_AT_MOST = 3;

function listedIds(ids: readonly string[]): string {
  const more = ids.length - NAMED_AT_MOST;
  return `${ids.slice(0, NAMED_AT_MOST).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Writes a day, the Sydney day of an instant, or the end of a market interval. */
const dayInWords = (text: string): string => inWords(text.endsWith('Z') ? formatSydney(Date.parse(text)).slice(0, 10) : text);

const WITH_IDS: Spelling = { day: dayInWords, period: inWords, dataset: (id) => id, series: listedIds };

/** Shown instead of a damaged value. */
export const DAMAGED = 'Stored data are damaged and not shown';

/** Writes a reason without a full stop. */
function reasonClause(reason: Reason, spelling: Spelling = WITH_IDS): string {
  const { day, period } = spelling;
  const agency = agencyWords(reason.dataset);
  const since = reason.since === undefined ? '' : day(reason.since);
  const detail = reason.error === undefined ? '' : `: ${reason.error.detail.trimEnd().replace(/\.{1,3}$/, '')}`;
  const then = reason.as_of === undefined ? 'that day' : day(reason.as_of);
  switch (reason.code) {
    case 'no_data':
      return `No data for ${spelling.dataset(reason.dataset)} yet`;
    case 'damaged':
      return `Stored data of ${spelling.dataset(reason.dataset)} are damaged and not shown`;
    case 'not_confirmed':
      return `${originWords(reason, day)}. Not yet checked with ${agency}`;
    case 'unreachable':
      return `${agency} could not be reached since ${since}${detail}`;
    case 'unusable':
      return `the file from ${agency} could not be used since ${since}${detail}`;
    case 'not_checked':
      return `${agency} was last checked on ${since}`;
    case 'interval_old':
      return intervalWords(reason, detail, day);
    case 'periods_missing':
      return periodsWords(reason, spelling);
    case 'decisions_missing':
      return decisionsWords(reason, spelling);
    case 'release_missed':
      return `${storedWords(reason, spelling)}, but ${agency} published a later release between that day and ${then}`;
    case 'period_due':
      return `${storedWords(reason, spelling)} and ends with ${reason.through === null ? 'no period' : period(reason.through)}. A later period was due by ${then}`;
    case 'not_known':
      return `${storedWords(reason, spelling)}. It is not known whether a later value was published by ${then}`;
    case 'calendar_old':
      return `The release calendar of the ${reason.named ?? agency} ${reason.since === undefined ? 'has not been read yet' : `was last read on ${since}`}`;
  }
}

const originWords = ({ starter, published, basis }: Reason, day: Spelling['day']): string =>
  `${starter ? 'Starter data' : 'Data'}${published === null ? '' : ` ${basis === 'upper_bound' ? 'of' : 'published'} ${day(published)}`}`;

const storedWords = ({ dataset, published }: Reason, spelling: Spelling): string =>
  `The stored vintage of ${spelling.dataset(dataset)} is from ${published === null ? 'an unknown day' : spelling.day(published)}`;

function intervalWords({ named, through, minutes, most_minutes: most, as_of: then }: Reason, detail: string, day: Spelling['day']): string {
  if (named !== undefined && through !== null)
    return `The latest observation for ${named} is from ${timeInWords(through)} (local time), more than ${most ?? 90} minutes ago${detail}`;
  const end = through === null ? '' : day(through);
  if (then !== undefined) return `The latest available interval ended at ${end}. Later intervals were published by ${day(then)}`;
  return `the latest available interval ended at ${end}, ${minutes} minutes ago. At most ${most} are expected`;
}

/** Writes a clause such as `AU.UNEMP.VIC ends with February 2025: 20 months are missing`. Series with the same missing periods share a clause. */
function periodsWords(reason: Reason, spelling: Spelling): string {
  const { period } = spelling;
  const { series = [], through, missing_periods: missing, others_through: others, dataset } = reason;
  const freq = through === null ? undefined : parsePeriod(through)?.freq;
  const count =
    missing === null ? 'later values are missing' : `${missing} ${freq === undefined ? 'values are' : unitOf(freq, missing)} missing`;
  const other = others === undefined ? '' : `, but other series of ${spelling.dataset(dataset)} end with ${period(others)}`;
  const subject = series.length === 0 ? `the inputs from ${spelling.dataset(dataset)}` : spelling.series(series);
  return `${subject} ${series.length === 1 ? 'ends' : 'end'} with ${through === null ? 'no period' : period(through)}: ${count}${other}`;
}

const UNITS: Partial<Record<Frequency, readonly [one: string, many: string]>> = {
  A: ['year is', 'years are'],
  FY: ['financial year is', 'financial years are'],
  S: ['half-year is', 'half-years are'],
  Q: ['quarter is', 'quarters are'],
  M: ['month is', 'months are'],
};

function unitOf(freq: Frequency, count: number): string {
  const [one, many] = UNITS[freq] ?? [`${FREQUENCY[freq].word} value is`, `${FREQUENCY[freq].word} values are`];
  return count === 1 ? one : many;
}

function decisionsWords(reason: Reason, spelling: Spelling): string {
  const { missing_periods: missing, published, through, series = [], dataset } = reason;
  // A daily table may be published long after its last rate. A table of decisions is published before its last rate applies. The
  // earlier of the two days is therefore used.
  const known = published !== null && through !== null && through < published ? through : published;
  const count = missing === 1 ? '1 later decision is' : `${missing === null ? 'later' : `${missing} later`} decisions are`;
  const subject = series.length === 0 ? spelling.dataset(dataset) : spelling.series(series);
  return `${subject}${known === null ? '' : ` of ${spelling.day(known)}`}: ${count} missing`;
}

/** Writes reasons by dataset. Datasets with the same text are listed together. */
export function reasonsByDataset(
  reasons: readonly Reason[],
  spelling: Spelling = WITH_IDS,
): readonly { readonly datasets: readonly string[]; readonly words: string }[] {
  const clauses = new Map<string, readonly string[]>();
  for (const reason of joinedSeries(reasons)) {
    clauses.set(reason.dataset, [...(clauses.get(reason.dataset) ?? []), ...withConfirmation(reason, spelling)]);
  }
  const byWords = new Map<string, string[]>();
  for (const [dataset, own] of clauses) {
    const words = [...new Set(own)].map(capitalised).join('. ');
    addTo(byWords, words, dataset);
  }
  return [...byWords].map(([words, datasets]) => ({ datasets, words }));
}

/** Joins the reasons of series that miss the same periods, so that they share a clause. */
function joinedSeries(reasons: readonly Reason[]): readonly Reason[] {
  const found = new Map<string, Reason>();
  for (const reason of reasons) {
    const { series = [], ...rest } = reason;
    const key = reason.code === 'periods_missing' && series.length > 0 ? JSON.stringify(rest) : `${found.size}`;
    const others = found.get(key)?.series ?? [];
    found.set(key, others.length === 0 ? reason : Object.assign(rest, { series: [...new Set([...others, ...series])] }));
  }
  return [...found.values()];
}

const withConfirmation = (reason: Reason, spelling: Spelling): readonly string[] => [
  reasonClause(reason, spelling),
  ...(reason.confirmed === undefined ? [] : [`stored data were last confirmed on ${spelling.day(reason.confirmed)}`]),
];

/** Joins all reasons into a text without a full stop, such as `abs.WPI: …. rba.G1: …`. Returns null if there are no reasons. */
export function reasonText(reasons: readonly Reason[]): string | null {
  const known = TEXTS.get(reasons);
  if (known !== undefined) return known;
  const text = textOf(reasons);
  TEXTS.set(reasons, text);
  return text;
}

/** The text of each list of reasons. The responses within one second share the list. */
const TEXTS = new WeakMap<readonly Reason[], string | null>();

function textOf(reasons: readonly Reason[]): string | null {
  const all = reasonsByDataset(reasons);
  if (all.length <= 1) return all[0]?.words ?? null;
  return all.map(({ datasets, words }) => `${datasets.join(', ')}: ${words}`).join('. ');
}
