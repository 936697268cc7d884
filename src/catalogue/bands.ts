/**
 * Lists reference ranges for charts, such as the inflation target. Each range has a source and a start date, and applies to certain
 * series.
 */
import type { SeriesHandle } from '../core/define-series.ts';

interface Band {
  readonly label: string;
  readonly low: number;
  readonly high: number;
  /** The unit of the range. The range is drawn only for series with this unit. */
  readonly unit: string;
  /** The first day of the range, such as `1996-08-14`. */
  readonly from: string;
  readonly source: string;
  readonly sourceUrl: string;
  readonly series: readonly string[];
}

export const BANDS: readonly Band[] = [
  {
    label: 'RBA target, 2–3%',
    low: 2,
    high: 3,
    unit: 'Per cent',
    from: '1996-08-14',
    source: 'Statement on the Conduct of Monetary Policy, Treasurer and Governor of the Reserve Bank, 14 August 1996, and later statements',
    sourceUrl: 'https://www.rba.gov.au/monetary-policy/inflation-target.html',
    series: ['AU.CPI.YOY', 'AU.CPI.MONTHLY.YOY'],
  },
];

/** A time range that a chart marks if the request names it. */
interface SpanOfTime {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly source: string;
  readonly sourceUrl: string;
}

export const COVID: SpanOfTime = {
  label: 'COVID-19 emergency',
  from: '2020-03-18',
  to: '2022-04-17',
  source: 'Human biosecurity emergency declared under the Biosecurity Act 2015, in force until 17 April 2022',
  sourceUrl: 'https://www.legislation.gov.au/F2020L00266/latest/text',
};

/** The names that the parameter `bands` accepts. The phases of the cash rate are calculated from the decisions. */
export const SPAN_NAMES = ['covid', 'rate_rises', 'rate_cuts'] as const;
export type SpanName = (typeof SPAN_NAMES)[number];

export const bandsOf = (handle: SeriesHandle): readonly Band[] => BANDS.filter(({ series }) => series.includes(handle.id));
