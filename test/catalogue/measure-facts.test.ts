/** Checks the declared measures, prices and statistics of series. */
import { expect, it } from 'vitest';
import { isAtConstantPrices, measureFactsOf } from '../../src/catalogue/measure-facts.ts';
import { SERIES } from '../../src/catalogue/series.ts';
import { readDataText } from '../../src/formats/data-table.ts';

it('each row is for an existing series', () => {
  const [, ...rows] = readDataText('series/facts.csv').trim().split('\n');
  const ids = new Set(SERIES.map(({ id }) => id));
  expect(rows.map((row) => row.split(',')[0] as string).filter((id) => !ids.has(id))).toEqual([]);
});

/** Each title with these words must have the row, and each row must have a title with these words. */
const NAMED: readonly (readonly [string, RegExp, (one: (typeof SERIES)[number]) => boolean])[] = [
  ['chain volume', /chain volume/i, (one) => measureFactsOf(one).prices === 'chain_volume'],
  ['current prices', /current prices|\bnominal\b/i, (one) => measureFactsOf(one).prices === 'current'],
  ['contribution', /contribution/i, (one) => measureFactsOf(one).measure === 'contribution'],
  ['weight', /\bweight in\b/i, (one) => measureFactsOf(one).measure === 'weight'],
  [
    'annual change',
    /annual (?:change|growth)|year-ended|through the year|inflation, annual/i,
    (one) => measureFactsOf(one).measure === 'annual_change',
  ],
];

it.each(NAMED)('series whose title names %s declare it', (_, words, isDeclared) => {
  const named = SERIES.filter(({ title }) => words.test(title));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((one) => !isDeclared(one)).map(({ id, title }) => `${id} ${title}`)).toEqual([]);
  expect(SERIES.filter((one) => isDeclared(one) && !words.test(one.title)).map(({ id, title }) => `${id} ${title}`)).toEqual([]);
});

it('the word real in rental and real estate does not mean constant prices', () => {
  const estate = SERIES.filter(({ id }) => id.includes('REAL_ESTATE'));
  expect(estate.length).toBeGreaterThan(5);
  expect(estate.filter((one) => isAtConstantPrices(one) && !/chain volume/.test(one.title))).toEqual([]);
});
