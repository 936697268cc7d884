/** Searches with sets of queries. Counts how often the intended result is first or among the first three, and measures the time. */
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { searchCatalogue } from '../../../src/queries/search/catalogue-search.ts';
import { recorded } from '../../programs/needs.ts';
import { callsOf } from '../../work.ts';
import { idOf, served } from './found-id.ts';
import { OWN_QUERIES } from './own-queries.ts';
import { NOT_ANSWERED, READERS_QUERIES } from './readers-queries.ts';

interface Rates {
  /** The percentage of queries whose first result is right. `three` is the percentage with a right result among the first three. */
  readonly first: number;
  readonly three: number;
  readonly misses: readonly string[];
}

function ratesOf(queries: readonly (readonly [query: string, expected: string])[]): Rates {
  const results = queries.map(([query, expected]) => {
    const { found, notCovered } = searchCatalogue(query, ['series']);
    const ids = notCovered === null ? served(found).slice(0, 3).map(idOf) : [];
    const right = expected.split('|');
    return { query, ids, first: right.includes(ids[0] ?? ''), three: ids.some((id) => right.includes(id)) };
  });
  const share = (count: number): number => (100 * count) / queries.length;
  return {
    first: share(results.filter(({ first }) => first).length),
    three: share(results.filter(({ three }) => three).length),
    misses: results.filter(({ first }) => !first).map(({ query, ids }) => `${query} → ${ids.join(', ')}`),
  };
}

const SHARED = new URL('../../../../shared/spec/search-queries.csv', import.meta.url);

describe('the intended result is first', () => {
  test('for the queries of the project', () => {
    const rates = ratesOf(OWN_QUERIES);
    expect(OWN_QUERIES.length).toBeGreaterThan(150);
    expect(rates.first, rates.misses.join('\n')).toBeGreaterThanOrEqual(95);
    expect(rates.three, rates.misses.join('\n')).toBeGreaterThanOrEqual(98);
  });

  /** Results of all kinds: series, tables, indicators and releases. */
  test('for queries of readers', () => {
    const patterns = (expected: string): readonly RegExp[] =>
      expected.split('|').map((one) => new RegExp(`^${one.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}(?:\\.SA|\\.ORIG)?$`));
    const results = READERS_QUERIES.map(([query, expected]) => {
      const ids = served(searchCatalogue(query).found).slice(0, 3).map(idOf);
      const right = (id: string): boolean => patterns(expected).some((pattern) => pattern.test(id));
      return { query, ids, first: right(ids[0] ?? ''), three: ids.some(right) };
    });
    const misses = results.filter(({ first }) => !first).map(({ query, ids }) => `${query} → ${ids.join(', ')}`);
    expect(READERS_QUERIES.length).toBeGreaterThan(390);
    expect((100 * results.filter(({ first }) => first).length) / results.length, misses.join('\n')).toBeGreaterThanOrEqual(98);
    expect((100 * results.filter(({ three }) => three).length) / results.length, misses.join('\n')).toBeGreaterThanOrEqual(99);
  });

  test('and subjects that are not covered are reported', () => {
    const silent = NOT_ANSWERED.filter((query) => {
      const { unmatched, notCovered } = searchCatalogue(query);
      return unmatched.length === 0 && notCovered === null;
    });
    expect(NOT_ANSWERED.length).toBeGreaterThan(35);
    expect(silent.length, silent.join('\n')).toBeLessThanOrEqual(3);
  });

  test('for the queries of the specification', recorded(SHARED), () => {
    const rows = Papa.parse<{ query: string; expected: string }>(readFileSync(SHARED, 'utf8'), { header: true, skipEmptyLines: true }).data;
    expect(rows.length).toBeGreaterThan(60);
    const rates = ratesOf(rows.map(({ query, expected }) => [query, expected] as const));
    expect(rates.first, rates.misses.join('\n')).toBeGreaterThanOrEqual(90);
    expect(rates.three, rates.misses.join('\n')).toBeGreaterThanOrEqual(97);
  });

  test.each([
    ['what was the quarterly rate of inflation in 1990-Q1, when the carbon tax came in?', 'AU.CPI.QOQ', 'a clause states the time'],
    ['how many people had jobs during the pandemic?', 'AU.EMPLOYED', 'an occasion states the time'],
    ['was there a recession in 1991?', 'AU.GDP.QOQ', 'an occasion is the subject if there is no other'],
    ['by how much did wages grow from 2015 to 2020?', 'AU.WPI.INDEX', 'growth between two times is read from an index'],
    ['by how much did wages grow in 2020?', 'AU.WPI.YOY', 'growth at one time is a change'],
    ['what did a ten-year government bond yield on 3 June 2011?', 'AU.BOND.10Y.DAILY', 'a day requests a daily value'],
    ['what did a ten-year government bond yield in June 2011?', 'AU.BOND.10Y', 'a month requests a monthly value'],
    ['five-year bond yield in June 2011', 'AU.BOND.5Y', 'also without a sentence'],
    ['five-year bond yield on 3 June 2011', 'AU.BOND.5Y.DAILY', 'a day requests a daily value'],
    ['daily five-year bond yield in June 2011', 'AU.BOND.5Y.DAILY', 'daily remains daily'],
    ['two-year bond yield, March 2015', 'AU.BOND.2Y', 'whichever bond'],
  ])('%s', (query, expected, _why) => {
    const [first] = searchCatalogue(query).found.flatMap(({ item }) => (item.kind === 'series' ? item.series.id : [item.kind]));
    expect(first?.replace(/\.SA$/, '')).toBe(expected);
  });

  /** One letter in the longest word is omitted, doubled, or swapped with the next. */
  test('for queries with a typing error', () => {
    const damaged = OWN_QUERIES.flatMap(([query, expected], i): (readonly [string, string])[] => {
      const longest = [...query.matchAll(/[a-z]{7,}/g)].sort((a, b) => b[0].length - a[0].length)[0];
      if (longest === undefined) return [];
      const at = longest.index + 2 + (i % (longest[0].length - 4));
      const [before, one, two, after] = [query.slice(0, at), query.charAt(at), query.charAt(at + 1), query.slice(at + 2)];
      const typo = [`${before}${two}${after}`, `${before}${one}${one}${two}${after}`, `${before}${two}${one}${after}`][i % 3] ?? query;
      return [[typo, expected]];
    });
    const rates = ratesOf(damaged);
    expect(damaged.length).toBeGreaterThan(100);
    expect(rates.first, rates.misses.join('\n')).toBeGreaterThanOrEqual(88);
    expect(rates.three, rates.misses.join('\n')).toBeGreaterThanOrEqual(94);
  });

  test('in any wording of a question', () => {
    const requested = OWN_QUERIES.filter(([query]) => !/^(how|what|when|is|are|did)\b/i.test(query)).map(
      ([query, expected]) => [`What was the latest figure for ${query} in June 2024?`, expected] as const,
    );
    const rates = ratesOf(requested);
    expect(rates.first, rates.misses.join('\n')).toBeGreaterThanOrEqual(92);
    expect(rates.three, rates.misses.join('\n')).toBeGreaterThanOrEqual(96);
  });

  test('and other kinds of results are found by the same words', () => {
    const first = (query: string): string => {
      const [found] = searchCatalogue(query).found;
      return found === undefined ? 'nothing' : idOf(found.item);
    };
    expect(first('real wages')).toBe('real-wages');
    expect(first('housing affordability')).toBe('housing-affordability');
    expect(first('company register')).toBe('asic.companies');
    expect(first('charities')).toBe('ato.ACNC_REGISTER');
    expect(first('income by postcode')).toBe('ato.IND_POSTCODE_MEDIAN');
    expect(first('elective surgery')).toBe('aihw.ELECTIVE_SURGERY_WAITING_TIMES');
    expect(first('rba/g1')).toBe('rba.G1');
    expect(first('au.cpi.yoy')).toBe('AU.CPI.YOY');
    expect(searchCatalogue('wage price index', ['release']).found[0]?.item).toMatchObject({
      publication: { title: 'Wage Price Index, Australia' },
    });
  });
});

test('among equal states, the first in the order of the ABS is first', () => {
  const ids = (query: string): readonly string[] =>
    searchCatalogue(query, ['series'])
      .found.slice(0, 3)
      .flatMap(({ item }) => (item.kind === 'series' ? [item.series.id] : []));
  expect(ids('electricity demand')).toEqual(['AU.NEM.DEMAND.NSW1', 'AU.NEM.DEMAND.VIC1', 'AU.NEM.DEMAND.QLD1']);
  expect(ids('budget deficit')).toEqual(['AU.GOVERNMENT.BALANCE.NSW', 'AU.GOVERNMENT.BALANCE.VIC', 'AU.GOVERNMENT.BALANCE.QLD']);
});

describe('words without any match are named', () => {
  const unmatched = (query: string): readonly string[] => searchCatalogue(query).unmatched;

  test('a place that is not covered, first of all', () => {
    expect(unmatched('zeppelin cpi newcastle')).toEqual(['Newcastle', 'zeppelin']);
    expect(unmatched('house prices geelong')).toEqual(['Geelong']);
    expect(unmatched('unemployment new zealand')).toEqual(['New Zealand']);
    expect(unmatched('terms of trade victoria')).toEqual(['Victoria']);
  });

  test('a person or group that the best results do not cover', () => {
    expect(unmatched('ANZ housing loans to owner-occupiers')).toEqual([]);
    // The subject is known, but the name is not.
    expect(unmatched('ANZ housing loans to first home buyers')).toEqual(['anz']);
    expect(unmatched('nab job vacancies')).toEqual(['nab']);
    expect(unmatched('gender pay gap at Commonwealth Bank')).toEqual(['commonwealth', 'bank']);
    expect(unmatched('anz deposits')).toEqual([]);
    expect(unmatched('westpac cet1')).toEqual([]);
  });

  test('another country, even if a table of owners or partners has its name', () => {
    expect(unmatched('exports to china')).toEqual([]);
    expect(unmatched('unemployment france')).toEqual(['France']);
    expect(unmatched('uk inflation')).toEqual(['UK']);
    expect(unmatched('foreign ownership china')).toEqual([]);
    expect(unmatched('exchange rate japan')).toEqual([]);
  });

  test('but not a covered place, its state, or a currency', () => {
    expect(unmatched('unemployment victoria')).toEqual([]);
    expect(unmatched('inflation victoria')).toEqual([]);
    expect(unmatched('unemployment hobart')).toEqual([]);
    expect(unmatched('new zealand dollar')).toEqual([]);
    expect(unmatched('weather newcastle')).toEqual([]);
  });

  test('words', () => {
    expect(unmatched('unemployment zeppelin')).toEqual(['zeppelin']);
    expect(unmatched('What was unemployment in March 2020, seasonally adjusted?')).toEqual([]);
    expect(searchCatalogue('zzzzqqqq')).toMatchObject({ found: [], unmatched: ['zzzzqqqq'] });
    expect(searchCatalogue('the')).toMatchObject({ found: [], unmatched: [] });
  });
});

test('the search is fast enough for each typed letter', async () => {
  const typed = OWN_QUERIES.flatMap(([query]) => [query.slice(0, 4), query.slice(0, -2), query]);
  for (const query of typed) searchCatalogue(query);
  const calls = await callsOf(() => typed.map((query) => searchCatalogue(query)));
  expect(calls / typed.length).toBeLessThan(20_000);
});
