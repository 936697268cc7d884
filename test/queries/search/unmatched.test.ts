/** Checks that a measure, object or place that the first result does not contain is named, and never replaced silently. */
import { describe, expect, test } from 'vitest';
import { described, type Findable } from '../../../src/queries/search/catalogue-entries.ts';
import { searchCatalogue } from '../../../src/queries/search/catalogue-search.ts';
import { wordsOf } from '../../../src/queries/search/words.ts';
import { idOf } from './found-id.ts';

/** Measures, each with a pattern for ids that have it. The patterns do not use the names or texts of the search. */
const MEASURES: Readonly<Record<string, RegExp>> = {
  production: /GVA|GDP|GSP|OUTPUT|NEM|PPI|gas_flows/,
  exports: /EXPORT|MERCH_EXP|ITGS|BOP/,
  imports: /IMPORT|MERCH_IMP|ITGS|BOP/,
  prices: /CPI|PPI|PRICE|MEDIAN|RPPI|VALUE|COST/,
  inflation: /CPI|INFLATION|PRICE|COST/,
  wages: /WPI|EARNINGS|WAGE|OCCUPATION|PAY/,
  'job vacancies': /VACAN|JV/,
  sales: /SALES|RETAIL|TURNOVER|SPENDING|SBB|BUSINESS_INDICATORS/,
  profits: /PROFIT|PERFORMANCE/,
  spending: /SPENDING|CONSUMPTION|EXPEND|EXPENSE|RETAIL|WEIGHT/,
  loans: /LENDING|LOAN|CREDIT|MORTGAGE|DEBT|EXPOSURE/,
  deaths: /DEATH|MORT|CANCER/,
  'unemployment rate': /UNEMP|LF/,
  population: /POPULATION|ERP|NOM|ARRIVALS/,
};

const OBJECTS =
  'wheat|coal|gold|milk|cars|bicycles|furniture|shoes|beef|wine|cheese|cement|timber|fish|toys|mining|construction|hospitality|agriculture|tourism|nurses|plumbers|women|teenagers|hospitals|schools|airlines|universities|restaurants|supermarkets|electric vehicles|drones|guitars|kangaroos|lawyers|Qantas|Telstra|churches|caravans'.split(
    '|',
  );

const PLACES = [null, 'Victoria', 'Perth', 'Tasmania', 'Geelong', 'Japan', 'Cairns'];

interface Case {
  readonly query: string;
  readonly measure: string;
  readonly place: string | null;
  readonly pattern: RegExp;
}

const CASES: readonly Case[] = Object.entries(MEASURES).flatMap(([measure, pattern], m) =>
  OBJECTS.flatMap((object, o) => {
    const place = PLACES[(o * 3 + m) % PLACES.length] ?? null;
    const query = o % 2 === 0 ? `${object} ${measure}` : `${measure} of ${object}`;
    return [null, ...(place === null ? [] : [place])].map((where) => ({
      query: where === null ? query : `${query} in ${where}`,
      measure,
      place: where,
      pattern,
    }));
  }),
);

/** Returns the states, cities and other places of a result. */
const placesOf = (item: Findable): readonly string[] => {
  const { traits, regions, places } = described(item);
  return [...(item.kind === 'series' ? [item.series.place] : []), ...(traits?.covers?.states ?? []), ...(regions ?? []), ...(places ?? [])];
};

const ANSWERS = CASES.map(({ query, measure, place, pattern }) => {
  const { found, unmatched, uncovered, elsewhere, notCovered } = searchCatalogue(query);
  const [first] = found;
  const named = new Set(unmatched.flatMap(wordsOf));
  const isNamed = (words: string): boolean => notCovered !== null || wordsOf(words).some((word) => named.has(word));
  return {
    seen: `${query} → ${first === undefined ? 'nothing' : idOf(first.item)} (${unmatched.join(', ')})`,
    hasMeasure: isNamed(measure) || (first === undefined ? unmatched.length > 0 : pattern.test(idOf(first.item))),
    hasPlace:
      place === null ||
      isNamed(place) ||
      uncovered === place ||
      elsewhere?.place === place ||
      (first === undefined ? unmatched.length > 0 : placesOf(first.item).includes(place)),
  };
});

test('the first result has the measure, or the measure is reported', () => {
  const silent = ANSWERS.filter(({ hasMeasure }) => !hasMeasure).map(({ seen }) => seen);
  expect(ANSWERS.length).toBeGreaterThan(900);
  expect(silent).toEqual([]);
});

test('the first result has the place, or the place is reported', () => {
  expect(ANSWERS.filter(({ hasPlace }) => !hasPlace).map(({ seen }) => seen)).toEqual([]);
});

describe('the words that the first result lacks', () => {
  test.each([
    ['iron ore production', 'AU.MERCHANDISE.EXPORTS.IRON_ORE', ['production'], 'a measure'],
    ['coal production', 'AU.MERCHANDISE.EXPORTS.COAL', ['production'], 'a measure, and not a member of an unnamed industry'],
    ['wheat production', 'AU.TRADE.EXPORTS.CEREALS', ['production'], 'a measure that is also an ordinary word'],
    ['average full-time earnings for the public sector', 'AU.EARNINGS.FULL_TIME', ['public'], 'a group that a later result has'],
    ['nurses pay rises', 'AU.WPI.YOY.HEALTH', ['nurses'], 'an occupation in the industry'],
    ['hours worked per person', 'AU.HOURS.MONTHLY', ['person'], 'a rate'],
    ['gross value added', 'abs.ANA_IND_GVA', [], 'all industries, and not one part'],
    ['departures', 'AU.DEPARTURES', [], 'all departures'],
    ['retail sales excluding food', 'AU.RETAIL', ['excluding food'], 'a part that the question excludes'],
    ['employment other than mining since 2020', 'AU.EMPLOYED.SA', ['other than mining'], 'an excluded industry'],
    ['terms of trade without gold', 'AU.TERMS.OF.TRADE', ['without gold'], 'an excluded part that another series excludes'],
    ['inflation without housing', 'AU.CPI.EX_HOUSING.MONTHLY.YOY', [], 'a measure that excludes the same part'],
    ['wage growth excluding bonuses', 'AU.WPI.YOY', [], 'a measure whose description excludes the same part'],
    ['people without jobs', 'AU.UNEMPLOYED.SA', [], 'a name with the word without'],
    ['bicycle imports', 'AU.TRADE.IMPORTS', ['bicycle'], 'goods of the CPI in a question about trade'],
    ['exports from Victoria to China', 'AU.MERCHANDISE.EXPORTS.VIC', ['China'], 'a second place'],
    ['unemployment in New South Wales and Victoria', 'AU.UNEMP.NSW', [], 'a second state with its own series'],
    ['population of Newcastle NSW', 'abs.ERP_LGA', [], 'a town with its state'],
    ['how many Kiwis moved to Australia', 'abs.ABS_NOM_VISA_CY', ['where migrants come from'], 'a people and not a currency'],
    ['how much coal does Australia ship overseas', 'AU.MERCHANDISE.EXPORTS.COAL', [], 'exports in other words'],
    ['median income in 2770', 'ato.IND_POSTCODE_MEDIAN', [], 'a postcode without the word'],
    ['average wage in 4870', 'ato.IND_POSTCODE_MEDIAN', ['wage'], 'a measure that a table by postcode nearly has'],
    ['unemployment rate in postcode 3000', 'AU.UNEMP.SA', ['postcode'], 'a measure that no table by postcode has'],
    ['rent in 6000', 'abs.C21_G02_POA', [], 'a measure that a table by postcode has'],
    ['capex expectations estimate 5', 'AU.CAPEX.ESTIMATE5', [], 'a numbered estimate'],
    ['5th estimate of capex', 'AU.CAPEX.ESTIMATE5', [], 'a numbered estimate in other words'],
    ['moved from Sydney to Queensland', 'AU.POPULATION', ['migration within Australia', 'Sydney', 'Queensland'], 'moves between places'],
    ['left Melbourne for the Gold Coast', 'AU.POPULATION', ['migration within Australia', 'Melbourne'], 'moves in other words'],
    ['electricity flow from Victoria to Tasmania', 'AU.NEM.FLOW.BASSLINK', [], 'a flow that is not of people'],
    ['Kiwi arrivals', 'AU.NOM.FY.ARRIVALS', ['New Zealand'], 'a people and not a currency'],
    ['Chinese investment in Australia', 'AU.GDP.INVESTMENT.BUSINESS', ['China'], 'a people before any noun'],
    ['French wine imports', 'abs.MERCH_IMP', ['wine'], 'a people whose country a table has'],
    ['swiss frank', 'AU.FX.CHF', [], 'a misspelt currency'],
    ['api rate limit of the RBA website', 'abs.DATAFLOWS', ['the use of the agencies’ own websites'], 'a rate that is not in any data'],
    ['exports excluding gold', 'AU.TRADE.EXPORTS', ['excluding gold'], 'a narrower series that excludes the same part'],
    ['quarterly tradables inflation excluding tax changes', 'AU.G1.GCPITIQP', [], 'a quarterly series that excludes the same part'],
    ['tradables over the quarter, excluding tax changes', 'AU.G1.GCPITIQP', [], 'the same series, and a period in other words'],
    ['CPI excluding food', 'AU.CPI.YOY', ['excluding food'], 'a series that excludes more'],
    ['current account balance as a share of GDP', 'AU.CURRENT.ACCOUNT', ['as a share of GDP'], 'a ratio to GDP'],
    ['how much did Australians spend overseas', 'AU.BOP.SERVICES.DEBITS', ['spend overseas'], 'spending that is not a price'],
    ['compare unemployment between Tasmania and the ACT', 'AU.UNEMP.TAS', [], 'a comparison of two places'],
    ['Which state has the highest unemployment rate?', 'AU.UNEMP.NSW', [], 'a rank of states'],
    ['states with the most job vacancies', 'AU.VACANCIES.NSW', [], 'a rank of states in other words'],
    ['house prices by capital city', 'AU.DWELLING.MEDIAN.HOUSES.SYDNEY', [], 'series of capital cities'],
    ['multiple job rate by state', 'AU.JOBS.MULTIPLE.RATE', ['state'], 'a group without series or table'],
    ['biggest bank by household deposits', 'apra.MONTHLY_BANKING_STATS', [], 'a rank of banks'],
    ['daily unemployment', 'AU.UNEMP.SA', ['daily'], 'a frequency that no series has'],
    ['real house prices', 'AU.DWELLING.VALUE', ['real'], 'prices that are not adjusted for inflation'],
    ['unemployment not seasonally adjusted, females', 'AU.UNEMP.FEMALE', ['not seasonally adjusted'], 'another adjustment'],
    ['what is the trend in house prices', 'AU.DWELLING.VALUE', [], 'a trend that is not an adjustment'],
    ['what share of Australians are employed', 'AU.EMPLOYED.SA', ['share'], 'a share'],
    ['household debt per person', 'AU.HOUSEHOLD.DEBT.INCOME', ['per person'], 'a unit that is not the subject'],
    ['GDP in US dollars', 'AU.GDP', ['in US dollars'], 'a currency that is not the subject'],
    ['net foreign debt to GDP', 'AU.NET.FOREIGN.DEBT', ['to GDP'], 'a ratio to GDP of a series of amounts'],
    ['is petrol dearer in Perth or Darwin', 'AU.CPI.FUEL.MONTHLY.YOY', ['Perth', 'Darwin'], 'two places without a series'],
    ['power price in Perth', 'AU.WEM.PRICE', [], 'a table of other places'],
    ['CPI excluding tobacco', 'AU.CPI.YOY', ['excluding tobacco'], 'a part of the index that excludes the same part'],
    ['Which industry pays women the least?', 'gender-pay-context', [], 'a rank of industries'],
    ['10-year bond yield minus 2-year', 'yield-curve', [], 'a difference of two yields'],
    ['private demand contribution to growth', 'AU.GDP.PRIVATE.DEMAND.QOQ', ['contribution'], 'a measure that the series lacks'],
    ['cheapest suburb to buy in Melbourne', 'AU.DWELLING.VALUE', ['auction results, listings and prices by suburb'], 'prices by suburb'],
    ['how many people live in 2095', 'abs.C21_G01_POA', [], 'a postcode that could be a year'],
    ['how many people are moving out of Sydney', 'AU.POPULATION', ['migration within Australia'], 'moves away'],
    ['definition of a discouraged worker', 'AU.UNEMP.SA', ['discouraged worker'], 'people outside the labour force'],
    ['how many firms shut down', 'AU.BUSINESS.COUNT.EXITS.SA', [], 'closures of businesses'],
    ['how many jobs did Territorians lose', 'AU.EMPLOYED.NT', [], 'a change of the people of a place'],
  ])('%s', (query, expected, unmatched, _why) => {
    const ranking = searchCatalogue(query);
    const [first] = ranking.found;
    expect([first === undefined ? null : idOf(first.item), ranking.unmatched]).toEqual([expected, unmatched]);
  });

  test('trucks registered in Victoria are not about registers', () => {
    expect(searchCatalogue('trucks registered in Victoria')).toMatchObject({ found: [], unmatched: ['trucks'] });
    expect(searchCatalogue('how many koalas are left')).toMatchObject({ found: [], unmatched: ['koalas'] });
  });
});

describe('a price, a size or a time in other words', () => {
  const first = (query: string): string | null => {
    const [result] = searchCatalogue(query).found;
    return result === undefined ? null : idOf(result.item);
  };

  test.each([
    ['cheapest state to buy a house', /^(?:AU\.DWELLING\.|abs\.RES_DWELL)/],
    ['which city has the most expensive houses', /^AU\.(?:DWELLING|RPPI)/],
    ['how much bigger is Perth', /^AU\.POPULATION\.WA$/],
    ['is Melbourne growing', /^AU\.POPULATION\.VIC$/],
  ])('%s', (query, expected) => {
    expect(first(query)).toMatch(expected);
    expect(searchCatalogue(query).unmatched).toEqual([]);
  });

  test.each([
    'under Labor',
    'during the Howard government',
    'while Rudd was prime minister',
    'since the Albanese government was elected',
    'under the second Rudd government',
    'in the Keating years',
    'after Cyclone Alfred',
    'since the Lismore floods',
    'during the drought',
    'and the effect of covid',
  ])('unemployment rate %s', (time) => {
    expect([first(`unemployment rate ${time}`), searchCatalogue(`unemployment rate ${time}`).unmatched]).toEqual(['AU.UNEMP.SA', []]);
  });

  test.each(['3302.0', '3303.0', '3310.0', '4510.0', '4510.0 victims', 'cat. no. 9309.0'])('publication %s is named', (query) => {
    const { unmatched, notCovered } = searchCatalogue(query);
    expect(unmatched[0]).toBe(/\d{4}\.0/.exec(query)?.[0]);
    expect(notCovered?.title).toContain(unmatched[0]);
  });
});

describe('words that a question shares between two subjects', () => {
  test.each([
    ['townhouse and unit prices', /^AU\.(?:RPPI|DWELLING\.MEDIAN)\.ATTACHED/],
    ['do women work fewer hours than men', /^AU\.HOURS\.MONTHLY\.(?:FE)?MALE$/],
    ['percentage of the CPI basket for housing', /^AU\.CPI\.HOUSING\.WEIGHT$/],
    ['how big is the mining sector', /^AU\.GVA\.MINING$/],
    ['gdp per person in Tasmania', /^AU\.GSP\.PER\.CAPITA\.TAS$/],
  ])('%s', (query, expected) => {
    const { found, unmatched } = searchCatalogue(query);
    expect([found[0] === undefined ? '' : idOf(found[0].item), unmatched]).toEqual([expect.stringMatching(expected), []]);
  });
});

test('the words after the first 500 letters are not read, even if a character contains 18 letters', () => {
  expect(searchCatalogue('unemployment').found).not.toEqual([]);
  expect(searchCatalogue(`${'\ufdfa '.repeat(40)}unemployment`).found).toEqual([]);
});
