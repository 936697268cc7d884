/** `sa` is South Australia, and an abbreviation of seasonally adjusted. */
import { describe, expect, test } from 'vitest';
import { searchCatalogue } from '../../../src/queries/search/catalogue-search.ts';

const series = (query: string): readonly string[] =>
  searchCatalogue(query)
    .found.slice(0, 2)
    .flatMap(({ item }) => (item.kind === 'series' ? [item.series.id] : [item.kind]));

describe('both meanings are among the first, the state first if it has an equally good series', () => {
  test.each([
    ['unemployment rate sa', ['AU.UNEMP.SA_STATE', 'AU.UNEMP.SA']],
    ['retail turnover sa', ['AU.RETAIL.SA_STATE', 'AU.RETAIL']],
    ['gdp sa', ['AU.GSP.SA_STATE', 'AU.GDP']],
    // Only Adelaide has price series.
    ['cpi sa', ['AU.CPI.QOQ.SA', 'AU.CPI.MONTHLY.YOY.ADELAIDE']],
  ])('%s', (query, expected) => {
    expect(series(query)).toEqual(expected);
  });
});

test.each([
  ['unemployment rate vic sa', 'AU.UNEMP.VIC', 'another state is named'],
  ['employment australia sa', 'AU.EMPLOYED.SA', 'Australia is named'],
  ['electricity price sa', 'AU.NEM.DISPATCH.PRICE.SA1', 'it has no adjusted series'],
  ['unemployment south australia', 'AU.UNEMP.SA_STATE', 'the full name means the state'],
])('%s has one meaning', (query, expected, _why) => {
  expect(series(query)[0]).toBe(expected);
});
