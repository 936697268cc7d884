/**
 * The API reference is complete without scripts, on a phone and under a path prefix. It makes no requests to other hosts. A real browser
 * checks this.
 */
import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { type HTMLElement, parse } from 'node-html-parser';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../src/core/errors.ts';
import { headingOf } from '../../src/http/base/endpoint.ts';
import type { OpenApiDocument, Operation } from '../../src/http/describe/openapi-document.ts';
import { referenceOperation, referenceOverview, referenceSubject } from '../../src/http/pages/reference/reference-page.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { chromiumOptions } from '../programs/chromium.ts';
import { needs } from '../programs/needs.ts';
import { type Harness, PUBLIC_URL, startHarness } from './harness.ts';

const SUBJECTS = ['data', 'series', 'fred', 'signals', 'files', 'account', 'webhooks', 'system', 'schemas'];
/** Maximum number of bytes before the first word, and in a page as sent. */
const LARGEST_PAGE = 300_000;
const LARGEST_PACKED = { html: 40_000, css: 15_000, js: 30_000 };

let h: Harness;
let document: OpenApiDocument;

beforeAll(async () => {
  h = await startHarness({ deps: { signals: SIGNALS } });
  document = (await h.ask({ url: '/openapi.json' })).json();
});
afterAll(() => h.close());

const treeOf = (html: string): HTMLElement => parse(html, { blockTextElements: { script: true, style: true } });
const wordsOf = (element: HTMLElement | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ');

const pageOf = async (path: string): Promise<string> => {
  const answer = await h.ask({ url: path });
  expect(answer.statusCode, path).toBe(200);
  return answer.body;
};

/** Pages as trees, each parsed once. */
const trees = new Map<string, HTMLElement>();
async function treeAt(path: string): Promise<HTMLElement> {
  const tree = trees.get(path) ?? treeOf(await pageOf(path));
  trees.set(path, tree);
  return tree;
}

interface Found {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const operations = (): readonly Found[] =>
  Object.entries(document.paths)
    .flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })))
    .filter(({ operation }) => operation.deprecated !== true);

const slugOf = ({ tags }: Operation): string => String(tags[0]).toLowerCase();

describe('the reference page has', () => {
  it('every operation in the overview, grouped by subject, with a working link', async () => {
    const overview = await treeAt('/docs/api');
    const rows = overview.querySelectorAll('section.list li');
    expect(rows).toHaveLength(operations().length);
    expect(operations().length).toBeGreaterThan(90);
    for (const { method, path, operation } of operations()) {
      const row = rows.find((one) => one.querySelector('.verb')?.text === method && one.querySelector('code')?.text === path);
      expect(row?.text, `${method} ${path}`).toContain(operation.summary);
      const href = row?.querySelector('a')?.getAttribute('href') ?? '';
      const [address = '', fragment] = href.split('#');
      const page = await treeAt(address);
      expect(page.getElementById(fragment ?? operation.operationId)?.text, href).toContain(operation.summary);
    }
    const text = wordsOf(overview);
    for (const { name, description } of document.tags) expect(text).toContain(`${headingOf(name)}${description}`);
    for (const name of Object.keys(document.components.headers)) expect(text).toContain(name);
  });

  it('every error code with its status, and a page about it', async () => {
    const overview = await treeAt('/docs/api');
    const rows = overview.querySelectorAll('#errors .fields > div');
    expect(rows).toHaveLength(Object.keys(ERROR_CODES).length);
    for (const [code, { status, title }] of Object.entries(ERROR_CODES)) {
      const row = rows.find((one) => one.querySelector('dt')?.text === code);
      expect(row?.text).toContain(`Status ${status}`);
      expect(row?.text).toContain(title);
      await pageOf(row?.querySelector('a')?.getAttribute('href') ?? '');
    }
  });

  it('the parameters, body, responses, errors and examples of an operation', async () => {
    for (const { method, path, operation } of operations()) {
      const page = await treeAt(`/docs/api/${slugOf(operation)}/${operation.operationId}`);
      const where = `${method} ${path}`;
      const section = page.getElementById(operation.operationId);
      const text = wordsOf(section);
      expect(section?.querySelector('.route')?.text.trim(), where).toBe(`${method} ${path}`);
      for (const parameter of operation.parameters) {
        const row = section?.querySelectorAll('.fields > div').find((one) => one.querySelector('dt code')?.text === parameter.name);
        const { type, enum: values = [], default: byDefault, minimum, maximum } = parameter.schema as Record<string, never>;
        const shown = row?.text ?? '';
        expect(shown, `${where} ${parameter.name}`).toContain(`in ${parameter.in}`);
        expect(shown).toContain(String(type));
        expect(shown).toContain(parameter.description.replaceAll('`', ''));
        expect(shown.includes('required'), `${where} ${parameter.name}`).toBe(parameter.required);
        for (const value of values as readonly string[]) expect(shown).toContain(value);
        if (byDefault !== undefined) expect(shown).toContain(`Default ${byDefault}.`);
        if (minimum !== undefined && maximum !== undefined) expect(shown).toContain(`${minimum} to ${maximum}.`);
      }
      const shownStatuses = section?.querySelectorAll('.answers > div').map((one) => one.querySelector('dt code')?.text);
      expect(shownStatuses, where).toEqual(Object.keys(operation.responses));
      for (const media of Object.values(operation.responses).flatMap(({ content = {} }) => Object.entries(content))) {
        expect(text, where).toContain(media[0]);
        if (media[1].example === undefined) continue;
        const answer = section?.querySelector('pre.answer')?.textContent ?? '';
        const { example } = media[1];
        if (typeof example === 'string') expect(answer).toBe(example);
        else expect(JSON.parse(answer)).toEqual(example);
      }
    }
  });

  it('every schema with every field', async () => {
    const page = await treeAt('/docs/api/schemas');
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      const names = page
        .getElementById(name)
        ?.querySelectorAll('dt > code')
        .map((one) => one.text);
      expect(names, name).toEqual(expect.arrayContaining(Object.keys((schema as { properties?: object }).properties ?? {})));
    }
  });

  it('every event of webhooks', async () => {
    const page = await treeAt('/docs/api/webhooks');
    for (const [name, { post }] of Object.entries(document.webhooks)) {
      expect(page.getElementById(`event-${name}`)?.text, name).toContain(post.summary);
    }
  });

  it('commands that work in a shell', needs('sh'), async () => {
    const print = 'curl() { for word in "$@"; do printf "%s\\0" "$word"; done; }\n';
    const end = '\nprintf "\\1"\n';
    const variables = { WATTLE_KEY: 'ak_mine', WATTLE_ACCESS_TOKEN: 'jwt', SUB_ID: 'sub_1', DELIVERY_ID: 'dlv_1', LOCATION: 'sydney' };
    let script = print;
    for (const { operation } of operations()) {
      const page = await treeAt(`/docs/api/${slugOf(operation)}/${operation.operationId}`);
      script += (page.querySelector('pre.command')?.textContent ?? '') + end;
    }
    const printed = execFileSync('sh', ['-eu'], { input: script, env: { ...process.env, ...variables }, encoding: 'utf8' }).split('\x01');
    for (const [i, { method, path, operation }] of operations().entries()) {
      const words = (printed[i] ?? '').split('\0');
      const target = operation['x-example-request'];
      const url = words.find((word) => word.startsWith(PUBLIC_URL));
      if (target !== undefined) expect(url).toBe(PUBLIC_URL + target);
      expect(url, `${method} ${path}`).not.toMatch(/[{}$]/);
      expect(words.includes('-X') ? words[words.indexOf('-X') + 1] : 'GET').toBe(method);
      const example = operation.requestBody?.content['application/json']?.example;
      if (example !== undefined) {
        const sent = words[words.indexOf('-d') + 1] ?? '';
        expect(typeof example === 'string' ? sent : JSON.parse(sent), `${method} ${path}`).toEqual(example);
      }
      const needsOne = operation.security.length > 0 && operation.security.every((way) => Object.keys(way).length > 0);
      expect(
        words.some((word) => /^Authorization: Bearer (ak_mine|jwt)$/.test(word)),
        `${method} ${path}`,
      ).toBe(needsOne);
    }
  });
});

describe('links and size', () => {
  it('every link works', async () => {
    const paths = ['/docs/api', '/docs/api/signals/signal_real_wages', ...SUBJECTS.map((subject) => `/docs/api/${subject}`)];
    for (const from of paths) {
      const page = await treeAt(from);
      for (const element of page.querySelectorAll('aside [href], main [href], main [src], footer [href]')) {
        const target = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
        if (/^(https:|data:)/.test(target)) continue;
        const [path = '', fragment] = target.split('#');
        if (fragment === undefined) {
          // The methodology of an indicator is on its page, to which its old URL redirects.
          if (path.startsWith('/docs/methodology/')) {
            const { statusCode, headers } = await h.ask({ url: path });
            expect([path, statusCode, headers.location]).toEqual([path, 303, expect.stringMatching(/^\/signals\/[a-z0-9-]+#method$/)]);
          } else await pageOf(path);
          continue;
        }
        const found = await treeAt(path === '' ? from : path);
        expect(found.getElementById(fragment), `${from} → ${target}`).not.toBeNull();
      }
    }
  });

  it('each page is within the size budget', async () => {
    for (const path of ['/docs/api', ...SUBJECTS.map((subject) => `/docs/api/${subject}`), '/docs/api/signals/signal_real_wages']) {
      const html = await pageOf(path);
      expect(html.length, path).toBeLessThan(LARGEST_PAGE);
      expect(gzipSync(html).length, path).toBeLessThan(LARGEST_PACKED.html);
    }
    expect(gzipSync(await pageOf('/docs/assets/reference.css')).length).toBeLessThan(LARGEST_PACKED.css);
    expect(gzipSync(await pageOf('/docs/assets/reference.js')).length).toBeLessThan(LARGEST_PACKED.js);
  });

  it('links stay below the path of the public URL, if the URL has a path', () => {
    const prefixed: OpenApiDocument = { ...document, servers: [{ url: 'https://data.example.org/wattle' }] };
    const pages = [
      referenceOverview(prefixed),
      ...SUBJECTS.map((subject) => referenceSubject(prefixed, subject) ?? ''),
      referenceOperation(prefixed, 'signals', 'signal_real_wages') ?? '',
    ];
    for (const html of pages) {
      const targets = treeOf(html)
        .querySelectorAll('[href],[src]')
        .map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '');
      expect(targets.filter((target) => target.startsWith('/') && !target.startsWith('/wattle/'))).toEqual([]);
      expect(targets.some((target) => target.startsWith('/wattle/'))).toBe(true);
    }
  });

  it('an unknown page lists the subjects, and an unknown operation is reported', async () => {
    const subject = await h.ask({ url: '/docs/api/dta' });
    expect(subject.statusCode).toBe(404);
    expect(subject.json().hint).toContain(
      'data, concepts, topics, places, forecasts, worksheets, series, fred, signals, files, account, webhooks, system, schemas',
    );
    expect((await h.ask({ url: '/docs/api/data/readNothing' })).statusCode).toBe(404);
    expect((await h.ask({ url: '/docs/api/series/readDataset' })).statusCode).toBe(404);
    expect((await h.ask({ url: '/docs/api/DATA' })).statusCode).toBe(200);
  });
});

describe('in a browser', needs('Chromium'), () => {
  let browser: Browser;
  let origin: string;

  beforeAll(async () => {
    origin = `http://127.0.0.1:${await h.listen()}`;
    const options = chromiumOptions();
    const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
    browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...quiet] });
  });
  afterAll(() => browser.close());

  it('loads only from this origin, under its content security policy', async () => {
    const page = await browser.newPage();
    const requested: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${origin}/docs/api`);
    expect(await page.title()).toBe('API reference · Wattle');
    await page.getByText('Get rows of a dataset').filter({ visible: true }).first().waitFor({ timeout: 20_000 });
    await page.getByText('Get rows of a dataset').click();
    await page.getByRole('heading', { name: 'Get rows of a dataset' }).waitFor({ timeout: 20_000 });
    expect(new URL(page.url()).pathname).toBe('/docs/api/data/readDataset');
    // A font or a beacon would be requested only now.
    await page.waitForTimeout(1000);
    expect(requested.filter((url) => !/^(http:\/\/127\.0\.0\.1:\d+\/|data:|blob:)/.test(url))).toEqual([]);
    expect(await page.locator('a[href="/openapi.json"]').count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('filters the operations while the reader types, and counts the matches', async () => {
    const page = await browser.newPage();
    await page.goto(`${origin}/docs/api`);
    await page.keyboard.press('/');
    await page.keyboard.type('as_of series');
    const rows = page.locator('section.list li:visible');
    await expect.poll(() => rows.count()).toBeGreaterThan(0);
    for (const text of await rows.allTextContents()) expect(text.toLowerCase()).toContain('series');
    expect(await rows.count()).toBeLessThan(20);
    expect(await page.locator('[role=status]').textContent()).toBe(`${await rows.count()} operations`);
    await page.close();
  });

  it('shows everything without scripts, and never scrolls sideways at 360 px', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    for (const path of ['/docs/api', '/docs/api/signals/signal_real_wages', ...SUBJECTS.map((subject) => `/docs/api/${subject}`)]) {
      await page.goto(origin + path);
      const { width } = (await page.locator('html').boundingBox()) ?? { width: 0 };
      expect(width, path).toBe(360);
      const widest = await page.locator('main > *').evaluateAll((all) => Math.max(...all.map((one) => one.scrollWidth)));
      expect(widest, path).toBeLessThanOrEqual(360);
      expect(await page.locator('h1').count(), path).toBe(1);
      expect(await page.locator('form[data-filter]:visible').count(), path).toBe(0);
    }
    await context.close();
  });

  it('is dark if the reader prefers a dark theme', async () => {
    const grounds: unknown[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme });
      await page.goto(`${origin}/docs/api/data`);
      grounds.push(await page.evaluate('getComputedStyle(document.body).backgroundColor'));
      await page.close();
    }
    expect(grounds).toEqual(['rgb(255, 255, 255)', 'rgb(20, 23, 27)']);
  });
});
