/** Checks indexes with a new reference period, and changed units. */
import { describe, expect, it } from 'vitest';
import type { Observation } from '../../src/core/observation.ts';
import { describeRereferences, documentedBases, unitChange } from '../../src/ingest/apply/rereference.ts';
import { observation, series, sliceOf } from './parsed.ts';

const OLD = 'Index, 2011/12=100';
const NEW = 'Index, September 2025 month = 100';
// All groups CPI, Australia, 2023-Q3 to 2025-Q2, from RBA table G1 in October 2025 and on 29 January 2026.
const onOldBase = [135.3, 136.1, 137.4, 138.8, 139.1, 139.4, 140.7, 141.7];
const onNewBase = [93.94, 94.53, 95.41, 96.41, 96.62, 96.81, 97.7, 98.43];

const rows = (values: readonly number[]): Observation[] => values.map((value, i) => observation(8094 + i, value));

const index = (unit: string, values: readonly number[], basePeriod: string | null = null) =>
  series('GCPIAG', rows(values), { freq: 'Q', unit, basePeriod });

describe('unitChange', () => {
  it('recognises an index with a new reference period by its unit', () => {
    const change = unitChange(sliceOf(index(OLD, onOldBase)), index(NEW, onNewBase));
    expect(change).toMatchObject({ kind: 'rereference', rereference: { key: 'GCPIAG', from: OLD, to: NEW } });
    if (change.kind === 'rereference') expect(change.rereference.factor).toBeCloseTo(98.43 / 141.7, 3);
  });

  it('recognises it by its base period', () => {
    const before = sliceOf(index('Index numbers', onOldBase, '2011-12 = 100.0'));
    expect(unitChange(before, index('Index numbers', onNewBase, 'Sep 2025 = 100.0'))).toMatchObject({
      kind: 'rereference',
      rereference: { from: '2011-12 = 100.0', to: 'Sep 2025 = 100.0' },
    });
  });

  it('allows revisions in some periods, and new periods', () => {
    const revised = [...onNewBase.slice(0, -1), (onNewBase.at(-1) ?? 0) + 0.3, 99.5];
    expect(unitChange(sliceOf(index(OLD, onOldBase)), index(NEW, revised)).kind).toBe('rereference');
  });

  it('does not treat another series as a new reference period', () => {
    const unrelated = [50, 80, 20, 70, 30, 90, 60, 40];
    expect(unitChange(sliceOf(index(OLD, onOldBase)), index(NEW, unrelated))).toEqual({ kind: 'other', from: OLD, to: NEW });
  });

  it('does not decide from two periods', () => {
    expect(unitChange(sliceOf(index(OLD, onOldBase.slice(0, 2))), index(NEW, onNewBase.slice(0, 2))).kind).toBe('other');
  });

  it('ignores another spelling, or another text with the same values', () => {
    expect(unitChange(sliceOf(index(OLD, onOldBase)), index('index,  2011/12=100', onOldBase)).kind).toBe('none');
    expect(unitChange(sliceOf(index(OLD, onOldBase)), index('Index, 2011-12 = 100.0', onOldBase)).kind).toBe('none');
  });

  it('uses the documented base if only one of two files states it, even for single periods', () => {
    const stated = sliceOf(index('Index', onOldBase.slice(0, 2), '2011-12 = 100'));
    const revised = index('Index', [135.4]);
    const bases = (start: number, end: number) =>
      documentedBases('abs/CPI', [sliceOf(index('Index', onOldBase))], [series('B', [observation(start, 1), observation(end, 1)])]);
    // The June and December quarters of 2025. From the December quarter on, the reference period is September 2025 = 100.
    expect(bases(8094, 8101)).toEqual({ before: '2011-12', now: '2011-12' });
    expect(bases(8094, 8103)).toEqual({ before: '2011-12', now: '2025-09' });
    expect(unitChange(stated, revised, bases(8094, 8101)).kind).toBe('none');
    expect(unitChange(stated, revised, bases(8094, 8103))).toEqual({ kind: 'other', from: '2011-12 = 100', to: '2025-09' });
    expect(unitChange(stated, revised, documentedBases('abs/BA', [], [revised])).kind).toBe('other');
    // The reference period of the national accounts changes each year by a rule, which no document states for a release.
    expect(documentedBases('abs/ANA_AGG', [stated], [revised])).toEqual({ before: null, now: null });
    expect(unitChange(sliceOf(revised), index('Index', [95.4], 'September 2025 = 100'), bases(8094, 8103)).kind).toBe('other');
  });

  it('finds any other change of unit, even if the values are proportional', () => {
    const before = sliceOf(series('X', rows([1000, 2000, 3000, 4000]), { unit: 'AUD million' }));
    const after = series('X', rows([1, 2, 3, 4]), { unit: 'AUD billion' });
    expect(unitChange(before, after)).toEqual({ kind: 'other', from: 'AUD million', to: 'AUD billion' });
  });

  it('finds a changed multiplier', () => {
    const before = sliceOf(series('X', rows([1, 2, 3]), { unit: 'Persons', multiplier: 3 }));
    expect(unitChange(before, series('X', rows([1, 2, 3]), { unit: 'Persons' })).kind).toBe('other');
  });

  it('ignores the base period of series that are not indexes', () => {
    const before = sliceOf(series('X', rows([0.2, 0.3]), { basePeriod: '2011-12 = 100.0' }));
    expect(unitChange(before, series('X', rows([0.2, 0.4]), { basePeriod: 'Sep 2025 = 100.0' })).kind).toBe('none');
  });
});

describe('describeRereferences', () => {
  it('describes each pair of bases once', () => {
    const one = { key: 'A', from: OLD, to: NEW, factor: 0.69463 };
    expect(describeRereferences([one, { ...one, key: 'B', factor: 0.7 }])).toEqual([
      {
        text: `Index re-referenced from "${OLD}" to "${NEW}" (2 series, values times about 0.6946 to 0.7000). This is not a revision.`,
        series: { A: [], B: [] },
      },
    ]);
    expect(describeRereferences([])).toEqual([]);
  });
});
