import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it, test } from 'vitest';
import type { Chart } from '../../../src/queries/base/answer.ts';
import { renderChart } from '../../../src/render/chart/chart.ts';
import { sizesOf } from '../../../src/render/chart/frame.ts';
import { layoutOf } from '../../../src/render/chart/layout.ts';
import { widthOf } from '../../../src/render/chart/text.ts';
import { CHARTS, chart, ordinals, QUARTER_2015, series, source, wave } from './specimens.ts';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly within: readonly Element[];
  text: string;
}

/** Returns the elements of an SVG, as read by a strict XML parser with namespaces. */
function elementsOf(svg: string): readonly Element[] {
  const parser = new SaxesParser({ xmlns: true });
  const open: Element[] = [];
  const all: Element[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    const attributes = Object.fromEntries(Object.entries(tag.attributes).map(([name, attribute]) => [name, String(attribute.value)]));
    const element = { name: tag.name, attributes, within: [...open], text: '' };
    open.push(element);
    all.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(svg).close();
  return all;
}

const named = (elements: readonly Element[], name: string): readonly Element[] => elements.filter((element) => element.name === name);
const textsOf = (svg: string): readonly string[] => named(elementsOf(svg), 'text').map((element) => element.text);
const written = (svg: string): string => textsOf(svg).join(' ').replaceAll('\u00A0', ' ');
const described = (svg: string): string => named(elementsOf(svg), 'desc')[0]?.text ?? '';

/** Returns an attribute of an element, or of the nearest group that has the attribute. */
const inherited = (element: Element, name: string): string | undefined =>
  [element, ...element.within.toReversed()].find((one) => name in one.attributes)?.attributes[name];

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the positions of texts, with estimated widths. */
function boxesOf(svg: string): readonly Box[] {
  return named(elementsOf(svg), 'text').map((element) => {
    const size = Number(inherited(element, 'font-size'));
    const width = widthOf(element.text, size, inherited(element, 'font-weight') === '600');
    const [x, y] = [Number(element.attributes['x']), Number(element.attributes['y'])];
    const anchor = inherited(element, 'text-anchor') ?? 'start';
    const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
    return { text: element.text, left, right: left + width, top: y - size * 0.75, bottom: y + size * 0.1 };
  });
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;

/** Widths and heights. Without a height the picture has a suitable one. */
const SIZES: readonly (readonly [number, number | null])[] = [
  [200, null],
  [320, null],
  [720, null],
  [1200, null],
  [2000, null],
  [200, 120],
  [320, 160],
  [1000, 120],
  [300, 1200],
];
const WIDTHS = SIZES.map(([width]) => width);
const cases = Object.entries(CHARTS).flatMap(([name, one]) =>
  SIZES.map(([width, height]): [string, number, number | null, Chart] => [name, width, height, { ...one, width, height }]),
);

describe.each(cases)('%s, %d by %s px', (_, width, requested, one) => {
  const svg = renderChart(one);

  it('is valid XML with a title, a description and no scripts or external content', () => {
    const elements = elementsOf(svg);
    const [root] = elements;
    expect(root?.attributes).toMatchObject({ xmlns: 'http://www.w3.org/2000/svg', role: 'img', width: String(width) });
    expect(root?.attributes['viewBox']).toBe(`0 0 ${width} ${root?.attributes['height']}`);
    const ids = [named(elements, 'title')[0], named(elements, 'desc')[0]].map((element) => element?.attributes['id']);
    expect(root?.attributes['aria-labelledby']).toBe(ids.join(' '));
    expect(new Set(elements.map((element) => element.name))).not.toContain('script');
    const attributes = new Set(elements.flatMap((element) => Object.keys(element.attributes)));
    for (const name of attributes) expect(name).not.toMatch(/href|^on|^src$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|url\(/);
  });

  it('states unit, source and the date of the data', () => {
    const text = written(svg);
    expect(text.startsWith((textsOf(svg)[0] ?? '?').replaceAll('\u00A0', ' '))).toBe(true);
    expect(text).toContain('Source: Bureau of');
    expect(text.toLowerCase()).toContain((one.series[0]?.units ?? '').toLowerCase().split(' ')[0]);
    expect(described(svg)).toMatch(/As of (9:59 am on 30|29) April 2026/);
  });

  it('states that values are missing only if this is true', () => {
    expect(written(svg).includes('No values')).toBe(one.series.every((each) => each.t.length === 0));
  });

  it('has no text that overlaps other text or leaves the picture', () => {
    const boxes = boxesOf(svg);
    const height = Number(elementsOf(svg)[0]?.attributes['height']);
    if (requested !== null) expect(height).toBe(requested);
    boxes.forEach((box, i) => {
      expect([box.text, box.left >= -0.5, box.right <= width + 0.5, box.top >= 0, box.bottom <= height]).toEqual([
        box.text,
        true,
        true,
        true,
        true,
      ]);
      for (const other of boxes.slice(i + 1)) expect([box.text, other.text, overlap(box, other)]).toEqual([box.text, other.text, false]);
    });
  });
});

describe('drawing', () => {
  const paths = (svg: string): readonly string[] => named(elementsOf(svg), 'path').flatMap((path) => path.attributes['d'] ?? []);
  /** Returns the paths with the widest stroke, which are the series. */
  const linesOf = (svg: string): readonly string[] =>
    named(elementsOf(svg), 'path')
      .filter((path) => path.attributes['stroke-width'] === '2')
      .map((path) => path.attributes['d'] ?? '');

  it('leaves a gap in the line, with nothing across it', () => {
    expect(linesOf(renderChart(CHARTS['gap'] as Chart))[0]?.match(/M/g)).toHaveLength(2);
    expect(linesOf(renderChart(CHARTS['quarterly'] as Chart))[0]?.match(/M/g)).toHaveLength(1);
    expect(described(renderChart(CHARTS['gap'] as Chart))).toContain('1 gap.');
  });

  it('shows a single value as a point with its value, without a line', () => {
    const svg = renderChart(CHARTS['single'] as Chart);
    expect(linesOf(svg)).toEqual([]);
    expect(named(elementsOf(svg), 'circle').length).toBeGreaterThan(0);
    expect(textsOf(svg)).toContain('2.5%');
    expect(described(svg)).toContain('One value, 2.5% (March quarter 2015)');
  });

  it('describes a missing value in words', () => {
    const svg = renderChart(CHARTS['none'] as Chart);
    expect(linesOf(svg)).toEqual([]);
    expect(textsOf(svg)).toContain('No values');
    const window = { from: 20_000, to: null };
    expect(textsOf(renderChart({ ...(CHARTS['none'] as Chart), window }))).toContain('No values in this window');
    expect(described(svg)).toContain('No values');
  });

  it('shows events as steps: first horizontal, then vertical', () => {
    const svg = renderChart(CHARTS['events'] as Chart);
    expect(linesOf(svg)[0]).toMatch(/^M[\d.]+ [\d.]+(H[\d.]+V[\d.]+)+H[\d.]+$/);
    expect(described(svg)).toMatch(/^Step chart\./);
  });

  it('starts bars at zero, up and down, one for each value, with a thin line for zero', () => {
    const bars = (one: Chart): readonly string[] =>
      paths(renderChart(one))
        .find((d) => d.endsWith('z'))
        ?.match(/M[^z]*z/g) ?? [];
    expect(bars(CHARTS['negatives'] as Chart)).toHaveLength(40);
    expect(bars(CHARTS['zeros'] as Chart).every((bar) => bar.includes('v1h'))).toBe(true);
  });

  it('has a zero line only if there are negative values', () => {
    const zeros = (one: Chart): number => {
      const svg = renderChart(one);
      return named(elementsOf(svg), 'path').filter((path) => /^M[\d.]+ [\d.]+H[\d.]+$/.test(path.attributes['d'] ?? '')).length;
    };
    expect([zeros(chart([series({ value: wave(40, 0, 2) })])), zeros(CHARTS['quarterly'] as Chart)]).toEqual([1, 0]);
  });

  it('limits fifteen thousand days to the width, but keeps the highest and lowest values', () => {
    const t = ordinals(0, 15_000);
    const value = t.map((day) => (day === 7000 ? 99 : day === 9000 ? -99 : Math.sin(day / 9)));
    const svg = renderChart(chart([series({ freq: 'D', t, value })]));
    expect(svg.length).toBeLessThan(60_000);
    const whole = renderChart(chart([series({ freq: 'D', t: [0, 7000, 9000, 14_999], value: [0, 99, -99, 0] })]));
    const heights = (text: string): number[] =>
      [...(linesOf(text)[0] ?? '').matchAll(/[LMV](?:[\d.]+ )?([\d.]+)/g)].map((m) => Number(m[1]));
    expect(Math.min(...heights(svg))).toBe(Math.min(...heights(whole)));
    expect(Math.max(...heights(svg))).toBe(Math.max(...heights(whole)));
  });
});

describe('texts', () => {
  it('describe the first, last, lowest, highest and latest value', () => {
    expect(described(renderChart(CHARTS['quarterly'] as Chart)).replaceAll('\u00A0', ' ')).toBe(
      'Line chart. Prices of the tests: Per cent, quarterly, 40 values from March quarter 2015 to December quarter 2024. Lowest 1% (December quarter 2020), highest 5% (December quarter 2016), latest 5% (December quarter 2024). Source: Bureau of Tests, Test prices. As of 29 April 2026 · CC BY 4.0 · AU.TEST.',
    );
  });

  it('for several series are a heading with the common part of their titles', () => {
    const texts = textsOf(renderChart(CHARTS['several'] as Chart));
    expect(texts[0]).toBe('Unemployment rate, seasonally adjusted');
    expect(texts).toContain('Queensland');
  });

  it('are not a heading if titles share only their end', () => {
    const titled = (title: string) => series({ title });
    const texts = textsOf(renderChart(chart([titled('Consumer prices, quarterly'), titled('Wages, quarterly')])));
    expect(texts[0]).toBe('Consumer prices and Wages, quarterly');
    expect(texts).toContain('Wages');
  });

  it('have a subtitle below the heading, above the unit', () => {
    const one = chart([series()], { subtitle: 'Prices rose less than a year before.' });
    const { frame } = layoutOf(one);
    expect(frame.leftTitle.map(({ text }) => text)[0]).toBe('Prices rose less than a year before.');
    const [said, unit] = frame.leftTitle.map(({ y }) => y);
    expect([(frame.title[0]?.y ?? 0) < (said ?? 0), (said ?? 0) < (unit ?? 0)]).toEqual([true, true]);
    expect(renderChart(one)).toContain('>Prices rose less than a year before.</text>');
  });

  it('have the colour of the highlighted line, which is in front of grey lines', () => {
    const lines = ['A', 'B', 'C'].map((id, i) => series({ id, title: `Prices, ${id}`, value: wave(40, 3 + i) }));
    const drawn = (highlight?: string) =>
      [
        ...renderChart(chart(lines, highlight === undefined ? {} : { highlight })).matchAll(
          /<path d="[^"]+" stroke="(#\w+)" fill="none" stroke-width="(?:2|1.25)"/g,
        ),
      ].map(([, colour]) => colour);
    expect(drawn()).toEqual(['#0058c2', '#e45706', '#790002']);
    expect(drawn('B')).toEqual(['#8a929c', '#8a929c', '#e45706']);
  });

  it('name the axis of each series if there are two axes', () => {
    const text = written(renderChart({ ...(CHARTS['two axes'] as Chart), width: 1200 }));
    for (const part of ['Per cent (left)', 'Thousand persons (right)', 'Inflation (left)', 'Persons employed (right)', '12,000'])
      expect(text).toContain(part);
  });

  it('mark simulated values, and values that are incomplete or may be out of date', () => {
    const svg = renderChart(
      chart([series({ partial: true })], {
        sandbox: true,
        staleReason: 'The Bureau of Tests could not be reached since yesterday.',
        currency: { grade: 'behind', lag: 1, through: '2026-Q2' },
      }),
    );
    for (const part of ['Simulated figures, not real', '1 release behind', 'including incomplete periods'])
      expect(written(svg)).toContain(part);
    expect(described(svg)).toContain('could not be reached since yesterday.');
  });

  it('name each source once, and each date if they differ', () => {
    const sources = [source(), source({ dataset_id: 'rba.G1', attribution: 'Source: Bank of Tests, Prices', release_date: '2026-05-01' })];
    const text = written(renderChart(chart([series(), series({ id: 'AU.B', title: 'Other' })], { sources, width: 1200 })));
    expect(text).toContain('Sources: Bureau of Tests, Test prices · Bank of Tests, Prices');
    expect(text).toContain('As of 29 April 2026 (abs.TEST), 1 May 2026 (rba.G1)');
  });

  it.each([320, 480, 720, 1200])('always have the licence and the ids, also with many sources at %d pixels', (width) => {
    const sources = ['Prices', 'Incomes and wages', 'Rates on loans for housing', 'Dwellings', 'Households'].map((name, i) =>
      source({ dataset_id: `abs.TEST_${i}`, attribution: `Source: Bureau of Tests, ${name}`, release_date: `2026-05-0${i === 0 ? 5 : 1}` }),
    );
    const svg = renderChart(chart([series(), series({ id: 'AU.B', title: 'Other' })], { sources, width, height: 420 }));
    const foot = textsOf(svg).join(' ').replaceAll('\u00A0', ' ');
    for (const part of ['CC BY 4.0 · AU.TEST, AU.B', 'As of 1 May 2026 to 5 May 2026']) expect(foot).toContain(part);
  });

  it('state market values to the minute, in market time', () => {
    const text = written(renderChart({ ...(CHARTS['five minutes'] as Chart), sources: [source({ release_date: null })] }));
    expect(text).toContain('As of 9:59 am on 30 April 2026');
    expect(text).toContain('market time (UTC+10)');
  });

  it('name a gap between market intervals in words', () => {
    const gap = { series: ['AU.TEST'], start: '2021-10-08T15:00:00+10:00', end: '2025-08-20T18:05:00+10:00' };
    const text = written(renderChart({ ...(CHARTS['five minutes'] as Chart), width: 1200, gaps: [gap] }));
    expect(text).toContain('no value for 3:00 pm on 8 October 2021 to 6:05 pm on 20 August 2025');
    expect(text).not.toContain('+10:00');
  });

  test('show markup in the title from a caller as text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), fc.constantFrom(...WIDTHS), (title, width) => {
        const elements = elementsOf(renderChart(chart([series()], { title, width })));
        expect(new Set(elements.map((element) => element.name))).toEqual(
          new Set(['svg', 'title', 'desc', 'rect', 'g', 'text', 'path', 'circle']),
        );
      }),
    );
    const [title] = named(elementsOf(renderChart(chart([series()], { title: '<script>alert("1")</script>' }))), 'title');
    expect(title?.text).toBe('<script>alert("1")</script>');
  });
});

describe('themes', () => {
  it('light and dark have no style sheet, so charts in one page do not affect each other', () => {
    const [light, dark] = (['light', 'dark'] as const).map((theme) => renderChart(chart([series()], { theme })));
    for (const svg of [light ?? '', dark ?? '']) expect([svg.includes('<style'), svg.includes('class=')]).toEqual([false, false]);
    expect(light).not.toBe(dark);
  });

  it('auto is light, and has the dark colours for readers with a dark theme', () => {
    const auto = renderChart(chart([series()], { theme: 'auto' }));
    const light = renderChart(chart([series()], { theme: 'light' }));
    const plain = (svg: string): string =>
      svg
        .replace(/<style>.*<\/style>\n/, '')
        .replaceAll(/ class="[^"]*"/g, '')
        .replaceAll(/wattle-\w+-/g, 'id-');
    expect(plain(auto)).toBe(plain(light));
    const [style] = named(elementsOf(auto), 'style');
    expect(style?.text).toMatch(/^@media \(prefers-color-scheme:dark\)\{/);
    for (const name of new Set([...auto.matchAll(/class="([^"]*)"/g)].map((m) => m[1]))) expect(style?.text).toContain(`.${name}{`);
  });

  it('series never have two class attributes, in any chart', () => {
    for (const one of Object.values(CHARTS)) expect(() => elementsOf(renderChart({ ...one, theme: 'auto' }))).not.toThrow();
  });
});

it('the same chart has the same bytes, and two charts have different ids', () => {
  expect(renderChart(CHARTS['several'] as Chart)).toBe(renderChart(CHARTS['several'] as Chart));
  const idOf = (one: Chart): string | undefined => named(elementsOf(renderChart(one)), 'title')[0]?.attributes['id'];
  expect(idOf(CHARTS['quarterly'] as Chart)).not.toBe(idOf(CHARTS['monthly'] as Chart));
});

test('any values of any size produce valid XML within the picture', () => {
  const values = fc.array(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.double({ min: -1e7, max: 1e7, noNaN: true })), { maxLength: 60 });
  fc.assert(
    fc.property(
      values,
      values,
      fc.constantFrom('line' as const, 'step' as const, 'bar' as const),
      fc.integer({ min: 200, max: 2000 }),
      fc.option(fc.integer({ min: 120, max: 1200 })),
      (first, second, type, width, height) => {
        const of = (pairs: readonly (readonly [number, number])[], id: string, axis: 'left' | 'right') => {
          const sorted = [...new Map(pairs).entries()].sort(([a], [b]) => a - b);
          return series({ id, title: id, axis, t: sorted.map(([t]) => QUARTER_2015 + t), value: sorted.map(([, value]) => value) });
        };
        const svg = renderChart(chart([of(first, 'One', 'left'), of(second, 'Two', 'right')], { type, width, height }));
        const bound = Number(elementsOf(svg)[0]?.attributes['height']);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        for (const path of named(elementsOf(svg), 'path')) {
          for (const [, x, y] of (path.attributes['d'] ?? '').matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
            expect([Number(x) >= 0, Number(x) <= width, Number(y) >= 0, Number(y) <= bound]).toEqual([true, true, true, true]);
          }
        }
      },
    ),
    { numRuns: 150 },
  );
  expect(sizesOf(320, 260).text).toBeGreaterThanOrEqual(11);
});
