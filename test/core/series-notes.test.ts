/** Checks texts about a series: its adjustment, and those notes on its dataset that apply to it. */
import { expect, it } from 'vitest';
import { type Quirk, quirkText } from '../../src/core/define-dataset.ts';
import { adjustmentWords, quirksOfSeries, type SeriesHandle } from '../../src/core/define-series.ts';

it('the note states the adjustment in words', () => {
  expect(adjustmentWords({ adjustment: 'not_applicable' })).toBe('adjustment not applicable');
  expect(adjustmentWords({ adjustment: 'seasonally_adjusted' })).toBe('seasonally adjusted');
});

it('notes apply to all series, only to the table, or to the series with certain codes', () => {
  const quirks: readonly Quirk[] = [
    'For every series.',
    { text: 'For the table.', of: 'table' },
    { text: 'For states.', of: { region: ['1', '2'], measure: ['A'] } },
  ];
  const of = (select: Readonly<Record<string, string>>) =>
    quirksOfSeries({ select, dataset: { quirks, fixed: { measure: 'A' }, dimensions: [] } } as unknown as SeriesHandle);
  expect(of({ region: '2' })).toEqual(['For every series.', 'For states.']);
  expect(of({ region: '3' })).toEqual(['For every series.']);
  expect(of({ region: '1', measure: 'B' })).toEqual(['For every series.']);
  expect(of({})).toEqual(['For every series.']);
  expect(quirks.map(quirkText)).toEqual(['For every series.', 'For the table.', 'For states.']);
});
