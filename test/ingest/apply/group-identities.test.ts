/**
 * Part of a release is swapped or copied. The total, the rates or tied currencies in the same file contradict this part, so an operator
 * must accept the release.
 */
import { describe, expect, it } from 'vitest';
import type { DatasetKey } from '../../../src/core/define-dataset.ts';
import { parsePeriod } from '../../../src/core/period.ts';
import { difference } from '../../../src/ingest/apply/difference.ts';
import { contradictedFigures } from '../../../src/ingest/apply/identities/identity-gate.ts';
import { observation, parsed, series, slicesOf } from '../parsed.ts';

const FIRST = parsePeriod('2022-Q1')?.t ?? 0;
const PERIODS = 16;

type Values = Readonly<Record<string, (i: number) => number>>;

/** Makes a release with this number of periods. `changed` replaces values in the latest period, by series key. */
const release = (dimensions: readonly string[], values: Values, periods: number, changed: Readonly<Record<string, number>> = {}) => ({
  ...parsed(
    Object.entries(values).map(([key, of]) =>
      series(
        key,
        Array.from({ length: periods }, (_, i) => observation(FIRST + i, (i === periods - 1 ? changed[key] : undefined) ?? of(i))),
      ),
    ),
  ),
  dimensions: dimensions.map((id) => ({ id, label: id, values: [] })),
});

function refusalOf(dataset: DatasetKey, dimensions: readonly string[], values: Values, changed: Readonly<Record<string, number>>) {
  const stored = release(dimensions, values, PERIODS);
  const next = release(dimensions, values, PERIODS + 1, changed);
  return contradictedFigures(dataset, next, difference(slicesOf(stored), next));
}

const AGE = ['MEASURE', 'SEX', 'AGE', 'TSEST', 'REGION', 'FREQ'];
const young: Values = {
  'M24.3.1524.20.AUS.M': (i) => 16.25 + i / 4,
  'M13.3.1524.20.AUS.M': (i) => 9 + i / 8,
  'M23.3.1524.20.AUS.M': (i) => 7.25 + i / 8,
};
const SEX = ['MEASURE', 'SEX', 'AGE', 'REGION', 'FREQ'];
const population: Values = { '1.3.TOT.AUS.Q': (i) => 2000 + 3 * i, '1.1.TOT.AUS.Q': (i) => 990 + i, '1.2.TOT.AUS.Q': (i) => 1010 + 2 * i };
const decisions: Values = { 'ARBAMPCNCRT.A2': (i) => 4.1 + 0.25 * i, 'ARBAMPCCCR.A2': () => 0.25 };
const currencies: Values = { 'FXRHKD.F11': (i) => 5.0726 + 0.0078 * i, 'FXRUSD.F11': (i) => 0.6503 + 0.001 * i };
const account: Values = {
  '1.100.10.Q': (i) => -3500 + 7 * i,
  '1.110.10.Q': (i) => 94_000 + 5 * i,
  '1.120.10.Q': (i) => -85_000 + i,
  '1.8100.10.Q': (i) => -500 + i,
  '1.8700.10.Q': () => -12_000,
};
const growth: Values = { '10.AUS.Q': (i) => 27_000_000 + 75_000 * i, '3.AUS.Q': () => 25_000, '9.AUS.Q': () => 50_000 };
const REGIONS = ['NSW1', 'QLD1', 'SA1', 'TAS1', 'VIC1'] as const;
const flows: Values = Object.fromEntries(
  REGIONS.map((region, i) => [`NETINTERCHANGE.${region}`, () => [-1380, 1280, 470, 330, -580][i] ?? 0]),
);

describe.each([
  ['abs/LF_AGE', AGE, young, { 'M23.3.1524.20.AUS.M': 11 }, /underutilisation rate of people aged 15 to 24/],
  ['abs/ERP_Q', SEX, population, { '1.1.TOT.AUS.Q': 1042 }, /Population of persons, males and females/],
  ['abs/BOP', ['MEASURE', 'DATA_ITEM', 'TSEST', 'FREQ'], account, { '1.100.10.Q': 3388 }, /in ABS BOP, current account/],
  ['abs/ERP_COMP_Q', ['MEASURE', 'REGION', 'FREQ'], growth, { '9.AUS.Q': 5000 }, /Population of Australia and the components/],
  ['aemo/dispatch_region', ['METRIC', 'REGIONID'], flows, { 'NETINTERCHANGE.NSW1': 1380 }, /Net interchange of the regions/],
  ['rba/A2', ['SERIES', 'TABLE'], decisions, { 'ARBAMPCNCRT.A2': 3.85 }, /A rate and its printed change/],
  ['rba/F11', ['SERIES', 'TABLE'], currencies, { 'FXRHKD.F11': 5.9 }, /Hong Kong dollar/],
] as const)('%s', (dataset, dimensions, values, changed, words) => {
  it('accepts a release with consistent parts', () => {
    expect(refusalOf(dataset, dimensions, values, {})).toBeNull();
  });

  it('sends a release to review if its latest period is inconsistent', () => {
    const error = refusalOf(dataset, dimensions, values, changed);
    expect(error).toMatchObject({ code: 'DATA_IMPLAUSIBLE' });
    expect(error?.message).toMatch(words);
  });
});
