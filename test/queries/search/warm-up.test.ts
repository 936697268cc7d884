/** The index of the catalogue is built in parts, and other tasks run in between. A search before the end still gets the complete result. */
import { expect, test, vi } from 'vitest';
import { builtFile } from '../../built.ts';

/** Loads the search without the index that the build stored, so that it makes the index. Only the compiled file is next to that index. */
const fresh = async () => {
  vi.resetModules();
  vi.doMock(builtFile('src/queries/search/index-data.js'), async (original) =>
    Object.assign({}, await original<object>(), { builtIndex: () => null }),
  );
  return import('../../../src/queries/search/catalogue-search.ts');
};

test('other tasks run many times while the index is built', async () => {
  const { makeCatalogueIndex } = await fresh();
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await makeCatalogueIndex(new AbortController().signal);
  isDone = true;
  expect(turns).toBeGreaterThan(30);
});

test('a search during the build finds the same as a search after it', async () => {
  const { makeCatalogueIndex, searchCatalogue } = await fresh();
  const idsFor = (query: string): readonly string[] => searchCatalogue(query).found.map(({ item }) => JSON.stringify(item).slice(0, 80));
  const made = makeCatalogueIndex(new AbortController().signal);
  const amid = idsFor('unemployment rate victoria');
  expect(amid.length).toBeGreaterThan(3);
  await made;
  expect(idsFor('unemployment rate victoria')).toEqual(amid);
});

test('the build stops when the program stops, and continues when it is needed', async () => {
  const { makeCatalogueIndex, searchCatalogue } = await fresh();
  await makeCatalogueIndex(AbortSignal.abort());
  expect(searchCatalogue('gdp').found.length).toBeGreaterThan(3);
});
