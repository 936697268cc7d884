import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_CPI_YOY } from '../../../src/catalogue/series/prices.ts';
import { findSeries } from '../../../src/catalogue/series.ts';
import { factsOf } from '../../../src/queries/series/series-facts.ts';
import { seriesMeta } from '../../../src/queries/series/series-meta.ts';
import { putPrices } from '../../signals/published.ts';
import { MONTHS, putSales, sales } from '../sales.ts';
import { openShelf, type Shelf } from '../shelf.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
});
afterEach(() => shelf.close());

describe('facts', () => {
  test('name the same series for other places and in other forms, and the indicators that use it', async () => {
    await putPrices(shelf);
    const meta = async (id: string) => {
      const handle = findSeries(id);
      if (!handle) throw new Error(id);
      return factsOf(shelf.ctx, handle, null, { state: 'unavailable', reasons: [], nextRelease: null });
    };
    const { related } = (await meta('AU.UNEMP.NSW')) as { related: string[] };
    expect(related[0]).toBe('AU.UNEMP.SA');
    expect(related).toEqual(expect.arrayContaining(['AU.UNEMP.VIC', 'AU.EMPLOYED.NSW']));
    expect(related).not.toContain('AU.UNEMP.NSW');
    expect(related.length).toBeLessThanOrEqual(24);
    const facts = (await seriesMeta(shelf.ctx, AU_CPI_YOY)).data as { used_in_signals: string[]; related: string[]; next_release: unknown };
    expect(facts.used_in_signals).toContain('real-wages');
    expect(facts.related.slice(0, 2)).toEqual(['AU.CPI.MONTHLY.YOY', 'AU.CPI.TRIMMED']);
  });

  test('can be cited in a form that TeX accepts', async () => {
    const odd = { ...sales, id: 'AU.SALES.SA_STATE', title: 'Sales & 50% of #1' };
    await putSales(shelf, MONTHS, { publishedOn: '2024-03-10' });
    const { citation } = (await seriesMeta(shelf.ctx, odd)).data as { citation: { text: string; bibtex: string } };
    expect(citation.text).toContain(
      'Sales & 50% of #1 [AU.SALES.SA_STATE], Title of SALES, released 10 March 2024, https://www.abs.gov.au/SALES',
    );
    expect(citation.bibtex).toBe(
      [
        '@misc{au_sales_sa_state,',
        '  author = {{Australian Bureau of Statistics}},',
        '  title = {Sales \\& 50\\% of \\#1 [AU.SALES.SA\\_STATE]},',
        '  year = {2024},',
        '  howpublished = {\\url{https://www.abs.gov.au/SALES}},',
        '  note = {Title of SALES, released 10 March 2024}',
        '}',
      ].join('\n'),
    );
  });

  test('are available for one series', async () => {
    await putSales(shelf, MONTHS, { effectiveFrom: '2024-03-10T23:59:59.999Z' });
    await putSales(shelf, { ...MONTHS, '2025-01': 104 }, { effectiveFrom: '2024-04-10T23:59:59.999Z' });
    const { data } = await seriesMeta(shelf.ctx, sales);
    expect(data).toMatchObject({
      id: 'AU.SALES',
      dataset_id: 'abs.SALES',
      dimensions: { FREQ: 'M', MEASURE: 'S' },
      coverage: { start: '2024-01', end: '2025-01', count: 6 },
      last_updated: '2024-04-10',
      vintages: { count: 2, first: '2024-03-10' },
      used_in_signals: [],
      citation: { text: expect.stringContaining('[AU.SALES]'), bibtex: expect.stringMatching(/^@misc\{au_sales,/) },
    });
  });
});
