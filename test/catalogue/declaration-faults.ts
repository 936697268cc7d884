/** Finds faults in declarations, without agency data. Each fault is a sentence with the remedy. */
import { dottedId, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';

const SNAKE_CASE = /^[a-z0-9][a-z0-9_]*$/;
const GRAMMAR = /^AU(\.[A-Z0-9_]+)+$/;

/** Returns groups of two or more members with the same key, in the order of their first members. */
function shared<T>(members: readonly T[], key: (member: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const member of members) groups.set(key(member), [...(groups.get(key(member)) ?? []), member]);
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Finds words in one dimension that are ambiguous, and words that a request cannot contain. */
export function wordFaults(dataset: TimeSeriesDataset, mayBeSynonyms = false): readonly string[] {
  return dataset.dimensions.flatMap(({ name, words }) => [
    ...(mayBeSynonyms ? [] : shared(Object.entries(words), ([, code]) => code)).map(
      (group) =>
        `${dottedId(dataset)}: the words ${group.map(([word]) => word).join(' and ')} of ${name} are all of the code ${group[0]?.[1]}: leave one, or give each its own code.`,
    ),
    ...Object.keys(words)
      .filter((word) => !SNAKE_CASE.test(word))
      .map((word) => `${dottedId(dataset)}: the word ${word} of ${name} is to be in lower case, digits and underscores.`),
  ]);
}

/** Finds dataset ids and aliases that differ only in case and hyphens, because URLs do not distinguish these. */
export const datasetIdFaults = (
  datasets: readonly { readonly source: string; readonly id: string; readonly aliases?: readonly string[] }[],
): readonly string[] =>
  shared(
    datasets.flatMap(({ source, id, aliases }) => [id, ...(aliases ?? [])].map((spelling) => ({ source, id, spelling }))),
    ({ source, spelling }) => `${source}/${spelling.toLowerCase().replaceAll('-', '_')}`,
  ).map(
    (group) => `${group.map(({ source, id, spelling }) => `${spelling} of ${source}.${id}`).join(' and ')} are one id: give one another.`,
  );

/** Finds series ids and aliases that break the grammar or are used by two series. */
export function seriesIdFaults(
  series: readonly { readonly id: string; readonly title: string; readonly aliases?: readonly string[] }[],
): readonly string[] {
  const spellings = series.flatMap(({ id, title, aliases }) => [id, ...(aliases ?? [])].map((spelling) => ({ id, title, spelling })));
  return [
    ...spellings
      .filter(({ spelling }) => !GRAMMAR.test(spelling))
      .map(({ spelling }) => `${spelling} is no id of a series: it is AU.<TOPIC>[.<DETAIL>][.<PLACE or ADJUSTMENT>], in capitals.`),
    ...shared(spellings, ({ spelling }) => spelling.replace(/[-_]/g, '.').toUpperCase()).map(
      (group) =>
        `${group.map(({ id, title, spelling }) => `${spelling} of ${id} ("${title}")`).join(' and ')} are one id: give the new one another.`,
    ),
  ];
}

/** Finds a series whose frequency differs from its dataset. */
export const seriesFrequencyFaults = ({ id, frequency, dataset }: SeriesHandle): readonly string[] =>
  frequency === dataset.frequency
    ? []
    : [
        `${id} has the frequency ${frequency}, but ${dottedId(dataset)} has ${dataset.frequency}. Omit the frequency, so that the dataset's is used.`,
      ];
