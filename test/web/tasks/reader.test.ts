/** Reads pages like a journalist: one value for one fact, its source and licence, and no words of the program. */
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERIES } from '../../../src/catalogue/series.ts';
import { widthOf } from '../../../src/render/chart/text.ts';
import { type OverStore, serveStore } from '../../http/over-store.ts';
import { putSeries } from '../../signals/put-series.ts';

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const page = async (path: string, from = server): Promise<HTMLElement> => parse((await from.get(path, { accept: 'text/html' })).body);
const textOf = async (path: string): Promise<string> => ((await page(path)).querySelector('main')?.text ?? '').replaceAll('\u00A0', ' ');

describe('one fact has one value', () => {
  it('the net import of a region is the same on the page of the market and of the region', async () => {
    const card = (await page('/energy')).querySelectorAll('main .card').find(({ text }) => text.includes('New South Wales'));
    const imported = /Imports ([\d,]+)/.exec(card?.text ?? '')?.[1];
    expect(imported).toBeDefined();
    expect(await textOf('/energy/NSW1')).toMatch(new RegExp(`Net import from other regions\\s*${imported} MW`));
  });

  it('a row that ends earlier than the same measure elsewhere links to the later value', async () => {
    for (const path of ['/topics/prices', '/places/aus']) {
      const row = (await page(path))
        .querySelectorAll('main tr')
        .find(({ text }) => text.includes('Consumer price inflation, annual change, quarterly'));
      const later = row?.querySelectorAll('a').find(({ text }) => text.startsWith('3.9%'));
      expect(later?.text, path).toBe('3.9%, Jun quarter 2026');
      const shown = (await page(later?.getAttribute('href') ?? '')).querySelector('.fig');
      expect(shown?.text, path).toMatch(/3\.9\s*%\s*in the June quarter 2026/);
    }
  });

  it('a revision of digits that are not shown is not marked as a revision', async () => {
    const rows = (await page('/series/AU.UNEMP.SA?rows=all')).querySelectorAll('#table tbody tr');
    const marked = rows.filter((row) => row.querySelector('.chip.warn') !== null);
    expect(rows.length).toBeGreaterThan(100);
    for (const row of marked) expect(row.querySelector('.chip.warn')?.text).not.toBe(`was ${row.querySelector('data')?.text}`);
    expect(rows.some(({ text }) => text.includes('same when rounded'))).toBe(true);
  });
});

describe('sources', () => {
  it.each(['/places/vic', '/places/aus', '/places/council-10050', '/places/postcode-2000', '/topics/work', '/topics/prices'])(
    'are named with their licences: %s',
    async (path) => {
      expect((await textOf(path)).replaceAll(/\s+/g, ' ')).toMatch(
        /Sources?: Australian (Bureau of Statistics|Taxation Office)[,:] .+ \(CC BY [34]\.0/,
      );
    },
  );

  it('are named below small charts, with the range of values and dates', async () => {
    const ids = ['NSW', 'VIC', 'QLD', 'WA', 'TAS', 'NT'].map((state) => `AU.UNEMP.${state}`).join(',');
    const text = await textOf(`/compare?ids=${ids}`);
    expect(text).toMatch(/February \d{4} to February 2025\. All charts use the same scale, from \d\.\d% to \d\.\d%\./);
    expect(text).toContain('Source: Australian Bureau of Statistics, Labour force (CC BY 4.0).');
  });
});

describe('words', () => {
  it.each(['/places/vic', '/places/melbourne', '/regions/AU.UNEMP', '/forecasts/AU.FORECAST.RBA.TRIMMED'])(
    'are not ids, columns or dates of the program: %s',
    async (path) => {
      const main = (await page(path)).querySelector('main');
      for (const code of main?.querySelectorAll('code, .crumb') ?? []) code.remove();
      expect(main?.text).not.toMatch(/\b(?:abs|rba|apra)\.[A-Z]|\b\d{4}-\d{2}-\d{2}\b|rba_file|\bnull\b|\bn, first/);
    },
  );

  it('a page about all states describes a state and not Australia', async () => {
    expect(await textOf('/regions/AU.UNEMP')).toContain('Unemployment rate of persons aged 15 years and over, each state or territory');
  });

  it('a list of all series has no counts of other kinds, which are not searched', async () => {
    const tabs = (await page('/search')).querySelectorAll('.before-list .seg a, .before-list a');
    const links = new Map(tabs.map((tab) => [tab.text.trim(), tab.getAttribute('href')]));
    expect([...links.keys()].filter((label) => / 0$/.test(label))).toEqual([]);
    expect([links.get('All datasets'), links.get('All indicators')]).toEqual(['/datasets', '/signals']);
  });

  it('the oldest input of a calculator has its title', async () => {
    expect((await page('/my-inflation')).querySelector('#state')?.text).toMatch(/Oldest input: Consumer Price Index, monthly\.$/);
  });

  it('one measure is singular', async () => {
    expect(await textOf('/places/council-10050')).toContain('1 measure with data');
  });

  it('an unknown series in a comparison leads to its suggestions, not to a search for the name of the page', async () => {
    const sorry = (await page('/compare?ids=AU.CPI.RENTS')).querySelector('main');
    expect(sorry?.querySelector('h2')?.text).toBe('Did you mean one of these?');
    expect(sorry?.text).not.toContain('Search for');
    expect((await page('/series/AU.NOPE')).querySelector('main')?.text).toContain('Search for “AU.NOPE”');
  });
});

describe('charts', () => {
  it('of a dataset with a tree draw its upper levels', async () => {
    const rows = (await page('/datasets/abs/CPI?view=chart')).querySelectorAll('#table tbody th');
    expect(rows.map(({ text }) => text.trim())).toEqual([
      'All groups CPI',
      'Food and non-alcoholic beverages',
      'Alcohol and tobacco',
      'Clothing and footwear',
      'Housing',
    ]);
  });

  it('in small size have a gap where values are missing', async () => {
    const own = await serveStore('2026-05-11T00:00:00.000Z', 'nothing');
    const handles = SERIES.filter(({ id }) => id.startsWith('AU.WPI.YOY.')).slice(0, 6);
    const values = { '2024-Q1': 3, '2024-Q2': 3.1, '2024-Q4': 3.3, '2025-Q1': 3.4 };
    await putSeries(
      own.shelf,
      handles.map((handle) => ({ handle, values })),
    );
    const drawn = await page(`/compare?ids=${handles.map(({ id }) => id).join(',')}`, own);
    await own.close();
    const [path] = drawn.querySelectorAll('.smalls path.l0');
    expect(path?.getAttribute('d')?.replaceAll(/[\d. ]/g, '')).toBe('MLML');
  });

  it('of CPI classes have labels that fit', async () => {
    const drawn = (await page('/inflation')).querySelectorAll('#heat svg.nar text, figure.chart svg.nar text');
    const labels = drawn.filter((text) => text.getAttribute('x') === '0').map(({ childNodes }) => childNodes.at(-1)?.text ?? '');
    expect(labels.length).toBe(87);
    for (const label of labels) expect(widthOf(label, 12), label).toBeLessThan(196);
  });
});
