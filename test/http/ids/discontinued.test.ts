/** Every list marks discontinued series, with the last period and the successor. It never marks other series. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { datasets, findDataset } from '../../../src/catalogue/catalogue.ts';
import { seriesOfDataset } from '../../../src/catalogue/series.ts';
import { present } from '../../../src/core/assert.ts';
import { type Figures, startFigures } from '../figures.ts';

let figures: Figures;
beforeAll(async () => {
  figures = await startFigures(['abs/RT', 'abs/RPPI', 'abs/WPI']);
});
afterAll(() => figures.close());

const json = async (url: string) => (await figures.harness.get(url)).json();
const CEASED = datasets().filter(({ ceased }) => ceased !== undefined);

it('some datasets are discontinued, and each successor is a dataset', () => {
  expect(CEASED.length).toBeGreaterThan(4);
  for (const { ceased } of CEASED) {
    const { successor } = present(ceased, 'A discontinued dataset');
    if (successor !== undefined)
      expect(findDataset('', successor) ?? findDataset(successor.split(/[./]/)[0] ?? '', successor), successor).not.toBeNull();
  }
});

it.each(
  CEASED.flatMap((dataset) =>
    seriesOfDataset(dataset)
      .slice(0, 3)
      .map(({ id }) => [id, dataset] as const),
  ),
)('%s is marked in metadata, lists, search and for FRED clients', async (id, dataset) => {
  const { data } = await json(`/v1/series/${id}/meta`);
  expect(data.discontinued.last).toBe(dataset.ceased?.lastPeriod);
  const [listed] = (await json(`/v1/series?q=${id}`)).data;
  const [found] = (await json(`/v1/search?q=${id}`)).data;
  expect([listed.discontinued, found.discontinued]).toEqual([data.discontinued, data.discontinued]);
  const { seriess } = await json(`/fred/series/search?search_text=${id}&file_type=json`);
  expect(seriess[0].title).toMatch(/ \(DISCONTINUED\)$/);
});

it('the page names the last period and the successor', async () => {
  const { body } = await figures.harness.get('/series/AU.RETAIL', { accept: 'text/html' });
  expect(body).toMatch(/June 2025/);
  expect(body).toContain('abs.HSI_M');
});

it('no other series has the field', async () => {
  const { data } = (await json('/v1/series?limit=1000')) as { data: { id: string; dataset_id: string; discontinued?: object }[] };
  const ended = new Set(CEASED.map(({ source, id }) => `${source}.${id}`));
  for (const { id, dataset_id: dataset, discontinued } of data) expect([id, discontinued !== undefined]).toEqual([id, ended.has(dataset)]);
});
