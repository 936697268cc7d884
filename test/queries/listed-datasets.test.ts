/**
 * Requests datasets without a declaration and without a connection to the agency. Ids outside the agency's list are unknown, and listed
 * ones are unavailable.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import type { Dataset, RegisterDataset } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import { JsonRows } from '../../src/core/json-rows.ts';
import { loadBuiltIn } from '../../src/ingest/apply/built-in.ts';
import { readDataset } from '../../src/queries/datasets/read-dataset.ts';
import { openShelf, params, ScriptedFreshener, type Shelf } from './shelf.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf();
});
afterEach(() => shelf.close());

const named = (source: string, id: string): Dataset => {
  const found = findDataset(source, id);
  if (found === null) throw new Error(`${source}/${id} cannot be a dataset`);
  return found;
};
const LIST = named('abs', 'DATAFLOWS') as RegisterDataset;

async function refusal(source: string, id: string, ctx = shelf.ctx): Promise<WattleError> {
  const error: unknown = await readDataset(ctx, named(source, id), params('')).catch((thrown: unknown) => thrown);
  if (error instanceof WattleError) return error;
  throw new Error(`${source}/${id} was not refused`);
}

const rowsOf = (data: unknown): unknown => (data instanceof JsonRows ? data.toArray() : data);

const offline = (code: 'UP_OFFLINE' | 'UP_UNREACHABLE' | 'PARSE_LAYOUT') =>
  shelf.with({
    freshener: new ScriptedFreshener(async () => {
      throw new WattleError(code, 'It did not work.');
    }),
  });

test.each([
  ['abs', 'CAPEXX', 'CAPEX'],
  ['abs', 'LF_UNDR', 'LF_UNDER'],
  ['rba', 'B12.3', 'B12.1'],
  ['rba', 'J1-CASH-RATES', 'J1-CASH-RATE'],
])('%s/%s is unknown without a network, and %s is suggested', async (source, id, near) => {
  for (const ctx of [shelf.ctx, offline('UP_OFFLINE'), offline('UP_UNREACHABLE')]) {
    const error = await refusal(source, id, ctx);
    expect([error.code, error.status]).toEqual(['REQ_UNKNOWN_DATASET', 404]);
    expect(error.hint).toContain(near);
  }
});

test('the error names the list that was searched', async () => {
  expect((await refusal('abs', 'CAPEXX')).message).toBe(
    'Unknown dataset: abs.CAPEXX. It is not among the 1,221 dataflows that were listed on 2026-03-16. The agency cannot be reached at present.',
  );
});

test.each([
  ['abs', 'CAPEX'],
  ['abs', 'ba-sa2-2016-21'],
  ['rba', 'B1'],
  ['rba', 'J1-CASH-RATE'],
])('%s/%s exists, and is unavailable without a network', async (source, id) => {
  expect(await refusal(source, id, offline('UP_UNREACHABLE'))).toMatchObject({ code: 'DATA_UNAVAILABLE', status: 503 });
});

test('an unreadable response does not mean that a dataset does not exist', async () => {
  expect((await refusal('abs', 'BRAND_NEW', offline('PARSE_LAYOUT'))).code).toBe('DATA_UNAVAILABLE');
});

test('a list from the ABS replaces the list in the program', async () => {
  await shelf.load(LIST, [{ dataflow: 'BRAND_NEW', title: 'A new dataflow', version: '1.0.0', structure: 'BRAND_NEW(1.0.0)' }]);
  expect((await refusal('abs', 'BRAND_NEW', offline('UP_UNREACHABLE'))).code).toBe('DATA_UNAVAILABLE');
  const error = await refusal('abs', 'BRAND_NEWS', offline('UP_UNREACHABLE'));
  expect([error.code, error.hint]).toEqual(['REQ_UNKNOWN_DATASET', expect.stringContaining('Did you mean BRAND_NEW?')]);
  expect(error.message).toContain('not among the 1 dataflows that were listed on 2026-05-11');
});

test('the list in the program is a register until the ABS has returned one, and is not a response of the agency', async () => {
  const load = () => loadBuiltIn({ store: shelf.store, clock: shelf.clock, datasets: [LIST] });
  await load();
  const { meta, data } = await readDataset(shelf.ctx, LIST, params('dataflow=LF_UNDER'));
  expect(rowsOf(data)).toMatchObject([{ dataflow: 'LF_UNDER', structure: 'DS_LF_UNDER(1.0.1)' }]);
  expect([meta.stale, meta.stale_reason]).toEqual([true, expect.stringContaining('Not yet checked with the ABS')]);
  shelf.clock.advance(1000);
  await shelf.load(LIST, [{ dataflow: 'CPI', title: 'Consumer Price Index', version: '3.0.0', structure: 'CPI(3.0.0)' }]);
  shelf.clock.advance(1000);
  await load();
  expect(rowsOf((await readDataset(shelf.ctx, LIST, params(''))).data)).toMatchObject([{ dataflow: 'CPI', version: '3.0.0' }]);
});
