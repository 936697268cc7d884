import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RegisterDataset, RegisterRow } from '../../src/core/define-dataset.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { CHARITY_SECTOR_HEALTH } from '../../src/signals/charity-sector-health.ts';
import { ACNC_AIS_FINANCIALS } from '../../src/sources/ato/datasets/ACNC_AIS_FINANCIALS.ts';
import { ACNC_REGISTER } from '../../src/sources/ato/datasets/ACNC_REGISTER.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf();
});
afterEach(() => shelf.close());

const ask = async () => (await evaluateSignal(shelf.ctx, CHARITY_SECTOR_HEALTH, params(''))).data as Record<string, unknown>;
/** Makes a row with only the given values. The charities are invented. */
const row = (dataset: RegisterDataset, given: RegisterRow): RegisterRow => ({
  ...Object.fromEntries(dataset.columns.map((column) => [column.name, null])),
  ...given,
});
const registered = (abn: string, state: string | null, charity_size: string | null): RegisterRow =>
  row(ACNC_REGISTER, { abn, charity_name: `Charity ${abn}`, state, charity_size });

describe('charity-sector-health', () => {
  beforeEach(() =>
    shelf.load(ACNC_REGISTER, [registered('1', 'NSW', 'Small'), registered('2', 'VIC', 'Small'), registered('3', 'NSW', null)]),
  );

  test('counts the register, and without statements has no sums, with a note on the scope', async () => {
    expect(await ask()).toMatchObject({
      active_charities: 3,
      by_size: [
        { size: 'Small', charities: 2 },
        { size: null, charities: 1 },
      ],
      by_state: [
        { state: 'NSW', charities: 2 },
        { state: 'VIC', charities: 1 },
      ],
      revenue_aud_m: null,
      staff: null,
      reporting_year: null,
      scope: expect.stringMatching(/^A sample, not the full sector/),
    });
  });

  test('worked example: sums the reported data of charities', async () => {
    const statement = (abn: string, given: RegisterRow): RegisterRow => row(ACNC_AIS_FINANCIALS, { abn, charity_name: abn, ...given });
    await shelf.load(ACNC_AIS_FINANCIALS, [
      statement('1', {
        total_revenue: 2_500_000,
        donations_and_bequests: 500_000,
        total_expenses: 2_000_000,
        staff_fte: 12.5,
        staff_volunteers: 40,
      }),
      statement('2', { total_revenue: 500_000 }),
      statement('3', {}),
    ]);
    expect(await ask()).toMatchObject({
      revenue_aud_m: 3,
      donations_aud_m: 0.5,
      expenses_aud_m: 2,
      staff: 12.5,
      volunteers: 40,
      reporting_year: '2023',
      scope: expect.stringMatching(/cover the 3 charities .* Of these, 2 report revenue/),
      statements_left_out: 0,
    });
  });

  test('excludes a statement with more donations than revenue, with a note', async () => {
    const statement = (abn: string, given: RegisterRow): RegisterRow => row(ACNC_AIS_FINANCIALS, { abn, charity_name: abn, ...given });
    await shelf.load(ACNC_AIS_FINANCIALS, [
      statement('1', { total_revenue: 2_500_000, donations_and_bequests: 2_500_000, total_expenses: 2_000_000, staff_fte: 12.5 }),
      // One of the two is in thousands instead of dollars. It is impossible to find out which one.
      statement('2', { total_revenue: 500_000, donations_and_bequests: 400_000_000, total_expenses: 490_000, staff_fte: 3 }),
      statement('3', { donations_and_bequests: 1000 }),
    ]);
    expect(await ask()).toMatchObject({
      revenue_aud_m: 2.5,
      donations_aud_m: 2.501,
      expenses_aud_m: 2,
      staff: 12.5,
      statements_left_out: 1,
      scope: expect.stringMatching(/cover the 3 charities .* Of these, 1 report revenue that is not below their donations/),
    });
    const { meta } = await evaluateSignal(shelf.ctx, CHARITY_SECTOR_HEALTH, params(''));
    expect(meta.notes).toContain('1 of the statements reports more donations and bequests than total revenue. The sums exclude it.');
  });
});
