/** With the starter data, a file of an indicator has every period, and a file of a dataset has every row. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OverStore, serveStore } from '../over-store.ts';

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const ALL = 'measure=*&category=*&adjustment=*&region=*';
const linesOf = async (target: string): Promise<{ lines: readonly string[]; next: string | undefined }> => {
  const { statusCode, body, headers } = await server.get(target);
  expect([target, statusCode]).toEqual([target, 200]);
  return { lines: body.trimEnd().split(/\r?\n/), next: /<([^>]*)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1] };
};

it('a file with more than 50,000 rows is complete, and applies any limit of the caller', async () => {
  const whole = await linesOf(`/d/abs/CPI.csv?${ALL}`);
  const { meta } = await server.json(`/v1/data/abs/CPI?${ALL}&limit=1`);
  expect(meta['total_rows']).toBeGreaterThan(50_000);
  expect([whole.lines.length, whole.next]).toEqual([meta['total_rows'] + 1, undefined]);
  expect((await linesOf(`/d/abs/CPI.jsonl?${ALL}`)).lines).toHaveLength(meta['total_rows']);
  expect((await linesOf(`/d/abs/CPI.csv?${ALL}&limit=2`)).lines).toHaveLength(3);
});

it('an indicator has every period, as the API has with a date range', async () => {
  const all = (await server.json('/v1/real-wages?start=1900'))['data'] as readonly { period: string }[];
  expect(all.length).toBeGreaterThan(50);
  const periods = (lines: readonly string[]): readonly (string | undefined)[] => lines.slice(1).map((line) => line.split(',')[0]);
  expect(periods((await linesOf('/g/real-wages.csv')).lines)).toEqual(all.map(({ period }) => period));
  expect((await linesOf('/g/real-wages.jsonl')).lines.map((line) => JSON.parse(line))).toEqual(all);
  expect(periods((await linesOf('/g/real-wages.csv?start=2024-Q1&end=2024-Q2')).lines)).toEqual(['2024-Q1', '2024-Q2']);
  expect((await server.json('/g/real-wages.json'))['data']).toMatchObject({ period: all.at(-1)?.period });
});
