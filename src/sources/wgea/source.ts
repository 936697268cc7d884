/** Workplace Gender Equality Agency: URLs, request limits and licence. */
import type { Source } from '../../core/define-dataset.ts';

export const WGEA: Source = {
  code: 'wgea',
  name: 'Workplace Gender Equality Agency',
  attribution: 'Source: Workplace Gender Equality Agency',
  homepage: 'https://www.wgea.gov.au/',
  licence: 'cc-by-3.0-au',
  hosts: ['data.gov.au', 'www.wgea.gov.au'],
  politeness: { concurrency: 2, gapMs: 1000 },
};
