/** Australian Business Register: the bulk extract of every ABN. */
import type { RegisterDataset } from '../../../core/define-dataset.ts';
import { ckanAsk } from '../../../formats/ckan.ts';
import { parseBulkExtract } from '../abn-bulk-extract.ts';

const PORTAL = 'https://data.gov.au/data/dataset';
const RESOURCES = `${PORTAL}/5bd7fcab-e315-42cb-8daf-50b7efc2027e/resource`;
const FIRST = `${RESOURCES}/0ae4d427-6fa8-4d40-8e76-c6909b5a071b/download/public_split_1_10.zip`;
const SECOND = `${RESOURCES}/635fcb95-7864-4509-9fa7-a62a6e32b62d/download/public_split_11_20.zip`;
const FILE = { package: 'abn-bulk-extract', resource: /./, accept: 'application/zip, */*', large: true, maxBytes: 2 * 1024 ** 3 } as const;

export const ABN_BULK_EXTRACT: RegisterDataset = {
  kind: 'register',
  source: 'ato',
  id: 'ABN_BULK_EXTRACT',
  title: 'ABN bulk extract',
  description:
    'Every ABN of the Australian Business Register with status, entity, GST registration, state and postcode, and trading names.',
  landingPage: `${PORTAL}/abn-bulk-extract`,
  publisher: { name: 'Australian Business Register', attribution: 'Source: Australian Business Register' },
  cadence: { checkEveryMinutes: 1440, maxAgeDays: null, onDemand: true },
  quirks: [
    'The extract has about 20 million rows, from two archives of 500 MB each. It is loaded only if the site administrator enables it.',
    'The extract includes the names of sole traders, as shown on ABN Lookup. It has no other personal data.',
    'The Register collected trading names until May 2012. Business names registered since then are in the column business_names.',
    'The agency updates the extract once a week.',
  ],
  curated: true,
  upstream: { url: FIRST, format: 'ZIP of XML' },
  columns: [
    { name: 'abn', type: 'text', description: 'ABN, 11 digits.', indexed: true },
    { name: 'status', type: 'text', description: 'active or cancelled.' },
    { name: 'status_from', type: 'date', description: 'First day of the status.' },
    { name: 'entity_type_code', type: 'text', description: 'Kind of entity, as a code: IND, PRV, PUB, TRT and about 150 others.' },
    { name: 'entity_type', type: 'text', description: 'Kind of entity in words.' },
    { name: 'entity_name', type: 'text', description: 'Name of the entity. For a sole trader: FAMILY NAME, GIVEN NAMES.', match: 'words' },
    { name: 'acn', type: 'text', description: 'ACN or ARBN, if there is one.', indexed: true },
    { name: 'gst_status', type: 'text', description: 'registered, cancelled or not registered.' },
    { name: 'gst_from', type: 'date', description: 'First day of the GST status.' },
    { name: 'state', type: 'text', description: 'State of the main place of business.' },
    { name: 'postcode', type: 'text', description: 'Postcode of the main place of business.' },
    { name: 'business_names', type: 'text[]', description: 'Registered business names.' },
    { name: 'trading_names', type: 'text[]', description: 'Trading names.' },
    { name: 'other_names', type: 'text[]', description: 'Other names.' },
    { name: 'updated', type: 'date', description: 'Date of the latest change to the record.' },
  ],
  key: [],
  asks: () => [
    ckanAsk({ ...FILE, id: 'part-1-10', suffix: 'split_1_10.zip', lastKnown: FIRST }),
    ckanAsk({ ...FILE, id: 'part-11-20', suffix: 'split_11_20.zip', lastKnown: SECOND }),
  ],
  parse: parseBulkExtract,
};
