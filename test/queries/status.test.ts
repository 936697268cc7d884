import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { datasets, findDataset } from '../../src/catalogue/catalogue.ts';
import { type Dataset, datasetKey, type SourceCode } from '../../src/core/define-dataset.ts';
import type { ErrorCode } from '../../src/core/errors.ts';
import { readDataset } from '../../src/queries/datasets/read-dataset.ts';
import { type Incident, incidents } from '../../src/queries/status/incidents.ts';
import { status } from '../../src/queries/status/status.ts';
import type { Concern } from '../../src/store/ports/concern.ts';
import { putPrices, putWages } from '../signals/published.ts';
import { openShelf, type Shelf } from './shelf.ts';

const NOW = '2026-05-11T03:00:00.000Z';
const HOUR_MS = 3_600_000;

interface SourceRow extends Readonly<Record<string, unknown>> {
  readonly source: string;
  readonly uptime: Readonly<Record<string, number | null>>;
}

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf(NOW);
});
afterEach(() => shelf.close());

const dataset = (source: SourceCode, id: string): Dataset => {
  const found = findDataset(source, id);
  if (!found) throw new Error(`no dataset ${source}/${id}`);
  return found;
};

const ofSource = async (source: SourceCode): Promise<SourceRow> => {
  const { sources } = (await status(shelf.ctx)) as { sources: readonly SourceRow[] };
  const row = sources.find((one) => one.source === source);
  if (!row) throw new Error(`no row of ${source}`);
  return row;
};

const check = (source: SourceCode, hoursAgo: number, code: ErrorCode | null = null) =>
  shelf.store.checks.record({
    source,
    dataset: `${source}/X`,
    at: shelf.clock.now() - hoursAgo * HOUR_MS,
    ok: code === null,
    code,
    durationMs: 5,
  });

/** Marks every dataset of a source as stored and confirmed, for status. */
async function confirmAll(source: SourceCode): Promise<void> {
  for (const dataset of datasets().filter((one) => one.source === source)) {
    const key = datasetKey(dataset);
    const version = {
      effectiveFrom: shelf.clock.now(),
      recordedAt: shelf.clock.now(),
      origin: 'live',
      kind: 'initial',
      captures: [],
      publishedOn: null,
      note: null,
    } as const;
    await shelf.store.datasets.apply({ dataset: key, baseSeq: null, version, dimensions: [], series: [] });
  }
}

describe('the state of a source is', () => {
  test('unknown before the first request', async () => {
    expect(await status(shelf.ctx)).toMatchObject({ status: 'unknown', version: '1.0.0', time: NOW });
    expect(await ofSource('rba')).toMatchObject({ state: 'unknown', last_success: null, uptime: { '24h': null, '7d': null, '30d': null } });
  });

  test('up if all stored data are fresh', async () => {
    await confirmAll('rba');
    await check('rba', 0);
    expect(await ofSource('rba')).toMatchObject({ state: 'up', stale_datasets: [], failures: [], last_success: NOW });
    expect((await status(shelf.ctx))['status']).toBe('up');
  });

  test('degraded with the failure, its place and its start', async () => {
    await putPrices(shelf);
    await shelf.store.datasets.noteCheck('rba/G1', shelf.clock.now(), {
      code: 'PARSE_LAYOUT',
      detail: 'No row "Units".',
      address: 'g1-data.csv, row 6',
    });
    await check('rba', 0, 'PARSE_LAYOUT');
    await check('rba', 1);
    const row = await ofSource('rba');
    expect(row).toMatchObject({
      state: 'degraded',
      datasets: { stale: 1, fresh: 0 },
      stale_datasets: [
        { dataset_id: 'rba.G1', reason: expect.stringContaining('could not be used'), period_end: '2025-Q4', confirmed_at: NOW },
      ],
      failures: [
        {
          dataset_id: 'rba.G1',
          code: 'PARSE_LAYOUT',
          detail: 'No row "Units".',
          address: 'g1-data.csv, row 6',
          since: NOW,
          last_seen: NOW,
        },
      ],
    });
  });

  test('degraded with the missing parts of files and contradictions, with their start', async () => {
    await putPrices(shelf);
    const since = shelf.clock.now();
    const missing: Concern = { kind: 'missing', name: 'series', detail: 'One is gone.', series: ['GCPIAG'], count: 1, since };
    const against: Concern = { kind: 'contradiction', name: 'x', detail: 'It does not add up.', series: ['GCPIAGYP.G1'], count: 2, since };
    expect(await shelf.store.datasets.noteConcerns('rba/G1', 'files', [missing], () => [])).toBe(true);
    expect(await shelf.store.datasets.noteConcerns('rba/G1', 'figures', [against], () => [])).toBe(true);
    expect((await ofSource('rba'))['concerns']).toEqual([
      { dataset_id: 'rba.G1', kind: 'missing', name: 'series', detail: 'One is gone.', count: 1, since: NOW },
      { dataset_id: 'rba.G1', kind: 'contradiction', name: 'x', detail: 'It does not add up.', count: 2, since: NOW },
    ]);
    // A reader of some series gets only the notes about them.
    const notes = async (series: string): Promise<readonly string[]> =>
      (await readDataset(shelf.ctx, dataset('rba', 'G1'), new URLSearchParams({ series }))).meta.notes.filter((note) =>
        /Noticed/.test(note),
      );
    expect(await notes('GCPIAGYP')).toEqual(['It does not add up. Noticed on 11 May 2026.']);
    expect(await notes('GCPIAG')).toEqual([]);
  });

  test('down if the agency did not respond once in a day', async () => {
    await confirmAll('rba');
    await check('rba', 30);
    await check('rba', 2, 'UP_TIMEOUT');
    await check('rba', 1, 'UP_TIMEOUT');
    expect(await ofSource('rba')).toMatchObject({
      state: 'down',
      last_failure: '2026-05-11T02:00:00.000Z',
      last_success: '2026-05-09T21:00:00.000Z',
    });
  });
});

test('has its uptime over a day, a week and a month', async () => {
  await check('abs', 1);
  await check('abs', 2, 'UP_STATUS');
  await check('abs', 48);
  await check('abs', 240, 'UP_STATUS');
  expect((await ofSource('abs')).uptime).toEqual({ '24h': 50, '7d': 66.67, '30d': 50 });
});

test('has the delay of stored data after the release calendar', async () => {
  await putWages(shelf);
  const releaseAt = Date.parse('2026-05-13T01:30:00Z');
  await shelf.store.releases.upsert([
    {
      source: 'abs',
      publicationId: 'wpi',
      title: 'Wage Price Index, Australia',
      eventType: 'data_release',
      referencePeriod: 'March 2026',
      releaseAt,
      sourceUrl: 'https://www.abs.gov.au/',
    },
  ]);
  expect((await ofSource('abs'))['release_lag_seconds']).toBeNull();
  shelf.clock.set(releaseAt + HOUR_MS);
  expect((await ofSource('abs'))['release_lag_seconds']).toBe(3600);
  await shelf.store.datasets.noteCheck('abs/WPI', shelf.clock.now(), null);
  expect((await ofSource('abs'))['release_lag_seconds']).toBe(0);
});

test('has paused work, its next attempt, and the progress of imports', async () => {
  const now = shelf.clock.now();
  expect(await status(shelf.ctx)).not.toHaveProperty('set_aside');
  const aside = { kind: 'refresh', key: 'rba/G1', at: now, times: 1, reason: 'The work took more memory than it may.' };
  await shelf.store.jobs.setAside({ ...aside, until: now + HOUR_MS });
  await shelf.store.jobs.setAside({ ...aside, key: 'rba/F1', until: now });
  const ingest = () => ({ state: 'restarting', since: now, reason: 'x', restarts: 2 }) as const;
  expect(await status({ ...shelf.ctx, ingest })).toMatchObject({
    ingest: { state: 'restarting', since: NOW, reason: 'x', restarts: 2 },
    set_aside: [{ work: 'refresh', key: 'rba/G1', reason: aside.reason, times: 1, at: NOW, until: '2026-05-11T04:00:00.000Z' }],
  });
});

describe('incidents', () => {
  test('lists current ones with their start, and late or recovered data within 30 days, latest first', async () => {
    await putPrices(shelf);
    const now = shelf.clock.now();
    await shelf.store.datasets.noteCheck('rba/G1', now - 2 * HOUR_MS, {
      code: 'PARSE_LAYOUT',
      detail: 'No row "Units".',
      address: 'row 6',
    });
    const event = (kind: 'dataset.stale' | 'dataset.recovered', at: number) =>
      shelf.store.events.append({ kind, dataset: 'rba/G1', at, payload: { dataset_id: 'rba.G1', reason: 'It is late' } }, `${kind} ${at}`);
    await event('dataset.stale', now - 40 * 24 * HOUR_MS);
    await event('dataset.stale', now - 3 * HOUR_MS);
    await event('dataset.recovered', now - HOUR_MS);
    const reported = await incidents(shelf.ctx);
    expect(reported.map(({ kind, datasetId, detail, at }) => [kind, datasetId, detail, (now - at) / HOUR_MS])).toEqual([
      ['dataset.recovered', 'rba.G1', 'Confirmed as current again on 11 May 2026.', 1],
      ['failure', 'rba.G1', 'No row "Units". row 6', 2],
      ['dataset.stale', 'rba.G1', 'It is late', 3],
    ]);
    // The same failure found again is the same incident.
    await shelf.store.datasets.noteCheck('rba/G1', now, { code: 'PARSE_LAYOUT', detail: 'No row "Units".', address: 'row 6' });
    const ids = (all: readonly Incident[]): readonly string[] => all.map(({ id }) => id);
    expect(ids(await incidents(shelf.ctx))).toEqual(ids(reported));
    expect(new Set(ids(reported)).size).toBe(reported.length);
  });
});
