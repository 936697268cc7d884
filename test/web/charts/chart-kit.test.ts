/** Checks the kinds of charts on pages by their URLs. Some kinds are tested with their pages: pyramid, yield curve, vintages and rank. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Chart } from '../../../src/queries/base/answer.ts';
import { type OverStore, serveStore } from '../../http/over-store.ts';

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const page = async (path: string) => parse((await server.get(path, { accept: 'text/html' })).body);
const chartOf = async (path: string): Promise<Chart> => JSON.parse((await page(path)).querySelector('#chart script')?.text ?? '{}');
const at100 = ({ series }: Chart): readonly (readonly [number, string])[] =>
  series.map(({ t, value, units }) => [value[t.findIndex((_, i) => value[i] === 100)] ?? Number.NaN, units] as const);

describe('a comparison of indexes with different bases', () => {
  it('starts from a common 100 in the first period of the range', async () => {
    const march = 'Index, March quarter 2010 = 100';
    expect(at100(await chartOf('/compare?ids=AU.CPI,AU.WPI'))).toEqual([
      [100, march],
      [100, march],
    ]);
    expect((await chartOf('/compare?ids=AU.CPI,AU.WPI&units=lin')).series.map(({ units }) => units)).not.toContain(march);
  });

  it('starts from the first common period if one of three begins later', async () => {
    const chart = await chartOf('/compare?ids=AU.CPI,AU.WPI,AU.RPPI&start=1900');
    const [first] = chart.series[2]?.t ?? [];
    expect(chart.series.map(({ t, value }) => value[t.indexOf(first ?? 0)])).toEqual([100, 100, 100]);
  });

  it('has a difference that agrees with the values in its table', async () => {
    const rows = (await page('/compare?ids=AU.CPI,AU.WPI'))
      .querySelectorAll('#table tbody tr')
      .map((row) => row.querySelectorAll('td').map(({ text }) => Number(text.replace('−', '-'))));
    expect(rows.length).toBeGreaterThan(4);
    for (const [a = 0, b = 0, difference] of rows) expect(difference).toBeCloseTo(b - a, 9);
  });
});

describe('small charts', () => {
  const states = ['NSW', 'VIC', 'QLD', 'WA', 'TAS', 'NT'].map((state) => `AU.UNEMP.${state}`);

  it('replace one chart from six series, unless the reader chooses one chart', async () => {
    const six = await page(`/compare?ids=${states.join(',')}`);
    expect([six.querySelectorAll('.smalls svg').length, six.querySelectorAll('#chart').length]).toEqual([6, 0]);
    expect((await page(`/compare?ids=${states.slice(1).join(',')}`)).querySelectorAll('.smalls').length).toBe(0);
    expect((await page(`/compare?ids=${states.join(',')}&view=lines`)).querySelectorAll('#chart').length).toBe(1);
  });
});

describe('a heat map', () => {
  it('for a dataset has a row for each group, with changes over a year', async () => {
    const rows = (await page('/datasets/abs/CPI?view=heat')).querySelectorAll('main table tbody tr');
    expect(rows.length).toBeGreaterThan(10);
    expect(rows[0]?.text).toMatch(/All groups CPI\s*[+−]\d/);
  });

  it('for CPI classes has a cell for each class and month', async () => {
    const svg = (await page('/inflation')).querySelector('svg.wid');
    expect(svg?.querySelectorAll('path').length).toBe(87 * 13);
  });
});

describe('the chart of a series', () => {
  it('numbers its breaks in the plot as in the list below', async () => {
    const series = await page('/series/AU.CPI.YOY');
    const listed = series.querySelectorAll('[data-breaks] li b').map(({ text }) => text);
    expect(listed).toEqual(['(1)', '(2)']);
    const words = series.querySelectorAll('#chart svg.wid text').map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(['1', '2']));
  });

  it('has bands of the emergency and of cash rate cycles on request', async () => {
    const bands = async (query: string) => [
      ...new Set(((await chartOf(`/series/AU.UNEMP.SA${query}`)).bands ?? []).map(({ label }) => label)),
    ];
    expect(await bands('')).toEqual([]);
    expect(await bands('?bands=covid,rate_rises,rate_cuts')).toEqual(['Cash rate rises', 'Cash rate cuts', 'COVID-19 emergency']);
  });

  it('has its subtitle inside the image', async () => {
    const { body } = await server.get('/s/AU.UNEMP.SA.svg?subtitle=Share+of+the+labour+force');
    expect(body).toMatch(/<text[^>]*>Share of the labour force<\/text>/);
  });

  it('is cited with its value, period and date of access', async () => {
    const notes = (await page('/series/AU.UNEMP.SA')).querySelector('#notes')?.text ?? '';
    expect(notes).toMatch(/4\.4%, June 2026\. Vintage of .*accessed 27 November 2026\./);
  });

  it('has the size of revisions by their age, as bars in proportion', async () => {
    const rows = (await page('/series/AU.GDP.QOQ')).querySelectorAll('#vintages tbody tr');
    const sizes = rows.map((row) => Number(row.querySelector('td.num')?.text));
    const lengths = rows.map((row) => Number(/H([\d.]+)/.exec(row.querySelector('path')?.getAttribute('d') ?? '')?.[1]));
    expect(rows.map((row) => row.querySelector('th')?.text)).toContain('After one year');
    const longest = lengths.indexOf(Math.max(...lengths));
    expect([lengths[longest], sizes[longest]]).toEqual([100, Math.max(...sizes)]);
  });
});
