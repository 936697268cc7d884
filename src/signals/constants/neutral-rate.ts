/** Published estimates of the neutral real cash rate by publication date. Also the half-width of the range around a single estimate. */
import type { DatedConstant, DatedTable } from '../../core/define-signal.ts';

const BULLETIN = 'RBA Bulletin, September Quarter 2017, McCririck and Rees, The Neutral Interest Rate';
const BULLETIN_URL = 'https://www.rba.gov.au/publications/bulletin/2017/sep/bu-0917-2a.html';
const ELLIS = 'Ellis (RBA), The Neutral Rate: The Pole-star Casts Faint Light, speech of 12 October 2022';
const ELLIS_URL = 'https://www.bis.org/review/r221012b.htm';

const estimate = <T>(from: string, value: T, source: string, sourceUrl: string): DatedConstant<T> => ({
  value,
  unit: 'Per cent',
  from,
  source,
  sourceUrl,
});

/** The value is null for years without a published estimate. The table begins in 1993 with the inflation target. */
export const NEUTRAL_REAL_RATE: DatedTable<number | null> = {
  title: 'Neutral real cash rate',
  entries: [
    estimate(
      '1993-01-01',
      2.5,
      `${BULLETIN}: about 1%, after a fall of 150 basis points since 2007. The sum of 1 and 1.5 is calculated here, and applied from 1993`,
      BULLETIN_URL,
    ),
    estimate(
      '2008-01-01',
      null,
      `${BULLETIN}: it fell from about 2.5 to about 1 between 2007 and 2017. No estimate is published for the years in between, and no values are interpolated`,
      BULLETIN_URL,
    ),
    estimate(
      '2017-07-18',
      1,
      `RBA, minutes of the meeting of 4 July 2017: a nominal rate of about 3.5, with expected inflation of about 2.5. ${BULLETIN}`,
      BULLETIN_URL,
    ),
    estimate('2022-10-12', 1, `${ELLIS}: the mean of nine models is just under 1`, ELLIS_URL),
  ],
};

/** An estimate that a commercial bank read from a graph published by the RBA. Only the rule calculator uses it. */
export const READING_OF_2025: DatedConstant<number> = estimate(
  '2025-02-18',
  0.4,
  'Commonwealth Bank, February 2025: the mean of seven models in the RBA Statement on Monetary Policy, about 2.9, less the target of 2.5. The number was read from a graph, and is not published by the RBA',
  'https://www.rba.gov.au/publications/smp/2025/feb/',
);

/**
 * The range of the RBA's models. It applies until the RBA publishes the numbers of another range. A single estimate does not replace it.
 */
export const NEUTRAL_RANGE: DatedTable<{ readonly low: number; readonly high: number } | null> = {
  title: 'Range of models of the neutral real cash rate',
  entries: [estimate('2022-10-12', { low: -0.5, high: 2 }, `${ELLIS}: the nine models`, ELLIS_URL)],
};

export const W: DatedConstant = {
  value: 0.4,
  unit: 'Percentage points',
  from: '2025-02-18',
  source:
    'Half-width chosen for this indicator if an estimate is a single number. It is not published. The models have a wider range, from −0.5% to 2% in the RBA speech of 12 October 2022',
  sourceUrl: ELLIS_URL,
};
