/**
 * If a growth rate spans a registered break, the response has a note or no rate. This is tested for every series, ratio and indicator in
 * the starter data.
 */
import { parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSeries } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { WattleError } from '../../src/core/errors.ts';
import { formatPeriod } from '../../src/core/period.ts';
import { readWorkbook } from '../../src/formats/workbook.ts';
import type { Answer } from '../../src/queries/base/answer.ts';
import { readChart } from '../../src/queries/charts/read-chart.ts';
import { fredGraph } from '../../src/queries/dialects/fred/fred-graph.ts';
import { fredObservations } from '../../src/queries/dialects/fred/fred-observations.ts';
import { findFlow } from '../../src/queries/dialects/sdmx/flows.ts';
import { readSdmxData } from '../../src/queries/dialects/sdmx/read-data.ts';
import { keyTest } from '../../src/queries/dialects/sdmx/series-key.ts';
import { readMulti } from '../../src/queries/series/multi/read-multi.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { renderParquet } from '../../src/render/parquet.ts';
import { renderWorkbook } from '../../src/render/workbook.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { STARTER_LOADED_AT } from '../starter/loaded-starter.ts';
import {
  A_YEAR,
  BROKEN,
  type Break,
  CHANGES,
  crossed,
  eachKind,
  kindOf,
  monthsOf,
  publishedLag,
  stepsOf,
  wordsOf,
} from './breaks-crossed.ts';
import { openShelf, params, type Shelf } from './shelf.ts';
import { seriesIn, WHOLE_SERIES } from './whole-series.ts';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf(STARTER_LOADED_AT, 'starter');
});
afterAll(() => shelf.close());

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

/** Each transform that compares periods, with its lag in periods. */
const TRANSFORMS_BACK = Object.entries(CHANGES);

/** Returns the breaks, as words, that a row spans without naming them. */
function unreported(rows: readonly Row[], crossing: (period: string) => readonly Break[], mayBeAbsent: boolean) {
  const steps = rows.flatMap((row) => crossing(row.period).map((step) => ({ row, step })));
  const silent = steps.filter(({ row, step }) => (mayBeAbsent && step.growth === 'absent') || !row.breaks?.includes(step.id));
  return { crossing: steps.length, silent: silent.map(({ row, step }) => `${row.period} across ${step.id}`) };
}

describe('series', () => {
  test('each change across a break is missing or named: all transforms of each kind of series', async () => {
    const silent: string[] = [];
    const kinds = new Set<string>();
    const used = new Set<string>();
    let crossing = 0;
    let series = 0;
    for (const [i, handle] of BROKEN.entries()) {
      const steps = stepsOf(handle);
      const year = present(A_YEAR[handle.frequency], handle.id);
      const published = publishedLag(handle, year);
      const first = !kinds.has(kindOf(handle));
      const [turn] = TRANSFORMS_BACK.slice(i % TRANSFORMS_BACK.length);
      const requested = first ? [['lin', () => 0] as const, ...TRANSFORMS_BACK] : turn === undefined ? [] : [turn];
      let answered = 0;
      for (const [units, of] of requested) {
        const lag = of(year) + published;
        if (lag === 0) continue;
        const answer = await answerOrNone(() => readSeries(shelf.ctx, handle, params(`units=${units}`)));
        if (answer === null) continue;
        answered += 1;
        used.add(units);
        const found = unreported(rowsOf(answer), (period) => crossed(steps, period, lag), units !== 'lin');
        crossing += found.crossing;
        silent.push(...found.silent.map((one) => `${handle.id} ${units} ${one}`));
      }
      if (answered > 0) kinds.add(kindOf(handle));
      series += Math.min(answered, 1);
    }
    expect(silent).toEqual([]);
    expect([...used].sort()).toEqual(['lin', ...Object.keys(CHANGES)].sort());
    expect(series).toBeGreaterThan(40);
    expect(crossing).toBeGreaterThan(1000);
  });

  /** A ratio has the breaks of both series. Here, the dividend has some breaks, and the divisors have others. */
  test.each([
    ['AU.GDP.NOMINAL', 'deflate=AU.CPI.INDEX', 'AU.CPI.INDEX'],
    ['AU.WPI.INDEX', 'deflate=AU.CPI.INDEX', 'AU.CPI.INDEX'],
    ['AU.GDP', 'per=capita', 'AU.POPULATION'],
    ['AU.GDP', 'per=hour', 'AU.HOURS.MONTHLY'],
    ['AU.HOUSEHOLD.SPENDING', 'frequency=q&deflate=AU.CPI.INDEX', 'AU.CPI.INDEX'],
  ])('%s with %s', async (id, divided, divisor) => {
    const [dividend, other] = [id, divisor].map((one) => present(findSeries(one), one));
    const steps = [dividend, other].flatMap((handle) => (handle ? stepsOf(handle) : []));
    const absent = await Promise.all(
      Object.entries({ pch: 1, pc1: 4 }).map(async ([units, lag]) => {
        const answer = await answerOrNone(() => readSeries(shelf.ctx, present(dividend, id), params(`${divided}&units=${units}`)));
        return answer === null ? null : unreported(rowsOf(answer), (period) => crossed(steps, period, lag), true);
      }),
    );
    expect(absent.flatMap((one) => present(one, `${id} with ${divided}`).silent)).toEqual([]);
    expect(absent.reduce((sum, one) => sum + present(one, id).crossing, 0)).toBeGreaterThan(0);
    // A level in real terms is compared with prices in its base period, which is the latest period.
    if (!divided.includes('deflate')) return;
    const levels = rowsOf(await readSeries(shelf.ctx, present(dividend, id), params(divided)));
    const base = present(levels.at(-1), 'The newest level').period;
    const between = ({ month }: Break, period: string): boolean => {
      const [then, now] = [period, base].map((one) => present(monthsOf(one), one));
      return then !== undefined && now !== undefined && month >= then.first + then.count && month < now.first + now.count;
    };
    const prices = stepsOf(present(other, divisor));
    expect(unreported(levels, (period) => prices.filter((step) => between(step, period)), false).silent).toEqual([]);
  });
});

/** Formats without Wattle's rows have a sentence about breaks, and pictures have a mark. */
describe('forms', () => {
  test('a rate of values at or below zero is missing, and rows, several series and FRED add a note', async () => {
    const migration = present(findSeries('AU.NOM'), 'AU.NOM');
    const wanted = 'start=2021-Q2&end=2021-Q4';
    const why =
      /2 changes of AU\.NOM from the June quarter 2021 to the December quarter 2021 are not given: a rate of change needs a value above zero/;
    const alone = await readSeries(shelf.ctx, migration, params(`${wanted}&units=pch`));
    const beside = await readMulti(shelf.ctx, [migration], params(`${wanted}&units=pch`));
    const days = 'observation_start=2021-04-01&observation_end=2021-12-31';
    const fred = await fredObservations(shelf.ctx, migration, params(`${days}&units=pch&file_type=json`));
    expect(rowsOf(alone).map(({ period }) => period)).toEqual(['2021-Q3']);
    expect(alone.meta.notes.join(' ')).toMatch(why);
    expect(beside.meta.notes.join(' ')).toMatch(why);
    expect(String(fred['notes'])).toMatch(why);
    const differences = await readSeries(shelf.ctx, migration, params(`${wanted}&units=chg`));
    expect(rowsOf(differences)).toHaveLength(3);
    expect(differences.meta.notes.join(' ')).not.toContain('a rate of change needs');
  });

  const UNITS = { lin: () => 0, pch: () => 1, pc1: (year: number) => year };

  test('FRED observations and graphs name each break between a value and its comparison', async () => {
    const silent: string[] = [];
    let crossing = 0;
    for (const { handle, units, lag } of eachKind(UNITS)) {
      const words = wordsOf(handle);
      const addFaults = (form: string, reported: string, dates: readonly string[]) => {
        const steps = new Set(dates.flatMap((date) => crossed(stepsOf(handle), periodOn(handle, date), lag)));
        crossing += steps.size;
        for (const { id } of steps) if (!reported.includes(present(words.get(id), id))) silent.push(`${form} ${handle.id} ${units} ${id}`);
      };
      const answer = await fredObservations(shelf.ctx, handle, params(`units=${units}&file_type=json`)).catch(noneStored);
      if (answer === null) continue;
      const rows = answer['observations'] as readonly { readonly date: string; readonly value: string }[];
      const dated = rows.flatMap(({ date, value }) => (value === '.' ? [] : [date]));
      addFaults('observations', String(answer['notes'] ?? ''), dated);
      if (units !== 'lin') continue;
      const table = await fredGraph(shelf.ctx, [handle], params(`id=${handle.id}`));
      addFaults(
        'fredgraph',
        table.notes.join(' '),
        table.rows.flatMap(([date, value]) => (date === undefined || value === '.' ? [] : [date])),
      );
    }
    expect(silent).toEqual([]);
    expect(crossing).toBeGreaterThan(100);
  });

  test('charts mark each break in the lag of a line, and comparisons of series have it in meta', async () => {
    const silent: string[] = [];
    let crossing = 0;
    for (const { handle, units, lag } of eachKind({ pc1: UNITS.pc1 })) {
      const drawn = await readChart(shelf.ctx, [handle], params(`units=${units}`)).catch(noneStored);
      if (drawn === null) continue;
      const [line] = drawn.chart.series;
      const periods = (line?.t ?? []).map((t) => formatPeriod({ freq: handle.frequency, t }));
      const steps = new Set(periods.flatMap((period) => crossed(stepsOf(handle), period, lag)));
      const words = wordsOf(handle);
      const report = (line?.breaks ?? []).map(({ what }) => what).join(' ');
      const beside = await readMulti(shelf.ctx, [handle], params(`units=${units}`));
      const named = new Set((beside.meta.breaks ?? []).flatMap(({ ids }) => ids));
      crossing += steps.size;
      for (const { id } of steps) {
        if (!report.includes(present(words.get(id), id))) silent.push(`chart ${handle.id} ${units} ${id}`);
        if (!named.has(id)) silent.push(`multi ${handle.id} ${units} ${id}`);
      }
    }
    expect(silent).toEqual([]);
    expect(crossing).toBeGreaterThan(20);
  });

  test('SDMX has a comment on each break in the lag of a value, and a flag at the start of a new basis', async () => {
    const found = await findFlow(shelf.ctx, ['WATTLE'], 'SERIES');
    const silent: string[] = [];
    let [crossing, flagged] = [0, 0];
    for (const { handle, lag } of eachKind({ lin: UNITS.lin })) {
      const test = keyTest(`.${handle.id.replaceAll('.', '_')}`, found.flow.dimensions, null);
      const read = await readSdmxData(shelf.ctx, { found, test, ...WHOLE_SERIES }).catch(noneStored);
      const [series] = read ? await seriesIn(read.data) : [];
      if (!series) continue;
      const words = wordsOf(handle);
      for (const [i, { period, status }] of series.observations.entries()) {
        for (const { id, month } of crossed(stepsOf(handle), period, lag)) {
          crossing += 1;
          if (!series.attributes['COMMENT_TS']?.includes(present(words.get(id), id))) silent.push(`${handle.id} ${period} ${id}`);
          const at = present(monthsOf(period) ?? undefined, period);
          if (i === 0 || month < at.first || month >= at.first + at.count) continue;
          flagged += 1;
          if (status !== 'B') silent.push(`${handle.id} ${period} is not flagged for ${id}`);
        }
      }
    }
    expect(silent).toEqual([]);
    expect(crossing).toBeGreaterThan(20);
    expect(flagged).toBeGreaterThan(5);
  });

  /** A level relative to a base is compared with it like growth, forwards and backwards. */
  test('each level rebased across a break is missing or has it in meta, in rows and in charts', async () => {
    const silent: string[] = [];
    const across = { given: 0, absent: 0 };
    for (const { handle } of eachKind({ pch: UNITS.pch })) {
      if (handle.unitsShort === '%') continue;
      const levels = await answerOrNone(() => readSeries(shelf.ctx, handle, params('limit=2000')));
      const periods = levels === null ? [] : rowsOf(levels).map(({ period }) => period);
      const base = periods[Math.floor(periods.length / 2)];
      if (base === undefined) continue;
      const query = params(`index_to=${base}&limit=2000`);
      const beside = await answerOrNone(() => readMulti(shelf.ctx, [handle], query));
      if (beside === null) continue;
      const named = new Set((beside.meta.breaks ?? []).flatMap(({ ids }) => ids));
      const steps = stepsOf(handle);
      for (const row of rowsOf(beside) as readonly (Row & Readonly<Record<string, unknown>>)[]) {
        if (row[handle.id] == null) continue;
        const [then, now] = [present(monthsOf(base) ?? undefined, base), present(monthsOf(row.period) ?? undefined, row.period)];
        const [early, late] = then.first < now.first ? [then, now] : [now, then];
        for (const { id, growth, month } of steps) {
          if (month < early.first + early.count || month >= late.first + late.count) continue;
          across[growth] += 1;
          if (growth === 'absent' || !named.has(id)) silent.push(`${handle.id} ${row.period} from ${base} across ${id}`);
        }
      }
      const drawn = await readChart(shelf.ctx, [handle], params(`index_to=${base}`)).catch(noneStored);
      const line = drawn?.chart.series[0];
      const there = new Set(
        (rowsOf(beside) as readonly (Row & Readonly<Record<string, unknown>>)[]).flatMap((row) =>
          row[handle.id] == null ? [] : [row.period],
        ),
      );
      const more = (line?.t ?? [])
        .map((t) => formatPeriod({ freq: handle.frequency, t }))
        .filter((period, i) => line?.value[i] != null && !there.has(period));
      silent.push(...more.map((period) => `chart ${handle.id} ${period} from ${base}`));
    }
    expect(silent).toEqual([]);
    expect(across).toEqual({ given: expect.any(Number), absent: 0 });
    expect(across.given).toBeGreaterThan(100);
  });

  test('workbooks and Parquet name each break in the lag of a value, as rows do', async () => {
    const silent: string[] = [];
    let crossing = 0;
    for (const { handle, units, lag } of eachKind({ pc1: UNITS.pc1 })) {
      const answer = await answerOrNone(() => readSeries(shelf.ctx, handle, params(`units=${units}&limit=2000`)));
      if (answer === null) continue;
      const about = readWorkbook(renderWorkbook(answer, 'https://data.example.org/v1/series'), { sheets: ['About'] }).sheet('About');
      const noted = about.rows.map((cells) => cells.map(String).join(' ')).join('\n');
      const words = wordsOf(handle);
      const { buffer, byteOffset, byteLength } = await renderParquet(answer, 'https://data.example.org/v1/series');
      const file = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
      const rows: readonly Readonly<Record<string, unknown>>[] = await parquetReadObjects({ file });
      const { key_value_metadata: metadata } = await parquetMetadataAsync(file);
      expect(metadata?.find(({ key }) => key === 'breaks')?.value ?? '[]', handle.id).toBe(JSON.stringify(answer.meta.breaks));
      const named = new Map(rows.map((row) => [String(row['period']), String(row['breaks'] ?? '')]));
      for (const { period } of rowsOf(answer)) {
        for (const { id } of crossed(stepsOf(handle), period, lag)) {
          crossing += 1;
          if (!noted.includes(present(words.get(id), id))) silent.push(`workbook ${handle.id} ${period} ${id}`);
          if (!named.get(period)?.includes(id)) silent.push(`parquet ${handle.id} ${period} ${id}`);
        }
      }
    }
    expect(silent).toEqual([]);
    expect(crossing).toBeGreaterThan(100);
  });

  const noneStored = (error: unknown): null => {
    if (error instanceof WattleError) return null;
    throw error;
  };
  /** Returns the text of the period that starts on a day. */
  const periodOn = ({ frequency }: SeriesHandle, day: string): string =>
    frequency === 'Q' ? `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}` : day.slice(0, 7);
});

describe('indicators', () => {
  interface Operand {
    readonly series_id?: string;
    readonly period: string;
  }
  interface Explained {
    readonly rows?: readonly { readonly period: string | null; readonly operands: readonly Operand[] }[];
  }

  /** Returns the breaks between the values that a row is calculated from, by series. */
  function stepsBetween(operands: readonly Operand[]): readonly { readonly id: string; readonly step: Break }[] {
    return [...new Set(operands.flatMap(({ series_id }) => series_id ?? []))].flatMap((id) => {
      const handle = present(findSeries(id), id);
      const published = publishedLag(handle, A_YEAR[handle.frequency] ?? 0);
      const periods = operands.filter(({ series_id }) => series_id === id).flatMap((one) => monthsOf(one.period) ?? []);
      const oldest = Math.min(...periods.map(({ first, count }) => first + count - published * count));
      const newest = Math.max(...periods.map(({ first, count }) => first + count));
      return stepsOf(handle).flatMap((step) => (step.month >= oldest && step.month < newest ? [{ id, step }] : []));
    });
  }
  const explained = ({ meta }: Answer) => (meta['explain'] as Explained | undefined)?.rows ?? [];

  test('each row with values from both sides of a break names it', async () => {
    const silent: string[] = [];
    let crossing = 0;
    for (const signal of SIGNALS.filter(({ mode }) => mode === 'history')) {
      const answer = await answerOrNone(() => evaluateSignal(shelf.ctx, signal, params('start=2018&explain=1')));
      if (answer === null) continue;
      const named = new Map(rowsOf(answer).map((row) => [row.period, row.breaks ?? []]));
      for (const { period, operands } of explained(answer)) {
        for (const { id, step } of stepsBetween(operands)) {
          crossing += 1;
          if (!named.get(String(period))?.includes(step.id)) silent.push(`${signal.id} ${period}: ${id} across ${step.id}`);
        }
      }
    }
    expect(silent).toEqual([]);
    expect(crossing).toBeGreaterThan(100);
  });

  test('each snapshot that compares values from both sides of a break names it in meta', async () => {
    const silent: string[] = [];
    let answered = 0;
    for (const signal of SIGNALS.filter(({ mode }) => mode === 'snapshot')) {
      const answer = await answerOrNone(() => evaluateSignal(shelf.ctx, signal, params('explain=1')));
      if (answer === null) continue;
      answered += 1;
      const named = new Set((answer.meta.breaks ?? []).flatMap(({ ids }) => ids));
      for (const { operands } of explained(answer)) {
        for (const { id, step } of stepsBetween(operands)) {
          if (!named.has(step.id)) silent.push(`${signal.id}: ${id} across ${step.id}`);
        }
      }
    }
    expect(silent).toEqual([]);
    expect(answered).toBeGreaterThan(8);
  });
});
