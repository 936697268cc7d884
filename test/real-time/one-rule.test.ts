/** Every form of the API gives the same values for a past day, or has no values for it. */
import fc from 'fast-check';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OBSERVATION_FIELDS, observationColumns, storedTimeSeries } from '../../src/bulk/observations.ts';
import { findSeries } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
import { datasetKey } from '../../src/core/define-dataset.ts';
import { firstDay, isoDay, parsePeriod } from '../../src/core/period.ts';
import { type OverStore, serveStore } from '../http/over-store.ts';
import { plusDays } from './headline-days.ts';

const NOW = Date.parse('2026-11-27T00:00:00Z');
let server: OverStore;
beforeAll(async () => {
  server = await serveStore(new Date(NOW).toISOString(), 'starter');
}, 240_000);
afterAll(() => server.close());

/** Values by the first day of each period. Null if there is no response for the day. */
type Values = ReadonlyMap<string, number> | null;

const valuesOf = (rows: readonly (readonly [string, unknown])[]): Values => {
  const values = rows.flatMap(([day, value]) => (value === null || value === '.' || value === '' ? [] : [[day, Number(value)] as const]));
  return values.length === 0 ? null : new Map(values);
};
const startOf = (text: string): string => {
  const period = parsePeriod(text);
  if (period === null) throw new Error(text);
  return isoDay(firstDay(period));
};

/** Returns the body. Returns null if a vintage is missing. Throws for other errors. */
async function bodyOf(target: string, headers?: Record<string, string>): Promise<string | null> {
  const { statusCode, body } = await server.get(target, headers);
  if (statusCode === 200) return body;
  if (statusCode === 404 || /REQ_VINTAGE_GAP|REQ_NO_VINTAGE/.test(body)) return null;
  throw new Error(`${target}: ${statusCode} ${body.slice(0, 300)}`);
}

type Row = Readonly<Record<string, unknown>>;
const membersOf = (body: string | null, member: string): readonly Row[] =>
  body === null ? [] : ((JSON.parse(body) as Record<string, readonly Row[]>)[member] ?? []);

async function seriesRows(id: string, day: string, query = ''): Promise<Values> {
  const rows: Row[] = [];
  let next: string | null = `/v1/series/${id}?as_of=${day}&limit=5000${query}`;
  while (next !== null) {
    const body = await bodyOf(next);
    if (body === null) return null;
    const page = JSON.parse(body) as { data: readonly Row[]; links?: { next?: string | null } };
    rows.push(...page.data);
    next = page.links?.next ?? null;
  }
  return valuesOf(rows.map(({ period, value }) => [startOf(String(period)), value]));
}

const fred = async (id: string, query: string, day: string): Promise<Values> => {
  const body = await bodyOf(`/fred/series/observations?series_id=${id}&file_type=json&${query}`);
  return valuesOf(
    membersOf(body, 'observations')
      .filter(({ realtime_start: start, realtime_end: end }) => String(start) <= day && String(end) >= day)
      .map(({ date, value }) => [String(date), value]),
  );
};

const ofCsv = async (id: string, day: string): Promise<Values> => {
  const body = await bodyOf(`/v1/series/${id}?as_of=${day}&limit=5000&format=csv`);
  const { data } = Papa.parse<Row>(body ?? '', { header: true, skipEmptyLines: true });
  return valuesOf(data.map(({ period, value }) => [startOf(String(period)), value]));
};

async function ofOdata(id: string, day: string): Promise<Values> {
  const rows: Row[] = [];
  let next: string | undefined = `/odata/Series('${id}')/Observations?as_of=${day}`;
  while (next !== undefined) {
    const body = await bodyOf(next);
    if (body === null) return null;
    const page = JSON.parse(body) as { value: readonly Row[]; '@odata.nextLink'?: string };
    rows.push(...page.value);
    next = page['@odata.nextLink']?.replace(/^https?:\/\/[^/]+/, '');
  }
  return valuesOf(rows.map(({ period, value }) => [startOf(String(period)), value]));
}

async function ofSdmx(id: string, day: string): Promise<Values> {
  const body = await bodyOf(`/sdmx/2.1/data/SERIES/.${id.replaceAll('.', '_')}?asOf=${day}`, {
    accept: 'application/vnd.sdmx.data+csv',
  });
  const { data } = Papa.parse<Row>(body ?? '', { header: true, skipEmptyLines: true });
  return valuesOf(data.map(({ TIME_PERIOD: period, OBS_VALUE: value }) => [startOf(String(period)), value]));
}

async function ofTool(id: string, day: string): Promise<Values> {
  const answer = await server.ask({
    method: 'POST',
    url: '/mcp',
    headers: { authorization: 'Bearer ak_tests', accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_series', arguments: { id, as_of: day, last_n: 12 } } },
  });
  const text = answer.body.startsWith('{') ? answer.body : (/^data: (.*)$/m.exec(answer.body)?.[1] ?? '{}');
  const { isError, structuredContent: content } = JSON.parse(text).result;
  if (isError) return null;
  const [of, value] = ['period', 'value'].map((name) => content.columns.indexOf(name)) as [number, number];
  return valuesOf((content.rows as readonly unknown[][]).map((row) => [startOf(String(row[of])), row[value]]));
}

const lastOf = (values: Values, count: number): Values => values && new Map([...values].slice(-count));

/** Series that are never revised, change only with their base, or are revised by each release. Some have no release calendar. */
const SERIES = [
  ...['AU.CASHRATE', 'AU.CASHRATE.DAILY', 'AU.BOND.10Y', 'AU.CPI.YOY', 'AU.CPI.INDEX', 'AU.CPI.MONTHLY.YOY', 'AU.WPI.INDEX'],
  ...['AU.UNEMP.SA', 'AU.GDP.QOQ', 'AU.DWELLING.VALUE'],
];

describe('values known on a day', () => {
  it.each(SERIES)('%s has the same values in all forms', async (id) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 3200 }), async (days) => {
        const day = plusDays('2018-02-01', days);
        const expected = await seriesRows(id, day);
        const other = plusDays(day, -40);
        const forms = {
          csv: await ofCsv(id, day),
          odata: await ofOdata(id, day),
          sdmx: await ofSdmx(id, day),
          tool: await ofTool(id, day),
          fredDay: await fred(id, `vintage_dates=${day}`, day),
          fredDays: await fred(id, `vintage_dates=${day},${other}`, day),
          fredSpan: await fred(id, `realtime_start=${day}&realtime_end=${day}`, day),
        };
        expect({ day, ...forms }).toEqual({
          day,
          ...Object.fromEntries(Object.keys(forms).map((form) => [form, form === 'tool' ? lastOf(expected, 12) : expected])),
        });
      }),
      { numRuns: 8, examples: [[2860], [1656], [2918], [2919], [3194]] },
    );
  });

  it.each(['AU.CPI.YOY', 'AU.WPI.INDEX', 'AU.UNEMP.SA'])('%s has the same changes in all forms', async (id) => {
    for (const day of ['2022-08-15', '2025-12-01', '2026-01-28', '2026-03-20']) {
      const expected = await seriesRows(id, day, '&units=chg');
      const found = await fred(id, `vintage_dates=${day}&units=chg`, day);
      expect([day, found]).toEqual([day, expected]);
    }
  });
});

const fredRanges = async (id: string): Promise<readonly Row[]> => {
  const all = 'realtime_start=1776-07-04&realtime_end=9999-12-31&limit=100000';
  return membersOf(await bodyOf(`/fred/series/observations?series_id=${id}&file_type=json&${all}`), 'observations');
};

describe('the real-time ranges of FRED', () => {
  it.each(SERIES)('of %s contain a day only if a response for that day has the same values', async (id) => {
    const rows = await fredRanges(id);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 3200 }), async (days) => {
        const day = plusDays('2018-02-01', days);
        const then = rows.filter(({ realtime_start: start, realtime_end: end }) => String(start) <= day && String(end) >= day);
        expect([day, valuesOf(then.map(({ date, value }) => [String(date), value]))]).toEqual([day, await seriesRows(id, day)]);
      }),
      { numRuns: 12, examples: [[0], [2919], [3200], [3219]] },
    );
  });
});

describe('history of all vintages', () => {
  /** The values of a series in the bulk file, with the times between which they were current. */
  interface BulkRow {
    readonly period: string;
    readonly value: unknown;
    readonly from: number;
    readonly to: number | null;
  }
  async function bulkRows(id: string): Promise<readonly BulkRow[]> {
    const dataset = present(findSeries(id), id).dataset;
    const { store } = server.shelf;
    const state = present(await store.datasets.state(datasetKey(dataset)), id);
    const rows: BulkRow[] = [];
    const of = (name: string): number => OBSERVATION_FIELDS.findIndex((field) => field.name === name);
    for await (const columns of observationColumns(store, await storedTimeSeries(store, dataset, state), NOW)) {
      const column = (name: string) => present(columns[of(name)], name);
      column('series_id').forEach((one, i) => {
        const [from, to] = [Number(column('realtime_start')[i]), column('realtime_end')[i] ?? null];
        if (one === id) rows.push({ period: String(column('period')[i]), value: column('value')[i], from, to: to as number | null });
      });
    }
    return rows;
  }

  it.each(SERIES)('of bulk files has the values of %s on each day, from the day of their release', async (id) => {
    const rows = await bulkRows(id);
    // In a bulk file, the latest value stays current after the last stored release, so that a query without a day finds it.
    const last = (await fredRanges(id)).reduce((day, { realtime_end: end }) => (String(end) > day ? String(end) : day), '');
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 3200 }), async (days) => {
        const day = plusDays('2018-02-01', days);
        if (day > last) return;
        const end = Date.parse(plusDays(day, 1)) - 1;
        const then = rows.filter(({ from, to }) => from <= end && (to === null || to > end));
        const found = valuesOf(then.map(({ period, value }) => [startOf(period), value]));
        expect([day, found]).toEqual([day, await seriesRows(id, day)]);
      }),
      { numRuns: 12, examples: [[0], [404], [1656], [2860], [2918]] },
    );
  });

  it('of bulk files ends a value before a release that is not stored', async () => {
    const id = 'AU.UNEMP.SA';
    const dataset = present(findSeries(id), id).dataset;
    const { store } = server.shelf;
    const state = present(await store.datasets.state(datasetKey(dataset)), id);
    const of = (name: string): number => OBSERVATION_FIELDS.findIndex((field) => field.name === name);
    const found: Row[] = [];
    for await (const columns of observationColumns(store, await storedTimeSeries(store, dataset, state), NOW)) {
      const column = (name: string) => present(columns[of(name)], name);
      column('series_id').forEach((one, i) => {
        const end = column('realtime_end')[i];
        if (one !== id || end === null) return;
        const [from, to] = [Number(column('realtime_start')[i]), Number(end)].map((ms) => new Date(ms).toISOString().slice(0, 10));
        found.push({ period: column('period')[i], realtime_start: from, to, realtime_end_basis: column('realtime_end_basis')[i] });
      });
    }
    const { data } = await server.json(`/v1/series/${id}/vintages?form=list&start=2023-01&end=2025-12&limit=1000`);
    const listed = (data as readonly Row[]).filter((row) => row['realtime_end_basis'] === 'calendar');
    expect(listed.length).toBeGreaterThan(20);
    const ends = new Map(listed.map(({ period, realtime_start: start, realtime_end: end }) => [`${period} ${start}`, end]));
    const cut = found.filter((row) => row['realtime_end_basis'] === 'calendar' && ends.has(`${row['period']} ${row['realtime_start']}`));
    expect(cut.length).toBeGreaterThan(10);
    for (const { period, realtime_start: start, to } of cut) expect(String(to) > String(start), String(period)).toBe(true);
    expect(found.some((row) => row['realtime_end_basis'] === 'next_vintage')).toBe(true);
  });

  it('of SDMX has a data set for each release', async () => {
    const body = await bodyOf(
      '/sdmx/2.1/data/SERIES/.AU_CPI_YOY?includeHistory=true&startPeriod=2022-Q2&endPeriod=2022-Q2&format=jsondata',
    );
    const { data } = JSON.parse(present(body, 'body')) as { data: { dataSets: readonly { validFrom: string; series?: object }[] } };
    const first = data.dataSets.find(({ series }) => series !== undefined && Object.keys(series).length > 0);
    expect(first?.validFrom.slice(0, 10)).toBe('2022-07-27');
  });
});

describe('the advice in a gap', () => {
  const refusal = async (target: string) => {
    const { statusCode, body } = await server.get(target);
    return { statusCode, ...(JSON.parse(body) as { code: string; detail: string; hint: string }) };
  };

  it.each(SERIES)('for %s names only days with a response', async (id) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 3200 }), async (days) => {
        const { statusCode, hint } = await refusal(`/v1/series/${id}?as_of=${plusDays('2018-02-01', days)}&limit=1`);
        if (statusCode === 200) return;
        for (const [, day] of hint.matchAll(/as_of=(\d{4}-\d\d-\d\d)/g)) {
          expect([day, (await server.get(`/v1/series/${id}?as_of=${day}&limit=1`)).statusCode]).toEqual([day, 200]);
        }
      }),
      { numRuns: 12, examples: [[2918], [3200]] },
    );
  });

  it('for CPI on a release day names the day on which the next index is known', async () => {
    const { hint } = await refusal('/v1/series/AU.CPI.INDEX?as_of=2026-01-28');
    expect(hint).toBe('Use as_of=2025-10-29 or as_of=2026-01-29, or gap=allow for the previous stored vintage.');
  });

  it('counts business days for daily data, and decisions for the cash rate target', async () => {
    const { detail } = await refusal('/v1/series/AU.CASHRATE.DAILY?as_of=2026-11-26');
    expect(Number(/(\d+) releases are missing/.exec(detail)?.[1])).toBe(145);
    const of = (query: string) => server.json(`${query}as_of=2025-12-01`);
    const { data } = await of('/v1/data/rba/A2?series=ARBAMPCNCRT&');
    expect((data as readonly Row[]).at(-1)).toMatchObject({ period: '2025-08-13' });
    const later = await refusal('/v1/data/rba/A2?series=ARBAMPCNCRT&as_of=2026-11-26');
    const same = await refusal('/v1/series/AU.CASHRATE?as_of=2026-11-26');
    const counted = ({ detail: text }: { detail: string }): string | undefined => /(\d+) releases? /.exec(text)?.[1];
    expect([later.code, counted(later)]).toEqual([same.code, counted(same)]);
  });
});

describe('daily values that are never revised', () => {
  it('have a first release, and are counted at the next listed vintage', async () => {
    const id = 'AU.CASHRATE.DAILY';
    const { data } = await server.json(`/v1/series/${id}/vintages?release=1&start=2024-10-01&end=2024-10-03`);
    expect(data).toMatchObject([
      { period: '2024-10-01', vintage: '2024-10-02', published_basis: 'by_rule' },
      { period: '2024-10-02', vintage: '2024-10-03', published_basis: 'by_rule' },
      { period: '2024-10-03', vintage: '2024-10-04', published_basis: 'stated' },
    ]);
    const { data: aged } = await server.json(`/v1/series/${id}/vintages?lag=1&start=2024-10-01&end=2024-10-02`);
    expect(aged).toMatchObject([
      { period: '2024-10-01', value: 4.35, vintage: '2024-10-02' },
      { period: '2024-10-02', value: 4.35, vintage: '2024-10-03' },
    ]);
    const { meta } = await server.json(`/v1/series/${id}/vintages?limit=1`);
    const { vintages } = (meta as { summary: { vintages: readonly { periods_added: number }[] } }).summary;
    expect(vintages[0]?.periods_added).toBeGreaterThan(1000);
  });
});

describe('vintages of a series that is never revised', () => {
  it('are listed alike, with and without a transformation', async () => {
    const id = 'AU.CPI.YOY';
    const { vintage_dates: dates } = (await server.json(`/fred/series/vintagedates?series_id=${id}&file_type=json`)) as unknown as {
      vintage_dates: readonly string[];
    };
    const { data } = await server.json(`/v1/series/${id}/meta`);
    const { vintages } = data as { vintages: { count: number; stored: number; first: string; last: string } };
    expect(vintages).toMatchObject({ count: dates.length, stored: dates.length, first: dates[0], last: dates.at(-1) });
    for (const units of ['lin', 'chg']) {
      const { data: rows } = await server.json(`/v1/series/${id}/vintages?vintages=4&units=${units}`);
      const columns = Object.keys((rows as readonly object[]).at(-1) ?? {}).filter((name) => /^\d{4}-/.test(name));
      expect(columns.sort()).toEqual(dates.slice(-4));
    }
    const { observations } = (await server.json(
      `/fred/series/observations?series_id=${id}&file_type=json&output_type=2&realtime_start=1776-07-04&realtime_end=9999-12-31&limit=1`,
    )) as unknown as { observations: readonly object[] };
    const columns = Object.keys(observations[0] ?? {}).filter((name) => name !== 'date');
    expect(columns).toEqual(dates.map((day) => `${id}_${day.replaceAll('-', '')}`));
  });

  it('include a value from its release, even if its first stored file is later', async () => {
    const last = async (query: string) =>
      membersOf(await bodyOf(`/fred/series/observations?file_type=json&sort_order=desc&limit=1&${query}`), 'observations')[0];
    expect(await last('series_id=AU.CASHRATE&vintage_dates=2025-12-01')).toMatchObject({ date: '2025-08-13', value: '3.6' });
    expect(await last('series_id=AU.CPI.YOY&vintage_dates=2022-08-15')).toMatchObject({ date: '2022-04-01', value: '6.1' });
    expect(await last('series_id=AU.CPI.YOY&vintage_dates=2026-01-28')).toMatchObject({ date: '2025-10-01', value: '3.6' });
  });
});
