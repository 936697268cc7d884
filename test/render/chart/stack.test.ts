/** In a stacked area chart, layers add up, and the line below has the same time axis. */
import { describe, expect, it } from 'vitest';
import { renderStack, type Stack } from '../../../src/render/chart/stack.ts';

const stack = (layers: Stack['layers'], line: Stack['line'] = [10, 20, 30]): Stack => ({
  at: [20_000, 20_000.5, 20_001],
  layers,
  line,
  freq: '5MIN',
  units: ['Generation, MW', 'Price, $/MWh'],
  said: 'A stack',
});
const pathsOf = (svg: string, name: string): readonly (readonly number[])[] =>
  [...svg.matchAll(new RegExp(`<path class="[^"]*${name}[^"]*" d="([^"]*)"`, 'g'))].map(([, d = '']) =>
    [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number)),
  );

describe('a stacked area', () => {
  it('has each layer on top of the one below', () => {
    const svg = renderStack(
      stack([
        { name: 'fu-coal', values: [10, 10, 10] },
        { name: 'fu-wind', values: [30, 30, 30] },
      ]),
      600,
      400,
      'wid',
    );
    const [[coal = []] = [], [wind = []] = []] = [pathsOf(svg, 'fu-coal'), pathsOf(svg, 'fu-wind')];
    const heights = (path: readonly number[]): readonly number[] => [...new Set(path.filter((_, i) => i % 2 === 1))].sort((a, b) => a - b);
    const [[topOfWind = 0, bottomOfWind], [topOfCoal = 0, bottomOfCoal = 0]] = [heights(wind), heights(coal)];
    expect(bottomOfWind).toBe(topOfCoal);
    expect(topOfCoal - topOfWind).toBeCloseTo(3 * (bottomOfCoal - topOfCoal), 0);
  });

  it('is drawn behind the line, and only the line is drawn without layers', () => {
    const both = renderStack(stack([{ name: 'fu-wind', values: [1, 2, 3] }]), 600, 400, 'wid');
    expect(both).toContain('Generation, MW');
    expect(both).toContain('Price, $/MWh');
    const alone = renderStack(stack([]), 600, 400, 'wid');
    expect(alone).not.toContain('Generation, MW');
    expect(alone).toContain('Price, $/MWh');
  });
});
