/**
 * A script that shares no code with the program recalculates the indicators that need simulated agencies, because the starter data lack
 * their inputs.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { differs, RECOMPUTED } from './recompute.ts';
import { type ServedSandbox, serveSandbox } from './served-sandbox.ts';
import { recomputeSimulated, SIMULATED } from './simulated.ts';

/** These queries cover more than one regime, method and number of intervals. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  'nem-dispatch-5min': ['', '?limit=3'],
  'nem-energy-regime': ['', '?scarcity=90&elevated=80', '?scarcity=20000&elevated=60'],
  'growth-contributions': ['?start=2025-Q1', '?method=computed&start=2025-Q1'],
};

let served: ServedSandbox;
beforeAll(async () => {
  // 16:40 in market time: solar farms generate, and prices are not below zero.
  served = await serveSandbox('2026-11-20T06:40:00.000Z');
}, 240_000);
afterAll(() => served.close());

test('the script shares no code with the program', () => {
  const imports = readFileSync('test/independent/simulated.ts', 'utf8').match(/^import.* from '.*'/gm);
  expect(imports).toEqual([expect.stringMatching(/from '\.\/recompute\.ts'$/)]);
});

test('together with the starter data, these tests cover all indicators, or a new one matches its formula (recompute.test.ts)', () => {
  const calculated = [...Object.keys(RECOMPUTED), ...Object.keys(SIMULATED)];
  const ids = SIGNALS.map(({ id }) => id);
  expect(calculated.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(calculated).size).toBeGreaterThanOrEqual(34);
});

describe('recalculated values', () => {
  test.each(Object.keys(SIMULATED).flatMap((signal) => (QUERIES[signal] ?? ['']).map((query): [string, string] => [signal, query])))(
    '%s%s',
    async (signal, query) => {
      const compared = await recomputeSimulated(served, signal, query);
      expect(compared.length).toBeGreaterThan(5);
      expect(compared.filter(differs)).toEqual([]);
    },
  );
});
