/** Checks what crawlers get: the robots rules, the list of all pages, and the URL, picture and facts of each page. */
import { parse } from 'node-html-parser';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';

const HTML = { accept: 'text/html' };
const PUBLIC_URL = 'https://data.example.org/figures';
const WITHOUT_DATA = { WATTLE_UPSTREAM: 'sandbox', WATTLE_ROLE: 'api' };

let wattle: Running;
let folder: string;
beforeAll(async () => {
  folder = temporaryFolder();
  await withStarterProgram(folder);
  wattle = await startWattle({ WATTLE_DATA_DIR: folder, WATTLE_PUBLIC_URL: PUBLIC_URL });
}, 240_000);
afterAll(async () => {
  await wattle.stop();
  remove(folder);
});

/** Requests a public URL from this server. */
const open = (address: string, headers: Record<string, string> = HTML): Promise<Response> =>
  fetch(`${wattle.origin}${address.replace(PUBLIC_URL, '')}`, { headers, redirect: 'manual' });

describe('the sitemap', () => {
  const addresses = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    const parser = new SaxesParser();
    let inLoc = false;
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name }) => {
      inLoc = name === 'loc';
    });
    parser.on('text', (text) => {
      if (inLoc && text.trim() !== '') found.push(text);
    });
    parser.write(await (await open('/sitemap.xml')).text()).close();
    return found;
  };

  it('is valid XML, contains every series and guide, and each URL leads to a page with this canonical URL', async () => {
    const all = await addresses();
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(900);
    expect(all.every((address) => address.startsWith(`${PUBLIC_URL}/`))).toBe(true);
    for (const address of ['/', '/series/AU.CPI.YOY', '/datasets/rba/G1', '/signals/real-wages', '/docs', '/docs/python'])
      expect(all).toContain(`${PUBLIC_URL}${address}`);
    // Tests one page in two hundred, because all of them take a minute. Other tests open a page of each kind in a browser.
    for (const address of all.filter((_, i) => i % 200 === 0)) {
      const answer = await open(address);
      const page = parse(await answer.text());
      // A series without data is a page too. A dataset without data returns 503, and is listed because data may arrive later.
      const expected = address.includes('/datasets/') ? [200, 503] : [200];
      expect([address, expected.includes(answer.status)]).toEqual([address, true]);
      if (answer.status === 200) expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
    }
  });

  it('is named in robots.txt, with the excluded paths', async () => {
    const text = await (await open('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    expect(text).toContain('Disallow: /figures/account\n');
    expect(text).not.toMatch(/^Disallow: \/figures\/$|^Disallow: \/$/m);
  });

  it('is not available to search engines if the operator chooses so', async () => {
    const other = temporaryFolder();
    const closed = await startWattle({ WATTLE_DATA_DIR: other, WATTLE_PUBLIC_URL: PUBLIC_URL, WATTLE_ROBOTS: 'off', ...WITHOUT_DATA });
    try {
      expect(await (await fetch(`${closed.origin}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
    } finally {
      await closed.stop();
      remove(other);
    }
  });
});

describe.each(['/', '/series/AU.CPI.YOY', '/datasets/rba/G1', '/signals/real-wages'])('the page %s', (address) => {
  it('has a picture for link previews, drawn by the program', async () => {
    const page = parse(await (await open(address)).text());
    const image = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    const answer = await open(image, {});
    expect([image, answer.status, answer.headers.get('content-type')]).toEqual([image, 200, 'image/png']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.readUInt32BE(16)).toBeGreaterThanOrEqual(1200);
    expect(page.querySelector('meta[property="og:description"]')?.getAttribute('content')).toMatch(/\w.{20,}/);
    expect(page.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/figures/favicon.svg');
  });
});

describe('the picture of an indicator', () => {
  it('is drawn from the values of the indicator in the requested date range', async () => {
    const svg = await (await open('/g/real-wages.svg?start=2010&end=2015', {})).text();
    expect(svg).toMatch(/^<svg xmlns=[^>]*role="img"/);
    expect(svg).toMatch(/<desc [^>]*>[^<]*2010[^<]*2015/);
  });

  it('does not exist for an indicator without past values, whose page names none, and a wrong parameter is refused by name', async () => {
    const answer = await open('/g/charity-sector-health.png', { accept: 'application/json' });
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'REQ_NOT_FOUND', hint: expect.stringContaining('.csv') }]);
    const page = parse(await (await open('/signals/charity-sector-health')).text());
    expect(page.querySelector('meta[property="og:image"]')).toBeNull();
    const wrong = await open('/g/real-wages.svg?colour=red', { accept: 'application/json' });
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { code: 'REQ_UNKNOWN_PARAMETER' }]);
  });
});

interface DataDownload {
  readonly '@type': string;
  readonly contentUrl: string;
  readonly encodingFormat: string;
}

describe.each(['/series/AU.CPI.YOY', '/series/AU.CASHRATE', '/series/AU.UNEMP.VIC', '/datasets/rba/G1', '/datasets/abs/CPI'])(
  'the facts of %s',
  (address) => {
    it('are a schema.org Dataset with the members for search engines, and its files exist', async () => {
      const page = parse(await (await open(address)).text());
      const facts = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.text ?? '{}');
      expect(facts).toMatchObject({ '@context': 'https://schema.org/', '@type': 'Dataset', url: `${PUBLIC_URL}${address}` });
      expect(facts.name.length).toBeGreaterThan(5);
      expect(facts.description.length).toBeGreaterThanOrEqual(50);
      expect(facts.description.length).toBeLessThanOrEqual(5000);
      expect(facts.license).toMatch(/^https:\/\//);
      expect(facts.creator).toMatchObject({ '@type': 'Organization', name: expect.stringMatching(/\w{3}/) });
      expect(facts.temporalCoverage).toMatch(/^\d{4}\/\d{4}$/);
      expect(facts.isAccessibleForFree).toBe(true);
      const files = facts.distribution as readonly DataDownload[];
      expect(files.length).toBeGreaterThan(0);
      for (const { '@type': type, contentUrl, encodingFormat } of files) {
        const answer = await open(contentUrl, {});
        expect([contentUrl, type, answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
          contentUrl,
          'DataDownload',
          200,
          encodingFormat,
        ]);
      }
    });
  },
);
