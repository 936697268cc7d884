/** Compares values that agencies printed with results from the starter data. If they differ, the table has the result and the reason. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSeries } from '../../../src/catalogue/series.ts';
import { present } from '../../../src/core/assert.ts';
import type { Answer } from '../../../src/queries/base/answer.ts';
import { readTimeSeries } from '../../../src/queries/datasets/read-time-series.ts';
import { readSeries } from '../../../src/queries/series/resolve-series.ts';
import { evaluateSignal } from '../../../src/queries/signals/evaluate-signal.ts';
import { SIGNALS } from '../../../src/signals/registry.generated.ts';
import { ANA_AGG } from '../../../src/sources/abs/datasets/ANA_AGG.ts';
import { openShelf, params, type Shelf } from '../../queries/shelf.ts';
import { STARTER_LOADED_AT } from '../../starter/loaded-starter.ts';
import { CONSUMER_PRICES } from './consumer-prices.ts';
import { CREDIT } from './credit.ts';
import type { Golden, ParsedRequest } from './golden.ts';
import { LABOUR_AND_POPULATION } from './labour-and-population.ts';
import { NATIONAL_ACCOUNTS } from './national-accounts.ts';
import { SIGNAL_FIGURES, WITHOUT_GOLDENS } from './signals.ts';

const RELEASES = [...NATIONAL_ACCOUNTS, ...LABOUR_AND_POPULATION, ...CONSUMER_PRICES, ...CREDIT, ...SIGNAL_FIGURES];
/** The table must not lose rows. */
const ROWS = 288;

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf(STARTER_LOADED_AT, 'starter');
});
afterAll(() => shelf.close());

const nameOf = (requested: ParsedRequest): string =>
  'series' in requested
    ? requested.series
    : 'codes' in requested
      ? `${requested.dataset} ${requested.codes}`
      : `${requested.signal} ${requested.field.join(' ')}`;

function answerTo({ requested, period, as }: Golden): Promise<Answer> {
  const query = [...(period === null ? [] : [`start=${period}&end=${period}`]), ...(as === '' ? [] : [as])].join('&');
  if ('series' in requested) return readSeries(shelf.ctx, present(findSeries(requested.series), requested.series), params(query));
  if ('codes' in requested) return readTimeSeries(shelf.ctx, ANA_AGG, params(`${requested.codes}&${query}`));
  const signal = present(
    SIGNALS.find(({ id }) => id === requested.signal),
    requested.signal,
  );
  return evaluateSignal(shelf.ctx, signal, params(query));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Returns the value at a path. In a list, a name selects the row that contains it as a value. */
function follow(data: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>((at, name) => {
    if (Array.isArray(at)) return at.find((one) => isRecord(one) && Object.values(one).includes(name));
    return isRecord(at) ? at[name] : undefined;
  }, data);
}

/** Returns the requested value, or null if it is absent. */
function figureIn(data: unknown, wanted: ParsedRequest): number | null {
  const rows = Array.isArray(data) && data.length <= 1 ? data[0] : data;
  const found = 'field' in wanted ? follow(rows, wanted.field) : follow(rows, ['value']);
  if (found === undefined && rows === undefined) return null;
  if (typeof found !== 'number') throw new Error(`${nameOf(wanted)}: no figure in ${JSON.stringify(data).slice(0, 200)}`);
  return found;
}

/** Formats a value as in a printed table. Halves are rounded away from zero, and zero has no sign. */
function asPrinted(value: number, like: string): string {
  const decimals = like.split('.')[1]?.length ?? 0;
  const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false, signDisplay: 'negative' } as const;
  return new Intl.NumberFormat('en-AU', format).format(value);
}

test('the table is complete: enough rows, without repeats, and with correct differences', () => {
  const rows = RELEASES.flatMap(({ publication, rows }) => rows.map((one) => ({ publication, one })));
  expect(rows.length).toBeGreaterThanOrEqual(ROWS);
  const keys = rows.map(({ publication, one }) => [publication, nameOf(one.requested), one.period, one.as].join(' | '));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  for (const { one } of rows) {
    expect(one.printed).toMatch(/^-?\d+(\.\d+)?$/);
    expect([nameOf(one.requested), one.period, one.stored === one.printed]).toEqual([nameOf(one.requested), one.period, one.why === null]);
  }
});

describe('each indicator has published values, or a reason why it has none and the place of its test', () => {
  const requested = new Set(
    RELEASES.flatMap(({ rows }) => rows.flatMap(({ requested }) => ('signal' in requested ? [requested.signal] : []))),
  );

  test.each(SIGNALS.map((signal) => [signal.id, signal] as const))('%s', async (id, signal) => {
    const without = WITHOUT_GOLDENS[id];
    if (requested.has(id)) {
      expect(without, `${id} has published figures, and is among those without`).toBeUndefined();
      return;
    }
    // When the starter data have the values for this indicator, the table must have rows for it.
    await expect(
      evaluateSignal(shelf.ctx, signal, params('')),
      `the starter data have a result for ${id}: give figures that were published in test/signals/goldens/signals.ts`,
    ).rejects.toMatchObject({ code: expect.stringMatching(/^DATA_(UNAVAILABLE|STALE)$/) });
    const file = path.resolve('test/signals', without?.test ?? `${id}.test.ts`);
    expect(existsSync(file), `${id} has no published figures: give golden values with page and date in ${file}`).toBe(true);
    const tested = readFileSync(file, 'utf8');
    expect(tested, `${file} has no test that is called golden`).toMatch(
      without?.example === 'worked' ? /worked example/ : /golden|as published/,
    );
  });

  test('no indicator outside the list has no values', () => {
    expect(Object.keys(WITHOUT_GOLDENS).filter((id) => !SIGNALS.some((signal) => signal.id === id))).toEqual([]);
  });
});

describe.each(RELEASES.map((release) => [release.publication, release] as const))('%s', (_publication, { rows }) => {
  test.each(rows.map((one) => [nameOf(one.requested), one.period ?? 'the newest', one.as, one.printed, one] as const))(
    '%s of %s %s: %s',
    async (_name, _period, _as, printed, one) => {
      const figure = figureIn((await answerTo(one)).data, one.requested);
      expect(figure === null ? null : asPrinted(figure / one.per, printed)).toBe(one.stored);
    },
  );
});
