/** Checks that search expands abbreviations. */
import { describe, expect, test } from 'vitest';
import { at } from '../../../src/core/assert.ts';
import { searchCatalogue } from '../../../src/queries/search/catalogue-search.ts';
import { withoutSigns } from '../../../src/queries/search/notation.ts';
import { idOf } from './found-id.ts';

const first = (query: string): string => idOf(at(searchCatalogue(query).found, 0).item);

test.each([
  ['gdp/capita', 'gdp per capita'],
  ['cpi q/q', 'cpi qoq'],
  ['c/a bal', 'current account bal'],
  ['and/or', 'and/or'],
  ['days lost per thousand employees', 'days lost per 1,000 employees'],
  ['newly built homes nationwide', 'new homes in australia'],
])('%s', (text, expected) => {
  expect(withoutSigns(text)).toBe(expected);
});

describe('signs, abbreviations and plain words give the results for their meaning', () => {
  test.each([
    ['cpi m/m', 'AU.CPI.MONTHLY.MOM', 'a change over a month'],
    ['u/e rate vic', 'AU.UNEMP.VIC', 'a sign'],
    ['lf partic rate', 'AU.PARTICIPATION.SA', 'two abbreviations'],
    ['hh saving ratio', 'AU.HOUSEHOLD.SAVING.RATIO', 'of the national accounts'],
    ['govt share of gdp growth', 'AU.GDP.CONSUMPTION.GOVERNMENT.CONTRIBUTION', 'a share of growth is a contribution'],
    ['vacancies in hospitals', 'AU.VACANCIES.HEALTH', 'a class of an industry, with its measure'],
    ['how many people work in supermarkets', 'AU.EMPLOYED.INDUSTRY.RETAIL', 'another'],
    ['what do truckies make', 'ato.ATO_OCCUPATION', 'earnings by occupation'],
    ['price of nappies', 'AU.CPI.OTHER_NON_DURABLE_HOUSEHOLD_PRODUCTS.INDEX', 'a good in a class of the price index'],
    ['teenagers in jail', 'aihw.YOUTH_JUSTICE_DETENTION', 'plain words for where people are'],
    ['days of work per thousand employees lost in disputes', 'AU.DISPUTES.DAYS_LOST_RATE', 'a number in words'],
    [
      'newly built dwellings under construction nationally',
      'AU.BUILDING.UNDERWAY.NEW',
      'a state of a building, and the country as an adverb',
    ],
    ['share of household budgets that fruit has in the cpi', 'AU.CPI.FRUIT.WEIGHT', 'a weight in plain words'],
    ['who audits companies', 'asic.ASIC_AUDITORS', 'plain words for an activity'],
  ])('%s', (query, expected, _why) => {
    expect(first(query).replace('.MONTHLY.YOY', '.INDEX')).toBe(expected.replace('.MONTHLY.YOY', '.INDEX'));
  });
});

test('a part of a name is ignored next to an unknown word', () => {
  expect(searchCatalogue('airbnb listings').unmatched).toContain('airbnb');
  expect(searchCatalogue('truck tolls').unmatched).toEqual(['truck', 'tolls']);
});

test('names the number of an absent publication, and finds nothing for it', () => {
  for (const query of ['3301.0', 'ABS cat no 3301.0', '9999.0.55.003']) {
    const { found, unmatched } = searchCatalogue(query);
    expect([query, found, unmatched]).toEqual([query, [], [query.split(' ').at(-1)]]);
  }
  // A known publication without data is named, with the nearest data.
  expect(searchCatalogue('3301.0').notCovered).toMatchObject({ title: 'births', nearest: ['AU.NATURAL.INCREASE', 'AU.POPULATION'] });
  expect(searchCatalogue('9999.0.55.003').notCovered).toBeNull();
  expect(searchCatalogue('3301.0 unemployment rate').unmatched).toEqual(['3301.0']);
  expect(first('3301.0 unemployment rate')).toBe(first('unemployment rate'));
  expect(searchCatalogue('6202.0').unmatched).toEqual([]);
});

test.each(['6202.0 table 1', 'ABS cat. no. 6202.0 Table 01', 'table 1 of 6202.0', '6202.0 T1'])(
  '%s finds the series in that table, the headline first',
  (query) => {
    const { found, unmatched } = searchCatalogue(query);
    const series = found.filter(({ score }) => score > 0.5).map(({ item }) => idOf(item));
    expect([series.slice(0, 2).toSorted(), unmatched]).toEqual([['AU.EMPLOYED.SA', 'AU.UNEMP.SA'], []]);
    expect(series).toContain('AU.EMPPOP.MALE');
    expect(
      series.filter((id) => !/^AU\.(?:EMPLOYED|UNEMP|UNEMPLOYED|LABOURFORCE|PARTICIPATION|EMPPOP|NOTINLABOURFORCE)\b/.test(id)),
    ).toEqual([]);
  },
);

test('a missing table of a known publication is named', () => {
  const { found, unmatched } = searchCatalogue('6202.0 table 99');
  expect([idOf(at(found, 0).item), unmatched]).toEqual(['abs.LF', ['table 99']]);
});

test('model estimates are not covered', () => {
  expect(searchCatalogue('nairu')).toMatchObject({ notCovered: { names: expect.arrayContaining(['nairu']) } });
});
