/**
 * At a first load, there is no history for comparison. An operator must accept values outside the declared range of their measure, and
 * failed identities.
 */
import { expect, it, test } from 'vitest';
import { findDataset } from '../../../src/catalogue/catalogue.ts';
import { plausibleRange } from '../../../src/catalogue/plausible-ranges.ts';
import { withoutSuffix } from '../../../src/catalogue/single-figures.ts';
import { at } from '../../../src/core/assert.ts';
import { shiftDecimal } from '../../../src/core/decimal.ts';
import { type DatasetKey, datasetKey, type TimeSeriesDataset } from '../../../src/core/define-dataset.ts';
import type { ParsedDataset } from '../../../src/core/observation.ts';
import { difference } from '../../../src/ingest/apply/difference.ts';
import { validateFirst } from '../../../src/ingest/apply/first-load.ts';
import { starterData } from '../../starter/starter-data.ts';
import { observation, parsed, series, slicesOf, state } from '../parsed.ts';

const LF = findDataset('abs', 'LF') as TimeSeriesDataset;
const ORDER = ['MEASURE', 'SEX', 'AGE', 'TSEST', 'REGION', 'FREQ'];
const DIMENSIONS = ORDER.map((id) => ({ id, label: id, values: [] }));
const months = (value: (i: number) => number) => Array.from({ length: 30 }, (_, i) => observation(600 + i, value(i)));

/** Makes employed, unemployed, labour force and unemployment rate, in thousands and per cent. */
const labourForce = (change: (measure: string, value: number) => number = (_, value) => value): ParsedDataset => {
  const [E, U] = [(i: number) => 14_000 + 7 * i, (i: number) => 600 + 3 * i];
  const one = (measure: string, unit: string, value: (i: number) => number) =>
    series(
      `${measure}.3.1599.20.AUS.M`,
      months((i) => change(measure, value(i))),
      { unit, multiplier: unit === 'Persons' ? 3 : 0 },
    );
  return parsed(
    [
      one('M3', 'Persons', E),
      one('M6', 'Persons', U),
      one('M9', 'Persons', (i) => E(i) + U(i)),
      one('M13', 'Per cent', (i) => Number(((100 * U(i)) / (E(i) + U(i))).toFixed(4))),
    ],
    { dimensions: DIMENSIONS },
  );
};

const refusalOf = (content: ParsedDataset, accept: readonly ['DATA_IMPLAUSIBLE'] | [] = []): string | null => {
  try {
    return validateFirst(LF, content, difference([], content), null, accept).join(' ') || null;
  } catch (error) {
    return `refused: ${(error as Error).message}`;
  }
};

test('a first file with values in the ranges for their measures needs no review', () => {
  expect(refusalOf(labourForce())).toBeNull();
});

test.each([
  ['rates a thousand times', (measure: string, value: number) => (measure === 'M13' ? value * 1000 : value), /M13\.3.* is 41.*0 to 100/],
  ['persons with the opposite sign', (measure: string, value: number) => (measure === 'M13' ? value : -value), /0 to 40000000/],
  [
    'persons in single units under thousands',
    (measure: string, value: number) => (measure === 'M13' ? value : value * 1000),
    /need review/,
  ],
])('%s need review, with the place of each value', (_name, change, words) => {
  expect(refusalOf(labourForce(change))).toMatch(words);
});

test('swapped columns need review if an identity connects them', () => {
  const content = labourForce();
  const swapped = {
    ...content,
    series: content.series.map((one, i) => ({ ...one, observations: at(content.series, [1, 0, 2, 3][i] ?? 0).observations })),
  };
  expect(refusalOf(swapped)).toMatch(/refused: .*labour force.*do not agree|refused: .*unemployment rate/i);
});

/** Makes original, adjusted and trend values of employment. */
const adjustments = (order: readonly number[]): ParsedDataset => {
  const figures = [
    (i: number) => 14_000 + 7 * i + 200 * Math.sin((Math.PI * i) / 6) + 30 * Math.sin(5 * i * i),
    (i: number) => 14_000 + 7 * i + 30 * Math.sin(5 * i * i),
    (i: number) => 14_000 + 7 * i + 0.01 * i * i,
  ];
  const codes = ['10', '20', '30'];
  return parsed(
    (['original', 'seasonally_adjusted', 'trend'] as const).map((adjustment, i) =>
      series(`M3.3.1599.${codes[i]}.AUS.M`, months(at(figures, order[i] ?? i)), { unit: 'Persons', multiplier: 3, adjustment }),
    ),
    { dimensions: DIMENSIONS },
  );
};

test.each([
  ['original and trend', [2, 1, 0]],
  ['adjusted and trend', [0, 2, 1]],
])('%s swapped values at a first load need review', (_name, order) => {
  expect(refusalOf(adjustments(order))).toMatch(/^refused: .*should be smoother than/);
  expect(refusalOf(adjustments([0, 1, 2]))).toBeNull();
});

test('adjusted values of another measure at a first load need review', () => {
  const content = adjustments([0, 1, 2]);
  const other = (factor: number): ParsedDataset => ({
    ...content,
    series: content.series.map((one, i) =>
      i === 1 ? { ...one, observations: one.observations.map((own) => ({ ...own, value: (own.value ?? 0) * factor })) } : one,
    ),
  });
  expect(refusalOf(other(1.1))).toBeNull();
  expect(refusalOf(other(1.3))).toMatch(/^refused: .*is on average 1.3 times .*same measure/);
});

test('rates smoothed separately from their levels need no review', () => {
  // ABS 6202.0, May 2017, trend: the rate of February 1978 is 6.40858, the ratio of the levels 6.40811.
  expect(refusalOf(labourForce((measure, value) => (measure === 'M13' ? value + 0.00047 : value)))).toBeNull();
});

test('a person can accept them, and the version states this', () => {
  const content = labourForce((measure, value) => (measure === 'M13' ? value * 1000 : value));
  expect(refusalOf(content, ['DATA_IMPLAUSIBLE'])).toMatch(/^30 figures need review/);
});

const PRICES = findDataset('aemo', 'dispatch_price') as TimeSeriesDataset;
const DEMAND = findDataset('aemo', 'dispatch_region') as TimeSeriesDataset;
const interval = (key: string, unit: string, values: readonly number[], from = 7_000_000): ParsedDataset =>
  parsed(
    [
      series(
        key,
        values.map((value, i) => observation(from + i, value)),
        { freq: '5MIN', unit },
      ),
    ],
    {
      dimensions: ['METRIC', 'REGIONID'].map((id) => ({ id, label: id, values: [] })),
      scope: 'points',
    },
  );

test.each([
  ['a price a thousand times', PRICES, 'RRP.NSW1', '$/MWh', [85.2, 90.1], 86_000, /RRP\.NSW1.* is 86000, outside the range -1000 to 25000/],
  ['a demand with the opposite sign', DEMAND, 'TOTALDEMAND.NSW1', 'MW', [8100, 8120], -8130, /outside the range 1500 to 20000/],
  ['a demand of zero', DEMAND, 'TOTALDEMAND.TAS1', 'MW', [1100, 1104], 0, /outside the range 300 to 2500/],
  ['a demand of another region', DEMAND, 'TOTALDEMAND.SA1', 'MW', [1400, 1410], 8120, /outside the range -1000 to 5000/],
  ['a demand below zero on a sunny day', DEMAND, 'TOTALDEMAND.SA1', 'MW', [40, 10], -205, null],
  ['a price of a scarce interval', PRICES, 'RRP.NSW1', '$/MWh', [85.2, 90.1], 23_200, null],
])('market intervals have no usual change, so %s is compared with the declared range', (_name, dataset, key, unit, before, now, words) => {
  const [kept, arriving] = [interval(key, unit, before), interval(key, unit, [now], 7_000_002)];
  const stored = { state: state(), slices: slicesOf(kept) };
  const judged = () => validateFirst(dataset, arriving, difference(stored.slices, arriving), stored, []);
  if (words === null) expect(judged()).toEqual([]);
  else expect(judged).toThrow(words);
});

it('every value in the starter data is in the range for its measure', () => {
  const outside = [...starterData().values()].flatMap(({ dataset, dimensions, series: all }) =>
    all.flatMap(({ attributes, observations }) => {
      const { key, unit, multiplier } = at(attributes, attributes.length - 1).attributes;
      const codes = key.split('.');
      const found = findDataset(dataset.slice(0, dataset.indexOf('/')), dataset.slice(dataset.indexOf('/') + 1)) as TimeSeriesDataset;
      const base = datasetKey({ ...found, id: withoutSuffix(found.id) }) as DatasetKey;
      const range = plausibleRange(base, unit, (id) => codes[dimensions.findIndex((one) => one.id === id)] ?? found.fixed[id] ?? null);
      if (range === null) return [];
      const wrong = observations.filter(
        ({ value }) => value !== null && (shiftDecimal(value, multiplier) < range.low || shiftDecimal(value, multiplier) > range.high),
      );
      return wrong.length === 0 ? [] : [`${dataset} ${key} ${unit}: ${wrong[0]?.value}, not ${range.low} to ${range.high}`];
    }),
  );
  expect(outside).toEqual([]);
});

/** Household spending in the starter data is from several releases, so its rates do not belong to its levels. */
const OF_SEVERAL_RELEASES = ['abs/HSI_M'];

it('the starter data for a dataset need no review as a first load', () => {
  const refused = [...starterData().values()].flatMap(({ dataset, dimensions, series: all }) => {
    if (OF_SEVERAL_RELEASES.includes(dataset)) return [];
    const found = findDataset(dataset.slice(0, dataset.indexOf('/')), dataset.slice(dataset.indexOf('/') + 1)) as TimeSeriesDataset;
    const current = all.map(({ attributes, observations }) => ({
      ...at(attributes, attributes.length - 1).attributes,
      observations: observations.filter(({ toSeq }) => toSeq === null).sort((a, b) => a.t - b.t),
    }));
    const content = parsed(current, { dimensions });
    try {
      validateFirst(found, content, difference([], content), null, []);
      return [];
    } catch (error) {
      return [`${dataset}: ${(error as Error).message}`];
    }
  });
  expect(refused).toEqual([]);
});
