/**
 * A refused release is accepted if a second file from the agency has the same values. The second file has another format or is a later
 * issue.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatPeriod } from '../../../src/core/period.ts';
import { body } from '../fake-agency.ts';
import { askOf, at, table, tiny } from '../tiny-dataset.ts';
import { openWorkbench, served, type Workbench } from '../workbench.ts';

let bench: Workbench;
beforeEach(async () => {
  bench = await openWorkbench();
});
afterEach(() => bench.close());

const month = (i: number): string => formatPeriod({ freq: 'M', t: 2024 * 12 + 2 + i });
/** Makes 26 months of two series with slow growth. `last` replaces values in the last months. */
const file = (count: number, last: Readonly<Record<number, number>> = {}): string =>
  table({
    rows: Object.fromEntries(
      Array.from({ length: count }, (_, i) => [
        month(i),
        [Number((4 + 0.1 * Math.sin(i)).toFixed(2)), last[i] ?? Number((100 + 0.3 * i).toFixed(2))],
      ]),
    ),
  });
const dataset = tiny({ asks: () => [askOf('t1.csv', askOf('t1-other.csv'))] });
const publish = async (text: string, other: string | null = null, one = dataset) => {
  bench.agency.on(at('t1.csv'), body(text));
  if (other !== null) bench.agency.on(at('t1-other.csv'), body(other));
  const { result, error } = await bench.refresher.refresh(one);
  bench.clock.advance(86_400_000);
  return [result, error?.code ?? null];
};
const newest = async (i: number) => (await served(bench.store, 'rba/T1'))['BBB']?.[String(2024 * 12 + 2 + i)];

test('a value that the other format confirms is stored, and the version names the second file', async () => {
  await publish(file(24), file(24));
  expect(await publish(file(25, { 24: 107_200 }), `${file(25, { 24: 107_200 })}\n`)).toEqual(['new_version', null]);
  expect(await newest(24)).toBe(107_200);
  const state = await bench.store.datasets.state('rba/T1');
  expect(state?.version?.note).toContain('A second file has the same figures: https://www.rba.gov.au/t1-other.csv.');
});

test('a value that differs in the other format still needs review', async () => {
  await publish(file(24), file(24));
  expect(await publish(file(25, { 24: 107_200 }), file(25))).toEqual(['quarantined', 'DATA_IMPLAUSIBLE']);
  expect(await newest(24)).toBeUndefined();
});

test('the same issue is not a second file, but a later issue with the same value is', async () => {
  const single = tiny();
  await publish(file(24), null, single);
  const wrong = file(25, { 24: 107_200 });
  expect(await publish(wrong, null, single)).toEqual(['quarantined', 'DATA_IMPLAUSIBLE']);
  expect(await publish(`${wrong}\n`, null, single)).toEqual(['quarantined', 'DATA_IMPLAUSIBLE']);
  expect(await publish(file(26, { 24: 107_200, 25: 107_400 }), null, single)).toEqual(['new_version', null]);
  expect([await newest(24), await newest(25)]).toEqual([107_200, 107_400]);
});

test('a later issue with another value shows that the first was wrong', async () => {
  const single = tiny();
  await publish(file(24), null, single);
  await publish(file(25, { 24: 107_200 }), null, single);
  expect(await publish(file(26), null, single)).toEqual(['new_version', null]);
  expect(await newest(24)).toBe(107.2);
});
