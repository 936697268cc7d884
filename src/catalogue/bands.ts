/** Reference ranges, such as a target, with author, start and series. */
import type { SeriesHandle } from '../core/define-series.ts';

export interface Band {
  readonly label: string;
  readonly low: number;
  readonly high: number;
  /** In the unit of the series that it is about. */
  readonly unit: string;
  /** `1996-08-14`, the first day. */
  readonly from: string;
  readonly source: string;
  readonly sourceUrl: string;
  /** Ids of series. */
  readonly series: readonly string[];
}

export const BANDS: readonly Band[] = [
  {
    label: 'RBA target, 2–3%',
    low: 2,
    high: 3,
    unit: 'Per cent',
    from: '1996-08-14',
    source: 'Statement on the Conduct of Monetary Policy, Treasurer and Governor of the Reserve Bank, 14 August 1996, and those after it',
    sourceUrl: 'https://www.rba.gov.au/monetary-policy/inflation-target.html',
    series: ['AU.CPI.YOY', 'AU.CPI.MONTHLY.YOY'],
  },
];

/** The bands that a series is read against. */
export const bandsOf = (handle: SeriesHandle): readonly Band[] => BANDS.filter(({ series }) => series.includes(handle.id));
