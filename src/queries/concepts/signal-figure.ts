/** Reads the value of a concept from an indicator. */
import { candidateId, type SignalCandidate } from '../../catalogue/concepts/concept.ts';
import { storeKey } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { DAY_MS, formatPeriod, type Period, parseIntervalEnd, parsePeriod, period } from '../../core/period.ts';
import { SIGNALS } from '../../signals/registry.generated.ts';
import type { Answer } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { datasetsOf, seriesInputs } from '../base/signal-inputs.ts';
import { type CandidateFigure, scaled, storedSeries, WITHOUT_VALUE } from '../series/concepts/figures.ts';
import { lagPeriods } from '../series/freshness/series-freshness.ts';
import type { Point } from '../series/reading/newest-values.ts';
import { evaluateSignal } from '../signals/evaluate-signal.ts';

/** Reads the value. If the indicator has no result, returns a result without a value and does not throw. */
export async function signalFigure(ctx: QueryContext, candidate: SignalCandidate): Promise<CandidateFigure> {
  const signal = SIGNALS.find(({ id }) => id === candidate.signal);
  if (signal === undefined) throw new WattleError('BUG', `data/concepts.csv names the unknown indicator ${candidate.signal}.`);
  const none = { candidate, id: candidateId(candidate), loaded: null, single: null, datasets: datasetsOf(signal).map(storeKey) };
  const answer = await answerIfAny(ctx, signal, new URLSearchParams());
  const newest = answer && pointOf(answer.data, candidate);
  if (answer === null || newest === null) return { ...none, ...WITHOUT_VALUE, absence: 'not_stored', answer, freshness: null };
  const before = signal.mode === 'history' ? await valueBefore(ctx, signal, candidate, newest.period) : null;
  const today = Math.floor(ctx.clock.now() / DAY_MS);
  const inputs = await Promise.all(seriesInputs(signal).map((handle) => storedSeries(ctx, handle, null)));
  const { stale, reasons, next_release: nextRelease } = answer.meta;
  return {
    ...none,
    newest: scaled(newest, candidate.scale),
    previous: before && scaled(before, candidate.scale),
    lag: Math.max(0, ...inputs.map((loaded) => (loaded === null ? 0 : lagPeriods(loaded, today)))),
    isDiscontinued: false,
    isComplete: before !== null,
    absence: null,
    answer,
    freshness: { state: stale ? 'stale' : 'fresh', reasons, nextRelease },
  };
}

async function answerIfAny(ctx: QueryContext, signal: (typeof SIGNALS)[number], query: URLSearchParams): Promise<Answer | null> {
  try {
    return await evaluateSignal(ctx, signal, query);
  } catch (error) {
    if (error instanceof WattleError && error.code !== 'BUG') return null;
    throw error;
  }
}

async function valueBefore(
  ctx: QueryContext,
  signal: (typeof SIGNALS)[number],
  candidate: SignalCandidate,
  { freq, t }: Period,
): Promise<Point | null> {
  const before = formatPeriod(period(freq, t - 1));
  const window = new URLSearchParams({ start_period: before, end_period: before });
  const answer = await answerIfAny(ctx, signal, window);
  return answer && pointOf(answer.data, candidate);
}

/** Returns the value in the row that `data/concepts.csv` names. If the file names no row, uses the last one. */
function pointOf(data: Answer['data'], { field, row }: SignalCandidate): Point | null {
  const rows: readonly Readonly<Record<string, unknown>>[] = Array.isArray(data) ? data : [data as Readonly<Record<string, unknown>>];
  const found = row === null ? rows.at(-1) : rows.find((one) => one[row.member] === row.value);
  const [value, text] = [found?.[field], found?.['period']];
  const when = typeof text === 'string' ? (parsePeriod(text) ?? parseIntervalEnd(text)) : null;
  return typeof value === 'number' && when !== null ? { period: when, value } : null;
}
