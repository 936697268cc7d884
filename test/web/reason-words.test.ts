/** Why figures are not confirmed, in words. */
import { expect, it } from 'vitest';
import { notConfirmed, reasonsByDataset, spelledOut } from '../../src/web/words/reason-words.ts';

it('writes days, moments and periods in words, and leaves ids and numbers alone', () => {
  expect(spelledOut('Starter data of 2026-04-01; AU.WPI.YOY ends with 2025-Q4: 2 quarters are missing.')).toBe(
    'Starter data of 1 April 2026; AU.WPI.YOY ends with December quarter 2025: 2 quarters are missing.',
  );
  // Sydney is a day ahead in the evening of UTC.
  expect(spelledOut('1221 are held, since 2026-11-22T21:16:20.220Z; AU.CPI ends with 2026-07')).toBe(
    '1221 are held, since 23 November 2026; AU.CPI ends with July 2026',
  );
});

it('says of each dataset once what is known of it', () => {
  const reason =
    'abs.LF: Starter data; AU.UNEMP.SA ends with 2026-07. abs.LF_UNDER, rba.G1: Not asked yet. abs.LF: Starter data; AU.UNEMPLOYED.SA ends with 2026-02.';
  expect(reasonsByDataset(reason)).toEqual([
    { ids: ['abs.LF'], words: 'Starter data; AU.UNEMP.SA ends with July 2026; AU.UNEMPLOYED.SA ends with February 2026.' },
    { ids: ['abs.LF_UNDER', 'rba.G1'], words: 'Not asked yet.' },
  ]);
  expect(reasonsByDataset('The agency did not answer.')).toEqual([{ ids: [], words: 'The agency did not answer.' }]);
});

it('says beside a mark why, of two datasets at most', () => {
  expect(notConfirmed(null)).toBe('May be out of date');
  expect(notConfirmed('Starter data of 2026-04-01; the ABS has not been asked yet')).toBe(
    'May be out of date: starter data of 1 April 2026; the ABS has not been asked yet',
  );
  expect(
    notConfirmed(
      'abs.LF: Starter data; AU.UNEMP.SA ends with 2026-07. rba.G1: The RBA could not be reached: timeout. abs.WPI: Starter data',
    ),
  ).toBe('May be out of date: abs.LF: starter data. rba.G1: the RBA could not be reached: timeout, and 1 more');
});
