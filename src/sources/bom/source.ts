/** Bureau of Meteorology: URLs, request limits and terms, with Open-Meteo as an alternative. */
import type { Source } from '../../core/define-dataset.ts';
import { observationsOf } from './observations.ts';
import { openMeteoAt } from './open-meteo.ts';

export const BOM: Source = {
  code: 'bom',
  name: 'Bureau of Meteorology',
  attribution: 'Source: Bureau of Meteorology (ABN 92 637 533 532), © Commonwealth of Australia',
  homepage: 'https://www.bom.gov.au/',
  licence: 'bom',
  hosts: ['www.bom.gov.au', 'api.open-meteo.com'],
  politeness: { concurrency: 2, gapMs: 500 },
  uncurated: (id) => observationsOf(id) ?? openMeteoAt(id),
};
