/** ASIC: holders of an Australian credit licence. */
import { LICENCE_STATUSES } from '../codes.ts';
import { abnOrAcn, date, licenceNumber, list, postcode, text } from '../fields.ts';
import { asicRegister } from '../register.ts';

export const ASIC_CREDIT_LICENSEE = asicRegister({
  id: 'ASIC_CREDIT_LICENSEE',
  title: 'Credit licensees register',
  description: 'Holders of an Australian credit licence, with status, authorisations and dispute resolution scheme.',
  package: 'asic-credit-licensee',
  lastKnown: 'fa0b0d71-b8b8-4af8-bc59-0b000ce0d5e4/resource/35953a01-a9a8-4609-8566-c9fa7de465d3/download/credit_lic_202605.csv',
  fields: [
    text('register_name', 'REGISTER_NAME', 'Name of the register.'),
    licenceNumber('licence_number', 'CRED_LIC_NUM', 'Credit licence number, without leading zeros.'),
    text('licensee_name', 'CRED_LIC_NAME', 'Name of the licensee.', { match: 'substring' }),
    date('start_date', 'CRED_LIC_START_DT', 'First day of the licence.'),
    date('end_date', 'CRED_LIC_END_DT', 'Last day of the licence.'),
    text('current_status', 'CRED_LIC_STATUS', 'Status of the licence, as a code.', { codes: LICENCE_STATUSES }),
    abnOrAcn('abn_acn', 'CRED_LIC_ABN_ACN', 'ABN of eleven digits, or ACN of nine.'),
    licenceNumber('afsl_number', 'CRED_LIC_AFSL_NUM', 'Number of the AFS licence of the same holder.'),
    list('status_history', 'CRED_LIC_STATUS_HISTORY', 'Earlier and current statuses of the licence.'),
    text('locality', 'CRED_LIC_LOCALITY', 'Locality of the address.'),
    text('state', 'CRED_LIC_STATE', 'State of the address.'),
    postcode('postcode', 'CRED_LIC_PCODE', 'Postcode of the address.'),
    list('edrs', 'CRED_LIC_EDRS', 'External dispute resolution schemes, such as AFCA.'),
    list('business_name', 'CRED_LIC_BN', 'Business names.'),
    list('authorisations', 'CRED_LIC_AUTHORISATIONS', 'Authorised activities of the licence.'),
  ],
});
