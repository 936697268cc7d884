/** Reads the simulated Bureau and Open-Meteo through the real connectors, and checks the resulting weather. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoopbackServer } from '../../sandbox/loopback.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { datasets, findDataset, findSource } from '../../src/catalogue/catalogue.ts';
import { FixedClock } from '../../src/core/clock.ts';
import type { DatasetKey, Source, SourceCode } from '../../src/core/define-dataset.ts';
import type { WeatherProvider } from '../../src/core/weather-provider.ts';
import { loadBuiltIn } from '../../src/ingest/apply/built-in.ts';
import { createUpstream, type Upstream } from '../../src/ingest/fetch/client.ts';
import { Refresher, type RefreshOutcome } from '../../src/ingest/jobs/refresh.ts';
import type { Answer } from '../../src/queries/base/answer.ts';
import type { QueryContext } from '../../src/queries/base/context.ts';
import { QueryCaches } from '../../src/queries/base/query-caches.ts';
import { readDataset } from '../../src/queries/datasets/read-dataset.ts';
import { readWeather } from '../../src/queries/places/read-weather.ts';
import { rowsOf } from '../../src/render/envelope.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';

const clock = new FixedClock('2026-11-21T03:10:00Z');
let dataDir: string;
let sandbox: LoopbackServer;
let upstream: Upstream;
let store: Store;
let ctx: QueryContext;
/** Stations with a failed feed. */
const silent = new Set<string>();

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-bom-'));
  sandbox = await startSandbox({ datasets: datasets(), clock });
  upstream = createUpstream({ mode: { kind: 'base', url: sandbox.url }, clock });
  store = await openStore({ databaseUrl: null, dataDir, clock });
  await store.migrate();
  await loadBuiltIn({ store, clock, datasets: datasets() });
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const sourceOf = (code: SourceCode): Source => findSource(code) as Source;
  const refresher = new Refresher({ store, upstream, clock, origin: 'sandbox', log, sourceOf });
  const freshen = async (key: DatasetKey): Promise<void> => {
    const [source = '', id = ''] = key.split('/');
    const dataset = findDataset(source, id);
    if (!dataset) throw new Error(`No dataset ${key}`);
    const outcome: RefreshOutcome = silent.has(id) ? await down(key) : await refresher.refresh(dataset);
    if (outcome.error) throw outcome.error;
  };
  ctx = {
    store,
    clock,
    caches: new QueryCaches(),
    freshener: { freshen, history: async () => {} },
    publicUrl: 'https://x.example',
    sandbox: true,
    version: '1',
  };
});

afterAll(async () => {
  await upstream.close();
  await store.close();
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

async function down(key: DatasetKey): Promise<RefreshOutcome> {
  const { WattleError } = await import('../../src/core/errors.ts');
  return {
    dataset: key,
    result: 'failed',
    version: null,
    error: new WattleError('UP_NOT_FOUND', 'File not found at the agency.'),
  };
}

const weather = (location: string, providers: readonly WeatherProvider[] = ['bom'], query = ''): Promise<Answer> =>
  readWeather(ctx, providers, location, new URLSearchParams(query));
const read = (id: string, query: string): Promise<Answer> => {
  const dataset = findDataset('bom', id);
  if (!dataset) throw new Error(id);
  return readDataset(ctx, dataset, new URLSearchParams(query));
};

describe('weather', () => {
  it('is the latest observation of the nearest station', async () => {
    const { data, meta } = await weather('Sydney');
    expect(data).toMatchObject({
      location_id: 'sydney',
      location_name: 'Sydney',
      state: 'NSW',
      timezone: 'Australia/Sydney',
      location_resolution: 'name',
      station: { id: '94768', name: 'Sydney - Observatory Hill', distance_km: 0 },
      current: { time: '2026-11-21T03:00:00Z', temperature_c: expect.any(Number), wind_direction: expect.any(String) },
    });
    expect(meta).toMatchObject({ stale: false, sandbox: true, row_count: 1 });
    expect(meta.sources[0]).toMatchObject({
      name: 'Bureau of Meteorology',
      dataset_id: 'bom.OBSERVATIONS_94768',
      sha256: expect.any(String),
    });
    expect(meta.sources[0]?.licence.name).toMatch(/no supply to others/);
  });

  it.each(['3000', 'Gold Coast', 'NT', '-34.93,138.6', '94970', 'richmond-qld', 'Norfolk Island'])('exists for %s', async (location) => {
    expect((await weather(location)).data).toMatchObject({ current: { temperature_c: expect.any(Number) } });
  });

  it('lists the candidates for an ambiguous place, and accepts near spellings', async () => {
    await expect(weather('Richmond')).rejects.toMatchObject({
      code: 'REQ_BAD_PARAMETER',
      faults: [{ parameter: 'location', allowed: expect.arrayContaining(['richmond-nsw', 'richmond-qld']) }],
    });
    await expect(weather('Sidney')).rejects.toMatchObject({ code: 'REQ_NOT_FOUND', hint: expect.stringContaining('sydney') });
    await expect(weather('Sydney', ['bom'], 'units=f')).rejects.toMatchObject({ code: 'REQ_UNKNOWN_PARAMETER' });
  });

  it('is from the next station if the nearest has no data, with a note', async () => {
    silent.add('OBSERVATIONS_94757');
    const { data, meta } = await weather('campbelltown');
    expect(data).toMatchObject({ location_id: 'campbelltown', station: { id: expect.not.stringMatching('94757') } });
    expect(meta.notes.join(' ')).toContain('no longer reports');
  });

  it('is from Open-Meteo under its own name, if this is set', async () => {
    const { data, meta } = await weather('hobart', ['open-meteo']);
    expect(data).toMatchObject({ provider: 'open-meteo' });
    expect(meta.sources[0]).toMatchObject({ name: 'Open-Meteo', licence: { name: expect.stringContaining('Attribution 4.0') } });
  });

  it('is stale if the station has no observation for 90 minutes', async () => {
    await weather('Perth');
    silent.add('OBSERVATIONS_94608');
    clock.advance(3 * 3_600_000);
    const { meta } = await weather('Perth');
    expect(meta).toMatchObject({ stale: true, stale_reason: expect.stringContaining('more than 90 minutes ago') });
    await expect(weather('Perth', ['bom'], 'allow_stale=0')).rejects.toMatchObject({ code: 'DATA_STALE' });
    expect((await weather('Perth', ['bom', 'open-meteo'])).data).toMatchObject({ provider: 'open-meteo' });
    clock.advance(-3 * 3_600_000);
  });
});

describe('datasets', () => {
  it('exist for the capitals, for all places, and for daily values', async () => {
    const observations = await read('OBSERVATIONS', 'location=melbourne&limit=1000');
    expect(observations.meta.row_count).toBe(144);
    expect((await read('OBSERVATIONS', 'limit=1')).meta.total_rows).toBe(8 * 144);
    expect((await read('LOCATIONS', 'state=tas')).meta.total_rows).toBeGreaterThanOrEqual(14);
    expect(rowsOf(await read('LOCATIONS', 'q=gold'))).toMatchObject([{ id: 'gold-coast', wmo: '94580' }]);
    const days = await read('DAILY_CLIMATE', 'station=sydney&start=2026-11-18&end=2026-11-20');
    expect(rowsOf(days)).toHaveLength(3);
    expect(rowsOf(days)).toMatchObject([
      { period: '2026-11-18', station: 'Sydney - Observatory Hill', max_temp_c: expect.any(Number) },
      {},
      {},
    ]);
  });
});
