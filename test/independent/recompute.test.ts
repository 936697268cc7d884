/** Every signal that starter data answers, reckoned anew by a script that shares no code with the program; the others by name, with the reason. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { differs, RECOMPUTED, recompute } from './recompute.ts';

/** Signals that the starter data do not answer, reckoned over simulated agencies instead: what stands in the way, by the code of the refusal and a word of its detail. */
const NOT_ANSWERED: Readonly<Record<string, readonly [code: string, names: string]>> = {
  'energy-snapshot': ['DATA_UNAVAILABLE', 'aemo.dispatch_price'],
  'nem-dispatch-5min': ['DATA_UNAVAILABLE', 'aemo.dispatch_price'],
  'nem-energy-regime': ['DATA_UNAVAILABLE', 'aemo.dispatch_price'],
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
}, 180_000);
afterAll(async () => {
  await wattle.stop();
  remove(folder);
});

const ask = async (path: string) => {
  const response = await fetch(new URL(path, wattle.origin), { headers: { authorization: `Bearer ${wattle.key}` } });
  return {
    status: response.status,
    body: (await response.json()) as { readonly data: readonly { readonly id: string }[] } & Record<string, unknown>,
  };
};

test('the script knows nothing of the program', () => {
  expect(readFileSync('test/independent/recompute.ts', 'utf8')).not.toMatch(/^import|\bimport\(|\brequire\(/m);
});

test('each signal is either reckoned or named with the reason', async () => {
  const { body } = await ask('/v1/signals');
  expect(body.data.map(({ id }) => id).sort()).toEqual([...Object.keys(RECOMPUTED), ...Object.keys(NOT_ANSWERED)].sort());
  expect(Object.keys(RECOMPUTED).length).toBeGreaterThanOrEqual(20);
});

describe('reckoned anew', () => {
  test.each(Object.keys(RECOMPUTED))('%s', async (signal) => {
    const compared = await recompute({ url: wattle.origin, key: wattle.key }, signal);
    expect(compared.length).toBeGreaterThan(1);
    expect(compared.filter(differs)).toEqual([]);
  });
});

test('the real cash rate of today is refused where nobody has asked the agencies', async () => {
  const { status, body } = await ask('/v1/real-cash-rate');
  expect([status, body['code']]).toEqual([503, 'DATA_STALE']);
  expect(String(body['detail'])).toContain('current figures only');
});

describe('not answered', () => {
  test.each(Object.entries(NOT_ANSWERED))('%s', async (signal, [code, names]) => {
    const { status, body } = await ask(`/v1/${signal}`);
    expect([status, body['code']]).toEqual([503, code]);
    expect(String(body['detail'])).toContain(names);
  });
});
