/** ASIC: the company register, with current and former names. */
import { COMPANY_CLASSES, COMPANY_STATUSES, COMPANY_SUB_CLASSES, COMPANY_TYPES } from '../codes.ts';
import { companyFields, eachCompanyOnce } from '../companies.ts';
import { abn, acn, date, text } from '../fields.ts';
import { asicRegister } from '../register.ts';

export const ASIC_COMPANIES = asicRegister({
  id: 'ASIC_COMPANIES',
  title: 'Company register',
  description:
    'Every company registered in Australia, with type, class, status, dates and ABN. One row for each current or former name of a company.',
  package: 'asic-companies',
  lastKnown: '7b8656f9-606d-4337-af29-66b89b2eeefb/resource/5c3914e6-413e-4a2c-b890-bf8efe3eabf2/download/company_202608.csv',
  large: true,
  fields: [
    text('company_name', 'Company Name', 'The current name, or a former name.', { match: 'words' }),
    acn('acn', 'ACN', 'ACN. If the type is RACN, the number is an ARBN.'),
    text('type', 'Type', 'Type of company, as a code.', { codes: COMPANY_TYPES }),
    text('class', 'Class', 'Class of company, as a code.', { codes: COMPANY_CLASSES }),
    text('sub_class', 'Sub Class', 'Sub class of company, as a code.', { codes: COMPANY_SUB_CLASSES }),
    text('status', 'Status', 'Status of the registration, as a code.', { codes: COMPANY_STATUSES, preferred: ['REGD'] }),
    date('registration_date', 'Date of Registration', 'Day of registration.'),
    date('deregistration_date', 'Date of Deregistration', 'Day of deregistration.'),
    text('state_of_registration', 'Previous State of Registration', 'State of registration before 1991. Null for newer companies.'),
    abn('abn', 'ABN', 'ABN of the company.'),
    text('current_name', 'Current Name', 'In rows for former names, the current name. Otherwise null.'),
    ...companyFields,
  ],
  quirks: [
    'A company has one row for each name. Rows for former names also have the current name.',
    'The state is where the company was registered before the national register began in 1991. The register has no addresses.',
    'Companies deregistered long ago may be missing.',
  ],
  shape: eachCompanyOnce,
});
