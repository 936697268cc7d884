/** ASIC: the financial advisers register. */
import { abn, date, licenceNumber, list, postcode, text } from '../fields.ts';
import { asicRegister } from '../register.ts';

export const ASIC_FINANCIAL_ADVISERS = asicRegister({
  id: 'ASIC_FINANCIAL_ADVISERS',
  title: 'Financial advisers register',
  description:
    'People who are or were authorised to give personal advice on relevant financial products, with appointments and qualifications.',
  package: 'asic-financial-adviser',
  lastKnown: 'f2b7c2c1-f4ef-4ae9-aba5-45c19e4d3038/resource/91d80440-5787-46fc-99de-0c1d93e6cc9f/download/financial_advisers_202605.csv',
  fields: [
    text('register_name', 'REGISTER_NAME', 'Name of the register.'),
    text('adviser_name', 'ADV_NAME', 'Name as published.', { match: 'words' }),
    text('adviser_number', 'ADV_NUMBER', 'Number of the adviser, as published, with leading zeros.', { indexed: true }),
    text('adviser_role', 'ADV_ROLE', 'Role of the adviser.'),
    text('adviser_role_status', 'ADV_ROLE_STATUS', 'Current or Ceased.'),
    abn('adviser_abn', 'ADV_ABN', 'ABN of the adviser.'),
    text('first_provided_advice', 'ADV_FIRST_PROVIDED_ADVICE', 'Year in which the adviser first gave advice.'),
    text('licence_name', 'LICENCE_NAME', 'Name of the licensee.', { match: 'words' }),
    licenceNumber('licence_number', 'LICENCE_NUMBER', 'AFS licence of the licensee, without leading zeros.'),
    abn('licence_abn', 'LICENCE_ABN', 'ABN of the licensee.'),
    date('adv_start_date', 'ADV_START_DT', 'First day of the appointment.'),
    date('adv_end_date', 'ADV_END_DT', 'Last day of the appointment.'),
    text(
      'overall_registration_status',
      'OVERALL_REGISTRATION_STATUS',
      'Registered or Not Registered. Null for many advisers who have ceased.',
    ),
    text('registration_status_under_afsl', 'REGISTRATION_STATUS_UNDER_AFSL', 'Status of the registration under this licence.'),
    text('state', 'ADV_ADD_STATE', 'State of the business address.'),
    postcode('postcode', 'ADV_ADD_PCODE', 'Postcode of the business address.', 'ADV_ADD_COUNTRY'),
    text('country', 'ADV_ADD_COUNTRY', 'Country of the business address.'),
    list('qualifications', 'QUALIFICATIONS_AND_TRAINING', 'Qualifications and training.'),
    list('memberships', 'MEMBERSHIPS', 'Professional memberships.'),
  ],
  quirks: ['There is one row for each appointment, so an adviser can occur several times.'],
});
