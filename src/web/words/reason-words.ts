/** Describes on pages how current the data are. */

import { findDataset } from '../../catalogue/catalogue.ts';
import { findSeries } from '../../catalogue/series.ts';
import { gradeOf, isDamaged, lagOfReasons, latestStored } from '../../queries/base/reason.ts';
import type { Reason } from '../../queries/base/reason-shape.ts';
import { reasonsByDataset, type Spelling } from '../../queries/base/reason-words.ts';
import { gradeText } from '../../render/chart/grade-words.ts';
import { dayText, periodInSentence, periodText } from './period-words.ts';
import { isoDayOf } from './time-words.ts';

const MOMENT = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]*Z\b/g;
const DAY = /\b\d{4}-\d{2}-\d{2}\b/g;
/** Matches a word after which a quarter or half-year has an article. */
const NEEDS_ARTICLE = /\b(?:and|by|for|from|in|of|since|to|until|with) $/;
const PERIOD = /\b(?:\d{4}-(?:Q[1-4]|S[12]|\d{2})|FY\d{4})(?![-\d])\b/g;

/** Spells out dates in notes and agencies' texts: `in 2025-Q4` becomes `in the December quarter 2025`. */
export const spelledOut = (text: string): string =>
  text
    .replace(MOMENT, (moment) => dayText(isoDayOf(moment)))
    .replace(DAY, (day) => dayText(day))
    .replace(PERIOD, (period, at: number, whole: string) =>
      NEEDS_ARTICLE.test(whole.slice(0, at)) ? periodInSentence(period) : periodText(period),
    );

/**
 * Writes titles instead of ids.
 * @param subject the id of the series that the page is about
 */
const inWords = (subject?: string): Spelling => ({
  day: (text) => (text.endsWith('Z') ? dayText(isoDayOf(text)) : periodText(text)),
  period: periodInSentence,
  dataset: (id) => {
    const [source = '', ...rest] = id.split('.');
    return findDataset(source, rest.join('.'))?.title ?? id;
  },
  series: ([first = '', ...others]) => {
    const named = first === subject ? 'this series' : `“${findSeries(first)?.title ?? first}”`;
    return others.length === 0 ? named : `${named} and ${others.length} other series`;
  },
});

/**
 * Returns words such as `Up to date`, `1 release behind` or `Discontinued: last value December quarter 2021`.
 * @param last the last period of a discontinued series or dataset. Null if it is not discontinued
 */
export function gradeWords(reasons: readonly Reason[], last: string | null = null): string {
  const grade = gradeOf(reasons);
  if (last !== null && grade === 'current') return `Discontinued: last value ${periodText(last)}`;
  return gradeText({ grade, lag: lagOfReasons(reasons), through: latestStored(reasons) });
}

/** Returns the word that is shown instead of a missing value. */
export const absentWords = (reasons: readonly Reason[]): string => (isDamaged(reasons) ? 'damaged' : 'no data');

interface ReasonOfDatasets {
  readonly datasets: readonly string[];
  readonly words: string;
}

/** Returns a sentence for each reason. Datasets with the same reason share a sentence. */
export const reasonSentences = (reasons: readonly Reason[], subject?: string): readonly ReasonOfDatasets[] =>
  reasonsByDataset(reasons, inWords(subject)).map(({ datasets, words }) => ({ datasets, words: `${words}.` }));

export const reasonParagraph = (reasons: readonly Reason[], subject?: string): string =>
  reasonSentences(reasons, subject)
    .map(({ words }) => words)
    .join(' ');
