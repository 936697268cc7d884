/** Australian Energy Market Operator: URLs, request limits and terms. */
import type { Source } from '../../core/define-dataset.ts';

export const AEMO: Source = {
  code: 'aemo',
  name: 'Australian Energy Market Operator',
  attribution: 'Source: Australian Energy Market Operator',
  homepage: 'https://www.aemo.com.au/',
  licence: 'aemo',
  hosts: ['www.nemweb.com.au', 'visualisations.aemo.com.au', 'www.aemo.com.au', 'data.wa.aemo.com.au'],
  politeness: { concurrency: 4, gapMs: 100 },
};
