/**
 * The index of the catalogue is made in pieces: others have their turn meanwhile, and who queries before it is whole is answered by the
 * whole.
 */
import { expect, test, vi } from 'vitest';

const fresh = async () => {
  vi.resetModules();
  return import('../../../src/queries/search/catalogue-search.ts');
};

test('others have their turn many times while the index is made', async () => {
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

test('a search amid the making finds what it finds after it', async () => {
  const { makeCatalogueIndex, searchCatalogue } = await fresh();
  const idsFor = (query: string): readonly string[] => searchCatalogue(query).found.map(({ item }) => JSON.stringify(item).slice(0, 80));
  const made = makeCatalogueIndex(new AbortController().signal);
  const amid = idsFor('unemployment rate victoria');
  expect(amid.length).toBeGreaterThan(3);
  await made;
  expect(idsFor('unemployment rate victoria')).toEqual(amid);
});

test('the making ends where the program is stopping, and continues when it is needed', async () => {
  const { makeCatalogueIndex, searchCatalogue } = await fresh();
  await makeCatalogueIndex(AbortSignal.abort());
  expect(searchCatalogue('gdp').found.length).toBeGreaterThan(3);
});
