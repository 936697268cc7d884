/** Checks how the age of values is described. */
import { describe, expect, it, test } from 'vitest';
import { gradeOf, mainReason } from '../../src/queries/base/reason.ts';
import type { Reason } from '../../src/queries/base/reason-shape.ts';
import { reasonText } from '../../src/queries/base/reason-words.ts';
import { gradeWords, reasonParagraph, reasonSentences, spelledOut } from '../../src/web/words/reason-words.ts';

const reason = (dataset: string, more: Partial<Reason> = {}): Reason => ({
  code: 'not_confirmed',
  dataset,
  through: '2025-Q4',
  missing_periods: null,
  published: '2026-04-01',
  basis: 'upper_bound',
  starter: true,
  ...more,
});
const missing = (count: number, more: Partial<Reason> = {}): Reason =>
  reason('abs.WPI', { code: 'periods_missing', series: ['AU.WPI.YOY'], missing_periods: count, ...more });

it('days, moments and periods are in words, and ids and numbers are unchanged', () => {
  expect(spelledOut('Starter data of 2026-04-01; AU.WPI.YOY ends with 2025-Q4: 2 quarters are missing.')).toBe(
    'Starter data of 1 April 2026; AU.WPI.YOY ends with the December quarter 2025: 2 quarters are missing.',
  );
  // In the evening of UTC, it is already the next day in Sydney.
  expect(spelledOut('1221 are stored, since 2026-11-22T21:16:20.220Z. AU.CPI ends with 2026-07')).toBe(
    '1221 are stored, since 23 November 2026. AU.CPI ends with July 2026',
  );
});

describe('the three grades', () => {
  test.each([
    ['Up to date', []],
    ['Up to date', [reason('abs.WPI')]],
    ['1 release behind', [missing(1)]],
    ['4 releases behind', [reason('abs.WPI'), missing(4)]],
    ['Out of date: latest value December quarter 2025', [missing(5)]],
    ['2 releases behind', [reason('abs.WPI', { missing_periods: 2 })]],
    ['Out of date: latest value 2 March 2026', [reason('rba.F11', { through: '2026-03-02', old: true })]],
    ['Out of date: latest value June 2024', [missing(2), reason('abs.LF', { missing_periods: 29, through: '2024-06' })]],
  ] as const)('%s', (words, reasons) => {
    expect(gradeWords(reasons)).toBe(words);
  });

  it('are derived from codes, and the reason with the most missing periods decides', () => {
    expect([gradeOf([]), gradeOf([missing(4)]), gradeOf([missing(5)])]).toEqual(['current', 'behind', 'out_of_date']);
    expect(mainReason([reason('abs.LF'), missing(3)])).toMatchObject({ code: 'periods_missing', missing_periods: 3 });
    expect(mainReason([])).toBeNull();
  });
});

it('series that miss the same periods share a sentence, and a page does not repeat the title of its series', () => {
  const both = [missing(2), missing(2, { series: ['AU.WPI.QOQ'] })];
  expect(reasonText(both)).toBe('AU.WPI.YOY, AU.WPI.QOQ end with the December quarter 2025: 2 quarters are missing');
  expect(reasonParagraph(both)).toMatch(/^“Wage price index, annual change, [^”]+” and 1 other series end with the December quarter 2025/);
  expect(reasonParagraph([missing(2)], 'AU.WPI.YOY')).toBe('This series ends with the December quarter 2025: 2 quarters are missing.');
});

it('the facts about each dataset are given once', () => {
  const unreached = {
    code: 'unreachable',
    since: '2026-11-22T21:16:20.220Z',
    error: { code: 'UP_TIMEOUT', detail: 'No response in 30 s.' },
  } as const;
  expect(reasonSentences([reason('abs.WPI'), reason('rba.G1', unreached), missing(2)])).toEqual([
    {
      datasets: ['abs.WPI'],
      words:
        'Starter data of 1 April 2026. Not yet checked with the ABS. “Wage price index, annual change, all sectors, seasonally adjusted” ends with the December quarter 2025: 2 quarters are missing.',
    },
    { datasets: ['rba.G1'], words: 'The RBA could not be reached since 23 November 2026: No response in 30 s.' },
  ]);
});
