/** The Australian Prudential Regulation Authority: URLs, request limits and licence. */
import type { Source } from '../../core/define-dataset.ts';
import { RELEASES } from './releases.ts';

export const APRA: Source = {
  code: 'apra',
  name: 'Australian Prudential Regulation Authority',
  attribution: 'Source: Australian Prudential Regulation Authority',
  homepage: 'https://www.apra.gov.au/statistics',
  licence: 'cc-by-3.0-au',
  hosts: ['www.apra.gov.au'],
  politeness: { concurrency: 1, gapMs: 1000 },
  calendar: RELEASES,
};
