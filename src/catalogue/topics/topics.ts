/** Reads the topics of the site from `data/topics.csv`. Each has a main chart, series, indicators and datasets. */

import type { Dataset } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import { type DataRow, readDataTable } from '../../formats/data-table.ts';
import { findDataset } from '../catalogue.ts';
import type { Concept } from '../concepts/concept.ts';
import { findConcept } from '../concepts/concepts.ts';
import { findSeries } from '../series.ts';

const FILE = 'topics.csv';
const OPTIONAL = ['note', 'names', 'concept', 'chart', 'chart_start', 'series', 'region', 'indicators'] as const;
const COLUMNS = ['topic', 'title', 'summary', ...OPTIONAL, 'datasets'] as const;

export interface Topic {
  /** The id, such as `gender-pay`. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Explains why values of the topic differ. Empty if they agree. */
  readonly note: string;
  /** Other names of the topic, such as `labour-market`. */
  readonly names: readonly string[];
  /** The concept of the topic's main value, or null. */
  readonly concept: Concept | null;
  readonly chart: { readonly series: readonly SeriesHandle[]; readonly start: string | null };
  /** The most important series, most quoted first. */
  readonly series: readonly SeriesHandle[];
  /** The id of the family of series for the topic's map, or null. */
  readonly region: string | null;
  /** The ids of indicators. */
  readonly indicators: readonly string[];
  readonly datasets: readonly Dataset[];
}

let loaded: readonly Topic[] | null = null;

/** Returns the topics in file order. @throws BUG for a row that names an unknown series, dataset or concept */
export function topics(): readonly Topic[] {
  loaded ??= readDataTable(FILE, COLUMNS, { optional: OPTIONAL, key: ['topic'] }).map(topicOf);
  return loaded;
}

const words = (cell: string): readonly string[] => cell.split(' ').filter((word) => word !== '');
const fault = (topic: string, problem: string): WattleError => new WattleError('BUG', `data/${FILE}, ${topic}: ${problem}.`);

function topicOf(row: DataRow<(typeof COLUMNS)[number]>): Topic {
  const series = (cell: string): readonly SeriesHandle[] =>
    words(cell).map((id) => {
      const handle = findSeries(id);
      if (handle?.id !== id) throw fault(row.topic, `${id} is not the id of a series`);
      return handle;
    });
  const concept = row.concept === '' ? null : findConcept(row.concept);
  if (row.concept !== '' && concept === null) throw fault(row.topic, `${row.concept} is not a concept`);
  return {
    id: row.topic,
    title: row.title,
    summary: row.summary,
    note: row.note,
    names: words(row.names),
    concept,
    chart: { series: series(row.chart), start: row.chart_start === '' ? null : row.chart_start },
    series: series(row.series),
    region: row.region === '' ? null : row.region,
    indicators: words(row.indicators),
    datasets: words(row.datasets).map((id) => {
      const [source = '', ...rest] = id.split('.');
      const dataset = findDataset(source, rest.join('.'));
      if (dataset === null) throw fault(row.topic, `${id} is not a dataset`);
      return dataset;
    }),
  };
}

const fold = (text: string): string => text.trim().toLowerCase().replaceAll(/[_ ]/g, '-');

/** Finds a topic by its id, title or another name. Case is ignored, and `-`, `_` and blanks count as equal. Null if it is unknown. */
export const findTopic = (id: string): Topic | null =>
  topics().find((one) => [one.id, fold(one.title), ...one.names].includes(fold(id))) ?? null;

/** Returns suggestions for an unknown id. */
export const nearestTopics = (id: string): string[] =>
  nearest(
    fold(id),
    topics().flatMap((one) => [one.id, ...one.names]),
  ).flatMap((name) => findTopic(name)?.id ?? []);
