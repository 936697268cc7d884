/** ASIC: persons banned or disqualified from financial services, credit, or managing corporations. */
import { comment, date, postcode, text } from '../fields.ts';
import { asicRegister } from '../register.ts';

export const ASIC_BANNED_PERSONS = asicRegister({
  id: 'ASIC_BANNED_PERSONS',
  title: 'Banned and disqualified persons',
  description:
    'Persons who are or were banned from financial services or credit, or disqualified from managing corporations, with dates and kind of action.',
  package: 'asic-banned-disqualified-per',
  lastKnown: 'e08a07dc-e1e7-4ab9-95c0-a7930d2f6a39/resource/741da9e3-7e0c-458e-830c-c518698e1788/download/bd_per_202605.csv',
  fields: [
    text('register_name', 'REGISTER_NAME', 'Name of the register.'),
    text('person_name', 'BD_PER_NAME', 'Name as published: family name, given names.', { match: 'substring' }),
    text('ban_type', 'BD_PER_TYPE', 'Kind of action, as published. New kinds may appear.'),
    text('doc_number', 'BD_PER_DOC_NUM', "Document number, with the agency's leading #.", { indexed: true }),
    date('start_date', 'BD_PER_START_DT', 'First day.'),
    date('end_date', 'BD_PER_END_DT', 'Last day. Null if the action is permanent or open.'),
    text('locality', 'BD_PER_ADD_LOCAL', 'Locality of the address.'),
    text('state', 'BD_PER_ADD_STATE', 'State of the address, or the words that the agency uses instead.'),
    postcode('postcode', 'BD_PER_ADD_PCODE', 'Postcode of the address.', 'BD_PER_ADD_COUNTRY'),
    text('country', 'BD_PER_ADD_COUNTRY', 'Country of the address, or the words that the agency uses instead.'),
    comment('comments', 'BD_PER_COMMENTS', 'The reason, if the agency states it.'),
  ],
  quirks: [
    'There is one row for each address and action, so a name can occur several times.',
    'No end date means that the action is permanent or open.',
    'If the agency writes “No comment made”, the comment is null.',
    'The agency updates the register once a week.',
  ],
});
