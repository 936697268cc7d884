/** No answer is a growth rate across a registered break without saying so: over every series and signal that the starter data answers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { breaksOf, subjectOf } from '../../src/catalogue/breaks/register.ts';
import { findSeries, SERIES } from '../../src/catalogue/series.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { WattleError } from '../../src/core/errors.ts';
import type { Answer } from '../../src/queries/answer.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { STARTER_LOADED_AT } from '../starter/loaded-starter.ts';
import { openShelf, params, type Shelf } from './shelf.ts';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf(STARTER_LOADED_AT, 'starter');
}, 120_000);
afterAll(() => shelf.close());

// ---------------------------------------------------------------- reckoned here, and not by what is tested

/** Months since the year 0 in which a period begins, and how many it lasts. */
function monthsOf(text: string): { readonly first: number; readonly count: number } | null {
  const found = /^(\d{4})(?:-(?:Q([1-4])|(0[1-9]|1[0-2])))?(?:-\d{2})?$/.exec(text);
  if (!found) return null;
  const [, year, quarter, month] = found;
  const start = Number(year) * 12;
  if (quarter !== undefined) return { first: start + (Number(quarter) - 1) * 3, count: 3 };
  return month === undefined ? { first: start, count: 12 } : { first: start + Number(month) - 1, count: 1 };
}

interface Break {
  readonly id: string;
  readonly growth: 'given' | 'absent';
  /** The first month on the new basis. */
  readonly month: number;
}

/** Steps of the register on the first of a month; episodes and days within a month are left to the tests of the register. */
const stepsOf = (handle: SeriesHandle): readonly Break[] =>
  breaksOf(subjectOf(handle)).flatMap(({ id, from, until, growth }) => {
    const at = until === undefined && !/-\d{2}-\d{2}$/.test(from) ? monthsOf(from) : null;
    return at === null ? [] : [{ id, growth, month: at.first }];
  });

/** Those that lie after the end of the period that is so many periods before a period, and not after it. */
function crossed(steps: readonly Break[], period: string, lag: number): readonly Break[] {
  const at = monthsOf(period);
  if (at === null || lag === 0) return [];
  const { first, count } = at;
  return steps.filter(({ month }) => month >= first - (lag - 1) * count && month < first + count);
}

const A_YEAR: Readonly<Record<string, number>> = { M: 12, Q: 4 };

/** How many periods back each change goes, by the periods of a year. */
const CHANGES: Readonly<Record<string, (year: number) => number>> = {
  ...{ chg: () => 1, pch: () => 1, pca: () => 1, cch: () => 1, cca: () => 1 },
  ...{ ch1: (n) => n, pc1: (n) => n, a3m: (n) => n / 4, a6m: (n) => n / 2, z5y: (n) => 5 * n - 1, z10y: (n) => 10 * n - 1 },
};

/** What a canonical series of published rates compares: its id says so. */
function publishedLag({ id }: SeriesHandle, year: number): number {
  const words = id.split('.');
  return words.includes('YOY') ? year : words.includes('QOQ') || words.includes('MOM') ? 1 : 0;
}

interface Row {
  readonly period: string;
  readonly breaks?: readonly string[];
}
const rowsOf = ({ data }: Answer): readonly Row[] => rowsIn(data);
const rowsIn = (data: unknown): readonly Row[] => (Array.isArray(data) ? data : [data as Row]);

async function answerOrNone(work: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WattleError) return null;
    throw error;
  }
}

// ---------------------------------------------------------------- the property

describe('series', () => {
  const broken = SERIES.filter(
    (handle) => A_YEAR[handle.frequency] !== undefined && handle.nature !== 'event' && stepsOf(handle).length > 0,
  );

  test('each change across a step of the register is absent or names it', async () => {
    const silent: string[] = [];
    let crossing = 0;
    let series = 0;
    for (const handle of broken) {
      const steps = stepsOf(handle);
      const year = A_YEAR[handle.frequency] ?? 0;
      const published = publishedLag(handle, year);
      if ((await answerOrNone(() => readSeries(shelf.ctx, handle, params('')))) === null) continue;
      series += 1;
      for (const [units, lag] of [
        ['lin', published] as const,
        ...Object.entries(CHANGES).map(([name, of]) => [name, of(year) + published] as const),
      ]) {
        if (lag === 0) continue;
        const answer = await answerOrNone(() => readSeries(shelf.ctx, handle, params(`units=${units}`)));
        for (const row of answer === null ? [] : rowsOf(answer)) {
          for (const step of crossed(steps, row.period, lag)) {
            crossing += 1;
            const isAbsent = step.growth === 'absent' && units !== 'lin';
            if (isAbsent || !row.breaks?.includes(step.id)) silent.push(`${handle.id} ${units} ${row.period} across ${step.id}`);
          }
        }
      }
    }
    expect(silent).toEqual([]);
    expect(series).toBeGreaterThan(40);
    expect(crossing).toBeGreaterThan(1000);
  }, 900_000);
});

describe('signals', () => {
  interface Operand {
    readonly series_id?: string;
    readonly period: string;
  }
  interface Explained {
    readonly rows?: readonly { readonly period: string; readonly operands: readonly Operand[] }[];
  }

  test('each row that rests on figures of both sides of a step names it', async () => {
    const silent: string[] = [];
    let crossing = 0;
    for (const signal of SIGNALS.filter(({ mode }) => mode === 'history')) {
      const answer = await answerOrNone(() => evaluateSignal(shelf.ctx, signal, params('start=2018&explain=1')));
      if (answer === null) continue;
      const named = new Map(rowsOf(answer).map((row) => [row.period, row.breaks ?? []]));
      for (const { period, operands } of (answer.meta['explain'] as Explained | undefined)?.rows ?? []) {
        for (const id of new Set(operands.flatMap(({ series_id }) => series_id ?? []))) {
          const handle = findSeries(id);
          if (!handle) throw new Error(id);
          const published = publishedLag(handle, A_YEAR[handle.frequency] ?? 0);
          const firsts = operands.filter(({ series_id }) => series_id === id).flatMap((one) => monthsOf(one.period) ?? []);
          const oldest = Math.min(...firsts.map(({ first, count }) => first + count - published * count));
          const newest = Math.max(...firsts.map(({ first, count }) => first + count));
          for (const step of stepsOf(handle).filter(({ month }) => month >= oldest && month < newest)) {
            crossing += 1;
            if (!named.get(period)?.includes(step.id)) silent.push(`${signal.id} ${period}: ${id} across ${step.id}`);
          }
        }
      }
    }
    expect(silent).toEqual([]);
    expect(crossing).toBeGreaterThan(100);
  }, 900_000);
});
