/**
 * Each catalogue number and title of a publication is declared once and agrees with the datasets. A search for it finds the headline
 * first.
 */
import { describe, expect, test } from 'vitest';
import { datasets } from '../../src/catalogue/catalogue.ts';
import { PUBLICATIONS } from '../../src/catalogue/publications.ts';
import { findSeries } from '../../src/catalogue/series.ts';
import { datasetKey } from '../../src/core/define-dataset.ts';
import type { Findable } from '../../src/queries/search/catalogue-entries.ts';
import { searchCatalogue } from '../../src/queries/search/catalogue-search.ts';

const isNumber = (text: string | undefined): text is string => text !== undefined && /^\d{4}\.\d/.test(text);
const byNumber = new Map(PUBLICATIONS.map((one) => [one.number, one]));

test('a publication lists every number and title of an issue that a dataset names', () => {
  const numbers = datasets().flatMap(({ catalogueNumber }) => (isNumber(catalogueNumber) ? [catalogueNumber] : []));
  expect([...new Set(numbers)].filter((number) => !byNumber.has(number))).toEqual([]);
  expect(PUBLICATIONS.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  const titles = new Set(PUBLICATIONS.flatMap((one) => one.titles));
  const named = datasets().flatMap(({ source, cadence }) => (source === 'abs' ? (cadence.releaseTitles ?? []) : []));
  expect([...new Set(named)].filter((title) => !titles.has(title))).toEqual([]);
});

test.each(PUBLICATIONS)('$number has its table, and its headline is from one of its datasets', ({ number, table, headline }) => {
  expect(datasets().find((one) => datasetKey(one) === table)?.catalogueNumber).toBe(number);
  if (headline !== null) expect(findSeries(headline)?.dataset.catalogueNumber).toBe(number);
});

describe('first search results', () => {
  const idOf = (item: Findable | undefined): string | null =>
    item?.kind === 'series' ? item.series.id : item?.kind === 'dataset' ? datasetKey(item.dataset) : null;
  const idsFor = (query: string): readonly (string | null)[] => searchCatalogue(query).found.map(({ item }) => idOf(item));
  const numbers = PUBLICATIONS.flatMap(({ number, table, headline }) =>
    [number, `ABS ${number}`, `cat. no. ${number}`].map((query) => ({ query, table, headline })),
  );
  test.each(numbers)('$query: the table is first, then the headline', ({ query, table, headline }) => {
    expect(idsFor(query).slice(0, headline === null ? 1 : 2)).toEqual(headline === null ? [table] : [table, headline]);
  });
  const titles = PUBLICATIONS.flatMap(({ titles: own, table, headline }) =>
    own.flatMap((title) => [title, `abs ${title.toLowerCase().replaceAll(',', '')}`].map((query) => ({ query, leads: headline ?? table }))),
  );
  test.each(titles)('$query: the headline is first', ({ query, leads }) => {
    expect(idsFor(query)[0]).toBe(leads);
  });
  test('an issue is also found by a question about its release date', () => {
    expect(searchCatalogue('when is the next Labour Force, Australia released').found[0]?.item.kind).toBe('release');
  });
});
