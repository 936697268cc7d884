/** ASIC: companies under their current names, with the columns that Wattle's API documents. */
import { COMPANY_STATUSES, COMPANY_TYPES } from '../codes.ts';
import { asicView } from '../register.ts';
import { ASIC_COMPANIES } from './ASIC_COMPANIES.ts';

export const companies = asicView({
  id: 'companies',
  title: 'Companies in brief',
  description: 'One row for each company in ASIC_COMPANIES, with its current name. Search by ACN, ABN or name.',
  columns: [
    { name: 'acn', type: 'text', description: 'ACN. If the type is RACN, the number is an ARBN.' },
    { name: 'name', type: 'text', description: 'Current name.', match: 'words' },
    { name: 'status', type: 'text', description: 'Status of the registration, as a code.', codes: COMPANY_STATUSES },
    { name: 'type', type: 'text', description: 'Type of company, as a code.', codes: COMPANY_TYPES },
    { name: 'registered', type: 'date', description: 'Day of registration.' },
    { name: 'state', type: 'text', description: 'State of registration before 1991. Null for newer companies.' },
    { name: 'abn', type: 'text', description: 'ABN of the company.', hidden: true },
  ],
  view: {
    of: ASIC_COMPANIES,
    columns: {
      acn: 'acn',
      name: 'name',
      status: 'status',
      type: 'type',
      registered: 'registration_date',
      state: 'state_of_registration',
      abn: 'abn',
    },
    where: { is_company: ['true'] },
  },
});
