/** ASIC: approved auditors of self-managed superannuation funds. */
import { abn, date, postcode, text } from '../fields.ts';
import { asicRegister } from '../register.ts';

export const ASIC_SMSF_AUDITORS = asicRegister({
  id: 'ASIC_SMSF_AUDITORS',
  title: 'SMSF auditors register',
  description: 'Individuals approved to audit self-managed superannuation funds, with status, capacities and conditions.',
  package: 'asic-smsf',
  lastKnown: '37390371-9da4-42d8-9304-649c50090611/resource/13b12e77-8fda-42ca-aa43-23715036836b/download/smsf_auditor_202604.csv',
  fields: [
    text('register_name', 'REGISTER_NAME', 'Name of the register.'),
    text('smsf_auditor_number', 'SMSF_NUM', 'Number of the auditor.', { indexed: true }),
    text('auditor_name', 'SMSF_NAME', 'Name of the auditor.', { match: 'substring' }),
    text('current_status', 'SMSF_STATUS', 'Status of the registration, as published.'),
    abn('abn', 'SMSF_PERSON_ABN', 'ABN of the auditor.'),
    date('registration_date', 'SMSF_REG_DT', 'Day of registration.'),
    date('suspension_start', 'SMSF_SUSP_START_DT', 'First day of a suspension.'),
    date('suspension_end', 'SMSF_SUSP_END_DT', 'Last day of a suspension.'),
    text('locality', 'SMSF_LOCALITY', 'Locality of the address.'),
    postcode('postcode', 'SMSF_POST_CODE', 'Postcode of the address.'),
    text('state', 'SMSF_STATE', 'State of the address.'),
    text('attribute_type', 'SMSF_ATTRIBUTE_TYPE', 'Type of the row: a capacity or a condition.'),
    text('capacity', 'SMSF_CAPACITY', 'Capacity in which the auditor works, such as at a firm.'),
    text('capacity_firm_name', 'SMSF_CAPACITY_FIRM_NAME', 'Firm in which the auditor has that capacity.'),
    date('capacity_start_date', 'SMSF_CAPACITY_START_DT', 'First day of that capacity.'),
    text('condition', 'SMSF_CONDITION', 'Condition on the registration.'),
    text('condition_detail', 'SMSF_CONDITION_DTL', 'Text of the condition.'),
    date('condition_start_date', 'SMSF_CONDITION_START_DT', 'First day of the condition.'),
  ],
  quirks: ['An auditor has one row for each capacity and each condition.'],
});
