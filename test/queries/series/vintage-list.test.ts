/**
 * The vintages of a series are compared once for each version of its dataset. A new version is noticed, and results of another version are
 * never used.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSeries } from '../../../src/queries/series/reading/stored-series.ts';
import { AS_PUBLISHED } from '../../../src/queries/series/transforms/series-transforms.ts';
import { revisedValues, vintagesOf } from '../../../src/queries/series/vintages/vintage-list.ts';
import { sales } from '../sales.ts';
import { openShelf, type Shelf } from '../shelf.ts';

const other = { ...sales, id: 'AU.OTHER', title: 'Other', select: { MEASURE: 'T' } };
const LAST_DAY = Number.POSITIVE_INFINITY;

let shelf: Shelf;
const put = (january: number, effectiveFrom: string) =>
  shelf.put(
    sales.dataset,
    {
      dimensions: { MEASURE: { S: 'Sales', T: 'Other' }, FREQ: { M: 'Monthly' } },
      series: [
        { codes: ['S', 'M'], unit: 'AUD', multiplier: 6, values: { '2024-01': january } },
        { codes: ['T', 'M'], unit: 'AUD', multiplier: 6, values: { '2024-01': 7 } },
      ],
    },
    { effectiveFrom },
  );
const compared = async (handle: typeof sales) => vintagesOf(shelf.ctx, await loadSeries(shelf.ctx, handle, null), AS_PUBLISHED);

beforeAll(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
  await put(100, '2024-03-10T23:59:59.999Z');
  await put(101, '2024-04-10T23:59:59.999Z');
});
afterAll(() => shelf.close());

describe('vintages of a series', () => {
  test('are compared once for each series, until new data arrive', async () => {
    const first = await compared(sales);
    expect(await compared(sales)).toBe(first);
    expect(first.days).toHaveLength(2);
    expect(revisedValues(first, LAST_DAY)).toMatchObject([{ was: 100 }]);
    const { days } = await compared(other);
    expect(days).toHaveLength(1);
  });

  test('are compared again for the next version', async () => {
    const before = await compared(sales);
    await put(102, '2024-05-10T23:59:59.999Z');
    const after = await compared(sales);
    expect([before.days.length, after.days.length]).toEqual([2, 3]);
    expect(after.spells?.get(2024 * 12)?.map(({ value }) => value)).toEqual([100, 101, 102]);
  });

  test('with another frequency or unit differ from the published ones', async () => {
    const loaded = await loadSeries(shelf.ctx, sales, null);
    const yearly = await vintagesOf(shelf.ctx, loaded, { ...AS_PUBLISHED, units: 'log' });
    expect(yearly.spells?.get(2024 * 12)?.[0]?.value).toBeCloseTo(Math.log(100));
    expect((await compared(sales)).spells?.get(2024 * 12)?.[0]?.value).toBe(100);
  });
});
