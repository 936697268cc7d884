/** Bureau of Meteorology: where its observations are, how politely they are asked for, and under which terms. */
import type { Source } from '../../core/define-dataset.ts';

export const BOM: Source = {
  code: 'bom',
  name: 'Bureau of Meteorology',
  attribution: 'Source: Bureau of Meteorology',
  homepage: 'https://www.bom.gov.au/',
  licence: 'bom',
  hosts: ['www.bom.gov.au', 'api.open-meteo.com'],
  politeness: { concurrency: 2, gapMs: 500 },
};
