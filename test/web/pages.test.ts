/** The pages as a browser without script gets them: frame, errors, caching, theme, base path. */
import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

let wattle: Running;
let folder: string;

beforeAll(async () => {
  folder = temporaryFolder();
  await withStarterProgram(folder);
  wattle = await startWattle({ WATTLE_DATA_DIR: folder, WATTLE_PUBLIC_URL: 'https://data.example.org/figures' });
}, 240_000);
afterAll(async () => {
  await wattle.stop();
  remove(folder);
});

const open = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${wattle.origin}${address}`, { headers: { ...BROWSER, ...headers }, redirect: 'manual' });

describe('the frame', () => {
  it('is a whole page in the language of the country, with one heading and a way past the masthead', async () => {
    const answer = await open('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = parse(await answer.text());
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('en-AU');
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('a.skip')?.getAttribute('href')).toBe('#main');
    expect(page.querySelector('main')?.id).toBe('main');
  });

  it('says that the figures came with the program and are not confirmed', async () => {
    const page = parse(await (await open('/')).text());
    expect(page.querySelector('.strip')?.text).toContain('Starter data.');
    expect(page.querySelector('.strip')?.text).toContain('nothing here is confirmed as current');
  });

  it('begins every address at the path of the public address, and answers below it and without it', async () => {
    for (const address of ['/', '/figures/', '/figures']) {
      const page = parse(await (await open(address)).text());
      const addresses = page
        .querySelectorAll('[href],[src],[action]')
        .map((e) => e.attributes['href'] ?? e.attributes['src'] ?? e.attributes['action'] ?? '');
      expect(addresses.filter((one) => one.startsWith('/') && !one.startsWith('/figures/'))).toEqual([]);
      const style = addresses.find((one) => one.endsWith('.css')) ?? '';
      expect((await open(style)).status).toBe(200);
    }
    expect((await open('/figuresque')).status).toBe(404);
  });

  it('loads nothing from elsewhere and runs nothing that stands in the page', async () => {
    const answer = await open('/');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    const page = parse(await answer.text());
    expect(page.querySelectorAll('[style],[onclick],style')).toEqual([]);
    expect(
      page
        .querySelectorAll('script')
        .filter((script) => script.getAttribute('src') === undefined && script.getAttribute('type') !== 'application/ld+json'),
    ).toEqual([]);
  });
});

describe('caching', () => {
  it('gives an ETag, 304 for it, and may be kept by everybody until it may change', async () => {
    const first = await open('/', { 'accept-encoding': 'identity' });
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+, stale-while-revalidate=10, stale-if-error=86400$/);
    const again = await open('/', { 'accept-encoding': 'identity', 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('keeps the stylesheet for ever under the name of its bytes', async () => {
    const page = parse(await (await open('/')).text());
    const href = page.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? '';
    expect(href).toMatch(/\/assets\/style\.[0-9a-f]{12}\.css$/);
    const style = await open(href);
    expect(style.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await open('/assets/style.000000000000.css')).status).toBe(404);
  });

  it('keeps a page with a theme to the one browser', async () => {
    const dark = await open('/', { cookie: 'theme=dark' });
    expect(dark.headers.get('cache-control')).toMatch(/^private/);
    expect(
      parse(await dark.text())
        .querySelector('html')
        ?.getAttribute('data-theme'),
    ).toBe('dark');
    expect(
      parse(await (await open('/', { cookie: 'theme="><script>' })).text())
        .querySelector('html')
        ?.getAttribute('data-theme'),
    ).toBeUndefined();
  });
});

describe('the switch of the theme', () => {
  const post = (body: string): Promise<Response> =>
    fetch(`${wattle.origin}/theme`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    });

  it('keeps the theme and leads back', async () => {
    const answer = await post('to=dark&back=%2Fsearch%3Fq%3Dcpi');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/figures/search?q=cpi');
    expect(answer.headers.get('set-cookie')).toMatch(/^theme=dark; Path=\/figures\/; SameSite=Lax/);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'x'])('leads home instead of to %s', async (back) => {
    expect((await post(new URLSearchParams({ to: 'dark', back }).toString())).headers.get('location')).toBe('/figures/');
  });
});

describe('errors', () => {
  it('are pages for browsers, with the code, the address and the request to quote', async () => {
    const answer = await open('/nowhere', { 'x-request-id': 'abc-1' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = parse(await answer.text());
    expect(page.querySelector('h1')?.text).toBe('There is nothing at this path.');
    expect(page.querySelector('dl')?.text).toContain('REQ_NOT_FOUND');
    expect(page.querySelector('dl')?.text).toContain('abc-1');
  });

  it('are pages under /v1 too where a browser asks, and data for programs', async () => {
    const page = await open('/v1/series/AU.CPI.YOY');
    expect([page.status, page.headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8']);
    expect(page.headers.get('www-authenticate')).toBe('Bearer');
    for (const accept of ['*/*', 'application/json', 'application/json, text/html;q=0.5']) {
      const data = await open('/v1/series/AU.CPI.YOY', { accept });
      expect([data.status, data.headers.get('content-type')]).toEqual([401, 'application/json; charset=utf-8']);
    }
  });

  it('name what is near where a key of a page is not known', async () => {
    const answer = await open('/?them=dark', { accept: 'application/json' });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'REQ_UNKNOWN_PARAMETER' }]);
    expect((await open('/?utm_source=letter')).status).toBe(200);
  });

  it('escape what they quote', async () => {
    const body = await (await open('/%3Cscript%3Ealert(1)%3C/script%3E')).text();
    expect(body).not.toContain('<script>alert');
  });
});

it('is a picture that says why, where a chart was to stand in a page and there is none, PNG where PNG was asked for', async () => {
  const image = { accept: 'image/avif,image/webp,*/*;q=0.8', 'sec-fetch-dest': 'image' };
  const ask = (address: string): Promise<Response> => fetch(`${wattle.origin}${address}`, { headers: image });
  const png = await ask('/s/AU.CPI.YOI.png?width=300');
  expect([png.status, png.headers.get('content-type'), png.headers.get('cache-control')]).toEqual([404, 'image/png', 'no-store']);
  const bytes = Buffer.from(await png.arrayBuffer());
  // Twice as large as asked for, as every PNG is.
  expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16)]).toEqual(['PNG', 600]);
  expect(await (await ask('/s/AU.CPI.YOI.svg')).text()).toContain('There is no such series');
});

it('lists the datasets by agency, closed while there are many and open once they are narrowed', async () => {
  const all = parse(await (await open('/datasets')).text()).querySelectorAll('details.source');
  expect(all.length).toBeGreaterThan(5);
  expect(all.filter((one) => one.hasAttribute('open'))).toEqual([]);
  expect(all.find(({ id }) => id === 'rba')?.querySelector('summary')?.text).toMatch(/Reserve Bank of Australia\s*\d+ datasets, \d+ held/);
  const [only, ...others] = parse(await (await open('/datasets?source=rba&q=inflation')).text()).querySelectorAll('details.source');
  expect([only?.id, only?.hasAttribute('open'), others]).toEqual(['rba', true, []]);
  expect(only?.text).toContain('rba.G1');
});

it('draws what a series spans on the one scale of its list', async () => {
  const rows = parse(await (await open('/search?q=inflation')).text()).querySelectorAll('.hit');
  const barOf = (id: string): readonly number[] => {
    const row = rows.find((one) => one.querySelector('code')?.text === id);
    return [...(row?.querySelector('svg.span .l0')?.getAttribute('d') ?? '').matchAll(/[MH](\d+)/g)].map(([, x]) => Number(x));
  };
  const [whole, short] = [barOf('AU.CPI.YOY'), barOf('AU.CPI.MONTHLY.YOY')];
  // Since 1923 and since 2025, of which each ends within a year of the other.
  expect(whole[0]).toBeLessThan(5);
  expect(short[0]).toBeGreaterThan(110);
  expect(Math.abs((whole[1] ?? 0) - (short[1] ?? 0))).toBeLessThan(5);
});

it('tints where the first of two series lies above the second, and draws their difference below at its own height', async () => {
  const page = parse(await (await open('/compare?ids=AU.CPI.YOY,AU.WPI.YOY')).text());
  const [both, spread] = page.querySelectorAll('figure.chart');
  expect([both?.id, spread?.id]).toEqual(['chart', 'spread']);
  expect(both?.querySelector('svg.wid path[fill-opacity]')?.getAttribute('d')).toMatch(/^M.*Z$/);
  expect(both?.querySelector('.key')?.text).toContain('consumer price inflation above wage price index');
  expect(both?.querySelectorAll('svg.wid .t0').map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Consumer price inflation −?[\d.]+%$/),
  ]);
  const data = JSON.parse(spread?.querySelector('script')?.text ?? '{}') as { height?: number };
  expect(spread?.querySelector('svg.wid')?.getAttribute('viewBox')).toMatch(new RegExp(` ${data.height}$`));
  expect(page.querySelector('[data-copy^="https://data.example.org/figures/compare?"]')?.text).toBe('Copy link');
});

it('divides the second of two series by the first where that is asked for, whatever their units, and none that is negative', async () => {
  const page = parse(await (await open('/compare?ids=AU.CPI.YOY,AU.WPI.YOY&start_period=2022&spread=ratio')).text());
  const choice = page.querySelectorAll('[aria-label="Set against each other"] a');
  expect(choice.map((one) => [one.text, one.getAttribute('aria-current') ?? null])).toEqual([
    ['Difference', null],
    ['Ratio', 'true'],
    ['None', null],
  ]);
  expect(page.querySelectorAll('#table thead th').at(-1)?.text).toBe('Ratio');
  const rows = page.querySelectorAll('#table tbody tr').map((row) => row.querySelectorAll('td').map(({ text }) => text));
  const told = rows.filter((cells) => cells.at(-1) !== '').map((cells) => cells.slice(-3).map(Number));
  expect(told.length).toBeGreaterThan(0);
  for (const [a = Number.NaN, b = Number.NaN, ratio] of told) expect(ratio).toBeCloseTo(b / a, 1);
  expect(page.querySelectorAll('figure.chart').map(({ id }) => id)).toEqual(['chart', 'spread']);
  const negative = parse(await (await open('/compare?ids=AU.GDP.QOQ,AU.WPI.YOY&spread=ratio')).text());
  expect(negative.querySelectorAll('[aria-label="Set against each other"] a').map((one) => one.text)).not.toContain('Ratio');
  expect((await open('/compare?ids=AU.CPI.YOY,AU.WPI.YOY&start_period=2022&spread=quotient')).status).toBe(400);
});

it('says of a dataset whose usual selection is not stored what is, and leads there', async () => {
  const page = parse(await (await open('/datasets/abs/AWE')).text());
  expect(page.text).toContain('those that are have Victoria');
  const link = page.querySelectorAll('a').find(({ text }) => text === 'Show what is stored');
  const address =
    link
      ?.getAttribute('href')
      ?.replaceAll('&amp;', '&')
      .replace(/^\/figures/, '') ?? '';
  expect(address).toContain('region=all');
  const stored = await (await open(address)).text();
  expect(stored).toContain('Average weekly earnings');
  expect(stored).not.toContain('What is usually shown is not stored here.');
  expect(stored).not.toContain('No series has these values together.');
});

it('has the address of a selection of a dataset ready to be copied', async () => {
  const page = parse(await (await open('/datasets/rba/F1.1?series=cash_rate_target')).text());
  const copied = page.querySelectorAll('[data-copy]').map((one) => one.getAttribute('data-copy'));
  expect(copied).toContain('https://data.example.org/figures/v1/data/rba/F1.1?series=cash_rate_target');
});

it('writes the value before in the measure of the newest one', async () => {
  const page = parse(await (await open('/')).text());
  const tile = page.querySelectorAll('a.tile').find(({ text }) => text.includes('Mean dwelling price'));
  expect(tile?.querySelector('b')?.text).toMatch(/^\$\d\.\d\dm$/);
  expect(tile?.text).toMatch(/from \d\.\d\d\D/);
});

it('shows the ranks of the states as a table of states and indicators, and the figures behind it', async () => {
  const section = parse(await (await open('/signals/state-league-table')).text()).querySelector('#table');
  const [ranks, figures] = section?.querySelectorAll('table') ?? [];
  expect(ranks?.querySelectorAll('tbody th').map(({ text }) => text)).toEqual(['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT']);
  const best = ranks?.querySelectorAll('tbody tr').find((row) => row.querySelector('td')?.text === '1');
  expect(best?.querySelector('th')?.text).toBe('SA');
  expect(figures?.querySelectorAll('thead th').map(({ text }) => text)).toEqual([
    'State',
    'Indicator',
    'Value',
    'Decade mean',
    'Against decade',
    'Rank',
    'Period',
  ]);
});

it('says of a figure that is not stored what it is, and what its operator can do', async () => {
  const answer = await open('/series/AU.NEM.DISPATCH.PRICE.NSW1');
  const page = parse(await answer.text());
  expect([answer.status, page.querySelector('h1')?.text]).toEqual([503, 'Dispatch price is not held yet.']);
  expect(page.querySelector('.sorry .card')?.text).toContain('WATTLE_UPSTREAM=live');
});

describe('budgets', () => {
  it('hold for the stylesheet and the script', async () => {
    const page = parse(await (await open('/')).text());
    const sizeOf = async (address: string): Promise<number> => gzipSync(Buffer.from(await (await open(address)).arrayBuffer())).length;
    const style = page.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? '';
    const script = page.querySelector('script[src]')?.getAttribute('src') ?? '';
    expect(await sizeOf(style)).toBeLessThan(15_000);
    expect(await sizeOf(script)).toBeLessThan(30_000);
  });

  it.each(['/'])('hold for %s', async (address) => {
    expect(gzipSync(await (await open(address)).text()).length).toBeLessThan(40_000);
  });
});
