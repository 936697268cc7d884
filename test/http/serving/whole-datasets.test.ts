/** Files of whole datasets are complete, in order and streamed at the reader's speed. Without a key they are shorter. */
import http from 'node:http';
import { read, utils } from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as declared from '../../../src/catalogue/catalogue.ts';
import { findSeries, nearestSeries } from '../../../src/catalogue/series.ts';
import { ASIC_BANNED_ORGS } from '../../../src/sources/asic/datasets/ASIC_BANNED_ORGS.ts';
import type { Shelf } from '../../queries/shelf.ts';
import { DEV_KEY, type Harness, startHarness } from '../harness.ts';
import { openLabourForce } from './labour-force.ts';

const MONTHS = 1_000;
const ALL = 9 * 3 * 2 * MONTHS;
const QUERY = 'measure=*&sex=*&adjustment=*';
const ORGANISATIONS = 50_500;
const KEY = { authorization: `Bearer ${DEV_KEY}` };

let shelf: Shelf;
let h: Harness;
let port: number;
beforeAll(async () => {
  shelf = await openLabourForce(MONTHS);
  await shelf.load(
    ASIC_BANNED_ORGS,
    Array.from({ length: ORGANISATIONS }, (_, i) => ({
      ...Object.fromEntries(ASIC_BANNED_ORGS.columns.map(({ name }) => [name, null])),
      [ASIC_BANNED_ORGS.columns[0]?.name ?? 'name']: `Organisation ${i}`,
    })),
  );
  h = await startHarness({ monthlyQuota: 1_000_000, deps: { context: shelf.ctx, catalogue: { ...declared, findSeries, nearestSeries } } });
  port = await h.listen();
}, 120_000);
afterAll(async () => {
  await h.close();
  await shelf.close();
});
const readers: http.ClientRequest[] = [];
afterEach(() => {
  for (const one of readers.splice(0)) one.destroy();
});

const linesOf = async (url: string, headers: Record<string, string> = KEY) => {
  const answer = await h.ask({ url, headers });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  const next = /<([^>]*)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1] ?? null;
  return { lines: answer.body.trimEnd().split(/\r?\n/), next, headers: answer.headers };
};

describe('a dataset of more than 50,000 rows', () => {
  it('is one file with every row once, in the order of the periods', async () => {
    const { lines, next, headers } = await linesOf(`/d/abs/LF.csv?${QUERY}`);
    expect([lines.length, next, headers['etag']]).toEqual([ALL + 1, null, undefined]);
    expect(new Set(lines).size).toBe(ALL + 1);
    const periods = lines.slice(1).map((line) => line.split(',')[0] ?? '');
    expect(periods).toEqual(periods.toSorted());
    expect(lines[0]).toBe((await linesOf(`/d/abs/LF.csv?${QUERY}&limit=1`)).lines[0]);
    expect(lines.slice(-1000)).toEqual((await linesOf(`/d/abs/LF.csv?${QUERY}&limit=1000`)).lines.slice(1));
  }, 30_000);

  it('has the same rows as the pages of the API', async () => {
    const { lines } = await linesOf(`/d/abs/LF.jsonl?${QUERY}`);
    const pages: unknown[] = [];
    for (let url: string | null = `/v1/data/abs/LF?${QUERY}&limit=1000`; url !== null; ) {
      const { data, links }: { data: unknown[]; links: { next: string | null } } = (await h.ask({ url, headers: KEY })).json();
      pages.unshift(...data);
      url = links.next === null ? null : new URL(links.next).pathname + new URL(links.next).search;
    }
    expect(lines.map((line) => JSON.parse(line))).toEqual(pages);
    const descending = await linesOf(`/d/abs/LF.jsonl?${QUERY}&order=desc`);
    expect(descending.lines).toEqual(lines.toReversed());
    const wide = await linesOf(`/d/abs/LF.jsonl?${QUERY}&shape=wide&pivot=measure&start=1950`);
    expect(wide.lines.length).toBeLessThan(ALL / 9 + 1);
  }, 60_000);

  it('is one workbook, sent as a stream, with the rows of the CSV file and typed cells', async () => {
    const answer = await h.ask({ url: `/d/abs/LF.xlsx?${QUERY}`, headers: { ...KEY, 'accept-encoding': 'gzip' } });
    const { headers } = answer;
    expect([answer.statusCode, headers['link'], headers['etag'], headers['content-encoding']]).toEqual([
      200,
      undefined,
      undefined,
      undefined,
    ]);
    // A reader of workbooks would need most of the time of this test.
    const sheet = strFromU8(unzipSync(answer.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const { lines } = await linesOf(`/d/abs/LF.csv?${QUERY}`);
    const [periods, values] = [lines[0]?.split(',').indexOf('period') ?? -1, lines[0]?.split(',').indexOf('value') ?? -1];
    const letter = (place: number): string => String.fromCharCode(65 + place);
    const column = (place: number, cell: string): readonly string[] =>
      [...sheet.matchAll(new RegExp(`<c r="${letter(place)}\\d+"${cell}</c>`, 'g'))].map(([, text = '']) => text);
    const inFile = (place: number): readonly string[] => lines.slice(1).map((line) => line.split(',')[place] ?? '');
    expect(sheet.match(/<row r=/g)).toHaveLength(ALL + 1);
    expect(column(values, '><v>([^<]*)</v>')).toEqual(inFile(values));
    expect(column(periods, ' t="inlineStr"><is><t xml:space="preserve">([^<]*)</t></is>').slice(1)).toEqual(inFile(periods));
  }, 120_000);

  it('is a workbook of 25,000 rows without a key, with the URL of the other rows', async () => {
    const { headers, rawPayload } = await h.ask({ url: `/d/abs/LF.xlsx?${QUERY}` });
    expect(String(headers['link'])).toMatch(/^<LF\.xlsx\?.*cursor=.*>; rel="next"$/);
    const book = read(rawPayload, { dense: true });
    expect(utils.sheet_to_json(book.Sheets['Data'] ?? {})).toHaveLength(25_000);
    expect(utils.sheet_to_csv(book.Sheets['About'] ?? {})).toContain(`25000 of ${ALL} matching rows`);
  }, 60_000);

  it('is complete as JSON', async () => {
    const { headers, payload } = await h.ask({ url: `/d/abs/LF.json?${QUERY}`, headers: KEY });
    const { data, meta, links } = JSON.parse(payload);
    expect([headers['link'], data.length, meta.row_count, meta.total_rows, meta.truncated, links.next]).toEqual([
      ...[undefined, ALL, ALL, ALL, false, null],
    ]);
  }, 60_000);

  it('has up to 25,000 observations without a key, and states this, even after a reader with a key', async () => {
    for (const _ of [1, 2]) {
      const { lines, next } = await linesOf(`/d/abs/LF.csv?${QUERY}`, {});
      expect(lines).toHaveLength(25_002);
      expect(lines.at(-1)).toBe(`# 25000 of ${ALL} rows. Next file: ${next}`);
      expect((await linesOf(`/d/abs/LF.csv?${QUERY}`)).lines).toHaveLength(ALL + 1);
    }
    const { lines, next } = await linesOf(`/d/abs/LF.jsonl?${QUERY}`, {});
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ row_count: 25_000, total_rows: ALL, next });
  }, 60_000);

  it('is complete as a register', async () => {
    const { lines, next } = await linesOf('/d/asic/ASIC_BANNED_ORGS.csv');
    expect([lines.length, next, new Set(lines).size]).toEqual([ORGANISATIONS + 1, null, ORGANISATIONS + 1]);
    expect((await linesOf('/d/asic/ASIC_BANNED_ORGS.csv', {})).lines).toHaveLength(25_002);
  }, 60_000);
});

describe('a reader of a long file', () => {
  const begin = (path: string): Promise<http.IncomingMessage> =>
    new Promise((resolve, reject) => {
      const request = http.get({ host: '127.0.0.1', port, path, headers: KEY, agent: false }, resolve);
      request.on('error', reject);
      readers.push(request);
    });
  const reads = (): { count: number; stop(): void } => {
    const { datasets } = shelf.store;
    const read = datasets.read.bind(datasets);
    const counted = { count: 0, stop: () => void (datasets.read = read) };
    datasets.read = (query) => {
      counted.count += 1;
      return read(query);
    };
    return counted;
  };
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

  it('determines how fast it is read from the store, and stops the reading by disconnecting', async () => {
    const whole = reads();
    await h.ask({ url: `/d/abs/LF.jsonl?${QUERY}&labels=both`, headers: KEY });
    whole.stop();
    const counted = reads();
    const response = await begin(`/d/abs/LF.jsonl?${QUERY}&labels=both`);
    await pause(500);
    const before = counted.count;
    expect(before).toBeLessThan(whole.count);
    response.destroy();
    await pause(500);
    expect(counted.count).toBeLessThanOrEqual(before + 1);
    counted.stop();
  }, 30_000);
});
