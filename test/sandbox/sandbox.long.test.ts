import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoopbackServer } from '../../sandbox/loopback.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { datasets, findDataset, findSource } from '../../src/catalogue/catalogue.ts';
import { IDENTITIES } from '../../src/catalogue/identities/identities.ts';
import { SERIES } from '../../src/catalogue/series.ts';
import { handleFaults } from '../../src/cli/try.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { datasetKey, type Source, type SourceCode, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { DAY_MS } from '../../src/core/period.ts';
import { decodeSdmxStructure } from '../../src/formats/sdmx/sdmx-structure.ts';
import { createUpstream, type Upstream } from '../../src/ingest/fetch/client.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import { openSqliteStore } from '../../src/store/open/sqlite-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { contradictionsIn, datasetsOfIdentity } from '../../src/watch/identities.ts';

const clock = new FixedClock('2026-11-21T03:00:00Z');
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const sourceOf = (code: SourceCode): Source => findSource(code) as Source;
const timeSeries = datasets().filter((d): d is TimeSeriesDataset => d.kind === 'time_series' && ['abs', 'rba'].includes(d.source));

let dataDir: string;
let sandbox: LoopbackServer;
let upstream: Upstream;
let store: Store;
let refresher: Refresher;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-sandbox-'));
  sandbox = await startSandbox({ datasets: datasets(), clock });
  upstream = createUpstream({ mode: { kind: 'base', url: sandbox.url }, clock });
  store = openSqliteStore({ dataDir, clock });
  await store.migrate();
  refresher = new Refresher({ store, upstream, clock, origin: 'sandbox', log: silent, sourceOf });
});

afterAll(async () => {
  await upstream.close();
  await store.close();
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

const get = (rest: string, init?: RequestInit): Promise<Response> => fetch(`${sandbox.url}${rest}`, init);
const ABS = '/data.api.abs.gov.au/rest';

describe('sandbox', () => {
  it('has a version with rows for every dataset in the catalogue, through the real connectors', async () => {
    const failed: string[] = [];
    for (const dataset of timeSeries) {
      const { result, error } = await refresher.refresh(dataset);
      const state = await store.datasets.state(datasetKey(dataset));
      if (result !== 'new_version' || error || !state || state.rows < 10)
        failed.push(`${datasetKey(dataset)}: ${result} ${error?.message ?? ''}`);
    }
    expect(failed).toEqual([]);
    expect(timeSeries.length).toBeGreaterThanOrEqual(40);
  }, 240_000);

  it('has every named series, in the declared unit', async () => {
    const faults: string[] = [];
    for (const dataset of timeSeries) {
      const key = datasetKey(dataset);
      const order = (await store.datasets.state(key))?.dimensions.map(({ id }) => id) ?? [];
      for (const { kind, text } of handleFaults(dataset, order, await store.datasets.series(key)))
        if (kind !== 'words') faults.push(`${key}: ${text}`);
    }
    expect(faults).toEqual([]);
    expect(SERIES.filter((handle) => timeSeries.includes(handle.dataset)).length).toBeGreaterThanOrEqual(100);
  });

  it('simulates an investment position with consistent parts, in the dataflow and in the workbook', async () => {
    const identities = IDENTITIES.filter((identity) => datasetsOfIdentity(identity).has('abs/IIP'));
    expect(identities).toHaveLength(3);
    for (const identity of identities) expect(await contradictionsIn(store, identity)).toEqual([]);
  });

  it('changes nothing on the same day, and adds new periods as time passes', async () => {
    const dataset = findDataset('abs', 'LF') as TimeSeriesDataset;
    const before = await store.datasets.state('abs/LF');
    expect((await refresher.refresh(dataset)).result).toBe('unchanged');
    clock.advance(40 * DAY_MS);
    expect((await refresher.refresh(dataset)).result).toBe('new_version');
    const after = await store.datasets.state('abs/LF');
    expect(after?.periodEnd?.localeCompare(before?.periodEnd ?? '')).toBe(1);
    expect(after?.version?.changed).toBe(0);
    clock.advance(-40 * DAY_MS);
  });

  it('has labour force values that add up', async () => {
    const series = await store.datasets.series('abs/LF');
    const newestOf = async (measure: string): Promise<number> => {
      const id = series.find((s) => s.key === `${measure}.3.1599.20.AUS.M`)?.id ?? -1;
      const [slice] = await store.datasets.read({ dataset: 'abs/LF', series: [id], newest: 1 });
      return slice?.value[0] ?? Number.NaN;
    };
    expect(await newestOf('M3')).toBeCloseTo((await newestOf('M1')) + (await newestOf('M2')), 3);
    expect(await newestOf('M13')).toBeCloseTo((100 * (await newestOf('M6'))) / (await newestOf('M9')), 6);
  });

  it('has annual changes that follow from the index', async () => {
    const series = await store.datasets.series('abs/WPI');
    const idOf = (measure: string): number => series.find((s) => s.key === `${measure}.THRPEB.7.TOT.20.AUS.Q`)?.id ?? -1;
    const [index, change] = await store.datasets.read({ dataset: 'abs/WPI', series: [idOf('1'), idOf('3')], newest: 5 });
    const [yearAgo, now] = [index?.value[0] ?? Number.NaN, index?.value[4] ?? Number.NaN];
    expect(change?.value[4]).toBe(Number((100 * (now / yearAgo - 1)).toFixed(1)));
  });

  it('has the same cash rate in all tables that show it', async () => {
    const newest = async (table: 'A2' | 'F1', id: string): Promise<number | null | undefined> => {
      const series = (await store.datasets.series(`rba/${table}`)).find((s) => s.key.startsWith(`${id}.`));
      const [slice] = await store.datasets.read({ dataset: `rba/${table}`, series: [series?.id ?? -1], newest: 1 });
      return slice?.value[0];
    };
    expect(await newest('F1', 'FIRMMCRTD')).toBeGreaterThan(0);
    expect(await newest('F1', 'FIRMMCRTD')).toBe(await newest('A2', 'ARBAMPCNCRT'));
  });

  it.each(['LF_EDU', 'ERP_COB'])('returns the dataflow %s, which has no declaration', async (id) => {
    const dataset = findDataset('abs', id) as TimeSeriesDataset;
    expect(dataset.curated).toBe(false);
    expect((await refresher.refresh(dataset)).result).toBe('new_version');
  });

  it('refuses unknown requests, as the agencies do', async () => {
    const unknown = await get(`${ABS}/data/ABS,NO_SUCH_FLOW/all`);
    expect([unknown.status, await unknown.text()]).toEqual([404, 'NoRecordsFound']);
    expect((await get(`${ABS}/data/ABS,LF/M13.3.1599.20.XX.M`)).status).toBe(404);
    expect((await get(`${ABS}/data/ABS,LF/M13.3`)).status).toBe(404);
    expect((await get('/www.rba.gov.au/statistics/tables/csv/z9-data.csv')).status).toBe(404);
    expect((await get('/example.org/')).status).toBe(404);
    expect((await get('/www.rba.gov.au/', { method: 'POST' })).status).toBe(405);
  });

  it('handles conditional requests', async () => {
    const address = '/www.rba.gov.au/statistics/tables/csv/f6-data.csv';
    const first = await get(address);
    const etag = first.headers.get('etag') ?? '';
    expect(first.status).toBe(200);
    expect((await get(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('writes files like the agencies: windows-1252, unsorted periods, omitted nulls', async () => {
    const g1 = new Uint8Array(await (await get('/www.rba.gov.au/statistics/tables/csv/g1-data.csv')).arrayBuffer());
    expect(g1.includes(0x96)).toBe(true);
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(g1)).toThrow();
    const message = (await (await get(`${ABS}/data/ABS,WPI/3.THRPEB.7.TOT.20.AUS.Q`)).json()) as {
      data: {
        dataSets: { series: Record<string, { observations: Record<string, unknown[]> }> }[];
        structures: { dimensions: { observation: { values: { id: string }[] }[] } }[];
      };
    };
    const periods = message.data.structures[0]?.dimensions.observation[0]?.values.map((v) => v.id) ?? [];
    expect(periods).not.toEqual([...periods].sort());
    expect(periods).toContain('2026-Q3');
    const lengths = Object.values(message.data.dataSets[0]?.series['0:0:0:0:0:0:0']?.observations ?? {}).map((o) => o.length);
    expect(new Set(lengths)).toEqual(new Set([1, 2]));
  });

  it('has structure messages and a list of dataflows', async () => {
    const structure = decodeSdmxStructure(
      new Uint8Array(await (await get(`${ABS}/datastructure/ABS/LF?references=children`)).arrayBuffer()),
    );
    expect(structure.dataStructures[0]?.dimensions.map((d) => d.id)).toEqual(['MEASURE', 'SEX', 'AGE', 'TSEST', 'REGION', 'FREQ']);
    expect(structure.dataStructures[0]?.dimensions[0]?.values).toContainEqual({ code: 'M13', label: 'Unemployment rate' });
    const { dataflows } = decodeSdmxStructure(new Uint8Array(await (await get(`${ABS}/dataflow/ABS?detail=allstubs`)).arrayBuffer()));
    expect(dataflows.map((flow) => flow.id)).toEqual(expect.arrayContaining(['CPI', 'LF', 'LF_UNDER', 'WPI']));
  });

  it('has release calendars with coming releases', async () => {
    for (const code of ['abs', 'rba'] as const) {
      const source = sourceOf(code);
      const releases = [];
      for (const ask of source.calendar?.asks(clock.now()) ?? []) {
        const result = await upstream.ask(source, ask, null);
        if (result.kind !== 'bytes') throw new Error('no page');
        releases.push(...(source.calendar?.parse({ ...result, sha256: '', url: ask.url, askId: ask.id }) ?? []));
      }
      const coming = releases.filter((release) => release.releaseAt > clock.now());
      expect(coming.length).toBeGreaterThan(3);
      const titles = new Set(timeSeries.filter((d) => d.source === code).flatMap((d) => d.cadence.releaseTitles ?? []));
      expect(coming.some((release) => titles.has(release.title))).toBe(true);
    }
  });
});
