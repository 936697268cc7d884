/** Searches with other words than the names of a subject: word forms, synonyms, numbers and rates. */
import { describe, expect, test } from 'vitest';
import { at } from '../../../src/core/assert.ts';
import { searchCatalogue } from '../../../src/queries/search/catalogue-search.ts';
import { idOf } from './found-id.ts';

describe('a word is found by related words', () => {
  const first = (query: string): string => idOf(at(searchCatalogue(query).found, 0).item);

  test.each([
    ['importing goods', 'AU.TRADE.IMPORTS', 'another ending'],
    ['houses being built', 'AU.BUILDING.UNDERWAY', 'a house is a home'],
    ['wage gap by gender', 'AU.GENDER.PAY.GAP', 'wage means pay'],
    ['gdp per person', 'AU.GDP.PER.CAPITA', 'person means head'],
    ['how much do Tasmanians spend', 'AU.HOUSEHOLD.SPENDING.TAS', 'the verb spend means spending'],
    ['companies investing in equipment', 'AU.CAPEX.EQUIPMENT', 'the verb invest means investment'],
    ['hours worked by men', 'AU.HOURS.MONTHLY.MALE', 'men means male'],
    ['contribution of exports to growth', 'AU.GDP.EXPORTS.CONTRIBUTION', 'a measure belongs to a value, not to a table'],
    [
      'how many homes were finished in Victoria',
      'AU.BUILDING.COMPLETIONS.VIC',
      'how many names its subject less clearly than the other words',
    ],
    ['are wages keeping up with inflation', 'real-wages', 'any form of a verb in a name'],
    ['how expensive is it to borrow for a house right now', 'AU.MORTGAGE.NEW', 'the cost of a loan is its rate'],
    ["how many people can't find enough work", 'AU.UNDEREMP.SA', 'people with too little work are underemployed'],
    ['gender pay gap at westpac', 'AU.GENDER.PAY.GAP', 'a request about a company without data by name'],
    ["how big is Commonwealth Bank's home loan book", 'AU.BANK.LOANS.HOUSING.OWNER.CBA', 'the loans of a bank, not a rate'],
    ['labour costs', 'AU.WPI.YOY', 'the cost of work is its pay'],
    ['unemployed people per vacancy', 'labour-slack', 'a ratio where it is calculated'],
    ['inflation indexed bonds', 'AU.BOND.INDEXED', 'words of a title are used as typed'],
  ])('%s', (query, expected, _why) => {
    expect(first(query)).toBe(expected);
  });

  test('a pronoun is not read as a number', () => {
    expect(first('an apartment in Sydney, can I afford one?')).not.toMatch(/CET1/);
    expect(searchCatalogue('zeppelin, and where to find one?')).toMatchObject({ found: [], unmatched: ['zeppelin'] });
  });

  test('an ending is not read as half of a word', () => {
    expect(searchCatalogue('wool shortage').unmatched).toEqual(['shortage']);
  });

  test('a question with how many finds a number, not a rate', () => {
    expect(first('how many Australians are out of work?')).toBe('AU.UNEMPLOYED.SA');
    expect(first('out of work')).toBe('AU.UNEMP.SA');
    expect(first('in how many months was unemployment above 5 per cent?')).toBe('AU.UNEMP.SA');
    expect(first('in how many quarters since 2000 did real GDP fall?')).toBe('AU.GDP.QOQ');
  });

  test('a place alone is not an answer if other words in the question are unknown', () => {
    expect(searchCatalogue('zeppelins in perth')).toMatchObject({ found: [], unmatched: ['zeppelins'] });
    expect(searchCatalogue('perth').found.length).toBeGreaterThan(0);
  });

  test('a subject that the best results lack is named, if they match little of the rest', () => {
    expect(searchCatalogue('wine exports').unmatched).toEqual(['wine']);
    expect(searchCatalogue('meat exports').unmatched).toEqual([]);
    expect(first('how much tax does Victoria raise?')).toBe('AU.GOVERNMENT.TAXATION.VIC');
  });

  test('an indicator is first for the question that it answers', () => {
    expect(first('are wages keeping up with prices?')).toBe('real-wages');
  });
});
