/** The Reserve Bank of Australia: URLs, request limits and licence. */
import type { Source } from '../../core/define-dataset.ts';
import { RELEASES } from './releases.ts';
import { uncuratedTable } from './table.ts';
import { TABLES } from './table-list.ts';

export const RBA: Source = {
  code: 'rba',
  name: 'Reserve Bank of Australia',
  attribution: 'Source: Reserve Bank of Australia',
  homepage: 'https://www.rba.gov.au/statistics/',
  licence: 'cc-by-4.0',
  hosts: ['www.rba.gov.au'],
  // The site responds to frequent requests with 403.
  politeness: { concurrency: 1, gapMs: 1000 },
  calendar: RELEASES,
  uncurated: uncuratedTable,
  listed: { what: 'statistical tables', ids: TABLES, asAt: null, newer: null },
};
