/** The name of an agency table lists the table's series, at every URL that accepts a series id. It may be in any spelling. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agencyTable } from '../../../src/catalogue/agency-tables.ts';
import { datasets } from '../../../src/catalogue/catalogue.ts';
import { PUBLICATIONS } from '../../../src/catalogue/publications.ts';
import { findSeries, seriesOfDataset } from '../../../src/catalogue/series.ts';
import { readDataTable } from '../../../src/formats/data-table.ts';
import { searchCatalogue } from '../../../src/queries/search/catalogue-search.ts';
import { type Figures, startFigures } from '../figures.ts';

let figures: Figures;
beforeAll(async () => {
  figures = await startFigures('starter');
});
afterAll(() => figures.close());

const get = (url: string, headers: Record<string, string> = {}) => figures.harness.get(url, headers);
const idsOf = (data: readonly { readonly id: string }[]): readonly string[] => data.map(({ id }) => id);

/** The series in each ABS table, from the data file: `6202.0` → `1` → ids. */
const PRINTED = new Map<string, Map<string, Set<string>>>();
for (const { series, table } of readDataTable('abs-series-ids.csv', ['abs_series_id', 'series', 'table'], { key: ['abs_series_id'] })) {
  const [number = '', ...codes] = table.split(' ');
  const tables = PRINTED.get(number) ?? new Map<string, Set<string>>();
  PRINTED.set(number, tables);
  for (const code of codes) tables.set(code.slice(1), (tables.get(code.slice(1)) ?? new Set()).add(series));
}

const fileOf = (number: string, code: string): string => {
  const [, digits = '', letter = ''] = /^(\d+)([a-z]?)$/.exec(code) ?? [];
  return number === '6202.0' ? `62020${digits.padStart(3, '0')}${letter}` : `${number.slice(0, 4)}${digits.padStart(2, '0')}${letter}`;
};

describe('names of tables', () => {
  it('of the ABS have the series that the table prints, in any spelling', () => {
    let read = 0;
    for (const [number, tables] of PRINTED) {
      for (const [code, own] of tables) {
        const spellings = [
          ...[
            `${number} table ${code}`,
            `ABS ${number} Table ${code.padStart(2, '0')}`,
            `table ${code} of ${number}`,
            `${number}, T${code}`,
          ],
          ...[`ABS cat. no. ${number} (table ${code.toUpperCase()})`, ...(number.length === 6 ? [`${fileOf(number, code)}.xlsx`] : [])],
        ];
        for (const text of spellings)
          expect([text, [...idsOf(agencyTable(text)?.series ?? [])].toSorted()]).toEqual([text, [...own].toSorted()]);
        read += spellings.length;
      }
    }
    expect(read).toBeGreaterThan(200);
  });

  it('of several tables have the series of all of them', () => {
    for (const [number, tables] of PRINTED) {
      const [one, two] = [...tables];
      if (one === undefined || two === undefined) continue;
      const table = agencyTable(`${number} tables ${one[0]} and ${two[0]}`);
      expect([number, new Set(idsOf(table?.series ?? []))]).toEqual([number, new Set([...one[1], ...two[1]])]);
      expect(agencyTable(table?.name ?? '')).toEqual(table);
    }
  });

  it('of publications and datasets have every series of theirs, the headline first', () => {
    for (const { number, headline, table } of PUBLICATIONS) {
      const found = agencyTable(`cat no ${number}`);
      const own = datasets().filter((one) => one.catalogueNumber === number);
      expect([number, found?.series.length]).toEqual([number, own.reduce((sum, one) => sum + seriesOfDataset(one).length, 0)]);
      if (headline !== null && findSeries(headline)?.dataset.catalogueNumber === number) expect(found?.series[0]?.id).toBe(headline);
      if (own.length > 0) expect(`${found?.datasets[0]?.source}/${found?.datasets[0]?.id}`).toBe(table);
    }
    for (const dataset of datasets()) {
      const bare =
        dataset.source === 'rba' && /^[A-Z]\d+(?:\.\d+)?$/.test(dataset.id) ? [dataset.id, `table ${dataset.id}`, `RBA ${dataset.id}`] : [];
      for (const text of [`${dataset.source}.${dataset.id}`, `${dataset.source}/${dataset.id}`, ...bare])
        expect([text, agencyTable(text)?.series.length]).toEqual([text, seriesOfDataset(dataset).length]);
    }
  });

  it('are not read from other text', () => {
    for (const text of [
      '',
      'table',
      'table 1',
      '3301.0',
      '3301.0 table 1',
      '6202.0 table 99',
      '6202.0 unemployment',
      '6202.0 1',
      'AU.CPI.YOY',
      'the 2024 budget',
      'X9',
      'of the',
    ])
      expect([text, agencyTable(text)]).toEqual([text, null]);
  });

  it('are searched for as they are listed', () => {
    for (const text of ['6202.0 table 1', '6202.0', '6401.0 tables 1 and 2', 'F1', 'table G1', 'rba.G1', '62020001.xlsx']) {
      const { found, unmatched } = searchCatalogue(text, ['series']);
      const listed = found.map(({ item }) => (item.kind === 'series' ? item.series.id : item.kind));
      expect([listed, unmatched]).toEqual([idsOf(agencyTable(text)?.series ?? []), []]);
    }
  });
});

describe.each([
  ['6202.0 table 1', 'AU.UNEMP.SA'],
  ['6202.0', 'AU.UNEMP.SA'],
  ['6401.0 tables 1 and 2', 'AU.CPI.MONTHLY.YOY'],
  ['F1', 'AU.CASHRATE.DAILY'],
  ['table G1', 'AU.CPI.YOY'],
])('%s', (text, headline) => {
  const id = encodeURIComponent(text);

  it.each(['', '/latest', '/meta', '/vintages', '/revisions'])(
    'lists its series at /v1/series/{id}%s, and names the address of the list',
    async (suffix) => {
      const answer = await get(`/v1/series/${id}${suffix}`);
      const { data, meta } = answer.json();
      expect([answer.statusCode, data[0].id, meta.truncated]).toEqual([302, headline, false]);
      const list = await get(String(answer.headers['location']).replace(/^https:\/\/[^/]*/, ''));
      expect([list.statusCode, list.json().data]).toEqual([200, data]);
      expect(idsOf(data)).toEqual(idsOf(agencyTable(text)?.series ?? []));
      // A second request is served from the cache with the same status.
      expect((await get(`/v1/series/${id}${suffix}`)).statusCode).toBe(302);
    },
  );

  it('keeps the format', async () => {
    const answer = await get(`/v1/series/${id}?format=csv`);
    expect([answer.statusCode, answer.body.split(',', 1)]).toEqual([302, ['id']]);
    expect(answer.headers['content-type']).toMatch(/^text\/csv/);
    expect(answer.headers['location']).toMatch(/&format=csv$/);
  });

  it('keeps the number of rows, up to the most of the list', async () => {
    const one = await get(`/v1/series/${id}?limit=1&start=2020&bom=1`);
    expect([one.statusCode, one.headers['location']]).toEqual([302, expect.stringMatching(/&limit=1&bom=1$/)]);
    const { data, meta } = (await get(`/v1/series/${id}?limit=1`)).json();
    expect([data.length, meta.total_rows > 1]).toEqual([1, true]);
    expect((await get(`/v1/series/${id}?limit=25000`)).headers['location']).toMatch(/&limit=1000$/);
  });

  it('is a list of entries for FRED clients, and no series of values', async () => {
    const { seriess } = (await get(`/fred/series?series_id=${id}&file_type=json`)).json();
    expect(idsOf(seriess)).toEqual(idsOf(agencyTable(text)?.series ?? []));
    const refused = (await get(`/fred/series/observations?series_id=${id}&file_type=json`)).json();
    expect([refused.error_code, refused.error_message]).toEqual([400, expect.stringContaining(headline)]);
    const found = (await get(`/fred/series/search?search_text=${id}&file_type=json`)).json();
    expect([found.count, found.seriess[0].id]).toEqual([seriess.length, headline]);
  });

  it('has a page', async () => {
    const page = await get(`/series/${id}`, { accept: 'text/html' });
    expect(page.statusCode).toBe(303);
    const list = await get(String(page.headers['location']), { accept: 'text/html' });
    expect(list.body).toContain(`href="/series/${headline}"`);
  });
});

describe('files', () => {
  const FORMS = ['csv', 'json', 'jsonl', 'parquet', 'xlsx', 'csv-metadata.json'];

  it('of a table with one dataset are the names of the dataset', async () => {
    for (const form of FORMS) {
      const answer = await get(`/s/f1.${form}?limit=2`);
      expect([form, answer.statusCode, answer.headers['location']]).toEqual([form, 303, `/d/rba/F1.${form}?limit=2`]);
      expect((await get(`/d/rba/f1-data.${form}?limit=2`)).body.length).toBe((await get(`/d/rba/F1.${form}?limit=2`)).body.length);
    }
    for (const name of ['F1', '6202.0 table 1']) {
      const answer = await get(`/s/${encodeURIComponent(name)}`);
      expect([answer.statusCode, answer.headers['location']]).toEqual([303, `/series/${encodeURIComponent(name)}`]);
    }
  });

  it('of other tables are refused with the series, and with the address of the table', async () => {
    for (const [number, tables] of PRINTED) {
      const [code = ''] = tables.keys();
      const name = encodeURIComponent(`${number} table ${code}`);
      for (const form of [...FORMS, 'svg', 'png', 'chart.json', 'vintages.csv']) {
        const { status, detail, hint, nearest } = (await get(`/s/${name}.${form}`)).json();
        expect([status, detail]).toEqual([404, expect.stringMatching(/ is a table with \d+ series?, not a series\. GET \/v1\/series\?q=/)]);
        expect(hint).toContain(`/abs/tables/${number} lists the workbooks`);
        expect(nearest.length).toBeGreaterThan(0);
      }
    }
    expect((await get('/s/F1.svg')).json().hint).toContain('/d/rba/F1.csv returns the table');
  });

  it('and responses of datasets are found by the names that their publications have', async () => {
    for (const dataset of datasets()) {
      const { source, id, catalogueNumber: number } = dataset;
      const names = [
        `${source}.${id}`,
        `${source}/${id}`,
        ...(number === undefined ? [] : [number]),
        ...(/^\d{4}\.0$/.test(`${number}`) ? [`cat. no. ${number}`] : []),
      ];
      const shared = datasets().filter((one) => one.source === source && one.catalogueNumber === number);
      for (const name of names) {
        const path = `${source}/${encodeURIComponent(name)}`;
        const [api, file] = await Promise.all([get(`/v1/data/${path}?limit=1`), get(`/d/${path}.json?limit=1`)]);
        if (number !== undefined && name.endsWith(number) && shared.length > 1) {
          for (const { statusCode, body } of [api, file])
            expect([name, statusCode, JSON.parse(body).nearest]).toEqual([name, 404, expect.arrayContaining([id])]);
        } else {
          expect([name, api.statusCode, file.statusCode]).toEqual([name, api.statusCode, api.statusCode]);
          expect([name, api.json().code ?? '']).not.toEqual([name, 'REQ_UNKNOWN_DATASET']);
          expect([name, (await get(`/datasets/${path}`, { accept: 'text/html' })).statusCode === 404]).toEqual([name, false]);
        }
      }
    }
  });
});

it('a table that a publication does not have is refused with the tables that it has', async () => {
  const answer = (await get('/v1/series/6202.0%20table%2099')).json();
  expect(answer).toMatchObject({ status: 404, code: 'REQ_UNKNOWN_SERIES', nearest: ['AU.UNEMP.SA'] });
  expect(answer.detail).toMatch(/^ABS 6202\.0 has no table 99 here\. Tables with series: 1, 5, /);
  const lending = (await get('/v1/series/5601.0%20table%207')).json();
  expect(lending.detail).toBe('ABS 5601.0 has no table 7 here. No series here has a table number of this publication.');
});
