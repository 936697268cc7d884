/** Checks which date ranges of market data are accepted and refused. */
import { describe, expect, it } from 'vitest';
import type { TimeSeriesDataset, WindowRules } from '../../../src/core/define-dataset.ts';
import { WattleError } from '../../../src/core/errors.ts';
import { formatPeriod, windowOf } from '../../../src/core/period.ts';
import { boundReader, inMarketTime } from '../../../src/queries/base/parameters/bounds.ts';
import { Parameters } from '../../../src/queries/base/parameters/parameters.ts';
import { ruledWindow } from '../../../src/queries/datasets/market-window.ts';
import { dataset, params } from '../shelf.ts';

const NOW = Date.parse('2026-11-21T18:02:30+10:00');
const NEWEST = Date.parse('2026-11-21T18:05:00+10:00') / 300_000;
const market = (window: WindowRules, rest: Partial<TimeSeriesDataset> = {}): TimeSeriesDataset =>
  dataset({ source: 'aemo', id: 'm', frequency: '5MIN', window, ...rest });
const strict = market({ defaultMinutes: 60, maxDays: 31, bothBounds: true });
const loose = market({ maxDays: 31 });

/** Returns the first and last interval in the accepted date range, and the number of intervals. */
function answered(of: TimeSeriesDataset, query: string, newest: number | null = NEWEST): readonly [string, string, number] | null {
  const parameters = new Parameters(params(query));
  const { start, end } = ruledWindow(of, parameters.window(boundReader([of.frequency], true)), { newest, now: NOW }, parameters);
  parameters.check();
  if (!start && !end) return null;
  const { from, to } = windowOf('5MIN', start, end);
  return [formatPeriod({ freq: '5MIN', t: from }), end ? formatPeriod({ freq: '5MIN', t: to }) : 'open', end ? to - from + 1 : Number.NaN];
}
function refusal(of: TimeSeriesDataset, query: string): string {
  try {
    answered(of, query);
  } catch (error) {
    if (error instanceof WattleError && error.code === 'REQ_BAD_PERIOD') return error.message;
    throw error;
  }
  throw new Error('Nothing was refused');
}

describe('ruledWindow', () => {
  it('is the last hour by default: twelve intervals up to the latest one', () => {
    expect(answered(strict, '')).toEqual(['2026-11-21T17:10:00+10:00', '2026-11-21T18:05:00+10:00', 12]);
    expect(answered(strict, '', null)).toBeNull();
    expect(answered(loose, '')).toBeNull();
  });

  it('reads days, months, instants and times without a zone as market time', () => {
    expect(answered(strict, 'start=2026-11-20&end=2026-11-20')).toEqual(['2026-11-20T00:05:00+10:00', '2026-11-21T00:00:00+10:00', 288]);
    expect(answered(strict, 'start_period=2026-10&end_period=2026-10')?.[2]).toBe(31 * 288);
    expect(answered(strict, 'start=2026-11-20T09:00&end=2026-11-20 10:00')).toEqual([
      '2026-11-20T09:00:00+10:00',
      '2026-11-20T10:00:00+10:00',
      13,
    ]);
    expect(answered(strict, 'start=2026-11-20T00:00:00Z&end=2026-11-20T01:00:00Z')).toEqual([
      '2026-11-20T10:00:00+10:00',
      '2026-11-20T11:00:00+10:00',
      13,
    ]);
  });

  it('requires both bounds or neither, if declared', () => {
    expect(refusal(strict, 'start=2026-11-20')).toContain('Missing: end');
    expect(refusal(strict, 'end=2026-11-20')).toContain('Missing: start');
  });

  it('begins the maximum length before the end if there is no start', () => {
    expect(answered(loose, 'end=2026-11-20')).toEqual(['2026-10-21T00:05:00+10:00', '2026-11-21T00:00:00+10:00', 31 * 288]);
    expect(answered(loose, 'start=2026-11-20')).toEqual(['2026-11-20T00:05:00+10:00', 'open', Number.NaN]);
    expect(refusal(loose, 'start=2026-01-01')).toContain('At most 31 days');
  });

  it('may be 31 days long, but not longer', () => {
    expect(answered(strict, 'start=2026-10-01&end=2026-10-31')?.[2]).toBe(31 * 288);
    expect(refusal(strict, 'start=2026-10-01&end=2026-11-01')).toContain('32 days long');
    expect(refusal(strict, 'start=2025&end=2025')).toContain('365 days long');
  });

  it('may not begin in the future, or end before the stored data', () => {
    expect(refusal(strict, 'start=2026-12-01&end=2026-12-02')).toContain('in the future');
    const kept = market({ maxDays: 7 }, { layout: { kind: 'blocks', keepDays: 35, keepCapturesDays: 3 } });
    expect(refusal(kept, 'start=2026-10-01&end=2026-10-02')).toContain('stored for 35 days');
    expect(answered(kept, 'start=2026-11-01&end=2026-11-02')?.[2]).toBe(2 * 288);
  });

  it('does not change a dataset without rules', () => {
    expect(answered(dataset({ source: 'aemo', id: 'm', frequency: '5MIN' }), 'start=1999')?.[0]).toBe('1999-01-01T00:05:00+10:00');
  });
});

it('inMarketTime does not change text with a zone, or text that is not a time', () => {
  expect(inMarketTime('2026-05-14 09:00')).toBe('2026-05-14T09:00:00+10:00');
  for (const text of ['2026-05-14', '2026-05-14T09:00:00Z', '2024-Q1', 'x']) expect(inMarketTime(text)).toBe(text);
});
