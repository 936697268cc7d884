/** Australian Securities and Investments Commission: URLs for registers and short position reports, request limits and licence. */
import type { Source } from '../../core/define-dataset.ts';

export const ASIC: Source = {
  code: 'asic',
  name: 'Australian Securities and Investments Commission',
  attribution: 'Source: Australian Securities and Investments Commission',
  homepage: 'https://asic.gov.au/',
  licence: 'cc-by-3.0-au',
  hosts: ['asic.gov.au', 'data.gov.au', 'download.asic.gov.au'],
  politeness: { concurrency: 2, gapMs: 1000 },
};
