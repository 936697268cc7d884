/** ASIC: the business names register. */
import { abn, date, text } from '../fields.ts';
import { asicRegister } from '../register.ts';

export const ASIC_BUSINESS_NAMES = asicRegister({
  id: 'ASIC_BUSINESS_NAMES',
  title: 'Business names register',
  description: 'Every business name registered in Australia, with its status, dates and the ABN of its holder.',
  package: 'asic-business-names',
  lastKnown: 'bc515135-4bb6-4d50-957a-3713709a76d3/resource/55ad4b1c-5eeb-44ea-8b29-d410da431be3/download/business_names_202605.csv',
  large: true,
  fields: [
    text('register_name', 'REGISTER_NAME', 'Name of the register.'),
    text('business_name', 'BN_NAME', 'The business name.', { match: 'words' }),
    text('status', 'BN_STATUS', 'Registered or Cancelled. Older rows have Deregistered instead of Cancelled.', {
      preferred: ['Registered'],
    }),
    date('registration_date', 'BN_REG_DT', 'Day of registration.'),
    date('cancellation_date', 'BN_CANCEL_DT', 'Day of cancellation.'),
    text('state_number', 'BN_STATE_NUM', 'Number in the register of the state in which it was first registered.'),
    text('state', 'BN_STATE_OF_REG', 'State in which it was registered before the national register of 2012.'),
    abn('abn', 'BN_ABN', 'ABN of the holder.'),
  ],
  quirks: ['The state is given for registrations before May 2012, when the national register began. Newer names have no state.'],
});
