import { afterEach, beforeEach, expect, test } from 'vitest';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { STATE_EMPLOYMENT_SNAPSHOT } from '../../src/signals/state-employment-snapshot.ts';
import { LF } from '../../src/sources/abs/datasets/LF.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { putSelection, type Selected } from './put-selection.ts';
import { EMPLOYED_MONTHS, STATES_FEBRUARY_2025 } from './state-labour.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2025-03-25T00:00:00.000Z');
});
afterEach(() => shelf.close());

const PERSONS = 'Thousand persons';
const figures = (tsestOf: (state: string) => string = () => '20'): readonly Selected[] =>
  Object.entries(STATES_FEBRUARY_2025).flatMap(([state, { code, employed, ratio }]) => {
    const codes = { TSEST: tsestOf(state), REGION: code };
    return [
      {
        codes: { ...codes, MEASURE: 'M3' },
        unit: PERSONS,
        values: Object.fromEntries(EMPLOYED_MONTHS.map((month, i) => [month, employed[i] ?? null])),
      },
      { codes: { ...codes, MEASURE: 'M16' }, values: { '2025-02': ratio } },
    ];
  });
const evaluate = (text = '') => evaluateSignal(shelf.ctx, STATE_EMPLOYMENT_SNAPSHOT, params(text));
const rows = async (text = '') => (await evaluate(text)).data as readonly Record<string, unknown>[];

test('golden: February 2025, seasonally adjusted', async () => {
  await putSelection(shelf, LF, figures());
  const all = await rows();
  expect(all.map((row) => [row['state'], row['employed_persons'], row['change_on_month'], row['employment_to_population_pct']])).toEqual([
    ['NSW', 4_477_579.1, -22_854.5, 63.4187],
    ['VIC', 3_767_871.8, -9777.3, 64.438],
    ['QLD', 2_961_741.5, -22_891, 63.9508],
    ['SA', 959_157.8, -11_647.3, 60.8179],
    ['WA', 1_643_519.7, 5058.7, 66.6872],
    ['TAS', 278_964.7, -8563.9, 57.5009],
    ['NT', 139_824.6, 263.2, 69.6889],
    ['ACT', 271_221.6, -2425.6, 69.5795],
  ]);
  for (const row of all) expect(row).toMatchObject({ period: '2025-02', adjustment: 'seasonally_adjusted' });
  expect(all[0]?.['change_on_year_pct']).toBeCloseTo(100 * (4477.5791 / 4398.1047 - 1), 10);
  expect(all.reduce((sum, row) => sum + Number(row['share_pct']), 0)).toBeCloseTo(100, 10);
});

test('one state can be requested by any of its names, and has the same share of all eight', async () => {
  await putSelection(shelf, LF, figures());
  const [, victoria] = await rows();
  for (const name of ['VIC', 'Victoria', 'AU-VIC', '2']) expect(await rows(`state=${name}`)).toEqual([victoria]);
});

test('a state that is published only as a trend is marked, and so is the result', async () => {
  await putSelection(
    shelf,
    LF,
    figures((state) => (state === 'NT' ? '30' : '20')),
  );
  const answer = await evaluate();
  expect((answer.data as { state: string; adjustment: string }[]).find(({ state }) => state === 'NT')).toMatchObject({
    adjustment: 'trend',
    change_on_month: 263.2,
  });
  expect(answer.meta.notes.join('\n')).toMatch(/not all have the same adjustment/);
  expect(answer.meta.notes.join('\n')).toMatch(/different seasonal adjustments/);
});

test('a missing state removes the shares, because the sum would be wrong', async () => {
  await putSelection(
    shelf,
    LF,
    figures().filter(({ codes }) => codes['REGION'] !== '6'),
  );
  const all = await rows();
  expect(all.map((row) => row['share_pct'])).toEqual(Array(8).fill(null));
  expect(all.find((row) => row['state'] === 'TAS')).toMatchObject({ employed_persons: null, change_on_month: null, adjustment: null });
  expect(all.find((row) => row['state'] === 'WA')).toMatchObject({ employed_persons: 1_643_519.7 });
});

test('a source in persons instead of thousands gives the same result', async () => {
  await putSelection(shelf, LF, figures());
  const before = await rows();
  await putSelection(
    shelf,
    LF,
    figures().map((one) =>
      one.unit === PERSONS
        ? {
            ...one,
            unit: 'Persons',
            values: Object.fromEntries(Object.entries(one.values).map(([month, value]) => [month, Math.round(Number(value) * 1e4) / 10])),
          }
        : one,
    ),
  );
  const after = await rows();
  after.forEach((row, i) => {
    expect(row['employed_persons']).toBe(before[i]?.['employed_persons']);
    expect(row['change_on_month']).toBe(before[i]?.['change_on_month']);
    expect(row['share_pct']).toBeCloseTo(Number(before[i]?.['share_pct']), 10);
  });
});

test('the sentence names a state in full, because SA could mean seasonally adjusted', async () => {
  await putSelection(shelf, LF, figures());
  expect((await evaluate('state=SA')).meta.headline).toMatch(
    /^South Australia had 959,158 employed persons in February 2025\. Employment /,
  );
  expect((await evaluate('state=ACT')).meta.headline).toMatch(/^The Australian Capital Territory had 271,222 employed persons/);
});
