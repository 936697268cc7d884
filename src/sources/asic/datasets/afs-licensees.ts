/** ASIC: Australian financial services licensees, with the columns that the API documents. */
import { asicView } from '../register.ts';
import { ASIC_AFS_LICENSEE } from './ASIC_AFS_LICENSEE.ts';

export const afsLicensees = asicView({
  id: 'afs-licensees',
  title: 'AFS licensees in brief',
  description: 'The register ASIC_AFS_LICENSEE: holders of a financial services licence, with start date and services.',
  columns: [
    { name: 'afsl', type: 'text', description: 'Licence number, without leading zeros.' },
    { name: 'name', type: 'text', description: 'Name of the licensee.', match: 'substring' },
    { name: 'abn', type: 'text', description: 'ABN of the licensee. Null if the agency gives an ACN instead.' },
    { name: 'authorised_from', type: 'date', description: 'First day of the licence.' },
    { name: 'authorisations', type: 'text[]', description: 'Authorised services of the licence, without their numbering.' },
    { name: 'state', type: 'text', description: 'State of the address.', hidden: true },
  ],
  view: {
    of: ASIC_AFS_LICENSEE,
    columns: {
      afsl: 'licence_number',
      name: 'licensee_name',
      abn: 'abn',
      authorised_from: 'start_date',
      authorisations: 'authorisations',
      state: 'state',
    },
  },
});
