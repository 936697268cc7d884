/**
 * Earlier versions made several kinds of errors in responses for past days. Each kind has a test here, over the starter data, through HTTP,
 * pages and tools.
 */

import { read } from '@e965/xlsx';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasets } from '../../src/catalogue/catalogue.ts';
import { seriesOfDataset } from '../../src/catalogue/series.ts';
import { quirkText } from '../../src/core/define-dataset.ts';
import { DAY_MS, lastDay, parsePeriod } from '../../src/core/period.ts';
import { mcpServer } from '../../src/mcp/server.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { type OverStore, serveStore } from '../http/over-store.ts';
import { FOUND, HEADLINES, plusDays } from './headline-days.ts';

const TODAY = '2026-11-27';
/** This day is between two stored vintages of the labour force. */
const DAY = '2024-12-31';
type Row = Readonly<Record<string, unknown>>;

let server: OverStore;
let client: Client;
beforeAll(async () => {
  server = await serveStore(`${TODAY}T00:00:00.000Z`, 'starter');
  const [near, far] = InMemoryTransport.createLinkedPair();
  const send = async (target: string) => {
    const { statusCode, body, rawPayload } = await server.get(target);
    return { status: statusCode, body, bytes: rawPayload };
  };
  await mcpServer(send, '1.0.0').connect(far);
  client = new Client({ name: 'test', version: '1' });
  await client.connect(near);
}, 240_000);
afterAll(async () => {
  await client?.close();
  await server?.close();
});

const rowsOf = async (target: string): Promise<readonly Row[]> => (await server.json(target)).data as readonly Row[];
const page = async (target: string) => parse((await server.get(target, { accept: 'text/html' })).body);
const tool = async (name: string, given: Row): Promise<Row> =>
  (await client.callTool({ name, arguments: { ...given } })).structuredContent as Row;
const dayOf = (text: string): number => Date.parse(text.slice(0, 10)) / DAY_MS;

describe('the date of a file is not the date of a value', () => {
  it.each(HEADLINES)('a first value of $id has the basis stated only on its release day', async ({ id, publication }) => {
    const found = new Map((publication === null ? [] : (FOUND.get(publication) ?? [])).map(({ period, day }) => [period, day]));
    const rows = await rowsOf(`/v1/series/${id}/vintages?form=list&start_period=2018&limit=1000`);
    const stated = rows.filter((row) => row['kind'] === 'first' && row['published_basis'] === 'stated');
    for (const { period, realtime_start: day } of stated)
      if (found.has(String(period))) expect([period, day]).toEqual([period, found.get(String(period))]);
  });

  it('a decision has the date of its announcement, not of its file', async () => {
    const rows = await rowsOf('/v1/series/AU.CASHRATE/vintages?form=list&start_period=2025-08-01&end_period=2025-08-31');
    expect(rows).toMatchObject([{ period: '2025-08-13', realtime_start: '2025-08-12', published_basis: 'found' }]);
  });
});

it('files that write one base in different words are on the same base, so a value is known from its release', async () => {
  const rows = await rowsOf('/v1/series/AU.CPI.ALLGROUPS.INDEX/vintages?form=list&start_period=2026-Q1&end_period=2026-Q1');
  expect(rows[0]).toMatchObject({ kind: 'first', value: 101.7, realtime_start: '2026-04-29', published_basis: 'by_rule' });
  const known = await rowsOf('/v1/board-days/2026-05-05');
  expect(known.find((row) => row['series_id'] === 'AU.CPI.YOY')).toMatchObject({ period: '2026-Q1', value: 4.1, vintage: '2026-04-29' });
});

describe('a replaced value ends on the same day everywhere', () => {
  it.each([
    ['AU.GDP.QOQ', '2023-Q4'],
    ['AU.UNEMP.SA', '2025-03'],
  ])('%s in %s', async (id, of) => {
    const listed = await rowsOf(`/v1/series/${id}/vintages?form=list&start_period=${of}&end_period=${of}`);
    const ends = new Map(listed.map((row) => [row['realtime_start'], row['realtime_end']]));
    const replaced = (await rowsOf(`/v1/series/${id}/revisions?period=${of}`)).slice(0, -1);
    expect(replaced.length).toBeGreaterThan(0);
    for (const row of replaced)
      expect([row['realtime_start'], row['realtime_end']]).toEqual([row['realtime_start'], ends.get(row['realtime_start'])]);
  });
});

describe('a first start does not report old values as new', () => {
  it('in the release pulse, a value belongs to the period or the decision of its release', async () => {
    for (const { date, period, value, headlines } of await rowsOf('/v1/release-pulse?days_back=90&limit=1000')) {
      const named = [...(value === null ? [] : [{ period }]), ...(headlines as readonly { period: string }[])];
      for (const one of named) {
        const of = parsePeriod(String(one.period));
        expect(of && dayOf(String(date)) - lastDay(of), `${date} ${one.period}`).toBeLessThan(130);
      }
    }
  });

  it('in webhooks and the stream, loading the starter data is not an event', async () => {
    expect(await server.shelf.store.events.after(0, 10)).toEqual([]);
  });

  it('in feeds, an item has the date of its release, not of the start', async () => {
    const { items } =
      (await server.get('/feeds/topics/prices.json')).body.length > 0
        ? JSON.parse((await server.get('/feeds/topics/prices.json')).body)
        : { items: [] };
    expect(items.length).toBeGreaterThan(3);
    for (const { date_published: at } of items as readonly { date_published: string }[]) expect(at < plusDays(TODAY, -20)).toBe(true);
  });
});

describe('a change across a gap is not shown', () => {
  const HOLE = 'AU.CASHRATE.DAILY';
  it('in the latest value and in the facts of the series', async () => {
    const none = { previous_period: null, previous_value: null, change: null };
    expect(await server.json(`/v1/series/${HOLE}/latest`)).toMatchObject(none);
    expect(((await server.json(`/v1/series/${HOLE}/meta`)).data as { latest: Row }).latest).toMatchObject(none);
  });

  it('in the sentence of its page', async () => {
    const text = (await page(`/series/${HOLE}`)).text;
    expect(text).toContain('on 6 May 2026.');
    expect(text).not.toMatch(/after 4\.35|unchanged/i);
  });

  it('in tiles, but the change between two successive decisions is', async () => {
    const tile = (await page('/')).querySelectorAll('a.tile').find(({ text }) => text.startsWith('Cash rate target'));
    expect(tile?.text).toContain('4.35');
    expect(tile?.text).not.toMatch(/unchanged/);
    expect(tile?.text).toContain('was 4.10');
  });

  it('in tools for models, but the change between two successive decisions is', async () => {
    const answer = await tool('get_latest', { name: 'cash_rate' });
    expect(answer).toMatchObject({ value: 4.35, period: '2026-05-06', change: 0.25, previous_value: 4.1 });
  });
});

describe('one concept has one number', () => {
  it('in tools for models, as in /v1/concepts', async () => {
    for (const { concept, value, period } of await rowsOf('/v1/concepts')) {
      const answer = await tool('get_latest', { name: String(concept) });
      expect([concept, answer['value'] ?? null, answer['period'] ?? null]).toEqual([concept, value, period]);
    }
  });
});

describe('a note belongs to the member that it describes', () => {
  const notesOf = async (target: string) => {
    const { meta } = (await server.json(`${target}`)) as unknown as { meta: { note_facts: readonly Row[] } };
    return meta.note_facts;
  };

  it('a remark on some series in a file is only on responses with these series', async () => {
    for (const id of ['AU.FX.TWI', 'AU.CPI.INDEX.SYDNEY', 'AU.GDP.QOQ'])
      expect(JSON.stringify(await notesOf(`/v1/series/${id}?limit=1`)), id).not.toMatch(
        /Left out|Errors were identified|commences from|times their stored values/,
      );
    expect(JSON.stringify(await notesOf('/v1/series/AU.CPI.YOY?limit=1'))).not.toContain('Index re-referenced from');
    expect(await notesOf('/v1/series/AU.CPI.INDEX?limit=1')).toContainEqual(
      expect.objectContaining({ code: 'release_note', scope: 'series', text: expect.stringMatching(/^Index re-referenced/) }),
    );
    const { body } = await server.get('/v1/series/AU.FX.USD');
    expect(JSON.parse(body).detail).toContain('Left out of the starter data');
  });

  it('a remark on single values is with its periods in a response about the dataset', async () => {
    expect(await notesOf('/v1/data/abs/CPI?limit=1')).toContainEqual({
      code: 'release_note',
      scope: 'series',
      values: { dataset: 'abs.CPI', series: { '1.115498.10.50.Q': ['2024-Q4'], '2.115498.10.50.Q': ['2024-Q4'] } },
      text: 'Errors were identified in this series and corrected this quarter.',
    });
  });

  it('a note on the table is with the dataset, and on no response about one of its series', async () => {
    const ofTables = datasets().flatMap((dataset) => {
      const texts = dataset.quirks.flatMap((quirk) => (typeof quirk !== 'string' && quirk.of === 'table' ? [quirk.text] : []));
      const [handle] = dataset.kind === 'time_series' ? seriesOfDataset(dataset) : [];
      return texts.length === 0 || handle === undefined ? [] : [{ dataset, texts, id: handle.id }];
    });
    expect(ofTables.length).toBeGreaterThan(4);
    let stored = 0;
    for (const { dataset, texts, id } of ofTables) {
      const { statusCode } = await server.get(`/v1/series/${id}?limit=1`);
      if (statusCode !== 200) continue;
      stored += 1;
      const whole = (await server.get(`/v1/data/${dataset.source}/${dataset.id}?limit=1`)).body;
      const forms = [
        (await server.get(`/v1/series/${id}?limit=1`)).body,
        (await server.get(`/v1/series/multi?ids=${id}&limit=1`)).body,
        (await server.get(`/fred/series?series_id=${id}&file_type=json`)).body,
        JSON.stringify(await tool('get_series', { id, last_n: 1 })),
        (await page(`/series/${id}`)).text,
      ];
      for (const text of texts) {
        expect([id, whole.includes(JSON.stringify(text).slice(1, -1))]).toEqual([id, true]);
        expect([id, forms.map((form) => form.includes(text))]).toEqual([id, forms.map(() => false)]);
      }
    }
    expect(stored).toBeGreaterThan(2);
  });

  it('a note on a dataset never contains a value that is in its data', () => {
    const literal = /\bis (?:\d+\.\d+|\d+(?:\.\d+)?%) (?:for|in)\b|\(\d+(?:\.\d+)?% for \d{4}/;
    const notes = datasets().flatMap(({ source, id, quirks }) => quirks.map((quirk) => `${source}.${id}: ${quirkText(quirk)}`));
    expect(notes.filter((text) => literal.test(text))).toEqual([]);
  });
});

describe('an old value is not called current', () => {
  it('an indicator with more than four missing periods has no current value, and states the date of the last one', async () => {
    const { meta } = (await server.json('/v1/trade-balance')) as unknown as { meta: { headline: string; outdated: Row } };
    expect(meta.outdated).toEqual({ last_period: '2017-05', missing_periods: 112, oldest_age: 4 });
    // The same month is due in the series.
    const { reasons } = (await server.json('/v1/series/AU.TRADE.EXPORTS')).meta as unknown as { reasons: { missing_periods: number }[] };
    expect(reasons.map(({ missing_periods: missing }) => missing)).toContain(112);
    expect(meta.headline).toMatch(/^No current value\. The latest is for May 2017\. /);
    expect((await page('/signals/trade-balance')).querySelector('.fig b')?.text).toBe('No current value');
  });

  it('an indicator without a period in the last two years is not current', async () => {
    for (const { id } of SIGNALS) {
      const { statusCode, body } = await server.get(`/v1/${id}`);
      if (statusCode !== 200) continue;
      const { meta } = JSON.parse(body) as { meta: { outdated?: Row; headline: string; period: { end: string } } };
      const end = parsePeriod(meta.period.end);
      const isOld = end !== null && dayOf(TODAY) - lastDay(end) > 730;
      if (isOld) expect(meta.outdated, id).toBeDefined();
      expect(meta.headline?.startsWith('No current value.') ?? false, id).toBe(meta.outdated !== undefined);
    }
  });

  it('a concept that is too old has no value, and states the date of the last one', async () => {
    const old = (await rowsOf('/v1/concepts')).filter((row) => row['currency'] === 'out_of_date');
    expect(old.length).toBeGreaterThan(3);
    for (const row of old)
      expect(row).toMatchObject({ value: null, reason: { code: expect.any(String) }, last: { period: expect.any(String) } });
  });
});

describe('a response for a day in a gap (section 3)', () => {
  it.each([
    ['a series', `/v1/series/AU.UNEMP.SA?as_of=${DAY}`],
    ['several series', `/v1/series/multi?ids=AU.UNEMP.SA,AU.CASHRATE&as_of=${DAY}`],
    ['CSV', `/v1/series/AU.UNEMP.SA?as_of=${DAY}&format=csv`],
    ['a workbook', `/v1/series/AU.UNEMP.SA?as_of=${DAY}&format=xlsx`],
    ['a dataset', `/v1/data/abs/LF?as_of=${DAY}`],
    ['an indicator', `/v1/labour-slack?as_of=${DAY}`],
    ['a chart', `/s/AU.UNEMP.SA.svg?as_of=${DAY}`],
    ['SDMX', `/sdmx/3.0/data/dataflow/ABS/LF/*/M13.3.1599.20.AUS.M?asOf=${DAY}T23:59:59Z`],
  ])('is refused on %s', async (_what, address) => {
    const { statusCode, body } = await server.get(address);
    expect([address, statusCode]).toEqual([address, 404]);
    expect(body.replace(/<[^>]*>/g, ' ')).toMatch(/not\s+stored/);
  });

  it('names the missing releases and the stored days on either side', async () => {
    const { code, detail, errors } = JSON.parse((await server.get(`/v1/series/AU.UNEMP.SA?as_of=${DAY}`)).body);
    expect(code).toBe('REQ_VINTAGE_GAP');
    expect(detail).toMatch(
      /The vintage of 31 December 2024 is not stored\. \d+ releases are missing between 18 July 2024 and 27 March 2025\.$/,
    );
    expect((errors as readonly Row[]).map((one) => one['did_you_mean'])).toEqual(['2024-07-18', '2025-03-27']);
  });

  it('is refused in tools for models', async () => {
    const answer = await client.callTool({ name: 'get_series', arguments: { id: 'AU.UNEMP.SA', as_of: DAY } });
    expect([answer.isError, JSON.stringify(answer.content)]).toEqual([true, expect.stringContaining('7 releases are missing')]);
  });

  it('is the previous vintage with gap=allow, with a note, also in the footer of a chart', async () => {
    const { meta } = await server.json(`/v1/series/AU.UNEMP.SA?as_of=${DAY}&gap=allow&limit=1`);
    expect(meta).toMatchObject({ period: { end: '2024-06' }, vintage_gap: { stored: '2024-07-18', missing: 7, next: '2025-03-27' } });
    const { body } = await server.get(`/s/AU.UNEMP.SA.svg?as_of=${DAY}&gap=allow`);
    expect(body.replace(/<[^>]*>/g, ' ')).toMatch(/7\s+releases/);
  });

  it('has the vintage of each input of an indicator', async () => {
    const { meta } = await server.json('/v1/real-wages?as_of=2025-08-15&gap=allow');
    const inputs = meta['inputs'] as readonly Row[];
    expect(inputs.length).toBeGreaterThan(1);
    for (const { vintage } of inputs) expect(vintage).toMatch(/^20(?:2[0-4]|25-0[1-8])/);
    expect((await server.get('/v1/real-wages?as_of=2025-08-15')).statusCode).toBe(404);
  });

  it('has no observation in FRED, and states the number of releases', async () => {
    const days = `realtime_start=${DAY}&realtime_end=${DAY}`;
    const { body } = await server.get(`/fred/series/observations?series_id=AU.UNEMP.SA&${days}&file_type=json`);
    expect(JSON.parse(body)).toMatchObject({
      count: 0,
      observations: [],
      notes: expect.stringMatching(/^\d+ releases have no stored vintage/),
    });
  });

  it('is hatched on the page, and counted in the facts of the series', async () => {
    const { body } = await server.get('/series/AU.UNEMP.SA', { accept: 'text/html' });
    expect(body).toContain('aria-label="Hatched: days whose vintage is not stored"');
    const { data } = await server.json('/v1/series/AU.UNEMP.SA/meta');
    const { stored, releases, complete_share: share } = (data as { vintages: Readonly<Record<string, number>> }).vintages;
    expect((stored ?? 0) < (releases ?? 0) && (share ?? 2) < 1).toBe(true);
  });
});

describe('values that are never revised have their own date (section 2)', () => {
  it('the target of 15 August 2025 is the one decided three days before', async () => {
    expect(await rowsOf('/v1/series/AU.CASHRATE?as_of=2025-08-15&limit=1')).toMatchObject([{ value: 3.6 }]);
    expect(await rowsOf('/v1/series/AU.CASHRATE?as_of=2025-08-12&limit=1')).toMatchObject([{ value: 3.6, period: '2025-08-13' }]);
    expect(await rowsOf('/v1/series/AU.CASHRATE?as_of=2025-08-11&limit=1')).toMatchObject([{ value: 3.85 }]);
  });

  it('inflation in the March quarter 2025 is known from the day of its release', async () => {
    const address = '/v1/series/AU.CPI.YOY/vintages?form=list&start_period=2025-Q1&end_period=2025-Q1';
    expect(await rowsOf(address)).toMatchObject([{ value: 2.4, realtime_start: '2025-04-30', published_basis: 'found' }]);
  });
});

describe('the first value next to the current one (section 4)', () => {
  const WITH = 'with=first&start=2022-Q4&end=2022-Q4';
  it.each([
    ['a row', `/v1/series/AU.CPI.YOY?${WITH}`],
    ['JSON Lines', `/v1/series/AU.CPI.YOY?${WITH}&format=jsonl`],
  ])('in %s', async (_what, address) => {
    const { body } = await server.get(address);
    for (const part of ['"first_value":7.8', '"first_published":"2023-01-25"', '"first_basis":"found"', '"since_first":"rounding"'])
      expect(body).toContain(part);
  });

  it('in CSV, a workbook and Parquet', async () => {
    expect((await server.get(`/v1/series/AU.CPI.YOY?${WITH}&format=csv`)).body).toContain('7.9,,,7.8,2023-01-25,found,rounding');
    const book = read((await server.get(`/v1/series/AU.CPI.YOY?${WITH}&format=xlsx`)).rawPayload, { type: 'buffer' });
    expect(JSON.stringify(Object.values(book.Sheets))).toContain('first_value');
    expect((await server.get(`/v1/series/AU.CPI.YOY?${WITH}&format=parquet`)).rawPayload.includes('first_value')).toBe(true);
  });

  it('in tools for models', async () => {
    const answer = await client.callTool({
      name: 'get_series',
      arguments: { id: 'AU.CPI.YOY', with: 'first', start: '2022-Q4', end: '2022-Q4' },
    });
    expect(JSON.stringify(answer)).toContain('2023-01-25');
  });
});

describe('a response uses one release (section 5)', () => {
  it('employed and unemployed persons add up to the labour force in each month', async () => {
    const ids = 'AU.EMPLOYED.SA,AU.UNEMPLOYED.SA,AU.LABOURFORCE.SA';
    const rows = await rowsOf(`/v1/series/multi?ids=${ids}&align=intersect&limit=1000`);
    expect(rows.length).toBeGreaterThan(500);
    for (const row of rows) {
      const [employed, unemployed, all] = ids.split(',').map((id) => Number(row[id]));
      expect(Math.abs((employed ?? 0) + (unemployed ?? 0) - (all ?? 0)), String(row['period'])).toBeLessThan(1);
    }
  });
});
