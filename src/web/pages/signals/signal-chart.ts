import { present } from '../../../core/assert.ts';
import { decimalsOf } from '../../../core/decimal.ts';
import type { RowField, Signal, SignalRow } from '../../../core/define-signal.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { FREQUENCY, type Frequency } from '../../../core/frequency.ts';
import { parsePeriod } from '../../../core/period.ts';
import type { Answer, Chart, ChartSeries } from '../../../queries/base/answer.ts';
import { chartSources } from '../../../queries/base/citation.ts';
import type { QueryContext } from '../../../queries/base/context.ts';
import { currencyOf } from '../../../queries/base/reason.ts';
import type { ChartAnswer } from '../../../queries/charts/read-chart.ts';
import { evaluateSignal } from '../../../queries/signals/evaluate-signal.ts';
import { hasWindow } from '../../../queries/signals/signal-parameters.ts';
import { decimalsOfColumn, MOST_PUBLISHED } from './decimals.ts';
import { figuresOf, type SignalLines, type SignalPicture, shortUnit } from './figures.ts';
import { rowsOfAnswer, windowOf } from './signal-answer.ts';
import { lowerUnit } from './signal-tables.ts';

const YEARS_SHOWN = 15;

export const isDrawn = (signal: Signal): boolean => {
  const { charts = [], rows, lines } = figuresOf(signal.id);
  return hasWindow(signal) && (charts.length > 0 || rows !== undefined || lines !== undefined);
};

/** Returns charts of fields over time, or a chart with one line for each name in the rows. */
export function chartsOf(signal: Signal, answer: Answer, rows: readonly SignalRow[]): readonly Chart[] {
  const { charts = [], rows: compared, lines = compared } = figuresOf(signal.id);
  if (signal.mode === 'snapshot' && lines !== undefined) return [linesOf(signal, answer, rows, lines)];
  return charts.map((picture) => chartOf(signal, answer, rows, picture));
}

/**
 * Returns the first chart of the page as an image. Throws REQ_NOT_FOUND if there is no chart, and REQ_* for invalid parameters. Throws
 * DATA_UNAVAILABLE if inputs are missing.
 */
export async function signalPicture(ctx: QueryContext, signal: Signal, params: URLSearchParams): Promise<ChartAnswer> {
  if (!isDrawn(signal)) {
    const why = signal.mode === 'snapshot' && 'none' in signal.past ? ` ${signal.past.none}` : '';
    throw new WattleError('REQ_NOT_FOUND', `The indicator ${quoted(signal.id)} has no chart.${why}`, {
      hint: `The indicator’s rows are at /g/${signal.id}.csv.`,
    });
  }
  const answer = await evaluateSignal(ctx, signal, windowOf(ctx, signal, params));
  const chart = present(chartsOf(signal, answer, rowsShown(answer, params))[0], 'The first chart');
  return { chart: { ...chart, theme: 'light' }, datasets: answer.datasets, maxAgeSeconds: answer.maxAgeSeconds };
}

/** Returns the requested rows. If the request has no start, returns the rows of the last fifteen years. */
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

/** The maximum number of lines. If there are more names, only those with the largest latest values have a line. */
const MOST_LINES = 12;

/** Returns one line for each name in the rows. */
function linesOf(signal: Signal, answer: Answer, all: readonly SignalRow[], { by, figure, where = {} }: SignalLines): Chart {
  const rows = all.filter((row) => Object.entries(where).every(([name, value]) => row[name] === value));
  const last = rows.at(-1)?.['period'];
  const latest = rows.filter((row) => row['period'] === last && typeof row[figure] === 'number');
  const names = latest
    .toSorted((a, b) => Math.abs(Number(b[figure])) - Math.abs(Number(a[figure])))
    .slice(0, MOST_LINES)
    .map((row) => String(row[by]));
  const field = signal.row[figure];
  const pivoted = new Map<string, Record<string, unknown>>();
  for (const row of rows) {
    const period = String(row['period']);
    const one = pivoted.get(period) ?? { period };
    one[String(row[by])] = row[figure];
    pivoted.set(period, one);
  }
  const units = Object.fromEntries(names.map((name) => [name, field]));
  const shown = latest.map((row) => String(row[by])).filter((name) => names.includes(name));
  const fields = Object.fromEntries(shown.map((name) => [name, name]));
  return drawn(signal, answer, [...pivoted.values()], { look: 'line', fields }, units);
}

/** Returns a chart of fields. A field without values has no line. */
function chartOf(signal: Signal, answer: Answer, rows: readonly SignalRow[], { look, fields, subtitle }: SignalPicture): Chart {
  const filled = Object.entries(fields).filter(([name]) => rows.some((row) => typeof row[name] === 'number'));
  const shown = filled.length === 0 ? fields : Object.fromEntries(filled);
  return drawn(signal, answer, rows, { look, fields: shown, ...(subtitle === undefined ? {} : { subtitle }) }, signal.row);
}

function drawn(
  signal: Signal,
  answer: Answer,
  rows: readonly SignalRow[],
  { fields, look, subtitle }: SignalPicture,
  described: Readonly<Record<string, RowField | undefined>>,
): Chart {
  const freq: Frequency = parsePeriod(String(rows[0]?.['period'] ?? ''))?.freq ?? 'Q';
  const names = Object.entries(fields);
  const series = names.map(([name, title]): ChartSeries => {
    const field = described[name];
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
      ...(loaded.length === 0
        ? {}
        : {
            decimals: decimalsOfColumn(
              loaded.map(({ value }) => value),
              field?.unit ?? null,
            ),
          }),
      axis: 'left',
    };
  });
  return {
    series,
    window: { from: null, to: null },
    sources: chartSources(answer.meta),
    staleReason: answer.meta.stale_reason,
    currency: currencyOf(answer.meta.reasons ?? []),
    sandbox: answer.meta.sandbox === true,
    title: signal.title,
    ...(subtitle === undefined ? {} : { subtitle }),
    type: look,
    theme: 'auto',
    width: 720,
    height: null,
  };
}
