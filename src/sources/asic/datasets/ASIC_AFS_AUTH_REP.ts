/** ASIC: authorised representatives of Australian financial services licensees. */
import { abn, acn, date, licenceNumber, list, postcode, text } from '../fields.ts';
import { asicRegister } from '../register.ts';

export const ASIC_AFS_AUTH_REP = asicRegister({
  id: 'ASIC_AFS_AUTH_REP',
  title: 'AFS authorised representatives register',
  description:
    'People and companies that an AFS licensee has authorised to give financial services on its behalf, with their appointments.',
  package: 'asic-afs-authorised-representative',
  lastKnown: 'a7bbbf64-e2ef-4d96-9fb4-0aea73ada2af/resource/5515dfcc-5266-44df-950d-7e359a83d514/download/afs_rep_202605.csv',
  fields: [
    text('register_name', 'REGISTER_NAME', 'Name of the register.'),
    text('rep_number', 'AFS_REP_NUM', 'Number of the representative, as published, with leading zeros.', { indexed: true }),
    licenceNumber('licence_number', 'AFS_LIC_NUM', 'AFS licence of the authorising licensee, without leading zeros.'),
    text('rep_name', 'AFS_REP_NAME', 'Name of the representative.', { match: 'words' }),
    abn('rep_abn', 'AFS_REP_ABN', 'ABN of the representative.'),
    acn('rep_acn', 'AFS_REP_ACN', 'ACN of the representative.'),
    text('rep_other_role', 'AFS_REP_OTHER_ROLE', 'Other roles in the financial services industry.'),
    date('rep_start_date', 'AFS_REP_START_DT', 'First day of the appointment.'),
    text('rep_status', 'AFS_REP_STATUS', 'Status of the appointment.'),
    date('rep_end_date', 'AFS_REP_END_DT', 'Last day of the appointment.'),
    text('locality', 'AFS_REP_ADD_LOCAL', 'Locality of the address.'),
    text('state', 'AFS_REP_ADD_STATE', 'State of the address.'),
    postcode('postcode', 'AFS_REP_ADD_PCODE', 'Postcode of the address.', 'AFS_REP_ADD_COUNTRY'),
    text('country', 'AFS_REP_ADD_COUNTRY', 'Country of the address.'),
    list('appointed_by', 'AFS_REP_APPOINTED_BY', 'Who appointed the representative.'),
  ],
  quirks: ['A representative has one row for each appointment.'],
});
