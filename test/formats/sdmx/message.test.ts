import { describe, expect, it } from 'vitest';
import { OBS_STATUSES } from '../../../src/core/observation.ts';
import { obsStatusOf, type SdmxMessage, type SdmxSeries, saysSomething, toParsedDataset } from '../../../src/formats/sdmx/sdmx.ts';

describe('obsStatusOf', () => {
  it.each([
    ['p', 'preliminary'],
    ['r', 'revised'],
    ['x', 'break'],
    ['B', 'break'],
    ['M', 'missing'],
    ['n', 'not_available'],
    ['q', 'not_available'],
    ['c', 'suppressed'],
    ['np', 'suppressed'],
    ['e', 'estimated'],
    ['f', 'forecast'],
    ['u', 'other'],
    ['constructor', 'other'],
    ['A', null],
  ])('%s means %s', (code, status) => {
    expect(obsStatusOf(code)).toBe(status);
  });
});

describe('saysSomething', () => {
  it('keeps every value, and missing ones with a status that explains them', () => {
    expect([0, -1.5].every((value) => saysSomething(value, null))).toBe(true);
    expect(OBS_STATUSES.filter((status) => saysSomething(null, status))).toEqual(['missing', 'suppressed', 'not_available']);
    expect(saysSomething(null, null)).toBe(false);
  });
});

describe('toParsedDataset', () => {
  const series = (codes: string[], attributes: [string, string][] = [], freq: SdmxSeries['freq'] = 'Q'): SdmxSeries => ({
    codes,
    where: codes.join('.'),
    attributes: new Map(attributes.map(([id, code]) => [id, { id: code, name: `label of ${code}` }])),
    freq,
    observations: [],
  });
  const message = (dimensions: string[], all: SdmxSeries[], comments = 0): SdmxMessage => ({
    structure: null,
    name: null,
    prepared: null,
    dimensions: dimensions.map((id) => ({ id, label: id, values: [] })),
    series: all,
    comments: Array.from({ length: comments }, (_, i) => ({ text: `remark ${i}`, observations: i + 1, series: { A: ['2024'] } })),
  });

  it('reads the adjustment from TSEST', () => {
    const all = ['10', '20', '30', '40'].map((code) => series(['1', code, 'Q']));
    expect(toParsedDataset(message(['MEASURE', 'TSEST', 'FREQ'], all)).series.map((s) => s.adjustment)).toEqual([
      'original',
      'seasonally_adjusted',
      'trend',
      null,
    ]);
    expect(toParsedDataset(message(['MEASURE', 'FREQ'], [series(['20', 'Q'])])).series[0]?.adjustment).toBeNull();
  });

  it('uses the frequency of the dimension, else of the attribute, else of the periods', () => {
    expect(toParsedDataset(message(['FREQ'], [series(['M'], [], null)])).series[0]?.freq).toBe('M');
    expect(toParsedDataset(message(['REGION'], [series(['M'], [['FREQ', 'Q']])])).series[0]?.freq).toBe('Q');
    expect(toParsedDataset(message(['REGION'], [series(['M'], [], 'A')]), { annualIs: 'FY' }).series[0]?.freq).toBe('FY');
    expect(() => toParsedDataset(message(['REGION'], [series(['M'], [], null)]))).toThrow(
      expect.objectContaining({ code: 'PARSE_VALUE', at: { column: 'M', value: 'absent' } }),
    );
  });

  it('gives no unit that the message does not state', () => {
    expect(toParsedDataset(message(['FREQ'], [series(['Q'])])).series[0]).toMatchObject({
      unit: '',
      multiplier: 0,
      decimals: null,
      basePeriod: null,
    });
  });

  it('keeps the first remarks and counts the rest', () => {
    const { notes } = toParsedDataset(message(['FREQ'], [], 23));
    expect(notes).toHaveLength(21);
    expect(notes.slice(0, 2)).toEqual([
      { text: 'remark 0', series: { A: ['2024'] } },
      { text: 'remark 1', series: { A: ['2024'] } },
    ]);
    expect(notes[20]).toEqual({ text: '3 more remarks are attached to single observations.', series: {} });
  });
});
