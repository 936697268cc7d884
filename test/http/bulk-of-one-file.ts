/** Makes a bulk folder that lists one file, for tests of its descriptions. */
import type { BulkFolder } from '../../src/bulk/folder.ts';

const RESOURCE = {
  name: 'source-rba-observations',
  path: 'source=rba/observations.parquet',
  title: 'Values of the RBA',
  format: 'parquet',
  mediatype: 'application/vnd.apache.parquet',
  bytes: 12,
  hash: `sha256:${'a'.repeat(64)}`,
  rows: 1,
  schema: {
    fields: [
      { name: 'period', type: 'string', description: 'Period.' },
      { name: 'value', type: 'number', description: 'Value.' },
      { name: 'realtime_start', type: 'datetime', description: 'Start.' },
    ],
  },
  sources: [],
  licenses: [{ name: 'cc-by-4.0', title: 'CC BY 4.0', path: 'https://creativecommons.org/licenses/by/4.0/' }],
};
const PACKAGE = { title: 'Series', description: 'All values.', created: '2026-11-20T00:00:00.000Z', resources: [RESOURCE] };
export const bulkOfOneFile = {
  package: async () => ({ package: PACKAGE, text: JSON.stringify(PACKAGE), changedAt: Date.parse(PACKAGE.created) }),
} as unknown as BulkFolder;
