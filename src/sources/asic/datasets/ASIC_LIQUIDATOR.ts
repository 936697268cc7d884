/** ASIC: registered liquidators. */
import { LIQUIDATOR_STATUSES } from '../codes.ts';
import { date, postcode, text } from '../fields.ts';
import { asicRegister } from '../register.ts';

export const ASIC_LIQUIDATOR = asicRegister({
  id: 'ASIC_LIQUIDATOR',
  title: 'Registered liquidators',
  description: 'Individuals registered as liquidators under the Corporations Act, with status and firm.',
  package: 'asic-liquidator',
  lastKnown: '388c5a74-fa9e-4b48-8881-95467e92fe6a/resource/02388d87-3f0b-48fd-bffa-c4a661962fc3/download/liquidator_202605.csv',
  fields: [
    text('register_name', 'REGISTER_NAME', 'Name of the register.'),
    text('liquidator_number', 'LIQ_NUM', 'Registration number of the liquidator.', { indexed: true }),
    text('official_liquidator_number', 'OFF_LIQ_NUM', 'Number in the register of official liquidators, which ended in 2017.'),
    text('liquidator_name', 'LIQ_NAME', 'Name as published: family name, given names.', { match: 'substring' }),
    date('liquidator_start_date', 'LIQ_START_DT', 'Day of registration.'),
    date('official_liquidator_start_date', 'OFF_LIQ_START_DT', 'Day of registration as an official liquidator.'),
    text('current_status', 'LIQ_STATUS', 'Status of the registration, as a code.', { codes: LIQUIDATOR_STATUSES }),
    date('suspended_date', 'LIQ_SUSP_DT', 'Day of suspension.'),
    text('locality', 'LIQ_ADD_LOCAL', 'Locality of the address.'),
    text('state', 'LIQ_ADD_STATE', 'State of the address.'),
    postcode('postcode', 'LIQ_ADD_PCODE', 'Postcode of the address.', 'LIQ_ADD_COUNTRY'),
    text('country', 'LIQ_ADD_COUNTRY', 'Country of the address.'),
    text('firm', 'LIQ_FIRM', 'Firm of the liquidator.', { match: 'substring' }),
  ],
});
