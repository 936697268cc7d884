/** In errors, the detail and the hint have at most 20 words each. They name the parameter and the accepted values. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEV_KEY } from '../http/harness.ts';
import { type OverStore, serveStore } from '../http/over-store.ts';
import { errorTextsOf } from './error-texts.ts';
import { expectNoFaults } from './faults.ts';
import { wordCount } from './glossary.ts';
import { HOLE, sourceFiles } from './literals.ts';
import type { Passage } from './passage.ts';

const MOST_WORDS_OF_AN_ERROR = 20;

/** Text that a caller sent counts as one word, however long it is. */
const QUOTED = /"[^"]*"|“[^”]*”/g;

const longErrors = (passages: readonly Passage[]): readonly string[] =>
  passages.flatMap(({ place, text }) => {
    const count = wordCount(text.replace(QUOTED, '{}'));
    return count > MOST_WORDS_OF_AN_ERROR ? [`${place}: ${count} words: ${text}`] : [];
  });

it('errors in the sources have at most 20 words', () => {
  const texts = sourceFiles('src').flatMap(errorTextsOf);
  expect(texts.length).toBeGreaterThan(1000);
  expectNoFaults('errors', longErrors(texts));
});

it('only quoted() puts text from a caller in quotation marks', () => {
  const texts = sourceFiles('src').flatMap(errorTextsOf);
  expectNoFaults(
    'quotes',
    texts.flatMap(({ place, text }) => (text.includes(`“${HOLE}”`) || text.includes(`"${HOLE}"`) ? [`${place}: ${text}`] : [])),
  );
});

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: { readonly examples?: readonly unknown[] };
  readonly example?: unknown;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
}

interface Spec {
  readonly paths: Readonly<Record<string, { readonly get?: Operation }>>;
}

interface Problem {
  readonly detail: string;
  readonly hint: string | null;
  readonly errors: readonly { readonly parameter: string; readonly detail: string; readonly allowed?: readonly string[] }[];
}

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const spec = async (): Promise<Spec> => JSON.parse((await server.get('/openapi.json')).body) as Spec;

/** Paths without parameters, each with one unreadable value. Parameters of one name and schema are read by the same code. */
async function badRequests(): Promise<readonly (readonly [url: string, parameter: string])[]> {
  const { paths } = await spec();
  const found = new Map<string, readonly [string, string]>();
  for (const [path, { get }] of Object.entries(paths)) {
    if (path.includes('{') || path === '/v1/stream') continue;
    const inQuery = (get?.parameters ?? []).filter((one) => one.in === 'query');
    for (const { name, schema } of inQuery) {
      const others = inQuery.filter((one) => one.required === true && one.name !== name && one.example !== undefined);
      const several: readonly [string, string][] = path.includes('/multi') && name !== 'ids' ? [['ids', 'AU.CPI.YOY,AU.WPI.YOY']] : [];
      const query = new URLSearchParams([
        ...several,
        ...others.map((one) => [one.name, String(one.example)] as [string, string]),
        [name, 'zz zz'],
      ]);
      found.set(`${name} ${JSON.stringify(schema)}`, [`${path}?${query}`, name]);
    }
  }
  return [...found.values()];
}

it('responses to unreadable values are short and name the parameter', async () => {
  const requests = await badRequests();
  expect(requests.length).toBeGreaterThan(60);
  const long: string[] = [];
  const unnamed: string[] = [];
  let refused = 0;
  for (const [url, parameter] of requests) {
    const { statusCode, body } = await server.get(url, { authorization: `Bearer ${DEV_KEY}`, accept: 'application/json' });
    expect(statusCode, url).not.toBe(500);
    if (statusCode !== 400 || !body.startsWith('{"type"')) continue;
    refused++;
    const { detail, hint, errors } = JSON.parse(body) as Problem;
    const own = errors.find((one) => one.parameter === parameter);
    if (!(own?.detail ?? detail).includes(parameter)) unnamed.push(`${url}: ${own?.detail ?? detail}`);
    const texts = errors.length > 1 ? errors.map((one) => one.detail) : [detail];
    long.push(...longErrors([...texts, hint ?? ''].map((text) => ({ place: url, text }))));
  }
  expect(refused).toBeGreaterThan(40);
  expect({ long, unnamed }).toEqual({ long: [], unnamed: [] });
});

it.each([
  ['/v1/series/AU.CPI.YOY?frequency=zz', '“zz” is not valid for the parameter “frequency”. Allowed: a, fy, s, q.', ['a', 'fy', 's', 'q']],
  ['/v1/data/abs/CPI?measure=zz', '“zz” is not valid for “measure”. Allowed: index, ', ['index']],
  ['/v1/data/abs/WPI?period=zz', '“zz” is not valid for the parameter “period”. Write 2024, ', ['2024']],
  ['/v1/regions/AU.UNEMP?period=zz', '“zz” is not one monthly period. Write “period” as 2024-03.', undefined],
])('%s names the parameter and the accepted values', async (url, detail, allowed) => {
  const { body } = await server.get(url, { authorization: `Bearer ${DEV_KEY}` });
  const problem = JSON.parse(body) as Problem;
  expect(problem.detail).toContain(detail);
  expect(problem.errors[0]?.allowed).toEqual(allowed === undefined ? undefined : expect.arrayContaining(allowed));
});

it('responses to unknown names in a path are short', async () => {
  const { paths } = await spec();
  const named = Object.keys(paths).filter((path) => path.includes('{'));
  expect(named.length).toBeGreaterThan(40);
  const long: string[] = [];
  for (const path of named) {
    const url = path.replaceAll(/\{[^}]+\}/g, 'zzz');
    const { statusCode, body } = await server.get(url, { authorization: `Bearer ${DEV_KEY}`, accept: 'application/json' });
    expect(statusCode, url).not.toBe(500);
    if (statusCode < 400 || !body.startsWith('{"type"')) continue;
    const { detail, hint } = JSON.parse(body) as Problem;
    long.push(...longErrors([detail, hint ?? ''].map((text) => ({ place: url, text }))));
  }
  expect(long).toEqual([]);
});

it('an indicator without current data names its datasets in words and has the reasons as data', async () => {
  const { statusCode, body } = await server.get('/v1/real-cash-rate', { authorization: `Bearer ${DEV_KEY}` });
  expect(statusCode).toBe(503);
  const { detail, reasons } = JSON.parse(body) as { detail: string; reasons: readonly { code: string; dataset: string }[] };
  expect(longErrors([{ place: 'real-cash-rate', text: detail }])).toEqual([]);
  const named = new Set(reasons.map(({ dataset }) => dataset));
  expect(named.size).toBeGreaterThan(2);
  for (const dataset of [...named].slice(0, 2)) expect(detail).toContain(dataset);
});
