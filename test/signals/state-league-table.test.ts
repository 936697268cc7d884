import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_SFD_BY_STATE } from '../../src/catalogue/series/demand.ts';
import { AU_BUILDING_APPROVALS_BY_STATE } from '../../src/catalogue/series/housing.ts';
import { AU_EMPLOYED, AU_UNEMP } from '../../src/catalogue/series/labour.ts';
import { AU_UNDERUTIL } from '../../src/catalogue/series/labour-slack.ts';
import { AU_POPULATION_BY_STATE } from '../../src/catalogue/series/population.ts';
import { AU_WPI_YOY_BY_STATE } from '../../src/catalogue/series/wages.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import type { StateAbbreviation } from '../../src/core/places/geography.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { STATE_LEAGUE_TABLE } from '../../src/signals/state-league-table.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { type Holding, monthsFrom, putSeries, quartersFrom } from './put-series.ts';

const STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'] as const;
/** ABS 6202.0, underutilisation of February 2025, seasonally adjusted. The ten years before are invented. */
const UNDERUTILISATION: Readonly<Record<StateAbbreviation, number>> = {
  NSW: 9.7,
  VIC: 10.76,
  QLD: 10.28,
  SA: 9.96,
  WA: 9.07,
  TAS: 11.56,
  NT: 7.82,
  ACT: 6.99,
};

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2025-03-25T00:00:00.000Z');
  // There is no table without unemployment. Here it is equal in all states, and has fewer than ten years of values.
  await putSeries(
    shelf,
    each(AU_UNEMP.byState, () => months(5, 5, 60)),
  );
});
afterEach(() => shelf.close());

/** Makes months before February 2025 with one value, and that month with another. */
const months = (level: number, newest: number, count = 120) =>
  monthsFrom('2015-02', [...Array.from({ length: 120 }, (_, i) => (i < 120 - count ? Number.NaN : level)), newest]);
const withoutGaps = (values: Record<string, number>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !Number.isNaN(value)));
const each = (handles: Readonly<Record<StateAbbreviation, SeriesHandle>>, values: (state: StateAbbreviation) => Record<string, number>) =>
  STATES.map((state): Holding => ({ handle: handles[state], values: withoutGaps(values(state)) }));

const evaluate = (text = '') => evaluateSignal(shelf.ctx, STATE_LEAGUE_TABLE, params(text));
const ranks = async (text: string) =>
  Object.fromEntries(((await evaluate(text)).data as readonly Record<string, unknown>[]).map((row) => [row['state'], row['rank']]));

describe('underutilisation of February 2025', () => {
  test('if all ten-year means are equal, the ranks follow the rates, lowest first', async () => {
    await putSeries(
      shelf,
      each(AU_UNDERUTIL.byState, (state) => months(10, UNDERUTILISATION[state])),
    );
    expect(await ranks('indicator=underutilisation')).toEqual({ ACT: 1, NT: 2, WA: 3, NSW: 4, SA: 5, QLD: 6, VIC: 7, TAS: 8 });
    const { data, meta } = await evaluate('indicator=underutilisation&state=Tasmania');
    expect(data).toEqual([
      { state: 'TAS', indicator: 'underutilisation', period: '2025-02', value: 11.56, decade_mean: 10, against_decade: 1.56, rank: 8 },
    ]);
    expect(meta.headline).toBe(
      'Relative to the average of the previous ten years, the Australian Capital Territory ranked first by underutilisation rate in February 2025.',
    );
  });

  test('each state is compared with its own ten years, so the highest rate can be the best', async () => {
    await putSeries(
      shelf,
      each(AU_UNDERUTIL.byState, (state) => months(state === 'TAS' ? 15 : 10, UNDERUTILISATION[state])),
    );
    expect(await ranks('indicator=underutilisation')).toMatchObject({ TAS: 1, ACT: 2 });
  });
});

test('equal states share a rank, and the next rank is skipped', async () => {
  const rate = (state: StateAbbreviation) => (state === 'NSW' || state === 'VIC' ? 4 : state === 'QLD' ? 3 : 5);
  await putSeries(
    shelf,
    each(AU_UNEMP.byState, (state) => months(5, rate(state))),
  );
  expect(await ranks('indicator=unemployment')).toEqual({ QLD: 1, NSW: 2, VIC: 2, SA: 4, WA: 4, TAS: 4, NT: 4, ACT: 4 });
});

test('a state without ten years, or without a value, removes the ranks of the indicator, with the reason', async () => {
  await putSeries(
    shelf,
    each(AU_UNEMP.byState, (state) => months(5, 4, state === 'NT' ? 60 : 120)),
  );
  const { data, meta } = await evaluate();
  expect(data).toEqual([]);
  expect(meta.notes.join(' ')).toContain(
    'States are not ranked by unemployment rate. Fewer than ten years of values before February 2025 are stored for NT.',
  );
  expect(meta.notes.join(' ')).toContain('No mean rank is given, because fewer than 6 of 8 indicators rank the states.');
  expect(meta.headline).toBeNull();
});

test('all values are for the latest common period', async () => {
  await putSeries(
    shelf,
    each(AU_UNEMP.byState, (state) => ({ ...months(5, 4), ...(state === 'NSW' ? { '2025-03': 9 } : {}) })),
  );
  const { data } = await evaluate('indicator=unemployment&state=NSW');
  expect(data).toMatchObject([{ period: '2025-02', value: 4 }]);
});

test('the overall ranks of the states use six indicators', async () => {
  const isBest = (state: StateAbbreviation): boolean => state === 'WA';
  const growing = (state: StateAbbreviation) =>
    monthsFrom('2014-02', [...Array.from({ length: 132 }, (_, i) => 100 * 1.001 ** i), isBest(state) ? 130 : 115]);
  const quarters = (state: StateAbbreviation) =>
    quartersFrom('2013-Q4', [...Array.from({ length: 44 }, (_, i) => 100 * 1.005 ** i), isBest(state) ? 140 : 125]);
  await putSeries(shelf, [...each(AU_UNEMP.byState, (state) => months(5, isBest(state) ? 3 : 5)), ...each(AU_EMPLOYED.byState, growing)]);
  await putSeries(
    shelf,
    each(AU_UNDERUTIL.byState, (state) => months(10, isBest(state) ? 8 : 10)),
  );
  await putSeries(shelf, each(AU_SFD_BY_STATE, quarters));
  await putSeries(shelf, each(AU_POPULATION_BY_STATE, quarters));
  await putSeries(
    shelf,
    each(AU_WPI_YOY_BY_STATE, (state) => quartersFrom('2014-Q4', [...Array.from({ length: 40 }, () => 3), isBest(state) ? 4 : 3])),
  );
  const { meta } = await evaluate();
  expect(meta.summary).toMatchObject({ indicators_ranked: 6, indicators: 8 });
  expect((meta.summary as { mean_rank: unknown[] }).mean_rank[0]).toEqual({ state: 'WA', mean_rank: 1 });
  expect(meta.headline).toBe(
    'Relative to the average of the previous ten years, Western Australia ranks first, with a mean rank of 1.0 over 6 indicators.',
  );
  // The sentence covers the one requested indicator, and is absent if it has no ranks.
  expect((await evaluate('indicator=unemployment')).meta.headline).toMatch(/Western Australia ranked first by unemployment rate in .+\.$/);
  expect((await evaluate('indicator=approvals')).meta.headline).toBeNull();
});

test('dwellings approved are summed over twelve months and compared in per cent', async () => {
  await putSeries(
    shelf,
    each(AU_BUILDING_APPROVALS_BY_STATE, (state) =>
      monthsFrom('2014-03', [...Array.from({ length: 131 }, () => 100), state === 'SA' ? 220 : 100]),
    ),
  );
  const { data } = await evaluate('indicator=approvals&state=SA');
  expect(data).toEqual([
    {
      state: 'SA',
      indicator: 'approvals',
      period: '2025-02',
      value: 1320,
      decade_mean: 1200,
      rank: 1,
      against_decade: expect.closeTo(10, 10),
    },
  ]);
});
