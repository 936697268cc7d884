import { describe, expect, it } from 'vitest';
import { findDataset, findSource, nearestDatasets, sources } from '../../src/catalogue/catalogue.ts';
import { findSeries, nearestSeries, SERIES } from '../../src/catalogue/series.ts';
import { SOURCE_CODES } from '../../src/core/define-dataset.ts';

describe('finding a source', () => {
  it.each([
    ['abs', 'abs'],
    ['ABS', 'abs'],
    [' Rba ', 'rba'],
  ])('%s', (text, code) => {
    expect(findSource(text)?.code).toBe(code);
  });

  it('returns null for other datasets', () => {
    expect(findSource('fred')).toBeNull();
    expect(findSource('')).toBeNull();
    expect(sources().map((source) => source.code)).toEqual([...SOURCE_CODES]);
  });
});

describe('finding a dataset', () => {
  it.each([
    ['abs', 'CPI', 'CPI'],
    ['ABS', 'cpi-monthly', 'CPI_MONTHLY'],
    ['abs', 'abs.CPI', 'CPI'],
    ['abs', 'ABS/res_dwell_st', 'RES_DWELL_ST'],
    ['rba', 'f1.1', 'F1.1'],
    ['rba', 'rba.F11.1', 'F11.1'],
    ['rba', 'RBA/a2', 'A2'],
  ])('%s %s is the curated %s', (source, id, found) => {
    expect(findDataset(source, id)).toMatchObject({ id: found, curated: true });
  });

  it('accepts any other id that the source could have', () => {
    // No agency uses these ids, so no future declaration conflicts with them.
    expect(findDataset('abs', 'no-such-flow')).toMatchObject({ id: 'NO_SUCH_FLOW', curated: false });
    expect(findDataset('rba', 'rba.b99')).toMatchObject({ id: 'B99', curated: false });
  });

  it('returns null for an impossible dataset', () => {
    expect(findDataset('rba', 'CPI')).toBeNull();
    expect(findDataset('abs', 'no such thing')).toBeNull();
    expect(findDataset('fred', 'CPI')).toBeNull();
  });

  it('returns the nearest match', () => {
    expect(nearestDatasets('abs', 'WPPI')).toContain('WPI');
    expect(nearestDatasets('rba', 'F1')).toEqual(expect.arrayContaining(['F1', 'F11']));
    expect(nearestDatasets('fred', 'CPI')).toEqual([]);
  });
});

describe('finding a series', () => {
  it('ignores case and accepts other separators', () => {
    for (const id of ['AU.CPI.YOY', 'au.cpi.yoy', 'AU_CPI_YOY', 'au-cpi-yoy']) expect(findSeries(id)?.id).toBe('AU.CPI.YOY');
    expect(findSeries('AU.UNEMP.SA_STATE')?.place).toBe('South Australia');
    expect(findSeries('AU.CPI.TRIMMED.YOY')?.id).toBe('AU.CPI.TRIMMED');
    expect(findSeries('AU.NOTHING')).toBeNull();
  });

  it('returns the nearest match', () => {
    expect(nearestSeries('AU.CPI.YOYY')).toContain('AU.CPI.YOY');
  });

  it('lists every handle once, in order', () => {
    const ids = SERIES.map((series) => series.id);
    expect(ids).toEqual([...new Set(ids)].sort());
  });
});
