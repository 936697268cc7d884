/**
 * Runs short forms of two parts of the bench, the soak test and the mix-up check. They put a running program under load with hostile
 * clients.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soak } from '../../bench/cases/soak.ts';
import { mixUp } from '../../bench/mix-up.ts';
import { type Running, remove, startWattle, temporaryFolder, until, wattleBeside } from '../program/running.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';

const [FREE, PRO] = [1_000_000, 2_000_000];
const folder = temporaryFolder();
const env = {
  WATTLE_DATA_DIR: folder,
  WATTLE_FREE_MONTHLY_CALLS: String(FREE),
  WATTLE_TIERS: `pro:${PRO}`,
  WATTLE_BURST_PER_MINUTE: '1000000',
  WATTLE_READS_PER_MINUTE: '1000000',
  WATTLE_LOG_LEVEL: 'error',
  WATTLE_WARM_UP: 'on',
};
let running: Running;
beforeAll(async () => {
  await withStarterProgram(folder);
  running = await startWattle(env);
});
afterAll(async () => {
  await running.stop();
  remove(folder);
});

async function register(email: string): Promise<string> {
  const answer = await fetch(`${running.origin}/v1/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return ((await answer.json()) as { api_key: string }).api_key;
}

describe('a running program', () => {
  it('responses other clients during hostile requests', async () => {
    const report = await soak(running.origin, running.key, 5, 60, { answers: 201, attacks: 21 });
    expect(report.errors, JSON.stringify(report)).toEqual([]);
    expect(report.answered).toBeGreaterThan(200);
    expect(report.attacks).toBeGreaterThan(20);
  });

  it('sends each response to the right request: two tiers, pipelines of one to six, slow readers, killed connections', async () => {
    const [free, pro] = [await register('free@example.org'), await register('pro@example.org')];
    await wattleBeside(['tier', 'pro@example.org', 'pro'], env);
    // A node caches account data for some seconds.
    await until('the node knows of the other tier', async () => {
      const health = await running.get('/v1/health', { authorization: `Bearer ${pro}` });
      return ((await health.json()) as { quota: { limit: number } }).quota.limit === PRO;
    });
    const callers = [
      { key: free, limit: FREE },
      { key: pro, limit: PRO },
    ] as const;
    const { answers, killed, faults } = await mixUp(Number(new URL(running.origin).port), [callers[0], callers[1]], 1200, 10);
    expect(faults).toEqual([]);
    expect(answers).toBeGreaterThanOrEqual(1200);
    expect(killed).toBeGreaterThan(20);
  });
});
