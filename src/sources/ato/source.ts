/** Australian Taxation Office: where its statistics and the registers it publishes for others are, how politely they are asked for, and under which licence. */
import type { Source } from '../../core/define-dataset.ts';

export const ATO: Source = {
  code: 'ato',
  name: 'Australian Taxation Office',
  attribution: 'Source: Australian Taxation Office',
  homepage: 'https://www.ato.gov.au/',
  licence: 'cc-by-3.0-au',
  hosts: ['data.gov.au'],
  politeness: { concurrency: 2, gapMs: 1000 },
};
