/** Checks how an indicator's page describes its calculation. */
import { expect, it } from 'vitest';
import { subjectsOf } from '../../src/catalogue/questions.ts';
import type { Answer } from '../../src/queries/base/answer.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { decimalsFor, decimalsOfColumn } from '../../src/web/pages/signals/decimals.ts';
import { FIGURES, firstFigure } from '../../src/web/pages/signals/figures.ts';
import { caveats, methodSections } from '../../src/web/pages/signals/method.ts';
import { Site } from '../../src/web/site.ts';
import { signal } from '../http/specimens.ts';

const site = new Site(() => 'https://data.example.org/figures', {}, '0.1.0');

it('the method is the declaration, escaped', () => {
  const { text } = methodSections(site, signal, null);
  expect(text).toContain('gap<sub>t</sub> = prices<sub>t</sub> &#60; 1');
  for (const expected of [
    'AU.TEST.PRICES',
    'gap_ppt',
    'percentage points',
    'headline, trimmed',
    '0.4 percentage points from 1 July 2024',
    '/v1/older-test-gap',
    'First version.',
  ]) {
    expect(text).toContain(expected);
  }
  expect(text).toContain('/figures/series/AU.TEST.PRICES');
  expect(caveats(signal).join(' ')).toContain('Nothing here is real.');
});

it('the method has every field in the summary, and every dated default of a parameter', () => {
  for (const one of SIGNALS) {
    const { text } = methodSections(site, one, null);
    const fields = one.mode === 'snapshot' ? Object.keys(one.summaryFields ?? {}) : [];
    const dated = Object.values(one.parameters).flatMap((declared) =>
      declared.kind === 'number' ? (declared.byDefault?.entries ?? []) : [],
    );
    expect(
      [...fields.map((field) => `<code>${field}</code>`), ...dated.map(({ sourceUrl }) => sourceUrl)].filter(
        (part) => !text.includes(part),
      ),
      one.id,
    ).toEqual([]);
  }
});

it('the sentence above a table contains no field name', () => {
  const above = SIGNALS.flatMap(({ id, row }) =>
    Object.values(row).flatMap(({ type, description }) => (type === 'array' ? [`${id}: ${description.split(': {', 1).join('')}`] : [])),
  );
  expect(above.filter((sentence) => /[a-z]_[a-z]/.test(sentence))).toEqual([]);
});

it('the method has no empty constants in words', () => {
  for (const one of SIGNALS) expect(methodSections(site, one, null).text, one.id).not.toMatch(/\bnull [A-Z]/);
});

it('the page lists some inputs of every kind before the fold, for any number of values, and counts the others', () => {
  const operand = (input: string, i: number) => ({
    input,
    series: `${input}.${i}`,
    period: '2025-Q4',
    value: i,
    unit: 'Persons',
    at: `A${i}`,
  });
  const operands = [...Array.from({ length: 30 }, (_, i) => operand('many', i)), operand('few', 1), operand('few', 2)];
  const explain = { parameters: {}, rows: [{ operands, left_out: { many: 70 } }] };
  const { text } = methodSections(site, signal, { data: { period: '2025-Q4' }, meta: { explain } } as unknown as Answer);
  const listed = (part = '') => [...part.matchAll(/<var>(many|few)<\/var>/g)].map(([, input]) => input);
  const [open, folded] = text.split('<details class="more"><summary class="btn">Show 18 more');
  expect(listed(open)).toEqual([...Array<string>(4).fill('many'), 'few', 'few']);
  expect(listed(folded)).toEqual(Array<string>(18).fill('many'));
  expect(text).toContain('Another 78 inputs are not shown.');
});

it('the page has a place for every indicator, and no question or value without an indicator', () => {
  const listed = (all: typeof SIGNALS) => subjectsOf(all).flatMap(({ questions }) => Object.entries(questions));
  const ids = SIGNALS.map(({ id }) => id);
  expect(
    listed(SIGNALS)
      .map(([id]) => id)
      .sort(),
  ).toEqual([...ids].sort());
  expect(ids).toEqual(expect.arrayContaining(Object.keys(FIGURES)));
  const fresh = { ...signal, id: 'not-asked-yet', title: 'Not asked yet' };
  expect(listed([...SIGNALS, fresh])).toEqual([...listed(SIGNALS), ['not-asked-yet', 'Not asked yet']]);
  for (const { id, row } of SIGNALS) {
    const { first, charts = [], rows } = FIGURES[id] ?? {};
    for (const field of [first, ...charts.flatMap(({ fields }) => Object.keys(fields)), rows?.by, rows?.figure])
      if (field !== undefined) expect(row).toHaveProperty(field);
  }
});

it('the page shows the declared value first, or the next drawn value if it is missing', () => {
  expect(firstFigure('labour-slack', { underutilisation_rate_pct: 9.4, unemployment_rate_pct: 3.5 })).toBe('underutilisation_rate_pct');
  expect(firstFigure('labour-slack', { underutilisation_rate_pct: null, unemployment_rate_pct: 3.5 })).toBe('unemployment_rate_pct');
  expect(firstFigure('real-wages', { real_wages_gap_pct: null })).toBeNull();
  expect(firstFigure('cpi-by-city', { annual_change_pct: 3 })).toBeNull();
});

it.each([
  [4.35, 'Per cent', 2],
  [-0.5, 'Per cent', 1],
  [4, 'Per cent', 0],
  [4.969, 'Per cent', 3],
  [-5.603888722704168, 'Percentage points', 1],
  [96.0004447536997, 'Index, December quarter 2019 = 100', 1],
  [24923.4567891, 'AUD', 0],
  [2.17588, null, 2],
])('%s (%s) is shown with %s decimals: published values have all their decimals', (value, unit, decimals) => {
  expect(decimalsFor(value, unit)).toBe(decimals);
});

it('values in a column have the decimals of the value that needs most', () => {
  expect(decimalsOfColumn([-1, -0.5, 4.35], 'Per cent')).toBe(2);
  expect(decimalsOfColumn([4.1, 4.0123456789], 'Per cent')).toBe(1);
});
