import { expect, it } from 'vitest';
import { datasets } from '../../src/catalogue/catalogue.ts';
import { headlineAmong, headlineRank, headlinesOf } from '../../src/catalogue/headlines.ts';
import { seriesOfDataset } from '../../src/catalogue/series.ts';
import { type Dataset, dottedId } from '../../src/core/define-dataset.ts';

const released = datasets().filter((dataset) => ['abs', 'rba', 'apra'].includes(dataset.source));

it('every dataset with releases and named series has a headline, unless no single series represents it', () => {
  const without = released.filter((dataset) => seriesOfDataset(dataset).length > 0 && headlinesOf(dataset).length === 0);
  // These datasets need no headline: the quarterly index of cities and groups, its weights, state finances, and two ceased datasets.
  expect(without.map(dottedId).filter((id) => !['abs.CPI', 'abs.CPI_WEIGHTS', 'abs.GFS_STATE', 'abs.RPPI', 'abs.RT'].includes(id))).toEqual(
    [],
  );
});

it('the headlines of a dataset are its own series, the most quoted first', () => {
  const labour = released.find((dataset) => dottedId(dataset) === 'abs.LF') as Dataset;
  expect(headlinesOf(labour).map((series) => series.id)).toEqual(['AU.UNEMP.SA', 'AU.EMPLOYED.SA', 'AU.PARTICIPATION.SA']);
  for (const dataset of released) expect(seriesOfDataset(dataset)).toEqual(expect.arrayContaining([...headlinesOf(dataset)]));
});

it('the dataset of a release with the most quoted series is first, and those without a headline are last', () => {
  const rank = (id: string): number => headlineRank(released.find((dataset) => dottedId(dataset) === id) as Dataset);
  expect(rank('abs.CPI_MONTHLY')).toBeLessThan(rank('abs.CPI'));
  expect(rank('abs.LF')).toBeLessThan(rank('abs.LF_AGE'));
  expect(rank('abs.LF_SA4')).toBe(rank('abs.CPI'));
});

it('a dataset without a ranking is represented by a national series, or by its first series', () => {
  const unemployment = seriesOfDataset(released.find((dataset) => dottedId(dataset) === 'abs.LF') as Dataset);
  const states = unemployment.filter(({ place }) => place !== 'Australia');
  expect(headlineAmong(unemployment)?.place).toBe('Australia');
  expect(states).toContain(headlineAmong(states));
  expect(headlineAmong([])).toBeNull();
});
