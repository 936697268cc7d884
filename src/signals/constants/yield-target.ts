/** The Reserve Bank's target for the yield on three-year government bonds, by announcement date. */
import type { DatedConstant, DatedTable } from '../../core/define-signal.ts';

const PAGE = 'https://www.rba.gov.au/statistics/ags-target/';
const REVIEW = 'https://www.rba.gov.au/monetary-policy/reviews/yield-target/';

const target = (from: string, value: number | null, source: string, sourceUrl: string): DatedConstant<number | null> => ({
  value,
  unit: 'Per cent',
  from,
  source,
  sourceUrl,
});

/** The target. Null from the date on which it was discontinued. */
export const YIELD_TARGET: DatedTable<number | null> = {
  title: 'Target for the yield on three-year government bonds',
  entries: [
    target('2020-03-19', 0.25, 'RBA, 3-year Australian Government Bond Yield Target: around 0.25%, announced on 19 March 2020', PAGE),
    target('2020-11-03', 0.1, 'RBA, 3-year Australian Government Bond Yield Target: around 0.1%, announced on 3 November 2020', PAGE),
    target('2021-11-02', null, 'RBA, Review of the Yield Target: discontinued in November 2021', REVIEW),
  ],
};
