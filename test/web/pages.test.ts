/** Reads the pages like a browser without scripts: the frame, errors, caching, the theme and the base path. */
import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIN_STATES } from '../../src/core/places/geography.ts';
import type { Chart } from '../../src/queries/base/answer.ts';
import { layoutOf } from '../../src/render/chart/layout.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { FIGURES, firstFigure } from '../../src/web/pages/signals/figures.ts';
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

describe('the page frame', () => {
  it('is a complete page in Australian English, with one heading and a skip link', async () => {
    const answer = await open('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = parse(await answer.text());
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('en-AU');
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('a.skip')?.getAttribute('href')).toBe('#main');
    expect(page.querySelector('main')?.id).toBe('main');
  });

  it('states that the values are part of the program and may be out of date', async () => {
    const page = parse(await (await open('/')).text());
    expect(page.querySelector('.strip')?.text).toContain('Sample data.');
    expect(page.querySelector('.strip')?.text).toContain('newer figures may exist');
    // A landmark for screen readers.
    expect(page.querySelector('aside.strip')?.getAttribute('aria-label')).toBe('State of the data');
  });

  it('starts every URL with the path of the public URL, and responds with and without this path', async () => {
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

  it('loads nothing from other sites and runs no inline script', async () => {
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
  it('uses an ETag and 304, and allows public caching until the next change', async () => {
    const first = await open('/', { 'accept-encoding': 'identity' });
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+, stale-while-revalidate=10, stale-if-error=86400$/);
    const again = await open('/', { 'accept-encoding': 'identity', 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('keeps the stylesheet permanently under the name of its hash', async () => {
    const page = parse(await (await open('/')).text());
    const href = page.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? '';
    expect(href).toMatch(/\/assets\/style\.[0-9a-f]{12}\.css$/);
    const style = await open(href);
    expect(style.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await open('/assets/style.000000000000.css')).status).toBe(404);
  });

  it('stores a page with a theme in one browser only', async () => {
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

  it('keeps the theme and returns to the page', async () => {
    const answer = await post('to=dark&back=%2Fsearch%3Fq%3Dcpi');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/figures/search?q=cpi');
    expect(answer.headers.get('set-cookie')).toMatch(/^theme=dark; Path=\/figures\/; SameSite=Lax/);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'x'])('leads to the home page instead of %s', async (back) => {
    expect((await post(new URLSearchParams({ to: 'dark', back }).toString())).headers.get('location')).toBe('/figures/');
  });
});

describe('errors', () => {
  it('are pages for browsers, with the code, the URL and the request id', async () => {
    const answer = await open('/nowhere', { 'x-request-id': 'abc-1' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = parse(await answer.text());
    expect(page.querySelector('h1')?.text).toBe('Page not found.');
    expect(page.querySelector('dl')?.text).toContain('REQ_NOT_FOUND');
    expect(page.querySelector('dl')?.text).toContain('abc-1');
  });

  it('are also pages under /v1 for a browser, and data for programs', async () => {
    const page = await open('/v1/series/AU.CPI.YOY');
    expect([page.status, page.headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8']);
    expect(page.headers.get('www-authenticate')).toBe('Bearer');
    for (const accept of ['*/*', 'application/json', 'application/json, text/html;q=0.5']) {
      const data = await open('/v1/series/AU.CPI.YOY', { accept });
      expect([data.status, data.headers.get('content-type')]).toEqual([401, 'application/json; charset=utf-8']);
    }
  });

  it('suggest the nearest match for an unknown key of a page', async () => {
    const answer = await open('/?them=dark', { accept: 'application/json' });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'REQ_UNKNOWN_PARAMETER' }]);
    expect((await open('/?utm_source=letter')).status).toBe(200);
  });

  it.each([
    ['/series/AU.CPI.YO', ['/figures/series/AU.CPI.YOY', 'Consumer price inflation, annual change, quarterly']],
    ['/datasets/abs/CPI_MONTHL', ['/figures/datasets/abs/CPI_MONTHLY', 'Consumer Price Index, monthly']],
    ['/signals/real-wage', ['/figures/signals/real-wages', 'real-wages']],
    ['/docs/spreadsheet', ['/figures/docs/spreadsheets', 'Spreadsheets']],
  ])('lead to the nearest match %s', async (address, near) => {
    const answer = await open(address);
    expect(answer.status).toBe(404);
    const links = parse(await answer.text()).querySelectorAll('.sorry .hit a');
    expect(links.map((one) => [one.getAttribute('href'), one.text])).toContainEqual(near);
    expect((await open(links[0]?.getAttribute('href')?.replace('/figures', '') ?? '')).status).toBe(200);
  });

  it('escape quoted text', async () => {
    const body = await (await open('/%3Cscript%3Ealert(1)%3C/script%3E')).text();
    expect(body).not.toContain('<script>alert');
  });
});

it('the response is an image with the reason if an embedded chart is missing, as PNG if PNG was requested', async () => {
  const image = { accept: 'image/avif,image/webp,*/*;q=0.8', 'sec-fetch-dest': 'image' };
  const ask = (address: string): Promise<Response> => fetch(`${wattle.origin}${address}`, { headers: image });
  const png = await ask('/s/AU.CPI.YOI.png?width=300');
  expect([png.status, png.headers.get('content-type'), png.headers.get('cache-control')]).toEqual([404, 'image/png', 'no-store']);
  const bytes = Buffer.from(await png.arrayBuffer());
  // Like every PNG, it has twice the requested size.
  expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16)]).toEqual(['PNG', 600]);
  expect(await (await ask('/s/AU.CPI.YOI.svg')).text()).toContain('Unknown series');
});

it('the page lists the datasets by agency: titles if there are many, descriptions after filtering', async () => {
  const all = parse(await (await open('/datasets')).text()).querySelectorAll('section.source');
  expect(all.length).toBeGreaterThan(5);
  const rba = all.find(({ id }) => id === 'rba');
  expect(rba?.querySelector('h2')?.text).toMatch(/Reserve Bank of Australia\s*\d+ datasets, \d+ with data/);
  expect(rba?.querySelectorAll('.columns a').map((link) => link.getAttribute('href'))).toContain('/figures/datasets/rba/G1');
  const [only, ...others] = parse(await (await open('/datasets?source=rba&q=inflation')).text()).querySelectorAll('section.source');
  expect([only?.id, others]).toEqual(['rba', []]);
  expect(only?.querySelector('.hit code')?.text).toBe('rba.G1');
});

it('the page offers the groups of a price index as one choice, and keeps the choice', async () => {
  const shown = async (query: string) => parse(await (await open(`/datasets/abs/CPI${query}`)).text());
  const options = (await shown('')).querySelectorAll('#f-category option');
  expect(options.slice(0, 2).map(({ text }) => text)).toEqual(['All 132', 'All 11 groups']);
  const groups = options[1]?.getAttribute('value') ?? '';
  const chosen = await shown(`?measure=change_quarter&category=${groups}`);
  expect(chosen.querySelectorAll('#f-category option[selected]').map(({ text }) => text)).toEqual(['All 11 groups']);
  const rows = chosen.querySelectorAll('main tbody tr th').map(({ text }) => text.trim());
  expect([rows.length, rows[0], rows.includes('Housing'), rows.includes('Vegetables')]).toEqual([12, 'All groups CPI', true, false]);
  const some = await shown('?category=housing,health');
  expect(some.querySelectorAll('#f-category option[selected]').map(({ text }) => text)).toEqual(['2 chosen']);
});

it('the page states if values exist only for states and not for Australia', async () => {
  const isNoted = async (q: string): Promise<boolean> =>
    (await (await open(`/search?q=${q}`)).text()).includes('The first result is for New South Wales');
  expect([await isNoted('gross+state+product'), await isNoted('gross+state+product+victoria'), await isNoted('unemployment')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('a search opens with the kind of its best result, and keeps a chosen kind when it is filtered', async () => {
  const current = async (query: string): Promise<string | undefined> =>
    parse(await (await open(`/search?${query}`)).text())
      .querySelector('.before-list [aria-current]')
      ?.text.replace(/ [\d,]+$/, '');
  expect(await current('q=inflation')).toBe('Series');
  expect(await current('q=coal+power')).toBe('Datasets');
  expect(await current('q=coal+power&kind=series')).toBe('Series');
  expect(await current('q=real+wages')).toBe('Indicators');
  const [kept] = parse(await (await open('/search?q=coal+power&kind=series')).text()).querySelectorAll('aside input[name="kind"]');
  expect(kept?.getAttribute('value')).toBe('series');
});

it('the search states that the best match has no data, and has the latest value of the nearest match with data', async () => {
  const noteOf = async (query: string) => parse(await (await open(`/search?${query}`)).text()).querySelector('[data-not-stored]');
  const note = await noteOf('q=rents+in+perth');
  const rows = parse(await (await open('/search?q=rents+in+perth')).text()).querySelectorAll('.hit');
  // Results with data are first, and the note names the best match.
  const [stored] = rows;
  const titleOf = (row: typeof stored): string => row?.querySelector('h3 a')?.text ?? '';
  expect(stored?.text).not.toContain('no data');
  expect(note?.querySelectorAll('a').map(({ text }) => text)[1]).toBe(titleOf(stored));
  const best = note?.querySelector('a')?.getAttribute('href')?.replace('/figures', '') ?? '';
  expect(parse(await (await open(best)).text()).querySelector('.fig b')?.text).toBe('No data');
  const [value = ''] = stored?.querySelector('.val')?.childNodes.map(({ text }) => text) ?? [];
  expect(note?.text).toContain(`(Australia), ${value}, `);
  expect(await noteOf('q=inflation')).toBeNull();
  expect(await noteOf('q=rents+in+perth&available=1')).toBeNull();
});

it('the page names the series with a later value, and the next release, even without a calendar of the agency', async () => {
  const cash = parse(await (await open('/series/AU.CASHRATE')).text());
  const note = cash.querySelectorAll('p.note').find(({ text }) => text.includes('A later value'));
  expect(note?.text).toMatch(/^A later value is available in another series: \d\.\d\d% p\.a\., \d{1,2} [A-Z][a-z]+ 20\d\d\.$/);
  expect(note?.querySelector('a')?.getAttribute('href')).toContain('/series/AU.CASHRATE.DAILY');
  const unemployment = parse(await (await open('/series/AU.UNEMP.SA')).text());
  expect(unemployment.text).toMatch(/Next release [A-Z][a-z]+/);
  expect(unemployment.text).not.toContain('date not set');
});

it('the page omits the remarks on breaks of an indicator that it lists', async () => {
  const text = await (await open('/signals/real-wages')).text();
  expect(text).toContain(' values before and after a break in series');
  expect(text).not.toContain('meta.breaks');
});

it('the page draws the range of each series on the common scale of its list', async () => {
  const rows = parse(await (await open('/search?q=inflation')).text()).querySelectorAll('.hit');
  const barOf = (id: string): readonly number[] => {
    const row = rows.find((one) => one.querySelector('code')?.text === id);
    return [...(row?.querySelector('svg.span .l0')?.getAttribute('d') ?? '').matchAll(/[MH](\d+)/g)].map(([, x]) => Number(x));
  };
  const [whole, short] = [barOf('AU.CPI.YOY'), barOf('AU.CPI.MONTHLY.YOY')];
  // The series begin in 1923 and in 2025, and end within a year of each other.
  expect(whole[0]).toBeLessThan(5);
  expect(short[0]).toBeGreaterThan(110);
  expect(Math.abs((whole[1] ?? 0) - (short[1] ?? 0))).toBeLessThan(5);
});

it('the page shades the area where the first of two series is above the second, and draws their difference below', async () => {
  const page = parse(await (await open('/compare?ids=AU.CPI.YOY,AU.WPI.YOY')).text());
  const [both, spread] = page.querySelectorAll('figure.chart');
  expect([both?.id, spread?.id]).toEqual(['chart', 'spread']);
  expect(both?.querySelector('svg.wid path[fill-opacity]')?.getAttribute('d')).toMatch(/^M.*Z$/);
  expect(both?.querySelectorAll('.key')[1]?.text).toContain('break in series');
  expect(both?.querySelector('.key')?.text).toContain('consumer price inflation above wage price index');
  expect(both?.querySelectorAll('svg.wid .t0').map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Consumer price inflation −?[\d.]+%$/),
  ]);
  // Both charts have the same time range, even after the script redraws them at another width.
  const edges = [both, spread].map((figure) => {
    const { plot } = layoutOf({ ...(JSON.parse(figure?.querySelector('script')?.text ?? '{}') as Chart), width: 713 }, 'plot');
    return [plot?.left, plot?.right, plot?.extent, plot?.time.ticks];
  });
  expect(edges[0]).toEqual(edges[1]);
  expect(edges[0]?.every((edge) => edge !== undefined)).toBe(true);
  const data = JSON.parse(spread?.querySelector('script')?.text ?? '{}') as { height?: number };
  expect(spread?.querySelector('svg.wid')?.getAttribute('viewBox')).toMatch(new RegExp(` ${data.height}$`));
  expect(page.querySelector('[data-copy^="https://data.example.org/figures/compare?"]')?.text).toBe('Copy link');
});

it('the legend names a band only if lines leave no space for its label in the picture', async () => {
  const bandOf = async (address: string): Promise<readonly [inPicture: boolean, inKey: boolean]> => {
    const figure = parse(await (await open(address)).text()).querySelector('figure#chart');
    const key = figure?.querySelector('li[data-band]');
    expect([figure?.querySelectorAll('svg.wid path.band').length, key?.text]).toEqual([1, 'RBA target, 2–3%']);
    const isHidden = key?.hasAttribute('hidden') === true || key?.classList.contains('on-narrow') === true;
    return [figure?.querySelector('svg.wid')?.text.includes('RBA target') === true, !isHidden];
  };
  expect(await bandOf('/compare?ids=AU.CPI.YOY,AU.WPI.YOY')).toEqual([false, true]);
  expect(await bandOf('/series/AU.CPI.YOY?start=2019')).toEqual([true, false]);
  // Before its first day there is no band, and no mention of it.
  const before = parse(await (await open('/series/AU.CPI.YOY?start=1980&end=1990')).text()).querySelector('figure#chart');
  expect(before?.querySelectorAll('svg[data-plot] path.band').length).toBe(0);
  expect(before?.querySelector('li[data-band]')?.hasAttribute('hidden')).toBe(true);
});

it('the status links to the datasets without data', async () => {
  const section = parse(await (await open('/status')).text())
    .querySelectorAll('li')
    .find(({ text }) => text.startsWith('No data'));
  const address = section?.querySelector('a')?.getAttribute('href')?.replace('/figures', '') ?? '';
  const answer = await open(address);
  expect([address, answer.status]).toEqual(['/datasets?available=0', 200]);
  expect(parse(await answer.text()).querySelector('main p')?.text).toContain(
    `${section?.querySelector('.chip')?.text}. 0 have data on this site.`,
  );
});

it('the second of two series is divided by the first on request, for any units, except for negative values', async () => {
  const page = parse(await (await open('/compare?ids=AU.CPI.YOY,AU.WPI.YOY&start_period=2022&spread=ratio')).text());
  const choice = page.querySelectorAll('[aria-label="Compare the two series"] a');
  expect(choice.map((one) => [one.text, one.getAttribute('aria-current') ?? null])).toEqual([
    ['Difference', null],
    ['Ratio', 'true'],
    ['None', null],
  ]);
  expect(page.querySelectorAll('#table thead th').at(-1)?.text).toBe('Ratio');
  const rows = page.querySelectorAll('#table tbody tr').map((row) => row.querySelectorAll('td').map(({ text }) => text));
  const reported = rows.filter((cells) => cells.at(-1) !== '').map((cells) => cells.slice(-3).map(Number));
  expect(reported.length).toBeGreaterThan(0);
  for (const [a = Number.NaN, b = Number.NaN, ratio] of reported) expect(ratio).toBeCloseTo(b / a, 1);
  expect(page.querySelectorAll('figure.chart').map(({ id }) => id)).toEqual(['chart', 'spread']);
  const negative = parse(await (await open('/compare?ids=AU.GDP.QOQ,AU.WPI.YOY&spread=ratio')).text());
  expect(negative.querySelectorAll('[aria-label="Compare the two series"] a').map((one) => one.text)).not.toContain('Ratio');
  expect((await open('/compare?ids=AU.CPI.YOY,AU.WPI.YOY&start_period=2022&spread=quotient')).status).toBe(400);
});

it('a table of a dataset shows the scale of its units', async () => {
  const page = parse(await (await open('/datasets/rba/C2')).text());
  const units = new Set(page.querySelectorAll('table small.m').map(({ text }) => text));
  expect([...units]).toContain('AUD million');
  expect([...units]).not.toContain('AUD');
});

it('the page shows the stored part of a dataset if its usual selection is not stored, with a note, and sets the filters to it', async () => {
  const page = parse(await (await open('/datasets/rba/F11.1')).text());
  expect(page.querySelector('.note')?.text).toMatch(
    /^This site has no data for the default filters. It has no figures for Exchange rate, US dollar per Australian dollar.* The table shows /,
  );
  expect(page.querySelectorAll('#table tbody data').length).toBeGreaterThan(3);
  const choices = page.querySelectorAll('#f-series option').map(({ text }) => text);
  expect(choices.length).toBeGreaterThan(3);
  expect(choices.filter((choice) => choice.includes('US dollar per'))).toEqual([]);
  // Copied and downloaded values are the shown ones.
  expect(page.querySelector('[data-copy*="/v1/data/rba/F11.1"]')?.getAttribute('data-copy')).toMatch(/series=(?!aud_usd)/);
});

describe('the values of a series', () => {
  it('have a change that agrees with the shown values, with one more decimal if needed', async () => {
    const page = parse(await (await open('/series/AU.UNEMP.SA')).text());
    for (const row of page.querySelectorAll('#table tbody tr')) {
      const [value = '', change = ''] = row.querySelectorAll('td').map(({ text }) => text);
      expect(value).toMatch(/^\d\.\d$/);
      expect(change).toMatch(/^(?:[+−]?\d\.\d{1,2})?$/);
    }
    const changes = page.querySelectorAll('#table tbody tr').map((row) => row.querySelectorAll('td')[1]?.text ?? '');
    const values = page.querySelectorAll('#table tbody tr').map((row) => Number(row.querySelectorAll('td')[0]?.text));
    for (const [i, change] of changes.slice(0, -1).entries()) {
      const report = Math.round(((values[i] ?? 0) - (values[i + 1] ?? 0)) * 10) / 10;
      if (/\.\d$/.test(change)) expect(Number(change.replace('−', '-'))).toBe(report);
    }
  });

  it('have a change from one period to the next, but not over periods that are not stored', async () => {
    const page = parse(await (await open('/series/AU.CASHRATE.DAILY')).text());
    const rows = page.querySelectorAll('#table tbody tr').map((row) => row.querySelectorAll('th, td').map((cell) => cell.text.trim()));
    expect(rows.slice(0, 2).map(([period, , change]) => [period, change])).toEqual([
      ['6 May 2026', ''],
      ['3 October 2024', '0.00'],
    ]);
  });
});

it('the page offers no sum and no rebasing for rates', async () => {
  const series = await (await open('/series/AU.UNEMP.SA')).text();
  expect(series).toContain('aggregation_method=avg');
  expect(series).not.toContain('aggregation_method=sum');
  expect(await (await open('/series/AU.RETAIL')).text()).toContain('aggregation_method=sum');
  const rates = await (await open('/compare?ids=AU.CPI.YOY,AU.WPI.YOY')).text();
  expect([/units=ch1/.test(rates), /units=pc1|index_to=/.test(rates)]).toEqual([true, false]);
  const levels = await (await open('/compare?ids=AU.CPI.INDEX,AU.WPI.INDEX.ORIG')).text();
  expect([/units=ch1/.test(levels), /units=pc1/.test(levels), /index_to=/.test(levels)]).toEqual([false, true, true]);
});

it('the page states that later values exist if a date range ends before the latest value', async () => {
  const words = async (query: string): Promise<string> =>
    parse(await (await open(`/series/AU.CASHRATE${query}`)).text()).querySelector('.fig p')?.text ?? '';
  expect(await words('?start=2022-08-02&end=2023-09-20')).toBe(
    'from 7 June 2023 (previously 3.85% p.a.). Values after the selected dates are not shown.',
  );
  expect(await words('')).toMatch(/^since 18 March 2026 \(previously 3\.85% p\.a\.\)\.$/);
});

it('a tile has no line across days that are not stored', async () => {
  const page = parse(await (await open('/')).text());
  const tile = page.querySelectorAll('a.tile').find(({ text }) => text.startsWith('Cash rate target'));
  // Eighteen changes from May 2022 to March 2026 are from the table of decisions. The rate of May 2026 is only in the daily table.
  const [, changes = '', latest = ''] = tile?.querySelector('path.l')?.getAttribute('d')?.split('M') ?? [];
  expect([changes.match(/V/g)?.length, latest.includes('V')]).toEqual([17, false]);
  // One decision was announced between the two rates, so the previous rate is known.
  expect(tile?.querySelector('b')?.text).toContain('4.35');
  expect(tile?.text).toContain('from 6 May 2026 · was 4.10');
});

describe('the values of a dataset', () => {
  const shapes = (page: ReturnType<typeof parse>) =>
    page
      .querySelectorAll('[aria-label="Shown as"] a')
      .map((one) => [one.text, one.getAttribute('href'), one.getAttribute('aria-current') ?? null]);

  it('are a table, a chart or rows, each at a URL that keeps the selection, with a link to the CSV', async () => {
    const page = parse(await (await open('/datasets/rba/F1.1?series=cash_rate_target&view=chart')).text());
    expect(shapes(page)).toEqual([
      ['Table', '/figures/datasets/rba/F1.1?series=cash_rate_target', null],
      ['Rank', '/figures/datasets/rba/F1.1?series=cash_rate_target&view=rank', null],
      ['Heat map', '/figures/datasets/rba/F1.1?series=cash_rate_target&view=heat', null],
      ['Chart', '/figures/datasets/rba/F1.1?series=cash_rate_target&view=chart', 'true'],
      ['One value per row', '/figures/datasets/rba/F1.1?series=cash_rate_target&view=rows', null],
    ]);
    const csv = page.querySelectorAll('a.btn').find(({ text }) => text === 'CSV');
    expect(csv?.getAttribute('href')).toBe('/figures/d/rba/F1.1.csv?series=cash_rate_target');
    expect(page.querySelector('form[data-facets] input[name=view]')?.getAttribute('value')).toBe('chart');
    expect((await open('/datasets/rba/F1.1?view=map')).status).toBe(400);
  });

  it('are as published, or sorted by their latest value over all pages, largest first', async () => {
    const rowsOf = async (address: string) => {
      const page = parse(await (await open(address)).text());
      const figures = page.querySelectorAll('#table tbody tr').map((row) => Number(row.querySelector('data')?.getAttribute('value')));
      return { page, figures };
    };
    const published = await rowsOf('/datasets/abs/CPI');
    expect(published.page.querySelector('#table [aria-sort]')).toBeNull();
    const link = published.page.querySelector('#table thead th.num a')?.getAttribute('href') ?? '';
    expect(link).toBe('/figures/datasets/abs/CPI?sort=newest');
    const first = await rowsOf(link.replace('/figures', ''));
    const following = ({ page }: typeof first) =>
      rowsOf(page.querySelector('a[rel=next]')?.getAttribute('href')?.replace('/figures', '') ?? '');
    const second = await following(first);
    const third = await following(second);
    expect(first.page.querySelector('#table thead [aria-sort=descending]')?.text).toBe('Jun 26');
    const all = [...first.figures, ...second.figures, ...third.figures];
    expect(all).toHaveLength(132);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    expect(published.figures).not.toEqual(published.figures.toSorted((a, b) => b - a));
    expect(first.page.querySelector('form[data-facets] input[name=sort]')?.getAttribute('value')).toBe('newest');
    // A second click reverses the order, and a third one restores the agency's order.
    const again = (page: ReturnType<typeof parse>) => page.querySelector('#table thead th.num a')?.getAttribute('href');
    expect(again(first.page)).toBe('/figures/datasets/abs/CPI?sort=-newest');
    expect(again((await rowsOf('/datasets/abs/CPI?sort=-newest')).page)).toBe('/figures/datasets/abs/CPI');
    // Values in several units are sorted by name only.
    expect((await rowsOf('/datasets/rba/G1')).page.querySelectorAll('#table thead a').map((one) => one.getAttribute('href'))).toEqual([
      '/figures/datasets/rba/G1?sort=name',
    ]);
    expect((await open('/datasets/abs/CPI?sort=biggest')).status).toBe(400);
  });

  it('are a file with all rows, with a note if a limit applies', async () => {
    const file = await open('/d/rba/F1.1.csv');
    const rows = (await file.text()).trim().split('\r\n');
    expect(rows.length).toBeGreaterThan(101);
    expect(file.headers.get('wattle-notes')).not.toContain('matching rows');
    for (const address of ['/d/abs/CPI.csv?category=all&region=all&limit=20', '/d/abs/CPI.jsonl?limit=20']) {
      const part = await open(address);
      const count = (await part.text()).trim().split('\n').length - (address.includes('.csv') ? 1 : 0);
      expect(count).toBe(20);
      expect(part.headers.get('wattle-notes')).toMatch(new RegExp(`"${count} of \\d+ matching rows. Use limit for more, or cursor`));
    }
    const parquet = Buffer.from(await (await open('/d/abs/CPI.parquet?limit=20')).arrayBuffer()).toString('latin1');
    expect(parquet).toMatch(/20 of \d+ matching rows/);
  });

  it('are drawn for at most five series, by the rules of pages, with a table of the same values', async () => {
    const page = parse(await (await open('/datasets/abs/CPI?view=chart')).text());
    const drawn = page.querySelectorAll('figure#chart .key').at(0)?.querySelectorAll('li') ?? [];
    expect(drawn).toHaveLength(5);
    expect(page.querySelectorAll('#table tbody th').map(({ text }) => text)).toEqual(drawn.map(({ text }) => text));
    const svg = page.querySelector('figure#chart svg.wid');
    expect(svg?.querySelectorAll('path.l0, path.l4').length).toBeGreaterThanOrEqual(2);
    expect(page.text).toContain('5 of 132 series, September quarter 2011 to June quarter 2026.');
    // A dataset without a series id is drawn from its rows.
    const plain = parse(await (await open('/datasets/abs/AWE?view=chart')).text());
    expect(plain.querySelector('figure#chart svg.wid path.l0')?.getAttribute('d')).toMatch(/^M/);
  });

  it('are rows, latest first, the same as those in their file, on several pages', async () => {
    const page = parse(await (await open('/datasets/abs/CPI?view=rows')).text());
    const rows = page.querySelectorAll('#table tbody tr');
    expect(rows).toHaveLength(100);
    expect(page.querySelectorAll('#table thead th').map(({ text }) => text)).toEqual(['Period', 'Category', 'Value']);
    const next = page.querySelector('a[rel=next]')?.getAttribute('href')?.replace('/figures', '') ?? '';
    const further = parse(await (await open(next)).text());
    expect(further.querySelectorAll('#table tbody tr')).toHaveLength(100);
    expect(further.querySelector('#table tbody tr')?.text).not.toBe(rows[0]?.text);
    const csv = page.querySelectorAll('a.btn').find(({ text }) => text === 'CSV');
    const file = await (await open(`${csv?.getAttribute('href')?.replace('/figures', '')}&order=desc&limit=1`)).text();
    expect(file).toContain(rows[0]?.querySelector('data')?.getAttribute('value'));
  });
});

it('the page has the URL of a dataset selection, ready to copy', async () => {
  const page = parse(await (await open('/datasets/rba/F1.1?series=cash_rate_target')).text());
  const copied = page.querySelectorAll('[data-copy]').map((one) => one.getAttribute('data-copy'));
  expect(copied).toContain('https://data.example.org/figures/v1/data/rba/F1.1?series=cash_rate_target');
});

it('the page shows the previous value in the same unit as the latest value', async () => {
  const page = parse(await (await open('/')).text());
  const tile = page.querySelectorAll('a.tile').find(({ text }) => text.includes('Mean dwelling price'));
  expect(tile?.querySelector('b')?.text).toMatch(/^\$\d\.\d\d million$/);
  expect(tile?.text).toMatch(/from \d\.\d\d\D/);
});

it.each(SIGNALS.map(({ id }) => id))('the page has the first value of an indicator wherever it has a result: %s', async (id) => {
  const page = parse(await (await open(`/signals/${id}`)).text());
  const answer = await open(`/g/${id}.json`, { accept: 'application/json' });
  const figure = page.querySelector('.fig > b');
  if (answer.status === 503) {
    expect(figure?.text).toBe('No current value');
    return;
  }
  expect(answer.status).toBe(200);
  if (FIGURES[id]?.first === undefined) {
    // For many rows at once, in a table.
    expect(page.querySelectorAll('#table tbody td').some(({ text }) => /\d/.test(text))).toBe(true);
    return;
  }
  const { data, meta } = (await answer.json()) as {
    data: Record<string, unknown> | Record<string, unknown>[];
    meta: { outdated?: object };
  };
  const row = [data].flat().at(0) ?? {};
  expect(figure?.text).toMatch(meta.outdated === undefined ? /^−?[$\d]/ : /^No current value$/);
  expect(typeof row[firstFigure(id, row) ?? '']).toBe('number');
});

it('the page of an indicator does not shorten a published value', async () => {
  const shortened: string[] = [];
  for (const { id } of SIGNALS) {
    for (const one of parse(await (await open(`/signals/${id}`)).text()).querySelectorAll('data')) {
      const value = one.getAttribute('value') ?? '';
      const isPublished = (value.split('.')[1]?.length ?? 0) <= 4 && !value.includes('e');
      const shown = Number(one.text.replace('−', '-').replace(/,|%$|\spoints$/g, ''));
      // The league table compares published values with means of a decade, which have two decimals.
      const isShortened = id === 'state-league-table' ? Math.abs(shown - Number(value)) > 0.005_001 : shown !== Number(value);
      if (isPublished && (isShortened || Number.isNaN(shown))) shortened.push(`${id}: ${value} as ${one.text}`);
    }
  }
  expect(shortened).toEqual([]);
  const dashboard = parse(await (await open('/signals/economic-dashboard')).text());
  expect(dashboard.querySelectorAll('#table td').map(({ text }) => text)).toContain('4.35');
  // It has five values, and none alone answers the question.
  expect(dashboard.querySelector('.fig > b')).toBeNull();
});

it('the page shows the ranks of the states as a table of states and indicators, and the values used', async () => {
  const whole = parse(await (await open('/signals/state-league-table')).text());
  expect(whole.querySelector('.fig')?.text.match(/No current value/g)).toHaveLength(1);
  const section = whole.querySelector('#table');
  const [ranks, figures] = section?.querySelectorAll('table') ?? [];
  expect(ranks?.querySelectorAll('tbody th').map(({ text }) => text)).toEqual(MAIN_STATES.map(({ name }) => name));
  const best = ranks?.querySelectorAll('tbody tr').find((row) => row.querySelector('td')?.text === '1');
  expect(best?.querySelector('th')?.text).toBe('South Australia');
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

it('a series without data opens: its description, its publication, the nearest match, and the next step for its operator', async () => {
  const answer = await open('/series/AU.PPI.YOY');
  const page = parse(await answer.text());
  expect([answer.status, page.querySelector('.fig b')?.text]).toEqual([200, 'No data']);
  expect(page.querySelector('h1')?.text).toContain('Producer price');
  expect(page.querySelectorAll('main a[rel=noreferrer]').map((one) => one.getAttribute('href'))).toContainEqual(
    expect.stringContaining('abs.gov.au'),
  );
  expect(page.querySelector('details:not(.menu)')?.text).toContain('WATTLE_UPSTREAM=live');
  // Without updates the data will not arrive, so the page does not advise to retry.
  expect(page.text).not.toContain('Try again');
  expect([answer.headers.get('retry-after'), page.querySelector('meta[http-equiv=refresh]')]).toEqual([null, null]);
  // A request for the data is still refused.
  expect((await open('/s/AU.PPI.YOY.json', { accept: 'application/json' })).status).toBe(503);
});

it('the page names the nearest matches for an unknown series, with the latest value of each', async () => {
  const page = parse(await (await open('/series/AU.CPI.YOYY')).text());
  const near = page.querySelectorAll('.sorry .hit').map((one) => [one.querySelector('code')?.text, one.querySelector('.val')?.text]);
  expect(near).toContainEqual(['AU.CPI.YOY', '3.6%Dec quarter 2025']);
  expect(near).toContainEqual(['AU.PPI.YOY', '–no data']);
});

it('the page puts the values of the latest response of an indicator into its formula, and lists related questions', async () => {
  const page = parse(await (await open('/signals/real-wages')).text());
  expect(page.querySelectorAll('.math small').map(({ text }) => text)).toEqual([
    '−0.2 = 3.4 − 3.6',
    '96.0 ≈ 100 · (159.2 / 100.32) / (133.4 / 80.7)',
  ]);
  const others = page.querySelectorAll('aside .list li').map(({ text }) => text.replace('\n', ' | '));
  expect(others).toContain('Are wages keeping up with rents? | −0.6\u00A0percentage points, Dec quarter 2025');
  // Its response is not a single value.
  expect(others).toContain('Where is there work?');
});

describe('the link for a spreadsheet', () => {
  const guide = async (query = '') => parse(await (await open(`/docs/spreadsheets${query}`)).text());
  const samples = (page: Awaited<ReturnType<typeof guide>>) => page.querySelectorAll('#link pre').map((one) => parse(one.text).text);

  it('is made by a form, with a preview of the sheet', async () => {
    const page = await guide('?series=au.unemp.vic&start=2015');
    const address = 'https://data.example.org/figures/s/AU.UNEMP.VIC.csv?start=2015';
    expect(samples(page)).toEqual([`=IMPORTDATA("${address}")`, address]);
    expect(page.querySelectorAll('form .field input').map((input) => input.getAttribute('value'))).toEqual(['AU.UNEMP.VIC', '2015']);
    const file = (await (await open('/s/AU.UNEMP.VIC.csv?start=2015')).text()).trimEnd().split(/\r?\n/);
    const sheet = page.querySelectorAll('#link tbody tr').map((row) => row.querySelectorAll('th, td').map(({ text }) => text));
    const asWritten = (line: number): string[] => [String(line + 1), ...(file[line] ?? '').split(',').slice(0, 4)];
    expect(sheet).toEqual([asWritten(0), asWritten(1), asWritten(2), asWritten(3), ['…', '…', '…', '…', '…'], asWritten(file.length - 1)]);
  });

  it('has an example without a request, and is in the guides', async () => {
    expect(samples(await guide())[1]).toBe('https://data.example.org/figures/s/AU.CPI.YOY.csv?start=2010');
    expect(parse(await (await open('/docs/sheets')).text()).querySelectorAll('#link')).toHaveLength(1);
  });

  it('continues from words, from an unknown id, and from a start that is not a period', async () => {
    const words = await guide('?series=unemployment+victoria&start=2010');
    expect(words.querySelector('.guide .list a')?.getAttribute('href')).toBe('/figures/docs/spreadsheets?series=AU.UNEMP.VIC&start=2010');
    expect(words.querySelectorAll('.err')).toHaveLength(0);
    const typo = await guide('?series=AU.CPI.YOYY&start=soon');
    expect(typo.querySelectorAll('.err').map(({ text }) => text)).toEqual([
      'Unknown series: “AU.CPI.YOYY”.',
      'Unknown period. Enter a year, 2010-Q1, 2010-01 or a date.',
    ]);
    expect(typo.querySelectorAll('.guide .list code').map(({ text }) => text)).toContain('AU.CPI.YOY');
    expect(typo.querySelectorAll('#link')).toHaveLength(0);
  });

  it('explains why a series without data has no sheet', async () => {
    const page = await guide('?series=AU.PPI.YOY');
    expect(samples(page)).toHaveLength(2);
    expect(page.querySelector('#link')?.text).toContain('No data for abs.PPI_FD yet');
  });
});

describe('size budgets', () => {
  it('apply to the stylesheet and the script', async () => {
    const page = parse(await (await open('/')).text());
    const sizeOf = async (address: string): Promise<number> => gzipSync(Buffer.from(await (await open(address)).arrayBuffer())).length;
    const style = page.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? '';
    const script = page.querySelector('script[src]')?.getAttribute('src') ?? '';
    expect(await sizeOf(style)).toBeLessThan(15_000);
    expect(await sizeOf(script)).toBeLessThan(30_000);
  });

  it.each(['/'])('apply to %s', async (address) => {
    expect(gzipSync(await (await open(address)).text()).length).toBeLessThan(40_000);
  });
});

describe('the calendar', () => {
  it('is a list or a month with weeks, keeps the selection, and has one link to the other form', async () => {
    const page = parse(await (await open('/calendar?view=month&source=rba')).text());
    const views = page.querySelectorAll('[aria-label="View"] a');
    expect(views.map((one) => [one.text, one.getAttribute('aria-current') ?? null])).toEqual([
      ['List', null],
      ['Month', 'true'],
    ]);
    expect(views.map((one) => one.getAttribute('href'))).toEqual([
      '/figures/calendar?source=rba',
      '/figures/calendar?source=rba&view=month',
    ]);
    expect(page.querySelector('[aria-label="Agency"] a')?.getAttribute('href')).toBe('/figures/calendar?view=month');
    // Filters limit the subscription. The view does not.
    expect(page.text).toContain('/calendar.ics?source=rba');
    expect(page.text).not.toContain('/calendar.ics?view');
  });

  it('has every day of the month in its weeks, and links to the previous and next months', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date());
    const [year = 0, month = 0] = today.split('-').map(Number);
    const page = parse(await (await open('/calendar?view=month')).text());
    const days = page.querySelectorAll('ol.weeks > li');
    expect(days).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate());
    expect(days.find((one) => one.getAttribute('aria-current') === 'date')?.id).toBe(today);
    const weekday = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
    expect(page.querySelector('ol.weeks')?.classList.contains(`from-${weekday === 0 ? 7 : weekday}`)).toBe(true);
    const key = (ahead: number): string => new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 7);
    const linkTo = (rel: string): string | undefined => page.querySelector(`nav a[rel=${rel}]`)?.getAttribute('href');
    expect([linkTo('prev'), linkTo('next')]).toEqual([
      `/figures/calendar?view=month&month=${key(-1)}`,
      `/figures/calendar?view=month&month=${key(1)}`,
    ]);
  });

  it('states where the list of releases ends, and refuses unknown views and months', async () => {
    const far = parse(await (await open('/calendar?view=month&month=2020-01')).text());
    expect(far.querySelector('.note')?.text).toContain('Releases are shown for 90 days before and after today');
    expect(far.querySelectorAll('nav[aria-label=Months] a').map(({ text }) => text)).toEqual(['This month']);
    expect((await open('/calendar?view=year')).status).toBe(400);
    expect((await open('/calendar?month=2026-13')).status).toBe(400);
  });
});

it('lists of series, datasets and indicators state once for each value how current it is, in three grades', async () => {
  const GRADE =
    /^(?:Up to date|\d+ releases? behind|Release missing|Out of date(?:: (?:latest value|oldest input) .*\d{4}.*)?|No data.*|Not shown, because it needs current data)(?:, \d+ earlier periods not available)?$/;
  for (const address of ['/search?q=inflation', '/datasets?source=rba&available=1', '/signals']) {
    const marks = parse(await (await open(address)).text())
      .querySelectorAll('.hit .st, li .row .st')
      .map(({ text }) => text.trim());
    expect([address, marks.length > 0, marks.filter((mark) => !GRADE.test(mark))]).toEqual([address, true, []]);
  }
});

it.each([['/signals/real-wages', 'Inputs of the latest result', ['Input', 'Period', 'Value', 'Source cell']]])(
  'each cell of a table that a phone shows as blocks names its column: %s',
  async (address, caption, labels) => {
    const row = parse(await (await open(address)).text()).querySelector(`.stack[aria-label="${caption}"] tbody tr`);
    expect(row?.querySelectorAll('td').map((cell) => cell.getAttribute('data-label'))).toEqual(labels);
  },
);

describe('the status feed', () => {
  it('is linked next to the feed of the calendar, with its selection', async () => {
    const page = parse(await (await open('/calendar?source=rba&view=month')).text());
    expect(page.querySelector('link[rel=alternate]')?.getAttribute('href')).toBe('/figures/calendar.rss?source=rba');
  });
});

it('a name in the legend of a comparison highlights its line, in the picture and its files, but not in the table', async () => {
  const page = parse(await (await open('/compare?ids=AU.CPI.YOY,AU.WPI.YOY')).text());
  const [, wages] = page.querySelectorAll('#chart .key a');
  expect(wages?.getAttribute('href')).toMatch(/highlight=AU\.WPI\.YOY/);
  const shown = parse(await (await open('/compare?ids=AU.CPI.YOY,AU.WPI.YOY&highlight=AU.WPI.YOY&bands=covid')).text());
  expect(shown.querySelector('#chart .key a[aria-current=true]')?.getAttribute('href')).not.toContain('highlight');
  expect(shown.querySelectorAll('#chart svg.wid path.ca[stroke-width="1.25"]')).toHaveLength(1);
  expect(shown.querySelector('#chart li[data-band]')?.text).toBe('RBA target, 2–3%');
  expect(shown.querySelectorAll('#chart li[data-band]').map(({ text }) => text)).toContain('COVID-19 emergency');
  const hrefs = shown.querySelectorAll('.pop a').map((one) => one.getAttribute('href') ?? '');
  expect(hrefs.filter((href) => /\.(?:svg|png)\?/.test(href)).every((href) => href.includes('highlight='))).toBe(true);
  expect(hrefs.filter((href) => /\.(?:csv|xlsx|json)\?/.test(href)).some((href) => /highlight|bands/.test(href))).toBe(false);
  // A removed line is not highlighted.
  expect((await open('/compare?ids=AU.CPI.YOY,AU.WPI.YOY&highlight=AU.GDP')).status).toBe(200);
});

describe('page pictures as separate files', () => {
  const accept = { accept: '*/*' };

  it('exist for all vintages, as the page links them', async () => {
    const page = parse(await (await open('/series/AU.UNEMP.SA')).text());
    const hrefs = page.querySelectorAll('#vintages figcaption a').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs).toEqual(['csv', 'svg', 'png'].map((form) => `/figures/s/AU.UNEMP.SA.vintages.${form}`));
    const svg = await (await open('/s/AU.UNEMP.SA.vintages.svg', accept)).text();
    expect(svg).toMatch(/^<svg xmlns/);
    expect(svg).toContain('Source: Australian Bureau of Statistics');
    expect(svg.match(/class="first"/g)?.length).toBeGreaterThan(4);
    const png = Buffer.from(await (await open('/s/AU.UNEMP.SA.vintages.png', accept)).arrayBuffer());
    expect([png.subarray(1, 4).toString(), png.length > 5000]).toEqual(['PNG', true]);
    const rows = (await (await open('/s/AU.UNEMP.SA.vintages.csv', accept)).text()).trim().split('\n');
    expect(rows[0]).toBe('period,kind,vintage_day,value');
    expect(new Set(rows.slice(1).map((row) => row.split(',')[1]))).toEqual(new Set(['latest', 'first_published', 'vintage']));
    expect((await open('/s/AU.CASHRATE.vintages.svg', accept)).status).toBe(404);
  });

  it('exist for small charts, one for each series', async () => {
    const ids = ['NSW', 'VIC', 'QLD', 'WA'].map((state) => `AU.UNEMP.${state}`).join(',');
    const svg = await (await open(`/s/multi.multiples.svg?ids=${ids}`, accept)).text();
    expect(svg.match(/class="l l0"/g)).toHaveLength(4);
    expect(svg).toContain('Victoria');
    expect((await open('/s/AU.UNEMP.NSW.multiples.svg', accept)).status).toBe(400);
  });
});

it('a search has the value of the best series, its file and the year', async () => {
  const card = parse(await (await open('/search?q=unemployment+victoria+since+2019')).text()).querySelector('.answer');
  expect(card?.querySelector('b')?.text).toMatch(/^\d\.\d%$/);
  expect(card?.querySelectorAll('p a').map((link) => link.getAttribute('href'))).toEqual([
    '/figures/s/AU.UNEMP.VIC.xlsx?start=2019',
    '/figures/series/AU.UNEMP.VIC?start=2019',
  ]);
  // A result for fewer words than the search is not the response.
  expect(parse(await (await open('/search?q=unemployment+of+penguins')).text()).querySelector('.answer')?.text ?? '').not.toContain(
    'Victoria',
  );
});

it('close values are ranked as dots on a scale with its start', async () => {
  const rank = async (family: string) => parse(await (await open(`/regions/${family}?view=rank`)).text()).querySelector('main')?.text ?? '';
  expect(await rank('AU.CPI.INDEX')).toContain('The scale begins at');
  expect(await rank('AU.UNEMP')).not.toContain('The scale begins at');
});

it('the page offers a pyramid only for ages and sexes', async () => {
  expect(await (await open('/datasets/abs/LF_AGE?view=pyramid')).text()).toContain('No population pyramid.');
  expect((await open('/datasets/abs/CPI?view=pyramid')).status).toBe(400);
});
