/** Australian Taxation Office: URLs for statistics and registers, request limits and licence. */
import type { Source } from '../../core/define-dataset.ts';
import { ABN_LOOKUP_HOST, abnLookup } from './abn-lookup.ts';

export const ATO: Source = {
  code: 'ato',
  name: 'Australian Taxation Office',
  attribution: 'Source: Australian Taxation Office',
  homepage: 'https://www.ato.gov.au/',
  licence: 'cc-by-3.0-au',
  hosts: ['data.gov.au', ABN_LOOKUP_HOST],
  politeness: { concurrency: 2, gapMs: 1000 },
  businessRegister: abnLookup,
};
