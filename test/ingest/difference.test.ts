/** Checks how stored and parsed observations are compared. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParsedDataset, ParsedSeries } from '../../src/core/observation.ts';
import { coarserDigits, difference, isUnrounded } from '../../src/ingest/apply/difference.ts';
import { applied, observation, parsed, series, sliceOf, slicesOf } from './parsed.ts';

const existing = [
  sliceOf(series('A', [observation(1, 10), observation(2, 20), observation(3, 30)])),
  sliceOf(series('B', [observation(1, 1)]), 2),
];

describe('difference', () => {
  it('writes new and changed observations and removes missing observations', () => {
    const next = parsed([series('A', [observation(2, 21), observation(3, 30), observation(4, 40)]), series('C', [observation(9, 9)])]);
    const [a, c, b, ...rest] = difference(existing, next);
    expect(a).toMatchObject({
      attributes: { key: 'A' },
      write: [
        { t: 2, value: 21 },
        { t: 4, value: 40 },
      ],
      remove: [1],
    });
    expect(c).toMatchObject({ attributes: { key: 'C' }, write: [{ t: 9, value: 9 }], remove: [] });
    expect(b).toMatchObject({ attributes: { key: 'B' }, write: [], remove: [1] });
    expect(rest).toEqual([]);
  });

  it('affects only the series in a partial capture, within the periods of each series', () => {
    const next = parsed([series('A', [observation(2, 20), observation(5, 50)])], { scope: 'partial' });
    expect(difference(existing, next)).toMatchObject([{ attributes: { key: 'A' }, write: [{ t: 5 }], remove: [3] }]);
    expect(difference(existing, parsed([series('A', [])], { scope: 'partial' }))).toEqual([]);
  });

  it('covers every series between the first and the last period if a file has only some periods', () => {
    const next = parsed([series('C', [observation(1, 9)]), series('A', [observation(2, 20)])], { scope: 'periods' });
    expect(difference(existing, next)).toMatchObject([
      { attributes: { key: 'C' }, write: [{ t: 1 }], remove: [] },
      { attributes: { key: 'A' }, write: [], remove: [1] },
      { attributes: { key: 'B' }, write: [], remove: [1] },
    ]);
    expect(difference(existing, parsed([series('A', [observation(3, 31)])], { scope: 'periods' }))).toMatchObject([
      { attributes: { key: 'A' }, write: [{ t: 3, value: 31 }], remove: [] },
    ]);
  });

  it('removes nothing because of single values', () => {
    const next = parsed([series('A', [observation(1, 10), observation(3, 31)])], { scope: 'points' });
    expect(difference(existing, next)).toMatchObject([{ attributes: { key: 'A' }, write: [{ t: 3, value: 31 }], remove: [] }]);
  });

  it('compares status and text, but not the place in the file', () => {
    const one = [sliceOf(series('A', [observation(1, 10, { at: 'r12 A' })]))];
    expect(difference(one, parsed([series('A', [observation(1, 10, { at: 'r13 A' })])]))).toEqual([]);
    expect(difference(one, parsed([series('A', [observation(1, 10, { status: 'revised' })])]))).toHaveLength(1);
    expect(difference(one, parsed([series('A', [observation(1, 10, { text: '10.00 to 10.50' })])]))).toHaveLength(1);
  });

  it('distinguishes a null value from a missing observation', () => {
    expect(difference([], parsed([series('A', [observation(1, null)])]))).toMatchObject([{ write: [{ t: 1, value: null }] }]);
    expect(difference([], parsed([series('A', [])]))).toEqual([]);
  });

  it('includes a changed unit or base even without any observation', () => {
    const one = [sliceOf(series('A', [observation(1, 1)], { basePeriod: '2011-12 = 100.0' }))];
    const next = (rest: object) => difference(one, parsed([series('A', [observation(1, 1)], { basePeriod: '2011-12 = 100.0', ...rest })]));
    const [delta] = next({ unit: 'Percentage' });
    expect(delta).toMatchObject({ attributes: { unit: 'Percentage' }, write: [], remove: [] });
    expect(delta?.attributes).not.toHaveProperty('observations');
    expect(next({ basePeriod: 'Sep 2025 = 100.0' })).toHaveLength(1);
  });

  // RBA F1.1: the monthly average of January 2026 is 13.43 in one column of the CSV and 13.4347826086957 in its workbook.
  it('does not include a value with fewer digits, but includes a different value', () => {
    const year = (value: (t: number) => number) =>
      series(
        'A',
        Array.from({ length: 12 }, (_, t) => observation(t, value(t))),
      );
    const one = [sliceOf(year((t) => t + 13.4347826086957))];
    expect(difference(one, parsed([year((t) => t + 13.43)]))).toEqual([]);
    expect(difference(one, parsed([year((t) => (t === 5 ? 18.44 : t + 13.43))]))).toMatchObject([{ write: [{ t: 5, value: 18.44 }] }]);
    expect(difference([sliceOf(year((t) => t + 0.04))], parsed([year((t) => t)]))[0]?.write).toHaveLength(12);
  });

  it('recognises unrounded values by more than six digits, and reports them if there are at least twelve', () => {
    expect([1.123456, 1.1234567, 1.12345649, 7, null, 123456.123456].map(isUnrounded)).toEqual([false, true, true, false, false, false]);
    const stored = [13.4347826086957];
    const figures = (count: number, value = 13.43) => Array.from({ length: count }, () => value);
    expect([coarserDigits(stored, figures(12)), coarserDigits(stored, figures(11))]).toEqual([2, null]);
    expect([coarserDigits(stored, figures(12, 1.123456)), coarserDigits(stored, figures(12, 1.1234567))]).toEqual([6, null]);
    expect([coarserDigits([13.5], figures(12)), coarserDigits(stored, [...figures(12), null])]).toEqual([null, 2]);
  });

  it('ignores another title, other decimals and attributes that one format omits', () => {
    const one = [sliceOf(series('A', [observation(1, 1)], { basePeriod: '2011-12 = 100.0' }))];
    const other = series('A', [observation(1, 1)], { title: 'Other', decimals: 2, basePeriod: null, adjustment: null });
    expect(difference(one, parsed([other]))).toEqual([]);
  });

  it('does not remove a missing series a second time', () => {
    expect(difference([sliceOf(series('A', []))], parsed([series('B', [observation(1, 1)])]))).toHaveLength(1);
  });
});

const observations = fc
  .uniqueArray(
    fc.tuple(
      fc.integer({ min: 0, max: 12 }),
      fc.option(fc.constantFrom(0, 1, 2.5)),
      fc.constantFrom(null, 'revised' as const),
      fc.constantFrom(null, '1 to 2'),
    ),
    { selector: ([t]) => t, maxLength: 8 },
  )
  .map((rows) => rows.sort((a, b) => a[0] - b[0]).map(([t, value, status, text]) => observation(t, value, { status, text })));

const someSeries: fc.Arbitrary<ParsedSeries[]> = fc
  .uniqueArray(fc.tuple(fc.constantFrom('A', 'B', 'C', 'D'), observations, fc.constantFrom('x', 'y')), { selector: ([key]) => key })
  .map((all) => all.map(([key, rows, unit]) => series(key, rows, { unit })));

const dataset = (scope: ParsedDataset['scope']): fc.Arbitrary<ParsedDataset> => someSeries.map((all) => parsed(all, { scope }));

/** Returns the rows for each series, without empty series. */
const rowsOf = (slices: ReturnType<typeof slicesOf>): Record<string, unknown> =>
  Object.fromEntries(
    slices
      .filter((slice) => slice.t.length > 0)
      .map((slice) => [slice.series.key, slice.t.map((t, i) => [t, slice.value[i], slice.status[i], slice.text[i]])]),
  );

describe('the algebra of differences', () => {
  it('applying the difference gives the new data', () => {
    fc.assert(
      fc.property(dataset('whole'), dataset('whole'), (before, after) => {
        const old = slicesOf(before);
        expect(rowsOf(applied(old, difference(old, after)))).toEqual(rowsOf(slicesOf(after)));
      }),
    );
  });

  it('data that were just applied have no difference', () => {
    fc.assert(
      fc.property(dataset('whole'), fc.oneof(dataset('whole'), dataset('partial')), (before, after) => {
        const old = slicesOf(before);
        expect(difference(applied(old, difference(old, after)), after)).toEqual([]);
      }),
    );
  });

  it('a partial capture changes nothing that it does not contain', () => {
    fc.assert(
      fc.property(dataset('whole'), dataset('partial'), (before, after) => {
        const old = slicesOf(before);
        const next = applied(old, difference(old, after));
        for (const slice of old) {
          const spoken = after.series.find((one) => one.key === slice.series.key)?.observations ?? [];
          const [first, last] = [spoken[0]?.t ?? Number.POSITIVE_INFINITY, spoken.at(-1)?.t ?? Number.NEGATIVE_INFINITY];
          const now = next.find((one) => one.series.key === slice.series.key);
          slice.t.forEach((t, i) => {
            if (t >= first && t <= last) return;
            const at = now?.t.indexOf(t) ?? -1;
            expect(now?.value[at]).toBe(slice.value[i]);
          });
        }
      }),
    );
  });

  it('stored data are not written again', () => {
    fc.assert(
      fc.property(dataset('whole'), dataset('whole'), (before, after) => {
        const old = slicesOf(before);
        for (const delta of difference(old, after)) {
          const slice = old.find((one) => one.series.key === delta.attributes.key);
          for (const one of delta.write) {
            const at = slice?.t.indexOf(one.t) ?? -1;
            if (at < 0) continue;
            const same = slice?.value[at] === one.value && slice.status[at] === one.status && slice.text[at] === one.text;
            expect(same).toBe(false);
          }
        }
      }),
    );
  });

  it('a million observations can be compared', () => {
    const wide = Array.from({ length: 1000 }, (_, s) =>
      series(
        `S${s}`,
        Array.from({ length: 1000 }, (_, t) => observation(t, s + t / 7)),
      ),
    );
    const old = slicesOf(parsed(wide));
    const changed = wide.map((one, s) => (s === 500 ? series(one.key, [...one.observations.slice(0, -1), observation(999, -1)]) : one));
    expect(difference(old, parsed(changed))).toMatchObject([{ attributes: { key: 'S500' }, write: [{ t: 999, value: -1 }], remove: [] }]);
  });
});
