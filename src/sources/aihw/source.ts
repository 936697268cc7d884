/** Australian Institute of Health and Welfare: URLs, request limits and licence. */
import type { Source } from '../../core/define-dataset.ts';

export const AIHW: Source = {
  code: 'aihw',
  name: 'Australian Institute of Health and Welfare',
  attribution: 'Source: Australian Institute of Health and Welfare',
  homepage: 'https://www.aihw.gov.au/',
  licence: 'cc-by-3.0-au',
  hosts: ['data.gov.au', 'myhospitalsapi.aihw.gov.au'],
  politeness: { concurrency: 2, gapMs: 1000 },
};
