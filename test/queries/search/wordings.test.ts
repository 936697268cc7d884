/** Questions in words other than the names of a subject: word forms, synonyms, numbers and rates. */
import { describe, expect, test } from 'vitest';
import { at } from '../../../src/core/assert.ts';
import { searchCatalogue } from '../../../src/queries/search/catalogue-search.ts';
import { idOf } from './found-id.ts';

describe('a word is found by its family', () => {
  const first = (query: string): string => idOf(at(searchCatalogue(query).found, 0).item);

  test.each([
    ['importing goods', 'AU.TRADE.IMPORTS', 'another ending'],
    ['houses being built', 'AU.BUILDING.UNDERWAY', 'a house is a home'],
    ['wage gap by gender', 'AU.GENDER.PAY.GAP', 'a wage is pay'],
    ['gdp per person', 'AU.GDP.PER.CAPITA', 'and a person a head'],
    ['how much do Tasmanians spend', 'AU.HOUSEHOLD.SPENDING.TAS', 'who spends is asked for spending'],
    ['companies investing in equipment', 'AU.CAPEX.EQUIPMENT', 'who invests for investment'],
    ['hours worked by men', 'AU.HOURS.MONTHLY.MALE', 'men are male'],
    ['contribution of exports to growth', 'AU.GDP.EXPORTS.CONTRIBUTION', 'a measure is of a figure, and of no table'],
    ['how many homes were finished in Victoria', 'AU.BUILDING.COMPLETIONS.VIC', 'how many says less than what of'],
    ['are wages keeping up with inflation', 'real-wages', 'a verb of a name in whatever form'],
    ['how expensive is it to borrow for a house right now', 'AU.MORTGAGE.NEW', 'what a loan costs is its rate'],
    ["how many people can't find enough work", 'AU.UNDEREMP.SA', 'who has too little work is underemployed'],
    ['gender pay gap at westpac', 'AU.GENDER.PAY.GAP', 'what is asked of somebody, where it is known of nobody by name'],
    ["how big is Commonwealth Bank's home loan book", 'AU.BANK.LOANS.HOUSING.OWNER.CBA', 'the loans of a bank, and no rate of loans'],
    ['labour costs', 'AU.WPI.YOY', 'what work costs is what it is paid'],
    ['unemployed people per vacancy', 'labour-slack', 'a ratio is where it is worked out'],
    ['inflation indexed bonds', 'AU.BOND.INDEXED', 'what a title says is meant as it is typed'],
  ])('%s', (query, expected, _why) => {
    expect(first(query)).toBe(expected);
  });

  test('a pronoun is not a number', () => {
    expect(first('an apartment in Sydney, can I afford one?')).not.toMatch(/CET1/);
    expect(searchCatalogue('zeppelin, and where to find one?')).toMatchObject({ found: [], unmatched: ['zeppelin'] });
  });

  test('an ending is not half of a word', () => {
    expect(searchCatalogue('wool shortage').unmatched).toEqual(['shortage']);
  });

  test('a question with how many gets a number, not a rate', () => {
    expect(first('how many Australians are out of work?')).toBe('AU.UNEMPLOYED.SA');
    expect(first('out of work')).toBe('AU.UNEMP.SA');
    expect(first('in how many months was unemployment above 5 per cent?')).toBe('AU.UNEMP.SA');
    expect(first('in how many quarters since 2000 did real GDP fall?')).toBe('AU.GDP.QOQ');
  });

  test('a place alone is not an answer if other words of the question are unknown', () => {
    expect(searchCatalogue('zeppelins in perth')).toMatchObject({ found: [], unmatched: ['zeppelins'] });
    expect(searchCatalogue('perth').found.length).toBeGreaterThan(0);
  });

  test('a subject that the best results lack is named, if they match little of the rest', () => {
    expect(searchCatalogue('wine exports').unmatched).toEqual(['exports']);
    expect(searchCatalogue('meat exports').unmatched).toEqual([]);
    expect(first('how much tax does Victoria raise?')).toBe('AU.GOVERNMENT.TAXATION.VIC');
  });

  test('a signal leads for the question that it answers', () => {
    expect(first('are wages keeping up with prices?')).toBe('real-wages');
  });
});
