import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReplayServer, startReplay } from '../../sandbox/replay/replay-server.ts';
import { recorded } from '../programs/needs.ts';

// Files written for this test, with their name as content.
const MANIFEST = `path,agency,dataset,upstream_url,format,period_covered,retrieved_or_commit_date,origin_repo,licence
a2-old.csv,RBA,A2,https://www.rba.gov.au/statistics/tables/csv/a2-data.csv,RBA csv,,2026-02-10,,CC BY 4.0
a2-new.csv,RBA,A2,https://www.rba.gov.au/statistics/tables/csv/a2-data.csv,RBA csv,,2026-03,,CC BY 4.0
f01hist.xlsx,RBA,F1.1,https://www.rba.gov.au/statistics/tables/xls/f01hist.xlsx,RBA xlsx,,2026-02-25,,CC BY 4.0
cpi-month.json,ABS,CPI,"https://data.api.abs.gov.au/rest/data/ABS,CPI,2.0.0/...50.M",SDMX-JSON 2.0,,2026-08-01,,CC BY 4.0
cpi-fuel.json,ABS,CPI,"https://data.api.abs.gov.au/rest/data/ABS,CPI,2.0.0/.30014+40081...M",SDMX-JSON 2.0,,2026-08-02,,CC BY 4.0
cpi-quarter.json,ABS,CPI,"https://data.api.abs.gov.au/rest/data/ABS,CPI,2.0.0/...50.Q",SDMX-JSON 2.0,,2026-08-01,,CC BY 4.0
codes.json,ABS,Codes,https://data.api.abs.gov.au/rest/codelist/ABS/CL_CPI/1.0.0,SDMX structure JSON 1.0,,2026-08-01,,CC BY 4.0
tidy.csv,RBA,F2,https://www.rba.gov.au/statistics/tables/csv/f2-data.csv,csv (tidy extract),,2023-02-08,,CC BY 4.0
absent.csv,RBA,F5,https://www.rba.gov.au/statistics/tables/csv/f5-data.csv,RBA csv,,2026-01-19,,CC BY 4.0
../outside.csv,RBA,F6,https://www.rba.gov.au/statistics/tables/csv/f6-data.csv,RBA csv,,2026-01-19,,CC BY 4.0
a2-old.csv,RBA,A2,(derived),RBA csv,,2026-02-10,,CC BY 4.0
`;
const FILES = ['a2-old.csv', 'a2-new.csv', 'f01hist.xlsx', 'cpi-month.json', 'cpi-fuel.json', 'cpi-quarter.json', 'codes.json', 'tidy.csv'];

let directory: string;
let replay: ReplayServer;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'wattle-replay-'));
  writeFileSync(path.join(directory, 'test-manifest.csv'), MANIFEST);
  writeFileSync(path.join(directory, 'more-manifest.csv'), 'path,colour\nx.csv,blue\n');
  for (const name of FILES) writeFileSync(path.join(directory, name), `this is ${name}`);
  replay = await startReplay({ directory });
});

afterAll(async () => {
  await replay.close();
  rmSync(directory, { recursive: true });
});

const get = (rest: string, init?: RequestInit): Promise<Response> => fetch(`${replay.url}${rest}`, init);
const textOf = async (rest: string): Promise<string> => (await get(rest)).text();
const CPI = '/data.api.abs.gov.au/rest/data';

describe('the replay server', () => {
  it('serves the latest file of an exact URL, with its validators', async () => {
    const response = await get('/www.rba.gov.au/statistics/tables/csv/a2-data.csv');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('this is a2-new.csv');
    expect(response.headers.get('content-type')).toBe('text/csv');
    expect(response.headers.get('last-modified')).toBe('Tue, 31 Mar 2026 23:59:59 GMT');
    const again = await get('/www.rba.gov.au/statistics/tables/csv/a2-data.csv', {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('moves forward in time, so that a new release appears', async () => {
    const move = (body: string): Promise<Response> => get('/-/as-of', { method: 'POST', body });
    const table = '/www.rba.gov.au/statistics/tables/csv/a2-data.csv';
    expect((await move('{"date":"2026-03-30"}')).status).toBe(200);
    expect(await textOf(table)).toBe('this is a2-old.csv');
    expect((await move('{"date":"2026-01-01"}')).status).toBe(200);
    expect((await get(table)).status).toBe(404);
    expect((await move('{"date":"yesterday"}')).status).toBe(400);
    expect((await move('{"date":null}')).status).toBe(200);
    expect(await textOf(table)).toBe('this is a2-new.csv');
  });

  it.each([
    ['the same key without agency and version, other query', `${CPI}/CPI/...50.M?startPeriod=2020&format=jsondata`, 'cpi-month.json'],
    ['a narrower key', `${CPI}/ABS,CPI/1+3.10001.10.50.M`, 'cpi-month.json'],
    ['another frequency', `${CPI}/ABS,CPI,2.0.0/1.10001.10.50.Q`, 'cpi-quarter.json'],
    ['cities are only in the fuel and rents response', `${CPI}/ABS,CPI/3.40081.10.1+2.M`, 'cpi-fuel.json'],
    ['a recording that covers the key before one that overlaps', `${CPI}/ABS,CPI/3.10001+40081.10.50.M`, 'cpi-month.json'],
    ['the structure, for any query', '/data.api.abs.gov.au/rest/codelist/ABS/CL_CPI/1.0.0?format=json', 'codes.json'],
  ])('%s', async (_, rest, file) => {
    expect(await textOf(rest)).toBe(`this is ${file}`);
  });

  it.each([
    ['an unrecorded code', `${CPI}/ABS,CPI/1.999.10.1.M`],
    ['a key of another length', `${CPI}/ABS,CPI/1.10001.50.M`],
    ['another dataflow', `${CPI}/ABS,WPI/...50.M`],
  ])('responds to %s like the ABS', async (_, rest) => {
    const response = await get(rest);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('NoRecordsFound');
  });

  it.each([
    ['another extension of the same table', '/www.rba.gov.au/statistics/tables/csv/f01hist.csv'],
    ['a rewritten extract', '/www.rba.gov.au/statistics/tables/csv/f2-data.csv'],
    ['a path without a host', '/statistics'],
  ])('does not serve %s', async (_, rest) => {
    expect((await get(rest)).status).toBe(404);
  });

  it('counts its files and lists unusable ones', () => {
    expect(replay.files).toBe(7);
    expect(replay.problems).toEqual([
      'more-manifest.csv: unknown column "colour"',
      'more-manifest.csv: no column upstream_url; the manifest is not used',
      'test-manifest.csv row 10: absent.csv is not there',
      'test-manifest.csv row 11: ../outside.csv is outside the folder',
      'test-manifest.csv row 12: "(derived)" is not an address',
    ]);
  });

  it('refuses other methods', async () => {
    expect((await get('/www.rba.gov.au/x', { method: 'DELETE' })).status).toBe(405);
    expect((await get('/-/as-of')).status).toBe(405);
  });
});

const RECORDED = path.resolve('..', 'shared', 'upstream');

describe('the replay server on the recorded files', recorded(RECORDED), () => {
  it('serves each file of the ABS and RBA manifest that has the layout of its agency', async () => {
    const server = await startReplay({ directory: RECORDED });
    try {
      expect(server.files).toBeGreaterThan(100);
      const table = await fetch(`${server.url}/www.rba.gov.au/statistics/tables/csv/f6-data.csv`);
      expect(await table.text()).toContain('FLRHOFTA');
      const cpi = await fetch(`${server.url}/data.api.abs.gov.au/rest/data/ABS,CPI/1+2+3.10001.10.50.M?startPeriod=2024`);
      expect(cpi.headers.get('content-type')).toContain('application/vnd.sdmx.data+json');
    } finally {
      await server.close();
    }
  });
});
