import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SeriesHandle } from '../../../src/core/define-series.ts';
import { defineHistorySignal } from '../../../src/core/define-signal.ts';
import { evaluateSignal } from '../../../src/queries/signals/evaluate-signal.ts';
import { TRADE_BALANCE } from '../../../src/signals/trade-balance.ts';
import { sales } from '../sales.ts';
import { dataset, openShelf, params, type Shelf, type Values } from '../shelf.ts';

const seriesOf = (name: string): SeriesHandle => ({
  ...sales,
  id: `AU.${name}`,
  title: name,
  dataset: dataset({ id: name }),
  select: {},
  units: 'Per cent',
  unitsShort: '%',
});
const [PAY, PRICES] = [seriesOf('PAY'), seriesOf('PRICES')];

const GAP = defineHistorySignal({
  id: 'gap',
  title: 'Gap',
  summary: 'Invented.',
  mode: 'history',
  frequency: 'M',
  stale: 'serve_cached',
  methodologyVersion: 1,
  formula: ['pay - prices'],
  parameters: {},
  row: {
    gap: { type: 'number', unit: 'Percentage points', description: 'Pay less prices.' },
    pay_before: { type: 'number', unit: 'Per cent', description: 'Pay of the previous month, in the vintage that is read.' },
  },
  inputs: () => ({ pay: { series: PAY, sample: 'same' }, prices: { series: PRICES, sample: 'same' } }),
  compute: ({ pay, prices }, t) => ({ gap: pay(t) - prices(t), pay_before: pay.maybe(t - 1) }),
});

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
});
afterEach(() => shelf.close());

const put = (handle: SeriesHandle, day: string, values: Values) =>
  shelf.put(
    handle.dataset,
    { dimensions: { SERIES: { A: 'A' } }, series: [{ codes: ['A'], freq: 'M', unit: 'Per cent', values }] },
    { effectiveFrom: `${day}T23:59:59.999Z`, publishedOn: day },
  );

/** Stores invented vintages. Pay is revised before prices for the same month are released, and prices are revised later. */
async function putVintages(): Promise<void> {
  await put(PAY, '2026-01-20', { '2025-12': 4 });
  await put(PRICES, '2026-02-01', { '2025-11': 9, '2025-12': 1 });
  await put(PAY, '2026-02-20', { '2025-12': 5, '2026-01': 6 });
  await put(PRICES, '2026-03-01', { '2025-11': 9, '2025-12': 2.5, '2026-01': 2 });
  await put(PRICES, '2026-04-01', { '2025-11': 9, '2025-12': 2.5, '2026-01': 3 });
}

const evaluated = (text: string) => evaluateSignal(shelf.ctx, GAP, params(text));

test('each input has the value at the first publication, with earlier values from that vintage', async () => {
  await putVintages();
  const first = await evaluated('vintage=first&start=2025-11');
  expect(first.data).toEqual([
    { period: '2025-12', gap: 3, pay_before: null },
    { period: '2026-01', gap: 4, pay_before: 5 },
  ]);
  expect(first.meta.query).toMatchObject({ vintage: 'first' });
  expect((await evaluated('start=2025-11')).data).toEqual([
    { period: '2025-12', gap: 2.5, pay_before: null },
    { period: '2026-01', gap: 3, pay_before: 5 },
  ]);
  // On the release day of the December prices, December pay was still 4.
  expect((await evaluated('as_of=2026-02-25&start=2025-12')).data).toEqual([{ period: '2025-12', gap: 4, pay_before: null }]);
});

test('the latest known period is the default, with the inputs in that vintage', async () => {
  await putVintages();
  const answer = await evaluated('vintage=first&explain=1');
  expect(answer.data).toEqual({ period: '2026-01', gap: 4, pay_before: 5 });
  const explain = answer.meta.explain as { readonly rows: readonly { readonly operands: readonly { readonly value: number }[] }[] };
  expect(explain.rows[0]?.operands.map(({ value }) => value)).toEqual([6, 2, 5]);
});

test('a period without a first value for an input has no row, and the note names the input', async () => {
  await put(PAY, '2026-01-20', { '2025-12': 4 });
  await put(PRICES, '2026-03-01', { '2025-12': 2, '2026-01': 2 });
  const answer = await evaluated('vintage=first&start=2025-12&end=2025-12');
  expect(answer.data).toEqual([]);
  expect(answer.meta.notes).toContain('The first published value of AU.PRICES is not stored for December 2025. These rows are omitted.');
  await expect(evaluated('vintage=first')).rejects.toMatchObject({ code: 'REQ_NO_VINTAGE' });
});

test('the first values are refused together with as_of, and for snapshots', async () => {
  await putVintages();
  await expect(evaluated('vintage=first&as_of=2026-03-01')).rejects.toMatchObject({ code: 'REQ_BAD_PARAMETER' });
  await expect(evaluateSignal(shelf.ctx, TRADE_BALANCE, params('vintage=first'))).rejects.toMatchObject({ status: 400 });
});
