/** Sentences about a dataset are in the responses about the series that they concern, and in no others. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasets } from '../../../src/catalogue/catalogue.ts';
import { findSeries } from '../../../src/catalogue/series.ts';
import { present } from '../../../src/core/assert.ts';
import { dottedId, quirkText, type TimeSeriesDataset } from '../../../src/core/define-dataset.ts';
import { readSeries } from '../../../src/queries/series/resolve-series.ts';
import { openShelf, params, type Shelf } from '../shelf.ts';

const timeSeries = datasets().filter((dataset): dataset is TimeSeriesDataset => dataset.kind === 'time_series');

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf('2026-11-22T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => shelf.close());

async function notesOf(id: string): Promise<string> {
  const { meta } = await readSeries(shelf.ctx, present(findSeries(id), id), params('limit=1'));
  return JSON.stringify(meta['notes']);
}

describe('notes on a dataset', () => {
  it.each([
    ['AU.FX.TWI', 'dirham'],
    ['AU.GDP.QOQ', 'saving ratio'],
    ['AU.GDP.QOQ', 'price indexes'],
    ['AU.TRADE.EXPORTS', 'Changes are from the previous month'],
    ['AU.UNEMP.SA', 'Northern Territory'],
  ])('%s has no note about %s', async (id, words) => {
    const dataset = present(findSeries(id), id).dataset;
    expect(dataset.quirks.map(quirkText).join(' ')).toContain(words);
    expect(await notesOf(id)).not.toContain(words);
  });

  it('apply to a series only if they are about its codes', async () => {
    expect(await notesOf('AU.UNEMP.NSW')).toContain('each series is adjusted separately');
    expect(await notesOf('AU.CPI.MONTHLY.YOY')).toContain('Monthly and quarterly CPI have different annual rates');
  });

  it('name dimensions of their dataset', () => {
    const faults = timeSeries.flatMap((dataset) =>
      dataset.quirks.flatMap((quirk) => {
        if (typeof quirk === 'string' || quirk.of === 'table') return [];
        return Object.keys(quirk.of)
          .filter((id) => !dataset.dimensions.some((dimension) => dimension.id === id))
          .map((id) => `${dottedId(dataset)} ${id}: ${quirk.text}`);
      }),
    );
    expect(faults).toEqual([]);
  });
});
