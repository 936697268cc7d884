/** ASIC: registered company auditors. */
import { AUDITOR_STATUSES } from '../codes.ts';
import { acn, date, postcode, text } from '../fields.ts';
import { asicRegister } from '../register.ts';

export const ASIC_AUDITORS = asicRegister({
  id: 'ASIC_AUDITORS',
  title: 'Registered auditors',
  description: 'Individuals and authorised audit companies registered to audit under the Corporations Act, with their status.',
  package: 'asic-registered-auditor',
  lastKnown: '4117fdec-3eff-44a1-9b78-869f7ec5c409/resource/0f2e41ec-6f49-4d35-8e6d-ebcd4a0e3e27/download/reg_auditor_202605.csv',
  fields: [
    text('register_name', 'REGISTER_NAME', 'Name of the register.'),
    text('auditor_number', 'REG_AUD_NUM', 'Registration number of the auditor.', { indexed: true }),
    text('auditor_name', 'REG_AUD_NAME', 'Name of the auditor.', { match: 'substring' }),
    acn('acn', 'REG_AUD_ACN', 'ACN of an authorised audit company.'),
    date('registration_date', 'REG_AUD_START_DT', 'Day of registration.'),
    text('current_status', 'REG_AUD_STATUS', 'Status of the registration, as a code.', { codes: AUDITOR_STATUSES }),
    date('suspension_date', 'REG_AUD_SUSP_DT', 'Day of suspension.'),
    text('locality', 'REG_AUD_ADD_LOCAL', 'Locality of the address.'),
    text('state', 'REG_AUD_ADD_STATE', 'State of the address.'),
    postcode('postcode', 'REG_AUD_ADD_PCODE', 'Postcode of the address.', 'REG_AUD_ADD_COUNTRY'),
    text('country', 'REG_AUD_ADD_COUNTRY', 'Country of the address.'),
  ],
});
