/** Checks under which conditions a quick run of the bench fails. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judged, type Quick, table } from '../../bench/quick-judgement.ts';

const time = (value: number): Quick => ({ what: 'search', value, bar: null, isShare: false });
const share = (value: number): Quick => ({ what: 'cached', value, bar: 0.6, isShare: true });
const met = (one: Quick, accepted: Readonly<Record<string, number>>): readonly boolean[] =>
  judged([one], accepted).map(({ isMet }) => isMet);

describe('a quick run', () => {
  it('fails if it needs 15% more processor time than the accepted run', () => {
    expect(met(time(114), { search: 100 })).toEqual([true]);
    expect(met(time(116), { search: 100 })).toEqual([false]);
    expect(met(time(50), { search: 100 })).toEqual([true]);
  });

  it('fails below the share of the accepted run, and below the required share', () => {
    expect(met(share(0.7), { cached: 0.75 })).toEqual([true]);
    expect(met(share(0.64), { cached: 0.75 })).toEqual([false]);
    expect(met(share(0.59), { cached: 0.6 })).toEqual([false]);
  });

  it('fails if a question was not in the accepted run', () => {
    expect(met(time(1), {})).toEqual([false]);
    expect(table(judged([time(1)], {}))).toContain('| search | 1.00 |  | not measured | **no** |');
  });

  it('is compared with a run that met the required share', () => {
    const accepted = JSON.parse(readFileSync('bench/quick.json', 'utf8')) as Record<string, number>;
    const cached = Object.entries(accepted).filter(([what]) => what.startsWith('cached'));
    expect(cached.map(([, value]) => value >= 0.6)).toEqual([true]);
    expect(Object.keys(accepted).length).toBe(10);
  });
});
