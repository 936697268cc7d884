/** Checks documents about the whole service for catalogues, crawlers and generators. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasets } from '../../src/catalogue/catalogue.ts';
import { exampleOf, parseExamples } from '../../src/http/describe/examples.ts';
import { bulkOfOneFile } from './bulk-of-one-file.ts';
import { type Harness, PUBLIC_URL, startHarness } from './harness.ts';

let h: Harness;
let withBulk: Harness;
beforeAll(async () => {
  [h, withBulk] = await Promise.all([startHarness(), startHarness({ deps: { bulk: bulkOfOneFile } })]);
});
afterAll(() => Promise.all([h.close(), withBulk.close()]));

type Node = Readonly<Record<string, unknown>>;

it('lists the APIs as a linkset, and every URL of it works', async () => {
  const { statusCode, headers, body } = await h.get('/.well-known/api-catalog');
  expect([statusCode, headers['content-type']]).toEqual([
    200,
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  ]);
  const { linkset } = JSON.parse(body) as { linkset: Readonly<Record<string, { href: string }[] | string>>[] };
  const [root, ...apis] = linkset;
  expect(root).toEqual({ anchor: `${PUBLIC_URL}/.well-known/api-catalog`, item: apis.map(({ anchor }) => ({ href: anchor })) });
  const links = apis.flatMap((api) => Object.values(api).flatMap((value) => (typeof value === 'string' ? [] : value)));
  for (const href of new Set(links.map((link) => link.href))) {
    const { statusCode: found } = await h.get(href.slice(PUBLIC_URL.length));
    expect([href, [200, 404].includes(found) && !(found === 404 && href.endsWith('.json'))]).toEqual([href, true]);
  }
});

it('describes every dataset as DCAT, with its agency, licence, frequency and files', async () => {
  const { statusCode, headers, body } = await h.get('/catalog.jsonld');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/ld+json']);
  const listed = (JSON.parse(body) as { 'dcat:dataset': Node[] })['dcat:dataset'];
  expect(listed.map((one) => one['dct:identifier'])).toEqual(datasets().map(({ source, id }) => `${source}.${id}`));
  const cpi = listed.find((one) => one['dct:identifier'] === 'abs.CPI');
  expect(cpi).toMatchObject({
    'dct:publisher': { 'foaf:name': 'Australian Bureau of Statistics' },
    'dct:accrualPeriodicity': { '@id': 'http://publications.europa.eu/resource/authority/frequency/QUARTERLY' },
  });
  expect((cpi as { 'dcat:distribution': Node[] })['dcat:distribution'][0]).toMatchObject({
    'dcat:downloadURL': { '@id': `${PUBLIC_URL}/d/abs/CPI.csv` },
    'dct:license': { '@id': 'https://creativecommons.org/licenses/by/4.0/' },
  });
  // Every member with a prefix uses one from the context.
  const prefixes = new Set(Object.keys((JSON.parse(body) as { '@context': object })['@context']));
  for (const [, prefix = ''] of body.matchAll(/"([a-z]+):[A-Za-z]+":/g)) expect(prefixes).toContain(prefix);
});

describe('the Croissant document', () => {
  it('has the hash of each bulk file, and the type of each column', async () => {
    const document = JSON.parse((await withBulk.get('/catalog.croissant.json')).body) as { distribution: Node[]; recordSet: Node[] };
    expect(document.distribution).toMatchObject([
      { contentUrl: `${PUBLIC_URL}/bulk/source=rba/observations.parquet`, sha256: 'a'.repeat(64), contentSize: '12 B' },
    ]);
    const fields = document.recordSet[0]?.['field'] as Node[];
    expect(fields.map(({ name, dataType }) => [name, dataType])).toEqual([
      ['period', 'sc:Text'],
      ['value', 'sc:Float'],
      ['realtime_start', 'sc:DateTime'],
    ]);
  });

  it('is not available before the bulk files are', async () => {
    const { statusCode, headers, body } = await h.get('/catalog.croissant.json');
    expect([statusCode, headers['retry-after'], (JSON.parse(body) as Node)['code']]).toEqual([503, '120', 'DATA_UNAVAILABLE']);
  });
});

describe('the OpenAPI document', () => {
  it('has no examples, and is otherwise the same', async () => {
    const [whole, short] = await Promise.all(['/openapi.json', '/openapi.json?examples=no'].map(async (url) => (await h.get(url)).body));
    const names = (text = ''): readonly string[] => Object.keys((JSON.parse(text) as { paths: object }).paths);
    expect(names(short)).toEqual(names(whole));
    const mediaOf = (text = ''): readonly object[] =>
      Object.values((JSON.parse(text) as { paths: Readonly<Record<string, Readonly<Record<string, Node>>>> }).paths)
        .flatMap((path) => Object.values(path).flatMap((one) => Object.values(one['responses'] as object)))
        .flatMap((one: { content?: Readonly<Record<string, object>> }) => Object.values(one.content ?? {}));
    const withExample = (text: string | undefined): readonly object[] => mediaOf(text).filter((one) => 'example' in one);
    expect(mediaOf(short).length).toBeGreaterThan(100);
    expect(withExample(whole).length).toBeGreaterThan(50);
    expect(withExample(short)).toEqual([]);
    // The examples are the largest part that programs do without.
    const lengthOf = (examples: readonly object[]): number => examples.reduce((sum, one) => sum + JSON.stringify(one).length, 0);
    expect(Number(whole?.length) - Number(short?.length)).toBeGreaterThan(lengthOf(withExample(whole)));
    expect((await h.get('/openapi.json?examples=maybe')).statusCode).toBe(400);
  });

  it('has no schema with only the type null, which some generators cannot read', async () => {
    const found: string[] = [];
    const walk = (value: unknown, at: readonly string[]): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('type' in value && value.type === 'null' && !['anyOf', 'oneOf'].includes(at.at(-2) ?? '')) found.push(at.join('.'));
      for (const [name, part] of Object.entries(value)) if (name !== 'example') walk(part, [...at, name]);
    };
    walk(JSON.parse((await h.get('/openapi.json')).body), []);
    expect(found).toEqual([]);
  });
});

describe('the file of examples', () => {
  it('has the response of an operation, and none for others', () => {
    expect(exampleOf('readDataset')).toMatchObject({ meta: { endpoint: '/v1/data/rba/F1.1' } });
    expect(exampleOf('noSuchOperation')).toBeUndefined();
    expect([...parseExamples('{"operation":"a","answer":{"data":[]}}\n')]).toEqual([['a', { data: [] }]]);
  });

  it.each([
    ['{"operation":"a","answer":1}\n{"operation":"a","answer":2}\n', 'line 2: the operation a occurs twice'],
    ['{"operation":"a"}\n', 'line 1: the line must be an object with the members `operation` and `answer`'],
    ['{"operation":"a","answer":1}\n{"operation":', 'line 2: the line must be an object with the members `operation` and `answer`'],
  ])('refuses %j', (text, problem) => expect(() => parseExamples(text)).toThrow(problem));
});
