/** Splits the titles of series. The heading contains the parts that all titles share. The labels contain the parts that differ. */
import type { ChartSeries } from '../../queries/base/answer.ts';

export interface Names {
  readonly heading: string;
  readonly labels: readonly string[];
}

const LONGEST_LIST = 90;

/**
 * Returns the heading and the labels of a chart.
 * @param own title that the request sets
 */
export function namesOf(series: readonly ChartSeries[], own: string | null): Names {
  const titles = series.map((one) => one.title);
  const [only] = titles;
  if (only !== undefined && titles.length === 1) return { heading: own ?? only, labels: [only] };
  const parts = titles.map((title) => title.split(', '));
  const before = shared(parts);
  const rests = parts.map((part) => part.slice(before));
  const after = shared(rests.map((part) => part.toReversed()));
  const labels = rests.map((part) => part.slice(0, part.length - after).join(', '));
  const common = [...(parts[0]?.slice(0, before) ?? []), ...(after === 0 ? [] : (rests[0]?.slice(-after) ?? []))].join(', ');
  if (common === '' || labels.includes('') || new Set(labels).size < labels.length) {
    return { heading: own ?? listed(titles), labels: distinct(series) };
  }
  // If the titles share only an ending, it is a measure or a place. The heading therefore also names the subjects.
  return { heading: own ?? (before > 0 ? common : `${listed(titles)}, ${common}`), labels };
}

/** Returns the number of leading parts that all lists share. */
function shared(lists: readonly (readonly string[])[]): number {
  const [first = []] = lists;
  const differing = first.findIndex((part, i) => lists.some((list) => list[i] !== part));
  return differing === -1 ? first.length : differing;
}

/** Returns the titles of the series. If two titles are equal, returns the ids. */
const distinct = (series: readonly ChartSeries[]): readonly string[] =>
  new Set(series.map((one) => one.title)).size === series.length ? series.map((one) => one.title) : series.map((one) => one.id);

/** Joins the subjects of titles, such as `Consumer price index and Cash rate target`. A subject ends at the first comma. */
function listed(titles: readonly string[]): string {
  const subjects = [...new Set(titles.map((title) => title.split(', ')[0] ?? title))];
  const [first = ''] = subjects;
  if (subjects.length === 1) return first;
  const all = `${subjects.slice(0, -1).join(', ')} and ${subjects.at(-1)}`;
  return all.length <= LONGEST_LIST ? all : `${first} and ${titles.length - 1} other series`;
}
