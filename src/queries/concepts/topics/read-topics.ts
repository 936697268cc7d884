import { questionOf } from '../../../catalogue/questions.ts';
import { findTopic, nearestTopics, type Topic, topics } from '../../../catalogue/topics/topics.ts';
import { dottedId, storeKey } from '../../../core/define-dataset.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import type { Period } from '../../../core/period.ts';
import { SIGNALS } from '../../../signals/registry.generated.ts';
import type { Answer } from '../../base/answer.ts';
import type { QueryContext } from '../../base/context.ts';
import { CURRENT } from '../../base/freshness.ts';
import { metaOf } from '../../base/meta.ts';
import type { ResolvedConcept } from '../../series/concepts/resolve.ts';
import { answerOfFigures } from '../../series/figures/figure-answer.ts';
import { figureRows } from '../../series/figures/figure-rows.ts';
import { conceptRow } from '../concept-row.ts';
import { figureWords } from '../concept-words.ts';
import { resolveListed } from '../resolve-concept.ts';

const SECONDS = 60;
const LIST_COLUMNS = [
  'topic',
  'title',
  'summary',
  'concept',
  'figure_title',
  'value',
  'value_text',
  'unit',
  'period',
  'series',
  'datasets',
];

export interface TopicFigure {
  readonly topic: Topic;
  readonly resolved: ResolvedConcept | null;
}

/** Returns the topics in the order of their definition. */
export async function topicFigures(ctx: QueryContext): Promise<readonly TopicFigure[]> {
  const all: TopicFigure[] = [];
  for (const topic of topics()) all.push({ topic, resolved: topic.concept && (await resolveListed(ctx, topic.concept)) });
  return all;
}

interface MainValue {
  /** The value with its unit, such as `3.8%`. */
  readonly words: string;
  readonly title: string;
  readonly period: Period;
  readonly isCurrent: boolean;
}

/** Returns the latest stored value of the topic's concept, which can be out of date. Returns null if sources differ or have no data. */
export function mainValue({ resolved }: TopicFigure): MainValue | null {
  if (resolved === null || resolved.figure === null || !['current', 'out_of_date'].includes(resolved.state)) return null;
  const { concept, figure, state } = resolved;
  const { value, period } = figure.newest;
  return { words: figureWords(concept, value), title: concept.title, period, isCurrent: state === 'current' };
}

export async function listTopics(ctx: QueryContext): Promise<Answer> {
  const figures = await topicFigures(ctx);
  const rows = figures.map(({ topic, resolved }) => {
    const row = resolved && conceptRow(resolved);
    return {
      topic: topic.id,
      title: topic.title,
      summary: topic.summary,
      concept: topic.concept?.id ?? null,
      figure_title: topic.concept?.title ?? null,
      value: row?.value ?? null,
      value_text: row?.value_text ?? null,
      unit: topic.concept?.unit ?? null,
      period: row?.period ?? null,
      series: topic.series.length,
      datasets: topic.datasets.length,
    };
  });
  return {
    data: rows,
    columns: LIST_COLUMNS.map((name) => ({ name })),
    meta: metaOf(ctx, { query: {}, rows: rows.length, sources: [], freshness: CURRENT, versions: [] }),
    next: null,
    datasets: [...new Set(figures.flatMap(({ resolved }) => resolved?.datasets ?? []))],
    maxAgeSeconds: SECONDS,
  };
}

/** Returns the rows for a topic. `meta.summary` has the other content of the topic page. */
export async function readTopic(ctx: QueryContext, topic: Topic): Promise<Answer> {
  const rows = await figureRows(ctx, topic.series);
  const answer = await answerOfFigures(ctx, rows);
  return {
    ...answer,
    meta: {
      ...answer.meta,
      summary: {
        topic: topic.id,
        title: topic.title,
        description: topic.summary,
        figure: topic.concept && conceptRow(await resolveListed(ctx, topic.concept)),
        chart: topic.chart.series.map(({ id }) => id),
        region: topic.region,
        indicators: topic.indicators.flatMap((id) => {
          const signal = SIGNALS.find((one) => one.id === id);
          return signal === undefined ? [] : [{ id, question: questionOf(signal), url: `${ctx.publicUrl}/v1/${id}` }];
        }),
        datasets: topic.datasets.map((dataset) => ({ dataset_id: dottedId(dataset), title: dataset.title })),
        url: `${ctx.publicUrl}/topics/${topic.id}`,
      },
    },
    datasets: [...new Set([...answer.datasets, ...topic.datasets.map(storeKey)])],
  };
}

/** Finds a topic. Throws REQ_NOT_FOUND with the nearest ids. */
export function topicNamed(id: string): Topic {
  const topic = findTopic(id);
  if (topic !== null) return topic;
  const near = nearestTopics(id);
  const detail = `Unknown topic: ${quoted(id)}.`;
  throw new WattleError('REQ_NOT_FOUND', detail, {
    hint: `${near.length === 0 ? '' : `Did you mean ${near.join(', ')}? `}GET /v1/topics lists all topics.`,
    faults: [{ parameter: 'topic', detail, ...(near[0] === undefined ? {} : { allowed: near, did_you_mean: near[0] }) }],
  });
}
