/** One dataset from several captures. */
import { describe, expect, it } from 'vitest';
import { mergeParsed } from '../../src/ingest/apply/merge.ts';
import { observation, parsed, series } from './parsed.ts';

const a = series('A', [observation(1, 1), observation(3, 3)]);
const b = series('B', [observation(1, 10)]);

describe('mergeParsed', () => {
  it('leaves a single part as it is', () => {
    const one = parsed([a]);
    expect(mergeParsed([one])).toBe(one);
  });

  it('unites dimensions, series and periods', () => {
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
      notes: ['n', 'One figure stands twice with the same value, and is read once: A 0000-04.'],
    });
  });

  it('speaks of the whole only when every part does', () => {
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

  it('refuses nothing at all', () => {
    expect(() => mergeParsed([])).toThrowError(expect.objectContaining({ code: 'DATA_EMPTY' }));
  });
});
