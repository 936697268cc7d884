import { describe, expect, it } from 'vitest';
import { renderPicture } from '../../../src/render/chart/picture.ts';
import { renderPyramid } from '../../../src/render/chart/pyramid.ts';
import { agesIn, partition } from '../../../src/web/pages/datasets/pyramid-view.ts';

const bars = (svg: string, mark: string): readonly { x: number; y: number; width: number }[] =>
  [...svg.matchAll(new RegExp(`class="${mark}" d="M([\\d.]+) ([\\d.]+)h([\\d.]+)`, 'g'))].map(([, x, y, width]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
  }));

describe('a pyramid', () => {
  const svg = renderPyramid(
    [
      { label: '15-19', left: 50, right: 100 },
      { label: '20-24', left: 100, right: null },
    ],
    'said',
    500,
    'wid',
  );

  it('has the youngest at the bottom, and bars in proportion to their values from the middle outwards', () => {
    const [older, younger] = bars(svg, 'f0');
    const [right] = bars(svg, 'f1');
    if (!older || !younger || !right) throw new Error(svg);
    expect(younger.y).toBeGreaterThan(older.y);
    expect(older.width).toBeCloseTo(2 * younger.width, 0);
    expect(older.x + older.width).toBeCloseTo(younger.x + younger.width, 0);
    expect([right.y, right.width]).toEqual([younger.y, expect.closeTo(older.width, 0)]);
    expect(right.x - (younger.x + younger.width)).toBe(92);
  });

  it('omits a side without a value, and is empty without values', () => {
    expect(bars(svg, 'f1')).toHaveLength(1);
    expect(renderPyramid([{ label: '15-19', left: null, right: null }], '', 500, 'wid')).toBe('');
  });
});

describe('ages', () => {
  it.each([
    ['15-19 years', { from: 15, to: 19 }],
    ['15 - 19', { from: 15, to: 19 }],
    ['65 years and over', { from: 65, to: Number.POSITIVE_INFINITY }],
    ['85+', { from: 85, to: Number.POSITIVE_INFINITY }],
    ['Total (age)', null],
    ['Total 15-64', null],
    ['All ages', null],
    ['2021', null],
  ])('in %s', (label, ages) => expect(agesIn(label)).toEqual(ages));

  it('do not overlap: the narrowest group that begins after the last one is used', () => {
    const groups = ['15-64', '15-24', '15-19', '20-24', '25-34', '25-29', '30-34', '55-64', '65 years and over'].flatMap(
      (label) => agesIn(label) ?? [],
    );
    expect(partition(groups).map(({ from, to }) => [from, to])).toEqual([
      [15, 19],
      [20, 24],
      [25, 29],
      [30, 34],
      [55, 64],
      [65, Number.POSITIVE_INFINITY],
    ]);
  });
});

it('a picture has its title, key, colours and sources inside, in both themes', () => {
  const picture = {
    title: 'Unemployment & work',
    subtitle: 'Per cent',
    key: [{ mark: 'l0', words: 'latest vintage' }],
    drawing: '<svg viewBox="0 0 10 5"><path class="l l0" d="M0 0h10"/></svg>',
    width: 400,
    height: 200,
    sources: ['Source: an agency'],
  };
  const light = renderPicture(picture, 'light');
  expect(light).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="440"/);
  for (const text of ['Unemployment &amp; work', 'latest vintage', 'Source: an agency', '.l0{stroke:#0058c2}'])
    expect(light).toContain(text);
  expect(light).toMatch(/<svg x="20" y="\d+" width="400" height="200" viewBox="0 0 10 5">/);
  expect(renderPicture(picture, 'dark')).toContain('.l0{stroke:#63a2ff}');
});
