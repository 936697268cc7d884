/** Lists indicators, and shows whether the stored data are sufficient to calculate them. */
import { questionOf, subjectOf } from '../../catalogue/questions.ts';
import { dottedId, storeKey } from '../../core/define-dataset.ts';
import type { Signal } from '../../core/define-signal.ts';
import { FREQUENCY } from '../../core/frequency.ts';
import type { Answer } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { metaOf } from '../base/meta.ts';
import type { Of } from '../base/shape-parts.ts';
import { datasetsOf, namedInputs } from '../base/signal-inputs.ts';
import type { SignalEntry } from './shape.ts';

const LIST_SECONDS = 60;
const COLUMNS = [
  ...['id', 'title', 'question', 'subject', 'summary', 'kind', 'frequency', 'no_past', 'available', 'stale_rule'],
  ...['parameters', 'series', 'datasets', 'methodology', 'example'],
];

/** Returns the frequency of the rows by period. If the indicator has no such rows, returns the reason. */
function pastFacts(signal: Signal): { readonly frequency: string | null; readonly no_past: string | null } {
  const past = signal.mode === 'history' ? signal : signal.past;
  return 'none' in past ? { frequency: null, no_past: past.none } : { frequency: FREQUENCY[past.frequency].word, no_past: null };
}

export async function listSignals(ctx: QueryContext, signals: readonly Signal[]): Promise<Answer> {
  const loaded = new Set((await ctx.store.datasets.states()).flatMap(({ dataset, version }) => (version === null ? [] : [dataset])));
  const rows = signals.map((signal): Of<typeof SignalEntry> => {
    const inputs = namedInputs(signal);
    return {
      id: signal.id,
      title: signal.title,
      question: questionOf(signal),
      subject: subjectOf(signal),
      summary: signal.summary,
      kind: signal.mode === 'history' ? 'history' : signal.gives,
      ...pastFacts(signal),
      available: inputs.every(({ dataset, needed }) => !needed || loaded.has(storeKey(dataset))),
      stale_rule: signal.stale,
      parameters: Object.keys(signal.parameters),
      series: [...new Set(inputs.flatMap(({ series }) => series?.id ?? []))],
      datasets: [...new Set(inputs.map(({ dataset }) => dottedId(dataset)))],
      methodology: `${ctx.publicUrl}/docs/methodology/${signal.id}`,
      example: `${ctx.publicUrl}/v1/${signal.id}`,
    };
  });
  return {
    data: rows,
    columns: COLUMNS.map((name) => ({ name })),
    meta: metaOf(ctx, {
      query: {},
      rows: rows.length,
      sources: [],
      freshness: { state: 'fresh', reasons: [], nextRelease: null },
      versions: [],
    }),
    next: null,
    datasets: [...new Set(signals.flatMap((signal) => datasetsOf(signal).map(storeKey)))],
    maxAgeSeconds: LIST_SECONDS,
  };
}
