/** Searches with queries that were not used for fixes. Counts how often the intended result is first or among the first three. */
import { describe, expect, test } from 'vitest';
import { DIVISIONS } from '../../../src/core/anzsic.ts';
import { searchCatalogue } from '../../../src/queries/search/catalogue-search.ts';
import { idOf as named, served } from './found-id.ts';
import { FIRST_ASKED, LAST_ASKED } from './recorded-queries.ts';
import { KEYWORDS, LATER_KEYWORDS, LATER_QUESTIONS, QUESTIONS, TITLES_AND_JARGON } from './typed-queries.ts';
import { FIRST_UNSEEN, SECOND_UNSEEN, THIRD_UNSEEN, type UnseenSet } from './unseen-queries.ts';
import { FIRST_VOICES, LAST_VOICES, SECOND_VOICES, THIRD_VOICES } from './voices-queries.ts';
import { FURTHER_QUESTIONS, HASTY_QUESTIONS, LAST_QUESTIONS, NEWSROOM_QUESTIONS, TYPED_WORDS, WHOLE_QUESTIONS } from './whole-questions.ts';

const idOf: typeof named = (item) => (item.kind === 'release' ? `release:${named(item)}` : named(item));

/** Returns a pattern for an id with and without its adjustment. */
const patternOf = (expected: string): RegExp =>
  new RegExp(`^${expected.replace(/[.()]/g, '\\$&').replaceAll('*', '.*')}(?:\\.SA|\\.ORIG)?$`, 'i');

function isRight(query: string, expected: string): { readonly first: boolean; readonly three: boolean; readonly reported: string } {
  const { found, unmatched, notCovered } = searchCatalogue(query);
  const ids = served(found).slice(0, 3).map(idOf);
  const right = expected.split('|');
  const missing = right.flatMap((one) => (one.startsWith('not:') ? [one.slice('not:'.length)] : []));
  const isNamed = unmatched.some((word) =>
    missing.some((one) => one === '*' || word.toLowerCase().startsWith(one.slice(0, 6).toLowerCase())),
  );
  const saysSo = missing.length > 0 && (notCovered !== null || isNamed);
  const patterns = right.filter((one) => !one.startsWith('not:')).map(patternOf);
  const has = (id: string): boolean => patterns.some((pattern) => pattern.test(id));
  return {
    first: saysSo || has(ids[0] ?? ''),
    three: saysSo || ids.some(has),
    reported: `${query} → ${ids.join(', ')} (${unmatched.join(', ')})`,
  };
}

function expectRight({ queries }: UnseenSet, first: number, three: number): void {
  const results = queries.map(([query, expected]) => isRight(query, expected));
  const share = (count: number): number => (100 * count) / queries.length;
  const misses = results.filter((one) => !one.first).map(({ reported: report }) => report);
  expect(share(results.filter((one) => one.first).length), misses.join('\n')).toBeGreaterThanOrEqual(first);
  expect(share(results.filter((one) => one.three).length), misses.join('\n')).toBeGreaterThanOrEqual(three);
}

describe('the intended result is first', () => {
  test.each<readonly [name: string, set: UnseenSet, first: number, three: number]>([
    ['first', FIRST_UNSEEN, 99, 99],
    ['second', SECOND_UNSEEN, 98, 99],
    ['third', THIRD_UNSEEN, 98, 99],
  ])('for the %s set of unseen queries', (_name, set, first, three) => {
    expect(set.queries.length).toBeGreaterThanOrEqual(100);
    expectRight(set, first, three);
  });

  test.each<readonly [name: string, set: UnseenSet, first: number, three: number]>([
    ['words as typed', KEYWORDS, 98, 99],
    ['whole questions', QUESTIONS, 98, 98],
    ['titles and jargon', TITLES_AND_JARGON, 96, 98],
    ['later words as typed', LATER_KEYWORDS, 100, 100],
    ['later questions', LATER_QUESTIONS, 95, 98],
    ['whole questions on every topic', FIRST_ASKED, 92, 96],
    ['whole questions of the desk', WHOLE_QUESTIONS, 92, 93],
    ['further whole questions', FURTHER_QUESTIONS, 93, 96],
    ['words of every topic', TYPED_WORDS, 94, 98],
    ['more whole questions', LAST_QUESTIONS, 92, 98],
    ['whole questions of a newsroom', NEWSROOM_QUESTIONS, 98, 98],
    ['hasty questions', HASTY_QUESTIONS, 95, 98],
    // Unchanged since its only run, and never used for a fix.
    ['last questions on every topic', LAST_ASKED, 92, 93],
  ])('for %s', (_name, set, first, three) => {
    expect(set.queries.length).toBeGreaterThanOrEqual(50);
    expectRight(set, first, three);
  });

  test.each<readonly [name: string, set: UnseenSet, first: number, three: number]>([
    ['first', FIRST_VOICES, 98, 99],
    ['second', SECOND_VOICES, 99, 99],
    ['third', THIRD_VOICES, 98, 98],
    // Unchanged since its only run, and never used for a fix.
    ['last', LAST_VOICES, 91, 93],
  ])('for the %s set of five people', (_name, set, first, three) => {
    expect(set.queries).toHaveLength(60);
    expectRight(set, first, three);
  });
});

describe('words without a match are named only if they request something else', () => {
  test.each([
    ['Is a financial adviser licensed?', 'another form of one of its words'],
    ['lung cancer deaths', 'values that a table has'],
    ['new homes approved wa', 'a word that selects one of several'],
    ['median house price', 'a general word'],
    ['townhouse and unit prices', 'another name of the same subject'],
    ['abs building approvals', 'the agency of the values'],
    ['loans to first home buyers in victoria', 'a state that the table has'],
    ['how much money does the Victorian government collect in taxes?', 'how much money is an amount'],
  ])('%s', (query, _why) => {
    expect(searchCatalogue(query).unmatched).toEqual([]);
  });

  test.each([
    ['wine exports', ['wine']],
    ['qantas gender pay gap', ['qantas']],
    ['rent inflation melbourne', ['Melbourne']],
    ['terms of trade victoria', ['Victoria']],
  ])('%s', (query, unmatched) => {
    expect(searchCatalogue(query).unmatched).toEqual(unmatched);
  });
});

describe('places', () => {
  const found = (query: string) => searchCatalogue(query);
  const first = (query: string): string => {
    const [result] = found(query).found;
    return result === undefined ? 'nothing' : idOf(result.item);
  };

  // These subjects have series for states only. Almost all residents of the ACT live in Canberra.
  test.each(['Sydney', 'Melbourne', 'Brisbane', 'Adelaide', 'Perth', 'Hobart', 'Darwin'])(
    'a series for a state is not about %s',
    (city) => {
      for (const subject of ['retail sales', 'unemployment rate', 'job vacancies'])
        expect([subject, found(`${subject} in ${city}`).elsewhere?.place]).toEqual([subject, city]);
      expect(found(`inflation in ${city}`).elsewhere).toBeNull();
    },
  );

  test.each(['Ballarat', 'Geelong', 'Townsville', 'Wollongong', 'Toowoomba', 'Bendigo', 'Penrith'])(
    '%s is a council with residents and approvals',
    (town) => {
      expect([first(`population of ${town}`), first(`building approvals in ${town}`)]).toEqual(['abs.ERP_LGA', 'abs.BA_LGA2024']);
      expect(found(`house prices in ${town}`).unmatched).toEqual([town]);
    },
  );

  test.each(['China', 'Japan', 'India', 'New Zealand', 'Germany'])('trade with %s is in the table by country', (country) => {
    expect([first(`imports from ${country}`), first(`exports to ${country}`)]).toEqual(['abs.MERCH_IMP', 'abs.MERCH_EXP']);
    expect(found(`population of ${country}`).unmatched).toEqual([country]);
  });
});

describe('forms of a word', () => {
  const first = (query: string): string => {
    const [result] = searchCatalogue(query).found;
    return result === undefined ? 'nothing' : idOf(result.item);
  };

  test.each(['machinery', 'food', 'fuels', 'chemicals'])('imported and exported %s', (goods) => {
    for (const [word, side] of [
      ['imported', 'IMPORT'],
      ['exported', 'EXPORT'],
    ] as const)
      expect([word, first(`price index of ${word} ${goods}`)]).toEqual([word, expect.stringMatching(`^AU\\.${side}\\.PRICES\\.`)]);
  });

  test('the full name of every industry has the same meaning as its short name', () => {
    for (const { name, short } of DIVISIONS)
      expect([name, first(`job vacancies in ${name}`)]).toEqual([name, first(`job vacancies in ${short}`)]);
  });

  test('estimates can be given by number', () => {
    for (const [i, ordinal] of ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].entries())
      expect(first(`${ordinal} estimate of capital expenditure`)).toBe(`AU.CAPEX.ESTIMATE${i + 2}`);
  });

  test.each(['in the 1970s', 'in the seventies', 'during the 1970s oil shock', 'after the stock market crash', 'during the war'])(
    'inflation %s',
    (time) => {
      expect([first(`inflation ${time}`), searchCatalogue(`inflation ${time}`).unmatched]).toEqual([first('inflation 1975'), []]);
    },
  );
});

describe('words that state the request about a subject', () => {
  const first = (query: string): string => {
    const [found] = searchCatalogue(query).found;
    return found === undefined ? 'nothing' : idOf(found.item);
  };

  test.each([
    ['when is the next gdp release', 'release:Australian National Accounts: National Income, Expenditure and Product'],
    ['when do the jobs figures come out', 'release:Labour Force, Australia'],
    ['gdp', 'AU.GDP'],
  ])('release dates: %s', (query, expected) => {
    expect(first(query)).toBe(expected);
  });

  test('find a share, not a number', () => {
    expect(first('what percentage of women are in the labour force?')).toBe('AU.PARTICIPATION.FEMALE');
    expect(first('how many women are in the labour force?')).toBe('AU.LABOURFORCE.FEMALE');
  });

  test('find constant or current prices', () => {
    expect(first('household final consumption expenditure, real')).toBe('AU.GDP.CONSUMPTION.HOUSEHOLD');
    expect(first('household final consumption expenditure, nominal')).toBe('AU.GDP.CONSUMPTION.HOUSEHOLD.NOMINAL');
  });

  test.each([
    ['when did inflation last fall below 2 per cent?', 'AU.CPI.YOY', 'the value for a comparison'],
    ['how dear is a haircut?', 'AU.CPI.HAIRDRESSING_PERSONAL_GROOMING_SERVICES.MONTHLY.YOY', 'a price'],
    ['how much did exports add to growth?', 'AU.GDP.EXPORTS.CONTRIBUTION', 'a contribution'],
    ['is inflation in Hobart higher than the national average?', 'AU.CPI.MONTHLY.YOY.HOBART', 'the value for a comparison'],
    ['inflation without housing', 'AU.CPI.EX_HOUSING.MONTHLY.YOY', 'without means excluding'],
    ['busines investment', 'AU.GDP.INVESTMENT.BUSINESS', 'a missing letter that looks like an ending'],
    ['brokers', 'asic.ASIC_CREDIT_REPRESENTATIVE', 'a word that is only part of a name'],
  ])('%s', (query, expected, _why) => {
    expect(first(query)).toBe(expected);
  });

  test('find goods, not the adjective good', () => {
    expect(first('rate of price increase for goods')).toBe('AU.CPI.GOODS.MONTHLY.YOY');
  });

  test('find a table by its number', () => {
    expect(first('statistical table h1 of the bank')).toBe('rba.H1');
  });

  test('find no commodity that is not covered, if it is the only word', () => {
    expect(searchCatalogue('gold')).toMatchObject({ notCovered: { title: 'gold' } });
    expect(searchCatalogue('house prices gold coast')).toMatchObject({ notCovered: null, unmatched: ['Gold Coast'] });
  });
});

describe('words around the subject', () => {
  const first = (query: string): string => {
    const [found] = searchCatalogue(query).found;
    return found === undefined ? 'nothing' : idOf(found.item);
  };

  test.each([
    ['charity register dump', 'ato.ACNC_REGISTER', 'a form of data'],
    ['market notices feed', 'aemo.market_notices', 'a form of data, not a fee'],
    ['how many new businesses opened', 'AU.BUSINESS.COUNT.ENTRIES.ORIG', 'a verb'],
    ['Is my accountant a registered SMSF auditor?', 'asic.ASIC_SMSF_AUDITORS', 'the person who is checked'],
    ['What does a typical house in Brisbane sell for?', 'AU.DWELLING.MEDIAN.HOUSES.BRISBANE', 'a price'],
    ['is gas getting dearer', 'AU.CPI.GAS.MONTHLY.YOY', 'a price'],
    ['RBA table of credit card payments', 'rba.C1', 'a table, not a series'],
    ['corporate collapses in hospitality', 'AU.INSOLVENCIES.ACCOMMODATION_FOOD', 'an industry'],
  ])('%s', (query, expected, _why) => {
    expect([first(query), searchCatalogue(query).unmatched]).toEqual([expected, []]);
  });

  test.each(['Victoria', 'South Australia', 'Queensland'])('another subject in %s does not answer the question', (state) => {
    const { found, unmatched } = searchCatalogue(`How many new businesses opened in ${state}?`);
    expect([found[0] === undefined ? null : idOf(found[0].item), unmatched]).toEqual(['abs.BUSINESS_COUNTS', [state]]);
  });

  test('the series for the place is nearest to a subject that is not covered', () => {
    expect(searchCatalogue('job ads in Queensland')).toMatchObject({
      unmatched: ['job advertisements'],
      notCovered: { nearest: ['AU.VACANCIES.QLD', 'abs.JV'] },
    });
    expect(first('job ads in Queensland')).toBe('AU.VACANCIES.QLD');
  });

  test('current prices of houses and apartments rank before indexes that have ended', () => {
    for (const city of ['SYDNEY', 'PERTH', 'HOBART'])
      expect([first(`house prices ${city}`), first(`apartment prices ${city}`)]).toEqual([
        `AU.DWELLING.MEDIAN.HOUSES.${city}`,
        `AU.DWELLING.MEDIAN.ATTACHED.${city}`,
      ]);
  });
});
