/** The neutral real cash rate and the width of the band around it: judgements, not data. */
import type { DatedConstant } from '../../core/define-signal.ts';

export const R_STAR: DatedConstant = {
  value: 0.4,
  unit: 'Per cent',
  from: '2025-02-18',
  source:
    'default chosen for this signal within the range of model estimates that the RBA discusses in its Statement on Monetary Policy of February 2025; the Bank publishes a range, not a number',
  sourceUrl: 'https://www.rba.gov.au/publications/smp/2025/feb/',
};

export const W: DatedConstant = {
  value: 0.4,
  unit: 'Percentage points',
  from: '2025-02-18',
  source:
    'half-width chosen for this signal; the estimates themselves lie further apart, from -0.5 to 2 per cent in the nine models of the RBA speech of 12 October 2022',
  sourceUrl: 'https://www.bis.org/review/r221012b.htm',
};
