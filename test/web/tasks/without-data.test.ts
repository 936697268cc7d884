/** Opens pages whose data are missing, and checks where a reader finds the files with electricity data. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OverStore, serveStore } from '../../http/over-store.ts';

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const page = async (path: string) => parse((await server.get(path, { accept: 'text/html' })).body);

describe('a dataset without data', () => {
  it('leads from the ranking of councils to the nearest rankings that have data', async () => {
    const main = (await page('/datasets/abs/BA_LGA2024?view=rank')).querySelector('main');
    expect(main?.text).toContain('This dataset has no data on this site.');
    const links = main?.querySelectorAll('#nearest a').map((link) => link.getAttribute('href') ?? '') ?? [];
    expect(links).toContain('/datasets/abs/ERP_LGA?view=rank');
    expect(links.some((link) => link.startsWith('/regions/'))).toBe(true);
    for (const link of links)
      expect(await page(link).then((one) => one.querySelector('main')?.text)).not.toMatch(/No data\.|This dataset has no data/);
  });

  it.each(['/d/abs/BA_LGA2024.csv', '/s/AU.PPI.YOY.csv'])(
    'has a page with the agency, and separate advice for administrators: %s',
    async (path) => {
      const main = (await page(path)).querySelector('main');
      const folded = main?.querySelector('details.more');
      expect(folded?.text).toContain('wattle import');
      folded?.remove();
      expect(main?.querySelector('a[rel=noreferrer]')?.getAttribute('href')).toMatch(/^https:\/\/www\.abs\.gov\.au\//);
      expect(main?.text).not.toMatch(/WATTLE_|wattle |SDMX/);
    },
  );

  it('shows readers of an embedded chart no advice for administrators', async () => {
    for (const path of ['/embed/AU.PPI.YOY', '/s/AU.PPI.YOY.svg'])
      expect((await server.get(path, { accept: path.endsWith('.svg') ? 'image/svg+xml' : 'text/html' })).body, path).not.toMatch(
        /WATTLE_UPSTREAM|wattle import/,
      );
  });
});

describe('electricity', () => {
  it.each([
    ['/energy', '/g/energy-snapshot.json'],
    ['/energy/NSW1', '/e/NSW1.json'],
  ])('has the file with its values, with the hash: %s', async (path, file) => {
    const hashes = (await page(path)).querySelectorAll('main code.hash').map(({ text }) => text);
    const { sources } = (await server.json(file)).meta as { sources: readonly { sha256: string | null }[] };
    expect(hashes.length).toBeGreaterThan(1);
    expect(hashes).toEqual(sources.flatMap(({ sha256 }) => sha256 ?? []));
  });

  it('explains only the lines and bars that the page shows', async () => {
    const main = (await page('/energy')).querySelector('main');
    expect([main?.querySelectorAll('.bare-chart').length, main?.querySelectorAll('svg.fuel').length]).toEqual([0, 5]);
    expect(main?.text).toMatch(/How to read this\s*Bar:/);
    expect(main?.text).not.toContain('Dashed line');
  });
});

describe('values from an earlier time', () => {
  it('are marked on the map of the states, unless the reader chose the period', async () => {
    const mark = async (path: string) => (await page(path)).querySelector('main')?.text.includes('Out of date.');
    expect(await mark('/')).toBe(true);
    expect(await mark('/regions/AU.UNEMP')).toBe(true);
    expect(await mark('/regions/AU.UNEMP?period=2020-01')).toBe(false);
  });
});

describe('a topic', () => {
  it('explains why monthly and quarterly inflation differ', async () => {
    expect((await page('/topics/prices')).querySelector('#series')?.text).toContain(
      'Quarterly inflation compares averages of three months',
    );
  });

  it('has bars if its series have one value each, and names the measure', async () => {
    const main = (await page('/topics/gender-pay')).querySelector('main');
    const bars = main?.querySelectorAll('ol.ranks path.f0') ?? [];
    expect(bars.length).toBeGreaterThan(5);
    expect(main?.querySelectorAll('#chart')).toHaveLength(0);
    expect((await page('/topics')).text).toContain("mid-point of employers' medians");
  });
});
