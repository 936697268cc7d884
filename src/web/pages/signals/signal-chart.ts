/** Charts of indicators, for pages and as images. */

import { decimalsOf } from '../../../core/decimal.ts';
import type { Signal, SignalRow } from '../../../core/define-signal.ts';
import { WattleError } from '../../../core/errors.ts';
import { FREQUENCY, type Frequency } from '../../../core/frequency.ts';
import { parsePeriod } from '../../../core/period.ts';
import type { Answer, Chart, ChartSeries } from '../../../queries/base/answer.ts';
import type { QueryContext } from '../../../queries/base/context.ts';
import { currencyOf } from '../../../queries/base/reason.ts';
import type { ChartAnswer } from '../../../queries/charts/read-chart.ts';
import { evaluateSignal } from '../../../queries/signals/evaluate-signal.ts';
import { MOST_PUBLISHED } from './decimals.ts';
import { figuresOf, type SignalPicture, shortUnit } from './figures.ts';
import { rowsOfAnswer, withStart } from './signal-answer.ts';
import { lowerUnit } from './signal-tables.ts';

const YEARS_SHOWN = 15;

/** Whether it can be drawn over time. */
export const isDrawn = (signal: Signal): boolean => signal.mode === 'history' && (figuresOf(signal.id).charts ?? []).length > 0;

/**
 * The first chart of its page as an image. Throws REQ_NOT_FOUND without a chart, REQ_* for invalid parameters, DATA_UNAVAILABLE without
 * inputs.
 */
export async function signalPicture(ctx: QueryContext, signal: Signal, params: URLSearchParams): Promise<ChartAnswer> {
  const [first] = figuresOf(signal.id).charts ?? [];
  if (first === undefined || !isDrawn(signal)) {
    throw new WattleError(
      'REQ_NOT_FOUND',
      `The signal “${signal.id}” has no chart, because it covers only the present or many rows at once.`,
      {
        hint: `Its rows are at /g/${signal.id}.csv.`,
      },
    );
  }
  const answer = await evaluateSignal(ctx, signal, withStart(params));
  const chart = chartOf(signal, answer, rowsShown(answer, params), first);
  return { chart: { ...chart, theme: 'light' }, datasets: answer.datasets, maxAgeSeconds: answer.maxAgeSeconds };
}

/** Fifteen years by default. */
export function rowsShown(answer: Answer, params: URLSearchParams): readonly SignalRow[] {
  const all = rowsOfAnswer(answer);
  return params.has('start_period') ? all : lastYears(all, YEARS_SHOWN);
}

function lastYears(rows: readonly SignalRow[], years: number): readonly SignalRow[] {
  const last = parsePeriod(String(rows.at(-1)?.['period'] ?? ''));
  if (!last) return rows;
  const perYear = FREQUENCY[last.freq].perYear ?? 365;
  return rows.filter((row) => (parsePeriod(String(row['period']))?.t ?? 0) > last.t - years * perYear);
}

/** Fields of rows as a chart. */
export function chartOf(signal: Signal, answer: Answer, rows: readonly SignalRow[], { fields, look }: SignalPicture): Chart {
  const freq: Frequency = parsePeriod(String(rows[0]?.['period'] ?? ''))?.freq ?? 'Q';
  const names = Object.entries(fields);
  const series = names.map(([name, title]): ChartSeries => {
    const field = signal.row[name];
    const loaded = rows.flatMap((row) => {
      const period = parsePeriod(String(row['period']));
      const value = row[name];
      return period && typeof value === 'number' ? [{ t: period.t, value }] : [];
    });
    return {
      id: `${signal.id}.${name}`,
      title,
      units: names.length === 1 ? `${title}, ${lowerUnit(field)}` : (field?.unit ?? ''),
      unitsShort: shortUnit(field?.unit ?? null),
      adjustment: 'original',
      freq,
      nature: 'period',
      t: loaded.map(({ t }) => t),
      value: loaded.map(({ value }) => value),
      through: null,
      partial: false,
      // Published values, such as the cash rate, keep their decimals.
      computed: loaded.some(({ value }) => decimalsOf(value) > MOST_PUBLISHED),
      axis: 'left',
    };
  });
  return {
    series,
    window: { from: null, to: null },
    sources: answer.meta.sources.map((citation) => ({ citation, effectiveFrom: answer.meta.vintage ?? '1970-01-01T00:00:00Z' })),
    staleReason: answer.meta.stale_reason,
    currency: currencyOf(answer.meta.reasons ?? []),
    sandbox: answer.meta.sandbox === true,
    title: signal.title,
    type: look,
    theme: 'auto',
    width: 720,
    height: null,
  };
}
