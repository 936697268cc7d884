/** Combines several captures into one dataset. */
import { describe, expect, it } from 'vitest';
import { mergeDimensions, mergeParsed } from '../../src/ingest/apply/merge.ts';
import { observation, parsed, series } from './parsed.ts';

const a = series('A', [observation(1, 1), observation(3, 3)]);
const b = series('B', [observation(1, 10)]);

describe('mergeParsed', () => {
  it('returns a single part unchanged', () => {
    const one = parsed([a]);
    expect(mergeParsed([one])).toBe(one);
  });

  it('joins dimensions, series and periods', () => {
    const more = series('A', [observation(2, 2), observation(3, 3)]);
    const merged = mergeParsed([
      parsed([a], { publishedOn: '2026-01-05', notes: ['n'] }),
      parsed([more, b], { publishedOn: '2026-01-07', notes: ['n'] }),
    ]);
    expect(merged.series.map((one) => [one.key, one.observations.map(({ t }) => t)])).toEqual([
      ['A', [1, 2, 3]],
      ['B', [1]],
    ]);
    expect(merged.dimensions[0]?.values.map(({ code }) => code)).toEqual(['A', 'B']);
    expect(merged).toMatchObject({
      publishedOn: '2026-01-07',
      scope: 'whole',
      notes: ['n', { text: 'One figure appears twice with the same value, and is read once: A 0000-04.', series: {} }],
    });
  });

  it('covers the whole dataset only if every part does', () => {
    expect(mergeParsed([parsed([a]), parsed([b], { scope: 'partial' })]).scope).toBe('partial');
  });

  it('refuses parts that contradict each other', () => {
    const other = series('A', [observation(3, 4)]);
    expect(() => mergeParsed([parsed([a]), parsed([other])])).toThrowError(
      expect.objectContaining({ code: 'DATA_DUPLICATE_KEY', at: { column: 'A', value: '0000-04' } }),
    );
  });

  it('refuses parts that give one series in different units', () => {
    const other = { ...series('A', [observation(5, 4)]), multiplier: 3 };
    expect(() => mergeParsed([parsed([a]), parsed([other])])).toThrowError(expect.objectContaining({ code: 'DATA_DUPLICATE_KEY' }));
  });

  it('refuses parts with other dimensions', () => {
    const other = parsed([b], { dimensions: [{ id: 'REGION', label: 'Region', values: [] }] });
    expect(() => mergeParsed([parsed([a]), other])).toThrowError(expect.objectContaining({ code: 'PARSE_LAYOUT' }));
  });

  it('has the scope of the part that covers least', () => {
    const scopeOf = (...scopes: readonly ('whole' | 'partial' | 'periods' | 'points')[]) =>
      mergeParsed(scopes.map((scope, i) => parsed([series(`S${i}`, [observation(1, 1)])], { scope }))).scope;
    expect(scopeOf('whole', 'whole')).toBe('whole');
    expect(scopeOf('whole', 'periods')).toBe('periods');
    expect(scopeOf('partial', 'periods')).toBe('partial');
    expect(scopeOf('partial', 'points', 'whole')).toBe('points');
  });

  it('has the latest publication date, and its basis', () => {
    const day = (publishedOn: string | null, publishedBasis?: 'inferred' | 'upper_bound') =>
      parsed([], { publishedOn, ...(publishedBasis === undefined ? {} : { publishedBasis }) });
    const dayOf = (...parts: ReturnType<typeof day>[]) => {
      const { publishedOn, publishedBasis } = mergeParsed(parts);
      return [publishedOn, publishedBasis];
    };
    expect(dayOf(day('2026-01-05', 'inferred'), day('2026-01-04'))).toEqual(['2026-01-05', 'inferred']);
    expect(dayOf(day('2026-01-05', 'inferred'), day('2026-01-06'))).toEqual(['2026-01-06', undefined]);
    expect(dayOf(day(null), day('2026-01-06', 'upper_bound'), day(null))).toEqual(['2026-01-06', 'upper_bound']);
    expect(dayOf(day(null, 'inferred'), day(null, 'inferred'))).toEqual([null, undefined]);
  });

  it('adds the values of dimensions in the order in which they first occur', () => {
    const value = (code: string) => ({ code, label: code });
    const part = (...codes: string[]) =>
      parsed([], {
        dimensions: [{ id: 'SERIES', label: 'Series', values: codes.map(value) }],
        leftOut: [{ what: 'rows', count: codes.length, examples: codes }],
      });
    const { dimensions, leftOut } = mergeParsed([part('B', 'A'), part('A', 'C'), part('C')]);
    expect(dimensions).toEqual([{ id: 'SERIES', label: 'Series', values: ['B', 'A', 'C'].map(value) }]);
    expect(leftOut?.map(({ count }) => count)).toEqual([2, 2, 1]);
    const known = part('A').dimensions;
    expect(mergeDimensions(known, known)[0]).toBe(known[0]);
  });

  it('refuses a repeated key in one part', () => {
    expect(() => mergeParsed([parsed([a, a]), parsed([b])])).toThrow('The series A occurs twice.');
  });

  it('refuses an empty list', () => {
    expect(() => mergeParsed([])).toThrowError(expect.objectContaining({ code: 'DATA_EMPTY' }));
  });
});
