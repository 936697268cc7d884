/** Compares statistics of revisions with the results of a script that shares no code with the program. */
import { describe, expect, test } from 'vitest';
import { revisionStatistics } from '../../src/core/series/revision-statistics.ts';

/** First and later value of twelve invented periods. */
const PAIRS = [
  [0.4, 0.5],
  [0.1, -0.1],
  [0.9, 0.6],
  [-0.3, 0.1],
  [0.2, 0.2],
  [0.6, 0.8],
  [-0.5, -0.2],
  [0.3, 0.4],
  [0.7, 0.5],
  [0, 0.3],
  [1.1, 0.9],
  [-0.2, -0.3],
].map(([first = 0, later = 0]) => ({ first, later }));

describe('revisions of twelve periods', () => {
  const statistics = revisionStatistics(PAIRS);

  test('have mean, size and deviation', () => {
    expect(statistics?.n).toBe(12);
    expect(statistics?.mean).toBeCloseTo(0.03333333, 6);
    expect(statistics?.meanAbsolute).toBeCloseTo(0.2, 6);
    expect(statistics?.deviation).toBeCloseTo(0.2348436, 6);
    expect(statistics?.t).toBeCloseTo(0.6163986, 6);
  });

  test('are tested for news and for noise', () => {
    expect(statistics?.news?.intercept).toBeCloseTo(0.1186692, 6);
    expect(statistics?.news?.slope).toBeCloseTo(-0.3103122, 6);
    expect(statistics?.news?.p).toBeCloseTo(0.003883107, 6);
    expect(statistics?.noise?.p).toBeCloseTo(0.3669401, 6);
  });
});

test('fewer than twelve revisions have no tests, and no revisions have no statistics', () => {
  expect(revisionStatistics(PAIRS.slice(1))).toMatchObject({ n: 11, t: null, news: null, noise: null });
  expect(revisionStatistics(PAIRS.slice(0, 1))?.deviation).toBeNull();
  expect(revisionStatistics([])).toBeNull();
});

test('values that were never revised have no t statistic and no tests', () => {
  const same = PAIRS.map(({ first }) => ({ first, later: first }));
  expect(revisionStatistics(same)).toMatchObject({ mean: 0, t: null, meanAbsolute: 0, news: null, noise: null });
});
