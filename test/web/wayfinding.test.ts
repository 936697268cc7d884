/** Checks navigation: the home page, the menu, series without data, the answer above a search, and this week's releases. */
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AU_WPI_YOY } from '../../src/catalogue/series/wages.ts';
import { SERIES } from '../../src/catalogue/series.ts';
import { type OverStore, serveStore } from '../http/over-store.ts';
import { readFeed } from '../render/feed-reader.ts';
import { putSeries } from '../signals/put-series.ts';

let server: OverStore;
let early: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
  // Two days after a decision of the Reserve Bank that is not in the starter data.
  early = await serveStore('2026-11-05T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(async () => {
  await server.close();
  await early.close();
});

const get = (path: string, from = server) => from.get(path, { accept: 'text/html' });
const page = async (path: string, from = server): Promise<HTMLElement> => parse((await get(path, from)).body);
const hrefs = (element: HTMLElement | null): readonly string[] =>
  (element?.querySelectorAll('a') ?? []).map((one) => one.getAttribute('href') ?? '');

describe('home', () => {
  it('has eight values, latest and coming releases, sixteen topics, eight states and up to six indicators', async () => {
    const home = await page('/');
    expect(home.querySelectorAll('.tiles a.tile')).toHaveLength(8);
    expect(home.querySelectorAll('.grid a.card')).toHaveLength(16);
    expect(home.querySelectorAll('.tilemap a')).toHaveLength(8);
    const headings = home.querySelectorAll('main h2').map(({ text }) => text);
    expect(headings).toEqual(expect.arrayContaining(['Next releases', 'Topics', 'States and territories', 'Indicators', 'Use the data']));
    expect(hrefs(home.querySelector('.hero')).length).toBeGreaterThanOrEqual(3);
    const indicators = hrefs(home).filter((href) => /\/signals\/[a-z0-9-]+$/.test(href));
    expect(new Set(indicators).size).toBeGreaterThan(2);
    expect(new Set(indicators).size).toBeLessThanOrEqual(7);
  });

  it('dates a figure like its release card, and lists figures without a known release day last', async () => {
    const listed = (await page('/')).querySelectorAll('section h2').find(({ text }) => text === 'Latest releases')?.parentNode;
    const rows = (listed?.querySelectorAll('tbody tr') ?? []).map((row) => row.querySelectorAll('td, th').map(({ text }) => text.trim()));
    const days = rows.map((cells) => cells.at(-1) ?? '');
    expect(rows.find(([figure]) => figure?.startsWith('Consumer price inflation, monthly'))?.at(-1)).toBe('29 Jul 2026');
    expect(days).toHaveLength(5);
    // The average of a month is not the rate that the concept has.
    expect(rows.map(([figure]) => figure).join()).toMatch(/Cash rate target, monthly average May 2026/);
    const known = days.filter((day) => !day.startsWith('by '));
    expect(known.length).toBeGreaterThan(0);
    expect(days.slice(0, known.length)).toEqual(known.toSorted((a, b) => Date.parse(b) - Date.parse(a)));
  });

  it('starts with the latest release, rates and electricity, each with its period', async () => {
    const text = (await page('/')).querySelector('#morning')?.text ?? '';
    expect(text).toContain('Consumer price inflation, annual change, monthly: 3.8% in June 2026, after 4.0% in May 2026.');
    expect(text).toContain('Released 29 July 2026.');
    expect(text).toMatch(/Cash rate\s*4\.35% 6 May 2026/);
    expect(text).toMatch(/New home loans\s*Last: 5\.90% March 2026/);
    expect(text).toMatch(/Electricity \(NEM\)\s*Last: \$208\.48\/MWh/);
    expect(text).toContain('No value was revised in the last 24 hours.');
  });

  it('lists datasets revised in the last 24 hours, and no earlier ones', async () => {
    const own = await serveStore('2026-05-11T00:00:00.000Z', 'nothing');
    const put = (values: Record<string, number>) => putSeries(own.shelf, [{ handle: AU_WPI_YOY, values }]);
    await put({ '2025-Q3': 3.4, '2025-Q4': 3.4 });
    own.shelf.clock.advance(10 * 86_400_000);
    const revised = async () => (await page('/', own)).querySelector('#morning')?.text ?? '';
    expect(await revised()).toContain('No value was revised in the last 24 hours.');
    await put({ '2025-Q3': 3.3, '2025-Q4': 3.5, '2026-Q1': 3.2 });
    expect(await revised()).toMatch(/Wage Price Index: 2 values/i);
    own.shelf.clock.advance(2 * 86_400_000);
    expect(await revised()).toContain('No value was revised in the last 24 hours.');
    await own.close();
  });

  it('draws the states by the chosen measure, and by the usual measure for any other choice', async () => {
    const shown = async (query: string) => (await page(`/${query}`)).querySelector('#map option[selected]')?.getAttribute('value');
    expect(await shown('')).toBe('AU.UNEMP');
    expect(await shown('?map=AU.POPULATION')).toBe('AU.POPULATION');
    expect(await shown('?map=nothing')).toBe('AU.UNEMP');
  });

  it('has at most 60 kB', async () => {
    expect(Buffer.byteLength((await get('/')).body)).toBeLessThanOrEqual(60_000);
  });
});

describe('the menu', () => {
  it('has seven words, and each opens a page', async () => {
    const links = (await page('/')).querySelectorAll('nav[aria-label=Main] a');
    expect(links.map(({ text }) => text)).toEqual(['Topics', 'Places', 'Releases', 'Energy', 'Registers', 'Data', 'Developers']);
    for (const link of links.slice(0, -1)) expect((await get(link.getAttribute('href') ?? '')).statusCode).toBe(200);
  });

  it.each([
    ['/releases', '/calendar'],
    ['/data', '/datasets'],
    ['/indicators', '/signals'],
    ['/developers', '/docs'],
    ['/regions', '/places'],
    ['/series', '/search'],
    ['/charts', '/compare'],
    ['/changes', '/releases/week'],
    ['/licence', '/about'],
    ['/api', '/docs/api'],
  ])('leads from %s to %s', async (from, to) => {
    const { statusCode, headers } = await get(from);
    expect([statusCode, headers['location']]).toEqual([303, to]);
  });

  it('has every agency with its licence on the About page, and every register', async () => {
    const about = await page('/about');
    expect(about.querySelectorAll('#sources tbody tr')).toHaveLength(9);
    for (const id of ['sources', 'method', 'vintages', 'accessibility']) expect(about.querySelector(`#${id}`), id).not.toBeNull();
    expect((await page('/registers')).querySelectorAll('li.hit').length).toBeGreaterThan(20);
  });
});

describe('a series without data', () => {
  it('has a page, but its data are still refused', async () => {
    const { data } = (await server.json('/v1/series?limit=1000')) as unknown as { data: { id: string; available: boolean }[] };
    const without = data.filter(({ available }) => !available).map(({ id }) => id);
    expect(without.length).toBeGreaterThan(50);
    for (const id of without.filter((_, i) => i % 12 === 0)) {
      const answer = await get(`/series/${id}`);
      expect([id, answer.statusCode]).toEqual([id, 200]);
      const document = parse(answer.body);
      const handle = SERIES.find((one) => one.id === id);
      expect(document.querySelector('h1')?.text, id).toBe(handle?.title);
      expect(document.text, id).toContain(handle?.description ?? '?');
      expect(hrefs(document), id).toContain(handle?.dataset.landingPage);
      expect((await server.get(`/v1/series/${id}`)).statusCode, id).toBe(503);
    }
  });

  it('is after those with data in a search', async () => {
    const values = (await page('/search?q=rents')).querySelectorAll('.hit .val').map(({ text }) => text.includes('no data'));
    expect(values.indexOf(true) === -1 || !values.slice(values.indexOf(true)).includes(false)).toBe(true);
  });
});

describe('the answer above a search', () => {
  it('is the current value of the requested concept', async () => {
    const { data } = (await server.json('/v1/concepts/inflation')) as unknown as { data: { value_text: string; title: string } };
    const card = (await page('/search?q=inflation')).querySelector('.answer');
    expect(card?.text).toContain(data.title);
    expect(card?.querySelector('b')?.text).toContain(data.value_text);
    expect(hrefs(card)[1]).toMatch(/\.xlsx$/);
  });

  it('is for the requested place', async () => {
    for (const [q, place] of [
      ['inflation+sydney', 'Sydney'],
      ['unemployment+rate+victoria', 'Victoria'],
    ] as const)
      expect((await page(`/search?q=${q}`)).querySelector('.answer')?.text, q).toContain(place);
    expect((await page('/search?q=coal+power')).querySelector('.answer')).toBeNull();
  });

  it('is missing if the concept has no current value', async () => {
    for (const [q, concept] of [
      ['participation+rate', 'participation'],
      ['job+vacancies', 'vacancies'],
    ]) {
      const { data } = (await server.json(`/v1/concepts/${concept}`)) as unknown as { data: { value: number | null } };
      expect((await page(`/search?q=${q}`)).querySelector('.answer') === null, q).toBe(data.value === null);
    }
  });
});

describe('the links above a search', () => {
  it.each([
    ['victoria', '/places/vic'],
    ['unemployment in melbourne', '/places/melbourne'],
    ['housing', '/topics/housing'],
    ['gender pay gap', '/topics/gender-pay'],
    ['inflation', '/topics/prices'],
    ['woolworths', '/companies?q=woolworths'],
    ['nsw electricity price last week', '/energy/NSW1?range=7d'],
    ['power prices in Tasmania', '/energy/TAS1'],
    ['postcode 2000', '/places/postcode-2000'],
    ['2000', '/places/postcode-2000'],
    ['council newcastle', '/places/council-15900'],
  ])('lead from %s to %s', async (q, to) => {
    expect(hrefs(await page(`/search?q=${encodeURIComponent(q)}`))).toContain(to);
  });

  it('have the ABN or ACN in the query, if its check digits are right', async () => {
    const links = async (q: string) => hrefs((await page(`/search?q=${encodeURIComponent(q)}`)).querySelector('main'));
    expect(await links('who owns abn 51824753556')).toContain('/abn/51824753556');
    expect(await links('company with acn 001 025 903')).toContain('/companies?q=001025903');
    expect((await links('who owns abn 51824753557')).filter((href) => /^\/abn\//.test(href))).toEqual([]);
    const whole = await get(`/search?q=${encodeURIComponent('ABN 51 824 753 556')}`);
    expect(whole.headers['location']).toBe('/abn/51824753556');
  });

  it('are missing if no such page is meant', async () => {
    const links = hrefs((await page('/search?q=average+weekly+earnings')).querySelector('main'));
    expect(links.filter((href) => /\/(places|topics|companies)/.test(href))).toEqual([]);
  });
});

describe('suggestions while typing', () => {
  const kinds = async (q: string) => {
    const { hits } = JSON.parse((await get(`/search.json?q=${encodeURIComponent(q)}`)).body);
    return hits.map(({ kind, href }: { kind: string; href: string }) => `${kind} ${href}`);
  };

  it('have a place first if only the place is typed, and other pages after the series', async () => {
    expect((await kinds('victoria'))[0]).toBe('Place /places/vic');
    expect((await kinds('postcode 2000'))[0]).toBe('Place /places/postcode-2000');
    const [first, ...others] = await kinds('nsw electricity price last week');
    expect(first).toMatch(/^Series /);
    expect(others).toContain('Page /energy/NSW1?range=7d');
    expect(await kinds('woolworths')).toEqual(['Register /companies?q=woolworths']);
  });

  it('have the current series of a concept first, unless another frequency is named', async () => {
    expect((await kinds('inflation'))[0]).toBe('Series /series/AU.CPI.MONTHLY.YOY');
    expect((await kinds('quarterly inflation'))[0]).toBe('Series /series/AU.CPI.YOY');
    const card = async (q: string) => (await page(`/search?q=${q}`)).querySelector('section.answer')?.text;
    expect(await card('inflation')).toContain('Consumer price inflation, annual change, monthly');
    expect(await card('quarterly+inflation')).toContain('Consumer price inflation, annual change, quarterly');
    expect((await get('/compare?ids=AU.WPI.YOY&add=inflation')).headers['location']).toContain('AU.CPI.MONTHLY.YOY');
  });
});

describe('the releases of the week', () => {
  it('never show an earlier value as the value of a new release', async () => {
    const week = await page('/releases/week', early);
    const decision = week.querySelectorAll('tbody tr').filter(({ text }) => text.includes('Monetary Policy Board'));
    expect(decision.every(({ text }) => text.includes('Not on this site'))).toBe(true);
    expect((await page('/', early)).querySelectorAll('main h2').map(({ text }) => text)).toContain('Latest releases');
  });

  it('are described as none if nothing was published', async () => {
    const week = await page('/releases/week');
    expect(week.querySelectorAll('main h2').map(({ text }) => text)).toEqual(['Last seven days', 'Next seven days']);
    expect((await get('/releases/week')).statusCode).toBe(200);
  });
});

describe('a comparison of one series as an index', () => {
  it('has downloads that work, and says that the data files are not indexed', async () => {
    const menu = (await page('/compare?ids=AU.GDP&index_to=2010')).querySelectorAll('[href*="/s/AU.GDP."]');
    const links = menu.map((one) => one.getAttribute('href')?.replaceAll('&amp;', '&') ?? '');
    for (const form of ['xlsx', 'csv', 'json', 'svg', 'png']) expect(links.some((link) => link.includes(`.${form}?`))).toBe(true);
    for (const link of new Set(links)) expect([link, (await server.get(link)).statusCode]).toEqual([link, 200]);
    expect(menu.find((one) => one.getAttribute('href')?.includes('.csv?') && one.text !== 'CSV')?.text).toContain('published values');
  });
});

describe('a contradiction and missing series', () => {
  let own: OverStore;
  beforeAll(async () => {
    own = await serveStore('2026-05-11T00:00:00.000Z', 'nothing');
    await putSeries(own.shelf, [{ handle: AU_WPI_YOY, values: { '2025-Q3': 3.4, '2025-Q4': 3.4 } }]);
    const { datasets } = own.shelf.store;
    const [stored] = await datasets.series('abs/WPI');
    const facts = { series: [stored?.codes.join('.') ?? ''], count: 1, since: own.shelf.clock.now() };
    await datasets.noteConcerns(
      'abs/WPI',
      'figures',
      [{ kind: 'contradiction', name: 'x', detail: 'The wages do not agree.', ...facts }],
      () => [],
    );
    await datasets.noteConcerns('abs/WPI', 'files', [{ kind: 'missing', name: 'series', detail: 'One is gone.', ...facts }], () => []);
  });
  afterAll(() => own.close());

  it('are on the page of the series, before its value', async () => {
    const notes = (await page('/series/AU.WPI.YOY', own)).querySelectorAll('main .note p').map(({ text }) => text);
    expect(notes.filter((text) => /The wages do not agree|One is gone/.test(text))).toHaveLength(2);
  });

  it('are on the status page, and in its feed for everyone', async () => {
    const status = await page('/status', own);
    const list = status.querySelectorAll('section').find((one) => one.querySelector('h2')?.text === 'Data checks that failed');
    const failed = list?.querySelectorAll('li') ?? [];
    expect(failed).toHaveLength(1);
    expect(status.querySelector('link[rel=alternate][type="application/rss+xml"]')?.getAttribute('href')).toBe('/status.rss');
    const answer = await own.ask({ url: '/status.rss' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    const titles = readFeed(answer.body).items.map(({ title }) => title?.[0] ?? '');
    expect(titles.filter((title) => title.startsWith(`${failed[0]?.querySelector('a')?.text} (`))).toHaveLength(2);
    expect((await own.ask({ url: '/status.rss?since=2026' })).statusCode).toBe(400);
  });
});

describe('the age and the limits of what a page shows', () => {
  it('names the latest period of an indicator before its oldest input', async () => {
    const ages = (await page('/signals'))
      .querySelectorAll('li.hit')
      .map((hit) => [hit.querySelector('h3')?.text, hit.querySelector('.st')?.text]);
    const ageOf = Object.fromEntries(ages) as Readonly<Record<string, string>>;
    expect(ageOf['Do savings keep their value?']).toBe(
      'Out of date: latest value December quarter 2025, oldest input December quarter 2022',
    );
    expect(ageOf['How long does it take to save a deposit?']).toContain('oldest input June quarter 2024');
    expect(ageOf['How high is youth unemployment?']).toBe('Out of date: latest value December 2022');
  });

  it('says that no register was searched for an ABN, and links to ABN Lookup', async () => {
    const abn = await page('/abn/51824753556');
    expect(abn.text).toContain('No register with ABNs is stored on this site');
    expect(abn.text).not.toContain('not in the registers');
    expect(abn.querySelector('a[href="https://abr.business.gov.au/ABN/View?abn=51824753556"]')).not.toBeNull();
  });

  it('shows the rank and the national value of a place on phones', async () => {
    const lines = (await page('/places/vic')).querySelectorAll('.phone-only').map((line) => line.text.replaceAll(/\s+/g, ' '));
    expect(lines.some((line) => /^Rank \d of 8, Australia [\d.]+%$/.test(line))).toBe(true);
  });

  it('does not describe a source that is behind as current', async () => {
    expect((await page('/concepts/inflation')).text).not.toContain('earlier in the list is current');
  });
});

it('a search made twice in a minute has the same ETag', async () => {
  const own = await serveStore('2026-11-27T00:00:10.000Z', 'nothing');
  const tag = async () => (await own.get('/v1/search?q=inflation')).headers['etag'];
  const first = await tag();
  own.shelf.clock.advance(20_000);
  expect(await tag()).toBe(first);
  await own.close();
});

it('the description of the API has the members of OData responses', async () => {
  const { paths } = (await server.get('/openapi.json')).json();
  const schemaOf = (path: string) => paths[path].get.responses['200'].content['application/json'].schema;
  const answer = (await server.get('/odata')).json();
  expect(Object.keys(schemaOf('/odata').properties)).toEqual(Object.keys(answer));
  expect(Object.keys(schemaOf('/odata/{resource}').properties)).toEqual(expect.arrayContaining(['@odata.nextLink', 'value']));
});

describe('a search that names a time or a place', () => {
  const notes = async (q: string): Promise<string> =>
    (await server.get(`/v1/search?q=${encodeURIComponent(q)}`)).json().meta.notes.join(' ');
  const shown = async (q: string): Promise<string> => (await page(`/search?q=${encodeURIComponent(q)}`)).querySelector('main')?.text ?? '';

  it('has the value for the time, and names the time of the latest value', async () => {
    const { data } = (await server.get('/v1/series/AU.UNEMP.SA?start=2020-07&end=2020-07')).json();
    const value = String(data[0].value);
    expect(await notes('unemployment rate July 2020')).toContain(`AU.UNEMP.SA for 2020-07: ${value} (`);
    const answer = (await page('/search?q=unemployment+rate+July+2020')).querySelector('.answer')?.text ?? '';
    expect(answer).toContain(`${Number(value).toFixed(1)}%`);
    expect(answer).toContain('The latest value is for');
  });

  it('says that a series has no value for the time', async () => {
    expect(await notes('unemployment rate 1970')).toContain('AU.UNEMP.SA has no value for 1970. It has values from 1978-02');
    expect(await shown('unemployment rate 1970')).toContain('has no value for 1970. It has values from February 1978');
  });

  it('names a place that was replaced, on the page as in the response', async () => {
    const words = /is for Tasmania, not (?:Greater )?Hobart/;
    expect(await notes('population of Hobart')).toMatch(words);
    expect(await shown('population of Hobart')).toMatch(words);
  });

  it('has no such note if no time or a time span is named', async () => {
    for (const q of ['unemployment rate', 'unemployment rate since 2020'])
      expect(await notes(q), q).not.toMatch(/latest value|has no value/);
  });
});
