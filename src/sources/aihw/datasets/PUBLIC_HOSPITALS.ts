/** AIHW list of public hospitals in 2016–17. */
import type { RegisterDataset } from '../../../core/define-dataset.ts';
import { ckanAsk } from '../../../formats/ckan.ts';
import { columnsLeftOut, type ListColumn, publicHospitals } from '../public-hospital-list.ts';

const ask = ckanAsk({
  package: 'australian-hospital-statistics-public-hospitals',
  resource: /public hospital/i,
  suffix: '.csv',
  accept: 'text/csv,*/*',
  lastKnown:
    'https://data.gov.au/data/dataset/88a95824-c0e7-4ec0-bb78-b36223dd16a8/resource/43b9e4a4-0752-44c7-b825-bc32c46cf3b7/download/public_hospital_list.csv',
});

const COLUMNS: readonly ListColumn[] = [
  { name: 'state', heading: 'State', type: 'text', description: 'State or territory.', indexed: true },
  { name: 'hospital_name', heading: 'Hospital name', type: 'text', description: 'Name of the hospital.', match: 'substring' },
  { name: 'establishment_id', heading: 'Establishment ID', type: 'text', description: 'Identifier of the establishment.', indexed: true },
  {
    name: 'medicare_provider_no',
    heading: 'Medicare Provider No.',
    type: 'text',
    description: 'Medicare provider number.',
    indexed: true,
  },
  { name: 'lhn_id', heading: 'Local Hospital Network identifier', type: 'text', description: 'Identifier of the local hospital network.' },
  {
    name: 'lhn_name',
    heading: 'Local Hospital Network',
    type: 'text',
    description: 'Local hospital network, as named by the state.',
    match: 'substring',
  },
  { name: 'address_line_1', heading: 'Address Line 1', type: 'text', description: 'First line of the address.', match: 'substring' },
  { name: 'address_line_2', heading: 'Address Line 2', type: 'text', description: 'Second line of the address.', match: 'substring' },
  { name: 'asgc_ra_code', heading: 'asgc_ra', type: 'text', description: 'Code of the remoteness area.' },
  { name: 'remoteness_area', heading: 'Remoteness area', type: 'text', description: 'Remoteness area.' },
  { name: 'peer_group_code', heading: '2012-13 Peer Group code', type: 'text', description: 'Code of the peer group of 2012–13.' },
  {
    name: 'peer_group_name',
    heading: 'Peer Group Name',
    type: 'text',
    description: 'Group of similar hospitals, as of 2012–13.',
    match: 'substring',
  },
  {
    name: 'provided_nphed',
    heading: 'Provided data for NPHED',
    type: 'text',
    description: 'Whether the hospital provided data for the national public hospital establishments database.',
  },
  {
    name: 'provided_nhmd',
    heading: 'Provided data for NHMD',
    type: 'text',
    description: 'Whether the hospital provided data for the national hospital morbidity database.',
  },
  {
    name: 'provided_napedcd',
    heading: 'Provided data for NAPEDCD',
    type: 'text',
    description: 'Whether the hospital provided data for the database of non-admitted patients in emergency departments.',
  },
  {
    name: 'provided_eswt',
    heading: 'Provided data for ESWT',
    type: 'text',
    description: 'Whether the hospital provided data for elective surgery waiting times.',
  },
  {
    name: 'provided_nnapcd',
    heading: 'Provided data for NNAPCD',
    type: 'text',
    description: 'Whether the hospital provided data for the database of other non-admitted patients.',
  },
  {
    name: 'ihpa_funding_designation',
    heading: 'IHPA funding designation',
    type: 'text',
    description: 'Funding designation of the Independent Hospital Pricing Authority.',
  },
  {
    name: 'number_of_available_beds',
    heading: 'Number of available beds',
    type: 'number',
    unit: 'Beds',
    description: 'Average number of available beds. Null if the list gives no number.',
  },
];

export const PUBLIC_HOSPITALS: RegisterDataset = {
  kind: 'register',
  source: 'aihw',
  id: 'PUBLIC_HOSPITALS',
  title: 'Public hospital list',
  description:
    'Public hospitals with identifiers, local hospital network, address, remoteness, peer group and number of available beds in 2016–17.',
  landingPage: 'https://data.gov.au/data/dataset/australian-hospital-statistics-public-hospitals',
  cadence: { checkEveryMinutes: 10_080, maxAgeDays: null },
  ceased: { lastPeriod: 'FY2016-17', note: 'The list is for 2016–17 and is no longer updated.' },
  quirks: [
    'The list is for 2016–17. It does not show hospitals that have since opened or closed, or changed their name.',
    'Some addresses in the file contain hundreds of spaces in a row. They are replaced with one space.',
  ],
  curated: true,
  upstream: { url: ask.url, format: 'CSV' },
  columns: COLUMNS.map(({ heading: _heading, ...column }) => column),
  key: ['state', 'establishment_id', 'hospital_name'],
  asks: () => [ask],
  parse: (capture) => publicHospitals(capture, COLUMNS),
  leftOut: async (capture) => columnsLeftOut(capture, COLUMNS),
};
