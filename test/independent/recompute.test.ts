/**
 * A script that shares no code with the program recalculates every indicator with values in the starter data. Other indicators are listed
 * with the reason.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { type Explained, workOut } from './formulas.ts';
import { differs, RECOMPUTED, recompute } from './recompute.ts';

/**
 * Indicators that cannot be calculated from the current starter data, with the error code of the refusal and a word in its detail. They
 * are tested with simulated agencies instead.
 */
const NOT_ANSWERED: Readonly<Record<string, readonly [code: string, names: string]>> = {
  'charity-sector-health': ['DATA_UNAVAILABLE', 'ato.ACNC_REGISTER'],
  'growth-contributions': ['DATA_UNAVAILABLE', 'abs.ANA_EXP'],
  'super-fund-real-return': ['DATA_UNAVAILABLE', 'apra.MYSUPER_PRODUCTS'],
};

let folder: string;
let wattle: Running;
beforeAll(async () => {
  folder = temporaryFolder();
  await withStarterProgram(folder);
  wattle = await startWattle({ WATTLE_DATA_DIR: folder, WATTLE_UPSTREAM: 'offline' });
});
afterAll(async () => {
  await wattle.stop();
  remove(folder);
});

const ask = async (path: string) => {
  const response = await fetch(new URL(path, wattle.origin), { headers: { authorization: `Bearer ${wattle.key}` } });
  return {
    status: response.status,
    body: (await response.json()) as {
      readonly data: readonly { readonly id: string }[];
      readonly meta?: { readonly explain?: Explained };
    } & Record<string, unknown>,
  };
};

test.each(['recompute.ts', 'formulas.ts'])('%s shares no code with the program', (file) => {
  expect(readFileSync(`test/independent/${file}`, 'utf8')).not.toMatch(/^import|\bimport\(|\brequire\(/m);
});

/**
 * Checks an indicator outside both lists. Returns null if it equals its own formula or has no starter data. Otherwise, returns the
 * remedy.
 */
async function faultOfOther(signal: string): Promise<string | null> {
  const history = await ask(`/v1/${signal}?explain=1&start=1900`);
  const { status, body } = history.status === 400 ? await ask(`/v1/${signal}?explain=1`) : history;
  if (status === 503 && body['code'] === 'DATA_UNAVAILABLE') return null;
  if (status !== 200 || !body.meta?.explain) return `${signal}: ${status} ${String(body['detail'])}`;
  const { read, faults } = workOut(body.data, body.meta.explain);
  if (faults.length > 0) return `${signal}: ${faults.join(' ')}`;
  if (read.length > 0) return null;
  return `${signal}: no line of its formula can be calculated from its inputs. Add a calculation to RECOMPUTED in test/independent/recompute.ts, using only responses from /v1/data.`;
}

test('each indicator is recalculated, matches its formula, or states why it is not recalculated', async () => {
  const { body } = await ask('/v1/signals');
  const [ids, listed] = [body.data.map(({ id }) => id), [...Object.keys(RECOMPUTED), ...Object.keys(NOT_ANSWERED)]];
  expect(listed.filter((id) => !ids.includes(id))).toEqual([]);
  const others = await Promise.all(ids.filter((id) => !listed.includes(id)).map(faultOfOther));
  expect(others.filter((fault) => fault !== null)).toEqual([]);
  expect(Object.keys(RECOMPUTED).length).toBeGreaterThanOrEqual(28);
});

describe('recalculated values', () => {
  test.each(Object.keys(RECOMPUTED))('%s', async (signal) => {
    const compared = await recompute({ url: wattle.origin, key: wattle.key }, signal);
    expect(compared.length).toBeGreaterThan(1);
    expect(compared.filter(differs)).toEqual([]);
  });
});

test('the current real cash rate is refused if no agency was reached', async () => {
  const { status, body } = await ask('/v1/real-cash-rate');
  expect([status, body['code']]).toEqual([503, 'DATA_STALE']);
  expect(String(body['detail'])).toContain('current figures only');
});

describe('unavailable indicators', () => {
  test.each(Object.entries(NOT_ANSWERED))('%s', async (signal, [code, names]) => {
    const { status, body } = await ask(`/v1/${signal}`);
    expect([status, body['code']]).toEqual([503, code]);
    expect(String(body['detail'])).toContain(names);
  });
});
