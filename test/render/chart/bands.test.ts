/** Each band of a chart has one label. It is on the band if no line is in the way, and otherwise in the legend. */
import { describe, expect, it } from 'vitest';
import type { Chart } from '../../../src/queries/base/answer.ts';
import { renderChart } from '../../../src/render/chart/chart.ts';
import { layoutOf } from '../../../src/render/chart/layout.ts';
import { CHARTS, chart, series, wave } from './specimens.ts';

const TARGET = { label: 'Target of the tests, 2–3 %', low: 2, high: 3, from: null, to: null };
/** These values move up and down through the target from one quarter to the next. */
const UP_AND_DOWN = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? 1 : 4));
/** A band for a cycle, which is as high as the plot, so that every line crosses it. */
const CYCLE = { label: 'Cycle of the tests', low: -100, high: 100, from: 16_500, to: 17_500 };
const countOfLabel = (one: Chart, label: string): number => renderChart(one).split(`>${label}</text>`).length - 1;
const keyOf = (one: Chart): readonly string[] => layoutOf(one).frame.legend.flatMap(({ of, text }) => (of === 'band' ? [text] : []));

describe('bands of a single chart', () => {
  const free = chart([series({ value: wave(40, 6, 1) })], { bands: [TARGET], reach: { min: 0, max: 8 } });
  const crossed = chart([series({ value: UP_AND_DOWN })], { bands: [TARGET] });

  it('have their labels inside if there is space', () => {
    expect([countOfLabel(free, TARGET.label), keyOf(free)]).toEqual([1, []]);
    expect(layoutOf(free).frame.legend).toEqual([]);
  });

  it('have their labels in the legend if lines use the whole height of the band', () => {
    for (const width of [320, 360, 720, 1200])
      expect([countOfLabel({ ...crossed, width }, TARGET.label), keyOf({ ...crossed, width })]).toEqual([1, [TARGET.label]]);
    expect(layoutOf(crossed).plot?.bandLabels).toEqual([]);
  });

  it('are behind the lines of a legend, each with its own sample', () => {
    const both = {
      ...crossed,
      bands: [TARGET, CYCLE],
      series: [series({ value: UP_AND_DOWN }), series({ id: 'AU.OTHER', title: 'Wages', axis: 'right' })],
    };
    const { legend } = layoutOf(both).frame;
    expect(legend.map(({ of }) => of)).toEqual([0, 1, 'band', 'band']);
    expect(legend.slice(2).map(({ text }) => text)).toEqual([TARGET.label, CYCLE.label]);
  });

  it('of time cover the whole height, with their label at the top, once for spans with the same name', () => {
    const span = { label: 'Rises', low: null, high: null, tone: 'rise' } as const;
    const spans = [
      { ...span, from: 16_600, to: 17_000 },
      { ...span, from: 17_500, to: 18_500 },
    ];
    const one = chart([series({ value: wave(40, 4, 1) })], { bands: spans, reach: { min: 0, max: 12 } });
    const { plot } = layoutOf(one);
    expect(countOfLabel(one, 'Rises')).toBe(1);
    expect(plot?.bandLabels[0]?.y).toBeLessThan((plot?.top ?? 0) + 30);
    const [, path = ''] = /<path d="([^"]+)" fill="#fbe6de"/.exec(renderChart(one)) ?? [];
    expect(path.match(/M/g)?.length).toBe(2);
    expect(path).toContain(`V${Math.round(plot?.bottom ?? 0)}`);
  });

  it('are described once in any chart', () => {
    for (const [name, one] of Object.entries(CHARTS)) {
      for (const width of [320, 720]) {
        const drawn = { ...one, width, height: null, bands: [TARGET, CYCLE] };
        const boxes = renderChart(drawn).includes('<path d="M') ? layoutOf(drawn) : null;
        if (!boxes?.plot) continue;
        const labels = [...boxes.plot.bandLabels.map(({ text }) => text), ...keyOf(drawn)];
        expect(new Set(labels).size, name).toBe(labels.length);
      }
    }
  });
});
