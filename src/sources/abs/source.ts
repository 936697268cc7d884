/** The Australian Bureau of Statistics: URLs, request limits and licence. */
import type { Source } from '../../core/define-dataset.ts';
import { uncuratedDataflow } from './dataflow.ts';
import { DATAFLOWS, DATAFLOWS_AS_AT } from './dataflow-list.ts';
import { RELEASES } from './releases.ts';

export const ABS: Source = {
  code: 'abs',
  name: 'Australian Bureau of Statistics',
  attribution: 'Source: Australian Bureau of Statistics',
  homepage: 'https://www.abs.gov.au/',
  licence: 'cc-by-4.0',
  hosts: ['data.api.abs.gov.au', 'www.abs.gov.au'],
  politeness: { concurrency: 2, gapMs: 250 },
  calendar: RELEASES,
  uncurated: uncuratedDataflow,
  listed: {
    what: 'dataflows',
    ids: DATAFLOWS.map((flow) => flow.id),
    asAt: DATAFLOWS_AS_AT,
    newer: { dataset: 'DATAFLOWS', column: 'dataflow' },
  },
};
