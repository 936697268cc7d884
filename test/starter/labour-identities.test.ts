/**
 * Table 1 of the labour force survey is complete in the starter data. In every month, its numbers add up, and its rates agree with the
 * numbers.
 */
import { describe, expect, it } from 'vitest';
import { livesOf, starterData } from './starter-data.ts';

const current = (measure: string, sex: string, adjustment: string): ReadonlyMap<number, number> => {
  const key = `${measure}.${sex}.1599.${adjustment}.AUS.M`;
  const series = starterData()
    .get('abs/LF')
    ?.series.find(({ attributes }) => attributes[0]?.attributes.key === key);
  return new Map(series?.observations.flatMap(({ t, value, toSeq }) => (toSeq === null && value !== null ? [[t, value]] : [])));
};

/** The latest month, and the number of months since February 1978. */
const NEWEST = 12 * 2026 + 5;
const MONTHS = NEWEST - (12 * 1978 + 1) + 1;
const ADJUSTMENTS = { original: '10', 'seasonally adjusted': '20', trend: '30' };

describe.each(Object.entries(ADJUSTMENTS))('the labour force of Australia, %s', (_, adjustment) => {
  it.each([
    ['persons', '3'],
    ['males', '1'],
    ['females', '2'],
  ])('of %s adds up in every month', (_sex, sex) => {
    const of = (measure: string) => current(measure, sex, adjustment);
    const [employed, unemployed, labourForce] = [of('M3'), of('M6'), of('M9')];
    const [fullTime, partTime, rate] = [of('M1'), of('M2'), of('M13')];
    expect([...labourForce.keys()].sort((a, b) => b - a)[0]).toBe(NEWEST);
    const faults: string[] = [];
    const check = (what: string, t: number, difference: number, most: number) => {
      if (!(Math.abs(difference) <= most)) faults.push(`${what} at ${t}: ${difference}`);
    };
    for (const [t, force] of labourForce) {
      const [e, u] = [employed.get(t) ?? Number.NaN, unemployed.get(t) ?? Number.NaN];
      check('E + U = L', t, e + u - force, 1e-3);
      check('F + P = E', t, (fullTime.get(t) ?? Number.NaN) + (partTime.get(t) ?? Number.NaN) - e, 1e-3);
      check('rate = 100 U / L', t, (rate.get(t) ?? Number.NaN) - (100 * u) / force, 1e-4);
    }
    expect(faults).toEqual([]);
    expect(labourForce.size).toBe(MONTHS);
    expect([employed.size, unemployed.size, rate.size]).toEqual([MONTHS, MONTHS, MONTHS]);
  });
});

it('no single value for a later month is stored', () => {
  expect(livesOf('abs/LF', 'M13.3.1599.20.AUS.M', '2026-07')).toEqual([]);
});
