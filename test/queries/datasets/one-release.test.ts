/** All series in a response are from one release, even if a partial vintage contains only some of them. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDataset } from '../../../src/queries/datasets/read-dataset.ts';
import { type Content, dataset, openShelf, params, type Shelf } from '../shelf.ts';

const spending = dataset({
  id: 'HSI_M',
  frequency: 'M',
  dimensions: [{ name: 'measure', id: 'MEASURE', description: 'Measure.', words: { level: '7', annual_change: '9' }, default: '7' }],
  fixed: { FREQ: 'M' },
});

const content = (levels: readonly number[], changes: readonly number[]): Content => {
  const months = (values: readonly number[]) => Object.fromEntries(values.map((value, i) => [`2025-0${i + 1}`, value]));
  return {
    dimensions: { MEASURE: { '7': 'Level', '9': 'Annual change' }, FREQ: { M: 'Monthly' } },
    series: [
      { codes: ['7', 'M'], values: months(levels) },
      ...(changes.length === 0 ? [] : [{ codes: ['9', 'M'], values: months(changes) }]),
    ],
  };
};

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2025-08-01T00:00:00.000Z');
  await shelf.put(spending, content([100, 101], [2.9, 3]), { effectiveFrom: '2025-03-27T12:00:00Z', publishedOn: '2025-03-27' });
});
afterEach(() => shelf.close());

const partial = () =>
  shelf.put(spending, content([102, 103, 104], []), {
    effectiveFrom: '2025-06-10T12:00:00Z',
    publishedOn: '2025-06-10',
    scope: 'points',
    isCompiled: true,
  });

const rows = async (query: string) => {
  const { data, meta } = await readDataset(shelf.ctx, spending, params(query));
  const notes = meta.note_facts?.filter(({ code }) => code === 'one_release').map(({ values }) => values);
  return { values: (data as readonly { readonly value: number }[]).map(({ value }) => value), notes };
};

test('series from two releases are read at the release that has both, and a note names it', async () => {
  await partial();
  expect(await rows('measure=*')).toEqual({
    values: [100, 2.9, 101, 3],
    notes: [{ dataset: expect.stringMatching(/HSI_M$/), day: '2025-03-27', later: 1 }],
  });
});

test('a single series has its latest release', async () => {
  await partial();
  expect(await rows('')).toEqual({ values: [102, 103, 104], notes: [] });
  expect(await rows('measure=9')).toEqual({ values: [2.9, 3], notes: [] });
});

test('the next whole release has all series again', async () => {
  await partial();
  await shelf.put(spending, content([102, 103, 105], [3.1, 3.2, 3.3]), {
    effectiveFrom: '2025-07-10T12:00:00Z',
    publishedOn: '2025-07-10',
  });
  expect(await rows('measure=*')).toEqual({ values: [102, 3.1, 103, 3.2, 105, 3.3], notes: [] });
});
