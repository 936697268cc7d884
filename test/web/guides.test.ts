/** Runs every command in the guides like a reader who copies it. The folder is empty, and the program is installed from its package. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUIDES } from '../../src/web/pages/docs/guide.ts';
import { type Block, blocksOf, Reader } from '../clients/code-blocks.ts';
import { PYTHON_MS } from '../clients/python.ts';

const HTML = { accept: 'text/html' };

let reader: Reader;
beforeAll(async () => {
  reader = await Reader.start();
  reader.makeBulkFiles();
}, 480_000);
afterAll(() => reader?.stop());

const textOf = async (id: string): Promise<string> => {
  const answer = await fetch(`${reader.wattle.origin}/docs/${id}.md`);
  expect([id, answer.status, answer.headers.get('content-type')]).toEqual([id, 200, 'text/markdown; charset=utf-8']);
  return answer.text();
};

function leftOut({ language, code }: Block): string | null {
  if (language === 'sh verified') return 'it needs an address that was verified: test/http/webhooks.test.ts subscribes so';
  return code.includes('${__from') ? 'Grafana puts the days in' : null;
}

describe.each(GUIDES.map(({ id }) => id))('%s', (id) => {
  it('has a page with the URL of this server, and the same text as Markdown', async () => {
    const answer = await fetch(`${reader.wattle.origin}/docs/${id}`, { headers: HTML });
    expect(answer.status).toBe(200);
    const page = parse(await answer.text());
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    const text = await textOf(id);
    expect(text).toMatch(/^# .+\n\n.+/);
    for (const one of [page.text, text]) expect(one).not.toContain('wattle.example.org');
    const levels = page.querySelectorAll('h1, h2, h3').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.every((level, i) => i === 0 || level <= (levels[i - 1] ?? 0) + 1)).toBe(true);
    for (const link of page.querySelectorAll('main a')) {
      const href = link.getAttribute('href') ?? '';
      if (href.startsWith('/') && !/^\/(account|admin)/.test(href))
        expect([href, (await fetch(`${reader.wattle.origin}${href}`, { headers: HTML })).status]).toEqual([href, 200]);
    }
  });

  beforeAll(() => reader.addPython(), PYTHON_MS);

  it('every command in it works', async (context) => {
    const blocks = blocksOf(await textOf(id));
    expect(blocks.length).toBeGreaterThan(0);
    const { missing, ran } = await reader.runAll(blocks, leftOut);
    context.task.meta.missing = missing;
    if (ran === 0) context.skip();
  });
});

it('the first page finds guides, operations and series', async () => {
  const open = async (q: string): Promise<string> =>
    parse(await (await fetch(`${reader.wattle.origin}/docs?q=${encodeURIComponent(q)}`, { headers: HTML })).text()).querySelector('main')
      ?.text ?? '';
  expect(await open('')).toContain('Your first value');
  expect(await open('IMPORTDATA')).toContain('Google Sheets');
  expect(await open('facets')).toContain('/v1/facets/{source}/{dataset_id}');
  expect(await open('unemployment victoria')).toContain('AU.UNEMP.VIC');
  expect(await open('zxqw')).toContain('No results for “zxqw”.');
});

it('an unknown guide leads to the nearest guide', async () => {
  const answer = await fetch(`${reader.wattle.origin}/docs/pyhton`);
  expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ hint: 'Did you mean /docs/python?' })]);
});
