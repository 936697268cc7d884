import type { Concept } from '../../catalogue/concepts/concept.ts';
import { concepts, conceptTopics } from '../../catalogue/concepts/concepts.ts';
import type { Answer, Freshness } from '../base/answer.ts';
import { citationOf } from '../base/citation.ts';
import type { QueryContext } from '../base/context.ts';
import { combineFreshness } from '../base/freshness.ts';
import { metaOf } from '../base/meta.ts';
import type { SourceCitation } from '../base/meta-shape.ts';
import { choice, type QueryParameter } from '../base/parameters/declaration.ts';
import { Parameters } from '../base/parameters/parameters.ts';
import type { ResolvedConcept } from '../series/concepts/resolve.ts';
import { CONCEPT_COLUMNS, conceptFacts, conceptRow } from './concept-row.ts';
import { resolveConcept, resolveConcepts } from './resolve-concept.ts';

const SECONDS = 60;
const TOPIC = choice('topic', 'Only concepts of this topic.', conceptTopics());
export const LIST_CONCEPTS: readonly QueryParameter[] = [TOPIC];

export async function listConcepts(ctx: QueryContext, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const topic = parameters.choice(TOPIC);
  parameters.refuseRest();
  parameters.check();
  const resolved = await resolveConcepts(
    ctx,
    concepts().filter((one) => topic === null || one.topic === topic),
  );
  return answerOf(ctx, resolved, resolved.map(conceptRow), topic === null ? {} : { topic });
}

export async function readConcept(ctx: QueryContext, concept: Concept): Promise<Answer> {
  const resolved = await resolveConcept(ctx, concept);
  return answerOf(ctx, [resolved], conceptFacts(resolved, ctx.publicUrl), {});
}

async function answerOf(
  ctx: QueryContext,
  resolved: readonly ResolvedConcept[],
  data: Answer['data'],
  query: Readonly<Record<string, string>>,
): Promise<Answer> {
  const loaded = resolved.flatMap(({ taken }) => taken?.loaded ?? []);
  const ofSeries = await Promise.all(loaded.map((one) => citationOf(ctx, one.handle.dataset, one.vintage)));
  const sources = [...ofSeries, ...resolved.flatMap(({ taken }) => taken?.answer?.meta.sources ?? [])];
  return {
    data,
    columns: CONCEPT_COLUMNS.map((name) => ({ name })),
    meta: metaOf(ctx, {
      query,
      rows: resolved.length,
      sources: distinct(sources),
      freshness: freshnessOfAll(resolved),
      versions: loaded.map(({ vintage: ofVintage }) => ofVintage),
      notes: resolved.length === 1 ? resolved.flatMap(({ taken }) => taken?.answer?.meta.notes ?? []) : [],
    }),
    next: null,
    datasets: [...new Set(resolved.flatMap(({ datasets }) => datasets))],
    maxAgeSeconds: SECONDS,
  };
}

const distinct = (sources: readonly SourceCitation[]): readonly SourceCitation[] => [
  ...new Map(sources.map((one) => [`${one.dataset_id} ${one.sha256}`, one])).values(),
];

/** Combines the freshness of the sources in use. If a concept has no source in use, its row has the reason. */
function freshnessOfAll(resolved: readonly ResolvedConcept[]): Freshness {
  const named = resolved.flatMap(({ taken }) =>
    taken?.freshness ? [{ id: taken.loaded === null ? taken.id : taken.loaded.dataset.replace('/', '.'), freshness: taken.freshness }] : [],
  );
  return named.length === 0 ? { state: 'fresh', reasons: [], nextRelease: null } : combineFreshness(named);
}
