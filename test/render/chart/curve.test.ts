/** The yield curve has two lines by maturity on one scale, without missing values. */
import { describe, expect, it } from 'vitest';
import { renderCurve } from '../../../src/render/chart/curve.ts';

const point = (years: number, now: number | null, before: number | null) => ({ years, label: `${years} y`, now, before });
const coordinates = (svg: string, line: string): readonly (readonly number[])[] =>
  (new RegExp(`<path class="l ${line}" d="M([^"]*)"`).exec(svg)?.[1] ?? '')
    .split('L')
    .filter((one) => one !== '')
    .map((one) => one.split(' ').map(Number));

describe('a yield curve', () => {
  it('has maturities at proportional distances, and equal yields at equal heights', () => {
    const svg = renderCurve({ points: [point(0, 4, 5), point(5, 5, 4), point(10, 6, 6)], said: 'Yields & more' }, 400, 200, 'wid');
    const [now, before] = [coordinates(svg, 'l0'), coordinates(svg, 'lg')];
    const [a = [], b = [], c = []] = now;
    expect((a[0] ?? 0) + (c[0] ?? 0)).toBeCloseTo(2 * (b[0] ?? 0), 0);
    expect([before[0]?.[1], before[1]?.[1], before[2]?.[1]]).toEqual([b[1], a[1], c[1]]);
    expect(a[1]).toBeGreaterThan(c[1] ?? 0);
    expect(svg).toContain('aria-label="Yields &amp; more"');
    expect(svg.match(/<circle/g)).toHaveLength(3);
  });

  it('omits a maturity without a yield, and is empty without yields', () => {
    const svg = renderCurve({ points: [point(0, 4, null), point(5, null, 4), point(10, 6, null)], said: 'x' }, 400, 200, 'wid');
    expect([coordinates(svg, 'l0').length, coordinates(svg, 'lg').length]).toEqual([2, 0]);
    expect(renderCurve({ points: [point(0, null, null), point(10, null, null)], said: 'x' }, 400, 200, 'wid')).toBe('');
  });
});
