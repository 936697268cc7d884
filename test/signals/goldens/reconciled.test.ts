/**
 * Each published value in the specification's list is in a table here, or is listed with the reason for its absence. The test is skipped
 * without the specification's list.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSeries } from '../../../src/catalogue/series.ts';
import { present } from '../../../src/core/assert.ts';
import { WattleError } from '../../../src/core/errors.ts';
import { parseCsv } from '../../../src/formats/csv.ts';
import { readSeries } from '../../../src/queries/series/resolve-series.ts';
import { recorded } from '../../programs/needs.ts';
import { openShelf, params, type Shelf } from '../../queries/shelf.ts';
import { STARTER_LOADED_AT } from '../../starter/loaded-starter.ts';
import { CONSUMER_PRICES } from './consumer-prices.ts';
import { CREDIT } from './credit.ts';
import { LABOUR_AND_POPULATION } from './labour-and-population.ts';
import { NATIONAL_ACCOUNTS } from './national-accounts.ts';
import { NOT_USABLE } from './not-usable.ts';
import { SIGNAL_FIGURES } from './signals.ts';

const LIST = new URL('../../../../shared/spec/economics/goldens.csv', import.meta.url);
const GOLDENS = [...NATIONAL_ACCOUNTS, ...LABOUR_AND_POPULATION, ...CONSUMER_PRICES, ...CREDIT, ...SIGNAL_FIGURES].flatMap(
  ({ rows }) => rows,
);

interface Listed {
  readonly what: string;
  readonly period: string;
  readonly value: string;
  readonly page: string;
}

/**
 * Returns the forms in which the tables may have a period from the list. `2023-24` is a financial year. `2024-06` is also the quarter and
 * the year that end in that month.
 */
function spellings(listed: string): readonly string[] {
  const period = listed.replace(/ (?:through the year|revised)$/, '').replace(/^(\d{4}-\d\d)-\d\d$/, '$1');
  const [, year = '', part = ''] = /^(\d{4})-(\d\d)$/.exec(period) ?? [];
  if (part === '') return [period];
  const month = Number(part) <= 12 ? [`${year}-Q${Math.ceil(Number(part) / 3)}`] : [];
  const ending = part === '06' ? [`FY${Number(year) - 1}-${year.slice(2)}`] : [];
  const financial = Number(part) === (Number(year) + 1) % 100 ? [`FY${period}`] : [];
  return [period, ...month, ...ending, ...financial];
}

const inTable = ({ period, value }: Listed): boolean =>
  GOLDENS.some((one) => Number(one.printed) === Number(value) && (one.period === null || spellings(period).includes(one.period)));

const reasonFor = ({ page, what }: Listed) => NOT_USABLE.find((one) => one.page.test(page) && one.what.test(what));

describe('the list of published values', recorded(LIST), () => {
  const listed = (): readonly Listed[] =>
    parseCsv(readFileSync(LIST))
      .rows.slice(1)
      .filter(([what = '']) => what !== '')
      .map(([what = '', period = '', value = '', , , page = '']) => ({ what, period, value, page }));

  let shelf: Shelf;
  beforeAll(async () => {
    shelf = await openShelf(STARTER_LOADED_AT, 'starter');
  });
  afterAll(() => shelf.close());

  test('is in the tables, or has a reason', () => {
    const rows = listed();
    expect(rows.length).toBeGreaterThan(400);
    const neither = rows.filter((one) => !inTable(one) && reasonFor(one) === undefined);
    expect(neither.map(({ what, period, value, page }) => `${what} of ${period}: ${value} (${page})`)).toEqual([]);
    expect(rows.filter(inTable).length).toBeGreaterThanOrEqual(150);
    expect(NOT_USABLE.filter((reason) => !rows.some((one) => reasonFor(one) === reason)).map(({ page }) => String(page))).toEqual([]);
  });

  test('states correctly which data are missing from the starter data', async () => {
    const requested = new Set(
      listed().flatMap((one) => {
        const lacks = inTable(one) ? null : reasonFor(one)?.lacks;
        return lacks ? spellings(one.period).map((period) => `${lacks} ${period}`) : [];
      }),
    );
    const stored: string[] = [];
    for (const name of requested) {
      const [id = '', period = ''] = name.split(' ');
      const handle = present(findSeries(id), id);
      const answer = await readSeries(shelf.ctx, handle, params(`start=${period}&end=${period}`)).catch((error: unknown) => {
        if (error instanceof WattleError) return null;
        throw error;
      });
      if (answer !== null && Array.isArray(answer.data) && answer.data.length > 0) stored.push(name);
    }
    expect(stored).toEqual([]);
    expect(requested.size).toBeGreaterThan(50);
  });
});

test('has a number for each value in the tables, and a reason for each omission', () => {
  expect(GOLDENS.length).toBeGreaterThan(100);
  expect(GOLDENS.filter(({ printed }) => !Number.isFinite(Number(printed)))).toEqual([]);
  expect(NOT_USABLE.filter(({ why }) => why === '')).toEqual([]);
});
