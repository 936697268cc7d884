/** Every format shows how the day of a vintage is known, next to the day. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWorkbook } from '../../src/formats/workbook.ts';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';

// Vintages of February 2021 to June 2022 had the date of a copy. The latest is from the calendar, and the oldest is an upper bound.
const INFERRED = '2022-05-19';
const SERIES = 'AU.UNEMP.SA';

let wattle: Running;
let folder: string;

beforeAll(async () => {
  folder = temporaryFolder();
  await withStarterProgram(folder);
  wattle = await startWattle({ WATTLE_DATA_DIR: folder });
}, 240_000);
afterAll(async () => {
  await wattle?.stop();
  remove(folder);
});

type Members = Readonly<Record<string, unknown>>;
const json = async (address: string) => (await (await wattle.get(address)).json()) as Members;
const textOf = async (address: string) => (await fetch(`${wattle.origin}${address}`, { headers: { accept: 'text/html' } })).text();
const pageOf = async (address: string) => parse(await textOf(address));

test('a series as JSON has the basis in its facts, its latest value, its sources and its chart', async () => {
  const meta = (await json(`/v1/series/${SERIES}/meta`)) as { data: Members; meta: { source: Members } };
  expect(meta.data).toMatchObject({ published_basis: 'inferred', vintages: { first: '2017-08-01', first_basis: 'upper_bound' } });
  expect(meta.data['citation']).toMatchObject({
    text: expect.stringMatching(/, released \d{1,2} [A-Z][a-z]+ \d{4} \(day inferred\)/),
    bibtex: expect.stringMatching(/, released \d{1,2} [A-Z][a-z]+ \d{4} \(day inferred\)/),
  });
  const [day] = String(meta.data['last_updated']).split('T');
  expect(meta.meta.source).toMatchObject({ release_date: day, release_date_basis: 'inferred' });
  expect(await json(`/v1/series/${SERIES}/latest`)).toMatchObject({ published_basis: 'inferred' });
  const then = (await json(`/v1/series/${SERIES}?as_of=2022-06-01`)) as { meta: { source: Members } };
  expect(then.meta.source).toMatchObject({ release_date: INFERRED, release_date_basis: 'inferred' });
  const chart = (await json(`/v1/series/${SERIES}/chart.json?start_period=2022-04&end_period=2022-04`)) as { data: { series: Members[] } };
  expect(chart.data.series[0]?.['revisions']).toEqual([expect.objectContaining({ edition: INFERRED, published_basis: 'inferred' })]);
});

test('the heat map of revisions agrees with the list of vintages', async () => {
  const heat = (await pageOf(`/series/${SERIES}`)).querySelector('#revisions svg.wid');
  const words = heat?.querySelectorAll('title').map(({ text }) => text) ?? [];
  const { data } = (await json(`/v1/series/${SERIES}/vintages?form=list`)) as unknown as { data: readonly Members[] };
  const latest = data.filter(({ period }) => period === '2025-09');
  const moves = latest.filter(({ change }) => typeof change === 'number' && change !== 0);
  const drawn = words.filter((text) => text.startsWith('September 2025: ') && !text.endsWith('first value here'));
  expect(moves.length).toBeGreaterThan(0);
  expect(drawn).toHaveLength(moves.length);
});

test('the page of a series has the basis in its label, caption, slider, revisions and tooltips', async () => {
  const page = await pageOf(`/series/${SERIES}?start_period=2021-06`);
  expect(page.querySelector('.chip.warn')?.text).toMatch(/^\d+ releases? behind. Released .* \(day inferred\)$/);
  expect(page.querySelector('figcaption')?.text).toMatch(/as of \d+ \w+ \d{4} \(day inferred\)/);
  const slider = page.querySelector('[data-known]');
  const days = slider?.getAttribute('data-vintages')?.split(' ') ?? [];
  const bases = slider?.getAttribute('data-bases')?.split(' ') ?? [];
  expect(bases).toHaveLength(days.length);
  expect(bases[days.indexOf(INFERRED)]).toBe('inferred');
  expect(slider?.querySelector('.ticks')?.text).toMatch(
    /^1 Aug 2017 \(or earlier\) · first vintage on this site.*Today \(latest vintage: .*\(day inferred\)\)$/,
  );
  const revisions = page.querySelector('#revisions');
  expect(revisions?.querySelector('p')?.text).toContain('The first was released on or before 1 August 2017, the latest on ');
  const row =
    revisions
      ?.querySelectorAll('tbody tr')
      .map((one) => one.text)
      .join('\n') ?? '';
  expect(row).toMatch(/\d{4} \((day inferred|published by then)\)/);
  const drawn = (await json(`/s/${SERIES}.chart.json?start_period=2022-04&end_period=2022-04`)) as { sources: Members[] };
  expect(drawn.sources[0]).toMatchObject({ basis: 'inferred' });
  const inPage = JSON.parse(page.querySelector('figure script[type="application/json"]')?.text ?? '{}') as {
    series: { revised: { vintage: string; basis: string }[] }[];
  };
  // Rings mark values that were revised. Some of them use vintages with an inferred day.
  const rings = inPage.series[0]?.revised ?? [];
  expect(rings.map(({ vintage: ofVintage, basis }) => [ofVintage, basis])).toEqual(
    rings.map(({ vintage: vintageRead }) => [vintageRead, bases[days.indexOf(vintageRead)]]),
  );
  expect(rings.map(({ basis }) => basis)).toContain('inferred');
  const then = await pageOf(`/series/${SERIES}?as_of=2022-06-01`);
  expect(then.querySelector('.chip.on')?.text).toBe('Vintage of 19 May 2022 (day inferred)');
  expect(then.querySelector('[data-vintage]')?.text).toBe('Vintage of 19 May 2022 (day inferred), the latest on 1 June 2022');
});

test('the workbook, FRED, SDMX and the tools for models have the basis', async () => {
  const about = async (query: string) => {
    const bytes = Buffer.from(await (await wattle.get(`/v1/series/${SERIES}?format=xlsx&${query}`)).arrayBuffer());
    const sheet = readWorkbook(bytes).sheets.find(({ name }) => name === 'About');
    return new Map(sheet?.rows.map(([name, what]) => [String(name), what]) ?? []);
  };
  expect((await about('limit=1')).has('Day of release')).toBe(true);
  expect((await about('limit=1&as_of=2022-06-01')).has('Day of release')).toBe(true);

  const fred = await json(
    `/fred/series/observations?series_id=${SERIES}&file_type=json&output_type=4&realtime_start=2022-05-01&realtime_end=2022-06-01&api_key=${wattle.key}`,
  );
  expect(fred['published_basis']).toContain(`${INFERRED} inferred`);

  const sdmx = `/sdmx/3.0/data/dataflow/WATTLE/SERIES/*/M.AU_UNEMP_SA?includeHistory=true&lastNObservations=1&asOf=2022-06-01T00:00:00Z`;
  const xml = await (await wattle.get(sdmx, { accept: 'application/vnd.sdmx.data+xml;version=3.0.0' })).text();
  expect(/<foot:Message .*<\/foot:Message>/.exec(xml)?.[0]).toContain('abs.LF: vintage of 19 May 2022 (day inferred)');
  const message = JSON.parse(await (await wattle.get(sdmx, { accept: 'application/vnd.sdmx.data+json;version=2.0.0' })).text()) as {
    data: { structures: { annotations: { text: string }[] }[]; dataSets: { validFrom: string; annotations: number[] }[] };
  };
  const set = message.data.dataSets.find(({ validFrom }) => validFrom.startsWith(INFERRED));
  expect(message.data.structures[0]?.annotations[set?.annotations[0] ?? -1]?.text).toBe('abs.LF: vintage of 19 May 2022 (day inferred)');

  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${wattle.key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${wattle.origin}/mcp`), { requestInit }));
  const { structuredContent } = await client.callTool({ name: 'get_series', arguments: { id: SERIES, last_n: 1 } });
  await client.close();
  expect(JSON.stringify(structuredContent)).toMatch(/abs\.LF, released \d{4}-\d\d-\d\d/);
});

test('values that are never revised but differ by rounding are shown on the chart and in the section', async () => {
  const page = await pageOf('/series/AU.CPI.YOY');
  expect(page.querySelector('#revisions')?.text.replace(/\s+/g, ' ')).toMatch(/have changed through rounding only since the first vintage/);
  expect(page.text).toContain('changed by rounding since the earliest stored vintage');
  expect(page.text).not.toMatch(/(been revised|revised since)/);
});

test('the first example in the documentation has the inflation rate of the concept', async () => {
  const page = await textOf('/docs');
  const sample = JSON.parse(page.match(/<code>(\{.*?\})<\/code>/s)?.[1]?.replaceAll('&#34;', '"') ?? '{}');
  const { data } = (await json('/v1/concepts/inflation')) as unknown as { data: { candidates: readonly Members[] } & Members };
  const { series_id, value, period } = data.candidates.find(({ taken }) => taken) ?? {};
  expect(sample).toMatchObject({ series_id, value, period });
  expect(page).toContain(`/v1/series/${String(series_id)}/latest`);
});
