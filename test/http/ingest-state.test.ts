import { afterEach, describe, expect, it } from 'vitest';
import type { IngestState } from '../../src/queries/base/context.ts';
import { type Harness, startHarness } from './harness.ts';

const SINCE = Date.parse('2026-11-10T00:00:00.000Z');
let h: Harness;
afterEach(() => h.close());

const withIngest = async (state: Partial<IngestState>): Promise<void> => {
  h = await startHarness({ ingest: () => ({ state: 'running', since: SINCE, reason: null, restarts: 0, ...state }) });
};
const metrics = async (): Promise<string> => (await h.ask({ url: '/metrics', remoteAddress: '127.0.0.1' })).body;

describe('ingestion that makes no progress', () => {
  it('is shown in health, still with status 200, and in metrics', async () => {
    await withIngest({ state: 'restarting', reason: 'The work took more memory than it may.', restarts: 3 });
    const { statusCode, body } = await h.ask({ url: '/v1/health' });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({
      status: 'degraded',
      ingest: { state: 'restarting', since: '2026-11-10T00:00:00.000Z', reason: 'The work took more memory than it may.', restarts: 3 },
    });
    expect(await metrics()).toMatch(/^wattle_ingest_running 0\nwattle_ingest|\nwattle_ingest_running 0\n/);
    expect(await metrics()).toContain('\nwattle_ingest_restarts_total 3\n');
  });

  it('is also shown if the store accepts no writes', async () => {
    await withIngest({ state: 'store_failing', reason: 'No room is left.' });
    expect(JSON.parse((await h.ask({ url: '/v1/health' })).body)).toMatchObject({ status: 'degraded', ingest: { state: 'store_failing' } });
  });

  it('is not shown while ingest makes progress', async () => {
    await withIngest({});
    expect(JSON.parse((await h.ask({ url: '/v1/health' })).body)).toEqual({ status: 'ok', version: '0.1.0', time: expect.any(String) });
    expect(await metrics()).toContain('\nwattle_ingest_running 1\n');
    expect(await metrics()).toContain('\nwattle_ingest_set_aside_jobs 0\n');
  });
});
