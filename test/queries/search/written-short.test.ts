/** The meaning of abbreviated or mistyped words, and of parts of state names, depends on the other words. */
import { describe, expect, test } from 'vitest';
import { SERIES } from '../../../src/catalogue/series.ts';
import { subjectsNotCovered } from '../../../src/catalogue/subjects/not-covered.ts';
import { at } from '../../../src/core/assert.ts';
import { searchCatalogue } from '../../../src/queries/search/catalogue-search.ts';
import { wordsOf } from '../../../src/queries/search/words.ts';
import { idOf } from './found-id.ts';

const first = (query: string): string => idOf(at(searchCatalogue(query).found, 0).item);

describe('abbreviations', () => {
  test.each([
    ['tot yoy', 'AU.TERMS.OF.TRADE', 'terms of trade alone'],
    ['hh tot assets', 'AU.HOUSEHOLD.ASSETS', 'all assets'],
    ['infl exp', 'AU.INFLATION.EXPECTATIONS.CONSUMERS', 'expectations'],
    ['exp of goods & svcs cvm', 'AU.GDP.EXPORTS', 'exports'],
    ['hh final cons exp nominal', 'AU.GDP.CONSUMPTION.HOUSEHOLD.NOMINAL', 'expenditure'],
    ['unemp rate seas adj south aust', 'AU.UNEMP.SA_STATE', 'an abbreviation that ends like a plural, and a state'],
    ['GVA accom & food svcs contrib', 'AU.GVA.ACCOMMODATION_FOOD.CONTRIBUTION', 'an industry'],
    ['ca bal', 'AU.CURRENT.ACCOUNT', 'two abbreviations'],
  ])('%s', (query, expected, _why) => {
    expect(first(query)).toBe(expected);
  });
});

describe('of equally similar words, the one that fits its neighbours is used', () => {
  test.each([
    ['chage in the cash rate target', 'AU.CASHRATE.CHANGE', 'change, not charge'],
    ['eduction annual change monthly sydney', 'AU.CPI.EDUCATION.MONTHLY.YOY.SYDNEY', 'education, not deduction'],
  ])('%s', (query, expected, _why) => {
    expect(first(query)).toBe(expected);
  });
});

test('the name of a state is read as a whole', () => {
  expect(first('dwellings approved, houses, new south wales')).toBe('AU.BUILDING.APPROVALS.HOUSES.NSW');
});

test('the word official is ignored', () => {
  expect(first('latest official stats on the participation rate')).toBe('AU.PARTICIPATION.SA');
  expect(first('official interest rate')).toBe('AU.CASHRATE');
});

test('a series is first if its title was typed', () => {
  expect(first('gross domestic product current prices quarterly growth')).toBe('AU.GDP.NOMINAL.QOQ');
});

describe('no series is shown for subjects outside the catalogue', () => {
  const padded = (text: string): string => ` ${wordsOf(text).join(' ')} `;
  const called = [...new Set(SERIES.flatMap(({ title, tags }) => [title, ...tags]))].map(padded);

  test.each(
    subjectsNotCovered()
      .filter(({ isAlone }) => !isAlone)
      .map((one) => [one.title, one.names] as const),
  )('%s', (_title, names) => {
    const taken = names.filter((name) => {
      const words = padded(name);
      return called.some((text) => text.includes(words));
    });
    expect(taken).toEqual([]);
  });

  test.each([
    ['public demand', 'AU.GDP.PUBLIC.DEMAND'],
    ['compensation of employees victoria', 'AU.COMPENSATION.EMPLOYEES.VIC'],
    ['dwelling investment queensland', 'AU.SFD.INVESTMENT.DWELLINGS.QLD'],
  ])('%s', (query, expected) => {
    expect(searchCatalogue(query).notCovered).toBeNull();
    expect(first(query)).toBe(expected);
  });
});

test('data that are stored only for the states are found, with a note', () => {
  const { found, isOfRegions } = searchCatalogue('state final demand');
  expect([found.slice(1, 7).every(({ item }) => idOf(item).startsWith('AU.SFD.')), isOfRegions]).toEqual([true, true]);
});
