import { afterEach, beforeEach, expect, test } from 'vitest';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { YOUTH_UNEMPLOYMENT } from '../../src/signals/youth-unemployment.ts';
import { LF } from '../../src/sources/abs/datasets/LF.ts';
import { LF_AGE } from '../../src/sources/abs/datasets/LF_AGE.ts';
import { openShelf, params, type Shelf, type Values } from '../queries/shelf.ts';
import { putSelection } from './put-selection.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2023-02-01T00:00:00.000Z');
});
afterEach(() => shelf.close());

/**
 * ABS 6202.0 table 22, December 2022: A84424185C; table 1, A84423050A and A84423051C (vintage of February 2026). Values for states and
 * for other months are invented.
 */
const YOUTH = { '2022-11': 7.7091, '2022-12': 7.671 };
const OVERALL = { '2022-11': 3.5146, '2022-12': 3.5303 };

const youth = (values: Values, more: Readonly<Record<string, string>> = {}) => ({
  codes: { MEASURE: 'M13', AGE: '1524', TSEST: '20', REGION: 'AUS', ...more },
  values,
});
const overall = (values: Values, more: Readonly<Record<string, string>> = {}) => ({
  codes: { MEASURE: 'M13', TSEST: '20', REGION: 'AUS', ...more },
  values,
});
const evaluate = (text = '') => evaluateSignal(shelf.ctx, YOUTH_UNEMPLOYMENT, params(text));
const states = async () => ((await evaluate()).data as unknown as { states: readonly Record<string, unknown>[] }).states;

test('golden: December 2022, 7.6710 against 3.5303', async () => {
  await putSelection(shelf, LF_AGE, [youth(YOUTH)]);
  await putSelection(shelf, LF, [overall(OVERALL), overall({ '2022-12': 66.4045 }, { MEASURE: 'M12' })]);
  const answer = await evaluate();
  expect(answer.data).toMatchObject({
    period: '2022-12',
    youth_unemployment_rate_pct: 7.671,
    overall_unemployment_rate_pct: 3.5303,
    gap_pct: 4.1407,
    ratio: 7.671 / 3.5303,
    youth_participation_rate_pct: null,
    overall_participation_rate_pct: null,
    adjustment: 'seasonally_adjusted',
  });
  expect(answer.meta.inputs).toMatchObject([
    { input: 'y', dataset_id: 'abs.LF_AGE', adjustment: 'seasonally_adjusted', period: { start: '2022-12', end: '2022-12' } },
    { input: 'u', dataset_id: 'abs.LF' },
  ]);
});

test('the latest common month is used if the values by age arrive a week later', async () => {
  await putSelection(shelf, LF_AGE, [youth(YOUTH)]);
  await putSelection(shelf, LF, [overall({ ...OVERALL, '2023-01': 3.7 })]);
  expect((await evaluate()).data).toMatchObject({ period: '2022-12', overall_unemployment_rate_pct: 3.5303 });
  await putSelection(shelf, LF, [overall({ '2023-01': 3.7 })]);
  await expect(evaluate()).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE', message: expect.stringContaining('no month in common') });
});

test('a state has the same adjustment on both sides, and the result names it', async () => {
  const place = (REGION: string, TSEST: string) => ({ REGION, TSEST });
  await putSelection(shelf, LF_AGE, [
    youth(YOUTH),
    youth({ '2022-12': 8 }, place('1', '20')),
    youth({ '2022-12': 9 }, place('2', '10')),
    youth({ '2022-12': 9.5 }, place('2', '30')),
    youth({ '2022-12': 10 }, place('7', '10')),
    youth({ '2022-11': 11 }, place('8', '20')),
  ]);
  await putSelection(shelf, LF, [
    overall(OVERALL),
    overall({ '2022-12': 3.5 }, place('1', '20')),
    overall({ '2022-12': 3.6 }, place('2', '20')),
    overall({ '2022-12': 3.1 }, place('2', '10')),
    overall({ '2022-12': 3.9 }, place('7', '20')),
    overall({ '2022-12': 3.2 }, place('8', '20')),
  ]);
  const of = await states();
  expect(of.map(({ state }) => state)).toEqual(['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT']);
  expect(of[0]).toMatchObject({ adjustment: 'seasonally_adjusted', gap_pct: 4.5 });
  expect(of[1]).toMatchObject({ adjustment: 'original', youth_unemployment_rate_pct: 9, overall_unemployment_rate_pct: 3.1, gap_pct: 5.9 });
  for (const i of [2, 6, 7])
    expect(of[i]).toMatchObject({ adjustment: null, gap_pct: null, ratio: null, youth_unemployment_rate_pct: null });
  expect(((await evaluate('state=tasmania')).data as unknown as { states: object[] }).states).toEqual([
    expect.objectContaining({ state: 'TAS' }),
  ]);
});
