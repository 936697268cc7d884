/** Checks that a series comes before its relatives for one group, if the question does not name the group. */
import { expect, test } from 'vitest';
import { SERIES } from '../../../src/catalogue/series.ts';
import { searchCatalogue } from '../../../src/queries/search/catalogue-search.ts';

const firstOf = (question: string): string | null => {
  const [first] = searchCatalogue(question, ['series']).found;
  return first?.item.kind === 'series' ? first.item.series.id : null;
};

test('the title of a series, without its details, does not find a part of the series first', () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const series of SERIES) {
    const parts = SERIES.filter(
      ({ id, units, frequency, place, adjustment }) =>
        id.startsWith(`${series.id}.`) &&
        units === series.units &&
        frequency === series.frequency &&
        place === series.place &&
        adjustment === series.adjustment,
    );
    if (parts.length === 0) continue;
    tried += 1;
    const question = series.title.split(',')[0] ?? '';
    const first = firstOf(question);
    if (parts.some(({ id }) => id === first)) wrong.push(`${question}: ${first} before ${series.id}`);
  }
  expect(tried).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test.each([
  ['visitors to australia', 'AU.ARRIVALS.VISITORS'],
  ['long-term visitors', 'AU.ARRIVALS.VISITORS.LONG_TERM'],
  ['overseas departures', 'AU.DEPARTURES'],
  ['government revenue of the commonwealth', 'AU.GFS.REVENUE.COMMONWEALTH'],
])('%s', (question, id) => {
  expect(firstOf(question)).toBe(id);
});

/** The first result was the series for arts. */
test.each(['lithium production', 'gold production', 'steel production', 'production', 'industry output', 'value added by industry'])(
  'a question that names no industry finds the table of all industries: %s',
  (question) => {
    const item = searchCatalogue(question).found[0]?.item;
    expect(item?.kind === 'dataset' ? item.dataset.id : item).toBe('ANA_IND_GVA');
  },
);

test.each([
  ['mining production', 'AU.GVA.MINING'],
  ['agriculture output', 'AU.GVA.AGRICULTURE'],
])('and a question that names an industry finds its series: %s', (question, id) => {
  expect(firstOf(question)).toBe(id);
});

test('a table of cancer cases and deaths has no survival rates', () => {
  expect(searchCatalogue('cancer survival').unmatched).toEqual(['survival']);
  expect(searchCatalogue('cancer deaths').unmatched).toEqual([]);
});
