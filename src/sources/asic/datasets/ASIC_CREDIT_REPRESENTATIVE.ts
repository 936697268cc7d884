/** ASIC: representatives of credit licensees. */
import { abnOrAcn, date, licenceNumber, list, postcode, text } from '../fields.ts';
import { asicRegister } from '../register.ts';

export const ASIC_CREDIT_REPRESENTATIVE = asicRegister({
  id: 'ASIC_CREDIT_REPRESENTATIVE',
  title: 'Credit representatives register',
  description: 'People and companies that a credit licensee has authorised to engage in credit activities on its behalf.',
  package: 'asic-credit-representative',
  lastKnown: 'a3b6d445-3a00-409a-8b49-53dc62b823bf/resource/999d9e92-df2c-4d6d-b580-321dcd205292/download/credit_rep_202605.csv',
  fields: [
    text('register_name', 'REGISTER_NAME', 'Name of the register.'),
    text('rep_number', 'CRED_REP_NUM', 'Number of the representative, as published.', { indexed: true }),
    licenceNumber('licensee_number', 'CRED_LIC_NUM', 'Credit licence of the authorising licensee, without leading zeros.'),
    text('rep_name', 'CRED_REP_NAME', 'Name of the representative.', { match: 'substring' }),
    abnOrAcn('abn_acn', 'CRED_REP_ABN_ACN', 'ABN of eleven digits, or ACN of nine.'),
    date('start_date', 'CRED_REP_START_DT', 'First day of the authorisation.'),
    date('end_date', 'CRED_REP_END_DT', 'Last day of the authorisation.'),
    text('locality', 'CRED_REP_LOCALITY', 'Locality of the address.'),
    text('state', 'CRED_REP_STATE', 'State of the address.'),
    postcode('postcode', 'CRED_REP_PCODE', 'Postcode of the address.'),
    list('edrs', 'CRED_REP_EDRS', 'External dispute resolution schemes, such as AFCA.'),
    list('authorisations', 'CRED_REP_AUTHORISATIONS', 'Authorised activities of the representative.'),
    list('cross_endorsement', 'CRED_REP_CROSS_ENDORSE', 'Other licensees that authorise the representative.'),
  ],
});
